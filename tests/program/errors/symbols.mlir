module @x {
}
sdy.mesh @x = <[]>
func.func @u(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@x, [{"a"}]>}) {
  return
}
// -----
func.func private @x()
sdy.mesh @x = <["a"=2]>
func.func @u(%a: tensor<4xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@x, [{"a"}]>]>} : tensor<4xf32>
  return
}
// -----
sdy.mesh @x = <["a"=2]>
sdy.mesh @x = <["b"=2]>
func.func @u(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@x, [{"b"}]>}) {
  return
}
// -----
module @x {
}
sdy.mesh @x = <["a"=2]>
func.func @u(%a: tensor<4xf32>) {
  %0 = sdy.sharding_constraint %a <@x, [{"b"}]> : tensor<4xf32>
  return
}
// -----
module @x {
  sdy.mesh @x = <["a"=2]>
}
func.func @u(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@x, [{"a"}]>}) {
  return
}
// -----
func.func @x() {
  call @x() : () -> ()
  return
}
sdy.mesh @x = <[]>
// -----
module attributes {sym_name = ""} {
}
module attributes {sym_name = ""} {
}
