#!/usr/bin/env bash
# Constants in every form of their elements, and all who ask for these: a run on
# one device, checks, tiles of what is cut, and printing, which asks for none.
# usage: constants_test.sh SDYRT SDYRT_OPT
set -euo pipefail
sdyrt=$1
opt=$2
here=$(cd "$(dirname "$0")" && pwd)
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
failed=0
n=0

fail() {
    echo "FAIL: $*"
    failed=1
}

# program TYPE SHARDING CONSTANT PRINTED BYTES: each op that makes a constant, and
# checks of one by another. PRINTED is the same constant as a list.
program() {
    local type=$1 signless='%2'
    echo 'sdy.mesh @m = <["x"=2]>'
    echo "func.func @main() -> ($type${2:+ {sdy.sharding = #sdy.sharding<@m, [$2]>\}}, $type, $type, $type) {"
    echo "  %0 = stablehlo.constant $3 : $type"
    echo "  %1 = sdy.constant $3 : $type"
    echo "  %2 = chlo.constant $3 : $type"
    if [[ $type != *xui* ]]; then
        echo "  %3 = arith.constant $3 : $type"
        signless='%3'
    fi
    echo "  %list = stablehlo.constant $4 : $type"
    echo "  check.expect_eq_const %0, $4 : $type"
    echo "  check.expect_eq_const %list, $3 : $type"
    echo "  return %0, %1, %2, $signless : $type, $type, $type, $type"
    echo '}'
    [ -z "$5" ] ||
        echo "{-# dialect_resources: { builtin: { a: \"$5\" } } #-}"
}

# holds TYPE SHARDING CONSTANT LIST VALUES [BYTES]
holds() {
    local label="$3 : $1 $6"
    n=$((n + 1))
    program "$1" "$2" "$3" "$4" "$6" >c.mlir
    "$sdyrt" exec c.mlir >out 2>err || fail "$label: exec: $(cat err)"
    [ "$(cut -d ' ' -f 2- out | sort -u)" = "$5" ] ||
        fail "$label: exec: $(cat out), not $5"
    [ "$(wc -l <out)" -eq 4 ] || fail "$label: exec: $(cat out)"
    "$opt" c.mlir -canonicalize >out 2>err || fail "$label: sdyrt-opt: $(cat err)"
    grep -qF "stablehlo.constant $3 : $1" out || fail "$label: $(cat out)"
    "$sdyrt" propagate c.mlir >out 2>err || fail "$label: propagate: $(cat err)"
    grep -qF "dense_resource<a>" out ||
        [[ $3 != dense_resource* ]] || fail "$label: $(cat out)"
    [ -n "$2" ] || return 0
    "$sdyrt" exec c.mlir -n 2 --check >out 2>err ||
        fail "$label: exec -n 2: $(cat out err)"
    [ "$(grep -c ': equal$' out)" -eq 4 ] || fail "$label: exec -n 2: $(cat out)"
    "$sdyrt" partition c.mlir >out 2>err || fail "$label: partition: $(cat err)"
    grep -q 'constant dense<.*> : tensor<[12]x' out ||
        fail "$label: partition: $(cat out)"
}

# refuses TYPE CONSTANT TEXT [BYTES]: where values are asked for, and by nobody
# who prints.
refuses() {
    local label="$2 : $1 ${4:-}"
    n=$((n + 1))
    program "$1" '{"x"}' "$2" "$2" "${4:-}" >c.mlir
    for how in 'exec c.mlir' 'exec c.mlir -n 2 --check' 'partition c.mlir'; do
        read -ra words <<<"$how"
        "$sdyrt" "${words[@]}" >out 2>err && fail "$label: $how ran"
        grep -qF "c.mlir:3:8: " err || fail "$label: $how: no place: $(cat err)"
        grep -qF "op $3" err || fail "$label: $how: $(cat err)"
    done
    "$opt" c.mlir -canonicalize >out 2>err || fail "$label: sdyrt-opt: $(cat err)"
    grep -qF "stablehlo.constant $2 : $1" out || fail "$label: $(cat out)"
}

