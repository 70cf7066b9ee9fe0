// sdyrt-opt -sdy-populate-op-sharding-rules
sdy.mesh @mesh = <["a"=2, "b"=2]>
func.func @f0(%a0: tensor<12x30x4xf32>) -> (tensor<12x30x4xf32>) {
  %r:1 = "stablehlo.cbrt"(%a0) : (tensor<12x30x4xf32>) -> (tensor<12x30x4xf32>)
  return %r#0 : tensor<12x30x4xf32>
}

func.func @f1(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> (tensor<6xf32>) {
  %r:1 = "stablehlo.atan2"(%a0, %a1) : (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>)
  return %r#0 : tensor<6xf32>
}

func.func @f2(%a0: tensor<i32>) -> (tensor<i32>) {
  %r:1 = "stablehlo.not"(%a0) : (tensor<i32>) -> (tensor<i32>)
  return %r#0 : tensor<i32>
}

func.func @f3(%a0: tensor<f32>, %a1: tensor<6xf32>, %a2: tensor<6xf32>) -> (tensor<6xf32>) {
  %r:1 = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>)
  return %r#0 : tensor<6xf32>
}

func.func @f4(%a0: tensor<2xi1>, %a1: tensor<2xf32>, %a2: tensor<2xf32>) -> (tensor<2xf32>) {
  %r:1 = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  return %r#0 : tensor<2xf32>
}

func.func @f5(%a0: tensor<8x3xf32>) -> (tensor<8x3xi32>) {
  %r:1 = "stablehlo.bitcast_convert"(%a0) : (tensor<8x3xf32>) -> (tensor<8x3xi32>)
  return %r#0 : tensor<8x3xi32>
}

func.func @f6(%a0: tensor<16x1x4x12xf32>) -> (tensor<16x1x4x12xf32>) {
  %r:1 = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1, 3>}> : (tensor<16x1x4x12xf32>) -> (tensor<16x1x4x12xf32>)
  return %r#0 : tensor<16x1x4x12xf32>
}

func.func @f7(%a0: tensor<1x1x7xf32>) -> (tensor<1x1x7xf32>) {
  %r:1 = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = false}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}) : (tensor<1x1x7xf32>) -> (tensor<1x1x7xf32>)
  return %r#0 : tensor<1x1x7xf32>
}

func.func @f8(%a0: tensor<4x4xf32>) -> (tensor<8x4xf32>) {
  %r:1 = "stablehlo.all_gather"(%a0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<4x4xf32>) -> (tensor<8x4xf32>)
  return %r#0 : tensor<8x4xf32>
}

func.func @f9(%a0: tensor<7x8x3x2xf32>) -> (tensor<7x4x3x2xf32>) {
  %r:1 = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<7x8x3x2xf32>) -> (tensor<7x4x3x2xf32>)
  return %r#0 : tensor<7x4x3x2xf32>
}

func.func @f10(%a0: tensor<8xf32>) -> (tensor<8xf32>) {
  %r:1 = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<8xf32>) -> (tensor<8xf32>)
  return %r#0 : tensor<8xf32>
}

func.func @f11(%a0: tensor<16x5x16xf32>) -> (tensor<16x5x16xf32>) {
  %r:1 = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<16x5x16xf32>) -> (tensor<16x5x16xf32>)
  return %r#0 : tensor<16x5x16xf32>
}

func.func @f12(%a0: tensor<2x7x5xf32>) -> (tensor<5x7x2xf32>) {
  %r:1 = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 1, 0>}> : (tensor<2x7x5xf32>) -> (tensor<5x7x2xf32>)
  return %r#0 : tensor<5x7x2xf32>
}

func.func @f13(%a0: tensor<5x5x7x7xf32>) -> (tensor<1x7x175xf32>) {
  %r:1 = "stablehlo.reshape"(%a0) : (tensor<5x5x7x7xf32>) -> (tensor<1x7x175xf32>)
  return %r#0 : tensor<1x7x175xf32>
}

func.func @f14(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f15(%a0: tensor<0x5xf32>) -> (tensor<0x5xf32>) {
  %r:1 = "stablehlo.concatenate"(%a0) <{dimension = 0 : i64}> : (tensor<0x5xf32>) -> (tensor<0x5xf32>)
  return %r#0 : tensor<0x5xf32>
}

func.func @f16(%a0: tensor<4x4xf32>, %a1: tensor<f32>) -> (tensor<4x9xf32>) {
  %r:1 = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<4x4xf32>, tensor<f32>) -> (tensor<4x9xf32>)
  return %r#0 : tensor<4x9xf32>
}

func.func @f17(%a0: tensor<4x12x2x3xf32>) -> (tensor<4x1x1x1xf32>) {
  %r:1 = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 11, 0, 2>, limit_indices = array<i64: 4, 12, 1, 3>, strides = array<i64: 1, 1, 3, 1>}> : (tensor<4x12x2x3xf32>) -> (tensor<4x1x1x1xf32>)
  return %r#0 : tensor<4x1x1x1xf32>
}

func.func @f18(%a0: tensor<1xf32>, %a1: tensor<i32>) -> (tensor<1xf32>) {
  %r:1 = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 1>}> : (tensor<1xf32>, tensor<i32>) -> (tensor<1xf32>)
  return %r#0 : tensor<1xf32>
}

func.func @f19(%a0: tensor<f32>, %a1: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.dynamic_update_slice"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f20(%a0: tensor<30xf32>, %a1: tensor<30xf32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.dot"(%a0, %a1) : (tensor<30xf32>, tensor<30xf32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f21(%a0: tensor<7x8xf32>, %a1: tensor<8x4xf32>) -> (tensor<7x4xf32>) {
  %r:1 = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<7x8xf32>, tensor<8x4xf32>) -> (tensor<7x4xf32>)
  return %r#0 : tensor<7x4xf32>
}

func.func @f22(%a0: tensor<0x12x1xf32>, %a1: tensor<7x5x1xf32>) -> (tensor<0x7x10xf32>) {
  %r:1 = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, 0, i]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>}> : (tensor<0x12x1xf32>, tensor<7x5x1xf32>) -> (tensor<0x7x10xf32>)
  return %r#0 : tensor<0x7x10xf32>
}

func.func @f23(%a0: tensor<30x16xf32>, %a1: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 1>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.minimum %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<30x16xf32>, tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f24(%a0: tensor<16x6x1x2xf32>, %a1: tensor<f32>) -> (tensor<16x4x2x1xf32>) {
  %r:1 = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 1, 1, 3>, window_strides = array<i64: 1, 2, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 2, 1>, padding = dense<[[0, 0], [1, 0], [1, 0], [1, 0]]> : tensor<4x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.maximum %p1, %p0 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<16x6x1x2xf32>, tensor<f32>) -> (tensor<16x4x2x1xf32>)
  return %r#0 : tensor<16x4x2x1xf32>
}

func.func @f25(%a0: tensor<16x30x30x1xf32>, %a1: tensor<17x30x31x1xf32>, %a2: tensor<f32>) -> (tensor<16x30x30x1xf32>) {
  %r:1 = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 2>, padding = dense<[[0, 1], [0, 0], [1, 0], [0, 0]]> : tensor<4x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare GE, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}, {^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<16x30x30x1xf32>, tensor<17x30x31x1xf32>, tensor<f32>) -> (tensor<16x30x30x1xf32>)
  return %r#0 : tensor<16x30x30x1xf32>
}

func.func @f26(%a0: tensor<7x2xf32>, %a1: tensor<7x2x1xi32>) -> (tensor<7x2xf32>) {
  %r:1 = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<7x2xf32>, tensor<7x2x1xi32>) -> (tensor<7x2xf32>)
  return %r#0 : tensor<7x2xf32>
}

func.func @f27(%a0: tensor<8x2x2x2xf32>, %a1: tensor<0xi32>, %a2: tensor<8x0x2x2xf32>) -> (tensor<8x2x2x2xf32>) {
  %r:1 = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.minimum %p1, %p0 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<8x2x2x2xf32>, tensor<0xi32>, tensor<8x0x2x2xf32>) -> (tensor<8x2x2x2xf32>)
  return %r#0 : tensor<8x2x2x2xf32>
}

func.func @f28(%a0: tensor<1x5x1x1xf32>) -> (tensor<1x5x1x1xf32>) {
  %r:1 = "stablehlo.cholesky"(%a0) : (tensor<1x5x1x1xf32>) -> (tensor<1x5x1x1xf32>)
  return %r#0 : tensor<1x5x1x1xf32>
}

func.func @f29(%a0: tensor<1x3x6x6xf32>, %a1: tensor<1x3x16x6xf32>) -> (tensor<1x3x16x6xf32>) {
  %r:1 = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x6x6xf32>, tensor<1x3x16x6xf32>) -> (tensor<1x3x16x6xf32>)
  return %r#0 : tensor<1x3x16x6xf32>
}

func.func @f30(%a0: tensor<7x1x7xcomplex<f32>>) -> (tensor<7x1x7xcomplex<f32>>) {
  %r:1 = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 7, 1, 7>}> : (tensor<7x1x7xcomplex<f32>>) -> (tensor<7x1x7xcomplex<f32>>)
  return %r#0 : tensor<7x1x7xcomplex<f32>>
}

func.func @f31(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>, %a3: tensor<4xf32>, %a4: tensor<4xf32>) -> (tensor<4xf32>) {
  %r:1 = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return %r#0 : tensor<4xf32>
}

