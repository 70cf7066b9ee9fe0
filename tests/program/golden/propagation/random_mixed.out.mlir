module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func public @main(%arg0: tensor<1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}], replicated={"c"}>}, %arg1: tensor<2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2, "a", ?}, {"c":(1)2, ?}]>}) -> (tensor<2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2, "a", ?}, {"c":(1)2, ?}]>}) {
    %0 = sdy.sharding_constraint %arg1 <@mesh, [{"c":(2)2, "a", ?}, {"c":(1)2, ?}]> : tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func public @main(%arg0: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x", ?}]>}) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"x", ?}, {?}]>]>} : (tensor<4x16xf32>) -> tensor<2x2x4x4xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{?}, {?}, {"x", ?}, {}]> : tensor<2x2x4x4xf32>
    %2 = stablehlo.custom_call @mine(%1) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([jk, l, i]) {i=2, j=2, k=4, l=4}, custom>} : (tensor<2x2x4x4xf32>) -> tensor<8x4x2xf32>
    %3 = stablehlo.custom_call @mine(%arg0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2, "z", ?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i]) {i=4, j=16} reduction={j}, custom>} : (tensor<4x16xf32>) -> tensor<4xf32>
    sdy.sharding_group %2 group_id=7 : tensor<8x4x2xf32>
    %4 = stablehlo.while(%iterArg = %3) : tensor<4xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2, "z", ?}]>]>}
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %7 = stablehlo.slice %iterArg [0:4] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2, "z", ?}]>]>} : (tensor<4xf32>) -> tensor<4xf32>
      %8 = stablehlo.add %3, %7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2, "z", ?}]>]>} : tensor<4xf32>
      stablehlo.return %8 : tensor<4xf32>
    }
    %5 = stablehlo.reverse %4, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2, "z", ?}]>]>} : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %6, %6 : tensor<f32>, tensor<f32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<f32>, %arg2: tensor<5xi32>, %arg3: tensor<3xui64> {sdy.sharding = #sdy.sharding<@mesh, [{"y", ?}], unreduced={"x"}>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0 = stablehlo.dynamic_slice %arg1, , sizes = [] : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.multiply %arg1, %0 : tensor<f32>
    %2 = stablehlo.reshape %arg0 : (tensor<2xf32>) -> tensor<2xf32>
    %3 = sdy.propagation_barrier %1 allowed_direction=BACKWARD : tensor<f32>
    %4:2 = stablehlo.optimization_barrier %3, %2 : tensor<f32>, tensor<2xf32>
    %5 = "stablehlo.sort"(%4#1) <{dimension = 0 : i64}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %8 = stablehlo.compare LT, %arg4, %arg5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    %6 = stablehlo.dot_general %5, %5, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    %7 = stablehlo.maximum %6, %0 : tensor<f32>
    return %7 : tensor<f32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func public @main(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {}]>}) -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}) {
    %0 = stablehlo.concatenate %arg0, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  func.func private @f0(%arg0: tensor<16x4xf32>) -> tensor<16x4x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<16x4xf32>) -> tensor<16x4x4xf32>
    %1 = sdy.manual_computation(%arg0, %arg0) in_shardings=[<@mesh, [{}, {"b", ?}]>, <@mesh, [{"b"}, {?}]>] out_shardings=[<@mesh, [{?}, {}], replicated={"b"}>] manual_axes={"b"} (%arg1: tensor<16x1xf32>, %arg2: tensor<4x4xf32>) {
      %2 = stablehlo.tanh %arg2 : tensor<4x4xf32>
      %3 = stablehlo.custom_call @mine(%2, %arg1) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [kl, m])->([j, m, l, k, i]) {i=4, j=4, k=8, l=2, m=1} blocked_propagation={i, l}, custom>} : (tensor<4x4xf32>, tensor<16x1xf32>) -> tensor<4x1x2x8x4xf32>
      sdy.return %arg2 : tensor<4x4xf32>
    } : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<16x4x4xf32>
  }
  func.func public @main(%arg0: tensor<2x8x4xf32>, %arg1: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>}, %arg2: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}]>}, %arg3: tensor<2x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b":(2)2, ?}, {?}, {?}]>}) -> (tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b":(1)2, ?}]>}, tensor<2x8x4xf32>) {
    %0 = sdy.sharding_constraint %arg1 <@mesh, [{?}, {"b", ?}]> : tensor<16x4xf32>
    %1 = sdy.sharding_constraint %arg2 <@mesh, [{?}, {"a", ?}]> : tensor<16x4xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{?}, {"b", ?}]> : tensor<16x4xf32>
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} dense<1.000000e+00> : tensor<16x4xf32>
    %3 = stablehlo.maximum %cst, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b":(1)2, ?}], replicated={"a", "b":(2)2}>]>} : tensor<16x4xf32>
    sdy.sharding_group %2 group_id=17 : tensor<16x4xf32>
    sdy.sharding_group %0 group_id=17 : tensor<16x4xf32>
    return %3, %arg0 : tensor<16x4xf32>, tensor<2x8x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func public @main(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", "c"}]>}, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2, ?}, {"a", "c":(1)2, ?}]>}, %arg3: tensor<2xf32>, %arg4: tensor<0xi32>) -> (tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2, ?}]>}) {
    %0 = stablehlo.reshape %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c":(2)2, ?}]>]>} : (tensor<4x4xf32>) -> tensor<16xf32>
    %1 = stablehlo.cholesky %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", "c", ?}]>]>} : tensor<4x4xf32>
    %2 = stablehlo.tanh %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", "c", ?}]>]>} : tensor<4x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = "stablehlo.case"(%c) ({
      %6 = stablehlo.maximum %arg0, %arg2 : tensor<4x4xf32>
      stablehlo.return %6 : tensor<4x4xf32>
    }, {
      %6 = stablehlo.dot_general %2, %arg0, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", "c"}]>]>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      sdy.sharding_group %6 group_id=14 : tensor<4x4xf32>
      sdy.sharding_group %arg0 group_id=14 : tensor<4x4xf32>
      stablehlo.return %2 : tensor<4x4xf32>
    }) : (tensor<i32>) -> tensor<4x4xf32>
    %4 = sdy.sharding_constraint %2 <@mesh, [{"a"}, {}], unreduced={"b"}> : tensor<4x4xf32>
    %5 = sdy.sharding_constraint %4 <@mesh, [{"a", ?}, {?}]> : tensor<4x4xf32>
    return %0 : tensor<16xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func public @main(%arg0: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"a", "b"}]>}, %arg1: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, [], unreduced={"a"}>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, [], unreduced={"b"}>}) {
    %0 = stablehlo.dynamic_update_slice %arg1, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.exponential %0 : tensor<f32>
    return %0, %1 : tensor<f32>, tensor<f32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", ?}], replicated={"y"}>}, %arg2: tensor<4xf32>, %arg3: tensor<4xcomplex<f32>> {sdy.sharding = #sdy.sharding<@mesh, [{"z", "x":(1)2, ?}]>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=4]>
  sdy.mesh @twin = <["a"=2, "b"=4]>
  func.func public @main(%arg0: tensor<2x2x1x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {}, {"b", ?}]>}) -> (tensor<2x2x1x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {?}, {"b", ?}]>}, tensor<8x2x1x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}, {?}, {?}]>}) {
    %0 = stablehlo.sine %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {}, {"b", ?}]>]>} : tensor<2x2x1x12xf32>
    sdy.sharding_group %0 group_id=3 : tensor<2x2x1x12xf32>
    sdy.sharding_group %arg0 group_id=3 : tensor<2x2x1x12xf32>
    %1 = sdy.manual_computation(%arg0, %0) in_shardings=[<@mesh, [{}, {?}, {?}, {"b", ?}]>, <@mesh, [{}, {?}, {?}, {?}], replicated={"b"}>] out_shardings=[<@mesh, [{"b", ?}, {?}, {}, {?}]>] manual_axes={"b"} (%arg1: tensor<2x2x1x3xf32>, %arg2: tensor<2x2x1x12xf32>) {
      sdy.return %arg1 : tensor<2x2x1x3xf32>
    } : (tensor<2x2x1x12xf32>, tensor<2x2x1x12xf32>) -> tensor<8x2x1x3xf32>
    return %arg0, %1 : tensor<2x2x1x12xf32>, tensor<8x2x1x3xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8]>
  func.func public @main(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a"}]>}, %arg1: tensor<6x1x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}, {}, {?}]>}, %arg2: tensor<16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {?}], unreduced={"a"}>}, %arg3: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}]>}, %arg4: tensor<2x0xf32>, %arg5: tensor<f32>) -> (tensor<2xf32>, tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}]>}) {
    %0 = stablehlo.dot_general %arg3, %arg3, contracting_dims = [0] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %c = stablehlo.constant dense<0> : tensor<2x1xi32>
    %1 = "stablehlo.gather"(%0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<4x1xi32>
    %2 = "stablehlo.scatter"(%1, %c_0, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %5 = stablehlo.subtract %arg6, %arg7 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<2x4xf32>, tensor<4x1xi32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %3 = stablehlo.tanh %2 : tensor<2x4xf32>
    %4 = stablehlo.dot_general %3, %3, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2xf32>
    return %4, %arg0 : tensor<2xf32>, tensor<4x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func public @main(%arg0: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"c"}]>}, %arg1: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b"}]>}, %arg2: tensor<8x3xf32>, %arg3: tensor<4xf32>, %arg4: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{?}]> : tensor<8xf32>
    %2 = stablehlo.add %1, %1 : tensor<8xf32>
    %3 = stablehlo.custom_call @index() : () -> tensor<i32>
    %4 = stablehlo.dynamic_slice %2, %3, sizes = [8] : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
    return %4, %4 : tensor<8xf32>, tensor<8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func private @f0(%arg0: tensor<6x2xf32>) -> tensor<6x2xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x2xf32>
    return %0 : tensor<6x2xf32>
  }
  func.func private @f1(%arg0: tensor<6x2xf32>) -> (tensor<6x2xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=4, "y"=2, "z"=3]>, [{?}, {"y", ?}]>}) {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg0 : tensor<6x2xf32>, tensor<6x2xf32>
    return %0#1 : tensor<6x2xf32>
  }
  func.func public @main(%arg0: tensor<2x4x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", ?}, {}, {"x":(2)2, "y", ?}, {}]>}, %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=4, "y"=2, "z"=3]>, [{?}], replicated={"x"}, unreduced={"z"}>}, %arg2: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", "x", ?}]>}, %arg3: tensor<4x4xf32>, %arg4: tensor<4x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x", "y", "z", ?}]>}, %arg5: tensor<30x16xf32>, %arg6: tensor<2xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, "y", "x":(2)2}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", "x"}]>}) {
    %0 = stablehlo.add %arg2, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", "x", ?}]>]>} : tensor<8xf32>
    %1 = stablehlo.maximum %0, %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", "x", ?}]>]>} : tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
  func.func public @main(%arg0: tensor<6x4x12x4xf32>, %arg1: tensor<6x4x12x4xf32>, %arg2: tensor<4x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "b", "d", ?}]>}, %arg3: tensor<0x8x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "b"}, {?}, {"d", ?}]>}, %arg4: tensor<0x8x3x16xf32>, %arg5: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}, %arg6: tensor<3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "d", "b", ?}]>}, %arg7: tensor<4x8x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "d", "c", ?}, {}], replicated={"a"}>}, %arg8: tensor<2x16xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}], replicated={"d"}>}) -> (tensor<4x16x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2, ?}, {"d", ?}, {"b", ?}]>}, tensor<4x16x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2}, {?}, {"b", ?}], unreduced={"d"}>}) {
    %0 = "stablehlo.collective_permute"(%arg5) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.gather"(%arg7, %arg8) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [2, 1]>, slice_sizes = array<i64: 4, 1, 1>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}, {"b", ?}]>]>} : (tensor<4x8x1xf32>, tensor<2x16xi32>) -> tensor<4x16x1xf32>
    %2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}, {"b", ?}]>]>} %1 : tensor<4x16x1xf32>
    %3 = stablehlo.add %1, %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}, {"b", ?}]>]>} : tensor<4x16x1xf32>
    %4 = sdy.sharding_constraint %3 <@mesh, [{"b", ?}, {"a", ?}, {?}]> : tensor<4x16x1xf32>
    %5 = sdy.sharding_constraint %4 <@mesh, [{"c"}, {"d"}, {"b", ?}]> : tensor<4x16x1xf32>
    %6 = stablehlo.maximum %5, %2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c":(2)2, ?}, {"d", ?}, {"b", ?}]>]>} : tensor<4x16x1xf32>
    return %6, %6 : tensor<4x16x1xf32>, tensor<4x16x1xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func public @main(%arg0: tensor<2x4xf32>, %arg1: tensor<i1>, %arg2: tensor<30x7x3x6xf32>, %arg3: tensor<3x2x30x7xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {?}, {?}, {"z", ?}]>}, %arg4: tensor<30x2xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2}, {"y", "z", "x":(2)2}]>}) -> (tensor<30x4x3x4xf32>, tensor<3780xf32>) {
    %0 = stablehlo.select %arg1, %arg2, %arg2 : tensor<i1>, tensor<30x7x3x6xf32>
    sdy.sharding_group %0 group_id=3 : tensor<30x7x3x6xf32>
    sdy.sharding_group %arg2 group_id=3 : tensor<30x7x3x6xf32>
    %1 = stablehlo.custom_call @index() : () -> tensor<i32>
    %2 = stablehlo.dynamic_slice %0, %1, %1, %1, %1, sizes = [30, 4, 3, 4] : (tensor<30x7x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<30x4x3x4xf32>
    %3 = stablehlo.reshape %0 : (tensor<30x7x3x6xf32>) -> tensor<3780xf32>
    return %2, %3 : tensor<30x4x3x4xf32>, tensor<3780xf32>
  }
}
