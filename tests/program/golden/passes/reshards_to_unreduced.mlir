// sdyrt-opt -sdy-insert-explicit-reshards=enable-full-version=true
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = sdy.reshard %x <@m, [{"b"}], unreduced={"a"}> : tensor<8xf32>
  %1 = stablehlo.add %y, %y : tensor<8xf32>
  %2 = sdy.reshard %1 <@m, [{}], unreduced={"b"}> : tensor<8xf32>
  return %0, %2 : tensor<8xf32>, tensor<8xf32>
}
