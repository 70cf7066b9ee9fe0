sdy.mesh @mesh = <["a"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"}]>] out_shardings=[<@mesh, [{"a"}]>] manual_axes={"a"} (%x: tensor<4xf32>) {
    sdy.return %x : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %1:2 = stablehlo.while(%iterArg = %i, %z = %0) : tensor<i32>, tensor<8xf32>
   cond { %c = stablehlo.constant dense<true> : tensor<i1>
     stablehlo.return %c : tensor<i1> }
   do { stablehlo.return %iterArg, %z : tensor<i32>, tensor<8xf32> }
  %2 = sdy.named_computation<"foo">(%a) (%y: tensor<8xf32>) { sdy.return %y : tensor<8xf32> } : (tensor<8xf32>) -> tensor<8xf32>
  %cst = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.reduce(%a init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %4 = "stablehlo.custom_call"(%a)
    <{call_target_name = "x"}> : (tensor<8xf32>)
    -> tensor<8xf32>
  func.call @g() : () -> ()
  return %0 : tensor<8xf32>
}
func.func private @g() loc("g")
