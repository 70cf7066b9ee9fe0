#!/usr/bin/env bash
# What sdyrt-opt takes and prints, and how it ends, as mlir-opt does.
# usage: opt_test.sh SDYRT_OPT
set -euo pipefail
opt=$1
data=$(cd "$(dirname "$0")" && pwd)
options=$data/pass_options.txt
titles=$data/pass_titles.txt
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
failed=0

# expect STATUS FILE COMMAND..: ends with the status and prints the file.
expect() {
    local status=0
    "${@:3}" >out 2>&1 || status=$?
    if [ "$status" != "$1" ] || ! diff "$2" out; then
        echo "FAIL: ${*:3} (status $status, not $1)"
        failed=1
    fi
}

ok='func.func private @f()'
bad='func.func private @f() x'
printf '%s\n' "$ok" >ok.mlir
printf 'module {\n  func.func private @f()\n}\n' >ok.txt
expect 0 ok.txt "$opt" ok.mlir
expect 0 ok.txt "$opt" - <ok.mlir
expect 0 ok.txt "$opt" <ok.mlir
expect 0 /dev/null "$opt" ok.mlir -o made.mlir
expect 0 ok.txt cat made.mlir
printf '%s\n' "$bad" >bad.mlir
cat >bad.txt <<'END'
bad.mlir:1:24: error: custom op 'x' is unknown (tried 'builtin.x' as well)
func.func private @f() x
                       ^
END
expect 1 bad.txt "$opt" bad.mlir -o not_made.mlir
[ ! -e not_made.mlir ] || { echo "FAIL: output of an error"; failed=1; }

# Checks with the type of their operands once and twice, a slice of a scalar.
cat >checks.mlir <<'END'
module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<f32>) {
    check.expect_eq_const %arg0, dense<1.000000e+00> : tensor<2xf32>
    check.expect_almost_eq_const %arg0, dense<1.000000e+00> : tensor<2xf32>
    check.expect_eq %arg0, %arg0 : tensor<2xf32>
    check.expect_almost_eq %arg0, %arg0 {tolerance = 1.000000e-01 : f64} : tensor<2xf32>, tensor<2xf32>
    check.expect_close %arg0, %arg0, max_ulp_difference = 3 : tensor<2xf32>, tensor<2xf32>
    check.expect_close %arg0, %arg0, max_ulp_difference = 3, min_ulp_difference = 1 : tensor<2xf32>
    %0 = stablehlo.dynamic_slice %arg1, sizes = [] : (tensor<f32>) -> tensor<f32>
    return
  }
}
END
sed -e 's/, %arg0\(.*\) : tensor<2xf32>$/, %arg0\1 : tensor<2xf32>, tensor<2xf32>/' \
    -e 's/%arg1, sizes/%arg1, , sizes/' checks.mlir >checks.txt
expect 0 checks.txt "$opt" checks.mlir
expect 0 checks.txt "$opt" checks.txt

# An error that the mesh library has found is told once.
cat >axis.mlir <<'END'
sdy.mesh @mesh = <["x"=2]>
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>})
END
cat >axis.txt <<'END'
axis.mlir:2:1: error: 'func.func' op arg 0 - unknown axis name: "y"
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>})
^
axis.mlir:2:1: note: see current operation: 
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}], function_type = (tensor<8xf32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>})
^
END
expect 1 axis.txt "$opt" axis.mlir

echo "sdyrt-opt: cannot open input file 'no.mlir': No such file or directory" \
    >no.txt
expect 1 no.txt "$opt" no.mlir
echo "sdyrt-opt: cannot open input file '.': Is a directory" >no.txt
expect 1 no.txt "$opt" .
echo "sdyrt-opt: Unknown command line argument '--no'.  Try:" \
    "'sdyrt-opt --help'" >unknown.txt
expect 1 unknown.txt "$opt" --no ok.mlir
echo "sdyrt-opt: Too many positional arguments specified: 'two.mlir'.  Try:" \
    "'sdyrt-opt --help'" >two.txt
expect 1 two.txt "$opt" ok.mlir two.mlir
echo "sdyrt-opt: for the --pass-pipeline option: requires a value!  Try:" \
    "'sdyrt-opt --help'" >value.txt
expect 1 value.txt "$opt" ok.mlir --pass-pipeline
echo "sdyrt-opt: for the --verify-each option: true or false is expected." \
    " Try: 'sdyrt-opt --help'" >bool.txt
expect 1 bool.txt "$opt" --verify-each=maybe ok.mlir
echo "sdyrt-opt: for the --sdy-version option: newest or jaxlib-0.10.2 is" \
    "expected.  Try: 'sdyrt-opt --help'" >version.txt
expect 1 version.txt "$opt" --sdy-version=jaxlib-0.9 ok.mlir
expect 0 ok.txt "$opt" --sdy-version=newest ok.mlir
expect 0 ok.txt "$opt" --sdy-version jaxlib-0.10.2 ok.mlir
echo "sdyrt-opt: '-pass-pipeline' option can't be used with individual pass" \
    "options.  Try: 'sdyrt-opt --help'" >both.txt
