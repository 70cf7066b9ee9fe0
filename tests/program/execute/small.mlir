// Elements of 8 bits and less, in all that counts bits, converts and rounds: values of
// StableHLO's reference interpreter.
func.func @main() {
  %a = stablehlo.constant dense<[7, -8, -1, 3, 0, 5]> : tensor<6xi4>
  %b = stablehlo.constant dense<[0, 1, -1, 2, 4, 3]> : tensor<6xi4>
  %u = stablehlo.constant dense<[15, 8, 1, 0, 6, 9]> : tensor<6xui4>
  %v = stablehlo.constant dense<[0, 1, 15, 2, 4, 3]> : tensor<6xui4>
  %i2 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %p1 = stablehlo.popcnt %a : tensor<6xi4>
  check.expect_eq_const %p1, dense<[3, 1, 4, 2, 0, 2]> : tensor<6xi4>
  %p2 = stablehlo.popcnt %u : tensor<6xui4>
  check.expect_eq_const %p2, dense<[4, 1, 1, 0, 2, 2]> : tensor<6xui4>
  %p3 = stablehlo.popcnt %i2 : tensor<4xi2>
  check.expect_eq_const %p3, dense<[1, -2, 0, 1]> : tensor<4xi2>
  %z1 = stablehlo.count_leading_zeros %a : tensor<6xi4>
  check.expect_eq_const %z1, dense<[1, 0, 0, 2, 4, 1]> : tensor<6xi4>
  %z2 = stablehlo.count_leading_zeros %u : tensor<6xui4>
  check.expect_eq_const %z2, dense<[0, 0, 3, 4, 1, 0]> : tensor<6xui4>
  %z3 = stablehlo.count_leading_zeros %i2 : tensor<4xi2>
  check.expect_eq_const %z3, dense<[0, 0, -2, 1]> : tensor<4xi2>
  %l1 = stablehlo.shift_right_logical %a, %b : tensor<6xi4>
  check.expect_eq_const %l1, dense<[7, 4, 0, 0, 0, 0]> : tensor<6xi4>
  %l2 = stablehlo.shift_right_logical %u, %v : tensor<6xui4>
  check.expect_eq_const %l2, dense<[15, 4, 0, 0, 0, 1]> : tensor<6xui4>
  %r1 = stablehlo.shift_right_arithmetic %a, %b : tensor<6xi4>
  check.expect_eq_const %r1, dense<[7, -4, -1, 0, 0, 0]> : tensor<6xi4>
  %r2 = stablehlo.shift_right_arithmetic %u, %v : tensor<6xui4>
  check.expect_eq_const %r2, dense<[15, 12, 0, 0, 0, 15]> : tensor<6xui4>
  %s1 = stablehlo.shift_left %a, %b : tensor<6xi4>
  check.expect_eq_const %s1, dense<[7, 0, 0, -4, 0, -8]> : tensor<6xi4>
  %n1 = stablehlo.negate %a : tensor<6xi4>
  check.expect_eq_const %n1, dense<[-7, -8, 1, -3, 0, -5]> : tensor<6xi4>
  %n2 = stablehlo.abs %a : tensor<6xi4>
  check.expect_eq_const %n2, dense<[7, -8, 1, 3, 0, 5]> : tensor<6xi4>
  %n3 = stablehlo.sign %a : tensor<6xi4>
  check.expect_eq_const %n3, dense<[1, -1, -1, 1, 0, 1]> : tensor<6xi4>
  %m1 = stablehlo.maximum %a, %b : tensor<6xi4>
  check.expect_eq_const %m1, dense<[7, 1, -1, 3, 4, 5]> : tensor<6xi4>
  %m2 = stablehlo.minimum %u, %v : tensor<6xui4>
  check.expect_eq_const %m2, dense<[0, 1, 1, 0, 4, 3]> : tensor<6xui4>
  %v4 = stablehlo.constant dense<[2, 3, 5, 1, 0, 7]> : tensor<6xi4>
  %m3 = stablehlo.power %a, %v4 : tensor<6xi4>
  check.expect_eq_const %m3, dense<[1, 0, -1, 3, 1, -3]> : tensor<6xi4>
  %io = stablehlo.iota dim = 0 : tensor<9xi4>
  check.expect_eq_const %io, dense<[0, 1, 2, 3, 4, 5, 6, 7, -8]> : tensor<9xi4>
  %iu = stablehlo.iota dim = 0 : tensor<5xui2>
  check.expect_eq_const %iu, dense<[0, 1, 2, 3, 0]> : tensor<5xui2>
  %by = stablehlo.constant dense<[18, -1, 127]> : tensor<3xi8>
  %bc = stablehlo.bitcast_convert %by : (tensor<3xi8>) -> tensor<3x2xi4>
  check.expect_eq_const %bc, dense<[[2, 1], [-1, -1], [-1, 7]]> : tensor<3x2xi4>
  %bk = stablehlo.bitcast_convert %bc : (tensor<3x2xi4>) -> tensor<3xi8>
  check.expect_eq_const %bk, dense<[18, -1, 127]> : tensor<3xi8>
  %bu = stablehlo.bitcast_convert %a : (tensor<6xi4>) -> tensor<6xui4>
  check.expect_eq_const %bu, dense<[7, 8, 15, 3, 0, 5]> : tensor<6xui4>
  %b1 = stablehlo.bitcast_convert %by : (tensor<3xi8>) -> tensor<3x8xi1>
  check.expect_eq_const %b1, dense<[[false, true, false, false, true, false, false, false], [true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, false]]> : tensor<3x8xi1>
  %b2 = stablehlo.bitcast_convert %a : (tensor<6xi4>) -> tensor<6x2xi2>
  check.expect_eq_const %b2, dense<[[-1, 1], [0, -2], [-1, -1], [-1, 0], [0, 0], [1, 1]]> : tensor<6x2xi2>
  %d1 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<6xi4>, tensor<6xi4>) -> tensor<i4>
  check.expect_eq_const %d1, dense<-2> : tensor<i4>
  %d2 = stablehlo.dot_general %u, %v, contracting_dims = [0] x [0] : (tensor<6xui4>, tensor<6xui4>) -> tensor<ui4>
  check.expect_eq_const %d2, dense<10> : tensor<ui4>
  %f = stablehlo.constant dense<[0.0, -0.0, 0.25, 0.26, 0.75, 1.25, 1.75, 2.5, 3.5, 5.0, 5.1, 7.0, -8.0, 100.0, -0.4, 29.0]> : tensor<16xf32>
  %f4 = stablehlo.convert %f : (tensor<16xf32>) -> tensor<16xf4E2M1FN>
  check.expect_eq_const %f4, dense<[0.000000e+00, -0.000000e+00, 0.000000e+00, 5.000000e-01, 1.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 4.000000e+00, 4.000000e+00, 6.000000e+00, 6.000000e+00, -6.000000e+00, 6.000000e+00, -5.000000e-01, 6.000000e+00]> : tensor<16xf4E2M1FN>
  %f62 = stablehlo.convert %f : (tensor<16xf32>) -> tensor<16xf6E2M3FN>
  check.expect_eq_const %f62, dense<[0.000000e+00, -0.000000e+00, 2.500000e-01, 2.500000e-01, 7.500000e-01, 1.250000e+00, 1.750000e+00, 2.500000e+00, 3.500000e+00, 5.000000e+00, 5.000000e+00, 7.000000e+00, -7.500000e+00, 7.500000e+00, -3.750000e-01, 7.500000e+00]> : tensor<16xf6E2M3FN>
  %f63 = stablehlo.convert %f : (tensor<16xf32>) -> tensor<16xf6E3M2FN>
  check.expect_eq_const %f63, dense<[0.000000e+00, -0.000000e+00, 2.500000e-01, 2.500000e-01, 7.500000e-01, 1.250000e+00, 1.750000e+00, 2.500000e+00, 3.500000e+00, 5.000000e+00, 5.000000e+00, 7.000000e+00, -8.000000e+00, 2.800000e+01, -3.750000e-01, 2.800000e+01]> : tensor<16xf6E3M2FN>
  %g4 = stablehlo.convert %f4 : (tensor<16xf4E2M1FN>) -> tensor<16xf64>
  check.expect_eq_const %g4, dense<[0.000000e+00, -0.000000e+00, 0.000000e+00, 5.000000e-01, 1.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 4.000000e+00, 4.000000e+00, 6.000000e+00, 6.000000e+00, -6.000000e+00, 6.000000e+00, -5.000000e-01, 6.000000e+00]> : tensor<16xf64>
  %g62 = stablehlo.convert %f62 : (tensor<16xf6E2M3FN>) -> tensor<16xi8>
  check.expect_eq_const %g62, dense<[0, 0, 0, 0, 0, 1, 1, 2, 3, 5, 5, 7, -7, 7, 0, 7]> : tensor<16xi8>
  %c4 = stablehlo.bitcast_convert %f4 : (tensor<16xf4E2M1FN>) -> tensor<16xui4>
  check.expect_eq_const %c4, dense<[0, 8, 0, 1, 2, 2, 4, 4, 6, 6, 7, 7, 15, 7, 9, 7]> : tensor<16xui4>
  %h4 = stablehlo.negate %f4 : tensor<16xf4E2M1FN>
  check.expect_eq_const %h4, dense<[-0.000000e+00, 0.000000e+00, -0.000000e+00, -5.000000e-01, -1.000000e+00, -1.000000e+00, -2.000000e+00, -2.000000e+00, -4.000000e+00, -4.000000e+00, -6.000000e+00, -6.000000e+00, 6.000000e+00, -6.000000e+00, 5.000000e-01, -6.000000e+00]> : tensor<16xf4E2M1FN>
  %t4 = stablehlo.transpose %f4, dims = [0] : (tensor<16xf4E2M1FN>) -> tensor<16xf4E2M1FN>
  check.expect_eq_const %t4, dense<[0.000000e+00, -0.000000e+00, 0.000000e+00, 5.000000e-01, 1.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 4.000000e+00, 4.000000e+00, 6.000000e+00, 6.000000e+00, -6.000000e+00, 6.000000e+00, -5.000000e-01, 6.000000e+00]> : tensor<16xf4E2M1FN>
  %e = stablehlo.constant dense<[0.5, -1.5, 3.0, 400.0, 0.01, -0.0]> : tensor<6xf8E4M3FN>
  %e2 = stablehlo.constant dense<[2.0, 0.3, 3.0, 2.0, 0.5, 1.0]> : tensor<6xf8E4M3FN>
  %e3 = stablehlo.add %e, %e2 : tensor<6xf8E4M3FN>
  check.expect_eq_const %e3, dense<[2.500000e+00, -1.250000e+00, 6.000000e+00, 3.840000e+02, 5.000000e-01, 1.000000e+00]> : tensor<6xf8E4M3FN>
  %e4 = stablehlo.multiply %e2, %e2 : tensor<6xf8E4M3FN>
  check.expect_eq_const %e4, dense<[4.000000e+00, 9.375000e-02, 9.000000e+00, 4.000000e+00, 2.500000e-01, 1.000000e+00]> : tensor<6xf8E4M3FN>
  %e5 = stablehlo.divide %e, %e2 : tensor<6xf8E4M3FN>
  check.expect_eq_const %e5, dense<[2.500000e-01, -5.000000e+00, 1.000000e+00, 1.920000e+02, 1.953130e-02, -0.000000e+00]> : tensor<6xf8E4M3FN>
  %e6 = stablehlo.compare LT, %e, %e2 : (tensor<6xf8E4M3FN>, tensor<6xf8E4M3FN>) -> tensor<6xi1>
  check.expect_eq_const %e6, dense<[true, true, false, false, true, true]> : tensor<6xi1>
  %e7 = stablehlo.sqrt %e2 : tensor<6xf8E4M3FN>
  check.expect_eq_const %e7, dense<[1.375000e+00, 5.625000e-01, 1.750000e+00, 1.375000e+00, 6.875000e-01, 1.000000e+00]> : tensor<6xf8E4M3FN>
  %e8 = stablehlo.exponential %e2 : tensor<6xf8E4M3FN>
  check.expect_eq_const %e8, dense<[7.500000e+00, 1.375000e+00, 2.000000e+01, 7.500000e+00, 1.625000e+00, 2.750000e+00]> : tensor<6xf8E4M3FN>
  %e9 = stablehlo.is_finite %e : (tensor<6xf8E4M3FN>) -> tensor<6xi1>
  check.expect_eq_const %e9, dense<true> : tensor<6xi1>
  %ea = stablehlo.maximum %e, %e2 : tensor<6xf8E4M3FN>
  check.expect_eq_const %ea, dense<[2.000000e+00, 3.125000e-01, 3.000000e+00, 3.840000e+02, 5.000000e-01, 1.000000e+00]> : tensor<6xf8E4M3FN>
  %eb = stablehlo.floor %e : tensor<6xf8E4M3FN>
  check.expect_eq_const %eb, dense<[0.000000e+00, -2.000000e+00, 3.000000e+00, 3.840000e+02, 0.000000e+00, -0.000000e+00]> : tensor<6xf8E4M3FN>
  %lo = stablehlo.constant dense<-1.0> : tensor<f8E4M3FN>
  %hi = stablehlo.constant dense<2.0> : tensor<f8E4M3FN>
  %ec = stablehlo.clamp %lo, %e, %hi : (tensor<f8E4M3FN>, tensor<6xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN>
  check.expect_eq_const %ec, dense<[5.000000e-01, -1.000000e+00, 2.000000e+00, 2.000000e+00, 9.765620e-03, -0.000000e+00]> : tensor<6xf8E4M3FN>
  %ed = stablehlo.tanh %e : tensor<6xf8E4M3FN>
  check.expect_eq_const %ed, dense<[4.687500e-01, -8.750000e-01, 1.000000e+00, 1.000000e+00, 9.765620e-03, -0.000000e+00]> : tensor<6xf8E4M3FN>
  %ee = stablehlo.sign %e : tensor<6xf8E4M3FN>
  check.expect_eq_const %ee, dense<[1.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, -0.000000e+00]> : tensor<6xf8E4M3FN>
  %w = stablehlo.constant dense<[1.0, -3.0, 60.0, 0.1]> : tensor<4xf8E5M2>
  %w1 = stablehlo.subtract %w, %w : tensor<4xf8E5M2>
  check.expect_eq_const %w1, dense<0.000000e+00> : tensor<4xf8E5M2>
  %w2 = stablehlo.cosine %w : tensor<4xf8E5M2>
  check.expect_eq_const %w2, dense<[5.000000e-01, -1.000000e+00, 3.750000e-01, 1.000000e+00]> : tensor<4xf8E5M2>
  %w3 = stablehlo.power %w, %w : tensor<4xf8E5M2>
  %x = stablehlo.constant dense<[1.0, -3.0, 7.0, 0.1]> : tensor<4xf8E3M4>
  %x1 = stablehlo.multiply %x, %x : tensor<4xf8E3M4>
  check.expect_eq_const %x1, dense<[1.000000e+00, 9.000000e+00, 0x70, 1.562500e-02]> : tensor<4xf8E3M4>
  %x2 = stablehlo.abs %x : tensor<4xf8E3M4>
  check.expect_eq_const %x2, dense<[1.000000e+00, 3.000000e+00, 7.000000e+00, 9.375000e-02]> : tensor<4xf8E3M4>
  %x3 = stablehlo.iota dim = 0 : tensor<4xf8E3M4>
  check.expect_eq_const %x3, dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf8E3M4>
  %y = stablehlo.constant dense<[1.0, -3.0, 7.0, 0.1]> : tensor<4xf8E4M3FNUZ>
  %y2 = stablehlo.constant dense<[0.75, 2.0, 4.0, 1.0]> : tensor<4xf8E4M3FNUZ>
  %y1 = stablehlo.remainder %y, %y2 : tensor<4xf8E4M3FNUZ>
  check.expect_eq_const %y1, dense<[2.500000e-01, -1.000000e+00, 3.000000e+00, 1.015630e-01]> : tensor<4xf8E4M3FNUZ>
  %y0 = stablehlo.constant dense<0.5> : tensor<f8E4M3FNUZ>
  %y3 = stablehlo.reduce(%y init: %y0) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  check.expect_eq_const %y3, dense<5.500000e+00> : tensor<f8E4M3FNUZ>
  return
}
