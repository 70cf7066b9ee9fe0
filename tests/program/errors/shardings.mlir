sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@nope, [{},{}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@max, [{},{}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@max, []>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@max, [], replicated={"a"}>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tuple<tensor<8x8xf32>, tensor<8x8xf32>> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tuple<tensor<8x8xf32>> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tuple<tensor<8x8xf32>> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: !stablehlo.token {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: !stablehlo.token {sdy.sharding = #sdy.sharding<@mesh, []>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<*xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}p1, {}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}p1, {}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z"}, {}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"a"}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2,"b":(2)2}, {}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"b","a"}>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"b","a"}>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"b","a"}, unreduced={"c","a"}>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}], replicated={"a"}>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}], unreduced={"a"}>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"z"}>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"z"}>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"b":(1)2}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(0)2}, {}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)1}, {}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)3}, {}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)4}, {}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x":(1)4}, {"x":(2)6}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@odd, [{"x":(1)2}, {"x":(3)2}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2]>, [{"b"},{}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(-1)2}, {}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)0}, {}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{},{}]>]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = 1 : i32}) { return %arg0 : tensor<8x8xf32> }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z"},{}]>}) { return %arg0 : tensor<8x8xf32> }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding<@mesh, [{},{}]>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{},{}]>,<@mesh, [{},{}]>]>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[]>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z"},{}]>]>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) {
  stablehlo.custom_call @foo(%arg0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{},{}]>]>} : (tensor<8x8xf32>) -> ()
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) {
  stablehlo.custom_call @foo(%arg0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"},{}]>]>} : (tensor<8x8xf32>) -> ()
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) {
  stablehlo.custom_call @foo(%arg0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@max, []>]>} : (tensor<8x8xf32>) -> ()
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) {
  stablehlo.custom_call @foo(%arg0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<8x8xf32>) -> ()
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) {
  stablehlo.custom_call @foo(%arg0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>,<@mesh, []>]>} : (tensor<8x8xf32>) -> ()
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) {
  stablehlo.custom_call @foo(%arg0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [],replicated={"a"}>]>} : (tensor<8x8xf32>) -> ()
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) {
  %0:2 = stablehlo.custom_call @foo(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"},{}]>,<@mesh, [{"z"},{}]>]>} : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  return
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
module attributes {sdy.sharding = 1 : i32} {}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.foo = 1 : i32}) attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{},{}]>]>} { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>, %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z"},{}]>}) { return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = 1 : i32} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, k]) {i=8, j=8, k=8}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b"},{}] %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b"},{}] %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","z"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b"},{}] %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b"},{}] %arg0 out_sharding=<@mesh, [{"z"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@perm, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b"},{}] %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh2, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b"},{}] %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@other, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b"},{}] %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"a"},{}] %arg0 out_sharding=<@mesh, [{"b"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b":(1)2},{}] %arg0 out_sharding=<@mesh, [{"a","b":(2)2},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b":(2)2},{}] %arg0 out_sharding=<@mesh, [{"a","b":(1)2},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b"},{}] %arg0 out_sharding=<@mesh, [{"b"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b"},{"c"}] %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b"}] %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b"},{"b"}] %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"z"},{}] %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"b":(1)2,"b":(2)2},{}] %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_slice [{"b":(2)2},{}] %arg0 out_sharding=<@mesh, [{"b"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_slice [{"b":(2)2},{}] %arg0 out_sharding=<@mesh, [{"b":(1)2,"b":(2)2},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.all_slice [{"a"},{"c"}] %arg0 out_sharding=<@mesh, [{"a"},{"c"}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.all_slice [{"a"},{"c"}] %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_slice [{"a"},{"c"}] %arg0 out_sharding=<@mesh, [{"a","b"},{"c"}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{},{}] %arg0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{}]>}) -> tensor<8x8x8xf32> {
  %0 = sdy.all_to_all [{"b"}: 0->2] %arg0 out_sharding=<@mesh, [{"a"},{"c"},{"b"}]> : tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{}]>}) -> tensor<8x8x8xf32> {
  %0 = sdy.all_to_all [{"b"}: 0->2, {"c"}: 1->2] %arg0 out_sharding=<@mesh, [{"a"},{"c"},{"b"}]> : tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{}]>}) -> tensor<8x8x8xf32> {
  %0 = sdy.all_to_all [{"b"}: 0->0] %arg0 out_sharding=<@mesh, [{"a"},{"c"},{"b"}]> : tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{}]>}) -> tensor<8x8x8xf32> {
  %0 = sdy.all_to_all [{"b"}: 0->1] %arg0 out_sharding=<@mesh, [{"a"},{"c","b"},{}]> : tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{}]>}) -> tensor<8x8x8xf32> {
  %0 = sdy.all_to_all [{"b"}: 3->1] %arg0 out_sharding=<@mesh, [{"a"},{"c","b"},{}]> : tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{}]>}) -> tensor<8x8x8xf32> {
  %0 = sdy.all_to_all [{"b"}: 0->3] %arg0 out_sharding=<@mesh, [{"a"},{"c","b"},{}]> : tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{}]>}) -> tensor<8x8x8xf32> {
  %0 = sdy.all_to_all [{"b"}: -1->3] %arg0 out_sharding=<@mesh, [{"a"},{"c","b"},{}]> : tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{},{}]>}) -> tensor<8x8x8x8xf32> {
  %0 = sdy.all_to_all [{"c"}: 1->2, {"b"}: 0->3] %arg0 out_sharding=<@mesh, [{"a"},{},{"c"},{"b"}]> : tensor<8x8x8x8xf32>
  return %0 : tensor<8x8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{},{}]>}) -> tensor<8x8x8x8xf32> {
  %0 = sdy.all_to_all [{"b"}: 0->3, {"c"}: 1->2] %arg0 out_sharding=<@mesh, [{"a"},{},{"c"},{"b"}]> : tensor<8x8x8x8xf32>
  return %0 : tensor<8x8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{}]>}) -> tensor<8x8x8xf32> {
  %0 = sdy.all_to_all [{"b"}: 0->2] %arg0 out_sharding=<@mesh, [{"a"},{"c"},{}]> : tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{}]>}) -> tensor<8x8x8xf32> {
  %0 = sdy.all_to_all [{"b"}: 0->2] %arg0 out_sharding=<@mesh, [{"a"},{},{"b"}]> : tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{}]>}) -> tensor<8x8x8xf32> {
  %0 = sdy.all_to_all [{"b"}: 0->2] %arg0 out_sharding=<@mesh, [{},{"c"},{"b"}]> : tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{}]>}) -> tensor<8x8x8xf32> {
  %0 = sdy.all_to_all [{"a"}: 0->2] %arg0 out_sharding=<@mesh, [{"b"},{"c"},{"a"}]> : tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{}]>}) -> tensor<8x8x8xf32> {
  %0 = sdy.all_to_all [{"z"}: 0->2] %arg0 out_sharding=<@mesh, [{"b"},{"c"},{"a"}]> : tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{},{}]>}) -> tensor<8x8x8x8xf32> {
  %0 = sdy.all_to_all [{"b"}: 0->2, {"b"}: 1->3] %arg0 out_sharding=<@mesh, [{"a"},{},{"c"},{"b"}]> : tensor<8x8x8x8xf32>
  return %0 : tensor<8x8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","b"},{"c"},{}]>}) -> tensor<8x8x8xf32> {
  %0 = sdy.all_to_all [] %arg0 out_sharding=<@mesh, [{"a"},{"c"},{"b"}]> : tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{},{}]>}) { %0 = "sdy.all_to_all"(%arg0) {params = #sdy<all_to_all_param_list[]>, out_sharding=#sdy.sharding<@mesh, [{},{}]>} : (tensor<8x8xf32>)->tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"},{"c"}]>}) -> tensor<8x8xf32> {
  %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"a","c"},{"b":(1)2}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"},{"c"}]>}) -> tensor<8x8xf32> {
  %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"a"},{"b"}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"},{"c"}]>}) -> tensor<8x8xf32> {
  %0 = sdy.collective_permute %arg0 out_sharding=<@mesh2, [{"b"},{"c"}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"},{"c"}]>}) -> tensor<8x8xf32> {
  %0 = sdy.collective_permute %arg0 out_sharding=<@perm, [{"b"},{"c"}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"},{"a"}]>}) -> tensor<8x8xf32> {
  %0 = sdy.collective_permute %arg0 out_sharding=<@other, [{"b"},{"a"}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"},{"c"}]>}) -> tensor<8x8xf32> {
  %0 = sdy.collective_permute %arg0 out_sharding=<mesh<["a"=2,"b"=4,"c"=2]>, [{"b"},{"c"}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@max, []>}) -> tensor<8x8xf32> {
  %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"b"},{"c"}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"},{"c"}]>}) -> tensor<8x8xf32> {
  %0 = sdy.collective_permute %arg0 out_sharding=<@max, []> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}], unreduced={"c"}>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"c"} %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"c"} %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"a"} %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}], replicated={"c"}>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"c"} %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"c"} %arg0 out_sharding=<@mesh, [{"b"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"c"} %arg0 out_sharding=<@mesh2, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"c"} %arg0 out_sharding=<@mesh, [{"a"},{}], unreduced={"c"}> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}], unreduced={"b"}>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"c"} %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"c","b"} %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"z"} %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"b","b"} %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"c"} %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"c"} %arg0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {} %arg0 out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}], unreduced={"c"}>}) -> tensor<8x8xf32> {
  %0 = sdy.reduce_scatter [{"c"},{}] %arg0 out_sharding=<@mesh, [{"a","c"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.reduce_scatter [{"c"},{}] %arg0 out_sharding=<@mesh, [{"a","c"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.reduce_scatter [{"c"},{}] %arg0 out_sharding=<@mesh, [{"c","a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","c"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.sharded_to_unreduced [{"c"},{}] %arg0 out_sharding=<@mesh, [{"a"},{}], unreduced={"c"}> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","c"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.sharded_to_unreduced [{"c"},{}] %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","c"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.sharded_to_unreduced [{"a"},{}] %arg0 out_sharding=<@mesh, [{"c"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a","c"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.sharded_to_unreduced [{"c"},{}] %arg0 out_sharding=<@mesh, [{"b"},{}], unreduced={"c"}> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.replicated_to_unreduced {"c"} %arg0 out_sharding=<@mesh, [{"a"},{}], unreduced={"c"}> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.replicated_to_unreduced {"c"} %arg0 out_sharding=<@mesh, [{"a",?},{}], unreduced={"c"}> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.replicated_to_unreduced {} %arg0 out_sharding=<@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.replicated_to_unreduced {"c","b"} %arg0 out_sharding=<@mesh, [{"a"},{}], unreduced={"b","c"}> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.replicated_to_unreduced {"a"} %arg0 out_sharding=<@mesh, [{"a"},{}], unreduced={"c"}> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}], unreduced={"c"}>}) -> tensor<8x8xf32> {
  %0 = sdy.replicated_to_unreduced {"c"} %arg0 out_sharding=<@mesh, [{"a"},{}], unreduced={"c"}> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.replicated_to_unreduced {"c"} %arg0 out_sharding=<@mesh, [{"a"},{}], unreduced={"b"}> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.replicated_to_unreduced {"z"} %arg0 out_sharding=<@mesh, [{"a"},{}], unreduced={"b"}> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.reshard %arg0 <@mesh, [{"z"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.reshard %arg0 <@mesh, [{"a"},{}], unreduced={"c"}> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}], unreduced={"c"}>}) -> tensor<8x8xf32> {
  %0 = sdy.reshard %arg0 <@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.reshard %arg0 <@nope, []> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.reshard %arg0 <@mesh, [{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"z"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}]>}) -> tensor<8x8xf32> {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"},{}], unreduced={"c"}> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"},{}], unreduced={"c"}>}) -> tensor<8x8xf32> {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"a"},{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.sharding_constraint %arg0 <@nope, []> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
