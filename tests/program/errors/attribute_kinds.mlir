module attributes {sym_name = 1} {}
// -----
module @a attributes {sym_visibility = 1} {}
// -----
module @a attributes {a, sym_name} {}
// -----
module @a attributes {sym_name = "b"} {}
// -----
module attributes {a} {}
// -----
"builtin.module"() <{sym_name = 1}> ({}) : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {sym_name = 1} : () -> ()
// -----
sdy.mesh @f = <[]> {sym_name = 1}
// -----
sdy.mesh @f = <[]> {mesh = 1}
// -----
sdy.mesh @f = <[]> {sym_name = "g"}
func.func @f() { return }
// -----
sdy.mesh @f = <[]> {sym_visibility = 1}
// -----
sdy.mesh @f = <[]> {sym_visibility = [{sdy.sharding = 1}]}
// -----
sdy.mesh @f = <[]> {sym_visibility = "hidden"}
// -----
func.func private @f(tensor<4xf32>) attributes {arg_attrs = 1, no_inline = 2}
// -----
func.func private @f(tensor<4xf32>) attributes {arg_attrs = [1]}
// -----
func.func private @f(tensor<4xf32>) attributes {arg_attrs = [{}, 1]}
// -----
func.func private @f(tensor<4xf32> {x.y}) attributes {arg_attrs = 1}
// -----
func.func private @f() -> (i32 {x.y}) attributes {res_attrs = [{}]}
// -----
func.func private @f() -> i32 attributes {res_attrs = [1]}
// -----
func.func private @f() -> i32 attributes {res_attrs = [{}, {}]}
// -----
"func.func"() ({
}) {sym_name = "f", function_type = i32} : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = i32}> ({
}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
}) {function_type = 1, sym_name = "g"} : () -> ()
// -----
"func.func"() ({
}) {sym_name = "f", function_type = () -> (), sym_visibility} : () -> ()
func.func @g() { %0 = stablehlo.nothing }
// -----
func.func private @g()
func.func private @h(i32)
func.func @f() {
  call @g() {callee = @h} : () -> ()
  return
}
// -----
func.func private @g(i32)
func.func @f(%a: i32) {
  call @g(%a) {arg_attrs = [1]} : (i32) -> ()
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0] {permutation = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = stablehlo.transpose %a, dims = [1, 0] {permutation = array<i32: 0, 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = "stablehlo.transpose"(%a) {permutation = array<i32: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  %0 = sdy.sharding_constraint %a <@m, [{}]> {sharding = 1} : tensor<2xf32>
  return
}
// -----
func.func @f() {
  %0 = stablehlo.constant {value = 1} dense<1> : tensor<i32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %s: tensor<f32>) {
  %0 = stablehlo.reduce(%a init: %s) applies stablehlo.add across dimensions = [0] {dimensions = array<i64>} : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = "chlo.scan"(%a) ({
  }) {dimension = 0 : i64, resultSegmentSizes = 1} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
