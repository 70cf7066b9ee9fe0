// sdyrt-opt -sdy-convert-global-to-local
sdy.mesh @m = <["x"=2147483648]>
// expected-error @+1 {{on a mesh of 2147483648 devices; tables of what each one has are made of 16777216 at most}}
func.func @f(%a: tensor<2147483648xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  return
}
// -----
sdy.mesh @m = <["x"=2147483648]>
func.func @f(%a: tensor<2147483648xf32>) {
  // expected-error @+1 {{on a mesh of 2147483648 devices}}
  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<2147483648xf32>
  return
}
