module {
  sdy.mesh @mesh = <["a"=8]> {stablehlo.mesh = {axes = [{name = "a", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<6x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, %arg1: tensor<12x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg2: tensor<16x2x1x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg3: tensor<6x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}) -> tensor<16x2x1x6xf32> {
    %0 = stablehlo.reshape %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {}, {"a"}]>]>} : (tensor<12x12xf32>) -> tensor<2x2x12x3xf32>
    %1 = sdy.reshard %0 <@mesh, [{}, {}, {}, {"a"}]> : tensor<2x2x12x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x2x12x3xf32>) -> tensor<1x2x72xf32>
    %3 = stablehlo.tanh %2 : tensor<1x2x72xf32>
    %4 = stablehlo.custom_call @mine(%3) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([k, i, j]) {i=1, j=2, k=72}, custom>} : (tensor<1x2x72xf32>) -> tensor<72x1x2xf32>
    %5 = stablehlo.custom_call @mine(%0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {}, {"a"}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([j, i, k, l]) {i=2, j=2, k=12, l=3} need_replication={i}, custom>} : (tensor<2x2x12x3xf32>) -> tensor<2x2x12x3xf32>
    %6 = sdy.manual_computation(%5) in_shardings=[<@mesh, [{}, {}, {}, {}]>] out_shardings=[<@mesh, [{"a"}, {}, {}, {}]>] manual_axes={"a"} (%arg4: tensor<2x2x12x3xf32>) {
      %8 = sdy.reshard %arg4 <@mesh, [{}, {}, {}, {}]> : tensor<2x2x12x3xf32>
      %9 = sdy.constant dense<0> : tensor<i32>
      %10:2 = "stablehlo.case"(%9) ({
        %11 = stablehlo.exponential %8 : tensor<2x2x12x3xf32>
        %12 = stablehlo.custom_call @mine(%11) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([l, j, i, k]) {i=2, j=2, k=12, l=3} permutation={k}, custom>} : (tensor<2x2x12x3xf32>) -> tensor<3x2x2x12xf32>
        stablehlo.return %11, %8 : tensor<2x2x12x3xf32>, tensor<2x2x12x3xf32>
      }, {
        stablehlo.return %8, %8 : tensor<2x2x12x3xf32>, tensor<2x2x12x3xf32>
      }) : (tensor<i32>) -> (tensor<2x2x12x3xf32>, tensor<2x2x12x3xf32>)
      sdy.return %8 : tensor<2x2x12x3xf32>
    } : (tensor<2x2x12x3xf32>) -> tensor<16x2x12x3xf32>
    %7 = stablehlo.exponential %arg2 : tensor<16x2x1x6xf32>
    return %7 : tensor<16x2x1x6xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 3 : i64}, {name = "c", size = 4 : i64}, {name = "d", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<2x8x4xf32>, %arg1: tensor<2x4x16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c"}, {}, {}]>}, %arg2: tensor<2x4x16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c"}, {}, {}]>}, %arg3: tensor<2x8x4xf32>) -> (tensor<16x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {}]>}) {
    %0 = "stablehlo.sort"(%arg2) <{dimension = 0 : i64}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %6 = stablehlo.compare LT, %arg4, %arg5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c"}, {}, {"d"}]>]>} : (tensor<2x4x16x3xf32>) -> tensor<2x4x16x3xf32>
    %1 = sdy.reshard %0 <@mesh, [{"c":(1)2}, {}, {}, {}]> : tensor<2x4x16x3xf32>
    %2 = call @f0(%1) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c":(1)2}, {}, {}, {}]>]>} : (tensor<2x4x16x3xf32>) -> tensor<2x4x16x3xf32>
    %3 = sdy.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %2, %0, %3, %3, %3, %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c":(1)2}, {"c":(2)2}, {}, {"d"}]>]>} : (tensor<2x4x16x3xf32>, tensor<2x4x16x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x16x3xf32>
    %5 = stablehlo.reshape %4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {}]>]>} : (tensor<2x4x16x3xf32>) -> tensor<16x24xf32>
    return %5 : tensor<16x24xf32>
  }
  func.func private @f0(%arg0: tensor<2x4x16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2}, {}, {}, {}]>}) -> (tensor<2x4x16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2}, {}, {}, {}]>}) {
    %0 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c":(1)2}, {"b"}, {}, {}]>]>} dense<1.000000e+00> : tensor<2x4x16x3xf32>
    return %0 : tensor<2x4x16x3xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 1 : i64}, {name = "b", size = 2 : i64}, {name = "c", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b"}]>}, %arg1: tensor<4x2x12x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}, {}, {"c"}]>}, %arg2: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b"}]>}) -> (tensor<32x24x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c"}, {}, {}]>}, tensor<10x84xf32>) {
    %0 = stablehlo.maximum %arg2, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b", "c"}]>]>} : tensor<4x6xf32>
    %1:2 = stablehlo.while(%iterArg = %0, %iterArg_0 = %0) : tensor<4x6xf32>, tensor<4x6xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b", "c"}]>, <@mesh, [{}, {"b", "c"}]>]>}
    cond {
      %14 = sdy.constant dense<true> : tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14 = stablehlo.custom_call @mine(%arg1) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {}, {}, {"b"}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([l, j, k, i]) {i=4, j=2, k=12, l=8} need_replication={j} permutation={k}, custom>} : (tensor<4x2x12x8xf32>) -> tensor<8x2x12x4xf32>
      stablehlo.return %arg0, %iterArg : tensor<4x6xf32>, tensor<4x6xf32>
    }
    %2 = stablehlo.reshape %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c"}, {}, {}]>]>} : (tensor<4x2x12x8xf32>) -> tensor<32x24x1xf32>
    %3 = stablehlo.negate %2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c"}, {}, {}]>]>} : tensor<32x24x1xf32>
    %4 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c"}, {}, {}]>]>} %3 : tensor<32x24x1xf32>
    %5 = sdy.reshard %4 <@mesh, [{"b", "c"}, {}, {}]> : tensor<32x24x1xf32>
    %6 = sdy.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%5 init: %6) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c"}, {}]>]>} : (tensor<32x24x1xf32>, tensor<f32>) -> tensor<32x1xf32>
    %8 = sdy.constant dense<0> : tensor<i32>
    %9 = "stablehlo.case"(%8) ({
      %14 = stablehlo.dot_general %7, %7, batching_dims = [0] x [0], contracting_dims = [1] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c"}]>]>} : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32xf32>
      %15 = stablehlo.dot_general %5, %14, contracting_dims = [0] x [0] : (tensor<32x24x1xf32>, tensor<32xf32>) -> tensor<24x1xf32>
      %16 = stablehlo.custom_call @mine(%15) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([j, i]) {i=24, j=1} need_replication={i} blocked_propagation={i, j}, custom>} : (tensor<24x1xf32>) -> tensor<1x24xf32>
      stablehlo.return %arg1 : tensor<4x2x12x8xf32>
    }, {
      stablehlo.return %arg1 : tensor<4x2x12x8xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {}, {}, {"c"}]>]>} : (tensor<i32>) -> tensor<4x2x12x8xf32>
    %10 = sdy.constant dense<0.000000e+00> : tensor<5x2x12x8xf32>
    %11 = stablehlo.slice %10 [0:5, 0:2, 0:12, 0:7] : (tensor<5x2x12x8xf32>) -> tensor<5x2x12x7xf32>
    %12 = stablehlo.reshape %11 : (tensor<5x2x12x7xf32>) -> tensor<10x84xf32>
    %13 = stablehlo.transpose %12, dims = [0, 1] : (tensor<10x84xf32>) -> tensor<10x84xf32>
    return %5, %13 : tensor<32x24x1xf32>, tensor<10x84xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}, {name = "y", size = 2 : i64}, {name = "z", size = 3 : i64}]}}
  func.func public @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x"}]>}) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
    %1 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y", "x"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
    %2 = sdy.manual_computation(%1, %1) in_shardings=[<@mesh, [{}]>, <@mesh, [{"y", "x"}]>] out_shardings=[<@mesh, [{"z"}]>] manual_axes={"z"} (%arg1: tensor<8xf32>, %arg2: tensor<8xf32>) {
      %8 = sdy.constant dense<0.000000e+00> : tensor<8xf32>
      sdy.return %8 : tensor<8xf32>
    } : (tensor<8xf32>, tensor<8xf32>) -> tensor<24xf32>
    %3 = stablehlo.tanh %2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z"}]>]>} : tensor<24xf32>
    %4 = sdy.reshard %0 <@mesh, []> : tensor<f32>
    %5 = stablehlo.sine %4 : tensor<f32>
    %6 = stablehlo.reshape %5 : (tensor<f32>) -> tensor<f32>
    %7 = stablehlo.dot_general %3, %3, contracting_dims = [0] x [0] : (tensor<24xf32>, tensor<24xf32>) -> tensor<f32>
    return %6, %7 : tensor<f32>, tensor<f32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 3 : i64}, {name = "c", size = 4 : i64}, {name = "d", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c", "d"}], unreduced={"a"}>}, %arg1: tensor<16xf32>) -> (tensor<4x2x2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"a"}]>}, tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"d"}]>}) {
    %0 = sdy.constant dense<0> : tensor<i32>
    %1 = sdy.all_reduce {"a"} %arg0 out_sharding=<@mesh, [{}, {"c", "d"}]> : tensor<16x8xf32>
    %2 = sdy.all_reduce {"a"} %arg0 out_sharding=<@mesh, [{}, {"c", "d"}]> : tensor<16x8xf32>
    %3 = stablehlo.dynamic_update_slice %1, %2, %0, %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {"a"}]>]>} : (tensor<16x8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<i32>) -> tensor<16x8xf32>
    %4 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {"a"}]>]>} %3 : tensor<16x8xf32>
    %5 = sdy.manual_computation(%4) in_shardings=[<@mesh, [{}, {"a"}]>] out_shardings=[<@mesh, [{"a"}, {}, {}, {}]>] manual_axes={"a"} (%arg2: tensor<16x4xf32>) {
      %10 = stablehlo.negate %arg2 : tensor<16x4xf32>
      %11 = stablehlo.reshape %10 : (tensor<16x4xf32>) -> tensor<1x2x2x16xf32>
      %12 = stablehlo.custom_call @mine(%11) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, l, k]) {i=1, j=2, k=2, l=16} need_replication={j}, custom>} : (tensor<1x2x2x16xf32>) -> tensor<1x2x16x2xf32>
      sdy.return %11 : tensor<1x2x2x16xf32>
    } : (tensor<16x8xf32>) -> tensor<2x2x2x16xf32>
    %6 = stablehlo.reshape %4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {}, {"a"}]>]>} : (tensor<16x8xf32>) -> tensor<4x2x2x8xf32>
    %7 = stablehlo.concatenate %3, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {"a"}]>]>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %8 = stablehlo.maximum %7, %4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {"a"}]>]>} : tensor<16x8xf32>
    %9 = sdy.reshard %8 <@mesh, [{"b"}, {"c", "d"}]> : tensor<16x8xf32>
    return %6, %9 : tensor<4x2x2x8xf32>, tensor<16x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8]> {stablehlo.mesh = {axes = [{name = "a", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<16x3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, %arg1: tensor<16x8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {}]>}) -> (tensor<16x8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {}]>}, tensor<16x8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {}]>}) {
    %0 = sdy.propagation_barrier %arg1 allowed_direction=BACKWARD {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a"}, {}]>]>} : tensor<16x8x3xf32>
    %1 = stablehlo.sine %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a"}, {}]>]>} : tensor<16x8x3xf32>
    %2 = sdy.reshard %1 <@mesh, [{}, {"a"}, {}]> : tensor<16x8x3xf32>
    return %arg1, %2 : tensor<16x8x3xf32>, tensor<16x8x3xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}, {name = "y", size = 2 : i64}, {name = "z", size = 3 : i64}]}}
  func.func public @main(%arg0: tensor<4x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {"x"}], unreduced={"z"}>}, %arg1: tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<2x16x2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<2x16x2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}, {}]>}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"z"}, {}]>]>} : (tensor<2x8xf32>) -> tensor<2x8x2xf32>
    %1 = sdy.all_reduce {"z"} %arg0 out_sharding=<@mesh, [{"y"}, {}, {"x"}]> : tensor<4x4x8xf32>
    %2 = stablehlo.reshape %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y"}, {}, {"x":(2)2}, {}]>]>} : (tensor<4x4x8xf32>) -> tensor<2x16x2x2xf32>
    %3 = stablehlo.maximum %2, %2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y"}, {}, {"x":(2)2}, {}]>]>} : tensor<2x16x2x2xf32>
    %4:3 = stablehlo.while(%iterArg = %3, %iterArg_0 = %0, %iterArg_1 = %3) : tensor<2x16x2x2xf32>, tensor<2x8x2xf32>, tensor<2x16x2x2xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z"}, {}, {"x"}, {}]>, <@mesh, [{}, {"z"}, {}]>, <@mesh, [{"y"}, {}, {"x":(2)2}, {}]>]>}
    cond {
      %5 = sdy.constant dense<true> : tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      stablehlo.return %2, %0, %iterArg_1 : tensor<2x16x2x2xf32>, tensor<2x8x2xf32>, tensor<2x16x2x2xf32>
    }
    return %4#0, %4#2 : tensor<2x16x2x2xf32>, tensor<2x16x2x2xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}, {name = "y", size = 2 : i64}, {name = "z", size = 3 : i64}]}}
  func.func public @main(%arg0: tensor<12x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg1: tensor<12x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", "x"}, {}]>}) -> (tensor<8x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
    %0 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", "x"}, {}]>]>} %arg0 : tensor<12x2xf32>
    %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"y"}]>]>} : (tensor<12x2xf32>, tensor<12x2xf32>) -> tensor<2x2xf32>
    %2 = sdy.manual_computation(%1) in_shardings=[<@mesh, [{}, {"y"}]>] out_shardings=[<@mesh, [{"x"}, {"y"}]>] manual_axes={"x"} (%arg2: tensor<2x2xf32>) {
      sdy.return %arg2 : tensor<2x2xf32>
    } : (tensor<2x2xf32>) -> tensor<8x2xf32>
    %3 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(2)2}, {"y"}, {"z", "x":(1)2}, {}]>]>} : (tensor<12x2xf32>) -> tensor<2x1x6x2xf32>
    %4 = stablehlo.sine %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"y"}, {"z", "x":(1)2}, {"x":(2)2}]>]>} : tensor<2x1x6x2xf32>
    %5:3 = stablehlo.while(%iterArg = %4, %iterArg_0 = %arg0, %iterArg_1 = %4) : tensor<2x1x6x2xf32>, tensor<12x2xf32>, tensor<2x1x6x2xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"y"}, {"z", "x":(1)2}, {"x":(2)2}]>, <@mesh, [{"x":(2)2, "z", "x":(1)2}, {}]>, <@mesh, [{}, {"y"}, {"z", "x":(1)2}, {"x":(2)2}]>]>}
    cond {
      %7 = sdy.constant dense<true> : tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7 = sdy.reshard %3 <@mesh, [{}, {"y"}, {"z", "x":(1)2}, {"x":(2)2}]> : tensor<2x1x6x2xf32>
      %8 = sdy.sharded_to_unreduced [{}, {}, {"x":(1)2}, {}] %7 out_sharding=<@mesh, [{}, {"y"}, {"z"}, {"x":(2)2}], unreduced={"x":(1)2}> : tensor<2x1x6x2xf32>
      %9 = sdy.all_gather [{}, {}, {"x":(1)2}, {}] %7 out_sharding=<@mesh, [{}, {"y"}, {"z"}, {"x":(2)2}]> : tensor<2x1x6x2xf32>
      stablehlo.return %9, %arg0, %iterArg_1 : tensor<2x1x6x2xf32>, tensor<12x2xf32>, tensor<2x1x6x2xf32>
    }
    %6:3 = stablehlo.while(%iterArg = %2, %iterArg_0 = %5#2, %iterArg_1 = %5#2) : tensor<8x2xf32>, tensor<2x1x6x2xf32>, tensor<2x1x6x2xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{}, {"y"}, {"z", "x":(1)2}, {"x":(2)2}]>, <@mesh, [{}, {"y"}, {"z", "x":(1)2}, {"x":(2)2}]>]>}
    cond {
      %7 = sdy.constant dense<true> : tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      stablehlo.return %2, %iterArg_0, %iterArg_1 : tensor<8x2xf32>, tensor<2x1x6x2xf32>, tensor<2x1x6x2xf32>
    }
    return %6#0 : tensor<8x2xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 3 : i64}, {name = "c", size = 4 : i64}, {name = "d", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<6x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"d"}]>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, [], unreduced={"b"}>}, tensor<16xf32>) {
    %0 = sdy.reshard %arg0 <@mesh, [{}, {"b", "c"}]> : tensor<6x16xf32>
    %1 = sdy.constant dense<2.000000e+00> : tensor<6x16xf32>
    %2 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b", "c"}]>]>} dense<2.000000e+00> : tensor<6x16xf32>
    %3 = sdy.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %3) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<f32>
    %5:2 = stablehlo.while(%iterArg = %2, %iterArg_0 = %arg0) : tensor<6x16xf32>, tensor<6x16xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b", "c"}]>, <@mesh, [{}, {"d"}]>]>}
    cond {
      %7 = sdy.constant dense<true> : tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      stablehlo.return %0, %iterArg_0 : tensor<6x16xf32>, tensor<6x16xf32>
    }
    %6 = stablehlo.dot_general %5#1, %0, batching_dims = [1] x [1], contracting_dims = [0] x [0] : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<16xf32>
    return %4, %6 : tensor<f32>, tensor<16xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<8xf32>, %arg1: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}], unreduced={"b":(1)2}>}) -> tensor<8xf32> {
    %0 = stablehlo.custom_call @mine(%arg0) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
    %1 = sdy.all_reduce {"b":(1)2} %arg1 out_sharding=<@mesh, [{"a"}, {}]> : tensor<8x3xf32>
    %2 = stablehlo.custom_call @mine(%1) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=3}, custom>} : (tensor<8x3xf32>) -> tensor<8x3xf32>
    return %arg0 : tensor<8xf32>
  }
}
