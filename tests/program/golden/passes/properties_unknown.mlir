// sdyrt-opt -split-input-file -allow-unregistered-dialect
%0 = "x.make"() <{a = 1 : i32}> {b = 2 : i64} : () -> i32
"x.y"() <{}> : () -> ()
"x.y"() <[1]> ({
}) {a} : () -> ()
"x.y"() <{a = affine_map<(d0) -> (d0)>}> {a = affine_map<(d0) -> (d0 + 1)>} : () -> ()
%1 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>, foo = 1}> {foo = 2, value = dense<2> : tensor<i32>} : () -> tensor<i32>
"sdy.mesh"() <{mesh = #sdy.mesh<[]>, sym_name = "f", sym_visibility = "private"}> : () -> ()
"func.func"() <{sym_name = "g", function_type = () -> (), sym_visibility = "private"}> ({}) {sym_name = 1} : () -> ()
// -----
module @m attributes {sym_name = "a"} {
}
