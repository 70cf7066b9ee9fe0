func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = stablehlo.add %1, %1 : tensor<8x8xf32>
 %1 = stablehlo.add %a, %a : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
func.func @f() { return }
func.func @f() { return }
// -----
func.func @f() { return }
func.func @f() { return }
func.func @f() { call @g() : () -> ()
 return }
// -----
func.func @f() { call @g() : () -> ()
 return }
// -----
func.func @f(%a: tensor<8x8xf32>) { call @g(%a) : (tensor<8x8xf32>) -> ()
 return }
func.func @g() {return}
// -----
func.func @f(%a: tensor<8x8xf32>) { call @g(%a) : (tensor<8x8xf32>) -> ()
 return }
func.func @g(%a: tensor<8xf32>) {return}
// -----
func.func @f() { %0 = call @g() : () -> (tensor<8xf32>)
 return }
func.func @g() {return}
// -----
func.func @f() { %0 = call @g() : () -> (tensor<8xf32>)
 return }
func.func @g() -> tensor<8x8xf32> { %0 = stablehlo.constant dense<1.0> : tensor<8x8xf32>
 return %0 : tensor<8x8xf32>}
// -----
sdy.mesh @g = <["a"=2]>
func.func @f() { call @g() : () -> ()
 return }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { return }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8xf32> { return %a : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) { stablehlo.return }
