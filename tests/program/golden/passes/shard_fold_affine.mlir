// sdyrt-opt -canonicalize
#linear = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
func.func @constant_in_map(%a: index, %b: index) -> index {
  %c2 = arith.constant 2 : index
  %0 = affine.apply #linear()[%a, %c2, %b]
  return %0 : index
}
func.func @all_constant() -> (index, index) {
  %c2 = arith.constant 2 : index
  %c-3 = arith.constant -3 : index
  %0 = affine.apply #linear()[%c-3, %c2, %c2]
  %1 = affine.apply affine_map<(d0)[s0] -> ((d0 - s0) floordiv 2 + d0 mod 4)>(%c-3)[%c2]
  return %0, %1 : index, index
}
func.func @same_and_unused(%a: index, %b: index) -> (index, index) {
  %0 = affine.apply affine_map<(d0, d1, d2)[s0, s1] -> (d0 * 3 + d2 + s1)>(%a, %b, %a)[%a, %b]
  %1 = affine.apply affine_map<(d0)[s0] -> (s0)>(%a)[%b]
  return %0, %1 : index, index
}
func.func @divided_by_zero(%a: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%a, %c0]
  return %0 : index
}
func.func @delinearize(%a: index) -> (index, index, index, index, index, index, index, index) {
  %c7 = arith.constant 7 : index
  %c-7 = arith.constant -7 : index
  %c2 = arith.constant 2 : index
  %0:2 = affine.delinearize_index %c7 into (2, 4) : index, index
  %1:2 = affine.delinearize_index %c-7 into (4) : index, index
  %2:3 = affine.delinearize_index %a into (1, %c2, 4) : index, index, index
  %3 = affine.delinearize_index %a into (4) : index
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %2#2, %3 : index, index, index, index, index, index, index, index
}
func.func @units(%a: index, %n: index) -> (index, index, index, index) {
  %0:2 = affine.delinearize_index %a into (1, 1) : index, index
  %1:3 = affine.delinearize_index %a into (1, %n) : index, index, index
  return %0#0, %0#1, %1#0, %1#1 : index, index, index, index
}