list='dense<[1.000000e+00, 0.000000e+00, 5.000000e+00, 0.000000e+00]>'
f4='tensor<4xf32>'
x='{"x"}'
floats=0x040000000000803F000000000000A04000000000
ones=0x010000000000803F0000803F0000803F0000803F
values='[1, 0, 5, 0]'
holds $f4 "$x" "$list" "$list" "$values" ''
holds $f4 "$x" 'dense<2.000000e+00>' 'dense<[2.0, 2.0, 2.0, 2.0]>' '[2, 2, 2, 2]' ''
holds $f4 "$x" 'dense_resource<a>' "$list" "$values" $floats
holds $f4 "$x" 'dense_resource<a>' 'dense<1.0>' '[1, 1, 1, 1]' $ones
holds $f4 "$x" 'sparse<[[0], [2]], [1.000000e+00, 5.000000e+00]>' "$list" "$values" ''
holds $f4 "$x" 'sparse<[0, 2], [1.000000e+00, 5.000000e+00]>' "$list" "$values" ''
holds $f4 "$x" 'sparse<[[0], [2], [0]], [1.000000e+00, 5.000000e+00, 9.000000e+00]>' \
    "$list" "$values" ''
holds $f4 "$x" 'sparse<[[1], [2]], 5.000000e+00>' 'dense<[0.0, 5.0, 5.0, 0.0]>' '[0, 5, 5, 0]' ''
holds $f4 "$x" 'sparse<3, 5.000000e+00>' 'dense<[0.0, 0.0, 0.0, 5.0]>' '[0, 0, 0, 5]' ''
holds $f4 "$x" 'sparse<>' 'dense<0.0>' '[0, 0, 0, 0]' ''
holds 'tensor<2x2xi32>' '{"x"}, {}' 'sparse<[[0, 1], [1, 0]], [7, -8]>' \
    'dense<[[0, 7], [-8, 0]]>' '[[0, 7], [-8, 0]]' ''
holds 'tensor<2x2xi32>' '{"x"}, {}' 'sparse<1, 7>' 'dense<[[0, 0], [0, 7]]>' \
    '[[0, 0], [0, 7]]' ''
holds 'tensor<2x2xi32>' '{"x"}, {}' 'dense_resource<a>' 'dense<[[1, 2], [3, -1]]>' \
    '[[1, 2], [3, -1]]' 0x04000000010000000200000003000000FFFFFFFF
holds 'tensor<f32>' '' 'sparse<0, 7.000000e+00>' 'dense<7.0>' 7 ''
holds 'tensor<f32>' '' 'dense_resource<a>' 'dense<1.0>' 1 0x040000000000803F
holds 'tensor<0xf32>' '' 'dense_resource<a>' 'dense<>' '[]' 0x04000000
holds 'tensor<0xf32>' '' 'sparse<>' 'dense<>' '[]' ''
# a byte for each i1, of any bits; or eight of them in one
bools='dense<[true, false, true, false]>'
holds 'tensor<4xi1>' "$x" 'dense_resource<a>' "$bools" '[true, false, true, false]' 0x0100000001000200
holds 'tensor<4xi1>' "$x" 'dense_resource<a>' "$bools" '[true, false, true, false]' 0x0100000005
holds 'tensor<4xi1>' "$x" 'sparse<[[0], [2]], true>' "$bools" '[true, false, true, false]' ''
holds 'tensor<4xi1>' "$x" "$bools" 'dense<"0x0100FF00">' '[true, false, true, false]' ''
# a byte each, of which the lowest bits count
holds 'tensor<4xi4>' "$x" 'dense_resource<a>' 'dense<[1, -1, -8, 7]>' '[1, -1, -8, 7]' 0x0100000001FF0807
holds 'tensor<4xui4>' "$x" 'dense_resource<a>' 'dense<[1, 15, 8, 7]>' '[1, 15, 8, 7]' 0x0100000001FF0807
holds 'tensor<4xi4>' "$x" 'sparse<1, -2>' 'dense<[0, -2, 0, 0]>' '[0, -2, 0, 0]' ''
holds 'tensor<2xi64>' "$x" 'dense_resource<a>' 'dense<[1, -2]>' '[1, -2]' \
    0x080000000100000000000000FEFFFFFFFFFFFFFF
