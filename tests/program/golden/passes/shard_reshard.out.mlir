module {
  shard.grid @g(shape = 2x3x4)
  func.func @halo(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<8x16xf32> to tensor<4x16xf32>
    %1 = tensor.empty() : tensor<7x16xf32>
    %inserted_slice = tensor.insert_slice %0 into %1[2, 0] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<7x16xf32>
    %update_halo = shard.update_halo %inserted_slice on @g split_axes = [[0]] halo_sizes = [2, 1] : tensor<7x16xf32>
    %2 = builtin.unrealized_conversion_cast %update_halo : tensor<7x16xf32> to tensor<8x16xf32>
    return %2 : tensor<8x16xf32>
  }
  func.func @unsplit(%arg0: tensor<8x12xf32>) -> tensor<8x12xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<8x12xf32> to tensor<4x4xf32>
    %all_gather = shard.all_gather %0 on @g grid_axes = [0] gather_axis = 0 : tensor<4x4xf32> -> tensor<8x4xf32>
    %all_gather_0 = shard.all_gather %all_gather on @g grid_axes = [1] gather_axis = 1 : tensor<8x4xf32> -> tensor<8x12xf32>
    return %all_gather_0 : tensor<8x12xf32>
  }
  func.func @unsplit3(%arg0: tensor<24x12xf32>) -> tensor<24x12xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<24x12xf32> to tensor<1x12xf32>
    %all_gather = shard.all_gather %0 on @g grid_axes = [1, 2] gather_axis = 0 : tensor<1x12xf32> -> tensor<12x12xf32>
    %1 = builtin.unrealized_conversion_cast %all_gather : tensor<12x12xf32> to tensor<24x12xf32>
    return %1 : tensor<24x12xf32>
  }
  func.func @split(%arg0: tensor<8x12xf32>) -> tensor<8x12xf32> {
    %all_slice = shard.all_slice %arg0 on @g grid_axes = [0] slice_axis = 0 : tensor<8x12xf32> -> tensor<4x12xf32>
    %all_slice_0 = shard.all_slice %all_slice on @g grid_axes = [1] slice_axis = 1 : tensor<4x12xf32> -> tensor<4x4xf32>
    %0 = builtin.unrealized_conversion_cast %all_slice_0 : tensor<4x4xf32> to tensor<8x12xf32>
    return %0 : tensor<8x12xf32>
  }
  func.func @move(%arg0: tensor<8x12xf32>) -> tensor<8x12xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<8x12xf32> to tensor<4x12xf32>
    %all_to_all = shard.all_to_all %0 on @g grid_axes = [0] split_axis = 1 concat_axis = 0 : tensor<4x12xf32> -> tensor<8x6xf32>
    %1 = builtin.unrealized_conversion_cast %all_to_all : tensor<8x6xf32> to tensor<8x12xf32>
    return %1 : tensor<8x12xf32>
  }
  func.func @other(%arg0: tensor<8x12xf32>) -> tensor<8x12xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<8x12xf32> to tensor<4x12xf32>
    %all_gather = shard.all_gather %0 on @g grid_axes = [0] gather_axis = 0 : tensor<4x12xf32> -> tensor<8x12xf32>
    %all_slice = shard.all_slice %all_gather on @g grid_axes = [1] slice_axis = 1 : tensor<8x12xf32> -> tensor<8x4xf32>
    %1 = builtin.unrealized_conversion_cast %all_slice : tensor<8x4xf32> to tensor<8x12xf32>
    return %1 : tensor<8x12xf32>
  }
  func.func @move_back(%arg0: tensor<4x8x4xf32>) -> tensor<4x8x4xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<4x8x4xf32> to tensor<4x8x2xf32>
    %all_slice = shard.all_slice %0 on @g grid_axes = [2] slice_axis = 0 : tensor<4x8x2xf32> -> tensor<1x8x2xf32>
    %all_to_all = shard.all_to_all %all_slice on @g grid_axes = [0] split_axis = 1 concat_axis = 2 : tensor<1x8x2xf32> -> tensor<1x4x4xf32>
    %1 = builtin.unrealized_conversion_cast %all_to_all : tensor<1x4x4xf32> to tensor<4x8x4xf32>
    return %1 : tensor<4x8x4xf32>
  }
  func.func @swap(%arg0: tensor<24x24xf32>) -> tensor<24x24xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<24x24xf32> to tensor<12x8xf32>
    %all_to_all = shard.all_to_all %0 on @g grid_axes = [0] split_axis = 1 concat_axis = 0 : tensor<12x8xf32> -> tensor<24x4xf32>
    %all_to_all_0 = shard.all_to_all %all_to_all on @g grid_axes = [1, 0] split_axis = 0 concat_axis = 1 : tensor<24x4xf32> -> tensor<4x24xf32>
    %all_to_all_1 = shard.all_to_all %all_to_all_0 on @g grid_axes = [0] split_axis = 1 concat_axis = 0 : tensor<4x24xf32> -> tensor<8x12xf32>
    %1 = builtin.unrealized_conversion_cast %all_to_all_1 : tensor<8x12xf32> to tensor<24x24xf32>
    return %1 : tensor<24x24xf32>
  }
  func.func @drop_major(%arg0: tensor<24x24xf32>) -> tensor<24x24xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<24x24xf32> to tensor<4x24xf32>
    %all_to_all = shard.all_to_all %0 on @g grid_axes = [0, 1] split_axis = 1 concat_axis = 0 : tensor<4x24xf32> -> tensor<24x4xf32>
    %all_to_all_0 = shard.all_to_all %all_to_all on @g grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<24x4xf32> -> tensor<8x12xf32>
    %all_gather = shard.all_gather %all_to_all_0 on @g grid_axes = [0] gather_axis = 1 : tensor<8x12xf32> -> tensor<8x24xf32>
    %1 = builtin.unrealized_conversion_cast %all_gather : tensor<8x24xf32> to tensor<24x24xf32>
    return %1 : tensor<24x24xf32>
  }
  func.func @split2(%arg0: tensor<24x24xf32>) -> tensor<24x24xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<24x24xf32> to tensor<12x24xf32>
    %all_slice = shard.all_slice %0 on @g grid_axes = [1, 2] slice_axis = 0 : tensor<12x24xf32> -> tensor<1x24xf32>
    %1 = builtin.unrealized_conversion_cast %all_slice : tensor<1x24xf32> to tensor<24x24xf32>
    return %1 : tensor<24x24xf32>
  }
  func.func @minor(%arg0: tensor<24x24xf32>) -> tensor<24x24xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<24x24xf32> to tensor<4x6xf32>
    %all_to_all = shard.all_to_all %0 on @g grid_axes = [2] split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<1x24xf32>
    %all_to_all_0 = shard.all_to_all %all_to_all on @g grid_axes = [1, 2] split_axis = 1 concat_axis = 0 : tensor<1x24xf32> -> tensor<12x2xf32>
    %1 = builtin.unrealized_conversion_cast %all_to_all_0 : tensor<12x2xf32> to tensor<24x24xf32>
    return %1 : tensor<24x24xf32>
  }
  func.func @halos(%arg0: tensor<24x24xf32>) -> tensor<24x24xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<24x24xf32> to tensor<15x24xf32>
    %extracted_slice = tensor.extract_slice %0[1, 0] [12, 24] [1, 1] : tensor<15x24xf32> to tensor<12x24xf32>
    %update_halo = shard.update_halo %extracted_slice on @g split_axes = [[0]] : tensor<12x24xf32>
    %all_to_all = shard.all_to_all %update_halo on @g grid_axes = [0] split_axis = 1 concat_axis = 0 : tensor<12x24xf32> -> tensor<24x12xf32>
    %1 = tensor.empty() : tensor<24x13xf32>
    %inserted_slice = tensor.insert_slice %all_to_all into %1[0, 0] [24, 12] [1, 1] : tensor<24x12xf32> into tensor<24x13xf32>
    %update_halo_0 = shard.update_halo %inserted_slice on @g split_axes = [[], [0]] halo_sizes = [0, 1] : tensor<24x13xf32>
    %2 = builtin.unrealized_conversion_cast %update_halo_0 : tensor<24x13xf32> to tensor<24x24xf32>
    return %2 : tensor<24x24xf32>
  }
  func.func @order(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<24xf32> to tensor<4xf32>
    %all_gather = shard.all_gather %0 on @g grid_axes = [0, 1] gather_axis = 0 : tensor<4xf32> -> tensor<24xf32>
    %all_slice = shard.all_slice %all_gather on @g grid_axes = [1, 0] slice_axis = 0 : tensor<24xf32> -> tensor<4xf32>
    %1 = builtin.unrealized_conversion_cast %all_slice : tensor<4xf32> to tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func @unknown(%arg0: tensor<?x24xf32>) -> tensor<?x24xf32> {
    %all_to_all = shard.all_to_all %arg0 on @g grid_axes = [0, 1] split_axis = 1 concat_axis = 0 : tensor<?x24xf32> -> tensor<?x4xf32>
    %all_slice = shard.all_slice %all_to_all on @g grid_axes = [2] slice_axis = 0 : tensor<?x4xf32> -> tensor<?x4xf32>
    %all_gather = shard.all_gather %all_slice on @g grid_axes = [1] gather_axis = 1 : tensor<?x4xf32> -> tensor<?x12xf32>
    %all_to_all_0 = shard.all_to_all %all_gather on @g grid_axes = [2] split_axis = 1 concat_axis = 0 : tensor<?x12xf32> -> tensor<?x3xf32>
    %all_to_all_1 = shard.all_to_all %all_to_all_0 on @g grid_axes = [0, 2] split_axis = 0 concat_axis = 1 : tensor<?x3xf32> -> tensor<?x24xf32>
    return %all_to_all_1 : tensor<?x24xf32>
  }
  func.func @unknown_moved(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %all_gather = shard.all_gather %arg0 on @g grid_axes = [2] gather_axis = 1 : tensor<?x?xf32> -> tensor<?x?xf32>
    %all_to_all = shard.all_to_all %all_gather on @g grid_axes = [0, 1] split_axis = 1 concat_axis = 0 : tensor<?x?xf32> -> tensor<?x?xf32>
    %all_slice = shard.all_slice %all_to_all on @g grid_axes = [2] slice_axis = 0 : tensor<?x?xf32> -> tensor<?x?xf32>
    return %all_slice : tensor<?x?xf32>
  }
}
