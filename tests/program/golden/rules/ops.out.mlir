module {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func @f0(%arg0: tensor<12x30x4xf32>) -> tensor<12x30x4xf32> {
    %0 = stablehlo.cbrt %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=12, j=30, k=4}>} : tensor<12x30x4xf32>
    return %0 : tensor<12x30x4xf32>
  }
  func.func @f1(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.atan2 %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=6}>} : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func @f2(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.not %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @f3(%arg0: tensor<f32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [i], [i])->([i]) {i=6}>} : (tensor<f32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func @f4(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i], [i])->([i]) {i=2}>} : tensor<2xi1>, tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f5(%arg0: tensor<8x3xf32>) -> tensor<8x3xi32> {
    %0 = stablehlo.bitcast_convert %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=3}>} : (tensor<8x3xf32>) -> tensor<8x3xi32>
    return %0 : tensor<8x3xi32>
  }
  func.func @f6(%arg0: tensor<16x1x4x12xf32>) -> tensor<16x1x4x12xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1, 3] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=16, j=1, k=4, l=12} permutation={i, j, l}>} : tensor<16x1x4x12xf32>
    return %0 : tensor<16x1x4x12xf32>
  }
  func.func @f7(%arg0: tensor<1x1x7xf32>) -> tensor<1x1x7xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.compare LT, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=1, j=1, k=7} need_replication={j}>} : (tensor<1x1x7xf32>) -> tensor<1x1x7xf32>
    return %0 : tensor<1x1x7xf32>
  }
  func.func @f8(%arg0: tensor<4x4xf32>) -> tensor<8x4xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {sdy.sharding_rule = #sdy.op_sharding_rule<([j, i])->([k, i]) {i=4, j=4, k=8} need_replication={j, k}>} : (tensor<4x4xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func @f9(%arg0: tensor<7x8x3x2xf32>) -> tensor<7x4x3x2xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, l, j, k])->([i, m, j, k]) {i=7, j=3, k=2, l=8, m=4} need_replication={l, m}>} : (tensor<7x8x3x2xf32>) -> tensor<7x4x3x2xf32>
    return %0 : tensor<7x4x3x2xf32>
  }
  func.func @f10(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=8, j=8} need_replication={i, j}>} : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @f11(%arg0: tensor<16x5x16xf32>) -> tensor<16x5x16xf32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=16, j=5, k=16}>} : (tensor<16x5x16xf32>) -> tensor<16x5x16xf32>
    return %0 : tensor<16x5x16xf32>
  }
  func.func @f12(%arg0: tensor<2x7x5xf32>) -> tensor<5x7x2xf32> {
    %0 = stablehlo.transpose %arg0, dims = [2, 1, 0] {sdy.sharding_rule = #sdy.op_sharding_rule<([k, j, i])->([i, j, k]) {i=5, j=7, k=2}>} : (tensor<2x7x5xf32>) -> tensor<5x7x2xf32>
    return %0 : tensor<5x7x2xf32>
  }
  func.func @f13(%arg0: tensor<5x5x7x7xf32>) -> tensor<1x7x175xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([j, l, n, o])->([i, k, mo]) {i=1, j=5, k=7, l=5, m=25, n=7, o=7}>} : (tensor<5x5x7x7xf32>) -> tensor<1x7x175xf32>
    return %0 : tensor<1x7x175xf32>
  }
  func.func @f14(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f15(%arg0: tensor<0x5xf32>) -> tensor<0x5xf32> {
    %0 = stablehlo.concatenate %arg0, dim = 0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=0, j=5} need_replication={i}>} : (tensor<0x5xf32>) -> tensor<0x5xf32>
    return %0 : tensor<0x5xf32>
  }
  func.func @f16(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>) -> tensor<4x9xf32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [0, 1], high = [0, 1], interior = [0, 1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [])->([i, j]) {i=4, j=4} permutation={j}>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func @f17(%arg0: tensor<4x12x2x3xf32>) -> tensor<4x1x1x1xf32> {
    %0 = stablehlo.slice %arg0 [0:4, 11:12, 0:1:3, 2:3] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=4, j=12, k=2, l=3} permutation={j, k, l}>} : (tensor<4x12x2x3xf32>) -> tensor<4x1x1x1xf32>
    return %0 : tensor<4x1x1x1xf32>
  }
  func.func @f18(%arg0: tensor<1xf32>, %arg1: tensor<i32>) -> tensor<1xf32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [])->([i]) {i=1}>} : (tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func @f19(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f20(%arg0: tensor<30xf32>, %arg1: tensor<30xf32>) -> tensor<f32> {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([]) {i=30} reduction={i}>} : (tensor<30xf32>, tensor<30xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f21(%arg0: tensor<7x8xf32>, %arg1: tensor<8x4xf32>) -> tensor<7x4xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=7, j=4, k=8} reduction={k}>} : (tensor<7x8xf32>, tensor<8x4xf32>) -> tensor<7x4xf32>
    return %0 : tensor<7x4xf32>
  }
  func.func @f22(%arg0: tensor<0x12x1xf32>, %arg1: tensor<7x5x1xf32>) -> tensor<0x7x10xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, f]x[o, 0, i]->[b, f, 0], window = {stride = [2], pad = [[0, 0]], lhs_dilate = [2], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [l, m, k])->([i, l, j]) {i=0, j=10, k=1, l=7, m=1} reduction={k} permutation={j}>} : (tensor<0x12x1xf32>, tensor<7x5x1xf32>) -> tensor<0x7x10xf32>
    return %0 : tensor<0x7x10xf32>
  }
  func.func @f23(%arg0: tensor<30x16xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.minimum across dimensions = [0, 1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [])->([]) {i=30, j=16} reduction={i, j}>} : (tensor<30x16xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f24(%arg0: tensor<16x6x1x2xf32>, %arg1: tensor<f32>) -> tensor<16x4x2x1xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 0], [1, 0], [1, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 2, 1>, window_dimensions = array<i64: 1, 1, 1, 3>, window_strides = array<i64: 1, 2, 1, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.maximum %arg3, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [])->([i, j, k, l]) {i=16, j=4, k=2, l=1} permutation={j, k, l}>} : (tensor<16x6x1x2xf32>, tensor<f32>) -> tensor<16x4x2x1xf32>
    return %0 : tensor<16x4x2x1xf32>
  }
  func.func @f25(%arg0: tensor<16x30x30x1xf32>, %arg1: tensor<17x30x31x1xf32>, %arg2: tensor<f32>) -> tensor<16x30x30x1xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0], [1, 0], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 2>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.compare GE, %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([j, k, m, o], [i, k, l, n], [])->([j, k, m, o]) {i=17, j=16, k=30, l=31, m=30, n=1, o=1} need_replication={i, l, n} permutation={j, m, o}>} : (tensor<16x30x30x1xf32>, tensor<17x30x31x1xf32>, tensor<f32>) -> tensor<16x30x30x1xf32>
    return %0 : tensor<16x30x30x1xf32>
  }
  func.func @f26(%arg0: tensor<7x2xf32>, %arg1: tensor<7x2x1xi32>) -> tensor<7x2xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [i, j, l])->([i, j]) {i=7, j=2, k=2, l=1} reduction={k} need_replication={l}>} : (tensor<7x2xf32>, tensor<7x2x1xi32>) -> tensor<7x2xf32>
    return %0 : tensor<7x2xf32>
  }
  func.func @f27(%arg0: tensor<8x2x2x2xf32>, %arg1: tensor<0xi32>, %arg2: tensor<8x0x2x2xf32>) -> tensor<8x2x2x2xf32> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.minimum %arg4, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k, m, l], [j], [i, j, k, l])->([i, k, m, l]) {i=8, j=0, k=2, l=2, m=2} reduction={j}>} : (tensor<8x2x2x2xf32>, tensor<0xi32>, tensor<8x0x2x2xf32>) -> tensor<8x2x2x2xf32>
    return %0 : tensor<8x2x2x2xf32>
  }
  func.func @f28(%arg0: tensor<1x5x1x1xf32>) -> tensor<1x5x1x1xf32> {
    %0 = stablehlo.cholesky %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=1, j=5, k=1, l=1} need_replication={k, l}>} : tensor<1x5x1x1xf32>
    return %0 : tensor<1x5x1x1xf32>
  }
  func.func @f29(%arg0: tensor<1x3x6x6xf32>, %arg1: tensor<1x3x16x6xf32>) -> tensor<1x3x16x6xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, m, l], [i, j, k, l])->([i, j, k, m]) {i=1, j=3, k=16, l=6, m=6} need_replication={k, l, m}>} : (tensor<1x3x6x6xf32>, tensor<1x3x16x6xf32>) -> tensor<1x3x16x6xf32>
    return %0 : tensor<1x3x16x6xf32>
  }
  func.func @f30(%arg0: tensor<7x1x7xcomplex<f32>>) -> tensor<7x1x7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [7, 1, 7] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=7, j=1, k=7} need_replication={i, j, k}>} : (tensor<7x1x7xcomplex<f32>>) -> tensor<7x1x7xcomplex<f32>>
    return %0 : tensor<7x1x7xcomplex<f32>>
  }
  func.func @f31(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i], [i], [i], [i])->([i]) {i=4}>} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f32(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i], [j]) {i=2, j=1} need_replication={i} blocked_propagation={i}>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<1xui32>
  }
  func.func @f33(%arg0: tensor<2xui32>, %arg1: tensor<2xui32>) -> (tensor<2xui64>, tensor<1x7x2x16xui32>) {
    %0 = stablehlo.custom_call @X64Combine(%arg0, %arg1) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=2} need_replication={i} blocked_propagation={i}>} : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %0, algorithm = DEFAULT {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i], [j, k, l, m]) {i=2, j=1, k=7, l=2, m=16} need_replication={i} blocked_propagation={i}>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x7x2x16xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<1x7x2x16xui32>
  }
  func.func @f34(%arg0: tensor<3x6x0x16xf32>, %arg1: !stablehlo.token) -> (tensor<3x6x0x16xf32>, !stablehlo.token) {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<3x6x0x16xf32>, !stablehlo.token
    return %0#0, %0#1 : tensor<3x6x0x16xf32>, !stablehlo.token
  }
  func.func @f35(%arg0: tensor<3x12x1x8xf32>) -> tensor<3x12x1x8xf32> {
    %0 = stablehlo.negate %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=3, j=12, k=1, l=8}>} : tensor<3x12x1x8xf32>
    return %0 : tensor<3x12x1x8xf32>
  }
  func.func @f36(%arg0: tensor<0x0xf32>, %arg1: tensor<0x0xf32>) -> tensor<0x0xf32> {
    %0 = stablehlo.minimum %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=0, j=0}>} : tensor<0x0xf32>
    return %0 : tensor<0x0xf32>
  }
  func.func @f37(%arg0: tensor<1x30x6x7xf32>) -> tensor<1x30x6x7xf32> {
    %0 = stablehlo.reduce_precision %arg0, format = e5m3 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=1, j=30, k=6, l=7}>} : tensor<1x30x6x7xf32>
    return %0 : tensor<1x30x6x7xf32>
  }
  func.func @f38(%arg0: tensor<4x12x8xf32>, %arg1: tensor<4x12x8xf32>, %arg2: tensor<4x12x8xf32>) -> tensor<4x12x8xf32> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, j, k], [i, j, k])->([i, j, k]) {i=4, j=12, k=8}>} : tensor<4x12x8xf32>
    return %0 : tensor<4x12x8xf32>
  }
  func.func @f39(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i], [i])->([i]) {i=2}>} : tensor<2xi1>, tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f40(%arg0: tensor<6x30x5xf32>) -> tensor<6x30x5xi32> {
    %0 = stablehlo.bitcast_convert %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=6, j=30, k=5}>} : (tensor<6x30x5xf32>) -> tensor<6x30x5xi32>
    return %0 : tensor<6x30x5xi32>
  }
  func.func @f41(%arg0: tensor<3x2x1xf32>) -> tensor<3x2x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=3, j=2, k=1} permutation={j}>} : tensor<3x2x1xf32>
    return %0 : tensor<3x2x1xf32>
  }
  func.func @f42(%arg0: tensor<0xf32>) -> tensor<0xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.compare LT, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=0} need_replication={i} blocked_propagation={i}>} : (tensor<0xf32>) -> tensor<0xf32>
    return %0 : tensor<0xf32>
  }
  func.func @f43(%arg0: tensor<3xf32>) -> tensor<6xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=3, j=6} need_replication={i, j}>} : (tensor<3xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func @f44(%arg0: tensor<12x6x12x30xf32>) -> tensor<6x6x12x30xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([l, i, j, k])->([m, i, j, k]) {i=6, j=12, k=30, l=12, m=6} need_replication={l, m}>} : (tensor<12x6x12x30xf32>) -> tensor<6x6x12x30xf32>
    return %0 : tensor<6x6x12x30xf32>
  }
  func.func @f45(%arg0: tensor<8x5x3xf32>) -> tensor<4x10x3xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([j, l, i])->([k, m, i]) {i=3, j=8, k=4, l=5, m=10} need_replication={j, k, l, m}>} : (tensor<8x5x3xf32>) -> tensor<4x10x3xf32>
    return %0 : tensor<4x10x3xf32>
  }
  func.func @f46(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f47(%arg0: tensor<1x4xf32>) -> tensor<4x1xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] {sdy.sharding_rule = #sdy.op_sharding_rule<([j, i])->([i, j]) {i=4, j=1}>} : (tensor<1x4xf32>) -> tensor<4x1xf32>
    return %0 : tensor<4x1xf32>
  }
  func.func @f48(%arg0: tensor<1x3x5x1xf32>) -> tensor<1x1x15xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, l, m, n])->([j, k, lm]) {i=1, j=1, k=1, l=3, m=5, n=1}>} : (tensor<1x3x5x1xf32>) -> tensor<1x1x15xf32>
    return %0 : tensor<1x1x15xf32>
  }
  func.func @f49(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f50(%arg0: tensor<16x2x3x7xf32>, %arg1: tensor<16x2x3x7xf32>, %arg2: tensor<16x2x3x7xf32>) -> tensor<16x4x3x7xf32> {
    %0 = stablehlo.slice %arg0 [0:16, 0:2, 0:3, 0:7] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=16, j=2, k=3, l=7}>} : (tensor<16x2x3x7xf32>) -> tensor<16x2x3x7xf32>
    %1 = stablehlo.slice %arg1 [0:16, 0:2, 0:3, 0:7] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=16, j=2, k=3, l=7}>} : (tensor<16x2x3x7xf32>) -> tensor<16x2x3x7xf32>
    %2 = stablehlo.slice %arg2 [0:16, 0:0, 0:3, 0:7] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=16, j=2, k=3, l=7} permutation={j}>} : (tensor<16x2x3x7xf32>) -> tensor<16x0x3x7xf32>
    %3 = stablehlo.concatenate %0, %1, %2, dim = 1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, k, l], [i, j, k, l])->([i, j, k, l]) {i=16, j=4, k=3, l=7} permutation={j}>} : (tensor<16x2x3x7xf32>, tensor<16x2x3x7xf32>, tensor<16x0x3x7xf32>) -> tensor<16x4x3x7xf32>
    return %3 : tensor<16x4x3x7xf32>
  }
  func.func @f51(%arg0: tensor<16xf32>, %arg1: tensor<f32>) -> tensor<21xf32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [2], high = [3], interior = [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [])->([i]) {i=16} permutation={i}>} : (tensor<16xf32>, tensor<f32>) -> tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func @f52(%arg0: tensor<0x30xf32>) -> tensor<0x30xf32> {
    %0 = stablehlo.slice %arg0 [0:0:2, 0:30] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=0, j=30}>} : (tensor<0x30xf32>) -> tensor<0x30xf32>
    return %0 : tensor<0x30xf32>
  }
  func.func @f53(%arg0: tensor<16x30x2x4xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>) -> tensor<15x16x2x4xf32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, %arg3, %arg4, sizes = [15, 16, 2, 4] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [], [], [], [])->([i, j, k, l]) {i=16, j=30, k=2, l=4} need_replication={i, j} blocked_propagation={i, j}>} : (tensor<16x30x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<15x16x2x4xf32>
    return %0 : tensor<15x16x2x4xf32>
  }
  func.func @f54(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %0 = sdy.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %arg1, %0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [])->([i]) {i=4, j=3}>} : (tensor<4xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @f55(%arg0: tensor<1xf32>, %arg1: tensor<1x1xf32>) -> tensor<1xf32> {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([j], [j, i])->([i]) {i=1, j=1} reduction={j}>} : (tensor<1xf32>, tensor<1x1xf32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func @f56(%arg0: tensor<2x4x4x0x30x5xf32>, %arg1: tensor<1x2x5x0x4x2xf32>) -> tensor<0x4x4x30x1x2xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [3, 2] x [3, 4], contracting_dims = [0, 5] x [1, 2] {sdy.sharding_rule = #sdy.op_sharding_rule<([o, k, j, i, l, p], [m, o, p, i, j, n])->([i, j, k, l, m, n]) {i=0, j=4, k=4, l=30, m=1, n=2, o=2, p=5} reduction={o, p}>} : (tensor<2x4x4x0x30x5xf32>, tensor<1x2x5x0x4x2xf32>) -> tensor<0x4x4x30x1x2xf32>
    return %0 : tensor<0x4x4x30x1x2xf32>
  }
  func.func @f57(%arg0: tensor<14x6xf32>, %arg1: tensor<7x14xf32>) -> tensor<14x6xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b]x[i, o]->[f, b], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, sdy.sharding_rule = #sdy.op_sharding_rule<([jk, i], [k, jl])->([jl, i]) {i=6, j=2, k=7, l=7} reduction={k}>} : (tensor<14x6xf32>, tensor<7x14xf32>) -> tensor<14x6xf32>
    return %0 : tensor<14x6xf32>
  }
  func.func @f58(%arg0: tensor<2x2x8x7xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0, 1, 2, 3] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [])->([]) {i=2, j=2, k=8, l=7} reduction={i, j, k, l}>} : (tensor<2x2x8x7xf32>, tensor<f32>) -> tensor<f32>
     reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
      %1 = stablehlo.maximum %arg3, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
  func.func @f59(%arg0: tensor<1x30xf32>, %arg1: tensor<1x30xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<1x15xf32>, tensor<1x15xf32>) {
    %0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>):
      %1 = stablehlo.subtract %arg4, %arg6 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %2 = stablehlo.subtract %arg5, %arg5 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j], [], [])->([i, j], [i, j]) {i=1, j=15} permutation={j}>} : (tensor<1x30xf32>, tensor<1x30xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x15xf32>, tensor<1x15xf32>)
    return %0#0, %0#1 : tensor<1x15xf32>, tensor<1x15xf32>
  }
  func.func @f60(%arg0: tensor<3x7x2xf32>, %arg1: tensor<5x7x2xf32>, %arg2: tensor<f32>) -> tensor<3x7x2xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.compare GE, %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([j, k, l], [i, k, l], [])->([j, k, l]) {i=5, j=3, k=7, l=2} need_replication={i} permutation={j}>} : (tensor<3x7x2xf32>, tensor<5x7x2xf32>, tensor<f32>) -> tensor<3x7x2xf32>
    return %0 : tensor<3x7x2xf32>
  }
  func.func @f61(%arg0: tensor<1x5x2x12xf32>, %arg1: tensor<8x3xi32>) -> tensor<8x1x5x2xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], collapsed_slice_dims = [3], start_index_map = [0, 3, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5, 2, 1>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([j, k, l, m], [i, n])->([i, j, k, l]) {i=8, j=1, k=5, l=2, m=12, n=3} reduction={m} need_replication={n}>} : (tensor<1x5x2x12xf32>, tensor<8x3xi32>) -> tensor<8x1x5x2xf32>
    return %0 : tensor<8x1x5x2xf32>
  }
  func.func @f62(%arg0: tensor<1x16xf32>, %arg1: tensor<1x16xf32>, %arg2: tensor<2xi32>, %arg3: tensor<16xf32>, %arg4: tensor<16xf32>) -> (tensor<1x16xf32>, tensor<1x16xf32>) {
    %0:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0]>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>):
      %1 = stablehlo.maximum %arg7, %arg5 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %2 = stablehlo.maximum %arg6, %arg8 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([j, i], [j, i], [k], [i], [i])->([j, i], [j, i]) {i=16, j=1, k=2} need_replication={k}>} : (tensor<1x16xf32>, tensor<1x16xf32>, tensor<2xi32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<1x16xf32>, tensor<1x16xf32>)
    return %0#0, %0#1 : tensor<1x16xf32>, tensor<1x16xf32>
  }
  func.func @f63(%arg0: tensor<2x4x4xf32>) -> tensor<2x4x4xf32> {
    %0 = stablehlo.cholesky %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=2, j=4, k=4} need_replication={j, k}>} : tensor<2x4x4xf32>
    return %0 : tensor<2x4x4xf32>
  }
  func.func @f64(%arg0: tensor<1x7x7xf32>, %arg1: tensor<1x7x6xf32>) -> tensor<1x7x6xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, l, j], [i, j, k])->([i, l, k]) {i=1, j=7, k=6, l=7} need_replication={j, k, l}>} : (tensor<1x7x7xf32>, tensor<1x7x6xf32>) -> tensor<1x7x6xf32>
    return %0 : tensor<1x7x6xf32>
  }
  func.func @f65(%arg0: tensor<3x3x6x16xcomplex<f32>>) -> tensor<3x3x6x30xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [30] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=3, j=3, k=6, l=16} need_replication={l} blocked_propagation={l}>} : (tensor<3x3x6x16xcomplex<f32>>) -> tensor<3x3x6x30xf32>
    return %0 : tensor<3x3x6x30xf32>
  }
  func.func @f66(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>, %arg3: tensor<2xf32>, %arg4: tensor<2xf32>) -> tensor<2xf32> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i], [i], [i], [i])->([i]) {i=2}>} : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f67(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i], []) {i=2} need_replication={i} blocked_propagation={i}>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    return %output_state, %output : tensor<2xui64>, tensor<ui32>
  }
  func.func @f68(%arg0: tensor<8x8x16xf32>) -> (tensor<8x8x15xf32>, tensor<8x8x15xi32>) {
    %0:2 = stablehlo.custom_call @mhlo.topk(%arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k], [i, j, k]) {i=8, j=8, k=16} need_replication={k} blocked_propagation={k}>} : (tensor<8x8x16xf32>) -> (tensor<8x8x15xf32>, tensor<8x8x15xi32>)
    return %0#0, %0#1 : tensor<8x8x15xf32>, tensor<8x8x15xi32>
  }
  func.func @f69() -> tensor<ui32> {
    %0 = stablehlo.partition_id : tensor<ui32>
    return %0 : tensor<ui32>
  }
  func.func @f70(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.logistic %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f71(%arg0: tensor<5x6xf32>, %arg1: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=5, j=6}>} : tensor<5x6xf32>
    return %0 : tensor<5x6xf32>
  }
  func.func @f72(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, []> {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f73(%arg0: tensor<1x5xf32>, %arg1: tensor<1x5xf32>, %arg2: tensor<1x5xf32>) -> tensor<1x5xf32> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j], [i, j])->([i, j]) {i=1, j=5}>} : tensor<1x5xf32>
    return %0 : tensor<1x5xf32>
  }
  func.func @f74(%arg0: tensor<5x16x1x3xi1>, %arg1: tensor<5x16x1x3xf32>, %arg2: tensor<5x16x1x3xf32>) -> tensor<5x16x1x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, k, l], [i, j, k, l])->([i, j, k, l]) {i=5, j=16, k=1, l=3}>} : tensor<5x16x1x3xi1>, tensor<5x16x1x3xf32>
    return %0 : tensor<5x16x1x3xf32>
  }
  func.func @f75(%arg0: tensor<6x4x4xf32>) -> tensor<6x4x4xi32> {
    %0 = stablehlo.bitcast_convert %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=6, j=4, k=4}>} : (tensor<6x4x4xf32>) -> tensor<6x4x4xi32>
    return %0 : tensor<6x4x4xi32>
  }
  func.func @f76(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=4, j=4} permutation={i, j}>} : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @f77(%arg0: tensor<3x1x1xf32>, %arg1: tensor<3x1x1xf32>) -> (tensor<3x1x1xf32>, tensor<3x1x1xf32>) {
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
      %1 = stablehlo.compare LT, %arg2, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, j, k])->([i, j, k], [i, j, k]) {i=3, j=1, k=1} need_replication={j}>} : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> (tensor<3x1x1xf32>, tensor<3x1x1xf32>)
    return %0#0, %0#1 : tensor<3x1x1xf32>, tensor<3x1x1xf32>
  }
  func.func @f78(%arg0: tensor<1x3xf32>) -> tensor<1x6xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=1, j=3, k=6} need_replication={j, k}>} : (tensor<1x3xf32>) -> tensor<1x6xf32>
    return %0 : tensor<1x6xf32>
  }
  func.func @f79(%arg0: tensor<10x4xf32>) -> tensor<5x4xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([j, i])->([k, i]) {i=4, j=10, k=5} need_replication={j, k}>} : (tensor<10x4xf32>) -> tensor<5x4xf32>
    return %0 : tensor<5x4xf32>
  }
  func.func @f80(%arg0: tensor<4x12x12xf32>) -> tensor<4x12x12xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k, j])->([i, l, j]) {i=4, j=12, k=12, l=12} need_replication={k, l}>} : (tensor<4x12x12xf32>) -> tensor<4x12x12xf32>
    return %0 : tensor<4x12x12xf32>
  }
  func.func @f81(%arg0: tensor<16x4x3x5xf32>) -> tensor<16x4x3x5xf32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=16, j=4, k=3, l=5}>} : (tensor<16x4x3x5xf32>) -> tensor<16x4x3x5xf32>
    return %0 : tensor<16x4x3x5xf32>
  }
  func.func @f82(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=12}>} : (tensor<12xf32>) -> tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func @f83(%arg0: tensor<20x6x2x2xf32>) -> tensor<2x1x12x20x1xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([ikl, np, q, r])->([i, j, km, or, s]) {i=2, j=1, k=2, l=5, m=6, n=3, o=10, p=2, q=2, r=2, s=1}>} : (tensor<20x6x2x2xf32>) -> tensor<2x1x12x20x1xf32>
    return %0 : tensor<2x1x12x20x1xf32>
  }
  func.func @f84(%arg0: tensor<1x1x0x1xf32>) -> tensor<2x30x12x0x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3, 4] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, l, n, o])->([j, k, m, n, p]) {i=1, j=2, k=30, l=1, m=12, n=0, o=1, p=4}>} : (tensor<1x1x0x1xf32>) -> tensor<2x30x12x0x4xf32>
    return %0 : tensor<2x30x12x0x4xf32>
  }
  func.func @f85(%arg0: tensor<8x6xf32>) -> tensor<16x6xf32> {
    %0 = stablehlo.concatenate %arg0, %arg0, dim = 0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=16, j=6} need_replication={i}>} : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<16x6xf32>
    return %0 : tensor<16x6xf32>
  }
  func.func @f86(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [], high = [], interior = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f87(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.slice %arg0 [0:8] {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}>} : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @f88(%arg0: tensor<2x3x30xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<2x3x0xf32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, %arg3, sizes = [2, 3, 0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [], [], [])->([i, j, k]) {i=2, j=3, k=30} need_replication={k} blocked_propagation={k}>} : (tensor<2x3x30xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x0xf32>
    return %0 : tensor<2x3x0xf32>
  }
  func.func @f89(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f90(%arg0: tensor<8x2xf32>, %arg1: tensor<2x1xf32>) -> tensor<8x1xf32> {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=1, k=2} reduction={k}>} : (tensor<8x2xf32>, tensor<2x1xf32>) -> tensor<8x1xf32>
    return %0 : tensor<8x1xf32>
  }
  func.func @f91(%arg0: tensor<1x1x7x4xf32>, %arg1: tensor<16x1x7xf32>) -> tensor<1x4x16xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0, 2] x [1, 2] {sdy.sharding_rule = #sdy.op_sharding_rule<([l, i, m, j], [k, l, m])->([i, j, k]) {i=1, j=4, k=16, l=1, m=7} reduction={l, m}>} : (tensor<1x1x7x4xf32>, tensor<16x1x7xf32>) -> tensor<1x4x16xf32>
    return %0 : tensor<1x4x16xf32>
  }
  func.func @f92(%arg0: tensor<12x14x7x7x4xf32>, %arg1: tensor<12x3x1x3x7xf32>) -> tensor<12x4x11x7x3xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [0, b, 2, f, 1]x[o, 0, 2, 1, i]->[f, 2, 0, b, 1], window = {stride = [2, 1, 2], pad = [[0, 0], [0, 1], [0, 0]], lhs_dilate = [2, 1, 1], rhs_dilate = [1, 1, 1]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, sdy.sharding_rule = #sdy.op_sharding_rule<([k, ij, m, n, l], [io, p, q, r, n])->([io, m, k, j, l]) {i=2, j=7, k=11, l=3, m=4, n=7, o=6, p=1, q=1, r=1} reduction={n} permutation={k, l, m}>} : (tensor<12x14x7x7x4xf32>, tensor<12x3x1x3x7xf32>) -> tensor<12x4x11x7x3xf32>
    return %0 : tensor<12x4x11x7x3xf32>
  }
  func.func @f93(%arg0: tensor<30x6x8xf32>, %arg1: tensor<30x6x8xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<30xf32>, tensor<30xf32>) {
    %0:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [1, 2] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, j, k], [], [])->([i], [i]) {i=30, j=6, k=8} reduction={j, k}>} : (tensor<30x6x8xf32>, tensor<30x6x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<30xf32>, tensor<30xf32>)
     reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<f32>, %arg7: tensor<f32>)  {
      %1 = stablehlo.minimum %arg4, %arg6 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %2 = stablehlo.minimum %arg5, %arg7 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
    }
    return %0#0, %0#1 : tensor<30xf32>, tensor<30xf32>
  }
  func.func @f94(%arg0: tensor<1x16xf32>, %arg1: tensor<1x16xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<1x13xf32>, tensor<1x13xf32>) {
    %0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>):
      %1 = stablehlo.add %arg6, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %2 = stablehlo.add %arg5, %arg7 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j], [], [])->([i, j], [i, j]) {i=1, j=13} permutation={j}>} : (tensor<1x16xf32>, tensor<1x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x13xf32>, tensor<1x13xf32>)
    return %0#0, %0#1 : tensor<1x13xf32>, tensor<1x13xf32>
  }
  func.func @f95(%arg0: tensor<5x1xf32>, %arg1: tensor<5x1xf32>, %arg2: tensor<f32>) -> tensor<5x1xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.compare GE, %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j], [])->([i, j]) {i=5, j=1}>} : (tensor<5x1xf32>, tensor<5x1xf32>, tensor<f32>) -> tensor<5x1xf32>
    return %0 : tensor<5x1xf32>
  }
  func.func @f96(%arg0: tensor<3x30x7xf32>, %arg1: tensor<4x3x5xi32>) -> tensor<1x4x30x5xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [2], start_index_map = [1, 0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 30, 1>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, l, n], [k, o, m])->([j, k, l, m]) {i=3, j=1, k=4, l=30, m=5, n=7, o=3} reduction={i, n} need_replication={j, o}>} : (tensor<3x30x7xf32>, tensor<4x3x5xi32>) -> tensor<1x4x30x5xf32>
    return %0 : tensor<1x4x30x5xf32>
  }
  func.func @f97(%arg0: tensor<4x12xi1>, %arg1: tensor<2x7xi32>, %arg2: tensor<7x0xi1>) -> tensor<4x12xi1> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 1]>}> ({
    ^bb0(%arg3: tensor<i1>, %arg4: tensor<i1>):
      %1 = stablehlo.multiply %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([j, l], [m, i], [i, k])->([j, l]) {i=7, j=4, k=0, l=12, m=2} reduction={i} need_replication={j, k, m}>} : (tensor<4x12xi1>, tensor<2x7xi32>, tensor<7x0xi1>) -> tensor<4x12xi1>
    return %0 : tensor<4x12xi1>
  }
  func.func @f98(%arg0: tensor<16x0x3x3xf32>) -> tensor<16x0x3x3xf32> {
    %0 = stablehlo.cholesky %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=16, j=0, k=3, l=3} need_replication={k, l}>} : tensor<16x0x3x3xf32>
    return %0 : tensor<16x0x3x3xf32>
  }
  func.func @f99(%arg0: tensor<4x2x2xf32>, %arg1: tensor<4x2x6xf32>) -> tensor<4x2x6xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, l], [i, j, k])->([i, l, k]) {i=4, j=2, k=6, l=2} need_replication={j, k, l}>} : (tensor<4x2x2xf32>, tensor<4x2x6xf32>) -> tensor<4x2x6xf32>
    return %0 : tensor<4x2x6xf32>
  }
  func.func @f100(%arg0: tensor<5x3xcomplex<f32>>) -> tensor<5x5xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [5] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=5, j=3} need_replication={j} blocked_propagation={j}>} : (tensor<5x3xcomplex<f32>>) -> tensor<5x5xf32>
    return %0 : tensor<5x5xf32>
  }
  func.func @f101(%arg0: tensor<30x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<5xf32>) -> tensor<30x5xf32> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [j], [j], [j], [j])->([i, j]) {i=30, j=5}>} : (tensor<30x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<30x5xf32>
    return %0 : tensor<30x5xf32>
  }
  func.func @f102(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x1x5x8xui32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i], [j, k, l, m]) {i=2, j=3, k=1, l=5, m=8} need_replication={i} blocked_propagation={i}>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x1x5x8xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<3x1x5x8xui32>
  }
  func.func @f103(%arg0: tensor<30x8x8xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<30x8x8xf32>, tensor<30x8x8xf32>) {
    %0:2 = stablehlo.custom_call @InspectSharding(%arg0, %arg1, %arg2) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [], [])->([i, j, k], [i, j, k]) {i=30, j=8, k=8}>} : (tensor<30x8x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<30x8x8xf32>, tensor<30x8x8xf32>)
    return %0#0, %0#1 : tensor<30x8x8xf32>, tensor<30x8x8xf32>
  }
  func.func @f104(%arg0: tensor<f32>, %arg1: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<f32>, !stablehlo.token
    return %0#0, %0#1 : tensor<f32>, !stablehlo.token
  }
  func.func @f105(%arg0: tensor<3x6x12x1xf32>) -> tensor<3x6x12x1xf32> {
    %0 = stablehlo.abs %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=3, j=6, k=12, l=1}>} : tensor<3x6x12x1xf32>
    return %0 : tensor<3x6x12x1xf32>
  }
  func.func @f106(%arg0: tensor<0x5x5xf32>, %arg1: tensor<0x5x5xf32>) -> tensor<0x5x5xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, j, k])->([i, j, k]) {i=0, j=5, k=5}>} : tensor<0x5x5xf32>
    return %0 : tensor<0x5x5xf32>
  }
  func.func @f107(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{}]> : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func @f108(%arg0: tensor<f32>, %arg1: tensor<8xf32>, %arg2: tensor<f32>) -> tensor<8xf32> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [i], [])->([i]) {i=8}>} : (tensor<f32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @f109(%arg0: tensor<2x4xi1>, %arg1: tensor<2x4xf32>, %arg2: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j], [i, j])->([i, j]) {i=2, j=4}>} : tensor<2x4xi1>, tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
  func.func @f110(%arg0: tensor<12x16x6xf32>) -> tensor<12x16x6x4xi8> {
    %0 = stablehlo.bitcast_convert %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k, l]) {i=12, j=16, k=6, l=4} need_replication={l}>} : (tensor<12x16x6xf32>) -> tensor<12x16x6x4xi8>
    return %0 : tensor<12x16x6x4xi8>
  }
  func.func @f111(%arg0: tensor<30xf32>) -> tensor<30xf32> {
    %0 = stablehlo.reverse %arg0, dims = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=30}>} : tensor<30xf32>
    return %0 : tensor<30xf32>
  }
  func.func @f112(%arg0: tensor<1x1x1x6xf32>, %arg1: tensor<1x1x1x6xf32>) -> (tensor<1x1x1x6xf32>, tensor<1x1x1x6xf32>) {
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
      %1 = stablehlo.compare LT, %arg2, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, k, l])->([i, j, k, l], [i, j, k, l]) {i=1, j=1, k=1, l=6} need_replication={j}>} : (tensor<1x1x1x6xf32>, tensor<1x1x1x6xf32>) -> (tensor<1x1x1x6xf32>, tensor<1x1x1x6xf32>)
    return %0#0, %0#1 : tensor<1x1x1x6xf32>, tensor<1x1x1x6xf32>
  }
  func.func @f113(%arg0: tensor<8xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=8, j=16} need_replication={i, j}>} : (tensor<8xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func @f114(%arg0: tensor<7x2xf32>) -> tensor<7x1xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=7, j=2, k=1} need_replication={j, k}>} : (tensor<7x2xf32>) -> tensor<7x1xf32>
    return %0 : tensor<7x1xf32>
  }
  func.func @f115(%arg0: tensor<2x16x2xf32>) -> tensor<4x16x1xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 2 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([l, i, j])->([m, i, k]) {i=16, j=2, k=1, l=2, m=4} need_replication={j, k, l, m}>} : (tensor<2x16x2xf32>) -> tensor<4x16x1xf32>
    return %0 : tensor<4x16x1xf32>
  }
  func.func @f116(%arg0: tensor<5x8x2x0xf32>) -> tensor<5x8x2x0xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=5, j=8, k=2, l=0}>} : (tensor<5x8x2x0xf32>) -> tensor<5x8x2x0xf32>
    return %0 : tensor<5x8x2x0xf32>
  }
  func.func @f117(%arg0: tensor<1xf32>) -> tensor<1xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=1}>} : (tensor<1xf32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func @f118(%arg0: tensor<2x10x2x1x1xf32>) -> tensor<5x2x2x2xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, km, n, o, p])->([j, l, m, n]) {i=2, j=5, k=5, l=2, m=2, n=2, o=1, p=1}>} : (tensor<2x10x2x1x1xf32>) -> tensor<5x2x2x2xf32>
    return %0 : tensor<5x2x2x2xf32>
  }
  func.func @f119(%arg0: tensor<8xf32>) -> tensor<1x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] {sdy.sharding_rule = #sdy.op_sharding_rule<([j])->([i, j]) {i=1, j=8}>} : (tensor<8xf32>) -> tensor<1x8xf32>
    return %0 : tensor<1x8xf32>
  }
  func.func @f120(%arg0: tensor<2x30xf32>) -> tensor<2x8xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:8] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=2, j=30} permutation={j}>} : (tensor<2x30xf32>) -> tensor<2x8xf32>
    %1 = stablehlo.concatenate %0, dim = 1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=2, j=8} permutation={j}>} : (tensor<2x8xf32>) -> tensor<2x8xf32>
    return %1 : tensor<2x8xf32>
  }
  func.func @f121(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [], high = [], interior = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f122(%arg0: tensor<2x6x16x2xf32>) -> tensor<1x1x16x1xf32> {
    %0 = stablehlo.slice %arg0 [0:2:2, 3:4, 0:16, 0:2:2] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=2, j=6, k=16, l=2} permutation={i, j, l}>} : (tensor<2x6x16x2xf32>) -> tensor<1x1x16x1xf32>
    return %0 : tensor<1x1x16x1xf32>
  }
  func.func @f123(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, , sizes = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f124(%arg0: tensor<5x0xf32>, %arg1: tensor<5x0xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<5x0xf32> {
    %0 = sdy.constant dense<0> : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %arg1, %0, %c {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j], [], [])->([i, j]) {i=5, j=0}>} : (tensor<5x0xf32>, tensor<5x0xf32>, tensor<i32>, tensor<i32>) -> tensor<5x0xf32>
    return %1 : tensor<5x0xf32>
  }
  func.func @f125(%arg0: tensor<30xf32>, %arg1: tensor<30x2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([j], [j, i])->([i]) {i=2, j=30} reduction={j}>} : (tensor<30xf32>, tensor<30x2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f126(%arg0: tensor<4x1x0x2x4x6xf32>, %arg1: tensor<4x0x2x6x2xf32>) -> tensor<6x0x1x4x2xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [5, 2] x [3, 1], contracting_dims = [0, 3] x [0, 2] {sdy.sharding_rule = #sdy.op_sharding_rule<([n, k, j, o, l, i], [n, j, o, i, m])->([i, j, k, l, m]) {i=6, j=0, k=1, l=4, m=2, n=4, o=2} reduction={n, o}>} : (tensor<4x1x0x2x4x6xf32>, tensor<4x0x2x6x2xf32>) -> tensor<6x0x1x4x2xf32>
    return %0 : tensor<6x0x1x4x2xf32>
  }
  func.func @f127(%arg0: tensor<2x7xf32>, %arg1: tensor<14x7xf32>) -> tensor<1x14xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f]x[o, i]->[b, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [il, k])->([j, il]) {i=2, j=1, k=7, l=7} reduction={k}>} : (tensor<2x7xf32>, tensor<14x7xf32>) -> tensor<1x14xf32>
    return %0 : tensor<1x14xf32>
  }
  func.func @f128(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0:3 = stablehlo.reduce(%arg0 init: %arg3), (%arg1 init: %arg4), (%arg2 init: %arg5) across dimensions = [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i], [i], [], [], [])->([], [], []) {i=4} reduction={i}>} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
     reducer(%arg6: tensor<f32>, %arg9: tensor<f32>) (%arg7: tensor<f32>, %arg10: tensor<f32>) (%arg8: tensor<f32>, %arg11: tensor<f32>)  {
      %1 = stablehlo.multiply %arg6, %arg9 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %2 = stablehlo.multiply %arg7, %arg10 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %3 = stablehlo.multiply %arg11, %arg8 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>
    }
    return %0#0, %0#1, %0#2 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @f129(%arg0: tensor<0x30x30xf32>, %arg1: tensor<0x30x30xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<0x59x30xf32>, tensor<0x59x30xf32>) {
    %0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{base_dilations = array<i64: 1, 2, 1>, padding = dense<[[0, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 2, 1>, window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>):
      %1 = stablehlo.maximum %arg4, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %2 = stablehlo.maximum %arg5, %arg7 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, j, k], [], [])->([i, j, k], [i, j, k]) {i=0, j=59, k=30} permutation={i}>} : (tensor<0x30x30xf32>, tensor<0x30x30xf32>, tensor<f32>, tensor<f32>) -> (tensor<0x59x30xf32>, tensor<0x59x30xf32>)
    return %0#0, %0#1 : tensor<0x59x30xf32>, tensor<0x59x30xf32>
  }
  func.func @f130(%arg0: tensor<3x16x12x8xf32>, %arg1: tensor<1x16x5x8xf32>, %arg2: tensor<f32>) -> tensor<3x16x12x8xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 3, 1, 3, 1>, window_strides = array<i64: 1, 1, 2, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.compare GE, %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([j, k, m, n], [i, k, l, n], [])->([j, k, m, n]) {i=1, j=3, k=16, l=5, m=12, n=8} need_replication={i, l} permutation={j, m}>} : (tensor<3x16x12x8xf32>, tensor<1x16x5x8xf32>, tensor<f32>) -> tensor<3x16x12x8xf32>
    return %0 : tensor<3x16x12x8xf32>
  }
  func.func @f131(%arg0: tensor<3x12x5xf32>, %arg1: tensor<0x5xi32>) -> tensor<1x5x12xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], operand_batching_dims = [2], start_indices_batching_dims = [1]>, slice_sizes = array<i64: 1, 12, 1>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, l, k], [m, k])->([j, k, l]) {i=3, j=1, k=5, l=12, m=0} reduction={i} need_replication={j, m}>} : (tensor<3x12x5xf32>, tensor<0x5xi32>) -> tensor<1x5x12xf32>
    return %0 : tensor<1x5x12xf32>
  }
  func.func @f132(%arg0: tensor<1x4x1x30xf32>, %arg1: tensor<4x12x5x2xi32>, %arg2: tensor<4x12x1x5xf32>) -> tensor<1x4x1x30xf32> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [2, 3], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 3], index_vector_dim = 3>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.maximum %arg4, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([k, i, m, n], [i, j, l, o], [i, j, k, l])->([k, i, m, n]) {i=4, j=12, k=1, l=5, m=1, n=30, o=2} reduction={j, l} need_replication={o}>} : (tensor<1x4x1x30xf32>, tensor<4x12x5x2xi32>, tensor<4x12x1x5xf32>) -> tensor<1x4x1x30xf32>
    return %0 : tensor<1x4x1x30xf32>
  }
  func.func @f133(%arg0: tensor<4x4x4xf32>) -> tensor<4x4x4xf32> {
    %0 = stablehlo.cholesky %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=4, j=4, k=4} need_replication={j, k}>} : tensor<4x4x4xf32>
    return %0 : tensor<4x4x4xf32>
  }
  func.func @f134(%arg0: tensor<5x2x2xf32>, %arg1: tensor<5x8x2xf32>) -> tensor<5x8x2xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k, l], [i, j, k])->([i, j, l]) {i=5, j=8, k=2, l=2} need_replication={j, k, l}>} : (tensor<5x2x2xf32>, tensor<5x8x2xf32>) -> tensor<5x8x2xf32>
    return %0 : tensor<5x8x2xf32>
  }
  func.func @f135(%arg0: tensor<8x8x4xcomplex<f32>>) -> tensor<8x8x7xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [8, 7] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=8, j=8, k=4} need_replication={j, k} blocked_propagation={k}>} : (tensor<8x8x4xcomplex<f32>>) -> tensor<8x8x7xf32>
    return %0 : tensor<8x8x7xf32>
  }
  func.func @f136(%arg0: tensor<5x0x4x4xf32>, %arg1: tensor<0xf32>, %arg2: tensor<0xf32>, %arg3: tensor<0xf32>, %arg4: tensor<0xf32>) -> tensor<5x0x4x4xf32> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [j], [j], [j], [j])->([i, j, k, l]) {i=5, j=0, k=4, l=4}>} : (tensor<5x0x4x4xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<5x0x4x4xf32>
    return %0 : tensor<5x0x4x4xf32>
  }
  func.func @f137(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i], [j]) {i=2, j=4} need_replication={i} blocked_propagation={i}>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<4xui32>
  }
  func.func @f138(%arg0: tensor<2xui32>, %arg1: tensor<2xui32>) -> (tensor<2xui64>, tensor<4xui32>) {
    %0 = stablehlo.custom_call @X64Combine(%arg0, %arg1) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=2} need_replication={i} blocked_propagation={i}>} : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %0, algorithm = DEFAULT {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i], [j]) {i=2, j=4} need_replication={i} blocked_propagation={i}>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<4xui32>
  }
  func.func @f139(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = sdy.data_flow_edge %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f140(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f141(%arg0: tensor<12x0x6x12xf32>, %arg1: tensor<12x0x6x12xf32>) -> tensor<12x0x6x12xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, k, l])->([i, j, k, l]) {i=12, j=0, k=6, l=12}>} : tensor<12x0x6x12xf32>
    return %0 : tensor<12x0x6x12xf32>
  }
  func.func @f142(%arg0: tensor<8x7x7x4xf32>, %arg1: tensor<8x7x7x4xf32>) -> tensor<8x7x7x4xcomplex<f32>> {
    %0 = stablehlo.complex %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, k, l])->([i, j, k, l]) {i=8, j=7, k=7, l=4}>} : tensor<8x7x7x4xcomplex<f32>>
    return %0 : tensor<8x7x7x4xcomplex<f32>>
  }
  func.func @f143(%arg0: tensor<f32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [i], [i])->([i]) {i=16}>} : (tensor<f32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func @f144(%arg0: tensor<i1>, %arg1: tensor<0x4x1xf32>, %arg2: tensor<0x4x1xf32>) -> tensor<0x4x1xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [i, j, k], [i, j, k])->([i, j, k]) {i=0, j=4, k=1}>} : tensor<i1>, tensor<0x4x1xf32>
    return %0 : tensor<0x4x1xf32>
  }
  func.func @f145(%arg0: tensor<30x5x0x2xi16>) -> tensor<30x5x0xf32> {
    %0 = stablehlo.bitcast_convert %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k]) {i=30, j=5, k=0, l=2} need_replication={l}>} : (tensor<30x5x0x2xi16>) -> tensor<30x5x0xf32>
    return %0 : tensor<30x5x0xf32>
  }
  func.func @f146(%arg0: tensor<1xf32>) -> tensor<1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=1}>} : tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func @f147(%arg0: tensor<30x4xf32>, %arg1: tensor<30x4xf32>) -> (tensor<30x4xf32>, tensor<30x4xf32>) {
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
      %1 = stablehlo.compare LT, %arg2, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j], [i, j]) {i=30, j=4} need_replication={i}>} : (tensor<30x4xf32>, tensor<30x4xf32>) -> (tensor<30x4xf32>, tensor<30x4xf32>)
    return %0#0, %0#1 : tensor<30x4xf32>, tensor<30x4xf32>
  }
  func.func @f148(%arg0: tensor<12x8x16x1xf32>) -> tensor<12x8x16x2xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 3 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, m]) {i=12, j=8, k=16, l=1, m=2} need_replication={l, m}>} : (tensor<12x8x16x1xf32>) -> tensor<12x8x16x2xf32>
    return %0 : tensor<12x8x16x2xf32>
  }
  func.func @f149(%arg0: tensor<2xf32>) -> tensor<1xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=2, j=1} need_replication={i, j}>} : (tensor<2xf32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func @f150(%arg0: tensor<4x4x2xf32>) -> tensor<4x4x2xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k, j])->([i, l, j]) {i=4, j=2, k=4, l=4} need_replication={k, l}>} : (tensor<4x4x2xf32>) -> tensor<4x4x2xf32>
    return %0 : tensor<4x4x2xf32>
  }
  func.func @f151(%arg0: tensor<16x16x8xf32>) -> tensor<16x16x8xf32> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=16, j=16, k=8}>} : (tensor<16x16x8xf32>) -> tensor<16x16x8xf32>
    return %0 : tensor<16x16x8xf32>
  }
  func.func @f152(%arg0: tensor<7x1x4xf32>) -> tensor<7x4x1xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k, j])->([i, j, k]) {i=7, j=4, k=1}>} : (tensor<7x1x4xf32>) -> tensor<7x4x1xf32>
    return %0 : tensor<7x4x1xf32>
  }
  func.func @f153(%arg0: tensor<2x1xf32>) -> tensor<2x1x1xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k, l]) {i=2, j=1, k=1, l=1}>} : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
    return %0 : tensor<2x1x1xf32>
  }
  func.func @f154(%arg0: tensor<f32>) -> tensor<16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([i]) {i=16}>} : (tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func @f155(%arg0: tensor<7x12x4xf32>, %arg1: tensor<7x12x4xf32>, %arg2: tensor<7x12x4xf32>) -> tensor<7x12x6xf32> {
    %0 = stablehlo.slice %arg0 [0:7, 0:12, 0:2] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=7, j=12, k=4} permutation={k}>} : (tensor<7x12x4xf32>) -> tensor<7x12x2xf32>
    %1 = stablehlo.slice %arg1 [0:7, 0:12, 0:0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=7, j=12, k=4} permutation={k}>} : (tensor<7x12x4xf32>) -> tensor<7x12x0xf32>
    %2 = stablehlo.slice %arg2 [0:7, 0:12, 0:4] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=7, j=12, k=4}>} : (tensor<7x12x4xf32>) -> tensor<7x12x4xf32>
    %3 = stablehlo.concatenate %0, %1, %2, dim = 2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, j, k], [i, j, k])->([i, j, k]) {i=7, j=12, k=6} permutation={k}>} : (tensor<7x12x2xf32>, tensor<7x12x0xf32>, tensor<7x12x4xf32>) -> tensor<7x12x6xf32>
    return %3 : tensor<7x12x6xf32>
  }
  func.func @f156(%arg0: tensor<4x30x8xf32>, %arg1: tensor<f32>) -> tensor<10x59x15xf32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [0, 0, 0], high = [0, 0, 0], interior = [2, 1, 1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [])->([i, j, k]) {i=4, j=30, k=8} permutation={i, j, k}>} : (tensor<4x30x8xf32>, tensor<f32>) -> tensor<10x59x15xf32>
    return %0 : tensor<10x59x15xf32>
  }
  func.func @f157(%arg0: tensor<4x2x1x0xf32>) -> tensor<4x2x1x0xf32> {
    %0 = stablehlo.slice %arg0 [0:4, 0:2, 0:1, 0:0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=4, j=2, k=1, l=0}>} : (tensor<4x2x1x0xf32>) -> tensor<4x2x1x0xf32>
    return %0 : tensor<4x2x1x0xf32>
  }
  func.func @f158(%arg0: tensor<30xf32>, %arg1: tensor<i32>) -> tensor<1xf32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [])->([i]) {i=30} need_replication={i} blocked_propagation={i}>} : (tensor<30xf32>, tensor<i32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func @f159(%arg0: tensor<1x7x4xf32>, %arg1: tensor<1x3x4xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>) -> tensor<1x7x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = sdy.constant dense<0> : tensor<i32>
    %1 = sdy.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_update_slice %arg0, %arg1, %c, %0, %1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, l], [i, k, l], [], [], [])->([i, j, l]) {i=1, j=7, k=3, l=4}>} : (tensor<1x7x4xf32>, tensor<1x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x4xf32>
    return %2 : tensor<1x7x4xf32>
  }
  func.func @f160(%arg0: tensor<5x1xf32>, %arg1: tensor<1xf32>) -> tensor<5xf32> {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [j])->([i]) {i=5, j=1} reduction={j}>} : (tensor<5x1xf32>, tensor<1xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func @f161(%arg0: tensor<5x2xf32>, %arg1: tensor<6x2x5x4xf32>) -> tensor<5x2x6x4xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [2, 1], contracting_dims = [] x [] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, j, i, l])->([i, j, k, l]) {i=5, j=2, k=6, l=4}>} : (tensor<5x2xf32>, tensor<6x2x5x4xf32>) -> tensor<5x2x6x4xf32>
    return %0 : tensor<5x2x6x4xf32>
  }
  func.func @f162(%arg0: tensor<8x12xf32>, %arg1: tensor<8x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b]x[i, o]->[b, f], window = {} {batch_group_count = 3 : i64, feature_group_count = 1 : i64, sdy.sharding_rule = #sdy.op_sharding_rule<([k, ij], [k, il])->([j, il]) {i=3, j=4, k=8, l=2} reduction={k}>} : (tensor<8x12xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func @f163(%arg0: tensor<6x4x30x6xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [0, 2, 3] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [])->([j]) {i=6, j=4, k=30, l=6} reduction={i, k, l}>} : (tensor<6x4x30x6xf32>, tensor<f32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f164(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<13xf32>, tensor<13xf32>) {
    %0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{base_dilations = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>):
      %1 = stablehlo.minimum %arg6, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %2 = stablehlo.minimum %arg5, %arg7 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i], [], [])->([i], [i]) {i=13} permutation={i}>} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> (tensor<13xf32>, tensor<13xf32>)
    return %0#0, %0#1 : tensor<13xf32>, tensor<13xf32>
  }
  func.func @f165(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>, %arg2: tensor<f32>) -> tensor<1xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.compare GE, %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([j], [i], [])->([j]) {i=1, j=1} need_replication={i} permutation={j}>} : (tensor<1xf32>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func @f166(%arg0: tensor<7x6xf32>, %arg1: tensor<1x4x0xi32>) -> tensor<7x4x0x2xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], start_index_map = [0]>, slice_sizes = array<i64: 7, 2>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, l], [m, j, k])->([i, j, k, l]) {i=7, j=4, k=0, l=6, m=1} need_replication={l, m} blocked_propagation={l}>} : (tensor<7x6xf32>, tensor<1x4x0xi32>) -> tensor<7x4x0x2xf32>
    return %0 : tensor<7x4x0x2xf32>
  }
  func.func @f167(%arg0: tensor<16x1xf32>, %arg1: tensor<1xi32>, %arg2: tensor<16xf32>) -> tensor<16x1xf32> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.maximum %arg3, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [i])->([i, j]) {i=16, j=1, k=1} need_replication={k}>} : (tensor<16x1xf32>, tensor<1xi32>, tensor<16xf32>) -> tensor<16x1xf32>
    return %0 : tensor<16x1xf32>
  }
  func.func @f168(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.cholesky %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8} need_replication={i, j}>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @f169(%arg0: tensor<5x6x6xf32>, %arg1: tensor<5x1x6xf32>) -> tensor<5x1x6xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, l, k], [i, j, k])->([i, j, l]) {i=5, j=1, k=6, l=6} need_replication={j, k, l}>} : (tensor<5x6x6xf32>, tensor<5x1x6xf32>) -> tensor<5x1x6xf32>
    return %0 : tensor<5x1x6xf32>
  }
  func.func @f170(%arg0: tensor<30x7x4xcomplex<f32>>) -> tensor<30x7x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [7, 4] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=30, j=7, k=4} need_replication={j, k}>} : (tensor<30x7x4xcomplex<f32>>) -> tensor<30x7x4xcomplex<f32>>
    return %0 : tensor<30x7x4xcomplex<f32>>
  }
  func.func @f171(%arg0: tensor<4x1x6x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16xf32>) -> tensor<4x1x6x16xf32> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.000000e-03 : f32, feature_index = 3 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [l], [l], [l], [l])->([i, j, k, l]) {i=4, j=1, k=6, l=16}>} : (tensor<4x1x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4x1x6x16xf32>
    return %0 : tensor<4x1x6x16xf32>
  }
  func.func @f172(%arg0: tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i], [j]) {i=3, j=2} need_replication={i} blocked_propagation={i}>} : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui32>)
    return %output_state, %output : tensor<3xui64>, tensor<2xui32>
  }
  func.func @f173(%arg0: tensor<16x5x6x6xf32>) -> (tensor<16x5x6x6xf32>, tensor<16x5x6xf32>) {
    %0:2 = stablehlo.custom_call @Eigh(%arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l], [i, j, l]) {i=16, j=5, k=6, l=6}>} : (tensor<16x5x6x6xf32>) -> (tensor<16x5x6x6xf32>, tensor<16x5x6xf32>)
    return %0#0, %0#1 : tensor<16x5x6x6xf32>, tensor<16x5x6xf32>
  }
  func.func @f174(%arg0: !stablehlo.token) -> !stablehlo.token {
    %0 = stablehlo.custom_call @MoveToHost(%arg0) : (!stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @f175(%arg0: tensor<2x0x8xf32>) -> tensor<2x0x8xf32> {
    %0 = stablehlo.tanh %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=2, j=0, k=8}>} : tensor<2x0x8xf32>
    return %0 : tensor<2x0x8xf32>
  }
  func.func @f176(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f177(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.compare LT, %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=4}>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
  func.func @f178(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [], [])->([])>} : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f179(%arg0: tensor<i1>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>) -> tensor<1xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [i], [i])->([i]) {i=1}>} : tensor<i1>, tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func @f180(%arg0: tensor<1xf32>) -> tensor<1xi32> {
    %0 = stablehlo.bitcast_convert %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=1}>} : (tensor<1xf32>) -> tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func @f181(%arg0: tensor<8x1x0x3xf32>) -> tensor<8x1x0x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=8, j=1, k=0, l=3}>} : tensor<8x1x0x3xf32>
    return %0 : tensor<8x1x0x3xf32>
  }
  func.func @f182(%arg0: tensor<3x2x2x30xf32>, %arg1: tensor<3x2x2x30xf32>) -> (tensor<3x2x2x30xf32>, tensor<3x2x2x30xf32>) {
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
      %1 = stablehlo.compare LT, %arg2, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, k, l])->([i, j, k, l], [i, j, k, l]) {i=3, j=2, k=2, l=30} need_replication={i}>} : (tensor<3x2x2x30xf32>, tensor<3x2x2x30xf32>) -> (tensor<3x2x2x30xf32>, tensor<3x2x2x30xf32>)
    return %0#0, %0#1 : tensor<3x2x2x30xf32>, tensor<3x2x2x30xf32>
  }
  func.func @f183(%arg0: tensor<1xf32>) -> tensor<2xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=1, j=2} need_replication={i, j}>} : (tensor<1xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f184(%arg0: tensor<1x2x24xf32>) -> tensor<1x2x12xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 2 : i64, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=1, j=2, k=24, l=12} need_replication={k, l}>} : (tensor<1x2x24xf32>) -> tensor<1x2x12xf32>
    return %0 : tensor<1x2x12xf32>
  }
  func.func @f185(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4} need_replication={i, j}>} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f186(%arg0: tensor<7x4xf32>) -> tensor<7x4xf32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=7, j=4}>} : (tensor<7x4xf32>) -> tensor<7x4xf32>
    return %0 : tensor<7x4xf32>
  }
  func.func @f187(%arg0: tensor<16x4xf32>) -> tensor<16x4xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=16, j=4}>} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    return %0 : tensor<16x4xf32>
  }
  func.func @f188(%arg0: tensor<1x40xf32>) -> tensor<1x4x10xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, kl])->([j, k, l]) {i=1, j=1, k=4, l=10}>} : (tensor<1x40xf32>) -> tensor<1x4x10xf32>
    return %0 : tensor<1x4x10xf32>
  }
  func.func @f189(%arg0: tensor<16x1xf32>) -> tensor<16x8x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k, l]) {i=16, j=1, k=8, l=2}>} : (tensor<16x1xf32>) -> tensor<16x8x2xf32>
    return %0 : tensor<16x8x2xf32>
  }
  func.func @f190(%arg0: tensor<1xf32>) -> tensor<2xf32> {
    %0 = stablehlo.concatenate %arg0, %arg0, dim = 0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=2} need_replication={i}>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f191(%arg0: tensor<12x5x16x30xf32>, %arg1: tensor<f32>) -> tensor<35x6x17x60xf32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [2, 2, 0, 1], high = [-1, -1, 1, 0], interior = [2, 0, 0, 1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [])->([i, j, k, l]) {i=12, j=5, k=16, l=30} permutation={i, j, k, l}>} : (tensor<12x5x16x30xf32>, tensor<f32>) -> tensor<35x6x17x60xf32>
    return %0 : tensor<35x6x17x60xf32>
  }
  func.func @f192(%arg0: tensor<16x2xf32>) -> tensor<16x2xf32> {
    %0 = stablehlo.slice %arg0 [0:16, 0:2] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=16, j=2}>} : (tensor<16x2xf32>) -> tensor<16x2xf32>
    return %0 : tensor<16x2xf32>
  }
  func.func @f193(%arg0: tensor<4x30x30x12xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>) -> tensor<4x30x30x0xf32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, %arg3, %arg4, sizes = [4, 30, 30, 0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [], [], [], [])->([i, j, k, l]) {i=4, j=30, k=30, l=12} need_replication={l} blocked_propagation={l}>} : (tensor<4x30x30x12xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x30x30x0xf32>
    return %0 : tensor<4x30x30x0xf32>
  }
  func.func @f194(%arg0: tensor<1x6x1x3xf32>, %arg1: tensor<1x6x1x3xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>) -> tensor<1x6x1x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = sdy.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %arg1, %c, %c_0, %c_1, %0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, k, l], [], [], [], [])->([i, j, k, l]) {i=1, j=6, k=1, l=3}>} : (tensor<1x6x1x3xf32>, tensor<1x6x1x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1x3xf32>
    return %1 : tensor<1x6x1x3xf32>
  }
  func.func @f195(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<f32> {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([]) {i=6} reduction={i}>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f196(%arg0: tensor<0x8x5x8xf32>, %arg1: tensor<7x5x0x8x8xf32>) -> tensor<5x8x7xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [2, 1] x [1, 4], contracting_dims = [0, 3] x [2, 3] {sdy.sharding_rule = #sdy.op_sharding_rule<([l, j, i, m], [k, i, l, m, j])->([i, j, k]) {i=5, j=8, k=7, l=0, m=8} reduction={l, m}>} : (tensor<0x8x5x8xf32>, tensor<7x5x0x8x8xf32>) -> tensor<5x8x7xf32>
    return %0 : tensor<5x8x7xf32>
  }
  func.func @f197(%arg0: tensor<7x2xf32>, %arg1: tensor<2x1xf32>) -> tensor<7x1xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [j, k])->([i, l]) {i=7, j=2, k=1, l=1} reduction={j}>} : (tensor<7x2xf32>, tensor<2x1xf32>) -> tensor<7x1xf32>
    return %0 : tensor<7x1xf32>
  }
  func.func @f198(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0:3 = stablehlo.reduce(%arg0 init: %arg3), (%arg1 init: %arg4), (%arg2 init: %arg5) across dimensions = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([], [], [], [], [], [])->([], [], [])>} : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
     reducer(%arg6: tensor<f32>, %arg9: tensor<f32>) (%arg7: tensor<f32>, %arg10: tensor<f32>) (%arg8: tensor<f32>, %arg11: tensor<f32>)  {
      %1 = stablehlo.minimum %arg9, %arg6 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %2 = stablehlo.maximum %arg7, %arg10 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %3 = stablehlo.maximum %arg11, %arg8 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>
    }
    return %0#0, %0#1, %0#2 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @f199(%arg0: tensor<8x4x16xf32>, %arg1: tensor<8x4x16xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<14x4x13xf32>, tensor<14x4x13xf32>) {
    %0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{base_dilations = array<i64: 2, 2, 1>, padding = dense<[[0, 0], [1, 1], [0, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 2, 2, 3>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>):
      %1 = stablehlo.subtract %arg4, %arg6 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %2 = stablehlo.subtract %arg7, %arg5 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, j, k], [], [])->([i, j, k], [i, j, k]) {i=14, j=4, k=13} permutation={i, j, k}>} : (tensor<8x4x16xf32>, tensor<8x4x16xf32>, tensor<f32>, tensor<f32>) -> (tensor<14x4x13xf32>, tensor<14x4x13xf32>)
    return %0#0, %0#1 : tensor<14x4x13xf32>, tensor<14x4x13xf32>
  }
  func.func @f200(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<f32>) -> tensor<2xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.compare GE, %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i], [])->([i]) {i=2}>} : (tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f201(%arg0: tensor<8xf32>, %arg1: tensor<6x0xi32>) -> tensor<6x5xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], index_vector_dim = 1>, slice_sizes = array<i64: 5>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([j], [i, k])->([i, j]) {i=6, j=8, k=0} need_replication={j, k} blocked_propagation={j}>} : (tensor<8xf32>, tensor<6x0xi32>) -> tensor<6x5xf32>
    return %0 : tensor<6x5xf32>
  }
  func.func @f202(%arg0: tensor<7x4x4x16xi32>, %arg1: tensor<7x4x4x16xi32>, %arg2: tensor<4x16x2xi32>, %arg3: tensor<4x4x16xi32>, %arg4: tensor<4x4x16xi32>) -> (tensor<7x4x4x16xi32>, tensor<7x4x4x16xi32>) {
    %0:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 2], input_batching_dims = [3], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>}> ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>):
      %1 = stablehlo.minimum %arg5, %arg5 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<i32>
      %2 = stablehlo.minimum %arg6, %arg8 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<i32>
      stablehlo.return %1, %2 : tensor<i32>, tensor<i32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([l, i, m, k], [l, i, m, k], [j, k, n], [i, j, k], [i, j, k])->([l, i, m, k], [l, i, m, k]) {i=4, j=4, k=16, l=7, m=4, n=2} need_replication={j, n}>} : (tensor<7x4x4x16xi32>, tensor<7x4x4x16xi32>, tensor<4x16x2xi32>, tensor<4x4x16xi32>, tensor<4x4x16xi32>) -> (tensor<7x4x4x16xi32>, tensor<7x4x4x16xi32>)
    return %0#0, %0#1 : tensor<7x4x4x16xi32>, tensor<7x4x4x16xi32>
  }
  func.func @f203(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.cholesky %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=1, j=1} need_replication={i, j}>} : tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
  func.func @f204(%arg0: tensor<16x1x1xf32>, %arg1: tensor<16x30x1xf32>) -> tensor<16x30x1xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, l, k], [i, j, k])->([i, j, l]) {i=16, j=30, k=1, l=1} need_replication={j, k, l}>} : (tensor<16x1x1xf32>, tensor<16x30x1xf32>) -> tensor<16x30x1xf32>
    return %0 : tensor<16x30x1xf32>
  }
  func.func @f205(%arg0: tensor<5x12x1x4xcomplex<f32>>) -> tensor<5x12x1x6xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [1, 6] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=5, j=12, k=1, l=4} need_replication={k, l} blocked_propagation={l}>} : (tensor<5x12x1x4xcomplex<f32>>) -> tensor<5x12x1x6xf32>
    return %0 : tensor<5x12x1x6xf32>
  }
  func.func @f206(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>, %arg4: tensor<1xf32>) -> tensor<1xf32> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i], [i], [i], [i])->([i]) {i=1}>} : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func @f207(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i], [j]) {i=2, j=0} need_replication={i} blocked_propagation={i}>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<0xui32>
  }
  func.func @f208(%arg0: tensor<0x6xf32>) -> (tensor<0x6xf32>, tensor<0xf32>) {
    %0:2 = stablehlo.custom_call @QrDecompositionBlock(%arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j], [k]) {i=0, j=6, k=0} need_replication={i, j, k}>} : (tensor<0x6xf32>) -> (tensor<0x6xf32>, tensor<0xf32>)
    return %0#0, %0#1 : tensor<0x6xf32>, tensor<0xf32>
  }
  func.func @f209(%arg0: tensor<7x0x1x6xf32>) -> tuple<tensor<7x0x1x6xf32>> {
    %0 = stablehlo.tuple %arg0 : tuple<tensor<7x0x1x6xf32>>
    return %0 : tuple<tensor<7x0x1x6xf32>>
  }
  func.func @f210(%arg0: tensor<0x7x8xf32>) -> tensor<0x7x8xf32> {
    %0 = stablehlo.round_nearest_even %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=0, j=7, k=8}>} : tensor<0x7x8xf32>
    return %0 : tensor<0x7x8xf32>
  }
  func.func @f211(%arg0: tensor<3x8x2x0xf32>, %arg1: tensor<3x8x2x0xf32>) -> tensor<3x8x2x0xf32> {
    %0 = stablehlo.multiply %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, k, l])->([i, j, k, l]) {i=3, j=8, k=2, l=0}>} : tensor<3x8x2x0xf32>
    return %0 : tensor<3x8x2x0xf32>
  }
  func.func @f212(%arg0: tensor<6x0x8xi32>, %arg1: tensor<6x0x8xi32>) -> tensor<6x0x8xi32> {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, j, k])->([i, j, k]) {i=6, j=0, k=8}>} : tensor<6x0x8xi32>
    return %0 : tensor<6x0x8xi32>
  }
  func.func @f213(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i], [i])->([i]) {i=4}>} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f214(%arg0: tensor<i1>, %arg1: tensor<8x3x4x2xf32>, %arg2: tensor<8x3x4x2xf32>) -> tensor<8x3x4x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [i, j, k, l], [i, j, k, l])->([i, j, k, l]) {i=8, j=3, k=4, l=2}>} : tensor<i1>, tensor<8x3x4x2xf32>
    return %0 : tensor<8x3x4x2xf32>
  }
  func.func @f215(%arg0: tensor<2xi16>) -> tensor<f32> {
    %0 = stablehlo.bitcast_convert %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([]) {i=2} need_replication={i}>} : (tensor<2xi16>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f216(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=7} permutation={i}>} : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func @f217(%arg0: tensor<2x1x2xf32>) -> tensor<2x1x2xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.compare LT, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=2, j=1, k=2} need_replication={j}>} : (tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    return %0 : tensor<2x1x2xf32>
  }
  func.func @f218(%arg0: tensor<2x1x16xf32>) -> tensor<2x1x32xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 2 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=2, j=1, k=16, l=32} need_replication={k, l}>} : (tensor<2x1x16xf32>) -> tensor<2x1x32xf32>
    return %0 : tensor<2x1x32xf32>
  }
  func.func @f219(%arg0: tensor<6x1x8xf32>) -> tensor<6x1x4xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 2 : i64, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=6, j=1, k=8, l=4} need_replication={k, l}>} : (tensor<6x1x8xf32>) -> tensor<6x1x4xf32>
    return %0 : tensor<6x1x4xf32>
  }
  func.func @f220(%arg0: tensor<12x4xf32>) -> tensor<12x4xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=12, j=4, k=4} need_replication={j, k}>} : (tensor<12x4xf32>) -> tensor<12x4xf32>
    return %0 : tensor<12x4xf32>
  }
  func.func @f221(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=4}>} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f222(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.transpose %arg0, dims = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f223(%arg0: tensor<1x3x2x21x1x3xf32>) -> tensor<1x378x1xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k, l, m, n, o])->([j, klmo, p]) {i=1, j=1, k=3, l=2, m=21, n=1, o=3, p=1}>} : (tensor<1x3x2x21x1x3xf32>) -> tensor<1x378x1xf32>
    return %0 : tensor<1x378x1xf32>
  }
  func.func @f224(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @householder(%arg0: tensor<2x4x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x4x3xf32> {
    %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%arg0, %arg1) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, j, k]) {i=2, j=4, k=3, l=3} need_replication={j, k, l}>} : (tensor<2x4x3xf32>, tensor<2x3xf32>) -> tensor<2x4x3xf32>
    return %0 : tensor<2x4x3xf32>
  }
  func.func @one_householder(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%arg0, %arg1) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([i, j]) {i=4, j=3, k=3} need_replication={i, j, k}>} : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
