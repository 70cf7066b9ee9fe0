#!/usr/bin/env bash
# Set up, build optimised, and reshard the weights of Llama 3 8B on threads,
# from FSDP to tensor parallel; options go to sdyrt_workload.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/setup.sh
cmake --preset release
cmake --build --preset release --target sdyrt_workload
exec build/release/bench/sdyrt_workload bench/workloads/llama3_8b.json "$@"
