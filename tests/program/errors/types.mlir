func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reshape %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reshape %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reshape %a : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reshape %a : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.transpose %a, dims = [0] : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.transpose %a, dims = [0] : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.transpose %a, dims = [0] : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.convert %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.convert %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.convert %a : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.convert %a : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.is_finite %a : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.is_finite %a : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.is_finite %a : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.real %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.real %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.real %a : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.real %a : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.imag %a : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.imag %a : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.imag %a : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.abs %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.abs %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.abs %a : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.abs %a : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.add %a, %a : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.add %a, %a : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.add %a, %a : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.compare LT, %a, %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.compare LT, %a, %a : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.compare LT, %a, %a : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.bitcast_convert %a : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.bitcast_convert %a : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.bitcast_convert %a : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.broadcast %a, sizes=[1] : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.broadcast %a, sizes=[1] : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.broadcast %a, sizes=[1] : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.broadcast %a, sizes=[1] : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.broadcast_in_dim %a, dims = [0] : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.concatenate %a, dim = 0 : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.concatenate %a, dim = 0 : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.concatenate %a, dim = 0 : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.concatenate %a, dim = 0 : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.custom_call @x(%a) : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.custom_call @x(%a) : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.custom_call @x(%a) : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.get_dimension_size %a, dim = 0 : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.get_dimension_size %a, dim = 0 : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.get_dimension_size %a, dim = 0 : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.get_dimension_size %a, dim = 0 : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.slice %a [0:1] : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.slice %a [0:1] : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.slice %a [0:1] : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.dot %a, %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.dot %a, %a : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.dot %a, %a : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.uniform_quantize %a : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.uniform_quantize %a : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.uniform_quantize %a : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.select %a, %a, %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.select %a, %a, %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.select %a, %a, %a : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.select %a, %a, %a : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.clamp %a, %a, %a : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.clamp %a, %a, %a : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.clamp %a, %a, %a : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.complex %a, %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.complex %a, %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.complex %a, %a : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.complex %a, %a : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.rng %a, %a, %a, distribution = UNIFORM : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.rng %a, %a, %a, distribution = UNIFORM : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reduce_precision %a, format = e5m2 : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reduce_precision %a, format = e5m2 : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reduce_precision %a, format = e5m2 : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reduce_precision %a, format = e5m2 : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.optimization_barrier %a : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.optimization_barrier %a : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.composite "a.b" %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.composite "a.b" %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.composite "a.b" %a : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.composite "a.b" %a : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.fft %a, type = FFT, length=[1] : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.fft %a, type = FFT, length=[1] : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.fft %a, type = FFT, length=[1] : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.dynamic_iota %a, dim = 0 : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.dynamic_iota %a, dim = 0 : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.dynamic_iota %a, dim = 0 : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.dynamic_iota %a, dim = 0 : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.dynamic_iota %a, dim = 0 : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.dynamic_iota %a, dim = 0 : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.dynamic_iota %a, dim = 0 : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.shift_left %a, %a : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.shift_left %a, %a : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.shift_left %a, %a : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reverse %a, dims = [0] : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reverse %a, dims = [0] : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reverse %a, dims = [0] : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reverse %a, dims = [0] : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reverse %a, dims = [0] : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reverse %a, dims = [0] : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.reverse %a, dims = [0] : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.cholesky %a : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.cholesky %a : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.cholesky %a : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.iota dim = 0 : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.iota dim = 0 : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.iota dim = 0 : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.iota dim = 0 : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.iota dim = 0 : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.iota dim = 0 : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.iota dim = 0 : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.get_tuple_element %a[0] : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.get_tuple_element %a[0] : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.get_tuple_element %a[0] : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.tuple %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.tuple %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.tuple %a : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.tuple %a : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.after_all %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.after_all %a : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.after_all %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.after_all %a : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.after_all %a : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.after_all %a : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.after_all %a : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.create_token : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.create_token : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.create_token : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.create_token : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.replica_id : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.replica_id : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.replica_id : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.convolution(%a, %a) dim_numbers = [b,f]x[i,o]->[b,f], window = {} : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.convolution(%a, %a) dim_numbers = [b,f]x[i,o]->[b,f], window = {} : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.convolution(%a, %a) dim_numbers = [b,f]x[i,o]->[b,f], window = {} : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.set_dimension_size %a, %a, dim = 0 : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.set_dimension_size %a, %a, dim = 0 : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.dynamic_slice %a, %a, sizes = [1] : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.dynamic_slice %a, %a, sizes = [1] : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.dynamic_slice %a, %a, sizes = [1] : tensor<4xi1>, tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.pad %a, %a, low=[0],high=[0],interior=[0] : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = stablehlo.pad %a, %a, low=[0],high=[0],interior=[0] : (tensor<4xi1>, f32) return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.erf %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.erf %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.erf %a : tensor<4xi1> -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.erf %a : f32 -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.top_k(%a, k=1) : tensor<4xi1> -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.broadcast_add %a, %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.broadcast_add %a, %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.broadcast_add %a, %a : tensor<4xi1>, f32 -> tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.next_after %a, %a : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.next_after %a, %a : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.next_after %a, %a : f32 -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.is_inf %a : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.is_inf %a : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.is_inf %a : tensor<4xi1>, f32 -> tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.constant_like %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.constant_like %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.constant_like %a : tensor<4xi1> -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.constant_like %a : f32 -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.square %a : f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.square %a : (tensor<4xi1>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.square %a : tensor<4xi1>, f32 -> tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.asin_acos_kernel %a : tensor<4xi1> return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.asin_acos_kernel %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.asin_acos_kernel %a : tensor<4xi1> -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.asin_acos_kernel %a : f32 -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.zeta %a, %a : (f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xi1>) { %0 = chlo.zeta %a, %a : tensor<4xi1>, f32 -> tensor<4xi1> return }
