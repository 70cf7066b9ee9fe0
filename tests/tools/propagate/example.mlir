sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>},
                %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>},
                %z: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.add %x, %y : tensor<8x8xf32>
  %1 = stablehlo.dot %0, %y : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{?}, {"c", ?}]> : tensor<8x8xf32>
  %3 = sdy.manual_computation(%z) in_shardings=[<@mesh, [{"c"}, {?}]>] out_shardings=[<@mesh, [{"c"}, {?}]>] manual_axes={"c"} (%v: tensor<4x8xf32>) {
    %4 = stablehlo.negate %v : tensor<4x8xf32>
    sdy.return %4 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  sdy.sharding_group %0 group_id=0 : tensor<8x8xf32>
  sdy.sharding_group %z group_id=0 : tensor<8x8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %5:2 = stablehlo.while(%i = %c, %w = %2) : tensor<i32>, tensor<8x8xf32>
  cond {
    %6 = stablehlo.compare LT, %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  } do {
    %7 = func.call @f(%w) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    stablehlo.return %i, %7 : tensor<i32>, tensor<8x8xf32>
  }
  return %5#1, %3 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func private @f(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @"<b>&amp;</script>"(%x) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}, custom>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
