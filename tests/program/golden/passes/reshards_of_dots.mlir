// sdyrt-opt -sdy-insert-explicit-reshards
sdy.mesh @mesh = <["a"=4, "b"=2]>
func.func @f0(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}, %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{},{}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{},{}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @f1(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{"b"}]>}, %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"},{}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"},{}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @f2(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{},{}]>}, %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{},{"a"}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{},{}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @f3(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}, %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{},{}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"},{}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
