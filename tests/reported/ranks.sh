#!/usr/bin/env bash
# Programs on far more ranks than there are cores.
# shellcheck source=tests/reported/lib.sh
. "$(dirname "$0")/lib.sh"

start "1,024 ranks do not keep each other from their work"
cat >negate.mlir <<'END'
sdy.mesh @mesh = <["x"=1024]>
func.func @main(%arg0: tensor<2048xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<2048xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  %0 = stablehlo.negate %arg0 : tensor<2048xi32>
  return %0 : tensor<2048xi32>
}
END
SDYRT_LOG=2 run timeout 120 "$sdyrt" exec negate.mlir -n 1024 --random 1 --check
says 0 'equal'
# each has compared programs, and looked at no other: no plan of 1,024 boxes
[ "$(grep -c 'destroyed, after operation #1$' "$sandbox/stderr")" = 1024 ] ||
    fail "operations: $(grep 'destroyed' "$sandbox/stderr" | head -n 3)"
! grep ' a plan of ' "$sandbox/stderr" | head -n 1 | grep . ||
    fail "1,024 ranks made plans for a program that moves nothing"

finish
