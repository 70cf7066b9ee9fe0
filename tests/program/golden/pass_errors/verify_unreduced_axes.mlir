// sdyrt-opt -sdy-verify-unreduced-axes
// Parts of sums that nothing adds up; and what makes them up.
sdy.mesh @m = <["x"=2, "y"=2, "z"=4]>
sdy.mesh @n = <["x"=2, "y"=2, "z"=4], device_ids=[0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15]>
func.func @dropped(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"x", "y"}>}) -> tensor<8x8xf32> {
  // expected-error@+1 {{'stablehlo.negate' op drops unreduced axes {"y"} of its operand}}
  %0 = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"x"}>]>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @dropped_by_no_sharding(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"x"}>}) -> tensor<8x8xf32> {
  %0 = sdy.propagation_barrier %a allowed_direction=NONE : tensor<8x8xf32>
  // expected-error@+1 {{'stablehlo.add' op drops unreduced axes {"x"} of its operand}}
  %1 = stablehlo.add %0, %0 : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
func.func @made_up_maximum(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{'stablehlo.negate' op introduces unreduced axes {"x"} with reduction max, expected sum}}
  %0 = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced=max{"x"}>]>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @dot(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"z"}>}, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{'stablehlo.dot' op drops unreduced axes {"z"} of its operand}}
  %0 = stablehlo.dot %a, %b {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"x"}>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @reduced_by_another(%a: tensor<8x8xf32>, %c: tensor<f32>) -> tensor<8xf32> {
  // expected-error@+1 {{'stablehlo.reduce' op introduces unreduced axes {"x"} with reduction sum, expected max}}
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.maximum across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}], unreduced={"x"}>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @reduced_by_no_reduction(%a: tensor<8x8xf32>, %c: tensor<f32>) -> tensor<8xf32> {
  // expected-error@+1 {{'stablehlo.reduce' op introduces unreduced axes {"x"} in its result}}
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.multiply across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}], unreduced={"x"}>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @kept_by_another(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced=min{"x"}>}) -> tensor<8x8xf32> {
  // expected-error@+1 {{'stablehlo.negate' op keeps unreduced axes but changes their reduction: min {"x"} in the operand, max {"x"} in the result}}
  %0 = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced=max{"x"}>]>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @hlo_collective(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"x"}>}) -> tensor<8x8xf32> {
  // expected-error@+1 {{'stablehlo.all_reduce' op removes by 'max' unreduced axes {"x"}, whose terms combine by 'sum'}}
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @no_operand_sharding(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{'sdy.all_reduce' op operand must be sharded.}}
  %0 = sdy.all_reduce {"x"} %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @returned(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"x", "z"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"y", "z"}>}) {
  // expected-error@+1 {{'func.return' op has unreduced axes mismatch for 'x, y' at return value 0 without a blessed operation (e.g., sdy.reshard). This is an invalid transition from unreduced to reduced.}}
  return %a : tensor<8x8xf32>
}
func.func @returned_inside(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}], unreduced={"y"}>] manual_axes={"x"} (%b: tensor<4x8xf32>) {
    // expected-error@+1 {{'sdy.return' op has unreduced axes mismatch for 'y' at return value 0 without a blessed operation}}
    sdy.return %b : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func private @callee(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"x"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"x"}>}) {
  return %a : tensor<8x8xf32>
}
func.func @argument(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{'func.call' op has unreduced axes mismatch for 'x' at call argument 0.}}
  %0 = call @callee(%a) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"x"}>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @call_result(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"x"}>}) -> tensor<8x8xf32> {
  // expected-error@+1 {{'func.call' op has unreduced axes mismatch for 'x, z' at call result 0.}}
  %0 = call @callee(%a) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"z"}>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @good(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"x"}>}, %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced=max{"y"}>}, %c: tensor<f32>) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) {
  %0 = sdy.reshard %a <@m, [{}, {}]> : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %a <@m, [{}, {}], unreduced={"x"}> : tensor<8x8xf32>
  %2 = stablehlo.add %0, %1 : tensor<8x8xf32>
  %3 = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"x", "z"}>]>} : tensor<8x8xf32>
  %4 = sdy.all_reduce {"x", "z"} %3 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  %5 = stablehlo.negate %b {sdy.sharding = #sdy.sharding_per_value<[<@n, [{}, {}]>]>} : tensor<8x8xf32>
  %6 = stablehlo.reduce(%4 init: %c) applies stablehlo.maximum across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}], unreduced=max{"z"}>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %7 = call @callee(%1) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"x"}>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2, %0 : tensor<8x8xf32>, tensor<8x8xf32>
}
