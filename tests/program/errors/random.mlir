sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<f32> {sdy.sharding = #sdy.sharding<@odd, [], replicated={"x":(4)3, "a"}>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {}], unreduced={"a"}>}) {
  %0 = sdy.reduce_scatter [{"b"}, {}] %arg0 out_sharding=<@mesh, [{"c", "b"}, {}], unreduced={"a"}> : tensor<24x8xf32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@other, [{"b"}, {}p0], replicated={"a"}>}) {
  %0 = sdy.all_slice [{}, {}] %arg0 out_sharding=<@other, [{"b", "a"}, {}], replicated={"a"}> : tensor<16x16xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([k, j], [ji, jk])->([n, k]) {i=2, j=2, k=1}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<48xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@odd, [{"x"}]>] out_shardings=[<@odd, [{"a", "x":(1)2, ?}]>] manual_axes={"a"} (%b: tensor<48xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<48xf32>) -> tensor<24xf32>
    sdy.return %c : tensor<24xf32>
  } : (tensor<48xf32>) -> tensor<48xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<48xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@odd, [{"x", "a", ?}]>] out_shardings=[<@odd, [{"a"}], replicated={"x"}>] manual_axes={"x", "a"} (%b: tensor<2xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<2xf32>) -> tensor<24xf32>
    sdy.return %c : tensor<24xf32>
  } : (tensor<48xf32>) -> tensor<48xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c", "a", "b"}]>}) {
  %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"b"}, {"c"}]> : tensor<16x8xf32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<16x24xf32> {sdy.sharding = #sdy.sharding<@other, [{"a", "a"}, {}]>}) {
  %0 = sdy.all_gather [{"a", "a"}, {}] %arg0 out_sharding=<@other, [{}, {}]> : tensor<16x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<144x144xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a", "b":(1)2, "b":(2)2}, {"c"}]>] out_shardings=[<@mesh, [{"c", "a", ?}, {}]>] manual_axes={"a", "c"} (%b: tensor<73x72xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<73x72xf32>) -> tensor<36x48xf32>
    sdy.return %c : tensor<36x48xf32>
  } : (tensor<144x144xf32>) -> tensor<144x48xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
