func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.all_reduce"(%a) ({^bb0(%x: tensor<f32>, %y: tensor<f32>): %1 = stablehlo.add %x, %y : tensor<f32> stablehlo.return %1 : tensor<f32>}) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>} : (tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
func.func @f() attributes {a = #stablehlo.sub_axis_info<(1)2>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<[]>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<axes = []>} { return }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.all_reduce"(%a) ({^bb0(%x: tensor<f32>, %y: tensor<f32>): %1 = stablehlo.add %x, %y : tensor<f32> stablehlo.return %1 : tensor<f32>}) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #sdy.mesh<["x"=2]>, axes = [#stablehlo.axis_ref<name = "x">]>} : (tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> { %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 2, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> return %0 : tensor<4x4xf32> }
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> { %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = i8, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> return %0 : tensor<4x4xf32> }
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> { %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 9, allow_imprecise_accumulation = true> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> return %0 : tensor<4x4xf32> }
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> { %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> return %0 : tensor<4x4xf32> }
// -----
func.func @f(%a: f32) { %0 = sdy.propagation_barrier %a allowed_direction=NONE : f32 return }
// -----
func.func @f(%a: f32) { sdy.sharding_group %a group_id=1 : f32 return }
// -----
func.func @f(%a: !stablehlo.token) { sdy.sharding_group %a group_id=1 : !stablehlo.token return }
// -----
func.func @f(%a: tuple<tensor<2xf32>>) { sdy.sharding_group %a group_id=1 : tuple<tensor<2xf32>> return }
// -----
func.func @f(%a: tensor<*xf32>) { sdy.sharding_group %a group_id=1 : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<?xf32>) { sdy.sharding_group %a group_id=1 : tensor<?xf32> %1 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<?xf32> return }
// -----
sdy.mesh @m = <["x"=2, "y"=2]>
func.func @f(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{}], replicated{"x"}>}) { return }
// -----
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> { %f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): "stablehlo.return"(%x) : (tensor<2xf32>) -> ()}) : (tensor<2xf32>) -> !stablehlo.future<tensor<2xf32>>
 %0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32> return %0 : tensor<2xf32> }
