// sdyrt-opt -sdy-populate-op-sharding-rules
func.func @f(%x: tensor<8xf32>) {
  stablehlo.custom_call @xla.debug.Log(%x) {has_side_effect = true} : (tensor<8xf32>) -> ()
  return
}