func.func @f(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b":(2)2}], replicated={"a"}>}) {
  %0 = sdy.all_to_all [{"b":(2)2}: 1->0] %arg0 out_sharding=<@perm, [{"b":(2)2}, {}], replicated={"a"}> : tensor<16x8xf32>
  return
}
// -----
sdy.mesh @empty = <[]>
func.func @f(%arg0: tensor<24xf32>) -> (tensor<24xf32> {sdy.sharding = #sdy.sharding<@empty, [{}, {}]>}) { return %arg0 : tensor<24xf32> }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"c", "b"}>}) {
  %0 = sdy.sharded_to_unreduced [{}, {}] %arg0 out_sharding=<@mesh, [{}, {"a"}]> : tensor<24x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
func.func @f(%arg0: tensor<48x96xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a", "b"}, {"c"}p1]>] out_shardings=[<@perm, [{"a"}, {"b", "b":(1)2, "c"}]>] manual_axes={"a", "b"} (%b: tensor<6x96xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<6x96xf32>) -> tensor<48x18xf32>
    sdy.return %c : tensor<48x18xf32>
  } : (tensor<48x96xf32>) -> tensor<96x144xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x":(3)4}, {"a"}]>}) {
  %0 = sdy.reduce_scatter [{}, {}] %arg0 out_sharding=<@odd, [{"x":(3)4}, {}]> : tensor<16x16xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([kj, i], [k, j])->([ki, j]) {i=1, j=2, k=8} blocked_propagation={k, i}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<f32>) {
  %0 = sdy.sharding_constraint %arg0 <@odd, [], replicated={"x"}> : tensor<f32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x24x16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"c", ?}, {}, {"b":(2)2}]> : tensor<16x24x16xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<f32>) {
  %0 = sdy.sharding_constraint %arg0 <@odd, [], replicated={"a", "x"}> : tensor<f32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<16x24xf32> {sdy.sharding = #sdy.sharding<@odd, [{"a"}, {}], replicated={"x":(1)2}, unreduced={"x":(2)6}>}) {
  %0 = sdy.replicated_to_unreduced {} %arg0 out_sharding=<@odd, [{"x":(2)3, "a"}, {?}], replicated={"x":(1)2}, unreduced={"x":(2)6}> : tensor<16x24xf32>
  return
}
// -----
sdy.mesh @max = <[], device_ids=[3]>
func.func @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@max, [{}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a"}]>}) {
  %0 = sdy.replicated_to_unreduced {"c"} %arg0 out_sharding=<@mesh, [{}, {"a"}], unreduced={"c"}> : tensor<16x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x24xf32>) -> (tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b":(2)2, "a"}], unreduced={"c"}>}) { return %arg0 : tensor<24x24xf32> }
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<8x24x16xf32>) {
  %0 = sdy.all_gather [{}, {}, {}, {}] %arg0 out_sharding=<@other, [{}, {}, {}p1], replicated={"b"}> : tensor<8x24x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(2)2, "c", "a"}]>}) {
  %0 = sdy.replicated_to_unreduced {} %arg0 out_sharding=<@mesh, [{"b":(2)2, "c", "b", "a", ?}]> : tensor<24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c", "b":(2)2}], replicated={"b":(1)2}>}) {
  %0 = sdy.replicated_to_unreduced {} %arg0 out_sharding=<@mesh, [{}, {"c", "b":(2)2}], replicated={"b":(1)2}> : tensor<8x16xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [k])->([j]) {i=4, j=4, k=8} need_replication={i}>} : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([j], [ji])->([j]) {i=2, j=4}>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x":(1)4, "x":(4)3, ?}, {"a"}]>}) { return }
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<48x48xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@odd, [{}, {}]>] out_shardings=[<@odd, [{}, {"x":(1)2, "x":(2)3}]>] manual_axes={"x", "a"} (%b: tensor<48x48xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<48x48xf32>) -> tensor<96x24xf32>
    sdy.return %c : tensor<96x24xf32>
  } : (tensor<48x48xf32>) -> tensor<96x144xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"b":(1)2}]>}) {
  %0 = sdy.all_to_all [{"b":(2)2}: 0->1, {"c"}: 1->0] %arg0 out_sharding=<@mesh, [{"c"}, {"b":(1)2, "c"}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<96x144xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a", "b":(2)2, ?}, {"c", "b":(1)2}]>] out_shardings=[<@mesh, [{"b":(1)2, "a"}, {"c"}]>] manual_axes={"a", "b", "c", "b"} (%b: tensor<24x36xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<24x36xf32>) -> tensor<37x48xf32>
    sdy.return %c : tensor<37x48xf32>
  } : (tensor<96x144xf32>) -> tensor<144x96xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"b":(1)2}], replicated={"c"}>}) {
  %0 = sdy.reduce_scatter [{}, {}, {"b"}] %arg0 out_sharding=<@mesh, [{}, {}, {"b":(1)2, "a"}], replicated={"c"}> : tensor<8x16x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"c"}]>}) {
  %0 = sdy.all_slice [{"a"}, {}] %arg0 out_sharding=<@mesh, [{"b", "a"}, {"c", "c"}]> : tensor<24x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", ?}, {}]>}) {
  %0 = sdy.all_gather [{"c"}, {}] %arg0 out_sharding=<@mesh, [{?}, {}]> : tensor<24x24xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<8x24xf32> {sdy.sharding = #sdy.sharding<@odd, [{"a"}, {}]>}) {
  %0 = sdy.reduce_scatter [{"x":(1)6, "a"}, {"x":(1)2}] %arg0 out_sharding=<@odd, [{"a", "x":(2)3, "x":(6)2, ?}, {"x":(1)2}]> : tensor<8x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a"}]>}) {
  %0 = sdy.all_to_all [{"a"}: 0->0] %arg0 out_sharding=<@mesh, [{"a"}]> : tensor<24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x16xf32>) {
  %0 = sdy.reduce_scatter [{}, {}] %arg0 out_sharding=<@mesh, [{"b":(2)2, "a", "z", "c"}, {"c", "b":(1)2}]> : tensor<8x16xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([k, j], [j, k])->([j, l]) {i=8, j=8, k=4, l=1} need_replication={j}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16xf32>) {
  %0 = sdy.reshard %arg0 <@mesh, [{"c"}]> : tensor<16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x8xf32>) {
  %0 = sdy.reshard %arg0 <@mesh, [{"c"}, {}], replicated={"b":(1)2}> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<96xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"c", "a"}]>] out_shardings=[<@mesh, [{"a", "a", "b":(1)2}]>] manual_axes={"a", "c"} (%b: tensor<24xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<24xf32>) -> tensor<36xf32>
    sdy.return %c : tensor<36xf32>
  } : (tensor<96xf32>) -> tensor<144xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<f32>) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@odd, [], replicated={"x":(1)4, "x":(4)3, "a"}>}) { return %arg0 : tensor<f32> }
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<8x24x24xf32> {sdy.sharding = #sdy.sharding<@odd, [{"a", "x":(2)3}, {"x":(1)2}, {?}]>}) {
  %0 = sdy.all_gather [{}, {}, {}, {}] %arg0 out_sharding=<@odd, [{"a", "x":(2)3}, {"x":(1)2}, {}]> : tensor<8x24x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}]>}) {
  %0 = sdy.all_slice [{}, {"b"}] %arg0 out_sharding=<@mesh, [{}, {"b", ?}p0]> : tensor<16x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16xf32>) {
  %0 = sdy.all_slice [{"c"}] %arg0 out_sharding=<@mesh, [{"a", "b", "c"}]> : tensor<16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(3)3, ?}], replicated={"b":(2)2}>}) {
  %0 = sdy.all_to_all [{"b":(3)3}: 0->0] %arg0 out_sharding=<@mesh, [{"b":(3)3}], replicated={"b":(2)2}> : tensor<16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<96xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"c", "a", "a"}p1]>] out_shardings=[<@mesh, [{"c", "b"}]>] manual_axes={"b"} (%b: tensor<96xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<96xf32>) -> tensor<12xf32>
    sdy.return %c : tensor<12xf32>
  } : (tensor<96xf32>) -> tensor<48xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<48x144xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{}, {"b":(1)2, "c", "b":(2)2}]>] out_shardings=[<@mesh2, [{"c"}, {"a", "b":(1)2, "b":(2)2}]>] manual_axes={"a", "b"} (%b: tensor<48x36xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<48x36xf32>) -> tensor<96x12xf32>
    sdy.return %c : tensor<96x12xf32>
  } : (tensor<48x144xf32>) -> tensor<96x96xf32>
  return
}
// -----
func.func @f(%arg0: tensor<16x8x8xf32>) {
  %0 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@nope, [{"a"}, {}, {"c"}], unreduced={"b":(1)2}>]>} : tensor<16x8x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
