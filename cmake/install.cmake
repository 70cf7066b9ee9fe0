# What `cmake --install` puts where: the library, the headers, the programs, what
# find_package and pkg-config read, and what is there to read and to try: pages link
# to each other as they do here. Nothing in it names the prefix, so an installed tree
# may be moved. Each file is in a component, which is a package of package.cmake.
include(CMakePackageConfigHelpers)

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME dev)
set(libraries sdyrt sdyrt_program)
set(packages sdyrt sdyrt-program)
set(sdyrt_LIBRARIES program)
if(SDYRT_OPT)
    list(APPEND libraries sdyrt_passes)
    list(APPEND packages sdyrt-opt)
    list(APPEND sdyrt_LIBRARIES opt)
else()
    list(APPEND absent PATTERN opt.h EXCLUDE)
endif()
if(SDYRT_SHARD)
    list(APPEND libraries sdyrt_shard)
    list(APPEND packages sdyrt-shard)
    list(APPEND sdyrt_LIBRARIES shard)
else()
    list(APPEND absent PATTERN shard.h EXCLUDE)
endif()
install(TARGETS ${libraries} EXPORT sdyrt-targets
        LIBRARY COMPONENT runtime NAMELINK_COMPONENT dev)
# Plug-ins, as sdyrt-config.cmake.in has them: each with an export file of its own.
set(sdyrt_plugins)
if(SDYRT_HAVE_MPI)
    set(suffix ${CMAKE_STATIC_LIBRARY_SUFFIX})
    if(BUILD_SHARED_LIBS)
        set(suffix ${CMAKE_SHARED_LIBRARY_SUFFIX}.${PROJECT_VERSION})
    endif()
    foreach(mpi IN LISTS sdyrt_mpis)
        install(TARGETS sdyrt_mpi_${mpi} EXPORT sdyrt-mpi_${mpi}-targets
                LIBRARY COMPONENT mpi_${mpi} NAMELINK_COMPONENT dev)
        list(APPEND sdyrt_plugins
             mpi/mpi_${mpi}/libsdyrt_mpi_${mpi}${suffix})
    endforeach()
    list(JOIN sdyrt_mpis " and " sdyrt_mpi_names)
    install(FILES ${sdyrt_mpi_opened} DESTINATION ${CMAKE_INSTALL_LIBDIR}
            COMPONENT mpi_${first_mpi})
    install(FILES ${sdyrt_mpi_linked} DESTINATION ${CMAKE_INSTALL_LIBDIR})
else()
    list(APPEND absent PATTERN mpi.h EXCLUDE)
endif()
# beside the library, which opens it: a static one has no symbols for it to find
if(SDYRT_HAVE_CUDA AND BUILD_SHARED_LIBS)
    install(TARGETS sdyrt_cuda DESTINATION ${CMAKE_INSTALL_LIBDIR}
            COMPONENT cuda)
    list(APPEND sdyrt_plugins nccl/cuda/libsdyrt_cuda${CMAKE_SHARED_MODULE_SUFFIX})
endif()
install(DIRECTORY include/sdyrt TYPE INCLUDE FILES_MATCHING PATTERN "*.h"
        ${absent})

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME doc)
# The README without its links to folders of the sources.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS README.md)
file(READ README.md readme)
string(REGEX REPLACE "\\[([a-z/]+)\\]\\([a-z/]+\\)" "`\\1`" readme "${readme}")
file(WRITE ${PROJECT_BINARY_DIR}/README.md "${readme}")
install(FILES LICENSE ${PROJECT_BINARY_DIR}/README.md CHANGELOG.md CONTRIBUTING.md
        TYPE DOC)
install(DIRECTORY docs TYPE DOC)
foreach(dir workloads results) # which docs/ link to
    install(FILES bench/${dir}/README.md
            DESTINATION ${CMAKE_INSTALL_DOCDIR}/bench/${dir})
endforeach()
install(DIRECTORY examples TYPE DOC FILES_MATCHING PATTERN "*.c"
        PATTERN "*.mlir")

