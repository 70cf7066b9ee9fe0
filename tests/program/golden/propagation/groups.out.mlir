module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %arg1: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %arg2: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) {
    %0 = sdy.sharding_constraint %arg1 <@m, [{"a", ?}, {"b", ?}]> : tensor<4x4xf32>
    %1 = sdy.sharding_constraint %arg0 <@m, [{"a", ?}, {"b", ?}]> : tensor<4x4xf32>
    sdy.sharding_group %1 group_id=0 : tensor<4x4xf32>
    sdy.sharding_group %0 group_id=0 : tensor<4x4xf32>
    %2 = stablehlo.negate %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<4x4xf32>
    %3 = sdy.sharding_constraint %2 <@m, [{"a", ?}, {"b", ?}]> : tensor<4x4xf32>
    sdy.sharding_group %3 group_id=0 : tensor<4x4xf32>
    %4 = stablehlo.negate %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<4x4xf32>
    %5 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<4x4xf32>
    %6 = stablehlo.negate %3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<4x4xf32>
    return %4, %5, %6 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b", ?}]>}, %arg1: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b", ?}]>}, %arg2: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b", ?}]>}, %arg3: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) {
    sdy.sharding_group %arg0 group_id=3 : tensor<4x4xf32>
    sdy.sharding_group %arg1 group_id=3 : tensor<4x4xf32>
    sdy.sharding_group %arg2 group_id=3 : tensor<4x4xf32>
    sdy.sharding_group %arg3 group_id=4 : tensor<4x4xf32>
    %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<4x4xf32>
    %1 = stablehlo.add %arg1, %arg3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<4x4xf32>
    return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
  }
}