func.func @f(%arg0: tensor<48x48xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{}, {}], replicated={"a"}>] out_shardings=[<@perm, [{}, {"a", "c"}]>] manual_axes={"b"} (%b: tensor<48x48xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<48x48xf32>) -> tensor<96x144xf32>
    sdy.return %c : tensor<96x144xf32>
  } : (tensor<48x48xf32>) -> tensor<96x144xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b":(2)2}], unreduced={"c"}>}) {
  %0 = sdy.sharded_to_unreduced [{}, {"b":(2)2}] %arg0 out_sharding=<@mesh, [{"b":(2)2}, {}]> : tensor<8x24xf32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<48xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@other, [{"x":(2)3, "x":(1)2, "x":(6)2, ?}]>] out_shardings=[<@odd, [{}]>] manual_axes={"a"} (%b: tensor<48xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<48xf32>) -> tensor<48xf32>
    sdy.return %c : tensor<48xf32>
  } : (tensor<48xf32>) -> tensor<48xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<f32>) {
  %0 = sdy.reshard %arg0 <@mesh, [{"c"}]> : tensor<f32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@other, [{"a"}]>}) {
  %0 = sdy.all_gather [{"a"}] %arg0 out_sharding=<@other, [{"a":(1)2}]> : tensor<16xf32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<24x16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@other, [{"b", ?}, {"a", "a":(1)2}]> : tensor<24x16xf32>
  return
}
// -----
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x"}]>}) {
  %0 = sdy.all_slice [{}] %arg0 out_sharding=<@mesh2, [{"x"}p2]> : tensor<24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<96xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"c"}]>] out_shardings=[<@mesh, [{"b", "c", "a"}]>] manual_axes={"a", "b", "c"} (%b: tensor<49xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<49xf32>) -> tensor<6xf32>
    sdy.return %c : tensor<6xf32>
  } : (tensor<96xf32>) -> tensor<96xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x8xf32>) {
  %0 = sdy.reshard %arg0 <@mesh, [{}, {"b":(1)2, "b":(2)2}p0], replicated={"a"}> : tensor<16x8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<8x16x24xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x":(1)4}, {"a", ?}, {}], replicated={"x":(4)3}>}) {
  %0 = sdy.all_reduce {} %arg0 out_sharding=<@odd, [{"x":(1)4}, {}, {}], replicated={"x":(4)3}> : tensor<8x16x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
func.func @f(%arg0: tensor<7x144xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@perm, [{"c"}, {"a", "b":(2)2}], replicated={"b":(1)2}>] out_shardings=[<@mesh, [{"c"}, {"a"}], replicated={"b":(1)2}>] manual_axes={"a", "b", "c"} (%b: tensor<3x36xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<3x36xf32>) -> tensor<24x72xf32>
    sdy.return %c : tensor<24x72xf32>
  } : (tensor<7x144xf32>) -> tensor<48x144xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [k, i])->([ik]) {i=4, j=1, k=2}>} : (tensor<8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x24xf32>) {
  %0 = sdy.all_to_all [{"a"}: 0->1, {"b", "a"}: 1->0] %arg0 out_sharding=<@mesh, [{"b", "a"}, {?}]> : tensor<16x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c", "b"}], unreduced={"a"}>}) {
  %0 = sdy.all_reduce {"a"} %arg0 out_sharding=<@mesh, [{"b":(1)2}, {"c", "b"}]> : tensor<8x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
func.func @f(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}]>}) {
  %0 = sdy.sharded_to_unreduced [{"c"}, {"b"}] %arg0 out_sharding=<@perm, [{}, {}], unreduced={"b", "c"}> : tensor<8x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<48xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"b"}], replicated={"c"}>] out_shardings=[<@mesh, [{"a", "b":(1)2}], replicated={"b":(2)2}>] manual_axes={"b", "c"} (%b: tensor<12xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<12xf32>) -> tensor<72xf32>
    sdy.return %c : tensor<72xf32>
  } : (tensor<48xf32>) -> tensor<144xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, ij], [ij])->([i, j]) {i=4, j=2} reduction={i, j} need_replication={j}>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(2)2}, {}], replicated={"b":(1)2}>}) {
  %0 = sdy.all_gather [{"b":(2)2}, {}] %arg0 out_sharding=<@mesh, [{"b":(1)2}, {}], replicated={"b":(1)2}> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {}], replicated={"b"}>}) {
  %0 = sdy.all_slice [{}, {}] %arg0 out_sharding=<@mesh, [{"c"}, {"a"}], replicated={"b"}> : tensor<24x24xf32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@other, [{"b":(2)2, ?}, {}], replicated={"b":(1)2}>}) {
  %0 = sdy.all_reduce {"b":(2)4} %arg0 out_sharding=<@other, [{"b":(2)2}, {}], replicated={"b":(1)2}> : tensor<24x24xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24x8xf32>) -> (tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@odd, [{"a", "x":(2)3}, {"x":(6)2, "x":(1)2, "x":(1)4}]>}) { return %arg0 : tensor<24x8xf32> }
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24x16xf32>) {
  %0 = sdy.collective_permute %arg0 out_sharding=<@odd, [{"a"}, {"x":(1)2, "x":(6)2, "x":(2)3, ?}]> : tensor<24x16xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24x16xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x":(4)1}, {}], replicated={"x"}>}) {
  %0 = sdy.all_to_all [{"x":(4)1}: 0->1, {"x":(4)1}: 1->0] %arg0 out_sharding=<@odd, [{"x":(4)1}, {"a"}], replicated={"x"}> : tensor<24x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2}, {"b":(2)2}]>}) {
  %0 = sdy.all_gather [{"b":(1)2}, {"c"}] %arg0 out_sharding=<@mesh, [{}p0, {?}]> : tensor<24x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x8xf32>) {
  %0 = sdy.replicated_to_unreduced {} %arg0 out_sharding=<@mesh, [{"a"}, {"b", "b":(2)2, "c"}]> : tensor<24x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=4} permutation={i} blocked_propagation={i, m}>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
