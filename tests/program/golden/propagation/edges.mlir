// sdyrt-opt -split-input-file -sdy-aggressive-propagate
// A barrier.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %y: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b"}]>}) {
  %0:2 = stablehlo.optimization_barrier %x, %y : tensor<8x8xf32>, tensor<8x8xf32>
  %1 = sdy.data_flow_edge %0#0 : tensor<8x8xf32>
  %2 = sdy.data_flow_edge %0#1 : tensor<8x8xf32>
  return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
// A case: its sources are what the branches return, not the index.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%i: tensor<i32>, %x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %y: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b"}]>}) {
  %c:2 = "stablehlo.case"(%i) ({
    stablehlo.return %x, %y : tensor<8x8xf32>, tensor<8x8xf32>
  }, {
    stablehlo.return %y, %x : tensor<8x8xf32>, tensor<8x8xf32>
  }) : (tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  %1 = sdy.data_flow_edge %c#0 : tensor<8x8xf32>
  %2 = sdy.data_flow_edge %c#1 : tensor<8x8xf32>
  return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
// A while: from the operand through the body and back.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}]>}, %t: tensor<i1>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %w:3 = stablehlo.while(%p = %x, %q = %y, %r = %t) : tensor<8x8xf32>, tensor<8x8xf32>, tensor<i1>
  cond {
    stablehlo.return %r : tensor<i1>
  } do {
    %s = stablehlo.add %p, %q : tensor<8x8xf32>
    stablehlo.return %s, %q, %r : tensor<8x8xf32>, tensor<8x8xf32>, tensor<i1>
  }
  %e0 = sdy.data_flow_edge %w#0 : tensor<8x8xf32>
  %e1 = sdy.data_flow_edge %w#1 : tensor<8x8xf32>
  %e2 = sdy.data_flow_edge %w#2 : tensor<i1>
  return %e0, %e1 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
// A manual computation: manual axes are seen outside alone. What its operand
// gets later reaches the body in the next run only.
sdy.mesh @m = <["a"=2, "b"=2, "c"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b", ?}, {?}]>}, %y: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"c", ?}]>}) {
  %0 = stablehlo.negate %y : tensor<8x8xf32>
  %1 = stablehlo.add %x, %0 : tensor<8x8xf32>
  %2 = sdy.manual_computation(%1, %y) in_shardings=[<@m, [{"a", ?}, {?}]>, <@m, [{?}, {"a"}], replicated={"b"}>] out_shardings=[<@m, [{"a", ?}, {?}]>] manual_axes={"a"} (%p: tensor<4x8xf32>, %q: tensor<8x4xf32>) {
    %e0 = sdy.data_flow_edge %p sharding=<@m, [{?}, {?}]> : tensor<4x8xf32>
    %e1 = sdy.data_flow_edge %q sharding=<@m, [{?}, {}], replicated={"b"}> : tensor<8x4xf32>
    %3 = stablehlo.dot_general %e1, %e0, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.slice %3 [0:4, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
    %5 = stablehlo.add %4, %e0 : tensor<4x8xf32>
    sdy.return %5 : tensor<4x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %6 = sdy.data_flow_edge %2 sharding=<@m, [{"a", ?}, {?}]> : tensor<8x8xf32>
  return %6 : tensor<8x8xf32>
}
// -----
// A named computation.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}]>}) {
  %0 = sdy.named_computation<"f">(%x) (%p: tensor<8x8xf32>) {
    %1 = sdy.data_flow_edge %p : tensor<8x8xf32>
    %2 = stablehlo.sine %1 : tensor<8x8xf32>
    sdy.return %2 : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = sdy.data_flow_edge %0 : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
// -----
// Without edges a while's values share the result's place, and manual
// computations have theirs in their attributes.
sdy.mesh @m = <["a"=2, "b"=2, "c"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b", ?}, {?}]>}, %t: tensor<i1>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %2 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a", "c", ?}, {?}], replicated={"b"}>] out_shardings=[<@m, [{"a", ?}, {?}]>] manual_axes={"a"} (%p: tensor<4x8xf32>) {
    %5 = stablehlo.dot_general %p, %p, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %6 = stablehlo.slice %5 [0:4, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
    sdy.return %6 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %w:2 = stablehlo.while(%p = %2, %r = %t) : tensor<8x8xf32>, tensor<i1>
  cond {
    stablehlo.return %r : tensor<i1>
  } do {
    %s = stablehlo.add %p, %x : tensor<8x8xf32>
    stablehlo.return %s, %r : tensor<8x8xf32>, tensor<i1>
  }
  %7 = stablehlo.sine %w#0 : tensor<8x8xf32>
  return %7, %2 : tensor<8x8xf32>, tensor<8x8xf32>
}
