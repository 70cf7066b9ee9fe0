module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  sdy.mesh @twin = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<8x2x8xf32> {sdy.sharding = #sdy.sharding<@twin, [{"a", ?}, {"b":(2)2}p2, {}]>}, %arg1: tensor<12x1xf32>, %arg2: tensor<3x2xf32> {sdy.sharding = #sdy.sharding<@twin, [{"a"}, {?}p0]>}) -> (tensor<8x2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}p1, {?}p0, {}]>}, tensor<3x2xf32> {sdy.sharding = #sdy.sharding<@twin, [{"b", ?}, {?}]>}) {
    %0 = sdy.sharding_constraint %arg2 <@twin, [{"b"}, {}]> : tensor<3x2xf32>
    %1 = stablehlo.maximum %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{"a", ?}, {"b":(2)2, ?}, {"b":(1)2, ?}]>]>} : tensor<8x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:2 = "stablehlo.case"(%c) ({
      %5 = sdy.manual_computation(%arg2, %1) in_shardings=[<@mesh, [{}, {?}], replicated={"b"}>, <@mesh, [{?}, {?}, {"b", ?}]>] out_shardings=[<@mesh, [{?}, {}, {"b", ?}]>] manual_axes={"b"} (%arg3: tensor<3x2xf32>, %arg4: tensor<8x2x2xf32>) {
        %7 = sdy.data_flow_edge %arg3 sharding=<@mesh, [{}, {?}]> : tensor<3x2xf32>
        %8 = sdy.data_flow_edge %arg4 sharding=<@twin, [{"a", ?}, {?}, {?}]> : tensor<8x2x2xf32>
        %9 = stablehlo.negate %8 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{"a", ?}, {?}, {?}]>]>} : tensor<8x2x2xf32>
        sdy.return %9 : tensor<8x2x2xf32>
      } : (tensor<3x2xf32>, tensor<8x2x8xf32>) -> tensor<8x2x8xf32>
      %6 = sdy.data_flow_edge %5 sharding=<@twin, [{"a", ?}, {}, {"b", ?}]> : tensor<8x2x8xf32>
      stablehlo.return %0, %arg0 : tensor<3x2xf32>, tensor<8x2x8xf32>
    }) : (tensor<i32>) -> (tensor<3x2xf32>, tensor<8x2x8xf32>)
    %3 = sdy.data_flow_edge %2#0 sharding=<@twin, [{"b", ?}, {?}]> : tensor<3x2xf32>
    %4 = sdy.data_flow_edge %2#1 sharding=<@mesh, [{"b", ?}, {?}, {?}]> : tensor<8x2x8xf32>
    return %4, %3 : tensor<8x2x8xf32>, tensor<3x2xf32>
  }
}
