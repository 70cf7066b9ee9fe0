// sdyrt-opt -sdy-import-func-calls
sdy.mesh @m = <["p"=2,"q"=4]>
sdy.mesh @only = <[], device_ids=[1]>
func.func private @g(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@only, []>}, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}]>}) {
  %0 = stablehlo.add %a, %b : tensor<8xf32>
  return %0, %0 : tensor<8xf32>, tensor<8xf32>
}
func.func private @h(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@only, []>}, %b: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@only, []>}) {
  %0 = stablehlo.add %a, %b : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0:2 = call @g(%a, %a) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  %1 = call @h(%0#1, %0#0) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
