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
run timeout 120 "$sdyrt" exec negate.mlir -n 1024 --random 1 --check
says 0 'equal'

finish
