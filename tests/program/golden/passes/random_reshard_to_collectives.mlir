// sdyrt-opt -sdy-reshard-to-collectives -split-input-file
sdy.mesh @mesh = <["a"=4, "b"=2]>
sdy.mesh @other = <["a"=4, "b"=2], device_ids=[1, 4, 6, 0, 3, 7, 2, 5]>
func.func @f0(%x: tensor<48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}]>}) -> tensor<48xf32> {
  %0 = sdy.reshard %x <@other, [{"a", "b"}]> : tensor<48xf32>
  return %0 : tensor<48xf32>
}
func.func @f1(%x: tensor<12x8x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(2)2}, {"b"}, {"a":(1)2}]>}) -> tensor<12x8x36xf32> {
  %0 = sdy.reshard %x <@other, [{}, {}, {"a":(1)2}]> : tensor<12x8x36xf32>
  return %0 : tensor<12x8x36xf32>
}
func.func @f2(%x: tensor<36x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) -> tensor<36x4xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b"}, {}]> : tensor<36x4xf32>
  return %0 : tensor<36x4xf32>
}
func.func @f3(%x: tensor<8x4x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"a", "b"}]>}) -> tensor<8x4x12xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a":(2)2, "a":(1)2}, {}, {"b"}]> : tensor<8x4x12xf32>
  return %0 : tensor<8x4x12xf32>
}
func.func @f4(%x: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "a":(2)2}]>}) -> tensor<4x16xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a":(1)2}, {}]> : tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
func.func @f5(%x: tensor<36x12x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a":(1)2}, {"a":(2)2, "b"}]>}) -> tensor<36x12x16xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b"}, {}, {"a":(2)2}]> : tensor<36x12x16xf32>
  return %0 : tensor<36x12x16xf32>
}
func.func @f6(%x: tensor<48x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "a"}]>}) -> tensor<48x16xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b", "a":(1)2}, {"a":(2)2}]> : tensor<48x16xf32>
  return %0 : tensor<48x16xf32>
}
func.func @f7(%x: tensor<4x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a":(2)2}]>}) -> tensor<4x48xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {"b"}]> : tensor<4x48xf32>
  return %0 : tensor<4x48xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=4, "d"=2]>
