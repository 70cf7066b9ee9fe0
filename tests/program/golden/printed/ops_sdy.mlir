module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @id(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func @f0(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}, {}]> : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f1(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{"a"}, {}]> : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f2(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a", ?}p1, {?}], replicated={"b"}, unreduced={"c"}> {z = 1 : i64} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f3(%arg0: tensor<2x3xf32>) {
    sdy.sharding_group %arg0 group_id=12 : tensor<2x3xf32>
    return
  }
  func.func @f4(%arg0: tensor<2x3xf32>) {
    sdy.sharding_group %arg0 group_id=12 {t} : tensor<2x3xf32>
    return
  }
  func.func @f5() -> tensor<2xf32> {
    %0 = sdy.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f6() -> tensor<2xf32> {
    %0 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} dense<1.000000e+00> : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f7(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = sdy.data_flow_edge %arg0 sharding=<@mesh, [{"a"}, {}]> : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f8(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = sdy.data_flow_edge %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f9(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = sdy.func_data_flow_edge %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f11(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f13(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=FORWARD : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f15(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=BACKWARD : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f16(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}, {}]> : tensor<16x8xf32>
    %1 = sdy.all_gather [{"a"}, {}] %0 out_sharding=<@mesh, [{}, {}]> : tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func @f17(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}, {"b"}]> : tensor<16x8xf32>
    %1 = sdy.all_gather [{"a":(2)2}, {"b"}] %0 out_sharding=<@mesh, [{"a":(1)2}, {}]> : tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func @f18(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {}]> : tensor<16x8xf32>
    %1 = sdy.all_slice [{"a"}, {}] %0 out_sharding=<@mesh, [{"a"}, {}]> : tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func @f19(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}, {}]> : tensor<16x8xf32>
    %1 = sdy.all_to_all [{"a"}: 0->1] %0 out_sharding=<@mesh, [{}, {"a"}]> : tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func @f21(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"c"}, {}]> : tensor<16x8xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"b"}, {}]> : tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func @f22(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {}]> : tensor<16x8xf32>
    %1 = sdy.all_reduce {"a", "b"} %0 out_sharding=<@mesh, [{}, {}]> : tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func @f23(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {}], unreduced={"a"}> : tensor<16x8xf32>
    %1 = sdy.all_reduce {"a"} %0 out_sharding=<@mesh, [{}, {}]> : tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func @f24(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {}]> : tensor<16x8xf32>
    %1 = sdy.reduce_scatter [{"a"}, {}] %0 out_sharding=<@mesh, [{"a"}, {}]> : tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func @f25(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}, {}]> : tensor<16x8xf32>
    %1 = sdy.sharded_to_unreduced [{"a"}, {}] %0 out_sharding=<@mesh, [{}, {}], unreduced={"a"}> : tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func @f26(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {}], replicated={"a"}> : tensor<16x8xf32>
    %1 = sdy.replicated_to_unreduced {"a"} %0 out_sharding=<@mesh, [{}, {}], unreduced={"a"}> : tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
  }
  func.func @f27(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a"} (%arg1: tensor<4x8xf32>) {
      sdy.return %arg1 : tensor<4x8xf32>
    } : (tensor<16x8xf32>) -> tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
  func.func @f28() {
    sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
      sdy.return
    } {q} : () -> ()
    return
  }
  func.func @f29(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = sdy.named_computation<"foo">(%arg0) (%arg1: tensor<16x8xf32>) {
      sdy.return %arg1 : tensor<16x8xf32>
    } : (tensor<16x8xf32>) -> tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
  func.func @f30(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = sdy.named_computation<"a b">(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] (%arg1: tensor<16x8xf32>) {
      sdy.return %arg1 : tensor<16x8xf32>
    } {w = "v"} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
  func.func @f31(%arg0: tensor<16x8xf32>) {
    sdy.named_computation<"foo">(%arg0) in_shardings=[<@mesh, [{"a"}, {}]>] (%arg1: tensor<16x8xf32>) {
      sdy.return
    } : (tensor<16x8xf32>) -> ()
    return
  }
}
