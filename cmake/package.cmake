# Packages for Debian by `cpack -G DEB`, one for each component that install.cmake
# fills, of shared libraries with the prefix /usr (scripts/release.sh makes them).
# Those that hold libraries are named for the ABI, so that two can be installed.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME sdyrt)
set(CPACK_PACKAGE_CONTACT "The authors of libsdyrt" CACHE STRING
    "Maintainer of the packages, as NAME <ADDRESS>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# What programs and libraries link, but for what these packages hold themselves.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR})
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY "=")

get_cmake_property(installed COMPONENTS)
set(CPACK_COMPONENTS_ALL)
set(abi ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
set(libraries "libsdyrt${abi} (= ${PROJECT_VERSION})")

# sdyrt_package(COMPONENT NAME SECTION SUMMARY DEPENDS): nothing for a component
# that this build has not.
macro(sdyrt_package component name section summary depends)
    if("${component}" IN_LIST installed)
        string(TOUPPER ${component} upper)
        list(APPEND CPACK_COMPONENTS_ALL ${component})
        set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${name})
        set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION ${section})
        set(CPACK_DEBIAN_${upper}_PACKAGE_DEPENDS "${depends}")
        set(CPACK_COMPONENT_${upper}_DESCRIPTION "${summary}")
        install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${name}
                RENAME copyright COMPONENT ${component} EXCLUDE_FROM_ALL)
    endif()
endmacro()
sdyrt_package(runtime libsdyrt${abi} libs "libraries" "")
foreach(mpi IN LISTS sdyrt_mpis)
    sdyrt_package(mpi_${mpi} libsdyrt-mpi-${mpi}${abi} libs
                  "backend for MPI (${mpi})" "${libraries}")
endforeach()
sdyrt_package(cuda libsdyrt-cuda${abi} libs "backend for GPUs and NCCL"
              "${libraries}")
sdyrt_package(dev libsdyrt-dev libdevel "headers" "${libraries}, libhwloc-dev")
sdyrt_package(tools sdyrt utils "commands and benchmark" "${libraries}")
sdyrt_package(doc libsdyrt-doc doc "documentation and examples" "")
set(CPACK_DEBIAN_DOC_PACKAGE_ARCHITECTURE all)
include(CPack)
