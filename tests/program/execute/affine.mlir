// affine.apply: dimensions and symbols, and each operation with negative numbers.
func.func @main() {
  %a = arith.constant 11 : index
  %b = arith.constant -29 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * -3 + (s0 floordiv 2) mod 5 - 7)>(%a)[%b]
  %1 = affine.apply affine_map<(d0, d1) -> (d1 ceildiv 4 - d0)>(%a, %b)
  %2 = affine.apply affine_map<()[s0, s1] -> (-(s0 * s1) + s1)>()[%a, %b]
  %3 = affine.apply affine_map<(d0) -> (42)>(%a)
  %x0 = arith.index_cast %0 : index to i64
  %x1 = arith.index_cast %1 : index to i64
  %x2 = arith.index_cast %2 : index to i64
  %x3 = arith.index_cast %3 : index to i64
  %all = tensor.from_elements %x0, %x1, %x2, %x3 : tensor<4xi64>
  check.expect_eq_const %all, dense<[-40, -18, 290, 42]> : tensor<4xi64>
  return
}