if(SDYRT_BUILD_TOOLS)
    set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME tools)
    cmake_path(RELATIVE_PATH CMAKE_INSTALL_FULL_LIBDIR
               BASE_DIRECTORY ${CMAKE_INSTALL_FULL_BINDIR}
               OUTPUT_VARIABLE bin_to_lib)
    set(commands sdyrt_command sdyrt_perf)
    if(SDYRT_OPT)
        list(APPEND commands sdyrt_opt)
    endif()
    set_target_properties(${commands} PROPERTIES
                          INSTALL_RPATH "$ORIGIN/${bin_to_lib}")
    install(TARGETS ${commands})
    if(BUILD_SHARED_LIBS) # else it is linked
        foreach(mpi IN LISTS sdyrt_mpis)
            install(TARGETS sdyrt_perf_mpi_${mpi} COMPONENT mpi_${mpi}
                    DESTINATION ${CMAKE_INSTALL_LIBDIR})
        endforeach()
    endif()
    # what sdyrt_perf reads, and what draws what it writes
    install(DIRECTORY bench/workloads
            DESTINATION ${CMAKE_INSTALL_DATADIR}/sdyrt)
    install(PROGRAMS scripts/plot.py
            DESTINATION ${CMAKE_INSTALL_DATADIR}/sdyrt)
    include(cmake/manual.cmake)
endif()

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME dev)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/sdyrt)
install(EXPORT sdyrt-targets NAMESPACE sdyrt:: DESTINATION ${package_dir})
foreach(mpi IN LISTS sdyrt_mpis)
    install(EXPORT sdyrt-mpi_${mpi}-targets NAMESPACE sdyrt::
            DESTINATION ${package_dir})
endforeach()
configure_package_config_file(cmake/sdyrt-config.cmake.in
    ${PROJECT_BINARY_DIR}/sdyrt-config.cmake
    INSTALL_DESTINATION ${package_dir} PATH_VARS CMAKE_INSTALL_LIBDIR)
write_basic_package_version_file(
    ${PROJECT_BINARY_DIR}/sdyrt-config-version.cmake
    COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/sdyrt-config.cmake
              ${PROJECT_BINARY_DIR}/sdyrt-config-version.cmake
              cmake/sdyrt-mpi-name.cmake
        DESTINATION ${package_dir})

set(pc_dir ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig)
foreach(dir LIBDIR INCLUDEDIR)
    cmake_path(RELATIVE_PATH CMAKE_INSTALL_FULL_${dir}
               BASE_DIRECTORY ${pc_dir} OUTPUT_VARIABLE pc_to_${dir})
endforeach()
list(JOIN sdyrt_BACKENDS " " pc_backends)
# A static library names what it stands on as its own: --static would ask for
# static versions of that as well.
if(BUILD_SHARED_LIBS)
    set(pc_private .private)
else()
    set(pc_libs " -pthread")
    set(pc_program_libs " -lm")
    set(pc_mpi_libs "-Wl,-u,sdyi_plugin_mpi ")
endif()
# install_pc(TEMPLATE NAME): NAME.pc
function(install_pc template name)
    configure_file(cmake/${template}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc
                   @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/${name}.pc
            DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endfunction()
foreach(name IN LISTS packages)
    install_pc(${name} ${name})
endforeach()
# sdyrt-mpi-NAME, and sdyrt-mpi for the first, each with the flags of its MPI.
foreach(mpi IN LISTS sdyrt_mpis)
    get_target_property(calls sdyrt_mpi_${mpi} SDYRT_CALLS)
    get_target_property(dirs ${calls} INTERFACE_INCLUDE_DIRECTORIES)
    list(TRANSFORM dirs PREPEND " -I")
    list(JOIN dirs "" pc_mpi_cflags)
    set(flags)
    foreach(property LINK_OPTIONS LINK_LIBRARIES)
        get_target_property(values ${calls} INTERFACE_${property})
        if(values)
            list(APPEND flags ${values})
        endif()
    endforeach()
    list(TRANSFORM flags REPLACE "^SHELL:" "")
    list(JOIN flags " " pc_mpi_flags)
    install_pc(sdyrt-mpi sdyrt-mpi-${mpi})
    if(mpi STREQUAL first_mpi)
        install_pc(sdyrt-mpi sdyrt-mpi)
    endif()
endforeach()

if(PROJECT_IS_TOP_LEVEL AND BUILD_SHARED_LIBS)
    include(cmake/package.cmake)
endif()