expect 1 both.txt "$opt" ok.mlir -cse '--pass-pipeline=builtin.module(cse)'
"$opt" --help >help.txt
grep -q -- '--split-input-file' help.txt || failed=1
"$opt" --list-passes | sed -n 's/^  --\([^ ]*\) .*/\1/p' >passes.txt
[ "$(wc -l <passes.txt)" -ge 4 ] || { echo "FAIL: --list-passes"; failed=1; }
while read -r pass; do # every pass is in the help and taken
    grep -q "^  --$pass " help.txt || { echo "FAIL: $pass"; failed=1; }
done <passes.txt
dialects=affine,arith,builtin,cf,check,chlo,func,interpreter,sdy,sdyrt,shard,stablehlo,tensor,tosa
[ "${SDYRT_TEST_WITHOUT-}" != shard ] ||
    dialects=builtin,check,chlo,func,interpreter,sdy,sdyrt,stablehlo
echo "Available Dialects: $dialects" >dialects.txt
expect 0 dialects.txt "$opt" --show-dialects

# One op is the program.
echo "$ok" >one.txt
expect 0 one.txt "$opt" --no-implicit-module ok.mlir -canonicalize
printf '%s\n%s\n' "$ok" "${ok/@f/@g}" >several.mlir
echo 'several.mlir:0:0: error: source must contain a single top-level' \
    'operation, found: 2' >several.txt
expect 1 several.txt "$opt" --no-implicit-module several.mlir

# Passes run in their order, each on all functions or on the program; one for
# functions finds them.
cat >order.mlir <<'END'
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %a : tensor<4xf32>
  %1 = stablehlo.negate %0 : tensor<4xf32>
  return %a : tensor<4xf32>
}
END
left_of() { # FLAGS..: how many ops are left
    "$opt" order.mlir "$@" 2>&1 | grep -c negate || true
}
if [ "$(left_of -cse)" != 1 ] || [ "$(left_of -cse -cse)" != 0 ] ||
    [ "$(left_of -cse=)" != 1 ] ||
    [ "$(left_of --pass-pipeline 'builtin.module(func.func(cse))')" != 1 ]; then
    echo "FAIL: the order of passes"
    failed=1
fi
"$opt" order.mlir -symbol-dce -canonicalize=max-iterations=0 -cse \
    -mlir-print-ir-before=cse -mlir-print-ir-after-all -o /dev/null 2>dumps
sed -n 's|^// -----// IR Dump \([A-Za-z]* [A-Za-z]*\).*|\1|p' dumps >order.out
printf '%s\n' 'After SymbolDCEPass' 'After CanonicalizerPass' \
    'Before CSEPass' 'After CSEPass' | diff - order.out || failed=1
"$opt" order.mlir -cse --mlir-timing -o /dev/null 2>times.txt
grep -q 'CSEPass$' times.txt || { echo "FAIL: --mlir-timing"; failed=1; }

# Parts are programs of their own, an error in one does not end the others.
printf '%s\n// -----\n%s\n// -----\n%s\n' "$ok" "$bad" "$ok" >parts.mlir
cat >parts.txt <<'END'
module {
  func.func private @f()
}
// -----
// -----
module {
  func.func private @f()
}
END
status=0
"$opt" --split-input-file parts.mlir >out 2>err || status=$?
if [ $status != 1 ] || ! diff parts.txt out ||
    ! grep -q '^parts.mlir:3:24: error: ' err; then
    echo "FAIL: parts"
    failed=1
fi

sed 's|// -----|// ###|' parts.mlir >marked.mlir
sed 's|// -----|// +++|' parts.txt >marked.txt
status=0
"$opt" --split-input-file='// ###' --output-split-marker='// +++' \
    marked.mlir >out 2>/dev/null || status=$?
if [ $status != 1 ] || ! diff marked.txt out; then
    echo "FAIL: markers"
    failed=1
fi

# Every pass of Shardy's list is there and takes its options, whose defaults are
# Shardy's: said or left out, the same passes run with the same options.
passes_of() { # FLAG: each pass that is run, with all of its options
    "$opt" "$1" ok.mlir -mlir-print-ir-before-all 2>&1 >/dev/null |
        grep '^// -----// IR Dump'
}
while read -r pass list; do
    passes_of "-$pass" >left_out || true
    if ! passes_of "-$pass${list:+=$list}" >said || [ ! -s said ] ||
        ! diff left_out said; then
        echo "FAIL: $pass $list"
        failed=1
    fi
done < <(grep -v '^#' "$options")

# Headings have the class that MLIR has for a pass.
while read -r pass class; do
    passes_of "-$pass" >headings || true
    grep -q "^// -----// IR Dump Before $class: ${pass}[{ ]" headings ||
        { echo "FAIL: $pass is not $class"; cat headings; failed=1; }
