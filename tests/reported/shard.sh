#!/usr/bin/env bash
# Programs of the dialect shard.
# shellcheck source=tests/reported/lib.sh
. "$(dirname "$0")/lib.sh"

# Written in each test that needs it.
partly() {
    cat >partly.mlir <<'END'
shard.grid @g(shape = 2x2)
func.func private @scale(%x: tensor<8x7xf32>) -> tensor<8x7xf32> {
  %c = arith.constant dense<0.5> : tensor<8x7xf32>
  %0 = arith.mulf %x, %c : tensor<8x7xf32>
  return %0 : tensor<8x7xf32>
}
func.func @main(%x: tensor<8x7xf32>, %y: tensor<1x7xf32>) -> (tensor<8x7xf32>, tensor<7x8xf32>) {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %x to %s annotate_for_users : tensor<8x7xf32>
  %1 = tosa.add %0, %y : (tensor<8x7xf32>, tensor<1x7xf32>) -> tensor<8x7xf32>
  %2 = func.call @scale(%1) : (tensor<8x7xf32>) -> tensor<8x7xf32>
  %t = shard.get_sharding %0 : tensor<8x7xf32> -> !shard.sharding
  %3 = shard.shard %2 to %t : tensor<8x7xf32>
  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<8x7xf32>) -> tensor<7x8xf32>
  return %3, %4 : tensor<8x7xf32>, tensor<7x8xf32>
}
END
}

start "one command completes annotations, partitions, runs and compares"
partly
run "$sdyrt" exec partly.mlir -n 4 --check --random 1
says 0 "result 0: tensor<8x7xf32>: equal"
says 0 "result 1: tensor<7x8xf32>: equal"
run "$sdyrt" partition partly.mlir
says 0 "tosa.add %arg0, %arg1 : (tensor<4x3xf32>, tensor<1x3xf32>)"
says 0 "all_gather      {"

start "arguments and results are whole, as one device has them"
partly
run "$sdyrt" exec partly.mlir --random 1 --out one
run "$sdyrt" exec partly.mlir -n 4 --random 1 --out four
[ "$status" -eq 0 ] || fail "status $status: $(cat "$sandbox/stderr")"
for result in result0.npy result1.npy; do
    cmp "one/$result" "four/$result" || fail "$result of four ranks and of one"
done
run "$sdyrt" exec partly.mlir -n 4 --arg 0=one/result0.npy --random 1 --check
says 0 "result 1: tensor<7x8xf32>: equal"

start "another number of ranks, and a grid that leaves it open"
partly
run "$sdyrt" exec partly.mlir -n 3 --check --random 1
says 1 "partly.mlir: its grid has 4 devices, and there are 3 ranks: use -n 4"
sed 's/2x2/?x2/' partly.mlir >open.mlir
run "$sdyrt" exec open.mlir -n 6 --check --random 1
says 0 "result 0: tensor<8x7xf32>: equal"
run "$sdyrt" exec open.mlir -n 3 --check --random 1
says 1 "'shard.grid' op has a multiple of 2 devices, and there are 3 ranks"
run "$sdyrt" partition open.mlir
says 1 "the program's grid leaves a size open: write it as a number"

start "a private @main runs; another private function is none to run"
partly
sed -i 's/func.func @main/func.func private @main/' partly.mlir
run "$sdyrt" exec partly.mlir -n 4 --check --random 1
says 0 "result 1: tensor<7x8xf32>: equal"
run "$sdyrt" partition partly.mlir
says 0 "tosa.add %arg0, %arg1 : (tensor<4x3xf32>, tensor<1x3xf32>)"
cat >private.mlir <<'END'
shard.grid @g(shape = 2)
func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<4xf32>
  return %0 : tensor<4xf32>
}
END
run "$sdyrt" exec private.mlir -n 2 --random 1
says 1 "'builtin.module' op has no public function to run"

start "sdyrt propagate names what spreads these shardings"
partly
run "$sdyrt" propagate partly.mlir
says 1 "partly.mlir: its shardings are of the dialect shard, which \
'sdyrt-opt -sharding-propagation' spreads"

start "what is partitioned runs as it is"
partly
"$opt" partly.mlir -inline -sdyrt-shard-annotate -shard-partition -o local.mlir
mkdir -p in/rank{0,1,2,3}
for rank in 0 1 2 3; do # the last of 7 columns and 2 devices has one more
    size=$((4 * (3 + rank % 2)))
    head -c "$((4 * size))" /dev/zero >in/rank$rank/arg0.bin
    head -c "$size" /dev/zero >in/rank$rank/arg1.bin
done
run "$sdyrt" exec local.mlir -n 4 --in in
says 0 "rank 3"
run "$sdyrt" exec local.mlir -n 4 --in in --check
says 2 "runs as it is, unless it is annotated and has no collectives"

start "a device without a coordinate for each axis is read, and not run"
cat >few.mlir <<'END'
shard.grid @g(shape = 2x2)
func.func @main() -> index {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard_shape dims = [8] sharding = %s device = [1] : index
  return %0 : index
}
END
run "$opt" few.mlir
says 0 "few.mlir:4:8: warning: has 1 coordinates of a device, and the grid 2 axes"
says 0 "device = [1] : index"
run "$sdyrt" exec few.mlir -n 4
says 3 "1 coordinates of a device on a grid of 2 axes"

start "offsets that do not begin with 0 are an error when canonical too"
cat >offsets.mlir <<'END'
shard.grid @g(shape = 2)
func.func @main() -> index {
  %c = arith.constant 2 : i64
  %s = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [%c, 5, 8] : !shard.sharding
  %0 = shard.shard_shape dims = [8] sharding = %s device = [1] : index
  return %0 : index
}
END
"$opt" -canonicalize offsets.mlir >canonical.mlir
run "$sdyrt" exec canonical.mlir -n 2
says 1 "sharded dims offsets of dimension 0 go from 2 to 8, expected from 0 to 8"

start "all_slice is lowered alone"
cat >slice.mlir <<'END'
shard.grid @g(shape = 2)
func.func @main(%a: tensor<4xi32>) -> (tensor<2xi32>, index) {
  %0 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<4xi32> -> tensor<2xi32>
  %1 = shard.process_multi_index on @g axes = [0] : index
  return %0, %1 : tensor<2xi32>, index
}
END
run "$opt" -test-grid-all-slice-op-lowering slice.mlir
says 0 "return %cast, %proc_linear_idx_0 : tensor<2xi32>, index"

finish
