func.func @f(%a: tensor<2xf32) { return }
// -----
func.func @f(%a: tensor<2f32>) { return }
// -----
func.func @f(%a: tensor<2x>) { return }
// -----
func.func @f(%a: complex<index>) { return }
// -----
func.func @f(%a: tuple<i32) { return }
// -----
func.func @f(%a: foo) { return }
// -----
func.func f() { return }
// -----
func.func @f( { return }
// -----
func.func @f() -> { return }
// -----
func.func @f() {
  return
// -----
func.func @f() { foo }
// -----
func.func @f() { stablehlo.foo }
// -----
func.func @f() { "stablehlo.foo"() : () -> () return }
// -----
func.func @f() { ""() : () -> () return }
// -----
func.func @f(%a: i32) { %0 = "stablehlo.abs"(%a) : i32 -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "stablehlo.abs" %a : (i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 "stablehlo.abs"(%a) : (i32) -> i32 return }
// -----
func.func @f(%a: tensor<i32>) { %0:2 = stablehlo.abs %a : tensor<i32> return }
// -----
func.func @f(%a: tensor<i32>) { %0:x = stablehlo.abs %a : tensor<i32> return }
// -----
func.func @f(%a: tensor<i32>) { %0 = stablehlo.abs %b : tensor<i32> return }
// -----
func.func @f(%a: tensor<i32>) { %0 = stablehlo.abs %a : tensor<f32> return }
// -----
func.func @f(%a: tensor<i32>) { %a = stablehlo.abs %a : tensor<i32> return }
// -----
func.func @f(%a: tensor<i32>) { %0 = stablehlo.abs %a#1 : tensor<i32> return }
// -----
func.func @f(%a: tensor<i32>) {
  %0 = stablehlo.add %a, %1 : tensor<i32>
  return
}
// -----
func.func @f(%a: tensor<i32>) { %0 = stablehlo.abs %a {a = 1, a = 2} : tensor<i32> return }
// -----
func.func @f(%a: tensor<i32>) { %0 = stablehlo.abs %a {a = 1 : tensor<i32> return }
// -----
func.func @f(%a: tensor<i32>) { %0 = stablehlo.abs %a {a = } : tensor<i32> return }
// -----
func.func @f(%a: tensor<i32>) { %0 = stablehlo.abs %a {= 1} : tensor<i32> return }
// -----
func.func @f() attributes {a.b = 300 : i8} { return }
// -----
func.func @f() attributes {a.b = -1 : ui8} { return }
// -----
func.func @f() attributes {a.b = 0x1FFFFFFFF : f32} { return }
// -----
func.func @f() attributes {a.b = dense<true> : tensor<3xi32>} { return }
// -----
func.func @f() attributes {a.b = dense<"0x0"> : tensor<1xi8>} { return }
// -----
func.func @f() attributes {a.b = array<i32: a>} { return }
// -----
#a = 1 : i32
#a = 2 : i32
// -----
!a = i32
!a = i64
// -----
func.func @f() { return loc("a" }
// -----
func.func @f() { return loc(foo) }
// -----
sdy.mesh @mesh = <["a"=2
// -----
sdy.mesh @mesh = ["a"=2]
// -----
sdy.mesh @mesh <["a"=2]>
// -----
func.func @f(%a: tensor<i32>) { %0 = sdy.reshard %a [<@mesh, []>] : tensor<i32> return }
// -----
func.func @f(%a: tensor<2xi32>) { %0 = stablehlo.slice %a [0 2] : (tensor<2xi32>) -> tensor<2xi32> return }
// -----
func.func @f(%a: tensor<2xi32>) { %0 = stablehlo.iota dims = 0 : tensor<2xi32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.reduce_precision %a, format = e5 : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { "stablehlo.return"(%a : (tensor<2xf32>) -> () }
// -----
}
// -----
func.func @f(%a: i32, i32)
// -----
func.func @f(i32, %a: i32)
// -----
func.func @f() -> (i32, )
// -----
"func.func"() <{function_type = () -> (), sym_name = "x"} ({}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "x"}> ({} : () -> ()
