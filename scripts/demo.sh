#!/usr/bin/env bash
# Set up, build optimised, and run the collectives of one training step of a
# Llama 3 8B sized model on threads; options go to sdyrt_workload.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/setup.sh
cmake --preset release
cmake --build --preset release --target sdyrt_workload
exec build/release/bench/sdyrt_workload bench/workloads/llama3_8b.json "$@"
