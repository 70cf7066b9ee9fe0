// sdyrt-opt -sdy-insert-explicit-reshards=enable-full-version=true
// Of two meshes with as many shardings each, the one that has so many first.
sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @twin = <["a"=2, "b"=4]>
func.func @main(%arg0: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>}, %arg1: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@twin, [{"b"}, {"a"}]>}, %arg2: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@twin, [{"a"}, {"b"}]>}) -> tensor<4x8xf32> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>} : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