holds 'tensor<2xbf16>' "$x" 'dense_resource<a>' 'dense<[1.0, 2.0]>' '[1, 2]' 0x02000000803F0040
holds 'tensor<2xf16>' "$x" 'sparse<1, 2.000000e+00>' 'dense<[0.0, 2.0]>' '[0, 2]' ''
holds 'tensor<2xf64>' "$x" 'dense_resource<a>' 'dense<[1.0, 2.0]>' '[1, 2]' \
    0x08000000000000000000F03F0000000000000040
holds 'tensor<2xf8E5M2>' "$x" 'sparse<1, 2.000000e+00>' 'dense<[0.0, 2.0]>' '[0x00, 0x40]' ''
holds 'tensor<2xf8E4M3FN>' "$x" 'dense_resource<a>' 'dense<[1.0, 2.0]>' '[0x38, 0x40]' 0x010000003840
holds 'tensor<2xf4E2M1FN>' "$x" 'dense_resource<a>' 'dense<[1.0, 2.0]>' '[0x38, 0x40]' 0x01000000F2F4
holds 'tensor<2xcomplex<f32>>' "$x" 'sparse<1, (1.000000e+00,2.000000e+00)>' \
    'dense<[(0.0, 0.0), (1.0, 2.0)]>' '[(0, 0), (1, 2)]' ''
holds 'tensor<2xcomplex<f32>>' "$x" 'dense_resource<a>' 'dense<[(1.0, 2.0), (3.0, 4.0)]>' \
    '[(1, 2), (3, 4)]' 0x080000000000803F000000400000404000008040

gone='has no elements: dense_resource'
refuses $f4 'dense_resource<__elided__>' "$gone<__elided__> was left out when the program was printed"
refuses 'tensor<4000000xf32>' 'dense_resource<nothing>' "$gone<nothing> was left out"
refuses $f4 'dense_resource<a>' "resource 'a' has 12 bytes of elements, and those of $f4 are 16" \
    0x010000000000803F0000803F0000803F
refuses $f4 'dense_resource<a>' "resource 'a' has 0 bytes of elements" 0x01000000
refuses 'tensor<10xi1>' 'dense_resource<a>' "resource 'a' has 3 bytes of elements" 0x01000000000000
refuses 'tensor<2xf8E8M0FNU>' 'sparse<1, 2.000000e+00>' 'has no 0 for the elements'

# A check that does not hold.
cat >c.mlir <<'END'
func.func @main() {
  %0 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  check.expect_eq_const %0, sparse<[[1]], 2.0> : tensor<2xf32>
  return
}
END
"$sdyrt" exec c.mlir 2>err && fail 'a check of another sparse constant holds'
grep -qF 'element [1] is 1, expected 2' err || fail "a check: $(cat err)"

# What a reduction begins with counts once, and is 5 here.
cat >c.mlir <<'END'
sdy.mesh @m = <["x"=2]>
func.func @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<f32> {
  %five = stablehlo.constant dense_resource<a> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %five) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
{-# dialect_resources: { builtin: { a: "0x040000000000A040" } } #-}
END
"$sdyrt" exec c.mlir -n 2 --check --random 1 >out 2>&1 || fail "a sum that begins with 5: $(cat out)"
"$opt" c.mlir -sdy-insert-explicit-reshards -sdy-reshard-to-collectives \
    -sdy-convert-global-to-local >out || fail 'a sum that begins with 5: sdyrt-opt'
grep -q 'stablehlo.select\|partition_id' out || fail "a sum that begins with 5: $(cat out)"

# A constant of two blocks that differ in their padding.
cat >c.mlir <<'END'
sdy.mesh @m = <["x"=2]>
func.func @main() -> (tensor<3xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = stablehlo.constant sparse<[[2]], [7]> : tensor<3xi32>
  return %0 : tensor<3xi32>
}
END
"$sdyrt" exec c.mlir -n 2 --check >out 2>&1 || fail "3 elements on 2 ranks: $(cat out)"

# One door to the bytes of elements.
grep -rnE 'char \*\)[a-z_]+->cells' "$here/../../../program" |
    grep -vE '/ir/attr\.[ch]:|\)(type|element)->cells' && fail 'bytes of an attribute, not by sdyi_elements'

[ "$n" -gt 35 ] || fail "only $n constants"
exit $failed
