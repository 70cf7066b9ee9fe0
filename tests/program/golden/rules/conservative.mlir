// sdyrt-opt -sdy-populate-op-sharding-rules=conservative-propagation=true
sdy.mesh @mesh = <["a"=2, "b"=2]>
func.func @f1000(%a0: tensor<12xf32>, %a1: tensor<12x7xf32>) -> (tensor<7xf32>) {
  %r:1 = "stablehlo.dot"(%a0, %a1) : (tensor<12xf32>, tensor<12x7xf32>) -> (tensor<7xf32>)
  return %r#0 : tensor<7xf32>
}

func.func @f1001(%a0: tensor<f32>, %a1: tensor<4x30xf32>) -> (tensor<4x30xf32>) {
  %r:1 = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f32>, tensor<4x30xf32>) -> (tensor<4x30xf32>)
  return %r#0 : tensor<4x30xf32>
}

func.func @f1002(%a0: tensor<2x2x1x2x1xf32>, %a1: tensor<2x1x2x5x3xf32>) -> (tensor<5x2x1x2x0xf32>) {
  %r:1 = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[2, b, 0, f, 1]x[i, 2, o, 1, 0]->[2, f, 0, b, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 2, 1, 1>, padding = dense<[[2, 1], [1, 0], [2, 1]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 2, 2, 1>, rhs_dilation = array<i64: 1, 1, 2>}> : (tensor<2x2x1x2x1xf32>, tensor<2x1x2x5x3xf32>) -> (tensor<5x2x1x2x0xf32>)
  return %r#0 : tensor<5x2x1x2x0xf32>
}

func.func @f1003(%a0: tensor<5x3x2xf32>, %a1: tensor<5x3x2xf32>, %a2: tensor<5x3x2xf32>, %a3: tensor<f32>, %a4: tensor<f32>, %a5: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %r:3 = "stablehlo.reduce"(%a0, %a1, %a2, %a3, %a4, %a5) <{dimensions = array<i64: 0, 2>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>, %p4: tensor<f32>, %p5: tensor<f32>): %q0 = stablehlo.subtract %p0, %p3 : tensor<f32> %q1 = stablehlo.subtract %p1, %p1 : tensor<f32> %q2 = stablehlo.subtract %p5, %p2 : tensor<f32> stablehlo.return %q0, %q1, %q2 : tensor<f32>, tensor<f32>, tensor<f32>}) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>, tensor<5x3x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1, %r#2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

func.func @f1004(%a0: tensor<1x8x6x5xf32>, %a1: tensor<f32>) -> (tensor<2x8x6x5xf32>) {
  %r:1 = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<1x8x6x5xf32>, tensor<f32>) -> (tensor<2x8x6x5xf32>)
  return %r#0 : tensor<2x8x6x5xf32>
}

func.func @f1005(%a0: tensor<16x4x6x4xf32>, %a1: tensor<7x4x6x2xf32>, %a2: tensor<f32>) -> (tensor<16x4x6x4xf32>) {
  %r:1 = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 1, 1, 3>, window_strides = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare GE, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}, {^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<16x4x6x4xf32>, tensor<7x4x6x2xf32>, tensor<f32>) -> (tensor<16x4x6x4xf32>)
  return %r#0 : tensor<16x4x6x4xf32>
}

func.func @f1006(%a0: tensor<1x2x4xf32>, %a1: tensor<1x0x1xi32>) -> (tensor<1x0x2xf32>) {
  %r:1 = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x4xf32>, tensor<1x0x1xi32>) -> (tensor<1x0x2xf32>)
  return %r#0 : tensor<1x0x2xf32>
}

func.func @f1007(%a0: tensor<12xi1>, %a1: tensor<12xi1>, %a2: tensor<7x0x0xi32>, %a3: tensor<11x7x0xi1>, %a4: tensor<11x7x0xi1>) -> (tensor<12xi1>, tensor<12xi1>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], index_vector_dim = 2>}> ({^bb0(%p0: tensor<i1>, %p1: tensor<i1>, %p2: tensor<i1>, %p3: tensor<i1>): %q0 = stablehlo.or %p0, %p2 : tensor<i1> %q1 = stablehlo.or %p1, %p1 : tensor<i1> stablehlo.return %q0, %q1 : tensor<i1>, tensor<i1>}) : (tensor<12xi1>, tensor<12xi1>, tensor<7x0x0xi32>, tensor<11x7x0xi1>, tensor<11x7x0xi1>) -> (tensor<12xi1>, tensor<12xi1>)
  return %r#0, %r#1 : tensor<12xi1>, tensor<12xi1>
}

