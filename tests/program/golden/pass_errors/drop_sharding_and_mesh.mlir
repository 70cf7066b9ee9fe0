// sdyrt-opt -sdy-drop-sharding-and-mesh
// An op of Shardy's own needs its mesh.
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> tensor<8x16xf32> {
  // expected-error@+1 {{'sdy.all_gather' op collective on operand without sharding}}
  %0 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
