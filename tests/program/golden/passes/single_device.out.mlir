module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  sdy.mesh @d1 = <[], device_ids=[1]>
  sdy.mesh @d2 = <[], device_ids=[2]>
  func.func @main() -> (tensor<4x2xi32>, tensor<4x2xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<4x2xi32>
    %1 = sdy.all_slice [{"a"}, {}] %0 out_sharding=<@m, [{"a"}, {}]> : tensor<4x2xi32>
    %2 = sdy.all_gather [{"a"}, {}] %1 out_sharding=<@m, [{}, {}]> : tensor<4x2xi32>
    %3 = stablehlo.partition_id : tensor<ui32>
    %4 = stablehlo.convert %3 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %5 = stablehlo.compare EQ, %4, %c : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = "stablehlo.if"(%5) ({
      %22 = stablehlo.add %2, %0 : tensor<4x2xi32>
      stablehlo.return %22 : tensor<4x2xi32>
    }, {
      %c_2 = stablehlo.constant dense<0> : tensor<4x2xi32>
      stablehlo.return %c_2 : tensor<4x2xi32>
    }) : (tensor<i1>) -> tensor<4x2xi32>
    %7 = sdy.all_reduce {"a", "b"} %6 out_sharding=<@m, [{}, {}]> : tensor<4x2xi32>
    %8 = sdy.all_slice [{"b"}, {}] %7 out_sharding=<@m, [{"b"}, {}]> : tensor<4x2xi32>
    %9 = stablehlo.negate %8 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : tensor<4x2xi32>
    %10 = sdy.all_gather [{"b"}, {}] %9 out_sharding=<@m, [{}, {}]> : tensor<4x2xi32>
    %11 = stablehlo.partition_id : tensor<ui32>
    %12 = stablehlo.convert %11 : (tensor<ui32>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<2> : tensor<i64>
    %13 = stablehlo.compare EQ, %12, %c_0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %14 = "stablehlo.if"(%13) ({
      %22 = stablehlo.negate %10 : tensor<4x2xi32>
      stablehlo.return %22 : tensor<4x2xi32>
    }, {
      %c_2 = stablehlo.constant dense<0> : tensor<4x2xi32>
      stablehlo.return %c_2 : tensor<4x2xi32>
    }) : (tensor<i1>) -> tensor<4x2xi32>
    %15 = sdy.all_reduce {"a", "b"} %14 out_sharding=<@m, [{}, {}]> : tensor<4x2xi32>
    %16 = stablehlo.partition_id : tensor<ui32>
    %17 = stablehlo.convert %16 : (tensor<ui32>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<2> : tensor<i64>
    %18 = stablehlo.compare EQ, %17, %c_1 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %19 = "stablehlo.if"(%18) ({
      %22 = stablehlo.convert %15 : (tensor<4x2xi32>) -> tensor<4x2xf32>
      stablehlo.return %22 : tensor<4x2xf32>
    }, {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x2xf32>
      stablehlo.return %cst : tensor<4x2xf32>
    }) : (tensor<i1>) -> tensor<4x2xf32>
    %20 = sdy.all_reduce {"a", "b"} %19 out_sharding=<@m, [{}, {}]> : tensor<4x2xf32>
    %21 = sdy.all_gather [{"b"}, {}] %9 out_sharding=<@m, [{}, {}]> : tensor<4x2xi32>
    return %21, %20 : tensor<4x2xi32>, tensor<4x2xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  sdy.mesh @d1 = <[], device_ids=[1]>
  sdy.mesh @d2 = <[], device_ids=[2]>
  func.func @noresult(%arg0: tensor<8x4xf32>) {
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.compare EQ, %1, %c : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "stablehlo.if"(%2) ({
      stablehlo.custom_call @f(%arg0) {has_side_effect = true} : (tensor<8x4xf32>) -> ()
      stablehlo.return 
    }, {
      stablehlo.return 
    }) : (tensor<i1>) -> ()
    return
  }
  func.func @two(%arg0: tensor<8x4xf32>, %arg1: !stablehlo.token) -> (tensor<8x4xf32>, !stablehlo.token) {
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.compare EQ, %1, %c : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3:2 = "stablehlo.if"(%2) ({
      %5:2 = stablehlo.custom_call @f(%arg0, %arg1) : (tensor<8x4xf32>, !stablehlo.token) -> (tensor<8x4xf32>, !stablehlo.token)
      stablehlo.return %5#0, %5#1 : tensor<8x4xf32>, !stablehlo.token
    }, {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<8x4xf32>
      %5 = stablehlo.create_token : !stablehlo.token
      stablehlo.return %cst, %5 : tensor<8x4xf32>, !stablehlo.token
    }) : (tensor<i1>) -> (tensor<8x4xf32>, !stablehlo.token)
    %4 = sdy.all_reduce {"a", "b"} %3#0 out_sharding=<@m, [{}, {}]> : tensor<8x4xf32>
    return %4, %3#1 : tensor<8x4xf32>, !stablehlo.token
  }
  func.func @mixed(%arg0: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.compare EQ, %1, %c : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3:2 = "stablehlo.if"(%2) ({
      %8:2 = stablehlo.custom_call @f(%arg0) : (tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
      stablehlo.return %8#0, %8#1 : tensor<8x4xf32>, tensor<8x4xf32>
    }, {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<8x4xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<8x4xf32>
      stablehlo.return %cst, %cst_0 : tensor<8x4xf32>, tensor<8x4xf32>
    }) : (tensor<i1>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
    %4 = sdy.all_reduce {"a", "b"} %3#0 out_sharding=<@m, [{}, {}]> : tensor<8x4xf32>
    %5 = sdy.all_reduce {"a", "b"} %3#1 out_sharding=<@m, [{}, {}]> : tensor<8x4xf32>
    %6 = sdy.all_slice [{"a"}, {}] %5 out_sharding=<@m, [{"a"}, {}]> : tensor<8x4xf32>
    %7 = sdy.all_gather [{"a"}, {}] %6 out_sharding=<@m, [{}, {}]> : tensor<8x4xf32>
    return %4, %7 : tensor<8x4xf32>, tensor<8x4xf32>
  }
  func.func @constant() -> tensor<8x4xf32> {
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.compare EQ, %1, %c : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = "stablehlo.if"(%2) ({
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<8x4xf32>
      stablehlo.return %cst : tensor<8x4xf32>
    }, {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<8x4xf32>
      stablehlo.return %cst : tensor<8x4xf32>
    }) : (tensor<i1>) -> tensor<8x4xf32>
    %4 = sdy.all_reduce {"a", "b"} %3 out_sharding=<@m, [{}, {}]> : tensor<8x4xf32>
    return %4 : tensor<8x4xf32>
  }
}