func.func @f0(%x: tensor<16x8x36x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2, "a", "b"}, {"c":(2)2, "d"}, {}, {}]>}) -> tensor<16x8x36x48xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a", "b"}, {}, {"c":(1)2}, {}]> : tensor<16x8x36x48xf32>
  return %0 : tensor<16x8x36x48xf32>
}
func.func @f1(%x: tensor<36x16x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c", "d"}, {"b"}]>}) -> tensor<36x16x36xf32> {
  %0 = sdy.reshard %x <@mesh, [{"c", "b"}, {}, {"d"}]> : tensor<36x16x36xf32>
  return %0 : tensor<36x16x36xf32>
}
func.func @f2(%x: tensor<16x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "a"}]>}) -> tensor<16x48xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a"}, {"c"}]> : tensor<16x48xf32>
  return %0 : tensor<16x48xf32>
}
func.func @f3(%x: tensor<16x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a"}, {"d", "b"}]>}) -> tensor<16x12xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a", "d", "b"}, {"c"}]> : tensor<16x12xf32>
  return %0 : tensor<16x12xf32>
}
func.func @f4(%x: tensor<48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", "b", "c"}]>}) -> tensor<48xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a", "d", "b"}]> : tensor<48xf32>
  return %0 : tensor<48xf32>
}
func.func @f5(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>}) -> tensor<8xf32> {
  %0 = sdy.reshard %x <@mesh, [{"c", "a", "b"}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @f6(%x: tensor<16x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a"}, {"c", "d"}]>}) -> tensor<16x36xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {}]> : tensor<16x36xf32>
  return %0 : tensor<16x36xf32>
}
func.func @f7(%x: tensor<48x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a"}, {"b"}]>}) -> tensor<48x16xf32> {
  %0 = sdy.reshard %x <@mesh, [{"c":(1)2, "b", "d"}, {"a"}]> : tensor<48x16xf32>
  return %0 : tensor<48x16xf32>
}
// -----
sdy.mesh @mesh = <["a"=4, "b"=2]>
func.func @f0(%x: tensor<36x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a":(1)2}]>}) -> tensor<36x36xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a":(2)2}, {}]> : tensor<36x36xf32>
  return %0 : tensor<36x36xf32>
}
func.func @f1(%x: tensor<8x48x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a":(2)2}, {}]>}) -> tensor<8x48x4xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {"b"}, {"a"}]> : tensor<8x48x4xf32>
  return %0 : tensor<8x48x4xf32>
}
func.func @f2(%x: tensor<12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) -> tensor<12x4xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b"}, {"a":(1)2}]> : tensor<12x4xf32>
  return %0 : tensor<12x4xf32>
}
func.func @f3(%x: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>}) -> tensor<16xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b", "a"}]> : tensor<16xf32>
  return %0 : tensor<16xf32>
}
func.func @f4(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>}) -> tensor<4xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b"}]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @f5(%x: tensor<12x48x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a":(2)2}, {"a":(1)2}]>}) -> tensor<12x48x48xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a":(1)2}, {}, {}]> : tensor<12x48x48xf32>
  return %0 : tensor<12x48x48xf32>
}
func.func @f6(%x: tensor<8x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a"}, {}, {}]>}) -> tensor<8x4x4xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {}, {"b"}]> : tensor<8x4x4xf32>
  return %0 : tensor<8x4x4xf32>
}
func.func @f7(%x: tensor<4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"a":(1)2}]>}) -> tensor<4x8x16xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a":(1)2, "b"}, {}, {"a":(2)2}]> : tensor<4x8x16xf32>
  return %0 : tensor<4x8x16xf32>
}
// -----
sdy.mesh @mesh = <["a"=8, "b"=4]>
func.func @f0(%x: tensor<4x4x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}, {}]>}) -> tensor<4x4x36xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a":(4)2}, {}, {"a":(1)4}]> : tensor<4x4x36xf32>
  return %0 : tensor<4x4x36xf32>
}
func.func @f1(%x: tensor<36x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a":(2)4}, {"b":(2)2, "b":(1)2}]>}) -> tensor<36x4x8xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a":(1)4, "b"}, {}, {}]> : tensor<36x4x8xf32>
  return %0 : tensor<36x4x8xf32>
}
func.func @f2(%x: tensor<12x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(2)2, "b":(1)2, "a":(1)2}, {"a":(2)4}, {}]>}) -> tensor<12x16x8xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a":(1)2, "b", "a":(2)4}, {}, {}]> : tensor<12x16x8xf32>
  return %0 : tensor<12x16x8xf32>
}
func.func @f3(%x: tensor<12x4x16x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {}, {}]>}) -> tensor<12x4x16x48xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a"}, {"b"}, {}, {}]> : tensor<12x4x16x48xf32>
  return %0 : tensor<12x4x16x48xf32>
}
func.func @f4(%x: tensor<8x8x8x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"b"}]>}) -> tensor<8x8x8x36xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {"b"}, {}, {"a"}]> : tensor<8x8x8x36xf32>
  return %0 : tensor<8x8x8x36xf32>
}
func.func @f5(%x: tensor<16x36x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(2)4}, {}, {"b", "a":(1)2}]>}) -> tensor<16x36x48xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {"b":(2)2, "b":(1)2}, {"a"}]> : tensor<16x36x48xf32>
  return %0 : tensor<16x36x48xf32>
}
func.func @f6(%x: tensor<16x36x16x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b":(2)2}, {}, {"b":(1)2}]>}) -> tensor<16x36x16x36xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b":(2)2, "a"}, {"b":(1)2}, {}, {}]> : tensor<16x36x16x36xf32>
  return %0 : tensor<16x36x16x36xf32>
}
func.func @f7(%x: tensor<8x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"b":(2)2, "a"}]>}) -> tensor<8x8x4xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {"a"}, {"b"}]> : tensor<8x8x4xf32>
  return %0 : tensor<8x8x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=4, "d"=2]>
