// sdyrt-opt -sdy-remove-sharding-groups -split-input-file
sdy.mesh @m = <["a"=1, "b"=4, "c"=1, "d"=2]>
sdy.mesh @n = <["a"=2, "b"=4, "c"=3, "d"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}p1, {"b", "c", ?}p2], replicated={"d"}>}, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", ?}, {?}], replicated={"a"}, unreduced={"c"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{"a"}p1, {"c", ?}p3]>}) {
  %0 = stablehlo.add %x, %y {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}p1, {}]>]>} : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@m, [{"a", ?}p1, {"b":(1)2}p4], unreduced={"b":(2)2, "c"}> {foo = 1 : i64} : tensor<8x8xf32>
  sdy.sharding_group %1 group_id=4 : tensor<8x8xf32>
  %5 = sdy.manual_computation(%1) in_shardings=[<@m, [{"a", "b"}, {"c", ?}]>] out_shardings=[<@m, [{"a", "b"}, {"c"}p5]>] manual_axes={"a", "b"} (%a: tensor<2x8xf32>) {
    %b = sdy.sharding_constraint %a <@m, [{"d", ?}, {"c"}]> : tensor<2x8xf32>
  sdy.sharding_group %b group_id=4 : tensor<2x8xf32>
    sdy.return %b : tensor<2x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %z: tensor<8x8xf32>, %w: tensor<4x8xf32>) -> tensor<8x8xf32> {
  sdy.sharding_group %x group_id=77 : tensor<8x8xf32>
  sdy.sharding_group %y group_id=5 : tensor<8x8xf32>
  sdy.sharding_group %z group_id=5 {foo} : tensor<8x8xf32>
  sdy.sharding_group %z group_id=12 : tensor<8x8xf32>
  sdy.sharding_group %x group_id=12 : tensor<8x8xf32>
  sdy.sharding_group %x group_id=77 : tensor<8x8xf32>
  sdy.sharding_group %w group_id=9 : tensor<4x8xf32>
  sdy.sharding_group %w group_id=-3 : tensor<4x8xf32>
  %0 = stablehlo.add %x, %y : tensor<8x8xf32>
  sdy.sharding_group %0 group_id=100 : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
