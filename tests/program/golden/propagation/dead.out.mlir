module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) {
    %0 = stablehlo.custom_call @stays(%arg0) {has_side_effect = true} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<8x8xf32>) {
      %7 = stablehlo.custom_call @stays(%arg1) {has_side_effect = true} : (tensor<8x8xf32>) -> tensor<8x8xf32>
      sdy.return %7 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = call @f(%arg0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = sdy.sharding_constraint %arg0 <@m, [{"a", ?}, {"b"}]> : tensor<8x8xf32>
    %4 = stablehlo.sine %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
    sdy.sharding_group %4 group_id=0 : tensor<8x8xf32>
    %5 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %7 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %6 = "t.unknown"(%arg0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %arg0 : tensor<8x8xf32>
  }
  func.func private @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
}