func.func @f1008(%a0: tensor<3x5x5xf32>) -> (tensor<3x5x5xf32>) {
  %r:1 = "stablehlo.cholesky"(%a0) : (tensor<3x5x5xf32>) -> (tensor<3x5x5xf32>)
  return %r#0 : tensor<3x5x5xf32>
}

func.func @f1009(%a0: tensor<0x0xf32>, %a1: tensor<4x0xf32>) -> (tensor<4x0xf32>) {
  %r:1 = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xf32>, tensor<4x0xf32>) -> (tensor<4x0xf32>)
  return %r#0 : tensor<4x0xf32>
}

func.func @f1010(%a0: tensor<6x1xcomplex<f32>>) -> (tensor<6x1xf32>) {
  %r:1 = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 6, 1>}> : (tensor<6x1xcomplex<f32>>) -> (tensor<6x1xf32>)
  return %r#0 : tensor<6x1xf32>
}

func.func @f1011(%a0: tensor<2x0x4xf32>, %a1: tensor<2xf32>, %a2: tensor<2xf32>, %a3: tensor<2xf32>, %a4: tensor<2xf32>) -> (tensor<2x0x4xf32>) {
  %r:1 = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> : (tensor<2x0x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x0x4xf32>)
  return %r#0 : tensor<2x0x4xf32>
}

func.func @f1012(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<1xui32>
}

func.func @f1013(%a0: tensor<12x2x8xf32>, %a1: tensor<12x2x8xf32>, %a2: tensor<f32>) -> (tensor<12x2x8xf32>) {
  %r:1 = "stablehlo.custom_call"(%a0, %a1, %a2) <{call_target_name = "mhlo.erf"}> : (tensor<12x2x8xf32>, tensor<12x2x8xf32>, tensor<f32>) -> (tensor<12x2x8xf32>)
  return %r#0 : tensor<12x2x8xf32>
}

func.func @f1014(%a0: tensor<0x2x2x0xf32>, %a1: tensor<0x2x2x0xf32>) -> (tensor<0x2x2x0xf32>) {
  %r:1 = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2, 3>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<0x2x2x0xf32>, tensor<0x2x2x0xf32>) -> (tensor<0x2x2x0xf32>)
  return %r#0 : tensor<0x2x2x0xf32>
}

func.func @f1015(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.logistic"(%a0) : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f1016(%a0: tensor<8x4xf32>, %a1: tensor<8x4xf32>) -> (tensor<8x4xf32>) {
  %r:1 = "stablehlo.subtract"(%a0, %a1) : (tensor<8x4xf32>, tensor<8x4xf32>) -> (tensor<8x4xf32>)
  return %r#0 : tensor<8x4xf32>
}

func.func @f1017(%a0: tensor<30x7x4xf32>) -> (tensor<30x7x4xf32>) {
  %r:1 = "sdy.reshard"(%a0) <{sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}> : (tensor<30x7x4xf32>) -> (tensor<30x7x4xf32>)
  return %r#0 : tensor<30x7x4xf32>
}

func.func @f1018(%a0: tensor<f32>, %a1: tensor<7x12x4xf32>, %a2: tensor<f32>) -> (tensor<7x12x4xf32>) {
  %r:1 = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<7x12x4xf32>, tensor<f32>) -> (tensor<7x12x4xf32>)
  return %r#0 : tensor<7x12x4xf32>
}

func.func @f1019(%a0: tensor<i1>, %a1: tensor<f32>, %a2: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f1020(%a0: tensor<f32>) -> (tensor<i32>) {
  %r:1 = "stablehlo.bitcast_convert"(%a0) : (tensor<f32>) -> (tensor<i32>)
  return %r#0 : tensor<i32>
}

func.func @f1021(%a0: tensor<5x1x6x2xf32>) -> (tensor<5x1x6x2xf32>) {
  %r:1 = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<5x1x6x2xf32>) -> (tensor<5x1x6x2xf32>)
  return %r#0 : tensor<5x1x6x2xf32>
}

