module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func @f(%arg0: tensor<3x12x2xf32>) -> tensor<6x2x6xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c"}, {}]>]>} : (tensor<3x12x2xf32>) -> tensor<6x2x6xf32>
    %1 = sdy.reshard %0 <@mesh, [{}, {"a"}, {"c"}]> : tensor<6x2x6xf32>
    %2 = sdy.reshard %1 <@mesh, [{}, {}, {}]> : tensor<6x2x6xf32>
    return %2 : tensor<6x2x6xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<1x6x4xf32>) -> tensor<24xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{}, {"b", "a"}, {}]> : tensor<1x6x4xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a"}]>]>} : (tensor<1x6x4xf32>) -> tensor<24xf32>
    %2 = sdy.reshard %1 <@mesh, [{"b", "a", "c"}]> : tensor<24xf32>
    %3 = sdy.reshard %2 <@mesh, [{}]> : tensor<24xf32>
    return %3 : tensor<24xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<6x2xf32>) -> tensor<1x2x6xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{"a", "c":(2)2}, {}]> : tensor<6x2xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", "c":(2)2}, {}]>]>} : (tensor<6x2xf32>) -> tensor<1x2x6xf32>
    %2 = sdy.reshard %1 <@mesh, [{"a", "c":(2)2}, {"b"}, {"c":(1)2}]> : tensor<1x2x6xf32>
    %3 = sdy.reshard %2 <@mesh, [{}, {}, {}]> : tensor<1x2x6xf32>
    return %3 : tensor<1x2x6xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func @f(%arg0: tensor<3x12x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {?}]>}) -> tensor<6x2x6xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c"}, {}]>]>} : (tensor<3x12x2xf32>) -> tensor<6x2x6xf32>
    %1 = sdy.reshard %0 <@mesh, [{}, {"a"}, {"c"}]> : tensor<6x2x6xf32>
    %2 = sdy.reshard %1 <@mesh, [{}, {}, {}]> : tensor<6x2x6xf32>
    return %2 : tensor<6x2x6xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func @f(%arg0: tensor<3x12x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}) -> tensor<6x2x6xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c"}, {}]>]>} : (tensor<3x12x2xf32>) -> tensor<6x2x6xf32>
    %1 = sdy.reshard %0 <@mesh, [{}, {"a"}, {"c"}]> : tensor<6x2x6xf32>
    %2 = sdy.reshard %1 <@mesh, [{}, {}, {}]> : tensor<6x2x6xf32>
    return %2 : tensor<6x2x6xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func @f(%arg0: tensor<3x12x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}, {}]>}) -> tensor<6x2x6xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{}, {}, {}]> : tensor<3x12x2xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c"}, {}]>]>} : (tensor<3x12x2xf32>) -> tensor<6x2x6xf32>
    %2 = sdy.reshard %1 <@mesh, [{}, {"a"}, {"c"}]> : tensor<6x2x6xf32>
    %3 = sdy.reshard %2 <@mesh, [{}, {}, {}]> : tensor<6x2x6xf32>
    return %3 : tensor<6x2x6xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func @f(%arg0: tensor<8x7x7x2xf32>) -> tensor<4x14x14x1xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{"x", "y"}, {}, {}, {}]> : tensor<8x7x7x2xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", ?}, {"y"}, {?}, {"z"}]>]>} : (tensor<8x7x7x2xf32>) -> tensor<4x14x14x1xf32>
    %2 = sdy.reshard %1 <@mesh, [{?}, {"x"}, {"y", ?}, {"z"}]> : tensor<4x14x14x1xf32>
    %3 = sdy.reshard %2 <@mesh, [{}, {}, {}, {}]> : tensor<4x14x14x1xf32>
    return %3 : tensor<4x14x14x1xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<2x4x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2}, {"c":(2)2, "a"}, {"b"}]>}) -> tensor<4x2x2x6xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{"c":(1)2}, {"c":(2)2, "a"}, {"b"}]> : tensor<2x4x12xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {"a"}, {"b"}, {}]>]>} : (tensor<2x4x12xf32>) -> tensor<4x2x2x6xf32>
    %2 = sdy.reshard %1 <@mesh, [{}, {}, {}, {}]> : tensor<4x2x2x6xf32>
    return %2 : tensor<4x2x2x6xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func @f(%arg0: tensor<16x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x":(2)2}, {"z"}]>}) -> tensor<2x2x8xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{"y", "z", "x":(2)2}, {}]> : tensor<16x2xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y", "z"}, {"x":(2)2, ?}, {?}]>]>} : (tensor<16x2xf32>) -> tensor<2x2x8xf32>
    %2 = sdy.reshard %1 <@mesh, [{"y", "z"}, {?}, {"x":(2)2, ?}]> : tensor<2x2x8xf32>
    %3 = sdy.reshard %2 <@mesh, [{}, {}, {}]> : tensor<2x2x8xf32>
    return %3 : tensor<2x2x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
  func.func @f(%arg0: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2, "b", "a", ?}, {"d", ?}]>}) -> tensor<8xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{"c":(1)2, "b", "a", ?}, {?}]> : tensor<2x4xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c":(1)2, "b", "a"}]>]>} : (tensor<2x4xf32>) -> tensor<8xf32>
    %2 = sdy.reshard %1 <@mesh, [{}]> : tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
  func.func @f(%arg0: tensor<4x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, "z"}, {"x":(2)2}]>}) -> tensor<12xf32> {
    %0 = sdy.reshard %arg0 <@mesh, [{"x"}, {"z"}]> : tensor<4x3xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", "z"}]>]>} : (tensor<4x3xf32>) -> tensor<12xf32>
    %2 = sdy.reshard %1 <@mesh, [{"z", "y"}]> : tensor<12xf32>
    %3 = sdy.reshard %2 <@mesh, [{}]> : tensor<12xf32>
    return %3 : tensor<12xf32>
  }
}
