module {
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {}], unreduced={"b", "c"}>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"c"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{}, {"a"}], unreduced={"b"}>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {}], unreduced={"c"}>]>} : tensor<8x8xf32>
    %1 = sdy.propagation_barrier %0 allowed_direction=NONE : tensor<8x8xf32>
    %2 = stablehlo.dot %1, %arg1 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{}, {}], unreduced={"b"}>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"c"}, {}], unreduced={"b"}>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2, "c"=4]>, [{}, {}], unreduced={"b"}>]>} : tensor<8x8xf32>
    %1 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2, "c"=4]>, [{}, {}], unreduced={"b"}>]>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {}], unreduced={"b"}>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"c"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{}, {"a"}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{}, {"b"}]>}) {
    %0 = stablehlo.negate %arg0 : tensor<8x8xf32>
    %1 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<8x8xf32>
    %2 = stablehlo.add %1, %arg1 : tensor<8x8xf32>
    %3 = sdy.propagation_barrier %0 allowed_direction=NONE {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2, "c"=4]>, [{}, {}], unreduced={"b"}>]>} : tensor<8x8xf32>
    %4 = stablehlo.add %3, %3 : tensor<8x8xf32>
    %5 = stablehlo.add %2, %4 : tensor<8x8xf32>
    return %5, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"c"}, {}], unreduced={"b"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{}, {}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{}, {}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{}, {}], unreduced={"b"}>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{}, {}], unreduced={"b"}>}) {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<8x8xf32>
    %1 = sdy.propagation_barrier %arg1 allowed_direction=NONE {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {}], unreduced={"b"}>]>} : tensor<8x8xf32>
    %2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2, "c"=4]>, [{}, {}], unreduced={"c"}>]>} %0 : tensor<8x8xf32>
    %3 = sdy.reshard %0 <mesh<["a"=2, "b"=2, "c"=4]>, [{}, {}], unreduced={"c"}> : tensor<8x8xf32>
    return %0, %1, %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.reshard %arg0 <mesh<["a"=2, "b"=2, "c"=4]>, [{}, {}], unreduced={"a"}> : tensor<8x8xf32>
    %1 = sdy.reshard %arg0 <mesh<["a"=2, "b"=2, "c"=4]>, [{}, {}]> : tensor<8x8xf32>
    %2 = stablehlo.negate %arg0 : tensor<8x8xf32>
    return %arg0 : tensor<8x8xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {"b"}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {"b"}]>}) -> (tensor<8xf32>, tensor<8xf32>) {
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
  func.func private @g(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {}]>}) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
  func.func private @h(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"c"}, {}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = call @g(%arg1, %arg1) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = call @h(%arg1) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2, "c"=4], device_ids=[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]>, [{"a"}, {}]>]>} : tensor<8x8xf32>
    %3 = stablehlo.add %2, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2, "c"=4], device_ids=[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]>, [{"a"}, {}]>]>} : tensor<8x8xf32>
    return %0, %3 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {}]>}, %arg1: tensor<i32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2, "c"=4]>, [{}, {"b"}]>}) {
    %0:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2, "c"=4]>, [{"c"}, {}]>, <mesh<["a"=2, "b"=2, "c"=4]>, [{"b"}, {}]>]>} %arg0, %arg0 : tensor<8x8xf32>, tensor<8x8xf32>
    %1 = stablehlo.while(%iterArg = %0#0) : tensor<8x8xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2, "c"=4]>, [{"b"}, {}]>]>}
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %4 = stablehlo.negate %iterArg {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2, "c"=4]>, [{"c"}, {}]>]>} : tensor<8x8xf32>
      stablehlo.return %4 : tensor<8x8xf32>
    }
    %2 = "stablehlo.case"(%arg1) ({
      stablehlo.return %1 : tensor<8x8xf32>
    }, {
      stablehlo.return %arg0 : tensor<8x8xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {"b"}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
    %3 = sdy.manual_computation(%2) in_shardings=[<mesh<["a"=2, "b"=2, "c"=4]>, [{"a", "b"}, {"c"}]>] out_shardings=[<mesh<["a"=2, "b"=2, "c"=4]>, [{"a"}, {"b"}]>] manual_axes={"a"} (%arg2: tensor<4x8xf32>) {
      %4 = stablehlo.negate %arg2 {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2, "c"=4]>, [{"c"}, {}]>]>} : tensor<4x8xf32>
      sdy.return %4 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %3 : tensor<8x8xf32>
  }
}
