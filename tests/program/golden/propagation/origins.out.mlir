module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>, sdy.sharding_origins = {a = "input: 1", "a:(1)2" = "self"}}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>, sdy.sharding_origins = {a = "self", b = "self"}}, %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}]>, sdy.sharding_origins = {c = "mc_0_input: 0"}}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}], replicated={"c"}>, sdy.sharding_origins = {a = "input: 1"}}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"c", ?}]>, sdy.sharding_origins = {a = "input: 1", c = "self"}}, tensor<4xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", ?}]>, sdy.sharding_origins = {b = "constraint_1", c = "mc_0_output: 0"}}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", ?}]>]>, sdy.sharding_origins = [{a = "input: 1", c = "output: 1"}]} : tensor<8x8xf32>
    %1 = stablehlo.dot %0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", ?}]>]>, sdy.sharding_origins = [{a = "input: 1", c = "constraint_0"}]} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"a", ?}, {"c", ?}]> {sdy.sharding_origin_name = "constraint_0", sdy.sharding_origins = {a = "input: 1", c = "self"}} : tensor<8x8xf32>
    %3 = stablehlo.negate %2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {}]>]>, sdy.sharding_origins = [{a = "input: 1"}]} : tensor<8x8xf32>
    %4 = sdy.manual_computation(%arg2) in_shardings=[<@mesh, [{"c"}, {?}]>] out_shardings=[<@mesh, [{?}, {"c"}]>] manual_axes={"c"} (%arg3: tensor<4x8xf32>) {
      %12 = sdy.data_flow_edge %arg3 sharding=<@mesh, [{}, {?}]> {sdy.sharding_origins = {c = "self"}} : tensor<4x8xf32>
      %13 = stablehlo.slice %12 [0:4, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}]>]>, sdy.sharding_origins = [{b = "constraint_1"}]} : (tensor<4x8xf32>) -> tensor<4x4xf32>
      %14 = stablehlo.concatenate %13, %13, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}]>]>, sdy.sharding_origins = [{b = "constraint_1"}]} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
      sdy.return %14 : tensor<8x4xf32>
    } {sdy.sharding_origin_name = "mc_0"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = sdy.data_flow_edge %4 sharding=<@mesh, [{"b", ?}, {"c"}]> {sdy.sharding_origins = {b = "constraint_1", c = "self"}} : tensor<8x8xf32>
    %6 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}, {"c", ?}]>]>, sdy.sharding_origins = [{a = "constraint_1", b = "constraint_1", c = "mc_0_output: 0"}]} dense<1.000000e+00> : tensor<8x8xf32>
    %7:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>, <@mesh, [{"a", "b", ?}, {?}]>]>} %5, %cst : tensor<8x8xf32>, tensor<8x8xf32>
    %8 = sdy.data_flow_edge %7#0 sharding=<@mesh, [{"b", ?}, {"c", ?}]> {sdy.sharding_origins = {b = "constraint_1", c = "mc_0_output: 0"}} : tensor<8x8xf32>
    %9 = sdy.data_flow_edge %7#1 sharding=<@mesh, [{"a", "b", ?}, {"c", ?}]> {sdy.sharding_origins = {a = "constraint_1", b = "constraint_1", c = "mc_0_output: 0"}} : tensor<8x8xf32>
    %10 = sdy.sharding_constraint %9 <@mesh, [{"b", ?}, {"c", ?}]> {sdy.sharding_origin_name = "constraint_1", sdy.sharding_origins = {b = "self", c = "mc_0_output: 0"}} : tensor<8x8xf32>
    %11 = stablehlo.add %8, %10 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}]>]>, sdy.sharding_origins = [{b = "constraint_1", c = "mc_0_output: 0"}]} : tensor<8x8xf32>
    return %3, %0, %6, %11 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}], replicated={"b"}>, sdy.sharding_origins = {a = "self"}}, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = call @f(%arg0, %arg1) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>, sdy.sharding_origins = {b = "self"}}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>, sdy.sharding_origins = {b = "constraint_0"}}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}]>, sdy.sharding_origins = {b = "constraint_0", c = "self"}}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}]>]>, sdy.sharding_origins = [{b = "constraint_0", c = "constraint_0"}]} : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"b", ?}, {"c", ?}]> {sdy.sharding_origin_name = "constraint_0", sdy.sharding_origins = {b = "self", c = "output: 0"}} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", "c", ?}, {?}]>, sdy.sharding_origins = {a = "self", b = "self", c = "self"}}, %arg1: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", ?}, {"c", ?}]>, sdy.sharding_origins = {a = "input: 0", b = "input: 0", c = "self"}}) -> (tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", "c", ?}, {?}]>, sdy.sharding_origins = {a = "input: 0", b = "input: 0", c = "input: 0"}}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", "c", ?}, {?}]>]>, sdy.sharding_origins = [{a = "input: 0", b = "input: 0", c = "input: 0"}]} : tensor<16x8xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)2, ?}, {"a":(2)2, "b", "c", ?}, {?}]>]>, sdy.sharding_origins = [{"a:(1)2" = "input: 0", "a:(2)2" = "input: 0", b = "input: 0", c = "input: 0"}]} : (tensor<16x8xf32>) -> tensor<2x8x8xf32>
    %2 = stablehlo.reshape %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)2, ?}, {"a":(2)2, "b", ?}, {"c", ?}, {?}]>]>, sdy.sharding_origins = [{"a:(1)2" = "input: 0", "a:(2)2" = "input: 0", b = "input: 0", c = "input: 0"}]} : (tensor<2x8x8xf32>) -> tensor<2x4x2x8xf32>
    %3 = stablehlo.reshape %2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", "c", ?}, {?}]>]>, sdy.sharding_origins = [{"a:(1)2" = "input: 0", "a:(2)2" = "input: 0", b = "input: 0", c = "input: 0"}]} : (tensor<2x4x2x8xf32>) -> tensor<16x8xf32>
    %4 = stablehlo.reshape %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)2, ?}, {"a":(2)2, "b", "c", ?}, {?}, {?}, {?}]>]>, sdy.sharding_origins = [{"a:(1)2" = "input: 0", "a:(2)2" = "input: 0", b = "input: 0", c = "input: 0"}]} : (tensor<2x8x8xf32>) -> tensor<2x8x2x2x2xf32>
    %5 = stablehlo.dot_general %4, %4, batching_dims = [0] x [0], contracting_dims = [2, 3, 4] x [2, 3, 4] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)2, ?}, {"a":(2)2, "b", "c", ?}, {?}]>]>, sdy.sharding_origins = [{"a:(1)2" = "input: 0", "a:(2)2" = "input: 0", b = "input: 0", c = "input: 0"}]} : (tensor<2x8x2x2x2xf32>, tensor<2x8x2x2x2xf32>) -> tensor<2x8x8xf32>
    %6 = stablehlo.reshape %5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", "c", ?}, {?}]>]>, sdy.sharding_origins = [{a = "input: 0", b = "input: 0", c = "input: 0"}]} : (tensor<2x8x8xf32>) -> tensor<16x8xf32>
    %7 = stablehlo.add %6, %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", "c", ?}, {?}]>]>, sdy.sharding_origins = [{a = "input: 0", b = "input: 0", c = "input: 0"}]} : tensor<16x8xf32>
    return %7 : tensor<16x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>, sdy.sharding_origins = {a = "constraint_0"}}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>, sdy.sharding_origins = {b = "self"}}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>, sdy.sharding_origins = {b = "input: 1"}}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>, sdy.sharding_origins = {b = "constraint_0"}}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>, sdy.sharding_origins = {a = "output: 2", b = "self", c = "constraint_1"}}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"b", ?}, {?}]> {sdy.sharding_origin_name = "constraint_0", sdy.sharding_origins = {b = "self"}} : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"c", ?}, {?}]> {sdy.sharding_origin_name = "constraint_1", sdy.sharding_origins = {a = "output: 2", b = "output: 3", c = "self"}} : tensor<8x8xf32>
    return %arg1, %0, %1, %1 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"c", ?}]>, sdy.sharding_origins = {a = "mc_1_input: 0", c = "mc_1_input: 0"}}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>, sdy.sharding_origins = {b = "self"}}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>, sdy.sharding_origins = {b = "constraint_1"}}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{?}, {"c", ?}]>] out_shardings=[<@mesh, [{?}, {"c"}]>] manual_axes={"c"} (%arg2: tensor<8x4xf32>) {
      %5 = sdy.data_flow_edge %arg2 sharding=<@mesh, [{"a", ?}, {?}]> {sdy.sharding_origins = {a = "self", c = "self"}} : tensor<8x4xf32>
      %6 = sdy.manual_computation(%5) in_shardings=[<@mesh, [{"b", ?}, {?}]>] out_shardings=[<@mesh, [{"b", ?}, {?}]>] manual_axes={"b"} (%arg3: tensor<4x4xf32>) {
        %8 = sdy.data_flow_edge %arg3 sharding=<@mesh, [{"a", ?}, {?}]> {sdy.sharding_origins = {a = "constraint_0", b = "self"}} : tensor<4x4xf32>
        %9 = stablehlo.negate %8 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>, sdy.sharding_origins = [{a = "constraint_0"}]} : tensor<4x4xf32>
        %10 = sdy.sharding_constraint %9 <@mesh, [{"a", ?}, {?}]> {sdy.sharding_origin_name = "constraint_0", sdy.sharding_origins = {a = "self"}} : tensor<4x4xf32>
        sdy.return %10 : tensor<4x4xf32>
      } {sdy.sharding_origin_name = "mc_0"} : (tensor<8x4xf32>) -> tensor<8x4xf32>
      %7 = sdy.data_flow_edge %6 sharding=<@mesh, [{"b", "a", ?}, {?}]> {sdy.sharding_origins = {a = "constraint_0", b = "self"}} : tensor<8x4xf32>
      sdy.return %7 : tensor<8x4xf32>
    } {sdy.sharding_origin_name = "mc_1"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.data_flow_edge %0 sharding=<@mesh, [{"b", "a", ?}, {"c"}]> {sdy.sharding_origins = {a = "constraint_0", b = "mc_0_output: 0", c = "constraint_1"}} : tensor<8x8xf32>
    %2 = stablehlo.add %1, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}]>]>, sdy.sharding_origins = [{b = "constraint_1"}]} : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %1 <@mesh, [{?}, {"b", ?}]> {sdy.sharding_origin_name = "constraint_1", sdy.sharding_origins = {b = "self"}} : tensor<8x8xf32>
    %4 = stablehlo.add %2, %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}]>]>, sdy.sharding_origins = [{b = "constraint_1"}]} : tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["z"=2, "b"=8, "a"=2]>
  func.func @main(%arg0: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", "b":(4)2, "b":(1)2, ?}, {"b":(2)2, "a", ?}]>, sdy.sharding_origins = {a = "self", "b:(1)2" = "self", "b:(2)2" = "self", "b:(4)2" = "self", z = "self"}}) -> (tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", "b":(4)2, "b":(1)2, ?}, {"b":(2)2, "a", ?}]>, sdy.sharding_origins = {a = "input: 0", "b:(1)2" = "input: 0", "b:(2)2" = "input: 0", "b:(4)2" = "input: 0", z = "input: 0"}}) {
    %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", "b":(4)2, "b":(1)2, ?}, {"b":(2)2, "a", ?}]>]>, sdy.sharding_origins = [{a = "input: 0", "b:(1)2" = "input: 0", "b:(2)2" = "input: 0", "b:(4)2" = "input: 0", z = "input: 0"}]} : tensor<64x8xf32>
    return %0 : tensor<64x8xf32>
  }
}
