#!/usr/bin/env bash
# Install what building and testing need, on Debian or Ubuntu, where it is
# missing; with --ci also what .ci/run needs. Does nothing when all is there.
set -euo pipefail

# Succeeds when the header compiles.
has_header() {
    printf '#include <%s>\n' "$1" | gcc -fsyntax-only -x c - 2>/dev/null
}

# Succeeds when the loader finds the library.
has_library() {
    ldconfig -p | grep -F "$1" >/dev/null
}

has_clang_runtime() {
    [ -n "$(find "$(clang -print-resource-dir)" -name 'libclang_rt.fuzzer*' \
        2>/dev/null)" ]
}

# The last word, wherever setup ends: the cmake of an older release is too old.
check_cmake() {
    local least=3.25 found
    found=$(cmake --version 2>/dev/null || true)
    found=$(sed -n '1s/^cmake version //p' <<<"$found")
    if [ "$(printf '%s\n' "$least" "${found:-0}" | sort -V | head -n 1)" = \
        "$least" ]; then
        return 0
    fi
    echo "setup: cmake $least or newer is needed, found ${found:-none}." \
        "Take it from Debian 12, Ubuntu 23.04 or newer, from" \
        "https://apt.kitware.com, or by 'pip install cmake', and put it first" \
        "in PATH" >&2
    return 1
}

missing=()
# need PACKAGE TEST..: PACKAGE is missing unless the command TEST succeeds.
need() {
    "${@:2}" >/dev/null 2>&1 || missing+=("$1")
}

need cmake command -v cmake
need ninja-build command -v ninja
need gcc command -v gcc
need g++ command -v g++
need pkg-config command -v pkg-config
need libcmocka-dev pkg-config --exists cmocka
need libhwloc-dev pkg-config --exists hwloc
need libjansson-dev pkg-config --exists jansson
need uthash-dev has_header uthash.h
need libopenmpi-dev command -v mpicc
need openmpi-bin command -v mpiexec
need libopenblas0-pthread has_library libopenblas.so.0
need help2man command -v help2man
case "${1-}" in
--ci)
    need git command -v git
    need ccache command -v ccache
    need clang command -v clang
    need clang-format command -v clang-format
    need clang-tidy command -v clang-tidy
    need cppcheck command -v cppcheck
    need shellcheck command -v shellcheck
    need libclang-rt-dev has_clang_runtime
    need libopenmpi-dev command -v mpicc.openmpi
    need openmpi-bin command -v mpiexec.openmpi
    need libmpich-dev command -v mpicc.mpich
    need mpich command -v mpiexec.mpich
    need valgrind command -v valgrind
    need abigail-tools command -v abidiff
    need dpkg-dev command -v dpkg-shlibdeps
    need file command -v file
    need python3-cffi /usr/bin/python3 -c 'import cffi'
    need python3-numpy /usr/bin/python3 -c 'import numpy'
    need python3-mpi4py /usr/bin/python3 -c 'import mpi4py'
    need python3-matplotlib /usr/bin/python3 -c 'import matplotlib'
    ;;
'') ;;
*)
    echo "usage: $0 [--ci]" >&2
    exit 2
    ;;
esac

if [ ${#missing[@]} -eq 0 ]; then
    check_cmake
    echo "setup: everything needed is installed"
    exit 0
fi
if ! command -v apt-get >/dev/null; then
    echo "setup: no apt-get here; install what Debian calls: ${missing[*]}" >&2
    exit 1
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
    as_root=(sudo)
fi
echo "setup: installing ${missing[*]}"
"${as_root[@]}" apt-get update -q
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-install-recommends "${missing[@]}"
check_cmake
