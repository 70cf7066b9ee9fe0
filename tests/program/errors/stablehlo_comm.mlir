func.func @f() {
  %r = "stablehlo.partition_id"() : () -> (tensor<ui32>)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.partition_id"() : () -> (tensor<ui32>)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.replica_id"() : () -> (tensor<ui32>)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.replica_id"() : () -> (tensor<ui32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x?xf32, #stablehlo.bounds<?, 8>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi3>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xi3>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = -1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x4xf32>) {
  %r:2 = "stablehlo.all_gather"(%a0, %a1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>, tensor<2x4xf32>) -> (tensor<2x6xf32>, tensor<2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x4xf32>) {
  %r:2 = "stablehlo.all_gather"(%a0, %a1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>, tensor<2x4xf32>) -> (tensor<2x6xf32>, tensor<2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r:2 = "stablehlo.all_gather"(%a0, %a1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x6xi8>, tensor<2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r:2 = "stablehlo.all_gather"(%a0, %a1) <{replica_groups = dense<[[1, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x6xf32>, tensor<2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x?xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x?xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[0, 1]> : tensor<2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<12x1x3xindex>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<index>, %x1: tensor<index>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<index>, tensor<index>) -> tensor<index> "stablehlo.return"(%z0) : (tensor<index>) -> ()}) : (tensor<12x1x3xindex>) -> (tensor<2x3xindex>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xui32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xui32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<4xf32>) {
  %r:2 = "stablehlo.all_reduce"(%a0, %a1) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>, tensor<4xf32>) -> (tensor<2x3xf32>, tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<4xi1>) {
  %r:2 = "stablehlo.all_reduce"(%a0, %a1) <{replica_groups = dense<[[0, 4], [2, 3]]> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>, tensor<4xi1>) -> (tensor<2x3xf32>, tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<4xf32>) {
  %r:2 = "stablehlo.all_reduce"(%a0, %a1) <{replica_groups = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>, tensor<4xf32>) -> (tensor<2x3xf32>, tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xf32>) {
  %r = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x4xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.reduce_scatter"() <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : () -> (tensor<2x0xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x16xf32>) {
  %r = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x16xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xi32>) {
  %r = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x4xi32>) -> (tensor<2x2xi32>)
  return
}
// -----
func.func @f(%a0: tensor<12xf32>) {
  %r = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<12xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xf32>) {
  %r = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x4xf32>) -> (tensor<2x?xf32, #stablehlo.bounds<?, 2>>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x1xf32>) {
  %r = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"() : () -> ()}) : (tensor<2x4x1xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x2xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 100 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x2xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xi3>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x6xi3>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [4, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<3x4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<3x4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x8xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x8xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<16x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<16x6xf32>) -> (tensor<16x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1], [1, -1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<5x6xf64>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<0> : tensor<1x2xi32>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<5x6xf64>) -> (tensor<4x6xf64>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x6xf32>) -> (tensor<4x6xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.cross-replica-sum"(%a0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x6xf32>) {
  %r = "stablehlo.cross-replica-sum"(%a0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<1x4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>, %a1: tensor<4x6xf32>) {
  %r = "stablehlo.cross-replica-sum"(%a0, %a1) <{replica_groups = dense<[[0, 100], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xindex>)
  return
}
// -----
func.func @f(%a0: f32) {
  %r = "stablehlo.cross-replica-sum"(%a0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (f32) -> (tensor<4x6xf64>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xui64>) {
  %r = "stablehlo.cross-replica-sum"(%a0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x6xui64>) -> (tensor<4x6xui64>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xui8>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[0, 2]> : tensor<2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xui8>) -> (tensor<2x6xtf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[0, 1]> : tensor<2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[0, 1]> : tensor<2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<i32>, %x1: tensor<i32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<i32>, tensor<i32>) -> tensor<i32> "stablehlo.return"(%z0) : (tensor<i32>) -> ()}) : (tensor<2x3xi32>) -> (!stablehlo.token)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xsi8>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = -1 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[2, 1]> : tensor<2xi64>}> : (tensor<4x6xsi8>) -> (tensor<2x12xsi8>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 4 : i64, split_count = 2 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xi16>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4x6xi16>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf80>)
  return
}
// -----
func.func @f(%a0: tensor<4x?xindex, #stablehlo.bounds<?, 8>>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[-2, 1]> : tensor<2xi64>}> : (tensor<4x?xindex, #stablehlo.bounds<?, 8>>) -> (tensor<4x6xindex>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[0, 2]> : tensor<2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4x6xf32>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x?xi3, #stablehlo.bounds<?, 2>>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4x?xi3, #stablehlo.bounds<?, 2>>) -> (tensor<4x6xi3>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 0 : i64, replica_groups = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<?x12xf32, #stablehlo.bounds<3, ?>>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xbf16>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x6xbf16>) -> (tensor<4x3x6xi1>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 3], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.collective_broadcast"() <{replica_groups = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>}> : () -> (tensor<4x6xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x2xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x2xf32>) -> (tensor<2x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x2xf32>) {
  %r:2 = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x2xf32>) -> (tensor<2x6xf32>, tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x2xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x2xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 4>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<0> : tensor<1x2xi32>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 4 : i64, split_count = 100 : i64, replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<1x2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, -2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1], [2, -2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [2, -2]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1], [2, -2]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.collective_permute"() <{source_target_pairs = dense<[[0, -1], [2, -2]]> : tensor<2x2xi64>}> : () -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r:2 = "stablehlo.collective_permute"(%a0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1], [2, -2]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<> : tensor<0x0xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<> : tensor<0x0xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<0x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<> : tensor<0x0xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf64>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<> : tensor<0x0xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f80>, %x1: tensor<f80>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f80>, tensor<f80>) -> tensor<f80> "stablehlo.return"(%z0) : (tensor<f80>) -> ()}) : (tensor<2x3xf64>) -> (tensor<2x3xbf16>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi32>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi32>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 4>, use_global_device_ids}> : (tensor<2x3xcomplex<f32>>) -> (tensor<2x6xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi32>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi32>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi32>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi32>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi32>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi32>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, -1], [1, -1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, -1], [1, -1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, -1], [1, -1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%extra: tensor<f32>, %e2: tensor<f32>, %x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, -1], [1, -1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, -1], [1, -1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, -1], [1, -1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>, %a1: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0, %a1) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<5x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>}> : (tensor<5x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xtf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2x3xf32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<2x12xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<0x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
  return
}