// -----
func.func @f() { %c = func.constant @g : () -> () return }
// -----
func.func @f(%g: (i32) -> i32, %x: f32) { %0 = func.call_indirect %g(%x) : (i32) -> i32 return }
// -----
func.func @f(%g: i32) { func.call_indirect %g() : () -> () return }
// -----
func.func @f() { %c = func.constant @f : (i32) -> () return }
// -----
func.func @f(%a: i32) -> i64 { %0 = builtin.unrealized_conversion_cast %a : i32 to i64 %1 = builtin.unrealized_conversion_cast to i64 %2:2 = builtin.unrealized_conversion_cast %a, %0 : i32, i64 to f32, f64 builtin.unrealized_conversion_cast %a : i32 to {x} return %0 : i64 }
// -----
func.func @f(%a: i32) { %0 = unrealized_conversion_cast %a : i32 to i64 return }
// -----
func.func @f()
// -----
func.func @f(...)
// -----
func.func private @f(i32, ...)
// -----
func.func private @f(i32) { return }
// -----
func.func @f(%a: i32, %a: i32) { return }
// -----
func.func @f(%a: i32 {b}) { return }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<8xf32> { %0 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>} : (tensor<4xf32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<2xf32> { %0 = "stablehlo.reduce_scatter"(%a) ({^bb0(%x: tensor<f32>, %y: tensor<f32>): %1 = stablehlo.add %x, %y : tensor<f32> stablehlo.return %1 : tensor<f32>}) {scatter_dimension = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>} : (tensor<4xf32>) -> tensor<2xf32> return %0 : tensor<2xf32> }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.collective_broadcast"(%a) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>} : (tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.cross-replica-sum"(%a) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>} : (tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.cross-replica-sum"(%a) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>} : (tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.all_reduce"(%a) ({^bb0(%x: tensor<f32>, %y: tensor<f32>): %1 = stablehlo.add %x, %y : tensor<f32> stablehlo.return %1 : tensor<f32>}) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [<name = "x">]>} : (tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.all_reduce"(%a) ({^bb0(%x: tensor<f32>, %y: tensor<f32>): %1 = stablehlo.add %x, %y : tensor<f32> stablehlo.return %1 : tensor<f32>}) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "z">]>} : (tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.all_reduce"(%a) ({^bb0(%x: tensor<f32>, %y: tensor<f32>): %1 = stablehlo.add %x, %y : tensor<f32> stablehlo.return %1 : tensor<f32>}) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [1]>} : (tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.all_reduce"(%a) ({^bb0(%x: tensor<f32>, %y: tensor<f32>): %1 = stablehlo.add %x, %y : tensor<f32> stablehlo.return %1 : tensor<f32>}) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "y", size = 4>]>, axes = ["x"]>} : (tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.all_reduce"(%a) ({^bb0(%x: tensor<f32>, %y: tensor<f32>): %1 = stablehlo.add %x, %y : tensor<f32> stablehlo.return %1 : tensor<f32>}) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [<name = "x">]>} : (tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = "stablehlo.all_reduce"(%a) ({^bb0(%x: tensor<f32>, %y: tensor<f32>): %1 = stablehlo.add %x, %y : tensor<f32> stablehlo.return %1 : tensor<f32>}) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">, 1]>} : (tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
func.func @f() attributes {a = #stablehlo.mesh<axes = [<name = "x", size = 2>], device_ids = [1,0]>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<device_ids = dense<[1,0]> : tensor<2xi64>, axes = [<name = "x", size = 2>]>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<axes = [<name = "x">]>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<axes = [<"x", 2>]>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<axes = [1]>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<axes = 1>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<axes = [], device_ids = dense<[3]> : tensor<1xi64>>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<axes = [<name = "x", size = 2>],>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<axis = []>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<axes = [<name = "x", size = 2>] device_ids>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<axes = [<name = "x", size = 2>], foo = 1>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<axes = [<name = "x", size = 2> <name = "y", size = 2>]>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh<axes = [<name = "x", size = 2>], device_ids = dense<[1.0,0.0]> : tensor<2xf64>>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh_axis<name = "x">} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh_axis<name = "x", size = 2,>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh_axis<name = x, size = 2>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh_axis<"x"=2>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh_axis<>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh_axis<name = "x", size = "2">} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh_axis<name = "x", size = 2, foo = 1>} { return }
// -----
func.func @f() attributes {a = #stablehlo.mesh_axis<nam = "x", size = 2>} { return }
// -----
func.func @f() attributes {a = #stablehlo.sub_axis_info<(0)2>} { return }
// -----
func.func @f() attributes {a = #stablehlo.sub_axis_info<1,2>} { return }
// -----
func.func @f() attributes {a = #stablehlo<sub_axis_info1,2>} { return }
// -----
func.func @f() attributes {a = #sdy<sub_axis_info1,2>} { return }
// -----
func.func @f() attributes {a = #stablehlo.sub_axis_info<(1)>} { return }
// -----
func.func @f() attributes {a = #stablehlo<sub_axis_info(1)>} { return }
// -----
func.func @f() attributes {a = #sdy<sub_axis_info(1)>} { return }
// -----
func.func @f() attributes {a = #stablehlo.sub_axis_info<(a)2>} { return }
// -----
func.func @f() attributes {a = #stablehlo<sub_axis_info(a)2>} { return }
// -----
func.func @f() attributes {a = #sdy<sub_axis_info(a)2>} { return }
// -----
func.func @f() attributes {a = #stablehlo.sub_axis_info<(1)a>} { return }
// -----
func.func @f() attributes {a = #stablehlo<sub_axis_info(1)a>} { return }
// -----
func.func @f() attributes {a = #sdy<sub_axis_info(1)a>} { return }
// -----
func.func @f() attributes {a = #stablehlo.sub_axis_info<)>} { return }
// -----
func.func @f() attributes {a = #stablehlo<sub_axis_info)>} { return }
// -----
func.func @f() attributes {a = #sdy<sub_axis_info)>} { return }
// -----
func.func @f() attributes {a = #stablehlo.axis_ref<"x">} { return }
// -----
func.func @f() attributes {a = #stablehlo.axis_ref<>} { return }
// -----
func.func @f() attributes {a = #stablehlo.axis_ref<name = "x", sub_axis_info = <(1)2>>} { return }
// -----
func.func @f() attributes {a = #stablehlo.axis_ref<name = "x", sub_axis_info = (1)>} { return }
// -----
func.func @f() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = @m>} { return }
// -----
func.func @f() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = []>} { return }
// -----
func.func @f() attributes {a = #stablehlo.replica_group_mesh_axes<axes = [], mesh = @m>} { return }
// -----
func.func @f() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = 1>} { return }
// -----
func.func @f() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = 1, axes = []>} { return }
// -----
func.func @f() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = @a::@b, axes = []>} { return }
// -----
func.func @f() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = []>, axes = []>} { return }
// -----
func.func @f() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = <axes = []>, axes = []>} { return }
// -----
func.func @f() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [1]>} { return }
// -----
func.func @f() attributes {a = #sdy.all_to_all_param{"x"}: 0->1} { return }
// -----
func.func @f() attributes {a = #sdy.all_to_all_param<{"x"}: 0->1>} { return }
// -----
func.func @f() attributes {a = #sdy<all_to_all_param<{"x"}: 0->1>>} { return }
// -----
func.func @f() attributes {a = #sdy.all_to_all_param<<{"x"}: 0->1>>} { return }
// -----
func.func @f() attributes {a = #sdy<all_to_all_param{}: 0->1>} { return }
// -----
func.func @f() attributes {a = #sdy.all_to_all_param{}: 0->1} { return }
// -----
func.func @f() attributes {a = #sdy.all_to_all_param<{}: 0->1>} { return }
// -----
func.func @f() attributes {a = #sdy<all_to_all_param{"x"} 0->1>} { return }
// -----
func.func @f() attributes {a = #sdy.all_to_all_param{"x"} 0->1} { return }
// -----
func.func @f() attributes {a = #sdy.all_to_all_param<{"x"} 0->1>} { return }
// -----
func.func @f() attributes {a = #sdy<all_to_all_param{"x"}: a->1>} { return }
// -----
func.func @f() attributes {a = #sdy.all_to_all_param{"x"}: a->1} { return }
// -----
func.func @f() attributes {a = #sdy.all_to_all_param<{"x"}: a->1>} { return }
// -----
func.func @f() attributes {a = #sdy<all_to_all_param{"x"}: 0-1>} { return }
// -----
func.func @f() attributes {a = #sdy.all_to_all_param{"x"}: 0-1} { return }
// -----
func.func @f() attributes {a = #sdy.all_to_all_param<{"x"}: 0-1>} { return }
// -----
func.func @f() attributes {a = #sdy<all_to_all_param{"x"}: 0->>} { return }
// -----
func.func @f() attributes {a = #sdy.all_to_all_param{"x"}: 0->} { return }
// -----
func.func @f() attributes {a = #sdy.all_to_all_param<{"x"}: 0->>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping[i]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping[i]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<[i]>} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mapping<[i]>>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<<[i]>>} { return }
// -----
func.func @f() attributes {a = #sdy<dim_mappingi>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mappingi} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mappingi>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mappingi} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<i>} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mapping>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping[]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping[]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<[]>} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mapping<>>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<<>>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping{}} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mapping{}>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping{}} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<{}>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping[i, j]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping[i, j]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<[i, j]>} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mapping<[i, j]>>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<<[i, j]>>} { return }
// -----
func.func @f() attributes {a = #sdy<dim_mapping[i>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping[i} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mapping[i>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping[i} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<[i>} { return }
// -----
func.func @f() attributes {a = #sdy<dim_mapping<[i>>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping<[i>} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mapping<[i>>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<<[i>>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping[[i]]} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mapping[[i]]>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping[[i]]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<[[i]]>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping[ij, kl]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping[ij, kl]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<[ij, kl]>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping[[i], [j, k]]} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mapping[[i], [j, k]]>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping[[i], [j, k]]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<[[i], [j, k]]>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping[z_1]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping[z_1]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<[z_1]>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping[a]} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mapping[a]>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping[a]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<[a]>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping[A]} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mapping[A]>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping[A]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<[A]>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping[i z_2]} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mapping[i z_2]>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping[i z_2]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<[i z_2]>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping[iz_1]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping[iz_1]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<[iz_1]>} { return }
// -----
func.func @f() attributes {a = #sdy.dim_mapping[1]} { return }
// -----
func.func @f() attributes {a = #sdy<tensor_mapping[1]>} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping[1]} { return }
// -----
func.func @f() attributes {a = #sdy.tensor_mapping<[1]>} { return }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @foo(%a) {backend_config = {a = 1 : i32, b = "x"}} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @foo(%a) {api_version = 4 : i32, backend_config = "x"} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @foo(%a) {api_version = 5 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @foo(%a) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @foo(%a) {operand_layouts = [dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @foo(%a) {operand_layouts = [dense<[0, 2]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @foo(%a) {operand_layouts = [dense<[0, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>, %t: !stablehlo.token) -> tuple<tensor<2x3xf32>> { %0 = stablehlo.custom_call @foo(%a, %t) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<2x3xf32>, !stablehlo.token) -> tuple<tensor<2x3xf32>> return %0 : tuple<tensor<2x3xf32>> }
// -----
func.func @f(%a: tuple<tensor<2x3xf32>>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @foo(%a) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tuple<tensor<2x3xf32>>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @foo(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @foo(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>]} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> { %0 = stablehlo.custom_call @foo(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2x3xf32>) -> tensor<2x2xf32> return %0 : tensor<2x2xf32> }
// -----
func.func @f(%a: tensor<2x3xf32, #stablehlo.bounds<?, 3>>) { return }
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<?>>) { return }
// -----
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%a: tensor<2x3xf32, #CSR>) { %0 = stablehlo.abs %a : tensor<2x3xf32, #CSR> return }
// -----
func.func @f(%a: tensor<?x3xf32>, %s: tensor<2xi32>) { %4 = stablehlo.dynamic_iota %s, dim = 2 : (tensor<2xi32>) -> tensor<?x?xi32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.abs %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 2.0, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf32> %2 = stablehlo.tanh %a {result_accuracy = #stablehlo.result_accuracy<ulps = -3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.exponential %a {result_accuracy = 1 : i32} : tensor<2xf32> return }
// -----
func.func @f(%t: !stablehlo.token) { %3:2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token) return }
// -----
func.func @f(%t: !stablehlo.token, %a: tensor<2xf32>) { %3 = "stablehlo.send"(%a, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = true} : (tensor<2xf32>, !stablehlo.token) -> (!stablehlo.token) return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) { %t = stablehlo.tuple %a, %b : tuple<tensor<2xf32>, tensor<i32>> %1 = stablehlo.get_tuple_element %t[2] : (tuple<tensor<2xf32>, tensor<i32>>) -> tensor<i32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = stablehlo.reduce_precision %a, format = e5m10 : tensor<4xf32> %1 = stablehlo.reduce_precision %a, format = e0m10 : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %1 = stablehlo.reduce_precision %a, format = e5m-1 : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4x8xf32>) { %1 = stablehlo.composite "foo" %a {decomposition = @g} : (tensor<4x8xf32>) -> tensor<4x8xf32> return } 
func.func private @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> { return %a : tensor<4x8xf32> }
// -----
func.func @f(%a: tensor<4x4xf32>) { %2 = "stablehlo.triangular_solve"(%a, %a) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<[[0,1]]> : tensor<1x2xi64>} : (tensor<2xf32>) -> tensor<4xf32> "stablehlo.return"(%x) : (tensor<2xf32>) -> ()}) : (tensor<2xf32>) -> !stablehlo.future<tensor<4xf32>>
 return }
// -----
func.func @f(%a: tensor<2xf32>) { %f = "stablehlo.async_start"() ({^bb0(): %1 = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0,1]]> : tensor<1x2xi64>} : (tensor<2xf32>) -> tensor<4xf32> "stablehlo.return"(%1) : (tensor<4xf32>) -> ()}) : () -> !stablehlo.future<tensor<4xf32>>
 return }
// -----
func.func @f(%a: tensor<2xf32>) { %f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>, %y: tensor<2xf32>): %1 = "stablehlo.all_gather"(%y) {all_gather_dim = 0 : i64, replica_groups = dense<[[0,1]]> : tensor<1x2xi64>} : (tensor<2xf32>) -> tensor<4xf32> "stablehlo.return"(%1) : (tensor<4xf32>) -> ()}) : (tensor<2xf32>) -> !stablehlo.future<tensor<4xf32>>
 return }
// -----
func.func @f(%a: tensor<2xf32>) { %f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<3xf32>): %1 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<[[0,1]]> : tensor<1x2xi64>} : (tensor<3xf32>) -> tensor<6xf32> "stablehlo.return"(%1) : (tensor<6xf32>) -> ()}) : (tensor<2xf32>) -> !stablehlo.future<tensor<6xf32>>
 return }
// -----
func.func @f(%a: tensor<2xf32>) { %f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<[[0,1]]> : tensor<1x2xi64>} : (tensor<2xf32>) -> tensor<4xf32> }) : (tensor<2xf32>) -> !stablehlo.future<tensor<4xf32>>
 return }
// -----
func.func @f(%a: tensor<2xf32>) { %f = "stablehlo.async_done"(%a) : (tensor<2xf32>) -> tensor<2xf32>
 return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>, %c: tensor<1xi32>) { %f = "stablehlo.async_start"(%a, %b, %c) ({^bb0(%x: tensor<2xf32>, %i: tensor<i32>, %j: tensor<1xi32>): %1 = "stablehlo.cross-replica-sum"(%x) {replica_groups = dense<[[0,1]]> : tensor<1x2xi64>} : (tensor<2xf32>) -> tensor<2xf32> "stablehlo.return"(%1) : (tensor<2xf32>) -> ()}) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<2xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>, %c: tensor<1xi32>) { %f = "stablehlo.async_start"(%a, %b, %c) ({^bb0(%x: tensor<2xf32>, %i: tensor<i32>, %j: tensor<1xi32>): %1 = "stablehlo.real_dynamic_slice"(%x, %j, %j, %j) : (tensor<2xf32>, tensor<1xi32>, tensor<1xi32>,tensor<1xi32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> ()}) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> %2 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> ()}) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"(%1, %1) : (tensor<1xf32>,tensor<1xf32>) -> ()}) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "sdy.return"(%1, %1) : (tensor<1xf32>,tensor<1xf32>) -> ()}) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>,tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"() : () -> ()}) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.add %x, %a : tensor<2xf32> "stablehlo.return"(%1) : (tensor<2xf32>) -> ()}) : (tensor<2xf32>) -> !stablehlo.future<tensor<2xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<?xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<?xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> ()}) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> ()}) : (tensor<2xf32>) -> !stablehlo.future<tensor<?xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> ()}, {}) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {%f:2 = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> ()}) : (tensor<2xf32>) -> (!stablehlo.future<tensor<1xf32>>, tensor<1xf32>) return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {"stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> ()}) : (tensor<2xf32>) -> () return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): "stablehlo.return"(%x) : (tensor<2xf32>) -> ()}) : (tensor<2xf32>) -> !stablehlo.future<tensor<2xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {%f = stablehlo.async_start %a : x
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<i32>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> () ^bb1: "stablehlo.return"(%x) : (tensor<2xf32>) -> () }) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func private @f(!stablehlo.future<tensor<*xf32>>)
// -----
func.func private @f(!stablehlo.future<memref<2xf32>>)
// -----
func.func private @f(!stablehlo.future<vector<2xf32>>)
// -----
func.func private @f(!stablehlo.future<tensor<2xf32>, f32>)
// -----
func.func private @f(!stablehlo.future<!stablehlo.token>)
// -----
func.func private @f(!stablehlo.future<tuple<tensor<2xf32>>>)
// -----
func.func private @f(!stablehlo.future<!stablehlo.future<tensor<2xf32>>>)
// -----
func.func private @f(!stablehlo.future<tensor<2xf32>,>)
// -----
func.func private @f(!stablehlo.future<(i32)->i32>)
// -----
func.func private @f(!stablehlo.future<tensor<2xf32>)
// -----
func.func private @f(!stablehlo.future<tensor<2xf32>> {)
// -----
func.func private @f(!stablehlo<future>)
// -----
func.func private @f(!stablehlo.future <tensor<2xf32>>)
// -----
func.func @f(%a: !stablehlo.future<tensor<2xf32>, tensor<3xf32>>, %b: i32) { %f:2 = "stablehlo.async_done"(%a, %b) : (!stablehlo.future<tensor<2xf32>, tensor<3xf32>>, i32) -> (tensor<2xf32>, tensor<3xf32>) return }
// -----
func.func @f(%a: !stablehlo.future<tensor<2xf32>>, %b: i32) { "stablehlo.async_done"(%a) : (!stablehlo.future<tensor<2xf32>>) -> () return }
// -----
func.func @f(%a: !stablehlo.future<tensor<2xf32>>, %b: i32) { %0 = "stablehlo.async_done"(%a) : (!stablehlo.future<tensor<2xf32>>) -> f32 return }
// -----
func.func @f(%a: !stablehlo.future<tensor<2xf32>>, %b: i32) { %0 = "stablehlo.optimization_barrier"(%a) : (!stablehlo.future<tensor<2xf32>>) -> !stablehlo.future<tensor<2xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%b) ({^bb0(%y: i32, %x: tensor<2xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> () }) : (i32) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%b) ({^bb0(%y: i32, %z: i32):  "stablehlo.return"(%z) : (tensor<1xf32>) -> () }) : (i32) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%c) ({^bb0(%y: tensor<*xf32>):   }) : (tensor<*xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%t) ({^bb0(%y: !stablehlo.token): %1 = stablehlo.slice %y [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> () }) : (!stablehlo.token) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%i) ({^bb0(%x: tensor<2xindex>): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> () }) : (tensor<2xindex>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%t) ({^bb0(%y: !stablehlo.token): %1 = stablehlo.constant dense<1.0> : tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> () }) : (!stablehlo.token) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%u) ({^bb0(%y: tuple<tensor<f32>>): %1 = stablehlo.constant dense<1.0> : tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> () }) : (tuple<tensor<f32>>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<3xf32>, %y: i32): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> () }) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<3xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<3xf32>) -> tensor<1xf32>%2 = stablehlo.slice %x [0:1] : (tensor<3xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> () }) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.add %x, %x : tensor<2xf32> %2 = stablehlo.add %x, %x : tensor<2xf32> "stablehlo.return"() : () -> () }) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.add %x, %x : tensor<2xf32> "stablehlo.return"() : () -> () }) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "sdy.return"(%1) : (tensor<1xf32>) -> () }) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.add %x, %x : tensor<2xf32> "sdy.return"(%1) : (tensor<2xf32>) -> () }) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %c = stablehlo.constant dense<1> : tensor<i32> %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> () }) : (tensor<2xf32>) -> !stablehlo.future<tensor<1xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<2xf32>): %1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32> "stablehlo.return"(%1) : (tensor<1xf32>) -> () }) : (tensor<2xf32>) -> tensor<1xf32> return }
// -----
func.func @f(%a: tensor<2xf32>, %b: i32, %c: tensor<*xf32>, %t : !stablehlo.token, %u: tuple<tensor<f32>>, %i : tensor<2xindex>) {%f = "stablehlo.async_start"(%a, %a) ({^bb0(%x: tensor<2xf32>, %y: tensor<2xf32>): %1:2 = "stablehlo.all_gather"(%x, %y) {all_gather_dim = 0 : i64, replica_groups = dense<[[0,1]]> : tensor<1x2xi64>} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) "stablehlo.return"(%1#0, %1#1) : (tensor<4xf32>, tensor<4xf32>) -> () }) : (tensor<2xf32>, tensor<2xf32>) -> !stablehlo.future<tensor<4xf32>, tensor<4xf32>> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = "stablehlo.exponential"(%a) {result_accuracy = 1 : i32} : (tensor<2xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = "stablehlo.exponential"(%a) <{result_accuracy = 1 : i32}> : (tensor<2xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = "stablehlo.custom_call"(%a) {call_target_name = "x", api_version = 5 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = "stablehlo.custom_call"(%a) <{call_target_name = "x", api_version = 5 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = "stablehlo.custom_call"(%a) <{call_target_name = "x", api_version = 5 : i64}> : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = "stablehlo.custom_call"(%a) <{call_target_name = "x", api_version = "5"}> : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @x(%a) {api_version = 5 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @x(%a) {has_side_effect = 5 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2xf32>) { %2 = stablehlo.tanh %a {result_accuracy = #stablehlo.result_accuracy<atol = -1.0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %2 = stablehlo.tanh %a {result_accuracy = #stablehlo.result_accuracy<ulps = 1, mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %2 = stablehlo.tanh %a {result_accuracy = #stablehlo.result_accuracy<ulps = -1, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @x(%a) {operand_layouts = [1], called_computations = [1]} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = stablehlo.custom_call @x(%a) {backend_config = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32> return %0 : tensor<2x3xf32> }
// -----
func.func @f(%a: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) { %1 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {foo = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32> return }
// -----
func.func @f(%a: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) { %1 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32> return }
// -----
func.func @f(%a: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) { %1 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {3 = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32> return }
// -----
func.func @f(%a: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) { %1 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1],} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32> return }
// -----
func.func @f(%a: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) { %1 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1] pad = [[1,1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32> return }
// -----
func.func @f(%a: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) { %1 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32> return }
// -----
func.func @f(%a: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) { %1 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1,1],[1,1,1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32> return }
// -----
func.func @f() { %0 = stablehlo.constant() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32> %1 = stablehlo.constant() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32> %2 = stablehlo.constant() <{value = dense<1.0> : tensor<2xf32>}> {a.b} : () -> tensor<2xf32> return }
// -----
func.func @f() { %0 = stablehlo.constant() {} : () -> tensor<2xf32> return }
// -----
func.func @f() { %0 = stablehlo.constant() {value = dense<1.0> : tensor<2xf32>} : tensor<2xf32> return }
// -----
func.func @f() { %0 = stablehlo.constant() {value = 1.0 : f32} : () -> tensor<2xf32> return }
// -----
func.func @f() { %0 = stablehlo.constant() {value = dense<1.0> : tensor<2xf32>} : (f32) -> tensor<2xf32> return }
// -----
func.func @f() { %0 = stablehlo.constant() {value = dense<1.0> : tensor<2xf32>} : () -> (tensor<2xf32>, f32) return }
// -----
func.func @f() { %0 = stablehlo.constant(1) {value = dense<1.0> : tensor<2xf32>} : () -> (tensor<2xf32>) return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xf32> return }
// -----
func.func @f() { %0 = stablehlo.constant() : () -> tensor<2xf32> return }
// -----
func.func @f() { %0 = chlo.constant() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32> return }
// -----
func.func @f(%a0: tensor<2x3xf32>/ %a1: i7) { return }
// -----
func.func private @f(/
// -----
func.func private @f() attributes /z.a = 1}
// -----
/
// -----
module attributes {a = [/]} {}
// -----
func.func @f() { / }
// -----
func.func @f() { return } /
// -----
sdy.mesh @m / <["x"=2]>
// -----
sdy.mesh @m = <["x"/2]>
// -----
sdy.mesh @m = </>
// -----
func.func private @f(tensor/<2xf32>)
// -----
func.func private @f(tensor<2/xf32>)
// -----
func.func @f(%a: tensor<2xf32>) { %f = "stablehlo.async_start"(%a) ({^bb0(%x: tensor<3xf32>): %1 = "stablehlo.all_gather"(%x) {all_gather_dim = 1 : i64, replica_groups = dense<[[0,1]]> : tensor<1x2xi64>} : (tensor<3xf32>) -> tensor<6xf32> "stablehlo.return"(%1) : (tensor<6xf32>) -> ()}) : (tensor<2xf32>) -> !stablehlo.future<tensor<6xf32>> return }
// -----
module attributes {x.a = [1 2]} {}
// -----
module attributes {x.a = [#stablehlo.precision DEFAULT]} {}
// -----
module attributes {x.a = dense<[1 2]> : tensor<2xi32>} {}
// -----
module attributes {x.a = dense<[(1 2)]> : tensor<1xcomplex<i32>>} {}
// -----
module attributes {x.a = dense<[(1, 2]> : tensor<1xcomplex<i32>>} {}
// -----
module attributes {x.a = dense<[(1, -)]> : tensor<1xcomplex<i32>>} {}
// -----
module attributes {x.a = dense<-> : tensor<1xi32>} {}
// -----
module attributes {x.a = dense<-true> : tensor<1xi1>} {}
// -----
module attributes {x.a = dense<[1,]> : tensor<1xi32>} {}
// -----
module attributes {x.a = dense<[> : tensor<1xi32>} {}
// -----
module attributes {x.a = dense<([1],3)> : tensor<1xi32>} {}
// -----
module attributes {x.a = array<i64: 1 2>} {}
// -----
module attributes {x.a = {a = 1 b}} {}
// -----
func.func private @f(tuple<i32 i32>)
// -----
func.func private @f((i32 i32) -> i32)
// -----
func.func @f(%a: i32 %b: i32)
// -----
func.func private @f() -> (i32 i32)
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.dot_general %a, %a, contracting_dims = [0 1] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = "stablehlo.abs"(%a %a) : (tensor<2xf32>) -> tensor<2xf32> return }
// -----
sdy.mesh @m = <["a"=2 "b"=2]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[1 2]>
// -----
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a" "b"}]>})
// -----
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"} {"b"}]>})
// -----
func.func @f(%a: tensor<2x3xf32>) { %0 = stablehlo.slice %a [0:1 0:2] : (tensor<2x3xf32>) -> tensor<1x2xf32> return }
// -----
func.func @f(%a: tensor<2x3xf32>) { %0 = stablehlo.transpose %a, dims = [1 0] : (tensor<2x3xf32>) -> tensor<3x2xf32> return }
// -----
func.func @f(%a: tensor<2x3xf32>) { %0 = stablehlo.dot %a, %a, precision = [DEFAULT HIGH] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<3x2xf32> return }
// -----
func.func @f(%a: tensor<2x3xf32>) { %0 = stablehlo.slice %a [0:1, 0:2,] : (tensor<2x3xf32>) -> tensor<1x2xf32> return }
// -----
func.func @f(%a: tensor<2x3xf32>) { %0 = stablehlo.slice %a [] : (tensor<2x3xf32>) -> tensor<1x2xf32> return }
// -----
func.func @f(%a: tensor<2x3xf32>) { %0 = stablehlo.slice %a [0] : (tensor<2x3xf32>) -> tensor<1x2xf32> return }
// -----
func.func @f(%a: tensor<2x3xf32>) { %0 = stablehlo.slice %a [0:1:] : (tensor<2x3xf32>) -> tensor<1x2xf32> return }
// -----
module attributes {x.a = [1,]} {}
