module {
  func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(0)2}]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(1)1}]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(0)0}]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(-1)-2}]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<manual_axes{}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<axis_ref_list{"a"}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i])>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2} reduction={i}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([z_1x])->([i]) {i=2}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([])->([])>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo.axis_ref<name = "a", sub_axis_info = (0)0>}
}
// -----
module {
  func.func private @f() attributes {z.a = #stablehlo<precision DEFAULT>}
}
// -----
module {
  func.func private @f(tensor<2x3xf32>)
}
// -----
module {
  func.func private @f(tensor<2x3xf32, bf16>)
}
// -----
module {
  func.func private @f() attributes {a = 4.344030e-44 : f32}
}
// -----
module {
  sdy.mesh @m = <["a"=16]>
}
// -----
module {
  sdy.mesh @m = <["a"=2], device_ids=[1, 0]>
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(1)2}]>}
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @f(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b"}>}) {
    %0 = sdy.all_gather [{"a"}, {}] %arg0 out_sharding=<@m, [{}, {}]> : tensor<4x4xf32>
    return
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @f(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b"}>}) {
    %0 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<4x4xf32>
    return
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @f(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b"}>}) {
    %0 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<4x4xf32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<f32>) {
    %0 = stablehlo.dynamic_update_slice %arg0, %arg0 : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<f32>) {
    %0 = stablehlo.dynamic_update_slice %arg0, %arg0 : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<f32>) {
    %0 = stablehlo.slice %arg0 [] : (tensor<f32>) -> tensor<f32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<f32>) {
    %0 = stablehlo.slice %arg0 [] : (tensor<f32>) -> tensor<f32>
    return
  }
}
// -----
module {
  func.func @f() {
    %cst = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
    return
  }
}
// -----
module {
  func.func @f() {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E8M0FNU>
    return
  }
}
// -----
module {
  func.func @f() {
    %cst = stablehlo.constant dense<5.877470e-39> : tensor<f8E8M0FNU>
    return
  }
}
// -----
module {
  func.func @f() {
    %cst = stablehlo.constant dense<5.877470e-39> : tensor<f8E8M0FNU>
    return
  }
}
// -----
module {
  func.func @f() {
    %cst = stablehlo.constant dense<5.877470e-39> : tensor<f8E8M0FNU>
    return
  }
}
// -----
module {
  func.func @f() {
    %cst = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
    return
  }
}
// -----
module {
  func.func @f() {
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f8E8M0FNU>
    return
  }
}
// -----
module {
  func.func @f() {
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f8E8M0FNU>
    return
  }
}
// -----
module {
  func.func private @f() attributes {z.a = 1.000000e+00 : f8E8M0FNU}
}
// -----
module {
  func.func private @f() attributes {z.a = 0xFF : f8E8M0FNU}
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
  func.func private @f() attributes {z.a = #sdy<axis_ref"a":(1)2>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<mesh_axis"a"=2>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<dimension_sharding{"a", ?}p1>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<dimension_sharding{}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<dimension_sharding{"a":(1)2}>}
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
  func.func private @f() attributes {z.a = #sdy<tensor_mapping[ij, k]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}]}]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0, operand-1]}, {"b":(1)2 = result-0 -> [operand-0]}]}, {step-1 = [{"b":(1)2 = result-0 -> [operand-0]}]}]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<axis_to_propagation_details{"a" = operand-0 -> [result-0]}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<propagation_one_step{step-0 = [{"a" = operand-0 -> [result-0]}]}>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy<tensor_mapping[]>}
}
// -----
module {
  func.func private @f() attributes {z.a = #sdy.dim_mapping}
}
