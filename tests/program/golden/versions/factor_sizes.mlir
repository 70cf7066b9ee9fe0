// sdyrt-opt -sdy-aggressive-propagate=keep-sharding-rules=true
// Sizes of factors of more than 32 bits, which are multiplied: 2^33 is cut by
// 2^32 and what is left of it by 2.
sdy.mesh @m = <["x"=4294967296, "y"=2]>
func.func @f(%x: tensor<8589934592xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", "y"}]>}) -> tensor<4294967296x2xf32> {
  %0 = stablehlo.custom_call @split(%x) {sdy.sharding_rule = #sdy.op_sharding_rule<([ij])->([i, j]) {i=4294967296, j=2}, custom>} : (tensor<8589934592xf32>) -> tensor<4294967296x2xf32>
  return %0 : tensor<4294967296x2xf32>
}
