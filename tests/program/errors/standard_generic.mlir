func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (index, index) -> i32
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "arith.cmpi"(%m, %m) <{predicate = 1 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> i1
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "arith.cmpi"(%a, %b) <{predicate = 1 : i64}> : (index, i32) -> i1
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "arith.select"(%p, %a, %b) : (i1, index, i32) -> index
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "arith.select"(%m, %a, %a) : (tensor<4xi32>, index, index) -> index
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "arith.addf"(%g, %g) <{fastmath = #arith.fastmath<what>}> : (f32, f32) -> f32
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "arith.addf"(%g, %g) <{fastmath = #arith.fastmath<nsz,nnan>}> : (f32, f32) -> f32
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "tensor.dim"(%a, %a) : (index, index) -> index
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "tensor.extract"(%t, %a, %a) : (tensor<4x?xf32>, index, index) -> f64
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "tensor.from_elements"(%a, %b) : (index, i32) -> tensor<2xindex>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "tensor.extract_slice"(%t, %a) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x?xf32>, index) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  "cf.cond_br"(%p)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  "cf.br"()[^bb1, ^bb1] : () -> ()
^bb1:
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  "cf.assert"(%a) <{msg = "x"}> : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "affine.linearize_index"(%a, %a) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 3, 4>, disjoint = false}> : (index, index) -> index
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = affine.linearize_index [%a, %a] by (2, 3, 4) : index
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "affine.apply"(%a) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index) -> index
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x:2 = "affine.delinearize_index"(%a) <{static_basis = array<i64: -9223372036854775808, 4>}> : (index) -> (index, index)
  return
}
// -----
func.func @f(%a: index, %b: i32) {
  %x = "tensor.from_elements"(%b, %a) : (i32, index) -> tensor<2xindex>
  return
}