func.func @f32(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui32>
}

func.func @f33(%a0: tensor<2xui32>, %a1: tensor<2xui32>) -> (tensor<2xui64>, tensor<1x7x2x16xui32>) {
  %s = "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "X64Combine"}> : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui64>
  %r:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x7x2x16xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1x7x2x16xui32>
}

func.func @f34(%a0: tensor<3x6x0x16xf32>, %a1: !stablehlo.token) -> (tensor<3x6x0x16xf32>, !stablehlo.token) {
  %r:2 = "stablehlo.optimization_barrier"(%a0, %a1) : (tensor<3x6x0x16xf32>, !stablehlo.token) -> (tensor<3x6x0x16xf32>, !stablehlo.token)
  return %r#0, %r#1 : tensor<3x6x0x16xf32>, !stablehlo.token
}

func.func @f35(%a0: tensor<3x12x1x8xf32>) -> (tensor<3x12x1x8xf32>) {
  %r:1 = "stablehlo.negate"(%a0) : (tensor<3x12x1x8xf32>) -> (tensor<3x12x1x8xf32>)
  return %r#0 : tensor<3x12x1x8xf32>
}

func.func @f36(%a0: tensor<0x0xf32>, %a1: tensor<0x0xf32>) -> (tensor<0x0xf32>) {
  %r:1 = "stablehlo.minimum"(%a0, %a1) : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>)
  return %r#0 : tensor<0x0xf32>
}

func.func @f37(%a0: tensor<1x30x6x7xf32>) -> (tensor<1x30x6x7xf32>) {
  %r:1 = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 3 : i32}> : (tensor<1x30x6x7xf32>) -> (tensor<1x30x6x7xf32>)
  return %r#0 : tensor<1x30x6x7xf32>
}

func.func @f38(%a0: tensor<4x12x8xf32>, %a1: tensor<4x12x8xf32>, %a2: tensor<4x12x8xf32>) -> (tensor<4x12x8xf32>) {
  %r:1 = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<4x12x8xf32>, tensor<4x12x8xf32>, tensor<4x12x8xf32>) -> (tensor<4x12x8xf32>)
  return %r#0 : tensor<4x12x8xf32>
}

func.func @f39(%a0: tensor<2xi1>, %a1: tensor<2xf32>, %a2: tensor<2xf32>) -> (tensor<2xf32>) {
  %r:1 = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  return %r#0 : tensor<2xf32>
}

func.func @f40(%a0: tensor<6x30x5xf32>) -> (tensor<6x30x5xi32>) {
  %r:1 = "stablehlo.bitcast_convert"(%a0) : (tensor<6x30x5xf32>) -> (tensor<6x30x5xi32>)
  return %r#0 : tensor<6x30x5xi32>
}

func.func @f41(%a0: tensor<3x2x1xf32>) -> (tensor<3x2x1xf32>) {
  %r:1 = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1>}> : (tensor<3x2x1xf32>) -> (tensor<3x2x1xf32>)
  return %r#0 : tensor<3x2x1xf32>
}

func.func @f42(%a0: tensor<0xf32>) -> (tensor<0xf32>) {
  %r:1 = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = false}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}) : (tensor<0xf32>) -> (tensor<0xf32>)
  return %r#0 : tensor<0xf32>
}

func.func @f43(%a0: tensor<3xf32>) -> (tensor<6xf32>) {
  %r:1 = "stablehlo.all_gather"(%a0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<3xf32>) -> (tensor<6xf32>)
  return %r#0 : tensor<6xf32>
}

func.func @f44(%a0: tensor<12x6x12x30xf32>) -> (tensor<6x6x12x30xf32>) {
  %r:1 = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<12x6x12x30xf32>) -> (tensor<6x6x12x30xf32>)
  return %r#0 : tensor<6x6x12x30xf32>
}

func.func @f45(%a0: tensor<8x5x3xf32>) -> (tensor<4x10x3xf32>) {
  %r:1 = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<8x5x3xf32>) -> (tensor<4x10x3xf32>)
  return %r#0 : tensor<4x10x3xf32>
}

func.func @f46(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f47(%a0: tensor<1x4xf32>) -> (tensor<4x1xf32>) {
  %r:1 = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<1x4xf32>) -> (tensor<4x1xf32>)
  return %r#0 : tensor<4x1xf32>
}

func.func @f48(%a0: tensor<1x3x5x1xf32>) -> (tensor<1x1x15xf32>) {
  %r:1 = "stablehlo.reshape"(%a0) : (tensor<1x3x5x1xf32>) -> (tensor<1x1x15xf32>)
  return %r#0 : tensor<1x1x15xf32>
}

func.func @f49(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f50(%a0: tensor<16x2x3x7xf32>, %a1: tensor<16x2x3x7xf32>, %a2: tensor<16x2x3x7xf32>) -> (tensor<16x4x3x7xf32>) {
  %s0 = stablehlo.slice %a0 [0:16, 0:2, 0:3, 0:7] : (tensor<16x2x3x7xf32>) -> tensor<16x2x3x7xf32>
  %s1 = stablehlo.slice %a1 [0:16, 0:2, 0:3, 0:7] : (tensor<16x2x3x7xf32>) -> tensor<16x2x3x7xf32>
  %s2 = stablehlo.slice %a2 [0:16, 0:0, 0:3, 0:7] : (tensor<16x2x3x7xf32>) -> tensor<16x0x3x7xf32>
  %r:1 = "stablehlo.concatenate"(%s0, %s1, %s2) <{dimension = 1 : i64}> : (tensor<16x2x3x7xf32>, tensor<16x2x3x7xf32>, tensor<16x0x3x7xf32>) -> (tensor<16x4x3x7xf32>)
  return %r#0 : tensor<16x4x3x7xf32>
}

func.func @f51(%a0: tensor<16xf32>, %a1: tensor<f32>) -> (tensor<21xf32>) {
  %r:1 = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2>, edge_padding_high = array<i64: 3>, interior_padding = array<i64: 0>}> : (tensor<16xf32>, tensor<f32>) -> (tensor<21xf32>)
  return %r#0 : tensor<21xf32>
}

func.func @f52(%a0: tensor<0x30xf32>) -> (tensor<0x30xf32>) {
  %r:1 = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 0, 30>, strides = array<i64: 2, 1>}> : (tensor<0x30xf32>) -> (tensor<0x30xf32>)
  return %r#0 : tensor<0x30xf32>
}

func.func @f53(%a0: tensor<16x30x2x4xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>) -> (tensor<15x16x2x4xf32>) {
  %r:1 = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4) <{slice_sizes = array<i64: 15, 16, 2, 4>}> : (tensor<16x30x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<15x16x2x4xf32>)
  return %r#0 : tensor<15x16x2x4xf32>
}

func.func @f54(%a0: tensor<4xf32>, %a1: tensor<3xf32>, %a2: tensor<i32>) -> (tensor<4xf32>) {
  %c0 = sdy.constant dense<0> : tensor<i32>
  %r:1 = "stablehlo.dynamic_update_slice"(%a0, %a1, %c0) : (tensor<4xf32>, tensor<3xf32>, tensor<i32>) -> (tensor<4xf32>)
  return %r#0 : tensor<4xf32>
}

func.func @f55(%a0: tensor<1xf32>, %a1: tensor<1x1xf32>) -> (tensor<1xf32>) {
  %r:1 = "stablehlo.dot"(%a0, %a1) : (tensor<1xf32>, tensor<1x1xf32>) -> (tensor<1xf32>)
  return %r#0 : tensor<1xf32>
}

func.func @f56(%a0: tensor<2x4x4x0x30x5xf32>, %a1: tensor<1x2x5x0x4x2xf32>) -> (tensor<0x4x4x30x1x2xf32>) {
  %r:1 = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [3, 2], rhs_batching_dimensions = [3, 4], lhs_contracting_dimensions = [0, 5], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x4x4x0x30x5xf32>, tensor<1x2x5x0x4x2xf32>) -> (tensor<0x4x4x30x1x2xf32>)
  return %r#0 : tensor<0x4x4x30x1x2xf32>
}

func.func @f57(%a0: tensor<14x6xf32>, %a1: tensor<7x14xf32>) -> (tensor<14x6xf32>) {
  %r:1 = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<14x6xf32>, tensor<7x14xf32>) -> (tensor<14x6xf32>)
  return %r#0 : tensor<14x6xf32>
}

func.func @f58(%a0: tensor<2x2x8x7xf32>, %a1: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 1, 2, 3>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.maximum %p1, %p0 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<2x2x8x7xf32>, tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f59(%a0: tensor<1x30xf32>, %a1: tensor<1x30xf32>, %a2: tensor<f32>, %a3: tensor<f32>) -> (tensor<1x15xf32>, tensor<1x15xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>): %q0 = stablehlo.subtract %p0, %p2 : tensor<f32> %q1 = stablehlo.subtract %p1, %p1 : tensor<f32> stablehlo.return %q0, %q1 : tensor<f32>, tensor<f32>}) : (tensor<1x30xf32>, tensor<1x30xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x15xf32>, tensor<1x15xf32>)
  return %r#0, %r#1 : tensor<1x15xf32>, tensor<1x15xf32>
}

func.func @f60(%a0: tensor<3x7x2xf32>, %a1: tensor<5x7x2xf32>, %a2: tensor<f32>) -> (tensor<3x7x2xf32>) {
  %r:1 = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare GE, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}, {^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<3x7x2xf32>, tensor<5x7x2xf32>, tensor<f32>) -> (tensor<3x7x2xf32>)
  return %r#0 : tensor<3x7x2xf32>
}

