// sdyrt-opt -sdy-resolve-permutation-factors
sdy.mesh @m = <["x"=2147483648]>
func.func @f(%a: tensor<4294967296xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  // expected-error @+1 {{on a mesh of 2147483648 devices; tables of what each one has are made of 16777216 at most}}
  %0 = stablehlo.slice %a [1:4294967296] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<4294967296xf32>) -> tensor<4294967295xf32>
  return
}
