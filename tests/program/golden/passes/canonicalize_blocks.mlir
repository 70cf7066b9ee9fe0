// sdyrt-opt -canonicalize
// Blocks that are not reached go, also where they use values of each other;
// constants stand on the right.
func.func @not_reached(%a: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %0 = stablehlo.negate %a : tensor<i32>
  return %0, %0 : tensor<i32>, tensor<i32>
^bb1:
  %c = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.add %a, %c : tensor<i32>
  return %1, %1 : tensor<i32>, tensor<i32>
}
func.func @circle(%a: i32, %p: i1) -> i32 {
  return %a : i32
^bb1(%x: i32):
  %0 = arith.addi %x, %a : i32
  cf.br ^bb2
^bb2:
  %1 = arith.addi %0, %a : i32
  cf.cond_br %p, ^bb1(%1 : i32), ^bb3
^bb3:
  return %1 : i32
}
func.func @right(%a: i32, %x: f32) -> (i32, i32, i32, i32, f32, f32) {
  %c = arith.constant 6 : i32
  %f = arith.constant 2.0 : f32
  %0 = arith.muli %c, %a : i32
  %1 = arith.addi %c, %a overflow<nsw> : i32
  %2 = arith.subi %c, %a : i32
  %3 = arith.maxui %c, %a : i32
  %4 = arith.mulf %f, %x : f32
  %5 = arith.subf %f, %x : f32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, f32, f32
}
func.func @compared(%a: i32) -> (i1, i1, i1, i1, i1, i1) {
  %c = arith.constant 7 : i32
  %0 = arith.cmpi ult, %c, %a : i32
  %1 = arith.cmpi ule, %c, %a : i32
  %2 = arith.cmpi eq, %c, %a : i32
  %3 = arith.cmpi sge, %c, %a : i32
  %4 = arith.cmpi ugt, %c, %a : i32
  %5 = arith.cmpi slt, %c, %a : i32
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}
