// sdyrt-opt -split-input-file "-sdy-basic-propagate=debug-sharding-origins=true debug-propagation-edge-sharding=true"
// Parts that a reshape puts together are told as one, by both attributes.
sdy.mesh @m = <["k"=8]>
func.func @main(%x: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"k":(1)2, ?}, {"k":(2)4, ?}]>}) -> tensor<8xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// Three parts: each with the one before.
sdy.mesh @m = <["k"=8]>
func.func @main(%x: tensor<2x2x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"k":(1)2, ?}, {"k":(2)2, ?}, {"k":(4)2, ?}]>}) -> tensor<24xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x2x6xf32>) -> tensor<24xf32>
  return %0 : tensor<24xf32>
}
// -----
// Parts along factors with another between them, which gets nothing.
sdy.mesh @m = <["k"=8]>
func.func @main(%x: tensor<16x4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"k":(1)2, ?}, {"k":(2)4, ?}, {?}]>}) -> tensor<256xf32> {
  %0 = stablehlo.custom_call @foo(%x) {sdy.sharding_rule = #sdy.op_sharding_rule<([ij, k, l])->([ijkl]) {i=4, j=4, k=4, l=4}, custom>} : (tensor<16x4x4xf32>) -> tensor<256xf32>
  return %0 : tensor<256xf32>
}
// -----
// Where they come from is asked for the whole, which the argument has of the
// function's second result, and not for a part.
sdy.mesh @m = <["k"=8]>
func.func @main(%x: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"k":(1)2, ?}, {"k":(2)4, ?}]>}) -> (tensor<8xf32>, tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"k"}]>}) {
  %0 = stablehlo.reshape %x : (tensor<2x4xf32>) -> tensor<8xf32>
  return %0, %x : tensor<8xf32>, tensor<2x4xf32>
}
// -----
// "p" comes to the result of the call, which cannot keep it, from one operand
// and then from the other.
sdy.mesh @m = <["p"=3, "k"=8]>
func.func @main(%a: tensor<64x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"k":(4)2, ?}, {"p", ?}]>}, %b: tensor<8x8x6xf32>) -> tensor<8x48xf32> {
  %0 = stablehlo.custom_call @foo(%b, %a) {sdy.sharding_rule = #sdy.op_sharding_rule<([ij, kl, m], [ijkl, m])->([i, j, klm]) {i=2, j=4, k=2, l=4, m=6}, custom>} : (tensor<8x8x6xf32>, tensor<64x6xf32>) -> tensor<2x4x48xf32>
  %c = sdy.sharding_constraint %0 <@m, [{"k":(1)4, ?}, {}, {?}]> : tensor<2x4x48xf32>
  %1 = sdy.sharding_constraint %b <@m, [{"p", "k":(4)2, ?}, {"k":(1)4, ?}, {?}]> : tensor<8x8x6xf32>
  %2 = stablehlo.reshape %b : (tensor<8x8x6xf32>) -> tensor<8x48xf32>
  return %2 : tensor<8x48xf32>
}
// -----
// All that a function returns is told with its first result, each axis once
// each way, with its first step: "p" goes to both results, and "q" back from
// the second. Origins are of each result.
sdy.mesh @m = <["p"=2, "q"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {?}]>}, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {?}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"q", ?}]>}) {
  %0 = stablehlo.negate %x : tensor<8x8xf32>
  %1 = stablehlo.negate %y : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
// A value that is returned also has the axes of the result in its dictionary,
// and the result those of the value, where neither went to the other.
sdy.mesh @m = <["p"=2, "q"=2]>
func.func @main(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) {
  return %x : tensor<8xf32>
}
