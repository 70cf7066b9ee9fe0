sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<7x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{"b","a"}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
 sdy.return %b : tensor<4x8xf32>
 } : (tensor<7x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<7x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{"b","c"}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a","c"} (%b: tensor<4x8xf32>) {
 sdy.return %b : tensor<4x8xf32>
 } : (tensor<7x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{"b","c"}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a","c"} (%b: tensor<9x8xf32>) {
 sdy.return %b : tensor<9x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"b":(1)2,"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
 sdy.return %b : tensor<4x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a","b":(2)2},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"b"} (%b: tensor<4x8xf32>) {
 sdy.return %b : tensor<4x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"c","a":(1)2},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
 sdy.return %b : tensor<4x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4xf32>) {
 sdy.return %b : tensor<4xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xi32>) {
 sdy.return %b : tensor<4x8xi32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<?x8xf32>) -> tensor<?x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{"c"}]>] out_shardings=[<@mesh, [{"a"},{"c"}]>] manual_axes={"a","c"} (%b: tensor<?x4xf32>) {
 sdy.return %b : tensor<?x4xf32>
 } : (tensor<?x8xf32>) -> tensor<?x8xf32>
 return %0 : tensor<?x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<?x8xf32>) -> tensor<?x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{"c"}]>] out_shardings=[<@mesh, [{"a"},{"c"}]>] manual_axes={"a","c"} (%b: tensor<4x4xf32>) {
 sdy.return %b : tensor<4x4xf32>
 } : (tensor<?x8xf32>) -> tensor<?x8xf32>
 return %0 : tensor<?x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%t: !stablehlo.token) -> !stablehlo.token {
 %0 = sdy.manual_computation(%t) in_shardings=[<@mesh, []>] out_shardings=[<@mesh, []>] manual_axes={"a"} (%b: !stablehlo.token) {
 sdy.return %b : !stablehlo.token
 } : (!stablehlo.token) -> !stablehlo.token
 return %0 : !stablehlo.token
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<mesh<[]>, [{},{}]>] out_shardings=[<@mesh, [{},{}]>] manual_axes={"a"} (%b: tensor<8x8xf32>) {
 sdy.return %b : tensor<8x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<mesh<[]>, [{},{}]>] out_shardings=[<mesh<[]>, [{},{}]>] manual_axes={"a"} (%b: tensor<8x8xf32>) {
 sdy.return %b : tensor<8x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{},{}]>] out_shardings=[<@perm, [{},{}]>] manual_axes={} (%b: tensor<8x8xf32>) {
 sdy.return %b : tensor<8x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{},{}]>] out_shardings=[<@perm, [{},{}]>] manual_axes={"z"} (%b: tensor<8x8xf32>) {
 sdy.return %b : tensor<8x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
 %9 = sdy.manual_computation(%b) in_shardings=[<@mesh, [{"z"},{}]>] out_shardings=[<@mesh, [{},{}]>] manual_axes={"a"} (%c: tensor<4x8xf32>) {
 sdy.return %c : tensor<4x8xf32>
 } : (tensor<4x8xf32>)->tensor<4x8xf32>
 sdy.return %9 : tensor<4x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
 %9 = sdy.manual_computation(%b) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{},{}]>] manual_axes={"b"} (%c: tensor<4x8xf32>) {
 sdy.return %c : tensor<4x8xf32>
 } : (tensor<4x8xf32>)->tensor<4x8xf32>
 sdy.return %9 : tensor<4x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
 %9 = sdy.all_gather [{"a"},{}] %b out_sharding=<@mesh, [{},{}]>: tensor<4x8xf32>
 sdy.return %9 : tensor<4x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a","b"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
 %9 = sdy.all_gather [{"b"},{}] %b out_sharding=<@mesh, [{},{}]>: tensor<4x8xf32>
 sdy.return %9 : tensor<4x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a","b"},{}], replicated={"c"}>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a","c"} (%b: tensor<4x8xf32>) {
 %9 = sdy.all_reduce {"c"} %b out_sharding=<@mesh, [{"b"},{}]>: tensor<4x8xf32>
 sdy.return %9 : tensor<4x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a","b"},{}], unreduced={"c"}>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
 %9 = sdy.all_reduce {"c"} %b out_sharding=<@mesh, [{"b"},{}]>: tensor<4x8xf32>
 sdy.return %9 : tensor<4x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.reshard %a <@mesh, [{"b"},{}]> : tensor<8x8xf32>
 %1 = sdy.all_slice [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.reshard %a <@mesh, [{"b"},{}]> : tensor<8x8xf32>
 %1 = sdy.all_gather [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.sharding_constraint %a <@mesh, [{"b"},{}]> : tensor<8x8xf32>
 %1 = sdy.all_slice [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.sharding_constraint %a <@mesh, [{"b"},{}]> : tensor<8x8xf32>
 %1 = sdy.all_gather [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.propagation_barrier %a allowed_direction=NONE : tensor<8x8xf32>
 %1 = sdy.all_slice [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.propagation_barrier %a allowed_direction=NONE : tensor<8x8xf32>
 %1 = sdy.all_gather [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.data_flow_edge %a sharding=<@mesh, [{"b"},{}]> : tensor<8x8xf32>
 %1 = sdy.all_slice [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.data_flow_edge %a sharding=<@mesh, [{"b"},{}]> : tensor<8x8xf32>
 %1 = sdy.all_gather [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = stablehlo.abs %a {sdy.sharding=#sdy.sharding_per_value<[<@mesh, [{"b"},{}]>]>} : tensor<8x8xf32>
 %1 = sdy.all_slice [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = stablehlo.abs %a {sdy.sharding=#sdy.sharding_per_value<[<@mesh, [{"b"},{}]>]>} : tensor<8x8xf32>
 %1 = sdy.all_gather [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = stablehlo.abs %a : tensor<8x8xf32>
 %1 = sdy.all_slice [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = stablehlo.abs %a : tensor<8x8xf32>
 %1 = sdy.all_gather [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.func_data_flow_edge %a {sdy.sharding=#sdy.sharding_per_value<[<@mesh, [{"b"},{}]>]>} : tensor<8x8xf32>
 %1 = sdy.all_slice [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.func_data_flow_edge %a {sdy.sharding=#sdy.sharding_per_value<[<@mesh, [{"b"},{}]>]>} : tensor<8x8xf32>
 %1 = sdy.all_gather [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.all_slice [{"b"},{}] %a out_sharding=<@mesh, [{"a","b"},{}]> : tensor<8x8xf32>
 %1 = sdy.all_slice [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.all_slice [{"b"},{}] %a out_sharding=<@mesh, [{"a","b"},{}]> : tensor<8x8xf32>
 %1 = sdy.all_gather [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.propagation_barrier %a allowed_direction=NONE {sdy.sharding=#sdy.sharding_per_value<[<@mesh, [{"b"},{}]>]>} : tensor<8x8xf32>
 %1 = sdy.all_slice [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.propagation_barrier %a allowed_direction=NONE {sdy.sharding=#sdy.sharding_per_value<[<@mesh, [{"b"},{}]>]>} : tensor<8x8xf32>
 %1 = sdy.all_gather [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.reshard %a <@mesh, [{"b"},{}]> {sdy.sharding=#sdy.sharding_per_value<[<@mesh, [{"c"},{}]>]>} : tensor<8x8xf32>
 %1 = sdy.all_slice [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.reshard %a <@mesh, [{"b"},{}]> {sdy.sharding=#sdy.sharding_per_value<[<@mesh, [{"c"},{}]>]>} : tensor<8x8xf32>
 %1 = sdy.all_gather [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a","b"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
 sdy.return %b : tensor<4x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %1 = sdy.all_slice [{"c"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.named_computation<"n">(%a) in_shardings=[<@mesh, [{"b"},{}]>]  (%b: tensor<8x8xf32>) {
 %3 = sdy.all_slice [{"c"},{}] %b out_sharding=<@mesh, [{"b","c"},{}]> : tensor<8x8xf32>
 sdy.return %b : tensor<8x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %1 = sdy.all_slice [{"a"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.named_computation<"n">(%a)  out_shardings=[<@mesh, [{"b"},{}]>] (%b: tensor<8x8xf32>) {
 %3 = sdy.all_slice [{"c"},{}] %b out_sharding=<@mesh, [{"b","c"},{}]> : tensor<8x8xf32>
 sdy.return %b : tensor<8x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %1 = sdy.all_slice [{"a"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
 %0 = sdy.named_computation<"n">(%a) in_shardings=[<@mesh, [{"b"},{}]>] out_shardings=[<@mesh, [{"c"},{}]>] (%b: tensor<8x8xf32>) {
 %3 = sdy.all_slice [{"c"},{}] %b out_sharding=<@mesh, [{"b","c"},{}]> : tensor<8x8xf32>
 sdy.return %b : tensor<8x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 %1 = sdy.all_slice [{"a"},{}] %0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<?x8xf32>) -> (tensor<?x8xf32>,tensor<?x8xf32>) { %0 = sdy.data_flow_edge %a sharding=<@mesh, [{"z"}]> : tensor<?x8xf32>
 return %0, %a : tensor<?x8xf32>, tensor<?x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) { %0 = sdy.data_flow_edge %a sharding=<@mesh, [{"z"}]> : tensor<8x8xf32>
 return %0, %a : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) { %9 = sdy.reshard %a <@mesh, [{},{}]> : tensor<8x8xf32>
 %0 = sdy.data_flow_edge %9 sharding=<@mesh, [{"z"}]> : tensor<8x8xf32>
 return %0, %9 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %9 = sdy.reshard %a <@mesh, [{},{}]> : tensor<8x8xf32>
 %0 = sdy.data_flow_edge %9 sharding=<@mesh, [{"z"}]> : tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.data_flow_edge %a : tensor<8x8xf32>
 %1 = sdy.data_flow_edge %0 : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %9 = stablehlo.abs %a : tensor<8x8xf32>
 %0 = sdy.func_data_flow_edge %9 : tensor<8x8xf32>
 return %9 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: !stablehlo.token) { %0 = sdy.reshard %a <@mesh, []> : !stablehlo.token
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: !stablehlo.token) { %0 = sdy.sharding_constraint %a <@mesh, []> : !stablehlo.token
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: i32) { %0 = sdy.reshard %a <@mesh, []> : i32
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: i32) { %0 = sdy.sharding_constraint %a <@mesh, []> : i32
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<*xf32>) { %0 = sdy.reshard %a <@mesh, []> : tensor<*xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<*xf32>) { %0 = sdy.sharding_constraint %a <@mesh, []> : tensor<*xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<*xf32>) { %0 = sdy.all_slice [] %a out_sharding=<@mesh, []> : tensor<*xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tuple<i32>) { %0 = sdy.reshard %a <@mesh, []> : tuple<i32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tuple<i32>) { %0 = sdy.sharding_constraint %a <@mesh, []> : tuple<i32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: vector<4xf32>) { %0 = sdy.reshard %a <@mesh, []> : vector<4xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: vector<4xf32>) { %0 = sdy.sharding_constraint %a <@mesh, []> : vector<4xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: vector<4xf32>) { %0 = sdy.all_slice [] %a out_sharding=<@mesh, []> : vector<4xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<?xf32>) { %0 = sdy.reshard %a <@mesh, []> : tensor<?xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<?xf32>) { %0 = sdy.sharding_constraint %a <@mesh, []> : tensor<?xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<?xf32>) { %0 = sdy.propagation_barrier %a allowed_direction=NONE : tensor<?xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<?xf32>) { %0 = sdy.all_slice [] %a out_sharding=<@mesh, []> : tensor<?xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<?xf32>) { sdy.sharding_group %a group_id=3 : tensor<?xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: index) { %0 = sdy.reshard %a <@mesh, []> : index
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: index) { %0 = sdy.sharding_constraint %a <@mesh, []> : index
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<4xindex>) { %0 = sdy.reshard %a <@mesh, []> : tensor<4xindex>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<4xindex>) { %0 = sdy.sharding_constraint %a <@mesh, []> : tensor<4xindex>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<4xindex>) { %0 = sdy.propagation_barrier %a allowed_direction=NONE : tensor<4xindex>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<4xindex>) { %0 = sdy.all_slice [] %a out_sharding=<@mesh, []> : tensor<4xindex>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<4xindex>) { sdy.sharding_group %a group_id=3 : tensor<4xindex>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<!stablehlo.token>) { %0 = sdy.reshard %a <@mesh, []> : tensor<!stablehlo.token>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<!stablehlo.token>) { %0 = sdy.sharding_constraint %a <@mesh, []> : tensor<!stablehlo.token>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<!stablehlo.token>) { %0 = sdy.propagation_barrier %a allowed_direction=NONE : tensor<!stablehlo.token>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<!stablehlo.token>) { %0 = sdy.all_slice [] %a out_sharding=<@mesh, []> : tensor<!stablehlo.token>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<!stablehlo.token>) { sdy.sharding_group %a group_id=3 : tensor<!stablehlo.token>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8xf32>) { "sdy.named_computation"(%a) <{name="n"}> ({
^bb0(%b: tensor<4xf32>):
 "sdy.return"() : ()->()
 }) : (tensor<8xf32>) -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8xf32>) { "sdy.named_computation"(%a) <{name="n"}> ({
^bb0:
 "sdy.return"() : ()->()
 }) : (tensor<8xf32>) -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8xf32>) { "sdy.named_computation"(%a) <{name="n"}> ({
^bb0(%b: tensor<8xf32>):
 "sdy.return"(%b) : (tensor<8xf32>)->()
 }) : (tensor<8xf32>) -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8xf32>) { "sdy.named_computation"(%a) ({
^bb0(%b: tensor<8xf32>):
 "sdy.return"() : ()->()
 }) : (tensor<8xf32>) -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8xf32>) { "sdy.named_computation"(%a) <{name="n", in_shardings=#sdy.sharding_per_value<[<@mesh, [{"z"}]>]>}> ({
^bb0(%b: tensor<4xf32>):
 "sdy.return"() : ()->()
 }) : (tensor<8xf32>) -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f() { "sdy.manual_computation"() ({
}) {in_shardings=#sdy.sharding_per_value<[]>,out_shardings=#sdy.sharding_per_value<[]>,manual_axes=#sdy<manual_axes{}>} : () -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f() { "sdy.manual_computation"() ({
^bb0:
}) {in_shardings=#sdy.sharding_per_value<[]>,out_shardings=#sdy.sharding_per_value<[]>,manual_axes=#sdy<manual_axes{}>} : () -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @g(%a: tensor<8x8xf32>)->tensor<8x8xf32> {return %a : tensor<8x8xf32>}
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %9 = call @g(%a) : (tensor<8x8xf32>)->tensor<8x8xf32>
 %0 = sdy.func_data_flow_edge %9 : tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.named_computation<"n">(%a) (%b: tensor<8x8xf32>) {
 %1 = sdy.func_data_flow_edge %b : tensor<8x8xf32>
 sdy.return %1 : tensor<8x8xf32>
 } : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i])->([i, j]) {i=8, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=4}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=4}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8, k=2}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8, k=2}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, i]) {i=8, j=8}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, i]) {i=8, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk], [i, jk])->([i, jk]) {i=8, j=4, k=4}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk], [i, jk])->([i, jk]) {i=8, j=4, k=4}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk], [i, jk])->([i, jk]) {i=8, j=4, k=2}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk], [i, jk])->([i, jk]) {i=8, j=4, k=2}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j], [i, j]) {i=8, j=8}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j], [i, j]) {i=8, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} reduction={i}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} reduction={i}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}, custom>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}, custom>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=16, j=8}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=16, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} reduction={j, i}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} reduction={j, i}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} reduction={i} need_replication={i}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} reduction={i} need_replication={i}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} blocked_propagation={i}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} blocked_propagation={i}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
