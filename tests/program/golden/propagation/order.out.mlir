module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a", ?}]>}, %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a", ?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a", ?}]>}) {
    %0 = stablehlo.sine %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"a", ?}]>]>} : tensor<8x8xf32>
    %1 = stablehlo.cosine %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"a", ?}]>]>} : tensor<8x8xf32>
    %2 = stablehlo.add %1, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"a", ?}]>]>} : tensor<8x8xf32>
    %3 = stablehlo.add %0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"a", ?}]>]>} : tensor<8x8xf32>
    %4 = stablehlo.add %2, %3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"a", ?}]>]>} : tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {"a", ?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {"a", ?}]>}, %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {"a", ?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {"a", ?}]>}) {
    %0 = stablehlo.sine %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"a", ?}]>]>} : tensor<8x8xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.cosine %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
    %3 = stablehlo.add %1, %2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
    %4 = stablehlo.add %0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"a", ?}]>]>} : tensor<8x8xf32>
    %5 = stablehlo.add %4, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"a", ?}]>]>} : tensor<8x8xf32>
    return %3, %5 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}]>}) {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b", ?}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.add %0, %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b", ?}]>]>} : tensor<8x8xf32>
    %2 = stablehlo.add %1, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b", ?}]>]>} : tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
}
