func.func private @f(!quant.uniform<i8:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5:5>)
// -----
func.func private @f(!quant.uniform<i8<-128:127>:f32, 0.5:5>)
// -----
func.func private @f(!quant.uniform<i8<-129:127>:f32, 0.5:5>)
// -----
func.func private @f(!quant.uniform<i8<-128:128>:f32, 0.5:5>)
// -----
func.func private @f(!quant.uniform<i8<-127:127>:f32, 0.5:-127>)
// -----
func.func private @f(!quant.uniform<i8<-127:127>:f32, 0.5:-128>)
// -----
func.func private @f(!quant.uniform<i8<-127:127>:f32, 0.5:128>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5:300>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5:-300>)
// -----
func.func private @f(!quant.uniform<u8:f32, 0.5:-1>)
// -----
func.func private @f(!quant.uniform<u8:f32, 0.5:255>)
// -----
func.func private @f(!quant.uniform<u8:f32, 0.5:256>)
// -----
func.func private @f(!quant.uniform<i8<5:5>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8<6:5>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f32, -0.5>)
// -----
func.func private @f(!quant.uniform<i8:f32, -1.0>)
// -----
func.func private @f(!quant.uniform<i8:f32, 1>)
// -----
func.func private @f(!quant.uniform<i8:f32, 1e10>)
// -----
func.func private @f(!quant.uniform<i8:f32, 1.0e40>)
// -----
func.func private @f(!quant.uniform<i8:f32, 1.0e400>)
// -----
func.func private @f(!quant.uniform<i8:f32, 1.0e-46>)
// -----
func.func private @f(!quant.uniform<i8:f32, 1.0e-38>)
// -----
func.func private @f(!quant.uniform<i8:f32, 1.0e-39>)
// -----
func.func private @f(!quant.uniform<i8:f16, 1.0e10>)
// -----
func.func private @f(!quant.uniform<i8:f16, 65504.0>)
// -----
func.func private @f(!quant.uniform<i8:f16, 65505.0>)
// -----
func.func private @f(!quant.uniform<i8:f16, 1.0e-8>)
// -----
func.func private @f(!quant.uniform<i8:f16, 6.0e-5>)
// -----
func.func private @f(!quant.uniform<i8:bf16, 1.0e-39>)
// -----
func.func private @f(!quant.uniform<i8:bf16, 3.39e38>)
// -----
func.func private @f(!quant.uniform<i8:bf16, 3.3e38>)
// -----
func.func private @f(!quant.uniform<i8:f64, 1.0e300>)
// -----
func.func private @f(!quant.uniform<i8:f8E4M3FN, 1.0>)
// -----
func.func private @f(!quant.uniform<i8:f8E4M3FN, 1000.0>)
// -----
func.func private @f(!quant.uniform<i8:i32, 1.0>)
// -----
func.func private @f(!quant.uniform<i8:index, 1.0>)
// -----
func.func private @f(!quant.uniform<i8:tensor<2xf32>, 1.0>)
// -----
func.func private @f(!quant.uniform<i8:foo, 1.0>)
// -----
func.func private @f(!quant.uniform<i8:, 1.0>)
// -----
func.func private @f(!quant.uniform<i8, 1.0>)
// -----
func.func private @f(!quant.uniform<i8>)
// -----
func.func private @f(!quant.uniform<i8:f32>)
// -----
func.func private @f(!quant.uniform<i8:f32,>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5:>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5:0.5>)
// -----
func.func private @f(!quant.uniform<i8:f32 0.5>)
// -----
func.func private @f(!quant.uniform<f8:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i0:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i1:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<u1:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i32:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i33:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i64:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<u32:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<u33:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i4:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i3:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i3<-4:3>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i3<-5:3>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<si8:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<ui8:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<s8:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E4M3FN:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E5M2:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E4M3FN<-100:100>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E4M3FN<-500:100>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E5M2<-57344:57344>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E4M3FN<-448:448>:f32, 0.5:1>)
// -----
func.func private @f(!quant.uniform<f4E2M1FN:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f16:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f32:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<index:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<foo:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<8:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8<:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8<-128>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8<-128:>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8<-128:127:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8<a:127>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8<1.0:127>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8<0:99999999999999999999>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8<-9223372036854775808:5>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8<-0:5>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8<0x1:0x5>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8<- 1:5>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {0.5, 0.25:5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:1, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:1, {0.5, 0.25:5, 1.0}>)
// -----
func.func private @f(!quant.uniform<i8:f32:2, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:-1, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:-1, {0.5, 0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:0x1, {0.5,0.5,0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:99999999999999999999, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:2147483648, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:a, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {}>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {0.5>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, 0.5>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {0.5,}>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {0.5 0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {0.5,0.0}>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {0.5,-1.0}>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {0.5,1.0:300}>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {0.5,1}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3}, {{0.5}, {0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3}, {{0.5:3}, {0.25:4}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:2, 1:1}, {{0.5, 0.1, 0.2}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:1}, {{0.5, 0.1, 0.2},{1.0,2.0,3.0}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{1:1, 0:1}, {{0.5, 0.1},{1.0,2.0},{1.0,2.0}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {0.5, 0.1}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {{0.5}, {0.1}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3}, {{0.5}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3}, {{0.5}, {0.25, 1.0}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3}, {{0.5, 1.0}, {0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 2:3}, {{0.5}, {0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 0:3}, {{0.5}, {0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:0, 1:3}, {{0.5}, {0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:-1, 1:3}, {{0.5}, {0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{-1:1, 1:3}, {{0.5}, {0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:2}, {{0.5}, {0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:5, 1:3}, {{0.5}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{}, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{}, {}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{}, {{0.5}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0}, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:}, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1 1:3}, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3}, 0.5>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3}, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3}, {{{0.5}}, {0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3}, {{0.0}, {0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3}, {{0.5:200}, {0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3}, {{}, {}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3}, {}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{a:1, 1:3}, {{0.5},{0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:a}, {{0.5},{0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3, {{0.5},{0.25}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:3}, {{0.5},{0.25}>)
// -----
func.func private @f(!quant.uniform<i8 : f32 , 0.5 : 5>)
// -----
func.func private @f(!quant.uniform<i8 < -127 : 127 > : f32 : 0 , { 0.5 , 0.25 }>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5:0x5>)
// -----
func.func private @f(!quant.uniform<i8:f32, +0.5>)
// -----
func.func private @f(!quant.uniform<i8:f32, ->)
// -----
func.func private @f(!quant.uniform<i8:f32, -x>)
// -----
func.func private @f(!quant.uniform<i8:f32, x>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5e>)
// -----
func.func private @f(!quant.uniform<i8:f32, .5>)
// -----
func.func private @f(!quant.uniform<i8:f32, 5.>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0x5>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5:- 5>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5:99999999999999999999>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5, >)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5>>>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.1>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.123456789012345>)
// -----
func.func private @f(!quant.uniform<i8:f32, 3.0e-20>)
// -----
func.func private @f(!quant.uniform<i8:f32, 1.0000001>)
// -----
func.func private @f(!quant.uniform<i8:f64, 0.1>)
// -----
func.func private @f(!quant.uniform<i8:f16, 0.1>)
// -----
func.func private @f(!quant.uniform<i8:f32, nan>)
// -----
func.func private @f(!quant.uniform<i8:f32, inf>)
// -----
func.func private @f(!quant.uniform<i8:!foo.bar, 1.0>)
// -----
func.func private @f(!quant.uniform<i8:complex<f32>, 1.0>)
// -----
func.func private @f(!quant.uniform<i8:none, 1.0>)
// -----
func.func private @f(!quant.uniform<i8:f80, 1.0>)
// -----
func.func private @f(!quant.uniform<i8:f128, 1.0>)
// -----
func.func private @f(!quant.uniform<i8:tf32, 1.0>)
// -----
func.func private @f(!quant.uniform<i8:f8E8M0FNU, 1.0>)
// -----
func.func private @f(!quant.any<i8:f32>)
// -----
func.func private @f(!quant.any<i8<-8:7>:f32>)
// -----
func.func private @f(!quant.any<i8>)
// -----
func.func private @f(!quant.any<i8<-8:7>>)
// -----
func.func private @f(!quant.any<i8<-8:700>>)
// -----
func.func private @f(!quant.any<i8:i8>)
// -----
func.func private @f(!quant.any<>)
// -----
func.func private @f(tensor<2x3x!quant.any>)
// -----
func.func private @f(!quant.any)
// -----
func.func private @f(!quant.any<f32>)
// -----
func.func private @f(tensor<2x3x!quant.any<i8>)
// -----
func.func private @f(!quant.any<i8)
// -----
func.func private @f(!quant.any<i8:f32:1>)
// -----
func.func private @f(!quant.any<u4 : f32>)
// -----
func.func private @f(!quant.calibrated<f32<-0.5:0.5>>)
// -----
func.func private @f(!quant.calibrated<f32<0.5:-0.5>>)
// -----
func.func private @f(!quant.calibrated<f32<-0.5:-0.5>>)
// -----
func.func private @f(!quant.calibrated<f32<1:2>>)
// -----
func.func private @f(!quant.calibrated<f32<-0.998:1.2321>>)
// -----
func.func private @f(!quant.calibrated<f32>)
// -----
func.func private @f(!quant.calibrated<i8<-0.5:0.5>>)
// -----
func.func private @f(!quant.calibrated<f32<0.5>>)
// -----
func.func private @f(tensor<2x3x!quant.calibrated>)
// -----
func.func private @f(!quant.calibrated)
// -----
func.func private @f(!quant.calibrated<f32<-0.5:0.5>)
// -----
func.func private @f(tensor<2x3x!quant.foo>)
// -----
func.func private @f(!quant.foo)
// -----
func.func private @f(!quant.foo<i8>)
// -----
func.func private @f(tensor<2x3x!quant.uniform>)
// -----
func.func private @f(!quant.uniform)
// -----
func.func private @f(tensor<2x3x!quant>)
// -----
func.func private @f(!quant)
// -----
func.func private @f(tensor<2x3x!quant.>)
// -----
func.func private @f(!quant.)
// -----
func.func private @f(!quant.uniform <i8:f32, 0.5>)
// -----
func.func private @f(tensor<2x3x!quant<uniform<i8:f32, 0.5>>>)
// -----
func.func private @f(!quant<uniform<i8:f32, 0.5>>)
// -----
func.func private @f(tensor<2x3x!quant<any<i8>>>)
// -----
func.func private @f(!quant<any<i8>>)
// -----
func.func private @f(tensor<2x3x!quant<foo>>)
// -----
func.func private @f(!quant<foo>)
// -----
func.func private @f(tensor<2x3x!quant<>>)
// -----
func.func private @f(!quant<>)
// -----
func.func private @f(tensor<!quant.uniform<i8:f32, 0.5>>)
// -----
func.func private @f(tensor<*x!quant.uniform<i8:f32, 0.5>>)
// -----
func.func private @f(tensor<?x!quant.uniform<i8:f32, 0.5>>)
// -----
func.func private @f(vector<2x!quant.uniform<i8:f32, 0.5>>)
// -----
func.func private @f(memref<2x!quant.uniform<i8:f32, 0.5>>)
// -----
func.func private @f(complex<!quant.uniform<i8:f32, 0.5>>)
// -----
func.func private @f(tuple<!quant.uniform<i8:f32, 0.5>>)
// -----
func.func private @f(tensor<4x!quant.uniform<i8:f32, 0.5>>)
// -----
func.func private @f(tensor<2x!quant.uniform<i8:f32, 0.5>, #stablehlo.bounds<?>>)
// -----
func.func private @f(tensor<!quant.uniform<i8:f32:0, {0.5}>>)
// -----
func.func private @f(tensor<*x!quant.uniform<i8:f32:0, {0.5}>>)
// -----
func.func private @f(tensor<?x!quant.uniform<i8:f32:0, {0.5}>>)
// -----
func.func private @f(vector<2x!quant.uniform<i8:f32:0, {0.5}>>)
// -----
func.func private @f(memref<2x!quant.uniform<i8:f32:0, {0.5}>>)
// -----
func.func private @f(complex<!quant.uniform<i8:f32:0, {0.5}>>)
// -----
func.func private @f(tuple<!quant.uniform<i8:f32:0, {0.5}>>)
// -----
func.func private @f(tensor<4x!quant.uniform<i8:f32:0, {0.5}>>)
// -----
func.func private @f(tensor<2x!quant.uniform<i8:f32:0, {0.5}>, #stablehlo.bounds<?>>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {0.5,0.5}>)
// -----
func.func private @f(tensor<!quant.uniform<i8:f32:0, {0.5,0.5}>>)
// -----
func.func private @f(tensor<*x!quant.uniform<i8:f32:0, {0.5,0.5}>>)
// -----
func.func private @f(tensor<?x!quant.uniform<i8:f32:0, {0.5,0.5}>>)
// -----
func.func private @f(vector<2x!quant.uniform<i8:f32:0, {0.5,0.5}>>)
// -----
func.func private @f(memref<2x!quant.uniform<i8:f32:0, {0.5,0.5}>>)
// -----
func.func private @f(complex<!quant.uniform<i8:f32:0, {0.5,0.5}>>)
// -----
func.func private @f(tuple<!quant.uniform<i8:f32:0, {0.5,0.5}>>)
// -----
func.func private @f(tensor<4x!quant.uniform<i8:f32:0, {0.5,0.5}>>)
// -----
func.func private @f(tensor<2x!quant.uniform<i8:f32:0, {0.5,0.5}>, #stablehlo.bounds<?>>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {0.5}>)
// -----
func.func private @f(tensor<!quant.uniform<i8:f32:{0:1}, {0.5}>>)
// -----
func.func private @f(tensor<*x!quant.uniform<i8:f32:{0:1}, {0.5}>>)
// -----
func.func private @f(tensor<?x!quant.uniform<i8:f32:{0:1}, {0.5}>>)
// -----
func.func private @f(vector<2x!quant.uniform<i8:f32:{0:1}, {0.5}>>)
// -----
func.func private @f(memref<2x!quant.uniform<i8:f32:{0:1}, {0.5}>>)
// -----
func.func private @f(complex<!quant.uniform<i8:f32:{0:1}, {0.5}>>)
// -----
func.func private @f(tuple<!quant.uniform<i8:f32:{0:1}, {0.5}>>)
// -----
func.func private @f(tensor<4x!quant.uniform<i8:f32:{0:1}, {0.5}>>)
// -----
func.func private @f(tensor<2x!quant.uniform<i8:f32:{0:1}, {0.5}>, #stablehlo.bounds<?>>)
// -----
func.func private @f(!quant.uniform<i4<-8:7>:f32:1, {0.5}>)
// -----
func.func private @f(!quant.uniform<ui8<0:255>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<si8<-128:127>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5:7:8>)
// -----
func.func private @f(!quant.uniform<f6E2M3FN:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f6E3M2FN:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E3M4:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E4M3:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E5M2FNUZ:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E4M3FNUZ:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E8M0FNU:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E4M3B11FNUZ:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<bf16:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<tf32:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<u0:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<u:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<u08:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i08:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<u99999999999:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<u8a:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<tensor<2xi8>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<!foo:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<u8<-1:5>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<u8<0:256>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E4M3FN<-448:449>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f8E4M3FN<5:4>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f4E2M1FN<-6:6>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f4E2M1FN<-7:6>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<i8<-9:7 >:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<complex<f32>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<none:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<f128:f32, 0.5>)
// -----
func.func private @f(!quant.any<i8<5:5>>)
// -----
func.func private @f(!quant.any<i8<5:4>:f32>)
// -----
func.func private @f(!quant.any<f8E4M3FN>)
// -----
func.func private @f(!quant.any<i33>)
// -----
func.func private @f(!quant.any<u8:f64>)
// -----
func.func private @f(!quant.calibrated<f64<-1.0:1.0e300>>)
// -----
func.func private @f(!quant.calibrated<f32<-1.0:1.0e300>>)
// -----
func.func private @f(!quant.calibrated<f32<-1.0:nan>>)
// -----
func.func private @f(!quant.calibrated<f32:0.5>)
// -----
func.func private @f(!quant.calibrated<tensor<f32><-1.0:1.0>>)
// -----
func.func private @f(!quant.calibrated<><)
// -----
func.func private @f(!quant.uniform<i8:f32, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:1:2, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{1:2}:1, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {0.5:300}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {0.5:99999999999}>)
// -----
func.func private @f(!quant.uniform<u8:f32:{0:1}, {0.5:200}>)
// -----
func.func private @f(!quant.uniform<i4:f32:{0:1}, {0.5:20}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {0.5:-}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {0.5:x}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {x}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {0.5,}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {0.5 0.1}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {{0.5},0.1}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {0.1,{0.5}}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {-0.1}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1}, {1}>)
// -----
func.func private @f(!quant.uniform<i8<0:1>:f16:{ 3 : 4 , 5:6 }, {{ {0.5:1} , {0.1} }}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:1,}, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:9999999999}, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{0:99999999999999999999}, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:{9999999999:1}, {0.5}>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {0.5:99999999999}>)
// -----
func.func private @f(!quant.uniform<i8:f32:0, {0.5:9999999999999999999999}>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5:-9223372036854775808>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.5:9223372036854775808>)
// -----
func.func private @f(!quant.uniform<i8:f32, 1.0e-400>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0.30000000000000004>)
// -----
func.func private @f(!quant.uniform<i8:f64, 0.30000000000000004>)
// -----
func.func private @f(!quant.uniform<i8:f32, 100.0>)
// -----
func.func private @f(!quant.uniform<i8:f32, 1234567.0>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0x7F800000>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0x3FE0000000000000>)
// -----
func.func private @f(!quant.uniform<i8:f32, -0x3FE0000000000000>)
// -----
func.func private @f(!quant.uniform<i8:f32, 0x3FE00000000000000>)
// -----
func.func private @f(!quant.uniform<i8:f32, 1 : 5>)
// -----
func.func private @f(!quant.uniform<i8:f32, -1>)
// -----
func.func private @f(!quant.uniform<i8:bf16, 1.0e39>)
// -----
func.func private @f(!quant.uniform<i8:f80, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f128, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:tf32, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f8E8M0FNU, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f4E2M1FN, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f6E2M3FN, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f6E3M2FN, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f8E5M2, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f8E5M2FNUZ, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f8E4M3FNUZ, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f8E4M3B11FNUZ, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f8E3M4, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f8E4M3, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f64, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f16, 0.0>)
// -----
func.func private @f(!quant.uniform<i8:f80, 1.0e400>)
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>) { %0 = "stablehlo.reshape"(%a0)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>) { %0 = "stablehlo.reshape"(%a0)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>) -> tensor<2x2x1x!quant.uniform<i8:f32:2, {0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2xf32>) { %0 = "stablehlo.reshape"(%a0)  : (tensor<2x2xf32>) -> tensor<4xi8> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) { %0 = "stablehlo.reshape"(%a0)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<?x2x!quant.uniform<i8:f32:1, {0.5,0.25}>>) { %0 = "stablehlo.reshape"(%a0)  : (tensor<?x2x!quant.uniform<i8:f32:1, {0.5,0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>) { %0 = "stablehlo.reshape"(%a0)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>) -> tensor<1x2x2x!quant.uniform<i8:f32:1, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>, %a1: tensor<2xi64>) { %0 = "stablehlo.dynamic_reshape"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>, tensor<2xi64>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>, %a1: tensor<3xi64>) { %0 = "stablehlo.dynamic_reshape"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>, tensor<3xi64>) -> tensor<2x2x1x!quant.uniform<i8:f32:2, {0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>, %a1: tensor<3xi64>) { %0 = "stablehlo.dynamic_reshape"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>, tensor<3xi64>) -> tensor<1x2x2x!quant.uniform<i8:f32:1, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, %a1: tensor<2xi64>) { %0 = "stablehlo.dynamic_reshape"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, tensor<2xi64>) -> tensor<2x2x!quant.uniform<i8<-5:5>:f32:0, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, %a1: tensor<2xi64>) { %0 = "stablehlo.dynamic_reshape"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, tensor<2xi64>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.reshape"(%a0)  : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x!quant.uniform<i8:f32, 0.25>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<1xi64>) { %0 = "stablehlo.dynamic_reshape"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<1xi64>) -> tensor<4x!quant.uniform<u8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2xf32>, %a1: tensor<1xi64>) { %0 = "stablehlo.dynamic_reshape"(%a0, %a1)  : (tensor<2x2xf32>, tensor<1xi64>) -> tensor<4xi8> return }
// -----
func.func private @f(%a0: tensor<2x3x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.transpose"(%a0) {permutation = array<i64: 1, 0>} : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5,0.5}>>) { %0 = "stablehlo.transpose"(%a0) {permutation = array<i64: 1, 0>} : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5,0.5}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) { %0 = "stablehlo.transpose"(%a0) {permutation = array<i64: 1, 0>} : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5,0.5}>>) { %0 = "stablehlo.transpose"(%a0) {permutation = array<i64: 1, 0>} : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5,0.5}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<2x3xf32>) { %0 = "stablehlo.transpose"(%a0) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xi8> return }
// -----
func.func private @f(%a0: tensor<2x3x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.transpose"(%a0) {permutation = array<i64: 1, 0>} : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.25>> return }
// -----
func.func private @f(%a0: tensor<2x!quant.uniform<i8:f32:0, {0.5,0.25:3}>>) { %0 = "stablehlo.broadcast_in_dim"(%a0) {broadcast_dimensions = array<i64: 1>} : (tensor<2x!quant.uniform<i8:f32:0, {0.5,0.25:3}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<1x2x!quant.uniform<i8:f32:1, {0.5,0.25}>>) { %0 = "stablehlo.broadcast_in_dim"(%a0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<1x2x!quant.uniform<i8:f32:1, {0.5,0.25}>>) -> tensor<3x2x2x!quant.uniform<i8:f32:2, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<2x!quant.uniform<i8:f32:0, {0.5,0.25:3}>>, %a1: tensor<2xi64>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) {broadcast_dimensions = array<i64: 1>} : (tensor<2x!quant.uniform<i8:f32:0, {0.5,0.25:3}>>, tensor<2xi64>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<1x2x!quant.uniform<i8:f32:1, {0.5,0.25}>>, %a1: tensor<3xi64>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<1x2x!quant.uniform<i8:f32:1, {0.5,0.25}>>, tensor<3xi64>) -> tensor<3x2x2x!quant.uniform<i8:f32:2, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<1x!quant.uniform<i8:f32:0, {0.5}>>) { %0 = "stablehlo.broadcast_in_dim"(%a0) {broadcast_dimensions = array<i64: 1>} : (tensor<1x!quant.uniform<i8:f32:0, {0.5}>>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.25,0.5:3,0.5}>> return }
// -----
func.func private @f(%a0: tensor<1x!quant.uniform<i8:f32:0, {0.5}>>, %a1: tensor<2xi64>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) {broadcast_dimensions = array<i64: 1>} : (tensor<1x!quant.uniform<i8:f32:0, {0.5}>>, tensor<2xi64>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.25,0.5:3,0.5}>> return }
// -----
func.func private @f(%a0: tensor<1x!quant.uniform<i8:f32:0, {0.5}>>) { %0 = "stablehlo.broadcast_in_dim"(%a0) {broadcast_dimensions = array<i64: 1>} : (tensor<1x!quant.uniform<i8:f32:0, {0.5}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<1x!quant.uniform<i8:f32:0, {0.5}>>, %a1: tensor<2xi64>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) {broadcast_dimensions = array<i64: 1>} : (tensor<1x!quant.uniform<i8:f32:0, {0.5}>>, tensor<2xi64>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<1x!quant.uniform<i8:f32:0, {0.5}>>) { %0 = "stablehlo.broadcast_in_dim"(%a0) {broadcast_dimensions = array<i64: 1>} : (tensor<1x!quant.uniform<i8:f32:0, {0.5}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5,0.5:3}>> return }
// -----
func.func private @f(%a0: tensor<1x!quant.uniform<i8:f32:0, {0.5}>>, %a1: tensor<2xi64>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) {broadcast_dimensions = array<i64: 1>} : (tensor<1x!quant.uniform<i8:f32:0, {0.5}>>, tensor<2xi64>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5,0.5:3}>> return }
// -----
func.func private @f(%a0: tensor<2xf32>) { %0 = "stablehlo.broadcast_in_dim"(%a0) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<3x2xi8> return }
// -----
func.func private @f(%a0: tensor<2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.broadcast_in_dim"(%a0) {broadcast_dimensions = array<i64: 1>} : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.25>> return }
// -----
func.func private @f(%a0: tensor<2xf32>, %a1: tensor<2xi64>) { %0 = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>, tensor<2xi64>) -> tensor<3x2xi8> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, %a1: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>) { %0 = "stablehlo.add"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>, %a1: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>) { %0 = "stablehlo.add"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>, tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, %a1: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.add"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2xf32>, %a1: tensor<2x2xf32>) { %0 = "stablehlo.add"(%a0, %a1)  : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.add"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.add"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<u8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.add"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i32:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.add"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f16, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, %a1: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.add"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) { %0 = "stablehlo.add"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2xf32>, %a1: tensor<2x2xf16>) { %0 = "stablehlo.add"(%a0, %a1)  : (tensor<2x2xf32>, tensor<2x2xf16>) -> tensor<2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, %a1: tensor<2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>>) { %0 = "stablehlo.dot_general"(%a0, %a1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, %a1: tensor<2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>>) { %0 = "stablehlo.dot_general"(%a0, %a1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.dot_general"(%a0, %a1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f16, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2xf32>, %a1: tensor<2x2xf32>) { %0 = "stablehlo.dot_general"(%a0, %a1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.dot_general"(%a0, %a1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, %a1: tensor<2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>>) { %0 = "stablehlo.dot"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>>) -> tensor<2x2x!quant.uniform<i8<-5:5>:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, %a1: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>) { %0 = "stablehlo.dot"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>>) -> tensor<2x2x!quant.uniform<i8<-5:5>:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, %a1: tensor<1x2x2x!quant.uniform<i8:f32:2, {0.5,0.5:3}>>) { %0 = "stablehlo.convolution"(%a0, %a1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, tensor<1x2x2x!quant.uniform<i8:f32:2, {0.5,0.5:3}>>) -> tensor<2x2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, %a1: tensor<1x2x2x!quant.uniform<i8:f32:2, {0.5,0.5:3}>>) { %0 = "stablehlo.convolution"(%a0, %a1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, tensor<1x2x2x!quant.uniform<i8:f32:2, {0.5,0.5:3}>>) -> tensor<2x2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, %a1: tensor<1x2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, %a2: tensor<1x2xi64>) { %0 = "stablehlo.dynamic_conv"(%a0, %a1, %a2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, tensor<1x2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, tensor<1x2xi64>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, %a1: tensor<1x2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, %a2: tensor<1x2xi64>) { %0 = "stablehlo.dynamic_conv"(%a0, %a1, %a2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, tensor<1x2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>, tensor<1x2xi64>) -> tensor<2x2x2x!quant.uniform<i8<-5:5>:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x2xf32>, %a1: tensor<1x2x2x!quant.uniform<i8:f32:2, {0.5,0.5}>>, %a2: tensor<1x2xi64>) { %0 = "stablehlo.dynamic_conv"(%a0, %a1, %a2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<1x2x2x!quant.uniform<i8:f32:2, {0.5,0.5}>>, tensor<1x2xi64>) -> tensor<2x2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<1x2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.convolution"(%a0, %a1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5>>, tensor<1x2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2x2xf32>, %a1: tensor<1x2x2xf32>, %a2: tensor<1x2xi64>) { %0 = "stablehlo.dynamic_conv"(%a0, %a1, %a2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2xi64>) -> tensor<2x2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2x2xf32>, %a1: tensor<1x2x2xf32>) { %0 = "stablehlo.convolution"(%a0, %a1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<1x2x2xf32>) -> tensor<2x2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2xf32>, %a1: tensor<2x2x!quant.uniform<i8:f32, 0.25:3>>) { %0 = "stablehlo.dot_general"(%a0, %a1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x2xf32>, tensor<2x2x!quant.uniform<i8:f32, 0.25:3>>) -> tensor<2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<2x2x!quant.uniform<i32:f32, 0.5>>) { %0 = "stablehlo.dot_general"(%a0, %a1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i32:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<1x2x2x!quant.uniform<i32:f32, 0.5>>) { %0 = "stablehlo.convolution"(%a0, %a1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5>>, tensor<1x2x2x!quant.uniform<i32:f32, 0.5>>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<1x2x2x!quant.uniform<i32:f32, 0.5>>, %a2: tensor<1x2xi64>) { %0 = "stablehlo.dynamic_conv"(%a0, %a1, %a2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5>>, tensor<1x2x2x!quant.uniform<i32:f32, 0.5>>, tensor<1x2xi64>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<1x2x2x!quant.uniform<i8:f16, 0.5>>) { %0 = "stablehlo.convolution"(%a0, %a1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5>>, tensor<1x2x2x!quant.uniform<i8:f16, 0.5>>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x2x!quant.uniform<i8:f32, 0.5>>, %a1: tensor<1x2x2x!quant.uniform<i8:f16, 0.5>>, %a2: tensor<1x2xi64>) { %0 = "stablehlo.dynamic_conv"(%a0, %a1, %a2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5>>, tensor<1x2x2x!quant.uniform<i8:f16, 0.5>>, tensor<1x2xi64>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x2xf32>, %a1: tensor<1x2x2xf32>) { %0 = "stablehlo.convolution"(%a0, %a1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<1x2x2xf32>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x2xf32>, %a1: tensor<1x2x2xf32>, %a2: tensor<1x2xi64>) { %0 = "stablehlo.dynamic_conv"(%a0, %a1, %a2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2xi64>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2xf32>, %a1: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) { %0 = "stablehlo.dot_general"(%a0, %a1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x2xf32>, tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) -> tensor<2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2x2xf32>, %a1: tensor<1x2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) { %0 = "stablehlo.convolution"(%a0, %a1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<1x2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) -> tensor<2x2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2x2xf32>, %a1: tensor<1x2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>>) { %0 = "stablehlo.convolution"(%a0, %a1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<1x2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>>) -> tensor<2x2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2xf32>, %a1: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.dot_general"(%a0, %a1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x2xf32>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2xf16> return }
// -----
func.func private @f(%a0: tensor<2x2x2xf32>, %a1: tensor<1x2x2x!quant.uniform<i8:f16, 0.5>>) { %0 = "stablehlo.convolution"(%a0, %a1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<1x2x2x!quant.uniform<i8:f16, 0.5>>) -> tensor<2x2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2x2xf32>, %a1: tensor<1x2x2x!quant.uniform<i8:f16, 0.5>>, %a2: tensor<1x2xi64>) { %0 = "stablehlo.dynamic_conv"(%a0, %a1, %a2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<1x2x2x!quant.uniform<i8:f16, 0.5>>, tensor<1x2xi64>) -> tensor<2x2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2x2xf32>, %a1: tensor<1x2x2xf16>) { %0 = "stablehlo.convolution"(%a0, %a1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<1x2x2xf16>) -> tensor<2x2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2x2xf32>, %a1: tensor<1x2x2xf16>, %a2: tensor<1x2xi64>) { %0 = "stablehlo.dynamic_conv"(%a0, %a1, %a2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, i, o]->[b, f, 0]>, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<1x2x2xf16>, tensor<1x2xi64>) -> tensor<2x2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, %a1: tensor<2x2xf32>) { %0 = "stablehlo.dot_general"(%a0, %a1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, %a1: tensor<2x2xf32>) { %0 = "stablehlo.dot"(%a0, %a1)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>, tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2xf32>) { %0 = "stablehlo.uniform_quantize"(%a0)  : (tensor<2x2xf32>) -> tensor<2x2xi8> return }
// -----
func.func private @f(%a0: tensor<2x2xi8>) { %0 = "stablehlo.uniform_dequantize"(%a0)  : (tensor<2x2xi8>) -> tensor<2x2xi8> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) { %0 = "stablehlo.bitcast_convert"(%a0)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) -> tensor<2x2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2x4x!quant.uniform<i8:f32:0, {0.5,0.5}>>) { %0 = "stablehlo.bitcast_convert"(%a0)  : (tensor<2x2x4x!quant.uniform<i8:f32:0, {0.5,0.5}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2xf16>) { %0 = "stablehlo.convert"(%a0)  : (tensor<2x2xf16>) -> tensor<2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2xf16>) { %0 = "stablehlo.convert"(%a0)  : (tensor<2x2xf16>) -> tensor<2x2xf16> return }
// -----
func.func private @f(%a0: tensor<2x2xi8>) { %0 = "stablehlo.bitcast_convert"(%a0)  : (tensor<2x2xi8>) -> tensor<2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2xf32>) { %0 = "stablehlo.bitcast_convert"(%a0)  : (tensor<2x2xf32>) -> tensor<2x2x2xi8> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) { %0 = "stablehlo.uniform_quantize"(%a0)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) -> tensor<2x2x!quant.uniform<i8<-5:5>:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) { %0 = "stablehlo.uniform_quantize"(%a0)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>> return }
// -----
func.func private @f(%a0: tensor<2x2xi8>) { %0 = "stablehlo.convert"(%a0)  : (tensor<2x2xi8>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2xf32>) { %0 = "stablehlo.uniform_quantize"(%a0)  : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f16, 0.5>> return }
// -----
func.func private @f(%a0: tensor<2x2xi8>) { %0 = "stablehlo.uniform_quantize"(%a0)  : (tensor<2x2xi8>) -> tensor<2x2xi8> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>) { %0 = "stablehlo.uniform_dequantize"(%a0)  : (tensor<2x2x!quant.uniform<i8<-5:5>:f32, 0.5>>) -> tensor<2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) { %0 = "stablehlo.uniform_dequantize"(%a0)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.5}>>) -> tensor<2x2xf32> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.convert"(%a0)  : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2xi8> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.uniform_dequantize"(%a0)  : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2xf16> return }
// -----
func.func private @f(%a0: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) { %0 = "stablehlo.uniform_dequantize"(%a0)  : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2xi8> return }
// -----
func.func private @f() { %0 = "stablehlo.constant"() {value = dense<1> : tensor<2x2xi8>} : () -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5,0.5}>> return }
// -----
func.func private @f() { %0 = "stablehlo.constant"() {value = dense<1> : tensor<2x2xi8>} : () -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5,0.25}>> return }
// -----
func.func private @f() { %0 = "stablehlo.constant"() {value = dense<1> : tensor<2x2xi8>} : () -> tensor<2x2xf32> return }
// -----
func.func private @f() { %0 = "stablehlo.constant"() {value = dense<1> : tensor<2x2xi8>} : () -> tensor<2x2x!quant.any<i8:f32>> return }
// -----
func.func private @f(%a0: tensor<2x2xi8>) {
  %0 = "stablehlo.reshape"(%a0)  : (tensor<2x2xi8>) -> tensor<2x2x1x!quant.uniform<i8:f32:1, {0.25, 0.5:3}>>
  return
}
// -----
func.func private @f(%a0: tensor<3x3x3x!quant.uniform<i8<-5:5>:f16, 0.5>>) {
  %0 = "stablehlo.broadcast_in_dim"(%a0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x3x3x!quant.uniform<i8<-5:5>:f16, 0.5>>) -> tensor<3x3x3x3x!quant.uniform<i8<-5:5>:f16, 0.5>>
  return
}
// -----
func.func private @f(%a0: tensor<2x3x!quant.uniform<i8:f16, 0.5>>, %a1: tensor<2x3x!quant.uniform<i8:f16, 0.5>>) {
  %0 = "stablehlo.add"(%a0, %a1)  : (tensor<2x3x!quant.uniform<i8:f16, 0.5>>, tensor<2x3x!quant.uniform<i8:f16, 0.5>>) -> tensor<2x3x!quant.uniform<i8:f16, 0.5>>
  return
}
// -----
func.func private @f(%a0: tensor<2x3xf32>) {
  %0 = "stablehlo.broadcast_in_dim"(%a0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x2x!quant.uniform<i8:f32, 0.5>>
  return
}
// -----
func.func private @f(!quant.quantile<index:f16, {1.0}>)
// -----
func.func private @f(!quant.quantile<none:f16, {1.0}>)
// -----
func.func private @f(!quant.quantile<tensor<2xf32>:f16, {1.0}>)
// -----
func.func private @f(!quant.quantile<complex<f32>:f16, {1.0}>)
// -----
func.func private @f(!quant.quantile<!quant.uniform<i2:f32, 0.1>:f16, {1.0}>)
// -----
func.func private @f(!quant.quantile<u2:f16, {1.0}>)
// -----
func.func private @f(!quant.quantile<():f16, {1.0}>)
// -----
func.func private @f(!quant.quantile<i2:i8, {}>)
// -----
func.func private @f(!quant.quantile<i2:index, {}>)
// -----
func.func private @f(!quant.quantile<i2:!quant.quantile<i0:f16, {1.0}>, {}>)
// -----
func.func private @f(!quant.quantile<index:i8, {1.0e400}>)
// -----
func.func private @f(!quant.quantile<i2:i8, {1.0e400}>)
// -----
func.func private @f(!quant.quantile<i2:f16, {}>)
// -----
func.func private @f(!quant.quantile<i2:f16, {1.0e400}>)
// -----
func.func private @f(!quant.quantile<i2:f16, {1.0,2.0,3.0,1.0e400}>)
// -----
func.func private @f(!quant.quantile<i2:f16, {1.0,2.0,3.0,0x7FF8000000000001}>)
// -----
func.func private @f(!quant.quantile<i0:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<si0:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<i1:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<si1:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<ui1:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<i2:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<i62:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<i63:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<si63:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<i64:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<si64:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<i65:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<si65:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<i128:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<i16777215:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<f16:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<f32:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<f64:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<f80:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<f128:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<tf32:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<f8E5M2:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<f4E2M1FN:f16, {1.0,2.0,3.0}>)
// -----
func.func private @f(!quant.quantile<i0:f16, {1.0}>)
// -----
func.func private @f(!quant.quantile<i64:f16, {1.0}>)
// -----
func.func private @f(!quant.quantile<i65:f16, {1.0,2.0}>)
// -----
func.func private @f(!quant.quantile<i1:f16, {1.0,2.0}>)
// -----
func.func private @f(!quant.quantile<i2:f16, {4.0,4.0,-0.0,1.0e5}>)
// -----
func.func private @f(!quant.quantile)
// -----
func.func private @f(!quant.quantile<)
// -----
func.func private @f(!quant.quantile<>)
// -----
func.func private @f(!quant.quantile<i2>)
// -----
func.func private @f(!quant.quantile<i2:f16>)
// -----
func.func private @f(!quant.quantile<i2,f16>)
// -----
func.func private @f(!quant.quantile<i2:f16,>)
// -----
func.func private @f(!quant.quantile<:f16, {}>)
// -----
func.func private @f(!quant.quantile<i2:, {}>)
// -----
func.func private @f(!quant.quantile<i2<-2:1>:f16, {}>)
// -----
func.func private @f(!quant.quantile<i2:f16, 1.0>)
// -----
func.func private @f(!quant.quantile<i2:f16, {1.0,}>)
// -----
func.func private @f(!quant.quantile<i2:f16, {1.0 2.0}>)
// -----
func.func private @f(!quant.quantile<i2:f16, {1,2,3,4}>)
// -----
func.func private @f(!quant.quantile<i2:f16, {nan}>)
// -----
func.func private @f(!quant.quantile<i2:f16, {1.0:3}>)
// -----
func.func private @f(!quant.quantile<i2:f16, {1.0}:3>)
// -----
func.func private @f(!quant.quantile<i2:f16, {1.0>)
// -----
func.func private @f(!quant.quantiles<i2:f16, {1.0}>)
// -----
func.func private @f(!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}><0:3>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}><-1:3>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}><0:4>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}><1:1>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<!quant.quantile<si2:f16, {-1.0,-0.5,0.5,1.0}><-2:1>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<!quant.quantile<si2:f16, {-1.0,-0.5,0.5,1.0}><-2:2>:f32, 0.5>)
// -----
func.func private @f(!quant.any<!quant.quantile<f4E2M1FN:f16, {0.0,1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,9.0,10.0,11.0,12.0,13.0,14.0,15.0}><-8:7>:f32>)
// -----
func.func private @f(!quant.any<!quant.quantile<f4E2M1FN:f16, {0.0,1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,9.0,10.0,11.0,12.0,13.0,14.0,15.0}><-9:7>>)
// -----
func.func private @f(!quant.any<!quant.quantile<f4E2M1FN:f16, {0.0,1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,9.0,10.0,11.0,12.0,13.0,14.0,15.0}><-8:8>>)
// -----
func.func private @f(!quant.any<!quant.quantile<i0:f16, {1.0}>>)
// -----
func.func private @f(!quant.any<!quant.quantile<i64:f16, {1.0}>>)
// -----
func.func private @f(!quant.calibrated<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}><-1.0:1.0>>)
// -----
func.func private @f(!quant.uniform<i8:!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>, 0.5>)
// -----
func.func private @f(!quant.uniform<!quant.any<i8>:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<!stablehlo.token:f32, 0.5>)
// -----
func.func private @f(!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32:-1, {0.5}>)
// -----
func.func private @f(complex<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>>)
// -----
func.func private @f(vector<2x!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>>)
// -----
func.func private @f(memref<2x!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>>)
// -----
func.func private @f(tensor<2x!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>>)
// -----
!a = !quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>
func.func private @f(!quant.uniform<!a:f32, 0.5>)
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<si2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<!quant.quantile<si2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<f4E2M1FN:f16, {0.0,1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,9.0,10.0,11.0,12.0,13.0,14.0,15.0}>:f32, 0.5>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<!quant.quantile<f4E2M1FN:f16, {0.0,1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,9.0,10.0,11.0,12.0,13.0,14.0,15.0}>:f32, 0.5>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i1:f16, {1.0,2.0}>:f32, 0.5>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<!quant.quantile<i1:f16, {1.0,2.0}>:f32, 0.5>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<ui2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<!quant.quantile<ui2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<si8:f32, 0.5>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<si8:f32, 0.5>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<ui8:f32, 0.5>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<ui8:f32, 0.5>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<u8:f32, 0.5>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<u8:f32, 0.5>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5:3>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5:3>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5:4>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5:4>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}><1:2>:f32, 0.5>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}><1:2>:f32, 0.5>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}><1:2>:f32, 0.5:1>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}><1:2>:f32, 0.5:1>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32:0, {0.5,0.5}>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32:0, {0.5,0.5}>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32:0, {0.5}>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32:0, {0.5}>> return }
// -----
func.func private @f(%a: tensor<2x!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2xi2> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2xi16> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2xf16> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2xf32> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2x2xi8> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2x4xi4> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2x4xi8> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2xi2> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2xi16> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2xf16> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2xf32> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2x2xi8> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2x4xi4> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.bitcast_convert %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2x4xi8> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.reshape %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2x!quant.uniform<!quant.quantile<ui2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>> return }
// -----
func.func private @f(%a: tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) { %0 = stablehlo.uniform_dequantize %a : (tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>>) -> tensor<2xf32> return }
// -----
func.func private @f() { %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi2>}> : () -> tensor<2x!quant.uniform<!quant.quantile<i2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>> return }
// -----
func.func private @f() { %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xui2>}> : () -> tensor<2x!quant.uniform<!quant.quantile<ui2:f16, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>> return }
// -----
func.func private @f() { %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xui8>}> : () -> tensor<2x!quant.uniform<ui8:f32, 0.5>> return }
// -----
func.func private @f() { %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<ui8:f32, 0.5>> return }
// -----
func.func private @f() { %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<u8:f32, 0.5>> return }
// -----
func.func private @f() { %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xui8>}> : () -> tensor<2x!quant.uniform<u8:f32, 0.5>> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xui8>}> {a = 1} : () -> tensor<2x!quant.uniform<ui8:f32, 0.1>> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> {sdy.x, a = 1} : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() {value = dense<1> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<1> : tensor<2xi8> : tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = stablehlo.constant() {a = 3} : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = stablehlo.constant() : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> : tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = stablehlo.constant(%0) <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>, b = 2}> : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> {value = 3} : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> : (i32) -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = 3}> : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = stablehlo.constant() {value = 3} : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{}> {value = dense<1> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> : () -> (tensor<2x!quant.uniform<i8:f32, 0.1>>, f32) return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> : () -> () return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> return }
// -----
func.func @f() { %0 = stablehlo.constant( <{value = dense<1> : tensor<2xi8>}> return }
// -----
func.func @f() { %0 = stablehlo.constant() ({}) <{value = dense<1> : tensor<2xi8>}>  : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> ({})  : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() []  : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value}>  : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1>}>  : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> dense<1> : tensor<2xi8> return }
// -----
func.func @f() { %0 = sdy.constant() <{value = dense<1> : tensor<2xui8>}> {a = 1} : () -> tensor<2x!quant.uniform<ui8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xui8>}> {a = 1} : () -> tensor<2x!quant.uniform<ui8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> {a = 1} : () -> tensor<2x!quant.uniform<ui8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2xf32> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<?xi8> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32:0, {0.1, 0.2}>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.any<i8:f32>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<!quant.quantile<i1:f16, {1.0,2.0}>:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi2>}> : () -> tensor<2x!quant.uniform<!quant.quantile<i2:f16, {1.0,2.0,3.0,4.0}>:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<f8E5M2:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1.0> : tensor<2xf8E5M2>}> : () -> tensor<2x!quant.uniform<f8E5M2:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<si8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xsi8>}> : () -> tensor<2x!quant.uniform<si8:f32, 0.1>> return }
// -----
func.func @f() { %0 = sdy.constant dense<1> : tensor<2xi8> : tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = sdy.constant() {value = dense<1> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2xui8> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xui8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<?x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<?x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "chlo.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = chlo.constant dense<1> : tensor<2xi8> : tensor<2xi8> return }
// -----
func.func @f() { %0 = sdy.constant dense<1> : tensor<2xi8> : tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<1> : tensor<2xi8> : tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant {a} dense<1> : tensor<2xi8> : tensor<2xi8> return }
// -----
func.func @f() { %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi8>}> {sdy.sharding = 3} : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "chlo.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<?xi8> return }
// -----
func.func @f() { %0 = "chlo.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<3xi8> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense_resource<a> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.any<u8<1:2>>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<u8<1:2>:f32:{0:1}, {{0.1}, {0.2}}>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<i8>}> : () -> !quant.any<i8> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : vector<2xi8>}> : () -> vector<2xi8> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.any<i8>, 3> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8, 3>}> : () -> tensor<2x!quant.any<i8>> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8, 3>}> : () -> tensor<2x!quant.any<i8>, 3> return }
// -----
func.func @f() { %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi8, 3>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.1>> return }
// -----
func.func @f() { %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi8, 3>}> : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi8, 3>}> : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = "chlo.constant"() <{value = dense<1> : tensor<2xi8>}> {b = 1} : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = chlo.constant() <{value = dense<1> : tensor<2xi8>}> {b = 1} : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = sdy.constant() <{value = dense<1> : tensor<2xi8>}> {b = 1} : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> {b = 1} : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>} {b = 1} : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() < value> : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = 1}> {b = 1 : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = 1, value = 2}> : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{value = 1}> : () -> return }
// -----
func.func @f() { %0 = sdy.constant() <{value = 1}> : () -> tensor<2xi8> return }
// -----
func.func @f() { %0:2 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{a = 1, value = dense<1> : tensor<2xi8>}> {a = 2, b} : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() <{}> {a = 2, b} : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() {value} : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = "stablehlo.constant"() <{a = 1, value = dense<1> : tensor<2xi8>}> {a = 2, value = 3} : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = "stablehlo.iota"() <{a = 1, iota_dimension = 0 : i64}> {a = 2, b = 3, iota_dimension = 3} : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = stablehlo.constant() <3> : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = "chlo.constant"() <{value = dense<1> : tensor<2xi8, 3>}> : () -> tensor<2xi8> return }
// -----
func.func @f(%a: tensor<2x!quant.uniform<si8:f32, 0.1>>) { %0 = stablehlo.abs %a : tensor<2x!quant.uniform<si8:f32, 0.1>> return }
// -----
func.func @f(%a: tensor<2x!quant.uniform<ui8:f32, 0.1>>) { %0 = stablehlo.abs %a : tensor<2x!quant.uniform<ui8:f32, 0.1>> return }
// -----
func.func @f(%a: tensor<2x!quant.uniform<si8:f32:0, {0.1,0.2}>>) { %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<si8:f32:0, {0.1,0.2}>> return }
