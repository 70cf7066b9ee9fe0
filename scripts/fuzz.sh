#!/usr/bin/env bash
# Build the fuzz targets and run each for SECONDS (default 60), starting from
# the seeds in tests/fuzz. What is found lands in build/fuzz.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-60}

cmake --preset fuzz
cmake --build --preset fuzz
