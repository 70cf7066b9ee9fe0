func.func private @a-b()
// -----
func.func private @a$b.c()
// -----
func.func @f(%a-b: i32) { return }
// -----
#a-b = 1
func.func private @f() attributes {z.a = #a-b}
// -----
#0 = 1 : i32
func.func private @f() attributes {z.a = #0}
// -----
!0 = i32
func.func private @f(!0)
// -----
func.func @f(%a: i32) { return %a#0 : i32 }
// -----
func.func @f(%a: i32) -> i32 { return %a #0 : i32 }
// -----
func.func @f(%a: i32) -> i32 { return %a#x : i32 }
// -----
func.func @f(%a: i32) -> i32 { return %a# 0 : i32 }
// -----
func.func @f(%a: i32) -> i32 { return %a#99999999999999999999 : i32 }
// -----
func.func @f(%a: i32) -> i32 { return %a#0x1 : i32 }
// -----
func.func @f(%a: i32) -> i32 { %0# = return %a#0x1 : i32 }
// -----
func.func private @f() attributes {z.a = @f::@g, z.b = @f : : @g}
// -----
func.func private @f() attributes {z.a = @f:@g}
// -----
func.func private @f() attributes {z.a = @f::g}
// -----
func.func private @f() attributes {z.a = 1 :: i32}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, []> : i32}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, []> : }
// -----
func.func private @f() attributes {z.a = #sdy<sharding<@m, []>> : i32}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [> : i32}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, x> : foo}
// -----
func.func private @f() attributes {z.a = #stablehlo.precision<DEFAULT> : i32}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=9223372036854775808}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=2147483647}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=-5}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=-9223372036854775809}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=0x8000000000000000}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i, , j], [], [,], [i,])->([i]) {i=1}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {x=1}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {ij=1}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=1, jk=1}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=1, aj=1}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=1, ka=1}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=1, z_0=1}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=1, z_1a=1}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i])->([i]) {i=1} reduction={ij, a}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i, "x"])->([i]) {i=1} reduction={ij, a}>}
// -----
func.func private @f() attributes {z.a = #sdy.op_sharding_rule<([i 3])->([i]) {i=1} reduction={ij, a}>}
// -----
func.func private @f() attributes {z.a = #sdy.tensor_mapping<[i, , j]>}
// -----
func.func private @f() attributes {z.a = #sdy.tensor_mapping<[]>}
// -----
sdy.mesh @m = <["a"=2, "b"=2], device_ids=[0x1, 0x0, 2, 0x3]>
// -----
sdy.mesh @m = <["a"=1, "a"=2 x]>
// -----
func.func @f() { %0 = func.x : i32 return }
// -----
func.func @f() {
}
// -----
func.func @f() {
} return
// -----
func.func @f() i64 { return }
// -----
!a = i32
!a = i64
// -----
!a = i32
!foo.bar = i64
// -----
#a -> 1
// -----
!a -> i1
// -----
func.func private @f() attributes {z.a = memref<*xf32, 1}
// -----
func.func private @f() attributes {z.a = memref<2xf32 1>}
// -----
func.func @f(%a: tensor<8xf32>) {
  %0 = func.call @f() : (tensor<8xf32>) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  "stablehlo.if"(%a) ({
    q
  }, {
  }) : (i1) -> ()
  return
}
// -----
func.func @f(%a: i1) {
  %0:9223372036854775807 = builtin.unrealized_conversion_cast %a : i1 to i1
  return
}
// -----
func.func @f() attributes {a = #stablehlo.mesh<axes = 1>. { return }
// -----
func.func @f() { %0 = gone. dense<1> : i1 return }
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [ij ,])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([, j]) {i=8, j=8}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.abs %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, , j]) {i=8, j=8}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func private @f() attributes {z.a = distinct[0]<[distinct[1]<1>]>}
func.func private @f() attributes {z.a = distinct[0]<[distinct[1]<1>]>}
