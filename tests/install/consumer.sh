#!/usr/bin/env bash
# Build and run the consumer project against the library of a build tree:
#   install BUILD      installed, found by CMake and by pkg-config
#   subproject BUILD   from source, as a part of the consumer
# Reads CC, CMAKE and SANITIZE from the environment. 77: skipped.
set -euo pipefail
way=$1
build=$2
here=$(cd "$(dirname "$0")" && pwd)
source=$here/../..

if [ -n "${SANITIZE-}" ]; then
    echo "skipped: the consumer is built without sanitizers ($SANITIZE)"
    exit 77
fi
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT

# build_consumer OPTION..: by CMake, in $temp/build; and run it.
build_consumer() {
    "$CMAKE" -S "$here/consumer" -B "$temp/build" -G Ninja "$@"
    "$CMAKE" --build "$temp/build"
    "$temp/build/consumer_c"
    "$temp/build/consumer_cxx"
}

# declared MARK FILE..: the functions that headers declare with MARK.
declared() {
    cat "${@:2}" | tr '\n' ' ' | grep -o "$1 [^;(]*(" |
        grep -o 'sdy[ri][t_][a-z0-9_]*($' | tr -d '('
}

# The names that the headers declare are those that the library exports, but for
# what its plug-in calls.
check_exports() {
    diff <({
        declared SDYRT_API "$temp"/prefix/include/sdyrt/*.h
        declared SDYI_EXPORT "$source"/{base,mesh,collectives/*,runtime,runtime/*}/*.h
    } | sort) \
        <(nm -D --defined-only "$1" | awk '{ print $3 }' | sort)
}

if [ "$way" = subproject ]; then
    build_consumer -DSDYRT_SOURCE="$source" -DCMAKE_BUILD_TYPE=Debug \
        -DSDYRT_CUDA_ARCHITECTURES=90
    exit
fi

"$CMAKE" --install "$build" --prefix "$temp/first"
mv "$temp/first" "$temp/prefix" # an installed tree may be moved
build_consumer -DCMAKE_PREFIX_PATH="$temp/prefix"

pc=$(find "$temp/prefix" -name sdyrt.pc)
lib=$(dirname "$(dirname "$pc")")
PKG_CONFIG_PATH=$(dirname "$pc")
export PKG_CONFIG_PATH
read -ra flags < <(pkg-config --cflags --libs sdyrt)
"$CC" -std=c11 -Wall -Wextra -Wpedantic -Werror -o "$temp/consumer_c" \
    "$here/consumer/consumer.c" "${flags[@]}"
g++ -std=c++11 -Wall -Wextra -Wpedantic -Werror -o "$temp/consumer_cxx" \
    "$here/consumer/consumer.cc" "${flags[@]}"
LD_LIBRARY_PATH=$lib "$temp/consumer_c"
LD_LIBRARY_PATH=$lib "$temp/consumer_cxx"
if [ -e "$lib/libsdyrt.so" ]; then
    check_exports "$lib/libsdyrt.so"
fi
if [ -x "$temp/prefix/bin/sdyrt" ]; then
    "$temp/prefix/bin/sdyrt" --version
fi
