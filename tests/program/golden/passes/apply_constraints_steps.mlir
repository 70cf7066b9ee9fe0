// sdyrt-opt -split-input-file -sdy-add-data-flow-edges -sdy-apply-sharding-constraints=debug-propagation-edge-sharding=true
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=4]>
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) {
  %0 = stablehlo.negate %x : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{"c","a"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.negate %y : tensor<8x8xf32>
  %3 = sdy.sharding_constraint %2 <@mesh, [{"b"}, {"c":(1)2}]> : tensor<8x8xf32>
  %4 = stablehlo.add %3, %1 : tensor<8x8xf32>
  %6 = sdy.manual_computation(%4, %x) in_shardings=[<@mesh, [{"a"}, {}]>, <@mesh, [{"b"}, {"a"}]>] out_shardings=[<@mesh, [{"a"}, {?}]>] manual_axes={"a"} (%q: tensor<4x8xf32>, %r: tensor<8x4xf32>) {
    %9 = stablehlo.negate %q : tensor<4x8xf32>
    %10 = sdy.sharding_constraint %9 <@mesh, [{"b"}, {"c"}]> : tensor<4x8xf32>
    sdy.return %9 : tensor<4x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %z:2 = stablehlo.optimization_barrier %6, %y : tensor<8x8xf32>, tensor<8x8xf32>
  %7 = sdy.sharding_constraint %z#0 <@mesh, [{"b"}, {"c"}]> : tensor<8x8xf32>
  %8 = sdy.sharding_constraint %z#1 <@mesh, [{"b"}, {}], unreduced={"c"}> : tensor<8x8xf32>
  return %7 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=4]>
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) {
  %0 = stablehlo.negate %x : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.negate %y : tensor<8x8xf32>
  %3 = sdy.sharding_constraint %2 <@mesh, [{"b"}, {"c":(1)2}]> : tensor<8x8xf32>
  %c = stablehlo.constant dense<1> : tensor<i32>
  %w:2 = stablehlo.while(%i = %c, %j = %y) : tensor<i32>, tensor<8x8xf32>
   cond { %b = stablehlo.compare LT, %i, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
     stablehlo.return %b : tensor<i1> }
   do { 
     %b = sdy.sharding_constraint %j <@mesh, [{"b"}, {"c":(1)2}]> : tensor<8x8xf32>
     stablehlo.return %i, %b : tensor<i32>, tensor<8x8xf32> }
  %4 = sdy.sharding_constraint %w#1 <@mesh, [{"b"}, {}], replicated={"a"}> : tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=4]>
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) -> (tensor<8x8xf32>) {
  %0 = call @f(%x) : (tensor<8x8xf32>)-> tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{}, {"c"}]> : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
func.func private @f(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>) {
  %1 = sdy.sharding_constraint %x <@mesh, [{}, {"c"}]> : tensor<8x8xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{"a"}, {"c"}]> {sdy.sharding_origin_name = "uu"} : tensor<8x8xf32>
  %3 = stablehlo.add %x, %x : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
