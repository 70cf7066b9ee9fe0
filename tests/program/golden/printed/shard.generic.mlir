"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 2, 4>, sym_name = "m0"}> : () -> ()
  "shard.grid"() <{shape = array<i64: 2, 2, 4>, sym_name = "g"}> : () -> ()
  "shard.grid"() <{shape = array<i64: 4, -9223372036854775808>, sym_name = "g1", sym_visibility = "private"}> : () -> ()
  "shard.grid"() <{shape = array<i64: 3>, sym_name = "g2", sym_visibility = "private"}> : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, index, i64, tensor<?x8xf32>, memref<4x8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: index, %arg2: i64, %arg3: tensor<?x8xf32>, %arg4: memref<4x8xf32>):
    %0 = "shard.sharding"() <{grid = @g, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>}> : () -> !shard.sharding
    %1 = "shard.sharding"(%arg2) <{grid = @g, operandSegmentSizes = array<i32: 0, 1>, split_axes = #shard<axisarray[[0], [1, 2]]>, static_halo_sizes = array<i64: 1, -9223372036854775808, 2, 3>, static_sharded_dims_offsets = array<i64>}> : (i64) -> !shard.sharding
    %2 = "shard.sharding"(%arg2) <{grid = @g2, operandSegmentSizes = array<i32: 1, 0>, split_axes = #shard<axisarray[[], [0]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64: 0, -9223372036854775808, 5, 8>}> : (i64) -> !shard.sharding
    %3 = "shard.sharding"() <{grid = @g, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>}> : () -> !shard.sharding
    %4 = "shard.shard"(%arg0, %0) : (tensor<4x8xf32>, !shard.sharding) -> tensor<4x8xf32>
    %5 = "shard.shard"(%4, %1) <{annotate_for_users}> {x = 1 : i64} : (tensor<4x8xf32>, !shard.sharding) -> tensor<4x8xf32>
    %6 = "shard.get_sharding"(%5) : (tensor<4x8xf32>) -> !shard.sharding
    %7:2 = "shard.shard_shape"(%arg1, %1, %arg1) <{device = array<i64: 0, -9223372036854775808, 1>, dims = array<i64: 4, -9223372036854775808>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (index, !shard.sharding, index) -> (index, index)
    %8:3 = "shard.grid_shape"() <{axes = array<i16>, grid = @g}> : () -> (index, index, index)
    %9 = "shard.grid_shape"() <{axes = array<i16: 2>, grid = @g}> : () -> index
    %10:3 = "shard.process_multi_index"() <{axes = array<i16>, grid = @g}> : () -> (index, index, index)
    %11:2 = "shard.process_multi_index"() <{axes = array<i16: 2, 0>, grid = @g}> : () -> (index, index)
    %12 = "shard.process_linear_index"() <{grid = @g}> : () -> index
    %13:2 = "shard.neighbors_linear_indices"(%arg1, %arg1, %12) <{grid = @g, split_axes = array<i16: 1>}> : (index, index, index) -> (index, index)
    %14 = "shard.all_gather"(%arg0) <{gather_axis = 1 : index, grid = @g, grid_axes = array<i16: 2>}> : (tensor<4x8xf32>) -> tensor<4x32xf32>
    %15 = "shard.all_reduce"(%arg0) <{grid = @g, grid_axes = array<i16: 1, 0>, reduction = #shard<partial max>}> : (tensor<4x8xf32>) -> tensor<4x8xf64>
    %16 = "shard.all_reduce"(%arg4) <{grid = @g, grid_axes = array<i16: 1, 0>, reduction = #shard<partial sum>}> : (memref<4x8xf32>) -> memref<4x8xf32>
    %17 = "shard.all_slice"(%arg0) <{grid = @g, grid_axes = array<i16: 2>, slice_axis = 1 : index}> : (tensor<4x8xf32>) -> tensor<4x2xf32>
    %18 = "shard.all_to_all"(%arg0) <{concat_axis = 0 : index, grid = @g, grid_axes = array<i16: 2>, split_axis = 1 : index}> : (tensor<4x8xf32>) -> tensor<16x2xf32>
    %19 = "shard.broadcast"(%arg0, %arg1) <{grid = @g, grid_axes = array<i16: 2, 0>, root = array<i64: 1, -9223372036854775808>}> : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %20 = "shard.gather"(%arg0) <{gather_axis = 0 : index, grid = @g, grid_axes = array<i16: 2>, root = array<i64: 1>}> : (tensor<4x8xf32>) -> tensor<16x8xf32>
    %21 = "shard.recv"(%arg0, %arg1) <{grid = @g, grid_axes = array<i16: 2>, source = array<i64: -9223372036854775808>}> : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %22 = "shard.recv"(%arg0) <{grid = @g, grid_axes = array<i16: 2>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %23 = "shard.send"(%arg0) <{destination = array<i64: 3>, grid = @g, grid_axes = array<i16: 2>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %24 = "shard.reduce"(%arg0) <{grid = @g, grid_axes = array<i16: 2>, reduction = #shard<partial bitwise_xor>, root = array<i64: 3>}> : (tensor<4x8xf32>) -> tensor<4x8xi8>
    %25 = "shard.reduce_scatter"(%arg0) <{grid = @g, grid_axes = array<i16: 2>, reduction = #shard<partial generic>, scatter_dim = 1 : index}> : (tensor<4x8xf32>) -> tensor<4x2xf64>
    %26 = "shard.reduce_scatter"(%arg0) <{grid = @g, grid_axes = array<i16: 2>, reduction = #shard<partial sum>, scatter_axis = 1 : index}> : (tensor<4x8xf32>) -> tensor<4x2xf64>
    %27 = "shard.scatter"(%arg0) <{grid = @g, grid_axes = array<i16: 2>, root = array<i64: 0>, scatter_axis = 1 : index}> : (tensor<4x8xf32>) -> tensor<4x2xf32>
    %28 = "shard.shift"(%arg0) <{grid = @g, grid_axes = array<i16: 2>, offset = -2 : i64, rotate, shift_axis = 2 : index}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %29 = "shard.shift"(%arg0) <{grid = @g, grid_axes = array<i16: 2>, offset = 2 : i64, shift_axis = 2 : index}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %30 = "shard.update_halo"(%arg0, %arg2, %arg2) <{grid = @g, split_axes = #shard<axisarray[[0], [1]]>, static_halo_sizes = array<i64: 1, -9223372036854775808, 2, -9223372036854775808>}> : (tensor<4x8xf32>, i64, i64) -> tensor<4x8xf32>
    %31 = "shard.update_halo"(%arg4) <{grid = @g, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64>}> : (memref<4x8xf32>) -> memref<4x8xf32>
    %32 = "shard.all_reduce"(%arg0) <{grid = @g, grid_axes = array<i16: 1, 0>, reduction = #shard<partial max>}> : (tensor<4x8xf32>) -> tensor<4x8xf64>
    %33 = "shard.grid_shape"() <{axes = array<i16: 0>, grid = @g}> : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
