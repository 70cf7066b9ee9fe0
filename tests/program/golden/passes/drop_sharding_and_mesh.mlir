// sdyrt-opt -sdy-drop-sharding-and-mesh
module attributes {sdy.foo = 1 : i64} {
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>, tf.a = 1 : i64}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>, jax.result_info = "x"}) attributes {sdy.original_func_name = "q"} {
  %0 = stablehlo.add %a, %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i,j],[i,j])->([i,j]) {i=8,j=16}>, sdy.sharding_origins = {a = 1 : i64}} : tensor<8x16xf32>
  %1 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} dense<1.0> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func private @g(%a: tensor<8x16xf32>{sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>})
}
