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
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], foo = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32>, precision = [DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm 3 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.dot_general %a, %a, batching_dims < : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.dot %a, %a, precision [DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.dot %a, %a, foo = [DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 0, f, 0x1]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 0x1, 1, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 0x2, 1, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 0xFFFFFFFFFFFFFFFFFF, 1, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 0x2000, 1, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f(complex<complex<f32)
// -----
func.func private @f(complex<index]>)
// -----
func.func private @f(complex<index>, complex<f32])
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 20, 3, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 10, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 11, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 9, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = stablehlo.cholesky %a, foo = true : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = stablehlo.cholesky %a, lower true : tensor<4xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], precision < [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], precision [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func private @f() attributes {a = #stablehlo.gather}
// -----
func.func private @f() attributes {a = #stablehlo.channel_handle}
// -----
func.func private @f() attributes {a = #stablehlo.conv}
// -----
func.func private @f() attributes {a = #stablehlo.precision}
// -----
func.func private @f() attributes {a = #stablehlo.foo}
// -----
func.func private @f() attributes {a = #stablehlo.foo<3>}
// -----
func.func private @f() attributes {a = #stablehlo.dot}
// -----
func.func private @f() attributes {a = #stablehlo.scatter}
// -----
func.func private @f() attributes {a = #stablehlo.type_extensions}
// -----
func.func private @f() attributes {a = #stablehlo.output_operand_alias}
// -----
func.func private @f() attributes {a = #stablehlo.dot_algorithm}
// -----
func.func private @f() attributes {a = #stablehlo.result_accuracy}
// -----
func.func private @f() attributes {a = #stablehlo.fft_type}
// -----
func.func private @f() attributes {a = #stablehlo<fft_type>}
// -----
func.func private @f() attributes {a = #stablehlo<fft_type FFT>}
// -----
func.func private @f() attributes {a = #stablehlo<"bounds">}
// -----
func.func private @f() attributes {a = #stablehlo<>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 0x10, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 0x1, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 0x0, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 0x, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 0xF, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 1, f, 0x0]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 18446744073709551616, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, -1, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, 0.0, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f(complex<>)
// -----
func.func private @f(complex<complex<f32>>)
// -----
func.func private @f(complex<index)
// -----
func.func private @f(complex<foo>)
// -----
func.func private @f(complex<tensor<2xf32>)
// -----
func.func private @f(tensor<2xcomplex<index>>)
// -----
func.func private @f() attributes {a = dense<1> : tensor<2xcomplex<index>>}
// -----
func.func private @f() attributes {a = dense<(1.0,2.0)> : tensor<2xcomplex<index>>}
// -----
func.func @f(%a: complex<f32>) { %0 = stablehlo.foo complex< }
// -----
func.func private @f() attributes {a = dense<[1, 2> : tensor<2xi32>}
// -----
func.func private @f() attributes {a = array<i64: 1, x>}
// -----
func.func private @f() attributes {a = #sdy.mesh<["a"=x]>}
// -----
func.func private @f() attributes {a = #stablehlo.conv<[b, x, f]x[0, i, o]->[b, 0, f]>}
// -----
func.func private @f() attributes {a = #stablehlo.gather<offset_dims = [x]>}
// -----
func.func private @f() attributes {a = #stablehlo.gather<offset_dims = [1, -]>}
// -----
func.func private @f() attributes {a = #stablehlo.gather<offset_dims = [1 2]>}
// -----
func.func private @f() attributes {a = #stablehlo.gather<offset_dims = [99999999999999999999]>}
// -----
func.func private @f() attributes {a = #stablehlo.gather<index_vector_dim = x>}
// -----
func.func private @f() attributes {a = [1, 2, x]}
// -----
func.func private @f() attributes {a = #stablehlo.bounds<1, x>}
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.transpose %a, dims = [1, 99999999999999999999] : (tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.slice %a [0:1, x:2] : (tensor<2x2xf32>) -> tensor<1x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.slice %a [0:1, 0:99999999999999999999] : (tensor<2x2xf32>) -> tensor<1x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.dot_general %a, %a, contracting_dims = [99999999999999999999] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
