// Integers: what wraps, and what has a result although C has none.
func.func @main() {
  %a = stablehlo.constant dense<[-128, 127, -128, 100, -1]> : tensor<5xi8>
  %b = stablehlo.constant dense<[-1, 1, -128, 100, 0]> : tensor<5xi8>
  %add = stablehlo.add %a, %b : tensor<5xi8>
  check.expect_eq_const %add, dense<[127, -128, 0, -56, -1]> : tensor<5xi8> : tensor<5xi8>
  %sub = stablehlo.subtract %a, %b : tensor<5xi8>
  check.expect_eq_const %sub, dense<[-127, 126, 0, 0, -1]> : tensor<5xi8> : tensor<5xi8>
  %mul = stablehlo.multiply %a, %b : tensor<5xi8>
  check.expect_eq_const %mul, dense<[-128, 127, 0, 16, 0]> : tensor<5xi8> : tensor<5xi8>
  %neg = stablehlo.negate %a : tensor<5xi8>
  check.expect_eq_const %neg, dense<[-128, -127, -128, -100, 1]> : tensor<5xi8> : tensor<5xi8>
  %abs = stablehlo.abs %a : tensor<5xi8>
  check.expect_eq_const %abs, dense<[-128, 127, -128, 100, 1]> : tensor<5xi8> : tensor<5xi8>
  // by 0: all ones; the least number by -1: itself
  %div = stablehlo.divide %a, %b : tensor<5xi8>
  check.expect_eq_const %div, dense<[-128, 127, 1, 1, -1]> : tensor<5xi8> : tensor<5xi8>
  %rem = stablehlo.remainder %a, %b : tensor<5xi8>
  check.expect_eq_const %rem, dense<[0, 0, 0, 0, -1]> : tensor<5xi8> : tensor<5xi8>
  %m = stablehlo.constant dense<[-9223372036854775808, 7, -7, -7]> : tensor<4xi64>
  %n = stablehlo.constant dense<[-1, 0, 0, 2]> : tensor<4xi64>
  %div64 = stablehlo.divide %m, %n : tensor<4xi64>
  check.expect_eq_const %div64, dense<[-9223372036854775808, -1, -1, -3]> : tensor<4xi64> : tensor<4xi64>
  %rem64 = stablehlo.remainder %m, %n : tensor<4xi64>
  check.expect_eq_const %rem64, dense<[0, 7, -7, -1]> : tensor<4xi64> : tensor<4xi64>
  %u = stablehlo.constant dense<[5, 0]> : tensor<2xui32>
  %z = stablehlo.constant dense<0> : tensor<2xui32>
  %divu = stablehlo.divide %u, %z : tensor<2xui32>
  check.expect_eq_const %divu, dense<4294967295> : tensor<2xui32> : tensor<2xui32>
  %remu = stablehlo.remainder %u, %z : tensor<2xui32>
  check.expect_eq_const %remu, dense<[5, 0]> : tensor<2xui32> : tensor<2xui32>
  // amounts of the width and above, and -1, which is huge
  %s = stablehlo.constant dense<[-128, -128, -128, 64, 3]> : tensor<5xi8>
  %k = stablehlo.constant dense<[8, -1, 7, 9, 1]> : tensor<5xi8>
  %shl = stablehlo.shift_left %s, %k : tensor<5xi8>
  check.expect_eq_const %shl, dense<[0, 0, 0, 0, 6]> : tensor<5xi8> : tensor<5xi8>
  %shrl = stablehlo.shift_right_logical %s, %k : tensor<5xi8>
  check.expect_eq_const %shrl, dense<[0, 0, 1, 0, 1]> : tensor<5xi8> : tensor<5xi8>
  %shra = stablehlo.shift_right_arithmetic %s, %k : tensor<5xi8>
  check.expect_eq_const %shra, dense<[-1, -1, -1, 0, 1]> : tensor<5xi8> : tensor<5xi8>
  // powers: of negative exponents only those of 1 and -1 are not 0
  %p = stablehlo.constant dense<[1, -1, -1, 2, 0, 3, -2]> : tensor<7xi32>
  %q = stablehlo.constant dense<[-3, -3, -2, -1, -1, 21, 31]> : tensor<7xi32>
  %pow = stablehlo.power %p, %q : tensor<7xi32>
  check.expect_eq_const %pow, dense<[1, -1, 1, 0, 0, 1870418611, -2147483648]> : tensor<7xi32> : tensor<7xi32>
  // of the width of the type
  %w = stablehlo.constant dense<[0, 1, 255]> : tensor<3xui8>
  %clz = stablehlo.count_leading_zeros %w : tensor<3xui8>
  check.expect_eq_const %clz, dense<[8, 7, 0]> : tensor<3xui8> : tensor<3xui8>
  %pop = stablehlo.popcnt %s : tensor<5xi8>
  check.expect_eq_const %pop, dense<[1, 1, 1, 1, 2]> : tensor<5xi8> : tensor<5xi8>
  %sign = stablehlo.sign %a : tensor<5xi8>
  check.expect_eq_const %sign, dense<[-1, 1, -1, 1, -1]> : tensor<5xi8> : tensor<5xi8>
  // booleans: add and max are `or`, multiply and min `and`
  %t = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %v = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %or = stablehlo.add %t, %v : tensor<4xi1>
  check.expect_eq_const %or, dense<[false, true, true, true]> : tensor<4xi1> : tensor<4xi1>
  %and = stablehlo.multiply %t, %v : tensor<4xi1>
  check.expect_eq_const %and, dense<[false, false, false, true]> : tensor<4xi1> : tensor<4xi1>
  %not = stablehlo.not %t : tensor<4xi1>
  check.expect_eq_const %not, dense<[true, true, false, false]> : tensor<4xi1> : tensor<4xi1>
  %hi = stablehlo.constant dense<[-1, 9223372036854775807]> : tensor<2xi64>
  %high = chlo.mulhi %hi, %hi : tensor<2xi64>, tensor<2xi64> -> tensor<2xi64>
  check.expect_eq_const %high, dense<[0, 4611686018427387903]> : tensor<2xi64> : tensor<2xi64>
  return
}
