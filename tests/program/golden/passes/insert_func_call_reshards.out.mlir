module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = call @f(%arg0) {foo, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {?}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.reshard %0 <@m, [{"b"}, {}]> : tensor<8x8xf32>
    %2 = call @f(%1) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {?}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = sdy.reshard %2 <@m, [{}, {}]> : tensor<8x8xf32>
    %4:2 = call @g(%3, %arg1) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}]>, <@m, [{"a"}, {}]>]>} : (tensor<8x8xf32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %5 = sdy.reshard %4#1 <@m, [{}, {}]> : tensor<8x8xf32>
    %6:2 = call @h(%3) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token)
    return %4#0, %5 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @g(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
    %0 = call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {?}]>]>, xla.attr = 1 : i64} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.reshard %0 <@m, [{}, {}]> : tensor<8x8xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<8x8xf32>
    return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
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
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "d"=1]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2, "d"=1], device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]>
  sdy.mesh @e = <[]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<6x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg3) : tensor<8x8xf32>, tensor<i32>
    cond {
      %8 = stablehlo.compare LT, %iterArg_0, %arg3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
      stablehlo.return %8, %iterArg_0 : tensor<8x8xf32>, tensor<i32>
    }
    %1 = sdy.named_computation<"g">(%0#0, %0#0) in_shardings=[<@m, [{"c"}, {?}], unreduced={"a"}>, <mesh<["a"=2, "b"=4, "c"=2, "d"=1]>, [{}, {"b"}p0]>] (%arg4: tensor<8x8xf32>, %arg5: tensor<8x8xf32>) {
      sdy.return %arg4 : tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.sharding_constraint %0#0 <@m, [{"b"}, {}]> : tensor<8x8xf32>
    %3 = stablehlo.cosine %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}], replicated={"c"}, unreduced={"b"}>]>} : tensor<8xf32>
    %4 = stablehlo.slice %1 [0:1, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x8xf32>) -> tensor<8xf32>
    %6 = sdy.sharding_constraint %0#0 <@m, [{?}, {"b", ?}]> : tensor<8x8xf32>
    %7 = sdy.sharding_constraint %6 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    sdy.sharding_group %arg0 group_id=4 : tensor<8x8xf32>
    sdy.sharding_group %7 group_id=1 : tensor<8x8xf32>
    sdy.sharding_group %6 group_id=3 : tensor<8x8xf32>
    return %0#0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b":(2)2, "d"}], unreduced={"b":(1)2}>}, %arg1: tensor<6x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=4, "c"=2, "d"=1]>, [{?}p1, {"a", "b"}], unreduced={"d"}>}) {
    %0 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@n, [{"c"}, {"a"}]>]>} %arg0 : tensor<8x8xf32>
    %1 = sdy.constant dense<1.000000e+00> : tensor<8xf32>
    %2 = sdy.sharding_constraint %1 <@m, [{"b"}]> : tensor<8xf32>
    return %arg0 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2], device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]>
  sdy.mesh @e = <[]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<6x8xf32>) -> (tensor<8xf32>, tensor<8x8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %0 = sdy.named_computation<"h">(%arg0, %arg1) out_shardings=[<@m, [{}, {"b"}]>] (%arg2: tensor<8x8xf32>, %arg3: tensor<6x8xf32>) {
      %6:2 = sdy.manual_computation(%arg3) in_shardings=[<@m, [{}, {}], replicated={"c"}>] out_shardings=[<@e, [{}, {}]>, <@m, [{}, {}]>] manual_axes={"a", "b", "c"} (%arg4: tensor<6x8xf32>) {
        sdy.return %arg4, %arg4 : tensor<6x8xf32>, tensor<6x8xf32>
      } : (tensor<6x8xf32>) -> (tensor<6x8xf32>, tensor<6x8xf32>)
      %7 = sdy.sharding_constraint %6#1 <@m, [{?}, {"b"}]> : tensor<6x8xf32>
      %8:2 = stablehlo.optimization_barrier %arg3, %arg3 : tensor<6x8xf32>, tensor<6x8xf32>
      sdy.return %6#0 : tensor<6x8xf32>
    } : (tensor<8x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %1 = sdy.manual_computation(%arg1) in_shardings=[<@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"a", "b", "c"} (%arg2: tensor<6x8xf32>) {
      %6 = sdy.named_computation<"h">(%arg2, %arg2) out_shardings=[<@m, [{}, {}]>] (%arg3: tensor<6x8xf32>, %arg4: tensor<6x8xf32>) {
        %7 = stablehlo.multiply %arg4, %arg4 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : tensor<6x8xf32>
        %8 = stablehlo.add %arg4, %7 : tensor<6x8xf32>
        sdy.return %arg4 : tensor<6x8xf32>
      } : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<8xf32>
      sdy.return %6 : tensor<6x8xf32>
    } : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %2 = stablehlo.negate %arg0 : tensor<8x8xf32>
    %3 = sdy.constant dense<0.000000e+00> : tensor<8xf32>
    sdy.sharding_group %arg0 group_id=1 : tensor<8x8xf32>
    %4 = stablehlo.abs %0 : tensor<6x8xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
    return %cst, %5 : tensor<8xf32>, tensor<8x8xf32>
  }
  func.func private @h_1x(%arg0: tensor<8x8xf32>, %arg1: tensor<6x8xf32>) -> tensor<8x8xf32> {
    %0:2 = sdy.named_computation<"h">(%arg1, %arg0) (%arg2: tensor<6x8xf32>, %arg3: tensor<8x8xf32>) {
      sdy.return %arg3, %arg2 : tensor<8x8xf32>, tensor<6x8xf32>
    } : (tensor<6x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<6x8xf32>)
    return %0#0 : tensor<8x8xf32>
  }
  func.func private @g(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"b":(1)2}], replicated={"a"}>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0:2 = call @h_1(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>, <@m, [{}]>]>} : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>)
    %1 = sdy.reshard %0#1 <@m, [{"a", "b", "c", ?}]> : tensor<8xf32>
    %2 = sdy.reshard %0#0 <@m, [{?}, {"c"}p1]> : tensor<8x8xf32>
    %3:2 = call @h_1(%2) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>, <@m, [{}]>]>} : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>)
    %4 = sdy.reshard %3#1 <@m, [{"b", ?}]> : tensor<8xf32>
    %5 = sdy.reshard %3#0 <@m, [{"b"}, {?}], replicated={"c"}> : tensor<8x8xf32>
    %6:2 = call @h_1(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@n, [{}, {}]>, <@m, [{}]>]>} : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>)
    %7 = sdy.reshard %6#1 <@m, [{"a"}p1], unreduced={"c"}> : tensor<8xf32>
    %8 = sdy.reshard %6#0 <@n, [{"b":(2)2, "b":(1)2, "c", ?}, {"a"}]> : tensor<8x8xf32>
    %9:2 = call @h_1(%2) {foo = 1 : i64} : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>)
    return %2, %arg0 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @h_1(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"a"}]>]>} : tensor<8x8xf32>
    %1 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}], unreduced={"b"}>]>} : tensor<8xf32>
    return %arg0, %1 : tensor<8x8xf32>, tensor<8xf32>
  }
}
