func.func @g(%a: tensor<8xf32>) -> tensor<8xf32> {return %a : tensor<8xf32>}
func.func @f(%a: tensor<8xf32>, %b: tensor<4xf32>) { %0 = stablehlo.composite "foo.bar" %a, %b {decomposition = @g} : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
 return }
// -----
func.func @g(%a: tensor<8xf32>) -> tensor<8xf32> {return %a : tensor<8xf32>}
func.func @f(%a: tensor<8xf32>, %b: tensor<4xf32>) { %0 = stablehlo.composite "foo.bar" %b {decomposition = @g} : (tensor<4xf32>) -> tensor<8xf32>
 return }
// -----
func.func @g(%a: tensor<8xf32>) -> tensor<8xf32> {return %a : tensor<8xf32>}
func.func @f(%a: tensor<8xf32>, %b: tensor<4xf32>) { %0:2 = stablehlo.composite "foo.bar" %a {decomposition = @g} : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
 return }
// -----
func.func @g(%a: tensor<8xf32>) -> tensor<8xf32> {return %a : tensor<8xf32>}
func.func @f(%a: tensor<8xf32>, %b: tensor<4xf32>) { %0 = stablehlo.composite "foo.bar" %a {decomposition = @g} : (tensor<8xf32>) -> (tensor<4xf32>)
 return }
// -----
sdy.mesh @g = <["a"=2]>
func.func @f(%a: tensor<8xf32>, %b: tensor<4xf32>) { %0 = stablehlo.composite "foo.bar" %a {decomposition = @g} : (tensor<8xf32>) -> (tensor<8xf32>)
 return }
// -----
func.func @f() -> (i32) { %0 = func.constant @q : () -> ()
 return }
// -----
func.func @q() { return }
func.func @f() { %0 = func.constant @q : (i32) -> ()
 return }
// -----
func.func @f() { "sdy.foo"() : () -> ()
 return }
// -----
"func.func"() ({
  "func.return"() : () -> ()
  ^bb1:
  "func.return"() : () -> ()
}) {sym_name="f", function_type=()->()} : () -> ()
// -----
"func.func"() ({
^bb0:
  "func.return"() [^bb1] : () -> ()
  ^bb1:
  "func.return"() : () -> ()
}) {sym_name="f", function_type=()->()} : () -> ()
// -----
func.func @f() { return }
"func.func"() ({
^bb0:
  "func.return"() : () -> ()
  ^bb0:
  "func.return"() : () -> ()
}) {sym_name="g", function_type=()->()} : () -> ()
// -----
func.func private @f(i32) 
func.func private @f(i32) 
// -----
func.func nested @f(i32)
// -----
module { func.func @f() {return}
 func.func @f() {return} }
// -----
func.func @f(%a: tensor<8xf32>) { %0 = func.call @g(%a) : (tensor<8xf32>) -> tensor<8xf32>
 return }
module @g {}
// -----
func.func @f(%a: tensor<8xf32>) { %a = stablehlo.abs %a : tensor<8xf32>
 return }
// -----
func.func @f(%a: tensor<8xf32>) { %b = stablehlo.abs %c : tensor<8xf32>
 return }
// -----
func.func @f() { %0 = func.constant @q : () -> ()
 return }
// -----
module @q {}
func.func @f() { %0 = func.constant @q : () -> ()
 return }
// -----
func.func @f() { "stablehlo.foo"() : () -> ()
 return }
// -----
func.func @f() { "stablehlo.foo"() ({ ^bb0: 
 "stablehlo.bar"() : () -> () }) : () -> ()
 return }
