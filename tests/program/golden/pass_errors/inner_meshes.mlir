// sdyrt-opt -sdy-propagation-pipeline
module {
  module @inner {
    // expected-error@+1 {{'sdy.mesh' op is of a module inside of the one that 'sdy-lift-inlined-meshes' is run on, which does not find it there: run it on that module alone}}
    sdy.mesh @mesh = <["x"=2]>
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
  }
}
