#!/usr/bin/env bash
# sdyrt run: what it refuses, leaving every file as it was.
# Usage: run_errors.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

# keeps_files STATUS NAME TEXT OPTION..: a refusal, with inputs for 2 devices and
# results of an earlier run in place, all of which stay as they are.
keeps_files() {
    start "$2"
    local expected_status=$1 text=$3
    shift 3
    mkdir in out blocked blocked/dev-1.bin
    printf abcdefgh >in/dev-0.bin
    printf ijklmnop >in/dev-1.bin
    printf kept >out/dev-0.bin
    printf kept >out/dev-1.bin
    printf kept >blocked/dev-0.bin
    printf kept >file
    mkdir short
    printf abcdefgh >short/dev-0.bin
    printf ijklmno >short/dev-1.bin
    mkdir long
    printf abcdefghi >long/dev-0.bin
    printf ijklmnop >long/dev-1.bin
    mkdir half
    printf abcdefgh >half/dev-0.bin
    mkdir -p strange/dev-0.bin both wide floats cut
    npy both/dev-1.npy '|i1' '(2, 4)' abcdefgh
    cp in/* both
    npy wide/dev-0.npy '|i1' '(4, 2)' abcdefgh
    npy floats/dev-0.npy '<f4' '(2, 4)' abcdefgh
    npy cut/dev-0.npy '|i1' '(2, 4)' abcdefg
    cp -r . "$sandbox/before"
    call run reshard --mesh '@m=<["x"=2]>' --type 'tensor<4x4xi8>' \
        --from '<@m, [{"x"}, {}]>' "$@"
    check_refusal "$expected_status" "$text"
    diff -r "$sandbox/before" . || fail "files changed"
    rm -rf "$sandbox/before"
}

run_refuses() {
    keeps_files 1 "$@"
}

run_misuses() {
    keeps_files 2 "$@"
}

to=(--to '<@m, [{}, {"x"}]>')
run_misuses "run needs --in" "--in" "${to[@]}" --out out
run_misuses "run needs --out" "--out" "${to[@]}" --in in
run_refuses "a file is too short" \
    "short/dev-1.bin has 7 bytes, but the tile of device 1 is 2x4 of i8, 8" \
    "${to[@]}" --in short --out out
run_refuses "a file is too long" \
    "long/dev-0.bin has 9 bytes, but the tile of device 0 is 2x4 of i8, 8" \
    "${to[@]}" --in long --out out
run_refuses "a tile has two forms" \
    "both/dev-1.npy is there, and both/dev-1.bin too" \
    "${to[@]}" --in both --out out
run_refuses "an .npy has another shape" \
    "wide/dev-0.npy: its shape is (4, 2), and (2, 4) is needed" \
    "${to[@]}" --in wide --out new
run_refuses "an .npy has another dtype" \
    "floats/dev-0.npy: its elements are '<f4', and i8 is '|i1'" \
    "${to[@]}" --in floats --out new
run_refuses "an .npy is too short" \
    "cut/dev-0.npy: it has 7 bytes of elements, and 8 are needed" \
    "${to[@]}" --in cut --out new
run_refuses "no directory is made for a bad input" "has 7 bytes" \
    "${to[@]}" --in short --out new
run_refuses "a file is missing" "half/dev-1.bin" "${to[@]}" --in half \
    --out out
run_refuses "the input directory is missing" "nowhere/dev-0.bin" \
    "${to[@]}" --in nowhere --out out
run_refuses "an input is a directory" "not a regular file" "${to[@]}" \
    --in strange --out out
run_refuses "the output is a file" "file is not a directory" "${to[@]}" \
    --in in --out file
run_refuses "the output's parent is missing" "nowhere/out" "${to[@]}" \
    --in in --out nowhere/out
run_refuses "a result's place is a directory" "blocked/dev-1.bin" \
    "${to[@]}" --in in --out blocked
SDYRT_CUDA_LIB=./none.so run_refuses "there is no GPU" \
    "the plug-in for GPUs cannot be used" "${to[@]}" \
    --in in --out out --backend nccl
SDYRT_CUDA_LIB=./none.so run_refuses "a file is too short for any backend" \
    "short/dev-1.bin has 7 bytes" "${to[@]}" --in short --out out --backend auto
run_misuses "a backend is unknown" "'carrier pigeon'" "${to[@]}" --in in \
    --out out --backend 'carrier pigeon'
run_refuses "too few ranks" "rank" "${to[@]}" --in in --out out -n 1
run_misuses "two output directories" "--out is given more than once" \
    "${to[@]}" --in in --out out --out new
run_misuses "no ranks" "--ranks: 0" "${to[@]}" --in in --out out -n 0
run_refuses "too many ranks" \
    "1025 ranks: sdyrt run starts at most 1024 threads" "${to[@]}" --in in \
    --out out -n 1025
run_refuses "the sharding is wrong" 'sdyrt: --to: ' --to '<@m, [{"z"}, {}]>' \
    --in in --out out
if [ "$(id -u)" -ne 0 ]; then
    start "the output cannot be written"
    mkdir in out
    printf ab >in/dev-0.bin
    chmod 555 out
    call run reshard --mesh '@m=<["x"=1]>' --type 'tensor<2xi8>' \
        --from '<@m, [{}]>' --to '<@m, [{}]>' --in in --out out
    check_refusal 1 "out"
fi

finish