func.func @f61(%a0: tensor<1x5x2x12xf32>, %a1: tensor<8x3xi32>) -> (tensor<8x1x5x2xf32>) {
  %r:1 = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [3], start_index_map = [0, 3, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5, 2, 1>}> : (tensor<1x5x2x12xf32>, tensor<8x3xi32>) -> (tensor<8x1x5x2xf32>)
  return %r#0 : tensor<8x1x5x2xf32>
}

func.func @f62(%a0: tensor<1x16xf32>, %a1: tensor<1x16xf32>, %a2: tensor<2xi32>, %a3: tensor<16xf32>, %a4: tensor<16xf32>) -> (tensor<1x16xf32>, tensor<1x16xf32>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>): %q0 = stablehlo.maximum %p2, %p0 : tensor<f32> %q1 = stablehlo.maximum %p1, %p3 : tensor<f32> stablehlo.return %q0, %q1 : tensor<f32>, tensor<f32>}) : (tensor<1x16xf32>, tensor<1x16xf32>, tensor<2xi32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<1x16xf32>, tensor<1x16xf32>)
  return %r#0, %r#1 : tensor<1x16xf32>, tensor<1x16xf32>
}

func.func @f63(%a0: tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>) {
  %r:1 = "stablehlo.cholesky"(%a0) : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>)
  return %r#0 : tensor<2x4x4xf32>
}

func.func @f64(%a0: tensor<1x7x7xf32>, %a1: tensor<1x7x6xf32>) -> (tensor<1x7x6xf32>) {
  %r:1 = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x7x7xf32>, tensor<1x7x6xf32>) -> (tensor<1x7x6xf32>)
  return %r#0 : tensor<1x7x6xf32>
}

func.func @f65(%a0: tensor<3x3x6x16xcomplex<f32>>) -> (tensor<3x3x6x30xf32>) {
  %r:1 = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 30>}> : (tensor<3x3x6x16xcomplex<f32>>) -> (tensor<3x3x6x30xf32>)
  return %r#0 : tensor<3x3x6x30xf32>
}

func.func @f66(%a0: tensor<2xf32>, %a1: tensor<2xf32>, %a2: tensor<2xf32>, %a3: tensor<2xf32>, %a4: tensor<2xf32>) -> (tensor<2xf32>) {
  %r:1 = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  return %r#0 : tensor<2xf32>
}

func.func @f67(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui32>
}

func.func @f68(%a0: tensor<8x8x16xf32>) -> (tensor<8x8x15xf32>, tensor<8x8x15xi32>) {
  %r:2 = "stablehlo.custom_call"(%a0) <{call_target_name = "mhlo.topk"}> : (tensor<8x8x16xf32>) -> (tensor<8x8x15xf32>, tensor<8x8x15xi32>)
  return %r#0, %r#1 : tensor<8x8x15xf32>, tensor<8x8x15xi32>
}

func.func @f69() -> (tensor<ui32>) {
  %r:1 = "stablehlo.partition_id"() : () -> (tensor<ui32>)
  return %r#0 : tensor<ui32>
}

func.func @f70(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.logistic"(%a0) : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f71(%a0: tensor<5x6xf32>, %a1: tensor<5x6xf32>) -> (tensor<5x6xf32>) {
  %r:1 = "stablehlo.add"(%a0, %a1) : (tensor<5x6xf32>, tensor<5x6xf32>) -> (tensor<5x6xf32>)
  return %r#0 : tensor<5x6xf32>
}

func.func @f72(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "sdy.sharding_constraint"(%a0) <{sharding = #sdy.sharding<@mesh, []>}> : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f73(%a0: tensor<1x5xf32>, %a1: tensor<1x5xf32>, %a2: tensor<1x5xf32>) -> (tensor<1x5xf32>) {
  %r:1 = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<1x5xf32>, tensor<1x5xf32>, tensor<1x5xf32>) -> (tensor<1x5xf32>)
  return %r#0 : tensor<1x5xf32>
}

func.func @f74(%a0: tensor<5x16x1x3xi1>, %a1: tensor<5x16x1x3xf32>, %a2: tensor<5x16x1x3xf32>) -> (tensor<5x16x1x3xf32>) {
  %r:1 = "stablehlo.select"(%a0, %a1, %a2) : (tensor<5x16x1x3xi1>, tensor<5x16x1x3xf32>, tensor<5x16x1x3xf32>) -> (tensor<5x16x1x3xf32>)
  return %r#0 : tensor<5x16x1x3xf32>
}

func.func @f75(%a0: tensor<6x4x4xf32>) -> (tensor<6x4x4xi32>) {
  %r:1 = "stablehlo.bitcast_convert"(%a0) : (tensor<6x4x4xf32>) -> (tensor<6x4x4xi32>)
  return %r#0 : tensor<6x4x4xi32>
}

func.func @f76(%a0: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %r:1 = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 1>}> : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
  return %r#0 : tensor<4x4xf32>
}

func.func @f77(%a0: tensor<3x1x1xf32>, %a1: tensor<3x1x1xf32>) -> (tensor<3x1x1xf32>, tensor<3x1x1xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = false}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>): %q = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> (tensor<3x1x1xf32>, tensor<3x1x1xf32>)
  return %r#0, %r#1 : tensor<3x1x1xf32>, tensor<3x1x1xf32>
}

func.func @f78(%a0: tensor<1x3xf32>) -> (tensor<1x6xf32>) {
  %r:1 = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<1x3xf32>) -> (tensor<1x6xf32>)
  return %r#0 : tensor<1x6xf32>
}

func.func @f79(%a0: tensor<10x4xf32>) -> (tensor<5x4xf32>) {
  %r:1 = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<10x4xf32>) -> (tensor<5x4xf32>)
  return %r#0 : tensor<5x4xf32>
}

func.func @f80(%a0: tensor<4x12x12xf32>) -> (tensor<4x12x12xf32>) {
  %r:1 = "stablehlo.all_to_all"(%a0) <{split_dimension = 1 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x12x12xf32>) -> (tensor<4x12x12xf32>)
  return %r#0 : tensor<4x12x12xf32>
}

func.func @f81(%a0: tensor<16x4x3x5xf32>) -> (tensor<16x4x3x5xf32>) {
  %r:1 = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<16x4x3x5xf32>) -> (tensor<16x4x3x5xf32>)
  return %r#0 : tensor<16x4x3x5xf32>
}

func.func @f82(%a0: tensor<12xf32>) -> (tensor<12xf32>) {
  %r:1 = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0>}> : (tensor<12xf32>) -> (tensor<12xf32>)
  return %r#0 : tensor<12xf32>
}

func.func @f83(%a0: tensor<20x6x2x2xf32>) -> (tensor<2x1x12x20x1xf32>) {
  %r:1 = "stablehlo.reshape"(%a0) : (tensor<20x6x2x2xf32>) -> (tensor<2x1x12x20x1xf32>)
  return %r#0 : tensor<2x1x12x20x1xf32>
}

func.func @f84(%a0: tensor<1x1x0x1xf32>) -> (tensor<2x30x12x0x4xf32>) {
  %r:1 = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 2, 3, 4>}> : (tensor<1x1x0x1xf32>) -> (tensor<2x30x12x0x4xf32>)
  return %r#0 : tensor<2x30x12x0x4xf32>
}

func.func @f85(%a0: tensor<8x6xf32>) -> (tensor<16x6xf32>) {
  %r:1 = "stablehlo.concatenate"(%a0, %a0) <{dimension = 0 : i64}> : (tensor<8x6xf32>, tensor<8x6xf32>) -> (tensor<16x6xf32>)
  return %r#0 : tensor<16x6xf32>
}

func.func @f86(%a0: tensor<f32>, %a1: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f87(%a0: tensor<8xf32>) -> (tensor<8xf32>) {
  %r:1 = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<8xf32>) -> (tensor<8xf32>)
  return %r#0 : tensor<8xf32>
}

func.func @f88(%a0: tensor<2x3x30xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>) -> (tensor<2x3x0xf32>) {
  %r:1 = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3) <{slice_sizes = array<i64: 2, 3, 0>}> : (tensor<2x3x30xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2x3x0xf32>)
  return %r#0 : tensor<2x3x0xf32>
}

func.func @f89(%a0: tensor<f32>, %a1: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.dynamic_update_slice"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f90(%a0: tensor<8x2xf32>, %a1: tensor<2x1xf32>) -> (tensor<8x1xf32>) {
  %r:1 = "stablehlo.dot"(%a0, %a1) : (tensor<8x2xf32>, tensor<2x1xf32>) -> (tensor<8x1xf32>)
  return %r#0 : tensor<8x1xf32>
}

func.func @f91(%a0: tensor<1x1x7x4xf32>, %a1: tensor<16x1x7xf32>) -> (tensor<1x4x16xf32>) {
  %r:1 = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 2], rhs_contracting_dimensions = [1, 2]>}> : (tensor<1x1x7x4xf32>, tensor<16x1x7xf32>) -> (tensor<1x4x16xf32>)
  return %r#0 : tensor<1x4x16xf32>
}

