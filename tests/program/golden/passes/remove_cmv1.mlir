// sdyrt-opt -sdy-remove-all-gather-reduce-scatter-for-cmv1
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @gather(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %b: tensor<16x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>) {
  %0 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@m, [{}, {"y"}]> : tensor<8x16xf32>
  %1 = stablehlo.dot %0, %b : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %2 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@m, [{}, {"y"}]> : tensor<8x16xf32>
  %3 = stablehlo.dot_general %2, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %4 = stablehlo.negate %2 : tensor<8x16xf32>
  return %1, %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>
}
func.func @scatter(%a: tensor<8x16xf32>, %b: tensor<16x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.dot %a, %b {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>}: (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = sdy.reduce_scatter [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"y"}>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %3 = sdy.reduce_scatter [{"y"}, {}] %2 out_sharding=<@m, [{"y"}, {}]> : tensor<8x8xf32>
  %4 = stablehlo.add %1, %3 : tensor<8x8xf32>
  return %1, %3 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @shared_dot(%a: tensor<8x16xf32>, %b: tensor<16x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.dot %a, %b {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>}: (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = sdy.reduce_scatter [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x8xf32>
  %2 = sdy.reduce_scatter [{}, {"x"}] %0 out_sharding=<@m, [{}, {"x"}]> : tensor<8x8xf32>
  return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
}
