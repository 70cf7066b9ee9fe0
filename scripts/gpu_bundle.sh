#!/usr/bin/env bash
# gpu_bundle.sh [OPTION..] [FOLDER]: build for GPUs, and collect in FOLDER
# (build/gpu_bundle) all that gpu_check.sh needs on a machine that has only a
# driver, NCCL and bash.
#
#   -a ARCHS         compute capabilities, such as '80;90' (90)
#   --build FOLDER   where to build (build/gpu)
#   --with-nccl      NCCL as well: libnccl.so.2 of SDYRT_NCCL_LIB, of NCCL_ROOT
#                    or beside nvcc; a few hundred MB
#
# The bundle may be moved and copied. Its libraries are those of this machine. The
# last lines say what driver, C library and NCCL it needs (docs/gpu.md).
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
    sed -n '2,/^set/{/^set/!s/^# \{0,1\}//p}' "$0" >&2
    exit 2
}

architectures=90 build=build/gpu bundle=build/gpu_bundle with_nccl=false
while [ $# -gt 0 ]; do
    case $1 in
    -a) architectures=${2:?} && shift ;;
    --build) build=${2:?} && shift ;;
    --with-nccl) with_nccl=true ;;
    -*) usage ;;
    *) bundle=$1 ;;
    esac
    shift
done

# DT_RPATH, unlike DT_RUNPATH, is also for what the libraries themselves need.
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DSDYRT_MPI=OFF \
    -DSDYRT_CUDA=ON "-DSDYRT_CUDA_ARCHITECTURES=$architectures" \
    -DSDYRT_INSTALL=OFF -DCMAKE_BUILD_WITH_INSTALL_RPATH=ON \
    "-DCMAKE_INSTALL_RPATH=\$ORIGIN/../lib;\$ORIGIN" \
    -DCMAKE_EXE_LINKER_FLAGS=-Wl,--disable-new-dtags \
    -DCMAKE_SHARED_LINKER_FLAGS=-Wl,--disable-new-dtags \
    -DCMAKE_MODULE_LINKER_FLAGS=-Wl,--disable-new-dtags
programs=(tools/sdyrt bench/sdyrt_perf bench/bench_kernels_cuda
    tests/kernels/test_cuda tests/nccl/gpu_info tests/nccl/test_gpu_cases
    tests/nccl/test_gpu_graph tests/nccl/test_gpu_streams
    tests/nccl/test_gpu_fault examples/gpu_stream)
targets=(sdyrt_cuda sdyrt_command)
for program in "${programs[@]:1}"; do
    targets+=("$(basename "$program")")
done
cmake --build "$build" --target "${targets[@]}"

rm -rf "$bundle"
mkdir -p "$bundle/bin" "$bundle/lib"
for program in "${programs[@]}"; do
    install -s -m 755 "$build/$program" "$bundle/bin"
done
install -m 755 scripts/gpu_*.sh "$bundle"
rm "$bundle/gpu_bundle.sh"
git describe --always --dirty --abbrev=40 >"$bundle/commit" 2>/dev/null ||
    rm -f "$bundle/commit"

# What these need and a bare machine may lack: all but the C library's own and
# the driver's.
own=$(cd "$build" && pwd)
cp -P "$own"/libsdyrt{,_program,_opt,_shard}.so* "$own/libsdyrt_cuda.so" \
    "$bundle/lib"
strip --strip-unneeded "$bundle"/lib/*.so
for program in "$bundle"/bin/* "$bundle/lib/libsdyrt_cuda.so"; do
    LD_LIBRARY_PATH=$own ldd "$program"
done | awk '$2 == "=>" && $3 ~ "^/" { print $1, $3 }' | sort -u |
    while read -r name file; do
        case $name in
        libsdyrt* | libc.* | libm.* | libdl.* | libpthread.* | librt.* | \
            libresolv.* | libcuda.*) ;;
        *) install -m 644 "$file" "$bundle/lib/$name" ;;
        esac
    done

# find_first TEST FILE..: the first for which TEST holds.
find_first() {
    local test=$1 file
    shift
    for file in "$@"; do
        if test "$test" "$file"; then
            realpath "$file"
            return
        fi
    done
}

nvcc=$(sed -n 's/^CMAKE_CUDA_COMPILER:[A-Z]*=//p' "$build/CMakeCache.txt")
toolkit=$(dirname "$(dirname "$(realpath "$nvcc")")")

# The tool and the libraries that it injects; not its manuals.
sanitizer=$(find_first -d "$toolkit/compute-sanitizer" \
    "$toolkit"/extras/compute-sanitizer)
if [ -n "$sanitizer" ] && [ -x "$sanitizer/compute-sanitizer" ]; then
    mkdir "$bundle/sanitizer"
    find "$sanitizer" -maxdepth 1 -type f \( -name compute-sanitizer -o \
        -name '*.so*' -o -name TreeLauncherSubreaper \) \
        -exec cp {} "$bundle/sanitizer" \;
    echo "compute-sanitizer: $(du -sm "$bundle/sanitizer" | cut -f 1) MiB"
else
    echo "compute-sanitizer: not in $toolkit; that machine's will be used"
fi

if $with_nccl; then
    nccl=$(find_first -e "${SDYRT_NCCL_LIB:-/nowhere}" \
        "${NCCL_ROOT:-/nowhere}"/lib{,64}/libnccl.so.2 \
        "$toolkit"/lib{,64}/libnccl.so.2 \
        /usr/lib/*-linux-gnu/libnccl.so.2 /usr/lib64/libnccl.so.2)
    [ -n "$nccl" ] || { echo "gpu_bundle: no libnccl.so.2" >&2; exit 1; }
    install -m 644 "$nccl" "$bundle/lib/libnccl.so.2"
fi

# That it is complete, wherever it is: nothing is missing, nothing is from here.
for file in "$bundle"/bin/* "$bundle"/lib/*.so*; do
    if env -u LD_LIBRARY_PATH ldd "$file" | grep -E 'not found' |
        grep -v libcuda; then
        echo "gpu_bundle: $file lacks what is above" >&2
        exit 1
    fi
done

glibc=$(objdump -T "$bundle"/bin/* "$bundle"/lib/*.so* |
    grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
cuda=$("$nvcc" --version | sed -n 's/.*release \([0-9.]*\).*/\1/p')
case $cuda in
12.*) driver='R525 or newer' ;;
13.*) driver='R580 or newer' ;;
*) driver="one of CUDA $cuda" ;;
esac
echo "$bundle: $(du -sm "$bundle" | cut -f 1) MiB. On the machine with the GPU:" \
    'gpu_check.sh --part 1 .. 4 in it. It needs there:'
printf '%-10s%s\n' GPU "sm_$architectures" \
    driver "$driver, as it has CUDA $cuda in it" \
    glibc "${glibc#GLIBC_} or newer" NCCL '2.18 or newer'
