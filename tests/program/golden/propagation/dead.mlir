// sdyrt-opt -sdy-basic-propagate -allow-unregistered-dialect
// Unused ops without effects go, and so do those that only they have used; the
// others stay.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.negate %x : tensor<8x8xf32>
  %1 = stablehlo.abs %0 : tensor<8x8xf32>
  %2 = stablehlo.add %1, %1 : tensor<8x8xf32>
  %3 = stablehlo.constant dense<0.0> : tensor<8x8xf32>
  %4 = sdy.constant dense<0.0> : tensor<8x8xf32>
  %5 = stablehlo.custom_call @gone(%x) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %6 = stablehlo.custom_call @stays(%x) {has_side_effect = true} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %7 = sdy.reshard %x <@m, [{"b"}, {}]> : tensor<8x8xf32>
  %8 = sdy.propagation_barrier %x allowed_direction=NONE : tensor<8x8xf32>
  %9 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a", ?}, {?}]>] out_shardings=[<@m, [{"a", ?}, {?}]>] manual_axes={"a"} (%p: tensor<4x8xf32>) {
    %n = stablehlo.negate %p : tensor<4x8xf32>
    sdy.return %n : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %10 = sdy.named_computation<"f">(%x) (%p: tensor<8x8xf32>) {
    %n = stablehlo.custom_call @stays(%p) {has_side_effect = true} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.return %n : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %11 = func.call @f(%x) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %12 = sdy.sharding_constraint %x <@m, [{?}, {"b"}]> : tensor<8x8xf32>
  %13 = stablehlo.sine %x : tensor<8x8xf32>
  sdy.sharding_group %13 group_id=0 : tensor<8x8xf32>
  %16 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %17 = stablehlo.create_token : !stablehlo.token
  %18 = "t.unknown"(%x) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %w:2 = stablehlo.while(%p = %x, %q = %0) : tensor<8x8xf32>, tensor<8x8xf32>
  cond {
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    stablehlo.return %q, %p : tensor<8x8xf32>, tensor<8x8xf32>
  }
  return %x : tensor<8x8xf32>
}
func.func private @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  return %a : tensor<8x8xf32>
}
