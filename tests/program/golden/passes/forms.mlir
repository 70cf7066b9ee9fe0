// sdyrt-opt -split-input-file
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(0)2}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(1)1}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(0)0}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(-1)-2}]>}
// -----
func.func private @f() attributes {z.a = #sdy<manual_axes{}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref_list{"a"} x>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction={}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction=>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction={ij}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([z_1x])->([i]) {i=2}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([])->([])>}
// -----
func.func private @f() attributes {z.a = #stablehlo.axis_ref<name = "a", sub_axis_info = (0)0>}
// -----
func.func private @f() attributes {z.a = #stablehlo<precision "DEFAULT">}
// -----
func.func private @f(tensor<2x3xf32, >)
// -----
func.func private @f(tensor<2x3xf32, bf16>)
// -----
func.func private @f() attributes {a = 0x1F : f32}
// -----
sdy.mesh @m = <["a"=0x10]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[0x1, 0x0]>
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(0x1)0x2}]>}
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b"}>}) { %0 = sdy.all_gather [{"a"}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<4x4xf32> return }
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b"}>}) { %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<4x4xf32> return }
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b"}>}) { %0 = sdy.reshard %a <@m, [{}, {}]> : tensor<4x4xf32> return }
// -----
func.func @f(%a: tensor<f32>) { %0 = "stablehlo.dynamic_update_slice"(%a, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<f32>) { %0 = stablehlo.dynamic_update_slice %a, %a : (tensor<f32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<f32>) { %0 = "stablehlo.slice"(%a) <{start_indices = array<i64>, limit_indices = array<i64>, strides = array<i64>}> : (tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<f32>) { %0 = stablehlo.slice %a [] : (tensor<f32>) -> tensor<f32> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<-1.0> : tensor<f8E8M0FNU> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf8E8M0FNU> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<0.0> : tensor<f8E8M0FNU> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<-0.0> : tensor<f8E8M0FNU> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<1.0e-50> : tensor<f8E8M0FNU> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<1.0e+50> : tensor<f8E8M0FNU> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<3.0> : tensor<f8E8M0FNU> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<6.0> : tensor<f8E8M0FNU> return }
// -----
func.func private @f() attributes {z.a = 0x7F : f8E8M0FNU}
// -----
func.func private @f() attributes {z.a = 0xFF : f8E8M0FNU}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref"a">}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref"a":(1)2>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref "a" : (1) 2>}
// -----
func.func private @f() attributes {z.a = #sdy<mesh_axis"a"=2>}
// -----
func.func private @f() attributes {z.a = #sdy<dimension_sharding{"a", ?}p1>}
// -----
func.func private @f() attributes {z.a = #sdy<dimension_sharding{}>}
// -----
func.func private @f() attributes {z.a = #sdy<dimension_sharding {"a" : (1)2}>}
// -----
func.func private @f() attributes {z.a = #sdy<sub_axis_info(1)2>}
// -----
func.func private @f() attributes {z.a = #sdy<all_to_all_param{"a"}: 0->1>}
// -----
func.func private @f() attributes {z.a = #sdy<tensor_mapping[ij, k]>}
// -----
func.func private @f() attributes {z.a = #sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}]}]>}
// -----
func.func private @f() attributes {z.a = #sdy.propagation_edges<[{ step-0 = [{ "a" = operand-0 -> [result-0, operand-1] }, {"b":(1)2 = result-0 -> [operand-0]}] }, { step-1 = [{ "b":(1)2 = result-0 -> [operand-0] } ] }]>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{"a" = operand-0 -> [result-0]}>}
// -----
func.func private @f() attributes {z.a = #sdy<propagation_one_step{step-0 = [{"a" = operand-0 -> [result-0]}]}>}
// -----
func.func private @f() attributes {z.a = #sdy<tensor_mapping[]>}
// -----
func.func private @f() attributes {z.a = #sdy.dim_mapping}
