// sdyrt-opt -split-input-file -sdy-add-data-flow-edges -sdy-basic-propagate=debug-propagation-edge-sharding=true -sdy-sink-data-flow-edges=sink-debug-propagation-edge-sharding=true
sdy.mesh @mesh = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>},
                %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>}, %n: tensor<i32>) -> tensor<8x8xf32> {
  %0 = stablehlo.negate %x : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{"a"}, {}]> : tensor<8x8xf32>
  %2:2 = stablehlo.optimization_barrier %1, %y : tensor<8x8xf32>, tensor<8x8xf32>
  %3 = sdy.manual_computation(%2#0) in_shardings=[<@mesh, [{"a"}, {?}]>] out_shardings=[<@mesh, [{"a"}, {?}]>] manual_axes={"a"} (%q: tensor<4x8xf32>) {
    %9 = stablehlo.negate %q : tensor<4x8xf32>
    sdy.return %9 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = stablehlo.add %2#1, %3 : tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>},
                %y: tensor<8x8xf32>, %t: !stablehlo.token) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %z:2 = stablehlo.optimization_barrier %y, %y : tensor<8x8xf32>, tensor<8x8xf32>
  %2:3 = stablehlo.optimization_barrier %x, %t, %y : tensor<8x8xf32>, !stablehlo.token, tensor<8x8xf32>
  %5 = stablehlo.subtract %2#0, %z#0 : tensor<8x8xf32>
  %6 = sdy.named_computation<"f">(%5) (%a: tensor<8x8xf32>) {
    sdy.return %a : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = stablehlo.constant dense<1> : tensor<i32>
  %f = stablehlo.add %5, %6 : tensor<8x8xf32>
  return %f, %5 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> ,
                %y: tensor<8x8xf32>, %t: !stablehlo.token) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %z:2 = stablehlo.optimization_barrier %y, %y : tensor<8x8xf32>, tensor<8x8xf32>
  %2:3 = stablehlo.optimization_barrier %x, %t, %y : tensor<8x8xf32>, !stablehlo.token, tensor<8x8xf32>
  %5 = stablehlo.subtract %2#0, %z#0 : tensor<8x8xf32>
  %6 = sdy.named_computation<"f">(%5) (%a: tensor<8x8xf32>) {
    sdy.return %a : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = stablehlo.constant dense<1> : tensor<i32>
  %w:2 = stablehlo.while(%i = %c, %j = %y) : tensor<i32>, tensor<8x8xf32>
   cond { %b = stablehlo.compare LT, %i, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
     stablehlo.return %b : tensor<i1> }
   do { %b = stablehlo.sine %j : tensor<8x8xf32>
     stablehlo.return %i, %b : tensor<i32>, tensor<8x8xf32> }
  %f = stablehlo.add %w#1, %6 : tensor<8x8xf32>
  return %f, %5 : tensor<8x8xf32>, tensor<8x8xf32>
}
