module {
  sdy.mesh @m = <["p"=2, "q"=12, "r"=3]>
  func.func @main(%arg0: tensor<12x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {"r", ?}]>}, %arg1: tensor<16x8xf32>, %arg2: tensor<12x3xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"r", ?}]>}) -> (tensor<8x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", "p", ?}, {?}]>}, tensor<12x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {?}]>}, tensor<12x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {?}]>}, tensor<12x3xf32>) {
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q", "p", ?}, {?}]>]>} dense<1.000000e+00> : tensor<8x24xf32>
    %0 = stablehlo.reshape %cst {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q", "p", ?}, {?}]>]>} : (tensor<8x24xf32>) -> tensor<8x24xf32>
    %1 = stablehlo.cosine %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q", "p", ?}, {?}]>]>} : tensor<8x24xf32>
    %2 = stablehlo.reshape %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"p", ?}]>]>} : (tensor<12x3xf32>) -> tensor<12x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"p", ?}]>]>} : (tensor<12x3xf32>) -> tensor<12x3xf32>
    %4:2 = "stablehlo.sort"(%arg0, %2) <{dimension = 0 : i64}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>):
      %6 = stablehlo.compare LT, %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p", ?}, {?}]>, <@m, [{"p", ?}, {?}]>]>} : (tensor<12x3xf32>, tensor<12x3xf32>) -> (tensor<12x3xf32>, tensor<12x3xf32>)
    %5 = sdy.sharding_constraint %3 <@m, [{?}, {}]> : tensor<12x3xf32>
    return %1, %4#0, %4#1, %5 : tensor<8x24xf32>, tensor<12x3xf32>, tensor<12x3xf32>, tensor<12x3xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<16x16x2xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"c"}, {"b", ?}], replicated={"d"}>}, %arg1: tensor<16x16x2xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}, {"a"}]>}) -> (tensor<16x16x2xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a", "b"}, {?}]>}, tensor<16x16x2xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"d":(1)2, ?}, {"a", ?}], replicated={"c"}>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = "stablehlo.case"(%c) ({
      %4:2 = sdy.named_computation<"f">(%arg1, %arg0) (%arg2: tensor<16x16x2xf32>, %arg3: tensor<16x16x2xf32>) {
        %c_0 = stablehlo.constant dense<0> : tensor<i32>
        %5 = stablehlo.dynamic_update_slice %arg3, %arg3, %c_0, %c_0, %c_0 : (tensor<16x16x2xf32>, tensor<16x16x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x16x2xf32>
        sdy.return %5, %5 : tensor<16x16x2xf32>, tensor<16x16x2xf32>
      } : (tensor<16x16x2xf32>, tensor<16x16x2xf32>) -> (tensor<16x16x2xf32>, tensor<16x16x2xf32>)
      stablehlo.return %4#1, %arg1 : tensor<16x16x2xf32>, tensor<16x16x2xf32>
    }, {
      stablehlo.return %arg0, %arg0 : tensor<16x16x2xf32>, tensor<16x16x2xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}, {?}]>, <@m, [{?}, {"a", "b", ?}, {?}]>]>} : (tensor<i32>) -> (tensor<16x16x2xf32>, tensor<16x16x2xf32>)
    %1 = stablehlo.reverse %arg1, dims = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}, {"a", ?}]>]>} : tensor<16x16x2xf32>
    %2 = stablehlo.divide %0#1, %0#1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"a", "b", ?}, {?}]>]>} : tensor<16x16x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"d":(1)2, ?}, {"a", ?}]>]>} : (tensor<16x16x2xf32>) -> tensor<16x16x2xf32>
    return %2, %3 : tensor<16x16x2xf32>, tensor<16x16x2xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<1x12x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", "c", ?}p1, {"d", "a"}p2, {?}]>}, %arg1: tensor<16x6x6xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", "c", ?}, {?}]>}, %arg2: tensor<1x12x2xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}p0, {"d", "a", ?}]>}) -> (tensor<12x2x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", "a", ?}, {}, {"b", "c"}]>}, tensor<16x6x6xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", "c", ?}, {?}]>}) {
    %0 = stablehlo.floor %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"d", ?}, {"a", "b", ?}], replicated={"c"}>]>} : tensor<1x12x2xf32>
    %1 = stablehlo.custom_call @f(%0) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d", "a", ?}, {?}, {"b", "c", ?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([j, k, i]) {i=1, j=12, k=2}, custom>} : (tensor<1x12x2xf32>) -> tensor<12x2x1xf32>
    %2 = sdy.sharding_constraint %arg1 <@m, [{?}, {"b", "c", ?}, {?}p1]> : tensor<16x6x6xf32>
    return %1, %2 : tensor<12x2x1xf32>, tensor<16x6x6xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
  func.func @main(%arg0: tensor<1xf32> {sdy.sharding = #sdy.sharding<@m, [{"z", "x", ?}]>}, %arg1: tensor<12xf32>) -> (tensor<1xf32> {sdy.sharding = #sdy.sharding<@m, [{"z", "x", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_update_slice %arg0, %arg0, %c {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", "x", ?}]>]>} : (tensor<1xf32>, tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %0, %0, %c_0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", "x", ?}]>]>} : (tensor<1xf32>, tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
    %2 = stablehlo.custom_call @f(%1) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", "x", ?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=1}, custom>} : (tensor<1xf32>) -> tensor<1xf32>
    return %2 : tensor<1xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
  func.func @main(%arg0: tensor<3xf32> {sdy.sharding = #sdy.sharding<@m, [{?}]>}, %arg1: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"z", ?}, {?}]>}, %arg2: tensor<3xf32> {sdy.sharding = #sdy.sharding<@m, [{?}], replicated={"y"}>}) -> (tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"z", ?}, {?}]>}, tensor<1xf32>) {
    %0 = stablehlo.maximum %arg1, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", ?}, {?}]>]>} : tensor<6x4xf32>
    %1 = stablehlo.slice %arg2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    return %0, %1 : tensor<6x4xf32>, tensor<1xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["p"=2, "q"=12, "r"=3]>
  func.func private @f0(%arg0: tensor<4x2x1x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", "r", ?}, {"q", ?}, {?}, {}]>}, %arg1: tensor<24x3xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}]>}, %arg2: tensor<24x8x8x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"r", ?}, {"q", ?}, {}, {"p", ?}]>}, %arg3: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}]>}, %arg4: tensor<4x2x1x6xf32>) -> tensor<24x8x8x6xf32> {
    %0 = sdy.propagation_barrier %arg2 allowed_direction=NONE : tensor<24x8x8x6xf32>
    return %0 : tensor<24x8x8x6xf32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<16x3x16xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"q", ?}, {"r", "p", ?}]>}, %arg2: tensor<4x16x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {?}, {"r", "q", ?}]>}, %arg3: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", "p", ?}, {?}]>}) -> (tensor<24x6x1xf32>, tensor<4xf32>, tensor<16x3x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"r", ?}, {?}, {"q"}], replicated={"p"}>}, tensor<f32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 2, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q"}, {"r", "p", ?}, {?}]>]>} : (tensor<16x3x16xf32>) -> tensor<3x16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<24x6x1xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %0, %iterArg_2 = %c) : tensor<f32>, tensor<3x16x16xf32>, tensor<i1> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, []>, <@m, [{?}, {?}, {"r", "p", ?}]>, <@m, []>]>}
    cond {
      stablehlo.return %iterArg_2 : tensor<i1>
    } do {
      %6:2 = sdy.named_computation<"f">(%0, %0) out_shardings=[<@m, [{?}, {}, {"r", "p"}]>, <@m, [{"r", ?}, {"p", ?}, {"q", ?}]>] (%arg4: tensor<3x16x16xf32>, %arg5: tensor<3x16x16xf32>) {
        sdy.return %arg5, %arg4 : tensor<3x16x16xf32>, tensor<3x16x16xf32>
      } : (tensor<3x16x16xf32>, tensor<3x16x16xf32>) -> (tensor<3x16x16xf32>, tensor<3x16x16xf32>)
      %7 = stablehlo.reshape %iterArg : (tensor<f32>) -> tensor<f32>
      stablehlo.return %7, %6#1, %iterArg_2 : tensor<f32>, tensor<3x16x16xf32>, tensor<i1>
    }
    %2 = stablehlo.dot_general %arg1, %1#1, batching_dims = [2] x [2], contracting_dims = [0] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"r", "p"}, {"q", ?}, {?}]>]>} : (tensor<16x3x16xf32>, tensor<3x16x16xf32>) -> tensor<16x3x3xf32>
    %3 = stablehlo.reverse %cst, dims = [0, 1] : tensor<24x6x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %4 = stablehlo.dot_general %2, %arg1, batching_dims = [0] x [2], contracting_dims = [2] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"r", "p", ?}, {?}, {"q", ?}]>]>} : (tensor<16x3x3xf32>, tensor<16x3x16xf32>) -> tensor<16x3x16xf32>
    %5 = stablehlo.reverse %arg0, dims = [] : tensor<f32>
    return %3, %cst_0, %4, %5 : tensor<24x6x1xf32>, tensor<4xf32>, tensor<16x3x16xf32>, tensor<f32>
  }
}
