#!/usr/bin/env bash
# Build and run the consumer project against the library
#   install BUILD      of a build, installed, found by CMake and by pkg-config
#   prefix FOLDER      the same of an installed tree
#   subproject BUILD   from source, as a part of the consumer
# Reads CC, CMAKE and SANITIZE from the environment. 77: skipped.
# shellcheck source=tests/install/lib.sh
. "$(dirname "$0")/lib.sh"
way=$1
build=$2
skip_sanitized 'the consumer'

program=$source/tests/program/golden/printed/shard_map_partial_manual.mlir
chain=$here/consumer/chain.mlir

# The libraries that the build is without, as with -DSDYRT_OPT=OFF.
left_out=()
if [ "$way" = install ]; then
    for name in opt shard; do
        if grep -qs "^SDYRT_${name^^}:BOOL=OFF" "$build/CMakeCache.txt"; then
            left_out+=("$name")
        fi
    done
fi
has_opt=true
[[ "${left_out[*]-}" != *opt* ]] || has_opt=false

# run_all FOLDER: the programs of the consumer; those of programs as text print
# the same one.
run_all() {
    "$1/consumer_c"
    "$1/consumer_cxx"
    if $has_opt; then
        "$1/program_c" "$program" >"$temp/c.mlir"
        "$1/program_cxx" "$program" >"$temp/cxx.mlir"
        diff "$temp/c.mlir" "$program"
        diff "$temp/cxx.mlir" "$program"
        "$1/show_shardings" "$program" | grep -qF '%arg1 '
    fi
    "$1/propagate" "$chain" >"$temp/chain"
    diff - "$temp/chain" <<'EOF'
%0     <@devices, [{"x", ?}, {?}]> as %arg0, in step 0
%1     <@devices, [{?}, {"x", ?}]> as %0, in step 1
EOF
}

# build_consumer OPTION..: by CMake, in $temp/build; and run it.
build_consumer() {
    "$CMAKE" -S "$here/consumer" -B "$temp/build" -G Ninja "$@"
    "$CMAKE" --build "$temp/build"
    run_all "$temp/build"
}

# declared MARK FILE..: the functions that headers declare with MARK.
declared() {
    cat "${@:2}" | tr '\n' ' ' | grep -o "$1 [^;(]*(" |
        grep -o 'sdy[ri][t_][a-z0-9_]*($' | tr -d '('
}

# exported LIBRARY: the names that it exports.
exported() {
    nm -D --defined-only "$lib/$1.so" | awk '{ print $3 }' | sort
}

# The names that the headers declare are those that the libraries export, each
# by one of them, but for what the other libraries and the plug-in call: of
# libsdyrt_program that is all that begins with sdyi_.
check_exports() {
    local headers=$temp/prefix/include/sdyrt name
    local beside=("$headers"/{program,execute}.h)
    local of_beside=("${beside[@]}")
    for name in opt shard mpi; do
        [ ! -e "$headers/$name.h" ] || of_beside+=("$headers/$name.h")
    done
    declared SDYRT_API "${of_beside[@]}" | sort >"$temp/of_beside"
    diff <({
        declared SDYRT_API "$headers"/*.h | grep -vxFf "$temp/of_beside"
        declared SDYI_EXPORT \
            "$source"/{base,kernels,mesh,collectives/*,runtime,runtime/*}/*.h
    } | sort) <(exported libsdyrt)
    diff <(declared SDYRT_API "${beside[@]}" | sort) \
        <(exported libsdyrt_program | grep -v '^sdyi_')
    for name in opt shard; do
        [ ! -e "$headers/$name.h" ] || diff <({
            declared SDYRT_API "$headers/$name.h"
            declared SDYI_EXPORT "$source/$name"/{,*/}*.h
        } | sort) <(exported "libsdyrt_$name")
    done
    [ ! -e "$headers/mpi.h" ] || diff <({
        declared SDYRT_API "$headers/mpi.h"
        echo sdyi_plugin_mpi
    } | sort) <(exported libsdyrt_mpi)
    # Dialects and passes of tests are in the commands alone.
    if grep -aE 'check\.expect_|test-single-fold|sdyi_testing' \
        "$lib"/libsdyrt*.so >"$temp/of_tests"; then
        echo "a library has parts of testing/" >&2
        return 1
    fi
}

# needs FILE: the libraries that it stands on.
needs() {
    readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(lib[^.]*\)\..*/\1/p' | sort |
        tr '\n' ' '
}

# MPI and CUDA are the plug-ins' alone.
check_needs() {
    [ "$(needs "$lib/libsdyrt.so")" = 'libc libhwloc ' ] || {
        echo "libsdyrt.so needs $(needs "$lib/libsdyrt.so")" >&2
        return 1
    }
    local file
    for file in "$lib"/libsdyrt_{program,opt,shard}.so \
        "$temp"/prefix/bin/sdyrt{,-opt,_perf}; do
        if [ -e "$file" ] && [[ "$(needs "$file")" == *@(libmp|libcud)* ]]; then
            echo "$file needs $(needs "$file")" >&2
            return 1
        fi
    done
}

# refuses COMPONENT TEXT: find_package by the file $config fails so.
refuses() {
    if "$CMAKE" -Dsdyrt_DIR="${config%/*}" -DCOMPONENTS="$1" \
        -P "$here/consumer/components.cmake" >"$temp/said" 2>&1; then
        echo "component $1 was found" >&2
        return 1
    fi
    tr -s ' \n' ' ' <"$temp/said" | grep -qF -- "$2" || {
        cat "$temp/said" >&2
        return 1
    }
}

# cut_install: a copy in $temp/cut, whose file $config find_package reads.
cut_install() {
    rm -rf "$temp/cut"
    cp -a "$temp/prefix" "$temp/cut"
    config=$(find "$temp/cut" -name sdyrt-config.cmake)
}

