module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @id(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func @f0(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.abs %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f1(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.abs %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f2(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.cbrt %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f3(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.cbrt %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f4(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.ceil %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f5(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.ceil %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f6(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.cosine %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f7(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.cosine %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f8(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.exponential %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f9(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.exponential %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f10(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f11(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.exponential_minus_one %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f12(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.floor %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f13(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.floor %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f14(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.log %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f15(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.log %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f16(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.log_plus_one %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f17(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.log_plus_one %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f18(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.logistic %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f19(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.logistic %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f20(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.negate %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f21(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.negate %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f22(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f23(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.round_nearest_afz %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f24(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f25(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.round_nearest_even %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f26(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.rsqrt %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f27(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.rsqrt %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f28(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.sign %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f29(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.sign %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f30(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.sine %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f31(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.sine %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f32(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.sqrt %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f33(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.sqrt %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f34(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.tan %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f35(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.tan %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f36(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f37(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.tanh %arg0 {a = 1 : i32} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f38(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.cbrt %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f39(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.cosine %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f40(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f41(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.exponential_minus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f42(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.log %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f43(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.log_plus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f44(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.logistic %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f45(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.rsqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f46(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.sine %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f47(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.sqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f48(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f49(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f50(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f52(%arg0: tensor<?xf32>) -> tensor<4xf32> {
    %0 = stablehlo.log %arg0 : (tensor<?xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f53(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32> {
    %0 = stablehlo.abs %arg0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f54(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = stablehlo.not %arg0 : tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f55(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = stablehlo.popcnt %arg0 : tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f56(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f57(%arg0: tensor<2x3xi1>) -> tensor<2x3xi1> {
    %0 = stablehlo.not %arg0 : tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f58(%arg0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %0 = stablehlo.is_finite %arg0 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f59(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32> {
    %0 = stablehlo.real %arg0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f60(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32> {
    %0 = stablehlo.imag %arg0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f61(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.real %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f62(%arg0: tensor<2x3xf32>) -> tensor<2x3xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f63(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f68(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f69(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f70(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f71(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f72(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f73(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.power %arg0, %arg1 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f74(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f75(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f76(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = stablehlo.and %arg0, %arg1 : tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f77(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = stablehlo.or %arg0, %arg1 : tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f78(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f79(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f80(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f81(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f82(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f83(%arg0: tensor<?x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x?xf32> {
    %0 = stablehlo.add %arg0, %arg1 : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<2x?xf32>
    return %0 : tensor<2x?xf32>
  }
  func.func @f84(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.add %arg0, %arg1 {mhlo.x = "y"} : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f85(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %0 = stablehlo.compare EQ, %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f86(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %0 = stablehlo.compare NE, %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f87(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %0 = stablehlo.compare GE, %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f88(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %0 = stablehlo.compare GT, %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f89(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %0 = stablehlo.compare LE, %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f90(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %0 = stablehlo.compare LT, %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f91(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %0 = stablehlo.compare LT, %arg0, %arg1, NOTYPE : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f92(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f93(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %0 = stablehlo.compare LT, %arg0, %arg1, TOTALORDER : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f94(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi1> {
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f95(%arg0: tensor<2xui8>, %arg1: tensor<2xui8>) -> tensor<2xi1> {
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }
  func.func @f96(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>> {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
  func.func @f97(%arg0: tensor<?x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>> {
    %0 = stablehlo.complex %arg0, %arg1 : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
  func.func @f98(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x3xi1>, tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f99(%arg0: tensor<i1>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f100(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xf32>, %arg2: tensor<?x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f101(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f102(%arg0: tensor<f32>, %arg1: tensor<2x3xf32>, %arg2: tensor<f32>) -> tensor<2x3xf32> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f103(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f104(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
