module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func public @main(%arg0: tensor<6x4x8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}, {"z"}, {}]>}, %arg1: tensor<4x6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z"}, {"y"}, {}]>}, %arg2: tensor<6x4x8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}, {"z"}, {}]>}, %arg3: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}, %arg4: tensor<5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "z", "x":(2)2}]>}) -> (tensor<1x2x12x4x6xf32>, tensor<1x2x12x4x6xf32>) {
    sdy.sharding_group %arg2 group_id=4 : tensor<6x4x8x3xf32>
    sdy.sharding_group %arg0 group_id=4 : tensor<6x4x8x3xf32>
    %0 = stablehlo.multiply %arg2, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y"}, {"x"}, {"z"}, {}]>]>} : tensor<6x4x8x3xf32>
    %1 = sdy.reshard %0 <@mesh, [{}, {}, {}, {}]> : tensor<6x4x8x3xf32>
    %2 = stablehlo.maximum %arg2, %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y"}, {"x"}, {"z"}, {}]>]>} : tensor<6x4x8x3xf32>
    %3 = sdy.reshard %2 <@mesh, [{"y", "z"}, {"x"}, {}, {}]> : tensor<6x4x8x3xf32>
    %4 = stablehlo.reshape %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"y"}, {"z", "x"}, {}, {}]>]>} : (tensor<6x4x8x3xf32>) -> tensor<1x2x12x4x6xf32>
    %5 = sdy.reshard %4 <@mesh, [{"x":(2)2}, {"y"}, {}, {}, {}]> : tensor<1x2x12x4x6xf32>
    %6 = sdy.reshard %5 <@mesh, [{}, {"z"}, {}, {}, {"y", "x":(1)2}]> : tensor<1x2x12x4x6xf32>
    %7 = stablehlo.sine %6 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"z"}, {}, {}, {"y", "x":(1)2}]>]>} : tensor<1x2x12x4x6xf32>
    %8 = sdy.reshard %7 <@mesh, [{}, {}, {}, {}, {}]> : tensor<1x2x12x4x6xf32>
    %9 = sdy.sharding_constraint %7 <@mesh, [{}, {"z"}, {}, {}, {"y", "x":(1)2}]> : tensor<1x2x12x4x6xf32>
    %10 = sdy.reshard %9 <@mesh, [{}, {}, {"z"}, {}, {"y"}]> : tensor<1x2x12x4x6xf32>
    %11 = sdy.reshard %10 <@mesh, [{}, {}, {}, {}, {}]> : tensor<1x2x12x4x6xf32>
    %12 = sdy.reshard %10 <@mesh, [{}, {}, {}, {}, {}]> : tensor<1x2x12x4x6xf32>
    %13:2 = stablehlo.while(%iterArg = %12, %iterArg_0 = %11) : tensor<1x2x12x4x6xf32>, tensor<1x2x12x4x6xf32>
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %14:3 = stablehlo.while(%iterArg_1 = %1, %iterArg_2 = %8, %iterArg_3 = %iterArg_0) : tensor<6x4x8x3xf32>, tensor<1x2x12x4x6xf32>, tensor<1x2x12x4x6xf32>
      cond {
        %c = stablehlo.constant dense<true> : tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %17 = "stablehlo.collective_permute"(%arg3) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<f32>) -> tensor<f32>
        stablehlo.return %iterArg_1, %iterArg_2, %iterArg_3 : tensor<6x4x8x3xf32>, tensor<1x2x12x4x6xf32>, tensor<1x2x12x4x6xf32>
      }
      %15 = stablehlo.reverse %5, dims = [3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(2)2}, {"y"}, {}, {}, {}]>]>} : tensor<1x2x12x4x6xf32>
      %16 = sdy.reshard %15 <@mesh, [{}, {}, {}, {}, {}]> : tensor<1x2x12x4x6xf32>
      stablehlo.return %16, %iterArg_0 : tensor<1x2x12x4x6xf32>, tensor<1x2x12x4x6xf32>
    }
    return %13#1, %13#1 : tensor<1x2x12x4x6xf32>, tensor<1x2x12x4x6xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8]>
  func.func public @main(%arg0: tensor<2x2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"a"}]>}, %arg1: tensor<12x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"a":(4)2}]>}) -> (tensor<12x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}) {
    %0 = sdy.reshard %arg1 <@mesh, [{}, {}, {}]> : tensor<12x1x4xf32>
    return %0 : tensor<12x1x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func private @f0(%arg0: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2}, {"a", "c":(2)2, "b"}]>}) -> (tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2}, {"a", "c":(1)2}]>}) {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<3x4xf32>
    %1 = sdy.reshard %0 <@mesh, [{"c":(2)2}, {"a", "c":(1)2}]> : tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func public @main(%arg0: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {}]>}, %arg1: tensor<1x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>}, %arg2: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<1x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>}) {
    %0 = stablehlo.transpose %arg1, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {}]>]>} : (tensor<1x2xf32>) -> tensor<1x2xf32>
    return %0 : tensor<1x2xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func public @main(%arg0: tensor<4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<2x2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}, {}]>}, tensor<2x2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}, {}]>}) {
    sdy.sharding_group %arg0 group_id=2 : tensor<4x2xf32>
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {}]>]>} dense<0.000000e+00> : tensor<4x2xf32>
    %0 = sdy.reshard %cst <@mesh, [{}, {"b"}]> : tensor<4x2xf32>
    %1 = "stablehlo.sort"(%0) <{dimension = 0 : i64}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %13 = stablehlo.compare LT, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b"}]>]>} : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %2 = sdy.reshard %1 <@mesh, [{"c"}, {"b"}]> : tensor<4x2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {}, {"b"}]>]>} : (tensor<4x2xf32>) -> tensor<4x8x2xf32>
    %4 = sdy.reshard %3 <@mesh, [{}, {}, {}]> : tensor<4x8x2xf32>
    %5 = sdy.reshard %3 <@mesh, [{}, {}, {}]> : tensor<4x8x2xf32>
    %6 = sdy.reshard %3 <@mesh, [{}, {}, {}]> : tensor<4x8x2xf32>
    %7 = sdy.reshard %3 <@mesh, [{}, {}, {}]> : tensor<4x8x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8:2 = "stablehlo.case"(%c) ({
      stablehlo.return %6, %5 : tensor<4x8x2xf32>, tensor<4x8x2xf32>
    }, {
      %13 = stablehlo.while(%iterArg = %7) : tensor<4x8x2xf32>
      cond {
        %c_0 = stablehlo.constant dense<true> : tensor<i1>
        stablehlo.return %c_0 : tensor<i1>
      } do {
        stablehlo.return %iterArg : tensor<4x8x2xf32>
      }
      stablehlo.return %13, %4 : tensor<4x8x2xf32>, tensor<4x8x2xf32>
    }) : (tensor<i32>) -> (tensor<4x8x2xf32>, tensor<4x8x2xf32>)
    %9 = stablehlo.exponential %8#1 : tensor<4x8x2xf32>
    %10:2 = stablehlo.while(%iterArg = %9, %iterArg_0 = %9) : tensor<4x8x2xf32>, tensor<4x8x2xf32>
    cond {
      %c_1 = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c_1 : tensor<i1>
    } do {
      %13 = stablehlo.custom_call @mine(%8#0) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([ij, k, l])->([j, l, i, k]) {i=2, j=2, k=8, l=2} need_replication={l} blocked_propagation={i}, custom>} : (tensor<4x8x2xf32>) -> tensor<2x2x2x8xf32>
      stablehlo.return %iterArg, %8#1 : tensor<4x8x2xf32>, tensor<4x8x2xf32>
    }
    %11 = stablehlo.reshape %cst {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {}, {}]>]>} : (tensor<4x2xf32>) -> tensor<2x2x2xf32>
    %12 = stablehlo.while(%iterArg = %11) : tensor<2x2x2xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {}, {}]>]>}
    cond {
      %c_0 = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c_0 : tensor<i1>
    } do {
      %13 = sdy.sharding_constraint %cst <@mesh, [{"b"}, {}]> : tensor<4x2xf32>
      stablehlo.return %iterArg : tensor<2x2x2xf32>
    }
    return %12, %12 : tensor<2x2x2xf32>, tensor<2x2x2xf32>
  }
}
