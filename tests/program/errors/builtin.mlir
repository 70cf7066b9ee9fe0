func.func private @f() attributes {z.a = affine_set<(d0) : (d0)>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, strided<[3]>>}
// -----
func.func private @f() attributes {z.a = memref<2xtensor<2xf32>>}
// -----
func.func private @f() attributes {z.a = memref<2x(i32)->i32>}
// -----
func.func private @f() attributes {z.a = memref<2x!a.b>}
// -----
func.func private @f() attributes {z.a = memref}
// -----
func.func private @f() attributes {z.a = memref<>}
// -----
func.func private @f() attributes {z.a = memref<2xf32, affine_map<(d0, d1) -> (d0)>>}
// -----
func.func private @f() attributes {z.a = strided<1>}
// -----
func.func private @f() attributes {z.a = dense_resource<foo>}
// -----
func.func private @f() attributes {z.a = dense_resource<foo> : i32}
// -----
func.func private @f() attributes {z.a = sparse<[[0, 0]], [1, 2]> : tensor<3x4xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[[5, 0]], [1]> : tensor<3x4xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[], []> : tensor<3x4xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[[0, 0]], 1> : tensor<3x4xf32>}
// -----
func.func private @f() attributes {z.a = sparse<[[0, 0]], "a"> : tensor<3x4x!a.b>}
// -----
func.func private @f() attributes {z.a = sparse<[[0, 0, 0]], 1> : tensor<3x4xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[[0, 0]], 1> : i32}
// -----
func.func private @f() attributes {z.a = sparse<[[0, 0]], 1>}
// -----
func.func private @f() attributes {z.a = sparse<[[0, 0]], 1> : tensor<?x4xi32>}
// -----
func.func private @f() attributes {z.a = distinct[]<unit>}
// -----
func.func private @f() attributes {z.a = distinct<1>}
// -----
func.func private @f() attributes {z.a = [distinct[0]<1 : i32>, distinct[0]<2 : i32>]}
// -----
func.func private @f() attributes {z.a = vector<4xcomplex<f32>>}
// -----
func.func private @f() attributes {z.a = vector<4x!a.b>}
// -----
func.func private @f() attributes {z.a = vector<0xf32>}
// -----
func.func private @f() attributes {z.a = vector<?xf32>}
// -----
func.func private @f() attributes {z.a = vector<2xtuple<>>}
// -----
func.func private @f() attributes {z.a = vector<2xmemref<2xf32>>}
// -----
func.func private @f() attributes {z.a = tensor<2xnone>}
// -----
func.func private @f() attributes {z.a = tensor<2xmemref<2xf32>>}
// -----
func.func private @f() attributes {z.a = tensor<2x!a.b>}
// -----
func.func private @f() attributes {z.a = !foo.bar<..>}
// -----
func.func private @f() attributes {z.a = !foo.bar}
// -----
func.func private @f() attributes {z.a = !foo<bar>}
// -----
func.func private @f() attributes {z.a = !foo<"bar baz">}
// -----
func.func private @f() attributes {z.a = #foo.bar}
// -----
func.func private @f() attributes {z.a = #foo.bar<1, "x">}
// -----
func.func private @f() attributes {z.a = #foo<bar>}
// -----
func.func private @f() attributes {z.a = #foo<"bar baz">}
// -----
func.func private @f() attributes {z.a = #foo<"bar">}
// -----
func.func private @f() attributes {z.a = #foo.bar : i32}
// -----
func.func private @f() attributes {z.a = opaque<"a", "b">}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<[b, ?, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<[b, 0, ?, f]x[0, ?, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.channel_handle<handle = 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.channel_handle<>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<ulps = 3, mode = #stablehlo.result_accuracy_mode<HIGHEST>>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<>}
// -----
func.func private @f() attributes {z.a = #stablehlo<result_accuracy_mode HIGHEST>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot_algorithm<>}
// -----
func.func private @f() attributes {z.a = #stablehlo<custom_call_api_version API_VERSION_ORIGINAL>}
// -----
func.func private @f() attributes {z.a = #stablehlo.foo<1>}
// -----
func.func private @f() attributes {z.a = #stablehlo<foo 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.collective_permute}
// -----
func.func private @f() attributes {z.a = #chlo.foo}
// -----
func.func private @f() attributes {z.a = #chlo<ragged_dot 1>}
// -----
func.func private @f() attributes {z.a = !stablehlo.foo}
// -----
func.func private @f() attributes {z.a = !stablehlo.buffer}
// -----
func.func private @f() attributes {z.a = #sdy.foo}
// -----
func.func private @f() attributes {z.a = #sdy<foo>}
// -----
func.func private @f() attributes {z.a = #sdy<edge_node_type operand>}
// -----
func.func private @f() attributes {z.a = #sdy<edge_node_type OPERAND>}
// -----
func.func private @f() attributes {z.a = #sdy<edge_node_type result>}
// -----
func.func private @f() attributes {z.a = #sdy<edge operand-0>}
// -----
func.func private @f() attributes {z.a = #sdy.edge_value<operand : 0>}
// -----
func.func private @f() attributes {z.a = #sdy<edge_value_refoperand - 0>}
// -----
func.func private @f() attributes {z.a = #sdy<data_flow_edge "a">}
// -----
func.func private @f() attributes {z.a = #sdy.manual_axes<{"a"}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@mesh, [{"a"}], unreduced={"b"}max>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@mesh, [{"a"}], unreduced_max={"b"}>}
// -----
func.func private @f() attributes {z.a = dense<true> : tensor<2x!a.b>}
// -----
func.func private @f() attributes {z.a = dense<"abc"> : tensor<2x!a.b>}
// -----
func.func private @f() attributes {z.a = dense<"a"> : tensor<2xi32>}
// -----
func.func private @f() attributes {z.a = dense<"abc"> : tensor<!a.b>}
// -----
func.func private @f() attributes {z.a = dense<1> : tensor<?xi32>}
// -----
func.func private @f() attributes {z.a = dense<1> : tensor<*xi32>}
// -----
func.func private @f() attributes {z.a = array<index: 1>}
// -----
func.func private @f() attributes {z.a = array<i1: true, 0>}
// -----
func.func private @f() attributes {z.a = "a" : !x.y}
// -----
func.func private @f() attributes {z.a = ((i32) -> i32)}
// -----
func.func private @f() attributes {z.a = i16777216}
// -----
func.func private @f() attributes {z.a = 2 : i1}
// -----
func.func private @f() attributes {z.a = 1 : f32}
// -----
func.func private @f() attributes {z.a = 1e5}
// -----
func.func private @f() attributes {z.a = #a}
// -----
func.func private @f() attributes {z.a = !aaffine_map<(d0, d1) -> (d0 + d1 + 1 + 2, d0 + 1 + d1, (d0 + 1) + (d1 + 2))>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> >}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0)}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> d0>}
// -----
func.func private @f() attributes {z.a = affine_map<(1) -> (d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0)[1] -> (d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0)[s0 -> (d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0 d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0 +)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (* d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (())>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> ((d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0 * (d0))>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (1 floordiv d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (1 ceildiv d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (1 mod d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0 + 99999999999999999999)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (9223372036854775808 + d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) : (d0 >= 0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0 + 1.5)>}
// -----
func.func private @f() attributes {z.a = affine_set<(d0) -> (d0)>}
// -----
func.func private @f() attributes {z.a = affine_set<(d0) : (d0 > 0)>}
// -----
func.func private @f() attributes {z.a = affine_set<(d0) : d0 >= 0>}
// -----
func.func private @f() attributes {z.a = affine_set<(d0) : (d0 >= 0>}
// -----
func.func private @f() attributes {z.a = affine_set<(d0)>}
// -----
func.func private @f() attributes {z.a = affine_set}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0) -> (d0)>>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, 1, 2>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, 1, affine_map<(d0, d1) -> (d0 + d1)>>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, unit>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, #foo.bar>}
// -----
func.func private @f() attributes {z.a = memref<*xf32, strided<[]>>}
// -----
func.func private @f() attributes {z.a = memref<*xtensor<2xf32>>}
// -----
func.func private @f() attributes {z.a = memref<*xf32, >}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, >}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, [1]>}
// -----
func.func private @f() attributes {z.a = memref<2x3xf32, 1.5>}
// -----
func.func private @f() attributes {z.a = memref<2xnone>}
// -----
func.func private @f() attributes {z.a = memref<2xtuple<>>}
// -----
func.func private @f() attributes {z.a = memref<2x!stablehlo.token>}
// -----
func.func private @f() attributes {z.a = tensor<2xmemref<*xf32>>}
// -----
func.func private @f() attributes {z.a = strided<[1, 2], offset 3>}
// -----
func.func private @f() attributes {z.a = strided<[1, 2], >}
// -----
func.func private @f() attributes {z.a = strided<[1, ], offset: 3>}
// -----
func.func private @f() attributes {z.a = strided<[1 2]>}
// -----
func.func private @f() attributes {z.a = strided<[1, 2]}
// -----
func.func private @f() attributes {z.a = strided}
// -----
func.func private @f() attributes {z.a = strided<[1, 2], offset: a>}
// -----
func.func private @f() attributes {z.a = strided<[a]>}
// -----
func.func private @f() attributes {z.a = distinct[a]<1>}
// -----
func.func private @f() attributes {z.a = distinct[-1]<1>}
// -----
func.func private @f() attributes {z.a = distinct[1]1}
// -----
func.func private @f() attributes {z.a = distinct[1<1>}
// -----
func.func private @f() attributes {z.a = distinct[1]<1}
// -----
func.func private @f() attributes {z.a = distinct[99999999999999999999]<1>}
// -----
func.func private @f() attributes {z.a = vector<[0]xf32>}
// -----
func.func private @f() attributes {z.a = vector<[4xf32>}
// -----
func.func private @f() attributes {z.a = vector<[]xf32>}
// -----
func.func private @f() attributes {z.a = vector<4xnone>}
// -----
func.func private @f() attributes {z.a = vector<4xf32, 1>}
// -----
func.func private @f() attributes {z.a = vector<-1xf32>}
// -----
func.func private @f() attributes {z.a = vector<4x4>}
// -----
func.func private @f() attributes {z.a = vector<>}
// -----
func.func private @f() attributes {z.a = vector}
// -----
func.func private @f() attributes {z.a = tuple}
// -----
func.func private @f() attributes {z.a = tuple<i32}
// -----
func.func private @f() attributes {z.a = tuple<i32 i32>}
// -----
func.func private @f() attributes {z.a = tensor<>}
// -----
func.func private @f() attributes {z.a = tensor<2x>}
// -----
func.func private @f() attributes {z.a = tensor}
// -----
func.func private @f() attributes {z.a = tensor<2x2>}
// -----
func.func private @f() attributes {z.a = tensor<99999999999999999999xf32>}
// -----
func.func private @f() attributes {z.a = complex<index>}
// -----
func.func private @f() attributes {z.a = complex<complex<f32>>}
// -----
func.func private @f() attributes {z.a = complex}
// -----
func.func private @f() attributes {z.a = none<1>}
// -----
func.func private @f() attributes {z.a = index<2>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0 + -)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (-)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0 + ])>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (])>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0 * )>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0, ) -> (d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> (d0, )>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0 + 1) -> (d0)>}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) -> ((d0 + 1)>}
// -----
func.func private @f() attributes {z.a = vector<0xcomplex<f32>>}
// -----
func.func private @f() attributes {z.a = memref<2xf32, ]>}
// -----
func.func private @f() attributes {z.a = memref<2xf32 1>}
// -----
func.func private @f() attributes {z.a = memref<2xf32, strided<[1]>, foo>}
// -----
func.func private @f() attributes {z.a = memref<-1xf32>}
// -----
func.func private @f() attributes {z.a = memref<2x>}
// -----
func.func private @f() attributes {z.a = !stablehlo<foo>}
// -----
func.func private @f() attributes {z.a = #sdy}
// -----
func.func private @f() attributes {z.a = !sdy}
// -----
func.func private @f() attributes {z.a = !stablehlo}
// -----
func.func private @f() attributes {z.a = #stablehlo}
// -----
func.func private @f() attributes {z.a = #stablehlo<>}
// -----
func.func private @f() attributes {z.a = #sdy<>}
// -----
func.func private @f() attributes {z.a = #sdy.mesh}
// -----
func.func private @f() attributes {z.a = #sdy.sharding}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot}
// -----
func.func private @f() attributes {z.a = #stablehlo<conv>}
// -----
func.func private @f() attributes {z.a = #stablehlo<dot>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<mode = DEFAULT>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<rtol = 1.0, atol = 1.0, mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<atol = 1.0>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<atol = 1.0 mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<foo = 1.0>}
// -----
func.func private @f() attributes {z.a = #stablehlo.output_operand_alias<>}
// -----
func.func private @f() attributes {z.a = #stablehlo.output_operand_alias<operand_index = 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.output_operand_alias<output_tuple_indices = [0]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot_algorithm<lhs_precision_type = tf32>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot_algorithm<lhs_precision_type = tf32, foo = 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.channel_handle<handle = 1, type = 0, foo = 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.channel_handle<handle = 1, foo = 0>}
// -----
func.func private @f() attributes {z.a = #stablehlo.channel_handle<handle = 1, handle = 0>}
// -----
func.func private @f() attributes {z.a = #stablehlo.channel_handle<handle 1, type = 0>}
// -----
func.func private @f() attributes {z.a = #stablehlo.channel_handle handle}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot<lhs_contracting_dimensions = 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot<lhs_contracting_dimensions = [a]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot<foo = [1]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot<1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot<lhs_contracting_dimensions = [1], lhs_contracting_dimensions = [1]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.gather<index_vector_dim = [1]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.gather<offset_dims = [1] index_vector_dim = 1>}
// -----
func.func private @f() attributes {z.a = #chlo.ragged_dot<lhs_contracting_dimensions = 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.bounds<a>}
// -----
func.func private @f() attributes {z.a = #stablehlo.type_extensions<>}
// -----
func.func private @f() attributes {z.a = #stablehlo.type_extensions<bounds = 4>}
// -----
func.func private @f() attributes {z.a = #stablehlo.type_extensions<foo = 4>}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<[b, 0, f]x[0, i, o]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<[b, 0]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<raw input_batch_dimension = 0, input_batch_dimension = 0>}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<raw foo = 0>}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<raw input_batch_dimension = a>}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<raw input_batch_dimension>}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<raw input_spatial_dimensions = 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo<conv raw>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref_list>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref_list{"a" "b"}>}
// -----
func.func private @f() attributes {z.a = #sdy<list_of_axis_ref_lists{}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding_per_value<<@m, []>>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding_per_value<[<@m, [>]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, {}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a"]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(1}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a"} {"b"}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, []], >}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [], >}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [], foo={"a"}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [], replicated={"a"} unreduced={"b"}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [], replicated={"a"}, unreduced={"b">}
// -----
func.func private @f() attributes {z.a = #sdy.mesh<>}
// -----
func.func private @f() attributes {z.a = #sdy.mesh<["a"=2], device_ids=1>}
// -----
func.func private @f() attributes {z.a = #sdy.mesh<["a"=2], foo=[1]>}
// -----
func.func private @f() attributes {z.a = #sdy.mesh<["a"=2] device_ids=[1]>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=a}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction={i}, foo>}
// -----
func.func private @f() attributes {z.a = sparse<0, [1, 2]> : tensor<3xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[0], [1, 2]> : tensor<3xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[[0]], [1, 2]> : tensor<3xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[0, 0], 1> : tensor<3x4xi32>}
// -----
func.func private @f() attributes {z.a = sparse<[[[0]]], 1> : tensor<3x4xi32>}
// -----
func.func private @f()
{-# dialect_resources: { zz: { foo: "0x04" } } #-}
// -----
func.func private @f()
{-# foo: {} #-}
// -----
func.func private @f()
{-# dialect_resources: { builtin: { foo: true } } #-}
// -----
func.func private @f()
{-# dialect_resources: { builtin: { foo: "0xZZ" } } #-}
// -----
func.func private @f()
{-# dialect_resources: { builtin: { foo: "0x0300000001" } } #-}
// -----
func.func private @f()
{-# dialect_resources: { builtin: { foo: "0x04" } } #-}
// -----
func.func private @f()
{-# dialect_resources: { builtin: { foo: "0x04000000" } }
// -----
func.func private @f()
{-# dialect_resources: { builtin: { foo: "0x04000000"  bar: "" } } #-}
// -----
func.func private @f()
{-#
// -----
func.func private @f()
{-# a
// -----
"builtin.unrealized_conversion_cast"() : () -> ()
// -----
func.func @f(%a: i32) { "builtin.unrealized_conversion_cast"(%a) : (i32) -> () return }
// -----
func.func @f(%a: i32) { builtin.unrealized_conversion_cast %a : i32 to  return }
// -----
func.func @f(%a: i32) { builtin.unrealized_conversion_cast to i32 return }
// -----
func.func @f(%a: i32) { "builtin.unrealized_conversion_cast"() : () -> i32 return }
// -----
func.func @f(%a: i32) { builtin.unrealized_conversion_cast %a : i32 to i32, f32 return }
// -----
func.func @f(%a: i32) { "builtin.unrealized_conversion_cast"(%a) ({}) : (i32) -> i32 return }
