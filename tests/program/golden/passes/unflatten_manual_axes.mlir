// sdyrt-opt -sdy-unflatten-call-graph
sdy.mesh @m = <["p"=2,"q"=4]>
func.func private @g(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}]>}) -> tensor<8xf32> {
  %0 = stablehlo.negate %a : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @g_0(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) -> tensor<8xf32> attributes {sdy.original_func_name = "g"} {
  %0 = stablehlo.negate %a : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @g_1(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) -> tensor<8xf32> attributes {sdy.original_func_name = "g"} {
  %0 = stablehlo.negate %a : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @g_2(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) -> tensor<8xf32> attributes {sdy.original_func_name = "g", sdy.func_manual_axes = #sdy<manual_axes{"p"}>} {
  %0 = stablehlo.negate %a : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @g_3(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) -> tensor<8xf32> attributes {sdy.original_func_name = "g", sdy.func_manual_axes = #sdy<manual_axes{"p"}>} {
  %0 = stablehlo.negate %a : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @never(%a: tensor<8xf32>) -> tensor<8xf32> attributes {sdy.original_func_name = "g", sdy.func_manual_axes = #sdy<manual_axes{"p"}>} {
  return %a : tensor<8xf32>
}
func.func @main(%a: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = call @g(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @g_0(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %2 = call @g_1(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %3 = call @g_2(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %4 = call @g_3(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %0, %1, %2, %3, %4 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
