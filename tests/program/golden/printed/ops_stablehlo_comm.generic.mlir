"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=4, "b"=2, "c"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "id"}> ({
  ^bb0(%arg37: tensor<2x3xf32>):
    "func.return"(%arg37) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<ui32>, sym_name = "f0"}> ({
    %28 = "stablehlo.partition_id"() : () -> tensor<ui32>
    "func.return"(%28) : (tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<ui32>, sym_name = "f1"}> ({
    %27 = "stablehlo.replica_id"() : () -> tensor<ui32>
    "func.return"(%27) : (tensor<ui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<4x3xf32>, sym_name = "f2"}> ({
  ^bb0(%arg36: tensor<2x3xf32>):
    %26 = "stablehlo.all_gather"(%arg36) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<4x3xf32>
    "func.return"(%26) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f3"}> ({
  ^bb0(%arg33: tensor<2x3xf32>):
    %24 = "stablehlo.all_reduce"(%arg33) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
      %25 = "stablehlo.add"(%arg34, %arg35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%24) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<1x3xf32>, sym_name = "f4"}> ({
  ^bb0(%arg30: tensor<2x3xf32>):
    %22 = "stablehlo.reduce_scatter"(%arg30) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %23 = "stablehlo.add"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>) -> tensor<1x3xf32>
    "func.return"(%22) : (tensor<1x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<4x3xf32>, sym_name = "f5"}> ({
  ^bb0(%arg29: tensor<2x3xf32>):
    %21 = "stablehlo.all_gather"(%arg29) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<4x3xf32>
    "func.return"(%21) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f6"}> ({
  ^bb0(%arg26: tensor<2x3xf32>):
    %19 = "stablehlo.all_reduce"(%arg26) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %20 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%19) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<1x3xf32>, sym_name = "f7"}> ({
  ^bb0(%arg23: tensor<2x3xf32>):
    %17 = "stablehlo.reduce_scatter"(%arg23) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %18 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>) -> tensor<1x3xf32>
    "func.return"(%17) : (tensor<1x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<4x3xf32>, sym_name = "f8"}> ({
  ^bb0(%arg22: tensor<2x3xf32>):
    %16 = "stablehlo.all_gather"(%arg22) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2x3xf32>) -> tensor<4x3xf32>
    "func.return"(%16) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f9"}> ({
  ^bb0(%arg19: tensor<2x3xf32>):
    %14 = "stablehlo.all_reduce"(%arg19) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %15 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%14) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<1x3xf32>, sym_name = "f10"}> ({
  ^bb0(%arg16: tensor<2x3xf32>):
    %12 = "stablehlo.reduce_scatter"(%arg16) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %13 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>) -> tensor<1x3xf32>
    "func.return"(%12) : (tensor<1x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<4x3xf32>, tensor<4x3xi32>), sym_name = "f11"}> ({
  ^bb0(%arg14: tensor<2x3xf32>, %arg15: tensor<2x3xi32>):
    %11:2 = "stablehlo.all_gather"(%arg14, %arg15) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    "func.return"(%11#0, %11#1) : (tensor<4x3xf32>, tensor<4x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>), sym_name = "f12"}> ({
  ^bb0(%arg10: tensor<2x3xf32>, %arg11: tensor<2x3xf32>):
    %9:2 = "stablehlo.all_reduce"(%arg10, %arg11) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %10 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
    "func.return"(%9#0, %9#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<1x6xf32>, sym_name = "f13"}> ({
  ^bb0(%arg9: tensor<2x3xf32>):
    %8 = "stablehlo.all_to_all"(%arg9) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<2x3xf32>) -> tensor<1x6xf32>
    "func.return"(%8) : (tensor<1x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f14"}> ({
  ^bb0(%arg8: tensor<2x3xf32>):
    %7 = "stablehlo.collective_permute"(%arg8) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%7) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f15"}> ({
  ^bb0(%arg7: tensor<2x3xf32>):
    %6 = "stablehlo.collective_broadcast"(%arg7) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%6) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<1x6xf32>, sym_name = "f16"}> ({
  ^bb0(%arg6: tensor<2x3xf32>):
    %5 = "stablehlo.all_to_all"(%arg6) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<2x3xf32>) -> tensor<1x6xf32>
    "func.return"(%5) : (tensor<1x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f17"}> ({
  ^bb0(%arg5: tensor<2x3xf32>):
    %4 = "stablehlo.collective_permute"(%arg5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%4) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f18"}> ({
  ^bb0(%arg4: tensor<2x3xf32>):
    %3 = "stablehlo.collective_broadcast"(%arg4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%3) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f19"}> ({
  ^bb0(%arg3: tensor<2x3xf32>):
    %2 = "stablehlo.cross-replica-sum"(%arg3) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%2) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f20"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "a">]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
