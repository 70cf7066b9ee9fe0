// sdyrt-opt -canonicalize
sdy.mesh @m = <["a"=1,"b"=2,"c"=1]>
func.func @top(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%x: tensor<8xf32>) {
    %1 = stablehlo.negate %x : tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @in(%a: tensor<8xf32>) -> tensor<8xf32> {
  %3 = sdy.manual_computation(%a) in_shardings=[<@m, [{"b"}]>] out_shardings=[<@m, [{"b"}]>] manual_axes={"b"} (%y: tensor<4xf32>) {
  %0 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%x: tensor<4xf32>) {
    %1 = stablehlo.negate %x : tensor<4xf32>
    sdy.return %1 : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  sdy.return %0 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %3 : tensor<8xf32>
}
func.func @empty(%a: tensor<8xf32>) -> tensor<8xf32> {
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    sdy.return
  } : () -> ()
  sdy.manual_computation(%a) in_shardings=[<@m, [{"b"}]>] out_shardings=[] manual_axes={"b"} (%y: tensor<4xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return %a : tensor<8xf32>
}
func.func @region(%a: tensor<8xf32>, %i: tensor<i32>) -> tensor<8xf32> {
  %9 = "stablehlo.case"(%i) ({
    %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a", "c"} (%x: tensor<8xf32>) {
      %1 = stablehlo.negate %x : tensor<8xf32>
      sdy.return %1 : tensor<8xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    stablehlo.return %0 : tensor<8xf32>
  }) : (tensor<i32>) -> tensor<8xf32>
  return %9 : tensor<8xf32>
}
func.func @nested(%a: tensor<8xf32>, %i: tensor<i32>) -> tensor<8xf32> {
  %3 = sdy.manual_computation(%a) in_shardings=[<@m, [{"b"}]>] out_shardings=[<@m, [{"b"}]>] manual_axes={"b"} (%y: tensor<4xf32>) {
   sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    sdy.return
   } : () -> ()
   %c = stablehlo.constant dense<0> : tensor<i32>
   %9 = "stablehlo.case"(%c) ({
    %0 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a", "c"} (%x: tensor<4xf32>) {
      %1 = stablehlo.negate %x : tensor<4xf32>
      sdy.return %1 : tensor<4xf32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %0 : tensor<4xf32>
   }) : (tensor<i32>) -> tensor<4xf32>
    sdy.return %9 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %3 : tensor<8xf32>
}
