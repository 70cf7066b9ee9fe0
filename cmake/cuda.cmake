# The plug-in libsdyrt_cuda: kernels and what else needs a CUDA device. The
# library opens it when it runs and does without where it is not there; it links
# cudart statically, so that it needs a driver only once a device is asked for.
#
# sdyrt_cuda_objects holds it as objects, for tests and benches that reach
# inside. sdyrt_nvcc_flags are the options of every .cu file.
set(SDYRT_CUDA AUTO CACHE STRING
    "The CUDA plug-in: ON, OFF, or AUTO for where an nvcc works")
set_property(CACHE SDYRT_CUDA PROPERTY STRINGS AUTO ON OFF)
set(SDYRT_CUDA_ARCHITECTURES 75 80 86 89 90 100 120 CACHE STRING
    "Compute capabilities to build for, of which nvcc takes those that it knows;
the last is kept as PTX too")

set(SDYRT_HAVE_CUDA OFF)
if(SDYRT_CUDA)
    include(cmake/nvcc.cmake)
endif()
if(NOT SDYRT_HAVE_CUDA)
    return()
endif()

set(CMAKE_CUDA_STANDARD 17)
set(CMAKE_CUDA_STANDARD_REQUIRED ON)
set(CMAKE_CUDA_RUNTIME_LIBRARY Static)
set(CMAKE_CUDA_VISIBILITY_PRESET hidden)

# Sums and products round as the host's do: never as one. Local memory, which
# is where spilled registers go, is a warning of ptxas. The host code is what
# nvcc makes to register kernels: the plug-in needs no C++ library for it.
set(sdyrt_nvcc_flags -fmad=false
    "SHELL:-Xptxas -warn-spills,-warn-lmem-usage"
    "SHELL:-Xcompiler -fno-exceptions,-fno-threadsafe-statics")
if(SDYRT_WARNINGS_AS_ERRORS)
    list(APPEND sdyrt_nvcc_flags "SHELL:-Werror all-warnings"
         "SHELL:-Xptxas -Werror"
         "SHELL:-Xcompiler -Wall,-Wextra,-Wshadow,-Werror")
endif()

file(GLOB cuda_sources CONFIGURE_DEPENDS kernels/cuda/*.c kernels/cuda/*.cu
     runtime/nccl/*.c)
add_library(sdyrt_cuda_objects OBJECT ${cuda_sources})
target_include_directories(sdyrt_cuda_objects PUBLIC include PRIVATE .)
target_compile_options(sdyrt_cuda_objects PRIVATE
    "$<$<COMPILE_LANGUAGE:CUDA>:${sdyrt_nvcc_flags}>")
target_link_libraries(sdyrt_cuda_objects PUBLIC sdyrt_flags CUDA::cudart_static)

# Of the core it has what sdyrt exports, and its own copy of what is small.
add_library(sdyrt_cuda MODULE $<TARGET_OBJECTS:sdyrt_cuda_objects>
            kernels/identity_host.c kernels/merge.c)
target_include_directories(sdyrt_cuda PRIVATE include .)
target_link_libraries(sdyrt_cuda PRIVATE sdyrt sdyrt_flags CUDA::cudart_static)
target_link_options(sdyrt_cuda PRIVATE -Wl,--as-needed)
if(NOT SDYRT_SANITIZE)
    target_link_options(sdyrt_cuda PRIVATE -Wl,--no-undefined)
endif()
# Beside libsdyrt, which it finds there.
set_target_properties(sdyrt_cuda PROPERTIES LINKER_LANGUAGE C
    BUILD_RPATH "$ORIGIN" INSTALL_RPATH "$ORIGIN")
