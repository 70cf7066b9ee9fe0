module {
  sdy.mesh @m = <["a"=2]>
  func.func @main(%arg0: tensor<2x!quant.uniform<i8:f32, 1.000000e-01>> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) -> (tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>) {
    %0 = sdy.constant() <{value = dense<1> : tensor<2xi8>}> {a = 1 : i64} : () -> tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>
    %1 = sdy.constant() <{value = dense<1> : tensor<2xi8>}> {a = 1 : i64} : () -> tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>
    %2 = sdy.constant() <{value = dense<1> : tensor<2xi8>}> {a = 1 : i64} : () -> tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>
    %3 = sdy.constant() <{value = dense<1> : tensor<2xi8>}> {a = 1 : i64} : () -> tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>
    %4 = stablehlo.add %arg0, %0 : tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>
    %5 = stablehlo.add %4, %3 : tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>
    %6 = stablehlo.add %5, %1 : tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>
    return %6, %2 : tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>
  }
}
