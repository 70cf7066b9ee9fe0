// sdyrt-opt -split-input-file -sdy-constant-or-scalar-splitter
// Computations of one name are constant together.
func.func @hx(%a: tensor<8xf32>) -> tensor<8xf32> {
 %c = stablehlo.constant dense<1.0> : tensor<8xf32>
%v34 = sdy.named_computation<"f">(%c) (%v33: tensor<8xf32>) {
        %0 = stablehlo.abs %v33 : tensor<8xf32>
        sdy.return %0 : tensor<8xf32>
      } : (tensor<8xf32>) -> tensor<8xf32>
%v35 = sdy.named_computation<"f">(%a) (%v33: tensor<8xf32>) {
        %0 = stablehlo.reverse %v33, dims = [0] : tensor<8xf32>
        sdy.return %0 : tensor<8xf32>
      } : (tensor<8xf32>) -> tensor<8xf32>
 %z = stablehlo.add %a, %v34 : tensor<8xf32>
 %y = stablehlo.multiply %z, %v34 : tensor<8xf32>
 %u = stablehlo.multiply %y, %v35 : tensor<8xf32>
 return %u : tensor<8xf32>
}
// -----
func.func private @g(%a: tensor<8xf32>) -> tensor<8xf32> {
%v35 = sdy.named_computation<"f">(%a) (%v33: tensor<8xf32>) {
        %0 = stablehlo.reverse %v33, dims = [0] : tensor<8xf32>
        sdy.return %0 : tensor<8xf32>
      } : (tensor<8xf32>) -> tensor<8xf32>
 return %v35: tensor<8xf32>}
func.func @hx(%a: tensor<8xf32>) -> tensor<8xf32> {
 %c = stablehlo.constant dense<1.0> : tensor<8xf32>
%v34 = sdy.named_computation<"f">(%c) (%v33: tensor<8xf32>) {
        %0 = stablehlo.abs %v33 : tensor<8xf32>
        sdy.return %0 : tensor<8xf32>
      } : (tensor<8xf32>) -> tensor<8xf32>
 %v35 = call @g(%a) : (tensor<8xf32>) -> tensor<8xf32>
 %z = stablehlo.add %a, %v34 : tensor<8xf32>
 %y = stablehlo.multiply %z, %v34 : tensor<8xf32>
 %u = stablehlo.multiply %y, %v35 : tensor<8xf32>
 return %u : tensor<8xf32>
}
