module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func public @main(%arg0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", ?}]>}) -> (tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c"}p2], unreduced={"b"}>}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{?}], replicated={"a"}, unreduced={"c":(2)2}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=2}>} : tensor<2xf32>
    %1 = stablehlo.dot_general %0, %0, contracting_dims = [0] x [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([]) {i=2} reduction={i}>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    %2 = stablehlo.maximum %1, %1 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
    return %arg0 : tensor<2xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<6x4xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<16x5x5xf32>, %arg3: tensor<16x5x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}p1, {"b"}, {?}]>}) -> tensor<16x5x1xf32> {
    %0 = stablehlo.reshape %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([ij]) {i=6, j=4}>} : (tensor<6x4xf32>) -> tensor<24xf32>
    %1 = stablehlo.exponential %0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=24}>} : tensor<24xf32>
    %2 = "stablehlo.triangular_solve"(%arg2, %arg3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, l, j], [i, j, k])->([i, l, k]) {i=16, j=5, k=1, l=5} need_replication={j, k, l}>} : (tensor<16x5x5xf32>, tensor<16x5x1xf32>) -> tensor<16x5x1xf32>
    %3 = stablehlo.custom_call @mine(%arg3) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([ij, k, l])->([i, k, j, l]) {i=4, j=4, k=5, l=1} need_replication={k} blocked_propagation={j}, custom>} : (tensor<16x5x1xf32>) -> tensor<4x5x4x1xf32>
    %4 = stablehlo.multiply %arg3, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, j, k])->([i, j, k]) {i=16, j=5, k=1}>} : tensor<16x5x1xf32>
    return %4 : tensor<16x5x1xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8]>
  sdy.mesh @twin = <["a"=8]>
  func.func public @main(%arg0: tensor<2x1xf32>, %arg1: tensor<2x16x4x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}, {}, {?}]>}, %arg2: tensor<1x1x2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a", ?}, {}]>}, %arg3: tensor<30xf32> {sdy.sharding = #sdy.sharding<@twin, [{"a":(1)2}]>}) -> tensor<30xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.add across dimensions = [0, 2] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [])->([j, l]) {i=1, j=1, k=2, l=4} reduction={i, k}>} : (tensor<1x1x2x4xf32>, tensor<f32>) -> tensor<1x4xf32>
    %1 = stablehlo.slice %0 [0:1, 0:4] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=1, j=4}>} : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.add %1, %1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=1, j=4}>} : tensor<1x4xf32>
    %3 = sdy.propagation_barrier %2 allowed_direction=NONE : tensor<1x4xf32>
    %4:2 = "stablehlo.sort"(%arg3, %arg3) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>):
      %6 = stablehlo.compare LT, %arg4, %arg5 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i], [i]) {i=30} need_replication={i} blocked_propagation={i}>} : (tensor<30xf32>, tensor<30xf32>) -> (tensor<30xf32>, tensor<30xf32>)
    %5 = stablehlo.concatenate %arg1, %arg1, %arg1, dim = 0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, k, l], [i, j, k, l])->([i, j, k, l]) {i=6, j=16, k=4, l=12} need_replication={i}>} : (tensor<2x16x4x12xf32>, tensor<2x16x4x12xf32>, tensor<2x16x4x12xf32>) -> tensor<6x16x4x12xf32>
    return %4#1 : tensor<30xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<2x3x4x6xf32>, %arg1: tensor<6x1x1xf32>) -> tensor<6x1x1xf32> {
    %0 = stablehlo.sine %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=2, j=3, k=4, l=6}>} : tensor<2x3x4x6xf32>
    %1 = stablehlo.reverse %arg1, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}, {?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=6, j=1, k=1}>} : tensor<6x1x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:2 = "stablehlo.case"(%c) ({
      %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 3] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, l])->([i, j, k, l]) {i=6, j=1, k=4, l=1}>} : (tensor<6x1x1xf32>) -> tensor<6x1x4x1xf32>
      stablehlo.return %arg1, %1 : tensor<6x1x1xf32>, tensor<6x1x1xf32>
    }, {
      %3 = stablehlo.optimization_barrier %arg0 : tensor<2x3x4x6xf32>
      stablehlo.return %arg1, %1 : tensor<6x1x1xf32>, tensor<6x1x1xf32>
    }) : (tensor<i32>) -> (tensor<6x1x1xf32>, tensor<6x1x1xf32>)
    return %2#1 : tensor<6x1x1xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8]>
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<3x3x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {}], replicated={"a"}>}) -> (tensor<4x3xf32>, tensor<5x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}], replicated={"a":(4)2}, unreduced={"a":(1)4}>}) {
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<4x3xf32>
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %3 = stablehlo.negate %iterArg {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=4, j=3}>} : tensor<4x3xf32>
      %4 = stablehlo.cholesky %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {?}, {}], replicated={"a"}>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=3, j=3, k=3} need_replication={j, k}>} : tensor<3x3x3xf32>
      sdy.sharding_group %4 group_id=7 : tensor<3x3x3xf32>
      sdy.sharding_group %arg1 group_id=7 : tensor<3x3x3xf32>
      %5 = stablehlo.dot_general %arg1, %iterArg, contracting_dims = [1] x [1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, l, j], [k, l])->([i, j, k]) {i=3, j=3, k=4, l=3} reduction={l}>} : (tensor<3x3x3xf32>, tensor<4x3xf32>) -> tensor<3x3x4xf32>
      stablehlo.return %3 : tensor<4x3xf32>
    }
    %1 = "stablehlo.sort"(%0) <{dimension = 1 : i64}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = stablehlo.compare LT, %arg2, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=4, j=3} need_replication={j}>} : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [1, 0], high = [0, 0], interior = [0, 0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [])->([i, j]) {i=4, j=3} permutation={i}>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    return %arg0, %2 : tensor<4x3xf32>, tensor<5x3xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func public @main(%arg0: tensor<6x12xf32>, %arg1: tensor<2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "z", "x"}, {?}]>}, %arg2: tensor<2x2xf32>) -> (tensor<6x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x", ?}], unreduced={"y"}>}) {
    %0 = stablehlo.custom_call @MoveToHost(%arg2) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", ?}, {"z", "y", ?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=2, j=2}>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %1 = stablehlo.multiply %0, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=2, j=2}>} : tensor<2x2xf32>
    %2 = stablehlo.custom_call @index() : () -> tensor<i32>
    %3 = stablehlo.dynamic_update_slice %arg2, %arg2, %2, %2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j], [], [])->([i, j]) {i=2, j=2}>} : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
    %4 = sdy.sharding_constraint %arg2 <@mesh, [{}, {"z"}]> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=2, j=2}>} : tensor<2x2xf32>
    %5 = stablehlo.multiply %4, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=2, j=2}>} : tensor<2x2xf32>
    %6 = stablehlo.custom_call @index() : () -> tensor<i32>
    %7 = stablehlo.dynamic_slice %4, %6, %6, sizes = [1, 2] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [], [])->([i, j]) {i=2, j=2} need_replication={i} blocked_propagation={i}>} : (tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %8 = stablehlo.slice %5 [0:2, 0:2] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=2, j=2}>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = stablehlo.reshape %8 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([ij]) {i=2, j=2}>} : (tensor<2x2xf32>) -> tensor<4xf32>
    %10 = stablehlo.negate %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=2, j=2}>} : tensor<2x2xf32>
    %11 = stablehlo.concatenate %8, %0, dim = 1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=2, j=4} need_replication={j}>} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
    %12 = stablehlo.concatenate %11, %11, %11, dim = 0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j], [i, j])->([i, j]) {i=6, j=4} need_replication={i}>} : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
    return %arg0 : tensor<6x12xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
  func.func private @f0(%arg0: tensor<16x8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=16, j=8}>} : tensor<16x8xf32>
    %1 = stablehlo.dot_general %0, %0, batching_dims = [1] x [1], contracting_dims = [0] x [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([j, i], [j, i])->([i]) {i=8, j=16} reduction={j}>} : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<8xf32>
    %2 = stablehlo.add %1, %1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=8}>} : tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @f1(%arg0: tensor<4x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2, "d", ?}, {?}]>}) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @mine(%arg0) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([ij, k])->([j, k]) {i=2, j=2, k=3} reduction={i} blocked_propagation={j}, custom>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func public @main(%arg0: tensor<8x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", "b", ?}]>}, %arg1: tensor<8x1xf32>) -> (tensor<32x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a"}]>}) {
    %0 = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{}, {?}], replicated={"c"}>] out_shardings=[<@mesh, [{"c"}, {?}]>] manual_axes={"c"} (%arg2: tensor<8x1xf32>) {
      %1 = stablehlo.concatenate %arg2, %arg2, dim = 1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=2} need_replication={j}>} : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x2xf32>
      %c = stablehlo.constant dense<0> : tensor<4x1xi32>
      sdy.return %arg2 : tensor<8x1xf32>
    } : (tensor<8x1xf32>) -> tensor<32x1xf32>
    return %0 : tensor<32x1xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8]>
  func.func public @main(%arg0: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %arg1: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a"}]>}, %arg2: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %arg3: tensor<4x4xf32>, %arg4: tensor<5x5x1x1xcomplex<f32>> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a"}, {}]>}) -> tensor<4x4xf32> {
    %0 = stablehlo.fft %arg4, type = FFT, length = [5, 1, 1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=5, j=5, k=1, l=1} need_replication={j, k, l}>} : (tensor<5x5x1x1xcomplex<f32>>) -> tensor<5x5x1x1xcomplex<f32>>
    return %arg3 : tensor<4x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8]>
  func.func private @f0(%arg0: tensor<4x8x3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a"}, {}]>}) -> tensor<4x8x3x4xf32> {
    %0 = stablehlo.optimization_barrier %arg0 : tensor<4x8x3x4xf32>
    %1 = stablehlo.negate %0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=4, j=8, k=3, l=4}>} : tensor<4x8x3x4xf32>
    return %0 : tensor<4x8x3x4xf32>
  }
  func.func private @f1(%arg0: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}) -> tensor<2xf32> {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg0) : tensor<2x4xf32>, tensor<2x4xf32>
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %2 = stablehlo.multiply %iterArg_0, %iterArg_0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=2, j=4}>} : tensor<2x4xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<2x4xf32>
      stablehlo.return %2, %iterArg_0 : tensor<2x4xf32>, tensor<2x4xf32>
    }
    %1 = stablehlo.dot_general %arg0, %0#1, batching_dims = [0] x [0], contracting_dims = [1] x [1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i]) {i=2, j=4} reduction={j}>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func public @main(%arg0: tensor<4x8x3x4xf32>, %arg1: tensor<2x1x0x12xf32>, %arg2: tensor<12x1x2xi32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a":(4)2, ?}], replicated={"a":(1)4}>}) -> tensor<4x8x3x4xf32> {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=BACKWARD : tensor<4x8x3x4xf32>
    %1 = "stablehlo.gather"(%arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], operand_batching_dims = [3], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 0, 1>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}, {}, {?}, {}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, k, m, l], [l, o, n])->([j, k, l, m, n]) {i=2, j=1, k=1, l=12, m=0, n=2, o=1} reduction={i} need_replication={j, o}>} : (tensor<2x1x0x12xf32>, tensor<12x1x2xi32>) -> tensor<1x1x12x0x2xf32>
    return %arg0 : tensor<4x8x3x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<12x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}, {"b", ?}]>}, %arg1: tensor<16x4xf32>, %arg2: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", ?}]>}, %arg3: tensor<2xui32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}], replicated={"b"}>}, %arg4: tensor<2xui32>) -> tensor<2x2x2x8xf32> {
    %0:2 = stablehlo.optimization_barrier %arg2, %arg2 : tensor<16x4xf32>, tensor<16x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<16x4xf32>
    %1 = sdy.sharding_constraint %cst <@mesh, [{"b", ?}, {?}]> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=16, j=4}>} : tensor<16x4xf32>
    %2 = stablehlo.custom_call @X64Combine(%arg3, %arg4) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=2} need_replication={i} blocked_propagation={i}>} : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = DEFAULT {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i], [j, k]) {i=2, j=3, k=30} need_replication={i} blocked_propagation={i}>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x30xui32>)
    %3 = stablehlo.transpose %1, dims = [1, 0] {sdy.sharding_rule = #sdy.op_sharding_rule<([j, i])->([i, j]) {i=4, j=16}>} : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %4 = stablehlo.reshape %3 {sdy.sharding_rule = #sdy.op_sharding_rule<([ij, kl])->([i, j, k, l]) {i=2, j=2, k=2, l=8}>} : (tensor<4x16xf32>) -> tensor<2x2x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<2x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<2x1xi32>
    return %4 : tensor<2x2x2x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func public @main(%arg0: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2}, {"b", ?}], unreduced={"a"}>}, %arg1: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c"}]>}, %arg2: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a"}, {?}]>}, %arg3: tensor<7x5xi1>, %arg4: tensor<7x3x0xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", "c", ?}, {?}], replicated={"b"}>}, %arg5: tensor<7x3x0x5xi1> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}, {?}, {}]>}) -> (tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c":(1)2, "b"}]>}, tensor<24xf32>) {
    %0 = "stablehlo.scatter"(%arg3, %arg4, %arg5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 3>}> ({
    ^bb0(%arg6: tensor<i1>, %arg7: tensor<i1>):
      %4 = stablehlo.multiply %arg6, %arg6 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, l], [i, j, k], [i, j, k, l])->([i, l]) {i=7, j=3, k=0, l=5} need_replication={j, k}>} : (tensor<7x5xi1>, tensor<7x3x0xi32>, tensor<7x3x0x5xi1>) -> tensor<7x5xi1>
    %1 = stablehlo.reshape %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([ij, kl])->([i, jk, l]) {i=2, j=3, k=2, l=2}>} : (tensor<6x4xf32>) -> tensor<2x6x2xf32>
    %2 = stablehlo.multiply %arg2, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=6, j=4}>} : tensor<6x4xf32>
    %3 = stablehlo.reshape %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([ij]) {i=6, j=4}>} : (tensor<6x4xf32>) -> tensor<24xf32>
    return %arg2, %3 : tensor<6x4xf32>, tensor<24xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %arg1: tensor<6x4xf32>, %arg2: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"c":(1)2, ?}]>}, %arg3: tensor<5x8x0x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {"b", "c", ?}, {?}]>}, %arg4: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}, %arg5: tensor<30x30x6xf32>) -> (tensor<30x30x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {"c", ?}]>}, tensor<5x3x2x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2}, {?}, {?}, {"c":(1)2, ?}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
    %0 = stablehlo.reshape %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([ij]) {i=6, j=4}>} : (tensor<6x4xf32>) -> tensor<24xf32>
    %1 = "stablehlo.reduce_window"(%arg3, %arg4) <{base_dilations = array<i64: 1, 1, 2, 1>, padding = dense<[[0, 0], [1, 0], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 2, 1, 1>, window_dimensions = array<i64: 1, 3, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %4 = stablehlo.subtract %arg7, %arg6 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [])->([i, j, k, l]) {i=5, j=3, k=2, l=12} permutation={j, k}>} : (tensor<5x8x0x12xf32>, tensor<f32>) -> tensor<5x3x2x12xf32>
    %2 = stablehlo.negate %1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=5, j=3, k=2, l=12}>} : tensor<5x3x2x12xf32>
    %3 = stablehlo.maximum %arg5, %arg5 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, j, k])->([i, j, k]) {i=30, j=30, k=6}>} : tensor<30x30x6xf32>
    return %3, %2 : tensor<30x30x6xf32>, tensor<5x3x2x12xf32>
  }
}
