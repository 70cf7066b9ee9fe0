module {
  sdy.mesh @m = <["a"=2, "b"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}]}}
  sdy.mesh @mesh = <["a"=2, "b"=4], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}], device_ids = dense<[7, 6, 5, 4, 3, 2, 1, 0]> : tensor<8xi64>}}
  sdy.mesh @max = <[], device_ids=[3]> {stablehlo.mesh = {axes = [], device_ids = dense<3> : tensor<1xi64>}}
  sdy.mesh @empty = <[]> {stablehlo.mesh = {axes = []}}
  sdy.mesh @mesh_0 = <["z"=2]> {stablehlo.mesh = {axes = [{name = "z", size = 2 : i64}]}}
  sdy.mesh @mesh_1 = <["z"=3]> {stablehlo.mesh = {axes = [{name = "z", size = 3 : i64}]}}
  sdy.mesh @maximal_mesh_5 = <[], device_ids=[5]> {stablehlo.mesh = {axes = [], device_ids = dense<5> : tensor<1xi64>}}
  sdy.mesh @mesh_2 = <["q"=2]> {stablehlo.mesh = {axes = [{name = "q", size = 2 : i64}]}}
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh_0, [{"z"}, {}]>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh_1, [{"z"}, {}]>]>} : tensor<8x8xf32>
    %1 = stablehlo.add %0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_5, []>]>} : tensor<8x8xf32>
    %2 = sdy.sharding_constraint %1 <@empty, [{}, {}]> : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %2 <@max, []> : tensor<8x8xf32>
    %4 = sdy.sharding_constraint %3 <@mesh_0, [{}, {}]> : tensor<8x8xf32>
    %5 = sdy.manual_computation(%4) in_shardings=[<@mesh_2, [{"q"}, {}]>] out_shardings=[<@mesh_2, [{"q"}, {}]>] manual_axes={"q"} (%arg2: tensor<4x8xf32>) {
      %7 = sdy.sharding_constraint %arg2 <@mesh_2, [{}, {}]> : tensor<4x8xf32>
      sdy.return %7 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %6 = stablehlo.negate %5 {bar = [@same], foo = #sdy.sharding<mesh<["q"=2]>, [{"q"}, {}]>, mesh = @same} : tensor<8x8xf32>
    return %6 : tensor<8x8xf32>
  }
}
// -----
module {
  func.func @mesh(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh_0, [{"a"}, {}]>}) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
  func.func @f2(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh_1, [{"a"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@maximal_mesh_3_2, []> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  sdy.mesh @maximal_mesh_3 = <["a"=1]> {stablehlo.mesh = {axes = [{name = "a", size = 1 : i64}]}}
  sdy.mesh @mesh_0 = <["a"=2, "b"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}]}}
  sdy.mesh @mesh_1 = <["a"=2], device_ids=[1, 0]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}], device_ids = dense<[1, 0]> : tensor<2xi64>}}
  sdy.mesh @maximal_mesh_3_2 = <[], device_ids=[3]> {stablehlo.mesh = {axes = [], device_ids = dense<3> : tensor<1xi64>}}
}
// -----
module {
  func.func @fff(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
  func.func @f2(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh_0, [{"a"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@maximal_mesh_3_1, []> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  sdy.mesh @maximal_mesh_3 = <["a"=1]> {stablehlo.mesh = {axes = [{name = "a", size = 1 : i64}]}}
  sdy.mesh @mesh = <["a"=2, "b"=4]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}]}}
  sdy.mesh @mesh_0 = <["a"=2], device_ids=[1, 0]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}], device_ids = dense<[1, 0]> : tensor<2xi64>}}
  sdy.mesh @maximal_mesh_3_1 = <[], device_ids=[3]> {stablehlo.mesh = {axes = [], device_ids = dense<3> : tensor<1xi64>}}
}
// -----
module {
  sdy.mesh @mesh = <["arg"=2]> {stablehlo.mesh = {axes = [{name = "arg", size = 2 : i64}]}}
  sdy.mesh @mesh_0 = <["res"=2]> {stablehlo.mesh = {axes = [{name = "res", size = 2 : i64}]}}
  sdy.mesh @mesh_1 = <["in"=2]> {stablehlo.mesh = {axes = [{name = "in", size = 2 : i64}]}}
  sdy.mesh @mesh_2 = <["body"=2]> {stablehlo.mesh = {axes = [{name = "body", size = 2 : i64}]}}
  sdy.mesh @mesh_3 = <["ni"=2]> {stablehlo.mesh = {axes = [{name = "ni", size = 2 : i64}]}}
  sdy.mesh @mesh_4 = <["no"=2]> {stablehlo.mesh = {axes = [{name = "no", size = 2 : i64}]}}
  sdy.mesh @mesh_5 = <["nb"=2]> {stablehlo.mesh = {axes = [{name = "nb", size = 2 : i64}]}}
  sdy.mesh @mesh_6 = <["edge"=2]> {stablehlo.mesh = {axes = [{name = "edge", size = 2 : i64}]}}
  sdy.mesh @mesh_7 = <["reshard"=2]> {stablehlo.mesh = {axes = [{name = "reshard", size = 2 : i64}]}}
  sdy.mesh @mesh_8 = <["call"=2]> {stablehlo.mesh = {axes = [{name = "call", size = 2 : i64}]}}
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh_0, [{}, {}]>}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh_1, [{"in"}, {}]>] out_shardings=[<@mesh_1, [{"in"}, {}]>] manual_axes={"in"} (%arg2: tensor<4x8xf32>) {
      %6 = sdy.sharding_constraint %arg2 <@mesh_2, [{}, {}]> : tensor<4x8xf32>
      sdy.return %6 : tensor<4x8xf32>
    } {sdy.sharding = #sdy.sharding_per_value<[<mesh<["manual"=2]>, [{}, {}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.named_computation<"f">(%arg0) in_shardings=[<@mesh_3, [{}, {}]>] out_shardings=[<@mesh_4, [{}, {}]>] (%arg2: tensor<8x8xf32>) {
      %6 = sdy.sharding_constraint %arg2 <@mesh_5, [{}, {}]> : tensor<8x8xf32>
      sdy.return %6 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.data_flow_edge %1 sharding=<@mesh_6, [{}, {}]> : tensor<8x8xf32>
    %3 = sdy.reshard %2 <@mesh_7, [{}, {}]> : tensor<8x8xf32>
    %4 = sdy.all_gather [{}, {}] %3 out_sharding=<@mesh_7, [{}, {}]> : tensor<8x8xf32>
    %5 = call @g(%4) {sdy.sharding = #sdy.sharding_per_value<[<@mesh_8, [{}, {}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %5 : tensor<8x8xf32>
  }
  func.func private @g(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
}
