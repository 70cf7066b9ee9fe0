module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4, "d"=1]>
  func.func @edge(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.negate %arg0 : tensor<8x8xf32>
    %1 = sdy.data_flow_edge %0 : tensor<8x8xf32>
    %2 = stablehlo.optimization_barrier %arg0 : tensor<8x8xf32>
    %3 = sdy.data_flow_edge %2 : tensor<8x8xf32>
    return %arg0 : tensor<8x8xf32>
  }
  func.func @coll(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.all_to_all [{"a"}: 0->1] %arg0 out_sharding=<@m, [{}, {"b", "a"}]> : tensor<8x8xf32>
    %1 = sdy.all_gather [{"a"}, {}] %arg0 out_sharding=<@m, [{}, {"b"}]> : tensor<8x8xf32>
    %2 = sdy.all_gather [{"a"}, {}] %arg0 out_sharding=<@m, [{}, {"b"}]> : tensor<8x8xf32>
    %3 = sdy.all_slice [{"c"}, {}] %2 out_sharding=<@m, [{"c"}, {"b"}]> : tensor<8x8xf32>
    %4 = sdy.collective_permute %arg0 out_sharding=<@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
    %5 = sdy.all_to_all [{"a"}: 0->1] %arg0 out_sharding=<@m, [{}, {"b", "a"}]> : tensor<8x8xf32>
    %6 = sdy.all_slice [{"c"}, {}] %arg0 out_sharding=<@m, [{"a", "c"}, {"b"}]> : tensor<8x8xf32>
    return %arg0, %0, %arg0, %3, %5 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @red(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"a", "b"}>}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.replicated_to_unreduced {"b"} %arg0 out_sharding=<@m, [{"a"}, {}], unreduced={"b"}> : tensor<8x8xf32>
    %1 = sdy.sharded_to_unreduced [{"a"}, {}] %arg0 out_sharding=<@m, [{}, {}], unreduced={"a"}> : tensor<8x8xf32>
    %2 = sdy.all_gather [{"a"}, {}] %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    %3 = sdy.reduce_scatter [{"a"}, {"b"}] %arg1 out_sharding=<@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
    %4 = sdy.all_slice [{"c"}, {}] %3 out_sharding=<@m, [{"a", "c"}, {"b"}]> : tensor<8x8xf32>
    %5 = sdy.all_reduce {"a", "b"} %arg1 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    %6 = sdy.all_slice [{"c", "a"}, {"b"}] %5 out_sharding=<@m, [{"c", "a"}, {"b"}]> : tensor<8x8xf32>
    %7 = sdy.reduce_scatter [{"a"}, {"b"}] %arg1 out_sharding=<@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
    %8 = stablehlo.add %7, %7 : tensor<8x8xf32>
    return %arg0, %2, %4, %6, %8 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @a2a(%arg0: tensor<8x8x8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}, {"c"}, {}]>}) -> (tensor<8x8x8x8xf32>, tensor<8x8x8x8xf32>, tensor<8x8x8x8xf32>) {
    %0 = sdy.all_to_all [{"b"}: 1->0, {"c"}: 2->3] %arg0 out_sharding=<@m, [{"a", "b"}, {}, {}, {"c"}]> : tensor<8x8x8x8xf32>
    %1 = sdy.all_to_all [{"c"}: 2->3] %arg0 out_sharding=<@m, [{"a"}, {"b"}, {}, {"c"}]> : tensor<8x8x8x8xf32>
    %2 = sdy.all_to_all [{"c"}: 3->2] %1 out_sharding=<@m, [{"a"}, {"b"}, {"c"}, {}]> : tensor<8x8x8x8xf32>
    %3 = sdy.all_to_all [{"b"}: 1->0, {"c"}: 2->3] %arg0 out_sharding=<@m, [{"a", "b"}, {}, {}, {"c"}]> : tensor<8x8x8x8xf32>
    return %0, %2, %3 : tensor<8x8x8x8xf32>, tensor<8x8x8x8xf32>, tensor<8x8x8x8xf32>
  }
  func.func @mc(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.manual_computation(%arg1) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%arg2: tensor<4x8xf32>) {
      %3 = stablehlo.negate %arg2 : tensor<4x8xf32>
      sdy.return %3 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@m, [{"d"}, {}]>, <@m, [{"a"}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"d"} (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<8x8xf32>
      %3 = stablehlo.negate %arg3 : tensor<8x8xf32>
      %4 = stablehlo.add %arg2, %cst : tensor<8x8xf32>
      %5 = stablehlo.add %4, %3 : tensor<8x8xf32>
      sdy.return %5 : tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={} (%arg2: tensor<8x8xf32>) {
      %3 = stablehlo.negate %arg2 : tensor<8x8xf32>
      sdy.return %3 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.manual_computation(%arg0) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[] manual_axes={"a"} (%arg2: tensor<4x8xf32>) {
      stablehlo.custom_call @x(%arg2) {has_side_effect = true} : (tensor<4x8xf32>) -> ()
      sdy.return
    } : (tensor<8x8xf32>) -> ()
    sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={"a"} () {
      %3 = stablehlo.custom_call @x() {has_side_effect = true} : () -> tensor<f32>
      sdy.return
    } : () -> ()
    return %0, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
