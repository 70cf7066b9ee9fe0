"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=4, "b"=2, "c"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "id"}> ({
  ^bb0(%arg54: tensor<2x3xf32>):
    "func.return"(%arg54) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<f32>, sym_name = "f0"}> ({
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    "func.return"(%39) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2xi32>, sym_name = "f1"}> ({
    %38 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "func.return"(%38) : (tensor<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<i1>, sym_name = "f2"}> ({
    %37 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    "func.return"(%37) : (tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2xi1>, sym_name = "f3"}> ({
    %36 = "stablehlo.constant"() <{value = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
    "func.return"(%36) : (tensor<2xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<f64>, sym_name = "f4"}> ({
    %35 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    "func.return"(%35) : (tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<ui8>, sym_name = "f5"}> ({
    %34 = "stablehlo.constant"() <{value = dense<200> : tensor<ui8>}> : () -> tensor<ui8>
    "func.return"(%34) : (tensor<ui8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<complex<f32>>, sym_name = "f6"}> ({
    %33 = "stablehlo.constant"() <{value = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    "func.return"(%33) : (tensor<complex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x0xf32>, sym_name = "f7"}> ({
    %32 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xf32>}> : () -> tensor<2x0xf32>
    "func.return"(%32) : (tensor<2x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<bf16>, sym_name = "f8"}> ({
    %31 = "stablehlo.constant"() <{value = dense<1.500000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    "func.return"(%31) : (tensor<bf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<i64>, sym_name = "f9"}> ({
    %30 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    "func.return"(%30) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x2xi4>, sym_name = "f10"}> ({
    %29 = "stablehlo.constant"() <{value = dense<[[1, 2], [3, -4]]> : tensor<2x2xi4>}> : () -> tensor<2x2xi4>
    "func.return"(%29) : (tensor<2x2xi4>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<i1>, sym_name = "f11"}> ({
    %28 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    "func.return"(%28) : (tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2xi64>, sym_name = "f12"}> ({
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    "func.return"(%27) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<f16>, sym_name = "f13"}> ({
    %26 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    "func.return"(%26) : (tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<f32>, sym_name = "f14"}> ({
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> {a = "b"} : () -> tensor<f32>
    "func.return"(%25) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xf32>, sym_name = "f16"}> ({
    %24 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf32>
    "func.return"(%24) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1xi32>) -> tensor<?xf32>, sym_name = "f17"}> ({
  ^bb0(%arg53: tensor<1xi32>):
    %23 = "stablehlo.dynamic_iota"(%arg53) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<?xf32>
    "func.return"(%23) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<5x1xi32>) -> tensor<5x3xf32>, sym_name = "f18"}> ({
  ^bb0(%arg51: tensor<2x3xf32>, %arg52: tensor<5x1xi32>):
    %22 = "stablehlo.gather"(%arg51, %arg52) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<5x1xi32>) -> tensor<5x3xf32>
    "func.return"(%22) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<5x1xi32>) -> tensor<5x3xf32>, sym_name = "f19"}> ({
  ^bb0(%arg49: tensor<2x3xf32>, %arg50: tensor<5x1xi32>):
    %21 = "stablehlo.gather"(%arg49, %arg50) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 3>}> {z} : (tensor<2x3xf32>, tensor<5x1xi32>) -> tensor<5x3xf32>
    "func.return"(%21) : (tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<2x5x4xf32>, sym_name = "f20"}> ({
  ^bb0(%arg47: tensor<2x3x4xf32>, %arg48: tensor<2x5xi32>):
    %20 = "stablehlo.gather"(%arg47, %arg48) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<2x5x4xf32>
    "func.return"(%20) : (tensor<2x5x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf32>, tensor<1xi32>) -> tensor<f32>, sym_name = "f21"}> ({
  ^bb0(%arg45: tensor<3xf32>, %arg46: tensor<1xi32>):
    %19 = "stablehlo.gather"(%arg45, %arg46) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<1xi32>) -> tensor<f32>
    "func.return"(%19) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<5x1xi32>, tensor<2xi32>) -> tensor<5x?xf32>, sym_name = "f22"}> ({
  ^bb0(%arg42: tensor<2x3xf32>, %arg43: tensor<5x1xi32>, %arg44: tensor<2xi32>):
    %18 = "stablehlo.dynamic_gather"(%arg42, %arg43, %arg44) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf32>, tensor<5x1xi32>, tensor<2xi32>) -> tensor<5x?xf32>
    "func.return"(%18) : (tensor<5x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<5x1xi32>, tensor<5x3xf32>) -> tensor<2x3xf32>, sym_name = "f23"}> ({
  ^bb0(%arg37: tensor<2x3xf32>, %arg38: tensor<5x1xi32>, %arg39: tensor<5x3xf32>):
    %16 = "stablehlo.scatter"(%arg37, %arg38, %arg39) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      %17 = "stablehlo.add"(%arg40, %arg41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<5x1xi32>, tensor<5x3xf32>) -> tensor<2x3xf32>
    "func.return"(%16) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<5x1xi32>, tensor<5x3xf32>) -> tensor<2x3xf32>, sym_name = "f24"}> ({
  ^bb0(%arg32: tensor<2x3xf32>, %arg33: tensor<5x1xi32>, %arg34: tensor<5x3xf32>):
    %14 = "stablehlo.scatter"(%arg32, %arg33, %arg34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %15 = "stablehlo.add"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<5x1xi32>, tensor<5x3xf32>) -> tensor<2x3xf32>
    "func.return"(%14) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xi32>, tensor<5x1xi32>, tensor<5x3xf32>, tensor<5x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>), sym_name = "f25"}> ({
  ^bb0(%arg23: tensor<2x3xf32>, %arg24: tensor<2x3xi32>, %arg25: tensor<5x1xi32>, %arg26: tensor<5x3xf32>, %arg27: tensor<5x3xi32>):
    %12:2 = "stablehlo.scatter"(%arg23, %arg24, %arg25, %arg26, %arg27) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<i32>, %arg30: tensor<f32>, %arg31: tensor<i32>):
      %13 = "stablehlo.add"(%arg28, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13, %arg29) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<5x1xi32>, tensor<5x3xf32>, tensor<5x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    "func.return"(%12#0, %12#1) : (tensor<2x3xf32>, tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f26"}> ({
  ^bb0(%arg20: tensor<2x3xf32>):
    %10 = "stablehlo.sort"(%arg20) ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %11 = "stablehlo.compare"(%arg21, %arg22) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%10) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f27"}> ({
  ^bb0(%arg17: tensor<2x3xf32>):
    %8 = "stablehlo.sort"(%arg17) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %9 = "stablehlo.compare"(%arg18, %arg19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%8) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>), sym_name = "f28"}> ({
  ^bb0(%arg11: tensor<2x3xf32>, %arg12: tensor<2x3xi32>):
    %6:2 = "stablehlo.sort"(%arg11, %arg12) <{dimension = 1 : i64}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>, %arg15: tensor<i32>, %arg16: tensor<i32>):
      %7 = "stablehlo.compare"(%arg13, %arg14) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    "func.return"(%6#0, %6#1) : (tensor<2x3xf32>, tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>, sym_name = "f29"}> ({
  ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<2xi64>):
    %5 = "stablehlo.rng"(%arg8, %arg9, %arg10) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
    "func.return"(%5) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>, sym_name = "f30"}> ({
  ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<2xi64>):
    %4 = "stablehlo.rng"(%arg5, %arg6, %arg7) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
    "func.return"(%4) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>), sym_name = "f31"}> ({
  ^bb0(%arg4: tensor<2xui64>):
    %3:2 = "stablehlo.rng_bit_generator"(%arg4) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    "func.return"(%3#0, %3#1) : (tensor<2xui64>, tensor<8xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>), sym_name = "f32"}> ({
  ^bb0(%arg3: tensor<2xui64>):
    %2:2 = "stablehlo.rng_bit_generator"(%arg3) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    "func.return"(%2#0, %2#1) : (tensor<2xui64>, tensor<8xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>), sym_name = "f33"}> ({
  ^bb0(%arg2: tensor<2xui64>):
    %1:2 = "stablehlo.rng_bit_generator"(%arg2) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    "func.return"(%1#0, %1#1) : (tensor<2xui64>, tensor<8xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>, sym_name = "f34"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2xi32>):
    %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