func.func @f1022(%a0: tensor<4x30xf32>) -> (tensor<4x30xf32>) {
  %r:1 = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = false}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}) : (tensor<4x30xf32>) -> (tensor<4x30xf32>)
  return %r#0 : tensor<4x30xf32>
}

func.func @f1023(%a0: tensor<12x5x5x2xf32>) -> (tensor<12x5x5x4xf32>) {
  %r:1 = "stablehlo.all_gather"(%a0) <{all_gather_dim = 3 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<12x5x5x2xf32>) -> (tensor<12x5x5x4xf32>)
  return %r#0 : tensor<12x5x5x4xf32>
}

func.func @f1024(%a0: tensor<10xf32>) -> (tensor<5xf32>) {
  %r:1 = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<10xf32>) -> (tensor<5xf32>)
  return %r#0 : tensor<5xf32>
}

func.func @f1025(%a0: tensor<2x1xf32>) -> (tensor<1x2xf32>) {
  %r:1 = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<2x1xf32>) -> (tensor<1x2xf32>)
  return %r#0 : tensor<1x2xf32>
}

func.func @f1026(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f1027(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f1028(%a0: tensor<15x7x7x4xf32>) -> (tensor<1x2x70x1x21xf32>) {
  %r:1 = "stablehlo.reshape"(%a0) : (tensor<15x7x7x4xf32>) -> (tensor<1x2x70x1x21xf32>)
  return %r#0 : tensor<1x2x70x1x21xf32>
}

func.func @f1029(%a0: tensor<1x1x5xf32>) -> (tensor<2x8x6x5xf32>) {
  %r:1 = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x1x5xf32>) -> (tensor<2x8x6x5xf32>)
  return %r#0 : tensor<2x8x6x5xf32>
}

func.func @f1030(%a0: tensor<16xf32>, %a1: tensor<16xf32>, %a2: tensor<1xf32>) -> (tensor<33xf32>) {
  %r:1 = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<16xf32>, tensor<16xf32>, tensor<1xf32>) -> (tensor<33xf32>)
  return %r#0 : tensor<33xf32>
}

func.func @f1031(%a0: tensor<5x0x0x16xf32>, %a1: tensor<f32>) -> (tensor<8x0x1x32xf32>) {
  %r:1 = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: -1, 0, 1, 1>, interior_padding = array<i64: 1, 0, 0, 1>}> : (tensor<5x0x0x16xf32>, tensor<f32>) -> (tensor<8x0x1x32xf32>)
  return %r#0 : tensor<8x0x1x32xf32>
}

func.func @f1032(%a0: tensor<7x5x4xf32>) -> (tensor<0x5x4xf32>) {
  %r:1 = "stablehlo.slice"(%a0) <{start_indices = array<i64: 5, 0, 0>, limit_indices = array<i64: 5, 5, 4>, strides = array<i64: 2, 1, 1>}> : (tensor<7x5x4xf32>) -> (tensor<0x5x4xf32>)
  return %r#0 : tensor<0x5x4xf32>
}

func.func @f1033(%a0: tensor<8xf32>, %a1: tensor<i32>) -> (tensor<8xf32>) {
  %r:1 = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 8>}> : (tensor<8xf32>, tensor<i32>) -> (tensor<8xf32>)
  return %r#0 : tensor<8xf32>
}

func.func @f1034(%a0: tensor<f32>, %a1: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.dynamic_update_slice"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f1035(%a0: tensor<12xf32>, %a1: tensor<12x30xf32>) -> (tensor<30xf32>) {
  %r:1 = "stablehlo.dot"(%a0, %a1) : (tensor<12xf32>, tensor<12x30xf32>) -> (tensor<30xf32>)
  return %r#0 : tensor<30xf32>
}

func.func @f1036(%a0: tensor<16x7x8xf32>, %a1: tensor<16x0x8x7x1xf32>) -> (tensor<8x0x1xf32>) {
  %r:1 = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [3, 0]>}> : (tensor<16x7x8xf32>, tensor<16x0x8x7x1xf32>) -> (tensor<8x0x1xf32>)
  return %r#0 : tensor<8x0x1xf32>
}

