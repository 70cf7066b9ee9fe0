"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>), sym_name = "top_k"}> ({
  ^bb0(%arg20: tensor<4xf32>):
    %14:2 = "chlo.top_k"(%arg20) <{is_stable = false, k = 2 : i64}> : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
    %15:2 = "chlo.top_k"(%arg20) <{k = 2 : i64}> {x} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
    "func.return"(%14#0, %14#1) : (tensor<2xf32>, tensor<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<2xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<2xf32>), sym_name = "reduce"}> ({
  ^bb0(%arg15: tensor<4xf32>, %arg16: tensor<2xf32>, %arg17: tensor<2xi32>):
    %12:2 = "stablehlo.collective_reduce"(%arg15, %arg16, %arg17) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, has_dynamic_root = true, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %13 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<2xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<2xf32>)
    "func.return"(%12#0, %12#1) : (tensor<4xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<2xi8>, tensor<2xi32>) -> (tensor<4xf32>, tensor<2xi8>), sym_name = "broadcast"}> ({
  ^bb0(%arg12: tensor<4xf32>, %arg13: tensor<2xi8>, %arg14: tensor<2xi32>):
    %10:2 = "stablehlo.collective_broadcast"(%arg12, %arg13, %arg14) <{has_dynamic_root = true, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<2xi8>, tensor<2xi32>) -> (tensor<4xf32>, tensor<2xi8>)
    %11:2 = "stablehlo.collective_broadcast"(%arg12, %arg13) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<2xi8>) -> (tensor<4xf32>, tensor<2xi8>)
    "func.return"(%10#0, %10#1) : (tensor<4xf32>, tensor<2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "async"}> ({
  ^bb0(%arg8: tensor<4xf32>):
    %6 = "stablehlo.async_start"(%arg8) ({
    ^bb0(%arg9: tensor<4xf32>):
      %8 = "stablehlo.collective_reduce"(%arg9) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
      ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
        %9 = "stablehlo.maximum"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%9) : (tensor<f32>) -> ()
      }) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%8) : (tensor<4xf32>) -> ()
    }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
    %7 = "stablehlo.async_done"(%6) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
    "func.return"(%7) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "tiled"}> ({
  ^bb0(%arg7: tensor<4xf32>):
    %5 = "stablehlo.custom_call"(%arg7) <{call_target_name = "f", result_tilings = [[dense<[8, 128]> : tensor<2xindex>, dense<2> : tensor<1xindex>]]}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%5) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "futures"}> ({
  ^bb0(%arg6: tensor<4xf32>):
    %3 = "stablehlo.custom_call"(%arg6) <{call_target_name = "f"}> : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
    %4 = "stablehlo.custom_call"(%3) <{call_target_name = "g"}> : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
    "func.return"(%4) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2xf32>, tensor<2xf32>) -> tensor<4x2xf32>, sym_name = "scan"}> ({
  ^bb0(%arg2: tensor<4x2xf32>, %arg3: tensor<2xf32>):
    %1:2 = "chlo.scan"(%arg2, %arg3) <{dimension = 0 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: tensor<2xf32>, %arg5: tensor<2xf32>):
      %2 = "stablehlo.add"(%arg4, %arg5) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      "stablehlo.return"(%2, %2) : (tensor<2xf32>, tensor<2xf32>) -> ()
    }) : (tensor<4x2xf32>, tensor<2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>)
    "func.return"(%1#0) : (tensor<4x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>, sym_name = "mulhi"}> ({
  ^bb0(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>):
    %0 = "chlo.mulhi"(%arg0, %arg1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    "func.return"(%0) : (tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4x!quant.uniform<i8:f32:{0:2, 1:2}, {{5.000000e-01:1, 2.500000e-01}, {2.000000e+00, 1.500000e+00:-3}}>>) -> (), sym_name = "blocks", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
