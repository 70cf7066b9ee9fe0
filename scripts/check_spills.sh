#!/usr/bin/env bash
# check_spills.sh [--self-test] NVCC [ARCHITECTURE..]: compile every kernel, by
# default for the first architecture of the default build, and fail where the
# compiler reports spilled registers or local memory. Prints what the largest
# kernel of each file uses. The build asks the same of every architecture, as an
# error where warnings are errors. With --self-test: prove that a kernel with
# either is found.
set -euo pipefail
cd "$(dirname "$0")/.."

self_test=false
if [ "${1-}" = --self-test ]; then
    self_test=true
    shift
fi
nvcc=${1:?usage: $0 [--self-test] NVCC [ARCHITECTURE..]}
shift
architectures=("$@")
[ $# -gt 0 ] || architectures=(75)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# report ARCHITECTURE FILE: what ptxas says of each kernel in it, as lines
# "registers stack spilled kernel".
report() {
    "$nvcc" -std=c++17 -O3 -fmad=false -I. -Iinclude -cubin \
        -gencode "arch=compute_$1,code=sm_$1" -Xptxas -v \
        -o "$work/kernel.cubin" "$2" 2>"$work/report" ||
        { cat "$work/report" >&2; return 1; }
    awk '/Compiling entry function/ { kernel = $6; gsub("\047", "", kernel) }
        /bytes stack frame/ { stack = $1; spilled = $5 + $9 }
        /Used [0-9]+ registers/ {
            for (i = 1; i < NF; i++)
                if ($i == "Used")
                    print $(i + 1), stack, spilled, kernel
        }' "$work/report"
}

# Fails, with a line each, where a kernel has a stack or spills.
check() {
    local lines
    lines=$(report "$1" "$2")
    if [ -z "$lines" ]; then
        echo "spills: no kernel in the report on $2" >&2
        return 1
    fi
    awk -v file="$2" -v arch="$1" '
        $1 > most { most = $1 }
        $2 > 0 || $3 > 0 {
            printf "spills: %s, sm_%s: %s: %d bytes of local memory, %d of " \
                "them spilled\n", file, arch, $4, $2, $3 > "/dev/stderr"
            bad++
        }
        END {
            printf "%-24s sm_%-4s %3d kernels, at most %3d registers\n", file,
                arch, NR, most
            exit bad > 0
        }' <<<"$lines"
}

if $self_test; then
    cat >"$work/spills.cu" <<'KERNEL'
__global__ void __launch_bounds__(1024) spills(float *memory) {
    float kept[200];
#pragma unroll
    for (int i = 0; i < 200; i++)
        kept[i] = memory[i * 4096 + threadIdx.x];
    __syncthreads();
#pragma unroll
    for (int i = 0; i < 200; i++)
        memory[i * 4096 + threadIdx.x] = kept[i] - kept[(i * 7 + 3) % 200];
}
KERNEL
    cat >"$work/local.cu" <<'KERNEL'
__global__ void local(int *memory) {
    int kept[256];
    for (int i = 0; i < 256; i++)
        kept[memory[i] & 255] = i;
    memory[threadIdx.x] = kept[memory[threadIdx.x] & 255];
}
KERNEL
    for kernel in spills local; do
        if check "${architectures[0]}" "$work/$kernel.cu" 2>/dev/null; then
            echo "self-test: $kernel.cu was accepted" >&2
            exit 1
        fi
    done
    exit 0
fi

status=0
for architecture in "${architectures[@]}"; do
    for file in kernels/cuda/*.cu; do
        check "$architecture" "$file" || status=1
    done
done
exit $status
