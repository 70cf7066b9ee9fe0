sdy.mesh @m = <["a"]>
// -----
sdy.mesh @m = <["a"=0]>
// -----
sdy.mesh @m = <["a"=2, b=4]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[0 1]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[x]>
// -----
sdy.mesh @m = <["a"=2], device_ids 0]>
// -----
sdy.mesh @m = <["a"=2 "b"=3]>
// -----
sdy.mesh @m = <"a"=2>
// -----
sdy.mesh @m = ["a"=2]
// -----
sdy.mesh @m = <["a"=2, "a"=2]>
// -----
sdy.mesh @m = <["a"=2], foo>
// -----
sdy.mesh @m = <["a"=2], device_ids=0>
// -----
sdy.mesh @m = <["a"=2], device_ids=[-1]>
// -----
func.func private @f() attributes {z.a = #sdy.sharding<mesh<["a"=2, "a"=2]>, []>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<mesh<["a"=2], foo>, []>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<mesh<["a"=2], device_ids=[x]>, []>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<mesh<["a"=0]>, []>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a" "b"}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(1 2}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(x)2}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m [{"a"}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, {"a"}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a"} {}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{}], replicated={}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{}], replicated={"a"}, replicated={"b"}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{}], replicated={"a":(1)}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{}], unreduced={"a" "b"}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{}], foo={"a"}>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{}] foo>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding_per_value<[<@m, [{a}]>]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding_per_value<[<@m, [{}]>, x]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding_per_value<x>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding_per_value<[<@m, [{}]> <@m, [{}]>]>}
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.sharding_constraint %a <@m, [{a}]> : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.reshard %a <@m, [{"a"}p01]> : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.reshard %a <m, [{"a"}]> : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.all_gather [{a}] %a out_sharding=<@m, [{"a"}]> : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.all_gather [{"a"}] %a out_sharding=<@m, [{"a":(1}]> : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.all_reduce {a} %a out_sharding=<@m, [{"a"}]> : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.all_to_all [{"a"} 0->1] %a out_sharding=<@m, [{"a"}]> : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.all_to_all [{"a"}: x->1] %a out_sharding=<@m, [{"a"}]> : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{a}]>] out_shardings=[<@m, [{}]>] manual_axes={"a"} (%b: tensor<4xf32>) { sdy.return %b : tensor<4xf32> } : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{}]>] out_shardings=[<@m, [{}]>] manual_axes={a} (%b: tensor<4xf32>) { sdy.return %b : tensor<4xf32> } : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.propagation_barrier %a allowed_direction=UP : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = stablehlo.compare UP, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4x4xf32>) { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], precision = [UP, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> return }
// -----
func.func @f(%a: tensor<4x4xf32>) { %0 = "stablehlo.dot_general"(%a, %a) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [x]>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> return }
// -----
func.func @f(%a: tensor<4x4xf32>) { %0 = "stablehlo.send"(%a) <{channel_handle = #stablehlo.channel_handle<handle = x, type = 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32> return }
// -----
func.func private @f() attributes {z.a = #stablehlo.channel_handle<handle = 1 type = 0>}
// -----
func.func private @f() attributes {z.a = #stablehlo.channel_handle<foo = 1, type = 0>}
// -----
func.func private @f() attributes {z.a = #stablehlo<fft_type UP>}
// -----
func.func private @f() attributes {z.a = #chlo<comparison_type UP>}
// -----
func.func private @f() attributes {z.a = #stablehlo<comparison_direction>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot_algorithm<lhs_precision_type = x, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = x, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = 4>}
// -----
func.func private @f() attributes {z.a = #stablehlo.output_operand_alias<output_tuple_indices = [x], operand_index = 0, operand_tuple_indices = []>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<atol = 1.0, ulps = x>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<mode = x>}
// -----
func.func private @f() attributes {z.a = #stablehlo.bounds<x>}
// -----
func.func private @f() attributes {z.a = #stablehlo.type_extensions<bounds = [x]>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([q])->([i]) {i=2} reduction={i}, foo>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=x}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {j=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([a]) {i=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction={x}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction=i>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction={a}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} foo={a}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])([i]) {i=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->(i) {i=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} need_replication={1}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([z_x])->([i]) {i=2} need_replication={1}>}
// -----
func.func private @f() attributes {z.a = #sdy.manual_axes<a>}
// -----
func.func private @f() attributes {z.a = #sdy<manual_axes{"a" "b"}>}
// -----
func.func private @f() attributes {z.a = #sdy<manual_axes{"a", 3}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref_list{"a" "b"}>}
// -----
func.func private @f() attributes {z.a = #sdy<list_of_axis_ref_lists[{"a"} {"b"}]>}
// -----
func.func private @f() attributes {z.a = #sdy<all_to_all_param_list[{"a":(2)2}: 0->x]>}
// -----
func.func private @f() attributes {z.a = #sdy<all_to_all_param_list[{}: 0->1]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "a", sub_axis_info = (x)2>]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.axis_ref<name = "a", sub_axis_info = 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.axis_ref<name = a>}
// -----
func.func private @f() attributes {z.a = #stablehlo.gather<offset_dims = [x]>}
// -----
func.func private @f() attributes {z.a = #stablehlo.conv<[b, x, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {z.a = #chlo.ragged_dot<lhs_batching_dimensions = [x]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(0)2}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(1)1}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(0)0}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(-1)-2}]>}
// -----
sdy.mesh @m = <["a"=4]>
func.func @f(%a: tensor<4xf32>) { %0 = sdy.sharding_constraint %a <@m, [{"a":(0)0}]> : tensor<4xf32> return }
// -----
sdy.mesh @m = <["a"=4]>
func.func @f(%a: tensor<4xf32>) { %0 = sdy.sharding_constraint %a <@m, [{"a":(0)2}]> : tensor<4xf32> return }
// -----
func.func private @f() attributes {z.a = #sdy<manual_axes{}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref_list{"a"} x>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction={}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction=>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction={"i"}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {1=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction={ij}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {ij=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([z_0])->([i]) {i=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([z_01])->([i]) {i=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([z_1x])->([i]) {i=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([z_])->([i]) {i=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([za])->([i]) {i=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([z1])->([i]) {i=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction={z_x}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([iA])->([i]) {i=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([])->([])>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i]) -> ([i]) {i=2}, foo>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i]) -> ([i]) {i=2}, custom x>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i], x) -> ([i]) {i=2}>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<atol = 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<atol = 1.0, rtol = 1.0>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<atol = 1.0, rtol = 1.0, ulps = 1, mode = 3>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<atol = 1.0, foo = 1>}
// -----
func.func private @f() attributes {z.a = #stablehlo.result_accuracy<>}
// -----
func.func private @f() attributes {z.a = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = 3>}
// -----
func.func private @f() attributes {z.a = #stablehlo.replica_group_mesh_axes<mesh = 3, axes = []>}
// -----
func.func private @f() attributes {z.a = #stablehlo.replica_group_mesh_axes<mesh = x, axes = []>}
// -----
func.func private @f() attributes {z.a = #stablehlo.replica_group_mesh_axes<foo = @m>}
// -----
func.func private @f() attributes {z.a = #stablehlo.axis_ref<name = "a", sub_axis_info = (1)x>}
// -----
func.func private @f() attributes {z.a = #stablehlo.axis_ref<name = 3>}
// -----
func.func private @f() attributes {z.a = #stablehlo.axis_ref<foo = 3>}
// -----
func.func private @f() attributes {z.a = #stablehlo.axis_ref<name = "a", foo = 3>}
// -----
func.func private @f() attributes {z.a = #stablehlo.axis_ref<name = "a", sub_axis_info = (0)0>}
// -----
func.func private @f() attributes {z.a = #stablehlo.output_operand_alias<output_tuple_indices = 0, operand_index = 0, operand_tuple_indices = []>}
// -----
func.func private @f() attributes {z.a = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = x, operand_tuple_indices = []>}
// -----
func.func private @f() attributes {z.a = #stablehlo.output_operand_alias<operand_index = 0>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = 3, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}
// -----
func.func private @f() attributes {z.a = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = x>}
// -----
func.func private @f() attributes {z.a = #stablehlo.channel_handle<handle = 1, type>}
// -----
func.func private @f() attributes {z.a = #stablehlo<precision "DEFAULT">}
// -----
func.func private @f() attributes {z.a = #stablehlo<precision 3>}
// -----
func.func private @f() attributes {z.a = #stablehlo<precision "UP">}
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.propagation_barrier %a allowed_direction=3 : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.propagation_barrier %a allowed_direction="BOTH" : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.propagation_barrier %a allowed_direction="UP" : tensor<4xf32> return }
// -----
func.func private @f() attributes {z.a = #sdy.sharding<3, []>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [], >}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{}p9999999999999999999]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a", }]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{?, "a"}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a" ?}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a"? }]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a", ?, }]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(1)99999999999999999999}]>}
