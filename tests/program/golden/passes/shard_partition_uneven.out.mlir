module {
  shard.grid @g(shape = 3)
  shard.grid @h(shape = 2x2)
  func.func @moved(%arg0: tensor<?x5xi32> {sdyrt.shard = {global = tensor<7x5xi32>, grid = @g, split_axes = [array<i16: 0>]}}) -> tensor<7x?xi32> {
    %cst = arith.constant dense<2> : tensor<7x5xi32>
    %cast = tensor.cast %cst : tensor<7x5xi32> to tensor<?x5xi32>
    %all_slice = shard.all_slice %cast on @g grid_axes = [0] slice_axis = 0 : tensor<?x5xi32> -> tensor<?x5xi32>
    %0 = tosa.add %arg0, %all_slice : (tensor<?x5xi32>, tensor<?x5xi32>) -> tensor<?x5xi32>
    %all_to_all = shard.all_to_all %0 on @g grid_axes = [0] split_axis = 1 concat_axis = 0 : tensor<?x5xi32> -> tensor<?x?xi32>
    %cast_0 = tensor.cast %all_to_all : tensor<?x?xi32> to tensor<7x?xi32>
    return %cast_0 : tensor<7x?xi32>
  }
  func.func @nested(%arg0: tensor<?xi32> {sdyrt.shard = {global = tensor<6xi32>, grid = @h, split_axes = [array<i16: 0, 1>]}}) -> tensor<3xi32> {
    %all_gather = shard.all_gather %arg0 on @h grid_axes = [0, 1] gather_axis = 0 : tensor<?xi32> -> tensor<?xi32>
    %cast = tensor.cast %all_gather : tensor<?xi32> to tensor<6xi32>
    %all_slice = shard.all_slice %cast on @h grid_axes = [0] slice_axis = 0 : tensor<6xi32> -> tensor<3xi32>
    return %all_slice : tensor<3xi32>
  }
  func.func @halos(%arg0: tensor<?x4xi32> {sdyrt.shard = {global = tensor<7x4xi32>, grid = @g, halo_sizes = array<i64: 1, 0>, split_axes = [array<i16: 0>]}}) -> tensor<?x4xi32> {
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xi32>
    %0 = arith.addi %dim, %c-1 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x4xi32>
    %1 = arith.addi %dim_0, %c1 : index
    %2 = tensor.empty(%1) : tensor<?x4xi32>
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [%0, 4] [1, 1] : tensor<?x4xi32> to tensor<?x4xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %2[1, 0] [%0, 4] [1, 1] : tensor<?x4xi32> into tensor<?x4xi32>
    %update_halo = shard.update_halo %inserted_slice on @g split_axes = [[0]] halo_sizes = [1, 1] : tensor<?x4xi32>
    return %update_halo : tensor<?x4xi32>
  }
  func.func @even_offsets(%arg0: tensor<3x2xi32>) -> tensor<6x2xi32> {
    %all_gather = shard.all_gather %arg0 on @h grid_axes = [0] gather_axis = 0 : tensor<3x2xi32> -> tensor<6x2xi32>
    return %all_gather : tensor<6x2xi32>
  }
  func.func @offsets(%arg0: tensor<?xi32> {sdyrt.shard = {global = tensor<7xi32>, grid = @g, sharded_dims_offsets = array<i64: 0, 3, 3, 7>, split_axes = [array<i16: 0>]}}) -> tensor<?xi32> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<[0, 1, 5, 7]> : tensor<4xi64>
    %all_gather = shard.all_gather %arg0 on @g grid_axes = [0] gather_axis = 0 : tensor<?xi32> -> tensor<?xi32>
    %cast = tensor.cast %all_gather : tensor<?xi32> to tensor<7xi32>
    %proc_linear_idx = shard.process_multi_index on @g axes = [0] : index
    %0 = arith.addi %proc_linear_idx, %c1 : index
    %extracted = tensor.extract %cst[%proc_linear_idx] : tensor<4xi64>
    %1 = arith.index_cast %extracted : i64 to index
    %extracted_0 = tensor.extract %cst[%0] : tensor<4xi64>
    %2 = arith.index_cast %extracted_0 : i64 to index
    %3 = arith.subi %2, %1 : index
    %extracted_slice = tensor.extract_slice %cast[%1] [%3] [1] : tensor<7xi32> to tensor<?xi32>
    return %extracted_slice : tensor<?xi32>
  }
  func.func @empty() -> tensor<?xi32> {
    %0 = tensor.empty() : tensor<7xi32>
    %cast = tensor.cast %0 : tensor<7xi32> to tensor<?xi32>
    %all_slice = shard.all_slice %cast on @g grid_axes = [0] slice_axis = 0 : tensor<?xi32> -> tensor<?xi32>
    return %all_slice : tensor<?xi32>
  }
  func.func @constant() -> tensor<2xi32> {
    %cst = arith.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
    %all_slice = shard.all_slice %cst on @g grid_axes = [0] slice_axis = 0 : tensor<6xi32> -> tensor<2xi32>
    return %all_slice : tensor<2xi32>
  }
  shard.grid @three(shape = 3)
  func.func @other_halos(%arg0: tensor<?x8xi32> {sdyrt.shard = {global = tensor<8x8xi32>, grid = @three, halo_sizes = array<i64: 1, 1>, split_axes = [array<i16: 0>]}}) -> tensor<8x?xi32> {
    %c-2 = arith.constant -2 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x8xi32>
    %0 = arith.addi %dim, %c-2 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x8xi32>
    %1 = arith.addi %dim_0, %c-2 : index
    %2 = tensor.empty(%1) : tensor<?x8xi32>
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [%0, 8] [1, 1] : tensor<?x8xi32> to tensor<?x8xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %2[0, 0] [%0, 8] [1, 1] : tensor<?x8xi32> into tensor<?x8xi32>
    %update_halo = shard.update_halo %inserted_slice on @three split_axes = [[0]] : tensor<?x8xi32>
    %all_to_all = shard.all_to_all %update_halo on @three grid_axes = [0] split_axis = 1 concat_axis = 0 : tensor<?x8xi32> -> tensor<?x?xi32>
    %cast = tensor.cast %all_to_all : tensor<?x?xi32> to tensor<8x?xi32>
    return %cast : tensor<8x?xi32>
  }
  func.func @cut_with_halos() -> tensor<?xi32> {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
    %cast = tensor.cast %cst : tensor<8xi32> to tensor<?xi32>
    %all_slice = shard.all_slice %cast on @three grid_axes = [0] slice_axis = 0 : tensor<?xi32> -> tensor<?xi32>
    %dim = tensor.dim %all_slice, %c0 : tensor<?xi32>
    %dim_0 = tensor.dim %all_slice, %c0 : tensor<?xi32>
    %0 = arith.addi %dim_0, %c2 : index
    %1 = tensor.empty(%0) : tensor<?xi32>
    %extracted_slice = tensor.extract_slice %all_slice[0] [%dim] [1] : tensor<?xi32> to tensor<?xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %1[1] [%dim] [1] : tensor<?xi32> into tensor<?xi32>
    %update_halo = shard.update_halo %inserted_slice on @three split_axes = [[0]] halo_sizes = [1, 1] : tensor<?xi32>
    return %update_halo : tensor<?xi32>
  }
}
