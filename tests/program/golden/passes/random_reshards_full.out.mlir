module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func public @main(%arg0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", ?}]>}, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "b", "c"}]>}, %arg3: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b"}], unreduced={"c"}>}) -> (tensor<2x16x16xf32>, tensor<2x16x16xf32>) {
    %0 = sdy.all_reduce {"c"} %arg3 out_sharding=<@mesh, [{}, {"b"}]> : tensor<16x16xf32>
    %1 = sdy.reshard %0 <@mesh, [{"a"}, {"c"}]> : tensor<16x16xf32>
    %2 = stablehlo.negate %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", ?}]>]>} : tensor<16x16xf32>
    sdy.sharding_group %arg1 group_id=6 : tensor<8x8xf32>
    sdy.sharding_group %arg2 group_id=6 : tensor<8x8xf32>
    %3 = sdy.reshard %2 <@mesh, [{?}, {?}]> : tensor<16x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}, {?}]>]>} : (tensor<16x16xf32>) -> tensor<2x16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %6 = sdy.all_reduce {"c"} %5 out_sharding=<@mesh, [{}]> : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.pad %6, %cst_0, low = [1], high = [0], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], replicated={"b"}>]>} : (tensor<16xf32>, tensor<f32>) -> tensor<17xf32>
    %8 = sdy.reshard %7 <@mesh, [{"c", "a"}], replicated={"b"}> : tensor<17xf32>
    %9 = stablehlo.maximum %8, %8 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}]>]>} : tensor<17xf32>
    %10 = sdy.reshard %9 <@mesh, [{"a", "b", ?}]> : tensor<17xf32>
    %11 = stablehlo.multiply %10, %10 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}]>]>} : tensor<17xf32>
    %12 = sdy.reshard %11 <@mesh, [{}]> : tensor<17xf32>
    %13 = stablehlo.dot_general %12, %12, contracting_dims = [0] x [0] : (tensor<17xf32>, tensor<17xf32>) -> tensor<f32>
    %14 = stablehlo.negate %4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {}, {}]>]>} : tensor<2x16x16xf32>
    %15 = sdy.reshard %14 <@mesh, [{}, {}, {}]> : tensor<2x16x16xf32>
    %16 = stablehlo.negate %15 : tensor<2x16x16xf32>
    return %16, %16 : tensor<2x16x16xf32>, tensor<2x16x16xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8]>
  func.func private @f0(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}]>}) -> (tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}]>}) {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
    %1 = stablehlo.tanh %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<2x4x4xf32>, %arg2: tensor<2x4x4xf32>, %arg3: tensor<6x4xf32>) -> (tensor<f32>, tensor<16xf32>) {
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg3, %iterArg_2 = %arg2) : tensor<16xf32>, tensor<6x4xf32>, tensor<2x4x4xf32>
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %3 = stablehlo.custom_call @unknown(%iterArg_1) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}]>]>} : (tensor<6x4xf32>) -> tensor<6x4xf32>
      %4 = sdy.reshard %arg2 <@mesh, [{"a"}, {}, {}]> : tensor<2x4x4xf32>
      %5 = sdy.sharding_constraint %4 <@mesh, [{"a"}, {?}, {?}]> : tensor<2x4x4xf32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %6 = sdy.reshard %iterArg_2 <@mesh, [{"a"}, {}, {}]> : tensor<2x4x4xf32>
      %7 = stablehlo.dynamic_slice %6, %c, %c, %c, sizes = [2, 3, 4] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}, {}]>]>} : (tensor<2x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xf32>
      stablehlo.return %iterArg, %3, %arg2 : tensor<16xf32>, tensor<6x4xf32>, tensor<2x4x4xf32>
    }
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a":(1)2, ?}, {?}]>]>} dense<2.000000e+00> : tensor<2x4x4xf32>
    %cst_0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)4, ?}, {?}, {?}]>]>} dense<2.000000e+00> : tensor<2x4x4xf32>
    %1 = stablehlo.maximum %arg3, %0#1 : tensor<6x4xf32>
    %2 = stablehlo.dot_general %0#0, %0#0, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
    return %2, %arg0 : tensor<f32>, tensor<16xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8]>
  func.func public @main(%arg0: tensor<3x2x12x12xf32>, %arg1: tensor<16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}]>}, %arg2: tensor<2x2x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}, {?}]>}) -> (tensor<2x2x3xf32>, tensor<2x2x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {?}]>}) {
    %0 = sdy.reshard %arg0 <@mesh, [{"a":(4)2}, {}, {}, {"a":(1)4}]> : tensor<3x2x12x12xf32>
    %1 = sdy.reshard %arg0 <@mesh, [{"a":(4)2}, {}, {}, {"a":(1)4}]> : tensor<3x2x12x12xf32>
    %2 = stablehlo.add %0, %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(4)2, ?}, {?}, {?}, {"a":(1)4, ?}]>]>} : tensor<3x2x12x12xf32>
    %3 = stablehlo.maximum %2, %2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(4)2, ?}, {?}, {}, {"a":(1)4, ?}]>]>} : tensor<3x2x12x12xf32>
    %4 = sdy.reshard %3 <@mesh, [{?}, {?}, {"a":(4)2}, {"a":(1)4, ?}]> : tensor<3x2x12x12xf32>
    %5 = sdy.reshard %4 <@mesh, [{?}, {?}, {"a":(1)4}, {?}]> : tensor<3x2x12x12xf32>
    %6 = stablehlo.reshape %5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a":(1)2, ?}, {"a":(2)2, ?}]>]>} : (tensor<3x2x12x12xf32>) -> tensor<6x2x72xf32>
    %7 = sdy.reshard %6 <@mesh, [{"a", ?}, {?}, {?}]> : tensor<6x2x72xf32>
    %8 = sdy.reshard %7 <@mesh, [{?}, {?}, {?}]> : tensor<6x2x72xf32>
    %9 = stablehlo.dot_general %8, %7, contracting_dims = [2] x [2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}, {"a", ?}, {?}]>]>} : (tensor<6x2x72xf32>, tensor<6x2x72xf32>) -> tensor<6x2x6x2xf32>
    %10 = sdy.reshard %9 <@mesh, [{?}, {}, {?}, {"a", ?}]> : tensor<6x2x6x2xf32>
    %11 = sdy.reshard %arg1 <@mesh, [{?}, {"a":(2)4}]> : tensor<16x3xf32>
    %12 = sdy.sharding_constraint %11 <@mesh, [{}, {"a":(2)4, ?}]> : tensor<16x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(2)4, ?}]>]>} : (tensor<16x3xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = sdy.reshard %13 <@mesh, [{?}]> : tensor<3xf32>
    %15 = sdy.reshard %14 <@mesh, [{"a":(4)2, ?}]> : tensor<3xf32>
    %16 = sdy.reshard %14 <@mesh, [{"a":(4)2, ?}]> : tensor<3xf32>
    %17 = stablehlo.multiply %15, %16 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(4)2, ?}]>]>} : tensor<3xf32>
    %c = stablehlo.constant dense<0> : tensor<2x1xi32>
    %18 = sdy.manual_computation(%arg2) in_shardings=[<@mesh, [{?}, {?}, {?}], replicated={"a"}>] out_shardings=[<@mesh, [{?}, {?}, {?}], replicated={"a"}>] manual_axes={"a"} (%arg3: tensor<2x2x3xf32>) {
      %19 = stablehlo.custom_call @mine(%arg3) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=2, j=2, k=3} need_replication={k} permutation={i}, custom>} : (tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %20 = stablehlo.pad %arg3, %cst_0, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {}]>]>} : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x2x4xf32>
      %21 = stablehlo.sine %19 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {?}]>]>} : tensor<2x2x3xf32>
      %22 = sdy.sharding_constraint %21 <@mesh, [{?}, {?}, {}]> : tensor<2x2x3xf32>
      sdy.return %22 : tensor<2x2x3xf32>
    } : (tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    return %18, %18 : tensor<2x2x3xf32>, tensor<2x2x3xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
  func.func public @main(%arg0: tensor<2x1x12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", "a", ?}, {?}, {}]>}, %arg1: tensor<2x1x12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}, {"a", ?}, {?}]>}) -> (tensor<2x1x12x4xf32>, tensor<2x1x12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"c":(1)2, ?}, {"b"}, {}], replicated={"c":(2)2, "d"}>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = sdy.reshard %arg1 <@mesh, [{?}, {"c", "a", ?}, {"b", ?}, {?}]> : tensor<2x1x12x4xf32>
    %1 = sdy.reshard %arg0 <@mesh, [{?}, {"c", "a", ?}, {"b", ?}, {}]> : tensor<2x1x12x4xf32>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c, %c, %c, %c {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", "a", ?}, {"b", ?}, {?}]>]>} : (tensor<2x1x12x4xf32>, tensor<2x1x12x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x12x4xf32>
    %3 = sdy.reshard %2 <@mesh, [{?}, {"a", ?}, {"b", ?}, {?}]> : tensor<2x1x12x4xf32>
    %4 = sdy.reshard %3 <@mesh, [{}, {}, {}, {}]> : tensor<2x1x12x4xf32>
    %5 = sdy.reshard %3 <@mesh, [{"a", ?}, {"c":(1)2, ?}, {"b"}, {}], replicated={"c":(2)2, "d"}> : tensor<2x1x12x4xf32>
    return %4, %5 : tensor<2x1x12x4xf32>, tensor<2x1x12x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func private @f0(%arg0: tensor<4x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {"z"}]>}) -> tensor<2x2x2x6xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{}, {}]> : tensor<4x12xf32>
    %1 = sdy.reshard %arg0 <@mesh, [{"x", ?}, {}]> : tensor<4x12xf32>
    %2 = stablehlo.reshape %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2}, {"x":(2)2}, {}, {}]>]>} : (tensor<4x12xf32>) -> tensor<2x2x2x6xf32>
    %3 = sdy.reshard %2 <@mesh, [{}, {}, {}, {}]> : tensor<2x2x2x6xf32>
    %4 = sdy.reshard %3 <@mesh, [{"y"}, {"x"}, {}, {}]> : tensor<2x2x2x6xf32>
    %5 = stablehlo.exponential %4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y", ?}, {"x"}, {}, {?}]>]>} : tensor<2x2x2x6xf32>
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", "x", ?}, {}, {"y", ?}, {?}]>]>} dense<0.000000e+00> : tensor<2x2x2x6xf32>
    %6:2 = stablehlo.optimization_barrier %3, %0 : tensor<2x2x2x6xf32>, tensor<4x12xf32>
    return %3 : tensor<2x2x2x6xf32>
  }
  func.func public @main(%arg0: tensor<4x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", ?}, {"z"}, {"x", ?}]>}, %arg1: tensor<4x8x8xf32>) -> (tensor<4x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"z", ?}, {"x", ?}]>}) {
    %0 = stablehlo.reshape %arg1 : (tensor<4x8x8xf32>) -> tensor<4x16x4xf32>
    %1:3 = stablehlo.while(%iterArg = %0, %iterArg_0 = %0, %iterArg_1 = %0) : tensor<4x16x4xf32>, tensor<4x16x4xf32>, tensor<4x16x4xf32>
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2, "y", ?}, {?}, {"z", "x":(2)2}]>]>} dense<0.000000e+00> : tensor<4x16x4xf32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_1 : tensor<4x16x4xf32>, tensor<4x16x4xf32>, tensor<4x16x4xf32>
    }
    %2 = sdy.reshard %arg1 <@mesh, [{"y"}, {}, {"x":(2)2}]> : tensor<4x8x8xf32>
    %3 = stablehlo.concatenate %2, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y", ?}, {?}, {"x":(2)2, ?}], unreduced={"x":(1)2}>]>} : (tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %4 = sdy.reshard %3 <@mesh, [{?}, {"y", ?}, {"x":(2)2, ?}], unreduced={"x":(1)2}> : tensor<4x8x8xf32>
    %5 = stablehlo.custom_call @mine(%1#1) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([k, i, j]) {i=4, j=16, k=4}, custom>} : (tensor<4x16x4xf32>) -> tensor<4x4x16xf32>
    %6 = sdy.reshard %5 <@mesh, [{}, {"z", ?}, {"x", ?}]> : tensor<4x4x16xf32>
    return %6 : tensor<4x4x16xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
  func.func private @f0(%arg0: tensor<2x2x4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}, {"b", ?}, {?}]>}) -> tensor<8x4xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{"a", ?}, {?}, {?}, {?}]> : tensor<2x2x4x2xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>} : (tensor<2x2x4x2xf32>) -> tensor<8x4xf32>
    %2 = sdy.reshard %1 <@mesh, [{}, {}]> : tensor<8x4xf32>
    %3 = "stablehlo.sort"(%2) <{dimension = 0 : i64}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %6 = stablehlo.compare LT, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %4 = sdy.reshard %2 <@mesh, [{"b", "d"}, {}]> : tensor<8x4xf32>
    %5 = stablehlo.exponential %4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "d"}, {?}], unreduced={"c"}>]>} : tensor<8x4xf32>
    return %2 : tensor<8x4xf32>
  }
  func.func public @main(%arg0: tensor<3x4x4x2xf32>) -> tensor<3x4x4x60xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<3x4x4x2xf32>, tensor<f32>) -> tensor<3x5x4x2xf32>
    %1 = stablehlo.slice %0 [0:1, 0:5, 0:4, 0:2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {}, {?}]>]>} : (tensor<3x5x4x2xf32>) -> tensor<1x5x4x2xf32>
    %2 = sdy.reshard %1 <@mesh, [{}, {"b"}, {}, {?}]> : tensor<1x5x4x2xf32>
    %3 = sdy.reshard %2 <@mesh, [{"d", "c"}, {"b"}, {}, {?}]> : tensor<1x5x4x2xf32>
    %4 = sdy.reshard %2 <@mesh, [{"d", "c"}, {"b"}, {}, {?}]> : tensor<1x5x4x2xf32>
    %5 = stablehlo.multiply %3, %4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "c"}, {"b", ?}, {?}, {}]>]>} : tensor<1x5x4x2xf32>
    %6 = sdy.reshard %5 <@mesh, [{"d", "c", "b"}, {?}, {?}, {}]> : tensor<1x5x4x2xf32>
    %7 = sdy.propagation_barrier %0 allowed_direction=BACKWARD : tensor<3x5x4x2xf32>
    %8 = sdy.reshard %7 <@mesh, [{"b"}, {}, {}, {}]> : tensor<3x5x4x2xf32>
    %9 = stablehlo.reshape %8 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}], replicated={"c"}>]>} : (tensor<3x5x4x2xf32>) -> tensor<60x2xf32>
    %10 = sdy.reshard %arg0 <@mesh, [{}, {"c":(2)2, "b", "d"}, {"c":(1)2}, {}]> : tensor<3x4x4x2xf32>
    %11 = sdy.reshard %9 <@mesh, [{?}, {?}], replicated={"c"}> : tensor<60x2xf32>
    %12 = stablehlo.dot_general %10, %11, contracting_dims = [3] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c":(2)2, "b", "d", ?}, {"c":(1)2, ?}, {?}]>]>} : (tensor<3x4x4x2xf32>, tensor<60x2xf32>) -> tensor<3x4x4x60xf32>
    %13 = sdy.reshard %12 <@mesh, [{}, {}, {}, {}]> : tensor<3x4x4x60xf32>
    return %13 : tensor<3x4x4x60xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8]>
  sdy.mesh @twin = <["a"=8]>
  func.func public @main(%arg0: tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(4)2}, {?}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@twin, [{?}]>}) {
    %0 = sdy.reshard %arg0 <@mesh, [{"a"}, {?}]> : tensor<2x8xf32>
    %1 = stablehlo.sine %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>} : tensor<2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<8x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}]>]>} : (tensor<2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %3 = sdy.all_reduce {"a"} %2 out_sharding=<@mesh, [{?}]> : tensor<8xf32>
    %4 = sdy.reshard %3 <@twin, [{"a", ?}]> : tensor<8xf32>
    %5 = sdy.reshard %4 <@twin, [{}]> : tensor<8xf32>
    %6 = stablehlo.reshape %4 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{}, {"a"}]>]>} : (tensor<8xf32>) -> tensor<1x8xf32>
    %7 = sdy.reshard %6 <@twin, [{}, {}]> : tensor<1x8xf32>
    %8 = stablehlo.reshape %7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}]>]>} : (tensor<1x8xf32>) -> tensor<8xf32>
    %9 = stablehlo.add %4, %4 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{"a", ?}]>]>} : tensor<8xf32>
    %10 = stablehlo.optimization_barrier %7 : tensor<1x8xf32>
    %11 = stablehlo.sine %10 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{?}, {?}]>]>} : tensor<1x8xf32>
    %12 = stablehlo.reshape %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}, {}]>]>} : (tensor<2x8xf32>) -> tensor<4x2x2xf32>
    %13 = sdy.reshard %12 <@twin, [{?}, {?}, {"a"}]> : tensor<4x2x2xf32>
    %14 = sdy.reshard %13 <@twin, [{}, {}, {}]> : tensor<4x2x2xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %15:2 = "stablehlo.case"(%c_0) ({
      %16 = stablehlo.tanh %13 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{?}, {?}, {"a", ?}]>]>} : tensor<4x2x2xf32>
      %17 = sdy.reshard %16 <@mesh, [{?}, {"a":(2)4, ?}, {?}]> : tensor<4x2x2xf32>
      %18 = sdy.reshard %17 <@mesh, [{}, {}, {}]> : tensor<4x2x2xf32>
      stablehlo.return %18, %5 : tensor<4x2x2xf32>, tensor<8xf32>
    }, {
      %16 = stablehlo.maximum %11, %10 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{}, {}]>]>} : tensor<1x8xf32>
      %17 = stablehlo.dot_general %8, %16, contracting_dims = [0] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{?}], replicated={"a"}>]>} : (tensor<8xf32>, tensor<1x8xf32>) -> tensor<1xf32>
      stablehlo.return %14, %8 : tensor<4x2x2xf32>, tensor<8xf32>
    }) : (tensor<i32>) -> (tensor<4x2x2xf32>, tensor<8xf32>)
    return %8 : tensor<8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8]>
  func.func public @main(%arg0: tensor<8x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {?}]>}, %arg1: tensor<1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", ?}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a"}]>]>} : tensor<1x4xf32>
    %1 = sdy.reshard %0 <@mesh, [{}, {}]> : tensor<1x4xf32>
    %2 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>} : tensor<8x2xf32>
    %3 = sdy.reshard %2 <@mesh, [{}, {}]> : tensor<8x2xf32>
    %4 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>} : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x1xf32>
    %5 = sdy.all_reduce {"a"} %4 out_sharding=<@mesh, [{}, {}]> : tensor<1x1xf32>
    %6 = sdy.reshard %5 <@mesh, [{}, {"a"}]> : tensor<1x1xf32>
    %7 = sdy.reshard %6 <@mesh, [{}, {"a":(1)4}]> : tensor<1x1xf32>
    %8 = sdy.reshard %1 <@mesh, [{}, {"a":(4)2}]> : tensor<1x4xf32>
    %9 = stablehlo.dot_general %7, %8, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)4, ?}, {"a":(4)2}]>]>} : (tensor<1x1xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %10 = sdy.reshard %9 <@mesh, [{?}, {"a":(4)2}]> : tensor<1x4xf32>
    %11 = sdy.reshard %10 <@mesh, [{?}, {"a"}]> : tensor<1x4xf32>
    %12 = sdy.sharding_constraint %11 <@mesh, [{?}, {"a", ?}]> : tensor<1x4xf32>
    %13 = sdy.reshard %3 <@mesh, [{"a":(2)4, "a":(1)2}, {}]> : tensor<8x2xf32>
    %14 = sdy.reshard %3 <@mesh, [{"a":(2)4, "a":(1)2}, {}]> : tensor<8x2xf32>
    %15 = stablehlo.maximum %13, %14 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(2)4, "a":(1)2, ?}, {?}]>]>} : tensor<8x2xf32>
    %16 = sdy.reshard %15 <@mesh, [{?}, {?}]> : tensor<8x2xf32>
    %17 = stablehlo.dot_general %16, %15, contracting_dims = [1] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a":(2)4, "a":(1)2, ?}]>]>} : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x8xf32>
    %18 = sdy.reshard %17 <@mesh, [{?}, {?}]> : tensor<8x8xf32>
    return %18, %18 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4x2xf32>, %arg2: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, %arg3: tensor<8x4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {"a", "b", ?}]>}) -> (tensor<4x8x2xf32>, tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<8x4x2xf32>) -> tensor<4x8x2xf32>
    %1 = sdy.reshard %0 <@mesh, [{}, {"b"}, {}]> : tensor<4x8x2xf32>
    %2 = stablehlo.negate %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {}]>]>} : tensor<4x8x2xf32>
    %3 = stablehlo.multiply %2, %2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b"}, {}]>]>} : tensor<4x8x2xf32>
    %4 = sdy.reshard %3 <@mesh, [{}, {}, {}]> : tensor<4x8x2xf32>
    %c = stablehlo.constant dense<0> : tensor<8x1xi32>
    %5 = sdy.reshard %arg2 <@mesh, [{?}, {?}]> : tensor<8x4xf32>
    %6 = sdy.reshard %c <@mesh, [{"a"}, {}]> : tensor<8x1xi32>
    %7 = "stablehlo.gather"(%5, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {?}], replicated={"b":(1)2}>]>} : (tensor<8x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
    %8 = stablehlo.sine %7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>} : tensor<8x4xf32>
    %9 = sdy.reshard %8 <@mesh, [{}, {}]> : tensor<8x4xf32>
    return %4, %arg0 : tensor<4x8x2xf32>, tensor<4x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func private @f0(%arg0: tensor<4x12xf32>) -> (tensor<4x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"c"}]>}) {
    %0 = sdy.reshard %arg0 <@mesh, [{"a"}, {}]> : tensor<4x12xf32>
    %1 = sdy.reshard %arg0 <@mesh, [{"a"}, {}]> : tensor<4x12xf32>
    %2 = sdy.reshard %arg0 <@mesh, [{"a"}, {}]> : tensor<4x12xf32>
    %3 = stablehlo.concatenate %0, %1, %2, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}], replicated={"b"}>]>} : (tensor<4x12xf32>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x36xf32>
    %4 = stablehlo.multiply %3, %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<4x36xf32>
    %5 = sdy.reshard %4 <@mesh, [{?}, {"a", "b", ?}]> : tensor<4x36xf32>
    %6 = sdy.reshard %5 <@mesh, [{"a"}, {"c"}]> : tensor<4x36xf32>
    return %6 : tensor<4x36xf32>
  }
  func.func public @main(%arg0: tensor<4x12xf32>) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, [], unreduced={"c"}>}) {
    %0 = sdy.reshard %arg0 <@mesh, [{"b"}, {"a"}]> : tensor<4x12xf32>
    %1 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {"a"}]>]>} : tensor<4x12xf32>
    %2 = call @f0(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", "c", ?}, {?}]>]>} : (tensor<4x12xf32>) -> tensor<4x36xf32>
    %3 = stablehlo.sine %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a"}]>]>} : tensor<4x12xf32>
    %4 = sdy.reshard %3 <@mesh, [{"b", ?}, {}]> : tensor<4x12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : (tensor<4x12xf32>, tensor<f32>) -> tensor<12xf32>
    %6 = sdy.all_reduce {"b"} %5 out_sharding=<@mesh, [{}]> : tensor<12xf32>
    %7 = sdy.reshard %6 <@mesh, [{"c", "a"}]> : tensor<12xf32>
    %8 = stablehlo.maximum %7, %7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a"}]>]>} : tensor<12xf32>
    %9 = sdy.reshard %8 <@mesh, [{}]> : tensor<12xf32>
    %10 = stablehlo.dot_general %9, %9, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [], replicated={"c"}, unreduced={"a"}>]>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %11 = sdy.reshard %9 <@mesh, [{"a"}]> : tensor<12xf32>
    %12 = sdy.reshard %9 <@mesh, [{"a"}]> : tensor<12xf32>
    %13 = stablehlo.multiply %11, %12 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}]>]>} : tensor<12xf32>
    %c = stablehlo.constant dense<0> : tensor<4x1xi32>
    %14 = sdy.reshard %4 <@mesh, [{"c", ?}, {"a"}]> : tensor<4x12xf32>
    %15 = sdy.reshard %c <@mesh, [{"b"}, {}]> : tensor<4x1xi32>
    %16 = "stablehlo.scatter"(%14, %15, %1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %25 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %25 : tensor<f32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"a", ?}]>]>} : (tensor<4x12xf32>, tensor<4x1xi32>, tensor<4x12xf32>) -> tensor<4x12xf32>
    %17 = sdy.all_reduce {"b"} %16 out_sharding=<@mesh, [{"c", ?}, {"a", ?}]> : tensor<4x12xf32>
    %18 = sdy.reshard %arg0 <@mesh, [{"c"}, {"a"}]> : tensor<4x12xf32>
    %19 = stablehlo.add %17, %18 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"a", ?}]>]>} : tensor<4x12xf32>
    %20 = sdy.reshard %19 <@mesh, [{?}, {?}]> : tensor<4x12xf32>
    %21 = sdy.all_reduce {"a"} %10 out_sharding=<@mesh, [], replicated={"c"}> : tensor<f32>
    %22 = stablehlo.reshape %21 : (tensor<f32>) -> tensor<f32>
    %23 = sdy.all_reduce {"a"} %10 out_sharding=<@mesh, [], replicated={"c"}> : tensor<f32>
    %24 = sdy.replicated_to_unreduced {"c"} %23 out_sharding=<@mesh, [], unreduced={"c"}> : tensor<f32>
    return %24 : tensor<f32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func private @f0(%arg0: tensor<8x2x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}, {?}, {?}]>}) -> (tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c"}]>}) {
    %0 = sdy.reshard %arg0 <@mesh, [{}, {}, {}, {}]> : tensor<8x2x1x4xf32>
    %1 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<8x2x1x4xf32>
    %2:3 = stablehlo.while(%iterArg = %1, %iterArg_0 = %1, %iterArg_1 = %1) : tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>
    cond {
      %c_2 = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c_2 : tensor<i1>
    } do {
      %7 = sdy.reshard %1 <@mesh, [{?}, {?}, {?}, {"a", "c", ?}]> : tensor<8x2x1x4xf32>
      %8 = stablehlo.tanh %7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {}, {"a", "c", ?}]>]>} : tensor<8x2x1x4xf32>
      %9 = sdy.reshard %8 <@mesh, [{}, {}, {}, {}]> : tensor<8x2x1x4xf32>
      %10 = stablehlo.concatenate %8, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {}, {"a", "c"}]>]>} : (tensor<8x2x1x4xf32>) -> tensor<8x2x1x4xf32>
      %11 = sdy.reshard %10 <@mesh, [{}, {}, {}, {}]> : tensor<8x2x1x4xf32>
      stablehlo.return %iterArg, %9, %iterArg : tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>
    }
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:2 = "stablehlo.case"(%c) ({
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      %7:2 = "stablehlo.case"(%c_0) ({
        %8 = sdy.reshard %2#2 <@mesh, [{"a"}, {}, {}, {}]> : tensor<8x2x1x4xf32>
        %9 = stablehlo.maximum %8, %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}, {}, {}]>]>} : tensor<8x2x1x4xf32>
        %10 = sdy.reshard %9 <@mesh, [{}, {}, {}, {}]> : tensor<8x2x1x4xf32>
        stablehlo.return %0, %10 : tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>
      }, {
        %8 = stablehlo.reshape %2#1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {?}, {}, {?}], replicated={"a"}>]>} : (tensor<8x2x1x4xf32>) -> tensor<2x2x16x1xf32>
        stablehlo.return %2#0, %2#0 : tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>
      }) : (tensor<i32>) -> (tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>)
      stablehlo.return %1, %7#1 : tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>
    }, {
      %7 = sdy.reshard %2#2 <@mesh, [{}, {}, {"c"}, {"a"}]> : tensor<8x2x1x4xf32>
      %8 = sdy.sharding_constraint %7 <@mesh, [{}, {?}, {"c", ?}, {"a", ?}]> : tensor<8x2x1x4xf32>
      %9 = sdy.sharding_constraint %8 <@mesh, [{?}, {?}, {"c"}, {"a"}]> : tensor<8x2x1x4xf32>
      %10 = sdy.reshard %9 <@mesh, [{?}, {"b", ?}, {}, {"a"}]> : tensor<8x2x1x4xf32>
      %11 = sdy.reshard %10 <@mesh, [{}, {}, {}, {}]> : tensor<8x2x1x4xf32>
      stablehlo.return %2#2, %11 : tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>
    }) : (tensor<i32>) -> (tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>)
    %4 = stablehlo.reshape %3#1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>} : (tensor<8x2x1x4xf32>) -> tensor<4x16xf32>
    %5 = sdy.reshard %4 <@mesh, [{?}, {"a", ?}]> : tensor<4x16xf32>
    %6 = sdy.reshard %5 <@mesh, [{}, {"c"}]> : tensor<4x16xf32>
    return %6 : tensor<4x16xf32>
  }
  func.func private @f1(%arg0: tensor<8x3xf32>) -> (tensor<8x9xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}) {
    %0 = sdy.reshard %arg0 <@mesh, [{"b", "a"}, {}]> : tensor<8x3xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b", "a", ?}]>]>} : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.transpose %1, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", "a", ?}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = sdy.reshard %2 <@mesh, [{"c", ?}, {"a", ?}]> : tensor<8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = sdy.reshard %3 <@mesh, [{?}, {"a", ?}]> : tensor<8x8xf32>
    %5 = stablehlo.pad %4, %cst, low = [0, 1], high = [0, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", ?}], unreduced={"b"}>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x9xf32>
    %6 = sdy.all_reduce {"b"} %5 out_sharding=<@mesh, [{}, {"a", ?}]> : tensor<8x9xf32>
    %7 = sdy.reshard %6 <@mesh, [{?}, {?}]> : tensor<8x9xf32>
    return %7 : tensor<8x9xf32>
  }
  func.func public @main(%arg0: tensor<8x2x1x4xf32>, %arg1: tensor<2x4xf32>) -> (tensor<8x2x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {?}, {"c", ?}]>}) {
    %0 = sdy.reshard %arg0 <@mesh, [{"c"}, {}, {}, {"a", "b"}]> : tensor<8x2x1x4xf32>
    %1 = sdy.reshard %arg0 <@mesh, [{"c"}, {}, {}, {"a", "b"}]> : tensor<8x2x1x4xf32>
    %2 = stablehlo.add %0, %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}, {?}, {"a", "b", ?}]>]>} : tensor<8x2x1x4xf32>
    %3 = sdy.reshard %arg0 <@mesh, [{"c"}, {}, {}, {"a", "b"}]> : tensor<8x2x1x4xf32>
    %4 = stablehlo.maximum %2, %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {}, {?}, {"a", "b", ?}]>]>} : tensor<8x2x1x4xf32>
    %5 = sdy.reshard %4 <@mesh, [{"c", ?}, {}, {"b", ?}, {"a", ?}]> : tensor<8x2x1x4xf32>
    %6 = sdy.reshard %2 <@mesh, [{?}, {?}, {?}, {"c", ?}]> : tensor<8x2x1x4xf32>
    return %6 : tensor<8x2x1x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8]>
  sdy.mesh @twin = <["a"=8]>
  func.func public @main(%arg0: tensor<6x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a"}]>}) -> (tensor<6x8x16x8xf32> {sdy.sharding = #sdy.sharding<@twin, [{"a":(1)4, ?}, {?}, {?}, {}]>}) {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<6x16x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{?}, {?}, {"a", ?}]> : tensor<6x16x8xf32>
    %2 = sdy.reshard %1 <@twin, [{"a", ?}, {?}, {?}]> : tensor<6x16x8xf32>
    %3 = sdy.reshard %2 <@twin, [{}, {}, {}]> : tensor<6x16x8xf32>
    %4 = sdy.reshard %2 <@twin, [{}, {}, {}]> : tensor<6x16x8xf32>
    %5 = sdy.reshard %2 <@twin, [{}, {}, {}]> : tensor<6x16x8xf32>
    %6:2 = stablehlo.optimization_barrier %5, %4 : tensor<6x16x8xf32>, tensor<6x16x8xf32>
    %7 = sdy.reshard %0 <@mesh, [{?}, {?}, {}]> : tensor<6x16x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 2, 3] : (tensor<6x16x8xf32>) -> tensor<6x8x16x8xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<6x8x16x8xf32>
    %10 = sdy.reshard %9 <@twin, [{}, {}, {"a"}, {}]> : tensor<6x8x16x8xf32>
    %11 = stablehlo.transpose %10, dims = [3, 0, 2, 1] {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{?}, {}, {"a"}, {?}]>]>} : (tensor<6x8x16x8xf32>) -> tensor<8x6x16x8xf32>
    %12 = stablehlo.sine %11 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{}, {?}, {"a", ?}, {?}]>]>} : tensor<8x6x16x8xf32>
    %13 = sdy.reshard %12 <@twin, [{}, {?}, {"a":(2)4, ?}, {?}]> : tensor<8x6x16x8xf32>
    %14 = sdy.reshard %6#0 <@mesh, [{}, {}, {"a"}]> : tensor<6x16x8xf32>
    %15 = stablehlo.concatenate %14, %arg0, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{?}, {?}, {"a"}]>]>} : (tensor<6x16x8xf32>, tensor<6x16x8xf32>) -> tensor<12x16x8xf32>
    %16 = stablehlo.sine %13 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{}, {?}, {"a":(2)4, ?}, {?}]>]>} : tensor<8x6x16x8xf32>
    %17 = sdy.reshard %16 <@twin, [{}, {?}, {?}, {?}]> : tensor<8x6x16x8xf32>
    %18 = sdy.reshard %17 <@twin, [{}, {"a":(1)2, ?}, {"a":(2)4, ?}, {?}]> : tensor<8x6x16x8xf32>
    %19 = sdy.sharding_constraint %18 <@twin, [{?}, {"a":(1)2, ?}, {"a":(2)4}, {?}]> : tensor<8x6x16x8xf32>
    %20 = sdy.reshard %19 <@twin, [{}, {}, {}, {}]> : tensor<8x6x16x8xf32>
    %21 = stablehlo.optimization_barrier %20 : tensor<8x6x16x8xf32>
    %22 = sdy.reshard %6#1 <@twin, [{}, {}, {"a"}]> : tensor<6x16x8xf32>
    %23 = sdy.reshard %2 <@twin, [{?}, {?}, {"a", ?}]> : tensor<6x16x8xf32>
    %24 = stablehlo.add %22, %23 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {"a"}]>]>} : tensor<6x16x8xf32>
    %25 = stablehlo.maximum %6#1, %6#1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}]>]>} : tensor<6x16x8xf32>
    %26:3 = stablehlo.while(%iterArg = %3, %iterArg_0 = %25, %iterArg_1 = %25) : tensor<6x16x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      sdy.sharding_group %15 group_id=20 : tensor<12x16x8xf32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1 : tensor<6x16x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>
    }
    %27 = stablehlo.maximum %24, %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {?}, {"a"}]>]>} : tensor<6x16x8xf32>
    %28 = sdy.reshard %9 <@twin, [{"a":(1)4, ?}, {?}, {?}, {}]> : tensor<6x8x16x8xf32>
    return %28 : tensor<6x8x16x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func public @main(%arg0: tensor<2x8xf32>, %arg1: tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}], replicated={"c"}>}, %arg2: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c":(1)2, ?}, {"b"}]>}, %arg3: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c":(1)2, "b", "a", ?}]>}) -> (tensor<4x16xf32>, tensor<4x16xf32>) {
    %0 = sdy.reshard %arg3 <@mesh, [{?}, {}], replicated={"b"}> : tensor<4x16xf32>
    %1 = sdy.reshard %arg2 <@mesh, [{?}, {"c":(1)2, "b", "a"}]> : tensor<4x16xf32>
    %2 = stablehlo.add %1, %arg3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c":(1)2, "b", "a"}]>]>} : tensor<4x16xf32>
    %3 = sdy.reshard %2 <@mesh, [{}, {}]> : tensor<4x16xf32>
    %4 = stablehlo.custom_call @index() : () -> tensor<i32>
    %5 = sdy.reshard %3 <@mesh, [{"c"}, {"a"}]> : tensor<4x16xf32>
    %6 = stablehlo.dynamic_slice %5, %4, %4, sizes = [4, 16] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"a", ?}]>]>} : (tensor<4x16xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
    %7 = stablehlo.multiply %arg0, %arg0 : tensor<2x8xf32>
    %8 = sdy.reshard %7 <@mesh, [{"a"}, {"c"}]> : tensor<2x8xf32>
    %9 = sdy.sharding_constraint %8 <@mesh, [{"a", ?}, {"c"}]> : tensor<2x8xf32>
    %10 = sdy.reshard %9 <@mesh, [{?}, {?}], replicated={"b"}> : tensor<2x8xf32>
    %11 = sdy.manual_computation(%10, %0) in_shardings=[<@mesh, [{?}, {?}], replicated={"b"}>, <@mesh, [{?}, {}], replicated={"b"}>] out_shardings=[<@mesh, [{?}, {?}], replicated={"b"}>] manual_axes={"b"} (%arg4: tensor<2x8xf32>, %arg5: tensor<4x16xf32>) {
      %17 = stablehlo.exponential %arg5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}], replicated={"c"}>]>} : tensor<4x16xf32>
      %18 = sdy.reshard %17 <@mesh, [{"a", ?}, {}], replicated={"c"}> : tensor<4x16xf32>
      sdy.return %arg5 : tensor<4x16xf32>
    } : (tensor<2x8xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %12:2 = stablehlo.optimization_barrier %7, %11 : tensor<2x8xf32>, tensor<4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = "stablehlo.case"(%c) ({
      %17 = sdy.reshard %12#1 <@mesh, [{"c":(1)2}, {}]> : tensor<4x16xf32>
      %18 = sdy.reshard %3 <@mesh, [{"c":(1)2}, {}]> : tensor<4x16xf32>
      %19 = stablehlo.maximum %17, %18 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c":(1)2}, {?}]>]>} : tensor<4x16xf32>
      %20 = sdy.reshard %19 <@mesh, [{}, {}]> : tensor<4x16xf32>
      %21 = sdy.reshard %19 <@mesh, [{}, {"c", "a", ?}]> : tensor<4x16xf32>
      %22 = sdy.reshard %12#1 <@mesh, [{}, {"c", "a"}]> : tensor<4x16xf32>
      %23 = stablehlo.maximum %21, %22 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", "a", ?}]>]>} : tensor<4x16xf32>
      stablehlo.return %20 : tensor<4x16xf32>
    }, {
      %17 = stablehlo.multiply %12#1, %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>} : tensor<4x16xf32>
      stablehlo.return %3 : tensor<4x16xf32>
    }) : (tensor<i32>) -> tensor<4x16xf32>
    %14 = sdy.sharding_constraint %arg2 <@mesh, [{"a", "c":(1)2}, {"b"}]> : tensor<4x16xf32>
    %15 = sdy.reshard %14 <@mesh, [{"c":(2)2, "a"}, {}]> : tensor<4x16xf32>
    %16 = sdy.reshard %15 <@mesh, [{}, {}]> : tensor<4x16xf32>
    return %16, %13 : tensor<4x16xf32>, tensor<4x16xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
  func.func public @main(%arg0: tensor<12x3xf32>, %arg1: tensor<4x2x8x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}, {?}, {?}], replicated={"b"}, unreduced={"d"}>}) -> (tensor<2x2x2x8xf32>, tensor<2x2x2x8xf32>) {
    %0 = sdy.all_reduce {"d"} %arg1 out_sharding=<@mesh, [{?}, {"a", ?}, {?}, {?}], replicated={"b"}> : tensor<4x2x8x1xf32>
    %1 = sdy.reshard %0 <@mesh, [{?}, {?}, {?}, {?}], replicated={"b"}> : tensor<4x2x8x1xf32>
    %2 = stablehlo.reshape %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {}]>]>} : (tensor<4x2x8x1xf32>) -> tensor<8x2x4xf32>
    %3 = sdy.reshard %2 <@mesh, [{?}, {?}, {"a", "c":(2)2, "b"}]> : tensor<8x2x4xf32>
    %4 = sdy.propagation_barrier %3 allowed_direction=NONE : tensor<8x2x4xf32>
    %5 = sdy.reshard %4 <@mesh, [{?}, {?}, {}]> : tensor<8x2x4xf32>
    %6 = stablehlo.reshape %5 : (tensor<8x2x4xf32>) -> tensor<2x2x2x8xf32>
    %7 = sdy.reshard %6 <@mesh, [{}, {}, {}, {"a"}]> : tensor<2x2x2x8xf32>
    %8 = sdy.reshard %6 <@mesh, [{}, {}, {}, {"a"}]> : tensor<2x2x2x8xf32>
    %9 = stablehlo.maximum %7, %8 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}, {"a", ?}]>]>} : tensor<2x2x2x8xf32>
    %10 = sdy.reshard %6 <@mesh, [{"b"}, {}, {"d"}, {"c"}]> : tensor<2x2x2x8xf32>
    %11 = sdy.reshard %6 <@mesh, [{"b"}, {}, {"d"}, {"c"}]> : tensor<2x2x2x8xf32>
    %12 = stablehlo.add %10, %11 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}, {"d", ?}, {"c", ?}]>]>} : tensor<2x2x2x8xf32>
    %13 = sdy.reshard %12 <@mesh, [{}, {?}, {?}, {?}], replicated={"b"}> : tensor<2x2x2x8xf32>
    %14 = sdy.reshard %12 <@mesh, [{?}, {?}, {?}, {}], replicated={"b"}> : tensor<2x2x2x8xf32>
    %15 = sdy.manual_computation(%14, %13) in_shardings=[<@mesh, [{?}, {?}, {?}, {}], replicated={"b"}>, <@mesh, [{}, {?}, {?}, {?}], replicated={"b"}>] out_shardings=[<@mesh, [{"b", ?}, {?}, {}, {}]>] manual_axes={"b"} (%arg2: tensor<2x2x2x8xf32>, %arg3: tensor<2x2x2x8xf32>) {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %23 = "stablehlo.case"(%c) ({
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %28 = sdy.reshard %arg2 <@mesh, [{?}, {?}, {"a", "d", ?}, {}]> : tensor<2x2x2x8xf32>
        %29 = stablehlo.pad %28, %cst, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"a", "d", ?}, {}], unreduced={"c"}>]>} : (tensor<2x2x2x8xf32>, tensor<f32>) -> tensor<2x3x2x8xf32>
        stablehlo.return %arg2 : tensor<2x2x2x8xf32>
      }, {
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %28 = stablehlo.reduce(%arg3 init: %cst) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {}]>]>} : (tensor<2x2x2x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
        %29 = sdy.reshard %28 <@mesh, [{?}, {"a", ?}, {}]> : tensor<2x2x8xf32>
        %30 = sdy.reshard %29 <@mesh, [{?}, {"c", ?}, {}]> : tensor<2x2x8xf32>
        %31 = stablehlo.exponential %30 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c", ?}, {?}]>]>} : tensor<2x2x8xf32>
        stablehlo.return %arg2 : tensor<2x2x2x8xf32>
      }) : (tensor<i32>) -> tensor<2x2x2x8xf32>
      %24 = stablehlo.slice %23 [0:2, 0:2, 0:2, 0:5] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}, {?}, {?}], unreduced={"d"}>]>} : (tensor<2x2x2x8xf32>) -> tensor<2x2x2x5xf32>
      %25 = sdy.reshard %24 <@mesh, [{?}, {"a"}, {?}, {"c", ?}], unreduced={"d"}> : tensor<2x2x2x5xf32>
      %26 = sdy.all_reduce {"d"} %25 out_sharding=<@mesh, [{?}, {"a"}, {?}, {"c", ?}]> : tensor<2x2x2x5xf32>
      %27 = sdy.reshard %26 <@mesh, [{?}, {?}, {}, {}]> : tensor<2x2x2x5xf32>
      sdy.return %27 : tensor<2x2x2x5xf32>
    } : (tensor<2x2x2x8xf32>, tensor<2x2x2x8xf32>) -> tensor<6x2x2x5xf32>
    %16 = sdy.sharding_constraint %4 <@mesh, [{?}, {}, {"a", "c":(2)2, "b", ?}]> : tensor<8x2x4xf32>
    %17 = sdy.reshard %16 <@mesh, [{?}, {}, {?}]> : tensor<8x2x4xf32>
    %18 = stablehlo.custom_call @mine(%17) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([j, i, k]) {i=8, j=2, k=4} need_replication={j} permutation={k}, custom>} : (tensor<8x2x4xf32>) -> tensor<2x8x4xf32>
    %19 = sdy.reshard %18 <@mesh, [{"c"}, {"d"}, {}]> : tensor<2x8x4xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {?}, {}]>]>} : (tensor<2x8x4xf32>) -> tensor<2x8x8x4xf32>
    %21 = stablehlo.negate %12 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {}, {"d"}, {"c"}]>]>} : tensor<2x2x2x8xf32>
    %22 = sdy.reshard %21 <@mesh, [{}, {}, {}, {}]> : tensor<2x2x2x8xf32>
    return %22, %22 : tensor<2x2x2x8xf32>, tensor<2x2x2x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func public @main(%arg0: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a"}]>}, %arg1: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}], unreduced={"b"}>}, %arg2: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<3x8xf32>) {
    %0 = sdy.reshard %arg0 <@mesh, [{"b", ?}, {}]> : tensor<6x4xf32>
    %1 = sdy.reshard %arg2 <@mesh, [{}, {"c"}]> : tensor<6x4xf32>
    %2 = stablehlo.exponential %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", ?}]>]>} : tensor<6x4xf32>
    %3 = sdy.reshard %2 <@mesh, [{}, {}]> : tensor<6x4xf32>
    %4 = sdy.reshard %2 <@mesh, [{"a", ?}, {"b", "c", ?}]> : tensor<6x4xf32>
    %5 = stablehlo.transpose %4, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", "c", ?}]>]>} : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %6 = sdy.reshard %5 <@mesh, [{}, {}]> : tensor<6x4xf32>
    %7:2 = stablehlo.optimization_barrier %6, %3 : tensor<6x4xf32>, tensor<6x4xf32>
    %8 = sdy.reshard %7#0 <@mesh, [{"a"}, {"b", "c"}]> : tensor<6x4xf32>
    %9 = stablehlo.maximum %8, %5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", "c", ?}]>]>} : tensor<6x4xf32>
    %10 = sdy.reshard %9 <@mesh, [{"c", ?}, {"b", ?}]> : tensor<6x4xf32>
    %11 = sdy.propagation_barrier %10 allowed_direction=NONE : tensor<6x4xf32>
    %12 = sdy.reshard %2 <@mesh, [{?}, {?}]> : tensor<6x4xf32>
    %13 = stablehlo.reshape %12 : (tensor<6x4xf32>) -> tensor<24xf32>
    %14 = sdy.all_reduce {"b"} %arg1 out_sharding=<@mesh, [{"a"}, {}]> : tensor<6x4xf32>
    %15 = sdy.reshard %14 <@mesh, [{}, {"a"}]> : tensor<6x4xf32>
    %16 = sdy.reshard %7#0 <@mesh, [{}, {"a"}]> : tensor<6x4xf32>
    %17 = stablehlo.add %15, %16 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", ?}]>]>} : tensor<6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%7#0 init: %cst) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %19 = sdy.reshard %18 <@mesh, [{"a"}]> : tensor<6xf32>
    %20 = sdy.reshard %10 <@mesh, [{"a", ?}, {"b", "c", ?}]> : tensor<6x4xf32>
    %21 = stablehlo.exponential %20 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", "c", ?}]>]>} : tensor<6x4xf32>
    %22 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"b", ?}, {}]>] out_shardings=[<@mesh, [{?}, {"b", ?}]>] manual_axes={"b"} (%arg3: tensor<3x4xf32>) {
      %27 = sdy.reshard %arg3 <@mesh, [{"a", "c", ?}, {}]> : tensor<3x4xf32>
      %28 = stablehlo.sine %27 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {?}]>]>} : tensor<3x4xf32>
      sdy.return %arg3 : tensor<3x4xf32>
    } : (tensor<6x4xf32>) -> tensor<3x8xf32>
    %23 = stablehlo.reshape %22 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {?}, {?}], replicated={"a"}>]>} : (tensor<3x8xf32>) -> tensor<3x2x2x2xf32>
    %24 = sdy.reshard %23 <@mesh, [{?}, {?}, {?}, {"b", ?}], replicated={"a"}> : tensor<3x2x2x2xf32>
    %cst_0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>} dense<0.000000e+00> : tensor<3x8xf32>
    %25 = sdy.reshard %21 <@mesh, [{}, {}]> : tensor<6x4xf32>
    %26 = sdy.reshard %cst_0 <@mesh, [{}, {}]> : tensor<3x8xf32>
    return %25, %26 : tensor<6x4xf32>, tensor<3x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func public @main(%arg0: tensor<8x3xf32>) -> (tensor<4xf32>, tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2, "b"}], replicated={"c":(1)2}>}) {
    %0 = sdy.reshard %arg0 <@mesh, [{}, {"a"}]> : tensor<8x3xf32>
    %1 = sdy.reshard %arg0 <@mesh, [{}, {"a"}]> : tensor<8x3xf32>
    %2 = stablehlo.dot_general %0, %1, batching_dims = [1] x [1], contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}], replicated={"b"}, unreduced={"c"}>]>} : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<3xf32>
    %3 = sdy.all_reduce {"c"} %2 out_sharding=<@mesh, [{"a", ?}], replicated={"b"}> : tensor<3xf32>
    %4 = sdy.reshard %3 <@mesh, [{}]> : tensor<3xf32>
    %5 = sdy.all_reduce {"c"} %2 out_sharding=<@mesh, [{"a", ?}], replicated={"b"}> : tensor<3xf32>
    %6 = stablehlo.transpose %5, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}]>]>} : (tensor<3xf32>) -> tensor<3xf32>
    %7 = sdy.reshard %6 <@mesh, [{}]> : tensor<3xf32>
    %8 = stablehlo.while(%iterArg = %4) : tensor<3xf32>
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %cst_0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}], replicated={"a"}>]>} dense<2.000000e+00> : tensor<8x3xf32>
      stablehlo.return %iterArg : tensor<3xf32>
    }
    %9 = stablehlo.reshape %8 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}]>]>} : (tensor<3xf32>) -> tensor<3xf32>
    %10 = sdy.reshard %9 <@mesh, [{"a", ?}]> : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = sdy.reshard %10 <@mesh, [{"b", ?}]> : tensor<3xf32>
    %12 = stablehlo.pad %11, %cst, low = [1], high = [0], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}]>]>} : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.negate %12 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}]>]>} : tensor<4xf32>
    %14 = sdy.reshard %13 <@mesh, [{"a", ?}]> : tensor<4xf32>
    %15 = sdy.sharding_constraint %12 <@mesh, [{"b", ?}], replicated={"c"}> : tensor<4xf32>
    %16 = sdy.reshard %15 <@mesh, [{"a", ?}], replicated={"c"}> : tensor<4xf32>
    %17 = sdy.propagation_barrier %16 allowed_direction=BACKWARD : tensor<4xf32>
    %18 = sdy.reshard %12 <@mesh, [{}]> : tensor<4xf32>
    %19 = sdy.reshard %17 <@mesh, [{"c":(2)2, "b"}], replicated={"c":(1)2}> : tensor<4xf32>
    return %18, %19 : tensor<4xf32>, tensor<4xf32>
  }
}