// -----
func.func @f(%a: tensor<8x8xf32>) { sdy.return }
// -----
func.func @f(%a: tensor<8x8xf32>) { %0 = stablehlo.add %a, %a : tensor<8x8xf32> }
// -----
func.func @f(%a: tensor<8x8xf32>) { }
// -----
func.return
// -----
"func.func"() ({
^bb0(%a: tensor<8xf32>):
 "func.return"() : () -> ()
}) {sym_name="f", function_type=()->()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: tensor<8xf32>):
 "func.return"() : () -> ()
}) {sym_name="f", function_type=(tensor<8x8xf32>)->()} : () -> ()
// -----
"func.func"() ({
 "func.return"() : () -> ()
}) {sym_name="f", function_type=()->(), arg_attrs=[{}]} : () -> ()
// -----
"func.func"() ({
 "func.return"() : () -> ()
}) {sym_name="f", function_type=()->(), res_attrs=[{}]} : () -> ()
// -----
"func.func"() ({
 "func.return"() : () -> ()
}) {function_type=()->()} : () -> ()
// -----
"func.func"() ({
 "func.return"() : () -> ()
}) {sym_name="f"} : () -> ()
// -----
"func.func"() {sym_name="f", function_type=()->()} : () -> ()
// -----
"func.func"() ({}) {sym_name="f", function_type=()->()} : () -> ()
// -----
func.func @f(%a: tensor<8xf32> {foo = 1 : i32}) { return }
// -----
func.func @f(%a: tensor<8xf32>) -> (tensor<8xf32> {foo}) { return %a : tensor<8xf32> }
// -----
func.func @f() { %0 = "sdy.constant"() : () -> tensor<8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.reshard"(%a, %a) {sharding=#sdy.sharding<@mesh, [{},{}]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.reshard"() {sharding=#sdy.sharding<@mesh, [{},{}]>} : () -> tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.reshard"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.reshard"(%a) {sharding=#sdy.sharding<@mesh, [{}]>} : (tensor<8x8xf32>) -> tensor<8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.reshard"(%a) ({ }) {sharding=#sdy.sharding<@mesh, [{},{}]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.sharding_constraint"(%a) {sharding=#sdy.sharding<@mesh, [{}]>} : (tensor<8x8xf32>) -> tensor<8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.all_gather"(%a) {gathering_axes=#sdy<list_of_axis_ref_lists[{}]>,out_sharding=#sdy.sharding<@mesh, [{}]>} : (tensor<8x8xf32>) -> tensor<8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.all_gather"(%a) {out_sharding=#sdy.sharding<@mesh, [{}]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.all_gather"(%a) {gathering_axes=#sdy<list_of_axis_ref_lists[{}]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.all_gather"(%a) {gathering_axes=1:i32,out_sharding=#sdy.sharding<@mesh, [{}]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.propagation_barrier"(%a) {allowed_direction=3:i32} : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.propagation_barrier"(%a) {allowed_direction=2:i32} : (tensor<8x8xf32>) -> tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.propagation_barrier"(%a) {allowed_direction=1:i32} : (tensor<8x8xf32>) -> tensor<8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = sdy.data_flow_edge %a : tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = sdy.data_flow_edge %a sharding=<@mesh, [{}]> : tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.data_flow_edge"(%a) : (tensor<8x8xf32>) -> tensor<8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = sdy.func_data_flow_edge %a : tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = sdy.func_data_flow_edge %a {sdy.sharding=#sdy.sharding_per_value<[<@mesh, [{}]>]>} : tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.func_data_flow_edge"(%a) : (tensor<8x8xf32>) -> tensor<8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = sdy.constant dense<1.0> : tensor<8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.constant"() {value=dense<1.0> : tensor<8xf32>} : () -> tensor<8x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.constant"() {value=dense<1.0> : tensor<8xf32>} : () -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = "sdy.constant"() {value=dense<1.0> : tensor<8xf32>} : () -> tensor<?xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = sdy.data_flow_edge %u : tensor<?x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<?x8xf32>) { %0 = sdy.func_data_flow_edge %u : tensor<?x8xf32>
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<*xf32>, %t: !stablehlo.token) { "sdy.sharding_group"(%a) {group_id=1:i64} : (tensor<8x8xf32>) -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<*xf32>, %t: !stablehlo.token) { "sdy.sharding_group"(%u) {group_id=1:i64} : (tensor<*xf32>) -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<*xf32>, %t: !stablehlo.token) { "sdy.sharding_group"(%a) {group_id=1:i32} : (tensor<8x8xf32>) -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<*xf32>, %t: !stablehlo.token) { "sdy.sharding_group"(%a) : (tensor<8x8xf32>) -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<*xf32>, %t: !stablehlo.token) { "sdy.sharding_group"(%t) {group_id=1:i64} : (!stablehlo.token) -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<*xf32>, %t: !stablehlo.token) { "sdy.mesh"() {sym_name="q", mesh=#sdy.mesh<["a"=2]>} : () -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<*xf32>, %t: !stablehlo.token) { "sdy.mesh"() {sym_name="q"} : () -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<*xf32>, %t: !stablehlo.token) { "sdy.mesh"(%a) {sym_name="q", mesh=#sdy.mesh<["a"=2]>} : (tensor<8x8xf32>) -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>, %u: tensor<*xf32>, %t: !stablehlo.token) { "sdy.mesh"() {mesh=#sdy.mesh<["a"=2]>} : () -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=2]>
func.func @f(%a: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) { %0 = sdy.data_flow_edge %a : tensor<8x8xf32>
 return %0, %a : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = sdy.reshard %a <@mesh, [{},{}]> : tensor<8x8xf32>
 %1 = sdy.data_flow_edge %0 : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.abs %a : tensor<8x8xf32>
 %1 = sdy.data_flow_edge %0 : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=2]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { %0 = stablehlo.abs %a : tensor<8x8xf32>
 %1 = sdy.func_data_flow_edge %0 : tensor<8x8xf32>
 return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=2]>
func.func @f(%a: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) { %0 = sdy.func_data_flow_edge %a : tensor<8x8xf32>
 return %0, %a : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=2]>
func.func @f(%a: tensor<?x8xf32>) -> tensor<?x8xf32> { %0 = sdy.data_flow_edge %a : tensor<?x8xf32>
 return %0 : tensor<?x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2,"b"=2]>
func.func @f(%a: tensor<?x8xf32>) -> tensor<?x8xf32> { %0 = sdy.func_data_flow_edge %a : tensor<?x8xf32>
 return %0 : tensor<?x8xf32>
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>,<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>,<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[] manual_axes={"a"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"z"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"z"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"b","a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"b","a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"z"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a","z"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"b"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a","a"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"b","a"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<8x8xf32>) {
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
func.func @f(%a: tensor<7x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
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
func.func @f(%a: tensor<8x8xf32>) -> tensor<7x8xf32> {
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
 sdy.return %b : tensor<4x8xf32>
 } : (tensor<8x8xf32>) -> tensor<7x8xf32>
 return %0 : tensor<7x8xf32>
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
 sdy.return
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
 sdy.return %b, %b : tensor<4x8xf32>, tensor<4x8xf32>
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
 %9 = stablehlo.abs %b {sdy.sharding=#sdy.sharding_per_value<[<@mesh, [{"a"},{}]>]>}: tensor<4x8xf32>
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
 %9 = sdy.reshard %b <@mesh, [{"a"},{}]>: tensor<4x8xf32>
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
 %9 = sdy.reshard %b <@mesh, [{},{}], replicated={"a"}>: tensor<4x8xf32>
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
 %9 = sdy.all_slice [{"a"},{}] %b out_sharding=<@mesh, [{"b"},{}]>: tensor<4x8xf32>
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
 %9 = sdy.manual_computation(%b) in_shardings=[<@mesh, [{},{}]>] out_shardings=[<@mesh, [{},{}]>] manual_axes={"a"} (%c: tensor<4x8xf32>) {
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
 %9 = sdy.manual_computation(%b) in_shardings=[<@mesh, [{"b"},{}]>] out_shardings=[<@mesh, [{"b"},{}]>] manual_axes={"b"} (%c: tensor<1x8xf32>) {
 %d = stablehlo.abs %c {sdy.sharding=#sdy.sharding_per_value<[<@mesh, [{"a"},{}]>]>}: tensor<1x8xf32>
 sdy.return %d : tensor<1x8xf32>
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh2, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@other, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@perm, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{},{}]>] out_shardings=[<@other, [{},{}]>] manual_axes={} (%b: tensor<8x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"b":(1)2},{}]>] out_shardings=[<@mesh, [{"b":(1)2},{}]>] manual_axes={"b"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"c", "b"},{}]>] out_shardings=[<@mesh, [{"c"},{}]>] manual_axes={"c"} (%b: tensor<4x8xf32>) {
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
 %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"},{}]>] out_shardings=[<@mesh, [{"a"},{}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
 %9 = stablehlo.abs %b : tensor<4x8xf32>
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
func.func @f() { sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={"z"} () { sdy.return } : () -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f() { sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () { sdy.return } : () -> ()
 return }
// -----
sdy.mesh @mesh = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @mesh2 = <["a"=2,"b"=4,"c"=2]>
sdy.mesh @perm = <["a"=2,"b"=4,"c"=2], device_ids=[15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0]>
sdy.mesh @other = <["a"=4,"b"=4]>
sdy.mesh @max = <[], device_ids=[3]>
sdy.mesh @odd = <["x"=12]>
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
 %0 = sdy.named_computation<"n">(%a)   (%b: tensor<8x8xf32>) {
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
 %0 = sdy.named_computation<"n">(%a) in_shardings=[<@mesh, [{"z"},{}]>]  (%b: tensor<8x8xf32>) {
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
 %0 = sdy.named_computation<"n">(%a)  out_shardings=[<@mesh, [{"z"},{}]>] (%b: tensor<8x8xf32>) {
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
 %0 = sdy.named_computation<"n">(%a) in_shardings=[]  (%b: tensor<8x8xf32>) {
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
 %0 = sdy.named_computation<"n">(%a)  out_shardings=[] (%b: tensor<8x8xf32>) {
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
 %0 = sdy.named_computation<"n">(%a)   () {
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
 %0 = sdy.named_computation<"n">(%a)   (%b: tensor<8xf32>) {
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
 %0 = sdy.named_computation<"n">(%a)   (%b: tensor<8x8xf32>) {
 sdy.return
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
 %0 = sdy.named_computation<"n">(%a)   (%b: tensor<8x8xf32>) {
 %8 = stablehlo.slice %b [0:4, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
 sdy.return %8 : tensor<4x8xf32>
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
 %0 = sdy.named_computation<"n">(%a)   (%b: tensor<8x8xf32>, %c : tensor<8x8xf32>) {
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
 %0 = sdy.named_computation<"n">(%a)   (%b: tensor<8x8xf32>) {
 func.return %b : tensor<8x8xf32>
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
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z"},{}]>}) { return }
func.func @g(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"},{}]>}) { %0 = sdy.reshard %a <@mesh, [{"x"},{}]> : tensor<8x8xf32>
 return }
func.func @g() { return }
// -----
func.func @f(%a: tensor<20xf32>) { %0 = "sdy.constant"() {value=dense<[1.0,2.0,3.0,4.,5.,6.,7.,8.,9.,10.,11.,12.,13.,14.,15.,16.,17.,18.]> : tensor<18xf32>} : () -> tensor<8x8xf32>
 return }
// -----
func.func @f() {
 %c = stablehlo.constant dense<1> : tensor<i32>
 %0 = "stablehlo.while"(%c) ({
 ^bb0(%x: tensor<i32>):
 %1 = stablehlo.compare LT, %x, %x : (tensor<i32>,tensor<i32>)->tensor<i1>
 stablehlo.return %1 : tensor<i1>
},{
 ^bb0(%x: tensor<i32>):
 stablehlo.return %y : tensor<i32>
}) : (tensor<i32>)->tensor<i32>
 %y = stablehlo.add %c, %c : tensor<i32>
 return
}
// -----
module { module { } }
// -----
module { func.func @f() {return}
 module @f {} }
// -----
"builtin.module"() ({}) : () -> ()
// -----
"builtin.module"() ({^bb0: 
^bb1: }) : () -> ()
// -----
"builtin.module"() : () -> ()
// -----
module attributes {foo=1 : i32} {}
// -----
module attributes {sdy.foo=1 : i32} {}
// -----
"builtin.module"() ({^bb0(%x : i32): }) : () -> ()
// -----
func.func @f(%a: tensor<8xf32>) { %0 = stablehlo.composite "foo.bar" %a {decomposition = @g} : (tensor<8xf32>) -> tensor<8xf32>
 return }
