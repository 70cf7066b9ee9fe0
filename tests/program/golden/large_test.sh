#!/usr/bin/env bash
# Strings of digits are read as they are written, whatever their length; and what
# there is much of takes time in proportion. All of it is a second; one that
# looks at each pair of many is minutes, and ends at the limit of ctest.
# usage: large_test.sh SDYRT_OPT
set -euo pipefail
opt=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
failed=0

fail() {
    echo "FAIL: $1"
    failed=1
}

# A constant of i8 by its digits.
constant() {
    echo "func.func @f() -> tensor<${2}xi8> {"
    echo "  %c = stablehlo.constant dense<\"0x$1\"> : tensor<${2}xi8>"
    echo "  return %c : tensor<${2}xi8>"
    echo "}"
}

# digits N: those of 2 N, each other than its neighbours.
digits() {
    awk -v n="$1" 'BEGIN {
        for (i = 0; i < 2 * n; i++)
            printf "%s", substr("0123456789abcdefABCDEF", i * 7 % 22 + 1, 1)
    }'
}

for n in 101 127 128 129 159 160 161 192; do
    text=$(digits "$n")
    constant "$text" "$n" >in
    "$opt" in >out
    grep -qF "\"0x${text^^}\"" out || fail "$n bytes"
done

# One that is no digit, anywhere, and the characters around those that are.
text=$(digits 129)
for ((i = 0; i < 258; i++)); do
    ((i == 0)) || echo "// -----"
    constant "${text:0:i}g${text:i+1}" 129
done >wrong
for c in / : @ G '`' ' ' x; do
    echo "// -----"
    constant "${text:0:77}$c${text:78}" 129
done >>wrong
n=$("$opt" -split-input-file wrong 2>&1 >out |
    grep -c 'error: expected string containing hex digits' || true)
[ "$n" = 265 ] || fail "$n wrong strings are found of 265"

# A string that ends, or does not, wherever it does.
for ((i = 0; i < 200; i++)); do
    ((i == 0)) || echo "// -----"
    printf 'module attributes {t.a = "%*s\\22", t.b = 1 : i32} {\n}\n' "$i" x
    printf '// -----\nmodule attributes {t.a = "%*s\n}\n' "$i" x
done >quoted
n=$("$opt" -allow-unregistered-dialect -split-input-file quoted 2>errors |
    grep -c 'x\\22", t.b = 1' || true)
[ "$n" = 200 ] || fail "$n strings are read of 200"
n=$(grep -c "error: expected '\"' in string literal" errors || true)
[ "$n" = 200 ] || fail "$n strings without an end are found of 200"

# Attributes in any order, and one that is there twice.
awk 'BEGIN {
    for (i = 0; i < 200000; i++)
        printf "%st.a%06d", (i > 0 ? ", " : "module attributes {"),
            i * 77777 % 200000
    print "} {\n}"
}' >attributes
"$opt" -allow-unregistered-dialect attributes >out
grep -o 't\.a[0-9]*' out >names
LC_ALL=C sort -C names || fail "the order of attributes"
[ "$(wc -l <names)" = 200000 ] || fail "attributes"
sed 's/} {/, t.a000500} {/' attributes >twice
n=$("$opt" -allow-unregistered-dialect twice 2>&1 >out |
    grep -c "error: duplicate key 't.a000500'" || true)
[ "$n" = 1 ] || fail "an attribute twice"

# Fused locations, each there twice.
awk 'BEGIN {
    printf "\"t.op\"() : () -> () loc(fused["
    for (i = 0; i < 100000; i++)
        printf "%s\"f.py\":%d:1", (i > 0 ? ", " : ""), i % 50000 + 1
    print "])"
}' >fused
n=$("$opt" -allow-unregistered-dialect -mlir-print-debuginfo fused |
    grep -c '"f.py":' || true)
[ "$n" = 50000 ] || fail "$n fused locations of 50000"

# Meshes that are not there: an error of each function.
awk 'BEGIN {
    for (i = 0; i < 20000; i++)
        printf "func.func private @f%d(tensor<8xf32> {sdy.sharding = " \
               "#sdy.sharding<@mesh%d, [{}]>})\n", i, i
}' >meshes
n=$("$opt" meshes 2>&1 >out | grep -c "error:.*unknown mesh" || true)
[ "$n" = 20000 ] || fail "$n unknown meshes of 20000"

# Shapes of all the sizes that there may be, of one more, and of many more.
repeat() {
    awk -v text="$1" -v n="$2" 'BEGIN { for (; n > 0; n--) printf text }'
}
for kind in tensor vector memref; do
    for n in 1024 1025 200000; do
        echo "\"t.op\"() {a = $kind<$(repeat 2x $n)f32>} : () -> ()" >shape
        told=$("$opt" -allow-unregistered-dialect shape 2>&1 >out |
            grep -c 'error: a shape is limited to 1024 dimensions' || true)
        [ "$told" = $((n > 1024)) ] || fail "a $kind of $n sizes"
    done
done

# Results of an op.
results() {
    echo "\"t.op\"() : () -> ($(repeat "i32, " $(($1 - 1)))i32)"
}
results 100000 >many_results.mlir
"$opt" -allow-unregistered-dialect many_results.mlir >out
grep -qF '%0:100000 = ' out || fail "results"
results 1048577 >many_results.mlir
n=$("$opt" -allow-unregistered-dialect many_results.mlir 2>&1 >out |
    grep -c 'error: 1048577 results, an op is limited to 1048576' || true)
[ "$n" = 1 ] || fail "more results than an op may have"
exit $failed
