module {
  func.func @f(%arg0: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.000000e+00,-5.000000e-01,5.000000e-01,1.000000e+00}>:f32, 5.000000e-01>>) -> tensor<2x!quant.any<!quant.quantile<i2:f16, {-1.000000e+00,-5.000000e-01,5.000000e-01,1.000000e+00}><1:2>:bf16>> {
    %0 = stablehlo.abs %arg0 : tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.000000e+00,-5.000000e-01,5.000000e-01,1.000000e+00}>:f32, 5.000000e-01>>
    %1 = tensor.empty() : tensor<2x!quant.any<!quant.quantile<i2:f16, {-1.000000e+00,-5.000000e-01,5.000000e-01,1.000000e+00}><1:2>:bf16>>
    return %1 : tensor<2x!quant.any<!quant.quantile<i2:f16, {-1.000000e+00,-5.000000e-01,5.000000e-01,1.000000e+00}><1:2>:bf16>>
  }
}
// -----
module {
  func.func private @sizes(!quant.quantile<i0:f16, {1.000000e+00}>, !quant.quantile<si1:tf32, {1.000000e+00,1.000000e-09}>, !quant.quantile<ui66:f80, {1.000000e+00,2.000000e+00,1.000000e-01,-0.000000e+00}>, !quant.quantile<i64:f8E8M0FNU, {-1.000000e+300}>)
}
// -----
module {
  func.func private @floats(!quant.uniform<!quant.quantile<f4E2M1FN:f16, {0.000000e+00,1.000000e+00,2.000000e+00,3.000000e+00,4.000000e+00,5.000000e+00,6.000000e+00,7.000000e+00,8.000000e+00,9.000000e+00,1.000000e+01,1.100000e+01,1.200000e+01,1.300000e+01,1.400000e+01,1.500000e+01}>:f32:1, {5.000000e-01,2.500000e-01:-7}>, !quant.uniform<!quant.quantile<f4E2M1FN:f16, {0.000000e+00,1.000000e+00,2.000000e+00,3.000000e+00,4.000000e+00,5.000000e+00,6.000000e+00,7.000000e+00,8.000000e+00,9.000000e+00,1.000000e+01,1.100000e+01,1.200000e+01,1.300000e+01,1.400000e+01,1.500000e+01}><-6:6>:f32, 5.000000e-01>)
}