func.func @f1037(%a0: tensor<1x24xf32>, %a1: tensor<8x15xf32>) -> (tensor<1x15xf32>) {
  %r:1 = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<1x24xf32>, tensor<8x15xf32>) -> (tensor<1x15xf32>)
  return %r#0 : tensor<1x15xf32>
}

func.func @f1038(%a0: tensor<f32>, %a1: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.maximum %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f1039(%a0: tensor<2x7xf32>, %a1: tensor<f32>) -> (tensor<2x5xf32>) {
  %r:1 = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<2x7xf32>, tensor<f32>) -> (tensor<2x5xf32>)
  return %r#0 : tensor<2x5xf32>
}

func.func @f1040(%a0: tensor<2x7x12xf32>, %a1: tensor<2x7x13xf32>, %a2: tensor<f32>) -> (tensor<2x7x12xf32>) {
  %r:1 = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 1]]> : tensor<3x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare GE, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}, {^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<2x7x12xf32>, tensor<2x7x13xf32>, tensor<f32>) -> (tensor<2x7x12xf32>)
  return %r#0 : tensor<2x7x12xf32>
}

func.func @f1041(%a0: tensor<1x4x4x1xf32>, %a1: tensor<7x16x2xi32>) -> (tensor<7x0x3x16xf32>) {
  %r:1 = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, slice_sizes = array<i64: 0, 3, 1, 1>}> : (tensor<1x4x4x1xf32>, tensor<7x16x2xi32>) -> (tensor<7x0x3x16xf32>)
  return %r#0 : tensor<7x0x3x16xf32>
}

func.func @f1042(%a0: tensor<1x3xi32>, %a1: tensor<1x3xi32>, %a2: tensor<i32>, %a3: tensor<1x3xi32>, %a4: tensor<1x3xi32>) -> (tensor<1x3xi32>, tensor<1x3xi32>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({^bb0(%p0: tensor<i32>, %p1: tensor<i32>, %p2: tensor<i32>, %p3: tensor<i32>): %q0 = stablehlo.or %p0, %p2 : tensor<i32> %q1 = stablehlo.or %p1, %p3 : tensor<i32> stablehlo.return %q0, %q1 : tensor<i32>, tensor<i32>}) : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<1x3xi32>, tensor<1x3xi32>)
  return %r#0, %r#1 : tensor<1x3xi32>, tensor<1x3xi32>
}

func.func @f1043(%a0: tensor<3x6x6xf32>) -> (tensor<3x6x6xf32>) {
  %r:1 = "stablehlo.cholesky"(%a0) : (tensor<3x6x6xf32>) -> (tensor<3x6x6xf32>)
  return %r#0 : tensor<3x6x6xf32>
}

func.func @f1044(%a0: tensor<3x3xf32>, %a1: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
  %r:1 = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>)
  return %r#0 : tensor<4x3xf32>
}

func.func @f1045(%a0: tensor<7xcomplex<f32>>) -> (tensor<12xf32>) {
  %r:1 = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 12>}> : (tensor<7xcomplex<f32>>) -> (tensor<12xf32>)
  return %r#0 : tensor<12xf32>
}

func.func @f1046(%a0: tensor<6x12x4x1xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>, %a3: tensor<4xf32>, %a4: tensor<4xf32>) -> (tensor<6x12x4x1xf32>) {
  %r:1 = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : (tensor<6x12x4x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<6x12x4x1xf32>)
  return %r#0 : tensor<6x12x4x1xf32>
}

func.func @f1047(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x2xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x2xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<4x2xui32>
}

func.func @f1048(%a0: tensor<2x1xf32>, %a1: tensor<f32>) -> (tensor<2x1xf32>, tensor<2x1xf32>) {
  %r:2 = "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "_SPMDInternalOp_MultiPad"}> : (tensor<2x1xf32>, tensor<f32>) -> (tensor<2x1xf32>, tensor<2x1xf32>)
  return %r#0, %r#1 : tensor<2x1xf32>, tensor<2x1xf32>
}

