"builtin.module"() <{sym_name = "jit_f"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}]>}], function_type = (tensor<16x64xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>) -> (tensor<16x33xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<16x64xf32>, %arg5: tensor<8x16x16xf32>, %arg6: tensor<8x16x16xf32>):
    %26 = "func.call"(%arg4) <{callee = @fft}> : (tensor<16x64xf32>) -> tensor<16x33xcomplex<f32>>
    %27 = "stablehlo.abs"(%26) : (tensor<16x33xcomplex<f32>>) -> tensor<16x33xf32>
    %28 = "func.call"(%arg5) <{callee = @cholesky}> : (tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %29 = "func.call"(%arg5, %arg6) <{callee = @_solve_triangular}> : (tensor<8x16x16xf32>, tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    "func.return"(%27, %28, %29) : (tensor<16x33xf32>, tensor<8x16x16xf32>, tensor<8x16x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x64xf32>) -> tensor<16x33xcomplex<f32>>, sym_name = "fft", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<16x64xf32>):
    %25 = "stablehlo.fft"(%arg3) <{fft_length = array<i64: 64>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<16x64xf32>) -> tensor<16x33xcomplex<f32>>
    "func.return"(%25) : (tensor<16x33xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x16x16xf32>) -> tensor<8x16x16xf32>, sym_name = "cholesky", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<8x16x16xf32>):
    %1 = "stablehlo.transpose"(%arg2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %2 = "stablehlo.add"(%arg2, %1) : (tensor<8x16x16xf32>, tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %3 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16x16xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<8x16x16xf32>, tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %6:2 = "stablehlo.custom_call"(%5) <{backend_config = "", call_target_name = "lapack_spotrf_ffi", operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=8, j=16, k=16, l=16, m=16}, custom>} : (tensor<8x16x16xf32>) -> (tensor<8x16x16xf32>, tensor<8xi32>)
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %9 = "stablehlo.compare"(%6#1, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi1>) -> tensor<8x1x1xi1>
    %11 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16x16xf32>
    %13 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x1x1xi1>) -> tensor<8x16x16xi1>
    %14 = "stablehlo.select"(%13, %6#0, %12) : (tensor<8x16x16xi1>, tensor<8x16x16xf32>, tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16x16xi32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x16xi32>
    %18 = "stablehlo.add"(%15, %17) : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
    %19 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<16x16xi32>
    %20 = "stablehlo.compare"(%18, %19) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x16xi1>) -> tensor<8x16x16xi1>
    %22 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16x16xf32>
    %24 = "stablehlo.select"(%21, %14, %23) : (tensor<8x16x16xi1>, tensor<8x16x16xf32>, tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    "func.return"(%24) : (tensor<8x16x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x16x16xf32>, tensor<8x16x16xf32>) -> tensor<8x16x16xf32>, sym_name = "_solve_triangular", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x16x16xf32>, %arg1: tensor<8x16x16xf32>):
    %0 = "stablehlo.custom_call"(%arg0, %arg1) <{backend_config = "", call_target_name = "lapack_strsm_ffi", operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=8, j=16, k=16, l=16, m=16, n=16, o=16}, custom>} : (tensor<8x16x16xf32>, tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    "func.return"(%0) : (tensor<8x16x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
