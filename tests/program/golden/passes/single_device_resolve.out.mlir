module {
  sdy.mesh @g = <["u"=2]>
  sdy.mesh @only1 = <[], device_ids=[1]>
  func.func @f(%arg0: tensor<8xf32>, %arg1: !stablehlo.token) -> tensor<8xf32> {
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.compare EQ, %1, %c : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3:2 = "stablehlo.if"(%2) ({
      %13:2 = stablehlo.custom_call @f(%arg0, %arg0, %arg1) : (tensor<8xf32>, tensor<8xf32>, !stablehlo.token) -> (tensor<8xf32>, !stablehlo.token)
      stablehlo.return %13#0, %13#1 : tensor<8xf32>, !stablehlo.token
    }, {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
      %13 = stablehlo.create_token : !stablehlo.token
      stablehlo.return %cst, %13 : tensor<8xf32>, !stablehlo.token
    }) : (tensor<i1>) -> (tensor<8xf32>, !stablehlo.token)
    %4 = sdy.all_reduce {"u"} %3#0 out_sharding=<@g, [{}]> : tensor<8xf32>
    %5 = sdy.reshard %4 <@g, [{"u"}]> : tensor<8xf32>
    %6 = stablehlo.add %4, %5 : tensor<8xf32>
    %7 = stablehlo.partition_id : tensor<ui32>
    %8 = stablehlo.convert %7 : (tensor<ui32>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %9 = stablehlo.compare EQ, %8, %c_0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = "stablehlo.if"(%9) ({
      %13 = stablehlo.negate %6 : tensor<8xf32>
      stablehlo.return %13 : tensor<8xf32>
    }, {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
      stablehlo.return %cst : tensor<8xf32>
    }) : (tensor<i1>) -> tensor<8xf32>
    %11 = sdy.all_reduce {"u"} %10 out_sharding=<@g, [{}]> : tensor<8xf32>
    %12 = sdy.reshard %arg0 <@only1, []> : tensor<8xf32>
    return %11 : tensor<8xf32>
  }
}