sdy.mesh @other = <["a"=2, "b"=2, "c"=4, "d"=2], device_ids=[26, 30, 13, 6, 23, 27, 17, 15, 8, 14, 2, 21, 4, 25, 31, 11, 10, 19, 28, 12, 20, 9, 22, 16, 24, 5, 29, 0, 18, 3, 7, 1]>
func.func @f0(%x: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "d"}]>}) -> tensor<16xf32> {
  %0 = sdy.reshard %x <@other, [{"c", "d", "a", "b"}]> : tensor<16xf32>
  return %0 : tensor<16xf32>
}
func.func @f1(%x: tensor<36x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "b"}, {"d"}]>}) -> tensor<36x8xf32> {
  %0 = sdy.reshard %x <@other, [{}, {"c":(2)2, "a"}]> : tensor<36x8xf32>
  return %0 : tensor<36x8xf32>
}
func.func @f2(%x: tensor<8x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {"c", "b"}, {}]>}) -> tensor<8x16x16xf32> {
  %0 = sdy.reshard %x <@other, [{"b", "c":(2)2}, {}, {"a", "d"}]> : tensor<8x16x16xf32>
  return %0 : tensor<8x16x16xf32>
}
func.func @f3(%x: tensor<16x4x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {"d", "c"}]>}) -> tensor<16x4x36xf32> {
  %0 = sdy.reshard %x <@mesh, [{"d"}, {}, {"b", "a"}]> : tensor<16x4x36xf32>
  return %0 : tensor<16x4x36xf32>
}
func.func @f4(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c":(1)2, "d"}]>}) -> tensor<4xf32> {
  %0 = sdy.reshard %x <@mesh, [{"d", "b", "a", "c"}]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @f5(%x: tensor<12x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"d", "b"}]>}) -> tensor<12x36xf32> {
  %0 = sdy.reshard %x <@other, [{"b"}, {"d"}]> : tensor<12x36xf32>
  return %0 : tensor<12x36xf32>
}
func.func @f6(%x: tensor<36x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"c":(1)2, "a"}]>}) -> tensor<36x4xf32> {
  %0 = sdy.reshard %x <@other, [{"c":(1)2}, {"b", "a"}]> : tensor<36x4xf32>
  return %0 : tensor<36x4xf32>
}
func.func @f7(%x: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "d", "c", "b"}]>}) -> tensor<16xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b", "a", "c":(2)2}]> : tensor<16xf32>
  return %0 : tensor<16xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
