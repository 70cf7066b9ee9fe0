// sdyrt-opt -split-input-file
func.func private @f() attributes {z.a = affine_set<() : ()>}
// -----
func.func private @f() attributes {z.a = affine_set<(d0) : (d0 <= 5)>}
// -----
func.func private @f() attributes {z.a = affine_set<(d0) : (d0 >= d0 + 1)>}
// -----
func.func private @f() attributes {z.a = memref<2xf32>}
// -----
func.func private @f() attributes {z.a = memref<2x?xf32>}
// -----
func.func private @f() attributes {z.a = memref<f32>}
// -----
func.func private @f() attributes {z.a = memref<*xf32>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, affine_map<(d0, d1) -> (d0, d1)>>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, strided<[3, 1]>>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, strided<[3, 1], offset: 2>>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, strided<[?, 1], offset: ?>>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, 1>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, 0>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, 1 : i32>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, "gpu">}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, strided<[3, 1]>, 2>}
// -----
func.func private @f() attributes {z.a = memref<*xf32, 1>}
// -----
func.func private @f() attributes {z.a = memref<2xmemref<2xf32>>}
// -----
func.func private @f() attributes {z.a = memref<2xvector<2xf32>>}
// -----
func.func private @f() attributes {z.a = memref<2xcomplex<f32>>}
// -----
func.func private @f() attributes {z.a = memref<2xindex>}
// -----
func.func private @f() attributes {z.a = strided<[1, 2]>}
// -----
func.func private @f() attributes {z.a = strided<[1, 2], offset: 3>}
// -----
func.func private @f() attributes {z.a = strided<[?], offset: ?>}
// -----
func.func private @f() attributes {z.a = strided<[]>}
// -----
func.func private @f() attributes {z.a = strided<[], offset: 0>}
// -----
func.func private @f() attributes {z.a = strided<[-1]>}
// -----
func.func private @f() attributes {z.a = strided<[0]>}
// -----
func.func private @f() attributes {z.a = strided<[1], offset: -3>}
// -----
func.func private @f() attributes {z.a = dense_resource<foo> : tensor<4xi32>}
// -----
func.func private @f() attributes {z.a = dense_resource<"foo"> : tensor<4xi32>}
// -----
func.func private @f() attributes {z.a = dense_resource<foo> : vector<4xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>}
// -----
func.func private @f() attributes {z.a = sparse<0, 1> : tensor<3xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[0, 1], [1, 2]> : tensor<3xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[[0, 0]], 1> : tensor<3x4xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[[0, 0]], 1> : vector<3x4xi32>}
// -----
func.func private @f() attributes {z.a = sparse<> : tensor<3x4xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[[0, 0]], 1.5> : tensor<3x4xf32>}
// -----
func.func private @f() attributes {z.a = distinct[0]<"a">}
// -----
func.func private @f() attributes {z.a = distinct[5]<42 : i32>}
// -----
func.func private @f() attributes {z.a = distinct[0]<>}
// -----
func.func private @f() attributes {z.a = distinct[0]<unit>}
// -----
func.func private @f() attributes {z.a = [distinct[0]<1 : i32>, distinct[1]<1 : i32>, distinct[0]<1 : i32>]}
// -----
func.func private @f() attributes {z.a = vector<2x[4]xf32>}
// -----
func.func private @f() attributes {z.a = vector<[4]xf32>}
// -----
func.func private @f() attributes {z.a = vector<4xf32>}
// -----
func.func private @f() attributes {z.a = vector<f32>}
// -----
func.func private @f() attributes {z.a = vector<2x3xindex>}
// -----
func.func private @f() attributes {z.a = tuple<>}
// -----
func.func private @f() attributes {z.a = tuple<tuple<i32>, none>}
// -----
func.func private @f() attributes {z.a = none}
// -----
func.func private @f() attributes {z.a = index}
// -----
func.func private @f() attributes {z.a = tensor<2xvector<2xf32>>}
// -----
func.func private @f() attributes {z.a = tensor<2xcomplex<i32>>}
// -----
func.func private @f() attributes {z.a = tensor<2x!stablehlo.token>}
// -----
func.func private @f() attributes {z.a = tensor<2xindex>}
// -----
func.func private @f() attributes {z.a = tensor<4xf32, "enc">}
// -----
func.func private @f() attributes {z.a = tensor<4xf32, affine_map<(d0) -> (d0)>>}
// -----
func.func private @f() attributes {z.a = tensor<4xf32, {a = 1}>}
// -----
func.func private @f() attributes {z.a = tensor<4xf32, 5 : i32>}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2], kernel_output_feature_dimension = 0, kernel_input_feature_dimension = 1, kernel_spatial_dimensions = [2], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, kernel_output_feature_dimension = 0, kernel_input_feature_dimension = 1, output_batch_dimension = 0, output_feature_dimension = 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot<>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot<lhs_contracting_dimensions = [2]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], operand_batching_dims = [2], start_indices_batching_dims = [3], start_index_map = [4], index_vector_dim = 5>}
// -----
func.func private @f() attributes {z.a = #stablehlo.gather<>}
// -----
func.func private @f() attributes {z.a = #stablehlo.gather<index_vector_dim = 0>}
// -----
func.func private @f() attributes {z.a = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], input_batching_dims = [2], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [4], index_vector_dim = 5>}
// -----
func.func private @f() attributes {z.a = #stablehlo.scatter<>}
// -----
func.func private @f() attributes {z.a = #stablehlo.channel_handle<handle = 1, type = 0>}
// -----
func.func private @f() attributes {z.a = #stablehlo.channel_handle<type = 0, handle = 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = [2]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>}
// -----
func.func private @f() attributes {z.a = #stablehlo.bounds<4, ?>}
// -----
func.func private @f() attributes {z.a = #stablehlo.bounds<>}
// -----
func.func private @f() attributes {z.a = #stablehlo.bounds<-1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.type_extensions<bounds = [4, ?]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<atol = 1.0, rtol = 2.0, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<atol = 1.0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy_mode<HIGHEST>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}
// -----
func.func private @f() attributes {z.a = #stablehlo<precision DEFAULT>}
// -----
func.func private @f() attributes {z.a = #stablehlo<precision HIGH>}
// -----
func.func private @f() attributes {z.a = #stablehlo<fft_type FFT>}
// -----
func.func private @f() attributes {z.a = #stablehlo<transpose NO_TRANSPOSE>}
// -----
func.func private @f() attributes {z.a = #stablehlo<rng_distribution UNIFORM>}
// -----
func.func private @f() attributes {z.a = #stablehlo<rng_algorithm THREE_FRY>}
// -----
func.func private @f() attributes {z.a = #stablehlo<comparison_direction EQ>}
// -----
func.func private @f() attributes {z.a = #stablehlo<comparison_type TOTALORDER>}
// -----
func.func private @f() attributes {z.a = #chlo<comparison_direction EQ>}
// -----
func.func private @f() attributes {z.a = #chlo<comparison_type FLOAT>}
// -----
func.func private @f() attributes {z.a = #chlo<precision DEFAULT>}
// -----
func.func private @f() attributes {z.a = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}
// -----
func.func private @f() attributes {z.a = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}
// -----
func.func private @f() attributes {z.a = #chlo.ragged_dot<>}
// -----
func.func private @f() attributes {z.a = !stablehlo.token}
// -----
func.func private @f() attributes {z.a = !stablehlo<token>}
// -----
func.func private @f() attributes {z.a = !stablehlo.future<tensor<f32>>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref"a">}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref"a":(1)2>}
// -----
func.func private @f() attributes {z.a = #sdy<mesh_axis"a"=2>}
// -----
func.func private @f() attributes {z.a = #sdy<dimension_sharding{"a"}>}
// -----
func.func private @f() attributes {z.a = #sdy<dimension_sharding{"a", ?}p1>}
// -----
func.func private @f() attributes {z.a = #sdy<sub_axis_info(1)2>}
// -----
func.func private @f() attributes {z.a = #sdy<all_to_all_param{"a"}: 0->1>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref_list{"a"}>}
// -----
func.func private @f() attributes {z.a = #sdy<tensor_mapping[i]>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>}
// -----
func.func private @f() attributes {z.a = #sdy<manual_axes{"a"}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@mesh, [{"a"}], unreduced={"b"}, replicated={"c"}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@mesh, [{"a"}], replicated={"c"}, unreduced={"b"}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@mesh, [{"a":(0)0}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@mesh, [{"a":(1)0}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@mesh, [{"a":(0)1}]>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref"a":(0)0>}
// -----
func.func private @f() attributes {z.a = 1.0 : f8E8M0FNU}
// -----
func.func private @f() attributes {z.a = 0.0 : f8E8M0FNU}
// -----
func.func private @f() attributes {z.a = -0.0 : f8E8M0FNU}
// -----
func.func private @f() attributes {z.a = 3.0 : f8E8M0FNU}
// -----
func.func private @f() attributes {z.a = 1.0e-50 : f8E8M0FNU}
// -----
func.func private @f() attributes {z.a = 1.0e50 : f8E8M0FNU}
// -----
func.func private @f() attributes {z.a = 0x00 : f8E8M0FNU}
// -----
func.func private @f() attributes {z.a = 0xFF : f8E8M0FNU}
// -----
func.func private @f() attributes {z.a = dense<-1.0> : tensor<2xf8E8M0FNU>}
// -----
func.func private @f() attributes {z.a = dense<-2.0> : tensor<f8E8M0FNU>}
// -----
func.func private @f() attributes {z.a = dense<0.0> : tensor<f8E8M0FNU>}
// -----
func.func private @f() attributes {z.a = dense<1.0> : tensor<f8E8M0FNU>}
// -----
func.func private @f() attributes {z.a = dense<[1.0, 3.0]> : tensor<2xf8E8M0FNU>}
// -----
func.func private @f() attributes {z.a = -1.0 : f4E2M1FN}
// -----
func.func private @f() attributes {z.a = 7.0 : f4E2M1FN}
// -----
func.func private @f() attributes {z.a = 1.5 : tf32}
// -----
func.func private @f() attributes {z.a = dense<1.0> : tensor<2xtf32>}
// -----
func.func private @f() attributes {z.a = dense<1> : tensor<2xi128>}
// -----
func.func private @f() attributes {z.a = dense<1> : tensor<2xi65>}
// -----
func.func private @f() attributes {z.a = 1 : i65}
// -----
func.func private @f() attributes {z.a = -1 : i128}
// -----
func.func private @f() attributes {z.a = dense<"0x00"> : tensor<2xi4>}
// -----
func.func private @f() attributes {z.a = dense<0> : tensor<2xi4>}
// -----
func.func private @f() attributes {z.a = dense<1> : vector<2xi32>}
// -----
func.func private @f() attributes {z.a = dense<[]> : tensor<0xi32>}
// -----
func.func private @f() attributes {z.a = dense<> : tensor<0xi32>}
// -----
func.func private @f() attributes {z.a = array<i32>}
// -----
func.func private @f() attributes {z.a = array<i64: 1>}
// -----
func.func private @f() attributes {z.a = array<f32: 1.0>}
// -----
func.func private @f() attributes {z.a = loc("a":1:2)}
// -----
func.func private @f() attributes {z.a = loc(unknown)}
// -----
func.func private @f() attributes {z.a = @a::@b::@c}
// -----
func.func private @f() attributes {z.a = @"a b"}
// -----
func.func private @f() attributes {z.a = "a\tb"}
// -----
func.func private @f() attributes {z.a = {a}}
// -----
func.func private @f() attributes {z.a = {}}
// -----
func.func private @f() attributes {z.a = [unit]}
// -----
func.func private @f() attributes {z.a = unit}
// -----
func.func private @f() attributes {z.a = () -> ()}
// -----
func.func private @f() attributes {z.a = (i32) -> (i32, i32)}
// -----
func.func private @f() attributes {z.a = (() -> ()) -> ()}
// -----
func.func private @f() attributes {z.a = si32}
// -----
func.func private @f() attributes {z.a = ui1}
// -----
func.func private @f() attributes {z.a = i0}
// -----
func.func private @f() attributes {z.a = si0}
// -----
func.func private @f() attributes {z.a = i16777215}
// -----
func.func private @f() attributes {z.a = 0 : i0}
// -----
func.func private @f() attributes {z.a = true}
// -----
func.func private @f() attributes {z.a = 1 : i1}
// -----
func.func private @f() attributes {z.a = -1 : i1}
// -----
func.func private @f() attributes {z.a = 1 : index}
// -----
func.func private @f() attributes {z.a = 1.0}
// -----
func.func private @f() attributes {z.a = 0x7F800000 : f32}
// -----
func.func private @f() attributes {z.a = 0x7FC00001 : f32}
// -----
func.func private @f() attributes {z.a = affine_map<(d0, d1) -> (d1 + d0, d0 + d0, d0 + d0 * 2, d0 * 2 + d0, d0 - d0, d0 * 3 + d0 * -3)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0)[s0] -> (s0 + d0, s0 * d0, d0 * s0, 2 * s0, s0 * s0, s0 floordiv s0, d0 mod s0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0)[s0] -> (1 + s0 + d0, s0 + 1 + d0, (s0 + 1) * 2, (d0 + 1) * 2)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0 * 0, d0 * 1, 0 * d0, d0 + 0, 0 + d0, d0 * 2 * 3)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0, d1) -> ((d0 * 2 + d1 * 4) floordiv 2, (d0 * 2 + d1 * 3) floordiv 2, (d0 * 2 + 1) floordiv 2, (d0 floordiv 2) floordiv 3)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0, d1) -> ((d0 * 2 + d1 * 4) ceildiv 2, (d0 * 2 + d1) ceildiv 2, (d0 * 4) ceildiv 2)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0, d1) -> ((d0 * 2 + d1 * 4) mod 2, (d0 * 2 + d1) mod 2, (d0 * 4 + d1) mod 2, (d0 mod 3) mod 2, (d0 mod 4) mod 2, (d0 + 4) mod 4)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0, d1) -> (d0 - d1 - 1, d0 - 1 - d1, -d0 - d1, -(d0 + d1), -(d0 + 1), -(-d0))>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0, d1) -> (d0 + d1 * -1, d0 + d1 * -2, d0 + (d1 + 1) * -1, d0 + (d1 + 1) * -2, d0 * -1 + d1, d0 * -2)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0 - (d0 floordiv 4) * 4)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> ((d0 floordiv 4) * 4 + d0 mod 4, d0 mod 4 + (d0 floordiv 4) * 4)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0 + -5, d0 - -5, d0 + 5 * -1)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0, d1) -> (d0 mod 4 + d1, (d0 + d1) mod 4, d0 * 2 mod 4, d0 mod 2 * 3, d0 floordiv 2 * 3)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0, d1) -> ((d0 mod 4) * 2, (d0 + 1) floordiv 2 + (d1 ceildiv 3) * 2)>}
// -----
func.func private @f() attributes {z.a = affine_map<() -> (5 mod 3, -5 mod 3, 5 mod -3, -7 floordiv 2, -7 ceildiv 2, 7 * 6, 3 - 9, 7 mod 0, 7 floordiv 0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0 floordiv -2, d0 mod -2, d0 ceildiv -1, d0 floordiv -1)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> ()>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (9223372036854775807 + d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (9223372036854775807 + 1, 9223372036854775807 * 2)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (-9223372036854775807)>}
// -----
func.func private @f() attributes {z.a = affine_map<(mod) -> (mod)>}
// -----
func.func private @f() attributes {z.a = affine_map<(a, b)[c] -> (a + c)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (0x10)>}
// -----
func.func private @f() attributes {z.a = affine_set<(d0, d1) : (d0 == d1, d0 + 1 == d1, d0 <= d1, 5 >= d0, d0 >= 5, d0 == 5)>}
// -----
func.func private @f() attributes {z.a = affine_set<(d0) : (0 >= 0, 0 == 0)>}
// -----
func.func private @f() attributes {z.a = affine_set<(d0) : (1 >= 0)>}
// -----
func.func private @f() attributes {z.a = affine_set<(d0) : (1 == 0)>}
// -----
func.func private @f() attributes {z.a = affine_set<(d0)[s0] : (d0 + s0 - 1 >= 0)>}
// -----
func.func private @f() attributes {z.a = [affine_map<(d0) -> (d0)>, affine_set<(d0) : (d0 >= 0)>, affine_map<(d0) -> (d0, d0)>, affine_map<(d0) -> (d0)>, distinct[0]<"a">, loc("x"), memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>]}
// -----
func.func private @f() attributes {z.a = {b = affine_map<(d0) -> (d0)>, a = {c = affine_map<(d0) -> (d0, d0)>}}}
// -----
func.func private @f() attributes {z.a = distinct[0]<affine_map<(d0) -> (d0)>>}
// -----
func.func private @f() attributes {z.a = [distinct[3]<>, distinct[1]<>, distinct[3]<>, distinct[7]<1>]}
// -----
func.func private @f() attributes {z.a = distinct[0]<[distinct[1]<1>]>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1, d0)>>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, affine_map<(d0, d1) -> (d0 + d1)>, 1>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, 0 : i32>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, 0 : i64>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, strided<[3, 1]>, strided<[3, 1]>>}
// -----
func.func private @f() attributes {z.a = memref<*xf32, 0>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, {a = 1}>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, strided<[1, 2], offset: 0>>}
// -----
func.func private @f() attributes {z.a = memref<1xf32, strided<[1]>>}
// -----
func.func private @f() attributes {z.a = memref<f32, strided<[]>>}
// -----
func.func private @f() attributes {z.a = memref<f32, affine_map<() -> (0)>>}
// -----
func.func private @f() attributes {z.a = memref<2xmemref<*xf32>>}
// -----
func.func private @f() attributes {z.a = vector<[4]x2xf32>}
// -----
func.func private @f() attributes {z.a = vector<2x[4]x[2]xi8>}
// -----
func.func private @f() attributes {z.a = vector<4xindex>}
// -----
func.func private @f() attributes {z.a = tensor<4xf32, >}
// -----
func.func private @f() attributes {z.a = tensor<2x4294967296xf32>}
// -----
func.func private @f() attributes {z.a = complex<f8E4M3FN>}
// -----
func.func private @f() attributes {z.a = complex<i1>}
// -----
func.func private @f() attributes {z.a = affine_map<()[s0] -> (s0 mod s0, s0 ceildiv s0, (s0 + 1) floordiv (s0 + 1))>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> ((d0 * 4) floordiv -2, (d0 * 4) ceildiv -2, (d0 * 4) mod -2, -7 floordiv -2, -7 ceildiv -2, 7 ceildiv 0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0)[] -> (d0)>}
// -----
func.func private @f() attributes {z.a = affine_set<(d0) : ()>}
// -----
func.func private @f() attributes {z.a = vector<2xf32>}
// -----
func.func private @f() attributes {z.a = #sdy<mesh<["a"=2]>>}
// -----
func.func private @f() attributes {z.a = #sdy<sharding<@m, []>>}
// -----
func.func private @f() attributes {z.a = #stablehlo<channel_handle<handle = 1, type = 2>>}
// -----
func.func private @f() attributes {z.a = #stablehlo<bounds<4>>}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<raw input_spatial_dimensions = [1, 2], kernel_spatial_dimensions = [0, 1], output_spatial_dimensions = [0, 1], input_feature_dimension = 3, kernel_output_feature_dimension = 3, kernel_input_feature_dimension = 2, output_feature_dimension = 3, output_batch_dimension = 2>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding_per_value<[]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<mesh<["a"=2]>, []>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([j]) {i=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i])>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2, j=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction={k}>}
// -----
func.func private @f() attributes {z.a = sparse<0, 1> : tensor<3x4xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[[1, 1], [1, 1]], 1> : tensor<3x4xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[1, 1], 1> : tensor<3xi32>}
// -----
func.func private @f(tensor<4x!stablehlo.token>) attributes {z.a = dense_resource<foo> : tensor<1xi32>, z.b = dense_resource<"b c"> : tensor<1xi32>, z.c = dense_resource<foo> : tensor<2xi16>, z.d = dense_resource<none> : tensor<2xi16>}
{-#
  dialect_resources: {
    builtin: {
      "b c": "0x0400000001000000",
      unused: "0x0400000001000000",
      foo: "0x10000000abcdef00"
    }
  },
  external_resources: {}
#-}
// -----
func.func @main() -> (tensor<1xi32>, tensor<3xf32>) {
  %0 = stablehlo.constant dense_resource<foo> : tensor<1xi32>
  %1 = stablehlo.constant sparse<[[0], [2]], [1.5, 2.5]> : tensor<3xf32>
  return %0, %1 : tensor<1xi32>, tensor<3xf32>
}
{-#
  dialect_resources: {
    builtin: {
      "b c": "0x0400000001000000",
      unused: "0x0400000001000000",
      foo: "0x10000000abcdef00"
    }
  },
  external_resources: {}
#-}
