#!/usr/bin/env bash
# kernels_test.sh BENCH FAULTY: test bench_kernels on small boxes, and FAULTY
# (kernels_fault.c) on kernels that go wrong.
# shellcheck source=tests/bench/lib.sh
source "$(dirname "$0")/lib.sh"

bench=$1
faulty=$2

"$bench" --mib 1 --reps 1 >out 2>err || fail "status $?"
[ "$(wc -L <out)" -le 100 ] || fail "a long line"
grep -Eq '^contiguous( +[0-9.]+){7} +0\.90$' out || fail "no target of 0.90"
grep -Eq '^permute \(2,1,0\), f32( +[0-9.]+){7} +-$' out || fail "no row"
grep -Eq '^targets met: [0-9]+ of 12$' out || fail "not 12 targets"
"$bench" --mib 1 --reps 1 --only transpose >out 2>err || fail "status $?"
[ "$(grep -c transpose out)" = 5 ] || fail "not the 5 transposes"

for fault in copy:contiguous copy:permute beyond:unpack fill:fill \
    sum:'sum of 8, bf16' sum:'sum of 2, f16' sum:'sum of 2, f64'; do
    name=${fault#*:}
    KERNELS_FAULT=${fault%%:*} fails "WRONG: case '$name" "$faulty" --mib 1 \
        --reps 1 --only "$name"
done

fails "no case has 'nothing' in its name" "$bench" --only nothing
fails "--tune: there is one way only" "$bench" --tune
for value in 5abc '' 99999999999999999999; do
    fails "--mib: expected a whole number, found '$value'" "$bench" \
        --mib="$value"
done
for value in 0 -1 65537; do
    fails "--mib: $value is not between 1 and 65536" "$bench" --mib="$value"
done
fails "--reps: 1000 is not between 1 and 999" "$bench" --reps 1000
"$bench" --mib 1 --reps 1 --only fill --json rows.json >out 2>err ||
    fail "status $?"
[ "$(grep -c '"vs": "memcpy"' rows.json)" = 2 ] || fail "not two rows in JSON"
echo OK
