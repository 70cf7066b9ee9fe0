module attributes {sdy.foo = 1 : i64} {
  func.func @main(%arg0: tensor<8x16xf32> {tf.a = 1 : i64}) -> (tensor<8x16xf32> {jax.result_info = "x"}) attributes {sdy.original_func_name = "q"} {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_origins = {a = 1 : i64}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=16}>} : tensor<8x16xf32>
    %1 = sdy.constant dense<1.000000e+00> : tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
  func.func private @g(tensor<8x16xf32>)
}
