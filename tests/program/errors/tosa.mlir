func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.abs %a : (tensor<2xi32>) -> tensor<40000000xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.abs %a : (tensor<2xi32>) -> tensor<2xf64>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.abs %a : (tensor<2xi32>) -> tensor<1x2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.abs %d : (tensor<?x3xi32>) -> tensor<4x3xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.tanh %a : (tensor<2xi32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.exp %a : (tensor<2xi32>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.add %a, %b : (tensor<2xi32>, tensor<8xi32>) -> tensor<8xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.add %a, %f : (tensor<2xi32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.add %a, %d : (tensor<2xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.add %a, %one : (tensor<2xi32>, tensor<1xi32>) -> tensor<1xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.add %a, %a, %a : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.greater %a, %f : (tensor<2xi32>, tensor<2xf32>) -> tensor<2xi1>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.equal %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.select %p, %a, %a : (tensor<4xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.select %p, %b, %f : (tensor<4xi1>, tensor<8xi32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.mul %a, %h : (tensor<2xi32>, tensor<2xi8>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.mul %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi16>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.mul %a, %b : (tensor<2xi32>, tensor<8xi32>) -> tensor<8xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.negate %a, %one, %one : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<8xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.cast %a : (tensor<2xi32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.matmul %m, %m : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x400x4000xf32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.matmul %m, %n : (tensor<1x2x2xf32>, tensor<1x3x2xf32>) -> tensor<1x2x2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.matmul %m, %n, %f : (tensor<1x2x2xf32>, tensor<1x3x2xf32>, tensor<2xf32>) -> tensor<1x2x2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.matmul %f, %f : (tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.matmul %m, %k : (tensor<1x2x2xf32>, tensor<1x2x2xf16>) -> tensor<1x2x2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = "tosa.const"() <{values = dense<[1.0, 2.0]> : tensor<2xf32>}> : () -> tensor<4000000xf32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = "tosa.const"() <{values = dense<[1.0, 2.0]> : tensor<2xf32>}> : () -> tensor<2xf64>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.negate %a, %one : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.mul %a, %a, %h, %h : (tensor<2xi32>, tensor<2xi32>, tensor<2xi8>, tensor<2xi8>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>, %e: tensor<4x1xi32>, %u: tensor<*xi32>, %one1: tensor<1xi1>) {
  %0 = tosa.abs %d : (tensor<?x3xi32>) -> tensor<?x?xi32>
  %1 = tosa.add %a, %one : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  %2 = tosa.add %d, %e : (tensor<?x3xi32>, tensor<4x1xi32>) -> tensor<4x3xi32>
  %3 = tosa.mul %h, %h : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi32>
  %4 = tosa.abs %u : (tensor<*xi32>) -> tensor<4xi32>
  %5 = tosa.matmul %k, %k : (tensor<1x2x2xf16>, tensor<1x2x2xf16>) -> tensor<?x2x2xf32>
  %6 = tosa.select %one1, %a, %one : (tensor<1xi1>, tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  %7 = tosa.cast %a : (tensor<2xi32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.mul %a, %d : (tensor<2xi32>, tensor<?x3xi32>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %b: tensor<8xi32>, %d: tensor<?x3xi32>, %f: tensor<2xf32>, %h: tensor<2xi8>, %k: tensor<1x2x2xf16>, %m: tensor<1x2x2xf32>, %n: tensor<1x3x2xf32>, %one: tensor<1xi32>, %p: tensor<4xi1>) {
  %0 = tosa.mul %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<?x3xi32>
  return
}
