module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=4, "d"=1]>
  sdy.mesh @m2 = <["a"=2, "b"=4, "c"=4, "d"=1]>
  func.func @rs(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<64xf32>, tensor<8x8xf32>, tensor<64xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<8x8xf32>) -> tensor<64xf32>
    %2 = stablehlo.reshape %1 : (tensor<64xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.reshape %0 : (tensor<8x8xf32>) -> tensor<64xf32>
    %4 = stablehlo.reshape %arg0 : (tensor<8x8xf32>) -> tensor<64xf32>
    %5 = sdy.reshard %4 <@m, [{"b"}]> : tensor<64xf32>
    return %0, %3, %2, %5 : tensor<8x8xf32>, tensor<64xf32>, tensor<8x8xf32>, tensor<64xf32>
  }
  func.func @tr(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = sdy.reshard %2 <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
    %4 = sdy.reshard %arg0 <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
    return %0, %1, %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @same(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
    %1 = sdy.reshard %arg0 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    return %0, %1, %1 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @u1(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a", ?}, {}]> : tensor<8x8xf32>
    %1 = sdy.reshard %arg0 <@m2, [{"a"}, {}]> : tensor<8x8xf32>
    %2 = sdy.reshard %arg0 <@m, [{"a"}, {}], replicated={"b"}> : tensor<8x8xf32>
    return %0, %0, %1, %2, %0 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @late(%arg0: tensor<8x8xf32>) -> (tensor<64xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<8x8xf32>) -> tensor<64xf32>
    %1 = sdy.reshard %0 <@m, [{"a"}]> : tensor<64xf32>
    %2 = stablehlo.reshape %1 : (tensor<64xf32>) -> tensor<8x8xf32>
    return %1, %2 : tensor<64xf32>, tensor<8x8xf32>
  }
  func.func @sib(%arg0: tensor<8x8xf32>) -> (tensor<64xf32>, tensor<8x4x2xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<8x8xf32>) -> tensor<64xf32>
    %1 = sdy.reshard %0 <@m, [{"a"}]> : tensor<64xf32>
    %2 = stablehlo.reshape %1 : (tensor<64xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.reshape %2 : (tensor<8x8xf32>) -> tensor<8x4x2xf32>
    return %1, %3 : tensor<64xf32>, tensor<8x4x2xf32>
  }
  func.func @mid(%arg0: tensor<8x8xf32>) -> (tensor<64xf32>, tensor<8x4x2xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<8x8xf32>) -> tensor<64xf32>
    %1 = sdy.reshard %0 <@m, [{"a"}]> : tensor<64xf32>
    %2 = stablehlo.reshape %1 : (tensor<64xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.reshape %2 : (tensor<8x8xf32>) -> tensor<64xf32>
    %4 = stablehlo.reshape %3 : (tensor<64xf32>) -> tensor<8x4x2xf32>
    return %1, %4 : tensor<64xf32>, tensor<8x4x2xf32>
  }
  func.func @mixed(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<64xf32>, tensor<2x4x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<8x8xf32>) -> tensor<64xf32>
    %3 = sdy.reshard %2 <@m, [{"b"}]> : tensor<64xf32>
    %4 = stablehlo.reshape %1 : (tensor<8x8xf32>) -> tensor<2x4x8xf32>
    %5 = sdy.reshard %4 <@m, [{"b":(1)2}, {"b":(2)2}, {"a"}]> : tensor<2x4x8xf32>
    return %0, %3, %5 : tensor<8x8xf32>, tensor<64xf32>, tensor<2x4x8xf32>
  }
  func.func @uneven(%arg0: tensor<7x4xf32>) -> (tensor<7x4xf32>, tensor<28xf32>, tensor<7x2x2xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {}]> : tensor<7x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<7x4xf32>) -> tensor<7x2x2xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<7x4xf32>) -> tensor<28xf32>
    %3 = sdy.reshard %2 <@m, [{"a"}]> : tensor<28xf32>
    return %0, %3, %1 : tensor<7x4xf32>, tensor<28xf32>, tensor<7x2x2xf32>
  }
  func.func @t1(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<64xf32>, tensor<8x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{}, {"b"}]> : tensor<8x8xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] {x} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.transpose %arg0, dims = [1, 0] {x} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.reshape %2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}]>]>, y} : (tensor<8x8xf32>) -> tensor<64xf32>
    %4 = sdy.reshard %3 <@m, [{"b"}]> : tensor<64xf32>
    return %0, %4, %1 : tensor<8x8xf32>, tensor<64xf32>, tensor<8x8xf32>
  }
  func.func @t2(%arg0: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<2x2x8xf32>, tensor<2x2x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{}, {"a"}]> : tensor<8x4xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x8xf32>) -> tensor<2x2x8xf32>
    %3 = sdy.reshard %2 <@m, [{"a"}, {}, {}]> : tensor<2x2x8xf32>
    %4 = sdy.reshard %2 <@m, [{}, {}, {"a"}]> : tensor<2x2x8xf32>
    return %0, %3, %4 : tensor<8x4xf32>, tensor<2x2x8xf32>, tensor<2x2x8xf32>
  }
  func.func @t3(%arg0: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<2x2x8xf32>, tensor<2x2x8xf32>, tensor<4x8xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] {x} : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.reshape %0 {y} : (tensor<4x8xf32>) -> tensor<2x2x8xf32>
    %2 = sdy.reshard %1 <@m, [{"a"}, {}, {}]> : tensor<2x2x8xf32>
    %3 = sdy.reshard %1 <@m, [{"a"}, {}, {}]> : tensor<2x2x8xf32>
    %4 = sdy.reshard %0 <@m, [{"a"}, {}]> : tensor<4x8xf32>
    %5 = sdy.reshard %arg0 <@m, [{}, {"a"}]> : tensor<8x4xf32>
    return %5, %2, %3, %4 : tensor<8x4xf32>, tensor<2x2x8xf32>, tensor<2x2x8xf32>, tensor<4x8xf32>
  }
  func.func @rep(%arg0: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<32xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<8x4xf32>
    %1 = stablehlo.reshape %0 {y} : (tensor<8x4xf32>) -> tensor<32xf32>
    return %0, %1 : tensor<8x4xf32>, tensor<32xf32>
  }
  func.func @size1(%arg0: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x1x4xf32>, tensor<8x1x4xf32>, tensor<8x1x4xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {"d"}]> : tensor<8x4xf32>
    %1 = stablehlo.reshape %0 {y} : (tensor<8x4xf32>) -> tensor<8x1x4xf32>
    %2 = stablehlo.reshape %0 {y} : (tensor<8x4xf32>) -> tensor<8x1x4xf32>
    %3 = stablehlo.reshape %arg0 {y} : (tensor<8x4xf32>) -> tensor<8x1x4xf32>
    %4 = sdy.reshard %3 <@m, [{"a"}, {}, {}]> : tensor<8x1x4xf32>
    return %0, %2, %1, %4 : tensor<8x4xf32>, tensor<8x1x4xf32>, tensor<8x1x4xf32>, tensor<8x1x4xf32>
  }
  func.func @over(%arg0: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<8xf32>, tensor<2x4xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"b"}, {}]> : tensor<2x4xf32>
    %1 = stablehlo.reshape %arg0 {y} : (tensor<2x4xf32>) -> tensor<8xf32>
    %2 = sdy.reshard %1 <@m, [{"b"}]> : tensor<8xf32>
    %3 = sdy.reshard %arg0 <@m, [{"a"}, {"b":(1)2}]> : tensor<2x4xf32>
    return %0, %2, %3 : tensor<2x4xf32>, tensor<8xf32>, tensor<2x4xf32>
  }
  func.func @order(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0, %2, %1, %0 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @A(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.reshard %0 <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
    %2 = sdy.reshard %0 <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
    return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @B(%arg0: tensor<8x8xf32>) -> (tensor<64xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<8x8xf32>) -> tensor<64xf32>
    %1 = sdy.reshard %0 <@m, [{"b"}]> : tensor<64xf32>
    %2 = stablehlo.reshape %1 : (tensor<64xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1, %3 : tensor<64xf32>, tensor<8x8xf32>
  }
  func.func @B2(%arg0: tensor<8x8xf32>) -> (tensor<64xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.reshard %0 <@m, [{}, {"b"}]> : tensor<8x8xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<8x8xf32>) -> tensor<64xf32>
    %3 = sdy.reshard %2 <@m, [{"b"}]> : tensor<64xf32>
    return %3, %1 : tensor<64xf32>, tensor<8x8xf32>
  }
  func.func @D(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<64xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<8x8xf32>) -> tensor<64xf32>
    return %0, %2 : tensor<8x8xf32>, tensor<64xf32>
  }
  func.func @E(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<8x8xf32>) -> tensor<4x16xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x16xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0, %3 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @E2(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<8x8xf32>) -> tensor<4x16xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %3 = stablehlo.reshape %2 : (tensor<16x4xf32>) -> tensor<8x8xf32>
    return %0, %3 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @F(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = sdy.reshard %3 <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
    return %0, %2, %4 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @G(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.reshard %0 <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
    %2 = sdy.reshard %arg0 <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
    return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @H(%arg0: tensor<8x8xf32>, %arg1: tensor<i1>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
    %1 = "stablehlo.if"(%arg1) ({
      %2 = sdy.reshard %arg0 <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
      stablehlo.return %2 : tensor<8x8xf32>
    }, {
      %2 = stablehlo.reshape %arg0 : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %3 = sdy.reshard %2 <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
      %4 = stablehlo.add %3, %3 : tensor<8x8xf32>
      stablehlo.return %4 : tensor<8x8xf32>
    }) : (tensor<i1>) -> tensor<8x8xf32>
    return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @a(%arg0: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<4x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{}, {"a"}]> : tensor<8x4xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<8x4xf32>) -> tensor<16x2xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<16x2xf32>) -> tensor<2x16xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x16xf32>) -> tensor<4x8xf32>
    %4 = sdy.reshard %3 <@m, [{"a"}, {}]> : tensor<4x8xf32>
    return %0, %4 : tensor<8x4xf32>, tensor<4x8xf32>
  }
  func.func @b(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{}, {"a"}]> : tensor<4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x8xf32>) -> tensor<16x2xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<16x2xf32>) -> tensor<2x16xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x16xf32>) -> tensor<4x8xf32>
    return %0, %3 : tensor<4x8xf32>, tensor<4x8xf32>
  }
  func.func @c(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<4x16xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<8x8xf32>) -> tensor<4x16xf32>
    %3 = sdy.reshard %2 <@m, [{"a"}, {}]> : tensor<4x16xf32>
    return %0, %3 : tensor<8x8xf32>, tensor<4x16xf32>
  }
  func.func @d(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<4x16xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<8x8xf32>) -> tensor<4x16xf32>
    return %0, %2 : tensor<8x8xf32>, tensor<4x16xf32>
  }
  func.func @e(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {}]> : tensor<4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x8xf32>) -> tensor<4x2x4xf32>
    %2 = stablehlo.transpose %1, dims = [1, 2, 0] : (tensor<4x2x4xf32>) -> tensor<2x4x4xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<4x8xf32>) -> tensor<4x2x4xf32>
    %4 = stablehlo.transpose %3, dims = [1, 2, 0] : (tensor<4x2x4xf32>) -> tensor<2x4x4xf32>
    %5 = sdy.reshard %4 <@m, [{"a"}, {}, {}]> : tensor<2x4x4xf32>
    %6 = sdy.reshard %4 <@m, [{}, {"a"}, {}]> : tensor<2x4x4xf32>
    return %0, %2, %5, %6 : tensor<4x8xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>
  }
  func.func @f(%arg0: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {}]> : tensor<8x4xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x8xf32>) -> tensor<2x4x4xf32>
    %3 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<4x8xf32>) -> tensor<2x4x4xf32>
    %5 = sdy.reshard %4 <@m, [{}, {}, {"a"}]> : tensor<2x4x4xf32>
    %6 = sdy.reshard %4 <@m, [{}, {"a"}, {}]> : tensor<2x4x4xf32>
    return %0, %5, %2, %6 : tensor<8x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>
  }
  func.func @g(%arg0: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{}, {"a"}]> : tensor<8x4xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %2 = sdy.reshard %1 <@m, [{"a"}, {}]> : tensor<4x8xf32>
    %3 = sdy.reshard %1 <@m, [{}, {"a"}]> : tensor<4x8xf32>
    return %0, %2, %3 : tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  func.func @h(%arg0: tensor<8x4x2xf32>) -> (tensor<8x4x2xf32>, tensor<4x2x8xf32>, tensor<4x2x8xf32>, tensor<4x2x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{}, {"a"}, {}]> : tensor<8x4x2xf32>
    %1 = stablehlo.transpose %0, dims = [1, 2, 0] : (tensor<8x4x2xf32>) -> tensor<4x2x8xf32>
    %2 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<8x4x2xf32>) -> tensor<4x2x8xf32>
    %3 = sdy.reshard %2 <@m, [{"a"}, {}, {}]> : tensor<4x2x8xf32>
    %4 = sdy.reshard %2 <@m, [{}, {}, {"a"}]> : tensor<4x2x8xf32>
    return %0, %3, %1, %4 : tensor<8x4x2xf32>, tensor<4x2x8xf32>, tensor<4x2x8xf32>, tensor<4x2x8xf32>
  }
  func.func @i(%arg0: tensor<8x4x2xf32>) -> (tensor<8x4x2xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{}, {"a"}, {}]> : tensor<8x4x2xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<8x4x2xf32>) -> tensor<4x2x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x2x8xf32>) -> tensor<2x2x16xf32>
    %3 = sdy.reshard %2 <@m, [{"a"}, {}, {}]> : tensor<2x2x16xf32>
    %4 = sdy.reshard %2 <@m, [{}, {"a"}, {}]> : tensor<2x2x16xf32>
    %5 = sdy.reshard %2 <@m, [{}, {}, {"a"}]> : tensor<2x2x16xf32>
    return %0, %3, %4, %5 : tensor<8x4x2xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>
  }
  func.func @two(%arg0: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<32xf32>, tensor<4x8xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<8x4xf32>) -> tensor<32xf32>
    %1 = sdy.reshard %0 <@m, [{"a"}]> {z} : tensor<32xf32>
    %2 = stablehlo.reshape %1 : (tensor<32xf32>) -> tensor<8x4xf32>
    %3 = stablehlo.reshape %2 : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %4 = stablehlo.reshape %1 : (tensor<32xf32>) -> tensor<8x4xf32>
    %5 = stablehlo.custom_call @x(%1) {has_side_effect = true} : (tensor<32xf32>) -> tensor<32xf32>
    return %4, %0, %3 : tensor<8x4xf32>, tensor<32xf32>, tensor<4x8xf32>
  }
  func.func @which(%arg0: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<2x16xf32>, tensor<4x8xf32>) {
    %0 = stablehlo.reshape %arg0 {r1} : (tensor<8x4xf32>) -> tensor<2x16xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] {t1} : (tensor<2x16xf32>) -> tensor<16x2xf32>
    %2 = sdy.reshard %1 <@m, [{}, {"a"}]> {z} : tensor<16x2xf32>
    %3 = sdy.reshard %0 <@m, [{"a"}, {}]> {w} : tensor<2x16xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x16xf32>) -> tensor<8x4xf32>
    %5 = stablehlo.reshape %3 : (tensor<2x16xf32>) -> tensor<8x4xf32>
    %6 = stablehlo.reshape %5 {r2} : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %7 = stablehlo.custom_call @x(%3, %2) {has_side_effect = true} : (tensor<2x16xf32>, tensor<16x2xf32>) -> tensor<32xf32>
    return %4, %0, %6 : tensor<8x4xf32>, tensor<2x16xf32>, tensor<4x8xf32>
  }
  func.func @reshard(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"c"}, {}]> : tensor<8x8xf32>
    %1 = sdy.reshard %0 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    return %0, %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @two_reshapes(%arg0: tensor<8x4xf32>) -> (tensor<32xf32>, tensor<8x4xf32>) {
    %0 = stablehlo.reshape %arg0 {one} : (tensor<8x4xf32>) -> tensor<2x16xf32>
    %1 = stablehlo.reshape %0 {two} : (tensor<2x16xf32>) -> tensor<32xf32>
    %2 = sdy.reshard %1 <@m, [{"a"}]> : tensor<32xf32>
    %3 = stablehlo.reshape %2 : (tensor<32xf32>) -> tensor<8x4xf32>
    return %2, %3 : tensor<32xf32>, tensor<8x4xf32>
  }
  func.func @reshard_of_equal_reshard(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<8x8xf32>) -> tensor<64xf32>
    %1 = stablehlo.reshape %0 : (tensor<64xf32>) -> tensor<8x8xf32>
    %2 = sdy.reshard %1 <@m, [{}, {}]> : tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
}
