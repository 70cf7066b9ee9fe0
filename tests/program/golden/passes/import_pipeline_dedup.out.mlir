module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}, {name = "c", size = 2 : i64}]}}
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = call @f(%arg0) {foo, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = call @f(%0) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {?}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2:2 = call @g(%1, %arg1) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}]>, <@m, [{"a"}, {}]>]>} : (tensor<8x8xf32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %3:2 = call @h(%1) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token)
    return %2#0, %2#1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @g(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
    %0 = call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {?}]>]>, xla.attr = 1 : i64} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<8x8xf32>
    return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @f(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {?}]>}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @h(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token) {
    %0 = stablehlo.create_token : !stablehlo.token
    return %arg0, %0 : tensor<8x8xf32>, !stablehlo.token
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}, {name = "c", size = 2 : i64}]}}
  func.func private @ncf(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.constant {foo} dense<1.000000e+00> : tensor<8x8xf32>
    %1 = sdy.constant {foo} dense<1.000000e+00> : tensor<8x8xf32>
    %2 = sdy.constant {foo} dense<1.000000e+00> : tensor<8x8xf32>
    %3 = sdy.constant {foo} dense<1.000000e+00> : tensor<8x8xf32>
    %4 = sdy.constant {foo} dense<1.000000e+00> : tensor<8x8xf32>
    %5 = call @cf_0(%1) {bar} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.sharding_group %5 group_id=0 : tensor<8x8xf32>
    %6 = call @cf_1(%2) {bar} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.sharding_group %6 group_id=0 : tensor<8x8xf32>
    %7 = call @cf_2(%3) {bar} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.sharding_group %7 group_id=0 : tensor<8x8xf32>
    %8 = call @cf_3(%4) {bar} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.sharding_group %8 group_id=0 : tensor<8x8xf32>
    %9 = call @ncf(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %10 = sdy.named_computation<"f">(%5) (%arg3: tensor<8x8xf32>) {
      %21 = sdy.data_flow_edge %arg3 : tensor<8x8xf32>
      %22 = stablehlo.add %21, %21 : tensor<8x8xf32>
      %23 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
      %24 = stablehlo.add %22, %23 : tensor<8x8xf32>
      sdy.return %24 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %11 = sdy.data_flow_edge %10 : tensor<8x8xf32>
    sdy.sharding_group %11 group_id=1 : tensor<8x8xf32>
    %12 = sdy.named_computation<"f">(%6) (%arg3: tensor<8x8xf32>) {
      %21 = sdy.data_flow_edge %arg3 : tensor<8x8xf32>
      %22 = stablehlo.add %21, %21 : tensor<8x8xf32>
      %23 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
      %24 = stablehlo.add %22, %23 : tensor<8x8xf32>
      sdy.return %24 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %13 = sdy.data_flow_edge %12 : tensor<8x8xf32>
    sdy.sharding_group %13 group_id=1 : tensor<8x8xf32>
    %14 = sdy.named_computation<"f">(%7) (%arg3: tensor<8x8xf32>) {
      %21 = sdy.data_flow_edge %arg3 : tensor<8x8xf32>
      %22 = stablehlo.add %21, %21 : tensor<8x8xf32>
      %23 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
      %24 = stablehlo.add %22, %23 : tensor<8x8xf32>
      sdy.return %24 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %15 = sdy.data_flow_edge %14 : tensor<8x8xf32>
    sdy.sharding_group %15 group_id=1 : tensor<8x8xf32>
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    sdy.sharding_group %16 group_id=2 : tensor<8x8xf32>
    %17 = stablehlo.add %11, %arg0 : tensor<8x8xf32>
    %18 = stablehlo.add %13, %16 : tensor<8x8xf32>
    %19 = stablehlo.add %15, %7 : tensor<8x8xf32>
    %20 = stablehlo.add %19, %arg0 : tensor<8x8xf32>
    return %17, %8 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @cf_0(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> attributes {sdy.original_func_name = "cf"} {
    %0 = stablehlo.add %arg0, %arg0 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @cf_1(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> attributes {sdy.original_func_name = "cf"} {
    %0 = stablehlo.add %arg0, %arg0 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @cf_2(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> attributes {sdy.original_func_name = "cf"} {
    %0 = stablehlo.add %arg0, %arg0 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @cf_3(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> attributes {sdy.original_func_name = "cf"} {
    %0 = stablehlo.add %arg0, %arg0 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}, {name = "c", size = 2 : i64}]}}
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2], device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}, {name = "c", size = 2 : i64}], device_ids = dense<[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi64>}}
  sdy.mesh @e = <[]> {stablehlo.mesh = {axes = []}}
  func.func public @main(%arg0: tensor<8x8xf32>) -> tensor<8xf32> {
    %0 = sdy.manual_computation(%arg0, %arg0) in_shardings=[<@m, [{}, {}], replicated={"a", "c"}>, <@m, [{}, {}], replicated={"a", "c"}>] out_shardings=[<@m, [{}, {}], replicated={"a", "c"}>] manual_axes={"a", "c"} (%arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) {
      %6 = sdy.data_flow_edge %arg1 sharding=<@m, [{}, {}]> : tensor<8x8xf32>
      %7 = sdy.data_flow_edge %arg2 sharding=<@m, [{}, {}]> : tensor<8x8xf32>
      sdy.return %7 : tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.data_flow_edge %0 sharding=<@m, [{}, {}], replicated={"a", "c"}> : tensor<8x8xf32>
    %2 = sdy.sharding_constraint %arg0 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %2 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %4 = sdy.sharding_constraint %3 <@m, [{"b"}, {}]> : tensor<8x8xf32>
    %5 = sdy.constant dense<2.000000e+00> : tensor<8xf32>
    return %5 : tensor<8xf32>
  }
}
