// sdyrt-opt -split-input-file
!table = !quant<quantile< i2 : f16 , { -1.0 , -0.5,0.5, 0x3FF0000000000000 } >>
func.func @f(%a: tensor<2x!quant.uniform<!table <0:3>:f32, 0.5>>) -> tensor<2x!quant.any<!table <1:2>:bf16>> {
  %0 = stablehlo.abs %a : tensor<2x!quant.uniform<!table:f32, 0.5>>
  %1 = tensor.empty() : tensor<2x!quant.any<!table <1:2>:bf16>>
  return %1 : tensor<2x!quant.any<!table <1:2>:bf16>>
}
// -----
func.func private @sizes(!quant.quantile<i0:f16, {1.0}>, !quant.quantile<si1:tf32, {1.0, 1.0e-9}>, !quant.quantile<ui66:f80, {1.0, 2.0, 0.1, -0.0}>, !quant.quantile<i64:f8E8M0FNU, {-1.0e300}>)
// -----
!table = !quant.quantile<f4E2M1FN:f16, {0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0}>
func.func private @floats(!quant.uniform<!table <-8:7>:f32:1, {0.5, 0.25:-7}>, !quant.uniform<!table <-6:6>:f32, 0.5>)
