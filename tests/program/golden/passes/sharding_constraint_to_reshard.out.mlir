module {
  sdy.mesh @m = <["a"=1, "b"=4, "c"=1, "d"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=3, "d"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}p1, {"b", "c", ?}p2], replicated={"d"}>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", ?}, {?}], replicated={"a"}, unreduced={"c"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{"a"}p1, {"c", ?}p3]>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}p1, {}]>]>} : tensor<8x8xf32>
    %1 = sdy.reshard %0 <@m, [{"a", ?}p1, {"b":(1)2}p4], unreduced={"b":(2)2, "c"}> {foo = 1 : i64} : tensor<8x8xf32>
    sdy.sharding_group %1 group_id=4 : tensor<8x8xf32>
    %2 = sdy.manual_computation(%1) in_shardings=[<@m, [{"a", "b"}, {"c", ?}]>] out_shardings=[<@m, [{"a", "b"}, {"c"}p5]>] manual_axes={"a", "b"} (%arg2: tensor<2x8xf32>) {
      %3 = sdy.reshard %arg2 <@m, [{"d", ?}, {"c"}]> : tensor<2x8xf32>
      sdy.sharding_group %3 group_id=4 : tensor<2x8xf32>
      sdy.return %3 : tensor<2x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
}
