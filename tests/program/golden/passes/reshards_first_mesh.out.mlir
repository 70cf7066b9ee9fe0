module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  sdy.mesh @twin = <["a"=2, "b"=4]>
  func.func @main(%arg0: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>}, %arg1: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@twin, [{"b"}, {"a"}]>}, %arg2: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@twin, [{"a"}, {"b"}]>}) -> tensor<4x8xf32> {
    %0 = sdy.reshard %arg1 <@twin, [{"a"}, {"b"}]> : tensor<4x8xf32>
    %1 = stablehlo.clamp %arg0, %0, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{"a"}, {"b"}]>]>} : tensor<4x8xf32>
    %2 = sdy.reshard %1 <@mesh, [{"a"}, {}]> : tensor<4x8xf32>
    %3 = sdy.reshard %2 <@mesh, [{}, {}]> : tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}
