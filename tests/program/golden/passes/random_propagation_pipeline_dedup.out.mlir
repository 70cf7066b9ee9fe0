module {
  sdy.mesh @m = <["a"=8, "b"=4, "c"=1]> {stablehlo.mesh = {axes = [{name = "a", size = 8 : i64}, {name = "b", size = 4 : i64}, {name = "c", size = 1 : i64}]}}
  func.func @main(%arg0: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %arg1: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) -> (tensor<f32>, tensor<f32>, tensor<1x16xf32>, tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}) {
    %0 = sdy.constant dense<true> : tensor<i1>
    %1 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a":(1)4, "b"}, {"a":(4)2}]>]>} dense<1.000000e+00> : tensor<1x16xf32>
    %2 = sdy.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_update_slice %1, %1, %2, %2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a":(1)4, "b"}, {"a":(4)2}]>]>} : (tensor<1x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %4:2 = stablehlo.optimization_barrier %arg0, %arg0 : tensor<f32>, tensor<f32>
    %5:2 = stablehlo.while(%iterArg = %3, %iterArg_0 = %0) : tensor<1x16xf32>, tensor<i1> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a":(1)4, "b"}, {"a":(4)2}]>, <@m, []>]>}
    cond {
      stablehlo.return %iterArg_0 : tensor<i1>
    } do {
      stablehlo.return %iterArg, %iterArg_0 : tensor<1x16xf32>, tensor<i1>
    }
    %6 = stablehlo.divide %4#1, %4#0 {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : tensor<f32>
    %7 = stablehlo.reshape %6 : (tensor<f32>) -> tensor<f32>
    %8 = stablehlo.subtract %1, %5#0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a":(1)4, "b"}, {"a":(4)2}]>]>} : tensor<1x16xf32>
    %9 = stablehlo.transpose %6, dims = [] : (tensor<f32>) -> tensor<f32>
    %10 = sdy.propagation_barrier %3 allowed_direction=BACKWARD : tensor<1x16xf32>
    %11:2 = sdy.named_computation<"f">(%8, %6) in_shardings=[<@m, [{"a":(1)4, "b"}, {"a":(4)2}]>, <@m, []>] out_shardings=[<@m, [{"a":(1)4, "b"}, {"a":(4)2}]>, <@m, []>] (%arg2: tensor<1x16xf32>, %arg3: tensor<f32>) {
      %13 = sdy.reshard %arg3 <@m, []> : tensor<f32>
      %14 = stablehlo.transpose %13, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [], unreduced={"b"}>]>} : (tensor<f32>) -> tensor<f32>
      %15 = sdy.all_reduce {"b"} %14 out_sharding=<@m, []> : tensor<f32>
      sdy.return %arg2, %15 : tensor<1x16xf32>, tensor<f32>
    } : (tensor<1x16xf32>, tensor<f32>) -> (tensor<1x16xf32>, tensor<f32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a":(4)2}]>]>} : (tensor<1x16xf32>) -> tensor<8x16xf32>
    return %7, %9, %10, %12 : tensor<f32>, tensor<f32>, tensor<1x16xf32>, tensor<8x16xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=8, "b"=4, "c"=1]> {stablehlo.mesh = {axes = [{name = "a", size = 8 : i64}, {name = "b", size = 4 : i64}, {name = "c", size = 1 : i64}]}}
  func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}, %arg1: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %arg2: tensor<12x6xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}, %arg3: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}, tensor<12x6xf32>, tensor<8xf32>, tensor<8xf32>) {
    %0:2 = "stablehlo.sort"(%arg2, %arg2) <{dimension = 0 : i64}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>):
      %6 = stablehlo.compare LT, %arg4, %arg5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a":(4)2}]>, <@m, [{}, {"a":(4)2}]>]>} : (tensor<12x6xf32>, tensor<12x6xf32>) -> (tensor<12x6xf32>, tensor<12x6xf32>)
    %1 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a":(2)2}], unreduced={"b":(2)2}>]>} : (tensor<8xf32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}]>]>} : tensor<8xf32>
    %3 = sdy.propagation_barrier %0#0 allowed_direction=NONE : tensor<12x6xf32>
    %4 = sdy.all_reduce {"b":(2)2} %1 out_sharding=<@m, [{"a":(2)2}]> : tensor<8xf32>
    %5:2 = "stablehlo.sort"(%arg0, %4) <{dimension = 0 : i64}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>):
      %6 = stablehlo.compare LT, %arg4, %arg5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    return %2, %3, %5#0, %5#1 : tensor<8xf32>, tensor<12x6xf32>, tensor<8xf32>, tensor<8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=6, "y"=4, "z"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 6 : i64}, {name = "y", size = 4 : i64}, {name = "z", size = 2 : i64}]}}
  func.func @main(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {"x"}]>}, %arg1: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {"x"}]>}) -> (tensor<20x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {"x"}]>}, tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {"y"}]>}, tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}, tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {"y"}]>}) {
    %0:2 = sdy.named_computation<"f">(%arg0, %arg0) in_shardings=[<@m, [{"z"}, {"x"}]>, <@m, [{"z"}, {"x"}]>] out_shardings=[<@m, [{"z"}, {"x"}]>, <@m, [{"y"}, {"x", "z"}]>] (%arg2: tensor<24x24xf32>, %arg3: tensor<24x24xf32>) {
      %7:2 = sdy.named_computation<"f">(%arg3, %arg3) in_shardings=[<@m, [{"z"}, {"x"}]>, <@m, [{"z"}, {"x"}]>] out_shardings=[<@m, [{"x"}, {}]>, <@m, [{}, {"x", "z"}]>] (%arg4: tensor<24x24xf32>, %arg5: tensor<24x24xf32>) {
        %8 = sdy.reshard %arg5 <@m, [{"z"}, {"x"}]> : tensor<24x24xf32>
        sdy.return %arg4, %8 : tensor<24x24xf32>, tensor<24x24xf32>
      } : (tensor<24x24xf32>, tensor<24x24xf32>) -> (tensor<24x24xf32>, tensor<24x24xf32>)
      sdy.return %arg2, %7#1 : tensor<24x24xf32>, tensor<24x24xf32>
    } : (tensor<24x24xf32>, tensor<24x24xf32>) -> (tensor<24x24xf32>, tensor<24x24xf32>)
    %1:3 = sdy.named_computation<"f">(%arg1, %0#0, %0#1) in_shardings=[<@m, [{"z"}, {"x"}]>, <@m, [{"x", "z"}, {}]>, <@m, [{"y"}, {"x", "z"}]>] out_shardings=[<@m, [{"x", "z"}, {"y"}]>, <@m, [{"x", "y"}, {"z"}]>, <@m, [{"z"}, {"y"}]>] (%arg2: tensor<24x24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24x24xf32>) {
      %7 = stablehlo.reshape %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {"y"}]>]>} : (tensor<24x24xf32>) -> tensor<24x24xf32>
      %8 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x", "y"}, {"z"}]>]>} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
      sdy.return %arg3, %8, %7 : tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>
    } : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>) -> (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>)
    %2 = stablehlo.slice %arg1 [0:20, 0:24] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {"x"}]>]>} : (tensor<24x24xf32>) -> tensor<20x24xf32>
    %3 = stablehlo.broadcast_in_dim %1#2, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {"y"}]>]>} : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %4 = stablehlo.floor %1#0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x", "z"}, {"y"}]>]>} : tensor<24x24xf32>
    %5 = stablehlo.reverse %4, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : tensor<24x24xf32>
    %6 = stablehlo.broadcast_in_dim %1#2, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {"y"}]>]>} : (tensor<24x24xf32>) -> tensor<24x24xf32>
    return %2, %3, %5, %6 : tensor<20x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 2 : i64}, {name = "c", size = 2 : i64}, {name = "d", size = 4 : i64}]}}
  func.func @main(%arg0: tensor<6x4xf32>, %arg1: tensor<16x3x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}, {}]>}, %arg2: tensor<12x2x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {"c"}, {"a"}]>}, %arg3: tensor<8x3x12x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {"c", "b"}, {"a"}]>}) -> (tensor<2x12x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"d"}, {"a"}]>}, tensor<8x3x12x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {"d"}, {"c"}]>}, tensor<192x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, tensor<16x12x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"d"}, {}]>}) {
    %0:3 = sdy.named_computation<"f">(%arg1, %arg3, %arg3) in_shardings=[<@m, [{"a"}, {}, {"d", "c"}]>, <@m, [{"c"}, {"a"}, {"d"}, {}]>, <@m, [{"d"}, {}, {"b"}, {"c", "a"}]>] out_shardings=[<@m, [{"a"}, {}, {"d", "c"}]>, <@m, [{"d"}, {}, {"b"}, {"c", "a"}]>, <@m, [{"d"}, {}, {"b"}, {"c", "a"}]>] (%arg4: tensor<16x3x1xf32>, %arg5: tensor<8x3x12x16xf32>, %arg6: tensor<8x3x12x16xf32>) {
      sdy.return %arg4, %arg6, %arg6 : tensor<16x3x1xf32>, tensor<8x3x12x16xf32>, tensor<8x3x12x16xf32>
    } : (tensor<16x3x1xf32>, tensor<8x3x12x16xf32>, tensor<8x3x12x16xf32>) -> (tensor<16x3x1xf32>, tensor<8x3x12x16xf32>, tensor<8x3x12x16xf32>)
    %1 = sdy.reshard %arg1 <@m, [{"a", "d", "c"}, {}, {}]> : tensor<16x3x1xf32>
    %2 = sdy.reshard %0#0 <@m, [{"a", "d", "c"}, {}, {}]> : tensor<16x3x1xf32>
    %3 = stablehlo.concatenate %1, %2, dim = 2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "d", "c"}, {}, {}]>]>} : (tensor<16x3x1xf32>, tensor<16x3x1xf32>) -> tensor<16x3x2xf32>
    %4 = sdy.reshard %3 <@m, [{"a"}, {}, {"d", "c"}]> : tensor<16x3x2xf32>
    %5 = stablehlo.transpose %arg2, dims = [1, 0, 2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {"d", "b"}, {"a"}]>]>} : (tensor<12x2x16xf32>) -> tensor<2x12x16xf32>
    %6 = stablehlo.dot_general %arg2, %4, batching_dims = [2] x [0], contracting_dims = [1] x [2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"d", "b"}, {}]>]>} : (tensor<12x2x16xf32>, tensor<16x3x2xf32>) -> tensor<16x12x3xf32>
    %7 = stablehlo.subtract %6, %6 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"d", "b"}, {}]>]>} : tensor<16x12x3xf32>
    %8 = sdy.constant dense<0> : tensor<i32>
    %9 = stablehlo.add %arg3, %0#2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"b", "a"}, {"d"}, {"c"}]>]>} : tensor<8x3x12x16xf32>
    %10 = stablehlo.dynamic_slice %5, %8, %8, %8, sizes = [2, 12, 16] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {"d", "b"}, {"a"}]>]>} : (tensor<2x12x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x16xf32>
    %11 = stablehlo.floor %9 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"b", "a"}, {"d"}, {"c"}]>]>} : tensor<8x3x12x16xf32>
    %12 = stablehlo.reshape %7 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : (tensor<16x12x3xf32>) -> tensor<192x3xf32>
    %13 = stablehlo.reverse %6, dims = [0, 2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"d", "b"}, {}]>]>} : tensor<16x12x3xf32>
    return %10, %11, %12, %13 : tensor<2x12x16xf32>, tensor<8x3x12x16xf32>, tensor<192x3xf32>, tensor<16x12x3xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=6, "y"=4, "z"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 6 : i64}, {name = "y", size = 4 : i64}, {name = "z", size = 2 : i64}]}}
  func.func @main(%arg0: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z", "y"}]>}) -> (tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {}]>}, tensor<4x8xf32>, tensor<8x4xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"x":(1)3}, {}]> : tensor<4x8xf32>
    %1 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", "y"}, {"x"}]>]>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", "y"}, {"x"}]>]>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = stablehlo.maximum %1, %2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", "y"}, {"x"}]>]>} : tensor<4x8xf32>
    %4 = sdy.propagation_barrier %0 allowed_direction=NONE : tensor<4x8xf32>
    %5 = stablehlo.reshape %0 : (tensor<4x8xf32>) -> tensor<8x4xf32>
    return %3, %4, %5 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 2 : i64}, {name = "c", size = 2 : i64}, {name = "d", size = 4 : i64}]}}
  func.func @main(%arg0: tensor<6x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"d"}]>}, %arg1: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %arg2: tensor<6x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}], unreduced={"c"}>}) -> (tensor<2xf32>, tensor<2x6x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {"d"}]>}, tensor<16xf32>, tensor<12x8x4xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{}, {"d"}]> : tensor<6x16xf32>
    %1 = sdy.all_reduce {"c"} %arg2 out_sharding=<@m, [{}, {"a"}]> : tensor<6x16xf32>
    %2 = sdy.reshard %1 <@m, [{}, {"d"}]> : tensor<6x16xf32>
    %3 = stablehlo.transpose %2, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"d"}]>]>} : (tensor<6x16xf32>) -> tensor<6x16xf32>
    %4 = stablehlo.dot_general %3, %2, batching_dims = [1] x [1], contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d"}]>]>} : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<16xf32>
    %5 = stablehlo.transpose %4, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<16xf32>) -> tensor<16xf32>
    %6 = stablehlo.reverse %0, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"d"}]>]>} : tensor<6x16xf32>
    %7 = sdy.constant dense<1.000000e+00> : tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [1, 2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}, {"d"}]>]>} : (tensor<6x16xf32>) -> tensor<2x6x16xf32>
    %9 = stablehlo.slice %5 [0:16] : (tensor<16xf32>) -> tensor<16xf32>
    %10 = sdy.constant dense<1.000000e+00> : tensor<12x8x4xf32>
    %11 = stablehlo.reverse %10, dims = [0, 1, 2] : tensor<12x8x4xf32>
    return %7, %8, %9, %11 : tensor<2xf32>, tensor<2x6x16xf32>, tensor<16xf32>, tensor<12x8x4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["p"=2, "q"=12, "r"=3]> {stablehlo.mesh = {axes = [{name = "p", size = 2 : i64}, {name = "q", size = 12 : i64}, {name = "r", size = 3 : i64}]}}
  func.func @main(%arg0: tensor<4x3x1xf32>, %arg1: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"p"}]>}, %arg2: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %arg3: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = sdy.reshard %arg2 <@m, []> : tensor<f32>
    %1 = sdy.reshard %0 <@m, []> : tensor<f32>
    %2 = stablehlo.transpose %0, dims = [] : (tensor<f32>) -> tensor<f32>
    %3 = stablehlo.floor %0 : tensor<f32>
    return %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>
  }
}
// -----
module {
  sdy.mesh @m = <["p"=2, "q"=12, "r"=3]> {stablehlo.mesh = {axes = [{name = "p", size = 2 : i64}, {name = "q", size = 12 : i64}, {name = "r", size = 3 : i64}]}}
  func.func @main(%arg0: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %arg1: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) -> (tensor<f32>, tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) {
    %0 = sdy.propagation_barrier %arg1 allowed_direction=FORWARD {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : tensor<f32>
    %1:3 = sdy.named_computation<"f">(%0, %arg0, %arg1) (%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>) {
      sdy.return %arg4, %arg3, %arg2 : tensor<f32>, tensor<f32>, tensor<f32>
    } : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %2 = sdy.reshard %1#1 <@m, []> : tensor<f32>
    %3:3 = sdy.manual_computation(%0, %arg1, %2) in_shardings=[<@m, []>, <@m, []>, <@m, []>] out_shardings=[<@m, []>, <@m, []>, <@m, []>] manual_axes={"r"} (%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>) {
      %6 = stablehlo.optimization_barrier %arg2 : tensor<f32>
      sdy.return %6, %arg3, %arg3 : tensor<f32>, tensor<f32>, tensor<f32>
    } : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %4 = stablehlo.transpose %0, dims = [] : (tensor<f32>) -> tensor<f32>
    %5 = stablehlo.reverse %3#2, dims = [] : tensor<f32>
    return %4, %5 : tensor<f32>, tensor<f32>
  }
}
