module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %c = stablehlo.constant dense<5> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<8x8xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>, <@m, []>]>}
    cond {
      %6 = stablehlo.compare LT, %iterArg_0, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.add %iterArg, %iterArg : tensor<8x8xf32>
      %7:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>, <@m, [{?}, {?}]>]>} %6, %6 : tensor<8x8xf32>, tensor<8x8xf32>
      %8 = stablehlo.add %7#0, %7#1 : tensor<8x8xf32>
      %9 = stablehlo.add %iterArg_0, %iterArg_0 : tensor<i32>
      stablehlo.return %8, %9 : tensor<8x8xf32>, tensor<i32>
    }
    %1 = sdy.manual_computation(%0#0) in_shardings=[<@m, [{"a", "b"}, {"c", ?}]>] out_shardings=[<@m, [{"a", "b"}, {"c"}p5]>] manual_axes={"a"} (%arg2: tensor<4x8xf32>) {
      %6 = sdy.sharding_constraint %arg2 <@m, [{"b", ?}, {"c"}]> : tensor<4x8xf32>
      sdy.return %6 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2:2 = sdy.named_computation<"f">(%1, %0#0) out_shardings=[<@m, [{"b"}, {?}]>, <@m, [{}, {}]>] (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      %6 = stablehlo.add %arg2, %arg3 : tensor<8x8xf32>
      sdy.return %6, %arg2 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %3 = "stablehlo.case"(%0#1) ({
      stablehlo.return %2#0 : tensor<8x8xf32>
    }, {
      %6 = stablehlo.negate %2#1 : tensor<8x8xf32>
      stablehlo.return %6 : tensor<8x8xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
    %4 = stablehlo.create_token : !stablehlo.token
    %5:2 = stablehlo.optimization_barrier %4, %3 : !stablehlo.token, tensor<8x8xf32>
    return %1, %2#0, %5#1, %3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @e = <[]>
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{}, {}]>}, %arg1: tensor<i32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@n, [{"b":(2)2, "b":(1)2, ?}], replicated={"a"}, unreduced={"c"}>}, tensor<8x8xf32>) {
    %0:2 = sdy.manual_computation(%arg0, %arg0) in_shardings=[<@m, [{}, {}], replicated={"b"}>, <@m, [{}, {}], replicated={"b"}>] out_shardings=[<@m, [{}, {}]>, <@m, [{}, {}]>] manual_axes={"b"} (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      %7:2 = sdy.manual_computation(%arg2, %arg3) in_shardings=[<@m, [{"a"}, {}]>, <@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>, <@m, [{"a"}, {}], replicated={"c"}>] manual_axes={"c", "a"} (%arg4: tensor<4x8xf32>, %arg5: tensor<4x8xf32>) {
        sdy.return %arg4, %arg4 : tensor<4x8xf32>, tensor<4x8xf32>
      } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
      %8 = sdy.sharding_constraint %arg3 <@m, [{"a"}, {}]> : tensor<8x8xf32>
      sdy.return %7#1, %arg2 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %1 = stablehlo.add %0#0, %0#0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(2)2, "b":(1)2, "a", ?}p0, {?}]>]>} : tensor<8x8xf32>
    %2 = sdy.sharding_constraint %0#1 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %2 <@m, [{"b", ?}, {?}]> : tensor<8x8xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<8x8xf32>
    %5 = stablehlo.negate %1 : tensor<8x8xf32>
    %6:2 = sdy.named_computation<"f">(%0#1, %3) (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      sdy.return %arg3, %arg2 : tensor<8x8xf32>, tensor<8x8xf32>
    } {foo} : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    return %cst, %1 : tensor<8xf32>, tensor<8x8xf32>
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
    %3 = sdy.manual_computation(%1, %arg1) in_shardings=[<@m, [{}, {}]>, <@e, [{}]>] out_shardings=[<@m, [{}], replicated={"b"}>] manual_axes={"a", "b"} (%arg3: tensor<8x8xf32>, %arg4: tensor<8xf32>) {
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
