#!/usr/bin/env bash
# sdyrt propagate --explain, which speaks of the text that the user has.
# shellcheck source=tests/reported/lib.sh
. "$(dirname "$0")/lib.sh"

# Passes merge the two constants, and printing numbers the rest anew.
program() {
    cat >f.mlir <<'END'
module {
  func.func public @main(%arg0: tensor<4xf32> loc("p['wq']")) -> tensor<4xf32> {
    %c = stablehlo.constant dense<1.0> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_0 = stablehlo.constant dense<1.0> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.sine %arg0 : tensor<4xf32> loc("jit(f)/sin"("model.py":12:8))
    %3 = stablehlo.add %2, %0 : tensor<4xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<4xf32>
    return %4 : tensor<4xf32>
  }
}
END
}
rows=(--mesh '@m=<["x"=2]>' --arg '0=<@m, [{"x"}]>')

start "values have the numbers and lines of the file, and names of JAX"
program
run "$sdyrt" propagate f.mlir "${rows[@]}" --explain
says 0 "  %arg0: tensor<4xf32> [{\"x\"}]  at f.mlir:2 (p['wq'])"
says 0 '  %2: tensor<4xf32> [{"x", ?}]  at f.mlir:7, model.py:12'
says 0 '  %4: tensor<4xf32> [{"x", ?}]  at f.mlir:9'
says 0 'from dim 0 of %2 through %3 = stablehlo.add'

start "one value, the largest ones"
program
run "$sdyrt" propagate f.mlir "${rows[@]}" --value %3
says 0 '  %3: tensor<4xf32> [{"x", ?}]  at f.mlir:8'
[ "$(grep -c '^  %' "$sandbox/stdout")" -eq 1 ] || fail "other values too"
run "$sdyrt" propagate f.mlir "${rows[@]}" --top 2
[ "$(grep -c '^  [%r]' "$sandbox/stdout")" -eq 2 ] || fail "not two"
run "$sdyrt" propagate f.mlir "${rows[@]}" --value 77
says 1 'sdyrt: f.mlir: no value 77 has a sharding'
run "$sdyrt" propagate f.mlir "${rows[@]}" --value %
says 1 'sdyrt: f.mlir: no value % has a sharding'

start "names of another function say of which; results have JAX's names"
cat >calls.mlir <<'END'
module {
  func.func public @main(%arg0: tensor<4x4xf32>, %arg1: tensor<8xf32>) -> (tensor<4x4xf32> {jax.result_info = "result['w']"}) {
    %0 = call @f(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func private @f(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.dot %arg0, %arg0 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}
END
both=(--mesh '@m=<["x"=2]>' --arg '0=<@m, [{"x"}, {}]>' --arg '1=<@m, [{"x"}]>')
run "$sdyrt" propagate calls.mlir "${both[@]}" --explain
says 0 '  result 0: tensor<4x4xf32> [{"x", ?}, {?}]  (result['"'w'])"
says 0 'the program says so in dim 0 of %arg0 of @main'
says 0 'conflict in %0 = stablehlo.dot  at calls.mlir:7'
run "$sdyrt" propagate calls.mlir "${both[@]}" --value %arg1
[ "$(tail -n 1 "$sandbox/stdout")" = '    dim 0 "x": the program says so' ] ||
    fail "a conflict of others: $(cat "$sandbox/stdout")"
run "$sdyrt" propagate calls.mlir "${both[@]}" --top 1
grep -q conflict "$sandbox/stdout" && fail "$(cat "$sandbox/stdout")"

start "the largest of no values"
: >empty.mlir
run "$sdyrt" propagate empty.mlir --top 3
[ "$status" -eq 0 ] || fail "exit status $status: $(cat "$sandbox/stderr")"

finish
