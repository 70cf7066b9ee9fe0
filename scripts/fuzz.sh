#!/usr/bin/env bash
# Build the fuzz targets and run each for SECONDS (default 60). What is found
# lands in build/fuzz, inputs worth keeping in build/fuzz/corpus.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-60}

cmake --preset fuzz
cmake --build --preset fuzz
cd build/fuzz
mapfile -t targets < <(find tests -type f -executable -name 'fuzz_*')
if [ ${#targets[@]} -eq 0 ]; then
    echo "no fuzz target was built" >&2
    exit 1
fi
for target in "${targets[@]}"; do
    name=$(basename "$target")
    mkdir -p "corpus/$name"
    seeds=()
    if [ -d "../../tests/fuzz/$name" ]; then
        seeds=("../../tests/fuzz/$name")
    fi
    "$target" -max_total_time="$seconds" -timeout=10 -print_final_stats=1 \
        "corpus/$name" "${seeds[@]}"
done
