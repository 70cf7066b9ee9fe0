// sdyrt-opt -split-input-file -sdy-user-priority-propagate
// A later priority waits, and its axes with it.
sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}p1, {?}]>}, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {"c":(1)2}p2]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}p3, {"c":(2)2, ?}p1]>}) {
  %0 = stablehlo.add %x, %y : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
// On edges, constraints and results of ops.
sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}p0, {"b", ?}p0]>}, %t: tensor<i1>) -> tensor<8x8xf32> {
  %w:2 = stablehlo.while(%p = %x, %r = %t) : tensor<8x8xf32>, tensor<i1>
  cond {
    stablehlo.return %r : tensor<i1>
  } do {
    %s = stablehlo.add %p, %y : tensor<8x8xf32>
    stablehlo.return %s, %r : tensor<8x8xf32>, tensor<i1>
  }
  %e0 = sdy.data_flow_edge %w#0 sharding=<@m, [{"a", ?}p2, {"c"}p1], replicated={"b"}> : tensor<8x8xf32>
  %e1 = sdy.data_flow_edge %w#1 : tensor<i1>
  %c = sdy.sharding_constraint %e0 <@m, [{"b", ?}p1, {?}]> : tensor<8x8xf32>
  %2 = stablehlo.negate %c {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}p4, {"a"}p3]>]>} : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
