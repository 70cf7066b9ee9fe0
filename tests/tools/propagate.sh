#!/usr/bin/env bash
# sdyrt propagate: programs, reasons, pages, and programs that are wrong. What it
# prints of propagate/example.mlir stands beside it. Usage: propagate.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"
inputs=$here/propagate
example=$inputs/example.mlir
function='func.func @f(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = stablehlo.negate %x : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}'
rows=(--mesh '@m=<["x"=4]>' --arg '0=<@m, [{"x"}, {}]>')

prints "the program with all shardings" propagate "$example" \
    <"$inputs/example.out.mlir"
# "at FILE:LINE", of the path that the command was given
filter="sed s|$inputs/||"
prints "why each axis is there" propagate --explain "$example" \
    <"$inputs/example.explain"
filter='cat'

start "a program of standard input, and a mesh and shardings of options"
printf '%s\n' "$function" >f.mlir
"$sdyrt" propagate "${rows[@]}" --result '0=<@m, [{?}, {?}]>' - \
    <f.mlir >found || fail "exit status $?"
grep -qF '%0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x", ?}, {?}]>]>}' \
    found || fail "$(cat found)"
grep -qF -- '-> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}, {?}]>}' \
    found || fail "$(cat found)"

start "what it prints, it reads, and prints again"
succeeds propagate "$inputs/example.out.mlir"
diff "$inputs/example.out.mlir" "$sandbox/stdout" || fail "another program"

start "the files that it writes"
succeeds propagate "$example" --output o.mlir --html o.html
[ -s "$sandbox/stdout" ] && fail "it printed"
diff "$inputs/example.out.mlir" o.mlir || fail "another program"
[ -s o.html ] || fail "no page"

start "strategies differ"
for strategy in user-priority op-priority aggressive basic; do
    succeeds propagate --strategy "$strategy" "$example"
    cp "$sandbox/stdout" "$strategy"
done
cmp -s aggressive basic && fail "basic is aggressive"
cmp -s op-priority basic && fail "basic has op priorities"
succeeds propagate --conservative "$example"

# A page has no other script, loads nothing, and its program is data.
start "a page is one file, and what it shows is escaped"
"$sdyrt" propagate --html page.html "$example" || fail "exit status $?"
[ "$(grep -c '<script' page.html)" -eq 2 ] || fail "other scripts"
grep -o 'https*://[^"]*' page.html | grep -v '^http://www.w3.org/2000/svg$' &&
    fail "it loads something"
grep -qF '<b>&amp;' page.html && fail "it is not escaped"
sed -n 's|^<script type="application/json" id="program">\(.*\)</script>$|\1|p' \
    page.html >data.json
grep -qF '\u003cb>' data.json || fail "it lost what it escapes"
python3 - data.json <<'PYTHON' || fail "its data are not right"
import json, sys
page = json.load(open(sys.argv[1]))
names = [v[0] for v in page["values"]]
text = "".join(t if isinstance(t, str) else page["pieces"][t] for t in page["text"])
assert '<b>&amp;</script>' in text, "the custom call"
values, last = [], 0
for reason in page["reasons"]:
    last += reason[0]
    values.append(last)
name, function, kind, sharding, n = page["values"][names.index("%1")][:5]
way = []
while n >= 0:
    way.append(names[values[n]])
    reason = page["reasons"][n]
    n = -1 if len(reason) == 2 else reason[4] if len(reason) == 5 else n + 1
assert way == ["%1", "%2"], way
axes = page["shardings"][sharding][2]
assert axes in ([[], [["c", 0, 0]]], [[], [["c", 1, 2]]]), axes
PYTHON

# large OPS: a chain of products and sums.
large() {
    local i
    echo 'sdy.mesh @m = <["a"=2,"b"=4]>
func.func @main(%x: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %y: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}]>}) -> tensor<64x64xf32> {
%v0 = stablehlo.add %x, %x : tensor<64x64xf32>'
    for ((i = 1; i < $1; i++)); do
        if ((i % 2)); then
            echo "%v$i = stablehlo.dot %v$((i - 1)), %y : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>"
        else
            echo "%v$i = stablehlo.add %v$((i - 1)), %x : tensor<64x64xf32>"
        fi
    done
    echo "return %v$(($1 - 1)) : tensor<64x64xf32> }"
}
start "a page of 2,000 ops is below 400 kB"
large 2000 >large.mlir
succeeds propagate --html large.html large.mlir
[ "$(wc -c <large.html)" -lt 400000 ] || fail "$(wc -c <large.html) bytes"

