"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 2>]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 2>]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>], device_ids=dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh_axis<name = "x", size = 2>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%0) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "sdy.propagation_barrier"(%arg0) <{allowed_direction = 0 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xf32>):
    "sdy.sharding_group"(%arg0) <{group_id = -1 : i64}> : (tensor<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=2]>, sym_name = "m"}> : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@m, [{}], replicated={"y"}, unreduced={"x"}>}], function_type = (tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>, !stablehlo.future<tensor<2xf32>>) -> !stablehlo.future<tensor<2xf32>>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: !stablehlo.future<tensor<2xf32>>):
    "func.return"(%arg1) : (!stablehlo.future<tensor<2xf32>>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "func.constant"() <{value = @f}> : () -> (() -> ())
    "func.call_indirect"(%0) : (() -> ()) -> ()
    "func.call_indirect"(%0) : (() -> ()) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "func.constant"() <{value = @f}> : () -> (() -> ())
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = ((i32) -> (i32, f32), i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: (i32) -> (i32, f32), %arg1: i32):
    %0:2 = "func.call_indirect"(%arg0, %arg1) {a} : ((i32) -> (i32, f32), i32) -> (i32, f32)
    "func.return"(%0#0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i64, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> i64
    %1 = "builtin.unrealized_conversion_cast"() : () -> i64
    %2:2 = "builtin.unrealized_conversion_cast"(%arg0, %0) {x} : (i32, i64) -> (f32, f64)
    "func.return"(%0) : (i64) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "nested"}> ({
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "nested"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {a.b}], function_type = (i32, f32) -> (i32, f32), res_attrs = [{a.b = 1 : i64}, {}], sym_name = "f", sym_visibility = "private"}> ({
  }) {x, y = 2 : i64} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "public"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), no_inline, sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "func.return"(%arg0, %arg0) : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "func.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{a.b, a.c = 1 : i64}], function_type = (i32) -> i32, res_attrs = [{a.d}], sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "func.call"(%arg0) <{callee = @f}> {x = 1 : i64} : (i32) -> i32
    %1 = "func.call"(%0) <{callee = @f, no_inline}> : (i32) -> i32
    "func.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<8xf32>
    "func.return"(%0) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>, scatter_dimension = 0 : i64}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "z">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "x">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (3)2>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (0)0>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = []>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [1]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = ["x"]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y", sub_axis_info = (2)2>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">, 1]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "x">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (3)2>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (0)0>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = []>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y", sub_axis_info = (2)2>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 0>]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = -2>]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "x", size = 2>]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<0> : tensor<1xi64>>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<0> : tensor<2xi64>>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<[0, 1]> : tensor<2xi64>>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<[1, 0]> : tensor<2xi32>>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 2>]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 2>]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<[[1, 0]]> : tensor<1x2xi64>>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<-1> : tensor<2xi64>>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh<axes=[<name = "x", size = 2>]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh_axis<name = "x", size = 2>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh_axis<name = "", size = 0>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.mesh_axis<name = "x", size = -1>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo<sub_axis_info(1)2>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy<sub_axis_info(1)2>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo<sub_axis_info(0)2>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy<sub_axis_info(0)2>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.axis_ref<name = "x">} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy<all_to_all_param{"x"}: 0->1>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy<tensor_mapping[i]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy<tensor_mapping[]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy<tensor_mapping[i, j]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy<tensor_mapping[ij, kl]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy<tensor_mapping[z_1]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy<tensor_mapping[iz_1]>} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {a = #sdy.dim_mapping} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %0 = "stablehlo.custom_call"(%arg0) <{api_version = 4 : i32, backend_config = {a = 1 : i32, b = "x"}, call_target_name = "foo", operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, !stablehlo.token) -> tuple<tensor<2x3xf32>>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: !stablehlo.token):
    %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "foo", operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x3xf32>, !stablehlo.token) -> tuple<tensor<2x3xf32>>
    "func.return"(%0) : (tuple<tensor<2x3xf32>>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    "stablehlo.custom_call"(%arg0) <{call_target_name = "foo", called_computations = [@g, @f], has_side_effect = true}> {mhlo.frontend_attributes = {a = "b"}} : (tensor<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %0:2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "foo bar", called_computations = [@g]}> : (tensor<2x3xf32>) -> (tensor<?xf32>, tensor<*xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<2xf32>):
    "stablehlo.custom_call"(%arg0) <{call_target_name = "x"}> : (memref<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?xf32, #stablehlo.bounds<?, 3>>, tensor<?x?xf32, #stablehlo.bounds<?, ?>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x?xf32, #stablehlo.bounds<?, 3>>, %arg1: tensor<?x?xf32, #stablehlo.bounds<?, ?>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?xf32, #stablehlo.bounds<?, -1>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x?xf32, #stablehlo.bounds<?, -1>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?xf32, #stablehlo.bounds<?, 3>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x?xf32, #stablehlo.bounds<?, 3>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?xf32, "foo">, tensor<2xf32, 3 : i32>, tensor<2xf32, {a = 1 : i64}>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x?xf32, "foo">, %arg1: tensor<2xf32, 3 : i32>, %arg2: tensor<2xf32, {a = 1 : i64}>):
    %0 = "stablehlo.add"(%arg1, %arg1) : (tensor<2xf32, 3 : i32>, tensor<2xf32, 3 : i32>) -> tensor<2xf32, 3 : i32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x3xf32>, tensor<2xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x3xf32>, %arg1: tensor<2xi32>):
    %0 = "stablehlo.dynamic_reshape"(%arg0, %arg1) : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<3x?xf32>
    %1 = "stablehlo.get_dimension_size"(%arg0) <{dimension = 0 : i64}> : (tensor<?x3xf32>) -> tensor<i32>
    %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 1 : i64}> : (tensor<3x?xf32>, tensor<i32>) -> tensor<3x?xf32, #stablehlo.bounds<?, 5>>
    %3 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %4 = "stablehlo.dynamic_iota"(%arg1) <{iota_dimension = 0 : i64}> : (tensor<2xi32>) -> tensor<?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x3xf32>, tensor<f32>, tensor<2xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x3xf32>, %arg1: tensor<f32>, %arg2: tensor<2xi32>):
    %0 = "stablehlo.dynamic_pad"(%arg0, %arg1, %arg2, %arg2, %arg2) : (tensor<?x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %1 = "stablehlo.real_dynamic_slice"(%arg0, %arg2, %arg2, %arg2) : (tensor<?x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!stablehlo.token) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !stablehlo.token):
    %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = "x", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    %1 = "stablehlo.outfeed"(%0#0, %arg0) <{outfeed_config = ""}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    %2 = "stablehlo.send"(%0#0, %arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    %3:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
    %4 = "stablehlo.after_all"(%1, %2) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    %5 = "stablehlo.after_all"() : () -> !stablehlo.token
    %6 = "stablehlo.create_token"() : () -> !stablehlo.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!stablehlo.token, tensor<2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !stablehlo.token, %arg1: tensor<2xf32>):
    %0 = "stablehlo.send"(%arg1, %arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>, tensor<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.tuple"(%arg0, %arg1) : (tensor<2xf32>, tensor<i32>) -> tuple<tensor<2xf32>, tensor<i32>>
    %1 = "stablehlo.tuple"(%0) : (tuple<tensor<2xf32>, tensor<i32>>) -> tuple<tuple<tensor<2xf32>, tensor<i32>>>
    %2 = "stablehlo.get_tuple_element"(%1) <{index = 0 : i32}> : (tuple<tuple<tensor<2xf32>, tensor<i32>>>) -> tuple<tensor<2xf32>, tensor<i32>>
    %3 = "stablehlo.get_tuple_element"(%0) <{index = 1 : i32}> : (tuple<tensor<2xf32>, tensor<i32>>) -> tensor<i32>
    %4 = "stablehlo.tuple"() : () -> tuple<>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "stablehlo.partition_id"() : () -> tensor<ui32>
    %2 = "stablehlo.replica_id"() : () -> tensor<ui32>
    %3 = "stablehlo.partition_id"() : () -> tensor<ui32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg1: tensor<4x8xf32>):
    %0 = "stablehlo.composite"(%arg1) <{composite_attributes = {a = 1 : i32}, decomposition = @g, name = "stablehlo.foo", version = 2 : i32}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "g", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    "func.return"(%arg0) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg1: tensor<4x8xf32>):
    %0 = "stablehlo.composite"(%arg1) <{decomposition = @g, name = "a.b"}> ({
    ^bb0(%arg2: tensor<4x8xf32>):
      "stablehlo.return"(%arg2) : (tensor<4x8xf32>) -> ()
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "g", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    "func.return"(%arg0) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>):
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = -1 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %1 = "stablehlo.compare"(%arg2, %arg3) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%1) : (tensor<i1>) -> ()
    }) : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>):
    %0 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %1 = "stablehlo.compare"(%arg1, %arg1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %2 = "stablehlo.compare"(%arg1, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<i1>, tensor<4xi1>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<i1>, %arg2: tensor<4xi1>):
    %0 = "stablehlo.select"(%arg1, %arg0, %arg0) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = "stablehlo.select"(%arg2, %arg0, %arg0) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.clamp"(%arg0, %arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xcomplex<f32>>, tensor<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<4xf32>):
    %0 = "stablehlo.real"(%arg0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %1 = "stablehlo.complex"(%arg1, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
    %2 = "stablehlo.abs"(%arg0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %3 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %4 = "stablehlo.fft"(%arg1) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4xf32>):
    %0 = "stablehlo.cholesky"(%arg0) <{lower = true}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = "stablehlo.cholesky"(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = "stablehlo.triangular_solve"(%arg0, %arg0) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xui64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xui64>):
    %0:2 = "stablehlo.rng_bit_generator"(%arg0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<4xui64>) -> (tensor<4xui64>, tensor<2xui32>)
    %1:2 = "stablehlo.rng_bit_generator"(%arg0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<4xui64>) -> (tensor<4xui64>, tensor<2xui32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<f32>, tensor<1xi64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<1xi64>):
    %0 = "stablehlo.rng"(%arg0, %arg0, %arg1) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i32>, tensor<f32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<f32>):
    %0 = "stablehlo.case"(%arg0) ({
      "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
    }, {
      "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
    }) : (tensor<i32>) -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i32>, tensor<f32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<f32>):
    %0:2 = "stablehlo.while"(%arg0, %arg1) ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<f32>):
      %1 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      "stablehlo.return"(%1) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<f32>):
      "stablehlo.return"(%arg2, %arg3) : (tensor<i32>, tensor<f32>) -> ()
    }) {a.b} : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i32>, tensor<f32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<f32>):
    "stablehlo.while"() ({
      %0 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      "stablehlo.return"(%0) : (tensor<i1>) -> ()
    }, {
      "stablehlo.return"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>):
    %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %4 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) {x = 1 : i64} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %3 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %2:2 = "stablehlo.reduce"(%arg0, %arg0, %arg1, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
      "stablehlo.return"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>):
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
      "stablehlo.return"(%1) : (tensor<1xf32>) -> ()
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<1xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>):
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = "stablehlo.dynamic_slice"(%arg3, %arg4) <{slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
      "stablehlo.return"(%1) : (tensor<1xf32>) -> ()
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<1xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>):
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = "stablehlo.all_reduce"(%arg3) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %2 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%2) : (tensor<f32>) -> ()
      }) : (tensor<2xf32>) -> tensor<2xf32>
      "stablehlo.return"(%1) : (tensor<2xf32>) -> ()
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<2xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>):
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = "stablehlo.all_to_all"(%arg3) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<2xf32>) -> tensor<2xf32>
      "stablehlo.return"(%1) : (tensor<2xf32>) -> ()
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<2xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>):
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = "stablehlo.collective_permute"(%arg3) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
      "stablehlo.return"(%1) : (tensor<2xf32>) -> ()
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<2xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>):
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = "stablehlo.collective_broadcast"(%arg3) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
      "stablehlo.return"(%1) : (tensor<2xf32>) -> ()
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<2xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>):
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = "stablehlo.reduce_scatter"(%arg3) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %2 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%2) : (tensor<f32>) -> ()
      }) : (tensor<2xf32>) -> tensor<1xf32>
      "stablehlo.return"(%1) : (tensor<1xf32>) -> ()
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<1xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>):
    %0 = "stablehlo.async_start"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<2xf32>, %arg4: tensor<i32>, %arg5: tensor<1xi32>):
      %1 = "stablehlo.dynamic_update_slice"(%arg3, %arg3, %arg4) : (tensor<2xf32>, tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
      "stablehlo.return"(%1) : (tensor<2xf32>) -> ()
    }) : (tensor<2xf32>, tensor<i32>, tensor<1xi32>) -> !stablehlo.future<tensor<2xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!stablehlo.future<tensor<!stablehlo.token>>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!stablehlo.future<tensor<2xf32>>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!stablehlo.future<tensor<2xf32>>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !stablehlo.future<tensor<2xf32>>, %arg1: i32):
    %0 = "stablehlo.async_done"(%arg0) : (!stablehlo.future<tensor<2xf32>>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!stablehlo.future<tensor<?xf32>>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !stablehlo.future<tensor<?xf32>>, %arg1: i32):
    %0 = "stablehlo.async_done"(%arg0) : (!stablehlo.future<tensor<?xf32>>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xf32>):
    %0 = "stablehlo.tanh"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
