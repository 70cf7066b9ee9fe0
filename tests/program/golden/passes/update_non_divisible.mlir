// sdyrt-opt -sdy-update-non-divisible-input-output-shardings -split-input-file
sdy.mesh @m = <["p"=4, "q"=6, "r"=2]>
func.func @main(%x: tensor<6x9xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}p1, {"q", ?}p2], replicated={"r"}>}, %y: tensor<8x5xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", "p"}, {"r"}]>}) -> (tensor<6x9xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":(1)2, ?}, {"q":(1)3}p2], unreduced={"r"}>}, tensor<8x12xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"p", "q", ?}]>}) {
  %0 = func.call @f(%x) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p":(2)2}, {?}]>]>} : (tensor<6x9xf32>) -> tensor<6x9xf32>
  %1 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {?}]>]>} : tensor<6x9xf32>
  %c = stablehlo.constant dense<1.0> : tensor<8x12xf32>
  %2 = sdy.manual_computation(%1, %y) in_shardings=[<@m, [{"r", "p"}, {"q", ?}p1]>, <@m, [{"r"}, {"p"}]>] out_shardings=[<@m, [{"p"}, {"q", ?}]>] manual_axes={"r"} (%a: tensor<3x9xf32>, %b: tensor<4x5xf32>) {
    %d = stablehlo.constant dense<1.0> : tensor<6x9xf32>
    sdy.return %d : tensor<6x9xf32>
  } : (tensor<6x9xf32>, tensor<8x5xf32>) -> tensor<6x9xf32>
  %3 = sdy.sharding_constraint %1 <@m, [{"p"}, {?}]> : tensor<6x9xf32>
  return %1, %c : tensor<6x9xf32>, tensor<8x12xf32>
}
func.func private @f(%x: tensor<6x9xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":(1)2, ?}, {"q", ?}]>}) -> (tensor<6x9xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":(1)2, ?}, {"q", ?}]>}) {
  return %x : tensor<6x9xf32>
}
// -----
sdy.mesh @m = <["p"=4, "q"=6, "r"=2]>
func.func @g(%x: tensor<6x9xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}p1, {"q", ?}p2], replicated={"r"}>}, %y: tensor<8x5xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", "p"}, {"r"}]>}) -> (tensor<6x9xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":(1)2, ?}, {"q":(1)3}p2], unreduced={"r"}>}, tensor<8x12xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"p", "q", ?}]>}) {
  %1 = stablehlo.negate %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {?}]>]>} : tensor<6x9xf32>
  %c = stablehlo.constant dense<1.0> : tensor<8x12xf32>
  %2 = sdy.manual_computation(%1, %y) in_shardings=[<@m, [{"r", "p"}, {"q", ?}p1]>, <@m, [{"r"}, {"p"}]>] out_shardings=[<@m, [{"p"}, {"q", ?}]>] manual_axes={"r"} (%a: tensor<3x9xf32>, %b: tensor<4x5xf32>) {
    %d = stablehlo.constant dense<1.0> : tensor<6x9xf32>
    sdy.return %d : tensor<6x9xf32>
  } : (tensor<6x9xf32>, tensor<8x5xf32>) -> tensor<6x9xf32>
  %3 = sdy.sharding_constraint %1 <@m, [{"p"}, {?}]> : tensor<6x9xf32>
  return %1, %c : tensor<6x9xf32>, tensor<8x12xf32>
}
