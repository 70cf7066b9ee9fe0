// sdyrt-opt -cse
// A block sees those that dominate it; one that is not reached stays.
func.func @f(%p: i1, %a: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %0 = stablehlo.negate %a : tensor<i32>
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %1 = stablehlo.negate %a : tensor<i32>
  %2 = stablehlo.abs %a : tensor<i32>
  cf.br ^bb3(%1, %2 : tensor<i32>, tensor<i32>)
^bb2:
  %3 = stablehlo.abs %a : tensor<i32>
  cf.br ^bb3(%3, %3 : tensor<i32>, tensor<i32>)
^bb3(%x: tensor<i32>, %y: tensor<i32>):
  %4 = stablehlo.abs %a : tensor<i32>
  %5 = stablehlo.negate %a : tensor<i32>
  %6 = stablehlo.add %x, %y : tensor<i32>
  return %4, %5, %6 : tensor<i32>, tensor<i32>, tensor<i32>
^bb4:
  %7 = stablehlo.negate %a : tensor<i32>
  %8 = stablehlo.negate %a : tensor<i32>
  %9 = stablehlo.abs %a : tensor<i32>
  return %7, %7, %8 : tensor<i32>, tensor<i32>, tensor<i32>
}
