module {
  sdy.mesh @m = <["p"=2, "q"=4]>
  sdy.mesh @k = <["k"=8]>
  sdy.mesh @u = <["q"=2, "u"=6]>
  func.func @parts(%arg0: tensor<12xi32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) -> tensor<2x6xi32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q":(1)2}, {"q":(2)2}]>]>} : (tensor<12xi32>) -> tensor<2x6xi32>
    return %0 : tensor<2x6xi32>
  }
  func.func @rows(%arg0: tensor<12xi32> {sdy.sharding = #sdy.sharding<@k, [{"k"}]>}) -> tensor<6x2xi32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@k, [{"k"}, {}]>]>} : (tensor<12xi32>) -> tensor<6x2xi32>
    return %0 : tensor<6x2xi32>
  }
  func.func @more_than_elements(%arg0: tensor<5xi32> {sdy.sharding = #sdy.sharding<@k, [{"k"}]>}) -> tensor<5x1xi32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@k, [{"k"}, {}]>]>} : (tensor<5xi32>) -> tensor<5x1xi32>
    return %0 : tensor<5x1xi32>
  }
  func.func @begins_anew(%arg0: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"p", "q"}]>}) -> tensor<4x2xi32> {
    %0 = sdy.reshard %arg0 <@m, [{}]> : tensor<8xi32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8xi32>) -> tensor<4x2xi32>
    %2 = sdy.reshard %1 <@m, [{"p"}, {"q"}]> : tensor<4x2xi32>
    return %2 : tensor<4x2xi32>
  }
  func.func @parts_begin_anew(%arg0: tensor<8xi32> {sdy.sharding = #sdy.sharding<@k, [{"k"}]>}) -> tensor<4x2xi32> {
    %0 = sdy.reshard %arg0 <@k, [{}]> : tensor<8xi32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@k, [{}, {}]>]>} : (tensor<8xi32>) -> tensor<4x2xi32>
    %2 = sdy.reshard %1 <@k, [{"k":(1)2}, {"k":(2)4}]> : tensor<4x2xi32>
    return %2 : tensor<4x2xi32>
  }
  func.func @of_size_1(%arg0: tensor<1x5xi32> {sdy.sharding = #sdy.sharding<@m, [{"q"}, {}]>}) -> tensor<5xi32> {
    %0 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<1x5xi32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<1x5xi32>) -> tensor<5xi32>
    %2 = sdy.reshard %1 <@m, [{"q"}]> : tensor<5xi32>
    return %2 : tensor<5xi32>
  }
  func.func @between_of_size_1(%arg0: tensor<12xi32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) -> tensor<4x1x3xi32> {
    %0 = sdy.reshard %arg0 <@m, [{}]> : tensor<12xi32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}, {}]>]>} : (tensor<12xi32>) -> tensor<4x1x3xi32>
    %2 = sdy.reshard %1 <@m, [{}, {"q"}, {}]> : tensor<4x1x3xi32>
    return %2 : tensor<4x1x3xi32>
  }
  func.func @beside(%arg0: tensor<3x1x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {"q"}, {}]>}) -> tensor<3x4xi32> {
    %0 = sdy.reshard %arg0 <@m, [{"p"}, {}, {}]> : tensor<3x1x4xi32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {}]>]>} : (tensor<3x1x4xi32>) -> tensor<3x4xi32>
    %2 = sdy.reshard %1 <@m, [{"p"}, {"q"}]> : tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func @beside_neighbours(%arg0: tensor<1x5x10xi32> {sdy.sharding = #sdy.sharding<@u, [{"q"}, {}, {"u"}]>}) -> tensor<5x2x5xi32> {
    %0 = sdy.reshard %arg0 <@u, [{}, {}, {}]> : tensor<1x5x10xi32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@u, [{}, {}, {}]>]>} : (tensor<1x5x10xi32>) -> tensor<5x2x5xi32>
    %2 = sdy.reshard %1 <@u, [{"q"}, {"u":(1)2}, {"u":(2)3}]> : tensor<5x2x5xi32>
    return %2 : tensor<5x2x5xi32>
  }
  func.func @replicated(%arg0: tensor<12xi32> {sdy.sharding = #sdy.sharding<@m, [{"p"}], replicated={"q"}>}) -> tensor<2x6xi32> {
    %0 = sdy.reshard %arg0 <@m, [{"p"}], replicated={"q"}> : tensor<12xi32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {}]>]>} : (tensor<12xi32>) -> tensor<2x6xi32>
    %2 = sdy.reshard %1 <@m, [{"p"}, {}]> : tensor<2x6xi32>
    return %2 : tensor<2x6xi32>
  }
}
