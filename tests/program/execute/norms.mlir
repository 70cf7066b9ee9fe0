// batch_norm_*, with what XLA gives, and chlo's ops that broadcast.
func.func private @norm() {
  %x = stablehlo.constant dense<"0x0000A0C000000040000000C00000A0400000803F000040C00000804000000000000080C000004040000080BF0000A0C000000040000000C00000A0400000803F000040C00000804000000000000080C000004040000080BF0000A0C000000040000000C00000A0400000803F000040C00000804000000000"> : tensor<3x2x5xf32>
  %scale = stablehlo.constant dense<"0x000000400000C0BF"> : tensor<2xf32>
  %offset = stablehlo.constant dense<"0x0000003F00004040"> : tensor<2xf32>
  %mean = stablehlo.constant dense<"0x0000803F000000C0"> : tensor<2xf32>
  %v = stablehlo.constant dense<"0x0000C03F0000803E"> : tensor<2xf32>
  %g = stablehlo.constant dense<"0x000040C00000004000000000000000C0000040400000803F000080BF000040C00000004000000000000000C0000040400000803F000080BF000040C00000004000000000000000C0000040400000803F000080BF000040C00000004000000000000000C0000040400000803F000080BF000040C000000040"> : tensor<3x2x5xf32>
  %variance = stablehlo.multiply %v, %v : tensor<2xf32>
  %0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 1.0e-2 : f32, feature_index = 1 : i64}> : (tensor<3x2x5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<3x2x5xf32>
  %1:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 1.0e-2 : f32, feature_index = 1 : i64}> : (tensor<3x2x5xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<3x2x5xf32>, tensor<2xf32>, tensor<2xf32>)
  %2:3 = "stablehlo.batch_norm_grad"(%x, %scale, %1#1, %1#2, %g) <{epsilon = 1.0e-2 : f32, feature_index = 1 : i64}> : (tensor<3x2x5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3x2x5xf32>) -> (tensor<3x2x5xf32>, tensor<2xf32>, tensor<2xf32>)
  %e0 = stablehlo.constant dense<"0xD96EEFC0E649EA3FD96E5FC0E649BA400000003F3E220941BA66F3C17C4402C17C4462419BD5C6C1E6490AC0D96EEFC0E649EA3FD96E5FC0E649BA40BA665BC13E220941BA66F3C17C4402C17C446241E6494A40E6490AC0D96EEFC0E649EA3FD96E5FC0ECFB0FC2BA665BC13E220941BA66F3C17C4402C1"> : tensor<3x2x5xf32>
  check.expect_almost_eq %0, %e0 {tolerance = 1.0e-5 : f64} : tensor<3x2x5xf32>, tensor<3x2x5xf32>
  %e1 = stablehlo.constant dense<"0x5FCC1BC00126EC3F8EB219BFBB726B4030E69D3FD7189440E7C59A3F5E6B4A40E4B9A3401C4AD93FC045333C5FCC1BC00126EC3F8EB219BFBB726B4044292B40D7189440E7C59A3F5E6B4A40E4B9A340EA321D40C045333C5FCC1BC00126EC3F8EB219BF6683383F44292B40D7189440E7C59A3F5E6B4A40"> : tensor<3x2x5xf32>
  check.expect_almost_eq %1#0, %e1 {tolerance = 1.0e-5 : f64} : tensor<3x2x5xf32>, tensor<3x2x5xf32>
  %e2 = stablehlo.constant dense<"0xCECC4CBEABAAAA3E"> : tensor<2xf32>
  check.expect_almost_eq %1#1, %e2 {tolerance = 1.0e-5 : f64} : tensor<2xf32>, tensor<2xf32>
  %e3 = stablehlo.constant dense<"0xE5172B416DC11641"> : tensor<2xf32>
  check.expect_almost_eq %1#2, %e3 {tolerance = 1.0e-5 : f64} : tensor<2xf32>, tensor<2xf32>
  %e4 = stablehlo.constant dense<"0x895DF8BFA762D03FD94AE73DC21319BF72A30A401E60CBBDBAF7CD3EE848D33F261305BFB76895BC61AF84BF6421DD3FD522823F912CFFBEB3C99ABF8BF95BBFCD38C73E4704643F56D0A3BFC3AB00BDCD0908BE33EFD2BF92E18E3F0C8CCF3EF70A8EBF8A43CFBF41E2BDBED1A4603F5986B03F44984ABF"> : tensor<3x2x5xf32>
  check.expect_almost_eq %2#0, %e4 {tolerance = 1.0e-5 : f64} : tensor<3x2x5xf32>, tensor<3x2x5xf32>
  %e5 = stablehlo.constant dense<"0x5ECCBBC03DEACCC0"> : tensor<2xf32>
  check.expect_almost_eq %2#1, %e5 {tolerance = 1.0e-5 : f64} : tensor<2xf32>, tensor<2xf32>
  %e6 = stablehlo.constant dense<"0x0000C0C00000A040"> : tensor<2xf32>
  check.expect_almost_eq %2#2, %e6 {tolerance = 1.0e-5 : f64} : tensor<2xf32>, tensor<2xf32>
  return
}

