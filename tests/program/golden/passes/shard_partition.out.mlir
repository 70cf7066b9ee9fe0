module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %all_slice = shard.all_slice %arg0 on @g grid_axes = [0] slice_axis = 0 : tensor<8x16xf32> -> tensor<4x16xf32>
    %0 = tosa.abs %all_slice : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %all_gather = shard.all_gather %0 on @g grid_axes = [0] gather_axis = 0 : tensor<4x16xf32> -> tensor<8x16xf32>
    return %all_gather : tensor<8x16xf32>
  }
  func.func @get(%arg0: tensor<4x16xf32>) -> !shard.sharding {
    %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
    return %sharding : !shard.sharding
  }
  func.func @mm(%arg0: tensor<2x4x4xf32>, %arg1: tensor<2x4x4xf32>, %arg2: tensor<1xf32>) -> tensor<2x4x4xf32> {
    %0 = tosa.matmul %arg0, %arg1, %arg2, %arg2 : (tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x4xf32>
    %all_reduce = shard.all_reduce %0 on @g grid_axes = [1] : tensor<2x4x4xf32> -> tensor<2x4x4xf32>
    return %all_reduce : tensor<2x4x4xf32>
  }
  func.func @constants(%arg0: tensor<f32>) -> (tensor<4x4xf32>, tensor<f32>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
    %0 = arith.addf %cst, %cst : tensor<4x4xf32>
    %1 = tosa.abs %arg0 : (tensor<f32>) -> tensor<f32>
    return %0, %1 : tensor<4x4xf32>, tensor<f32>
  }
  func.func @untouched(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %0 = tosa.abs %arg0 : (tensor<8x16xf32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
  func.func private @declared(tensor<8x16xf32>) -> tensor<8x16xf32>
  func.func @halos(%arg0: tensor<16x5xf32>) -> tensor<16x4xf32> {
    %0 = tensor.empty() : tensor<16x4xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 1] [16, 2] [1, 1] : tensor<16x5xf32> to tensor<16x2xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %0[0, 2] [16, 2] [1, 1] : tensor<16x2xf32> into tensor<16x4xf32>
    %update_halo = shard.update_halo %inserted_slice on @g split_axes = [[], [1]] halo_sizes = [2, 0] : tensor<16x4xf32>
    return %update_halo : tensor<16x4xf32>
  }
  func.func @got(%arg0: tensor<8x16xf32>) -> (tensor<8x16xf32>, index) {
    %all_slice = shard.all_slice %arg0 on @g grid_axes = [0] slice_axis = 0 : tensor<8x16xf32> -> tensor<4x16xf32>
    %0 = tosa.abs %all_slice : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %shard_shape:2 = shard.shard_shape dims = [8, 16] sharding = %sharding device = [1, 0] : index, index
    %all_gather = shard.all_gather %0 on @g grid_axes = [0] gather_axis = 0 : tensor<4x16xf32> -> tensor<8x16xf32>
    return %all_gather, %shard_shape#0 : tensor<8x16xf32>, index
  }
  func.func @kept(%arg0: tensor<4xf32>) -> (tensor<4xf32>, index) {
    %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %shard_shape = shard.shard_shape dims = [8] sharding = %sharding device = [1, 0] : index
    return %arg0, %shard_shape : tensor<4xf32>, index
  }
  func.func @kept_for_blocks(%arg0: tensor<4xf32>) -> (tensor<4xf32>, index, index) {
    %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_0 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    cf.br ^bb1(%arg0 : tensor<4xf32>)
  ^bb1(%0: tensor<4xf32>):  // pred: ^bb0
    %shard_shape = shard.shard_shape dims = [8] sharding = %sharding device = [1, 0] : index
    %shard_shape_1 = shard.shard_shape dims = [8] sharding = %sharding_0 device = [0, 0] : index
    return %0, %shard_shape, %shard_shape_1 : tensor<4xf32>, index, index
  }
}
