// sdyrt-opt -symbol-dce
sdy.mesh @used = <["a"=2]> {sym_visibility = "private"}
sdy.mesh @unused = <["a"=2]> {sym_visibility = "private"}
sdy.mesh @open = <["a"=2]>
func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@used, [{"a"}]>}) -> tensor<4xf32> {
  %0 = call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @g(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @g(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
func.func private @itself(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @itself(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func nested @nested(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
func.func private @declared(tensor<4xf32>) -> tensor<4xf32>
