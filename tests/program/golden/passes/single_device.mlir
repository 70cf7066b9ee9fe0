// sdyrt-opt -sdy-insert-explicit-reshards=enable-full-version=true -sdy-reshard-to-collectives -sdy-resolve-single-device-sharding -split-input-file
sdy.mesh @m = <["a"=2, "b"=2]>
sdy.mesh @d1 = <[], device_ids=[1]>
sdy.mesh @d2 = <[], device_ids=[2]>
func.func @main() -> (tensor<4x2xi32>, tensor<4x2xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<4x2xi32>
  %x = sdy.reshard %0 <@m, [{"a"}, {}]> : tensor<4x2xi32>
  %1 = stablehlo.add %x, %0 {sdy.sharding = #sdy.sharding_per_value<[<@d1, []>]>} : tensor<4x2xi32>
  %2 = stablehlo.negate %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : tensor<4x2xi32>
  %3 = stablehlo.negate %2 {sdy.sharding = #sdy.sharding_per_value<[<@d2, []>]>} : tensor<4x2xi32>
  %4 = stablehlo.convert %3 {sdy.sharding = #sdy.sharding_per_value<[<@d2, []>]>} : (tensor<4x2xi32>) -> tensor<4x2xf32>
  %r = sdy.reshard %2 <@m, [{}, {}]> : tensor<4x2xi32>
  return %r, %4 : tensor<4x2xi32>, tensor<4x2xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
sdy.mesh @d1 = <[], device_ids=[1]>
sdy.mesh @d2 = <[], device_ids=[2]>
func.func @noresult(%x: tensor<8x4xf32>) {
  stablehlo.custom_call @f(%x) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@d1, []>]>} : (tensor<8x4xf32>) -> ()
  return
}
func.func @two(%x: tensor<8x4xf32>, %t: !stablehlo.token) -> (tensor<8x4xf32>, !stablehlo.token) {
  %1:2 = stablehlo.custom_call @f(%x, %t) {sdy.sharding = #sdy.sharding_per_value<[<@d1, []>, <@d1, []>]>} : (tensor<8x4xf32>, !stablehlo.token) -> (tensor<8x4xf32>, !stablehlo.token)
  return %1#0, %1#1 : tensor<8x4xf32>, !stablehlo.token
}
func.func @mixed(%x: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
  %1:2 = stablehlo.custom_call @f(%x) {sdy.sharding = #sdy.sharding_per_value<[<@d1, []>, <@m, [{"a"}, {}]>]>} : (tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
  return %1#0, %1#1 : tensor<8x4xf32>, tensor<8x4xf32>
}
func.func @constant() -> tensor<8x4xf32> {
  %0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@d1, []>]>} dense<1.0> : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
