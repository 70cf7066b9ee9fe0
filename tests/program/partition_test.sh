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
//     7.0 us        36 B  rows.mlir:2:8: tensor<3x3xf32> from <@m, [{}, {}], unreduced={"x"}> to <@m, [{}, {}]>' \
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
assert c["bytes_received"] == c["bytes_sent"] == 36, s
assert (c["step_count"], c["kind"], c["group_size"], c["result_bytes"]) == (1, "all_reduce", 2, 36), s
' || fail "--json"
expect 1 'sdyrt: --device: the mesh has 2 devices' --device 2 "${rows[@]}"
expect 1 'sdyrt: the program has no mesh; see --mesh' rows.mlir
expect 2 "sdyrt: partition: no FILE; see 'sdyrt help partition'"
expect 1 "sdyrt: cannot read '.': Is a directory" .
mkdir out
expect 1 "sdyrt: cannot write 'out': Is a directory" --output out "${rows[@]}"
exit $failed
