module {
  sdy.mesh @m = <["p"=2, "q"=6, "r"=2]>
  func.func @main(%arg0: tensor<12x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", "q", ?}, {"r", ?}]>}, %arg1: tensor<4x3x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q":(1)2, ?}, {"q":(2)3, ?}, {?}]>}) -> (tensor<4x3x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", "q":(1)2, ?}, {"q":(2)3, ?}, {"r", ?}]>}, tensor<12x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q":(1)2, ?}, {?}]>}) {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p", "q":(1)2, ?}, {"q":(2)3, ?}, {"r", ?}]>]>} : (tensor<12x8xf32>) -> tensor<4x3x8xf32>
    %1 = stablehlo.reshape %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q":(1)2, ?}, {?}]>]>} : (tensor<4x3x8xf32>) -> tensor<12x8xf32>
    return %0, %1 : tensor<4x3x8xf32>, tensor<12x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["p"=2, "q"=3, "r"=2]>
  func.func @main(%arg0: tensor<12xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}]>}, %arg1: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", ?}, {"r", ?}]>}, %arg2: tensor<12xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", "p"}]>}) -> (tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", ?}, {"r", ?}]>}, tensor<12xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", "r", ?}]>}, tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", ?}, {"p", ?}]>}) {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q", ?}, {"r", ?}]>]>} : (tensor<12xf32>) -> tensor<3x4xf32>
    %1 = stablehlo.add %0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q", ?}, {"r", ?}]>]>} : tensor<3x4xf32>
    %2 = stablehlo.reshape %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q", "r", ?}]>]>} : (tensor<3x4xf32>) -> tensor<12xf32>
    %3 = stablehlo.reshape %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q", ?}, {"p", ?}]>]>} : (tensor<12xf32>) -> tensor<3x4xf32>
    return %1, %2, %3 : tensor<3x4xf32>, tensor<12xf32>, tensor<3x4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=12, "y"=4, "z"=2]>
  func.func @main(%arg0: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)4, ?}, {?}]>}, %arg1: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)4, ?}, {?}]>}, %arg2: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"y":(1)2, ?}], replicated={"y":(2)2}>}, %arg3: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"y", ?}], replicated={"z"}>}) -> (tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)4, ?}, {?}]>}, tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"y", ?}]>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x":(1)4, ?}, {?}]>]>} : tensor<24x8xf32>
    %1 = stablehlo.add %arg2, %arg3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"y", ?}]>]>} : tensor<24x8xf32>
    return %0, %1 : tensor<24x8xf32>, tensor<24x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  sdy.mesh @n = <["a"=2, "b"=2]>
  sdy.mesh @o = <["a"=2, "b"=2], device_ids=[3, 2, 1, 0]>
  sdy.mesh @e = <[]>
  sdy.mesh @one = <[], device_ids=[1]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{"a", ?}, {"b", ?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@o, [{?}, {"b", ?}]>}, %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %arg3: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{"a", ?}, {"b", ?}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{"a", ?}, {"b", ?}]>}, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
    %1 = stablehlo.add %arg2, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
    %2 = stablehlo.add %arg3, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@n, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
    %3 = stablehlo.custom_call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@one, []>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.add %3, %arg0 : tensor<8x8xf32>
    return %0, %1, %2, %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {"a", ?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) {
    %0 = stablehlo.custom_call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"a", ?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([j, i]) {i=8, j=8}, custom>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=4, "y"=2]>
  func.func @main(%arg0: tensor<24x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}, {"y", ?}]>}) -> (tensor<6x4x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)2, ?}, {?}, {"y", ?}]>}) {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x":(1)2, ?}, {?}, {"y", ?}]>]>} : (tensor<24x2xf32>) -> tensor<6x4x2xf32>
    return %0 : tensor<6x4x2xf32>
  }
}
