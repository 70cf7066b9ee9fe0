// sdyrt-opt -canonicalize=max-num-rewrites=1
sdy.mesh @m = <["a"=2,"b"=4,"c"=4,"d"=1]>
sdy.mesh @m2 = <["a"=2,"b"=4,"c"=4,"d"=1]>
func.func @rs(%a: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<64xf32>, tensor<8x8xf32>, tensor<64xf32>) {
  %0 = sdy.reshard %a <@m, [{"a"}, {}]> : tensor<8x8xf32>
  %1 = stablehlo.reshape %a : (tensor<8x8xf32>) -> tensor<64xf32>
  %2 = sdy.reshard %1 <@m, [{"a"}]> : tensor<64xf32>
  %3 = stablehlo.reshape %1 : (tensor<64xf32>) -> tensor<8x8xf32>
  %4 = sdy.reshard %3 <@m, [{"a"}, {}]> : tensor<8x8xf32>
  %5 = sdy.reshard %1 <@m, [{"b"}]> : tensor<64xf32>
  return %0, %2, %4, %5 : tensor<8x8xf32>, tensor<64xf32>, tensor<8x8xf32>, tensor<64xf32>
}
func.func @tr(%a: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = sdy.reshard %a <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %1 = stablehlo.transpose %a, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = sdy.reshard %1 <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
  %3 = sdy.reshard %1 <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %4 = sdy.reshard %a <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
  return %0, %2, %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @same(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m, [{"a"}, {"b"}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = sdy.reshard %a <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %1 = sdy.reshard %a <@m, [{"a"}, {}]> : tensor<8x8xf32>
  %2 = sdy.reshard %a <@m, [{"a"}, {}]> : tensor<8x8xf32>
  return %0, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @u1(%u: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>) {
  %1 = sdy.reshard %u <@m, [{"a",?}, {}]> : tensor<8x8xf32>
  %2 = sdy.reshard %u <@m, [{"a"}p2, {}]> : tensor<8x8xf32>
  %3 = sdy.reshard %u <@m2, [{"a"}, {}]> : tensor<8x8xf32>
  %4 = sdy.reshard %u <@m, [{"a"}, {}], replicated={"b"}> : tensor<8x8xf32>
  %5 = sdy.reshard %u <@m, [{"a"}, {}], unreduced={"b"}> : tensor<8x8xf32>
  return %1,%2,%3,%4,%5: tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>
}
func.func @late(%u: tensor<8x8xf32>) -> (tensor<64xf32>,tensor<8x8xf32>) {
  %0 = stablehlo.reshape %u : (tensor<8x8xf32>) -> tensor<64xf32>
  %1 = sdy.reshard %0 <@m, [{"a"}]> : tensor<64xf32>
  %2 = sdy.reshard %u <@m, [{"a"}, {}]> : tensor<8x8xf32>
  return %1,%2: tensor<64xf32>,tensor<8x8xf32>
}
func.func @sib(%u: tensor<8x8xf32>) -> (tensor<64xf32>,tensor<8x4x2xf32>) {
  %0 = stablehlo.reshape %u : (tensor<8x8xf32>) -> tensor<64xf32>
  %1 = sdy.reshard %0 <@m, [{"a"}]> : tensor<64xf32>
  %2 = stablehlo.reshape %u : (tensor<8x8xf32>) -> tensor<8x4x2xf32>
  %3 = sdy.reshard %2 <@m, [{"a"}, {}, {}]> : tensor<8x4x2xf32>
  return %1,%3: tensor<64xf32>,tensor<8x4x2xf32>
}
func.func @mid(%u: tensor<8x8xf32>) -> (tensor<64xf32>,tensor<8x4x2xf32>) {
  %0 = stablehlo.reshape %u : (tensor<8x8xf32>) -> tensor<64xf32>
  %1 = sdy.reshard %0 <@m, [{"a"}]> : tensor<64xf32>
  %2 = stablehlo.reshape %0 : (tensor<64xf32>) -> tensor<8x4x2xf32>
  %3 = sdy.reshard %2 <@m, [{"a"}, {}, {}]> : tensor<8x4x2xf32>
  return %1,%3: tensor<64xf32>,tensor<8x4x2xf32>
}
func.func @mixed(%u: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<64xf32>,tensor<2x4x8xf32>) {
  %1 = sdy.reshard %u <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %0 = stablehlo.transpose %u, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.reshape %0 : (tensor<8x8xf32>) -> tensor<64xf32>
  %3 = sdy.reshard %2 <@m, [{"b"}]> : tensor<64xf32>
  %4 = stablehlo.reshape %0 : (tensor<8x8xf32>) -> tensor<2x4x8xf32>
  %5 = sdy.reshard %4 <@m, [{"b":(1)2},{"b":(2)2},{"a"}]> : tensor<2x4x8xf32>
  return %1,%3,%5: tensor<8x8xf32>, tensor<64xf32>,tensor<2x4x8xf32>
}
func.func @odd(%u: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<64xf32>,tensor<4x16xf32>) {
  %1 = sdy.reshard %u <@m, [{"a","b"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.reshape %u : (tensor<8x8xf32>) -> tensor<64xf32>
  %3 = sdy.reshard %2 <@m, [{"a","b"}]> : tensor<64xf32>
  %4 = stablehlo.reshape %u : (tensor<8x8xf32>) -> tensor<4x16xf32>
  %5 = sdy.reshard %4 <@m, [{"a","b":(1)2},{"b":(2)2}]> : tensor<4x16xf32>
  return %1,%3,%5: tensor<8x8xf32>, tensor<64xf32>,tensor<4x16xf32>
}
func.func @uneven(%u: tensor<7x4xf32>) -> (tensor<7x4xf32>,tensor<28xf32>,tensor<7x2x2xf32>) {
  %1 = sdy.reshard %u <@m, [{"a"}, {}]> : tensor<7x4xf32>
  %2 = stablehlo.reshape %u : (tensor<7x4xf32>) -> tensor<28xf32>
  %3 = sdy.reshard %2 <@m, [{"a"}]> : tensor<28xf32>
  %4 = stablehlo.reshape %u : (tensor<7x4xf32>) -> tensor<7x2x2xf32>
  %5 = sdy.reshard %4 <@m, [{"a"},{},{}]> : tensor<7x2x2xf32>
  return %1,%3,%5: tensor<7x4xf32>, tensor<28xf32>,tensor<7x2x2xf32>
}
func.func @t1(%u: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<64xf32>,tensor<8x8xf32>) {
  %1 = sdy.reshard %u <@m, [{}, {"b"}]> : tensor<8x8xf32>
  %0 = stablehlo.transpose %u, dims = [1, 0] {x} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.reshape %0 {y, sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}]>]>} : (tensor<8x8xf32>) -> tensor<64xf32>
  %3 = sdy.reshard %2 <@m, [{"b"}]> : tensor<64xf32>
  %4 = sdy.reshard %0 <@m, [{"b"},{}]> : tensor<8x8xf32>
  return %1,%3,%4: tensor<8x8xf32>, tensor<64xf32>,tensor<8x8xf32>
}
func.func @t2(%u: tensor<8x4xf32>) -> (tensor<8x4xf32>,tensor<2x2x8xf32>,tensor<2x2x8xf32>) {
  %1 = sdy.reshard %u <@m, [{}, {"a"}]> : tensor<8x4xf32>
  %0 = stablehlo.transpose %u, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %4 = stablehlo.reshape %0 : (tensor<4x8xf32>) -> tensor<2x2x8xf32>
  %5 = sdy.reshard %4 <@m, [{"a"},{},{}]> : tensor<2x2x8xf32>
  %6 = sdy.reshard %4 <@m, [{},{},{"a"}]> : tensor<2x2x8xf32>
  return %1,%5,%6: tensor<8x4xf32>, tensor<2x2x8xf32>,tensor<2x2x8xf32>
}
func.func @t3(%u: tensor<8x4xf32>) -> (tensor<8x4xf32>,tensor<2x2x8xf32>,tensor<2x2x8xf32>,tensor<4x8xf32>) {
  %0 = stablehlo.transpose %u, dims = [1, 0] {x} : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %4 = stablehlo.reshape %0 {y} : (tensor<4x8xf32>) -> tensor<2x2x8xf32>
  %5 = sdy.reshard %4 <@m, [{"a"},{},{}]> : tensor<2x2x8xf32>
  %6 = sdy.reshard %4 <@m, [{"a"},{},{}]> : tensor<2x2x8xf32>
  %7 = sdy.reshard %0 <@m, [{"a"},{}]> : tensor<4x8xf32>
  %1 = sdy.reshard %u <@m, [{}, {"a"}]> : tensor<8x4xf32>
  return %1,%5,%6,%7: tensor<8x4xf32>, tensor<2x2x8xf32>,tensor<2x2x8xf32>,tensor<4x8xf32>
}
func.func @rep(%u: tensor<8x4xf32>) -> (tensor<8x4xf32>,tensor<32xf32>) {
  %5 = sdy.reshard %u <@m, [{},{}]> : tensor<8x4xf32>
  %4 = stablehlo.reshape %u {y} : (tensor<8x4xf32>) -> tensor<32xf32>
  %6 = sdy.reshard %4 <@m, [{}]> : tensor<32xf32>
  return %5,%6: tensor<8x4xf32>, tensor<32xf32>
}
func.func @size1(%u: tensor<8x4xf32>) -> (tensor<8x4xf32>,tensor<8x1x4xf32>,tensor<8x1x4xf32>,tensor<8x1x4xf32>) {
  %5 = sdy.reshard %u <@m, [{"a"},{"d"}]> : tensor<8x4xf32>
  %4 = stablehlo.reshape %u {y} : (tensor<8x4xf32>) -> tensor<8x1x4xf32>
  %6 = sdy.reshard %4 <@m, [{"a"},{"d"},{}]> : tensor<8x1x4xf32>
  %7 = sdy.reshard %4 <@m, [{"a"},{},{"d"}]> : tensor<8x1x4xf32>
  %8 = sdy.reshard %4 <@m, [{"a"},{},{}]> : tensor<8x1x4xf32>
  return %5,%6,%7,%8: tensor<8x4xf32>, tensor<8x1x4xf32>,tensor<8x1x4xf32>,tensor<8x1x4xf32>
}
func.func @over(%u: tensor<2x4xf32>) -> (tensor<2x4xf32>,tensor<8xf32>,tensor<2x4xf32>) {
  %5 = sdy.reshard %u <@m, [{"b"},{}]> : tensor<2x4xf32>
  %4 = stablehlo.reshape %u {y} : (tensor<2x4xf32>) -> tensor<8xf32>
  %6 = sdy.reshard %4 <@m, [{"b"}]> : tensor<8xf32>
  %7 = sdy.reshard %u <@m, [{"a"},{"b":(1)2}]> : tensor<2x4xf32>
  %8 = sdy.reshard %4 <@m, [{"a","b":(1)2}]> : tensor<8xf32>
  return %5,%6,%7: tensor<2x4xf32>, tensor<8xf32>,tensor<2x4xf32>
}
func.func @order(%u: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>) {
  %t = stablehlo.transpose %u, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = sdy.reshard %u <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %2 = sdy.reshard %t <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
  %3 = sdy.reshard %t <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
  %4 = sdy.reshard %u <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  return %1,%2,%3,%4: tensor<8x8xf32>, tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>
}
func.func @A(%u: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) {
  %t = stablehlo.transpose %u, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = sdy.reshard %t <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
  %3 = sdy.reshard %t <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
  return %2,%3: tensor<8x8xf32>,tensor<8x8xf32>
}
func.func @B(%u: tensor<8x8xf32>) -> (tensor<64xf32>,tensor<8x8xf32>) {
  %r = stablehlo.reshape %u : (tensor<8x8xf32>) -> tensor<64xf32>
  %2 = sdy.reshard %r <@m, [{"b"}]> : tensor<64xf32>
  %t = stablehlo.transpose %u, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = sdy.reshard %t <@m, [{}, {"b"}]> : tensor<8x8xf32>
  return %2,%3: tensor<64xf32>,tensor<8x8xf32>
}
func.func @B2(%u: tensor<8x8xf32>) -> (tensor<64xf32>,tensor<8x8xf32>) {
  %t = stablehlo.transpose %u, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = sdy.reshard %t <@m, [{}, {"b"}]> : tensor<8x8xf32>
  %r = stablehlo.reshape %u : (tensor<8x8xf32>) -> tensor<64xf32>
  %2 = sdy.reshard %r <@m, [{"b"}]> : tensor<64xf32>
  return %2,%3: tensor<64xf32>,tensor<8x8xf32>
}
func.func @D(%u: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<64xf32>) {
  %1 = sdy.reshard %u <@m, [{"a"}, {}]> : tensor<8x8xf32>
  %0 = stablehlo.transpose %u, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.reshape %0  : (tensor<8x8xf32>) -> tensor<64xf32>
  %3 = sdy.reshard %2 <@m, [{"a"}]> : tensor<64xf32>
  return %1,%3: tensor<8x8xf32>, tensor<64xf32>
}
func.func @E(%u: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) {
  %1 = sdy.reshard %u <@m, [{"a"}, {}]> : tensor<8x8xf32>
  %0 = stablehlo.reshape %u : (tensor<8x8xf32>) -> tensor<4x16xf32>
  %x = stablehlo.reshape %0 : (tensor<4x16xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.transpose %x, dims = [1, 0]  : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = sdy.reshard %2 <@m, [{},{"a"}]> : tensor<8x8xf32>
  return %1,%3: tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @E2(%u: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) {
  %1 = sdy.reshard %u <@m, [{"a"}, {}]> : tensor<8x8xf32>
  %0 = stablehlo.reshape %u : (tensor<8x8xf32>) -> tensor<4x16xf32>
  %2 = stablehlo.transpose %0, dims = [1, 0]  : (tensor<4x16xf32>) -> tensor<16x4xf32>
  %x = stablehlo.reshape %2 : (tensor<16x4xf32>) -> tensor<8x8xf32>
  %3 = sdy.reshard %x <@m, [{},{"a"}]> : tensor<8x8xf32>
  return %1,%3: tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @F(%u: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>) {
  %1 = sdy.reshard %u <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %2 = stablehlo.transpose %u, dims = [1, 0]  : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %x = stablehlo.transpose %2, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = sdy.reshard %x <@m, [{"a"},{"b"}]> : tensor<8x8xf32>
  %4 = sdy.reshard %2 <@m, [{"a"},{"b"}]> : tensor<8x8xf32>
  return %1,%3,%4: tensor<8x8xf32>, tensor<8x8xf32>,tensor<8x8xf32>
}
func.func @G(%u: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) {
  %t = stablehlo.transpose %u, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = sdy.reshard %t <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
  %3 = sdy.reshard %u <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
  %4 = sdy.reshard %u <@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  return %2,%3: tensor<8x8xf32>,tensor<8x8xf32>
}
func.func @H(%u: tensor<8x8xf32>, %p: tensor<i1>) -> (tensor<8x8xf32>,tensor<8x8xf32>) {
  %2 = sdy.reshard %u <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
  %6 = "stablehlo.if"(%p) ({
  %3 = sdy.reshard %u <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
   stablehlo.return %3 : tensor<8x8xf32>
  },{
   %z = stablehlo.reshape %u : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = sdy.reshard %z <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
  %4 = sdy.reshard %u <@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
  %5 = stablehlo.add %3, %4 : tensor<8x8xf32>
   stablehlo.return %5 : tensor<8x8xf32>
   }) : (tensor<i1>) -> tensor<8x8xf32>
  return %2,%6: tensor<8x8xf32>,tensor<8x8xf32>
}
func.func @a(%u: tensor<8x4xf32>) -> (tensor<8x4xf32>,tensor<4x8xf32>) {
  %1 = sdy.reshard %u <@m, [{}, {"a"}]> : tensor<8x4xf32>
  %0 = stablehlo.reshape %u : (tensor<8x4xf32>) -> tensor<16x2xf32>
  %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<16x2xf32>) -> tensor<2x16xf32>
  %3 = stablehlo.reshape %2 : (tensor<2x16xf32>) -> tensor<4x8xf32>
  %4 = sdy.reshard %3 <@m, [{"a"},{}]> : tensor<4x8xf32>
  return %1,%4: tensor<8x4xf32>, tensor<4x8xf32>
}
func.func @b(%u: tensor<4x8xf32>) -> (tensor<4x8xf32>,tensor<4x8xf32>) {
  %1 = sdy.reshard %u <@m, [{}, {"a"}]> : tensor<4x8xf32>
  %0 = stablehlo.reshape %u : (tensor<4x8xf32>) -> tensor<16x2xf32>
  %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<16x2xf32>) -> tensor<2x16xf32>
  %3 = stablehlo.reshape %2 : (tensor<2x16xf32>) -> tensor<4x8xf32>
  %4 = sdy.reshard %3 <@m, [{"a"},{}]> : tensor<4x8xf32>
  return %1,%4: tensor<4x8xf32>, tensor<4x8xf32>
}
func.func @c(%u: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<4x16xf32>) {
  %1 = sdy.reshard %u <@m, [{"a"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.transpose %u, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = stablehlo.reshape %2 : (tensor<8x8xf32>) -> tensor<4x16xf32>
  %4 = sdy.reshard %3 <@m, [{"a"},{}]> : tensor<4x16xf32>
  return %1,%4: tensor<8x8xf32>, tensor<4x16xf32>
}
func.func @d(%u: tensor<8x8xf32>) -> (tensor<8x8xf32>,tensor<4x16xf32>) {
  %1 = sdy.reshard %u <@m, [{"a"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.transpose %u, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = stablehlo.reshape %2 : (tensor<8x8xf32>) -> tensor<4x16xf32>
  %4 = sdy.reshard %3 <@m, [{},{"a"}]> : tensor<4x16xf32>
  return %1,%4: tensor<8x8xf32>, tensor<4x16xf32>
}
func.func @e(%u: tensor<4x8xf32>) -> (tensor<4x8xf32>,tensor<2x4x4xf32>,tensor<2x4x4xf32>,tensor<2x4x4xf32>) {
  %1 = sdy.reshard %u <@m, [{"a"}, {}]> : tensor<4x8xf32>
  %0 = stablehlo.reshape %u : (tensor<4x8xf32>) -> tensor<4x2x4xf32>
  %2 = stablehlo.transpose %0, dims = [1, 2, 0] : (tensor<4x2x4xf32>) -> tensor<2x4x4xf32>
  %4 = sdy.reshard %2 <@m, [{},{},{"a"}]> : tensor<2x4x4xf32>
  %5 = sdy.reshard %2 <@m, [{"a"},{},{}]> : tensor<2x4x4xf32>
  %6 = sdy.reshard %2 <@m, [{},{"a"},{}]> : tensor<2x4x4xf32>
  return %1,%4,%5,%6: tensor<4x8xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>,tensor<2x4x4xf32>
}
func.func @f(%u: tensor<8x4xf32>) -> (tensor<8x4xf32>,tensor<2x4x4xf32>,tensor<2x4x4xf32>,tensor<2x4x4xf32>) {
  %1 = sdy.reshard %u <@m, [{"a"}, {}]> : tensor<8x4xf32>
  %2 = stablehlo.transpose %u, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %0 = stablehlo.reshape %2 : (tensor<4x8xf32>) -> tensor<2x4x4xf32>
  %4 = sdy.reshard %0 <@m, [{},{},{"a"}]> : tensor<2x4x4xf32>
  %5 = sdy.reshard %0 <@m, [{"a"},{},{}]> : tensor<2x4x4xf32>
  %6 = sdy.reshard %0 <@m, [{},{"a"},{}]> : tensor<2x4x4xf32>
  return %1,%4,%5,%6: tensor<8x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>,tensor<2x4x4xf32>
}
func.func @g(%u: tensor<8x4xf32>) -> (tensor<8x4xf32>,tensor<4x8xf32>,tensor<4x8xf32>) {
  %1 = sdy.reshard %u <@m, [{}, {"a"}]> : tensor<8x4xf32>
  %2 = stablehlo.transpose %u, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %4 = sdy.reshard %2 <@m, [{"a"},{}]> : tensor<4x8xf32>
  %5 = sdy.reshard %2 <@m, [{},{"a"}]> : tensor<4x8xf32>
  return %1,%4,%5: tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}
func.func @h(%u: tensor<8x4x2xf32>) -> (tensor<8x4x2xf32>,tensor<4x2x8xf32>,tensor<4x2x8xf32>,tensor<4x2x8xf32>) {
  %1 = sdy.reshard %u <@m, [{}, {"a"},{}]> : tensor<8x4x2xf32>
  %2 = stablehlo.transpose %u, dims = [1, 2, 0] : (tensor<8x4x2xf32>) -> tensor<4x2x8xf32>
  %4 = sdy.reshard %2 <@m, [{"a"},{},{}]> : tensor<4x2x8xf32>
  %5 = sdy.reshard %2 <@m, [{},{"a"},{}]> : tensor<4x2x8xf32>
  %6 = sdy.reshard %2 <@m, [{},{},{"a"}]> : tensor<4x2x8xf32>
  return %1,%4,%5,%6: tensor<8x4x2xf32>, tensor<4x2x8xf32>, tensor<4x2x8xf32>, tensor<4x2x8xf32>
}
func.func @i(%u: tensor<8x4x2xf32>) -> (tensor<8x4x2xf32>,tensor<2x2x16xf32>,tensor<2x2x16xf32>,tensor<2x2x16xf32>) {
  %1 = sdy.reshard %u <@m, [{}, {"a"},{}]> : tensor<8x4x2xf32>
  %2 = stablehlo.transpose %u, dims = [1, 2, 0] : (tensor<8x4x2xf32>) -> tensor<4x2x8xf32>
  %3 = stablehlo.reshape %2 : (tensor<4x2x8xf32>) -> tensor<2x2x16xf32>
  %4 = sdy.reshard %3 <@m, [{"a"},{},{}]> : tensor<2x2x16xf32>
  %5 = sdy.reshard %3 <@m, [{},{"a"},{}]> : tensor<2x2x16xf32>
  %6 = sdy.reshard %3 <@m, [{},{},{"a"}]> : tensor<2x2x16xf32>
  return %1,%4,%5,%6: tensor<8x4x2xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>, tensor<2x2x16xf32>
}
func.func @two(%u: tensor<8x4xf32>) -> (tensor<8x4xf32>,tensor<32xf32>,tensor<4x8xf32>) {
  %1 = sdy.reshard %u <@m, [{"a"}, {}]> : tensor<8x4xf32>
  %2 = stablehlo.reshape %u : (tensor<8x4xf32>) -> tensor<32xf32>
  %7 = sdy.reshard %2 <@m, [{"a"}]> {z} : tensor<32xf32>
  %c = stablehlo.custom_call @x(%7) {has_side_effect=true} : (tensor<32xf32>) -> tensor<32xf32>
  %3 = sdy.reshard %u <@m, [{"a"}, {}]> : tensor<8x4xf32>
  %4 = stablehlo.reshape %u : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %6 = sdy.reshard %4 <@m, [{"a"},{}]> : tensor<4x8xf32>
  return %3,%2,%6: tensor<8x4xf32>, tensor<32xf32>, tensor<4x8xf32>
}
func.func @which(%u: tensor<8x4xf32>) -> (tensor<8x4xf32>,tensor<2x16xf32>,tensor<4x8xf32>) {
  %2 = stablehlo.reshape %u {r1}: (tensor<8x4xf32>) -> tensor<2x16xf32>
  %t = stablehlo.transpose %2, dims=[1,0] {t1}: (tensor<2x16xf32>) -> tensor<16x2xf32>
  %7 = sdy.reshard %t <@m, [{},{"a"}]> {z} : tensor<16x2xf32>
  %8 = sdy.reshard %2 <@m, [{"a"},{}]> {w} : tensor<2x16xf32>
  %4 = stablehlo.reshape %u {r2}: (tensor<8x4xf32>) -> tensor<4x8xf32>
  %6 = sdy.reshard %4 <@m, [{"a"},{}]> : tensor<4x8xf32>
  %9 = stablehlo.custom_call @x(%8,%7) {has_side_effect=true} : (tensor<2x16xf32>,tensor<16x2xf32>) -> tensor<32xf32>
  %3 = sdy.reshard %u <@m, [{"a"}, {}]> : tensor<8x4xf32>
  return %3,%2,%6: tensor<8x4xf32>, tensor<2x16xf32>, tensor<4x8xf32>
}
func.func @reshard(%a: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = sdy.reshard %a <@m, [{"a"}, {}]> : tensor<8x8xf32>
  %1 = sdy.reshard %0 <@m, [{"b"}, {}]> : tensor<8x8xf32>
  %2 = sdy.reshard %1 <@m, [{"c"}, {}]> : tensor<8x8xf32>
  %3 = sdy.reshard %a <@m, [{"c"}, {}]> : tensor<8x8xf32>
  %4 = sdy.reshard %3 <@m, [{"a"}, {}]> : tensor<8x8xf32>
  return %2, %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @two_reshapes(%u: tensor<8x4xf32>) -> (tensor<32xf32>,tensor<8x4xf32>) {
  %1 = stablehlo.reshape %u {one} : (tensor<8x4xf32>) -> tensor<2x16xf32>
  %2 = stablehlo.reshape %1 {two} : (tensor<2x16xf32>) -> tensor<32xf32>
  %3 = sdy.reshard %2 <@m, [{"a"}]> : tensor<32xf32>
  %4 = sdy.reshard %u <@m, [{"a"}, {}]> : tensor<8x4xf32>
  return %3,%4: tensor<32xf32>, tensor<8x4xf32>
}
// The inner one of two reshards is gone before others look for an earlier one.
func.func @reshard_of_equal_reshard(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.reshape %x : (tensor<8x8xf32>) -> tensor<64xf32>
  %1 = stablehlo.reshape %0 : (tensor<64xf32>) -> tensor<8x8xf32>
  %2 = sdy.reshard %1 <@m, [{}, {}]> : tensor<8x8xf32>
  %3 = sdy.reshard %2 <@m, [{}, {}]> : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
