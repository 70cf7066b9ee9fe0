"builtin.module"() <{sym_name = "jit_f"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}, {}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}, {}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}, {}, {}]>}], function_type = (tensor<4x64x2x16xf32>, tensor<4x64x2x16xf32>, tensor<4x64x2x16xf32>) -> tensor<4x64x2x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<4x64x2x16xf32>, %arg11: tensor<4x64x2x16xf32>, %arg12: tensor<4x64x2x16xf32>):
    %25 = "sdy.manual_computation"(%arg10, %arg11, %arg12) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {"model"}, {}, {}]>, <@mesh, [{"data"}, {"model"}, {}, {}]>, <@mesh, [{"data"}, {"model"}, {}, {}]>]>, manual_axes = #sdy<manual_axes{"data", "model"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {"model"}, {}, {}]>]>}> ({
    ^bb0(%arg13: tensor<2x16x2x16xf32>, %arg14: tensor<2x16x2x16xf32>, %arg15: tensor<2x16x2x16xf32>):
      %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x16xf32>
      %28 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x16xf32>
      %30 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x16x16xf32>
      %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %33:7 = "stablehlo.while"(%arg13, %32, %arg14, %arg15, %27, %29, %31) ({
      ^bb0(%arg23: tensor<2x16x2x16xf32>, %arg24: tensor<i32>, %arg25: tensor<2x16x2x16xf32>, %arg26: tensor<2x16x2x16xf32>, %arg27: tensor<2x2x16xf32>, %arg28: tensor<2x2x16xf32>, %arg29: tensor<2x2x16x16xf32>):
        %41 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
        %42 = "stablehlo.compare"(%arg24, %41) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%42) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg16: tensor<2x16x2x16xf32>, %arg17: tensor<i32>, %arg18: tensor<2x16x2x16xf32>, %arg19: tensor<2x16x2x16xf32>, %arg20: tensor<2x2x16xf32>, %arg21: tensor<2x2x16xf32>, %arg22: tensor<2x2x16x16xf32>):
        %38:5 = "func.call"(%arg16, %arg18, %arg19, %arg20, %arg21, %arg22) <{callee = @closed_call}> : (tensor<2x16x2x16xf32>, tensor<2x16x2x16xf32>, tensor<2x16x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16x16xf32>) -> (tensor<2x16x2x16xf32>, tensor<2x16x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16x16xf32>)
        %39 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %40 = "stablehlo.add"(%arg17, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%arg16, %40, %38#0, %38#1, %38#2, %38#3, %38#4) : (tensor<2x16x2x16xf32>, tensor<i32>, tensor<2x16x2x16xf32>, tensor<2x16x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16x16xf32>) -> ()
      }) : (tensor<2x16x2x16xf32>, tensor<i32>, tensor<2x16x2x16xf32>, tensor<2x16x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16x16xf32>) -> (tensor<2x16x2x16xf32>, tensor<i32>, tensor<2x16x2x16xf32>, tensor<2x16x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16x16xf32>)
      %34 = "stablehlo.broadcast_in_dim"(%33#5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
      %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
      %36 = "stablehlo.divide"(%33#6, %35) : (tensor<2x2x16x16xf32>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
      %37 = "stablehlo.transpose"(%36) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x16x16xf32>) -> tensor<2x16x2x16xf32>
      "sdy.return"(%37) : (tensor<2x16x2x16xf32>) -> ()
    }) : (tensor<4x64x2x16xf32>, tensor<4x64x2x16xf32>, tensor<4x64x2x16xf32>) -> tensor<4x64x2x16xf32>
    "func.return"(%25) : (tensor<4x64x2x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x16x2x16xf32>, tensor<2x16x2x16xf32>, tensor<2x16x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16x16xf32>) -> (tensor<2x16x2x16xf32>, tensor<2x16x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16x16xf32>), sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x16x2x16xf32>, %arg1: tensor<2x16x2x16xf32>, %arg2: tensor<2x16x2x16xf32>, %arg3: tensor<2x2x16xf32>, %arg4: tensor<2x2x16xf32>, %arg5: tensor<2x2x16x16xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x2x16xf32>, tensor<2x16x2x16xf32>) -> tensor<2x2x16x16xf32>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %24 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<2x2x16xf32>) -> tensor<2x2x16xf32>
    %4 = "stablehlo.maximum"(%3, %2) : (tensor<2x2x16xf32>, tensor<2x2x16xf32>) -> tensor<2x2x16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %7 = "stablehlo.subtract"(%0, %6) : (tensor<2x2x16x16xf32>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %8 = "stablehlo.exponential"(%7) : (tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %9 = "stablehlo.convert"(%arg3) : (tensor<2x2x16xf32>) -> tensor<2x2x16xf32>
    %10 = "stablehlo.subtract"(%9, %4) : (tensor<2x2x16xf32>, tensor<2x2x16xf32>) -> tensor<2x2x16xf32>
    %11 = "stablehlo.exponential"(%10) : (tensor<2x2x16xf32>) -> tensor<2x2x16xf32>
    %12 = "stablehlo.multiply"(%arg4, %11) : (tensor<2x2x16xf32>, tensor<2x2x16xf32>) -> tensor<2x2x16xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%8, %13) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %23 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<2x2x16x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<2x2x16xf32>, tensor<2x2x16xf32>) -> tensor<2x2x16xf32>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x16xf32>) -> tensor<2x2x16x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x16x1xf32>) -> tensor<2x2x16x16xf32>
    %18 = "stablehlo.multiply"(%arg5, %17) : (tensor<2x2x16x16xf32>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %19 = "stablehlo.dot_general"(%8, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x16x16xf32>, tensor<2x16x2x16xf32>) -> tensor<2x2x16x16xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x2x16x16xf32>, tensor<2x2x16x16xf32>) -> tensor<2x2x16x16xf32>
    %21 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0], [4, 5], [5, 6], [6, 7], [7, 4]]> : tensor<8x2xi64>}> : (tensor<2x16x2x16xf32>) -> tensor<2x16x2x16xf32>
    %22 = "stablehlo.collective_permute"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0], [4, 5], [5, 6], [6, 7], [7, 4]]> : tensor<8x2xi64>}> : (tensor<2x16x2x16xf32>) -> tensor<2x16x2x16xf32>
    "func.return"(%21, %22, %4, %15, %20) : (tensor<2x16x2x16xf32>, tensor<2x16x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
