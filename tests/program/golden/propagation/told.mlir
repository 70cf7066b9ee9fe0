// sdyrt-opt -split-input-file -sdy-basic-propagate
// What is told of a value: users of an edge's other targets, in the body and
// the condition of a while, get what comes in late, from behind.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32>, %i: tensor<i32>, %z: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) -> (tensor<8x8xf32>, tensor<i32>) {
  %w:2 = stablehlo.while(%p = %x, %q = %i) : tensor<8x8xf32>, tensor<i32>
  cond {
    %n = stablehlo.cosine %p : tensor<8x8xf32>
    %c = stablehlo.custom_call @cond(%n) {has_side_effect = true} : (tensor<8x8xf32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s = stablehlo.sine %p : tensor<8x8xf32>
    %e = stablehlo.exponential %s : tensor<8x8xf32>
    stablehlo.return %e, %q : tensor<8x8xf32>, tensor<i32>
  }
  %e0 = sdy.data_flow_edge %w#0 : tensor<8x8xf32>
  %e1 = sdy.data_flow_edge %w#1 : tensor<i32>
  %1 = stablehlo.add %e0, %z : tensor<8x8xf32>
  return %1, %e1 : tensor<8x8xf32>, tensor<i32>
}
// -----
// The op that makes a value, and the function that has it as an argument.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b"}]>}) {
  %0 = stablehlo.negate %x : tensor<8x8xf32>
  %1 = stablehlo.abs %0 : tensor<8x8xf32>
  %2 = stablehlo.add %1, %y : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
// -----
// A source of an edge: the branches of a case, told of by their returns.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%i: tensor<i32>, %x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}]>}) -> tensor<8x8xf32> {
  %c = "stablehlo.case"(%i) ({
    %n = stablehlo.negate %x : tensor<8x8xf32>
    stablehlo.return %n : tensor<8x8xf32>
  }, {
    %n = stablehlo.abs %y : tensor<8x8xf32>
    stablehlo.return %n : tensor<8x8xf32>
  }) : (tensor<i32>) -> tensor<8x8xf32>
  %e = sdy.data_flow_edge %c : tensor<8x8xf32>
  %r = stablehlo.sine %e : tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
// -----
// A terminator without an edge: what is in a case is told to the case alone.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%i: tensor<i32>, %x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) -> tensor<8x8xf32> {
  %c = "stablehlo.case"(%i) ({
    %n = stablehlo.negate %x : tensor<8x8xf32>
    stablehlo.return %n : tensor<8x8xf32>
  }) : (tensor<i32>) -> tensor<8x8xf32>
  %r = stablehlo.sine %c : tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
// -----
// Calls, with edges of functions: the argument is told of by the call, the
// call's result by the return.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %y: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.negate %y : tensor<8x8xf32>
  %1 = func.call @f(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = sdy.func_data_flow_edge %1 : tensor<8x8xf32>
  %3 = stablehlo.add %2, %2 : tensor<8x8xf32>
  %4 = func.call @f(%x) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = sdy.func_data_flow_edge %4 : tensor<8x8xf32>
  return %3, %5 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func private @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.func_data_flow_edge %a : tensor<8x8xf32>
  %1 = stablehlo.sine %0 : tensor<8x8xf32>
  %2 = stablehlo.cosine %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
// -----
// A function that nobody calls, and calls without edges.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.negate %x : tensor<8x8xf32>
  %1 = func.call @g(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.negate %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %1 = stablehlo.sine %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b"}]>]>} : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
func.func private @h(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b"}]>}) -> tensor<8x8xf32> {
  %0 = sdy.func_data_flow_edge %a : tensor<8x8xf32>
  %1 = stablehlo.sine %0 : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
// -----
// Members of a group: all get what one of them gets.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %z: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  sdy.sharding_group %x group_id=7 : tensor<8x8xf32>
  %0 = stablehlo.negate %x : tensor<8x8xf32>
  %1 = stablehlo.add %y, %z : tensor<8x8xf32>
  %2 = stablehlo.abs %1 : tensor<8x8xf32>
  sdy.sharding_group %2 group_id=7 : tensor<8x8xf32>
  return %0, %2 : tensor<8x8xf32>, tensor<8x8xf32>
}
