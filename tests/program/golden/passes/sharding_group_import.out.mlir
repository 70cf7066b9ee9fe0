module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<4x8xf32>) -> tensor<8x8xf32> {
    sdy.sharding_group %arg0 group_id=0 : tensor<8x8xf32>
    sdy.sharding_group %arg1 group_id=0 : tensor<8x8xf32>
    sdy.sharding_group %arg2 group_id=0 {foo} : tensor<8x8xf32>
    sdy.sharding_group %arg3 group_id=1 : tensor<4x8xf32>
    %0 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
    sdy.sharding_group %0 group_id=2 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) -> tensor<8x8xf32> {
    sdy.sharding_group %arg0 group_id=1 : tensor<8x8xf32>
    sdy.sharding_group %arg2 group_id=0 : tensor<8x8xf32>
    sdy.sharding_group %arg1 group_id=1 : tensor<8x8xf32>
    return %arg0 : tensor<8x8xf32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) -> tensor<8x8xf32> {
    sdy.sharding_group %arg0 group_id=0 : tensor<8x8xf32>
    sdy.sharding_group %arg2 group_id=1 : tensor<8x8xf32>
    sdy.sharding_group %arg1 group_id=0 : tensor<8x8xf32>
    return %arg0 : tensor<8x8xf32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<i32>) -> tensor<8x8xf32> {
    sdy.sharding_group %arg2 group_id=0 : tensor<8x8xf32>
    %0 = "stablehlo.case"(%arg4) ({
      sdy.sharding_group %arg0 group_id=1 : tensor<8x8xf32>
      stablehlo.return %arg0 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    sdy.sharding_group %0 group_id=2 : tensor<8x8xf32>
    sdy.sharding_group %arg3 group_id=1 : tensor<8x8xf32>
    sdy.sharding_group %arg1 group_id=2 : tensor<8x8xf32>
    return %arg0 : tensor<8x8xf32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<i32>) -> tensor<8x8xf32> {
    sdy.sharding_group %arg0 group_id=0 : tensor<8x8xf32>
    sdy.sharding_group %arg1 group_id=1 : tensor<8x8xf32>
    sdy.sharding_group %arg2 group_id=1 : tensor<8x8xf32>
    sdy.sharding_group %arg3 group_id=1 : tensor<8x8xf32>
    %0 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
    sdy.sharding_group %0 group_id=2 : tensor<8x8xf32>
    return %arg0 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2], device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]>
  sdy.mesh @e = <[]>
  func.func public @main(%arg0: tensor<8x8xf32>) -> tensor<8xf32> {
    %0 = sdy.manual_computation(%arg0, %arg0) in_shardings=[<@m, [{}, {}], replicated={"c"}>, <@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"a", "c"} (%arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) {
      sdy.return %arg2 : tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.sharding_constraint %arg0 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %2 = sdy.sharding_constraint %1 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %2 <@m, [{"b"}, {}]> : tensor<8x8xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<8xf32>
    return %cst : tensor<8xf32>
  }
  func.func private @f_0(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{}, {}], replicated={"b"}>}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = "stablehlo.case"(%c) ({
      %4:2 = sdy.named_computation<"f">(%arg1) (%arg2: tensor<8x8xf32>) {
        %cst_0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [], replicated={"a", "c"}>]>} dense<1.000000e+00> : tensor<f32>
        %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        sdy.return %arg2, %arg2 : tensor<8x8xf32>, tensor<8x8xf32>
      } {foo} : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
      %5 = stablehlo.cosine %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}], replicated={"c"}>]>} : tensor<8x8xf32>
      %6 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(2)2}p0, {"a"}]>]>} : tensor<8x8xf32>
      stablehlo.return %arg0 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    %1 = "stablehlo.case"(%c) ({
      %4 = "stablehlo.case"(%c) ({
        %5 = "stablehlo.case"(%c) ({
          %6 = stablehlo.multiply %arg0, %arg0 : tensor<8x8xf32>
          %7 = stablehlo.iota dim = 0 : tensor<8x8xf32>
          %8 = stablehlo.slice %arg0 [0:1, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
          %9 = stablehlo.reshape %8 : (tensor<1x8xf32>) -> tensor<8xf32>
          stablehlo.return %arg1 : tensor<8x8xf32>
        }, {
          %6 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
          stablehlo.return %0 : tensor<8x8xf32>
        }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b":(1)2, "c", ?}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
        sdy.sharding_group %0 group_id=0 : tensor<8x8xf32>
        %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        stablehlo.return %0 : tensor<8x8xf32>
      }) : (tensor<i32>) -> tensor<8x8xf32>
      sdy.sharding_group %4 group_id=1 : tensor<8x8xf32>
      stablehlo.return %0 : tensor<8x8xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(2)2, "a", ?}, {}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<8x8xf32>
    %3 = "stablehlo.case"(%c) ({
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
      %4 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c", ?}, {?}]>]>} %1 : tensor<8x8xf32>
      stablehlo.return %cst_0 : tensor<8x8xf32>
    }, {
      sdy.sharding_group %2 group_id=2 : tensor<8x8xf32>
      %4 = stablehlo.optimization_barrier %0 : tensor<8x8xf32>
      stablehlo.return %arg1 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %3 : tensor<8x8xf32>
  }
  func.func private @f_1(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    return %arg0, %arg0 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
