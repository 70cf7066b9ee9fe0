#!/usr/bin/env bash
# Programs that MLIR's verifiers take and that have no meaning: each is refused
# before it runs.
# Usage: changed.sh SDYRT SDYRT_OPT
printed=$(realpath "$(dirname "$0")/../program/golden/printed")
# shellcheck source=tests/reported/lib.sh
. "$(dirname "$0")/lib.sh"

# refused TEXT: why f.mlir does not run, which sdyrt-opt prints.
refused() {
    run "$opt" f.mlir
    says 0 "func.func"
    run timeout 20 "$sdyrt" exec f.mlir -n 2 --random 1
    says 3 "$1"
}

start "groups of a named mesh along what is no axis"
for axes in '"x"' 1 '#stablehlo.axis_ref<name = "x">, -1'; do
    cat >f.mlir <<END
sdy.mesh @m = <["x"=2]>
func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [$axes]>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
END
    [[ $axes == *' -1' ]] && place=1 || place=0
    refused "groups along what is no axis: axis $place of replica_groups"
done

start "a convolution whose steps go back"
for step in 0 -1 -9223372036854775808 9223372036854775807; do
    cat >f.mlir <<END
func.func @main(%x: tensor<1x5x1xf32>, %w: tensor<2x1x1xf32>, %p: tensor<1x2xi32>) -> tensor<1x4x1xf32> {
  %0 = "stablehlo.dynamic_conv"(%x, %w, %p) <{window_strides = array<i64: 1>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: $step>, window_reversal = array<i1: true>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x5x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi32>) -> tensor<1x4x1xf32>
  return %0 : tensor<1x4x1xf32>
}
END
    refused "a dilation of $step"
done

# An array of one number was read as one of three, which a sanitizer tells.
start "a gather whose indices have several dimensions, partitioned"
run "$opt" "$printed/embedding_gather_scatter_grad.mlir" \
    -sdy-partitioner-pipeline
says 0 "stablehlo.gather"

finish
