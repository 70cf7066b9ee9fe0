# cmake -DCMAKE_PREFIX_PATH=.. -DCOMPONENTS=.. -P components.cmake
find_package(sdyrt CONFIG REQUIRED COMPONENTS ${COMPONENTS})
