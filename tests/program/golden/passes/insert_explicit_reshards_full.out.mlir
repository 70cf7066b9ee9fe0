module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b", "c"}>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}], unreduced={"b"}>}) {
    %0 = sdy.all_reduce {"b"} %arg0 out_sharding=<@m, [{"a"}, {}], unreduced={"c"}> : tensor<8x8xf32>
    %1 = sdy.reshard %arg1 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    %2 = stablehlo.add %0, %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}], unreduced={"c"}>]>} : tensor<8x8xf32>
    %3 = sdy.all_reduce {"c"} %2 out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
    %4 = sdy.propagation_barrier %3 allowed_direction=NONE : tensor<8x8xf32>
    %5 = sdy.reshard %4 <@m, [{"a"}, {"c"}]> : tensor<8x8xf32>
    %6 = stablehlo.dot %5, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %7 = sdy.all_reduce {"c"} %6 out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
    %8 = sdy.reshard %7 <@m, [{}, {}]> : tensor<8x8xf32>
    %9 = sdy.reshard %8 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %10 = sdy.replicated_to_unreduced {"b"} %9 out_sharding=<@m, [{}, {"a"}], unreduced={"b"}> : tensor<8x8xf32>
    return %10 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"b"}>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}], unreduced={"b"}>}) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {}], unreduced={"b"}> : tensor<8x8xf32>
    %1 = stablehlo.add %0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}], unreduced={"b"}>]>} : tensor<8x8xf32>
    %2 = sdy.reshard %1 <@m, [{}, {}], unreduced={"b"}> : tensor<8x8xf32>
    %3 = stablehlo.negate %2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"b"}>]>} : tensor<8x8xf32>
    %4 = sdy.reshard %2 <@m, [{"c"}, {}], unreduced={"b"}> : tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b"}>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"b"}]>}) {
    %0 = sdy.all_reduce {"b"} %arg0 out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<8x8xf32>
    %2 = sdy.reshard %1 <@m, [{}, {}]> : tensor<8x8xf32>
    %3 = sdy.all_reduce {"b"} %arg0 out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
    %4 = sdy.propagation_barrier %3 allowed_direction=NONE : tensor<8x8xf32>
    %5 = sdy.reshard %4 <@m, [{"c"}, {}]> : tensor<8x8xf32>
    %6 = stablehlo.add %5, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}]>]>} : tensor<8x8xf32>
    %7 = sdy.reshard %6 <@m, [{}, {}]> : tensor<8x8xf32>
    %8 = sdy.propagation_barrier %2 allowed_direction=NONE {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"b"}>]>} : tensor<8x8xf32>
    %9 = sdy.all_reduce {"b"} %8 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    %10 = sdy.all_reduce {"b"} %8 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    %11 = stablehlo.add %9, %10 : tensor<8x8xf32>
    %12 = stablehlo.add %7, %11 : tensor<8x8xf32>
    %13 = sdy.reshard %12 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %14 = sdy.reshard %4 <@m, [{}, {"b"}]> : tensor<8x8xf32>
    return %13, %14 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}], unreduced={"b"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"b"}>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"b"}>}) {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<8x8xf32>
    %1 = sdy.propagation_barrier %arg1 allowed_direction=NONE {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}], unreduced={"b"}>]>} : tensor<8x8xf32>
    %2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"c"}>]>} %0 : tensor<8x8xf32>
    %3 = sdy.reshard %0 <@m, [{}, {}], unreduced={"c"}> : tensor<8x8xf32>
    %4 = sdy.all_reduce {"b"} %1 out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
    %5 = sdy.reshard %4 <@m, [{}, {}]> : tensor<8x8xf32>
    %6 = sdy.reshard %1 <@m, [{}, {}], unreduced={"b"}> : tensor<8x8xf32>
    return %0, %5, %0, %6 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.sharded_to_unreduced [{"a"}, {}] %arg0 out_sharding=<@m, [{}, {}], unreduced={"a"}> : tensor<8x8xf32>
    %1 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<8x8xf32>
    %2 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<8x8xf32>
    %3 = sdy.reshard %2 <@m, [{}, {}]> : tensor<8x8xf32>
    %4 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) -> (tensor<8xf32>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0:2 = stablehlo.reduce(%arg0 init: %cst), (%arg1 init: %cst) across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}]>, <@m, [{"a"}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<f32>, %arg5: tensor<f32>)  {
      %5 = stablehlo.add %arg2, %arg4 : tensor<f32>
      %6 = stablehlo.add %arg3, %arg5 : tensor<f32>
      stablehlo.return %5, %6 : tensor<f32>, tensor<f32>
    }
    %1 = sdy.all_reduce {"b"} %0#0 out_sharding=<@m, [{"a"}]> : tensor<8xf32>
    %2 = sdy.all_reduce {"b"} %0#1 out_sharding=<@m, [{"a"}]> : tensor<8xf32>
    %3 = sdy.reshard %1 <@m, [{}]> : tensor<8xf32>
    %4 = sdy.reshard %2 <@m, [{?}]> : tensor<8xf32>
    return %3, %4 : tensor<8xf32>, tensor<8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  sdy.mesh @n = <["a"=2, "b"=2, "c"=4], device_ids=[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]>
  func.func private @g(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
  func.func private @h(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %arg0 : tensor<8x8xf32>
  }
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.reshard %arg1 <@m, [{}, {}]> : tensor<8x8xf32>
    %1 = sdy.reshard %arg1 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    %2 = sdy.reshard %arg1 <@m, [{?}, {?}]> : tensor<8x8xf32>
    %3 = call @g(%2, %1) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = call @h(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<8x8xf32>
    %6 = sdy.reshard %5 <@n, [{"a"}, {}]> : tensor<8x8xf32>
    %7 = sdy.reshard %arg0 <@n, [{"a", ?}, {}]> : tensor<8x8xf32>
    %8 = stablehlo.add %6, %7 {sdy.sharding = #sdy.sharding_per_value<[<@n, [{"a"}, {}]>]>} : tensor<8x8xf32>
    %9 = sdy.reshard %8 <@n, [{}, {}]> : tensor<8x8xf32>
    return %3, %9 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<i32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"b"}]>}) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
    %1 = sdy.reshard %arg0 <@m, [{"b"}, {}]> : tensor<8x8xf32>
    %2 = sdy.reshard %arg0 <@m, [{"c"}, {}]> : tensor<8x8xf32>
    %3:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}]>, <@m, [{"b"}, {}]>]>} %2, %1 : tensor<8x8xf32>, tensor<8x8xf32>
    %4 = sdy.reshard %3#0 <@m, [{"b"}, {}]> : tensor<8x8xf32>
    %5 = stablehlo.while(%iterArg = %4) : tensor<8x8xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>}
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %11 = sdy.reshard %iterArg <@m, [{"c"}, {}]> : tensor<8x8xf32>
      %12 = stablehlo.negate %11 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}]>]>} : tensor<8x8xf32>
      %13 = sdy.reshard %12 <@m, [{"b"}, {}]> : tensor<8x8xf32>
      stablehlo.return %13 : tensor<8x8xf32>
    }
    %6 = sdy.reshard %5 <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
    %7 = "stablehlo.case"(%arg1) ({
      stablehlo.return %6 : tensor<8x8xf32>
    }, {
      stablehlo.return %0 : tensor<8x8xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"b"}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
    %8 = sdy.reshard %7 <@m, [{"a", "b"}, {"c"}]> : tensor<8x8xf32>
    %9 = sdy.manual_computation(%8) in_shardings=[<@m, [{"a", "b"}, {"c"}]>] out_shardings=[<@m, [{"a"}, {"b"}]>] manual_axes={"a"} (%arg2: tensor<4x8xf32>) {
      %11 = stablehlo.negate %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {"c"}]>]>} : tensor<4x8xf32>
      %12 = sdy.reshard %11 <@m, [{"c"}, {}]> : tensor<4x8xf32>
      %13 = sdy.reshard %12 <@m, [{}, {"b"}]> : tensor<4x8xf32>
      sdy.return %13 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %10 = sdy.reshard %9 <@m, [{}, {"b"}]> : tensor<8x8xf32>
    return %10 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @notes(%arg0: tensor<8x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}, %arg1: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {"a"}]>}) -> tensor<8x16xf32> {
    %0 = sdy.reshard %arg0 <@m, [{}, {"b"}]> : tensor<8x32xf32>
    %1 = stablehlo.dot %0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a"}]>]>} : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
    %2 = sdy.all_reduce {"b"} %1 out_sharding=<@m, [{}, {"a"}]> : tensor<8x16xf32>
    %3 = sdy.reshard %2 <@m, [{"a"}, {}]> : tensor<8x16xf32>
    %4 = sdy.reshard %3 <@m, [{}, {}]> : tensor<8x16xf32>
    return %4 : tensor<8x16xf32>
  }
  func.func @sums_where_it_is_cut(%arg0: tensor<8x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}, %arg1: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {}]>}) -> (tensor<8x16xf32>, tensor<8x64xf32>, tensor<8x16xf32>) {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
    %1 = sdy.all_reduce {"b"} %0 out_sharding=<@m, [{"a"}, {}]> : tensor<8x16xf32>
    %2 = sdy.reshard %1 <@m, [{"b"}, {}]> : tensor<8x16xf32>
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} dense<1.000000e+00> : tensor<32x64xf32>
    %3 = stablehlo.dot %arg0, %cst {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : (tensor<8x32xf32>, tensor<32x64xf32>) -> tensor<8x64xf32>
    %4 = sdy.all_reduce {"b"} %3 out_sharding=<@m, [{"a"}, {}]> : tensor<8x64xf32>
    %5 = sdy.reshard %4 <@m, [{"b"}, {}]> : tensor<8x64xf32>
    %6 = stablehlo.dot %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
    %7 = sdy.all_reduce {"b"} %6 out_sharding=<@m, [{"a"}, {}]> : tensor<8x16xf32>
    %8 = sdy.reshard %7 <@m, [{"c"}, {}]> : tensor<8x16xf32>
    %9 = sdy.reshard %2 <@m, [{}, {}]> : tensor<8x16xf32>
    %10 = sdy.reshard %5 <@m, [{}, {}]> : tensor<8x64xf32>
    %11 = sdy.reshard %8 <@m, [{}, {}]> : tensor<8x16xf32>
    return %9, %10, %11 : tensor<8x16xf32>, tensor<8x64xf32>, tensor<8x16xf32>
  }
  func.func @unreduced(%arg0: tensor<8x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b", "c"}]>}, %arg1: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", "c"}, {}]>}) -> tensor<8x16xf32> {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}], unreduced={"c"}>]>} : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
    %1 = sdy.all_reduce {"b"} %0 out_sharding=<@m, [{"a"}, {}], unreduced={"c"}> : tensor<8x16xf32>
    %2 = sdy.all_reduce {"c"} %1 out_sharding=<@m, [{"a"}, {}]> : tensor<8x16xf32>
    %3 = sdy.reshard %2 <@m, [{}, {}]> : tensor<8x16xf32>
    return %3 : tensor<8x16xf32>
  }
  func.func @need_replication(%arg0: tensor<8x16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}, {"c"}]>}) -> tensor<8x16x16xf32> {
    %0 = sdy.reshard %arg0 <@m, [{"a", "b"}, {}, {}]> : tensor<8x16x16xf32>
    %1 = stablehlo.cholesky %0, lower = true {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b"}, {}, {}]>]>} : tensor<8x16x16xf32>
    %2 = sdy.reshard %1 <@m, [{"a"}, {"b"}, {"c"}]> : tensor<8x16x16xf32>
    %3 = sdy.reshard %2 <@m, [{}, {}, {}]> : tensor<8x16x16xf32>
    return %3 : tensor<8x16x16xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=3, "c"=4, "d"=2]>
  func.func @overflow(%arg0: tensor<12x4x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {}, {"c", "a", "d"}]>}) -> tensor<4x6x4xf32> {
    %0 = sdy.reshard %arg0 <@m, [{"c", "b"}, {"a", "d"}, {}]> : tensor<12x4x2xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {"b", "a"}, {"d"}]>]>} : (tensor<12x4x2xf32>) -> tensor<4x6x4xf32>
    %2 = sdy.reshard %1 <@m, [{}, {}, {}]> : tensor<4x6x4xf32>
    return %2 : tensor<4x6x4xf32>
  }
  func.func @overflow_of_result(%arg0: tensor<12x4x2xf32>) -> tensor<4x6x4xf32> {
    %0 = sdy.reshard %arg0 <@m, [{"c", "b"}, {"a"}, {}]> : tensor<12x4x2xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {"b", "a"}, {}]>]>} : (tensor<12x4x2xf32>) -> tensor<4x6x4xf32>
    %2 = sdy.reshard %1 <@m, [{"b"}, {"c", "a"}, {}]> : tensor<4x6x4xf32>
    %3 = sdy.reshard %2 <@m, [{}, {}, {}]> : tensor<4x6x4xf32>
    return %3 : tensor<4x6x4xf32>
  }
  func.func @permutes(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"c"}]>}) -> tensor<8x8xf32> {
    %0 = sdy.reshard %arg0 <@m, [{}, {"c", "d"}]> : tensor<8x8xf32>
    %1 = stablehlo.reverse %0, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"c", "d"}]>]>} : tensor<8x8xf32>
    %2 = sdy.reshard %1 <@m, [{}, {}]> : tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
  func.func @joined(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"c"}]>}) -> tensor<16x8xf32> {
    %0 = sdy.reshard %arg0 <@m, [{}, {"c", "a"}]> : tensor<8x8xf32>
    %1 = sdy.reshard %arg0 <@m, [{}, {"c", "a"}]> : tensor<8x8xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"c", "a"}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %3 = sdy.reshard %2 <@m, [{}, {"c"}]> : tensor<16x8xf32>
    %4 = sdy.reshard %3 <@m, [{}, {}]> : tensor<16x8xf32>
    return %4 : tensor<16x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "c"=2]>
  func.func @f(%arg0: tensor<24x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"c"}]>}) -> (tensor<6x48xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {}]> : tensor<24x12xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : (tensor<24x12xf32>) -> tensor<6x48xf32>
    return %1 : tensor<6x48xf32>
  }
}
