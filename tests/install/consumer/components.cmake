# cmake -Dsdyrt_DIR=.. -DCOMPONENTS=.. -P components.cmake
find_package(sdyrt CONFIG REQUIRED COMPONENTS ${COMPONENTS})
