// sdyrt-opt -canonicalize
// Equal constants are one, before all others; dead ops go, with what they used.
func.func @constants(%a: tensor<4xf32>, %p: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.constant dense<0.0> : tensor<4xf32>
  %1 = stablehlo.constant {x} dense<1.0> : tensor<4xf32>
  %2 = stablehlo.add %0, %a : tensor<4xf32>
  %3 = stablehlo.constant dense<1.0> : tensor<4xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<4xf32>
  %5 = stablehlo.constant dense<2.0> : tensor<4xf32>
  %6 = "stablehlo.if"(%p) ({
    %9 = stablehlo.constant dense<0.0> : tensor<4xf32>
    stablehlo.return %9 : tensor<4xf32>
  }, {
    %9 = stablehlo.constant dense<3.0> : tensor<4xf32>
    stablehlo.return %9 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %7 = stablehlo.negate %5 : tensor<4xf32>
  %8 = stablehlo.abs %7 : tensor<4xf32>
  return %4, %6 : tensor<4xf32>, tensor<4xf32>
}
// A computation whose ops have no effects goes, one with others stays.
func.func @dead(%a: tensor<4xf32>, %p: tensor<i1>) {
  %0 = stablehlo.while(%b = %a) : tensor<4xf32> cond {
    stablehlo.return %p : tensor<i1>
  } do {
    %2 = stablehlo.negate %b : tensor<4xf32>
    stablehlo.return %2 : tensor<4xf32>
  }
  %1 = stablehlo.while(%b = %a) : tensor<4xf32> cond {
    stablehlo.return %p : tensor<i1>
  } do {
    %2 = stablehlo.custom_call @f(%b) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %2 : tensor<4xf32>
  }
  return
}
// The branch of a case that a constant chooses, where there is one.
func.func @case(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c1 = stablehlo.constant dense<-1> : tensor<i32>
  %c2 = stablehlo.constant dense<0> : tensor<i32>
  %x = stablehlo.negate %a : tensor<4xf32>
  %0:2 = "stablehlo.case"(%c2) ({
      %k = stablehlo.constant dense<1.0> : tensor<4xf32>
      %y = stablehlo.add %k, %x : tensor<4xf32>
      %z = stablehlo.add %y, %x : tensor<4xf32>
      stablehlo.return %z, %y : tensor<4xf32>, tensor<4xf32>},{
      stablehlo.return %x,%x : tensor<4xf32>,tensor<4xf32>
      }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>)
  %1 = "stablehlo.case"(%c1) ({stablehlo.return %a : tensor<4xf32>},{stablehlo.return %b : tensor<4xf32>}) : (tensor<i32>) -> tensor<4xf32>
  return %0#0, %0#1, %1: tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
