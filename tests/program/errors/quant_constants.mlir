func.func @f() { %c = stablehlo.constant dense<"0x0102"> : tensor<2x!quant.uniform<i8:f32, 1.0>> return }
// -----
func.func @f() { %c = stablehlo.constant dense<"0x"> : tensor<0x!quant.uniform<i8:f32, 1.0>> return }
// -----
func.func @f() { %c = stablehlo.constant dense<""> : tensor<0x!quant.uniform<i8:f32, 1.0>> return }
// -----
func.func @f() { %c = stablehlo.constant dense<"0x01"> : tensor<2x!quant.uniform<i8:f32, 1.0>> return }
// -----
func.func @f() { %c = stablehlo.constant dense<"abc"> : tensor<2x!quant.uniform<i8:f32, 1.0>> return }
// -----
func.func @f() { %c = stablehlo.constant dense<["a", "b"]> : tensor<2x!quant.uniform<i8:f32, 1.0>> return }
// -----
func.func @f() { %c = stablehlo.constant dense<1> : tensor<2x!quant.uniform<i8:f32, 1.0>> return }
// -----
func.func @f() { %c = stablehlo.constant dense<> : tensor<0x!quant.uniform<i8:f32, 1.0>> return }
// -----
module attributes {a.b = dense<"0x0102"> : tensor<2x!quant.uniform<i8:f32, 1.0>>} {}
// -----
module attributes {a.b = sparse<"0x0102", 1> : tensor<2x!quant.uniform<i8:f32, 1.0>>} {}
// -----
module attributes {a.b = dense<"0x0102"> : tensor<2x!stablehlo.token>} {}
// -----
module attributes {a.b = dense_resource<x> : tensor<2x!quant.uniform<i8:f32, 1.0>>} {}
// -----
module attributes {a.b = dense<"0x0102"> : tensor<2xvector<1xi8>>} {}
// -----
func.func @f() { %c = "stablehlo.constant"() {value = dense<"0x0102"> : tensor<2x!quant.uniform<i8:f32, 1.0>>} : () -> tensor<2x!quant.uniform<i8:f32, 1.0>> return }
// -----
func.func @f() { %c = "stablehlo.constant"() {value = dense<[1, 2]> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 1.0>> return }
// -----
func.func @f() { %c = "stablehlo.constant"() {value = dense<"0x0102"> : tensor<2x!quant.uniform<i8:f32, 1.0>>} : () -> tensor<2xi8> return }
// -----
func.func @f() { %c = "stablehlo.constant"() {value = dense<"0x0102"> : tensor<2x!quant.uniform<i8:f32:0, {1.0,1.0}>>} : () -> tensor<2x!quant.uniform<i8:f32:0, {1.0,1.0}>> return }
// -----
func.func @f() { %c = "sdy.constant"() {value = dense<"0x0102"> : tensor<2x!quant.uniform<i8:f32, 1.0>>} : () -> tensor<2x!quant.uniform<i8:f32, 1.0>> return }
// -----
func.func @f() { %c = stablehlo.constant dense_resource<x> : tensor<2x!quant.uniform<i8:f32, 1.0>> return }
// -----
func.func @f() { %c = stablehlo.constant dense<"0x0102"> : tensor<2x!quant.any<i8:f32>> return }
