module {
  sdy.mesh @m = <["p"=4, "q"=6, "r"=2]>
  func.func @main(%arg0: tensor<6x9xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":(1)2}, {"q":(1)3, ?}], replicated={"r"}>}, %arg1: tensor<8x5xf32> {sdy.sharding = #sdy.sharding<@m, [{"q":(1)2}, {}]>}) -> (tensor<6x9xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":(1)2, ?}, {"q":(1)3}p2], unreduced={"r"}>}, tensor<8x12xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"p", "q":(1)3, ?}]>}) {
    %0 = call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p":(2)2}, {?}]>]>} : (tensor<6x9xf32>) -> tensor<6x9xf32>
    %1 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {?}]>]>} : tensor<6x9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<8x12xf32>
    %2 = sdy.manual_computation(%1, %arg1) in_shardings=[<@m, [{"r"}, {"q":(1)3, ?}]>, <@m, [{"r"}, {}]>] out_shardings=[<@m, [{"p":(1)2}, {"q":(1)3, ?}]>] manual_axes={"r"} (%arg2: tensor<3x9xf32>, %arg3: tensor<4x5xf32>) {
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<6x9xf32>
      sdy.return %cst_0 : tensor<6x9xf32>
    } : (tensor<6x9xf32>, tensor<8x5xf32>) -> tensor<6x9xf32>
    %3 = sdy.sharding_constraint %1 <@m, [{"p"}, {?}]> : tensor<6x9xf32>
    return %1, %cst : tensor<6x9xf32>, tensor<8x12xf32>
  }
  func.func private @f(%arg0: tensor<6x9xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":(1)2, ?}, {"q":(1)3, ?}]>}) -> (tensor<6x9xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":(1)2, ?}, {"q":(1)3, ?}]>}) {
    return %arg0 : tensor<6x9xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["p"=4, "q"=6, "r"=2]>
  func.func @g(%arg0: tensor<6x9xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":(1)2}, {"q":(1)3, ?}], replicated={"r"}>}, %arg1: tensor<8x5xf32> {sdy.sharding = #sdy.sharding<@m, [{"q":(1)2}, {}]>}) -> (tensor<6x9xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":(1)2, ?}, {"q":(1)3}p2], unreduced={"r"}>}, tensor<8x12xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"p", "q":(1)3, ?}]>}) {
    %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {?}]>]>} : tensor<6x9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<8x12xf32>
    %1 = sdy.manual_computation(%0, %arg1) in_shardings=[<@m, [{"r"}, {"q":(1)3, ?}]>, <@m, [{"r"}, {}]>] out_shardings=[<@m, [{"p":(1)2}, {"q":(1)3, ?}]>] manual_axes={"r"} (%arg2: tensor<3x9xf32>, %arg3: tensor<4x5xf32>) {
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<6x9xf32>
      sdy.return %cst_0 : tensor<6x9xf32>
    } : (tensor<6x9xf32>, tensor<8x5xf32>) -> tensor<6x9xf32>
    %2 = sdy.sharding_constraint %0 <@m, [{"p"}, {?}]> : tensor<6x9xf32>
    return %0, %cst : tensor<6x9xf32>, tensor<8x12xf32>
  }
}
