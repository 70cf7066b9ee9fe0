module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @id(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func @f0(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func @f1(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGH, HIGHEST] : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func @f2(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [] : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func @f3(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> {x} : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func @f5(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x8x5xf32>) -> tensor<2x4x5xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x8xf32>, tensor<2x8x5xf32>) -> tensor<2x4x5xf32>
    return %0 : tensor<2x4x5xf32>
  }
  func.func @f6(%arg0: tensor<4xf32>, %arg1: tensor<5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [] : (tensor<4xf32>, tensor<5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func @f7(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.dot %arg0, %arg1 : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func @f8(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.dot %arg0, %arg1, precision = [HIGH, HIGHEST] : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func @f9(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.einsum %arg0, %arg1, config = "ab,bc->ac" : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func @f10(%arg0: tensor<4x8xf32>) -> tensor<4xf32> {
    %0 = stablehlo.unary_einsum %arg0, config = "ab->a" : (tensor<4x8xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f11(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
    return %0 : tensor<1x6x6x6xf32>
  }
  func.func @f12(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
    return %0 : tensor<1x6x6x6xf32>
  }
  func.func @f13(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x4x4x6xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x4x4x6xf32>
    return %0 : tensor<1x4x4x6xf32>
  }
  func.func @f14(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x8x8x6xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, foo} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x8x8x6xf32>
    return %0 : tensor<1x8x8x6xf32>
  }
  func.func @f15(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x4x4x6xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x4x4x6xf32>
    return %0 : tensor<1x4x4x6xf32>
  }
  func.func @f16(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
    return %0 : tensor<1x6x6x6xf32>
  }
  func.func @f17(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>, %arg2: tensor<2x2xi32>) -> tensor<1x?x?x6xf32> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x2xi32>) -> tensor<1x?x?x6xf32>
    return %0 : tensor<1x?x?x6xf32>
  }
  func.func @f18(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>, %arg2: tensor<2x2xi32>) -> tensor<1x?x?x6xf32> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x2xi32>) -> tensor<1x?x?x6xf32>
    return %0 : tensor<1x?x?x6xf32>
  }
  func.func @f19(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<2xf32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f20(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<2xf32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] {k = 1 : i64} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f21(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f22(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
     reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
      %1 = stablehlo.add %arg3, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
  func.func @f23(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
     reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
      %1 = stablehlo.add %arg2, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
  func.func @f24(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>) {
    %0:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
     reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
      %1 = stablehlo.add %arg4, %arg6 : tensor<f32>
      stablehlo.return %1, %arg5 : tensor<f32>, tensor<i32>
    }
    return %0#0, %0#1 : tensor<2xf32>, tensor<2xi32>
  }
  func.func @f25(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>) {
    %0:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [1] {k} : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
     reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
      %1 = stablehlo.add %arg4, %arg6 : tensor<f32>
      stablehlo.return %1, %arg5 : tensor<f32>, tensor<i32>
    }
    return %0#0, %0#1 : tensor<2xf32>, tensor<2xi32>
  }
  func.func @f26(%arg0: tensor<2x3xbf16>, %arg1: tensor<bf16>) -> tensor<2xf32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xf32>
     reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
      %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }
    return %0 : tensor<2xf32>
  }
  func.func @f27(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<1x2xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
    return %0 : tensor<1x2xf32>
  }
  func.func @f28(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<3x3xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func @f29(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) -> (tensor<1x2xf32>, tensor<1x2xi32>) {
    %0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<i32>, %arg6: tensor<f32>, %arg7: tensor<i32>):
      %1 = stablehlo.add %arg4, %arg6 : tensor<f32>
      stablehlo.return %1, %arg5 : tensor<f32>, tensor<i32>
    }) : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2xf32>, tensor<1x2xi32>)
    return %0#0, %0#1 : tensor<1x2xf32>, tensor<1x2xi32>
  }
  func.func @f30(%arg0: tensor<2x3xf32>, %arg1: tensor<1x2xf32>, %arg2: tensor<f32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.compare GE, %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f31(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) -> tensor<4x4xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.compare GE, %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @f32(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [3] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
  func.func @f33(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [3] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
  func.func @f34(%arg0: tensor<2x4xf32>) -> tensor<2x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [4] : (tensor<2x4xf32>) -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
  func.func @f35(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<2x4xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [4] : (tensor<2x3xcomplex<f32>>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
  func.func @f36(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.cholesky %arg0 : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func @f37(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.cholesky %arg0, lower = true : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func @f39(%arg0: tensor<3x3xf32>, %arg1: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func @f40(%arg0: tensor<3x3xf32>, %arg1: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func @f41(%arg0: tensor<3x3xf32>, %arg1: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func @f42(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f43(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
    return %output, %batch_mean, %batch_var : tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func @f44(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
    return %grad_operand, %grad_scale, %grad_offset : tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}
