#set = affine_set<() : (0 == 0)>
module {
  func.func private @f() attributes {z.a = #set}
}
// -----
#set = affine_set<(d0) : (-d0 + 5 >= 0)>
module {
  func.func private @f() attributes {z.a = #set}
}
// -----
#set = affine_set<(d0) : (d0 - (d0 + 1) >= 0)>
module {
  func.func private @f() attributes {z.a = #set}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x?xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<f32>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<*xf32>}
}
// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func private @f() attributes {z.a = memref<2x3xf32, #map>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32, strided<[3, 1]>>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32, strided<[3, 1], offset: 2>>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32, strided<[?, 1], offset: ?>>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32, 1>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32, 1 : i32>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32, "gpu">}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32, strided<[3, 1]>, 2>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<*xf32, 1>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2xmemref<2xf32>>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2xvector<2xf32>>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2xcomplex<f32>>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2xindex>}
}
// -----
module {
  func.func private @f() attributes {z.a = strided<[1, 2]>}
}
// -----
module {
  func.func private @f() attributes {z.a = strided<[1, 2], offset: 3>}
}
// -----
module {
  func.func private @f() attributes {z.a = strided<[?], offset: ?>}
}
// -----
module {
  func.func private @f() attributes {z.a = strided<[]>}
}
// -----
module {
  func.func private @f() attributes {z.a = strided<[]>}
}
// -----
module {
  func.func private @f() attributes {z.a = strided<[-1]>}
}
// -----
module {
  func.func private @f() attributes {z.a = strided<[0]>}
}
// -----
module {
  func.func private @f() attributes {z.a = strided<[1], offset: -3>}
}
// -----
module {
  func.func private @f() attributes {z.a = dense_resource<foo> : tensor<4xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = dense_resource<foo> : tensor<4xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = dense_resource<foo> : vector<4xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = sparse<0, 1> : tensor<3xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = sparse<[0, 1], [1, 2]> : tensor<3xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = sparse<0, 1> : tensor<3x4xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = sparse<0, 1> : vector<3x4xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = sparse<> : tensor<3x4xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = sparse<0, 1.500000e+00> : tensor<3x4xf32>}
}
// -----
#distinct = distinct[0]<"a">
module {
  func.func private @f() attributes {z.a = #distinct}
}
// -----
#distinct = distinct[0]<42 : i32>
module {
  func.func private @f() attributes {z.a = #distinct}
}
// -----
module {
  func.func private @f() attributes {z.a = distinct[0]<>}
}
// -----
module {
  func.func private @f() attributes {z.a = distinct[0]<>}
}
// -----
#distinct = distinct[0]<1 : i32>
#distinct1 = distinct[1]<1 : i32>
module {
  func.func private @f() attributes {z.a = [#distinct, #distinct1, #distinct]}
}
// -----
module {
  func.func private @f() attributes {z.a = vector<2x[4]xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = vector<[4]xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = vector<4xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = vector<f32>}
}
// -----
module {
  func.func private @f() attributes {z.a = vector<2x3xindex>}
}
// -----
module {
  func.func private @f() attributes {z.a = tuple<>}
}
// -----
module {
  func.func private @f() attributes {z.a = tuple<tuple<i32>, none>}
}
// -----
module {
  func.func private @f() attributes {z.a = none}
}
// -----
module {
  func.func private @f() attributes {z.a = index}
}
// -----
module {
  func.func private @f() attributes {z.a = tensor<2xvector<2xf32>>}
}
// -----
module {
  func.func private @f() attributes {z.a = tensor<2xcomplex<i32>>}
}
// -----
module {
  func.func private @f() attributes {z.a = tensor<2x!stablehlo.token>}
}
// -----
module {
  func.func private @f() attributes {z.a = tensor<2xindex>}
}
// -----
module {
  func.func private @f() attributes {z.a = tensor<4xf32, "enc">}
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f() attributes {z.a = tensor<4xf32, #map>}
}
// -----
module {
  func.func private @f() attributes {z.a = tensor<4xf32, {a = 1 : i64}>}
}
// -----
module {
  func.func private @f() attributes {z.a = tensor<4xf32, 5 : i32>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.conv<[b, f]x[o, i]->[b, f]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.dot<>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.dot<lhs_contracting_dimensions = [2]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], operand_batching_dims = [2], start_indices_batching_dims = [3], start_index_map = [4], index_vector_dim = 5>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.gather<>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.gather<>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], input_batching_dims = [2], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [4], index_vector_dim = 5>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.scatter<>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.channel_handle<handle = 1, type = 0>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.channel_handle<handle = 1, type = 0>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = [2]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.bounds<4, ?>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.bounds<>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.bounds<-1>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.bounds<4, ?>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.result_accuracy<atol = 1.000000e+00, rtol = 2.000000e+00, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.result_accuracy<atol = 1.000000e+00, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.result_accuracy_mode<HIGHEST>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo<precision DEFAULT>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo<precision HIGH>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo<fft_type FFT>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo<transpose NO_TRANSPOSE>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo<rng_distribution UNIFORM>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo<rng_algorithm THREE_FRY>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo<comparison_direction EQ>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo<comparison_type TOTALORDER>}
}
// -----
module {
  func.func private @f() attributes {z.a = #chlo<comparison_direction EQ>}
}
// -----
module {
  func.func private @f() attributes {z.a = #chlo<comparison_type FLOAT>}
}
// -----
module {
  func.func private @f() attributes {z.a = #chlo<precision DEFAULT>}
}
// -----
module {
  func.func private @f() attributes {z.a = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #chlo.ragged_dot<>}
}
// -----
module {
  func.func private @f() attributes {z.a = !stablehlo.token}
}
// -----
module {
  func.func private @f() attributes {z.a = !stablehlo.token}
}
// -----
module {
  func.func private @f() attributes {z.a = !stablehlo.future<tensor<f32>>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<axis_ref"a">}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<axis_ref"a":(1)2>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<mesh_axis"a"=2>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<dimension_sharding{"a"}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<dimension_sharding{"a", ?}p1>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<sub_axis_info(1)2>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<all_to_all_param{"a"}: 0->1>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<axis_ref_list{"a"}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<tensor_mapping[i]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<manual_axes{"a"}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.sharding<@mesh, [{"a"}], replicated={"c"}, unreduced={"b"}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.sharding<@mesh, [{"a"}], replicated={"c"}, unreduced={"b"}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.sharding<@mesh, [{"a":(0)0}]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.sharding<@mesh, [{"a":(1)0}]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.sharding<@mesh, [{"a":(0)1}]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<axis_ref"a":(0)0>}
}
// -----
module {
  func.func private @f() attributes {z.a = 1.000000e+00 : f8E8M0FNU}
}
// -----
module {
  func.func private @f() attributes {z.a = 5.877470e-39 : f8E8M0FNU}
}
// -----
module {
  func.func private @f() attributes {z.a = 5.877470e-39 : f8E8M0FNU}
}
// -----
module {
  func.func private @f() attributes {z.a = 4.000000e+00 : f8E8M0FNU}
}
// -----
module {
  func.func private @f() attributes {z.a = 5.877470e-39 : f8E8M0FNU}
}
// -----
module {
  func.func private @f() attributes {z.a = 0xFF : f8E8M0FNU}
}
// -----
module {
  func.func private @f() attributes {z.a = 5.877470e-39 : f8E8M0FNU}
}
// -----
module {
  func.func private @f() attributes {z.a = 0xFF : f8E8M0FNU}
}
// -----
module {
  func.func private @f() attributes {z.a = dense<0xFF> : tensor<2xf8E8M0FNU>}
}
// -----
module {
  func.func private @f() attributes {z.a = dense<2.000000e+00> : tensor<f8E8M0FNU>}
}
// -----
module {
  func.func private @f() attributes {z.a = dense<5.877470e-39> : tensor<f8E8M0FNU>}
}
// -----
module {
  func.func private @f() attributes {z.a = dense<1.000000e+00> : tensor<f8E8M0FNU>}
}
// -----
module {
  func.func private @f() attributes {z.a = dense<[1.000000e+00, 4.000000e+00]> : tensor<2xf8E8M0FNU>}
}
// -----
module {
  func.func private @f() attributes {z.a = -1.000000e+00 : f4E2M1FN}
}
// -----
module {
  func.func private @f() attributes {z.a = 6.000000e+00 : f4E2M1FN}
}
// -----
module {
  func.func private @f() attributes {z.a = 1.500000e+00 : tf32}
}
// -----
module {
  func.func private @f() attributes {z.a = dense<1.000000e+00> : tensor<2xtf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = dense<1> : tensor<2xi128>}
}
// -----
module {
  func.func private @f() attributes {z.a = dense<1> : tensor<2xi65>}
}
// -----
module {
  func.func private @f() attributes {z.a = 1 : i65}
}
// -----
module {
  func.func private @f() attributes {z.a = -1 : i128}
}
// -----
module {
  func.func private @f() attributes {z.a = dense<0> : tensor<2xi4>}
}
// -----
module {
  func.func private @f() attributes {z.a = dense<0> : tensor<2xi4>}
}
// -----
module {
  func.func private @f() attributes {z.a = dense<1> : vector<2xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = dense<> : tensor<0xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = dense<> : tensor<0xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = array<i32>}
}
// -----
module {
  func.func private @f() attributes {z.a = array<i64: 1>}
}
// -----
module {
  func.func private @f() attributes {z.a = array<f32: 1.000000e+00>}
}
// -----
#loc = loc("a":1:2)
module {
  func.func private @f() attributes {z.a = #loc}
}
// -----
#loc = loc(unknown)
module {
  func.func private @f() attributes {z.a = #loc}
}
// -----
module {
  func.func private @f() attributes {z.a = @a::@b::@c}
}
// -----
module {
  func.func private @f() attributes {z.a = @"a b"}
}
// -----
module {
  func.func private @f() attributes {z.a = "a\09b"}
}
// -----
module {
  func.func private @f() attributes {z.a = {a}}
}
// -----
module {
  func.func private @f() attributes {z.a = {}}
}
// -----
module {
  func.func private @f() attributes {z.a = [unit]}
}
// -----
module {
  func.func private @f() attributes {z.a}
}
// -----
module {
  func.func private @f() attributes {z.a = () -> ()}
}
// -----
module {
  func.func private @f() attributes {z.a = (i32) -> (i32, i32)}
}
// -----
module {
  func.func private @f() attributes {z.a = (() -> ()) -> ()}
}
// -----
module {
  func.func private @f() attributes {z.a = si32}
}
// -----
module {
  func.func private @f() attributes {z.a = ui1}
}
// -----
module {
  func.func private @f() attributes {z.a = i0}
}
// -----
module {
  func.func private @f() attributes {z.a = si0}
}
// -----
module {
  func.func private @f() attributes {z.a = i16777215}
}
// -----
module {
  func.func private @f() attributes {z.a = 0 : i0}
}
// -----
module {
  func.func private @f() attributes {z.a = true}
}
// -----
module {
  func.func private @f() attributes {z.a = true}
}
// -----
module {
  func.func private @f() attributes {z.a = true}
}
// -----
module {
  func.func private @f() attributes {z.a = 1 : index}
}
// -----
module {
  func.func private @f() attributes {z.a = 1.000000e+00 : f64}
}
// -----
module {
  func.func private @f() attributes {z.a = 0x7F800000 : f32}
}
// -----
module {
  func.func private @f() attributes {z.a = 0x7FC00001 : f32}
}
// -----
#map = affine_map<(d0, d1) -> (d0 + d1, d0 * 2, d0 * 3, d0 * 3, 0, 0)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0)[s0] -> (d0 + s0, d0 * s0, d0 * s0, s0 * 2, s0 * s0, 1, d0 mod s0)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0)[s0] -> (d0 + s0 + 1, d0 + s0 + 1, (s0 + 1) * 2, (d0 + 1) * 2)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0) -> (0, d0, 0, d0, d0, d0 * 6)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0, d1) -> (d0 + d1 * 2, d0 + (d1 * 3) floordiv 2, d0, (d0 floordiv 2) floordiv 3)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0, d1) -> ((d0 * 2 + d1 * 4) ceildiv 2, (d0 * 2 + d1) ceildiv 2, d0 * 2)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0, d1) -> (0, d1 mod 2, d1 mod 2, (d0 mod 3) mod 2, d0 mod 2, d0 mod 4)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0, d1) -> (d0 - d1 - 1, d0 - d1 - 1, -d0 - d1, -(d0 + d1), -(d0 + 1), d0)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0, d1) -> (d0 - d1, d0 - d1 * 2, d0 - (d1 + 1), d0 - (d1 + 1) * 2, -d0 + d1, d0 * -2)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0) -> (d0 mod 4)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0) -> ((d0 floordiv 4) * 4 + d0 mod 4, d0 mod 4 + (d0 floordiv 4) * 4)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0) -> (d0 - 5, d0 + 5, d0 - 5)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0, d1) -> (d0 mod 4 + d1, (d0 + d1) mod 4, (d0 * 2) mod 4, (d0 mod 2) * 3, (d0 floordiv 2) * 3)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0, d1) -> ((d0 mod 4) * 2, (d0 + 1) floordiv 2 + (d1 ceildiv 3) * 2)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<() -> (2, 1, 5 mod -3, -4, -3, 42, -6, 7 mod 0, 7 floordiv 0)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0) -> (d0 floordiv -2, d0 mod -2, d0 ceildiv -1, d0 floordiv -1)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0) -> ()>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0) -> (d0 + 9223372036854775807)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0) -> (9223372036854775807 + 1, 9223372036854775807 * 2)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0) -> (-9223372036854775807)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0, d1)[s0] -> (d0 + s0)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0) -> (16)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#set = affine_set<(d0, d1) : (d0 - d1 == 0, d0 - d1 + 1 == 0, d1 - d0 >= 0, -d0 + 5 >= 0, d0 - 5 >= 0, d0 - 5 == 0)>
module {
  func.func private @f() attributes {z.a = #set}
}
// -----
#set = affine_set<(d0) : (0 >= 0, 0 == 0)>
module {
  func.func private @f() attributes {z.a = #set}
}
// -----
#set = affine_set<(d0) : (1 >= 0)>
module {
  func.func private @f() attributes {z.a = #set}
}
// -----
#set = affine_set<(d0) : (1 == 0)>
module {
  func.func private @f() attributes {z.a = #set}
}
// -----
#set = affine_set<(d0)[s0] : (d0 + s0 - 1 >= 0)>
module {
  func.func private @f() attributes {z.a = #set}
}
// -----
#distinct = distinct[0]<"a">
#loc = loc("x")
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0, d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func private @f() attributes {z.a = [#map, #set, #map1, #map, #distinct, #loc, memref<2x3xf32, #map2>]}
}
// -----
#map = affine_map<(d0) -> (d0, d0)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f() attributes {z.a = {a = {c = #map}, b = #map1}}
}
// -----
#map = affine_map<(d0) -> (d0)>
#distinct = distinct[0]<#map>
module {
  func.func private @f() attributes {z.a = #distinct}
}
// -----
#distinct = distinct[0]<1 : i64>
module {
  func.func private @f() attributes {z.a = [distinct[1]<>, distinct[2]<>, distinct[1]<>, #distinct]}
}
// -----
#distinct = distinct[0]<1 : i64>
#distinct1 = distinct[1]<[#distinct]>
module {
  func.func private @f() attributes {z.a = #distinct1}
}
// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func private @f() attributes {z.a = memref<2x3xf32, #map>}
}
// -----
#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func private @f() attributes {z.a = memref<2x3xf32, #map, 1>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32, strided<[3, 1]>>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<*xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32, {a = 1 : i64}>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2x3xf32, strided<[1, 2]>>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<1xf32, strided<[1]>>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<f32, strided<[]>>}
}
// -----
#map = affine_map<() -> (0)>
module {
  func.func private @f() attributes {z.a = memref<f32, #map>}
}
// -----
module {
  func.func private @f() attributes {z.a = memref<2xmemref<*xf32>>}
}
// -----
module {
  func.func private @f() attributes {z.a = vector<[4]x2xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = vector<2x[4]x[2]xi8>}
}
// -----
module {
  func.func private @f() attributes {z.a = vector<4xindex>}
}
// -----
module {
  func.func private @f() attributes {z.a = tensor<4xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = tensor<2x4294967296xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = complex<f8E4M3FN>}
}
// -----
module {
  func.func private @f() attributes {z.a = complex<i1>}
}
// -----
#map = affine_map<()[s0] -> (0, 1, 1)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0) -> (d0 * -2, d0 * -2, (d0 * 4) mod -2, 3, 4, 7 ceildiv 0)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f() attributes {z.a = #map}
}
// -----
#set = affine_set<(d0) : (0 == 0)>
module {
  func.func private @f() attributes {z.a = #set}
}
// -----
module {
  func.func private @f() attributes {z.a = vector<2xf32>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.mesh<["a"=2]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.sharding<@m, []>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.channel_handle<handle = 1, type = 2>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.bounds<4>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[0, 1, b, f]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.sharding_per_value<[]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.sharding<mesh<["a"=2]>, []>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([j]) {i=2}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i])>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2, j=2}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction={k}>}
}
// -----
module {
  func.func private @f() attributes {z.a = sparse<0, 1> : tensor<3x4xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = sparse<1, 1> : tensor<3x4xi32>}
}
// -----
module {
  func.func private @f() attributes {z.a = sparse<1, 1> : tensor<3xi32>}
}
// -----
module {
  func.func private @f(tensor<4x!stablehlo.token>) attributes {z.a = dense_resource<foo> : tensor<1xi32>, z.b = dense_resource<"b c"> : tensor<1xi32>, z.c = dense_resource<foo> : tensor<2xi16>, z.d = dense_resource<none> : tensor<2xi16>}
}

{-#
  dialect_resources: {
    builtin: {
      foo: "0x10000000ABCDEF00",
      "b c": "0x0400000001000000"
    }
  }
#-}
// -----
module {
  func.func @main() -> (tensor<1xi32>, tensor<3xf32>) {
    %c = stablehlo.constant dense_resource<foo> : tensor<1xi32>
    %cst = stablehlo.constant sparse<[[0], [2]], [1.500000e+00, 2.500000e+00]> : tensor<3xf32>
    return %c, %cst : tensor<1xi32>, tensor<3xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      foo: "0x10000000ABCDEF00"
    }
  }
#-}
