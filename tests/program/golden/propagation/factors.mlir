// sdyrt-opt -split-input-file -sdy-aggressive-propagate
// Axes in parts: a factor takes what of an axis fits it.
sdy.mesh @m = <["p"=2, "q"=6, "r"=2]>
func.func @main(%x: tensor<12x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", "q", ?}, {"r", ?}]>}, %y: tensor<4x3x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q":(1)2, ?}, {"q":(2)3, ?}, {?}]>}) -> (tensor<4x3x8xf32>, tensor<12x8xf32>) {
  %0 = stablehlo.reshape %x : (tensor<12x8xf32>) -> tensor<4x3x8xf32>
  %1 = stablehlo.reshape %y : (tensor<4x3x8xf32>) -> tensor<12x8xf32>
  return %0, %1 : tensor<4x3x8xf32>, tensor<12x8xf32>
}
// -----
// Axes that do not fit a factor stay, and nothing goes behind them.
sdy.mesh @m = <["p"=2, "q"=3, "r"=2]>
func.func @main(%x: tensor<12xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}]>}, %y: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", ?}, {"r", ?}]>}, %z: tensor<12xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", "p"}]>}) -> (tensor<3x4xf32>, tensor<12xf32>, tensor<3x4xf32>) {
  %0 = stablehlo.reshape %x : (tensor<12xf32>) -> tensor<3x4xf32>
  %1 = stablehlo.add %0, %y : tensor<3x4xf32>
  %2 = stablehlo.reshape %1 : (tensor<3x4xf32>) -> tensor<12xf32>
  %3 = stablehlo.reshape %z : (tensor<12xf32>) -> tensor<3x4xf32>
  return %1, %2, %3 : tensor<3x4xf32>, tensor<12xf32>, tensor<3x4xf32>
}
// -----
// Parts of an axis, replicated and unreduced axes.
sdy.mesh @m = <["x"=12, "y"=4, "z"=2]>
func.func @main(%a: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)4, ?}, {?}]>}, %b: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)2, ?}, {?}]>}, %c: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}], replicated={"y":(2)2}>}, %d: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"y", ?}], replicated={"z"}>}) -> (tensor<24x8xf32>, tensor<24x8xf32>) {
  %0 = stablehlo.add %a, %b : tensor<24x8xf32>
  %1 = stablehlo.add %c, %d : tensor<24x8xf32>
  return %0, %1 : tensor<24x8xf32>, tensor<24x8xf32>
}
// -----
// Meshes: a value on another keeps it and spreads nothing here; one on the empty
// mesh takes that of the others, by its name; one on a device alone stays there.
sdy.mesh @m = <["a"=2, "b"=2]>
sdy.mesh @n = <["a"=2, "b"=2]>
sdy.mesh @o = <["a"=2, "b"=2], device_ids=[3, 2, 1, 0]>
sdy.mesh @e = <[]>
sdy.mesh @one = <[], device_ids=[1]>
func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@o, [{?}, {"b", ?}]>}, %c: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@e, [{?}, {?}]>}, %d: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{?}, {"b", ?}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.add %a, %b : tensor<8x8xf32>
  %1 = stablehlo.add %c, %a : tensor<8x8xf32>
  %2 = stablehlo.add %d, %a : tensor<8x8xf32>
  %3 = stablehlo.custom_call @f(%a) {sdy.sharding = #sdy.sharding_per_value<[<@one, []>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = stablehlo.add %3, %a : tensor<8x8xf32>
  return %0, %1, %2, %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
// Rules in the program: blocked factors, a custom rule on an op of its own.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @f(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([j, i]) {i=8, j=8}, custom>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.negate %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8} blocked_propagation={j}>} : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
// An axis that no factor takes whole is written back whole, when another dimension changes.
sdy.mesh @m = <["x"=4, "y"=2]>
func.func @main(%a: tensor<24x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}, {?}]>}) -> (tensor<6x4x2xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}, {"y", ?}]>}) {
  %0 = stablehlo.reshape %a : (tensor<24x2xf32>) -> tensor<6x4x2xf32>
  return %0 : tensor<6x4x2xf32>
}