func.func @f92(%a0: tensor<12x14x7x7x4xf32>, %a1: tensor<12x3x1x3x7xf32>) -> (tensor<12x4x11x7x3xf32>) {
  %r:1 = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[0, b, 2, f, 1]x[o, 0, 2, 1, i]->[f, 2, 0, b, 1]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64, window_strides = array<i64: 2, 1, 2>, padding = dense<[[0, 0], [0, 1], [0, 0]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 2, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>}> : (tensor<12x14x7x7x4xf32>, tensor<12x3x1x3x7xf32>) -> (tensor<12x4x11x7x3xf32>)
  return %r#0 : tensor<12x4x11x7x3xf32>
}

func.func @f93(%a0: tensor<30x6x8xf32>, %a1: tensor<30x6x8xf32>, %a2: tensor<f32>, %a3: tensor<f32>) -> (tensor<30xf32>, tensor<30xf32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1, 2>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>): %q0 = stablehlo.minimum %p0, %p2 : tensor<f32> %q1 = stablehlo.minimum %p1, %p3 : tensor<f32> stablehlo.return %q0, %q1 : tensor<f32>, tensor<f32>}) : (tensor<30x6x8xf32>, tensor<30x6x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<30xf32>, tensor<30xf32>)
  return %r#0, %r#1 : tensor<30xf32>, tensor<30xf32>
}

func.func @f94(%a0: tensor<1x16xf32>, %a1: tensor<1x16xf32>, %a2: tensor<f32>, %a3: tensor<f32>) -> (tensor<1x13xf32>, tensor<1x13xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>): %q0 = stablehlo.add %p2, %p0 : tensor<f32> %q1 = stablehlo.add %p1, %p3 : tensor<f32> stablehlo.return %q0, %q1 : tensor<f32>, tensor<f32>}) : (tensor<1x16xf32>, tensor<1x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x13xf32>, tensor<1x13xf32>)
  return %r#0, %r#1 : tensor<1x13xf32>, tensor<1x13xf32>
}

func.func @f95(%a0: tensor<5x1xf32>, %a1: tensor<5x1xf32>, %a2: tensor<f32>) -> (tensor<5x1xf32>) {
  %r:1 = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare GE, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}, {^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<5x1xf32>, tensor<5x1xf32>, tensor<f32>) -> (tensor<5x1xf32>)
  return %r#0 : tensor<5x1xf32>
}

func.func @f96(%a0: tensor<3x30x7xf32>, %a1: tensor<4x3x5xi32>) -> (tensor<1x4x30x5xf32>) {
  %r:1 = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [2], start_index_map = [1, 0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 30, 1>}> : (tensor<3x30x7xf32>, tensor<4x3x5xi32>) -> (tensor<1x4x30x5xf32>)
  return %r#0 : tensor<1x4x30x5xf32>
}

func.func @f97(%a0: tensor<4x12xi1>, %a1: tensor<2x7xi32>, %a2: tensor<7x0xi1>) -> (tensor<4x12xi1>) {
  %r:1 = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>}> ({^bb0(%p0: tensor<i1>, %p1: tensor<i1>): %q0 = stablehlo.multiply %p0, %p1 : tensor<i1> stablehlo.return %q0 : tensor<i1>}) : (tensor<4x12xi1>, tensor<2x7xi32>, tensor<7x0xi1>) -> (tensor<4x12xi1>)
  return %r#0 : tensor<4x12xi1>
}

func.func @f98(%a0: tensor<16x0x3x3xf32>) -> (tensor<16x0x3x3xf32>) {
  %r:1 = "stablehlo.cholesky"(%a0) : (tensor<16x0x3x3xf32>) -> (tensor<16x0x3x3xf32>)
  return %r#0 : tensor<16x0x3x3xf32>
}

func.func @f99(%a0: tensor<4x2x2xf32>, %a1: tensor<4x2x6xf32>) -> (tensor<4x2x6xf32>) {
  %r:1 = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x2x2xf32>, tensor<4x2x6xf32>) -> (tensor<4x2x6xf32>)
  return %r#0 : tensor<4x2x6xf32>
}

func.func @f100(%a0: tensor<5x3xcomplex<f32>>) -> (tensor<5x5xf32>) {
  %r:1 = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 5>}> : (tensor<5x3xcomplex<f32>>) -> (tensor<5x5xf32>)
  return %r#0 : tensor<5x5xf32>
}

func.func @f101(%a0: tensor<30x5xf32>, %a1: tensor<5xf32>, %a2: tensor<5xf32>, %a3: tensor<5xf32>, %a4: tensor<5xf32>) -> (tensor<30x5xf32>) {
  %r:1 = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<30x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<30x5xf32>)
  return %r#0 : tensor<30x5xf32>
}

func.func @f102(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x1x5x8xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x1x5x8xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x1x5x8xui32>
}

func.func @f103(%a0: tensor<30x8x8xf32>, %a1: tensor<f32>, %a2: tensor<f32>) -> (tensor<30x8x8xf32>, tensor<30x8x8xf32>) {
  %r:2 = "stablehlo.custom_call"(%a0, %a1, %a2) <{call_target_name = "InspectSharding"}> : (tensor<30x8x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<30x8x8xf32>, tensor<30x8x8xf32>)
  return %r#0, %r#1 : tensor<30x8x8xf32>, tensor<30x8x8xf32>
}

func.func @f104(%a0: tensor<f32>, %a1: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
  %r:2 = "stablehlo.optimization_barrier"(%a0, %a1) : (tensor<f32>, !stablehlo.token) -> (tensor<f32>, !stablehlo.token)
  return %r#0, %r#1 : tensor<f32>, !stablehlo.token
}

func.func @f105(%a0: tensor<3x6x12x1xf32>) -> (tensor<3x6x12x1xf32>) {
  %r:1 = "stablehlo.abs"(%a0) : (tensor<3x6x12x1xf32>) -> (tensor<3x6x12x1xf32>)
  return %r#0 : tensor<3x6x12x1xf32>
}

func.func @f106(%a0: tensor<0x5x5xf32>, %a1: tensor<0x5x5xf32>) -> (tensor<0x5x5xf32>) {
  %r:1 = "stablehlo.remainder"(%a0, %a1) : (tensor<0x5x5xf32>, tensor<0x5x5xf32>) -> (tensor<0x5x5xf32>)
  return %r#0 : tensor<0x5x5xf32>
}

func.func @f107(%a0: tensor<6xf32>) -> (tensor<6xf32>) {
  %r:1 = "sdy.reshard"(%a0) <{sharding = #sdy.sharding<@mesh, [{}]>}> : (tensor<6xf32>) -> (tensor<6xf32>)
  return %r#0 : tensor<6xf32>
}

func.func @f108(%a0: tensor<f32>, %a1: tensor<8xf32>, %a2: tensor<f32>) -> (tensor<8xf32>) {
  %r:1 = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<8xf32>, tensor<f32>) -> (tensor<8xf32>)
  return %r#0 : tensor<8xf32>
}

func.func @f109(%a0: tensor<2x4xi1>, %a1: tensor<2x4xf32>, %a2: tensor<2x4xf32>) -> (tensor<2x4xf32>) {
  %r:1 = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>)
  return %r#0 : tensor<2x4xf32>
}

func.func @f110(%a0: tensor<12x16x6xf32>) -> (tensor<12x16x6x4xi8>) {
  %r:1 = "stablehlo.bitcast_convert"(%a0) : (tensor<12x16x6xf32>) -> (tensor<12x16x6x4xi8>)
  return %r#0 : tensor<12x16x6x4xi8>
}

func.func @f111(%a0: tensor<30xf32>) -> (tensor<30xf32>) {
  %r:1 = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<30xf32>) -> (tensor<30xf32>)
  return %r#0 : tensor<30xf32>
}

func.func @f112(%a0: tensor<1x1x1x6xf32>, %a1: tensor<1x1x1x6xf32>) -> (tensor<1x1x1x6xf32>, tensor<1x1x1x6xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = false}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>): %q = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}) : (tensor<1x1x1x6xf32>, tensor<1x1x1x6xf32>) -> (tensor<1x1x1x6xf32>, tensor<1x1x1x6xf32>)
  return %r#0, %r#1 : tensor<1x1x1x6xf32>, tensor<1x1x1x6xf32>
}

func.func @f113(%a0: tensor<8xf32>) -> (tensor<16xf32>) {
  %r:1 = "stablehlo.all_gather"(%a0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<8xf32>) -> (tensor<16xf32>)
  return %r#0 : tensor<16xf32>
}

func.func @f114(%a0: tensor<7x2xf32>) -> (tensor<7x1xf32>) {
  %r:1 = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<7x2xf32>) -> (tensor<7x1xf32>)
  return %r#0 : tensor<7x1xf32>
}

func.func @f115(%a0: tensor<2x16x2xf32>) -> (tensor<4x16x1xf32>) {
  %r:1 = "stablehlo.all_to_all"(%a0) <{split_dimension = 2 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<2x16x2xf32>) -> (tensor<4x16x1xf32>)
  return %r#0 : tensor<4x16x1xf32>
}

func.func @f116(%a0: tensor<5x8x2x0xf32>) -> (tensor<5x8x2x0xf32>) {
  %r:1 = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<5x8x2x0xf32>) -> (tensor<5x8x2x0xf32>)
  return %r#0 : tensor<5x8x2x0xf32>
}

func.func @f117(%a0: tensor<1xf32>) -> (tensor<1xf32>) {
  %r:1 = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0>}> : (tensor<1xf32>) -> (tensor<1xf32>)
  return %r#0 : tensor<1xf32>
}

