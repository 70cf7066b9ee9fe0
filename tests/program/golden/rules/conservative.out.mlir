module {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func @f1000(%arg0: tensor<12xf32>, %arg1: tensor<12x7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([j], [j, i])->([i]) {i=7, j=12} reduction={j}>} : (tensor<12xf32>, tensor<12x7xf32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func @f1001(%arg0: tensor<f32>, %arg1: tensor<4x30xf32>) -> tensor<4x30xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [] {sdy.sharding_rule = #sdy.op_sharding_rule<([], [i, j])->([i, j]) {i=4, j=30}>} : (tensor<f32>, tensor<4x30xf32>) -> tensor<4x30xf32>
    return %0 : tensor<4x30xf32>
  }
  func.func @f1002(%arg0: tensor<2x2x1x2x1xf32>, %arg1: tensor<2x1x2x5x3xf32>) -> tensor<5x2x1x2x0xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [2, b, 0, f, 1]x[i, 2, o, 1, 0]->[2, f, 0, b, 1], window = {stride = [2, 1, 1], pad = [[2, 1], [1, 0], [2, 1]], lhs_dilate = [2, 2, 1], rhs_dilate = [1, 1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, sdy.sharding_rule = #sdy.op_sharding_rule<([l, i, m, j, n], [j, o, k, p, q])->([r, k, s, i, t]) {i=2, j=2, k=2, l=1, m=1, n=1, o=1, p=1, q=1, r=1, s=1, t=1} reduction={j}>} : (tensor<2x2x1x2x1xf32>, tensor<2x1x2x5x3xf32>) -> tensor<5x2x1x2x0xf32>
    return %0 : tensor<5x2x1x2x0xf32>
  }
  func.func @f1003(%arg0: tensor<5x3x2xf32>, %arg1: tensor<5x3x2xf32>, %arg2: tensor<5x3x2xf32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0:3 = stablehlo.reduce(%arg0 init: %arg3), (%arg1 init: %arg4), (%arg2 init: %arg5) across dimensions = [0, 2] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, j, k], [i, j, k], [], [], [])->([j], [j], [j]) {i=5, j=3, k=2} reduction={i, k}>} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>, tensor<5x3x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
     reducer(%arg6: tensor<f32>, %arg9: tensor<f32>) (%arg7: tensor<f32>, %arg10: tensor<f32>) (%arg8: tensor<f32>, %arg11: tensor<f32>)  {
      %1 = stablehlo.subtract %arg6, %arg9 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %2 = stablehlo.subtract %arg7, %arg7 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %3 = stablehlo.subtract %arg11, %arg8 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>
    }
    return %0#0, %0#1, %0#2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func @f1004(%arg0: tensor<1x8x6x5xf32>, %arg1: tensor<f32>) -> tensor<2x8x6x5xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[1, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.add %arg2, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [])->([i, j, k, l]) {i=2, j=8, k=6, l=5} permutation={i} blocked_propagation={i}>} : (tensor<1x8x6x5xf32>, tensor<f32>) -> tensor<2x8x6x5xf32>
    return %0 : tensor<2x8x6x5xf32>
  }
  func.func @f1005(%arg0: tensor<16x4x6x4xf32>, %arg1: tensor<7x4x6x2xf32>, %arg2: tensor<f32>) -> tensor<16x4x6x4xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 3, 1, 1, 3>, window_strides = array<i64: 2, 1, 1, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.compare GE, %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([j, k, l, n], [i, k, l, m], [])->([j, k, l, n]) {i=7, j=16, k=4, l=6, m=2, n=4} need_replication={i, m} permutation={j, n} blocked_propagation={i, j, m, n}>} : (tensor<16x4x6x4xf32>, tensor<7x4x6x2xf32>, tensor<f32>) -> tensor<16x4x6x4xf32>
    return %0 : tensor<16x4x6x4xf32>
  }
  func.func @f1006(%arg0: tensor<1x2x4xf32>, %arg1: tensor<1x0x1xi32>) -> tensor<1x0x2xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k, l], [i, j, m])->([i, j, k]) {i=1, j=0, k=2, l=4, m=1} reduction={l} need_replication={m}>} : (tensor<1x2x4xf32>, tensor<1x0x1xi32>) -> tensor<1x0x2xf32>
    return %0 : tensor<1x0x2xf32>
  }
  func.func @f1007(%arg0: tensor<12xi1>, %arg1: tensor<12xi1>, %arg2: tensor<7x0x0xi32>, %arg3: tensor<11x7x0xi1>, %arg4: tensor<11x7x0xi1>) -> (tensor<12xi1>, tensor<12xi1>) {
    %0:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], index_vector_dim = 2>}> ({
    ^bb0(%arg5: tensor<i1>, %arg6: tensor<i1>, %arg7: tensor<i1>, %arg8: tensor<i1>):
      %1 = stablehlo.or %arg5, %arg7 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<i1>
      %2 = stablehlo.or %arg6, %arg6 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<i1>
      stablehlo.return %1, %2 : tensor<i1>, tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i], [k, l, m], [j, k, l], [j, k, l])->([i], [i]) {i=12, j=11, k=7, l=0, m=0} need_replication={i, j, k, l, m}>} : (tensor<12xi1>, tensor<12xi1>, tensor<7x0x0xi32>, tensor<11x7x0xi1>, tensor<11x7x0xi1>) -> (tensor<12xi1>, tensor<12xi1>)
    return %0#0, %0#1 : tensor<12xi1>, tensor<12xi1>
  }
  func.func @f1008(%arg0: tensor<3x5x5xf32>) -> tensor<3x5x5xf32> {
    %0 = stablehlo.cholesky %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=3, j=5, k=5} need_replication={j, k}>} : tensor<3x5x5xf32>
    return %0 : tensor<3x5x5xf32>
  }
  func.func @f1009(%arg0: tensor<0x0xf32>, %arg1: tensor<4x0xf32>) -> tensor<4x0xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> {sdy.sharding_rule = #sdy.op_sharding_rule<([j, k], [i, j])->([i, k]) {i=4, j=0, k=0} need_replication={i, j, k}>} : (tensor<0x0xf32>, tensor<4x0xf32>) -> tensor<4x0xf32>
    return %0 : tensor<4x0xf32>
  }
  func.func @f1010(%arg0: tensor<6x1xcomplex<f32>>) -> tensor<6x1xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [6, 1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=6, j=1} need_replication={i, j}>} : (tensor<6x1xcomplex<f32>>) -> tensor<6x1xf32>
    return %0 : tensor<6x1xf32>
  }
  func.func @f1011(%arg0: tensor<2x0x4xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>, %arg3: tensor<2xf32>, %arg4: tensor<2xf32>) -> tensor<2x0x4xf32> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i], [i], [i], [i])->([i, j, k]) {i=2, j=0, k=4}>} : (tensor<2x0x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x0x4xf32>
    return %0 : tensor<2x0x4xf32>
  }
  func.func @f1012(%arg0: tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i], [j]) {i=3, j=1} need_replication={i} blocked_propagation={i}>} : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>)
    return %output_state, %output : tensor<3xui64>, tensor<1xui32>
  }
  func.func @f1013(%arg0: tensor<12x2x8xf32>, %arg1: tensor<12x2x8xf32>, %arg2: tensor<f32>) -> tensor<12x2x8xf32> {
    %0 = stablehlo.custom_call @mhlo.erf(%arg0, %arg1, %arg2) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, j, k], [])->([i, j, k]) {i=12, j=2, k=8}>} : (tensor<12x2x8xf32>, tensor<12x2x8xf32>, tensor<f32>) -> tensor<12x2x8xf32>
    return %0 : tensor<12x2x8xf32>
  }
  func.func @f1014(%arg0: tensor<0x2x2x0xf32>, %arg1: tensor<0x2x2x0xf32>) -> tensor<0x2x2x0xf32> {
    %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.add %arg2, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<0x2x2x0xf32>, tensor<0x2x2x0xf32>) -> tensor<0x2x2x0xf32>
    return %0 : tensor<0x2x2x0xf32>
  }
  func.func @f1015(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.logistic %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f1016(%arg0: tensor<8x4xf32>, %arg1: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = stablehlo.subtract %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=4}>} : tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func @f1017(%arg0: tensor<30x7x4xf32>) -> tensor<30x7x4xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{}, {}, {}]> : tensor<30x7x4xf32>
    return %0 : tensor<30x7x4xf32>
  }
  func.func @f1018(%arg0: tensor<f32>, %arg1: tensor<7x12x4xf32>, %arg2: tensor<f32>) -> tensor<7x12x4xf32> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [i, j, k], [])->([i, j, k]) {i=7, j=12, k=4}>} : (tensor<f32>, tensor<7x12x4xf32>, tensor<f32>) -> tensor<7x12x4xf32>
    return %0 : tensor<7x12x4xf32>
  }
  func.func @f1019(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [], [])->([])>} : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f1020(%arg0: tensor<f32>) -> tensor<i32> {
    %0 = stablehlo.bitcast_convert %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : (tensor<f32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @f1021(%arg0: tensor<5x1x6x2xf32>) -> tensor<5x1x6x2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=5, j=1, k=6, l=2}>} : tensor<5x1x6x2xf32>
    return %0 : tensor<5x1x6x2xf32>
  }
  func.func @f1022(%arg0: tensor<4x30xf32>) -> tensor<4x30xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.compare LT, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=4, j=30} need_replication={j}>} : (tensor<4x30xf32>) -> tensor<4x30xf32>
    return %0 : tensor<4x30xf32>
  }
  func.func @f1023(%arg0: tensor<12x5x5x2xf32>) -> tensor<12x5x5x4xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 3 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, m]) {i=12, j=5, k=5, l=2, m=4} need_replication={l, m}>} : (tensor<12x5x5x2xf32>) -> tensor<12x5x5x4xf32>
    return %0 : tensor<12x5x5x4xf32>
  }
  func.func @f1024(%arg0: tensor<10xf32>) -> tensor<5xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=10, j=5} need_replication={i, j}>} : (tensor<10xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func @f1025(%arg0: tensor<2x1xf32>) -> tensor<1x2xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k])->([j, l]) {i=2, j=1, k=1, l=2} need_replication={i, j, k, l}>} : (tensor<2x1xf32>) -> tensor<1x2xf32>
    return %0 : tensor<1x2xf32>
  }
  func.func @f1026(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f1027(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.transpose %arg0, dims = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f1028(%arg0: tensor<15x7x7x4xf32>) -> tensor<1x2x70x1x21xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([j, m, p, r])->([i, k, ln, o, q]) {i=1, j=15, k=2, l=10, m=7, n=7, o=1, p=7, q=21, r=4}>} : (tensor<15x7x7x4xf32>) -> tensor<1x2x70x1x21xf32>
    return %0 : tensor<1x2x70x1x21xf32>
  }
  func.func @f1029(%arg0: tensor<1x1x5xf32>) -> tensor<2x8x6x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 3] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k, n])->([j, l, m, n]) {i=1, j=2, k=1, l=8, m=6, n=5}>} : (tensor<1x1x5xf32>) -> tensor<2x8x6x5xf32>
    return %0 : tensor<2x8x6x5xf32>
  }
  func.func @f1030(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<1xf32>) -> tensor<33xf32> {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k])->([l]) {i=1, j=1, k=1, l=1}>} : (tensor<16xf32>, tensor<16xf32>, tensor<1xf32>) -> tensor<33xf32>
    return %0 : tensor<33xf32>
  }
  func.func @f1031(%arg0: tensor<5x0x0x16xf32>, %arg1: tensor<f32>) -> tensor<8x0x1x32xf32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [0, 0, 0, 0], high = [-1, 0, 1, 1], interior = [1, 0, 0, 1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [])->([i, j, k, l]) {i=5, j=0, k=0, l=16} permutation={i, k, l} blocked_propagation={i, k, l}>} : (tensor<5x0x0x16xf32>, tensor<f32>) -> tensor<8x0x1x32xf32>
    return %0 : tensor<8x0x1x32xf32>
  }
  func.func @f1032(%arg0: tensor<7x5x4xf32>) -> tensor<0x5x4xf32> {
    %0 = stablehlo.slice %arg0 [5:5:2, 0:5, 0:4] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=7, j=5, k=4} permutation={i} blocked_propagation={i}>} : (tensor<7x5x4xf32>) -> tensor<0x5x4xf32>
    return %0 : tensor<0x5x4xf32>
  }
  func.func @f1033(%arg0: tensor<8xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [8] {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [])->([i]) {i=8}>} : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @f1034(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f1035(%arg0: tensor<12xf32>, %arg1: tensor<12x30xf32>) -> tensor<30xf32> {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([j], [j, i])->([i]) {i=30, j=12} reduction={j}>} : (tensor<12xf32>, tensor<12x30xf32>) -> tensor<30xf32>
    return %0 : tensor<30xf32>
  }
  func.func @f1036(%arg0: tensor<16x7x8xf32>, %arg1: tensor<16x0x8x7x1xf32>) -> tensor<8x0x1xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [2] x [2], contracting_dims = [1, 0] x [3, 0] {sdy.sharding_rule = #sdy.op_sharding_rule<([m, l, i], [m, j, i, l, k])->([i, j, k]) {i=8, j=0, k=1, l=7, m=16} reduction={l, m}>} : (tensor<16x7x8xf32>, tensor<16x0x8x7x1xf32>) -> tensor<8x0x1xf32>
    return %0 : tensor<8x0x1xf32>
  }
  func.func @f1037(%arg0: tensor<1x24xf32>, %arg1: tensor<8x15xf32>) -> tensor<1x15xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk], [k, jl])->([i, jl]) {i=1, j=3, k=8, l=5} reduction={k}>} : (tensor<1x24xf32>, tensor<8x15xf32>) -> tensor<1x15xf32>
    return %0 : tensor<1x15xf32>
  }
  func.func @f1038(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f1039(%arg0: tensor<2x7xf32>, %arg1: tensor<f32>) -> tensor<2x5xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.add %arg2, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [])->([i, j]) {i=2, j=5} permutation={j} blocked_propagation={j}>} : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x5xf32>
    return %0 : tensor<2x5xf32>
  }
  func.func @f1040(%arg0: tensor<2x7x12xf32>, %arg1: tensor<2x7x13xf32>, %arg2: tensor<f32>) -> tensor<2x7x12xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 0], [0, 0], [0, 1]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.compare GE, %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, l], [i, j, k], [])->([i, j, l]) {i=2, j=7, k=13, l=12} need_replication={k} permutation={l} blocked_propagation={k, l}>} : (tensor<2x7x12xf32>, tensor<2x7x13xf32>, tensor<f32>) -> tensor<2x7x12xf32>
    return %0 : tensor<2x7x12xf32>
  }
  func.func @f1041(%arg0: tensor<1x4x4x1xf32>, %arg1: tensor<7x16x2xi32>) -> tensor<7x0x3x16xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, slice_sizes = array<i64: 0, 3, 1, 1>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([j, k, m, n], [i, l, o])->([i, j, k, l]) {i=7, j=1, k=4, l=16, m=4, n=1, o=2} reduction={m} need_replication={j, k, n, o} blocked_propagation={j, k}>} : (tensor<1x4x4x1xf32>, tensor<7x16x2xi32>) -> tensor<7x0x3x16xf32>
    return %0 : tensor<7x0x3x16xf32>
  }
  func.func @f1042(%arg0: tensor<1x3xi32>, %arg1: tensor<1x3xi32>, %arg2: tensor<i32>, %arg3: tensor<1x3xi32>, %arg4: tensor<1x3xi32>) -> (tensor<1x3xi32>, tensor<1x3xi32>) {
    %0:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>}> ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>):
      %1 = stablehlo.or %arg5, %arg7 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<i32>
      %2 = stablehlo.or %arg6, %arg8 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<i32>
      stablehlo.return %1, %2 : tensor<i32>, tensor<i32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j], [], [i, j], [i, j])->([i, j], [i, j]) {i=1, j=3}>} : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<1x3xi32>, tensor<1x3xi32>)
    return %0#0, %0#1 : tensor<1x3xi32>, tensor<1x3xi32>
  }
  func.func @f1043(%arg0: tensor<3x6x6xf32>) -> tensor<3x6x6xf32> {
    %0 = stablehlo.cholesky %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=3, j=6, k=6} need_replication={j, k}>} : tensor<3x6x6xf32>
    return %0 : tensor<3x6x6xf32>
  }
  func.func @f1044(%arg0: tensor<3x3xf32>, %arg1: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> {sdy.sharding_rule = #sdy.op_sharding_rule<([j, k], [i, j])->([i, k]) {i=4, j=3, k=3} need_replication={i, j, k}>} : (tensor<3x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
  func.func @f1045(%arg0: tensor<7xcomplex<f32>>) -> tensor<12xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [12] {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=7} need_replication={i} blocked_propagation={i}>} : (tensor<7xcomplex<f32>>) -> tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func @f1046(%arg0: tensor<6x12x4x1xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>) -> tensor<6x12x4x1xf32> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [k], [k], [k], [k])->([i, j, k, l]) {i=6, j=12, k=4, l=1}>} : (tensor<6x12x4x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<6x12x4x1xf32>
    return %0 : tensor<6x12x4x1xf32>
  }
  func.func @f1047(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x2xui32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i], [j, k]) {i=2, j=4, k=2} need_replication={i} blocked_propagation={i}>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x2xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<4x2xui32>
  }
  func.func @f1048(%arg0: tensor<2x1xf32>, %arg1: tensor<f32>) -> (tensor<2x1xf32>, tensor<2x1xf32>) {
    %0:2 = stablehlo.custom_call @_SPMDInternalOp_MultiPad(%arg0, %arg1) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [])->([i, j], [i, j]) {i=2, j=1}>} : (tensor<2x1xf32>, tensor<f32>) -> (tensor<2x1xf32>, tensor<2x1xf32>)
    return %0#0, %0#1 : tensor<2x1xf32>, tensor<2x1xf32>
  }
  func.func @f1049() -> tensor<2xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
    return %cst : tensor<2xf32>
  }
  func.func @f1050(%arg0: tensor<30x6xf32>) -> tensor<30x6xf32> {
    %0 = stablehlo.rsqrt %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=30, j=6}>} : tensor<30x6xf32>
    return %0 : tensor<30x6xf32>
  }
  func.func @f1051(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.atan2 %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f1052(%arg0: tensor<7xcomplex<f32>>) -> tensor<7xf32> {
    %0 = stablehlo.real %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=7}>} : (tensor<7xcomplex<f32>>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func @f1053(%arg0: tensor<f32>, %arg1: tensor<3x7xf32>, %arg2: tensor<f32>) -> tensor<3x7xf32> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [i, j], [])->([i, j]) {i=3, j=7}>} : (tensor<f32>, tensor<3x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    return %0 : tensor<3x7xf32>
  }
  func.func @f1054(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [], [])->([])>} : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f1055(%arg0: tensor<f32>) -> tensor<i32> {
    %0 = stablehlo.bitcast_convert %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : (tensor<f32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @f1056(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.reverse %arg0, dims = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f1057(%arg0: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.compare LT, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=4, j=3} need_replication={j}>} : (tensor<4x3xf32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
  func.func @f1058(%arg0: tensor<7x2x2xf32>) -> tensor<14x2x2xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {sdy.sharding_rule = #sdy.op_sharding_rule<([k, i, j])->([l, i, j]) {i=2, j=2, k=7, l=14} need_replication={k, l}>} : (tensor<7x2x2xf32>) -> tensor<14x2x2xf32>
    return %0 : tensor<14x2x2xf32>
  }
  func.func @f1059(%arg0: tensor<2xf32>) -> tensor<1xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=2, j=1} need_replication={i, j}>} : (tensor<2xf32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func @f1060(%arg0: tensor<4x1xf32>) -> tensor<4x1xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([j, i])->([k, i]) {i=1, j=4, k=4} need_replication={j, k}>} : (tensor<4x1xf32>) -> tensor<4x1xf32>
    return %0 : tensor<4x1xf32>
  }
  func.func @f1061(%arg0: tensor<3x3x1x4xf32>) -> tensor<3x3x1x4xf32> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=3, j=3, k=1, l=4}>} : (tensor<3x3x1x4xf32>) -> tensor<3x3x1x4xf32>
    return %0 : tensor<3x3x1x4xf32>
  }
  func.func @f1062(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.transpose %arg0, dims = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f1063(%arg0: tensor<5x3x1xf32>) -> tensor<3x1x5xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, m, n])->([j, k, l]) {i=5, j=3, k=1, l=5, m=3, n=1}>} : (tensor<5x3x1xf32>) -> tensor<3x1x5xf32>
    return %0 : tensor<3x1x5xf32>
  }
  func.func @f1064(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=6}>} : (tensor<6xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func @f1065(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.concatenate %arg0, dim = 0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=1, j=1}>} : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func @f1066(%arg0: tensor<5x8x4xf32>, %arg1: tensor<f32>) -> tensor<18x26x3xf32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [2, 1, -1], high = [3, 3, 0], interior = [2, 2, 0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [])->([i, j, k]) {i=5, j=8, k=4} permutation={i, j, k} blocked_propagation={i, j, k}>} : (tensor<5x8x4xf32>, tensor<f32>) -> tensor<18x26x3xf32>
    return %0 : tensor<18x26x3xf32>
  }
  func.func @f1067(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.slice %arg0 [] {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([])>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f1068(%arg0: tensor<4x2x4xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<2x2x0xf32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, %arg3, sizes = [2, 2, 0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [], [], [])->([i, j, k]) {i=4, j=2, k=4} need_replication={i, k} blocked_propagation={i, k}>} : (tensor<4x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x0xf32>
    return %0 : tensor<2x2x0xf32>
  }
  func.func @f1069(%arg0: tensor<8x1xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<8x1xf32> {
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j], [], [])->([i, j]) {i=8, j=1}>} : (tensor<8x1xf32>, tensor<8x1xf32>, tensor<i32>, tensor<i32>) -> tensor<8x1xf32>
    return %0 : tensor<8x1xf32>
  }
  func.func @f1070(%arg0: tensor<8x3xf32>, %arg1: tensor<3xf32>) -> tensor<8xf32> {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [j])->([i]) {i=8, j=3} reduction={j}>} : (tensor<8x3xf32>, tensor<3xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @f1071(%arg0: tensor<12x12xf32>, %arg1: tensor<6x12x0xf32>) -> tensor<12x6x0xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, l], [j, l, k])->([i, j, k]) {i=12, j=6, k=0, l=12} reduction={l}>} : (tensor<12x12xf32>, tensor<6x12x0xf32>) -> tensor<12x6x0xf32>
    return %0 : tensor<12x6x0xf32>
  }
  func.func @f1072(%arg0: tensor<3x3x8x8x5xf32>, %arg1: tensor<1x3x3x1x21xf32>) -> tensor<10x8x21x3x10xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b, 2, 1, 0]x[1, 2, 0, i, o]->[0, 2, f, b, 1], window = {stride = [1, 1, 1], pad = [[2, 1], [2, 0], [2, 0]], lhs_dilate = [2, 1, 1], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, sdy.sharding_rule = #sdy.op_sharding_rule<([j, i, m, n, o], [p, q, r, k, jl])->([s, t, jl, i, u]) {i=3, j=3, k=1, l=7, m=1, n=1, o=1, p=1, q=1, r=1, s=1, t=1, u=1} reduction={k}>} : (tensor<3x3x8x8x5xf32>, tensor<1x3x3x1x21xf32>) -> tensor<10x8x21x3x10xf32>
    return %0 : tensor<10x8x21x3x10xf32>
  }
  func.func @f1073(%arg0: tensor<8x0xf32>, %arg1: tensor<8x0xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<8x0xf32>, tensor<8x0xf32>) {
    %0:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j], [], [])->([i, j], [i, j]) {i=8, j=0}>} : (tensor<8x0xf32>, tensor<8x0xf32>, tensor<f32>, tensor<f32>) -> (tensor<8x0xf32>, tensor<8x0xf32>)
     reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<f32>, %arg7: tensor<f32>)  {
      %1 = stablehlo.subtract %arg4, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      %2 = stablehlo.subtract %arg5, %arg7 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
    }
    return %0#0, %0#1 : tensor<8x0xf32>, tensor<8x0xf32>
  }
  func.func @f1074(%arg0: tensor<3x1x0x16xf32>, %arg1: tensor<f32>) -> tensor<3x1x0x16xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 1>, window_strides = array<i64: 1, 1, 2, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.multiply %arg2, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [])->([i, j, k, l]) {i=3, j=1, k=0, l=16} permutation={k} blocked_propagation={k}>} : (tensor<3x1x0x16xf32>, tensor<f32>) -> tensor<3x1x0x16xf32>
    return %0 : tensor<3x1x0x16xf32>
  }
  func.func @f1075(%arg0: tensor<1x2x1x16xf32>, %arg1: tensor<0x2x0x17xf32>, %arg2: tensor<f32>) -> tensor<1x2x1x16xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 0], [0, 0], [1, 0], [0, 1]]> : tensor<4x2xi64>, window_dimensions = array<i64: 3, 1, 3, 1>, window_strides = array<i64: 2, 1, 1, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.compare GE, %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([j, k, m, o], [i, k, l, n], [])->([j, k, m, o]) {i=0, j=1, k=2, l=0, m=1, n=17, o=16} need_replication={i, l, n} permutation={j, m, o} blocked_propagation={i, j, l, m, n, o}>} : (tensor<1x2x1x16xf32>, tensor<0x2x0x17xf32>, tensor<f32>) -> tensor<1x2x1x16xf32>
    return %0 : tensor<1x2x1x16xf32>
  }
  func.func @f1076(%arg0: tensor<1x1x4xf32>, %arg1: tensor<3xi32>) -> tensor<4xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 1], start_index_map = [1, 0, 2]>, slice_sizes = array<i64: 1, 1, 4>}> {sdy.sharding_rule = #sdy.op_sharding_rule<([j, k, i], [l])->([i]) {i=4, j=1, k=1, l=3} need_replication={j, k, l}>} : (tensor<1x1x4xf32>, tensor<3xi32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f1077(%arg0: tensor<2xi1>, %arg1: tensor<2xi32>, %arg2: tensor<2xi1>) -> tensor<2xi1> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg3: tensor<i1>, %arg4: tensor<i1>):
      %1 = stablehlo.and %arg4, %arg3 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([j], [i], [i])->([j]) {i=2, j=2} reduction={i}>} : (tensor<2xi1>, tensor<2xi32>, tensor<2xi1>) -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }
  func.func @f1078(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.cholesky %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=1, j=1} need_replication={i, j}>} : tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
  func.func @f1079(%arg0: tensor<8x4x0x0xf32>, %arg1: tensor<8x4x30x0xf32>) -> tensor<8x4x30x0xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, l, m], [i, j, k, l])->([i, j, k, m]) {i=8, j=4, k=30, l=0, m=0} need_replication={k, l, m}>} : (tensor<8x4x0x0xf32>, tensor<8x4x30x0xf32>) -> tensor<8x4x30x0xf32>
    return %0 : tensor<8x4x30x0xf32>
  }
  func.func @f1080(%arg0: tensor<16x6x3x1xcomplex<f32>>) -> tensor<16x6x3x1xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=16, j=6, k=3, l=1} need_replication={l}>} : (tensor<16x6x3x1xcomplex<f32>>) -> tensor<16x6x3x1xf32>
    return %0 : tensor<16x6x3x1xf32>
  }
  func.func @f1081(%arg0: tensor<12x2x5x6xf32>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<12xf32>, %arg4: tensor<12xf32>) -> tensor<12x2x5x6xf32> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i], [i], [i], [i])->([i, j, k, l]) {i=12, j=2, k=5, l=6}>} : (tensor<12x2x5x6xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12x2x5x6xf32>
    return %0 : tensor<12x2x5x6xf32>
  }
  func.func @f1082(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x0x8x4xui32>) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i], [j, k, l, m]) {i=2, j=5, k=0, l=8, m=4} need_replication={i} blocked_propagation={i}>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x0x8x4xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<5x0x8x4xui32>
  }
  func.func @f1083(%arg0: tensor<3x12x12xf32>) -> (tensor<3x12x12xf32>, tensor<3x12xf32>) {
    %0:2 = stablehlo.custom_call @Eigh(%arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k], [i, k]) {i=3, j=12, k=12}>} : (tensor<3x12x12xf32>) -> (tensor<3x12x12xf32>, tensor<3x12xf32>)
    return %0#0, %0#1 : tensor<3x12x12xf32>, tensor<3x12xf32>
  }
  func.func @f1084(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = sdy.data_flow_edge %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f1085(%arg0: tensor<30x5x2x6xf32>) -> tensor<30x5x2x6xf32> {
    %0 = stablehlo.cosine %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, k, l]) {i=30, j=5, k=2, l=6}>} : tensor<30x5x2x6xf32>
    return %0 : tensor<30x5x2x6xf32>
  }
  func.func @f1086(%arg0: tensor<7x4x3x12xf32>, %arg1: tensor<7x4x3x12xf32>) -> tensor<7x4x3x12xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, k, l])->([i, j, k, l]) {i=7, j=4, k=3, l=12}>} : tensor<7x4x3x12xf32>
    return %0 : tensor<7x4x3x12xf32>
  }
  func.func @f1087(%arg0: tensor<12xf32>) -> tensor<12xi1> {
    %0 = stablehlo.is_finite %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=12}>} : (tensor<12xf32>) -> tensor<12xi1>
    return %0 : tensor<12xi1>
  }
  func.func @f1088(%arg0: tensor<7x5x4x3xf32>, %arg1: tensor<7x5x4x3xf32>, %arg2: tensor<f32>) -> tensor<7x5x4x3xf32> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, k, l], [])->([i, j, k, l]) {i=7, j=5, k=4, l=3}>} : (tensor<7x5x4x3xf32>, tensor<7x5x4x3xf32>, tensor<f32>) -> tensor<7x5x4x3xf32>
    return %0 : tensor<7x5x4x3xf32>
  }
  func.func @f1089(%arg0: tensor<i1>, %arg1: tensor<4x5xf32>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [i, j], [i, j])->([i, j]) {i=4, j=5}>} : tensor<i1>, tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
}