done < <(grep -v '^#' "$titles")

# The program between parts of a run, as files.
cat >priorities.mlir <<'END'
sdy.mesh @mesh = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}p1, {"b", ?}p2]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.negate %x : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
END
mkdir dumps.d
"$opt" priorities.mlir -o whole.mlir \
    -sdy-user-priority-propagate=module-dump-directory=dumps.d
"$opt" priorities.mlir -o closed.mlir -sdy-export-pipeline=dump-directory=dumps.d
"$opt" priorities.mlir -sdy-user-priority-propagate | diff - whole.mlir || failed=1
cat >dumped.txt <<'END'
00.after_propagation.mlir
00.propagation_after_user_priority_0.mlir
00.propagation_after_user_priority_1.mlir
01.after_minimal_partitioner_with_global_shapes.mlir
END
(cd dumps.d && ls) | diff dumped.txt - || failed=1
cat >between.mlir <<'END'
module {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {}], replicated={"b"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}) {
    %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
END
diff between.mlir dumps.d/00.propagation_after_user_priority_1.mlir || failed=1
expect 1 /dev/stdin bash -c "'$opt' priorities.mlir \
    -sdy-user-priority-propagate=module-dump-directory=no.d 2>&1 | sed -n 1p
    exit \${PIPESTATUS[0]}" <<'END'
priorities.mlir:0:0: error: cannot write 'no.d/00.propagation_after_user_priority_0.mlir': No such file or directory
END

# Calls in each other, on a stack that would not do for one frame each.
awk 'BEGIN {
    t = "tensor<8xf32>"
    print "sdy.mesh @m = <[\"a\"=2]>"
    printf "func.func @main(%%x: %s {sdy.sharding = #sdy.sharding<@m, [{\"a\"}]>}) -> %s {", t, t
    printf " %%y = stablehlo.abs %%x : %s %%0 = call @f1(%%y) : (%s) -> %s return %%0 : %s }\n", t, t, t, t
    for (i = 1; i < 20000; i++) {
        printf "func.func private @f%d(%%x: %s) -> %s {", i, t, t
        printf " %%0 = call @f%d(%%x) : (%s) -> %s return %%0 : %s }\n", i + 1, t, t, t
    }
    printf "func.func private @f20000(%%x: %s) -> %s { return %%x : %s }\n", t, t, t
}' >calls.mlir
echo 20001 >calls.txt
expect 0 calls.txt bash -c "ulimit -s 512
    set -o pipefail
    '$opt' -sdy-basic-propagate calls.mlir | grep -c func.func"

# Diagnostics that are expected.
word="custom op 'x' is unknown"
cat >expected.mlir <<END
$bad // expected-error {{$word}}
// -----
// expected-error@+1 {{$word}}
$bad
// -----
// expected-error @below {{$word}}
$bad
// -----
$bad
// expected-error @above {{$word}}
// -----
$bad

// expected-error@-2 {{unknown}}
// -----
$bad // expected-error-re {{custom op '{{[a-z]+}}' is {{un.*n}} (tried}}
// -----
$ok
END
expect 0 ok.txt bash -c "'$opt' --split-input-file --verify-diagnostics \
    expected.mlir | tail -3"
not_expected() { # TEXT MESSAGE
    printf '%s\n' "$1" >wrong.mlir
    echo "$2" >wrong.txt
    expect 1 wrong.txt bash -c \
        "'$opt' -verify-diagnostics wrong.mlir 2>&1 >/dev/null"
}
not_expected "$bad" "wrong.mlir:1:24: error: unexpected error: $word (tried\
 'builtin.x' as well)"
printf '%s\n' "$bad" >more.mlir
expect 0 /dev/null "$opt" -verify-diagnostics=only-expected more.mlir
# .. or with another severity; one that does not come is a failure.
printf '%s\n' "$bad // expected-warning {{$word}}" >near.mlir
expect 1 /dev/stdin "$opt" -verify-diagnostics=only-expected near.mlir <<END
near.mlir:1:29: error: expected warning "$word" was not produced
END
# Errors and notes without a place, a line above over comments, several regular
# expressions in a text.
cat >places.mlir <<'END'
func.func @f() -> i32 {
  return loc(unknown)
}
// expected-error-re @unknown {{has {{[0-9]+}} operands, but {{.*}} (@{{f|g}}) returns 1}}
// -----
func.func private @f() x
// expected-error @above {{'x' is unknown}}
END
expect 0 /dev/null bash -c "'$opt' --split-input-file --verify-diagnostics \
    places.mlir >made.txt"
not_expected "$ok // expected-error {{a}}" \
    'wrong.mlir:1:27: error: expected error "a" was not produced'
not_expected "$bad // expected-warning {{$word}}" \
    "wrong.mlir:1:29: error: 'error' diagnostic emitted when expecting a\
 'warning'
wrong.mlir:1:29: error: expected warning \"$word\" was not produced"
exit $failed