func.func @f118(%a0: tensor<2x10x2x1x1xf32>) -> (tensor<5x2x2x2xf32>) {
  %r:1 = "stablehlo.reshape"(%a0) : (tensor<2x10x2x1x1xf32>) -> (tensor<5x2x2x2xf32>)
  return %r#0 : tensor<5x2x2x2xf32>
}

func.func @f119(%a0: tensor<8xf32>) -> (tensor<1x8xf32>) {
  %r:1 = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> (tensor<1x8xf32>)
  return %r#0 : tensor<1x8xf32>
}

func.func @f120(%a0: tensor<2x30xf32>) -> (tensor<2x8xf32>) {
  %s0 = stablehlo.slice %a0 [0:2, 0:8] : (tensor<2x30xf32>) -> tensor<2x8xf32>
  %r:1 = "stablehlo.concatenate"(%s0) <{dimension = 1 : i64}> : (tensor<2x8xf32>) -> (tensor<2x8xf32>)
  return %r#0 : tensor<2x8xf32>
}

func.func @f121(%a0: tensor<f32>, %a1: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f122(%a0: tensor<2x6x16x2xf32>) -> (tensor<1x1x16x1xf32>) {
  %r:1 = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 3, 0, 0>, limit_indices = array<i64: 2, 4, 16, 2>, strides = array<i64: 2, 1, 1, 2>}> : (tensor<2x6x16x2xf32>) -> (tensor<1x1x16x1xf32>)
  return %r#0 : tensor<1x1x16x1xf32>
}

func.func @f123(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.dynamic_slice"(%a0) <{slice_sizes = array<i64>}> : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f124(%a0: tensor<5x0xf32>, %a1: tensor<5x0xf32>, %a2: tensor<i32>, %a3: tensor<i32>) -> (tensor<5x0xf32>) {
  %c0 = sdy.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<0> : tensor<i32>
  %r:1 = "stablehlo.dynamic_update_slice"(%a0, %a1, %c0, %c1) : (tensor<5x0xf32>, tensor<5x0xf32>, tensor<i32>, tensor<i32>) -> (tensor<5x0xf32>)
  return %r#0 : tensor<5x0xf32>
}

func.func @f125(%a0: tensor<30xf32>, %a1: tensor<30x2xf32>) -> (tensor<2xf32>) {
  %r:1 = "stablehlo.dot"(%a0, %a1) : (tensor<30xf32>, tensor<30x2xf32>) -> (tensor<2xf32>)
  return %r#0 : tensor<2xf32>
}

func.func @f126(%a0: tensor<4x1x0x2x4x6xf32>, %a1: tensor<4x0x2x6x2xf32>) -> (tensor<6x0x1x4x2xf32>) {
  %r:1 = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [5, 2], rhs_batching_dimensions = [3, 1], lhs_contracting_dimensions = [0, 3], rhs_contracting_dimensions = [0, 2]>}> : (tensor<4x1x0x2x4x6xf32>, tensor<4x0x2x6x2xf32>) -> (tensor<6x0x1x4x2xf32>)
  return %r#0 : tensor<6x0x1x4x2xf32>
}

func.func @f127(%a0: tensor<2x7xf32>, %a1: tensor<14x7xf32>) -> (tensor<1x14xf32>) {
  %r:1 = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x7xf32>, tensor<14x7xf32>) -> (tensor<1x14xf32>)
  return %r#0 : tensor<1x14xf32>
}

func.func @f128(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>, %a3: tensor<f32>, %a4: tensor<f32>, %a5: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %r:3 = "stablehlo.reduce"(%a0, %a1, %a2, %a3, %a4, %a5) <{dimensions = array<i64: 0>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>, %p4: tensor<f32>, %p5: tensor<f32>): %q0 = stablehlo.multiply %p0, %p3 : tensor<f32> %q1 = stablehlo.multiply %p1, %p4 : tensor<f32> %q2 = stablehlo.multiply %p5, %p2 : tensor<f32> stablehlo.return %q0, %q1, %q2 : tensor<f32>, tensor<f32>, tensor<f32>}) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
  return %r#0, %r#1, %r#2 : tensor<f32>, tensor<f32>, tensor<f32>
}

func.func @f129(%a0: tensor<0x30x30xf32>, %a1: tensor<0x30x30xf32>, %a2: tensor<f32>, %a3: tensor<f32>) -> (tensor<0x59x30xf32>, tensor<0x59x30xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 2, 1>, window_dilations = array<i64: 1, 2, 1>, padding = dense<[[0, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>): %q0 = stablehlo.maximum %p0, %p0 : tensor<f32> %q1 = stablehlo.maximum %p1, %p3 : tensor<f32> stablehlo.return %q0, %q1 : tensor<f32>, tensor<f32>}) : (tensor<0x30x30xf32>, tensor<0x30x30xf32>, tensor<f32>, tensor<f32>) -> (tensor<0x59x30xf32>, tensor<0x59x30xf32>)
  return %r#0, %r#1 : tensor<0x59x30xf32>, tensor<0x59x30xf32>
}

func.func @f130(%a0: tensor<3x16x12x8xf32>, %a1: tensor<1x16x5x8xf32>, %a2: tensor<f32>) -> (tensor<3x16x12x8xf32>) {
  %r:1 = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 3, 1, 3, 1>, window_strides = array<i64: 1, 1, 2, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare GE, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}, {^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<3x16x12x8xf32>, tensor<1x16x5x8xf32>, tensor<f32>) -> (tensor<3x16x12x8xf32>)
  return %r#0 : tensor<3x16x12x8xf32>
}

func.func @f131(%a0: tensor<3x12x5xf32>, %a1: tensor<0x5xi32>) -> (tensor<1x5x12xf32>) {
  %r:1 = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], operand_batching_dims = [2], start_indices_batching_dims = [1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 12, 1>}> : (tensor<3x12x5xf32>, tensor<0x5xi32>) -> (tensor<1x5x12xf32>)
  return %r#0 : tensor<1x5x12xf32>
}

func.func @f132(%a0: tensor<1x4x1x30xf32>, %a1: tensor<4x12x5x2xi32>, %a2: tensor<4x12x1x5xf32>) -> (tensor<1x4x1x30xf32>) {
  %r:1 = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [2, 3], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 3], index_vector_dim = 3>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.maximum %p1, %p0 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<1x4x1x30xf32>, tensor<4x12x5x2xi32>, tensor<4x12x1x5xf32>) -> (tensor<1x4x1x30xf32>)
  return %r#0 : tensor<1x4x1x30xf32>
}

func.func @f133(%a0: tensor<4x4x4xf32>) -> (tensor<4x4x4xf32>) {
  %r:1 = "stablehlo.cholesky"(%a0) : (tensor<4x4x4xf32>) -> (tensor<4x4x4xf32>)
  return %r#0 : tensor<4x4x4xf32>
}

func.func @f134(%a0: tensor<5x2x2xf32>, %a1: tensor<5x8x2xf32>) -> (tensor<5x8x2xf32>) {
  %r:1 = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<5x2x2xf32>, tensor<5x8x2xf32>) -> (tensor<5x8x2xf32>)
  return %r#0 : tensor<5x8x2xf32>
}

func.func @f135(%a0: tensor<8x8x4xcomplex<f32>>) -> (tensor<8x8x7xf32>) {
  %r:1 = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 8, 7>}> : (tensor<8x8x4xcomplex<f32>>) -> (tensor<8x8x7xf32>)
  return %r#0 : tensor<8x8x7xf32>
}

func.func @f136(%a0: tensor<5x0x4x4xf32>, %a1: tensor<0xf32>, %a2: tensor<0xf32>, %a3: tensor<0xf32>, %a4: tensor<0xf32>) -> (tensor<5x0x4x4xf32>) {
  %r:1 = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<5x0x4x4xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> (tensor<5x0x4x4xf32>)
  return %r#0 : tensor<5x0x4x4xf32>
}

func.func @f137(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<4xui32>
}

func.func @f138(%a0: tensor<2xui32>, %a1: tensor<2xui32>) -> (tensor<2xui64>, tensor<4xui32>) {
  %s = "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "X64Combine"}> : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui64>
  %r:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<4xui32>
}

func.func @f139(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "sdy.data_flow_edge"(%a0) : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f140(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.abs"(%a0) : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f141(%a0: tensor<12x0x6x12xf32>, %a1: tensor<12x0x6x12xf32>) -> (tensor<12x0x6x12xf32>) {
  %r:1 = "stablehlo.remainder"(%a0, %a1) : (tensor<12x0x6x12xf32>, tensor<12x0x6x12xf32>) -> (tensor<12x0x6x12xf32>)
  return %r#0 : tensor<12x0x6x12xf32>
}

func.func @f142(%a0: tensor<8x7x7x4xf32>, %a1: tensor<8x7x7x4xf32>) -> (tensor<8x7x7x4xcomplex<f32>>) {
  %r:1 = "stablehlo.complex"(%a0, %a1) : (tensor<8x7x7x4xf32>, tensor<8x7x7x4xf32>) -> (tensor<8x7x7x4xcomplex<f32>>)
  return %r#0 : tensor<8x7x7x4xcomplex<f32>>
}

func.func @f143(%a0: tensor<f32>, %a1: tensor<16xf32>, %a2: tensor<16xf32>) -> (tensor<16xf32>) {
  %r:1 = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>)
  return %r#0 : tensor<16xf32>
}

