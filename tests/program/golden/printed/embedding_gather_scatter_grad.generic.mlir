"builtin.module"() <{sym_name = "jit_loss"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {"data"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}], function_type = (tensor<512x64xf32>, tensor<8x32xi32>, tensor<512x64xf32>) -> (tensor<512x64xf32>, tensor<512x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<512x64xf32>, %arg6: tensor<8x32xi32>, %arg7: tensor<512x64xf32>):
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x32xi32>
    %14 = "stablehlo.compare"(%arg6, %13) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8x32xi32>, tensor<8x32xi32>) -> tensor<8x32xi1>
    %15 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x32xi32>
    %17 = "stablehlo.add"(%arg6, %16) : (tensor<8x32xi32>, tensor<8x32xi32>) -> tensor<8x32xi32>
    %18 = "stablehlo.select"(%14, %17, %arg6) : (tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) -> tensor<8x32xi32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x32xi32>) -> tensor<8x32x1xi32>
    %20 = "stablehlo.gather"(%arg5, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<512x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32>
    %21 = "stablehlo.dot_general"(%20, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32x64xf32>, tensor<512x64xf32>) -> tensor<8x32x512xf32>
    %22 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %67 = "stablehlo.maximum"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%67) : (tensor<f32>) -> ()
    }) : (tensor<8x32x512xf32>, tensor<f32>) -> tensor<8x32xf32>
    %24 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32xf32>
    %26 = "stablehlo.maximum"(%25, %23) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
    %27 = "stablehlo.is_finite"(%26) : (tensor<8x32xf32>) -> tensor<8x32xi1>
    %28 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32xf32>
    %30 = "stablehlo.select"(%27, %26, %29) : (tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x32x1xf32>) -> tensor<8x32x512xf32>
    %33 = "stablehlo.subtract"(%21, %32) : (tensor<8x32x512xf32>, tensor<8x32x512xf32>) -> tensor<8x32x512xf32>
    %34 = "stablehlo.exponential"(%33) : (tensor<8x32x512xf32>) -> tensor<8x32x512xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %66 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%66) : (tensor<f32>) -> ()
    }) : (tensor<8x32x512xf32>, tensor<f32>) -> tensor<8x32xf32>
    %37 = "stablehlo.abs"(%36) : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32xf32>
    %40 = "stablehlo.compare"(%36, %39) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xi1>
    %41 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x32xi32>) -> tensor<8x32x1xi32>
    %42 = "func.call"(%41) <{callee = @take_along_axis}> : (tensor<8x32x1xi32>) -> tensor<8x32x1x1xi32>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.divide"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32xf32>
    %47 = "stablehlo.negate"(%46) : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %49 = "func.call"(%42, %48) <{callee = @take_along_axis_0}> : (tensor<8x32x1x1xi32>, tensor<8x32x1xf32>) -> tensor<8x32x512xf32>
    %50 = "stablehlo.divide"(%46, %37) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
    %51 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32xf32>
    %53 = "stablehlo.select"(%40, %52, %50) : (tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
    %54 = "stablehlo.select"(%40, %50, %52) : (tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
    %55 = "stablehlo.negate"(%53) : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %56 = "stablehlo.add"(%54, %55) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x32xf32>) -> tensor<8x32x512xf32>
    %58 = "stablehlo.multiply"(%57, %34) : (tensor<8x32x512xf32>, tensor<8x32x512xf32>) -> tensor<8x32x512xf32>
    %59 = "stablehlo.add"(%49, %58) : (tensor<8x32x512xf32>, tensor<8x32x512xf32>) -> tensor<8x32x512xf32>
    %60 = "stablehlo.dot_general"(%59, %20) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32x512xf32>, tensor<8x32x64xf32>) -> tensor<512x64xf32>
    %61 = "stablehlo.dot_general"(%59, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32x512xf32>, tensor<512x64xf32>) -> tensor<8x32x64xf32>
    %62 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x64xf32>
    %64 = "stablehlo.scatter"(%63, %19, %61) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %65 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%65) : (tensor<f32>) -> ()
    }) : (tensor<512x64xf32>, tensor<8x32x1xi32>, tensor<8x32x64xf32>) -> tensor<512x64xf32>
    "func.return"(%64, %60) : (tensor<512x64xf32>, tensor<512x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x32x1xi32>) -> tensor<8x32x1x1xi32>, sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<8x32x1xi32>):
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x32x1xi32>
    %6 = "stablehlo.compare"(%arg4, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8x32x1xi32>, tensor<8x32x1xi32>) -> tensor<8x32x1xi1>
    %7 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x32x1xi32>
    %9 = "stablehlo.add"(%arg4, %8) : (tensor<8x32x1xi32>, tensor<8x32x1xi32>) -> tensor<8x32x1xi32>
    %10 = "stablehlo.select"(%6, %9, %arg4) : (tensor<8x32x1xi1>, tensor<8x32x1xi32>, tensor<8x32x1xi32>) -> tensor<8x32x1xi32>
    %11 = "stablehlo.reshape"(%10) : (tensor<8x32x1xi32>) -> tensor<8x32x1x1xi32>
    "func.return"(%11) : (tensor<8x32x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x32x1x1xi32>, tensor<8x32x1xf32>) -> tensor<8x32x512xf32>, sym_name = "take_along_axis_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x32x1x1xi32>, %arg1: tensor<8x32x1xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32x512xf32>
    %2 = "stablehlo.scatter"(%1, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<8x32x512xf32>, tensor<8x32x1x1xi32>, tensor<8x32x1xf32>) -> tensor<8x32x512xf32>
    "func.return"(%2) : (tensor<8x32x512xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
