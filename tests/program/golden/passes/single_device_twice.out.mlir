module {
  sdy.mesh @g = <["u"=2]>
  sdy.mesh @only1 = <[], device_ids=[1]>
  sdy.mesh @other1 = <[], device_ids=[1]>
  func.func @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@g, [{"u"}]>}, %arg1: !stablehlo.token) -> tensor<8xf32> {
    %0 = sdy.reshard %arg0 <@g, [{}]> : tensor<8xf32>
    %1 = sdy.reshard %arg0 <@g, [{}]> : tensor<8xf32>
    %2 = stablehlo.partition_id : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %4 = stablehlo.compare EQ, %3, %c : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %5:3 = "stablehlo.if"(%4) ({
      %15:3 = stablehlo.custom_call @f(%1, %0, %0, %arg1) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, !stablehlo.token) -> (tensor<8xf32>, tensor<8xf32>, !stablehlo.token)
      stablehlo.return %15#0, %15#1, %15#2 : tensor<8xf32>, tensor<8xf32>, !stablehlo.token
    }, {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
      %15 = stablehlo.create_token : !stablehlo.token
      stablehlo.return %cst, %cst_1, %15 : tensor<8xf32>, tensor<8xf32>, !stablehlo.token
    }) : (tensor<i1>) -> (tensor<8xf32>, tensor<8xf32>, !stablehlo.token)
    %6 = sdy.all_reduce {"u"} %5#0 out_sharding=<@g, [{}]> : tensor<8xf32>
    %7 = sdy.all_reduce {"u"} %5#1 out_sharding=<@g, [{}]> : tensor<8xf32>
    %8 = stablehlo.add %6, %7 {sdy.sharding = #sdy.sharding_per_value<[<@g, [{"u"}]>]>} : tensor<8xf32>
    %9 = sdy.reshard %8 <@g, [{}]> : tensor<8xf32>
    %10 = stablehlo.partition_id : tensor<ui32>
    %11 = stablehlo.convert %10 : (tensor<ui32>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.compare EQ, %11, %c_0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %13 = "stablehlo.if"(%12) ({
      %15 = stablehlo.negate %9 : tensor<8xf32>
      stablehlo.return %15 : tensor<8xf32>
    }, {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
      stablehlo.return %cst : tensor<8xf32>
    }) : (tensor<i1>) -> tensor<8xf32>
    %14 = sdy.all_reduce {"u"} %13 out_sharding=<@g, [{}]> : tensor<8xf32>
    return %14 : tensor<8xf32>
  }
}
