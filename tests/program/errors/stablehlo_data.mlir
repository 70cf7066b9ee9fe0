func.func @f() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f() {
  "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> ()
  return
}
// -----
func.func @f() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> (tensor<2x3xbf16>)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> (tensor<8x3xi32>)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> (tensor<?x3xi32, #stablehlo.bounds<4, ?>>)
  return
}
// -----
func.func @f(%a0: tensor<2xi64>) {
  %r = "stablehlo.dynamic_iota"(%a0) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> (tensor<2x?xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2xi64>) {
  %r = "stablehlo.dynamic_iota"(%a0) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> (tensor<2x?xi32>)
  return
}
// -----
func.func @f(%a0: tuple<tensor<2xf32>>) {
  %r = "stablehlo.dynamic_iota"(%a0) <{iota_dimension = -1 : i64}> : (tuple<tensor<2xf32>>) -> (tensor<2x?xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2xi64>) {
  %r = "stablehlo.dynamic_iota"(%a0) <{iota_dimension = 2 : i64}> : (tensor<2xi64>) -> (tensor<2x?xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2xi64>) {
  %r = "stablehlo.dynamic_iota"(%a0) : (tensor<2xi64>) -> (tensor<2x?xi32>)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> (tensor<2xi32>)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi32>}> : () -> (tensor<2xi32>)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.constant"() <{value = dense<[-1, 2]> : tensor<2xi32>}> : () -> (tensor<?xi32, #stablehlo.bounds<4>>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>, indices_are_sorted = false}> : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> (tensor<2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x4x2xf32, #stablehlo.bounds<8, ?, ?>>, %a1: tensor<2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>, indices_are_sorted = false}> : (tensor<?x4x2xf32, #stablehlo.bounds<8, ?, ?>>, tensor<2x3x2xi64>) -> (tensor<2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x2xi64>) {
  "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>, indices_are_sorted = false}> : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xf64>, %a1: tensor<2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 100>, slice_sizes = array<i64: 1, 2, 2>, indices_are_sorted = false}> : (tensor<3x4x2xf64>, tensor<2x3x2xi64>) -> (tensor<2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xi1>, %a1: tensor<2x3x2xi1>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 100>, indices_are_sorted = false}> : (tensor<3x4x2xi1>, tensor<2x3x2xi1>) -> (tensor<2x3x2x2xi1>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xindex>, %a1: tensor<2x3x2xindex>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2>, indices_are_sorted = false}> : (tensor<3x4x2xindex>, tensor<2x3x2xindex>) -> (tensor<2x3x2x2xindex>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>, indices_are_sorted = false}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<12x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>, indices_are_sorted = false}> : (tensor<12x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [-1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>, indices_are_sorted = false}> : (tensor<2x3x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [-1], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>, indices_are_sorted = false}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x0xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>, indices_are_sorted = false}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x0xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x4xf32>, %a1: tensor<5xi32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<5xi32>) -> (tensor<5x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x4xf32>, %a1: tensor<5xi32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [3], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<5xi32>) -> (tensor<5x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x2xi64>, %a2: tensor<3xi64>) {
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false}> : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi64>) -> (tensor<2x3x?x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x2xi64>, %a2: tensor<1xi64>) {
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 3], index_vector_dim = 2>, indices_are_sorted = false}> : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<1xi64>) -> (tensor<2x3x?x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x2xi64>, %a2: tensor<3xi64>) {
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false}> : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi64>) -> (tensor<?x3x?x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x3x2xi64>, %a2: tensor<3xi64>) {
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false}> : (tensor<3x4x2xf32>, tensor<2x3x3x2xi64>, tensor<3xi64>) -> (tensor<2x3x?x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x2xf32>, %a1: tensor<2x3x2xi64>, %a2: tensor<3xi64>) {
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false}> : (tensor<4x2xf32>, tensor<2x3x2xi64>, tensor<3xi64>) -> (tensor<2x3x?x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x2xi64>, %a2: tensor<2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> (tensor<3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x2xf32>, %a1: tensor<2x3x2xf80>, %a2: tensor<2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<3x2xf32>, tensor<2x3x2xf80>, tensor<2x3x2x2xf32>) -> (tensor<3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xf80>, %a1: tensor<2x3x2xf80>, %a2: tensor<2x3x2x2xf80>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({^bb0(%x0: tensor<f80>, %x1: tensor<f80>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f80>, tensor<f80>) -> tensor<f80> "stablehlo.return"(%z0) : (tensor<f80>) -> ()}) : (tensor<3x4x2xf80>, tensor<2x3x2xf80>, tensor<2x3x2x2xf80>) -> (tensor<3x4x2xf80>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<1x12x2xi64>, %a2: tensor<2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<3x4x2xf32>, tensor<1x12x2xi64>, tensor<2x3x2x2xf32>) -> (tensor<3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x2xi64>, %a2: tensor<2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> (tensor<3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x12xi64>, %a2: tensor<2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({^bb0(%extra: tensor<f32>, %x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<3x4x2xf32>, tensor<2x3x12xi64>, tensor<2x3x2x2xf32>) -> (tensor<3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [5, 4, 1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x4xf32>, %a1: tensor<8x4xf32>, %a2: tensor<5xi32>, %a3: tensor<5x4xf32>, %a4: tensor<5x4xf32>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<f32>, %x3: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x2) : (tensor<f32>, tensor<f32>) -> tensor<f32> %z1 = "stablehlo.add"(%x1, %x3) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0, %z1) : (tensor<f32>, tensor<f32>) -> ()}) : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<5xi32>, tensor<5x4xf32>, tensor<5x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x4xf32>, %a1: tensor<8x4xf32>, %a2: tensor<5xi32>, %a3: tensor<5x4xf32>, %a4: tensor<5x4xf32>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [100], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<f32>, %x3: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x2) : (tensor<f32>, tensor<f32>) -> tensor<f32> %z1 = "stablehlo.add"(%x1, %x3) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0, %z1) : (tensor<f32>, tensor<f32>) -> ()}) : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<5xi32>, tensor<5x4xf32>, tensor<5x4xf32>) -> (tensor<8x4xi8>, tensor<8x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x4xf32>, %a1: tensor<8x4xf32>, %a2: tensor<5xi32>, %a3: tensor<4x5xf32>, %a4: tensor<5x4xf32>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<f32>, %x3: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x2) : (tensor<f32>, tensor<f32>) -> tensor<f32> %z1 = "stablehlo.add"(%x1, %x3) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0, %z1) : (tensor<f32>, tensor<f32>) -> ()}) : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<5xi32>, tensor<4x5xf32>, tensor<5x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xui32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<f32>, %x3: tensor<f32>): %z = "stablehlo.compare"(%x0, %x1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<f32>, %x3: tensor<f32>): %z = "stablehlo.compare"(%x0, %x1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>, %a2: tensor<2xi64>) {
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f16>, %a1: tensor<f16>, %a2: tensor<2xf16>) {
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f16>, tensor<f16>, tensor<2xf16>) -> (tensor<2x3xf16>)
  return
}
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>, %a2: tensor<2xi64>) {
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> (tensor<12x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?xf32>, %a1: tensor<f32>, %a2: tensor<2xi1>) {
  "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<?xf32>, tensor<f32>, tensor<2xi1>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>, %a2: tensor<2xi64>) {
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> (tensor<2x3xcomplex<f64>>)
  return
}
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>, %a2: tensor<2xi64>) {
  %r = "stablehlo.rng"(%a0, %a1, %a2) : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<1xf32>, %a2: tensor<2xi64>) {
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<1xf32>, tensor<2xi64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>, %a2: tensor<2xi64>) {
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x5xui32>)
  return
}
// -----
func.func @f(%a0: tensor<5xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<5xui64>) -> (tensor<1xui64>, tensor<4x5xui32>)
  return
}
// -----
func.func @f(%a0: tensor<2xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x5xindex>)
  return
}
// -----
func.func @f(%a0: tensor<2xi32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xi32>) -> (tensor<2xi32>, tensor<4x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf80>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xf80>) -> (tensor<2xf80>, tensor<4x5xf80>)
  return
}
// -----
func.func @f(%a0: tensor<3xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4x5xui32>)
  return
}
// -----
func.func @f(%a0: tensor<5x1x5xi32>, %a1: tensor<2xi32>) {
  %r = "stablehlo.torch_index_select"(%a0, %a1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<5x1x5xi32>, tensor<2xi32>) -> (tensor<2x1x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<0x1x5xi32>, %a1: tensor<2xi32>) {
  %r = "stablehlo.torch_index_select"(%a0, %a1) <{dim = 0 : i64, batch_dims = 1 : i64}> : (tensor<0x1x5xi32>, tensor<2xi32>) -> (tensor<2x1x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<5x1x5xi32>, %a1: tensor<2xi32>) {
  %r:2 = "stablehlo.torch_index_select"(%a0, %a1) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<5x1x5xi32>, tensor<2xi32>) -> (tensor<2x1x5xi32>, tensor<2x1x5xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 9>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x12x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 9>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x12x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x0x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x0x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xi8>, %a1: tensor<2x2x3x2xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, -1], index_vector_dim = 9>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xi8>, tensor<2x2x3x2xi8>) -> (tensor<2x2x3x2x2xi8>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = -1>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [4, 3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [4, 3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<?x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [4, 3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xsi8>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2x1xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2x1xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 9], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 9], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x5x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 9], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x5x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [-1, 3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1, 1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [2, 1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [2, 1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [9], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [-1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [0], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xui64>, %a1: tensor<2x2x3x2xui64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [0], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xui64>, tensor<2x2x3x2xui64>) -> (tensor<2x2x3x2x2xui64>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [1, 1], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [1, 0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [9], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1, 1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<3x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1, 1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<3x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1, 0], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1, 0], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 0, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [9], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [9], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 0>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [3], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x16x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [3], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x16x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x7x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x7x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 4], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 3, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [9, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [0, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 2, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3x4x2xf32, #stablehlo.bounds<8, ?, ?, ?>>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 2, 2, 2>}> : (tensor<?x3x4x2xf32, #stablehlo.bounds<8, ?, ?, ?>>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 2, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 2, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<0x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 9, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 9, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, -1, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xi8>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0, 0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [2, 1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [], operand_batching_dims = [1, 0], start_indices_batching_dims = [0, 1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x3x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [], operand_batching_dims = [1, 0], start_indices_batching_dims = [0, 1], start_index_map = [2, 1], index_vector_dim = 3>, slice_sizes = array<i64: 0, 1, 2, 2>}> : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>) -> (tensor<2x2x16x2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 9>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 1>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x8x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 9>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x8x2x2xf32>) -> (tensor<?x3x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = -1>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>}> ({^bb0(%x0: tensor<3xf32>, %x1: tensor<3xf32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32> "stablehlo.return"(%z0) : (tensor<3xf32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<3x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf64>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf64>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xbf16>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x5x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 3], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x5x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [4, 3], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<5x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [4, 3], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<5x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 3], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x2x3xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 3], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0, %z0) : (tensor<f32>, tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x2x3xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 9], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xui64>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x8xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 9], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xui64>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x8xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [-1, 3], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [-1, 3], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<2xf32>, %x1: tensor<2xf32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> "stablehlo.return"(%z0) : (tensor<2xf32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x2xsi8>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1, 1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [2, 1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [9], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<6x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [9], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [-1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xi32>, %a1: tensor<2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [-1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xi32>, tensor<2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [0], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [1, 1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [1, 0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [9], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf8E4M3FN>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [9], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf8E4M3FN>) -> (tensor<2x3x4x2xui64>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xi1>, %a1: tensor<2x2x3x2xi1>, %a2: tensor<2x2x1x2x2xi1>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xi1>, tensor<2x2x3x2xi1>, tensor<2x2x1x2x2xi1>) -> (tensor<2x3x4x2xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: index, %x1: index): %z0 = "stablehlo.add"(%x0, %x1) : (index, index) -> index "stablehlo.return"(%z0) : (index) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1, 1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x?x2xi64, #stablehlo.bounds<?, ?, 2, ?>>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1, 1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x?x2xi64, #stablehlo.bounds<?, ?, 2, ?>>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf64>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"() : () -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x4x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x4x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [9], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x5x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [9], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x5x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x7x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x7x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 2], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 2], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [9, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [9, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0, 0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xcomplex<f32>>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xcomplex<f32>>, tensor<2x2x3x2xi64>, tensor<2x2x3x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x9x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x9x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x7x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x7x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %q: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xi8>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xi8>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4x2xf32>, %a1: tensor<2x2x3x2xi64>, %a2: tensor<2x2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 3>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4x2xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2x2xf32>) -> (tensor<2x3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<i32>, %a2: tensor<2xi64>) {
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<f16>, %a2: tensor<2xi64>) {
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f16>, tensor<2xi64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>) {
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = "stablehlo.rng"(%a0, %a1, %s) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> (tensor<2x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>, %a2: tensor<2xi64>) {
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> (tensor<2x3x4xf32>)
  return
}
