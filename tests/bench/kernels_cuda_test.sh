#!/usr/bin/env bash
# kernels_cuda_test.sh BENCH: test bench_kernels_cuda, or the same on a device
# that is the host; without a device, that it says so, and then skip.
# shellcheck source=tests/bench/lib.sh
source "$(dirname "$0")/lib.sh"

bench=$1

fails "no case has 'nothing' in its name" "$bench" --only nothing
fails "--reps: 0 is not between 1 and 999" "$bench" --reps 0
fails "no case has 'contiguous' in its name" "$bench" --tune --only contiguous

status=0
"$bench" --mib 1 --reps 2 --json rows.json >out 2>err || status=$?
if [ "$status" = 77 ]; then
    grep -q '^bench_kernels_cuda: no CUDA device: [^ ]' err || fail "no reason"
    [ "$(wc -l <err)" = 1 ] || fail "more than a line"
    cat err
    exit 77
fi
[ "$status" = 0 ] || fail "status $status: $(cat err)"
grep -Eq '^contiguous( +[0-9.]+){7} +0\.95$' out || fail "no target of 0.95"
grep -Eq '^targets met: [0-9]+ of 25$' out || fail "not 25 targets"
grep -q '"vs": "one box"' rows.json || fail "no row in JSON"
"$bench" --tune --mib 1 --reps 1 --json rows.json >out 2>err ||
    fail "status $? with --tune: $(cat err)"
grep -Eq '^targets met: [0-9]+ of 11; in the best way of each case: ' out ||
    fail "not 11 targets with --tune"
[ "$(grep -c '"way": "tiles of 32 KiB"' rows.json)" = 6 ] ||
    fail "not 6 cases of tiles"
echo OK
