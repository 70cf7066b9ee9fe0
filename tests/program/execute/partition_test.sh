#!/usr/bin/env bash
# `sdyrt partition`: the program of a device, and what it moves.
# usage: partition_test.sh SDYRT
set -euo pipefail
sdyrt=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
failed=0

fail() {
    echo "FAIL: $*"
    failed=1
}

# expect STATUS TEXT ARGUMENTS..
expect() {
    local status=0 got
    got=$("$sdyrt" partition "${@:3}" 2>&1 |
        sed 's/: [0-9]* B with/: N B with/; s/and [0-9]* B on/and M B on/') || status=$?
    if [ "$status" != "$1" ] || [ "$got" != "$2" ]; then
        fail "${*:3}: status $status, not $1: $got"
    fi
}

cat >rows.mlir <<'END'
func.func @main(%a: tensor<5x3xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
END
rows=(--mesh '@m=<["x"=2]>' --sharding '0=<@m, [{"x"}, {}]>' rows.mlir)
expect 0 'module {
  sdy.mesh @m = <["x"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}]}}
  func.func @main(%arg0: tensor<2x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>, sdyrt.global = tensor<5x3xf32>}) -> tensor<3x3xf32> {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<3x3xf32>
    %1 = "sdyrt.reshard"(%0) <{from = #sdy.sharding<@m, [{}, {}], unreduced={"x"}>, global = tensor<3x3xf32>, to = #sdy.sharding<@m, [{}, {}]>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
}
// device 1 of 2: N B with arguments and results, and M B on one device
//
// collective      axes                       group   count      received    estimate
// all_reduce      {"x"}                          2       1          36 B      7.0 us
// in all: 1, 36 B received, 36 B sent, about 7.0 us
//
// those that take longest:
//     7.0 us        36 B  rows.mlir:2:8: result 0 of stablehlo.dot_general: tensor<3x3xf32> from <@m, [{}, {}], unreduced={"x"}> to <@m, [{}, {}]>' \
    --device 1 "${rows[@]}"
"$sdyrt" partition "${rows[@]}" --output local.mlir >summary
"$sdyrt" partition "${rows[@]}" --summary | cmp - summary || fail "--summary"
"$sdyrt" partition "${rows[@]}" | cmp - <(cat local.mlir summary) || fail "--output"
"$sdyrt" partition "${rows[@]}" --json >summary.json
python3 -c '
import json
s = json.load(open("summary.json"))
assert s["device"] == 0 and s["device_count"] == 2, s
assert s["bytes_on_one_device"] >= 96 and s["bytes"] > 0, s
(c,) = s["collectives"]
assert c["op"] == "sdyrt.reshard" and (c["line"], c["column"]) == (2, 8), s
assert c["for"] == {"op": "stablehlo.dot_general", "result": 0} and s["local"] == [], s
assert c["bytes_received"] == c["bytes_sent"] == 36, s
assert (c["step_count"], c["kind"], c["group_size"], c["result_bytes"]) == (1, "all_reduce", 2, 36), s
' || fail "--json"

# What moves for an operand, in a loop too, and what moves nothing: a part that a
# device has already.
cat >kinds.mlir <<'END'
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<4x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %n: tensor<i1>) -> tensor<4x4xi32> {
  %0:2 = stablehlo.while(%i = %n, %c = %a) : tensor<i1>, tensor<4x4xi32>
  cond {
    stablehlo.return %i : tensor<i1>
  } do {
    %1 = stablehlo.reverse %c, dims = [0] : (tensor<4x4xi32>) -> tensor<4x4xi32>
    stablehlo.return %i, %1 : tensor<i1>, tensor<4x4xi32>
  }
  return %0#1 : tensor<4x4xi32>
}
END
"$sdyrt" partition kinds.mlir --json >kinds.json
"$sdyrt" partition kinds.mlir --summary >kinds
python3 -c '
import json, re
s, text = json.load(open("kinds.json")), open("kinds").read()
rows = re.findall(r"^// \w+ +{.*} +\d+ +(\d+) ", text, re.M)
n = len(s["collectives"])
assert n > 0 and sum(map(int, rows)) == n and "in all: %d," % n in text, text
(kept,) = s["local"]
assert kept["for"] == {"op": "stablehlo.reverse", "result": 0} and kept["kind"] is None, s
assert kept["bytes_received"] == kept["bytes_sent"] == 0, s
assert re.search("^// besides: 1 that move nothing", text, re.M) and "(local)" not in text, text
assert {"op": "stablehlo.reverse", "operand": 0} in [c["for"] for c in s["collectives"]], s
assert "kinds.mlir:7:10: operand 0 of stablehlo.reverse: tensor<4x4xi32> from" in text, text
' || fail "what moves and what does not: $(cat kinds kinds.json)"
expect 1 'sdyrt: --device: the mesh has 2 devices' --device 2 "${rows[@]}"
expect 1 'sdyrt: the program has no mesh; see --mesh' rows.mlir
expect 2 "sdyrt: partition: no FILE; see 'sdyrt help partition'"
expect 1 "sdyrt: cannot read '.': Is a directory" .
mkdir out
expect 1 "sdyrt: cannot write 'out': Is a directory" --output out "${rows[@]}"
exit $failed
