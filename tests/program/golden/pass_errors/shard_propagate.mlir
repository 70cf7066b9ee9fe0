// sdyrt-opt -sharding-propagation
// expected-error @+1 {{only one block is supported!}}
func.func @f() {
  cf.br ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %i: index) -> f32 {
  // expected-error @+1 {{sharding interface is not implemented.}}
  %0 = tensor.extract %a[%i] : tensor<8xf32>
  return %0 : f32
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{has more than 16 operands and results}}
  %0:16 = stablehlo.optimization_barrier %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  return %0#0 : tensor<8xf32>
}
// -----
shard.grid @one(shape = 4)
func.func @absent_axis(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-warning @+1 {{the sharding has grid axis 1, and its grid is of rank 1}}
  %s = shard.sharding @one split_axes = [[0, 1, 2]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8xf32>
  %1 = tosa.abs %0 : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @split_one(%a: tensor<1x16xf32>, %b: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %a to %s annotate_for_users : tensor<1x16xf32>
  // expected-error @+1 {{'tosa.add' op cannot shard operand 0 dimension 1: its indexing expression is constant}}
  %1 = tosa.add %0, %b : (tensor<1x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}