# Of an install that was built with the least.
check_components() {
    local config component
    cut_install
    sed -i 's/^set(sdyrt_plugins .*/set(sdyrt_plugins "")/
        s/^set(sdyrt_LIBRARIES .*/set(sdyrt_LIBRARIES program)/' "$config"
    for component in mpi cuda nccl opt shard rocm; do
        refuses "$component" "the sdyrt in $temp/cut has no component\
 '$component': it has threads, program"
    done
    for component in mpi opt shard; do
        refuses "$component" \
            "program (-DSDYRT_${component^^}=ON builds it with $component)"
    done
    refuses 'threads;cuda' 'program (-DSDYRT_CUDA=ON builds it with'
}

# Of one without the files of its plug-ins, which are packages of their own: it
# is found, and has the other backends.
check_missing_plugins() {
    local config component file files
    cut_install
    for component in mpi cuda; do
        mapfile -t files < <(find "$temp/cut" -type f \
            -name "libsdyrt_${component}[_.]*")
        rm -f "${files[@]}"
        for file in "${files[@]}"; do
            refuses "$component" "has no component '$component': it lacks"
            refuses "$component" "$file"
        done
    done
    "$CMAKE" -S "$here/consumer" -B "$temp/without" -G Ninja \
        -DCMAKE_PREFIX_PATH="$temp/cut" -DEXAMPLES="$doc/examples" >"$temp/said"
    if grep -q consumer_mpi "$temp/without/build.ninja"; then
        echo 'the consumer would link a plug-in that is not there' >&2
        return 1
    fi
}

# Nothing of the libraries that were left out is installed, nor named.
check_left_out() {
    local config name found
    config=$(find "$temp/prefix" -name sdyrt-config.cmake)
    for name in "${left_out[@]}"; do
        found=$(find "$temp/prefix" -name "libsdyrt_$name.*" -o \
            -name "sdyrt-$name.pc" -o -path "*/include/sdyrt/$name.h")
        if [ "$found" ]; then
            printf 'installed without %s: %s\n' "$name" "$found" >&2
            return 1
        fi
        refuses "$name" "(-DSDYRT_${name^^}=ON builds it with $name)"
    done
}

# What the links of the pages lead to, and what sdyrt_perf needs.
check_files() {
    local path
    for path in "$doc"/{README.md,docs/{guide,python}.md,docs/images} \
        "$doc"/examples/{hello_reshard,trainer_to_generator,gpu_stream}.c; do
        [ -e "$path" ] || {
            echo "not installed: $path" >&2
            return 1
        }
    done
    "$source/scripts/check_links.sh" "$doc"/{*,docs/*,bench/*/*}.md
    if [ -x "$temp/prefix/bin/sdyrt" ]; then
        "$temp/prefix/bin/sdyrt" --version
        "$temp/prefix/bin/sdyrt_perf" --dry-run --workload \
            "$temp/prefix/share/sdyrt/workloads/moe_capacity_ep8.json"
        # a refusal of its own, whatever Python has
        grep -q '^plot.py: /dev/null: ' \
            <("$temp/prefix/share/sdyrt/plot.py" /dev/null 2>&1)
    fi
}

if [ "$way" = subproject ]; then
    build_consumer -DSDYRT_SOURCE="$source" -DCMAKE_BUILD_TYPE=Debug \
        -DSDYRT_CUDA_ARCHITECTURES=90 -DEXAMPLES="$source/examples"
    exit
fi

# An installed tree may be moved.
if [ "$way" = install ]; then
    "$CMAKE" --install "$build" --prefix "$temp/first"
    mv "$temp/first" "$temp/prefix"
else
    cp -a "$build" "$temp/prefix"
fi
doc=$temp/prefix/share/doc/sdyrt
build_consumer -DCMAKE_PREFIX_PATH="$temp/prefix" -DEXAMPLES="$doc/examples"
check_components
check_missing_plugins
check_left_out
check_files

pc=$(find "$temp/prefix" -name sdyrt.pc)
lib=$(dirname "$(dirname "$pc")")
PKG_CONFIG_PATH=$(dirname "$pc")
export PKG_CONFIG_PATH
backends=$(pkg-config --variable=backends sdyrt | tr ' ' ',')
[ -e "$lib/libsdyrt.so" ] || backends=${backends/,mpi/} # of sdyrt-mpi
warnings=(-Wall -Wextra -Wpedantic -Werror)
mkdir "$temp/by_pc"
# by_pc PACKAGE NAME: a program of the consumer, in C and C++.
by_pc() {
    local flags
    read -ra flags < <(pkg-config --cflags --libs "$1")
    "$CC" -std=c11 "${warnings[@]}" -pthread -o "$temp/by_pc/$2_c" \
        -DBACKENDS="\"$backends\"" "$here/consumer/$2.c" "${flags[@]}"
    g++ -std=c++11 "${warnings[@]}" -pthread -o "$temp/by_pc/$2_cxx" \
        "$here/consumer/$2.cc" "${flags[@]}"
}
# example_by_pc PACKAGE NAME
example_by_pc() {
    local flags
    read -ra flags < <(pkg-config --cflags --libs "$1")
    "$CC" -std=c11 "${warnings[@]}" -o "$temp/by_pc/$2" \
        "$doc/examples/$2.c" "${flags[@]}"
}
by_pc sdyrt consumer
example_by_pc sdyrt-program propagate
if $has_opt; then
    by_pc sdyrt-opt program
    example_by_pc sdyrt-opt show_shardings
fi
LD_LIBRARY_PATH=$lib run_all "$temp/by_pc"
if [ -e "$lib/libsdyrt.so" ]; then
    check_exports
    check_needs
fi
