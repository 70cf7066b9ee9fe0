// sdyrt-opt -split-input-file -sdy-add-data-flow-edges -sdy-basic-propagate
sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @twin = <["a"=2, "b"=4]>
func.func public @main(%a1: tensor<8x2x8xf32> {sdy.sharding = #sdy.sharding<@twin, [{"a", ?}, {"b":(2)2}p2, {}]>}, %a2: tensor<12x1xf32>, %a3: tensor<3x2xf32> {sdy.sharding = #sdy.sharding<@twin, [{"a"}, {?}p0]>}) -> (tensor<8x2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}p1, {?}p0, {}]>}, tensor<3x2xf32>) {
  %v4 = sdy.sharding_constraint %a3 <@twin, [{"b"}, {}]> : tensor<3x2xf32>
  %v5 = stablehlo.maximum %a1, %a1 : tensor<8x2x8xf32>
  %i7 = stablehlo.constant dense<0> : tensor<i32>
  %v6:2 = "stablehlo.case"(%i7) ({
    %v10 = sdy.manual_computation(%a3, %v5) in_shardings=[<@mesh, [{}, {?}], replicated={"b"}>, <@mesh, [{?}, {?}, {"b", ?}]>] out_shardings=[<@mesh, [{?}, {}, {"b", ?}]>] manual_axes={"b"} (%m8: tensor<3x2xf32>, %m9: tensor<8x2x2xf32>) {
      %v11 = stablehlo.negate %m9 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}]>]>} : tensor<8x2x2xf32>
      sdy.return %v11 : tensor<8x2x2xf32>
    } : (tensor<3x2xf32>, tensor<8x2x8xf32>) -> tensor<8x2x8xf32>
    stablehlo.return %v4, %a1 : tensor<3x2xf32>, tensor<8x2x8xf32>
  }) : (tensor<i32>) -> (tensor<3x2xf32>, tensor<8x2x8xf32>)
  return %v6#1, %v6#0 : tensor<8x2x8xf32>, tensor<3x2xf32>
}
