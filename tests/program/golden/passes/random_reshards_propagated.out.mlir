module {
  sdy.mesh @mesh = <["a"=8]>
  func.func public @main(%arg0: tensor<3x12x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"a"}, {}]>}, %arg1: tensor<3x12x8x4xf32>, %arg2: tensor<3x12x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"a"}]>}) -> (tensor<3x12x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<3x12x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"a"}]>}) {
    %0 = sdy.sharding_constraint %arg2 <@mesh, [{}, {}, {}, {"a"}]> : tensor<3x12x8x4xf32>
    %1 = sdy.propagation_barrier %arg2 allowed_direction=FORWARD {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {}, {"a"}]>]>} : tensor<3x12x8x4xf32>
    %2 = sdy.reshard %1 <@mesh, [{}, {}, {}, {}]> : tensor<3x12x8x4xf32>
    return %2, %1 : tensor<3x12x8x4xf32>, tensor<3x12x8x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
  func.func private @f0(%arg0: tensor<4x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c":(1)2, "b", "d"}]>}) -> tensor<4x12xf32> {
    %0 = stablehlo.sine %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c":(1)2, "b", "d"}]>]>} : tensor<4x12xf32>
    %1 = sdy.propagation_barrier %0 allowed_direction=NONE : tensor<4x12xf32>
    return %1 : tensor<4x12xf32>
  }
  func.func public @main(%arg0: tensor<1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", "d", "b"}]>}, %arg1: tensor<3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2}, {"b"}]>}) -> tensor<3x8xf32> {
    %0 = sdy.reshard %arg1 <@mesh, [{}, {}]> : tensor<3x8xf32>
    %1 = sdy.reshard %arg1 <@mesh, [{}, {}]> : tensor<3x8xf32>
    %2 = sdy.reshard %arg0 <@mesh, [{}, {}]> : tensor<1x4xf32>
    %3:2 = stablehlo.optimization_barrier %2, %1 : tensor<1x4xf32>, tensor<3x8xf32>
    %4:2 = stablehlo.optimization_barrier %0, %3#1 : tensor<3x8xf32>, tensor<3x8xf32>
    return %4#1 : tensor<3x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func private @f0(%arg0: tensor<16x4x3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"b":(1)2}]>}) -> tensor<4x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b":(1)2}]>]>} : (tensor<16x4x3x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %1 = stablehlo.multiply %0, %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b":(1)2}]>]>} : tensor<4x8xf32>
    %2 = stablehlo.add %1, %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b":(1)2}]>]>} : tensor<4x8xf32>
    %3 = sdy.reshard %2 <@mesh, [{}, {}]> : tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
  func.func public @main(%arg0: tensor<16x4x3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "a"}, {}, {}]>}, %arg1: tensor<16x4x3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2}, {"a"}, {}, {"b":(2)2}]>}) -> (tensor<16x3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}, {}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_update_slice %arg0, %arg0, %c, %c, %c, %c {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b", "a"}, {}, {}]>]>} : (tensor<16x4x3x8xf32>, tensor<16x4x3x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x4x3x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{}, {"b", "a"}, {}, {}]> : tensor<16x4x3x8xf32>
    %2 = sdy.reshard %1 <@mesh, [{}, {}, {}, {"a", "b":(1)2}]> : tensor<16x4x3x8xf32>
    %3 = stablehlo.exponential %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b", "a"}, {}, {}]>]>} : tensor<16x4x3x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {}]>]>} : (tensor<16x4x3x8xf32>, tensor<f32>) -> tensor<16x3x8xf32>
    %5 = sdy.all_reduce {"a", "b"} %4 out_sharding=<@mesh, [{}, {}, {}]> : tensor<16x3x8xf32>
    %6 = sdy.reshard %5 <@mesh, [{"a"}, {"b"}, {}]> : tensor<16x3x8xf32>
    %7 = sdy.reshard %6 <@mesh, [{"a"}, {}, {}]> : tensor<16x3x8xf32>
    return %7 : tensor<16x3x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<4x16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"a"}]>}) -> tensor<4x16x3xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{}, {}, {}]> : tensor<4x16x3xf32>
    %1 = sdy.reshard %arg0 <@mesh, [{}, {}, {}]> : tensor<4x16x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:2 = "stablehlo.case"(%c) ({
      stablehlo.return %1, %0 : tensor<4x16x3xf32>, tensor<4x16x3xf32>
    }, {
      %4 = stablehlo.multiply %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {"a"}]>]>} : tensor<4x16x3xf32>
      %5 = stablehlo.multiply %4, %4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {"a"}]>]>} : tensor<4x16x3xf32>
      %6 = sdy.reshard %5 <@mesh, [{}, {}, {}]> : tensor<4x16x3xf32>
      %7 = sdy.reshard %5 <@mesh, [{}, {}, {}]> : tensor<4x16x3xf32>
      stablehlo.return %7, %6 : tensor<4x16x3xf32>, tensor<4x16x3xf32>
    }) : (tensor<i32>) -> (tensor<4x16x3xf32>, tensor<4x16x3xf32>)
    %3 = stablehlo.maximum %2#1, %2#0 : tensor<4x16x3xf32>
    return %3 : tensor<4x16x3xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func private @f0(%arg0: tensor<4x2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", "b"}, {}]>}) -> tensor<4x2x4xf32> {
    %0 = stablehlo.maximum %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", "b"}, {}]>]>} : tensor<4x2x4xf32>
    %1 = sdy.reshard %0 <@mesh, [{}, {}, {}]> : tensor<4x2x4xf32>
    return %1 : tensor<4x2x4xf32>
  }
  func.func public @main(%arg0: tensor<4x4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b"}, {}]>}) -> tensor<4x4x4xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{"a"}, {"b"}, {}]> : tensor<4x4x2xf32>
    %1 = sdy.reshard %arg0 <@mesh, [{}, {}, {}]> : tensor<4x4x2xf32>
    %2 = sdy.reshard %arg0 <@mesh, [{"b"}, {"a"}, {}]> : tensor<4x4x2xf32>
    %3 = sdy.sharding_constraint %2 <@mesh, [{"b"}, {"a"}, {}]> : tensor<4x4x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:2 = "stablehlo.case"(%c) ({
      stablehlo.return %1, %0 : tensor<4x4x2xf32>, tensor<4x4x2xf32>
    }, {
      %19 = stablehlo.custom_call @mine(%3) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a"}, {}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=4, j=4, k=2} need_replication={j} blocked_propagation={i, k}, custom>} : (tensor<4x4x2xf32>) -> tensor<4x4x2xf32>
      %20 = sdy.reshard %19 <@mesh, [{"a"}, {"b"}, {}]> : tensor<4x4x2xf32>
      %21 = sdy.reshard %19 <@mesh, [{}, {}, {}]> : tensor<4x4x2xf32>
      stablehlo.return %21, %20 : tensor<4x4x2xf32>, tensor<4x4x2xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {}]>, <@mesh, [{"a"}, {"b"}, {}]>]>} : (tensor<i32>) -> (tensor<4x4x2xf32>, tensor<4x4x2xf32>)
    %5 = sdy.reshard %4#1 <@mesh, [{"a"}, {}, {}]> : tensor<4x4x2xf32>
    %6 = stablehlo.dot_general %4#1, %5, batching_dims = [0] x [0], contracting_dims = [2] x [2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {"b"}, {}]>]>} : (tensor<4x4x2xf32>, tensor<4x4x2xf32>) -> tensor<4x4x4xf32>
    %7 = sdy.sharding_constraint %6 <@mesh, [{"a"}, {"b"}, {}]> : tensor<4x4x4xf32>
    %8 = sdy.sharding_constraint %7 <@mesh, [{"a"}, {"b"}, {}]> : tensor<4x4x4xf32>
    %9 = stablehlo.multiply %6, %8 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {"b"}, {}]>]>} : tensor<4x4x4xf32>
    %10 = stablehlo.custom_call @mine(%9) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b"}, {}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([k, j, i]) {i=4, j=4, k=4} permutation={k} blocked_propagation={i}, custom>} : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %11 = sdy.propagation_barrier %9 allowed_direction=FORWARD {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {"b"}, {}]>]>} : tensor<4x4x4xf32>
    %12 = sdy.sharding_constraint %11 <@mesh, [{"a"}, {"b"}, {}]> : tensor<4x4x4xf32>
    %13 = stablehlo.transpose %12, dims = [2, 1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b"}, {"a"}]>]>} : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %14 = stablehlo.negate %13 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b"}, {"a"}]>]>} : tensor<4x4x4xf32>
    %15 = sdy.sharding_constraint %14 <@mesh, [{}, {"b"}, {"a"}]> : tensor<4x4x4xf32>
    %16 = sdy.reshard %15 <@mesh, [{}, {"a"}, {}]> : tensor<4x4x4xf32>
    %17 = sdy.reshard %16 <@mesh, [{}, {}, {}]> : tensor<4x4x4xf32>
    %18 = stablehlo.optimization_barrier %17 : tensor<4x4x4xf32>
    return %18 : tensor<4x4x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func private @f0(%arg0: tensor<4x4x1x8xf32>) -> tensor<4x4x1x8xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4x4x1x8xf32>
    %1 = stablehlo.maximum %0, %0 : tensor<4x4x1x8xf32>
    %2:3 = stablehlo.while(%iterArg = %0, %iterArg_0 = %1, %iterArg_1 = %1) : tensor<4x4x1x8xf32>, tensor<4x4x1x8xf32>, tensor<4x4x1x8xf32>
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      stablehlo.return %iterArg_1, %iterArg_1, %arg0 : tensor<4x4x1x8xf32>, tensor<4x4x1x8xf32>, tensor<4x4x1x8xf32>
    }
    return %2#2 : tensor<4x4x1x8xf32>
  }
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a", "c"}]>}) -> (tensor<3x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", "b"}]>}) {
    %0 = sdy.reshard %arg1 <@mesh, [{}, {}]> : tensor<3x3xf32>
    %1 = stablehlo.negate %arg0 : tensor<3x3xf32>
    %2 = sdy.reshard %1 <@mesh, [{}, {"a", "b"}]> : tensor<3x3xf32>
    %3:2 = stablehlo.while(%iterArg = %0, %iterArg_0 = %2) : tensor<3x3xf32>, tensor<3x3xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>, <@mesh, [{}, {"a", "b"}]>]>}
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %4 = stablehlo.maximum %iterArg_0, %iterArg_0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", "b"}]>]>} : tensor<3x3xf32>
      stablehlo.return %iterArg, %4 : tensor<3x3xf32>, tensor<3x3xf32>
    }
    return %3#1 : tensor<3x3xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
  sdy.mesh @twin = <["a"=2, "b"=3, "c"=4, "d"=2]>
  func.func public @main(%arg0: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@twin, [{}, {"c"}]>}, %arg1: tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c":(1)2}]>}) -> (tensor<2x1x2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"c"}, {}]>}, tensor<2x1x2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"c"}, {}]>}) {
    %0 = sdy.reshard %arg1 <@mesh, [{}, {"c"}]> : tensor<2x8xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {"c"}, {}]>]>} : (tensor<2x8xf32>) -> tensor<2x1x2x4xf32>
    %2 = sdy.reshard %1 <@mesh, [{}, {}, {}, {}]> : tensor<2x1x2x4xf32>
    %3 = sdy.propagation_barrier %1 allowed_direction=NONE : tensor<2x1x2x4xf32>
    %4 = sdy.reshard %3 <@mesh, [{}, {}, {}, {}]> : tensor<2x1x2x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x1x2x4xf32>) -> tensor<4x2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6:2 = "stablehlo.case"(%c) ({
      stablehlo.return %2, %5 : tensor<2x1x2x4xf32>, tensor<4x2x2xf32>
    }, {
      %9 = sdy.sharding_constraint %1 <@mesh, [{}, {}, {"c"}, {}]> : tensor<2x1x2x4xf32>
      %10 = sdy.reshard %9 <@mesh, [{}, {}, {}, {}]> : tensor<2x1x2x4xf32>
      %11 = sdy.reshard %9 <@mesh, [{}, {}, {}, {}]> : tensor<2x1x2x4xf32>
      %12 = sdy.reshard %9 <@mesh, [{}, {}, {}, {}]> : tensor<2x1x2x4xf32>
      %13 = sdy.reshard %9 <@mesh, [{}, {}, {}, {}]> : tensor<2x1x2x4xf32>
      %14:3 = stablehlo.while(%iterArg = %13, %iterArg_0 = %11, %iterArg_1 = %10) : tensor<2x1x2x4xf32>, tensor<2x1x2x4xf32>, tensor<2x1x2x4xf32>
      cond {
        %c_2 = stablehlo.constant dense<true> : tensor<i1>
        stablehlo.return %c_2 : tensor<i1>
      } do {
        stablehlo.return %12, %iterArg, %3 : tensor<2x1x2x4xf32>, tensor<2x1x2x4xf32>, tensor<2x1x2x4xf32>
      }
      stablehlo.return %14#1, %5 : tensor<2x1x2x4xf32>, tensor<4x2x2xf32>
    }) : (tensor<i32>) -> (tensor<2x1x2x4xf32>, tensor<4x2x2xf32>)
    %7 = stablehlo.custom_call @mine(%3) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([j, i, l, k]) {i=2, j=1, k=2, l=4} need_replication={l}, custom>} : (tensor<2x1x2x4xf32>) -> tensor<1x2x4x2xf32>
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {"c"}, {}]>]>} dense<0.000000e+00> : tensor<2x1x2x4xf32>
    %8 = stablehlo.exponential %cst {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {"c"}, {}]>]>} : tensor<2x1x2x4xf32>
    sdy.sharding_group %8 group_id=29 : tensor<2x1x2x4xf32>
    sdy.sharding_group %1 group_id=29 : tensor<2x1x2x4xf32>
    return %8, %cst : tensor<2x1x2x4xf32>, tensor<2x1x2x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<3x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"z", "x"}]>}, %arg2: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", "y", "x"}]>}) -> (tensor<3x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {"z"}]>}) {
    %0 = stablehlo.transpose %arg2, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", "y", "x"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} dense<1.000000e+00> : tensor<8xf32>
    %1 = stablehlo.exponential %cst {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<8xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}], unreduced={"y"}> : tensor<8xf32>
    %3 = stablehlo.tanh %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"z", "x"}]>]>} : tensor<3x16xf32>
    %4 = sdy.reshard %3 <@mesh, [{"x", "y"}, {"z"}]> : tensor<3x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = "stablehlo.case"(%c) ({
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      %7 = stablehlo.dynamic_update_slice %3, %arg1, %c_0, %c_0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"z", "x"}]>]>} : (tensor<3x16xf32>, tensor<3x16xf32>, tensor<i32>, tensor<i32>) -> tensor<3x16xf32>
      %8 = sdy.reshard %7 <@mesh, [{"x", "y"}, {"z"}]> : tensor<3x16xf32>
      stablehlo.return %8 : tensor<3x16xf32>
    }, {
      %7 = sdy.sharding_constraint %0 <@mesh, [{"z", "y", "x"}]> : tensor<8xf32>
      stablehlo.return %4 : tensor<3x16xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", "y"}, {"z"}]>]>} : (tensor<i32>) -> tensor<3x16xf32>
    %6 = stablehlo.transpose %5, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", "y"}, {"z"}]>]>} : (tensor<3x16xf32>) -> tensor<3x16xf32>
    return %6 : tensor<3x16xf32>
  }
}
