#!/usr/bin/env bash
# Which nvcc the build takes, and what for (cmake/nvcc.cmake): one that knows a
# part of the architectures is used for those, and one that is not to be used is
# a line in the output with SDYRT_CUDA=AUTO, an error with ON.
# Reads CMAKE and NVCC, which may be empty, from the environment.
# shellcheck source=tests/install/lib.sh
. "$(dirname "$0")/lib.sh"

mkdir "$temp/project"
cat >"$temp/project/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.25)
project(nvcc C CXX)
include("$source/cmake/nvcc.cmake")
END

# nvcc_like NAME VERSION 'ARCHITECTURE..' [COMPILER]: one that tells these, and
# compiles as another does, if there is one.
nvcc_like() {
    cat >"$temp/$1" <<END
#!/bin/sh
case \$1 in
--version) echo "Cuda compilation tools, release $2, V$2.1" ;;
--list-gpu-arch) printf 'compute_%s\\n' $3 ;;
*) exec ${4:-false} "\$@" ;;
esac
END
    chmod +x "$temp/$1"
}

# configure NVCC CUDA ARCHITECTURES: succeeds as cmake does; the output is $text.
configure() {
    rm -rf "$temp/build"
    text=$(CUDACXX=$1 "$CMAKE" -S "$temp/project" -B "$temp/build" \
        "-DSDYRT_CUDA=$2" "-DSDYRT_CUDA_ARCHITECTURES=$3" 2>&1) || {
        text=$(tr -s '\n ' ' ' <<<"$text")
        return 1
    }
}

# expect TEXT
expect() {
    [[ $text == *"$1"* ]] || {
        printf 'nvcc: no "%s" in\n%s\n' "$1" "$text" >&2
        exit 1
    }
}

# refused NVCC REASON [ARCHITECTURES]
refused() {
    configure "$1" AUTO "${3-80;90}" || expect "the build to go on"
    expect "$2"
    expect 'libsdyrt_cuda is left out'
    if configure "$1" ON "${3-80;90}"; then
        expect 'an error with ON'
    fi
    expect "SDYRT_CUDA=ON: $1"
    expect "$2"
}

printf '#!/bin/sh\nexit 1\n' >"$temp/mute"
chmod +x "$temp/mute"
nvcc_like old 11.8 '80 90'
nvcc_like few 12.4 '75 80'
refused "$temp/none" 'does not tell its version'
refused "$temp/mute" 'does not tell its version'
refused "$temp/old" 'is of CUDA 11.8: 12.0 or newer is needed'
refused "$temp/few" 'SDYRT_CUDA_ARCHITECTURES (100 120): choose of 75 80' '100;120'
refused "$temp/few" 'does not compile here'

if [ -n "${NVCC-}" ]; then
    nvcc_like like 12.4 '75 80 90' "$NVCC"
    configure "$temp/like" ON '75;80;90;100;120' || expect 'the build to go on'
    expect '12.4 for 75 80 90; it does not know 100 120'
fi
