module {
  func.func @main(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<mesh<["u"=2]>, [{"u"}]>}, %arg1: tensor<4xf32> {sdy.sharding = #sdy.sharding<mesh<["u"=2]>, [{}]>}) -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<mesh<["u"=2]>, [{"u"}]>}) {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<mesh<["u"=2]>, [{"u"}]>]>} : tensor<4xf32>
    %1 = sdy.manual_computation(%0, %arg1) in_shardings=[<mesh<["u"=2]>, [{"u"}]>, <mesh<["u"=2]>, [{}]>] out_shardings=[<mesh<["u"=2]>, [{"u"}]>] manual_axes={"u"} (%arg2: tensor<2xf32>, %arg3: tensor<4xf32>) {
      %c = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
      %2 = stablehlo.replica_id : tensor<ui32>
      %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i64>
      %4 = stablehlo.dynamic_slice %c, %3, sizes = [1] : (tensor<2xi64>, tensor<i64>) -> tensor<1xi64>
      %5 = stablehlo.reshape %4 : (tensor<1xi64>) -> tensor<i64>
      %6 = stablehlo.dynamic_slice %arg3, %5, sizes = [2] : (tensor<4xf32>, tensor<i64>) -> tensor<2xf32>
      %7 = stablehlo.multiply %arg2, %6 : tensor<2xf32>
      sdy.return %7 : tensor<2xf32>
    } : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
