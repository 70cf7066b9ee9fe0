module {
  sdy.mesh @m_reversed = <["u"=3, "v"=2], device_ids=[4, 5, 2, 3, 0, 1]>
  sdy.mesh @m = <["u"=3, "v"=2]>
  func.func @pad(%arg0: tensor<9x5xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}, {}]>}) -> tensor<13x7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = sdy.manual_computation(%arg0, %c) in_shardings=[<@m, [{"u"}, {}]>, <@m, []>] out_shardings=[<@m, [{"u"}, {}]>] manual_axes={"u"} (%arg1: tensor<3x5xi32>, %arg2: tensor<i32>) {
      %2 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[2, 0], [3, 1], [4, 2], [5, 3]]> : tensor<4x2xi64>}> : (tensor<3x5xi32>) -> tensor<3x5xi32>
      %3 = stablehlo.concatenate %arg1, %2, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<6x5xi32>
      %4 = stablehlo.pad %3, %arg2, low = [5, 0], high = [5, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<6x5xi32>, tensor<i32>) -> tensor<16x5xi32>
      %5 = stablehlo.partition_id : tensor<ui32>
      %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i64>
      %c_0 = stablehlo.constant dense<2> : tensor<i64>
      %7 = stablehlo.divide %6, %c_0 : tensor<i64>
      %c_1 = stablehlo.constant dense<3> : tensor<i64>
      %8 = stablehlo.remainder %7, %c_1 : tensor<i64>
      %c_2 = stablehlo.constant dense<2> : tensor<i64>
      %c_3 = stablehlo.constant dense<3> : tensor<i64>
      %9 = stablehlo.multiply %8, %c_2 : tensor<i64>
      %10 = stablehlo.add %9, %c_3 : tensor<i64>
      %c_4 = stablehlo.constant dense<0> : tensor<i64>
      %11 = stablehlo.maximum %10, %c_4 : tensor<i64>
      %12 = stablehlo.dynamic_slice %4, %11, %c_4, sizes = [5, 5] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<16x5xi32>, tensor<i64>, tensor<i64>) -> tensor<5x5xi32>
      %13 = stablehlo.pad %12, %arg2, low = [0, 1], high = [0, 1], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<5x5xi32>, tensor<i32>) -> tensor<5x7xi32>
      sdy.return %13 : tensor<5x7xi32>
    } : (tensor<9x5xi32>, tensor<i32>) -> tensor<15x7xi32>
    %1 = stablehlo.slice %0 [0:13, 0:7] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}, {}]>]>} : (tensor<15x7xi32>) -> tensor<13x7xi32>
    return %1 : tensor<13x7xi32>
  }
  func.func @slice(%arg0: tensor<12x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"u", "v"}, {}]>}) -> tensor<6x2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = sdy.manual_computation(%arg0, %c) in_shardings=[<@m, [{"u", "v"}, {}]>, <@m, []>] out_shardings=[<@m, [{"u", "v"}, {}]>] manual_axes={"u", "v"} (%arg1: tensor<2x4xi32>, %arg2: tensor<i32>) {
      %1 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 4], [4, 5]]> : tensor<5x2xi64>}> : (tensor<2x4xi32>) -> tensor<2x4xi32>
      %2 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, source_target_pairs = dense<[[1, 0], [2, 1], [3, 2], [4, 3], [5, 4]]> : tensor<5x2xi64>}> : (tensor<2x4xi32>) -> tensor<2x4xi32>
      %3 = stablehlo.concatenate %1, %arg1, %2, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
      %4 = stablehlo.pad %3, %arg2, low = [1, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<6x4xi32>, tensor<i32>) -> tensor<8x4xi32>
      %5 = stablehlo.partition_id : tensor<ui32>
      %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i64>
      %c_0 = stablehlo.constant dense<2> : tensor<i64>
      %7 = stablehlo.divide %6, %c_0 : tensor<i64>
      %c_1 = stablehlo.constant dense<3> : tensor<i64>
      %8 = stablehlo.remainder %7, %c_1 : tensor<i64>
      %c_2 = stablehlo.constant dense<2> : tensor<i64>
      %9 = stablehlo.remainder %6, %c_2 : tensor<i64>
      %c_3 = stablehlo.constant dense<2> : tensor<i64>
      %10 = stablehlo.multiply %8, %c_3 : tensor<i64>
      %11 = stablehlo.add %10, %9 : tensor<i64>
      %c_4 = stablehlo.constant dense<-1> : tensor<i64>
      %c_5 = stablehlo.constant dense<6> : tensor<i64>
      %12 = stablehlo.multiply %11, %c_4 : tensor<i64>
      %13 = stablehlo.add %12, %c_5 : tensor<i64>
      %c_6 = stablehlo.constant dense<0> : tensor<i64>
      %14 = stablehlo.maximum %13, %c_6 : tensor<i64>
      %15 = stablehlo.dynamic_slice %4, %14, %c_6, sizes = [1, 4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x4xi32>, tensor<i64>, tensor<i64>) -> tensor<1x4xi32>
      %16 = stablehlo.slice %15 [0:1, 2:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<1x4xi32>) -> tensor<1x2xi32>
      sdy.return %16 : tensor<1x2xi32>
    } : (tensor<12x4xi32>, tensor<i32>) -> tensor<6x2xi32>
    return %0 : tensor<6x2xi32>
  }
  func.func @reverse(%arg0: tensor<5x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}, {"v"}]>}) -> tensor<5x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.pad %arg0, %c, low = [0, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}, {"v"}]>]>} : (tensor<5x4xi32>, tensor<i32>) -> tensor<6x4xi32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"u"}, {"v"}]>] out_shardings=[<@m, [{"u"}, {"v"}]>] manual_axes={"u"} (%arg1: tensor<2x4xi32>) {
      %5 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, source_target_pairs = dense<[[0, 2], [1, 3], [2, 4], [3, 5]]> : tensor<4x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"v"}]>]>} : (tensor<2x4xi32>) -> tensor<2x4xi32>
      %6 = stablehlo.slice %5 [1:2, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"v"}]>]>} : (tensor<2x4xi32>) -> tensor<1x4xi32>
      %7 = stablehlo.slice %arg1 [0:1, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"v"}]>]>} : (tensor<2x4xi32>) -> tensor<1x4xi32>
      %8 = stablehlo.concatenate %6, %7, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"v"}]>]>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
      sdy.return %8 : tensor<2x4xi32>
    } : (tensor<6x4xi32>) -> tensor<6x4xi32>
    %2 = stablehlo.reverse %1, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m_reversed, [{"u"}, {"v"}]>]>} : tensor<6x4xi32>
    %3 = sdy.reshard %2 <@m, [{"u"}, {"v"}]> : tensor<6x4xi32>
    %4 = stablehlo.slice %3 [0:5, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}, {"v"}]>]>} : (tensor<6x4xi32>) -> tensor<5x4xi32>
    return %4 : tensor<5x4xi32>
  }
}
// -----
module {
  sdy.mesh @m = <["u"=3]>
  func.func @other_value(%arg0: tensor<9xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<12xi32> {
    %c = stablehlo.constant dense<7> : tensor<i32>
    %0 = sdy.manual_computation(%arg0, %c) in_shardings=[<@m, [{"u"}]>, <@m, []>] out_shardings=[<@m, [{"u"}]>] manual_axes={"u"} (%arg1: tensor<3xi32>, %arg2: tensor<i32>) {
      %1 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<3xi32>) -> tensor<3xi32>
      %2 = stablehlo.partition_id : tensor<ui32>
      %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i64>
      %c_0 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
      %4 = stablehlo.dynamic_slice %c_0, %3, sizes = [1] : (tensor<3xi1>, tensor<i64>) -> tensor<1xi1>
      %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
      %6 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %7 = stablehlo.select %5, %1, %6 : tensor<3xi1>, tensor<3xi32>
      %8 = stablehlo.concatenate %7, %arg1, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<6xi32>
      %9 = stablehlo.pad %8, %arg2, low = [4], high = [4], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<6xi32>, tensor<i32>) -> tensor<14xi32>
      %10 = stablehlo.partition_id : tensor<ui32>
      %11 = stablehlo.convert %10 : (tensor<ui32>) -> tensor<i64>
      %c_1 = stablehlo.constant dense<1> : tensor<i64>
      %c_2 = stablehlo.constant dense<5> : tensor<i64>
      %12 = stablehlo.multiply %11, %c_1 : tensor<i64>
      %13 = stablehlo.add %12, %c_2 : tensor<i64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %14 = stablehlo.maximum %13, %c_3 : tensor<i64>
      %15 = stablehlo.dynamic_slice %9, %14, sizes = [4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<14xi32>, tensor<i64>) -> tensor<4xi32>
      sdy.return %15 : tensor<4xi32>
    } : (tensor<9xi32>, tensor<i32>) -> tensor<12xi32>
    return %0 : tensor<12xi32>
  }
  func.func @strides(%arg0: tensor<9x8xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}, {}]>}) -> (tensor<3x8xi32>, tensor<6x4xi32>) {
    %0 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<9x8xi32>
    %1 = stablehlo.slice %0 [0:9:3, 0:8] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<9x8xi32>) -> tensor<3x8xi32>
    %2 = sdy.reshard %1 <@m, [{"u"}, {}]> : tensor<3x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = sdy.manual_computation(%arg0, %c) in_shardings=[<@m, [{"u"}, {}]>, <@m, []>] out_shardings=[<@m, [{"u"}, {}]>] manual_axes={"u"} (%arg1: tensor<3x8xi32>, %arg2: tensor<i32>) {
      %4 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<3x8xi32>) -> tensor<3x8xi32>
      %5 = stablehlo.concatenate %4, %arg1, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<3x8xi32>, tensor<3x8xi32>) -> tensor<6x8xi32>
      %6 = stablehlo.pad %5, %arg2, low = [2, 0], high = [2, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<6x8xi32>, tensor<i32>) -> tensor<10x8xi32>
      %7 = stablehlo.partition_id : tensor<ui32>
      %8 = stablehlo.convert %7 : (tensor<ui32>) -> tensor<i64>
      %c_0 = stablehlo.constant dense<-1> : tensor<i64>
      %c_1 = stablehlo.constant dense<6> : tensor<i64>
      %9 = stablehlo.multiply %8, %c_0 : tensor<i64>
      %10 = stablehlo.add %9, %c_1 : tensor<i64>
      %c_2 = stablehlo.constant dense<0> : tensor<i64>
      %11 = stablehlo.maximum %10, %c_2 : tensor<i64>
      %12 = stablehlo.dynamic_slice %6, %11, %c_2, sizes = [2, 8] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<10x8xi32>, tensor<i64>, tensor<i64>) -> tensor<2x8xi32>
      %13 = stablehlo.slice %12 [0:2, 0:8:2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x8xi32>) -> tensor<2x4xi32>
      sdy.return %13 : tensor<2x4xi32>
    } : (tensor<9x8xi32>, tensor<i32>) -> tensor<6x4xi32>
    return %2, %3 : tensor<3x8xi32>, tensor<6x4xi32>
  }
  func.func @stays(%arg0: tensor<6x9xi32> {sdy.sharding = #sdy.sharding<@m, [{}, {"u"}]>}) -> tensor<10x9xi32> {
    %c = stablehlo.constant dense<7> : tensor<i32>
    %0 = stablehlo.pad %arg0, %c, low = [2, 0], high = [2, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"u"}]>]>} : (tensor<6x9xi32>, tensor<i32>) -> tensor<10x9xi32>
    return %0 : tensor<10x9xi32>
  }
}
// -----
module {
  sdy.mesh @m = <["u"=2]>
  func.func @free(%arg0: tensor<6xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<10xi32> {
    %c = stablehlo.constant dense<7> : tensor<i32>
    %0 = stablehlo.pad %arg0, %c, low = [2], high = [2], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<6xi32>, tensor<i32>) -> tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func @inside(%arg0: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = sdy.manual_computation(%arg0, %c) in_shardings=[<@m, [{"u"}]>, <@m, []>] out_shardings=[<@m, [{"u"}]>] manual_axes={"u"} (%arg1: tensor<4xi32>, %arg2: tensor<i32>) {
      %2 = stablehlo.concatenate %arg1, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<4xi32>) -> tensor<4xi32>
      %3 = stablehlo.pad %2, %arg2, low = [1], high = [1], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<4xi32>, tensor<i32>) -> tensor<6xi32>
      %4 = stablehlo.partition_id : tensor<ui32>
      %5 = stablehlo.convert %4 : (tensor<ui32>) -> tensor<i64>
      %c_0 = stablehlo.constant dense<-3> : tensor<i64>
      %c_1 = stablehlo.constant dense<4> : tensor<i64>
      %6 = stablehlo.multiply %5, %c_0 : tensor<i64>
      %7 = stablehlo.add %6, %c_1 : tensor<i64>
      %c_2 = stablehlo.constant dense<0> : tensor<i64>
      %8 = stablehlo.maximum %7, %c_2 : tensor<i64>
      %9 = stablehlo.dynamic_slice %3, %8, sizes = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<6xi32>, tensor<i64>) -> tensor<1xi32>
      sdy.return %9 : tensor<1xi32>
    } : (tensor<8xi32>, tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.slice %0 [0:1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<2xi32>) -> tensor<1xi32>
    return %1 : tensor<1xi32>
  }
}
// -----
module {
  sdy.mesh @m = <["u"=6]>
  func.func @split(%arg0: tensor<10xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<2x5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.pad %arg0, %c_0, low = [0], high = [2], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<10xi32>, tensor<i32>) -> tensor<12xi32>
    %1 = sdy.manual_computation(%0, %c) in_shardings=[<@m, [{"u"}]>, <@m, []>] out_shardings=[<@m, [{"u":(1)2}, {"u":(2)3}]>] manual_axes={"u"} (%arg1: tensor<2xi32>, %arg2: tensor<i32>) {
      %3 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 4], [4, 5]]> : tensor<5x2xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
      %4 = stablehlo.concatenate %3, %arg1, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
      %5 = stablehlo.pad %4, %arg2, low = [2], high = [2], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<4xi32>, tensor<i32>) -> tensor<8xi32>
      %6 = stablehlo.partition_id : tensor<ui32>
      %7 = stablehlo.convert %6 : (tensor<ui32>) -> tensor<i64>
      %c_1 = stablehlo.constant dense<3> : tensor<i64>
      %8 = stablehlo.divide %7, %c_1 : tensor<i64>
      %c_2 = stablehlo.constant dense<2> : tensor<i64>
      %9 = stablehlo.remainder %8, %c_2 : tensor<i64>
      %c_3 = stablehlo.constant dense<3> : tensor<i64>
      %10 = stablehlo.remainder %7, %c_3 : tensor<i64>
      %c_4 = stablehlo.constant dense<3> : tensor<i64>
      %11 = stablehlo.multiply %9, %c_4 : tensor<i64>
      %12 = stablehlo.add %11, %10 : tensor<i64>
      %c_5 = stablehlo.constant dense<[4, 4, 4, 3, 3, 3]> : tensor<6xi64>
      %13 = stablehlo.dynamic_slice %c_5, %12, sizes = [1] : (tensor<6xi64>, tensor<i64>) -> tensor<1xi64>
      %14 = stablehlo.reshape %13 : (tensor<1xi64>) -> tensor<i64>
      %c_6 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.dynamic_slice %5, %14, sizes = [2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<8xi32>, tensor<i64>) -> tensor<2xi32>
      %16 = stablehlo.reshape %15 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2xi32>) -> tensor<1x2xi32>
      sdy.return %16 : tensor<1x2xi32>
    } : (tensor<12xi32>, tensor<i32>) -> tensor<2x6xi32>
    %2 = stablehlo.slice %1 [0:2, 0:5] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u":(1)2}, {"u":(2)3}]>]>} : (tensor<2x6xi32>) -> tensor<2x5xi32>
    return %2 : tensor<2x5xi32>
  }
  func.func @join(%arg0: tensor<2x5xi32> {sdy.sharding = #sdy.sharding<@m, [{"u":(1)2}, {"u":(2)3}]>}) -> tensor<10xi32> {
    %0 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<2x5xi32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2x5xi32>) -> tensor<10xi32>
    %2 = sdy.reshard %1 <@m, [{"u"}]> : tensor<10xi32>
    return %2 : tensor<10xi32>
  }
  func.func @same_places(%arg0: tensor<12xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<2x6xi32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u":(1)2}, {"u":(2)3}]>]>} : (tensor<12xi32>) -> tensor<2x6xi32>
    return %0 : tensor<2x6xi32>
  }
  func.func @one_dimension(%arg0: tensor<5xi32> {sdy.sharding = #sdy.sharding<@m, [{"u":(1)2}]>}) -> tensor<5x1xi32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u":(1)2}, {}]>]>} : (tensor<5xi32>) -> tensor<5x1xi32>
    return %0 : tensor<5x1xi32>
  }
  func.func @other_places(%arg0: tensor<4x6xi32> {sdy.sharding = #sdy.sharding<@m, [{}, {"u"}]>}) -> tensor<24xi32> {
    %0 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<4x6xi32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<4x6xi32>) -> tensor<24xi32>
    %2 = sdy.reshard %1 <@m, [{"u"}]> : tensor<24xi32>
    return %2 : tensor<24xi32>
  }
  func.func @other_axes(%arg0: tensor<4x9xi32> {sdy.sharding = #sdy.sharding<@m, [{"u":(1)2}, {"u":(2)3}]>}) -> tensor<4x3x3xi32> {
    %0 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<4x9xi32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}, {}]>]>} : (tensor<4x9xi32>) -> tensor<4x3x3xi32>
    %2 = sdy.reshard %1 <@m, [{"u":(1)2}, {}, {}]> : tensor<4x3x3xi32>
    return %2 : tensor<4x3x3xi32>
  }
}
// -----
module {
  sdy.mesh @m_reversed = <["u"=2, "v"=4], device_ids=[0, 2, 1, 3, 4, 6, 5, 7]>
  sdy.mesh @m = <["u"=2, "v"=4], device_ids=[3, 1, 2, 0, 7, 5, 6, 4]>
  func.func @ids(%arg0: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"v"}]>}) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = sdy.manual_computation(%arg0, %c) in_shardings=[<@m, [{"v"}]>, <@m, []>] out_shardings=[<@m, [{"v"}]>] manual_axes={"v"} (%arg1: tensor<2xi32>, %arg2: tensor<i32>) {
      %2 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 3], [2, 1], [0, 2], [5, 7], [6, 5], [4, 6]]> : tensor<6x2xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
      %3 = stablehlo.concatenate %arg1, %2, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
      %4 = stablehlo.pad %3, %arg2, low = [2], high = [2], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<4xi32>, tensor<i32>) -> tensor<8xi32>
      %5 = stablehlo.partition_id : tensor<ui32>
      %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i64>
      %c_0 = stablehlo.constant dense<[3, 1, 2, 0, 3, 1, 2, 0]> : tensor<8xi64>
      %7 = stablehlo.dynamic_slice %c_0, %6, sizes = [1] : (tensor<8xi64>, tensor<i64>) -> tensor<1xi64>
      %8 = stablehlo.reshape %7 : (tensor<1xi64>) -> tensor<i64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %c_2 = stablehlo.constant dense<3> : tensor<i64>
      %9 = stablehlo.multiply %8, %c_1 : tensor<i64>
      %10 = stablehlo.add %9, %c_2 : tensor<i64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %11 = stablehlo.maximum %10, %c_3 : tensor<i64>
      %12 = stablehlo.dynamic_slice %4, %11, sizes = [2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<8xi32>, tensor<i64>) -> tensor<2xi32>
      sdy.return %12 : tensor<2xi32>
    } : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.slice %0 [0:6] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v"}]>]>} : (tensor<8xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func @reversed_ids(%arg0: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"v"}]>}) -> tensor<8xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m_reversed, [{"v"}]>]>} : tensor<8xi32>
    %1 = sdy.reshard %0 <@m, [{"v"}]> : tensor<8xi32>
    return %1 : tensor<8xi32>
  }
}
// -----
module {
  sdy.mesh @m_reversed = <["u"=2, "v"=4], device_ids=[3, 2, 1, 0, 7, 6, 5, 4]>
  sdy.mesh @m = <["u"=2, "v"=4]>
  func.func @hops(%arg0: tensor<5xi32> {sdy.sharding = #sdy.sharding<@m, [{"v"}]>}) -> tensor<5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.pad %arg0, %c, low = [0], high = [3], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v"}]>]>} : (tensor<5xi32>, tensor<i32>) -> tensor<8xi32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"v"}]>] out_shardings=[<@m, [{"v"}]>] manual_axes={"v"} (%arg1: tensor<2xi32>) {
      %5 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [4, 5], [5, 6], [6, 7]]> : tensor<6x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xi32>) -> tensor<2xi32>
      %6 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = dense<[[0, 2], [1, 3], [4, 6], [5, 7]]> : tensor<4x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xi32>) -> tensor<2xi32>
      %7 = stablehlo.slice %6 [1:2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xi32>) -> tensor<1xi32>
      %8 = stablehlo.slice %5 [0:1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xi32>) -> tensor<1xi32>
      %9 = stablehlo.concatenate %7, %8, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      sdy.return %9 : tensor<2xi32>
    } : (tensor<8xi32>) -> tensor<8xi32>
    %2 = stablehlo.reverse %1, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m_reversed, [{"v"}]>]>} : tensor<8xi32>
    %3 = sdy.reshard %2 <@m, [{"v"}]> : tensor<8xi32>
    %4 = stablehlo.slice %3 [0:5] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v"}]>]>} : (tensor<8xi32>) -> tensor<5xi32>
    return %4 : tensor<5xi32>
  }
  func.func @one_element(%arg0: tensor<1xi32> {sdy.sharding = #sdy.sharding<@m, [{"v"}]>}) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.pad %arg0, %c, low = [0], high = [3], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v"}]>]>} : (tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"v"}]>] out_shardings=[<@m, [{"v"}]>] manual_axes={"v"} (%arg1: tensor<1xi32>) {
      %5 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, source_target_pairs = dense<[[0, 3], [4, 7]]> : tensor<2x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<1xi32>) -> tensor<1xi32>
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_0, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<i32>) -> tensor<1xi32>
      %7 = stablehlo.slice %6 [1:1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<1xi32>) -> tensor<0xi32>
      %8 = stablehlo.slice %5 [0:1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<1xi32>) -> tensor<1xi32>
      %9 = stablehlo.concatenate %7, %8, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<0xi32>, tensor<1xi32>) -> tensor<1xi32>
      sdy.return %9 : tensor<1xi32>
    } : (tensor<4xi32>) -> tensor<4xi32>
    %2 = stablehlo.reverse %1, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m_reversed, [{"v"}]>]>} : tensor<4xi32>
    %3 = sdy.reshard %2 <@m, [{"v"}]> : tensor<4xi32>
    %4 = stablehlo.slice %3 [0:1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v"}]>]>} : (tensor<4xi32>) -> tensor<1xi32>
    return %4 : tensor<1xi32>
  }
  func.func @parts(%arg0: tensor<12x3xi32> {sdy.sharding = #sdy.sharding<@m, [{"v":(1)2, "u"}, {}]>}) -> tensor<14x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = sdy.manual_computation(%arg0, %c) in_shardings=[<@m, [{"v":(1)2, "u"}, {}]>, <@m, []>] out_shardings=[<@m, [{"v":(1)2, "u"}, {}]>] manual_axes={"u", "v"} (%arg1: tensor<3x3xi32>, %arg2: tensor<i32>) {
      %2 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, source_target_pairs = dense<[[2, 4], [3, 5], [4, 0], [5, 1], [6, 2], [7, 3]]> : tensor<6x2xi64>}> : (tensor<3x3xi32>) -> tensor<3x3xi32>
      %3 = stablehlo.concatenate %arg1, %2, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<6x3xi32>
      %4 = stablehlo.pad %3, %arg2, low = [4, 0], high = [4, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<6x3xi32>, tensor<i32>) -> tensor<14x3xi32>
      %5 = stablehlo.partition_id : tensor<ui32>
      %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i64>
      %c_0 = stablehlo.constant dense<2> : tensor<i64>
      %7 = stablehlo.divide %6, %c_0 : tensor<i64>
      %c_1 = stablehlo.constant dense<2> : tensor<i64>
      %8 = stablehlo.remainder %7, %c_1 : tensor<i64>
      %c_2 = stablehlo.constant dense<4> : tensor<i64>
      %9 = stablehlo.divide %6, %c_2 : tensor<i64>
      %c_3 = stablehlo.constant dense<2> : tensor<i64>
      %10 = stablehlo.remainder %9, %c_3 : tensor<i64>
      %c_4 = stablehlo.constant dense<2> : tensor<i64>
      %11 = stablehlo.multiply %8, %c_4 : tensor<i64>
      %12 = stablehlo.add %11, %10 : tensor<i64>
      %c_5 = stablehlo.constant dense<1> : tensor<i64>
      %c_6 = stablehlo.constant dense<3> : tensor<i64>
      %13 = stablehlo.multiply %12, %c_5 : tensor<i64>
      %14 = stablehlo.add %13, %c_6 : tensor<i64>
      %c_7 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.maximum %14, %c_7 : tensor<i64>
      %16 = stablehlo.dynamic_slice %4, %15, %c_7, sizes = [4, 3] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<14x3xi32>, tensor<i64>, tensor<i64>) -> tensor<4x3xi32>
      sdy.return %16 : tensor<4x3xi32>
    } : (tensor<12x3xi32>, tensor<i32>) -> tensor<16x3xi32>
    %1 = stablehlo.slice %0 [0:14, 0:3] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v":(1)2, "u"}, {}]>]>} : (tensor<16x3xi32>) -> tensor<14x3xi32>
    return %1 : tensor<14x3xi32>
  }
}