func.func @f(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c", "a"}]>}) {
  %0 = sdy.replicated_to_unreduced {} %arg0 out_sharding=<@perm, [{"b", "c", "z", "a"}]> : tensor<16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<96x48xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{?}, {}], replicated={"b":(2)2, "c"}>] out_shardings=[<@mesh, [{"c"}, {}p1]>] manual_axes={"b"} (%b: tensor<96x48xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<96x48xf32>) -> tensor<96x96xf32>
    sdy.return %c : tensor<96x96xf32>
  } : (tensor<96x48xf32>) -> tensor<96x96xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x16x16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {}p1, {"b":(1)2, "a"}], unreduced={"b":(2)2, "c"}> : tensor<8x16x16xf32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@other, [{"a", "b":(2)2}, {}]>}) {
  %0 = sdy.all_slice [{}, {}] %arg0 out_sharding=<@other, [{"a":(1)2, "a", "b":(2)2}, {}]> : tensor<24x24xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@odd, [{}, {}], replicated={"x"}>}) {
  %0 = sdy.all_slice [{}, {}] %arg0 out_sharding=<@odd, [{}, {}p0], replicated={"x"}> : tensor<16x8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<8x24xf32> {sdy.sharding = #sdy.sharding<@odd, [{"a"}, {"x"}]>}) {
  %0 = sdy.sharded_to_unreduced [{"a"}, {"x"}] %arg0 out_sharding=<@odd, [{}, {}], unreduced={"a", "x"}> : tensor<8x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<48x48xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a", "b", "c"}, {}p1]>] out_shardings=[<@mesh, [{}, {"a", "b":(1)2, ?}]>] manual_axes={"a", "b"} (%b: tensor<7x48xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<7x48xf32>) -> tensor<96x12xf32>
    sdy.return %c : tensor<96x12xf32>
  } : (tensor<48x48xf32>) -> tensor<96x48xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<f32>) {
  %0 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@odd, [], replicated={"x":(1)2, "x":(2)6}>]>} : tensor<f32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@odd, [{"a", "x"}, {}]>}) {
  %0 = sdy.all_reduce {} %arg0 out_sharding=<@other, [{"a", "x"}p0, {"x"}]> : tensor<16x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x16xf32>) {
  %0 = sdy.reshard %arg0 <@mesh, [{"a", "b", "z", ?}, {}]> : tensor<16x16xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24x16x8xf32> {sdy.sharding = #sdy.sharding<@odd, [{"a", "x":(2)6}, {}, {"x":(1)2}]>}) {
  %0 = sdy.all_to_all [{"a", "x":(2)6}: 0->1, {"x":(2)6}: 1->2, {"x":(1)2, "x":(2)6}: 2->0] %arg0 out_sharding=<@odd, [{"x":(1)2, "x":(2)6}, {"a"}, {}]> : tensor<24x16x8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x"}], replicated={"a"}>}) {
  %0 = sdy.collective_permute %arg0 out_sharding=<@odd, [{"x", "a", "a"}]> : tensor<16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x16xf32>) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "b":(1)2}, {"a"}], replicated={"c"}>}) { return %arg0 : tensor<8x16xf32> }
