#!/usr/bin/env bash
# run_loop doubles its first argument in each turn.
# usage: run_loop_test.sh RUN_LOOP
set -euo pipefail
got=$("$1" <<'END' | tail -n 1
module @jit_f {
  func.func public @main(%x: tensor<2x2xf32>, %w: tensor<2x2xf32>) -> (tensor<2x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
END
)
[ "$got" = "turn 9: 1024" ] || {
    echo "FAIL: $got"
    exit 1
}
