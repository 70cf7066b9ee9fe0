// Complex numbers: infinities, zeros, order and scale.
func.func @main() {
  // products by the formula of the book, without recovery of infinities
  %c1 = stablehlo.constant dense<[(1.0, 2.0), (0.0, 1.0)]> : tensor<2xcomplex<f32>>
  %c2 = stablehlo.constant dense<[(3.0, -1.0), (0.0, 1.0)]> : tensor<2xcomplex<f32>>
  %r3 = stablehlo.multiply %c1, %c2 : tensor<2xcomplex<f32>>
  %r4 = stablehlo.real %r3 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %r4, dense<[5.0, -1.0]> : tensor<2xf32> : tensor<2xf32>
  %r5 = stablehlo.imag %r3 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %r5, dense<[5.0, 0.0]> : tensor<2xf32> : tensor<2xf32>
  %c6 = stablehlo.constant dense<[(0x7F800000, 0.0), (0x7F800000, 0.0)]> : tensor<2xcomplex<f32>>
  %c7 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %r8 = stablehlo.multiply %c6, %c7 : tensor<2xcomplex<f32>>
  %r9 = stablehlo.real %r8 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %r9, dense<[0x7F800000, 0x7F800000]> : tensor<2xf32> : tensor<2xf32>
  %r10 = stablehlo.imag %r8 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %r11 = stablehlo.compare NE, %r10, %r10 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %r11, dense<[true, true]> : tensor<2xi1> : tensor<2xi1>
  // quotients neither overflow in between nor lose an infinity
  %c12 = stablehlo.constant dense<[(1.0e30, 1.0e30), (1.0, 0.0)]> : tensor<2xcomplex<f32>>
  %c13 = stablehlo.constant dense<[(1.0e30, 1.0e30), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  %r14 = stablehlo.divide %c12, %c13 : tensor<2xcomplex<f32>>
  %r15 = stablehlo.real %r14 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %r15, dense<[1.0, 0x7F800000]> : tensor<2xf32> : tensor<2xf32>
  // the largest by the real part, then by the imaginary one
  %c16 = stablehlo.constant dense<[(1.0, 2.0), (1.0, 5.0)]> : tensor<2xcomplex<f32>>
  %c17 = stablehlo.constant dense<[(1.0, 3.0), (0.0, 9.0)]> : tensor<2xcomplex<f32>>
  %r18 = stablehlo.maximum %c16, %c17 : tensor<2xcomplex<f32>>
  check.expect_eq_const %r18, dense<[(1.0, 3.0), (1.0, 5.0)]> : tensor<2xcomplex<f32>> : tensor<2xcomplex<f32>>
  %c19 = stablehlo.constant dense<[(1.0, 2.0), (1.0, 5.0)]> : tensor<2xcomplex<f32>>
  %c20 = stablehlo.constant dense<[(1.0, 3.0), (0.0, 9.0)]> : tensor<2xcomplex<f32>>
  %r21 = stablehlo.minimum %c19, %c20 : tensor<2xcomplex<f32>>
  check.expect_eq_const %r21, dense<[(1.0, 2.0), (0.0, 9.0)]> : tensor<2xcomplex<f32>> : tensor<2xcomplex<f32>>
  // absolute values of large and small numbers
  %c22 = stablehlo.constant dense<[(3.0e30, 4.0e30), (-3.0e-30, 4.0e-30)]> : tensor<2xcomplex<f32>>
  %r23 = stablehlo.abs %c22 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %c24 = stablehlo.constant dense<[5.0e30, 5.0e-30]> : tensor<2xf32>
  check.expect_close %r23, %c24, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  %c25 = stablehlo.constant dense<[(3.0e200, 4.0e200), (3.0e-200, -4.0e-200)]> : tensor<2xcomplex<f64>>
  %r26 = stablehlo.abs %c25 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %c27 = stablehlo.constant dense<[5.0e200, 5.0e-200]> : tensor<2xf64>
  check.expect_close %r26, %c27, max_ulp_difference = 1 : tensor<2xf64>, tensor<2xf64>
  // the sign of 0 is 0; a NaN in a part is one in both
  %c28 = stablehlo.constant dense<[(0.0, 0.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %r29 = stablehlo.sign %c28 : tensor<2xcomplex<f32>>
  %c30 = stablehlo.constant dense<[(0.0, 0.0), (0.6, -0.8)]> : tensor<2xcomplex<f32>>
  check.expect_close %r29, %c30, max_ulp_difference = 1 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
  %c31 = stablehlo.constant dense<[(0x7FC00000, 1.0), (1.0, 0x7FC00000)]> : tensor<2xcomplex<f32>>
  %r32 = stablehlo.sign %c31 : tensor<2xcomplex<f32>>
  %r33 = stablehlo.real %r32 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %r34 = stablehlo.compare NE, %r33, %r33 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %r34, dense<[true, true]> : tensor<2xi1> : tensor<2xi1>
  %r35 = stablehlo.imag %r32 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %r36 = stablehlo.compare NE, %r35, %r35 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %r36, dense<[true, true]> : tensor<2xi1> : tensor<2xi1>
  // parts of real numbers; equal are numbers whose parts are
  %c37 = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %r38 = stablehlo.imag %c37 : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %r38, dense<0.0> : tensor<2xf32> : tensor<2xf32>
  %c39 = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %r40 = stablehlo.real %c39 : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %r40, dense<[1.0, -2.0]> : tensor<2xf32> : tensor<2xf32>
  %c41 = stablehlo.constant dense<[(1.0, 2.0), (0.0, 0x7FC00000)]> : tensor<2xcomplex<f32>>
  %c42 = stablehlo.constant dense<[(1.0, 2.0), (0.0, 0x7FC00000)]> : tensor<2xcomplex<f32>>
  %r43 = stablehlo.compare EQ, %c41, %c42 : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  check.expect_eq_const %r43, dense<[true, false]> : tensor<2xi1> : tensor<2xi1>
  // principal values; near 0 without cancelling
  %c44 = stablehlo.constant dense<[(-8.0, 0.0), (27.0, 0.0)]> : tensor<2xcomplex<f64>>
  %r45 = stablehlo.cbrt %c44 : tensor<2xcomplex<f64>>
  %c46 = stablehlo.constant dense<[(1.0, 1.7320508075688772), (3.0, 0.0)]> : tensor<2xcomplex<f64>>
  check.expect_close %r45, %c46, max_ulp_difference = 3 : tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>
  %c47 = stablehlo.constant dense<[(-4.0, 0.0), (-4.0, -0.0)]> : tensor<2xcomplex<f32>>
  %r48 = stablehlo.sqrt %c47 : tensor<2xcomplex<f32>>
  %c49 = stablehlo.constant dense<[(0.0, 2.0), (0.0, -2.0)]> : tensor<2xcomplex<f32>>
  check.expect_close %r48, %c49, max_ulp_difference = 1 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
  %c50 = stablehlo.constant dense<[(1.0e-10, 1.0e-10), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  %r51 = stablehlo.exponential_minus_one %c50 : tensor<2xcomplex<f32>>
  %c52 = stablehlo.constant dense<[(1.0e-10, 1.0e-10), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  check.expect_close %r51, %c52, max_ulp_difference = 1 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
  %c53 = stablehlo.constant dense<[(1.0e-10, 1.0e-10), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  %r54 = stablehlo.log_plus_one %c53 : tensor<2xcomplex<f32>>
  %c55 = stablehlo.constant dense<[(1.0e-10, 1.0e-10), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  check.expect_close %r54, %c55, max_ulp_difference = 1 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
  %c56 = stablehlo.constant dense<[(-1.0, 0.0), (-1.0, -0.0)]> : tensor<2xcomplex<f64>>
  %r57 = stablehlo.log %c56 : tensor<2xcomplex<f64>>
  %c58 = stablehlo.constant dense<[(0.0, 3.1415926535897931), (0.0, -3.1415926535897931)]> : tensor<2xcomplex<f64>>
  check.expect_close %r57, %c58, max_ulp_difference = 1 : tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>
  // products of matrices do not conjugate
  %c59 = stablehlo.constant dense<[(0.0, 1.0), (1.0, 0.0)]> : tensor<2xcomplex<f32>>
  %c60 = stablehlo.constant dense<[(0.0, 1.0), (2.0, 3.0)]> : tensor<2xcomplex<f32>>
  %r61 = stablehlo.dot_general %c59, %c60, contracting_dims = [0] x [0] : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<complex<f32>>
  check.expect_eq_const %r61, dense<(1.0, 3.0)> : tensor<complex<f32>> : tensor<complex<f32>>
  // the greater of two depends on their order, where one is a NaN
  %nan = stablehlo.constant dense<(0x7FC00000, 0.0)> : tensor<1xcomplex<f32>>
  %place = stablehlo.constant dense<0> : tensor<1x1xi32>
  %update = stablehlo.constant dense<(1.0, 2.0)> : tensor<1xcomplex<f32>>
  %swapped = "stablehlo.scatter"(%nan, %place, %update) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%old: tensor<complex<f32>>, %new: tensor<complex<f32>>):
      %greater = stablehlo.maximum %new, %old : tensor<complex<f32>>
      stablehlo.return %greater : tensor<complex<f32>>
  }) : (tensor<1xcomplex<f32>>, tensor<1x1xi32>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  check.expect_close %swapped, %nan : tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>
  return
}
