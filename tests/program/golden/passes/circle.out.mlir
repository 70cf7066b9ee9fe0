module {
  sdy.mesh @m = <["a"=2]>
  %0 = sdy.all_gather [{}] %0 out_sharding=<@m, [{}]> : tensor<8xf32>
  %1 = sdy.all_gather [{}] %2 out_sharding=<@m, [{}]> : tensor<8xf32>
  %2 = sdy.all_slice [{}] %1 out_sharding=<@m, [{}]> : tensor<8xf32>
  "x.y"(%0, %1, %2) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> ()
}