func.func @f144(%a0: tensor<i1>, %a1: tensor<0x4x1xf32>, %a2: tensor<0x4x1xf32>) -> (tensor<0x4x1xf32>) {
  %r:1 = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<0x4x1xf32>, tensor<0x4x1xf32>) -> (tensor<0x4x1xf32>)
  return %r#0 : tensor<0x4x1xf32>
}

func.func @f145(%a0: tensor<30x5x0x2xi16>) -> (tensor<30x5x0xf32>) {
  %r:1 = "stablehlo.bitcast_convert"(%a0) : (tensor<30x5x0x2xi16>) -> (tensor<30x5x0xf32>)
  return %r#0 : tensor<30x5x0xf32>
}

func.func @f146(%a0: tensor<1xf32>) -> (tensor<1xf32>) {
  %r:1 = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<1xf32>) -> (tensor<1xf32>)
  return %r#0 : tensor<1xf32>
}

func.func @f147(%a0: tensor<30x4xf32>, %a1: tensor<30x4xf32>) -> (tensor<30x4xf32>, tensor<30x4xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = false}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>): %q = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}) : (tensor<30x4xf32>, tensor<30x4xf32>) -> (tensor<30x4xf32>, tensor<30x4xf32>)
  return %r#0, %r#1 : tensor<30x4xf32>, tensor<30x4xf32>
}

func.func @f148(%a0: tensor<12x8x16x1xf32>) -> (tensor<12x8x16x2xf32>) {
  %r:1 = "stablehlo.all_gather"(%a0) <{all_gather_dim = 3 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<12x8x16x1xf32>) -> (tensor<12x8x16x2xf32>)
  return %r#0 : tensor<12x8x16x2xf32>
}

func.func @f149(%a0: tensor<2xf32>) -> (tensor<1xf32>) {
  %r:1 = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<2xf32>) -> (tensor<1xf32>)
  return %r#0 : tensor<1xf32>
}

func.func @f150(%a0: tensor<4x4x2xf32>) -> (tensor<4x4x2xf32>) {
  %r:1 = "stablehlo.all_to_all"(%a0) <{split_dimension = 1 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x4x2xf32>) -> (tensor<4x4x2xf32>)
  return %r#0 : tensor<4x4x2xf32>
}

func.func @f151(%a0: tensor<16x16x8xf32>) -> (tensor<16x16x8xf32>) {
  %r:1 = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<16x16x8xf32>) -> (tensor<16x16x8xf32>)
  return %r#0 : tensor<16x16x8xf32>
}

func.func @f152(%a0: tensor<7x1x4xf32>) -> (tensor<7x4x1xf32>) {
  %r:1 = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<7x1x4xf32>) -> (tensor<7x4x1xf32>)
  return %r#0 : tensor<7x4x1xf32>
}

func.func @f153(%a0: tensor<2x1xf32>) -> (tensor<2x1x1xf32>) {
  %r:1 = "stablehlo.reshape"(%a0) : (tensor<2x1xf32>) -> (tensor<2x1x1xf32>)
  return %r#0 : tensor<2x1x1xf32>
}

func.func @f154(%a0: tensor<f32>) -> (tensor<16xf32>) {
  %r:1 = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> (tensor<16xf32>)
  return %r#0 : tensor<16xf32>
}

func.func @f155(%a0: tensor<7x12x4xf32>, %a1: tensor<7x12x4xf32>, %a2: tensor<7x12x4xf32>) -> (tensor<7x12x6xf32>) {
  %s0 = stablehlo.slice %a0 [0:7, 0:12, 0:2] : (tensor<7x12x4xf32>) -> tensor<7x12x2xf32>
  %s1 = stablehlo.slice %a1 [0:7, 0:12, 0:0] : (tensor<7x12x4xf32>) -> tensor<7x12x0xf32>
  %s2 = stablehlo.slice %a2 [0:7, 0:12, 0:4] : (tensor<7x12x4xf32>) -> tensor<7x12x4xf32>
  %r:1 = "stablehlo.concatenate"(%s0, %s1, %s2) <{dimension = 2 : i64}> : (tensor<7x12x2xf32>, tensor<7x12x0xf32>, tensor<7x12x4xf32>) -> (tensor<7x12x6xf32>)
  return %r#0 : tensor<7x12x6xf32>
}

func.func @f156(%a0: tensor<4x30x8xf32>, %a1: tensor<f32>) -> (tensor<10x59x15xf32>) {
  %r:1 = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 2, 1, 1>}> : (tensor<4x30x8xf32>, tensor<f32>) -> (tensor<10x59x15xf32>)
  return %r#0 : tensor<10x59x15xf32>
}

func.func @f157(%a0: tensor<4x2x1x0xf32>) -> (tensor<4x2x1x0xf32>) {
  %r:1 = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 4, 2, 1, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x2x1x0xf32>) -> (tensor<4x2x1x0xf32>)
  return %r#0 : tensor<4x2x1x0xf32>
}

func.func @f158(%a0: tensor<30xf32>, %a1: tensor<i32>) -> (tensor<1xf32>) {
  %r:1 = "stablehlo.dynamic_slice"(%a0, %a1) <{slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<i32>) -> (tensor<1xf32>)
  return %r#0 : tensor<1xf32>
}

func.func @f159(%a0: tensor<1x7x4xf32>, %a1: tensor<1x3x4xf32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>) -> (tensor<1x7x4xf32>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = sdy.constant dense<0> : tensor<i32>
  %c2 = sdy.constant dense<0> : tensor<i32>
  %r:1 = "stablehlo.dynamic_update_slice"(%a0, %a1, %c0, %c1, %c2) : (tensor<1x7x4xf32>, tensor<1x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<1x7x4xf32>)
  return %r#0 : tensor<1x7x4xf32>
}

func.func @f160(%a0: tensor<5x1xf32>, %a1: tensor<1xf32>) -> (tensor<5xf32>) {
  %r:1 = "stablehlo.dot"(%a0, %a1) : (tensor<5x1xf32>, tensor<1xf32>) -> (tensor<5xf32>)
  return %r#0 : tensor<5xf32>
}

func.func @f161(%a0: tensor<5x2xf32>, %a1: tensor<6x2x5x4xf32>) -> (tensor<5x2x6x4xf32>) {
  %r:1 = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [2, 1]>}> : (tensor<5x2xf32>, tensor<6x2x5x4xf32>) -> (tensor<5x2x6x4xf32>)
  return %r#0 : tensor<5x2x6x4xf32>
}

func.func @f162(%a0: tensor<8x12xf32>, %a1: tensor<8x6xf32>) -> (tensor<4x6xf32>) {
  %r:1 = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 3 : i64}> : (tensor<8x12xf32>, tensor<8x6xf32>) -> (tensor<4x6xf32>)
  return %r#0 : tensor<4x6xf32>
}

func.func @f163(%a0: tensor<6x4x30x6xf32>, %a1: tensor<f32>) -> (tensor<4xf32>) {
  %r:1 = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2, 3>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.maximum %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<6x4x30x6xf32>, tensor<f32>) -> (tensor<4xf32>)
  return %r#0 : tensor<4xf32>
}

func.func @f164(%a0: tensor<8xf32>, %a1: tensor<8xf32>, %a2: tensor<f32>, %a3: tensor<f32>) -> (tensor<13xf32>, tensor<13xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 2>, window_dilations = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>): %q0 = stablehlo.minimum %p2, %p0 : tensor<f32> %q1 = stablehlo.minimum %p1, %p3 : tensor<f32> stablehlo.return %q0, %q1 : tensor<f32>, tensor<f32>}) : (tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> (tensor<13xf32>, tensor<13xf32>)
  return %r#0, %r#1 : tensor<13xf32>, tensor<13xf32>
}

func.func @f165(%a0: tensor<1xf32>, %a1: tensor<1xf32>, %a2: tensor<f32>) -> (tensor<1xf32>) {
  %r:1 = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare GE, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}, {^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<1xf32>, tensor<1xf32>, tensor<f32>) -> (tensor<1xf32>)
  return %r#0 : tensor<1xf32>
}

func.func @f166(%a0: tensor<7x6xf32>, %a1: tensor<1x4x0xi32>) -> (tensor<7x4x0x2xf32>) {
  %r:1 = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 7, 2>}> : (tensor<7x6xf32>, tensor<1x4x0xi32>) -> (tensor<7x4x0x2xf32>)
  return %r#0 : tensor<7x4x0x2xf32>
}

func.func @f167(%a0: tensor<16x1xf32>, %a1: tensor<1xi32>, %a2: tensor<16xf32>) -> (tensor<16x1xf32>) {
  %r:1 = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.maximum %p0, %p0 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<16x1xf32>, tensor<1xi32>, tensor<16xf32>) -> (tensor<16x1xf32>)
  return %r#0 : tensor<16x1xf32>
}

func.func @f168(%a0: tensor<8x8xf32>) -> (tensor<8x8xf32>) {
  %r:1 = "stablehlo.cholesky"(%a0) : (tensor<8x8xf32>) -> (tensor<8x8xf32>)
  return %r#0 : tensor<8x8xf32>
}

func.func @f169(%a0: tensor<5x6x6xf32>, %a1: tensor<5x1x6xf32>) -> (tensor<5x1x6xf32>) {
  %r:1 = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<5x6x6xf32>, tensor<5x1x6xf32>) -> (tensor<5x1x6xf32>)
  return %r#0 : tensor<5x1x6xf32>
}

