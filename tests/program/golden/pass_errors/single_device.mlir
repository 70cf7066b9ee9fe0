// sdyrt-opt -sdy-insert-explicit-reshards -sdy-resolve-single-device-sharding
sdy.mesh @m = <["a"=2, "b"=2]>
sdy.mesh @d1 = <[], device_ids=[1]>
sdy.mesh @d2 = <[], device_ids=[2]>
func.func @two_devices(%x: tensor<8xf32>) {
  // expected-error@+1 {{'stablehlo.custom_call' op has conflicting single-device result shardings}}
  %1:2 = stablehlo.custom_call @f(%x) {sdy.sharding = #sdy.sharding_per_value<[<@d1, []>, <@d2, []>]>} : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return
}
// -----
sdy.mesh @d1 = <[], device_ids=[1]>
// expected-error@+1 {{'func.func' op function argument 1 cannot have a single-device (maximal) sharding attribute}}
func.func @argument(%x: tensor<8xf32>, %y: tensor<8xf32> {sdy.sharding = #sdy.sharding<@d1, []>}) {
  return
}
// -----
sdy.mesh @d1 = <[], device_ids=[1]>
// expected-error@+1 {{'func.func' op function result 0 cannot have a single-device (maximal) sharding attribute}}
func.func @result(%x: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@d1, []>}) {
  return %x : tensor<8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
sdy.mesh @d1 = <[], device_ids=[1]>
func.func @sharded(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) {
  %0 = sdy.reshard %x <@d1, []> : tensor<8xf32>
  // expected-error@+1 {{operand 0 is sharded: it has to be whole on all devices first}}
  %1 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<@d1, []>]>} : tensor<8xf32>
  return
}
