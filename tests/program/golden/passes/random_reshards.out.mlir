module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<2x2x16xf32>) -> (tensor<1x2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2, ?}, {}, {}], replicated={"b":(2)2}>}, tensor<2x16x2xf32>) {
    %0 = stablehlo.custom_call @mine(%arg0) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([j, k, i]) {i=2, j=2, k=16} need_replication={j}, custom>} : (tensor<2x2x16xf32>) -> tensor<2x16x2xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{}, {}, {"b", "a"}]> : tensor<2x16x2xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{?}, {?}, {}]> : tensor<2x16x2xf32>
    %3 = sdy.propagation_barrier %arg0 allowed_direction=FORWARD : tensor<2x2x16xf32>
    %4 = stablehlo.custom_call @mine(%3) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=2, j=2, k=16} need_replication={j, k}, custom>} : (tensor<2x2x16xf32>) -> tensor<2x2x16xf32>
    %5 = stablehlo.slice %4 [0:1, 0:2, 0:16] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b":(2)2, ?}, {?}], unreduced={"b":(1)2}>]>} : (tensor<2x2x16xf32>) -> tensor<1x2x16xf32>
    %6 = sdy.all_reduce {"b":(1)2} %5 out_sharding=<@mesh, [{?}, {"b":(2)2, ?}, {?}]> : tensor<1x2x16xf32>
    return %6, %0 : tensor<1x2x16xf32>, tensor<2x16x2xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<4x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a", ?}], unreduced={"b":(1)2}>}) -> (tensor<1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}]>}) {
    %0 = sdy.all_reduce {"b":(1)2} %arg1 out_sharding=<@mesh, [{?}, {?}, {"a", ?}]> : tensor<4x8x8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"b":(2)2, ?}, {?}]>]>} : (tensor<4x8x8xf32>) -> tensor<8x4x8x8xf32>
    %2 = sdy.all_reduce {"b":(1)2} %arg1 out_sharding=<@mesh, [{?}, {?}, {"a", ?}]> : tensor<4x8x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2, 3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {}, {"b", ?}]>]>} : (tensor<4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %4 = stablehlo.reshape %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b":(2)2, ?}]>]>} : (tensor<4x4x8x8xf32>) -> tensor<1024xf32>
    %5 = stablehlo.reshape %4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {?}, {}]>]>} : (tensor<1024xf32>) -> tensor<8x2x64xf32>
    %6 = stablehlo.reshape %5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {?}, {}]>]>} : (tensor<8x2x64xf32>) -> tensor<2x4x4x32xf32>
    %7 = stablehlo.tanh %6 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}, {?}, {?}], replicated={"b"}>]>} : tensor<2x4x4x32xf32>
    %8 = stablehlo.transpose %3, dims = [1, 0, 2, 3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {?}, {}], unreduced={"b"}>]>} : (tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %9 = stablehlo.add %7, %6 : tensor<2x4x4x32xf32>
    %10 = stablehlo.sine %4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}]>]>} : tensor<1024xf32>
    return %10 : tensor<1024xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func private @f0(%arg0: tensor<1x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "a", ?}]>}) -> tensor<1x2xf32> {
    %0 = stablehlo.sine %arg0 : tensor<1x2xf32>
    %1 = sdy.reshard %0 <@mesh, [{}, {"c", "a"}]> : tensor<1x2xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c", "a"}]>]>} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %3 = sdy.reshard %2 <@mesh, [{}, {}]> : tensor<2x2xf32>
    %4 = stablehlo.maximum %3, %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {"a", ?}]>]>} : tensor<2x2xf32>
    %5 = stablehlo.reshape %4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}]>]>} : (tensor<2x2xf32>) -> tensor<4xf32>
    %6 = stablehlo.sine %5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}]>]>} : tensor<4xf32>
    return %arg0 : tensor<1x2xf32>
  }
  func.func private @f1(%arg0: tensor<1x16xf32>) -> (tensor<1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", "c", ?}]>}) {
    %0 = stablehlo.custom_call @mine(%arg0) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=1, j=16} need_replication={i}, custom>} : (tensor<1x16xf32>) -> tensor<1x16xf32>
    %1 = stablehlo.multiply %0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {}]>]>} : tensor<1x16xf32>
    %2 = sdy.reshard %1 <@mesh, [{"b", "c", ?}, {}]> : tensor<1x16xf32>
    %3 = stablehlo.concatenate %2, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c"}, {?}]>]>} : (tensor<1x16xf32>) -> tensor<1x16xf32>
    return %3 : tensor<1x16xf32>
  }
  func.func public @main(%arg0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "b", ?}]>}, %arg1: tensor<2xf32>) -> tensor<1xf32> {
    %0 = stablehlo.slice %arg1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = "stablehlo.case"(%c) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
      %4 = stablehlo.transpose %0, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}]>]>} : (tensor<1xf32>) -> tensor<1xf32>
      stablehlo.return %4 : tensor<1xf32>
    }, {
      %3 = stablehlo.custom_call @mine(%0) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=1} blocked_propagation={i}, custom>} : (tensor<1xf32>) -> tensor<1xf32>
      stablehlo.return %3 : tensor<1xf32>
    }) : (tensor<i32>) -> tensor<1xf32>
    sdy.sharding_group %arg1 group_id=20 : tensor<2xf32>
    sdy.sharding_group %arg0 group_id=20 : tensor<2xf32>
    %2 = sdy.sharding_constraint %0 <@mesh, [{"c", "a", "b", ?}]> : tensor<1xf32>
    return %2 : tensor<1xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func public @main(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"b", ?}]>}, %arg1: tensor<6x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}, {"a", "c"}]>}, %arg2: tensor<6x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}, {"c", ?}]>}) -> (tensor<2x6x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", ?}, {}, {"b", ?}]>}, tensor<2x6x2xf32>) {
    %0 = sdy.sharding_constraint %arg1 <@mesh, [{"b"}, {}, {?}]> : tensor<6x1x4xf32>
    %1 = stablehlo.multiply %0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b", "c":(1)2}, {?}]>]>} : tensor<6x1x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_slice %arg0, %c, %c, sizes = [3, 4] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", ?}], replicated={"b"}>]>} : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    %3 = stablehlo.reshape %0 : (tensor<6x1x4xf32>) -> tensor<2x6x2xf32>
    %4 = stablehlo.dot_general %3, %1, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", ?}, {?}, {?}]>]>} : (tensor<2x6x2xf32>, tensor<6x1x4xf32>) -> tensor<2x2x1x4xf32>
    %5 = stablehlo.add %3, %3 : tensor<2x6x2xf32>
    %6 = stablehlo.dot_general %5, %1, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {?}, {?}, {?}]>]>} : (tensor<2x6x2xf32>, tensor<6x1x4xf32>) -> tensor<2x2x1x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<2x2x1x4xf32>
    %7 = stablehlo.maximum %cst, %4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}, {"b", "c":(2)2, ?}]>]>} : tensor<2x2x1x4xf32>
    %cst_0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}], unreduced={"a"}>]>} dense<1.000000e+00> : tensor<2x6x2xf32>
    %8 = sdy.all_reduce {"a"} %cst_0 out_sharding=<@mesh, [{?}, {?}, {?}]> : tensor<2x6x2xf32>
    %9 = sdy.all_reduce {"a"} %cst_0 out_sharding=<@mesh, [{?}, {?}, {?}]> : tensor<2x6x2xf32>
    return %8, %9 : tensor<2x6x2xf32>, tensor<2x6x2xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func private @f0(%arg0: tensor<4x4x3x2xf32>) -> tensor<6x2x8x1xf32> {
    %0 = stablehlo.maximum %arg0, %arg0 : tensor<4x4x3x2xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x4x3x2xf32>
    %2 = stablehlo.custom_call @mine(%arg0) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([l, k, i, j]) {i=4, j=4, k=3, l=2} blocked_propagation={k}, custom>} : (tensor<4x4x3x2xf32>) -> tensor<2x3x4x4xf32>
    %3 = stablehlo.reshape %2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", ?}, {?}, {"b":(1)2}]>]>} : (tensor<2x3x4x4xf32>) -> tensor<6x2x8x1xf32>
    return %3 : tensor<6x2x8x1xf32>
  }
  func.func public @main(%arg0: tensor<4x4x3x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}, {?}, {?}]>}, %arg1: tensor<3x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %arg2: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b"}], replicated={"a"}>}, %arg3: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}) -> (tensor<6x2x8x1xf32>, tensor<16x4xf32>) {
    %0 = sdy.reshard %arg0 <@mesh, [{}, {}, {}, {}]> : tensor<4x4x3x2xf32>
    %1 = stablehlo.add %arg3, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {?}], unreduced={"a"}>]>} : tensor<16x4xf32>
    %2 = sdy.all_reduce {"a"} %1 out_sharding=<@mesh, [{"b"}, {?}]> : tensor<16x4xf32>
    %3 = sdy.sharding_constraint %2 <@mesh, [{"b":(1)2, ?}, {}]> : tensor<16x4xf32>
    %4 = sdy.sharding_constraint %3 <@mesh, [{?}, {"b", ?}]> : tensor<16x4xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<2x1xi32>
    %6 = "stablehlo.gather"(%5, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 16>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}], replicated={"a"}>]>} : (tensor<4x16xf32>, tensor<2x1xi32>) -> tensor<2x16xf32>
    %7 = call @f0(%0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}, {"b":(1)2, ?}], unreduced={"b":(2)2}>]>} : (tensor<4x4x3x2xf32>) -> tensor<6x2x8x1xf32>
    %8 = sdy.all_reduce {"b":(2)2} %7 out_sharding=<@mesh, [{?}, {?}, {?}, {"b":(1)2, ?}]> : tensor<6x2x8x1xf32>
    return %8, %arg2 : tensor<6x2x8x1xf32>, tensor<16x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x6xf32>, %arg2: tensor<8x8xf32>) -> (tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {"y", ?}]>}) {
    %0 = stablehlo.maximum %arg2, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(2)2, ?}, {"x":(1)2, "z"}]>]>} : tensor<8x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = "stablehlo.case"(%c) ({
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      %13:2 = "stablehlo.case"(%c_0) ({
        %15 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", ?}, {"x", ?}]>]>} : tensor<8x8xf32>
        %16 = stablehlo.exponential %arg0 : tensor<8x8xf32>
        stablehlo.return %0, %16 : tensor<8x8xf32>, tensor<8x8xf32>
      }, {
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %15 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", ?}], unreduced={"y", "z"}>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
        stablehlo.return %arg0, %0 : tensor<8x8xf32>, tensor<8x8xf32>
      }) : (tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
      %14 = stablehlo.reshape %13#1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {?}, {?}, {"z", ?}, {"x"}], replicated={"y"}>]>} : (tensor<8x8xf32>) -> tensor<1x2x8x2x2xf32>
      stablehlo.return %arg0 : tensor<8x8xf32>
    }, {
      sdy.sharding_group %0 group_id=14 : tensor<8x8xf32>
      sdy.sharding_group %arg0 group_id=14 : tensor<8x8xf32>
      stablehlo.return %0 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    %2 = stablehlo.dot_general %1, %1, batching_dims = [0] x [1], contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", ?}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
    %3 = stablehlo.transpose %2, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
    %4 = stablehlo.exponential %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y"}]>]>} : tensor<8xf32>
    %5 = stablehlo.maximum %arg1, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"z"}], unreduced={"y"}>]>} : tensor<8x6xf32>
    %6 = stablehlo.custom_call @index() : () -> tensor<i32>
    %7 = stablehlo.dynamic_slice %arg0, %6, %6, sizes = [5, 8] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", ?}, {"x", ?}], replicated={"y"}>]>} : (tensor<8x8xf32>, tensor<i32>, tensor<i32>) -> tensor<5x8xf32>
    %8 = stablehlo.custom_call @index() : () -> tensor<i32>
    %9 = stablehlo.dynamic_update_slice %7, %7, %8, %8 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"y", ?}]>]>} : (tensor<5x8xf32>, tensor<5x8xf32>, tensor<i32>, tensor<i32>) -> tensor<5x8xf32>
    %10 = sdy.all_reduce {"y"} %5 out_sharding=<@mesh, [{?}, {"z"}]> : tensor<8x6xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", "z", ?}, {}]>]>} : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %12 = stablehlo.multiply %11, %11 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", "x", ?}, {"y", ?}]>]>} : tensor<6x8xf32>
    return %12 : tensor<6x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func private @f0(%arg0: tensor<4x1xf32>) -> tensor<4x1xf32> {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg0 : tensor<4x1xf32>, tensor<4x1xf32>
    %1 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.compare LT, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    }) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %2 = stablehlo.dot_general %1, %0#0, batching_dims = [0] x [0], contracting_dims = [1] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c", ?}], unreduced={"a"}>]>} : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4xf32>
    return %arg0 : tensor<4x1xf32>
  }
  func.func private @f1(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c", "a", ?}]>}) -> tensor<4xf32> {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %1 = stablehlo.reverse %arg0, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "b", "a", ?}]>]>} : tensor<4xf32>
    %2 = stablehlo.while(%iterArg = %1) : tensor<4xf32>
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %3 = stablehlo.slice %iterArg [0:2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "b", ?}], replicated={"a"}>]>} : (tensor<4xf32>) -> tensor<2xf32>
      %4 = stablehlo.dot_general %3, %3, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [], unreduced={"a"}>]>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
      %5 = sdy.all_reduce {"b", "c"} %4 out_sharding=<@mesh, [], unreduced={"a"}> : tensor<f32>
      %6 = stablehlo.exponential %5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [], unreduced={"a"}>]>} : tensor<f32>
      stablehlo.return %1 : tensor<4xf32>
    }
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "b", "a"}]>]>} dense<0.000000e+00> : tensor<4xf32>
    return %cst : tensor<4xf32>
  }
  func.func public @main(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c"}]>}, %arg1: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", "c", ?}]>}) -> tensor<8xf32> {
    %0 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %1 = sdy.reshard %arg1 <@mesh, [{?}]> : tensor<4xf32>
    %2 = sdy.reshard %arg1 <@mesh, [{?}]> : tensor<4xf32>
    %3 = stablehlo.concatenate %1, %2, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}]>]>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %4 = sdy.sharding_constraint %arg1 <@mesh, [{"c", "a", "b", ?}]> : tensor<4xf32>
    %5 = sdy.sharding_constraint %4 <@mesh, [{"a", ?}]> : tensor<4xf32>
    return %3 : tensor<8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func public @main(%arg0: tensor<4x12x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x", ?}, {?}, {?}]>}, %arg1: tensor<4x12x12xf32>) -> tensor<4x36x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg1, %cst, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"z", "x", ?}]>]>} : (tensor<4x12x12xf32>, tensor<f32>) -> tensor<4x12x13xf32>
    %1 = stablehlo.dot_general %0, %0, batching_dims = [1] x [1], contracting_dims = [2] x [2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", ?}, {"z"}, {?}]>]>} : (tensor<4x12x13xf32>, tensor<4x12x13xf32>) -> tensor<12x4x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_update_slice %0, %0, %c, %c, %c {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}, {?}]>]>} : (tensor<4x12x13xf32>, tensor<4x12x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x12x13xf32>
    %3 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", ?}, {"x", ?}, {}, {?}]>]>} : (tensor<4x12x12xf32>) -> tensor<2x2x4x36xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2}, {?}, {?}], replicated={"x":(2)2, "y"}>]>} : (tensor<2x2x4x36xf32>, tensor<f32>) -> tensor<2x4x36xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = "stablehlo.case"(%c_1) ({
      stablehlo.return %4 : tensor<2x4x36xf32>
    }, {
      %11 = stablehlo.multiply %4, %4 : tensor<2x4x36xf32>
      %12 = sdy.sharding_constraint %4 <@mesh, [{}, {?}, {"z", ?}], unreduced={"y"}> : tensor<2x4x36xf32>
      %13 = sdy.all_reduce {"y"} %12 out_sharding=<@mesh, [{}, {?}, {"z", ?}]> : tensor<2x4x36xf32>
      stablehlo.return %13 : tensor<2x4x36xf32>
    }) : (tensor<i32>) -> tensor<2x4x36xf32>
    %6 = stablehlo.transpose %arg0, dims = [1, 0, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x", "z", ?}, {"y"}]>]>} : (tensor<4x12x12xf32>) -> tensor<12x4x12xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}, {?}, {"y", ?}]>]>} : (tensor<12x4x12xf32>) -> tensor<12x4x8x12xf32>
    %8 = stablehlo.transpose %4, dims = [1, 2, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", ?}, {?}, {"y", ?}]>]>} : (tensor<2x4x36xf32>) -> tensor<4x36x2xf32>
    %9 = sdy.propagation_barrier %8 allowed_direction=BACKWARD : tensor<4x36x2xf32>
    %10 = stablehlo.negate %9 : tensor<4x36x2xf32>
    return %10 : tensor<4x36x2xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func private @f0(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", "b", ?}, {}]>}) -> tensor<8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = "stablehlo.case"(%c) ({
      %8 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}, {"c"}]>]>} : (tensor<8x8xf32>) -> tensor<2x16x2xf32>
      %9 = sdy.sharding_constraint %arg0 <@mesh, [{?}, {"c", ?}]> : tensor<8x8xf32>
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.dynamic_slice %9, %c_0, %c_0, sizes = [8, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", ?}], unreduced={"c"}>]>} : (tensor<8x8xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
      stablehlo.return %0, %9 : tensor<f32>, tensor<8x8xf32>
    }, {
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.pad %arg0, %cst_0, low = [1, 0], high = [0, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {"c", ?}]>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<9x8xf32>
      stablehlo.return %0, %arg0 : tensor<f32>, tensor<8x8xf32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<8x8xf32>)
    %2 = sdy.reshard %arg0 <@mesh, [{"a", "c", ?}, {}]> : tensor<8x8xf32>
    %3 = sdy.reshard %arg0 <@mesh, [{"a", "c", ?}, {}]> : tensor<8x8xf32>
    %4 = sdy.reshard %1#1 <@mesh, [{"a", "c"}, {}]> : tensor<8x8xf32>
    %5 = stablehlo.concatenate %2, %3, %4, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c"}, {}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x24xf32>
    %6 = sdy.reshard %5 <@mesh, [{"a"}, {"c"}]> : tensor<8x24xf32>
    %7 = sdy.propagation_barrier %arg0 allowed_direction=FORWARD : tensor<8x8xf32>
    return %1#1 : tensor<8x8xf32>
  }
  func.func private @f1(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "a", "c"}]>}) -> tensor<4x4xf32> {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func public @main(%arg0: tensor<12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "b", ?}, {"a", ?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", ?}, {?}]>}) -> tensor<8x6xf32> {
    %0 = sdy.sharding_constraint %arg1 <@mesh, [{"c", "a", ?}, {?}]> : tensor<8x8xf32>
    %1 = stablehlo.dot_general %0, %0, batching_dims = [1] x [0], contracting_dims = [0] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}], replicated={"c"}>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
    %2 = sdy.sharding_constraint %0 <@mesh, [{"a", "c", ?}, {?}]> : tensor<8x8xf32>
    %3:2 = stablehlo.optimization_barrier %arg1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
    %4 = stablehlo.negate %3#1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {"c", ?}], unreduced={"a"}>]>} : tensor<8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = sdy.all_reduce {"a"} %4 out_sharding=<@mesh, [{"b"}, {"c", ?}]> : tensor<8x8xf32>
    %6 = stablehlo.pad %5, %cst, low = [0, 1], high = [0, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {?}]>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x9xf32>
    %7 = stablehlo.slice %3#0 [0:8, 0:6] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a"}], unreduced={"c"}>]>} : (tensor<8x8xf32>) -> tensor<8x6xf32>
    %8 = sdy.all_reduce {"c"} %7 out_sharding=<@mesh, [{"b", ?}, {"a"}]> : tensor<8x6xf32>
    return %8 : tensor<8x6xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
  func.func public @main(%arg0: tensor<16x8x2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {?}, {"c", "b", ?}], unreduced={"a"}>}, %arg1: tensor<3x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2}, {"b", "a"}]>}) -> (tensor<16x8x2x2xf32>, tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<3x6xf32>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<3x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [1, 0], high = [0, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", "d"}]>]>} : (tensor<3x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    %cst_0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {}, {}, {?}], replicated={"a"}, unreduced={"b"}>]>} dense<0.000000e+00> : tensor<16x8x2x2xf32>
    %3 = sdy.all_reduce {"a"} %arg0 out_sharding=<@mesh, [{?}, {?}, {?}, {"c", "b", ?}]> : tensor<16x8x2x2xf32>
    %4 = sdy.sharding_constraint %3 <@mesh, [{"d", ?}, {}, {"a"}, {"c", ?}]> : tensor<16x8x2x2xf32>
    %5 = sdy.sharding_constraint %arg1 <@mesh, [{"a", "d", ?}, {"b", ?}]> : tensor<3x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %7 = sdy.all_reduce {"a"} %arg0 out_sharding=<@mesh, [{?}, {?}, {?}, {"c", "b", ?}]> : tensor<16x8x2x2xf32>
    return %7, %6 : tensor<16x8x2x2xf32>, tensor<f32>
  }
}
