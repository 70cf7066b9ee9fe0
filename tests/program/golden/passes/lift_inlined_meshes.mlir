// sdyrt-opt -sdy-lift-inlined-meshes -split-input-file
sdy.mesh @m = <["a"=2, "b"=4]>
sdy.mesh @same = <["a"=2, "b"=4]> {x = 1 : i64}
sdy.mesh @mesh = <["a"=2, "b"=4], device_ids=[7,6,5,4,3,2,1,0]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @empty = <[]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=4]>, [{"a"}, {}]>}, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@same, [{"a"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["z"=2]>, [{"z"}, {}]>}) {
  %0 = stablehlo.add %x, %y {sdy.sharding = #sdy.sharding_per_value<[<mesh<["z"=3]>, [{"z"}, {}]>]>} : tensor<8x8xf32>
  %1 = stablehlo.add %0, %y {sdy.sharding = #sdy.sharding_per_value<[<mesh<[], device_ids=[5]>, []>]>} : tensor<8x8xf32>
  %2 = sdy.sharding_constraint %1 <mesh<[]>, [{}, {}]> : tensor<8x8xf32>
  %3 = sdy.sharding_constraint %2 <mesh<[], device_ids=[3]>, []> : tensor<8x8xf32>
  %4 = sdy.sharding_constraint %3 <mesh<["z"=2]>, [{}, {}]> : tensor<8x8xf32>
  %5 = sdy.manual_computation(%4) in_shardings=[<mesh<["q"=2]>, [{"q"}, {}]>] out_shardings=[<mesh<["q"=2]>, [{"q"}, {}]>] manual_axes={"q"} (%a: tensor<4x8xf32>) {
    %b = sdy.sharding_constraint %a <mesh<["q"=2]>, [{}, {}]> : tensor<4x8xf32>
    sdy.return %b : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %6 = stablehlo.negate %5 {foo = #sdy.sharding<mesh<["q"=2]>, [{"q"}, {}]>, bar = [@same], mesh = @same} : tensor<8x8xf32>
  return %6 : tensor<8x8xf32>
}
// -----
func.func @mesh(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=4]>, [{"a"}, {}]>}) -> tensor<8x8xf32> { 
return %x : tensor<8x8xf32> }
func.func @f2(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2], device_ids=[1,0]>, [{"a"}, {}]>}) -> tensor<8x8xf32> { 
  %1 = sdy.sharding_constraint %x <mesh<[], device_ids=[3]>, []> : tensor<8x8xf32>
return %1 : tensor<8x8xf32> }
sdy.mesh @maximal_mesh_3 = <["a"=1]>
// -----
func.func @fff(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=4]>, [{"a"}, {}]>}) -> tensor<8x8xf32> { 
return %x : tensor<8x8xf32> }
func.func @f2(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2], device_ids=[1,0]>, [{"a"}, {}]>}) -> tensor<8x8xf32> { 
  %1 = sdy.sharding_constraint %x <mesh<[], device_ids=[3]>, []> : tensor<8x8xf32>
return %1 : tensor<8x8xf32> }
sdy.mesh @maximal_mesh_3 = <["a"=1]>
// -----
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["arg"=2]>, [{}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["res"=2]>, [{}, {}]>}) {
  %5 = sdy.manual_computation(%x) in_shardings=[<mesh<["in"=2]>, [{"in"}, {}]>] out_shardings=[<mesh<["in"=2]>, [{"in"}, {}]>] manual_axes={"in"} (%a: tensor<4x8xf32>) {
    %b = sdy.sharding_constraint %a <mesh<["body"=2]>, [{}, {}]> : tensor<4x8xf32>
    sdy.return %b : tensor<4x8xf32>
  } {sdy.sharding = #sdy.sharding_per_value<[<mesh<["manual"=2]>, [{}, {}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %6 = sdy.named_computation<"f">(%x) in_shardings=[<mesh<["ni"=2]>, [{}, {}]>] out_shardings=[<mesh<["no"=2]>, [{}, {}]>] (%a: tensor<8x8xf32>) {
    %b = sdy.sharding_constraint %a <mesh<["nb"=2]>, [{}, {}]> : tensor<8x8xf32>
    sdy.return %b : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %7 = sdy.data_flow_edge %6 sharding=<mesh<["edge"=2]>, [{}, {}]> : tensor<8x8xf32>
  %8 = sdy.reshard %7 <mesh<["reshard"=2]>, [{}, {}]> : tensor<8x8xf32>
  %9 = sdy.all_gather [{}, {}] %8 out_sharding=<mesh<["reshard"=2]>, [{}, {}]> : tensor<8x8xf32>
  %10 = func.call @g(%9) {sdy.sharding = #sdy.sharding_per_value<[<mesh<["call"=2]>, [{}, {}]>]>}: (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %10 : tensor<8x8xf32>
}
func.func private @g(%x: tensor<8x8xf32>) -> tensor<8x8xf32> { return %x : tensor<8x8xf32> }
