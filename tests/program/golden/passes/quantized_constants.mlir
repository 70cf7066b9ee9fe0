// sdyrt-opt -sdy-constant-or-scalar-splitter
sdy.mesh @m = <["a"=2]>
func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 0.1>> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) -> (tensor<2x!quant.uniform<i8:f32, 0.1>>, tensor<2x!quant.uniform<i8:f32, 0.1>>) {
  %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> {a = 1} : () -> tensor<2x!quant.uniform<i8:f32, 0.1>>
  %1 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> {a = 1} : () -> tensor<2x!quant.uniform<i8:f32, 0.1>>
  %2 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> {a = 1} : () -> tensor<2x!quant.uniform<i8:f32, 0.2>>
  %3 = stablehlo.add %a, %0 : tensor<2x!quant.uniform<i8:f32, 0.1>>
  %4 = stablehlo.add %3, %1 : tensor<2x!quant.uniform<i8:f32, 0.1>>
  %5 = stablehlo.add %4, %0 : tensor<2x!quant.uniform<i8:f32, 0.1>>
  %6 = stablehlo.reshape %2 : (tensor<2x!quant.uniform<i8:f32, 0.2>>) -> tensor<2x!quant.uniform<i8:f32, 0.2>>
  return %5, %0 : tensor<2x!quant.uniform<i8:f32, 0.1>>, tensor<2x!quant.uniform<i8:f32, 0.1>>
}
