# The plug-ins libsdyrt_mpi_NAME, one for each MPI: runtime/mpi and the functions
# of <sdyrt/mpi.h>. The library opens that of the MPI whose mpirun has started the
# process; programs that have an MPI_Comm link the one of their MPI. libsdyrt_mpi,
# without a name, is a link to the first, that of sdyrt::mpi.
#
# sdyrt_mpis are their names, the first first. sdyrt_mpi_objects holds the first
# as objects, for tests that reach inside.
set(SDYRT_MPI AUTO CACHE STRING
    "The mpi backend: ON, OFF, or AUTO for when an MPI is found")
set_property(CACHE SDYRT_MPI PROPERTY STRINGS AUTO ON OFF)
set(SDYRT_MPI_ALSO "" CACHE STRING
    "Compilers of other MPIs to build plug-ins for too, such as mpicc.mpich")

set(SDYRT_HAVE_MPI OFF)
set(sdyrt_mpis)
if(NOT SDYRT_MPI)
    return()
endif()
if(SDYRT_MPI STREQUAL "AUTO")
    find_package(MPI QUIET COMPONENTS C GLOBAL)
else()
    find_package(MPI REQUIRED COMPONENTS C GLOBAL)
endif()
if(NOT MPI_C_FOUND)
    message(STATUS "MPI: not found; libsdyrt_mpi is left out")
    return()
endif()
set(SDYRT_HAVE_MPI ON)
include(cmake/sdyrt-mpi-name.cmake)

file(GLOB mpi_sources CONFIGURE_DEPENDS runtime/mpi/*.c)
# MPICH's MPI_STATUSES_IGNORE is a pointer to nothing, as gcc points out.
set_source_files_properties(${mpi_sources} PROPERTIES COMPILE_OPTIONS
    "$<$<C_COMPILER_ID:GNU>:-Wno-stringop-overflow>")

# add_mpi(COMPILER CALLS): the plug-in of an MPI, which the target CALLS gives.
function(add_mpi compiler calls)
    sdyrt_mpi_name(${calls} name)
    message(STATUS "MPI: ${compiler} (${name})")
    if(name IN_LIST sdyrt_mpis)
        message(FATAL_ERROR "SDYRT_MPI_ALSO: ${compiler} is of an MPI that is "
                            "there already, ${name}")
    endif()
    set(sdyrt_mpis ${sdyrt_mpis} ${name} PARENT_SCOPE)
    set(target sdyrt_mpi_${name})
    add_library(${target}_objects OBJECT ${mpi_sources})
    target_include_directories(${target}_objects PUBLIC include PRIVATE .)
    target_compile_definitions(${target}_objects PRIVATE
                               SDYRT_MPI_NAME="${name}")
    target_link_libraries(${target}_objects PUBLIC sdyrt_flags ${calls})

    add_library(${target} $<TARGET_OBJECTS:${target}_objects>)
    add_library(sdyrt::mpi_${name} ALIAS ${target})
    target_link_libraries(${target} PUBLIC sdyrt $<BUILD_INTERFACE:${calls}>
                          $<INSTALL_INTERFACE:MPI::MPI_C>)
    # Bindings that MPI took back, in a library that MPI::MPI_C does not link.
    target_compile_definitions(${target} INTERFACE
        $<$<COMPILE_LANGUAGE:CXX>:OMPI_SKIP_MPICXX;MPICH_SKIP_MPICXX>)
    target_link_options(${target} PRIVATE
        $<TARGET_PROPERTY:sdyrt_flags,INTERFACE_LINK_OPTIONS>)
    if(NOT BUILD_SHARED_LIBS) # where the library finds it only if it is linked
        target_link_options(${target} INTERFACE LINKER:-u,sdyi_plugin_mpi)
    elseif(NOT SDYRT_SANITIZE)
        target_link_options(${target} PRIVATE -Wl,--no-undefined)
    endif()
    # Beside libsdyrt, which opens it there under the name of its SOVERSION.
    set_target_properties(${target} PROPERTIES LINKER_LANGUAGE C
        SDYRT_CALLS ${calls}
        EXPORT_NAME mpi_${name} BUILD_RPATH "$ORIGIN" INSTALL_RPATH "$ORIGIN"
        VERSION ${PROJECT_VERSION} SOVERSION
        ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
endfunction()

add_mpi(${MPI_C_COMPILER} MPI::MPI_C)
set(first_mpi ${sdyrt_mpis})
add_library(sdyrt::mpi ALIAS sdyrt_mpi_${first_mpi})
add_library(sdyrt_mpi_objects ALIAS sdyrt_mpi_${first_mpi}_objects)

# The links without a name: that which is opened, and that which is linked.
set(sdyrt_mpi_opened)
set(sdyrt_mpi_linked libsdyrt_mpi${CMAKE_STATIC_LIBRARY_SUFFIX})
if(BUILD_SHARED_LIBS)
    set(sdyrt_mpi_linked libsdyrt_mpi${CMAKE_SHARED_LIBRARY_SUFFIX})
    set(sdyrt_mpi_opened ${sdyrt_mpi_linked}.${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
endif()
foreach(link IN LISTS sdyrt_mpi_linked sdyrt_mpi_opened)
    string(REPLACE sdyrt_mpi sdyrt_mpi_${first_mpi} file ${link})
    file(CREATE_LINK ${file} ${PROJECT_BINARY_DIR}/${link} SYMBOLIC)
endforeach()
list(TRANSFORM sdyrt_mpi_linked PREPEND ${PROJECT_BINARY_DIR}/)
list(TRANSFORM sdyrt_mpi_opened PREPEND ${PROJECT_BINARY_DIR}/)

# The others by what their compilers say that they add.
foreach(compiler IN LISTS SDYRT_MPI_ALSO)
    execute_process(COMMAND ${compiler} -show OUTPUT_VARIABLE command
                    COMMAND_ERROR_IS_FATAL ANY)
    separate_arguments(command UNIX_COMMAND "${command}")
    list(LENGTH sdyrt_mpis n)
    set(calls sdyrt_mpi_calls_${n})
    add_library(${calls} INTERFACE IMPORTED GLOBAL)
    foreach(option IN LISTS command)
        if(option MATCHES "^-I(.+)")
            target_include_directories(${calls} SYSTEM INTERFACE
                                       ${CMAKE_MATCH_1})
        elseif(option MATCHES "^-D")
            target_compile_options(${calls} INTERFACE ${option})
        elseif(option MATCHES "^-(L|Wl)")
            target_link_options(${calls} INTERFACE ${option})
        elseif(option MATCHES "^-l|[.](so|a)$")
            target_link_libraries(${calls} INTERFACE ${option})
        endif()
    endforeach()
    add_mpi(${compiler} ${calls})
endforeach()