func.func @f170(%a0: tensor<30x7x4xcomplex<f32>>) -> (tensor<30x7x4xcomplex<f32>>) {
  %r:1 = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 7, 4>}> : (tensor<30x7x4xcomplex<f32>>) -> (tensor<30x7x4xcomplex<f32>>)
  return %r#0 : tensor<30x7x4xcomplex<f32>>
}

func.func @f171(%a0: tensor<4x1x6x16xf32>, %a1: tensor<16xf32>, %a2: tensor<16xf32>, %a3: tensor<16xf32>, %a4: tensor<16xf32>) -> (tensor<4x1x6x16xf32>) {
  %r:1 = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-03 : f32, feature_index = 3 : i64}> : (tensor<4x1x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x1x6x16xf32>)
  return %r#0 : tensor<4x1x6x16xf32>
}

func.func @f172(%a0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2xui32>
}

func.func @f173(%a0: tensor<16x5x6x6xf32>) -> (tensor<16x5x6x6xf32>, tensor<16x5x6xf32>) {
  %r:2 = "stablehlo.custom_call"(%a0) <{call_target_name = "Eigh"}> : (tensor<16x5x6x6xf32>) -> (tensor<16x5x6x6xf32>, tensor<16x5x6xf32>)
  return %r#0, %r#1 : tensor<16x5x6x6xf32>, tensor<16x5x6xf32>
}

func.func @f174(%a0: !stablehlo.token) -> (!stablehlo.token) {
  %r:1 = "stablehlo.custom_call"(%a0) <{call_target_name = "MoveToHost"}> : (!stablehlo.token) -> (!stablehlo.token)
  return %r#0 : !stablehlo.token
}

func.func @f175(%a0: tensor<2x0x8xf32>) -> (tensor<2x0x8xf32>) {
  %r:1 = "stablehlo.tanh"(%a0) : (tensor<2x0x8xf32>) -> (tensor<2x0x8xf32>)
  return %r#0 : tensor<2x0x8xf32>
}

func.func @f176(%a0: tensor<f32>, %a1: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.add"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f177(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> (tensor<4xi1>) {
  %r:1 = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xi1>)
  return %r#0 : tensor<4xi1>
}

func.func @f178(%a0: tensor<f32>, %a1: tensor<f32>, %a2: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f179(%a0: tensor<i1>, %a1: tensor<1xf32>, %a2: tensor<1xf32>) -> (tensor<1xf32>) {
  %r:1 = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>)
  return %r#0 : tensor<1xf32>
}

func.func @f180(%a0: tensor<1xf32>) -> (tensor<1xi32>) {
  %r:1 = "stablehlo.bitcast_convert"(%a0) : (tensor<1xf32>) -> (tensor<1xi32>)
  return %r#0 : tensor<1xi32>
}

func.func @f181(%a0: tensor<8x1x0x3xf32>) -> (tensor<8x1x0x3xf32>) {
  %r:1 = "stablehlo.reverse"(%a0) <{dimensions = array<i64>}> : (tensor<8x1x0x3xf32>) -> (tensor<8x1x0x3xf32>)
  return %r#0 : tensor<8x1x0x3xf32>
}

func.func @f182(%a0: tensor<3x2x2x30xf32>, %a1: tensor<3x2x2x30xf32>) -> (tensor<3x2x2x30xf32>, tensor<3x2x2x30xf32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = false}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>): %q = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}) : (tensor<3x2x2x30xf32>, tensor<3x2x2x30xf32>) -> (tensor<3x2x2x30xf32>, tensor<3x2x2x30xf32>)
  return %r#0, %r#1 : tensor<3x2x2x30xf32>, tensor<3x2x2x30xf32>
}

func.func @f183(%a0: tensor<1xf32>) -> (tensor<2xf32>) {
  %r:1 = "stablehlo.all_gather"(%a0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<1xf32>) -> (tensor<2xf32>)
  return %r#0 : tensor<2xf32>
}

func.func @f184(%a0: tensor<1x2x24xf32>) -> (tensor<1x2x12xf32>) {
  %r:1 = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<1x2x24xf32>) -> (tensor<1x2x12xf32>)
  return %r#0 : tensor<1x2x12xf32>
}

func.func @f185(%a0: tensor<4xf32>) -> (tensor<4xf32>) {
  %r:1 = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>) -> (tensor<4xf32>)
  return %r#0 : tensor<4xf32>
}

func.func @f186(%a0: tensor<7x4xf32>) -> (tensor<7x4xf32>) {
  %r:1 = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<7x4xf32>) -> (tensor<7x4xf32>)
  return %r#0 : tensor<7x4xf32>
}

func.func @f187(%a0: tensor<16x4xf32>) -> (tensor<16x4xf32>) {
  %r:1 = "stablehlo.transpose"(%a0) <{permutation = array<i64: 0, 1>}> : (tensor<16x4xf32>) -> (tensor<16x4xf32>)
  return %r#0 : tensor<16x4xf32>
}

func.func @f188(%a0: tensor<1x40xf32>) -> (tensor<1x4x10xf32>) {
  %r:1 = "stablehlo.reshape"(%a0) : (tensor<1x40xf32>) -> (tensor<1x4x10xf32>)
  return %r#0 : tensor<1x4x10xf32>
}

func.func @f189(%a0: tensor<16x1xf32>) -> (tensor<16x8x2xf32>) {
  %r:1 = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x1xf32>) -> (tensor<16x8x2xf32>)
  return %r#0 : tensor<16x8x2xf32>
}

func.func @f190(%a0: tensor<1xf32>) -> (tensor<2xf32>) {
  %r:1 = "stablehlo.concatenate"(%a0, %a0) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>) -> (tensor<2xf32>)
  return %r#0 : tensor<2xf32>
}

func.func @f191(%a0: tensor<12x5x16x30xf32>, %a1: tensor<f32>) -> (tensor<35x6x17x60xf32>) {
  %r:1 = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 2, 2, 0, 1>, edge_padding_high = array<i64: -1, -1, 1, 0>, interior_padding = array<i64: 2, 0, 0, 1>}> : (tensor<12x5x16x30xf32>, tensor<f32>) -> (tensor<35x6x17x60xf32>)
  return %r#0 : tensor<35x6x17x60xf32>
}

func.func @f192(%a0: tensor<16x2xf32>) -> (tensor<16x2xf32>) {
  %r:1 = "stablehlo.slice"(%a0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 16, 2>, strides = array<i64: 1, 1>}> : (tensor<16x2xf32>) -> (tensor<16x2xf32>)
  return %r#0 : tensor<16x2xf32>
}

func.func @f193(%a0: tensor<4x30x30x12xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>) -> (tensor<4x30x30x0xf32>) {
  %r:1 = "stablehlo.dynamic_slice"(%a0, %a1, %a2, %a3, %a4) <{slice_sizes = array<i64: 4, 30, 30, 0>}> : (tensor<4x30x30x12xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<4x30x30x0xf32>)
  return %r#0 : tensor<4x30x30x0xf32>
}

func.func @f194(%a0: tensor<1x6x1x3xf32>, %a1: tensor<1x6x1x3xf32>, %a2: tensor<i32>, %a3: tensor<i32>, %a4: tensor<i32>, %a5: tensor<i32>) -> (tensor<1x6x1x3xf32>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<0> : tensor<i32>
  %c2 = stablehlo.constant dense<0> : tensor<i32>
  %c3 = sdy.constant dense<0> : tensor<i32>
  %r:1 = "stablehlo.dynamic_update_slice"(%a0, %a1, %c0, %c1, %c2, %c3) : (tensor<1x6x1x3xf32>, tensor<1x6x1x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<1x6x1x3xf32>)
  return %r#0 : tensor<1x6x1x3xf32>
}

func.func @f195(%a0: tensor<6xf32>, %a1: tensor<6xf32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.dot"(%a0, %a1) : (tensor<6xf32>, tensor<6xf32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f196(%a0: tensor<0x8x5x8xf32>, %a1: tensor<7x5x0x8x8xf32>) -> (tensor<5x8x7xf32>) {
  %r:1 = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2, 1], rhs_batching_dimensions = [1, 4], lhs_contracting_dimensions = [0, 3], rhs_contracting_dimensions = [2, 3]>}> : (tensor<0x8x5x8xf32>, tensor<7x5x0x8x8xf32>) -> (tensor<5x8x7xf32>)
  return %r#0 : tensor<5x8x7xf32>
}

func.func @f197(%a0: tensor<7x2xf32>, %a1: tensor<2x1xf32>) -> (tensor<7x1xf32>) {
  %r:1 = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<7x2xf32>, tensor<2x1xf32>) -> (tensor<7x1xf32>)
  return %r#0 : tensor<7x1xf32>
}

func.func @f198(%a0: tensor<f32>, %a1: tensor<f32>, %a2: tensor<f32>, %a3: tensor<f32>, %a4: tensor<f32>, %a5: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %r:3 = "stablehlo.reduce"(%a0, %a1, %a2, %a3, %a4, %a5) <{dimensions = array<i64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>, %p4: tensor<f32>, %p5: tensor<f32>): %q0 = stablehlo.minimum %p3, %p0 : tensor<f32> %q1 = stablehlo.maximum %p1, %p4 : tensor<f32> %q2 = stablehlo.maximum %p5, %p2 : tensor<f32> stablehlo.return %q0, %q1, %q2 : tensor<f32>, tensor<f32>, tensor<f32>}) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
  return %r#0, %r#1, %r#2 : tensor<f32>, tensor<f32>, tensor<f32>
}

