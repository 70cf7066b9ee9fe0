module {
  func.func @f(%arg0: i1, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = stablehlo.negate %arg1 : tensor<i32>
    %1 = stablehlo.abs %arg1 : tensor<i32>
    cf.br ^bb3(%0, %1 : tensor<i32>, tensor<i32>)
  ^bb2:  // pred: ^bb0
    %2 = stablehlo.abs %arg1 : tensor<i32>
    cf.br ^bb3(%2, %2 : tensor<i32>, tensor<i32>)
  ^bb3(%3: tensor<i32>, %4: tensor<i32>):  // 2 preds: ^bb1, ^bb2
    %5 = stablehlo.abs %arg1 : tensor<i32>
    %6 = stablehlo.negate %arg1 : tensor<i32>
    %7 = stablehlo.add %3, %4 : tensor<i32>
    return %5, %6, %7 : tensor<i32>, tensor<i32>, tensor<i32>
  ^bb4:  // no predecessors
    %8 = stablehlo.negate %arg1 : tensor<i32>
    %9 = stablehlo.negate %arg1 : tensor<i32>
    %10 = stablehlo.abs %arg1 : tensor<i32>
    return %8, %8, %9 : tensor<i32>, tensor<i32>, tensor<i32>
  }
}