func.func @f1049() -> (tensor<2xf32>) {
  %r:1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> (tensor<2xf32>)
  return %r#0 : tensor<2xf32>
}

func.func @f1050(%a0: tensor<30x6xf32>) -> (tensor<30x6xf32>) {
  %r:1 = "stablehlo.rsqrt"(%a0) : (tensor<30x6xf32>) -> (tensor<30x6xf32>)
  return %r#0 : tensor<30x6xf32>
}

func.func @f1051(%a0: tensor<f32>, %a1: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.atan2"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f1052(%a0: tensor<7xcomplex<f32>>) -> (tensor<7xf32>) {
  %r:1 = "stablehlo.real"(%a0) : (tensor<7xcomplex<f32>>) -> (tensor<7xf32>)
  return %r#0 : tensor<7xf32>
}

func.func @f1053(%a0: tensor<f32>, %a1: tensor<3x7xf32>, %a2: tensor<f32>) -> (tensor<3x7xf32>) {
  %r:1 = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<3x7xf32>, tensor<f32>) -> (tensor<3x7xf32>)
  return %r#0 : tensor<3x7xf32>
}

func.func @f1054(%a0: tensor<i1>, %a1: tensor<f32>, %a2: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f1055(%a0: tensor<f32>) -> (tensor<i32>) {
  %r:1 = "stablehlo.bitcast_convert"(%a0) : (tensor<f32>) -> (tensor<i32>)
  return %r#0 : tensor<i32>
}

func.func @f1056(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f1057(%a0: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
  %r:1 = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = false}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}) : (tensor<4x3xf32>) -> (tensor<4x3xf32>)
  return %r#0 : tensor<4x3xf32>
}

func.func @f1058(%a0: tensor<7x2x2xf32>) -> (tensor<14x2x2xf32>) {
  %r:1 = "stablehlo.all_gather"(%a0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<7x2x2xf32>) -> (tensor<14x2x2xf32>)
  return %r#0 : tensor<14x2x2xf32>
}

func.func @f1059(%a0: tensor<2xf32>) -> (tensor<1xf32>) {
  %r:1 = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<2xf32>) -> (tensor<1xf32>)
  return %r#0 : tensor<1xf32>
}

func.func @f1060(%a0: tensor<4x1xf32>) -> (tensor<4x1xf32>) {
  %r:1 = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x1xf32>) -> (tensor<4x1xf32>)
  return %r#0 : tensor<4x1xf32>
}

func.func @f1061(%a0: tensor<3x3x1x4xf32>) -> (tensor<3x3x1x4xf32>) {
  %r:1 = "stablehlo.cross-replica-sum"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<3x3x1x4xf32>) -> (tensor<3x3x1x4xf32>)
  return %r#0 : tensor<3x3x1x4xf32>
}

func.func @f1062(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f1063(%a0: tensor<5x3x1xf32>) -> (tensor<3x1x5xf32>) {
  %r:1 = "stablehlo.reshape"(%a0) : (tensor<5x3x1xf32>) -> (tensor<3x1x5xf32>)
  return %r#0 : tensor<3x1x5xf32>
}

func.func @f1064(%a0: tensor<6xf32>) -> (tensor<6xf32>) {
  %r:1 = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> (tensor<6xf32>)
  return %r#0 : tensor<6xf32>
}

func.func @f1065(%a0: tensor<16xf32>) -> (tensor<16xf32>) {
  %r:1 = "stablehlo.concatenate"(%a0) <{dimension = 0 : i64}> : (tensor<16xf32>) -> (tensor<16xf32>)
  return %r#0 : tensor<16xf32>
}

func.func @f1066(%a0: tensor<5x8x4xf32>, %a1: tensor<f32>) -> (tensor<18x26x3xf32>) {
  %r:1 = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 1, -1>, edge_padding_high = array<i64: 3, 3, 0>, interior_padding = array<i64: 2, 2, 0>}> : (tensor<5x8x4xf32>, tensor<f32>) -> (tensor<18x26x3xf32>)
  return %r#0 : tensor<18x26x3xf32>
}

