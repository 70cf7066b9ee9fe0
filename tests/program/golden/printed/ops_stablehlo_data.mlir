module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @id(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func @f0() -> tensor<f32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    return %cst : tensor<f32>
  }
  func.func @f1() -> tensor<2xi32> {
    %c = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    return %c : tensor<2xi32>
  }
  func.func @f2() -> tensor<i1> {
    %c = stablehlo.constant dense<true> : tensor<i1>
    return %c : tensor<i1>
  }
  func.func @f3() -> tensor<2xi1> {
    %c = stablehlo.constant dense<true> : tensor<2xi1>
    return %c : tensor<2xi1>
  }
  func.func @f4() -> tensor<f64> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    return %cst : tensor<f64>
  }
  func.func @f5() -> tensor<ui8> {
    %c = stablehlo.constant dense<200> : tensor<ui8>
    return %c : tensor<ui8>
  }
  func.func @f6() -> tensor<complex<f32>> {
    %cst = stablehlo.constant dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>
    return %cst : tensor<complex<f32>>
  }
  func.func @f7() -> tensor<2x0xf32> {
    %cst = stablehlo.constant dense<> : tensor<2x0xf32>
    return %cst : tensor<2x0xf32>
  }
  func.func @f8() -> tensor<bf16> {
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<bf16>
    return %cst : tensor<bf16>
  }
  func.func @f9() -> tensor<i64> {
    %c = stablehlo.constant dense<-1> : tensor<i64>
    return %c : tensor<i64>
  }
  func.func @f10() -> tensor<2x2xi4> {
    %c = stablehlo.constant dense<[[1, 2], [3, -4]]> : tensor<2x2xi4>
    return %c : tensor<2x2xi4>
  }
  func.func @f11() -> tensor<i1> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    return %c : tensor<i1>
  }
  func.func @f12() -> tensor<2xi64> {
    %c = stablehlo.constant dense<0> : tensor<2xi64>
    return %c : tensor<2xi64>
  }
  func.func @f13() -> tensor<f16> {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    return %cst : tensor<f16>
  }
  func.func @f14() -> tensor<f32> {
    %cst = stablehlo.constant {a = "b"} dense<1.000000e+00> : tensor<f32>
    return %cst : tensor<f32>
  }
  func.func @f16() -> tensor<2x3xf32> {
    %0 = stablehlo.iota dim = 1 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f17(%arg0: tensor<1xi32>) -> tensor<?xf32> {
    %0 = stablehlo.dynamic_iota %arg0, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @f18(%arg0: tensor<2x3xf32>, %arg1: tensor<5x1xi32>) -> tensor<5x3xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<5x1xi32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func @f19(%arg0: tensor<2x3xf32>, %arg1: tensor<5x1xi32>) -> tensor<5x3xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 3>}> {z} : (tensor<2x3xf32>, tensor<5x1xi32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func @f20(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x5xi32>) -> tensor<2x5x4xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<2x5x4xf32>
    return %0 : tensor<2x5x4xf32>
  }
  func.func @f21(%arg0: tensor<3xf32>, %arg1: tensor<1xi32>) -> tensor<f32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<1xi32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f22(%arg0: tensor<2x3xf32>, %arg1: tensor<5x1xi32>, %arg2: tensor<2xi32>) -> tensor<5x?xf32> {
    %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<2x3xf32>, tensor<5x1xi32>, tensor<2xi32>) -> tensor<5x?xf32>
    return %0 : tensor<5x?xf32>
  }
  func.func @f23(%arg0: tensor<2x3xf32>, %arg1: tensor<5x1xi32>, %arg2: tensor<5x3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<5x1xi32>, tensor<5x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f24(%arg0: tensor<2x3xf32>, %arg1: tensor<5x1xi32>, %arg2: tensor<5x3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<5x1xi32>, tensor<5x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f25(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<5x1xi32>, %arg3: tensor<5x3xf32>, %arg4: tensor<5x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
    %0:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<i32>, %arg7: tensor<f32>, %arg8: tensor<i32>):
      %1 = stablehlo.add %arg5, %arg7 : tensor<f32>
      stablehlo.return %1, %arg6 : tensor<f32>, tensor<i32>
    }) : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<5x1xi32>, tensor<5x3xf32>, tensor<5x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi32>
  }
  func.func @f26(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.sort"(%arg0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.compare LT, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f27(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.compare LT, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f28(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 1 : i64}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %1 = stablehlo.compare LT, %arg2, %arg3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi32>
  }
  func.func @f29(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<2xi64>) -> tensor<?x?xf32> {
    %0 = stablehlo.rng %arg0, %arg1, %arg2, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @f30(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<2xi64>) -> tensor<?x?xf32> {
    %0 = stablehlo.rng %arg0, %arg1, %arg2, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @f31(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui32>
  }
  func.func @f32(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui32>
  }
  func.func @f33(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui32>
  }
  func.func @f34(%arg0: tensor<2x3xf32>, %arg1: tensor<2xi32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
