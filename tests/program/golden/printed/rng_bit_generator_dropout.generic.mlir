"builtin.module"() <{sym_name = "jit_f"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}]>}], function_type = (tensor<32x64xf32>, tensor<4xui32>) -> tensor<32x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<32x64xf32>, %arg9: tensor<4xui32>):
    %34 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %35 = "func.call"(%arg9, %34) <{callee = @_bernoulli}> : (tensor<4xui32>, tensor<f32>) -> tensor<32x64xi1>
    %36 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %38 = "stablehlo.multiply"(%arg8, %37) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %40 = "func.call"(%35, %38, %39) <{callee = @_where}> : (tensor<32x64xi1>, tensor<32x64xf32>, tensor<i32>) -> tensor<32x64xf32>
    "func.return"(%40) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xui32>, tensor<f32>) -> tensor<32x64xi1>, sym_name = "_bernoulli", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<4xui32>, %arg7: tensor<f32>):
    %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "func.call"(%arg6, %29, %30) <{callee = @_uniform}> : (tensor<4xui32>, tensor<f32>, tensor<f32>) -> tensor<32x64xf32>
    %32 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %33 = "stablehlo.compare"(%31, %32) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xi1>
    "func.return"(%33) : (tensor<32x64xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xui32>, tensor<f32>, tensor<f32>) -> tensor<32x64xf32>, sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<4xui32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
    %3 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.convert"(%arg5) : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %7 = "stablehlo.reshape"(%arg3) : (tensor<4xui32>) -> tensor<2x2xui32>
    %8 = "stablehlo.bitcast_convert"(%7) : (tensor<2x2xui32>) -> tensor<2xui64>
    %9:2 = "stablehlo.rng_bit_generator"(%8) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<32x64xui32>)
    %10 = "stablehlo.bitcast_convert"(%9#0) : (tensor<2xui64>) -> tensor<2x2xui32>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x2xui32>) -> tensor<4xui32>
    %12 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %14 = "stablehlo.shift_right_logical"(%9#1, %13) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %15 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %17 = "stablehlo.or"(%14, %16) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %18 = "stablehlo.bitcast_convert"(%17) : (tensor<32x64xui32>) -> tensor<32x64xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %21 = "stablehlo.subtract"(%18, %20) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %22 = "stablehlo.subtract"(%6, %5) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<32x64xf32>
    %24 = "stablehlo.multiply"(%21, %23) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %25 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<32x64xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %27 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<32x64xf32>
    %28 = "stablehlo.maximum"(%27, %26) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%28) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x64xi1>, tensor<32x64xf32>, tensor<i32>) -> tensor<32x64xf32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<32x64xi1>, %arg1: tensor<32x64xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<32x64xi1>, tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%2) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
