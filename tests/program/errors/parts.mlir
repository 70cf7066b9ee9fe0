func.func @f(%a: tensor<f32>) { %0 = "stablehlo.dynamic_slice"(%a) <{slice_sizes = array<i64>}> : (tensor<f32>) -> tensor<f32> return }
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
func.func private @f() attributes {z.a = -1.0 : f8E8M0FNU}
// -----
func.func private @f() attributes {z.a = 0x7F : f8E8M0FNU}
// -----
func.func private @f() attributes {z.a = 0xFF : f8E8M0FNU}
// -----
func.func private @f() attributes {z.a = dense<"a"> : tensor<2xf32>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref"a">}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref"a":(1)2>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref "a" : (1) 2>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_ref a>}
// -----
func.func private @f() attributes {z.a = #sdy<mesh_axis"a"=2>}
// -----
func.func private @f() attributes {z.a = #sdy<mesh_axis"a"=0>}
// -----
func.func private @f() attributes {z.a = #sdy<mesh_axis"a">}
// -----
func.func private @f() attributes {z.a = #sdy<dimension_sharding{"a", ?}p1>}
// -----
func.func private @f() attributes {z.a = #sdy<dimension_sharding{a}>}
// -----
func.func private @f() attributes {z.a = #sdy<dimension_sharding{}>}
// -----
func.func private @f() attributes {z.a = #sdy<dimension_sharding {"a" : (1)2}>}
// -----
func.func private @f() attributes {z.a = #sdy<sub_axis_info(1)2>}
// -----
func.func private @f() attributes {z.a = #sdy<sub_axis_info(1)x>}
// -----
func.func private @f() attributes {z.a = #sdy<all_to_all_param{"a"}: 0->1>}
// -----
func.func private @f() attributes {z.a = #sdy<all_to_all_param{"a"}:0 -> 1>}
// -----
func.func private @f() attributes {z.a = #sdy<dim_mapping ij>}
// -----
func.func private @f() attributes {z.a = #sdy.dim_mapping<ij>}
// -----
func.func private @f() attributes {z.a = #sdy<tensor_mapping[ij, k]>}
// -----
func.func private @f() attributes {z.a = #sdy.propagation_edges<[{step-0 = [{"a" = {operand-0 -> [result-0]}}]}]>}
// -----
func.func private @f() attributes {z.a = #sdy.propagation_edges<[{ step-0 = [{ "a" = { operand-0 -> [result-0, operand-1] } }] }, { step-1 = [{ "b":(1)2 = { result-0 -> [operand-0] } }] }]>}
// -----
func.func private @f() attributes {z.a = #sdy.propagation_edges<[]>}
// -----
func.func private @f() attributes {z.a = #sdy<propagation_edges[{step-0 = []}]>}
// -----
func.func private @f() attributes {z.a = #sdy<propagation_edges[]>}
// -----
func.func private @f() attributes {z.a = #sdy<propagation_one_step{step-0 = []}>}
// -----
func.func private @f() attributes {z.a = #sdy<edge_value_ref operand-0>}
// -----
func.func private @f() attributes {z.a = #sdy<edge_value_refoperand-0>}
// -----
func.func private @f() attributes {z.a = #sdy.edge_value_ref<operand-0>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details"a"={operand-0 -> [result-0]}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details"a" = {operand-0->[result-0]}>}
// -----
func.func private @f() attributes {z.a = #sdy.propagation_edges<[{step-0 = [{"a" = {foo-0 -> [result-0]}}]}]>}
// -----
func.func private @f() attributes {z.a = #sdy.propagation_edges<[{step-x = []}]>}
// -----
func.func private @f() attributes {z.a = #sdy.propagation_edges<[{0 = []}]>}
// -----
func.func private @f() attributes {z.a = #sdy.propagation_edges<[x]>}
// -----
func.func private @f() attributes {z.a = #sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}]}]>}
// -----
func.func private @f() attributes {z.a = #sdy.propagation_edges<[{ step-0 = [{ "a" = operand-0 -> [result-0, operand-1] }, {"b":(1)2 = result-0 -> [operand-0]}] }, { step-1 = [{ "b":(1)2 = result-0 -> [operand-0] } ] }]>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{"a" = operand-0 -> [result-0]}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{"a" operand-0 -> [result-0]}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{a = operand-0 -> [result-0]}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{"a" = op-0 -> [result-0]}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{"a" = operand 0 -> [result-0]}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{"a" = operand-x -> [result-0]}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{"a" = operand-0 [result-0]}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{"a" = operand-0 -> result-0}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{"a" = operand-0 -> []}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{"a" = operand-0 -> [x]}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{"a" = operand-0 -> [result-0}>}
// -----
func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{"a" = operand-0 -> [result-0] x}>}
// -----
func.func private @f() attributes {z.a = #sdy<propagation_one_step{step-0 = [{"a" = operand-0 -> [result-0]}]}>}
// -----
func.func private @f() attributes {z.a = #sdy<propagation_one_step{step 0 = []}>}
// -----
func.func private @f() attributes {z.a = #sdy<propagation_one_step{step-0 []}>}
// -----
func.func private @f() attributes {z.a = #sdy<propagation_one_step{step-0 = x}>}
// -----
func.func private @f() attributes {z.a = #sdy<edge_value_ref operand-0x1>}
// -----
func.func private @f() attributes {z.a = #sdy<edge_value_ref operand--1>}
// -----
func.func private @f() attributes {z.a = #sdy<edge_value_ref "result"-1>}
// -----
func.func private @f() attributes {z.a = #sdy<edge_value_ref foo-1>}
// -----
func.func private @f() attributes {z.a = #sdy<tensor_mapping[i}>}
// -----
func.func private @f() attributes {z.a = #sdy<tensor_mapping[i,  jz_1k] x>}
// -----
func.func private @f() attributes {z.a = #sdy<tensor_mapping[]>}
// -----
func.func private @f() attributes {z.a = #sdy.axis_ref<"a">}
// -----
func.func private @f() attributes {z.a = #sdy.mesh_axis<"a"=2>}
// -----
func.func private @f() attributes {z.a = #sdy.dimension_sharding<{"a"}>}
// -----
func.func private @f() attributes {z.a = #sdy.sub_axis_info<(1)2>}
// -----
func.func private @f() attributes {z.a = #sdy.axis_ref}
// -----
func.func private @f() attributes {z.a = #sdy.dim_mapping}
// -----
func.func private @f() attributes {z.a = #sdy<dimension_sharding{"a"}p01>}
// -----
func.func private @f() attributes {z.a = #sdy<dimension_sharding{"a" "b"}>}
// -----
func.func private @f() attributes {z.a = #sdy<mesh_axis a=2>}
// -----
func.func private @f() attributes {z.a = #sdy<mesh_axis"a"=x>}
// -----
func.func private @f() attributes {z.a = #sdy.dim_mapping<a>}
// -----
func.func private @f() attributes {z.a = #sdy<dim_mapping>}
