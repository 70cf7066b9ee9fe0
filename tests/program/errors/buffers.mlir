// -allow-unregistered-dialect
"test.op"() {a = memref<*xf32, #u.x>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<*xf32, affine_map<(d0) -> (d0)>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<*xf32, strided<[1]>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<*xf32, 1, 2>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<*xf32, >} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<*x4xf32>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<*xtensor<4xf32>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<*x!u.s>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<2x!u.s>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<2x!stablehlo.token>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<2x!quant.uniform<i8:f32, 1.0>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<2xnone>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<2xtuple<f32>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<4x4xf32, affine_map<(d0) -> (d0)>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<4x4xf32, strided<[1]>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<4xf32, unit>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<4xf32, 1.0>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<4xf32, [1]>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<4xf32, @a>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<4xf32, i32>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<4xf32, dense<1> : tensor<1xi8>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<4xf32, 1, strided<[1]>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<4xf32, #u<x>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref<4x!quant.any<i8>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = memref} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = #u<s->, b = #u<s<3->4>>} : () -> ()
// -----
// -allow-unregistered-dialect
func.func @f(%a: memref<*xf32>) {
  %0 = stablehlo.custom_call @foo(%a) : (memref<*xf32>) -> tensor<4xf32>
  return
}
// -----
// -allow-unregistered-dialect
func.func @f(%a: memref<*xf32>) {
  %0 = stablehlo.custom_call @foo(%a) : (memref<*xf32>) -> memref<*xf32>
  return
}
// -----
// -allow-unregistered-dialect
func.func @f(%a: memref<*xf32>) {
  %0 = stablehlo.custom_call @foo(%a) : (memref<*xf32>) -> memref<4xf32, strided<[2]>, 1>
  return
}
// -----
// -allow-unregistered-dialect
func.func @f(%a: memref<*xf32>) {
  %0 = stablehlo.custom_call @Pin(%a) : (memref<*xf32>) -> memref<*xf32>
  return
}
// -----
// -allow-unregistered-dialect
func.func @f(%a: memref<*xf32>) {
  %0 = stablehlo.add %a, %a : memref<*xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32, #sdy.mesh<["a"=2]>>, %b: memref<4xf32, #sdy<axis_ref"a">>) { return }
// -----
func.func @f(%a: memref<4xf32, #stablehlo<precision HIGH>>, %b: memref<4xf32, #stablehlo.channel_handle<handle = 1, type = 0>>) { return }
