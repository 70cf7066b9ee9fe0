# sdyrt_mpi_name(CALLS NAME): the name that plug-ins have for the MPI that the
# target CALLS gives, by the macros of its mpi.h.
include(CheckSymbolExists)
function(sdyrt_mpi_name calls name)
    set(CMAKE_REQUIRED_LIBRARIES ${calls})
    set(CMAKE_REQUIRED_QUIET ON)
    unset(SDYRT_IS_OPEN_MPI CACHE) # that of another
    unset(SDYRT_IS_MPICH CACHE)
    check_symbol_exists(OPEN_MPI mpi.h SDYRT_IS_OPEN_MPI)
    check_symbol_exists(MPICH_VERSION mpi.h SDYRT_IS_MPICH) # and its offspring
    if(SDYRT_IS_OPEN_MPI)
        set(${name} openmpi PARENT_SCOPE)
    elseif(SDYRT_IS_MPICH)
        set(${name} mpich PARENT_SCOPE)
    else()
        set(${name} other PARENT_SCOPE)
    endif()
endfunction()