sdy.mesh @other = <["a"=2, "b"=2, "c"=2], device_ids=[1, 4, 3, 5, 6, 2, 7, 0]>
func.func @f0(%x: tensor<4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"b", "a", "c"}]>}) -> tensor<4x8x16xf32> {
  %0 = sdy.reshard %x <@other, [{}, {"c", "b"}, {"a"}]> : tensor<4x8x16xf32>
  return %0 : tensor<4x8x16xf32>
}
func.func @f1(%x: tensor<48x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"c", "b"}]>}) -> tensor<48x4x16xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b"}, {}, {"a", "c"}]> : tensor<48x4x16xf32>
  return %0 : tensor<48x4x16xf32>
}
func.func @f2(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b", "c"}]>}) -> tensor<8x4xf32> {
  %0 = sdy.reshard %x <@mesh, [{"c"}, {"a"}]> : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
func.func @f3(%x: tensor<8x16x12x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"b"}, {}, {}]>}) -> tensor<8x16x12x36xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {}, {}, {"b", "c"}]> : tensor<8x16x12x36xf32>
  return %0 : tensor<8x16x12x36xf32>
}
func.func @f4(%x: tensor<16x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"c", "b"}]>}) -> tensor<16x8x4xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {"a"}, {"c"}]> : tensor<16x8x4xf32>
  return %0 : tensor<16x8x4xf32>
}
func.func @f5(%x: tensor<8x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "c", "a"}, {}]>}) -> tensor<8x4x8xf32> {
  %0 = sdy.reshard %x <@other, [{}, {}, {"b", "a"}]> : tensor<8x4x8xf32>
  return %0 : tensor<8x4x8xf32>
}
func.func @f6(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>}) -> tensor<4xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a", "b"}]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @f7(%x: tensor<48x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}, {"c"}]>}) -> tensor<48x16x16xf32> {
  %0 = sdy.reshard %x <@other, [{"a"}, {}, {}]> : tensor<48x16x16xf32>
  return %0 : tensor<48x16x16xf32>
}
// -----
sdy.mesh @mesh = <["a"=4, "b"=2]>
func.func @f0(%x: tensor<12x4x12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"b"}]>}) -> tensor<12x4x12x4xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {}, {"a"}, {}]> : tensor<12x4x12x4xf32>
  return %0 : tensor<12x4x12x4xf32>
}
func.func @f1(%x: tensor<8x36x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {}]>}) -> tensor<8x36x48xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b"}, {}, {}]> : tensor<8x36x48xf32>
  return %0 : tensor<8x36x48xf32>
}
func.func @f2(%x: tensor<48x4x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a"}, {}, {}]>}) -> tensor<48x4x36xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {}, {"b"}]> : tensor<48x4x36xf32>
  return %0 : tensor<48x4x36xf32>
}
func.func @f3(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}]>}) -> tensor<8xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b", "a":(1)2}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @f4(%x: tensor<12x16x16x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {}, {}]>}) -> tensor<12x16x16x48xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a":(2)2}, {"a":(1)2}, {"b"}, {}]> : tensor<12x16x16x48xf32>
  return %0 : tensor<12x16x16x48xf32>
}
func.func @f5(%x: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b"}]>}) -> tensor<4x8xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {"a", "b"}]> : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @f6(%x: tensor<36x12x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"a"}]>}) -> tensor<36x12x4x8xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {"a":(2)2}, {}, {"a":(1)2}]> : tensor<36x12x4x8xf32>
  return %0 : tensor<36x12x4x8xf32>
}
func.func @f7(%x: tensor<48x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b"}, {}]>}) -> tensor<48x12xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a":(2)2}, {}]> : tensor<48x12xf32>
  return %0 : tensor<48x12xf32>
}
// -----
sdy.mesh @mesh = <["a"=8, "b"=4]>
func.func @f0(%x: tensor<12x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "a"}]>}) -> tensor<12x12xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b"}, {}]> : tensor<12x12xf32>
  return %0 : tensor<12x12xf32>
}
func.func @f1(%x: tensor<16x16x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}, {"a"}]>}) -> tensor<16x16x36xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {"a":(1)2}, {"a":(2)4}]> : tensor<16x16x36xf32>
  return %0 : tensor<16x16x36xf32>
}
func.func @f2(%x: tensor<48x12x16x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b":(2)2}, {}, {"a":(2)4}]>}) -> tensor<48x12x16x12xf32> {
  %0 = sdy.reshard %x <@mesh, [{"a"}, {}, {"b"}, {}]> : tensor<48x12x16x12xf32>
  return %0 : tensor<48x12x16x12xf32>
}
func.func @f3(%x: tensor<16x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(2)2}, {"a"}]>}) -> tensor<16x36xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b":(1)2}, {"b":(2)2}]> : tensor<16x36xf32>
  return %0 : tensor<16x36xf32>
}
func.func @f4(%x: tensor<12x48x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {"b"}]>}) -> tensor<12x48x8xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b"}, {"a"}, {}]> : tensor<12x48x8xf32>
  return %0 : tensor<12x48x8xf32>
}
func.func @f5(%x: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a":(2)4}]>}) -> tensor<16xf32> {
  %0 = sdy.reshard %x <@mesh, [{"b":(1)2, "a"}]> : tensor<16xf32>
  return %0 : tensor<16xf32>
}
func.func @f6(%x: tensor<4x36x16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}, {}, {}]>}) -> tensor<4x36x16x4xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {"a"}, {"b"}, {}]> : tensor<4x36x16x4xf32>
  return %0 : tensor<4x36x16x4xf32>
}
func.func @f7(%x: tensor<48x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(4)2, "a":(1)4}, {}]>}) -> tensor<48x48xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {"b":(2)2, "a", "b":(1)2}]> : tensor<48x48xf32>
  return %0 : tensor<48x48xf32>
}
// -----
sdy.mesh @mesh = <["x"=16]>
sdy.mesh @other = <["x"=16], device_ids=[15, 0, 9, 11, 5, 4, 6, 8, 3, 7, 1, 10, 12, 14, 2, 13]>
func.func @f0(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
  %0 = sdy.reshard %x <@mesh, [{"x"}]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @f1(%x: tensor<12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<12xf32> {
  %0 = sdy.reshard %x <@mesh, [{"x"}]> : tensor<12xf32>
  return %0 : tensor<12xf32>
}
func.func @f2(%x: tensor<16x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"x"}]>}) -> tensor<16x4x16xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {"x"}, {}]> : tensor<16x4x16xf32>
  return %0 : tensor<16x4x16xf32>
}
func.func @f3(%x: tensor<12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<12xf32> {
  %0 = sdy.reshard %x <@other, [{"x"}]> : tensor<12xf32>
  return %0 : tensor<12xf32>
}
func.func @f4(%x: tensor<16x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> tensor<16x36xf32> {
  %0 = sdy.reshard %x <@other, [{}, {}]> : tensor<16x36xf32>
  return %0 : tensor<16x36xf32>
}
func.func @f5(%x: tensor<16x12x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) -> tensor<16x12x48xf32> {
  %0 = sdy.reshard %x <@other, [{}, {"x"}, {}]> : tensor<16x12x48xf32>
  return %0 : tensor<16x12x48xf32>
}
func.func @f6(%x: tensor<36x48x8x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}, {}]>}) -> tensor<36x48x8x12xf32> {
  %0 = sdy.reshard %x <@other, [{"x"}, {}, {}, {}]> : tensor<36x48x8x12xf32>
  return %0 : tensor<36x48x8x12xf32>
}
func.func @f7(%x: tensor<4x4x8x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>}) -> tensor<4x4x8x12xf32> {
  %0 = sdy.reshard %x <@other, [{}, {"x"}, {}, {}]> : tensor<4x4x8x12xf32>
  return %0 : tensor<4x4x8x12xf32>
}
// -----
sdy.mesh @mesh = <["x"=16]>
func.func @f0(%x: tensor<16x16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>}) -> tensor<16x16x4xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {"x"}, {}]> : tensor<16x16x4xf32>
  return %0 : tensor<16x16x4xf32>
}
func.func @f1(%x: tensor<36x36x8x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}) -> tensor<36x36x8x48xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {}, {}, {"x"}]> : tensor<36x36x8x48xf32>
  return %0 : tensor<36x36x8x48xf32>
}
func.func @f2(%x: tensor<8x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>}) -> tensor<8x4x8xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {}, {}]> : tensor<8x4x8xf32>
  return %0 : tensor<8x4x8xf32>
}
func.func @f3(%x: tensor<12x16x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"x"}]>}) -> tensor<12x16x48xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {}, {"x"}]> : tensor<12x16x48xf32>
  return %0 : tensor<12x16x48xf32>
}
func.func @f4(%x: tensor<12x48x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) -> tensor<12x48x4xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {}, {}]> : tensor<12x48x4xf32>
  return %0 : tensor<12x48x4xf32>
}
func.func @f5(%x: tensor<8x48x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>}) -> tensor<8x48x48xf32> {
  %0 = sdy.reshard %x <@mesh, [{}, {}, {}]> : tensor<8x48x48xf32>
  return %0 : tensor<8x48x48xf32>
}
func.func @f6(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  %0 = sdy.reshard %x <@mesh, [{}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @f7(%x: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<16xf32> {
  %0 = sdy.reshard %x <@mesh, [{"x"}]> : tensor<16xf32>
  return %0 : tensor<16xf32>
}
