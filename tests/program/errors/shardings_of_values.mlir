sdy.mesh @mesh = <["x"=2,"y"=2]>
func.func @edge(%arg0: tensor<8x8xf32>, %i: tensor<i32>) -> tensor<8x8xf32> {
  %r:2 = stablehlo.while(%a = %arg0, %j = %i) : tensor<8x8xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>, <@mesh, []>]>}
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %g = sdy.all_gather [{"x"}, {}] %a out_sharding=<@mesh, [{}, {}]> : tensor<8x8xf32>
      stablehlo.return %g, %j : tensor<8x8xf32>, tensor<i32>
    }
  %e = sdy.data_flow_edge %r#0 sharding=<@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  return %e : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["x"=2,"y"=2]>
func.func @man(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x", "y"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%a: tensor<4x8xf32>) {
    %g = sdy.all_gather [{"x"}, {}] %a out_sharding=<@mesh, [{}, {}]> : tensor<4x8xf32>
    sdy.return %g : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["x"=2,"y"=2]>
func.func @man(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x", "y"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%a: tensor<4x8xf32>) {
    %g = sdy.all_gather [{"y"}, {}] %a out_sharding=<@mesh, [{}, {}]> : tensor<4x8xf32>
    sdy.return %g : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["x"=2,"y"=2]>
func.func @man(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x", "y"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%a: tensor<4x8xf32>) {
    %e = sdy.data_flow_edge %a sharding=<@mesh, [{"y"}, {}]> : tensor<4x8xf32>
    %g = sdy.all_gather [{}, {"y"}] %e out_sharding=<@mesh, [{}, {}]> : tensor<4x8xf32>
    sdy.return %g : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["x"=2,"y"=2]>
func.func @named(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.named_computation<"f">(%arg0) (%a: tensor<8x8xf32>) {
    %g = sdy.all_gather [{}, {"y"}] %a out_sharding=<@mesh, [{}, {}]> : tensor<8x8xf32>
    sdy.return %g : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["x"=2,"y"=2]>
func.func @loop_argument(%arg0: tensor<8x8xf32>, %i: tensor<i32>) -> tensor<8x8xf32> {
  %r:2 = stablehlo.while(%a = %arg0, %j = %i) : tensor<8x8xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>, <@mesh, []>]>}
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %g = sdy.all_gather [{"x"}, {}] %a out_sharding=<@mesh, [{}, {}]> : tensor<8x8xf32>
      stablehlo.return %g, %j : tensor<8x8xf32>, tensor<i32>
    }
  return %r#0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["x"=2,"y"=2]>
func.func @barrier(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %b = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} %arg0 : tensor<8x8xf32>
  %e = sdy.data_flow_edge %b sharding=<@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  %g = sdy.all_gather [{"x"}, {}] %e out_sharding=<@mesh, [{}, {}]> : tensor<8x8xf32>
  return %g : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["x"=2,"y"=2]>
func.func @region_of_another_op(%arg0: tensor<8x8xf32>, %z: tensor<f32>) -> tensor<8xf32> {
  %r = "stablehlo.reduce"(%arg0, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %g = sdy.all_gather [] %a out_sharding=<@mesh, []> : tensor<f32>
    stablehlo.return %g : tensor<f32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
