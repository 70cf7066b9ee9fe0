module {
  sdy.mesh @m = <["x"=2]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 2>]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 2>]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>], device_ids=dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh_axis<name = "x", size = 2>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>} {
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2xf32>) {
    sdy.sharding_group %arg0 group_id=-1 : tensor<2xf32>
    return
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=2]>
  func.func @f(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{}], replicated={"y"}, unreduced={"x"}>}) {
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2xf32>, %arg1: !stablehlo.future<tensor<2xf32>>) -> !stablehlo.future<tensor<2xf32>> {
    return %arg1 : !stablehlo.future<tensor<2xf32>>
  }
}
// -----
module {
  func.func @f() {
    %f = constant @f : () -> ()
    call_indirect %f() : () -> ()
    call_indirect %f() : () -> ()
    return
  }
}
// -----
module {
  func.func @f() {
    %f = constant @f : () -> ()
    return
  }
}
// -----
module {
  func.func @f(%arg0: (i32) -> (i32, f32), %arg1: i32) -> i32 {
    %0:2 = call_indirect %arg0(%arg1) {a} : (i32) -> (i32, f32)
    return %0#0 : i32
  }
}
// -----
module {
  func.func @f(%arg0: i32) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
    %1 = builtin.unrealized_conversion_cast to i64
    %2:2 = builtin.unrealized_conversion_cast %arg0, %0 : i32, i64 to f32, f64 {x}
    return %0 : i64
  }
}
// -----
module {
  func.func nested @f()
}
// -----
module {
  func.func nested @f() {
    return
  }
}
// -----
module {
  func.func private @f(i32, f32 {a.b}) -> (i32 {a.b = 1 : i64}, f32) attributes {x, y = 2 : i64}
}
// -----
module {
  func.func public @f() {
    return
  }
}
// -----
module {
  func.func @f(%arg0: i32, %arg1: i32) attributes {no_inline} {
    return
  }
}
// -----
module {
  func.func private @f(i32)
}
// -----
module {
  func.func @f(%arg0: i32) {
    return
  }
}
// -----
module {
  func.func @f(%arg0: i32) -> (i32, i32) {
    return %arg0, %arg0 : i32, i32
  }
}
// -----
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}
// -----
module {
  func.func @f(%arg0: i32 {a.b, a.c = 1 : i64}) -> (i32 {a.d}) {
    %0 = call @f(%arg0) {x = 1 : i64} : (i32) -> i32
    %1 = call @f(%0) {no_inline} : (i32) -> i32
    return %1 : i32
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<8xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<2xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>, scatter_dimension = 0 : i64}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "z">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "x">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (3)2>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (0)0>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = []>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [1]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = ["x"]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y", sub_axis_info = (2)2>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">, 1]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "x">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (3)2>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (0)0>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = []>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y", sub_axis_info = (2)2>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 0>]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = -2>]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "x", size = 2>]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<0> : tensor<1xi64>>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<0> : tensor<2xi64>>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<[0, 1]> : tensor<2xi64>>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<[1, 0]> : tensor<2xi32>>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 2>]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 2>]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<[[1, 0]]> : tensor<1x2xi64>>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<-1> : tensor<2xi64>>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh<axes=[<name = "x", size = 2>]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh_axis<name = "x", size = 2>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh_axis<name = "", size = 0>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.mesh_axis<name = "x", size = -1>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo<sub_axis_info(1)2>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy<sub_axis_info(1)2>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo<sub_axis_info(0)2>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy<sub_axis_info(0)2>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.axis_ref<name = "x">} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy<all_to_all_param{"x"}: 0->1>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy<tensor_mapping[i]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy<tensor_mapping[]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy<tensor_mapping[i, j]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy<tensor_mapping[ij, kl]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy<tensor_mapping[z_1]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy<tensor_mapping[iz_1]>} {
    return
  }
}
// -----
module {
  func.func @f() attributes {a = #sdy.dim_mapping} {
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {api_version = 4 : i32, backend_config = {a = 1 : i32, b = "x"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: !stablehlo.token) -> tuple<tensor<2x3xf32>> {
    %0 = stablehlo.custom_call @foo(%arg0, %arg1) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<2x3xf32>, !stablehlo.token) -> tuple<tensor<2x3xf32>>
    return %0 : tuple<tensor<2x3xf32>>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>) {
    stablehlo.custom_call @foo(%arg0) {called_computations = [@g, @f], has_side_effect = true, mhlo.frontend_attributes = {a = "b"}} : (tensor<2x3xf32>) -> ()
    return
  }
  func.func private @g()
}
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>) {
    %0:2 = stablehlo.custom_call @"foo bar"(%arg0) {called_computations = [@g]} : (tensor<2x3xf32>) -> (tensor<?xf32>, tensor<*xf32>)
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<2xf32>) {
    stablehlo.custom_call @x(%arg0) : (memref<2xf32>) -> ()
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x?xf32, #stablehlo.bounds<?, 3>>, %arg1: tensor<?x?xf32, #stablehlo.bounds<?, ?>>) {
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x?xf32, #stablehlo.bounds<?, -1>>) {
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x?xf32, #stablehlo.bounds<?, 3>>) {
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x?xf32, "foo">, %arg1: tensor<2xf32, 3 : i32>, %arg2: tensor<2xf32, {a = 1 : i64}>) {
    %0 = stablehlo.add %arg1, %arg1 : tensor<2xf32, 3 : i32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<?x3xf32>, %arg1: tensor<2xi32>) {
    %0 = stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<3x?xf32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
    %2 = stablehlo.set_dimension_size %0, %1, dim = 1 : (tensor<3x?xf32>, tensor<i32>) -> tensor<3x?xf32, #stablehlo.bounds<?, 5>>
    %3 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [0, 1] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>} : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %4 = stablehlo.dynamic_iota %arg1, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<?x3xf32>, %arg1: tensor<f32>, %arg2: tensor<2xi32>) {
    %0 = stablehlo.dynamic_pad %arg0, %arg1, %arg2, %arg2, %arg2 : (tensor<?x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %1 = stablehlo.real_dynamic_slice %arg0, %arg2, %arg2, %arg2 : (tensor<?x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: !stablehlo.token) {
    %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = "x", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    %1 = "stablehlo.outfeed"(%0#0, %arg0) <{outfeed_config = ""}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    %2 = "stablehlo.send"(%0#0, %arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    %3:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
    %4 = stablehlo.after_all %1, %2 : !stablehlo.token
    %5 = stablehlo.after_all  : !stablehlo.token
    %6 = stablehlo.create_token : !stablehlo.token
    return
  }
}
// -----
module {
  func.func @f(%arg0: !stablehlo.token, %arg1: tensor<2xf32>) {
    %0 = "stablehlo.send"(%arg1, %arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<i32>) {
    %0 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<2xf32>, tensor<i32>>
    %1 = stablehlo.tuple %0 : tuple<tuple<tensor<2xf32>, tensor<i32>>>
    %2 = stablehlo.get_tuple_element %1[0] : (tuple<tuple<tensor<2xf32>, tensor<i32>>>) -> tuple<tensor<2xf32>, tensor<i32>>
    %3 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<2xf32>, tensor<i32>>) -> tensor<i32>
    %4 = stablehlo.tuple  : tuple<>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4x8xf32>) {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.replica_id : tensor<ui32>
    %3 = stablehlo.partition_id : tensor<ui32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4x8xf32>) {
    %0 = stablehlo.composite "stablehlo.foo" %arg0 {composite_attributes = {a = 1 : i32}, decomposition = @g, version = 2 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func private @g(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    return %arg0 : tensor<4x8xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4x8xf32>) {
    %0 = stablehlo.composite "a.b" %arg0 ({
    ^bb0(%arg1: tensor<4x8xf32>):
      stablehlo.return %arg1 : tensor<4x8xf32>
    }) {decomposition = @g} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func private @g(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    return %arg0 : tensor<4x8xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>) {
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = -1 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %1 = stablehlo.compare LT, %arg2, %arg3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>) {
    %0 = stablehlo.compare LT, %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %2 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<i1>, %arg2: tensor<4xi1>) {
    %0 = stablehlo.select %arg1, %arg0, %arg0 : tensor<i1>, tensor<4xf32>
    %1 = stablehlo.select %arg2, %arg0, %arg0 : tensor<4xi1>, tensor<4xf32>
    %2 = stablehlo.clamp %arg0, %arg0, %arg0 : tensor<4xf32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<4xf32>) {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %1 = stablehlo.complex %arg1, %arg1 : tensor<4xcomplex<f32>>
    %2 = stablehlo.abs %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %3 = stablehlo.fft %arg0, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %4 = stablehlo.fft %arg1, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4x4xf32>) {
    %0 = stablehlo.cholesky %arg0, lower = true : tensor<4x4xf32>
    %1 = stablehlo.cholesky %arg0 : tensor<4x4xf32>
    %2 = "stablehlo.triangular_solve"(%arg0, %arg0) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xui64>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<4xui64>) -> (tensor<4xui64>, tensor<2xui32>)
    %output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<4xui64>) -> (tensor<4xui64>, tensor<2xui32>)
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<f32>, %arg1: tensor<1xi64>) {
    %0 = stablehlo.rng %arg0, %arg0, %arg1, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<i32>, %arg1: tensor<f32>) {
    %0 = "stablehlo.case"(%arg0) ({
      stablehlo.return %arg1 : tensor<f32>
    }, {
      stablehlo.return %arg1 : tensor<f32>
    }) : (tensor<i32>) -> tensor<f32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<i32>, %arg1: tensor<f32>) {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<i32>, tensor<f32> attributes {a.b}
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      stablehlo.return %iterArg, %iterArg_0 : tensor<i32>, tensor<f32>
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<i32>, %arg1: tensor<f32>) {
    stablehlo.while()
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      stablehlo.return 
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>) {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0] {x = 1 : i64} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %2:2 = stablehlo.reduce(%arg0 init: %arg1), (%arg0 init: %arg1) across dimensions = [0] : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<f32>, %arg5: tensor<f32>)  {
      stablehlo.return %arg2, %arg3 : tensor<f32>, tensor<f32>
    }
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) {
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = stablehlo.slice %arg3 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      stablehlo.return %1 : tensor<1xf32>
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<1xf32>>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) {
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = stablehlo.dynamic_slice %arg3, %arg4, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
      stablehlo.return %1 : tensor<1xf32>
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<1xf32>>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) {
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = "stablehlo.all_reduce"(%arg3) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %2 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %2 : tensor<f32>
      }) : (tensor<2xf32>) -> tensor<2xf32>
      stablehlo.return %1 : tensor<2xf32>
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<2xf32>>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) {
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = "stablehlo.all_to_all"(%arg3) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<2xf32>) -> tensor<2xf32>
      stablehlo.return %1 : tensor<2xf32>
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<2xf32>>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) {
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = "stablehlo.collective_permute"(%arg3) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
      stablehlo.return %1 : tensor<2xf32>
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<2xf32>>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) {
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = "stablehlo.collective_broadcast"(%arg3) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
      stablehlo.return %1 : tensor<2xf32>
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<2xf32>>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) {
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = "stablehlo.reduce_scatter"(%arg3) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %2 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %2 : tensor<f32>
      }) : (tensor<2xf32>) -> tensor<1xf32>
      stablehlo.return %1 : tensor<1xf32>
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<1xf32>>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) {
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = stablehlo.dynamic_update_slice %arg3, %arg3, %arg4 : (tensor<2xf32>, tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
      stablehlo.return %1 : tensor<2xf32>
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<2xf32>>
    return
  }
}
// -----
module {
  func.func private @f(!stablehlo.future<tensor<!stablehlo.token>>)
}
// -----
module {
  func.func private @f(!stablehlo.future<tensor<2xf32>>)
}
// -----
module {
  func.func @f(%arg0: !stablehlo.future<tensor<2xf32>>, %arg1: i32) {
    %0 = "stablehlo.async_done"(%arg0) : (!stablehlo.future<tensor<2xf32>>) -> tensor<?xf32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: !stablehlo.future<tensor<?xf32>>, %arg1: i32) {
    %0 = "stablehlo.async_done"(%arg0) : (!stablehlo.future<tensor<?xf32>>) -> tensor<2xf32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2xf32>) {
    %0 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf32>
    return
  }
}
