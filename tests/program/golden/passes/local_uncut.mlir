// sdyrt-opt -sdy-convert-global-to-local
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}, %i: tensor<3x1xi64>, %y: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}) -> (tensor<10x4xf32>, tensor<4x4xf32>) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %x, %c, low = [1, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>, my.attr = 1} : (tensor<8x4xf32>, tensor<f32>) -> tensor<10x4xf32>
  %1 = stablehlo.slice %x [0:4, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>, my.attr = 1} : (tensor<8x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>, my.attr = 1} : tensor<4x4xf32>
  %3 = sdy.constant {my.attr = 1, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} dense<1.0> : tensor<4x4xf32>
  %4 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>, my.attr = 1} : (tensor<8x4xf32>, tensor<3x1xi64>) -> tensor<3x4xf32>
  %5 = stablehlo.pad %y, %c, low = [1, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a"}]>]>, my.attr = 1} : (tensor<8x4xf32>, tensor<f32>) -> tensor<10x4xf32>
  %6 = stablehlo.slice %y [0:4, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a"}]>]>, my.attr = 1} : (tensor<8x4xf32>) -> tensor<4x4xf32>
  %7 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a"}]>]>, my.attr = 1} : tensor<4x4xf32>
  %8 = sdy.constant {my.attr = 1, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a"}]>]>} dense<1.0> : tensor<4x4xf32>
  %9 = "stablehlo.gather"(%y, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a"}]>]>, my.attr = 1} : (tensor<8x4xf32>, tensor<3x1xi64>) -> tensor<3x4xf32>
  %10 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>, my.attr = 1} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %11 = stablehlo.dot_general %y, %x, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>, my.attr = 1} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %12 = "stablehlo.scatter"(%x, %i, %4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({ ^bb0(%p: tensor<f32>, %q: tensor<f32>): 
   %z = stablehlo.add %p, %q : tensor<f32>
   stablehlo.return %z : tensor<f32>}) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>, my.attr = 1} : (tensor<8x4xf32>, tensor<3x1xi64>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return %0, %1 : tensor<10x4xf32>, tensor<4x4xf32>
}
func.func @placed(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %i: tensor<3x1xi64>, %u: tensor<3x2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %12 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({ ^bb0(%p: tensor<f32>, %q: tensor<f32>): 
   %z = stablehlo.add %p, %q : tensor<f32>
   stablehlo.return %z : tensor<f32>}) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>, my.attr = 1} : (tensor<8x4xf32>, tensor<3x1xi64>, tensor<3x2x4xf32>) -> tensor<8x4xf32>
  return %12 : tensor<8x4xf32>
}
