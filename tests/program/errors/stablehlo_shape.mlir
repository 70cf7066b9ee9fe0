func.func @f(%a0: tensor<2x3x4xf32>) {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>) {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, -2, 1>}> : (tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x2x3x4xf32>) {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 2, 0, 100>}> : (tensor<2x2x3x4xf32>) -> (tensor<4x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3x4xf32>) -> (tensor<6x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xsi8>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3x4xsi8>) -> (tensor<6x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3x4xf32>) -> (tensor<6x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3x4xf32>) -> (tensor<6x4xf16>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3x4xf32>) -> (tensor<3x6x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<2xi64>) {
  %r = "stablehlo.dynamic_reshape"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<2xi64>) -> (tensor<6x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2xi64>) {
  "stablehlo.dynamic_reshape"(%a0, %a1) : (tensor<2x3xf32>, tensor<2xi64>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<2xi64>) {
  %r = "stablehlo.dynamic_reshape"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<2xi64>) -> (tensor<6x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<2xi64>) {
  %r = "stablehlo.dynamic_reshape"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<2xi64>) -> (tensor<6x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xi8>, %a1: tensor<8xi8>) {
  %r = "stablehlo.dynamic_reshape"(%a0, %a1) : (tensor<2x3x4xi8>, tensor<8xi8>) -> (tensor<6x?xi8>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<2xi3>) {
  %r = "stablehlo.dynamic_reshape"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<2xi3>) -> (tensor<6x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xf32>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2x4xf32>) -> (tensor<2x4xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xui32>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2x4xui32>) -> (tensor<2x4xui32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xf32>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2x4xf32>) -> (tensor<1x4xi32>)
  return
}
// -----
func.func @f(%a0: vector<2xf32>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (vector<2xf32>) -> (tensor<2x4xi32>)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.bitcast_convert"() : () -> (tensor<2x4xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xf32>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2x4xf32>) -> (tensor<2x4x2xi16>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xi64>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2x4xi64>) -> (tensor<8x4x2xi16>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2xf32>) -> (tensor<2x4x2xi16>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xf32>) {
  %r:2 = "stablehlo.bitcast_convert"(%a0) : (tensor<2x4xf32>) -> (tensor<2x4x2xi16>, tensor<2x4x2xi16>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x2xi16>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2x4x2xi16>) -> (tensor<2x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>) {
  %r = "stablehlo.broadcast"(%a0) <{broadcast_sizes = array<i64: 2>}> : (tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: i32) {
  %r = "stablehlo.broadcast"(%a0) <{broadcast_sizes = array<i64: 2>}> : (i32) -> (tensor<2x3xindex>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>) {
  "stablehlo.broadcast"(%a0) <{broadcast_sizes = array<i64: 2>}> : (tensor<3xf32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xui8>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xui8>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xindex>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xindex>) -> (tensor<2x3x4xindex>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf8E4M3FN>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf8E4M3FN>) -> (tensor<2x3x4xf8E4M3FN>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1, 1>}> : (tensor<3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<complex<f64>>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<complex<f64>>) -> (tensor<2x3x4xcomplex<f64>>)
  return
}
// -----
func.func @f(%a0: tensor<f32>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) : (tensor<f32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf32>, tensor<3xi64>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xf32>, tensor<3xi64>) -> (tensor<?x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 3, 2>}> : (tensor<3x1xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x1xf64, #stablehlo.bounds<3, ?>>, %a1: tensor<3xf64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<?x1xf64, #stablehlo.bounds<3, ?>>, tensor<3xf64>) -> (tensor<2x3x4xf64>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: -1, 2>}> : (tensor<3x1xf32>, tensor<3xi64>) -> (tensor<2x4x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xi1>, %a1: tensor<12xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x1xi1>, tensor<12xi64>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf32>, tensor<3xi64>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf32>, tensor<3xi64>) -> (tensor<2x1x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 3>}> : (tensor<3x1xf32>, tensor<3xi64>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x4xf32>) {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x4xf32>) -> (tensor<2x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x1xf32>) {
  %r:2 = "stablehlo.concatenate"(%a0, %a1) <{dimension = 2 : i64}> : (tensor<2x3xf32>, tensor<2x1xf32>) -> (tensor<2x7xf32>, tensor<2x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi64>, %a1: tensor<2x1x4xi64>) {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xi64>, tensor<2x1x4xi64>) -> (tensor<2x7xi64>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x4xf32>) {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<2x4xf32>) -> (tensor<7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x4xcomplex<f64>>) {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x4xcomplex<f64>>) -> (tensor<2x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>) {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: index) {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 2>}> : (index) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>) {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0, 2>}> : (tensor<2x3x4xf32>) -> (tensor<2x3x4xi8>)
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %r = "stablehlo.reverse"(%a0, %a1) <{dimensions = array<i64: 100, 2>}> : (i32, i32) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>) {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 1, 2>}> : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>) {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 2>, limit_indices = array<i64: 4, 5>, strides = array<i64: 1, 2>}> : (tensor<8x9xf32>) -> (tensor<3x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x?xf80, #stablehlo.bounds<8, ?>>) {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 2>, limit_indices = array<i64: 4, 5>, strides = array<i64: 1, 2>}> : (tensor<?x?xf80, #stablehlo.bounds<8, ?>>) -> (tensor<3x2xf80>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>) {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 2>, limit_indices = array<i64: 4, 5>, strides = array<i64: 1, 3>}> : (tensor<8x9xf32>) -> (tensor<3x2xf8E4M3FN>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>) {
  %r:2 = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 2>, limit_indices = array<i64: 4, 5>, strides = array<i64: 0, 2>}> : (tensor<8x9xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>) {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: -1, 2>, limit_indices = array<i64: 4, 5>, strides = array<i64: 1, 2>}> : (tensor<8x9xf32>) -> (tensor<3x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>) {
  %r = "stablehlo.slice"(%a0) <{start_indices = array<i64: 1, 2>, limit_indices = array<i64: 4, 5>, strides = array<i64: 3, 1, 2>}> : (tensor<8x9xf32>) -> (tensor<3x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>, %a1: tensor<2xi64>, %a2: tensor<2xi64>, %a3: tensor<2xi64>) {
  %r = "stablehlo.real_dynamic_slice"(%a0, %a1, %a2, %a3) : (tensor<8x9xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<?x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>, %a1: tensor<2xi64>, %a2: tensor<2xi64>, %a3: tensor<2xi64>) {
  %r = "stablehlo.real_dynamic_slice"(%a0, %a1, %a2, %a3) : (tensor<8x9xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<?x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>, %a1: tensor<2xi64>, %a2: tensor<2xi64>, %a3: tensor<12xi64>) {
  %r = "stablehlo.real_dynamic_slice"(%a0, %a1, %a2, %a3) : (tensor<8x9xf32>, tensor<2xi64>, tensor<2xi64>, tensor<12xi64>) -> (tensor<?x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xcomplex<f64>>, %a1: tensor<2x1xcomplex<f64>>, %a2: tensor<2xcomplex<f64>>, %a3: tensor<2xcomplex<f64>>) {
  %r = "stablehlo.real_dynamic_slice"(%a0, %a1, %a2, %a3) : (tensor<8x9xcomplex<f64>>, tensor<2x1xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> (tensor<?x2xcomplex<f64>>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>, %a1: tensor<2xi64>, %a2: tensor<2xi64>, %a3: tensor<2xi64>) {
  %r = "stablehlo.real_dynamic_slice"(%a0, %a1, %a2, %a3) : (tensor<8x9xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<?x2x2xi64>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>, %a1: tensor<i32>, %a2: tensor<i32>) {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 2>}> : (tensor<8x9xf32>, tensor<i32>, tensor<i32>) -> (tensor<3x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>, %a1: tensor<i32>, %a2: tensor<i32>) {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 4, 2, 2>}> : (tensor<8x9xf32>, tensor<i32>, tensor<i32>) -> (tensor<3x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>, %a1: tensor<f80>, %a2: tensor<i32>) {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 3, 2>}> : (tensor<8x9xf32>, tensor<f80>, tensor<i32>) -> (tensor<8x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>, %a1: tensor<3x2xf32>, %a2: tensor<i32>, %a3: tensor<i32>) {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<8x9xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> (tensor<8x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>, %a1: tensor<3x2xf32>, %a2: tensor<i32>, %a3: tensor<i32>) {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<8x9xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> (tensor<8x9xf8E4M3FN>)
  return
}
// -----
func.func @f(%a0: tensor<8xui64>, %a1: tensor<3x2xui64>, %a2: tensor<ui64>, %a3: tensor<ui64>) {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<8xui64>, tensor<3x2xui64>, tensor<ui64>, tensor<ui64>) -> (tensor<8x9xui64>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xf32>, %a1: tensor<?x2xf32>, %a2: tensor<i32>, %a3: tensor<i32>) {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<8x9xf32>, tensor<?x2xf32>, tensor<i32>, tensor<i32>) -> (tensor<8x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x9xindex>, %a1: tensor<3x2xindex>, %a2: tensor<index>, %a3: tensor<index>) {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<8x9xindex>, tensor<3x2xindex>, tensor<index>, tensor<index>) -> (tensor<8x9xindex>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<2x3xf32>, tensor<f32>) -> (tensor<4x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<2x3xf32>, tensor<f32>) -> (tensor<4x9xf80>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xbf16>, %a1: tensor<bf16>) {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<2x3xbf16>, tensor<bf16>) -> (tensor<4x9xbf16>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.pad"(%a0) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>) -> (tensor<4x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x6xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 0, 2>}> : (tensor<2x6xf32>, tensor<f32>) -> (tensor<4x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<f32>, %a2: tensor<2xi64>, %a3: tensor<2xi64>, %a4: tensor<2xi64>) {
  %r = "stablehlo.dynamic_pad"(%a0, %a1, %a2, %a3, %a4) : (tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<4x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<f32>, %a2: tensor<1xi64>, %a3: tensor<2xi64>, %a4: tensor<2xi64>) {
  %r = "stablehlo.dynamic_pad"(%a0, %a1, %a2, %a3, %a4) : (tensor<2x3xf32>, tensor<f32>, tensor<1xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<4x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xbf16>, %a1: tensor<f32>, %a2: tensor<2xi64>, %a3: tensor<2xi64>, %a4: tensor<2xi64>) {
  %r = "stablehlo.dynamic_pad"(%a0, %a1, %a2, %a3, %a4) : (tensor<2x3xbf16>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<5x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<f32>, %a2: tensor<2xi64>, %a3: tensor<2xi64>, %a4: tensor<2xi64>) {
  %r = "stablehlo.dynamic_pad"(%a0, %a1, %a2, %a3, %a4) : (tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<4x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<f32>, %a2: tensor<1x2xi64>, %a3: tensor<2xi64>, %a4: tensor<2xi32>) {
  %r = "stablehlo.dynamic_pad"(%a0, %a1, %a2, %a3, %a4) : (tensor<2x3xf32>, tensor<f32>, tensor<1x2xi64>, tensor<2xi64>, tensor<2xi32>) -> (tensor<4x?xui64>)
  return
}
// -----
func.func @f(%a0: tensor<2x?xf32>) {
  %r = "stablehlo.get_dimension_size"(%a0) <{dimension = 1 : i64}> : (tensor<2x?xf32>) -> (tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<2x?xf32>) {
  %r = "stablehlo.get_dimension_size"(%a0) <{dimension = 4 : i64}> : (tensor<2x?xf32>) -> (tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<2x?xf32>) {
  %r = "stablehlo.get_dimension_size"(%a0) <{dimension = -1 : i64}> : (tensor<2x?xf32>) -> (tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<2x?xf32>) {
  %r = "stablehlo.get_dimension_size"(%a0) <{dimension = 0 : i64}> : (tensor<2x?xf32>) -> (tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<2x0xi1>) {
  %r = "stablehlo.get_dimension_size"(%a0) <{dimension = 1 : i64}> : (tensor<2x0xi1>) -> (tensor<2xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<i32>) {
  %r = "stablehlo.set_dimension_size"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<i32>) -> (tensor<2x?xf32, #stablehlo.bounds<?, 3>>)
  return
}
// -----
func.func @f(%a0: tensor<2x2xf32>, %a1: tensor<i32>) {
  %r = "stablehlo.set_dimension_size"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x2xf32>, tensor<i32>) -> (tensor<2x?xf32, #stablehlo.bounds<?, 3>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<i32>) {
  %r = "stablehlo.set_dimension_size"(%a0, %a1) <{dimension = 2 : i64}> : (tensor<2x3xi32>, tensor<i32>) -> (tensor<2x?xi32, #stablehlo.bounds<?, 3>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2xi32>) {
  %r = "stablehlo.set_dimension_size"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<2x?xf32, #stablehlo.bounds<?, 3>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>, %a1: tensor<i32>) {
  %r = "stablehlo.set_dimension_size"(%a0, %a1) : (tensor<2x3xcomplex<f32>>, tensor<i32>) -> (tensor<2x?xf32, #stablehlo.bounds<?, 3>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<i32>) {
  %r = "stablehlo.set_dimension_size"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<i32>) -> (tensor<2x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<i32>) {
  %r = "stablehlo.set_dimension_size"(%a0, %a1) <{dimension = -1 : i64}> : (tensor<2x3xf32>, tensor<i32>) -> (tensor<2x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<i32>, %a2: tensor<i32>) {
  %r = "stablehlo.set_dimension_size"(%a0, %a1, %a2) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: tensor<3xi32>) {
  %r = "stablehlo.tuple"(%a0, %a1) : (tensor<2xf32>, tensor<3xi32>) -> (tuple<tensor<2xf32>, tensor<3xi32>>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: tensor<3xi32>) {
  %r = "stablehlo.tuple"(%a0, %a1) : (tensor<2xf32>, tensor<3xi32>) -> (tuple<tensor<2xf32>, tensor<3xi32>>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: tensor<i32>) {
  %r = "stablehlo.tuple"(%a0, %a1) : (tensor<2xf32>, tensor<i32>) -> (index)
  return
}
// -----
func.func @f(%a0: tensor<2xi8>, %a1: tensor<3xi8>) {
  "stablehlo.tuple"(%a0, %a1) : (tensor<2xi8>, tensor<3xi8>) -> ()
  return
}
// -----
func.func @f(%a0: tuple<tensor<2xf32>, tensor<3xi32>>) {
  %r = "stablehlo.get_tuple_element"(%a0) <{index = 1 : i32}> : (tuple<tensor<2xf32>, tensor<3xi32>>) -> (tensor<3xi32>)
  return
}
// -----
func.func @f(%a0: tuple<tensor<2xf32>, tensor<3xi32>>) {
  %r = "stablehlo.get_tuple_element"(%a0) <{index = 2 : i32}> : (tuple<tensor<2xf32>, tensor<3xi32>>) -> (tensor<3xf16>)
  return
}
// -----
func.func @f(%a0: i32) {
  %r = "stablehlo.get_tuple_element"(%a0) <{index = 1 : i32}> : (i32) -> (tensor<3xi32>)
  return
}
// -----
func.func @f(%a0: tuple<tensor<2xf32>, tensor<3xi32>>) {
  %r = "stablehlo.get_tuple_element"(%a0) <{index = 1 : i32}> : (tuple<tensor<2xf32>, tensor<3xi32>>) -> (tensor<3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: tensor<3xi32>) {
  %r:2 = "stablehlo.optimization_barrier"(%a0, %a1) : (tensor<2xf32>, tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: tensor<4xi32>) {
  %r:2 = "stablehlo.optimization_barrier"(%a0, %a1) : (tensor<2xf32>, tensor<4xi32>) -> (tensor<2xf32>, tensor<4xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2xui8>, %a1: tensor<3xi32>) {
  %r:2 = "stablehlo.optimization_barrier"(%a0, %a1) : (tensor<2xui8>, tensor<3xi32>) -> (tensor<2xf32>, tensor<3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf32>, tensor<3xi64>) -> (tensor<2x3x4xi8>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf32>, tensor<3xi64>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xi16>, %a1: tensor<3xi16>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xi16>, tensor<3xi16>) -> (tensor<4xi16>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<?xi64, #stablehlo.bounds<3>>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf32>, tensor<?xi64, #stablehlo.bounds<3>>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<?xi64>) {
  %r:2 = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf32>, tensor<?xi64>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 1>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf32>, tensor<3xi64>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 1>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>, tensor<3xi64>) -> (tensor<3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1x?xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 1>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1x?xf32>, tensor<3xi64>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 9>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf32>, tensor<3xi64>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 9>}> : (tensor<3x1xf32>, tensor<3xi64>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<3x1xf32>, tensor<3xi64>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3xui32>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<3x1xf32>, tensor<3xui32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.transpose"(%a0) <{permutation = "x"}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x1xf32>) {
  %r = "stablehlo.transpose"(%a0) <{permutation = "x"}> : (tensor<2x1xf32>) -> (tensor<2x3xf32>)
  return
}
