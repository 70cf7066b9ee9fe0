# nvcc, of CUDA 12.0 or newer, and what it is to build for: those of
# SDYRT_CUDA_ARCHITECTURES that it knows. Sets SDYRT_HAVE_CUDA and enables the
# language where all is well. With SDYRT_CUDA=AUTO nothing of this is an error.

# Leave the plug-in out, for a reason; an error where it is asked for.
macro(sdyrt_without_cuda reason)
    if(NOT SDYRT_CUDA STREQUAL "AUTO")
        message(FATAL_ERROR "SDYRT_CUDA=${SDYRT_CUDA}: ${reason}")
    endif()
    message(STATUS "CUDA: ${reason}; libsdyrt_cuda is left out")
    return()
endmacro()

# -- nvcc ----------------------------------------------------------------------
if(CMAKE_CUDA_COMPILER)
    set(nvcc "${CMAKE_CUDA_COMPILER}")
elseif(NOT "$ENV{CUDACXX}" STREQUAL "")
    set(nvcc "$ENV{CUDACXX}")
else()
    find_program(nvcc nvcc NO_CACHE)
endif()
if(NOT nvcc)
    sdyrt_without_cuda("nvcc was not found (CUDACXX names one that is not in \
PATH)")
endif()
execute_process(COMMAND ${nvcc} --version OUTPUT_VARIABLE nvcc_text ERROR_QUIET)
string(REGEX MATCH "release ([0-9.]+)" nvcc_text "${nvcc_text}")
set(nvcc_version "${CMAKE_MATCH_1}")
execute_process(COMMAND ${nvcc} --list-gpu-arch OUTPUT_VARIABLE nvcc_text
                ERROR_QUIET)
string(REGEX MATCHALL "compute_[0-9]+" nvcc_knows "${nvcc_text}")
list(TRANSFORM nvcc_knows REPLACE "compute_" "")
if(nvcc_version STREQUAL "" OR NOT nvcc_knows)
    sdyrt_without_cuda("${nvcc} does not tell its version and what it compiles \
for: it is no nvcc, or does not run here")
elseif(nvcc_version VERSION_LESS 12.0)
    sdyrt_without_cuda("${nvcc} is of CUDA ${nvcc_version}: 12.0 or newer is \
needed")
endif()

# -- architectures -------------------------------------------------------------
set(architectures "")
set(nvcc_lacks "")
foreach(architecture IN LISTS SDYRT_CUDA_ARCHITECTURES)
    if(architecture IN_LIST nvcc_knows)
        list(APPEND architectures ${architecture})
    else()
        list(APPEND nvcc_lacks ${architecture})
    endif()
endforeach()
list(JOIN nvcc_lacks " " nvcc_lacks)
if(NOT architectures)
    list(JOIN nvcc_knows " " nvcc_knows)
    sdyrt_without_cuda("${nvcc} of CUDA ${nvcc_version} knows none of \
SDYRT_CUDA_ARCHITECTURES (${nvcc_lacks}): choose of ${nvcc_knows}, or name a \
newer nvcc by CUDACXX")
endif()

# As CMake wants them: machine code for all, PTX of the last for what is newer.
list(GET architectures -1 newest)
list(TRANSFORM architectures APPEND -real OUTPUT_VARIABLE
     CMAKE_CUDA_ARCHITECTURES)
list(APPEND CMAKE_CUDA_ARCHITECTURES ${newest}-virtual)

# -- whether it compiles -------------------------------------------------------
# In a project of its own, as an error of enable_language cannot be caught.
set(nvcc_tried "${nvcc} ${nvcc_version} ${CMAKE_CUDA_ARCHITECTURES}")
if(NOT nvcc_tried STREQUAL "${sdyrt_nvcc_works}")
    unset(CMAKE_CUDA_COMPILER CACHE)
    set(ENV{CUDACXX} "${nvcc}")
    set(ENV{CUDAARCHS} "${CMAKE_CUDA_ARCHITECTURES}")
    if(CMAKE_CUDA_HOST_COMPILER)
        set(ENV{CUDAHOSTCXX} "${CMAKE_CUDA_HOST_COMPILER}")
    endif()
    include(CheckLanguage)
    check_language(CUDA)
    if(NOT CMAKE_CUDA_COMPILER)
        unset(CMAKE_CUDA_COMPILER CACHE)
        sdyrt_without_cuda("${nvcc} of CUDA ${nvcc_version} does not compile \
here, perhaps for its host compiler, which CUDAHOSTCXX names (its words: \
CMakeFiles/CMakeError.log or CMakeConfigureLog.yaml)")
    endif()
    set(sdyrt_nvcc_works "${nvcc_tried}" CACHE INTERNAL "")
endif()
enable_language(CUDA)
find_package(CUDAToolkit QUIET)
if(NOT TARGET CUDA::cudart_static)
    sdyrt_without_cuda("${nvcc} has no libcudart_static.a beside it")
endif()
set(SDYRT_HAVE_CUDA ON)
list(JOIN architectures " " architectures)
if(nvcc_lacks)
    string(APPEND architectures "; it does not know ${nvcc_lacks}")
endif()
message(STATUS "CUDA: ${nvcc} ${nvcc_version} for ${architectures}")
