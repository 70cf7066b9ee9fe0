// Operations on many elements, which run together block by block. Sums tell
// whether each element is right: all numbers are whole and below 2^24.
func.func @main() {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.iota dim = 1 : tensor<70x130xf32>
  %rows = stablehlo.iota dim = 0 : tensor<70xf32>
  %columns = stablehlo.iota dim = 0 : tensor<130xf32>
  // a row, a column, a number for all; between them what is of another size
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %twos = stablehlo.broadcast_in_dim %two, dims = [] : (tensor<f32>) -> tensor<70x130xf32>
  %a = stablehlo.multiply %x, %twos : tensor<70x130xf32>
  %more = stablehlo.add %rows, %rows : tensor<70xf32>
  %as_column = stablehlo.reshape %more : (tensor<70xf32>) -> tensor<70x1xf32>
  %b = stablehlo.broadcast_in_dim %more, dims = [0] : (tensor<70xf32>) -> tensor<70x130xf32>
  %c = stablehlo.add %a, %b : tensor<70x130xf32>
  %d = stablehlo.broadcast_in_dim %columns, dims = [1] : (tensor<130xf32>) -> tensor<70x130xf32>
  %e = stablehlo.subtract %c, %d : tensor<70x130xf32>
  %f = stablehlo.broadcast_in_dim %as_column, dims = [0, 1] : (tensor<70x1xf32>) -> tensor<70x130xf32>
  %g = stablehlo.subtract %e, %f : tensor<70x130xf32>
  check.expect_eq %g, %x : tensor<70x130xf32>, tensor<70x130xf32>
  // numbers for all that are first needed in the middle
  %h = stablehlo.negate %x : tensor<70x130xf32>
  %i = stablehlo.add %h, %x : tensor<70x130xf32>
  %more_twos = stablehlo.broadcast_in_dim %two, dims = [] : (tensor<f32>) -> tensor<70x130xf32>
  %k = stablehlo.add %i, %more_twos : tensor<70x130xf32>
  check.expect_eq %k, %twos : tensor<70x130xf32>, tensor<70x130xf32>
  // of several widths; the last element of a block that is not whole
  %big = stablehlo.compare GT, %x, %b : (tensor<70x130xf32>, tensor<70x130xf32>) -> tensor<70x130xi1>
  %wide = stablehlo.convert %x : (tensor<70x130xf32>) -> tensor<70x130xf64>
  %narrow = stablehlo.convert %wide : (tensor<70x130xf64>) -> tensor<70x130xi16>
  %back = stablehlo.convert %narrow : (tensor<70x130xi16>) -> tensor<70x130xf32>
  %chosen = stablehlo.select %big, %back, %b : tensor<70x130xi1>, tensor<70x130xf32>
  %expected = stablehlo.maximum %x, %b : tensor<70x130xf32>
  check.expect_eq %chosen, %expected : tensor<70x130xf32>, tensor<70x130xf32>
  %sum = stablehlo.reduce(%chosen init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<70x130xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %sum, dense<813085.0> : tensor<f32> : tensor<f32>
  // one of three, and a part of the middle
  %cube = stablehlo.broadcast_in_dim %rows, dims = [1] : (tensor<70xf32>) -> tensor<7x70x11xf32>
  %cubes = stablehlo.add %cube, %cube : tensor<7x70x11xf32>
  %cube_sum = stablehlo.reduce(%cubes init: %zero) applies stablehlo.add across dimensions = [0, 2] : (tensor<7x70x11xf32>, tensor<f32>) -> tensor<70xf32>
  %factor = stablehlo.constant dense<77.0> : tensor<70xf32>
  %cube_expected = stablehlo.multiply %more, %factor : tensor<70xf32>
  check.expect_eq %cube_sum, %cube_expected : tensor<70xf32>, tensor<70xf32>
  // a predicate and bounds for all
  %yes = stablehlo.compare GT, %two, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %same = stablehlo.select %yes, %x, %b : tensor<i1>, tensor<70x130xf32>
  %cut = stablehlo.clamp %two, %same, %two : (tensor<f32>, tensor<70x130xf32>, tensor<f32>) -> tensor<70x130xf32>
  check.expect_eq %cut, %twos : tensor<70x130xf32>, tensor<70x130xf32>
  return
}
