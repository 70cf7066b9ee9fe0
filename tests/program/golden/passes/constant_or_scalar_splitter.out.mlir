module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  func.func private @cf(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
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
    sdy.sharding_group %5 group_id=4 : tensor<8x8xf32>
    %6 = call @cf_1(%2) {bar} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.sharding_group %6 group_id=4 : tensor<8x8xf32>
    %7 = call @cf_2(%3) {bar} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.sharding_group %7 group_id=4 : tensor<8x8xf32>
    %8 = call @cf_3(%4) {bar} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.sharding_group %8 group_id=4 : tensor<8x8xf32>
    %9 = call @ncf(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %10 = sdy.named_computation<"f">(%5) (%arg3: tensor<8x8xf32>) {
      %18 = stablehlo.add %arg3, %arg3 : tensor<8x8xf32>
      %19 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
      %20 = stablehlo.add %18, %19 : tensor<8x8xf32>
      sdy.return %20 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.sharding_group %10 group_id=3 : tensor<8x8xf32>
    %11 = sdy.named_computation<"f">(%6) (%arg3: tensor<8x8xf32>) {
      %18 = stablehlo.add %arg3, %arg3 : tensor<8x8xf32>
      %19 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
      %20 = stablehlo.add %18, %19 : tensor<8x8xf32>
      sdy.return %20 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.sharding_group %11 group_id=3 : tensor<8x8xf32>
    %12 = sdy.named_computation<"f">(%7) (%arg3: tensor<8x8xf32>) {
      %18 = stablehlo.add %arg3, %arg3 : tensor<8x8xf32>
      %19 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
      %20 = stablehlo.add %18, %19 : tensor<8x8xf32>
      sdy.return %20 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.sharding_group %12 group_id=3 : tensor<8x8xf32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    sdy.sharding_group %13 group_id=6 : tensor<8x8xf32>
    sdy.sharding_group %13 group_id=5 : tensor<8x8xf32>
    %14 = stablehlo.add %10, %arg0 : tensor<8x8xf32>
    %15 = stablehlo.add %11, %13 : tensor<8x8xf32>
    %16 = stablehlo.add %12, %7 : tensor<8x8xf32>
    %17 = stablehlo.add %16, %arg0 : tensor<8x8xf32>
    return %14, %8 : tensor<8x8xf32>, tensor<8x8xf32>
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
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xi32>) {
    %0 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    %1 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    %2 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    %3 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    %4 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    %5 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    %6 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    %7 = chlo.erf %4 : tensor<8x8xf32> -> tensor<8x8xf32>
    %8 = chlo.broadcast_add %1, %1 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %9 = chlo.broadcast_add %5, %5 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %10 = stablehlo.bitcast_convert %6 : (tensor<8x8xf32>) -> tensor<8x8xi32>
    %11 = sdy.reshard %2 <mesh<["a"=2]>, [{"a"}, {}]> : tensor<8x8xf32>
    %12 = sdy.reshard %5 <mesh<["a"=2]>, [{"a"}, {}]> : tensor<8x8xf32>
    %13 = sdy.propagation_barrier %3 allowed_direction=NONE : tensor<8x8xf32>
    %14 = sdy.sharding_constraint %0 <mesh<["a"=2]>, [{"a"}, {}]> : tensor<8x8xf32>
    %15 = stablehlo.add %7, %7 : tensor<8x8xf32>
    %16 = stablehlo.multiply %8, %arg0 : tensor<8x8xf32>
    %17 = stablehlo.multiply %11, %arg0 : tensor<8x8xf32>
    %18 = stablehlo.multiply %13, %17 : tensor<8x8xf32>
    %19 = stablehlo.multiply %14, %18 : tensor<8x8xf32>
    %20 = stablehlo.multiply %9, %12 : tensor<8x8xf32>
    return %15, %16, %19, %20, %10 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    %1 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    %2 = sdy.reshard %0 <mesh<["a"=2]>, [{"a"}, {}]> : tensor<8x8xf32>
    %3 = sdy.reshard %1 <mesh<["a"=2]>, [{"a"}, {}]> : tensor<8x8xf32>
    %4 = stablehlo.add %2, %2 : tensor<8x8xf32>
    %5 = stablehlo.add %3, %3 : tensor<8x8xf32>
    %6 = stablehlo.add %4, %arg0 : tensor<8x8xf32>
    return %6, %5 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  func.func private @cc() -> tensor<8x8xf32> {
    %0 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @c2(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>) {
    %0 = call @cc_0() : () -> tensor<8x8xf32>
    %1 = stablehlo.add %0, %arg0 : tensor<8x8xf32>
    return %1, %arg1 : tensor<8x8xf32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = call @cc_2() : () -> tensor<8x8xf32>
    %1 = call @cc_5() : () -> tensor<8x8xf32>
    %2 = call @cc() : () -> tensor<8x8xf32>
    %3 = sdy.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %7:2 = call @c2_4(%0, %3) : (tensor<8x8xf32>, tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>)
    %8:2 = call @c2_7(%1, %3) : (tensor<8x8xf32>, tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>)
    %9:2 = call @c2(%2, %3) : (tensor<8x8xf32>, tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>)
    %10 = stablehlo.add %0, %7#0 : tensor<8x8xf32>
    %11 = stablehlo.add %1, %8#0 : tensor<8x8xf32>
    %12 = stablehlo.add %11, %6 : tensor<8x8xf32>
    %13 = stablehlo.broadcast_in_dim %9#1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %14 = stablehlo.add %arg0, %13 : tensor<8x8xf32>
    %15 = "stablehlo.case"(%arg2) ({
      %20 = stablehlo.add %arg0, %10 : tensor<8x8xf32>
      stablehlo.return %20 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    %16 = sdy.named_computation<"f">(%4) (%arg3: tensor<8x8xf32>) {
      %20 = func.call @cc_1() : () -> tensor<8x8xf32>
      %21 = stablehlo.add %arg3, %20 : tensor<8x8xf32>
      sdy.return %21 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %17 = sdy.named_computation<"f">(%5) (%arg3: tensor<8x8xf32>) {
      %20 = func.call @cc_1() : () -> tensor<8x8xf32>
      %21 = stablehlo.add %arg3, %20 : tensor<8x8xf32>
      sdy.return %21 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %18 = stablehlo.add %16, %arg0 : tensor<8x8xf32>
    %19 = stablehlo.add %17, %18 : tensor<8x8xf32>
    return %12, %14 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @cc_0() -> tensor<8x8xf32> attributes {sdy.original_func_name = "cc"} {
    %0 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @cc_1() -> tensor<8x8xf32> attributes {sdy.original_func_name = "cc"} {
    %0 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @cc_2() -> tensor<8x8xf32> attributes {sdy.original_func_name = "cc"} {
    %0 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @cc_0_3() -> tensor<8x8xf32> attributes {sdy.original_func_name = "cc"} {
    %0 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @c2_4(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>) attributes {sdy.original_func_name = "c2"} {
    %0 = call @cc_0_3() : () -> tensor<8x8xf32>
    %1 = stablehlo.add %0, %arg0 : tensor<8x8xf32>
    return %1, %arg1 : tensor<8x8xf32>, tensor<f32>
  }
  func.func private @cc_5() -> tensor<8x8xf32> attributes {sdy.original_func_name = "cc"} {
    %0 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @cc_0_6() -> tensor<8x8xf32> attributes {sdy.original_func_name = "cc"} {
    %0 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @c2_7(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>) attributes {sdy.original_func_name = "c2"} {
    %0 = call @cc_0_6() : () -> tensor<8x8xf32>
    %1 = stablehlo.add %0, %arg0 : tensor<8x8xf32>
    return %1, %arg1 : tensor<8x8xf32>, tensor<f32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @e = <[]>
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{}, {}]>}, %arg1: tensor<i32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@n, [{"b":(2)2, "b":(1)2, ?}], replicated={"a"}, unreduced={"c"}>}, tensor<8x8xf32>) {
    %0:2 = sdy.manual_computation(%arg0, %arg0) in_shardings=[<@m, [{}, {}], replicated={"b"}>, <@m, [{}, {}], replicated={"b"}>] out_shardings=[<@m, [{}, {}]>, <@m, [{}, {}]>] manual_axes={"b"} (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      %8:2 = sdy.manual_computation(%arg2, %arg3) in_shardings=[<@m, [{"a"}, {}]>, <@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>, <@m, [{"a"}, {}], replicated={"c"}>] manual_axes={"c", "a"} (%arg4: tensor<4x8xf32>, %arg5: tensor<4x8xf32>) {
        sdy.return %arg4, %arg4 : tensor<4x8xf32>, tensor<4x8xf32>
      } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
      %9 = sdy.sharding_constraint %arg3 <@m, [{"a"}, {}]> : tensor<8x8xf32>
      sdy.return %8#1, %arg2 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %1 = stablehlo.add %0#0, %0#0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(2)2, "b":(1)2, "a", ?}p0, {?}]>]>} : tensor<8x8xf32>
    %2 = sdy.sharding_constraint %0#1 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %2 <@m, [{"b", ?}, {?}]> : tensor<8x8xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<8x8xf32>
    %5 = stablehlo.negate %1 : tensor<8x8xf32>
    %6:2 = sdy.named_computation<"f">(%0#1, %3) (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      sdy.return %arg3, %arg2 : tensor<8x8xf32>, tensor<8x8xf32>
    } {foo} : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %7 = sdy.constant dense<0.000000e+00> : tensor<8xf32>
    return %7, %1 : tensor<8xf32>, tensor<8x8xf32>
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
    %4 = sdy.constant dense<2.000000e+00> : tensor<8xf32>
    return %4 : tensor<8xf32>
  }
  func.func private @f_0(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{}, {}], replicated={"b"}>}) {
    %0 = sdy.constant dense<1> : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %5:2 = sdy.named_computation<"f">(%arg1) (%arg2: tensor<8x8xf32>) {
        sdy.return %arg2, %arg2 : tensor<8x8xf32>, tensor<8x8xf32>
      } {foo} : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
      %6 = stablehlo.cosine %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}], replicated={"c"}>]>} : tensor<8x8xf32>
      %7 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(2)2}p0, {"a"}]>]>} : tensor<8x8xf32>
      stablehlo.return %arg0 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    %2 = "stablehlo.case"(%0) ({
      %5 = "stablehlo.case"(%0) ({
        %6 = "stablehlo.case"(%0) ({
          %7 = stablehlo.multiply %arg0, %arg0 : tensor<8x8xf32>
          %8 = stablehlo.slice %arg0 [0:1, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
          %9 = stablehlo.reshape %8 : (tensor<1x8xf32>) -> tensor<8xf32>
          stablehlo.return %arg1 : tensor<8x8xf32>
        }, {
          %7 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
          stablehlo.return %1 : tensor<8x8xf32>
        }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b":(1)2, "c", ?}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
        sdy.sharding_group %1 group_id=0 : tensor<8x8xf32>
        stablehlo.return %1 : tensor<8x8xf32>
      }) : (tensor<i32>) -> tensor<8x8xf32>
      sdy.sharding_group %5 group_id=3 : tensor<8x8xf32>
      stablehlo.return %1 : tensor<8x8xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(2)2, "a", ?}, {}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
    %3 = stablehlo.multiply %1, %arg0 : tensor<8x8xf32>
    %4 = "stablehlo.case"(%0) ({
      %5 = sdy.constant dense<0.000000e+00> : tensor<8x8xf32>
      %6 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c", ?}, {?}]>]>} %2 : tensor<8x8xf32>
      stablehlo.return %5 : tensor<8x8xf32>
    }, {
      sdy.sharding_group %3 group_id=2 : tensor<8x8xf32>
      %5 = stablehlo.optimization_barrier %1 : tensor<8x8xf32>
      stablehlo.return %arg1 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
  func.func private @f_1(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    return %arg0, %arg0 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @e = <[]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=4, "c"=2]>, [{}, {"c", ?}], replicated={"b"}>}, %arg1: tensor<6x8xf32>, %arg2: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b":(2)2, "b":(1)2}], unreduced={"c"}>}, %arg3: tensor<i32>) -> (tensor<8x8xf32>, tensor<8xf32>) {
    %0 = sdy.constant dense<0.000000e+00> : tensor<8x8xf32>
    %1 = sdy.constant dense<0.000000e+00> : tensor<8x8xf32>
    %2 = sdy.named_computation<"f">(%1) in_shardings=[<mesh<["a"=2, "b"=4, "c"=2]>, [{"b"}, {"c", ?}], unreduced={"a"}>] (%arg4: tensor<8x8xf32>) {
      sdy.sharding_group %arg4 group_id=3 : tensor<8x8xf32>
      %4 = stablehlo.add %arg4, %arg4 : tensor<8x8xf32>
      sdy.return %4 : tensor<8x8xf32>
    } {foo} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = sdy.sharding_constraint %0 <@m, [{}, {"b"}]> : tensor<8x8xf32>
    return %2, %arg2 : tensor<8x8xf32>, tensor<8xf32>
  }
}
