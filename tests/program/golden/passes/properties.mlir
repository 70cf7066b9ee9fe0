// sdyrt-opt -split-input-file
func.func @f() { %0 = "stablehlo.iota"() <{a = 1, iota_dimension = 0 : i64}> : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = "stablehlo.iota"() <{}> {iota_dimension = 0 : i64} : () -> tensor<2xi8> return }
// -----
func.func @f() { %0 = "stablehlo.iota"() <{iota_dimension = 0}> {iota_dimension = 0 : i64} : () -> tensor<2xi8> return }
// -----
func.func @f(%a: tensor<f32>) { %0 = "stablehlo.custom_call"(%a) <{call_target_name = "a", call_target_name2 = "b", sdy.sharding = 3}> {call_target_name = 0 : i64} : (tensor<f32>) -> tensor<f32> return }
// -----
"func.func"() <{sym_name = "a", function_type = () -> (), foo = 3}> ({}) {sym_visibility = "private", foo = 4} : () -> ()
// -----
func.func @f(%a: tensor<f32>) { %0 = "arith.addf"(%a, %a) <{fastmath = #arith.fastmath<fast>, foo = 3}> {fastmath = 3} : (tensor<f32>, tensor<f32>) -> tensor<f32> return }
// -----
"sdy.mesh"() <{sym_name = "a", mesh = #sdy.mesh<["a"=2]>, foo = 3}> {foo = 4, sym_name = "b"} : () -> ()