func.func @f1067(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.slice"(%a0) <{start_indices = array<i64>, limit_indices = array<i64>, strides = array<i64>}> : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f1068(%a0: tensor<4x2x4xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>) -> (tensor<2x2x0xf32>) {
  %r:1 = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 2, 2, 0>}> : (tensor<4x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2x2x0xf32>)
  return %r#0 : tensor<2x2x0xf32>
}

func.func @f1069(%a0: tensor<8x1xf32>, %a1: tensor<8x1xf32>, %a2: tensor<i32>, %a3: tensor<i32>) -> (tensor<8x1xf32>) {
  %r:1 = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<8x1xf32>, tensor<8x1xf32>, tensor<i32>, tensor<i32>) -> (tensor<8x1xf32>)
  return %r#0 : tensor<8x1xf32>
}

func.func @f1070(%a0: tensor<8x3xf32>, %a1: tensor<3xf32>) -> (tensor<8xf32>) {
  %r:1 = "stablehlo.dot"(%a0, %a1) : (tensor<8x3xf32>, tensor<3xf32>) -> (tensor<8xf32>)
  return %r#0 : tensor<8xf32>
}

func.func @f1071(%a0: tensor<12x12xf32>, %a1: tensor<6x12x0xf32>) -> (tensor<12x6x0xf32>) {
  %r:1 = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<12x12xf32>, tensor<6x12x0xf32>) -> (tensor<12x6x0xf32>)
  return %r#0 : tensor<12x6x0xf32>
}

func.func @f1072(%a0: tensor<3x3x8x8x5xf32>, %a1: tensor<1x3x3x1x21xf32>) -> (tensor<10x8x21x3x10xf32>) {
  %r:1 = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[f, b, 2, 1, 0]x[1, 2, 0, i, o]->[0, 2, f, b, 1]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 1, 1, 1>, padding = dense<[[2, 1], [2, 0], [2, 0]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 2, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>}> : (tensor<3x3x8x8x5xf32>, tensor<1x3x3x1x21xf32>) -> (tensor<10x8x21x3x10xf32>)
  return %r#0 : tensor<10x8x21x3x10xf32>
}

func.func @f1073(%a0: tensor<8x0xf32>, %a1: tensor<8x0xf32>, %a2: tensor<f32>, %a3: tensor<f32>) -> (tensor<8x0xf32>, tensor<8x0xf32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>): %q0 = stablehlo.subtract %p0, %p0 : tensor<f32> %q1 = stablehlo.subtract %p1, %p3 : tensor<f32> stablehlo.return %q0, %q1 : tensor<f32>, tensor<f32>}) : (tensor<8x0xf32>, tensor<8x0xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x0xf32>, tensor<8x0xf32>)
  return %r#0, %r#1 : tensor<8x0xf32>, tensor<8x0xf32>
}

func.func @f1074(%a0: tensor<3x1x0x16xf32>, %a1: tensor<f32>) -> (tensor<3x1x0x16xf32>) {
  %r:1 = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1, 3, 1>, window_strides = array<i64: 1, 1, 2, 1>, base_dilations = array<i64: 1, 2, 2, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [0, 0]]> : tensor<4x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.multiply %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<3x1x0x16xf32>, tensor<f32>) -> (tensor<3x1x0x16xf32>)
  return %r#0 : tensor<3x1x0x16xf32>
}

func.func @f1075(%a0: tensor<1x2x1x16xf32>, %a1: tensor<0x2x0x17xf32>, %a2: tensor<f32>) -> (tensor<1x2x1x16xf32>) {
  %r:1 = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 1, 3, 1>, window_strides = array<i64: 2, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [0, 1]]> : tensor<4x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare GE, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}, {^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<1x2x1x16xf32>, tensor<0x2x0x17xf32>, tensor<f32>) -> (tensor<1x2x1x16xf32>)
  return %r#0 : tensor<1x2x1x16xf32>
}

func.func @f1076(%a0: tensor<1x1x4xf32>, %a1: tensor<3xi32>) -> (tensor<4xf32>) {
  %r:1 = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 1], start_index_map = [1, 0, 2], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<1x1x4xf32>, tensor<3xi32>) -> (tensor<4xf32>)
  return %r#0 : tensor<4xf32>
}

