module {
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=4]>, [{"a"}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=4]>, [{"a"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["z"=2]>, [{"z"}, {}]>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<mesh<["z"=3]>, [{"z"}, {}]>]>} : tensor<8x8xf32>
    %1 = stablehlo.add %0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<mesh<[], device_ids=[5]>, []>]>} : tensor<8x8xf32>
    %2 = sdy.sharding_constraint %1 <mesh<[]>, [{}, {}]> : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %2 <mesh<[], device_ids=[3]>, []> : tensor<8x8xf32>
    %4 = sdy.sharding_constraint %3 <mesh<["z"=2]>, [{}, {}]> : tensor<8x8xf32>
    %5 = sdy.manual_computation(%4) in_shardings=[<mesh<["q"=2]>, [{"q"}, {}]>] out_shardings=[<mesh<["q"=2]>, [{"q"}, {}]>] manual_axes={"q"} (%arg2: tensor<4x8xf32>) {
      %7 = sdy.sharding_constraint %arg2 <mesh<["q"=2]>, [{}, {}]> : tensor<4x8xf32>
      sdy.return %7 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %6 = stablehlo.negate %5 {bar = [@same], foo = #sdy.sharding<mesh<["q"=2]>, [{"q"}, {}]>, mesh = @same} : tensor<8x8xf32>
    return %6 : tensor<8x8xf32>
  }
}
// -----
module {
  func.func @mesh(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=4]>, [{"a"}, {}]>}) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
  func.func @f2(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2], device_ids=[1, 0]>, [{"a"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <mesh<[], device_ids=[3]>, []> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["arg"=2]>, [{}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["res"=2]>, [{}, {}]>}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<mesh<["in"=2]>, [{"in"}, {}]>] out_shardings=[<mesh<["in"=2]>, [{"in"}, {}]>] manual_axes={"in"} (%arg2: tensor<4x8xf32>) {
      %6 = sdy.sharding_constraint %arg2 <mesh<["body"=2]>, [{}, {}]> : tensor<4x8xf32>
      sdy.return %6 : tensor<4x8xf32>
    } {sdy.sharding = #sdy.sharding_per_value<[<mesh<["manual"=2]>, [{}, {}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.named_computation<"f">(%arg0) in_shardings=[<mesh<["ni"=2]>, [{}, {}]>] out_shardings=[<mesh<["no"=2]>, [{}, {}]>] (%arg2: tensor<8x8xf32>) {
      %6 = sdy.sharding_constraint %arg2 <mesh<["nb"=2]>, [{}, {}]> : tensor<8x8xf32>
      sdy.return %6 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.data_flow_edge %1 sharding=<mesh<["edge"=2]>, [{}, {}]> : tensor<8x8xf32>
    %3 = sdy.reshard %2 <mesh<["reshard"=2]>, [{}, {}]> : tensor<8x8xf32>
    %4 = sdy.all_gather [{}, {}] %3 out_sharding=<mesh<["reshard"=2]>, [{}, {}]> : tensor<8x8xf32>
    %5 = call @g(%4) {sdy.sharding = #sdy.sharding_per_value<[<mesh<["call"=2]>, [{}, {}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %5 : tensor<8x8xf32>
  }
  func.func private @g(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
}
