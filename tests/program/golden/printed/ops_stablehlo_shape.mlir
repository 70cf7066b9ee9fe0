module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @id(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func @f0(%arg0: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.transpose %arg0, dims = [] : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f2(%arg0: tensor<2x3xf32>) -> tensor<6xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func @f3(%arg0: tensor<2x3xf32>, %arg1: tensor<1xi32>) -> tensor<?xf32> {
    %0 = stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @f4(%arg0: tensor<2x3xf32>) -> tensor<2x3xi32> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f5(%arg0: tensor<2x3xf32>) -> tensor<4x5x2x3xf32> {
    %0 = stablehlo.broadcast %arg0, sizes = [4, 5] : (tensor<2x3xf32>) -> tensor<4x5x2x3xf32>
    return %0 : tensor<4x5x2x3xf32>
  }
  func.func @f6(%arg0: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f7(%arg0: tensor<f32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f8(%arg0: tensor<?xf32>, %arg1: tensor<2xi32>) -> tensor<?x?xf32> {
    %0 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @f9(%arg0: tensor<?xf32>, %arg1: tensor<2xi32>) -> tensor<?x?xf32> {
    %0 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [1] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @f10(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
  func.func @f11(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.concatenate %arg0, dim = 0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f12(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f13(%arg0: tensor<2x3xf32>) -> tensor<1x2xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:3:2] : (tensor<2x3xf32>) -> tensor<1x2xf32>
    return %0 : tensor<1x2xf32>
  }
  func.func @f14(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.slice %arg0 [] : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f15(%arg0: tensor<2x3xf32>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>, %arg3: tensor<2xi32>) -> tensor<?x?xf32> {
    %0 = stablehlo.real_dynamic_slice %arg0, %arg1, %arg2, %arg3 : (tensor<2x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @f16(%arg0: tensor<2x3xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1x1xf32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, sizes = [1, 1] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
  func.func @f18(%arg0: tensor<2x3xf32>, %arg1: tensor<1x1xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<2x3xf32> {
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg3 : (tensor<2x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f19(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @f20(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> tensor<5x6xf32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, -1], high = [1, 4], interior = [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x6xf32>
    return %0 : tensor<5x6xf32>
  }
  func.func @f21(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<2xi32>, %arg3: tensor<2xi32>, %arg4: tensor<2xi32>) -> tensor<?x?xf32> {
    %0 = stablehlo.dynamic_pad %arg0, %arg1, %arg2, %arg3, %arg4 : (tensor<2x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @f22(%arg0: tensor<?xf32>) -> tensor<i32> {
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?xf32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @f23(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>> {
    %0 = stablehlo.set_dimension_size %arg0, %arg1, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
    return %0 : tensor<?xf32, #stablehlo.bounds<4>>
  }
  func.func @f24(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) -> tuple<tensor<2x3xf32>, tensor<2x3xi32>> {
    %0 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<2x3xf32>, tensor<2x3xi32>>
    return %0 : tuple<tensor<2x3xf32>, tensor<2x3xi32>>
  }
  func.func @f25() -> tuple<> {
    %0 = stablehlo.tuple  : tuple<>
    return %0 : tuple<>
  }
  func.func @f26(%arg0: tuple<tensor<2x3xf32>, tensor<2x3xi32>>) -> tensor<2x3xi32> {
    %0 = stablehlo.get_tuple_element %arg0[1] : (tuple<tensor<2x3xf32>, tensor<2x3xi32>>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f27(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xi32>
    return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi32>
  }
  func.func @f28(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.optimization_barrier %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f29() {
    stablehlo.optimization_barrier()
    return
  }
  func.func @f30(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.optimization_barrier {a} %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f31() {
    stablehlo.optimization_barrier {a}()
    return
  }
}
