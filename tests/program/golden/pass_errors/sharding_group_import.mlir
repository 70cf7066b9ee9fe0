// sdyrt-opt -sdy-sharding-group-import
func.func @shapes(%x: tensor<8x8xf32>, %y: tensor<4x8xf32>) {
  sdy.sharding_group %x group_id=7 : tensor<8x8xf32>
  // expected-error@+1 {{ShardingGroupOps values must have the same shape for groupId: 7}}
  sdy.sharding_group %y group_id=7 : tensor<4x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2]>
func.func @manual(%x: tensor<8xf32>) -> tensor<8xf32> {
  sdy.sharding_group %x group_id=3 : tensor<8xf32>
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{}]>] out_shardings=[<@m, [{}]>] manual_axes={"a"} (%p: tensor<8xf32>) {
    // expected-error@+1 {{ShardingGroupOps values cannot cross ManualComputationOp boundaries for groupId: 3}}
    sdy.sharding_group %p group_id=3 : tensor<8xf32>
    sdy.return %p : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
