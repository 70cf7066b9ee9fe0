// sdyrt-opt -sdy-remove-size-one-axes -split-input-file
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
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %i: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %c = stablehlo.constant dense<5> : tensor<i32>
  %0:2 = stablehlo.while(%p = %x, %q = %i) : tensor<8x8xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>, <@m, []>]>}
  cond {
    %cmp = stablehlo.compare LT, %q, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %cmp : tensor<i1>
  } do {
    %1 = stablehlo.add %p, %p : tensor<8x8xf32>
    %2:2 = "stablehlo.optimization_barrier"(%1, %1) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>, <@m, [{?}, {?}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %3 = stablehlo.add %2#0, %2#1 : tensor<8x8xf32>
    %4 = stablehlo.add %q, %q : tensor<i32>
    stablehlo.return %3, %4 : tensor<8x8xf32>, tensor<i32>
  }
  %5 = sdy.manual_computation(%0#0) in_shardings=[<@m, [{"a", "b"}, {"c", ?}]>] out_shardings=[<@m, [{"a", "b"}, {"c"}p5]>] manual_axes={"a"} (%a: tensor<4x8xf32>) {
    %b = sdy.sharding_constraint %a <@m, [{"b", ?}, {"c"}]> : tensor<4x8xf32>
    sdy.return %b : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %6:2 = sdy.named_computation<"f">(%5, %0#0) out_shardings=[<@m, [{"b"}, {?}]>, <@m, [{}, {}]>] (%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) {
    %8 = stablehlo.add %a, %b : tensor<8x8xf32>
    sdy.return %8, %a : tensor<8x8xf32>, tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  %9 = "stablehlo.case"(%0#1) ({
    stablehlo.return %6#0 : tensor<8x8xf32>
  }, {
    %10 = stablehlo.negate %6#1 : tensor<8x8xf32>
    stablehlo.return %10 : tensor<8x8xf32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
  %t = stablehlo.create_token : !stablehlo.token
  %tt:2 = stablehlo.optimization_barrier %t, %9 : !stablehlo.token, tensor<8x8xf32>
  return %5, %6#0, %tt#1, %9 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
