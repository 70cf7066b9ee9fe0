#a0 = #sdy<mesh<["p"=4]>>
#a1 = @m
#a2 = #sdy<sharding<@m, [{"p"}, {}]>>
#a3 = #sdy<dimension_sharding{"p"}>
#a4 = #sdy<axis_ref"p">
#a5 = #sdy<sub_axis_info(1)2>
#a6 = #sdy<manual_axes{"p"}>
#a7 = #sdy<list_of_axis_ref_lists[{"p"}, {}]>
#a8 = #sdy<axis_ref_list{"p"}>
#a9 = #sdy<all_to_all_param_list[{"p"}: 0->1]>
#a10 = #sdy<all_to_all_param{"p"}: 0->1>
#a11 = #sdy<tensor_mapping[i, j]>
#a12 = #sdy<dim_mapping i>
#a13 = 0 : i64
#a14 = dense<1.0> : tensor<2xf32>
#a15 = #stablehlo<comparison_direction LT>
#a16 = #stablehlo<comparison_type FLOAT>
#a17 = #stablehlo<fft_type FFT>
#a18 = array<i64: 8>
#a19 = #stablehlo<rng_distribution UNIFORM>
#a20 = #stablehlo<rng_algorithm DEFAULT>
#a21 = array<i64: 1, 0>
#a22 = array<i64: 0>
#a23 = true
#a24 = @g
#a25 = #stablehlo.bounds<4>
sdy.mesh @m = <["p"=4, "q"=2]>
func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
func.func @f0(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh#sdy<mesh<["p"=4]>>, [{"p"}, {}]>}) { return }
func.func @f1(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh#sdy.mesh<["p"=4]>, [{"p"}, {}]>}) { return }
func.func @f2(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh#a0, [{"p"}, {}]>}) { return }
func.func @f3(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <mesh#sdy<mesh<["p"=4]>>, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f4(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <mesh#sdy.mesh<["p"=4]>, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f5(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <mesh#a0, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f6(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<#a1, [{"p"}, {}]>}) { return }
func.func @f7(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <#a1, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f8(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding = #sdy.sharding_per_value<[#sdy<sharding<@m, [{"p"}, {}]>>]>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f9(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding = #sdy.sharding_per_value<[#sdy.sharding<@m, [{"p"}, {}]>]>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f10(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding = #sdy.sharding_per_value<[#a2]>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f11(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [#sdy<dimension_sharding{"p"}>, {}]>}) { return }
func.func @f12(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [#a3, {}]>}) { return }
func.func @f13(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, #sdy<dimension_sharding{"p"}>]>}) { return }
func.func @f14(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, #a3]>}) { return }
func.func @f15(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <@m, [#sdy<dimension_sharding{"p"}>, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f16(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <@m, [#a3, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f17(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={#sdy<axis_ref"p">}>}) { return }
func.func @f18(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={#a4}>}) { return }
func.func @f19(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={#sdy<axis_ref"p">, "q"}>}) { return }
func.func @f20(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={#a4, "q"}>}) { return }
func.func @f21(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={#sdy<axis_ref"p">}>}) { return }
func.func @f22(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={#a4}>}) { return }
func.func @f23(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <@m, [{}, {}], unreduced={#sdy<axis_ref"p">}> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f24(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.sharding_constraint %a <@m, [{}, {}], unreduced={#a4}> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f25(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":#sdy<sub_axis_info(1)2>}, {}]>}) { return }
func.func @f26(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":#a5}, {}]>}) { return }
func.func @f27(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={"p":#sdy<sub_axis_info(1)2>}>}) { return }
func.func @f28(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={"p":#a5}>}) { return }
func.func @f29(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p":#sdy<sub_axis_info(1)2>}, {}] %a out_sharding=<@m, [{"p":(1)2}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f30(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p":#a5}, {}] %a out_sharding=<@m, [{"p":(1)2}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f31(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[#sdy<sharding<@m, [{"p"}, {}]>>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f32(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[#sdy.sharding<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f33(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[#a2] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f34(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[#sdy<sharding<@m, [{"p"}, {}]>>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f35(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[#sdy.sharding<@m, [{"p"}, {}]>] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f36(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[#a2] manual_axes={"p"} (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f37(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes=#sdy<manual_axes{"p"}> (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f38(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes=#a6 (%b: tensor<2x8xf32>) { sdy.return %b : tensor<2x8xf32> } : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f39(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather #sdy<list_of_axis_ref_lists[{"p"}, {}]> %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f40(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather #a7 %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f41(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather [#sdy<axis_ref_list{"p"}>, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f42(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather [#a8, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f43(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather [{#sdy<axis_ref"p">}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f44(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather [{#a4}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f45(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather #sdy<list_of_axis_ref_lists[#sdy<axis_ref_list{"p"}>, {}]> %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f46(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_gather #sdy<list_of_axis_ref_lists[#a8, {}]> %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f47(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice #sdy<list_of_axis_ref_lists[{"p"}, {}]> %a out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f48(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice #a7 %a out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f49(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.reduce_scatter #sdy<list_of_axis_ref_lists[{"p"}, {}]> %a out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f50(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.reduce_scatter #a7 %a out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f51(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.sharded_to_unreduced #sdy<list_of_axis_ref_lists[{"p"}, {}]> %a out_sharding=<@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f52(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.sharded_to_unreduced #a7 %a out_sharding=<@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f53(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_reduce #sdy<axis_ref_list{"p"}> %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f54(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_reduce #a8 %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f55(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_reduce {#sdy<axis_ref"p">} %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f56(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_reduce {#a4} %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f57(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.replicated_to_unreduced #sdy<axis_ref_list{"p"}> %a out_sharding=<@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f58(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.replicated_to_unreduced #a8 %a out_sharding=<@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f59(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all #sdy<all_to_all_param_list[{"p"}: 0->1]> %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f60(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all #a9 %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f61(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all [#sdy<all_to_all_param{"p"}: 0->1>] %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f62(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all [#a10] %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f63(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all [{#sdy<axis_ref"p">}: 0->1] %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f64(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.all_to_all [{#a4}: 0->1] %a out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f65(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p"}, {}] %a out_sharding=#a2 : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f66(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p"}, {}] %a out_sharding=#sdy<sharding<@m, [{"p"}, {}]>> {x} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f67(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p"}, {}] %a out_sharding=#sdy.sharding<@m, [{"p"}, {}]> {x} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f68(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.all_slice [{"p"}, {}] %a out_sharding=#a2 {x} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f69(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> { %0 = sdy.collective_permute %a out_sharding=#a2 : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f70(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.data_flow_edge %a sharding=#a2 : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f71(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.data_flow_edge %a sharding=#sdy<sharding<@m, [{"p"}, {}]>> {x} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f72(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.data_flow_edge %a sharding=#sdy.sharding<@m, [{"p"}, {}]> {x} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f73(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.data_flow_edge %a sharding=#a2 {x} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f74(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<(#sdy<tensor_mapping[i, j]>, [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f75(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<(#a11, [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f76(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->(#sdy<tensor_mapping[i, j]>) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f77(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->(#a11) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f78(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([#sdy<dim_mapping i>, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f79(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([#a12, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f80(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([j, #sdy<dim_mapping i>], [j, i])->([j, i]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f81(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([j, #a12], [j, i])->([j, i]) {i=8, j=8}>} : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f82(%a: tensor<8x8xf32>) { sdy.sharding_group %a group_id=#a13 : tensor<8x8xf32> return }
func.func @f83(%a: tensor<8x8xf32>) { sdy.sharding_group %a group_id=#a13 {x} : tensor<8x8xf32> return }
func.func @f84(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.propagation_barrier %a allowed_direction="NONE" : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f85() -> tensor<2xf32> { %0 = sdy.constant #a14 return %0 : tensor<2xf32> }
func.func @f86() -> tensor<2xf32> { %0 = stablehlo.constant #a14 return %0 : tensor<2xf32> }
func.func @f87() -> tensor<2xf32> { %0 = stablehlo.constant {x} #a14 return %0 : tensor<2xf32> }
func.func @f88(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare #stablehlo<comparison_direction LT>, %a, %a : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
func.func @f89(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare #a15, %a, %a : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
func.func @f90(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare LT, %a, %a, #a16 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
func.func @f91(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare LT, %a, %a, #stablehlo<comparison_type FLOAT> {x} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
func.func @f92(%a: tensor<8x8xf32>) -> tensor<8x8xi1> { %0 = stablehlo.compare LT, %a, %a, #a16 {x} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> return %0 : tensor<8x8xi1> }
func.func @f93(%a: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> { %0 = stablehlo.fft %a, type = #stablehlo<fft_type FFT>, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> return %0 : tensor<8xcomplex<f32>> }
func.func @f94(%a: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> { %0 = stablehlo.fft %a, type = #a17, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> return %0 : tensor<8xcomplex<f32>> }
func.func @f95(%a: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> { %0 = stablehlo.fft %a, type = FFT, length = #a18 : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> return %0 : tensor<8xcomplex<f32>> }
func.func @f96(%a: tensor<f32>, %b: tensor<1xi64>) -> tensor<4xf32> { %0 = stablehlo.rng %a, %a, %b, distribution = #a19 : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32> return %0 : tensor<4xf32> }
func.func @f97(%a: tensor<f32>, %b: tensor<1xi64>) -> tensor<4xf32> { %0 = stablehlo.rng %a, %a, %b, distribution = #stablehlo<rng_distribution UNIFORM> {x} : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32> return %0 : tensor<4xf32> }
func.func @f98(%a: tensor<f32>, %b: tensor<1xi64>) -> tensor<4xf32> { %0 = stablehlo.rng %a, %a, %b, distribution = #a19 {x} : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32> return %0 : tensor<4xf32> }
func.func @f99(%a: tensor<2xui64>) -> tensor<2xui64> { %0, %1 = stablehlo.rng_bit_generator %a, algorithm = #a20 : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>) return %0 : tensor<2xui64> }
func.func @f100(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.transpose %a, dims = #a21 : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f101(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.transpose %a, dims = #a21 {x} : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f102(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.broadcast_in_dim %a, dims = #a21 : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f103(%a: tensor<8x8xf32>, %b: tensor<2xi64>) -> tensor<8x8xf32> { %0 = stablehlo.dynamic_broadcast_in_dim %a, %b, dims = #a21 : (tensor<8x8xf32>, tensor<2xi64>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f104(%a: tensor<8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.broadcast %a, sizes = #a18 : (tensor<8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f105(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.reverse %a, dims = #a21 : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f106(%a: tensor<8xf32>, %b: tensor<i32>) -> tensor<8xf32> { %0 = stablehlo.dynamic_slice %a, %b, sizes = #a18 : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
func.func @f107(%a: tensor<8xf32>, %b: tensor<f32>) -> tensor<8xf32> { %0 = stablehlo.pad %a, %b, low = #a22, high = [0], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
func.func @f108(%a: tensor<8xf32>, %b: tensor<f32>) -> tensor<8xf32> { %0 = stablehlo.pad %a, %b, low = [0], high = #a22, interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
func.func @f109(%a: tensor<8xf32>, %b: tensor<f32>) -> tensor<8xf32> { %0 = stablehlo.pad %a, %b, low = [0], high = [0], interior = #a22 : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
func.func @f110(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.concatenate %a, dim = #a13 : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f111(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.iota dim = #a13 : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f112(%a: tensor<8x8xf32>) -> tensor<i32> { %0 = stablehlo.get_dimension_size %a, dim = #a13 : (tensor<8x8xf32>) -> tensor<i32> return %0 : tensor<i32> }
func.func @f113(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.cholesky %a, lower = #a23 : tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f114(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = call #a24(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f115() { %0 = func.constant #a24 : (tensor<8x8xf32>) -> tensor<8x8xf32> return }
func.func @f116(%a: tensor<8x8xf32>, %b: tensor<i32>) -> tensor<8x8xf32> { %0 = stablehlo.set_dimension_size %a, %b, dim = #a13 : (tensor<8x8xf32>, tensor<i32>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f117(%b: tensor<2xi64>) -> tensor<8x8xf32> { %0 = stablehlo.dynamic_iota %b, dim = #a13 : (tensor<2xi64>) -> tensor<8x8xf32> return %0 : tensor<8x8xf32> }
func.func @f118(%a: tensor<8x8xf32> {sdy.sharding = #sdy<sharding<@m, [{"p"}, {}]>>}) { return }
func.func @f119(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) { return }
func.func @f120(%a: tensor<8x8xf32> {sdy.sharding = #a2}) { return }
func.func @f121(%a: tensor<?xf32, #stablehlo.bounds<4>>) { return }
func.func @f122(%a: tensor<?xf32, #a25>) { return }
// -----
sdy.mesh @m = #sdy<mesh<["p"=4]>>
// -----
sdy.mesh @m = #sdy.mesh<["p"=4]>
// -----
#al = #sdy<mesh<["p"=4]>>
sdy.mesh @m = #al
// -----
sdy.mesh @m = #sdy<mesh<["p"=4]>> {x}
// -----
sdy.mesh @m = #sdy.mesh<["p"=4]> {x}
// -----
#al = #sdy<mesh<["p"=4]>>
sdy.mesh @m = #al {x}
// -----
sdy.mesh @m = <[#sdy<mesh_axis"p"=4>, "q"=2]>
// -----
#al = #sdy<mesh_axis"p"=4>
sdy.mesh @m = <[#al, "q"=2]>
// -----
sdy.mesh @m = <["q"=2, #sdy<mesh_axis"p"=4>]>
// -----
#al = #sdy<mesh_axis"p"=4>
sdy.mesh @m = <["q"=2, #al]>
// -----
sdy.mesh @m = #sdy.mesh<["q"=2, #sdy<mesh_axis"p"=4>]>
// -----
#al = #sdy<mesh_axis"p"=4>
sdy.mesh @m = #sdy.mesh<["q"=2, #al]>
