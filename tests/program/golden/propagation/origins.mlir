// sdyrt-opt -split-input-file -sdy-add-data-flow-edges -sdy-user-priority-propagate=debug-sharding-origins=true
sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(1)2, ?}, {?}]>},
                %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>},
                %z: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}], replicated={"c"}>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}]>}, tensor<4xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.add %x, %y : tensor<8x8xf32>
  %1 = stablehlo.dot %0, %y : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{?}, {"c", ?}]> : tensor<8x8xf32>
  %3 = stablehlo.negate %2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}]>]>} : tensor<8x8xf32>
  %4 = sdy.manual_computation(%z) in_shardings=[<@mesh, [{"c"}, {?}]>] out_shardings=[<@mesh, [{?}, {"c"}]>] manual_axes={"c"} (%arg1: tensor<4x8xf32>) {
    %9 = stablehlo.slice %arg1 [0:4, 0:4] : (tensor<4x8xf32>) -> tensor<4x4xf32>
    %10 = stablehlo.concatenate %9, %9, dim = 0 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    sdy.return %10 : tensor<8x4xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = stablehlo.iota dim = 0 : tensor<4xf32>
  %c = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  %6:2 = "stablehlo.optimization_barrier"(%4, %c) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>, <@mesh, [{"a", "b", ?}, {?}]>]>}: (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  %7 = sdy.sharding_constraint %6#1 <@mesh, [{"b",?}, {?}]> : tensor<8x8xf32>
  %8 = stablehlo.add %6#0, %7 : tensor<8x8xf32>
  return %3, %0, %5, %8 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
func.func @main(%z: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}], replicated={"b"}>}, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %8 = func.call @f(%z, %w) : (tensor<8x8xf32>,tensor<8x8xf32>)->tensor<8x8xf32>
  return %8 : tensor<8x8xf32>
}
func.func private @f(%z: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>}, %w: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}]>}) {
  %8 = stablehlo.add %z, %w {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", ?}]>]>}: tensor<8x8xf32>
  %10 = sdy.sharding_constraint %8 <@mesh, [{"b",?}, {?}]> : tensor<8x8xf32>
  return %10 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
func.func @main(%z: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", "c", ?}, {?}]>}, %w: tensor<16x8xf32>{sdy.sharding = #sdy.sharding<@mesh, [{?}p1, {"c", ?}p1]>}) -> tensor<16x8xf32> {
  %1 = stablehlo.add %z, %w : tensor<16x8xf32>
  %2 = stablehlo.reshape %1 : (tensor<16x8xf32>) -> tensor<2x8x8xf32>
  %3 = stablehlo.reshape %2 : (tensor<2x8x8xf32>) -> tensor<2x4x2x8xf32>
  %4 = stablehlo.reshape %3 : (tensor<2x4x2x8xf32>) -> tensor<16x8xf32>
  %5 = stablehlo.reshape %2 : (tensor<2x8x8xf32>) -> tensor<2x8x2x2x2xf32>
  %6 = "stablehlo.dot_general"(%5, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions=[0],rhs_batching_dimensions=[0],lhs_contracting_dimensions=[2,3,4], rhs_contracting_dimensions=[2,3,4]>}: (tensor<2x8x2x2x2xf32>,tensor<2x8x2x2x2xf32>) -> tensor<2x8x8xf32>
  %7 = stablehlo.reshape %6 : (tensor<2x8x8xf32>) -> tensor<16x8xf32>
  %8 = stablehlo.add %7, %4 : tensor<16x8xf32>
  return %8 : tensor<16x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
func.func @main(%z: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, %w: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) -> (tensor<8x8xf32>{sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}, tensor<8x8xf32>{sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}, tensor<8x8xf32>{sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, tensor<8x8xf32>{sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) {
  %1 = sdy.sharding_constraint %z <@mesh, [{"b",?}, {?}]> : tensor<8x8xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{"c",?}, {?}]> : tensor<8x8xf32>
  return %w, %1, %2, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
func.func @main(%z: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, %w: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) -> tensor<8x8xf32> {
  %m = sdy.manual_computation(%z) in_shardings=[<@mesh, [{?}, {"c", ?}]>] out_shardings=[<@mesh, [{?}, {"c"}]>] manual_axes={"c"} (%arg1: tensor<8x4xf32>) {
    %n = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{"b",?}, {?}]>] out_shardings=[<@mesh, [{"b",?}, {?}]>] manual_axes={"b"} (%arg4: tensor<4x4xf32>) {
      %9 = stablehlo.negate %arg4 : tensor<4x4xf32>
      %8 = sdy.sharding_constraint %9 <@mesh, [{"a",?}, {?}]> : tensor<4x4xf32>
      sdy.return %8 : tensor<4x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    sdy.return %n : tensor<8x4xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.add %m, %w : tensor<8x8xf32>
  %2 = sdy.sharding_constraint %m <@mesh, [{?}, {"b",?}]> : tensor<8x8xf32>
  %3 = stablehlo.add %1, %2 : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["z"=2, "b"=8, "a"=2]>
func.func @main(%z: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", "b":(4)2, "b":(1)2, ?}, {"b":(2)2, "a", ?}]>}) -> tensor<64x8xf32> {
  %3 = stablehlo.negate %z : tensor<64x8xf32>
  return %3 : tensor<64x8xf32>
}
