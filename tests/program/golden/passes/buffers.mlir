// sdyrt-opt -split-input-file -allow-unregistered-dialect
"test.op"() {
  a00 = memref<*xf32>,
  a01 = memref<*xf32, 1>,
  a02 = memref<*xf32, 1 : i32>,
  a03 = memref<*xf32, "a">,
  a04 = memref<*xf32, {a = 1}>,
  a05 = memref<* xf32>,
  a06 = memref<*x f32>,
  a07 = memref<*xmemref<*xf32>>,
  a08 = memref<*xvector<4xf32>>,
  a09 = memref<2xcomplex<f32>>,
  a10 = memref<2xindex>,
  a11 = memref<2xi0>,
  a12 = memref<2xf128>,
  a13 = memref<4xf32, strided<[1]>>,
  a14 = memref<4xf32, strided<[1], offset: 0>>,
  a15 = memref<4xf32, strided<[2], offset: 3>>,
  a16 = memref<4x?xf32, strided<[?, 1], offset: ?>>,
  a17 = memref<4x?xf32, strided<[?, 1], offset: ?>, 3>,
  a18 = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>,
  a19 = memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1)>>
} : () -> ()
// -----
"test.op"() {
  a00 = memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>, 2>,
  a01 = memref<4xf32, 1 : i32>,
  a02 = memref<4xf32, -1>,
  a03 = memref<4xf32, "gpu">,
  a04 = memref<4xf32, #gpu.address_space<workgroup>>,
  a05 = memref<4xf32, true>,
  a06 = memref<4xf32, 0>,
  a07 = memref<4xf32, strided<[1]>, 0>,
  a08 = memref<f32>,
  a09 = memref<f32, strided<[]>>,
  a10 = memref<f32, strided<[], offset: 2>>,
  a11 = memref<?xf32, 1>,
  a12 = memref<0xf32>,
  a13 = memref<4xf32, strided<[1]>, strided<[1]>>,
  a14 = memref<4xf32, strided<[0]>>,
  a15 = memref<4xf32, strided<[-1]>>,
  a16 = memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 2, d1 mod 2)>>,
  a17 = memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>,
  a18 = memref<4xmemref<4xf32, strided<[2]>>>,
  a19 = memref<4xf32, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>>
} : () -> ()
// -----
"test.op"() {a = !u<s>, b = #u<s>} : () -> ()
// -----
"test.op"() {a = !u<s<3>>, b = #u<s<3>>, c = !u<s.t<3>>, d = !u<"a">, e = !u<3>, f = !u<s<3>x>, g = !u<_s>, h = !u<s-t>, i = !u<s t>, j = !u<s<3> >, k = !u< s>} : () -> ()
// -----
"test.op"() {a = #u<s<3>>, c = #u<s.t<3>>, d = #u<"a">, e = #u<3>, f = #u<s<3>x>, g = #u<_s>, h = #u<s-t>, i = #u<s t>, j = #u<s<3> >, k = #u< s>} : () -> ()
// -----
"test.op"() {a = !u<s$t>, b = !u<S>, c = !u<s.>, d = !u<.s>, e = !u<s<>>, f = !u<s<[(3)]>>, g = !u<s()>, h = !u<s<"<">>, i= !u<s<a>.t>} : () -> ()
// -----
"test.op"() {a = !u.s, b = !u.s<3>} : () -> ()
// -----
"test.op"() {a = !u<s1.t_2<x>>, b = #u<s_t>} : () -> ()
// -----
"test.op"() {a = tensor<2x!u<s>>, b = tensor<2x!u.s>} : () -> ()
// -----
"test.op"() {a = #u<>, b = !u<s<3>>} : () -> ()
// -----
"test.op"() {a = !u<>, b = !u<s<3>>} : () -> ()
