func.func @g() { return }
func.func @f() { %0 = func.constant g : () -> () return }
// -----
func.func @g() { return }
func.func @f() { func.call g() : () -> () return }
// -----
func.func @f() { func.call () : () -> () return }
// -----
func.func @f() { call "g"() : () -> () return }
// -----
func.func @f() { %0 = func.constant "g" : () -> () return }
// -----
func.func @f() { %0 = func.constant : () -> () return }
// -----
func.func @f() { %0 = func.constant 1 : () -> () return }
// -----
func.func @f() { %0 = func.constant @ : () -> () return }
// -----
func.func @f() { %0 = func.constant @g::@h : () -> () return }
// -----
func.func @f() { %0 = func.constant @g () -> () return }
// -----
func.func @f() { %0 = func.constant @g : i32 return }
// -----
func.func @f() { %0 = func.constant @g : () -> () return }
// -----
func.func @f() { func.call @g::@h() : () -> () return }
// -----
func.func @f() { func.call @g : () -> () return }
// -----
func.func @f() { func.call @g() : i32 return }
// -----
func.func @f(%a: i32) { func.call @g(%a) : () -> () return }
// -----
func.func @f(%a: i32) { func.call @g(%a, %a) : (i32) -> () return }
// -----
func.func @f(%a: i32) { func.call @g() : (i32) -> () return }
// -----
func.func @f(%a: i32) { func.call @g(%b) : (i32) -> () return }
// -----
func.func @f(%a: i32) { func.call %a(%b) : (i32) -> () return }
// -----
func.func @f(%a: () -> ()) { func.call_indirect %a() : () -> () return }
// -----
func.func @f(%a: () -> ()) { func.call_indirect %a() : (i32) -> () return }
// -----
func.func @f(%a: (i32) -> (), %b: i32) { func.call_indirect %a(%b) : () -> () return }
// -----
func.func @f(%a: (i32) -> (), %b: i32) { func.call_indirect %a(%b) : (f32) -> () return }
// -----
func.func @f(%a: (i32) -> (), %b: i32) { func.call_indirect %a(%b, %b) : (i32) -> () return }
// -----
func.func @f(%a: (i32) -> (), %b: i32) { func.call_indirect %b(%b) : (i32) -> () return }
// -----
func.func @f(%a: (i32) -> (), %b: i32) { func.call_indirect %b() : (i32) -> () return }
// -----
func.func @f(%a: (i32) -> (), %b: i32) { func.call_indirect %a(%b) : i32 return }
// -----
func.func @f(%a: (i32) -> (), %b: i32) { func.call_indirect @a(%b) : (i32) -> () return }
// -----
func.func @f(%a: (i32) -> (), %b: i32) { func.call_indirect %a %b : (i32) -> () return }
// -----
func.func @f(%a: (i32) -> (), %b: i32) { %0 = func.call_indirect %a(%b) : (i32) -> () return }
// -----
func.func @f(%a: (i32) -> i32, %b: i32) { func.call_indirect %a(%b) : (i32) -> () return }
// -----
func.func @f(%a: (i32) -> i32, %b: i32) { %0:2 = func.call_indirect %a(%b) : (i32) -> i32 return }
// -----
func.func @f(%a: (i32) -> i32, %b: i32) { %0 = func.call_indirect %a(%c) : (i32) -> i32 return }
// -----
func.func @f(%a: (i32) -> i32, %b: i32) { %0 = func.call_indirect %c(%b) : (i32) -> i32 return }
// -----
func.func @f(%a: (i32) -> i32, %b: i32) { %0 = func.call_indirect %a(%b) : (i32) -> tensor<2x return }
// -----
func.func @f() { %0 = stablehlo.custom_call @foo() : (tensor<2xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.custom_call @foo(%a) : () -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.custom_call @foo(%a, %a) : (tensor<2xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.custom_call @foo( ) {a} : (tensor<2xf32>, i1) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.custom_call @foo(
   ) {a} : (tensor<2xf32>, i1) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { stablehlo.custom_call @foo() : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { stablehlo.custom_call @foo() : (i32) return }
// -----
func.func @f(%a: tensor<2xf32>) { stablehlo.custom_call foo() : () -> () return }
// -----
func.func @f(%a: tensor<2xf32>) { stablehlo.custom_call @foo : () -> () return }
// -----
sdy.mesh @m = <["a"=0]>
// -----
sdy.mesh @m = <["a"=0, "b"=2>
// -----
sdy.mesh @m = <["a"=0, "b"=2]
// -----
sdy.mesh @m = <["a"=-1, b=2]>
// -----
sdy.mesh @m = <["a"=2, "b"=0], device_ids=[x]>
// -----
sdy.mesh @m = <["a"=0, "a"=0]>
// -----
sdy.mesh @m = <["a"=2, "a"=0]>
// -----
sdy.mesh @m = <["a"=0] device_ids=[1]>
// -----
sdy.mesh @m = <["a"=0]> x
// -----
func.func @f() attributes {a = #sdy.mesh<["a"=0, "b"=]>} { return }
// -----
func.func @f() attributes {a = #sdy.mesh<["a"=-5]>} { return }
// -----
sdy.mesh @m = <["a"=0x0]>
// -----
sdy.mesh @m = <["a"=-0x1], device_ids=[1, 2>
// -----
sdy.mesh @m = <["aaaaaaaaaaaaaaa"
  =
  0
  ,
  "b"=1]
  >
// -----
sdy.mesh @m = <["a"=99999999999999999999, "b"=0]>
// -----
sdy.mesh @m = <["a"=0, "b"=99999999999999999999]>
// -----
func.func @f(%a: tensor<4xf32>) { %0 = "func.call_indirect"(%a) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: i32) { "func.call_indirect"(%a) : (i32) -> () return }
// -----
func.func @f(%a: () -> i32) { "func.call_indirect"(%a) : (() -> i32) -> () return }
// -----
func.func @f(%a: (i32) -> ()) { "func.call_indirect"(%a) : ((i32) -> ()) -> () return }
// -----
func.func @f(%a: (i32) -> (), %b: f32) { "func.call_indirect"(%a, %b) : ((i32) -> (), f32) -> () return }
// -----
func.func @f(%a: (i32) -> f32, %b: f32) { "func.call_indirect"(%a, %b) : ((i32) -> f32, f32) -> () return }
// -----
func.func @f(%a: (i32) -> f32, %b: i32) { "func.call_indirect"(%a, %b) : ((i32) -> f32, i32) -> () return }
// -----
func.func @f(%a: (i32) -> f32, %b: i32) { "func.call_indirect"(%a, %b) : ((i32) -> f32, i32) -> i32 return }
// -----
func.func @f(%a: (i32) -> f32, %b: i32) { "func.call_indirect"(%a, %b) : ((i32) -> f32, i32) -> (f32) return }
// -----
func.func @f(%a: (i32) -> f32, %b: i32) { "func.call_indirect"() : () -> (f32) return }
// -----
func.func @f(%a: (i32) -> f32, %b: i32) { "func.call_indirect"(%b, %a) : (i32, (i32) -> f32) -> (f32) return }
// -----
func.func @f(%a: (i32) -> f32, %b: i32) { "func.call_indirect"(%a, %b) ({}) : ((i32) -> f32, i32) -> (f32) return }
// -----
func.func @f(%a: (i32) -> f32, %b: i32) { "func.call_indirect"(%a, %b) {arg_attrs = 1} : ((i32) -> f32, i32) -> (f32) return }
// -----
func.func @f(%a: (i32) -> f32, %b: i32) { "func.call_indirect"(%a, %b) {arg_attrs = [{}, {}]} : ((i32) -> f32, i32) -> (f32) return }
