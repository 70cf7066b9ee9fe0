// Steps of StableHLO's interpreter, which programs with checks take: the numbers
// are such that another order, or rounding once, gives others.
func.func private @sum(%x: tensor<bf16>) -> tensor<bf16> {
  %0 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %s = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %s : tensor<bf16>
  }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>} : (tensor<bf16>) -> tensor<bf16>
  return %0 : tensor<bf16>
}
func.func private @part(%x: tensor<3xf32>) -> tensor<1xf32> {
  %0 = "stablehlo.reduce_scatter"(%x) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) {scatter_dimension = 0 : i64, replica_groups = dense<[[2, 1, 0]]> : tensor<1x3xi64>} : (tensor<3xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
func.func @main() {
  // operands become elements of the result before: 256 * 1
  %x = stablehlo.constant dense<256.9> : tensor<1xf64>
  %y = stablehlo.constant dense<1.003> : tensor<1xf64>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<1xf64>, tensor<1xf64>) -> tensor<bf16>
  check.expect_eq_const %0, dense<256.0> : tensor<bf16> : tensor<bf16>
  %cx = stablehlo.reshape %x : (tensor<1xf64>) -> tensor<1x1xf64>
  %cy = stablehlo.reshape %y : (tensor<1xf64>) -> tensor<1x1xf64>
  %1 = stablehlo.convolution(%cx, %cy) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xbf16>
  check.expect_eq_const %1, dense<256.0> : tensor<1x1xbf16> : tensor<1x1xbf16>
  // integers become such of the result, and add up there
  %bytes = stablehlo.constant dense<[[127, -128, 127]]> : tensor<1x3xi8>
  %column = stablehlo.constant dense<[[127], [-128], [127]]> : tensor<3x1xi8>
  %wide = stablehlo.convolution(%bytes, %column) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3xi8>, tensor<3x1xi8>) -> tensor<1x1xi32>
  check.expect_eq_const %wide, dense<48642> : tensor<1x1xi32> : tensor<1x1xi32>
  %small = stablehlo.dot_general %bytes, %column, contracting_dims = [1] x [0] : (tensor<1x3xi8>, tensor<3x1xi8>) -> tensor<1x1xui16>
  check.expect_eq_const %small, dense<48642> : tensor<1x1xui16> : tensor<1x1xui16>
  // functions are those of f64, rounded once; of logistic each step is rounded
  %angles = stablehlo.constant dense<[0x3E92F1AA, 0x3EEC0831, 0x40D0624E]> : tensor<3xf32>
  %sines = stablehlo.sine %angles : tensor<3xf32>
  check.expect_eq_const %sines, dense<[0x3E90EF5D, 0x3EE3C296, 0x3E684461]> : tensor<3xf32> : tensor<3xf32>
  %f8 = stablehlo.constant dense<[-2.0, 3.0, 1.5]> : tensor<3xf8E4M3FN>
  %logistic = stablehlo.logistic %f8 : tensor<3xf8E4M3FN>
  check.expect_eq_const %logistic, dense<[0.125, 1.0, 0.8125]> : tensor<3xf8E4M3FN> : tensor<3xf8E4M3FN>
  // an element is folded into the initial value, and then with what is there:
  // 1000 - 10 - 1000, and 1000 - 100 of that
  %in = stablehlo.constant dense<[5, 7, 6]> : tensor<3xi32>
  %source = stablehlo.constant dense<[10, 100]> : tensor<2xi32>
  %init = stablehlo.constant dense<1000> : tensor<i32>
  %2 = "stablehlo.select_and_scatter"(%in, %source, %init) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %s : tensor<i1>
  }, {
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.subtract %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
  }) : (tensor<3xi32>, tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %2, dense<[1000, 910, 1000]> : tensor<3xi32> : tensor<3xi32>
  // 256 + 1 is 256 in bf16, twice
  %large = stablehlo.constant dense<256.0> : tensor<bf16>
  %one = stablehlo.constant dense<1.0> : tensor<bf16>
  %3:3 = "interpreter.run_parallel"(%large, %one, %one) {programs = [[@sum], [@sum], [@sum]]} : (tensor<bf16>, tensor<bf16>, tensor<bf16>) -> (tensor<bf16>, tensor<bf16>, tensor<bf16>)
  check.expect_eq %3#1, %large : tensor<bf16>, tensor<bf16>
  // by the numbers of processes, not the order of the group: (2^24 + 1) + 1
  %huge = stablehlo.constant dense<16777216.0> : tensor<3xf32>
  %ones = stablehlo.constant dense<1.0> : tensor<3xf32>
  %4:3 = "interpreter.run_parallel"(%huge, %ones, %ones) {programs = [[@part], [@part], [@part]]} : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
  check.expect_eq_const %4#0, dense<16777216.0> : tensor<1xf32> : tensor<1xf32>
  return
}
