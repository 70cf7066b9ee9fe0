module {
  sdy.mesh @m = <["p"=4, "q"=2]>
  func.func private @g(tensor<8x8xf32>) -> tensor<8x8xf32>
  func.func @f0(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["p"=4]>, [{"p"}, {}]>}) {
    return
  }
  func.func @f1(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["p"=4]>, [{"p"}, {}]>}) {
    return
  }
  func.func @f2(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["p"=4]>, [{"p"}, {}]>}) {
    return
  }
  func.func @f3(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <mesh<["p"=4]>, [{"p"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f4(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <mesh<["p"=4]>, [{"p"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f5(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <mesh<["p"=4]>, [{"p"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f6(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) {
    return
  }
  func.func @f7(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@m, [{"p"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f8(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {}]>]>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f9(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {}]>]>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f10(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {}]>]>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f11(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) {
    return
  }
  func.func @f12(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) {
    return
  }
  func.func @f13(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"p"}]>}) {
    return
  }
  func.func @f14(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"p"}]>}) {
    return
  }
  func.func @f15(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@m, [{"p"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f16(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@m, [{"p"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f17(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={"p"}>}) {
    return
  }
  func.func @f18(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={"p"}>}) {
    return
  }
  func.func @f19(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={"p", "q"}>}) {
    return
  }
  func.func @f20(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={"p", "q"}>}) {
    return
  }
  func.func @f21(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"p"}>}) {
    return
  }
  func.func @f22(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"p"}>}) {
    return
  }
  func.func @f23(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f24(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f25(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":(1)2}, {}]>}) {
    return
  }
  func.func @f26(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p":(1)2}, {}]>}) {
    return
  }
  func.func @f27(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={"p":(1)2}>}) {
    return
  }
  func.func @f28(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], replicated={"p":(1)2}>}) {
    return
  }
  func.func @f29(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.all_slice [{"p":(1)2}, {}] %arg0 out_sharding=<@m, [{"p":(1)2}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f30(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.all_slice [{"p":(1)2}, {}] %arg0 out_sharding=<@m, [{"p":(1)2}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f31(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%arg1: tensor<2x8xf32>) {
      sdy.return %arg1 : tensor<2x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f32(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%arg1: tensor<2x8xf32>) {
      sdy.return %arg1 : tensor<2x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f33(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%arg1: tensor<2x8xf32>) {
      sdy.return %arg1 : tensor<2x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f34(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%arg1: tensor<2x8xf32>) {
      sdy.return %arg1 : tensor<2x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f35(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%arg1: tensor<2x8xf32>) {
      sdy.return %arg1 : tensor<2x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f36(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%arg1: tensor<2x8xf32>) {
      sdy.return %arg1 : tensor<2x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f37(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%arg1: tensor<2x8xf32>) {
      sdy.return %arg1 : tensor<2x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f38(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"p"}, {}]>] out_shardings=[<@m, [{"p"}, {}]>] manual_axes={"p"} (%arg1: tensor<2x8xf32>) {
      sdy.return %arg1 : tensor<2x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f39(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_gather [{"p"}, {}] %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f40(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_gather [{"p"}, {}] %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f41(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_gather [{"p"}, {}] %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f42(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_gather [{"p"}, {}] %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f43(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_gather [{"p"}, {}] %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f44(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_gather [{"p"}, {}] %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f45(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_gather [{"p"}, {}] %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f46(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_gather [{"p"}, {}] %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f47(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.all_slice [{"p"}, {}] %arg0 out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f48(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.all_slice [{"p"}, {}] %arg0 out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f49(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.reduce_scatter [{"p"}, {}] %arg0 out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f50(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.reduce_scatter [{"p"}, {}] %arg0 out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f51(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.sharded_to_unreduced [{"p"}, {}] %arg0 out_sharding=<@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f52(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.sharded_to_unreduced [{"p"}, {}] %arg0 out_sharding=<@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f53(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.all_reduce {"p"} %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f54(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.all_reduce {"p"} %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f55(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.all_reduce {"p"} %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f56(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.all_reduce {"p"} %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f57(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.replicated_to_unreduced {"p"} %arg0 out_sharding=<@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f58(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.replicated_to_unreduced {"p"} %arg0 out_sharding=<@m, [{}, {}], unreduced={"p"}> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f59(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_to_all [{"p"}: 0->1] %arg0 out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f60(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_to_all [{"p"}: 0->1] %arg0 out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f61(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_to_all [{"p"}: 0->1] %arg0 out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f62(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_to_all [{"p"}: 0->1] %arg0 out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f63(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_to_all [{"p"}: 0->1] %arg0 out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f64(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_to_all [{"p"}: 0->1] %arg0 out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f65(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.all_slice [{"p"}, {}] %arg0 out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f66(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.all_slice [{"p"}, {}] %arg0 out_sharding=<@m, [{"p"}, {}]> {x} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f67(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.all_slice [{"p"}, {}] %arg0 out_sharding=<@m, [{"p"}, {}]> {x} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f68(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.all_slice [{"p"}, {}] %arg0 out_sharding=<@m, [{"p"}, {}]> {x} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f69(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f70(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.data_flow_edge %arg0 sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f71(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.data_flow_edge %arg0 sharding=<@m, [{"p"}, {}]> {x} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f72(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.data_flow_edge %arg0 sharding=<@m, [{"p"}, {}]> {x} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f73(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.data_flow_edge %arg0 sharding=<@m, [{"p"}, {}]> {x} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f74(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f75(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f76(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f77(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f78(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f79(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f80(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([j, i], [j, i])->([j, i]) {i=8, j=8}>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f81(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([j, i], [j, i])->([j, i]) {i=8, j=8}>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f82(%arg0: tensor<8x8xf32>) {
    sdy.sharding_group %arg0 group_id=0 : tensor<8x8xf32>
    return
  }
  func.func @f83(%arg0: tensor<8x8xf32>) {
    sdy.sharding_group %arg0 group_id=0 {x} : tensor<8x8xf32>
    return
  }
  func.func @f84(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f85() -> tensor<2xf32> {
    %0 = sdy.constant dense<1.000000e+00> : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f86() -> tensor<2xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
    return %cst : tensor<2xf32>
  }
  func.func @f87() -> tensor<2xf32> {
    %cst = stablehlo.constant {x} dense<1.000000e+00> : tensor<2xf32>
    return %cst : tensor<2xf32>
  }
  func.func @f88(%arg0: tensor<8x8xf32>) -> tensor<8x8xi1> {
    %0 = stablehlo.compare LT, %arg0, %arg0 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    return %0 : tensor<8x8xi1>
  }
  func.func @f89(%arg0: tensor<8x8xf32>) -> tensor<8x8xi1> {
    %0 = stablehlo.compare LT, %arg0, %arg0 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    return %0 : tensor<8x8xi1>
  }
  func.func @f90(%arg0: tensor<8x8xf32>) -> tensor<8x8xi1> {
    %0 = stablehlo.compare LT, %arg0, %arg0, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    return %0 : tensor<8x8xi1>
  }
  func.func @f91(%arg0: tensor<8x8xf32>) -> tensor<8x8xi1> {
    %0 = stablehlo.compare LT, %arg0, %arg0, FLOAT {x} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    return %0 : tensor<8x8xi1>
  }
  func.func @f92(%arg0: tensor<8x8xf32>) -> tensor<8x8xi1> {
    %0 = stablehlo.compare LT, %arg0, %arg0, FLOAT {x} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    return %0 : tensor<8x8xi1>
  }
  func.func @f93(%arg0: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    return %0 : tensor<8xcomplex<f32>>
  }
  func.func @f94(%arg0: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    return %0 : tensor<8xcomplex<f32>>
  }
  func.func @f95(%arg0: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    return %0 : tensor<8xcomplex<f32>>
  }
  func.func @f96(%arg0: tensor<f32>, %arg1: tensor<1xi64>) -> tensor<4xf32> {
    %0 = stablehlo.rng %arg0, %arg0, %arg1, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f97(%arg0: tensor<f32>, %arg1: tensor<1xi64>) -> tensor<4xf32> {
    %0 = stablehlo.rng %arg0, %arg0, %arg1, distribution = UNIFORM {x} : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f98(%arg0: tensor<f32>, %arg1: tensor<1xi64>) -> tensor<4xf32> {
    %0 = stablehlo.rng %arg0, %arg0, %arg1, distribution = UNIFORM {x} : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f99(%arg0: tensor<2xui64>) -> tensor<2xui64> {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    return %output_state : tensor<2xui64>
  }
  func.func @f100(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f101(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] {x} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f102(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f103(%arg0: tensor<8x8xf32>, %arg1: tensor<2xi64>) -> tensor<8x8xf32> {
    %0 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [1, 0] : (tensor<8x8xf32>, tensor<2xi64>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f104(%arg0: tensor<8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.broadcast %arg0, sizes = [8] : (tensor<8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f105(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1, 0] : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f106(%arg0: tensor<8xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [8] : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @f107(%arg0: tensor<8xf32>, %arg1: tensor<f32>) -> tensor<8xf32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [0], high = [0], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @f108(%arg0: tensor<8xf32>, %arg1: tensor<f32>) -> tensor<8xf32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [0], high = [0], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @f109(%arg0: tensor<8xf32>, %arg1: tensor<f32>) -> tensor<8xf32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [0], high = [0], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @f110(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.concatenate %arg0, dim = 0 : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f111(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f112(%arg0: tensor<8x8xf32>) -> tensor<i32> {
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<8x8xf32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @f113(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.cholesky %arg0, lower = true : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f114(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = call @g(%arg0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f115() {
    %f = constant @g : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return
  }
  func.func @f116(%arg0: tensor<8x8xf32>, %arg1: tensor<i32>) -> tensor<8x8xf32> {
    %0 = stablehlo.set_dimension_size %arg0, %arg1, dim = 0 : (tensor<8x8xf32>, tensor<i32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f117(%arg0: tensor<2xi64>) -> tensor<8x8xf32> {
    %0 = stablehlo.dynamic_iota %arg0, dim = 0 : (tensor<2xi64>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f118(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) {
    return
  }
  func.func @f119(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) {
    return
  }
  func.func @f120(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) {
    return
  }
  func.func @f121(%arg0: tensor<?xf32, #stablehlo.bounds<4>>) {
    return
  }
  func.func @f122(%arg0: tensor<?xf32, #stablehlo.bounds<4>>) {
    return
  }
}
// -----
module {
  sdy.mesh @m = <["p"=4]>
}
// -----
module {
  sdy.mesh @m = <["p"=4]>
}
// -----
module {
  sdy.mesh @m = <["p"=4]>
}
// -----
module {
  sdy.mesh @m = <["p"=4]> {x}
}
// -----
module {
  sdy.mesh @m = <["p"=4]> {x}
}
// -----
module {
  sdy.mesh @m = <["p"=4]> {x}
}
// -----
module {
  sdy.mesh @m = <["p"=4, "q"=2]>
}
// -----
module {
  sdy.mesh @m = <["p"=4, "q"=2]>
}
// -----
module {
  sdy.mesh @m = <["q"=2, "p"=4]>
}
// -----
module {
  sdy.mesh @m = <["q"=2, "p"=4]>
}
// -----
module {
  sdy.mesh @m = <["q"=2, "p"=4]>
}
// -----
module {
  sdy.mesh @m = <["q"=2, "p"=4]>
}
