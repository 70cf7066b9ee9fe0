// sdyrt-opt -split-input-file -sdy-constant-or-scalar-splitter
func.func public @main(%v25: tensor<8x8xf32>) -> (tensor<8x8xf32>) {
  %v28 = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  %v30:2 = sdy.named_computation<"f">(%v28) (%v29: tensor<8x8xf32>) {
    sdy.return %v29, %v29 : tensor<8x8xf32>, tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  sdy.sharding_group %v30#1 group_id=1 : tensor<8x8xf32>
  %v33 = stablehlo.add %v30#0, %v25 : tensor<8x8xf32>
  return %v30#1 : tensor<8x8xf32>
}
// -----
func.func public @main(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %c = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  sdy.sharding_group %c group_id=4 : tensor<8x8xf32>
  %0:2 = sdy.named_computation<"f">(%c) (%a: tensor<8x8xf32>) {
    sdy.return %a, %a : tensor<8x8xf32>, tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  sdy.sharding_group %0#1 group_id=1 : tensor<8x8xf32>
  sdy.sharding_group %0#0 group_id=2 : tensor<8x8xf32>
  %1 = stablehlo.negate %0#0 : tensor<8x8xf32>
  sdy.sharding_group %1 group_id=3 : tensor<8x8xf32>
  %2 = stablehlo.add %0#1, %1 : tensor<8x8xf32>
  %3 = stablehlo.add %1, %x : tensor<8x8xf32>
  %4 = stablehlo.add %2, %x : tensor<8x8xf32>
  %5 = stablehlo.add %0#0, %x : tensor<8x8xf32>
  return %3, %4, %5 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