# wrong NAME TEXT ARGUMENT..: a program that is wrong: the place and the text on
# standard error, status 1, and nothing is written.
wrong() {
    start "wrong: $1"
    local text=$2
    shift 2
    call propagate --output made "$@"
    [ "$status" -eq 1 ] || fail "exit status $status"
    [ -s "$sandbox/stdout" ] && fail "it printed"
    [ -e made ] && fail "it wrote"
    grep -qF -- "error: $text" "$sandbox/stderr" ||
        fail "$(cat "$sandbox/stderr")"
    grep -q '^[^ ]*:[0-9]*:[0-9]*: error' "$sandbox/stderr" || fail "no place"
}
wrong "a rule that does not fit" "'stablehlo.custom_call' op operand - mapping rank must match: 1 != 2" \
    "$inputs/bad_rule.mlir"
wrong "shardings on different meshes" "'sdy.manual_computation' op all in and out shardings must be bound to the same mesh" \
    "$inputs/bad_meshes.mlir"
wrong "a priority on an empty closed dimension" "'func.func' op arg 0 - dim 0 is empty and closed but has a priority" \
    "$inputs/bad_priority.mlir"
wrong "a group across manual computations" "ShardingGroupOps values cannot cross ManualComputationOp boundaries" \
    "$inputs/bad_group.mlir"
wrong "calls that go round" "shardings do not spread through calls that go round" \
    "$inputs/bad_cycle.mlir"
wrong "a dynamic shape" "Shardy propagation only supports ranked tensors with a static shape" \
    "$inputs/bad_dynamic.mlir"
printf '%s\n' "$function" >"$sandbox/f.mlir"
wrong "a sharding of another rank" "'func.func' op arg 0 - sharding doesn't match tensor rank: 1 != 2" \
    --mesh '@m=<["x"=4]>' --arg '0=<@m, [{"x"}]>' "$sandbox/f.mlir"

refuses "a file that is not there" "cannot read 'none'" propagate none
refuses "an argument that is not there" "--arg 3: the function has 1 argument, none 3" \
    propagate --mesh '@m=<["x"=4]>' --arg '3=<@m, [{}]>' "$sandbox/f.mlir"
wrong "a mesh that is not there" "'func.func' op arg 0 - unknown mesh: @none" \
    --arg '0=<@none, [{}, {}]>' "$sandbox/f.mlir"
refuses "a mesh that is there" "the program has a symbol @mesh" \
    propagate --mesh '@mesh=<["x"=4]>' "$example"
refuses "a file that cannot be written" "cannot write 'no/such'" \
    propagate --output no/such "$example"
misuses "no file" "propagate: no FILE" propagate
misuses "no number" "--arg: expected N=SHARDING, found '<@m, []>'" \
    propagate --arg '<@m, []>' "$sandbox/f.mlir"
misuses "an unknown strategy" "--strategy: expected user-priority, op-priority" \
    propagate --strategy fast "$sandbox/f.mlir"

# Only the newest Shardy knows this custom call.
log='module {
  func.func @main(%arg0: tensor<4xf32>) {
    stablehlo.custom_call @xla.debug.Log(%arg0) {has_side_effect = true} : (tensor<4xf32>) -> ()
    return
  }
}'
printf '%s\n' "$log" >"$sandbox/log.mlir"
succeeds propagate "$sandbox/log.mlir"
[ ! -s "$sandbox/stderr" ] || fail "a warning for xla.debug.Log"
succeeds propagate --sdy-version=jaxlib-0.10.2 "$sandbox/log.mlir"
grep -q 'warning: .*xla.debug.Log' "$sandbox/stderr" || fail "no warning"
misuses "an unknown version" "--sdy-version: expected newest or jaxlib-0.10.2" \
    propagate --sdy-version 0.9 "$sandbox/f.mlir"
misuses "an unknown version" "--sdy-version: expected newest or jaxlib-0.10.2" \
    partition --sdy-version 0.9 "$sandbox/f.mlir"

finish