func.func @f199(%a0: tensor<8x4x16xf32>, %a1: tensor<8x4x16xf32>, %a2: tensor<f32>, %a3: tensor<f32>) -> (tensor<14x4x13xf32>, tensor<14x4x13xf32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 2, 3>, window_strides = array<i64: 1, 2, 1>, base_dilations = array<i64: 2, 2, 1>, window_dilations = array<i64: 1, 1, 2>, padding = dense<[[0, 0], [1, 1], [0, 1]]> : tensor<3x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>): %q0 = stablehlo.subtract %p0, %p2 : tensor<f32> %q1 = stablehlo.subtract %p3, %p1 : tensor<f32> stablehlo.return %q0, %q1 : tensor<f32>, tensor<f32>}) : (tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<14x4x13xf32>, tensor<14x4x13xf32>)
  return %r#0, %r#1 : tensor<14x4x13xf32>, tensor<14x4x13xf32>
}

func.func @f200(%a0: tensor<2xf32>, %a1: tensor<2xf32>, %a2: tensor<f32>) -> (tensor<2xf32>) {
  %r:1 = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare GE, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}, {^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>)
  return %r#0 : tensor<2xf32>
}

func.func @f201(%a0: tensor<8xf32>, %a1: tensor<6x0xi32>) -> (tensor<6x5xf32>) {
  %r:1 = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], index_vector_dim = 1>, slice_sizes = array<i64: 5>}> : (tensor<8xf32>, tensor<6x0xi32>) -> (tensor<6x5xf32>)
  return %r#0 : tensor<6x5xf32>
}

func.func @f202(%a0: tensor<7x4x4x16xi32>, %a1: tensor<7x4x4x16xi32>, %a2: tensor<4x16x2xi32>, %a3: tensor<4x4x16xi32>, %a4: tensor<4x4x16xi32>) -> (tensor<7x4x4x16xi32>, tensor<7x4x4x16xi32>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 2], input_batching_dims = [3], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>}> ({^bb0(%p0: tensor<i32>, %p1: tensor<i32>, %p2: tensor<i32>, %p3: tensor<i32>): %q0 = stablehlo.minimum %p0, %p0 : tensor<i32> %q1 = stablehlo.minimum %p1, %p3 : tensor<i32> stablehlo.return %q0, %q1 : tensor<i32>, tensor<i32>}) : (tensor<7x4x4x16xi32>, tensor<7x4x4x16xi32>, tensor<4x16x2xi32>, tensor<4x4x16xi32>, tensor<4x4x16xi32>) -> (tensor<7x4x4x16xi32>, tensor<7x4x4x16xi32>)
  return %r#0, %r#1 : tensor<7x4x4x16xi32>, tensor<7x4x4x16xi32>
}

func.func @f203(%a0: tensor<1x1xf32>) -> (tensor<1x1xf32>) {
  %r:1 = "stablehlo.cholesky"(%a0) : (tensor<1x1xf32>) -> (tensor<1x1xf32>)
  return %r#0 : tensor<1x1xf32>
}

func.func @f204(%a0: tensor<16x1x1xf32>, %a1: tensor<16x30x1xf32>) -> (tensor<16x30x1xf32>) {
  %r:1 = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<16x1x1xf32>, tensor<16x30x1xf32>) -> (tensor<16x30x1xf32>)
  return %r#0 : tensor<16x30x1xf32>
}

func.func @f205(%a0: tensor<5x12x1x4xcomplex<f32>>) -> (tensor<5x12x1x6xf32>) {
  %r:1 = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 1, 6>}> : (tensor<5x12x1x4xcomplex<f32>>) -> (tensor<5x12x1x6xf32>)
  return %r#0 : tensor<5x12x1x6xf32>
}

func.func @f206(%a0: tensor<1xf32>, %a1: tensor<1xf32>, %a2: tensor<1xf32>, %a3: tensor<1xf32>, %a4: tensor<1xf32>) -> (tensor<1xf32>) {
  %r:1 = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>)
  return %r#0 : tensor<1xf32>
}

func.func @f207(%a0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0xui32>
}

func.func @f208(%a0: tensor<0x6xf32>) -> (tensor<0x6xf32>, tensor<0xf32>) {
  %r:2 = "stablehlo.custom_call"(%a0) <{call_target_name = "QrDecompositionBlock"}> : (tensor<0x6xf32>) -> (tensor<0x6xf32>, tensor<0xf32>)
  return %r#0, %r#1 : tensor<0x6xf32>, tensor<0xf32>
}

func.func @f209(%a0: tensor<7x0x1x6xf32>) -> (tuple<tensor<7x0x1x6xf32>>) {
  %r:1 = "stablehlo.tuple"(%a0) : (tensor<7x0x1x6xf32>) -> (tuple<tensor<7x0x1x6xf32>>)
  return %r#0 : tuple<tensor<7x0x1x6xf32>>
}

func.func @f210(%a0: tensor<0x7x8xf32>) -> (tensor<0x7x8xf32>) {
  %r:1 = "stablehlo.round_nearest_even"(%a0) : (tensor<0x7x8xf32>) -> (tensor<0x7x8xf32>)
  return %r#0 : tensor<0x7x8xf32>
}

func.func @f211(%a0: tensor<3x8x2x0xf32>, %a1: tensor<3x8x2x0xf32>) -> (tensor<3x8x2x0xf32>) {
  %r:1 = "stablehlo.multiply"(%a0, %a1) : (tensor<3x8x2x0xf32>, tensor<3x8x2x0xf32>) -> (tensor<3x8x2x0xf32>)
  return %r#0 : tensor<3x8x2x0xf32>
}

func.func @f212(%a0: tensor<6x0x8xi32>, %a1: tensor<6x0x8xi32>) -> (tensor<6x0x8xi32>) {
  %r:1 = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<6x0x8xi32>, tensor<6x0x8xi32>) -> (tensor<6x0x8xi32>)
  return %r#0 : tensor<6x0x8xi32>
}

func.func @f213(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>) -> (tensor<4xf32>) {
  %r:1 = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return %r#0 : tensor<4xf32>
}

func.func @f214(%a0: tensor<i1>, %a1: tensor<8x3x4x2xf32>, %a2: tensor<8x3x4x2xf32>) -> (tensor<8x3x4x2xf32>) {
  %r:1 = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<8x3x4x2xf32>, tensor<8x3x4x2xf32>) -> (tensor<8x3x4x2xf32>)
  return %r#0 : tensor<8x3x4x2xf32>
}

func.func @f215(%a0: tensor<2xi16>) -> (tensor<f32>) {
  %r:1 = "stablehlo.bitcast_convert"(%a0) : (tensor<2xi16>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f216(%a0: tensor<7xf32>) -> (tensor<7xf32>) {
  %r:1 = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<7xf32>) -> (tensor<7xf32>)
  return %r#0 : tensor<7xf32>
}

func.func @f217(%a0: tensor<2x1x2xf32>) -> (tensor<2x1x2xf32>) {
  %r:1 = "stablehlo.sort"(%a0) <{dimension = 1 : i64, is_stable = false}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q : tensor<i1>}) : (tensor<2x1x2xf32>) -> (tensor<2x1x2xf32>)
  return %r#0 : tensor<2x1x2xf32>
}

func.func @f218(%a0: tensor<2x1x16xf32>) -> (tensor<2x1x32xf32>) {
  %r:1 = "stablehlo.all_gather"(%a0) <{all_gather_dim = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x1x16xf32>) -> (tensor<2x1x32xf32>)
  return %r#0 : tensor<2x1x32xf32>
}

func.func @f219(%a0: tensor<6x1x8xf32>) -> (tensor<6x1x4xf32>) {
  %r:1 = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<6x1x8xf32>) -> (tensor<6x1x4xf32>)
  return %r#0 : tensor<6x1x4xf32>
}

func.func @f220(%a0: tensor<12x4xf32>) -> (tensor<12x4xf32>) {
  %r:1 = "stablehlo.all_to_all"(%a0) <{split_dimension = 1 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<12x4xf32>) -> (tensor<12x4xf32>)
  return %r#0 : tensor<12x4xf32>
}

func.func @f221(%a0: tensor<4xf32>) -> (tensor<4xf32>) {
  %r:1 = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%p0: tensor<f32>, %p1: tensor<f32>): %q0 = stablehlo.add %p0, %p1 : tensor<f32> stablehlo.return %q0 : tensor<f32>}) : (tensor<4xf32>) -> (tensor<4xf32>)
  return %r#0 : tensor<4xf32>
}

func.func @f222(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.transpose"(%a0) <{permutation = array<i64>}> : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}

func.func @f223(%a0: tensor<1x3x2x21x1x3xf32>) -> (tensor<1x378x1xf32>) {
  %r:1 = "stablehlo.reshape"(%a0) : (tensor<1x3x2x21x1x3xf32>) -> (tensor<1x378x1xf32>)
  return %r#0 : tensor<1x378x1xf32>
}

func.func @f224(%a0: tensor<f32>) -> (tensor<f32>) {
  %r:1 = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> (tensor<f32>)
  return %r#0 : tensor<f32>
}
func.func @householder(%a: tensor<2x4x3xf32>, %taus: tensor<2x3xf32>) -> tensor<2x4x3xf32> {
  %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%a, %taus) : (tensor<2x4x3xf32>, tensor<2x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}
func.func @one_householder(%a: tensor<4x3xf32>, %taus: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%a, %taus) : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
