module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @gather(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %arg1: tensor<16x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>) {
    %0 = stablehlo.dot %arg0, %arg1 : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@m, [{}, {"y"}]> : tensor<8x16xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.negate %1 : tensor<8x16xf32>
    return %0, %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>
  }
  func.func @scatter(%arg0: tensor<8x16xf32>, %arg1: tensor<16x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"y"}>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.reduce_scatter [{"y"}, {}] %1 out_sharding=<@m, [{"y"}, {}]> : tensor<8x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x8xf32>
    return %0, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @shared_dot(%arg0: tensor<8x16xf32>, %arg1: tensor<16x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.reduce_scatter [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x8xf32>
    %2 = sdy.reduce_scatter [{}, {"x"}] %0 out_sharding=<@m, [{}, {"x"}]> : tensor<8x8xf32>
    return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
