#!/usr/bin/env bash
# Set up, build optimised, and reshard the weights of Llama 3 8B on threads,
# from FSDP to tensor parallel; options go to sdyrt_perf.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/setup.sh
cmake --preset release
cmake --build --preset release --target sdyrt_perf
exec build/release/bench/sdyrt_perf --workload bench/workloads/llama3_8b.json \
    --total "$@"
