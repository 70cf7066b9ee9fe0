"builtin.module"() <{sym_name = "jit_f"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {"data"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {"data"}, {}]>}], function_type = (tensor<128x64xf32>, tensor<64x8xf32>, tensor<8x64x128xf32>, tensor<8x128x64xf32>) -> tensor<128x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<128x64xf32>, %arg8: tensor<64x8xf32>, %arg9: tensor<8x64x128xf32>, %arg10: tensor<8x128x64xf32>):
    %20 = "stablehlo.dot_general"(%arg7, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<64x8xf32>) -> tensor<128x8xf32>
    %21 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %61 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) : (tensor<128x8xf32>, tensor<f32>) -> tensor<128xf32>
    %23 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %25 = "stablehlo.maximum"(%24, %22) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<128x1xf32>) -> tensor<128x8xf32>
    %28 = "stablehlo.subtract"(%20, %27) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %29 = "stablehlo.exponential"(%28) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %60 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) : (tensor<128x8xf32>, tensor<f32>) -> tensor<128xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<128x1xf32>) -> tensor<128x8xf32>
    %34 = "stablehlo.divide"(%29, %33) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %35:2 = "chlo.top_k"(%34) <{k = 2 : i64}> : (tensor<128x8xf32>) -> (tensor<128x2xf32>, tensor<128x2xi32>)
    %36 = "func.call"(%35#1) <{callee = @_one_hot}> : (tensor<128x2xi32>) -> tensor<128x2x8xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<128x2x8xf32>) -> tensor<256x8xf32>
    %38 = "func.call"(%37) <{callee = @cumsum}> : (tensor<256x8xf32>) -> tensor<256x8xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<256x8xf32>) -> tensor<128x2x8xf32>
    %40 = "stablehlo.multiply"(%39, %36) : (tensor<128x2x8xf32>, tensor<128x2x8xf32>) -> tensor<128x2x8xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x2x8xf32>
    %43 = "stablehlo.subtract"(%40, %42) : (tensor<128x2x8xf32>, tensor<128x2x8xf32>) -> tensor<128x2x8xf32>
    %44 = "stablehlo.convert"(%43) : (tensor<128x2x8xf32>) -> tensor<128x2x8xi32>
    %45 = "func.call"(%44) <{callee = @_one_hot_1}> : (tensor<128x2x8xi32>) -> tensor<128x2x8x16xf32>
    %46 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<128x2x8xf32>) -> tensor<128x2x8x1xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<128x2x8x1xf32>) -> tensor<128x2x8x16xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<128x2x8x16xf32>, tensor<128x2x8x16xf32>) -> tensor<128x2x8x16xf32>
    %49 = "stablehlo.dot_general"(%35#0, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x2xf32>, tensor<128x2x8x16xf32>) -> tensor<128x8x16xf32>
    %50 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.reduce"(%48, %50) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %59 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%59) : (tensor<f32>) -> ()
    }) : (tensor<128x2x8x16xf32>, tensor<f32>) -> tensor<128x8x16xf32>
    %52 = "stablehlo.dot_general"(%51, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8x16xf32>, tensor<128x64xf32>) -> tensor<8x16x64xf32>
    %53 = "sdy.sharding_constraint"(%52) <{sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}> : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
    %54 = "stablehlo.dot_general"(%53, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x16x64xf32>, tensor<8x64x128xf32>) -> tensor<8x16x128xf32>
    %55 = "func.call"(%54) <{callee = @relu}> : (tensor<8x16x128xf32>) -> tensor<8x16x128xf32>
    %56 = "stablehlo.dot_general"(%55, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x16x128xf32>, tensor<8x128x64xf32>) -> tensor<8x16x64xf32>
    %57 = "sdy.sharding_constraint"(%56) <{sharding = #sdy.sharding<@mesh, [{"model"}, {}, {}]>}> : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
    %58 = "stablehlo.dot_general"(%49, %57) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8x16xf32>, tensor<8x16x64xf32>) -> tensor<128x64xf32>
    "func.return"(%58) : (tensor<128x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<128x2xi32>) -> tensor<128x2x8xf32>, sym_name = "_one_hot", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<128x2xi32>):
    %14 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<128x2xi32>) -> tensor<128x2x1xi32>
    %15 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x8xi32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<128x2x1xi32>) -> tensor<128x2x8xi32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xi32>) -> tensor<128x2x8xi32>
    %18 = "stablehlo.compare"(%16, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<128x2x8xi32>, tensor<128x2x8xi32>) -> tensor<128x2x8xi1>
    %19 = "stablehlo.convert"(%18) : (tensor<128x2x8xi1>) -> tensor<128x2x8xf32>
    "func.return"(%19) : (tensor<128x2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<256x8xf32>) -> tensor<256x8xf32>, sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<256x8xf32>):
    %13 = "func.call"(%arg5) <{callee = @cumsum_0}> : (tensor<256x8xf32>) -> tensor<256x8xf32>
    "func.return"(%13) : (tensor<256x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<256x8xf32>) -> tensor<256x8xf32>, sym_name = "cumsum_0", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<256x8xf32>):
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.reduce_window"(%arg2, %10) <{base_dilations = array<i64: 1, 1>, padding = dense<[[255, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 256, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %12 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<256x8xf32>, tensor<f32>) -> tensor<256x8xf32>
    "func.return"(%11) : (tensor<256x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<128x2x8xi32>) -> tensor<128x2x8x16xf32>, sym_name = "_one_hot_1", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<128x2x8xi32>):
    %3 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<128x2x8xi32>) -> tensor<128x2x8x1xi32>
    %4 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<1x1x1x16xi32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<128x2x8x1xi32>) -> tensor<128x2x8x16xi32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xi32>) -> tensor<128x2x8x16xi32>
    %7 = "stablehlo.compare"(%5, %6) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<128x2x8x16xi32>, tensor<128x2x8x16xi32>) -> tensor<128x2x8x16xi1>
    %8 = "stablehlo.convert"(%7) : (tensor<128x2x8x16xi1>) -> tensor<128x2x8x16xf32>
    "func.return"(%8) : (tensor<128x2x8x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x16x128xf32>) -> tensor<8x16x128xf32>, sym_name = "relu", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x16x128xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16x128xf32>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<8x16x128xf32>, tensor<8x16x128xf32>) -> tensor<8x16x128xf32>
    "func.return"(%2) : (tensor<8x16x128xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
