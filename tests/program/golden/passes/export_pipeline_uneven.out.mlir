module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b", "c"}>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}], unreduced={"b"}>}) {
    %0 = sdy.all_reduce {"b"} %arg0 out_sharding=<@m, [{"a"}, {}], unreduced={"c"}> : tensor<8x8xf32>
    %1 = stablehlo.add %0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}], unreduced={"c"}>]>} : tensor<8x8xf32>
    %2 = sdy.all_reduce {"c"} %1 out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
    %3 = sdy.propagation_barrier %2 allowed_direction=NONE : tensor<8x8xf32>
    %4 = stablehlo.dot %3, %arg1 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"b"}>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}], unreduced={"b"}>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"b"}>]>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b"}>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"b"}]>}) {
    %0 = sdy.all_reduce {"b"} %arg0 out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    %2 = sdy.all_reduce {"b"} %arg0 out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
    %3 = sdy.propagation_barrier %2 allowed_direction=NONE : tensor<8x8xf32>
    %4 = stablehlo.add %3, %arg1 : tensor<8x8xf32>
    %5 = sdy.propagation_barrier %1 allowed_direction=NONE {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"b"}>]>} : tensor<8x8xf32>
    %6 = sdy.all_reduce {"b"} %5 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    %7 = sdy.all_reduce {"b"} %5 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    %8 = stablehlo.add %6, %7 : tensor<8x8xf32>
    %9 = stablehlo.add %4, %8 : tensor<8x8xf32>
    return %9, %3 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}], unreduced={"b"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"b"}>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"b"}>}) {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<8x8xf32>
    %1 = sdy.propagation_barrier %arg1 allowed_direction=NONE {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}], unreduced={"b"}>]>} : tensor<8x8xf32>
    %2 = sdy.all_reduce {"b"} %1 out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
    return %0, %2, %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.sharded_to_unreduced [{"a"}, {}] %arg0 out_sharding=<@m, [{}, {}], unreduced={"a"}> : tensor<8x8xf32>
    return %arg0 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) -> (tensor<8xf32>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0:2 = stablehlo.reduce(%arg0 init: %cst), (%arg1 init: %cst) across dimensions = [1] : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<f32>, %arg5: tensor<f32>)  {
      %1 = stablehlo.add %arg2, %arg4 : tensor<f32>
      %2 = stablehlo.add %arg3, %arg5 : tensor<f32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
    }
    return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  sdy.mesh @n = <["a"=2, "b"=2, "c"=4], device_ids=[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]>
  func.func private @g(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
  func.func private @h(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.reshard %arg1 <@m, [{}, {}]> : tensor<8x8xf32>
    %1 = sdy.reshard %arg1 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    %2 = sdy.reshard %arg1 <@m, [{?}, {?}]> : tensor<8x8xf32>
    %3 = call @g(%2, %1) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = call @h(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@n, [{"a"}, {}]>]>} : tensor<8x8xf32>
    %6 = stablehlo.add %5, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@n, [{"a"}, {}]>]>} : tensor<8x8xf32>
    return %3, %6 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<i32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"b"}]>}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}]>, <@m, [{"b"}, {}]>]>} %arg0, %arg0 : tensor<8x8xf32>, tensor<8x8xf32>
    %1 = stablehlo.while(%iterArg = %0#0) : tensor<8x8xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>}
    cond {
      stablehlo.return %c : tensor<i1>
    } do {
      %4 = stablehlo.negate %iterArg {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}]>]>} : tensor<8x8xf32>
      stablehlo.return %4 : tensor<8x8xf32>
    }
    %2 = "stablehlo.case"(%arg1) ({
      stablehlo.return %1 : tensor<8x8xf32>
    }, {
      stablehlo.return %arg0 : tensor<8x8xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"b"}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
    %3 = sdy.manual_computation(%2) in_shardings=[<@m, [{"a", "b"}, {"c"}]>] out_shardings=[<@m, [{"a"}, {"b"}]>] manual_axes={"a"} (%arg2: tensor<4x8xf32>) {
      %4 = stablehlo.negate %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}]>]>} : tensor<4x8xf32>
      sdy.return %4 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %3 : tensor<8x8xf32>
  }
}
