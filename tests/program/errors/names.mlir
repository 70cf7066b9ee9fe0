sdy.mesh @mesh = <["a"=2]>
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>] manual_axes={} (%arg1: tensor<8xf32>) {
    %1 = stablehlo.add %arg0, %arg1 : tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.named_computation<"foo">(%arg0) (%arg1: tensor<8xf32>) {
    %1 = stablehlo.add %arg0, %arg1 : tensor<8xf32>
    %2 = stablehlo.add %nope, %arg1 : tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %x = stablehlo.abs %arg0 : tensor<8xf32>
  %0 = "sdy.named_computation"(%arg0) <{name = "foo"}> ({
  ^bb0(%arg1: tensor<8xf32>):
    %1 = stablehlo.add %x, %arg1 : tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "sdy.named_computation"(%arg0) <{name = "foo"}> ({
  ^bb0(%arg0: tensor<8xf32>):
    sdy.return %arg0 : tensor<8xf32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "sdy.named_computation"(%arg0) <{name = "foo"}> ({
  ^bb0(%arg1: tensor<8xf32>):
    %5 = stablehlo.abs %arg1 : tensor<8xf32>
    sdy.return %arg1 : tensor<8xf32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  %5 = stablehlo.abs %0 : tensor<8xf32>
  return %5 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "sdy.named_computation"(%arg0) <{name = "foo"}> ({
  ^bb0(%arg1: tensor<8xf32>):
    %6 = stablehlo.abs %5 : tensor<8xf32>
    sdy.return %arg1 : tensor<8xf32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  %5 = stablehlo.abs %0 : tensor<8xf32>
  return %5 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %x = stablehlo.abs %arg0 : tensor<8xf32>
  func.func @g() {
    %6 = stablehlo.abs %x : tensor<8xf32>
    return
  }
  return %x : tensor<8xf32>
}
// -----
%x = stablehlo.constant dense<1.0> : tensor<8xf32>
func.func @g() {
    %6 = stablehlo.abs %x : tensor<8xf32>
    return
}
// -----
%x = stablehlo.constant dense<1.0> : tensor<8xf32>
module {
    %6 = stablehlo.abs %x : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.named_computation<"foo">(%arg0) (%arg0: tensor<8xf32>) {
    sdy.return %arg0 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %1 = stablehlo.abs %arg0 : tensor<8xf32>
  %0 = sdy.named_computation<"foo">(%arg0) (%arg2: tensor<8xf32>) {
    %1 = stablehlo.abs %arg2 : tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %b : tensor<8xf32>
  return %c : tensor<8xf32>
}
func.func @g(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %a = stablehlo.add %d, %arg0 : tensor<8xf32>
  return %arg0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %arg0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @g(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %a = stablehlo.add %arg0, %arg0 : tensor<8xf32>
  return %arg0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %arg0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @g(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>, %arg0: tensor<8xf32>) -> tensor<8xf32> {
  return %arg0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %arg0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @g(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %a tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %arg0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @g(%x: tensor<8xf64>) -> tensor<8xf32> {
  %a = stablehlo.abs %x : tensor<8xf64>
  return %a tensor<8xf32>
}