func.func private @broadcasts() {
  %x = stablehlo.constant dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>
  %y = stablehlo.constant dense<[[10.0], [20.0]]> : tensor<2x1xf32>
  %s = stablehlo.constant dense<2.0> : tensor<f32>
  %r = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf32>
  %0 = chlo.broadcast_add %x, %y : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %0, dense<[[11.0, 12.0, 13.0], [21.0, 22.0, 23.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %1 = chlo.broadcast_multiply %0, %r {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %1, dense<[[11.0, 12.0, 13.0], [-21.0, -22.0, -23.0]]> : tensor<2x3xf32> : tensor<2x3xf32>
  %2 = chlo.broadcast_divide %s, %x : (tensor<f32>, tensor<1x3xf32>) -> tensor<1x3xf32>
  %3 = chlo.broadcast_power %2, %s : (tensor<1x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  %4 = stablehlo.slice %3 [0:1, 0:2] : (tensor<1x3xf32>) -> tensor<1x2xf32>
  check.expect_eq_const %4, dense<[[4.0, 1.0]]> : tensor<1x2xf32> : tensor<1x2xf32>
  %5 = chlo.broadcast_compare %x, %y {comparison_direction = #chlo<comparison_direction LT>} : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %5, dense<true> : tensor<2x3xi1> : tensor<2x3xi1>
  %6 = chlo.broadcast_select %5, %s, %y : (tensor<2x3xi1>, tensor<f32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %6, dense<2.0> : tensor<2x3xf32> : tensor<2x3xf32>
  %7 = chlo.broadcast_complex %s, %x : (tensor<f32>, tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
  %8 = stablehlo.imag %7 : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
  check.expect_eq %8, %x : tensor<1x3xf32>, tensor<1x3xf32>
  %9 = "chlo.constant_like"(%y) <{value = 2.5 : f32}> : (tensor<2x1xf32>) -> tensor<2x1xf32>
  check.expect_eq_const %9, dense<2.5> : tensor<2x1xf32> : tensor<2x1xf32>
  %c = stablehlo.constant dense<[[3, 5]]> : tensor<1x2xi4>
  %10 = "chlo.constant_like"(%c) <{value = 7 : i4}> : (tensor<1x2xi4>) -> tensor<1x2xi4>
  %11 = chlo.broadcast_add %10, %c : (tensor<1x2xi4>, tensor<1x2xi4>) -> tensor<1x2xi4>
  check.expect_eq_const %11, dense<[[-6, -4]]> : tensor<1x2xi4> : tensor<1x2xi4>
  return
}

// Near their roots, where most digits cancel.
func.func private @roots() {
  %x = stablehlo.constant dense<[1.4616321449683622, 1.46163214, -0.5040830082644554]> : tensor<3xf64>
  %0 = chlo.digamma %x : tensor<3xf64> -> tensor<3xf64>
  %e = stablehlo.constant dense<[-9.24126552172942726e-17, -4.80774627683280613e-09, 7.28976390297689456e-17]> : tensor<3xf64>
  check.expect_almost_eq %0, %e {tolerance = 1.0e-18 : f64} : tensor<3xf64>, tensor<3xf64>
  return
}

// A single feature.
func.func private @one() {
  %x = stablehlo.constant dense<[[1.0], [3.0], [5.0], [7.0]]> : tensor<4x1xf32>
  %scale = stablehlo.constant dense<2.0> : tensor<1xf32>
  %offset = stablehlo.constant dense<1.0> : tensor<1xf32>
  %mean = stablehlo.constant dense<3.0> : tensor<1xf32>
  %v = stablehlo.constant dense<4.0> : tensor<1xf32>
  %0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %v) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<4x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x1xf32>
  check.expect_eq_const %0, dense<[[-1.0], [1.0], [3.0], [5.0]]> : tensor<4x1xf32> : tensor<4x1xf32>
  %1:3 = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 4.0 : f32, feature_index = 1 : i64}> : (tensor<4x1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<4x1xf32>, tensor<1xf32>, tensor<1xf32>)
  check.expect_eq_const %1#0, dense<[[-1.0], [0.333333343], [1.66666663], [3.0]]> : tensor<4x1xf32> : tensor<4x1xf32>
  check.expect_eq_const %1#1, dense<4.0> : tensor<1xf32> : tensor<1xf32>
  check.expect_eq_const %1#2, dense<5.0> : tensor<1xf32> : tensor<1xf32>
  return
}

func.func @main() {
  func.call @norm() : () -> ()
  func.call @one() : () -> ()
  func.call @broadcasts() : () -> ()
  func.call @roots() : () -> ()
  return
}