// -----
sdy.mesh @empty = <[]>
func.func @f(%arg0: tensor<24x24x24xf32>) -> (tensor<24x24x24xf32> {sdy.sharding = #sdy.sharding<@empty, [{"a"}, {}, {}]>}) { return %arg0 : tensor<24x24x24xf32> }
// -----
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@other, [{}, {}], replicated={"b"}>}) {
  %0 = sdy.collective_permute %arg0 out_sharding=<@perm, [{"a":(1)2}, {"b":(1)2}]> : tensor<24x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2}, {}], replicated={"c"}, unreduced={"a", "b":(2)2}>}) {
  %0 = sdy.sharded_to_unreduced [{}, {}] %arg0 out_sharding=<@mesh, [{"b":(1)2}, {}], replicated={"c"}> : tensor<8x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<96xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"b"}], replicated={"a"}>] out_shardings=[<@mesh, [{}]>] manual_axes={"a", "c", "z"} (%b: tensor<96xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<96xf32>) -> tensor<48xf32>
    sdy.return %c : tensor<48xf32>
  } : (tensor<96xf32>) -> tensor<48xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@odd, [{}, {}]>}) {
  %0 = sdy.replicated_to_unreduced {"a", "x":(1)2} %arg0 out_sharding=<@odd, [{}, {}], unreduced={"a", "x":(1)2}> : tensor<24x8xf32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<16x24x8xf32> {sdy.sharding = #sdy.sharding<@other, [{}, {"b":(2)2, "a", ?}, {"b":(1)2, ?}]>}) {
  %0 = sdy.reduce_scatter [{}, {}, {}] %arg0 out_sharding=<@other, [{}, {"b":(2)2, "a", "a":(1)2}, {"b":(1)2}]> : tensor<16x24x8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<48x144xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@odd, [{"x":(2)6, "x":(1)2, "x"}, {}], replicated={"a"}>] out_shardings=[<@odd, [{}, {}]>] manual_axes={"x", "a"} (%b: tensor<0x144xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<0x144xf32>) -> tensor<96x48xf32>
    sdy.return %c : tensor<96x48xf32>
  } : (tensor<48x144xf32>) -> tensor<96x48xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24x16xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x":(1)2, "a", "x":(3)2}, {}]>}) {
  %0 = sdy.reduce_scatter [{}, {}] %arg0 out_sharding=<@odd, [{"a", "x":(3)2}, {}]> : tensor<24x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c"}]>}) {
  %0 = sdy.replicated_to_unreduced {"a", "a"} %arg0 out_sharding=<@mesh, [{}, {"c"}], unreduced={"a", "b":(2)2}> : tensor<16x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a"}, {"b":(2)2}], replicated={"b":(1)2}>}) {
  %0 = sdy.replicated_to_unreduced {} %arg0 out_sharding=<@mesh, [{"c", "a"}, {"b":(2)12, "b":(2)2}], replicated={"b":(1)2}> : tensor<16x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([j], [i])->([j, j]) {i=2, j=2} need_replication={i}>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x8xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"c", "a"}, {"a", "b"}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2}, {"b":(2)2, ?}], unreduced={"c"}>}) {
  %0 = sdy.sharded_to_unreduced [{"b":(1)2}, {"b":(2)2}] %arg0 out_sharding=<@mesh, [{}, {}], unreduced={"b":(1)2, "b":(2)2, "c"}> : tensor<8x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<96xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"c", "b":(2)2, "b":(1)2}]>] out_shardings=[<@mesh, [{"a", "c"}]>] manual_axes={"a", "c"} (%b: tensor<48xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<48xf32>) -> tensor<1xf32>
    sdy.return %c : tensor<1xf32>
  } : (tensor<96xf32>) -> tensor<7xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24x8x16xf32> {sdy.sharding = #sdy.sharding<@odd, [{}, {"x":(3)4, "a"}, {}]>}) {
  %0 = sdy.all_gather [{}, {"x"}, {}] %arg0 out_sharding=<@odd, [{}, {"x":(3)4}, {}]> : tensor<24x8x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"b"}]>}) {
  %0 = sdy.sharded_to_unreduced [{"c"}, {"b"}] %arg0 out_sharding=<@mesh, [{"c"}, {}], unreduced={"b", "c"}> : tensor<16x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
func.func @f(%arg0: tensor<24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}]>}) {
  %0 = sdy.all_gather [{"c"}] %arg0 out_sharding=<@perm, [{}]> : tensor<24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "b"}]>}) {
  %0 = sdy.sharded_to_unreduced [{}] %arg0 out_sharding=<@mesh, [{"c"}]> : tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([ik], [i])->([j, l]) {i=8, j=2, k=1, l=1}>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([j], [j])->([i]) {i=1, j=4, k=1}>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<16x24x8xf32> {sdy.sharding = #sdy.sharding<@odd, [{}, {"x":(1)3}, {"x":(3)4, "x":(1)6}]>}) {
  %0 = sdy.sharded_to_unreduced [{}, {"x":(1)3}, {"x":(3)4, "x":(1)6}] %arg0 out_sharding=<@odd, [{}, {}p0, {?}]> : tensor<16x24x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x16x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}, {"b", "a", "c"}]>}) {
  %0 = sdy.all_reduce {} %arg0 out_sharding=<@mesh, [{}p1, {}, {"b", "a", "c"}]> : tensor<16x16x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<f32>) {
  %0 = sdy.reshard %arg0 <@mesh, [], replicated={"c", "b":(1)2, "b":(2)2}, unreduced={"a"}> : tensor<f32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], unreduced={"a"}>}) {
  %0 = sdy.all_reduce {"b":(1)2, "b":(2)2, "c"} %arg0 out_sharding=<@mesh, [{}], unreduced={"a"}> : tensor<8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b"}], unreduced={"a", "c"}>}) {
  %0 = sdy.sharded_to_unreduced [{}, {"b"}, {}] %arg0 out_sharding=<@mesh, [{}, {}], unreduced={"a", "b", "c"}> : tensor<24x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", "b":(2)2}]>}) { return }
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([k, ik]) {i=2, j=2, k=1} permutation={k} blocked_propagation={i}>} : (tensor<8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<96x48xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@odd, [{}, {"x":(1)2}], replicated={"x":(2)6}>] out_shardings=[<@odd, [{?}, {"x":(3)2, "x":(1)4}]>] manual_axes={"x", "a"} (%b: tensor<96x24xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<96x24xf32>) -> tensor<48x12xf32>
    sdy.return %c : tensor<48x12xf32>
  } : (tensor<96x48xf32>) -> tensor<48x96xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x":(6)2, "x":(2)3}], replicated={"x":(1)2}>}) {
  %0 = sdy.all_gather [{}] %arg0 out_sharding=<@odd, [{"x":(6)2}], replicated={"x":(1)2}> : tensor<24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<96x7xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh2, [{}, {}]>] out_shardings=[<@mesh, [{"a", "c"}, {"b"}]>] manual_axes={"a"} (%b: tensor<97x7xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<97x7xf32>) -> tensor<24x144xf32>
    sdy.return %c : tensor<24x144xf32>
  } : (tensor<96x7xf32>) -> tensor<48x144xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x"}]>}) {
  %0 = sdy.all_reduce {} %arg0 out_sharding=<@odd, [{"x", "x"}]> : tensor<16xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([j, k], [k, j])->([k]) {i=1, j=8, k=4} need_replication={k, i}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x16xf32>) {
  %0 = sdy.reshard %arg0 <@mesh, [{"c", ?}, {"c"}], unreduced={"b"}> : tensor<16x16xf32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<16x8xf32>) {
  %0 = sdy.reshard %arg0 <@other, [{}p0, {}], unreduced={"a"}> : tensor<16x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"b", "z"}]>}) {
  %0 = sdy.all_reduce {"a"} %arg0 out_sharding=<@mesh, [{?}, {}, {"b", "z", ?}]> : tensor<16x8x8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x":(1)2}, {"a"}]>}) {
  %0 = sdy.all_to_all [{"x":(1)2}: 0->1, {"a", "x":(1)2}: 1->0] %arg0 out_sharding=<@odd, [{"a", "x":(1)2}, {"x"}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {}, {"b":(2)2, "b":(1)2}]>}) {
  %0 = sdy.reduce_scatter [{}, {}, {"a"}] %arg0 out_sharding=<@mesh, [{"c"}, {"a"}, {"b":(2)2, "b":(1)2, "a"}]> : tensor<8x16x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @empty = <[]>
func.func @f(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"c"}>}) {
  %0 = sdy.all_to_all [] %arg0 out_sharding=<@empty, [{}, {}], replicated={"c"}> : tensor<24x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @empty = <[]>
func.func @f(%arg0: tensor<16x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {"c"}]>}) {
  %0 = sdy.sharded_to_unreduced [{}, {}, {"c"}] %arg0 out_sharding=<@empty, [{}, {"a"}, {}], unreduced={"c"}> : tensor<16x16x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b":(2)2}], replicated={"b":(1)2}>}) {
  %0 = sdy.all_gather [{"a"}, {"b":(2)2}] %arg0 out_sharding=<@mesh2, [{"z"}p0, {}], replicated={"b":(1)2}> : tensor<16x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [k, l])->([i, j]) {i=4, j=4, k=4, l=8} reduction={j, k} need_replication={k} blocked_propagation={j, k}>} : (tensor<8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x24xf32>) -> (tensor<8x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {}], unreduced={"b":(2)2, "b":(1)2}>}) { return %arg0 : tensor<8x24xf32> }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", "c"}, {}]>}) {
  %0 = sdy.all_gather [{"c"}, {}] %arg0 out_sharding=<@mesh, [{"a", "b"}, {"b":(1)2}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x24xf32>) {
  %0 = sdy.sharded_to_unreduced [{}, {"c"}] %arg0 out_sharding=<@mesh, [{"c"}, {}]> : tensor<8x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {"b":(1)2}, {"c"}]> : tensor<16xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [nj, i])->([j]) {i=4, j=8} permutation={j, m} blocked_propagation={j}>} : (tensor<8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
func.func @f(%arg0: tensor<8x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c"}, {}]>}) {
  %0 = sdy.all_slice [{}, {"a"}] %arg0 out_sharding=<@perm, [{"b", "c"}, {"a", ?}]> : tensor<8x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<f32>) {
  %0 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [], replicated={"b":(2)2, "b":(1)2, "c"}, unreduced={"a"}>]>} : tensor<f32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<144xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@odd, [{"x":(1)2, "x":(1)6}]>] out_shardings=[<@odd, [{"x"}]>] manual_axes={} (%b: tensor<144xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<144xf32>) -> tensor<96xf32>
    sdy.return %c : tensor<96xf32>
  } : (tensor<144xf32>) -> tensor<96xf32>
  return
}
// -----
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<48x96xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@odd, [{}, {}]>] out_shardings=[<@perm, [{?}, {"a", "x"}]>] manual_axes={} (%b: tensor<48x96xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<48x96xf32>) -> tensor<144x96xf32>
    sdy.return %c : tensor<144x96xf32>
  } : (tensor<48x96xf32>) -> tensor<144x96xf32>
  return
}
// -----
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<8x24x24xf32> {sdy.sharding = #sdy.sharding<@odd, [{}, {}, {"x":(2)6}]>}) {
  %0 = sdy.collective_permute %arg0 out_sharding=<@mesh2, [{?}, {}, {"x":(2)6}]> : tensor<8x24x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c"}, {"a"}]>}) {
  %0 = sdy.collective_permute %arg0 out_sharding=<@mesh2, [{}, {"b", "a"}]> : tensor<16x8xf32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<8x24xf32> {sdy.sharding = #sdy.sharding<@other, [{}, {"b", "a"}]>}) {
  %0 = sdy.sharded_to_unreduced [{}, {"a"}] %arg0 out_sharding=<@other, [{"a":(2)2}, {"b", ?}], unreduced={"a"}> : tensor<8x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x16x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(2)2}, {?}, {"c"}]>}) {
  %0 = sdy.all_to_all [{"c"}: 2->1] %arg0 out_sharding=<@mesh, [{}, {"c"}, {}]> : tensor<24x16x24xf32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@other, [{}, {}]>}) {
  %0 = sdy.replicated_to_unreduced {"a":(1)2, "b", "b":(1)2} %arg0 out_sharding=<@other, [{}, {"a", ?}], unreduced={"a":(1)2, "a":(2)2, "b":(1)2}> : tensor<16x8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x":(3)2, "x":(1)2}p2]>}) {
  %0 = sdy.sharded_to_unreduced [{"x":(3)2, "x":(1)2}] %arg0 out_sharding=<@odd, [{"x":(4)3}], unreduced={"x":(1)2, "x":(3)2}> : tensor<8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<8xf32>) {
  %0 = sdy.reduce_scatter [{}] %arg0 out_sharding=<@odd, [{"x":(4)3, "a", "x":(1)4, "x":(2)3, ?}]> : tensor<8xf32>
  return
}
// -----
func.func @f(%arg0: tensor<24x24x16xf32>) {
  %0 = sdy.reshard %arg0 <@nope, [{}, {"a", "c"}, {"b"}]> : tensor<24x24x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a"}]>}) {
  %0 = sdy.all_to_all [{"b"}: 0->1] %arg0 out_sharding=<@mesh, [{}p2, {"a", "b", ?}]> : tensor<16x16xf32>
  return
}
// -----
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8xf32>) {
  %0 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh2, [{"b":(2)2, "a", "b":(1)2, "a", ?}]>]>} : tensor<8xf32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<144x48xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@other, [{"a"}, {"b"}]>] out_shardings=[<@other, [{"a":(3)4}, {"b", ?}]>] manual_axes={"a"} (%b: tensor<36x48xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<36x48xf32>) -> tensor<36x48xf32>
    sdy.return %c : tensor<36x48xf32>
  } : (tensor<144x48xf32>) -> tensor<144x48xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "b"}p1]>}) {
  %0 = sdy.all_slice [{"a"}, {}] %arg0 out_sharding=<@mesh, [{"c", "b"}]> : tensor<8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<f32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [], replicated={"a", "b":(1)2, "b":(2)2}> : tensor<f32>
  return
}
// -----
sdy.mesh @max = <[], device_ids=[3]>
func.func @f(%arg0: tensor<16x24x8xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@max, [{}p0, {?}, {}]> : tensor<16x24x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "b":(1)2}], replicated={"a"}>}) {
  %0 = sdy.all_to_all [] %arg0 out_sharding=<@mesh, [{"c", "b":(1)2}], replicated={"a"}> : tensor<8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<16x16x16xf32> {sdy.sharding = #sdy.sharding<@odd, [{}, {"x":(1)2, ?}, {}], replicated={"x":(3)2}>}) {
  %0 = sdy.sharded_to_unreduced [{}, {}, {}] %arg0 out_sharding=<@odd, [{}p2, {"x":(1)2}, {}], replicated={"x":(3)2}> : tensor<16x16x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<96xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"c"}]>] out_shardings=[<@mesh, [{"a"}]>] manual_axes={"a", "b"} (%b: tensor<96xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<96xf32>) -> tensor<49xf32>
    sdy.return %c : tensor<49xf32>
  } : (tensor<96xf32>) -> tensor<96xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}, {"c", "a"}]>}) {
  %0 = sdy.all_to_all [{"c", "a"}: 2->1] %arg0 out_sharding=<@mesh, [{}, {"a"}, {}]> : tensor<16x16x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @empty = <[]>
func.func @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}], unreduced={"a", "b":(1)2, "c"}>}) {
  %0 = sdy.reduce_scatter [{}] %arg0 out_sharding=<@empty, [{}p2], unreduced={"a", "b":(1)2, "c"}> : tensor<8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x16xf32>) {
  %0 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b":(2)2, "b":(1)2, "c", "a"}]>]>} : tensor<16x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b":(2)2}], replicated={"c", "a"}>}) {
  %0 = sdy.all_gather [{}, {}] %arg0 out_sharding=<@mesh, [{}, {"b":(2)2}], replicated={"c", "a"}> : tensor<24x24xf32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@other, [{"a", "b":(1)2}, {"b":(2)2}]>}) {
  %0 = sdy.all_to_all [{"a", "b":(1)2}: 0->1, {"a":(1)2}: 2->-1] %arg0 out_sharding=<@other, [{}, {"b":(2)2, "a", "b":(1)2}]> : tensor<16x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], unreduced={"a"}>}) {
  %0 = sdy.replicated_to_unreduced {"b"} %arg0 out_sharding=<@mesh2, [{}p2], unreduced={"a", "b"}> : tensor<16xf32>
  return
}
// -----
func.func @f(%arg0: tensor<24xf32> {sdy.sharding = #sdy.sharding<@nope, [{"b":(1)2, "c"}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", ?}]>}) {
  %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"b":(1)2, "b":(2)2}]> : tensor<24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", "b":(1)2}, {"b":(2)2}]>}) {
  %0 = sdy.all_gather [{}, {}] %arg0 out_sharding=<@mesh, [{"a", "b":(1)2}p2, {"b":(2)2}]> : tensor<8x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {?}]>}) {
  %0 = sdy.all_to_all [{"c"}: 0->1] %arg0 out_sharding=<@mesh, [{"a"}, {"c"}]> : tensor<8x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c", "b"}]>}) {
  %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{}, {}p2]> : tensor<16x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c", "b"}]>}) {
  %0 = sdy.sharded_to_unreduced [{}, {"b"}] %arg0 out_sharding=<@mesh, [{?}, {"c", "a"}], unreduced={"b"}> : tensor<8x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c"}]>}) {
  %0 = sdy.all_slice [{"b":(2)2, "b":(1)2}] %arg0 out_sharding=<@mesh, [{"c", "b":(2)2, "b":(1)2}]> : tensor<16xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([j, i]) {i=8, j=1} reduction={i, j} blocked_propagation={i, j}>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x8x24xf32>) {
  %0 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}p0, {"a"}], replicated={"c"}>]>} : tensor<24x8x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], replicated={"a"}>}) {
  %0 = sdy.all_slice [{"b":(1)2, "b":(2)2}] %arg0 out_sharding=<@mesh, [{"b":(1)2, "b":(2)2}], replicated={"a"}> : tensor<8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a"}]>}) {
  %0 = sdy.all_slice [{"c"}] %arg0 out_sharding=<@mesh, [{"b", "c"}]> : tensor<24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8xf32>) {
  %0 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b":(1)2, "b"}], unreduced={"a", "c"}>]>} : tensor<8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "c"}]>}) {
  %0 = sdy.reduce_scatter [{"a"}, {}, {}] %arg0 out_sharding=<@mesh, [{"a"}, {"b", "c"}]> : tensor<16x16xf32>
  return
}
// -----
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@odd, [{}, {}], unreduced={"x":(4)3}>}) {
  %0 = sdy.all_reduce {"a", "x":(4)3} %arg0 out_sharding=<@perm, [{}, {}]> : tensor<24x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([j], [ij])->([n]) {i=2, j=4, k=8}>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24x16xf32>) {
  %0 = sdy.reshard %arg0 <@odd, [{"x":(1)4}, {"x"}]> : tensor<24x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x8x24xf32>) -> (tensor<8x8x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}p0, {"b", "c"}, {"a", ?}]>}) { return %arg0 : tensor<8x8x24xf32> }
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<8x16x16xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x":(2)3}, {"x":(6)2, "a"}, {}]>}) {
  %0 = sdy.all_reduce {} %arg0 out_sharding=<@odd, [{"x":(2)3}, {"x":(6)2, "a"}, {"x":(1)4}]> : tensor<8x16x16xf32>
  return
}
// -----
sdy.mesh @max = <[], device_ids=[3]>
func.func @f(%arg0: tensor<16x8x16xf32>) {
  %0 = sdy.reshard %arg0 <@max, [{}, {}, {}p2]> : tensor<16x8x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(2)2, "a", "b":(1)2}]>}) {
  %0 = sdy.sharded_to_unreduced [{}] %arg0 out_sharding=<@mesh, [{"a", "b":(1)2}]> : tensor<24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x16x16xf32>) {
  %0 = sdy.all_slice [{}, {}, {"b":(1)2, "c"}] %arg0 out_sharding=<@mesh, [{}, {}, {"b":(1)2, "c", ?}]> : tensor<24x16x16xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<8xf32>) {
  %0 = sdy.all_slice [{}] %arg0 out_sharding=<@odd, [{?}], replicated={"x":(1)2}> : tensor<8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
sdy.mesh @empty = <[]>
func.func @f(%arg0: tensor<8x24x8xf32> {sdy.sharding = #sdy.sharding<@odd, [{"a"}, {}, {}]>}) {
  %0 = sdy.collective_permute %arg0 out_sharding=<@empty, [{?}, {?}, {}]> : tensor<8x24x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8xf32>) {
  %0 = stablehlo.custom_call @x(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([k, j], [i])->([i]) {i=4, j=2, k=2, l=4} permutation={i, l}>} : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b"}]>}) {
  %0 = sdy.all_to_all [{"b":(1)2}: 1->0] %arg0 out_sharding=<@mesh, [{"b"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
func.func @f(%arg0: tensor<8x24x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2}, {"c"}, {}]>}) {
  %0 = sdy.replicated_to_unreduced {} %arg0 out_sharding=<@perm, [{"b":(1)2}, {"c", ?}, {}]> : tensor<8x24x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x16xf32>) {
  %0 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {"b":(2)2}], replicated={"b":(1)2}, unreduced={"c", "a"}>]>} : tensor<24x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<144x96xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"b":(1)2, "b":(4)1, "a", "c"}, {?}]>] out_shardings=[<@mesh, [{"a"}, {?}]>] manual_axes={"b"} (%b: tensor<72x96xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<72x96xf32>) -> tensor<144x96xf32>
    sdy.return %c : tensor<144x96xf32>
  } : (tensor<144x96xf32>) -> tensor<144x96xf32>
  return
}
// -----
sdy.mesh @other = <["a"=4,"b"=4]>
func.func @f(%arg0: tensor<96x144xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@other, [{"b", "a":(4)4}, {}]>] out_shardings=[<@other, [{}, {"a":(1)2}]>] manual_axes={} (%b: tensor<96x144xf32>) {
    %c = stablehlo.custom_call @x(%b) : (tensor<96x144xf32>) -> tensor<48x96xf32>
    sdy.return %c : tensor<48x96xf32>
  } : (tensor<96x144xf32>) -> tensor<48x96xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", "b":(2)2, "b":(1)2}, {}]>}) {
  %0 = sdy.reduce_scatter [{}, {}] %arg0 out_sharding=<@mesh, [{"c", "a", "b":(2)2, "b":(1)2}, {"b":(2)3}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(2)2}, {"b":(1)2, "a"}]>}) {
  %0 = sdy.all_to_all [{"b":(2)2}: 0->1] %arg0 out_sharding=<@mesh, [{}, {"b":(1)2, "a"}]> : tensor<24x8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<16x8x24xf32> {sdy.sharding = #sdy.sharding<@odd, [{}, {}, {}]>}) {
  %0 = sdy.collective_permute %arg0 out_sharding=<@odd, [{"a"}, {"x":(2)6}p0, {"x"}]> : tensor<16x8x24xf32>
  return
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@nope, [{"c", ?}, {}], unreduced={"a", "b"}>}) { return %arg0 : tensor<8x8xf32> }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(2)2}, {"c"}]>}) {
  %0 = sdy.sharded_to_unreduced [{}, {"b":(2)2}] %arg0 out_sharding=<@mesh, [{"b":(2)2, ?}, {}], unreduced={"c"}> : tensor<16x8xf32>
  return
}
// -----
sdy.mesh @max = <[], device_ids=[3]>
func.func @f(%arg0: tensor<24xf32>) {
  %0 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@max, [{}]>]>} : tensor<24xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x":(1)2, "x":(6)2, "a", "x":(2)3}]>}) {
  %0 = sdy.all_gather [{}] %arg0 out_sharding=<@odd, [{"x":(6)2, "a", "x":(2)3}]> : tensor<24xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@odd, [{"a", "x":(1)2}, {"x":(2)6}]>}) {
  %0 = sdy.all_slice [{}, {}] %arg0 out_sharding=<@odd, [{"a", "x":(1)2}, {"x":(3)4, "x":(2)6}]> : tensor<24x24xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2, "c"}, {"b":(2)2}]>}) {
  %0 = sdy.all_gather [{"c"}, {}] %arg0 out_sharding=<@mesh, [{"b":(4)4, "b":(1)2}, {"b":(2)2}]> : tensor<16x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<8x16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"c", "b":(3)1}, {}], replicated={"a"}> : tensor<8x16xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@odd, [{?}, {"x":(3)2, "x":(1)2}]>}) {
  %0 = sdy.all_to_all [{"x":(3)2, "x":(1)2}: 1->0, {"a"}: 1->2] %arg0 out_sharding=<@odd, [{"x":(3)2, "x":(1)2}, {}]> : tensor<24x24xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<16x16xf32>) {
  %0 = sdy.reduce_scatter [{}, {}] %arg0 out_sharding=<@odd, [{}, {"x":(6)2, "x"}], replicated={"a", "x":(2)3}, unreduced={"x":(1)2}> : tensor<16x16xf32>
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
func.func @f(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], replicated={"a"}, unreduced={"c"}>}) {
  %0 = sdy.all_reduce {"c", "b"} %arg0 out_sharding=<@mesh, [{}], replicated={"a"}> : tensor<16xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<16x8xf32>) {
  %0 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@odd, [{?}p0, {"x":(1)4, "z"}], unreduced={"x":(4)3, "a"}>]>} : tensor<16x8xf32>
  return
}
// -----
sdy.mesh @odd = <["x"=12,"a"=2]>
func.func @f(%arg0: tensor<16xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@odd, [{"a", "x":(4)3, "x":(2)2, ?}], unreduced={"x":(1)4}> : tensor<16xf32>
  return
}
