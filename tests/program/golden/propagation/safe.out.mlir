module {
  sdy.mesh @m = <["x"=12]>
  func.func @main(%arg0: tensor<24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)4, ?}]>}, %arg1: tensor<24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)6, ?}]>}) -> tensor<24xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2]>
  func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) -> tensor<8xf32> {
    %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}]>]>} : tensor<8xf32>
    %1 = sdy.data_flow_edge %0 : tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2]>, [{"a", ?}, {?}]>}, %arg1: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2]>, [{"a", ?}, {?}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2]>, [{"a", ?}]>}, tensor<8xi32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2]>, [{"a", ?}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.reduce(%arg0 init: %cst), (%arg1 init: %c) across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=2, "b"=2]>, [{"a", ?}]>, <mesh<["a"=2, "b"=2]>, [{"a", ?}]>]>} : (tensor<8x8xf32>, tensor<8x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %1 = stablehlo.add %arg2, %arg4 : tensor<f32>
      %2 = stablehlo.add %arg3, %arg5 : tensor<i32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
    }
    return %0#0, %0#1 : tensor<8xf32>, tensor<8xi32>
  }
}
