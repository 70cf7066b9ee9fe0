#!/usr/bin/env bash
# What sdyrt-opt takes and prints, and how it ends, as mlir-opt does.
# usage: opt_test.sh SDYRT_OPT
set -euo pipefail
opt=$1
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
echo "sdyrt-opt: Unknown command line argument '--no'.  Try:" \
    "'sdyrt-opt --help'" >unknown.txt
expect 1 unknown.txt "$opt" --no ok.mlir
"$opt" --help | grep -q -- --split-input-file || failed=1

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
not_expected "$ok // expected-error {{a}}" \
    'wrong.mlir:1:27: error: expected error "a" was not produced'
not_expected "$bad // expected-warning {{$word}}" \
    "wrong.mlir:1:29: error: 'error' diagnostic emitted when expecting a\
 'warning'
wrong.mlir:1:29: error: expected warning \"$word\" was not produced"
exit $failed
