#al = array<i32: 1>
sdy.mesh @m = #al
// -----
sdy.mesh @m = #sdy<sub_axis_info(2)2>
// -----
sdy.mesh @m = #nope
// -----
sdy.mesh @m = #sdy<sub_axis_info(2>
// -----
sdy.mesh @m = #sdy<what 2>
// -----
sdy.mesh @m = #
// -----
#al = array<i32: 1>
sdy.mesh @m = <[#al, "q"=2]>
// -----
sdy.mesh @m = <[#sdy<sub_axis_info(2)2>, "q"=2]>
// -----
sdy.mesh @m = <[#nope, "q"=2]>
// -----
sdy.mesh @m = <[#sdy<sub_axis_info(2>, "q"=2]>
// -----
sdy.mesh @m = <[#sdy<what 2>, "q"=2]>
// -----
sdy.mesh @m = <[#, "q"=2]>
// -----
sdy.mesh @m = <[#sdy.mesh_axis<"p"=4>, "q"=2]>
// -----
#al = array<i32: 1>
sdy.mesh @m = #sdy.mesh<["q"=2, #al]>
// -----
sdy.mesh @m = #sdy.mesh<["q"=2, #sdy<sub_axis_info(2)2>]>
// -----
sdy.mesh @m = #sdy.mesh<["q"=2, #nope]>
// -----
sdy.mesh @m = #sdy.mesh<["q"=2, #sdy<sub_axis_info(2>]>
// -----
sdy.mesh @m = #sdy.mesh<["q"=2, #sdy<what 2>]>
// -----
sdy.mesh @m = #sdy.mesh<["q"=2, #]>
// -----
sdy.mesh @m = #sdy.mesh<["q"=2, #sdy.mesh_axis<"p"=4>]>
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh#al, [{"p"}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh#sdy<sub_axis_info(2)2>, [{"p"}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh#nope, [{"p"}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh#sdy<sub_axis_info(2>, [{"p"}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh#sdy<what 2>, [{"p"}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh#, [{"p"}, {}]>}) { return }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <mesh#al, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<#al, [{"p"}, {}]>}) { return }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <#al, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <#sdy<sub_axis_info(2)2>, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <#nope, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <#sdy<sub_axis_info(2>, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <#sdy<what 2>, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <#, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding = #sdy.sharding_per_value<[#al]>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [#al, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [#sdy<sub_axis_info(2)2>, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [#nope, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [#sdy<sub_axis_info(2>, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [#sdy<what 2>, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [#, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [#sdy.dimension_sharding{"p"}, {}]>}) { return }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <@m, [#al, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <@m, [#sdy.dimension_sharding{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{#al}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{#sdy<sub_axis_info(2)2>}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{#nope}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{#sdy<sub_axis_info(2>}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{#sdy<what 2>}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{#}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{#sdy<axis_ref"p">}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{#sdy.axis_ref<"p">}, {}]>}) { return }
// -----
#al = #sdy<axis_ref"p">
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{#al}, {}]>}) { return }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", #al}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", #sdy<axis_ref"p">}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", #sdy.axis_ref<"p">}, {}]>}) { return }
// -----
#al = #sdy<axis_ref"p">
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", #al}, {}]>}) { return }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={#al}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={#sdy.axis_ref<"p">}>}) { return }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={#al}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={#sdy<sub_axis_info(2)2>}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={#nope}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={#sdy<sub_axis_info(2>}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={#sdy<what 2>}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={#}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={#sdy.axis_ref<"p">}>}) { return }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <@m, [{}, {}], unreduced={#al}> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <@m, [{}, {}], unreduced={#sdy.axis_ref<"p">}> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":#al}, {}]>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":#sdy.sub_axis_info<(1)2>}, {}]>}) { return }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={"p":#al}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={"p":#sdy.sub_axis_info<(1)2>}>}) { return }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p":#al}, {}] %a out_sharding=<@m, [{"p":(1)2}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p":#sdy<sub_axis_info(2)2>}, {}] %a out_sharding=<@m, [{"p":(1)2}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p":#nope}, {}] %a out_sharding=<@m, [{"p":(1)2}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p":#sdy<sub_axis_info(2>}, {}] %a out_sharding=<@m, [{"p":(1)2}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p":#sdy<what 2>}, {}] %a out_sharding=<@m, [{"p":(1)2}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p":#}, {}] %a out_sharding=<@m, [{"p":(1)2}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p":#sdy.sub_axis_info<(1)2>}, {}] %a out_sharding=<@m, [{"p":(1)2}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a #sdy<sub_axis_info(2)2> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a #nope : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a #sdy<sub_axis_info(2> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a #sdy<what 2> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a # : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a #sdy<sharding<@m, [{"p"}, {}]>> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a #sdy.sharding<@m, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = #sdy<sharding<@m, [{"p"}, {}]>>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.reshard %a #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.reshard %a #sdy<sharding<@m, [{"p"}, {}]>> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.reshard %a #sdy.sharding<@m, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = #sdy<sharding<@m, [{"p"}, {}]>>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.reshard %a #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[#al] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[#sdy<sub_axis_info(2)2>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[#nope] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[#sdy<sub_axis_info(2>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[#sdy<what 2>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[#] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[#al] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=#al out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=#sdy<sharding_per_value<[<@m, [{"p"}, {}]>]>> out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=#sdy.sharding_per_value<[<@m, [{"p"}, {}]>]> out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = #sdy<sharding_per_value<[<@m, [{"p"}, {}]>]>>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=#al out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=#al manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=#sdy<sharding_per_value<[<@m, [{"p"}, {}]>]>> manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=#sdy.sharding_per_value<[<@m, [{"p"}, {}]>]> manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = #sdy<sharding_per_value<[<@m, [{"p"}, {}]>]>>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=#al manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes=#al (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes=#sdy.manual_axes<{"p"}> (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={#al} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather #al %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather #sdy.list_of_axis_ref_lists<[{"p"}, {}]> %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather [#al, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather [#sdy.axis_ref_list<{"p"}>, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather [{#al}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather [{#sdy<sub_axis_info(2)2>}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather [{#nope}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather [{#sdy<sub_axis_info(2>}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather [{#sdy<what 2>}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather [{#}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather [{#sdy.axis_ref<"p">}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather #sdy<list_of_axis_ref_lists[#al, {}]> %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather #sdy<list_of_axis_ref_lists[#sdy.axis_ref_list<{"p"}>, {}]> %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice #al %a out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice #sdy.list_of_axis_ref_lists<[{"p"}, {}]> %a out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.reduce_scatter #al %a out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.reduce_scatter #sdy.list_of_axis_ref_lists<[{"p"}, {}]> %a out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.sharded_to_unreduced #al %a out_sharding=<@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.sharded_to_unreduced #sdy.list_of_axis_ref_lists<[{"p"}, {}]> %a out_sharding=<@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_reduce #al %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_reduce #sdy.axis_ref_list<{"p"}> %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_reduce {#al} %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_reduce {#sdy.axis_ref<"p">} %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.replicated_to_unreduced #al %a out_sharding=<@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.replicated_to_unreduced #sdy.axis_ref_list<{"p"}> %a out_sharding=<@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all #al %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all #sdy.all_to_all_param_list<[{"p"}: 0->1]> %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all [#al] %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all [#sdy<sub_axis_info(2)2>] %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all [#nope] %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all [#sdy<sub_axis_info(2>] %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all [#sdy<what 2>] %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all [#] %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all [#sdy.all_to_all_param<{"p"}: 0->1>] %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all [{#al}: 0->1] %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all [{#sdy.axis_ref<"p">}: 0->1] %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p"}, {}] %a out_sharding=#al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p"}, {}] %a out_sharding=#sdy<sharding<@m, [{"p"}, {}]>> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p"}, {}] %a out_sharding=#sdy.sharding<@m, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.collective_permute %a out_sharding=#al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.collective_permute %a out_sharding=#sdy<sharding<@m, [{"p"}, {}]>> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.collective_permute %a out_sharding=#sdy.sharding<@m, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.data_flow_edge %a sharding=#al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.data_flow_edge %a sharding=#sdy<sharding<@m, [{"p"}, {}]>> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.data_flow_edge %a sharding=#sdy.sharding<@m, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<(#al, [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<(#sdy<sub_axis_info(2)2>, [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<(#nope, [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<(#sdy<sub_axis_info(2>, [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<(#sdy<what 2>, [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<(#, [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<(#sdy.tensor_mapping<[i, j]>, [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([#al, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([#sdy.dim_mapping<i>, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[#al]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[#sdy<propagation_one_step{step-0 = [{"p" = operand-0 -> [result-0]}]}>]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[#sdy.propagation_one_step<{step-0 = [{"p" = operand-0 -> [result-0]}]}>]>} { }
// -----
#al = #sdy<propagation_one_step{step-0 = [{"p" = operand-0 -> [result-0]}]}>
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[#al]>} { }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [#al]}]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [#sdy<sub_axis_info(2)2>]}]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [#nope]}]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [#sdy<sub_axis_info(2>]}]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [#sdy<what 2>]}]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [#]}]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [#sdy<axis_to_propagation_details{"p" = operand-0 -> [result-0]}>]}]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [#sdy.axis_to_propagation_details<{"p" = operand-0 -> [result-0]}>]}]>} { }
// -----
#al = #sdy<axis_to_propagation_details{"p" = operand-0 -> [result-0]}>
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [#al]}]>} { }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [{#al = operand-0 -> [result-0]}]}]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [{#sdy<axis_ref"p"> = operand-0 -> [result-0]}]}]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [{#sdy.axis_ref<"p"> = operand-0 -> [result-0]}]}]>} { }
// -----
#al = #sdy<axis_ref"p">
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [{#al = operand-0 -> [result-0]}]}]>} { }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [{"p" = #al -> [result-0]}]}]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [{"p" = #sdy<edge_value_ref operand-0> -> [result-0]}]}]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [{"p" = #sdy.edge_value_ref<operand-0> -> [result-0]}]}]>} { }
// -----
#al = #sdy<edge_value_ref operand-0>
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [{"p" = #al -> [result-0]}]}]>} { }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [{"p" = operand-0 -> [#al]}]}]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [{"p" = operand-0 -> [#sdy<edge_value_ref result-1>]}]}]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [{"p" = operand-0 -> [#sdy.edge_value_ref<result-1>]}]}]>} { }
// -----
#al = #sdy<edge_value_ref result-1>
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #sdy.propagation_edges<[{step-0 = [{"p" = operand-0 -> [#al]}]}]>} { }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<#al>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<"p" : i32>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = "p" : i32
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<#al>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) { sdy.sharding_group %a group_id=#al : tensor<8x8xf32> return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) { sdy.sharding_group %a group_id=0 : i64 : tensor<8x8xf32> return }
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.propagation_barrier %a allowed_direction=#al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.propagation_barrier %a allowed_direction=0 : i32 : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = 0 : i32
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.propagation_barrier %a allowed_direction=#al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f() -> tensor<2xf32> { %0 = sdy.constant #al return %0 : tensor<2xf32> }
// -----
#al = array<i32: 1>
func.func @f() -> tensor<2xf32> { %0 = stablehlo.constant #al return %0 : tensor<2xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare #al, %a, %a : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare #sdy<sub_axis_info(2)2>, %a, %a : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare #nope, %a, %a : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare #sdy<sub_axis_info(2>, %a, %a : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare #sdy<what 2>, %a, %a : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare #, %a, %a : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare #stablehlo.comparison_direction<LT>, %a, %a : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare LT, %a, %a, #al : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare LT, %a, %a, #stablehlo<comparison_type FLOAT> : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare LT, %a, %a, #stablehlo.comparison_type<FLOAT> : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> { %0 = stablehlo.fft %a, type = #al, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> return %0 : tensor<8xcomplex<f32>> }
// -----
func.func @f(%a: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> { %0 = stablehlo.fft %a, type = #stablehlo.fft_type<FFT>, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> return %0 : tensor<8xcomplex<f32>> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> { %0 = stablehlo.fft %a, type = FFT, length = #al : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> return %0 : tensor<8xcomplex<f32>> }
// -----
func.func @f(%a: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> { %0 = stablehlo.fft %a, type = FFT, length = array<i64: 8> : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> return %0 : tensor<8xcomplex<f32>> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<f32>, %b: tensor<1xi64>) -> tensor<4xf32> { %0 = stablehlo.rng %a, %a, %b, distribution = #al : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
func.func @f(%a: tensor<f32>, %b: tensor<1xi64>) -> tensor<4xf32> { %0 = stablehlo.rng %a, %a, %b, distribution = #stablehlo<rng_distribution UNIFORM> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
func.func @f(%a: tensor<f32>, %b: tensor<1xi64>) -> tensor<4xf32> { %0 = stablehlo.rng %a, %a, %b, distribution = #stablehlo.rng_distribution<UNIFORM> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<2xui64>) -> tensor<2xui64> { %0, %1 = stablehlo.rng_bit_generator %a, algorithm = #al : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>) return %0 : tensor<2xui64> }
// -----
func.func @f(%a: tensor<2xui64>) -> tensor<2xui64> { %0, %1 = stablehlo.rng_bit_generator %a, algorithm = #stablehlo<rng_algorithm DEFAULT> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>) return %0 : tensor<2xui64> }
// -----
func.func @f(%a: tensor<2xui64>) -> tensor<2xui64> { %0, %1 = stablehlo.rng_bit_generator %a, algorithm = #stablehlo.rng_algorithm<DEFAULT> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>) return %0 : tensor<2xui64> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.transpose %a, dims = #al : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.transpose %a, dims = #sdy<sub_axis_info(2)2> : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.transpose %a, dims = #nope : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.transpose %a, dims = #sdy<sub_axis_info(2> : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.transpose %a, dims = #sdy<what 2> : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.transpose %a, dims = # : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.transpose %a, dims = array<i64: 1, 0> : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.broadcast_in_dim %a, dims = #al : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.broadcast_in_dim %a, dims = array<i64: 1, 0> : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>, %b: tensor<2xi64>) -> tensor<8x8xf32> { %0 = stablehlo.dynamic_broadcast_in_dim %a, %b, dims = #al : (tensor<8x8xf32>, tensor<2xi64>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>, %b: tensor<2xi64>) -> tensor<8x8xf32> { %0 = stablehlo.dynamic_broadcast_in_dim %a, %b, dims = array<i64: 1, 0> : (tensor<8x8xf32>, tensor<2xi64>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.broadcast %a, sizes = #al : (tensor<8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.broadcast %a, sizes = array<i64: 8> : (tensor<8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.reverse %a, dims = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.reverse %a, dims = array<i64: 1, 0> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8xf32>, %b: tensor<i32>) -> tensor<8xf32> { %0 = stablehlo.dynamic_slice %a, %b, sizes = #al : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<i32>) -> tensor<8xf32> { %0 = stablehlo.dynamic_slice %a, %b, sizes = array<i64: 8> : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8xf32>, %b: tensor<f32>) -> tensor<8xf32> { %0 = stablehlo.pad %a, %b, low = #al, high = [0], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<f32>) -> tensor<8xf32> { %0 = stablehlo.pad %a, %b, low = array<i64: 0>, high = [0], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8xf32>, %b: tensor<f32>) -> tensor<8xf32> { %0 = stablehlo.pad %a, %b, low = [0], high = #al, interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<f32>) -> tensor<8xf32> { %0 = stablehlo.pad %a, %b, low = [0], high = array<i64: 0>, interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8xf32>, %b: tensor<f32>) -> tensor<8xf32> { %0 = stablehlo.pad %a, %b, low = [0], high = [0], interior = #al : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<f32>) -> tensor<8xf32> { %0 = stablehlo.pad %a, %b, low = [0], high = [0], interior = array<i64: 0> : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.concatenate %a, dim = #al : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.concatenate %a, dim = 0 : i64 : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = 0 : i64 : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<i32> { %0 = stablehlo.get_dimension_size %a, dim = #al : (tensor<8x8xf32>) -> tensor<i32> return %0 : tensor<i32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<i32> { %0 = stablehlo.get_dimension_size %a, dim = 0 : i64 : (tensor<8x8xf32>) -> tensor<i32> return %0 : tensor<i32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.cholesky %a, lower = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tuple<f32, f32>) -> f32 { %0 = stablehlo.get_tuple_element %a[#al] : (tuple<f32, f32>) -> f32 return %0 : f32 }
// -----
func.func @f(%a: tuple<f32, f32>) -> f32 { %0 = stablehlo.get_tuple_element %a[0 : i32] : (tuple<f32, f32>) -> f32 return %0 : f32 }
// -----
#al = 0 : i32
func.func @f(%a: tuple<f32, f32>) -> f32 { %0 = stablehlo.get_tuple_element %a[#al] : (tuple<f32, f32>) -> f32 return %0 : f32 }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.composite #al %a {decomposition = @g} : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.composite "p" : i32 %a {decomposition = @g} : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
#al = "p" : i32
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.composite #al %a {decomposition = @g} : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) { %0, %1 = chlo.top_k(%a, k = #al) : tensor<8x8xf32> -> (tensor<8x1xf32>, tensor<8x1xi32>) return }
// -----
func.func @f(%a: tensor<8x8xf32>) { %0, %1 = chlo.top_k(%a, k = 0 : i64) : tensor<8x8xf32> -> (tensor<8x1xf32>, tensor<8x1xi32>) return }
// -----
#al = 0 : i64
func.func @f(%a: tensor<8x8xf32>) { %0, %1 = chlo.top_k(%a, k = #al) : tensor<8x8xf32> -> (tensor<8x1xf32>, tensor<8x1xi32>) return }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<f32> { %0 = stablehlo.dot_general %a, %a, contracting_dims = #al x [1, 0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<f32> return %0 : tensor<f32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<f32> { %0 = stablehlo.dot_general %a, %a, contracting_dims = array<i64: 1, 0> x [1, 0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<f32> return %0 : tensor<f32> }
// -----
#al = array<i64: 1, 0>
func.func @f(%a: tensor<8x8xf32>) -> tensor<f32> { %0 = stablehlo.dot_general %a, %a, contracting_dims = #al x [1, 0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<f32> return %0 : tensor<f32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<f32> { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1, 0] x #al : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<f32> return %0 : tensor<f32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<f32> { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1, 0] x array<i64: 1, 0> : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<f32> return %0 : tensor<f32> }
// -----
#al = array<i64: 1, 0>
func.func @f(%a: tensor<8x8xf32>) -> tensor<f32> { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1, 0] x #al : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<f32> return %0 : tensor<f32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot %a, %a, precision = #al : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot %a, %a, precision = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot %a, %a, precision = #al : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot %a, %a, precision = [#al, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot %a, %a, precision = [#sdy<sub_axis_info(2)2>, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot %a, %a, precision = [#nope, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot %a, %a, precision = [#sdy<sub_axis_info(2>, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot %a, %a, precision = [#sdy<what 2>, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot %a, %a, precision = [#, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot %a, %a, precision = [#stablehlo<precision DEFAULT>, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot %a, %a, precision = [#stablehlo.precision<DEFAULT>, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = #stablehlo<precision DEFAULT>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot %a, %a, precision = [#al, DEFAULT] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], precision = #al : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], precision = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], precision = #al : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], algorithm = #al : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], algorithm = #al : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<1x8x8x1xf32>, %b: tensor<1x1x1x1xf32>) -> tensor<1x8x8x1xf32> { %0 = stablehlo.convolution(%a, %b) dim_numbers = #al, window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x8x8x1xf32> return %0 : tensor<1x8x8x1xf32> }
// -----
func.func @f(%a: tensor<1x8x8x1xf32>, %b: tensor<1x1x1x1xf32>) -> tensor<1x8x8x1xf32> { %0 = stablehlo.convolution(%a, %b) dim_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x8x8x1xf32> return %0 : tensor<1x8x8x1xf32> }
// -----
#al = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>
func.func @f(%a: tensor<1x8x8x1xf32>, %b: tensor<1x1x1x1xf32>) -> tensor<1x8x8x1xf32> { %0 = stablehlo.convolution(%a, %b) dim_numbers = #al, window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x8x8x1xf32> return %0 : tensor<1x8x8x1xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<1x8x8x1xf32>, %b: tensor<1x1x1x1xf32>) -> tensor<1x8x8x1xf32> { %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = #al} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x8x8x1xf32> return %0 : tensor<1x8x8x1xf32> }
// -----
func.func @f(%a: tensor<1x8x8x1xf32>, %b: tensor<1x1x1x1xf32>) -> tensor<1x8x8x1xf32> { %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = array<i64: 1, 1>} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x8x8x1xf32> return %0 : tensor<1x8x8x1xf32> }
// -----
#al = array<i64: 1, 1>
func.func @f(%a: tensor<1x8x8x1xf32>, %b: tensor<1x1x1x1xf32>) -> tensor<1x8x8x1xf32> { %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = #al} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x8x8x1xf32> return %0 : tensor<1x8x8x1xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>, %b: tensor<f32>) -> tensor<f32> { %0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = #al : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32> return %0 : tensor<f32> }
// -----
func.func @f(%a: tensor<8x8xf32>, %b: tensor<f32>) -> tensor<f32> { %0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = array<i64: 1, 0> : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32> return %0 : tensor<f32> }
// -----
#al = array<i64: 1, 0>
func.func @f(%a: tensor<8x8xf32>, %b: tensor<f32>) -> tensor<f32> { %0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = #al : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32> return %0 : tensor<f32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.slice %a #al : (tensor<8xf32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.custom_call #al(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = @g
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.custom_call #al(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = call #al(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
#al = array<i32: 1>
func.func @f() { %0 = func.constant #al : (tensor<8x8xf32>) -> tensor<8x8xf32> return }
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
#al = array<i32: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #stablehlo.mesh<axes = [#al]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #stablehlo.mesh<axes = [#sdy<sub_axis_info(2)2>]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #stablehlo.mesh<axes = [#nope]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #stablehlo.mesh<axes = [#sdy<sub_axis_info(2>]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #stablehlo.mesh<axes = [#sdy<what 2>]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #stablehlo.mesh<axes = [#]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #stablehlo.mesh<axes = [#stablehlo<mesh_axis<name = "x", size = 2>>]>} { }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>]>} { }
// -----
#al = #stablehlo<mesh_axis<name = "x", size = 2>>
sdy.mesh @m = <["p"=4, "q"=2]>
module attributes {x = #stablehlo.mesh<axes = [#al]>} { }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.einsum %a, %a, config = #al : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.einsum %a, %a, config = "p" : i32 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = "p" : i32
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.einsum %a, %a, config = #al : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.reduce_precision %a, format = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%a: tensor<8x8xf32>, %b: tensor<i32>) -> tensor<8x8xf32> { %0 = stablehlo.set_dimension_size %a, %b, dim = #al : (tensor<8x8xf32>, tensor<i32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>, %b: tensor<i32>) -> tensor<8x8xf32> { %0 = stablehlo.set_dimension_size %a, %b, dim = 0 : i64 : (tensor<8x8xf32>, tensor<i32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i32: 1>
func.func @f(%b: tensor<2xi64>) -> tensor<8x8xf32> { %0 = stablehlo.dynamic_iota %b, dim = #al : (tensor<2xi64>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%b: tensor<2xi64>) -> tensor<8x8xf32> { %0 = stablehlo.dynamic_iota %b, dim = 0 : i64 : (tensor<2xi64>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = 1 : i32
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) { sdy.sharding_group %a group_id=#al : tensor<8x8xf32> return }
// -----
#al = 1 : i32
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = 1 : i32
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.cholesky %a, lower = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = 1 : i32
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = call #al(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
#al = 1 : i32
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<#al>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.cholesky %a, lower = 1 : i64 : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = call 1 : i64(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.custom_call 1 : i64(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = "s"
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) { sdy.sharding_group %a group_id=#al : tensor<8x8xf32> return }
// -----
#al = "s"
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = "s"
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.cholesky %a, lower = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = "s"
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = call #al(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.cholesky %a, lower = "s" : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = call "s"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.custom_call "s"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = dense<1> : tensor<1xi64>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) { sdy.sharding_group %a group_id=#al : tensor<8x8xf32> return }
// -----
#al = dense<1> : tensor<1xi64>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = dense<1> : tensor<1xi64>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.cholesky %a, lower = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = dense<1> : tensor<1xi64>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = call #al(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
#al = dense<1> : tensor<1xi64>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<#al>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i64: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) { sdy.sharding_group %a group_id=#al : tensor<8x8xf32> return }
// -----
#al = array<i64: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i64: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.cholesky %a, lower = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = array<i64: 1>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = call #al(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
#al = array<i64: 1>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<#al>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = @g::@h
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) { sdy.sharding_group %a group_id=#al : tensor<8x8xf32> return }
// -----
#al = @g::@h
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = @g::@h
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.cholesky %a, lower = #al : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
#al = @g::@h
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = call #al(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
#al = @g::@h
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<#al>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.cholesky %a, lower = @g::@h : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = call @g::@h(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.custom_call @g::@h(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = #sdy<axis_ref("p">
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={#sdy<axis_ref("p">}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([#sdy<axis_ref("p">, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<#sdy<axis_ref("p">>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #sdy<axis_ref("p"> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = #sdy<axis_ref"p>
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={#sdy<axis_ref"p>}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([#sdy<axis_ref"p>, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<#sdy<axis_ref"p>>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #sdy<axis_ref"p> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = #.x
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={#.x}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([#.x, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<#.x>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #.x : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = #1<2>
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={#1<2>}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([#1<2>, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<#1<2>>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #1<2> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = #a.b
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={#a.b}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([#a.b, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<#a.b>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #a.b : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = #a.b<1>
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={#a.b<1>}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([#a.b<1>, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<#a.b<1>>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #a.b<1> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = #sdy<axis_ref"\q">
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={#sdy<axis_ref"\q">}>}) { return }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([#sdy<axis_ref"\q">, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.named_computation<#sdy<axis_ref"\q">>(%a) (%b: tensor<8x8xf32>) { sdy.return %b : tensor<8x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #sdy<axis_ref"\q"> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
// -----
module attributes {x = #sdy<dim_mapping z_0>} {}
// -----
module attributes {x = #sdy<dimension_sharding{"p":#sdy<sub_axis_info(1)2>, ?}p0>} {}
// -----
module attributes {x = #sdy<all_to_all_param{#sdy<axis_ref"p">, "q":(0x1)2}: 0x0->1>} {}
// -----
module attributes {x = #sdy<tensor_mapping[i, #sdy<dim_mapping jk>, #sdy<dim_mapping>]>} {}
// -----
module attributes {x = #sdy<mesh_axis"p\22\n"=0x4>} {}
// -----
#a = #sdy<sub_axis_info(1)2>
module attributes {x = #sdy<axis_ref"p":#a>} {}
// -----
#a = #sdy<axis_ref"p">
module attributes {x = #sdy<axis_ref_list{#a:(1)2}>} {}
// -----
#a = #sdy<axis_ref"p">
module attributes {x = #sdy<axis_ref_list{#a, #a "q"}>} {}
// -----
module attributes {x = #sdy<axis_ref_list{#sdy<axis_ref"p"> : i32, "q"}>} {}
// -----
#a = #sdy<axis_ref"p">
module attributes {x = #sdy<axis_ref_list{#a : i32, "q"}>} {}
// -----
#a = #sdy<dimension_sharding{"p"}>
module attributes {x = #sdy.sharding<@m, [#a p1]>} {}
// -----
#a = #sdy<dimension_sharding{"p"}p3>
module attributes {x = #sdy.sharding<@m, [#a, {"q", ?}p1, #a]>} {}
// -----
#a = @m::@n
module attributes {x = #sdy.sharding<#a, []>} {}
// -----
module attributes {x = #sdy.sharding<@m::@n, []>} {}
// -----
module attributes {x = #sdy.sharding<!x, []>} {}
// -----
#a = #sdy.mesh<["p"=2]>
module attributes {x = #sdy.sharding<mesh#a, [#sdy.mesh<["z"=2]>]>} {}
// -----
#a = #sdy<mesh<[], device_ids=[3]>>
module attributes {x = #sdy.sharding<mesh #a, [{}]>} {}
// -----
#a = #sdy<mesh_axis"p"=2>
module attributes {x = #sdy.sharding<mesh<[#a, "q"=2], device_ids=[3, 2, 1, 0]>, [{"p"}]>} {}
// -----
#a = #sdy<mesh_axis"p"=2>
module attributes {x = #sdy.sharding<mesh<[#a, #a]>, [{}]>} {}
// -----
#a = #sdy<mesh_axis"p"=2>
module attributes {x = #sdy.sharding<mesh<[#a], device_ids=[3, 4]>, [{}]>} {}
// -----
#a = #sdy<mesh_axis"p"=2>
module attributes {x = #sdy.mesh<[#a=2, #a]>} {}
// -----
#a = #stablehlo<sub_axis_info(1)2>
module attributes {x = #stablehlo.axis_ref<name = "x", sub_axis_info = #a>} {}
// -----
#a = #sdy<sub_axis_info(1)2>
module attributes {x = #stablehlo.axis_ref<name = "x", sub_axis_info = #a>} {}
// -----
#a = #stablehlo.mesh_axis<name = "x", size = 2>
module attributes {x = #stablehlo.mesh<axes = [#a, <name = "y", size = 3>]>} {}
// -----
#a = #sdy.sharding<@m, [{"x"}]>
module attributes {x = #sdy.sharding_per_value<[#a, <@n, []>, #sdy<sharding<@l, [{}]>>]>} {}
// -----
#a = #sdy<axis_ref_list{"x"}>
module attributes {x = #sdy<list_of_axis_ref_lists[#a, {}, #sdy<axis_ref_list{#sdy<axis_ref"x">, "y":#sdy<sub_axis_info(1)2>}>]>} {}
// -----
#a = "p"
module attributes {x = #sdy<manual_axes{#a, "q"}>} {}
// -----
#a = array<i64: 1>
module attributes {x = #stablehlo.gather<offset_dims = #a>} {}
// -----
#a = "x"
module attributes {x = #stablehlo.mesh_axis<name = #a, size = 2>} {}
