// sdyrt-opt -sdyrt-partition=device=3
// What no program of a device can be made of.
sdy.mesh @m = <["x"=2, "y"=4]>
sdy.mesh @n = <["x"=2, "y"=3]>
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
  // expected-error@+1 {{'stablehlo.negate' op is on a mesh of 6 devices, and others are on one of 8}}
  %0 = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@n, [{"y"}]>]>} : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
sdy.mesh @m = <["x"=2]>
// expected-error@+1 {{'func.func' op is on a mesh of 2 devices, which has no device 3}}
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}
// -----
sdy.mesh @m = <["x"=4]>
// expected-error@+1 {{'func.func' op is of one device already: argument 0 is a tile, as its sdyrt.global says}}
func.func @main(%a: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>, sdyrt.global = tensor<8xf32>}) -> tensor<2xf32> {
  return %a : tensor<2xf32>
}
