func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "arith.addi"(%g, %g) : (f32, f32) -> f32
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = arith.addi %g, %g : f32
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = arith.addf %a, %a : index
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = "arith.addi"(%a, %b) : (index, i32) -> i32
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = arith.constant 3.0 : index
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = arith.constant "a"
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = arith.cmpi foo, %a, %a : index
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = arith.cmpf olt, %g, %g fastmath<fast> : f32
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = arith.select %p, %m, %m : tensor<4xi32>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = arith.index_cast %a : index to index
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = arith.extf %g : f32 to f16
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = arith.extsi %b : i32 to i64
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = arith.addi %a, %a overflow<foo> : index
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = arith.addf %g, %g fastmath<nsz,nnan> : f32
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = arith.what %g
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = tensor.dim %t, %a : index
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = tensor.cast %t : tensor<4x?xf32> to tensor<5x?xf32>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = tensor.cast %t : tensor<4x?xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = tensor.empty() : tensor<?xf32>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = tensor.extract %t[%a] : tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = tensor.extract_slice %t[0, 0] [4, 2] [1, 1] : tensor<4x?xf32> to tensor<4x3xf32>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = tensor.extract_slice %t[0, 0] [4, 2] [1, 1] : tensor<4x?xf32> to tensor<4x2xf64>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = tensor.extract_slice %t[0] [4, 2] [1, 1] : tensor<4x?xf32> to tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = tensor.extract_slice %t[0, 0] [8, 2] [1, 1] : tensor<4x?xf32> to tensor<8x2xf32>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = tensor.extract_slice %t[0, 0] [1, 2] [1, 1] : tensor<4x?xf32> to tensor<2xf32>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = tensor.insert_slice %t into %t[0, 0] [4, 3] [1, 1] : tensor<4x?xf32> into tensor<4x?xf32>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x = tensor.from_elements %a, %a : tensor<3xindex>
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  cf.br ^bb1(%a : index)
^bb1:
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  cf.br ^bb1
^bb1(%q: index):
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  cf.br ^bb1(%b : i32)
^bb1(%q: index):
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  cf.cond_br %p weights([1, 2]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  cf.br %a
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x:2 = affine.delinearize_index %a into (2, 4, 5) : index, index
  return
}
// -----
func.func @f(%a: index, %b: i32, %t: tensor<4x?xf32>, %g: f32, %p: i1, %m: tensor<4xi32>) {
  %x:3 = affine.delinearize_index %a into (2, x) : index, index, index
  return
}
