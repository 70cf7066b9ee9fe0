module @b {
  sdy.mesh @m = <["b"=2]>
  func.func private @g()
  func.func private @h(i32 {x.y = 2 : i64}) -> i32
  func.func @i(%arg0: tensor<2x3xf32>, %arg1: tensor<2x2xf32>, %arg2: i32) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.custom_call @bar(%arg0) {c = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = sdy.sharding_constraint %arg0 <@m, [{"b"}, {}]> : tensor<2x3xf32>
    %3 = call @h(%arg2) : (i32) -> i32
    return
  }
}