func.func @f1077(%a0: tensor<2xi1>, %a1: tensor<2xi32>, %a2: tensor<2xi1>) -> (tensor<2xi1>) {
  %r:1 = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({^bb0(%p0: tensor<i1>, %p1: tensor<i1>): %q0 = stablehlo.and %p1, %p0 : tensor<i1> stablehlo.return %q0 : tensor<i1>}) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi1>) -> (tensor<2xi1>)
  return %r#0 : tensor<2xi1>
}

func.func @f1078(%a0: tensor<1x1xf32>) -> (tensor<1x1xf32>) {
  %r:1 = "stablehlo.cholesky"(%a0) : (tensor<1x1xf32>) -> (tensor<1x1xf32>)
  return %r#0 : tensor<1x1xf32>
}

func.func @f1079(%a0: tensor<8x4x0x0xf32>, %a1: tensor<8x4x30x0xf32>) -> (tensor<8x4x30x0xf32>) {
  %r:1 = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<8x4x0x0xf32>, tensor<8x4x30x0xf32>) -> (tensor<8x4x30x0xf32>)
  return %r#0 : tensor<8x4x30x0xf32>
}

func.func @f1080(%a0: tensor<16x6x3x1xcomplex<f32>>) -> (tensor<16x6x3x1xf32>) {
  %r:1 = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 1>}> : (tensor<16x6x3x1xcomplex<f32>>) -> (tensor<16x6x3x1xf32>)
  return %r#0 : tensor<16x6x3x1xf32>
}

func.func @f1081(%a0: tensor<12x2x5x6xf32>, %a1: tensor<12xf32>, %a2: tensor<12xf32>, %a3: tensor<12xf32>, %a4: tensor<12xf32>) -> (tensor<12x2x5x6xf32>) {
  %r:1 = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> : (tensor<12x2x5x6xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> (tensor<12x2x5x6xf32>)
  return %r#0 : tensor<12x2x5x6xf32>
}

func.func @f1082(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x0x8x4xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x0x8x4xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x0x8x4xui32>
}

func.func @f1083(%a0: tensor<3x12x12xf32>) -> (tensor<3x12x12xf32>, tensor<3x12xf32>) {
  %r:2 = "stablehlo.custom_call"(%a0) <{call_target_name = "Eigh"}> : (tensor<3x12x12xf32>) -> (tensor<3x12x12xf32>, tensor<3x12xf32>)
  return %r#0, %r#1 : tensor<3x12x12xf32>, tensor<3x12xf32>
}

func.func @f1084(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "sdy.data_flow_edge"(%a0) : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f1085(%a0: tensor<30x5x2x6xf32>) -> (tensor<30x5x2x6xf32>) {
  %r:1 = "stablehlo.cosine"(%a0) : (tensor<30x5x2x6xf32>) -> (tensor<30x5x2x6xf32>)
  return %r#0 : tensor<30x5x2x6xf32>
}

func.func @f1086(%a0: tensor<7x4x3x12xf32>, %a1: tensor<7x4x3x12xf32>) -> (tensor<7x4x3x12xf32>) {
  %r:1 = "stablehlo.remainder"(%a0, %a1) : (tensor<7x4x3x12xf32>, tensor<7x4x3x12xf32>) -> (tensor<7x4x3x12xf32>)
  return %r#0 : tensor<7x4x3x12xf32>
}

func.func @f1087(%a0: tensor<12xf32>) -> (tensor<12xi1>) {
  %r:1 = "stablehlo.is_finite"(%a0) : (tensor<12xf32>) -> (tensor<12xi1>)
  return %r#0 : tensor<12xi1>
}

func.func @f1088(%a0: tensor<7x5x4x3xf32>, %a1: tensor<7x5x4x3xf32>, %a2: tensor<f32>) -> (tensor<7x5x4x3xf32>) {
  %r:1 = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<7x5x4x3xf32>, tensor<7x5x4x3xf32>, tensor<f32>) -> (tensor<7x5x4x3xf32>)
  return %r#0 : tensor<7x5x4x3xf32>
}

func.func @f1089(%a0: tensor<i1>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xf32>) -> (tensor<4x5xf32>) {
  %r:1 = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<4x5xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>)
  return %r#0 : tensor<4x5xf32>
}
