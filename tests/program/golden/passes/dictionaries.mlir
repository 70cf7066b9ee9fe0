// sdyrt-opt -allow-unregistered-dialect
// A dictionary goes over what an op's own form says, and what is not of its
// kind is dropped where MLIR's reader is not made of a declared form.
module @a attributes {sym_name = "b"} {
  sdy.mesh @f = <["a"=2]> {sym_name = "m", mesh = #sdy.mesh<["b"=2]>}
  func.func private @g() attributes {arg_attrs, no_inline = 1}
  func.func private @h(i32) -> i32 attributes {arg_attrs = [{x.y = 2}], res_attrs = 1}
  func.func @i(%a: tensor<2x3xf32>, %b: tensor<2x2xf32>, %c: i32) {
    %0 = stablehlo.transpose %a, dims = [0, 1] {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.custom_call @foo(%a) {call_target_name = "bar", c = 1} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = sdy.sharding_constraint %a <@m, [{}, {}]> {sharding = #sdy.sharding<@m, [{"b"}, {}]>} : tensor<2x3xf32>
    %3 = call @h(%c) {callee = @h} : (i32) -> i32
    return
  }
}
