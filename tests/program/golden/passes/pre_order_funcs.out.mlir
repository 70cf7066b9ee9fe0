module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = call @f(%arg0) {foo, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = call @f(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2:2 = call @g(%1, %arg1) : (tensor<8x8xf32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %3:2 = call @h(%1) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token)
    return %2#0, %2#1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @h(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token) {
    %0 = stablehlo.create_token : !stablehlo.token
    return %arg0, %0 : tensor<8x8xf32>, !stablehlo.token
  }
  func.func private @g(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
    %0 = call @f(%arg0) {xla.attr = 1 : i64} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<8x8xf32>
    return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @f(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {?}]>}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "d"=1]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2, "d"=1]>
  sdy.mesh @e = <[]>
  func.func private @g(%arg0: tensor<8x8xf32>, %arg1: tensor<6x8xf32>, %arg2: tensor<8x8xf32>) -> (tensor<8xf32>, tensor<8x8xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.slice %arg2 [0:1, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8xf32>) -> tensor<8xf32>
    return %1, %arg0 : tensor<8xf32>, tensor<8x8xf32>
  }
  func.func @f_1(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", ?}, {}], unreduced={"c"}>}, %arg1: tensor<8xf32>, %arg2: tensor<f32>) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %arg1 <@m, [{"b"}]> : tensor<8xf32>
    %1 = sdy.sharding_constraint %arg0 <@m, [{}, {"b"}]> : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  func.func @h_1(%arg0: tensor<8x8xf32>, %arg1: tensor<6x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"d", "c", ?}p1]>}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %c) : tensor<6x8xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c", "d"}, {"a"}], replicated={"b":(2)2}>, <@m, [], replicated={"a", "b", "c", "d"}>]>}
    cond {
      %5 = stablehlo.compare LT, %iterArg_0, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = "stablehlo.case"(%c) ({
        %6 = stablehlo.iota dim = 0 : tensor<8x8xf32>
        %7 = sdy.named_computation<"f">(%6) (%arg2: tensor<8x8xf32>) {
          sdy.return %arg2 : tensor<8x8xf32>
        } {foo} : (tensor<8x8xf32>) -> tensor<8x8xf32>
        stablehlo.return %arg1 : tensor<6x8xf32>
      }, {
        %6 = stablehlo.add %iterArg, %iterArg {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "c"}, {"b"}]>]>} : tensor<6x8xf32>
        %cst = stablehlo.constant dense<1.000000e+00> : tensor<8x8xf32>
        %7 = stablehlo.optimization_barrier %cst : tensor<8x8xf32>
        stablehlo.return %6 : tensor<6x8xf32>
      }) : (tensor<i32>) -> tensor<6x8xf32>
      stablehlo.return %iterArg, %iterArg_0 : tensor<6x8xf32>, tensor<i32>
    }
    %1:2 = sdy.named_computation<"f">(%arg0, %0#0) in_shardings=[<@m, [{"d"}, {"a"}]>, <@m, [{"d"}, {}], replicated={"b":(1)2}, unreduced={"c"}>] out_shardings=[<@n, [{"c", "d"}, {"b"}], unreduced={"a"}>, <@m, [{"b", ?}p1, {"d"}], replicated={"a"}>] (%arg2: tensor<8x8xf32>, %arg3: tensor<6x8xf32>) {
      sdy.return %arg2, %arg2 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<6x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %2 = sdy.sharding_constraint %1#1 <@m, [{"a", ?}, {?}]> : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %2 <@m, [{}, {"b"}]> : tensor<8x8xf32>
    %4 = sdy.sharding_constraint %3 <@m, [{"b"}, {}]> : tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>) -> (tensor<8xf32>, tensor<8x8xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<8x8xf32>
    %0 = sdy.sharding_constraint %arg1 <@m, [{"a", "d"}, {}]> : tensor<8x8xf32>
    sdy.sharding_group %arg1 group_id=2 : tensor<8x8xf32>
    return %arg2, %cst : tensor<8xf32>, tensor<8x8xf32>
  }
}
