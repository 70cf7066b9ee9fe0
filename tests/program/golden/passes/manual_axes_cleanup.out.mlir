module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @e = <[]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"a"}, {?}], replicated={"b"}>] out_shardings=[<@m, [{"a", "b"}, {"c"}p5]>] manual_axes={"a", "b"} (%arg2: tensor<4x8xf32>) {
      %2 = stablehlo.slice %arg2 [0:1, 0:8] : (tensor<4x8xf32>) -> tensor<1x8xf32>
      sdy.return %2 : tensor<1x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1:2 = sdy.manual_computation(%arg0, %arg0) in_shardings=[<@m, [{}, {}], replicated={"a", "b", "c"}>, <@m, [{}, {}], replicated={"a", "b", "c"}>] out_shardings=[<@m, [{}, {"c", "b":(1)2}], replicated={"a", "b":(2)2}>, <@m, [{}, {}], replicated={"b", "c"}, unreduced={"a"}>] manual_axes={"a", "b", "c"} (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      %2 = stablehlo.slice %arg2 [0:8, 0:2] : (tensor<8x8xf32>) -> tensor<8x2xf32>
      sdy.return %2, %arg3 : tensor<8x2xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    return %0, %1#0 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: !stablehlo.token) -> tensor<8x8xf32> {
    sdy.manual_computation(%arg1) in_shardings=[<@m, []>] out_shardings=[] manual_axes={"a", "b"} (%arg2: !stablehlo.token) {
      sdy.return
    } : (!stablehlo.token) -> ()
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%arg2: tensor<4x8xf32>) {
      %2 = sdy.manual_computation(%arg2) in_shardings=[<@m, [{"b"}, {}], replicated={"c"}>] out_shardings=[<@m, [{"b"}, {}], replicated={"c"}>] manual_axes={"b", "c"} (%arg3: tensor<1x8xf32>) {
        sdy.return %arg3 : tensor<1x8xf32>
      } : (tensor<4x8xf32>) -> tensor<4x8xf32>
      sdy.return %2 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={} (%arg2: tensor<8x8xf32>) {
      sdy.return %arg2 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2], device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]>
  sdy.mesh @e = <[]>
  func.func private @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}]>}, %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}p1], unreduced={"c"}>}, %arg2: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", "a"}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}, {}], replicated={"b"}>}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0:2 = sdy.named_computation<"h">(%arg1) in_shardings=[<@n, [{"a", "b":(2)2, "b":(1)2, ?}], unreduced={"c"}>] (%arg3: tensor<8xf32>) {
      sdy.return %arg3, %arg3 : tensor<8xf32>, tensor<8xf32>
    } : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %1 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"c", ?}]>]>} : tensor<8x8xf32>
    %2 = stablehlo.add %arg2, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "c", ?}], replicated={"b":(2)2}, unreduced={"b":(1)2}>]>} : tensor<8xf32>
    %3 = sdy.manual_computation(%1, %arg1) in_shardings=[<@m, [{}, {}], replicated={"a", "b"}>, <@m, [{}], replicated={"a", "b"}>] out_shardings=[<@m, [{}], replicated={"a", "b"}>] manual_axes={"a", "b"} (%arg3: tensor<8x8xf32>, %arg4: tensor<8xf32>) {
      sdy.return %arg4 : tensor<8xf32>
    } : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
    return %arg1, %1 : tensor<8xf32>, tensor<8x8xf32>
  }
  func.func @main(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<8x8xf32>
    %1 = stablehlo.optimization_barrier %0 : tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = sdy.named_computation<"f">(%arg0, %0) (%arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) {
      %5 = sdy.named_computation<"g">(%arg2) in_shardings=[<@m, [{}, {"c"}], replicated={"a"}>] (%arg3: tensor<8x8xf32>) {
        %9 = stablehlo.reshape %arg3 : (tensor<8x8xf32>) -> tensor<64xf32>
        %10 = stablehlo.reshape %9 : (tensor<64xf32>) -> tensor<8x8xf32>
        sdy.return %10 : tensor<8x8xf32>
      } {foo} : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %6 = sdy.sharding_constraint %5 <@m, [{"a"}, {}]> : tensor<8x8xf32>
      %7 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}]>]>} dense<1.000000e+00> : tensor<8x8xf32>
      %8 = sdy.manual_computation(%6) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%arg3: tensor<4x8xf32>) {
        %9 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
        %10 = sdy.named_computation<"f">(%arg3, %9) in_shardings=[<@m, [{"b"}, {"c"}]>, <@m, [{?}, {"b"}p1]>] out_shardings=[<@m, [{}, {"c", ?}]>] (%arg4: tensor<4x8xf32>, %arg5: tensor<8x8xf32>) {
          %11 = stablehlo.iota dim = 0 : tensor<8xf32>
          sdy.return %arg4 : tensor<4x8xf32>
        } : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        sdy.return %arg3 : tensor<4x8xf32>
      } : (tensor<8x8xf32>) -> tensor<8x8xf32>
      sdy.return %6 : tensor<8x8xf32>
    } {foo} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.optimization_barrier %arg0 : tensor<8x8xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    return %arg0 : tensor<8x8xf32>
  }
}
