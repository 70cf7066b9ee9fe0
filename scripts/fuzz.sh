#!/usr/bin/env bash
# Build the fuzz targets (tests/fuzz/fuzz_*.c) and run them for SECONDS (default
# 60) in all, from their seeds (tests/fuzz/NAME.seeds.tar.gz). What is found lands
# in build/fuzz, inputs worth keeping in build/fuzz/corpus.
set -euo pipefail
cd "$(dirname "$0")/.."
targets=(tests/fuzz/fuzz_*.c)
seconds=$((${1:-60} / ${#targets[@]}))

cmake --preset fuzz
for source in "${targets[@]}"; do
    name=$(basename "$source" .c)
    cmake --build --preset fuzz --target "$name"
    seeds=build/fuzz/seeds/$name
    rm -rf "$seeds"
    mkdir -p "$seeds" "build/fuzz/corpus/$name"
    tar -xzf "tests/fuzz/$name.seeds.tar.gz" -C "$seeds"
    "build/fuzz/tests/$name" -max_total_time="$seconds" -timeout=10 \
        -verbosity=0 -print_final_stats=1 -artifact_prefix=build/fuzz/ \
        "build/fuzz/corpus/$name" "$seeds"
done
