module {
  sdy.mesh @mesh = <["a"=4, "b"=2]>
  sdy.mesh @other = <["a"=4, "b"=2], device_ids=[1, 4, 6, 0, 3, 7, 2, 5]>
  func.func @f0(%arg0: tensor<48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}]>}) -> tensor<48xf32> {
    %0 = sdy.all_slice [{"a"}] %arg0 out_sharding=<@mesh, [{"b", "a"}]> : tensor<48xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@other, [{"a", "b"}]> : tensor<48xf32>
    return %1 : tensor<48xf32>
  }
  func.func @f1(%arg0: tensor<12x8x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(2)2}, {"b"}, {"a":(1)2}]>}) -> tensor<12x8x36xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@other, [{"a":(2)2}, {"b"}, {"a":(1)2}]> : tensor<12x8x36xf32>
    %1 = sdy.all_gather [{"a":(2)2}, {"b"}, {}] %0 out_sharding=<@other, [{}, {}, {"a":(1)2}]> : tensor<12x8x36xf32>
    return %1 : tensor<12x8x36xf32>
  }
  func.func @f2(%arg0: tensor<36x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) -> tensor<36x4xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"b", "a":(2)2}, {}]> : tensor<36x4xf32>
    %1 = sdy.all_gather [{"a":(2)2}, {}] %0 out_sharding=<@mesh, [{"b"}, {}]> : tensor<36x4xf32>
    return %1 : tensor<36x4xf32>
  }
  func.func @f3(%arg0: tensor<8x4x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"a", "b"}]>}) -> tensor<8x4x12xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{}, {}, {"b", "a":(2)2, "a":(1)2}]> : tensor<8x4x12xf32>
    %1 = sdy.all_to_all [{"a":(2)2, "a":(1)2}: 2->0] %0 out_sharding=<@mesh, [{"a":(2)2, "a":(1)2}, {}, {"b"}]> : tensor<8x4x12xf32>
    return %1 : tensor<8x4x12xf32>
  }
  func.func @f4(%arg0: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "a":(2)2}]>}) -> tensor<4x16xf32> {
    %0 = sdy.all_slice [{"a":(1)2}, {}] %arg0 out_sharding=<@mesh, [{"a":(1)2}, {"b", "a":(2)2}]> : tensor<4x16xf32>
    %1 = sdy.all_gather [{}, {"b", "a":(2)2}] %0 out_sharding=<@mesh, [{"a":(1)2}, {}]> : tensor<4x16xf32>
    return %1 : tensor<4x16xf32>
  }
  func.func @f5(%arg0: tensor<36x12x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a":(1)2}, {"a":(2)2, "b"}]>}) -> tensor<36x12x16xf32> {
    %0 = sdy.all_to_all [{"b"}: 2->0] %arg0 out_sharding=<@mesh, [{"b"}, {"a":(1)2}, {"a":(2)2}]> : tensor<36x12x16xf32>
    %1 = sdy.all_gather [{}, {"a":(1)2}, {}] %0 out_sharding=<@mesh, [{"b"}, {}, {"a":(2)2}]> : tensor<36x12x16xf32>
    return %1 : tensor<36x12x16xf32>
  }
  func.func @f6(%arg0: tensor<48x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "a"}]>}) -> tensor<48x16xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{}, {"a":(2)2, "b", "a":(1)2}]> : tensor<48x16xf32>
    %1 = sdy.all_to_all [{"b", "a":(1)2}: 1->0] %0 out_sharding=<@mesh, [{"b", "a":(1)2}, {"a":(2)2}]> : tensor<48x16xf32>
    return %1 : tensor<48x16xf32>
  }
  func.func @f7(%arg0: tensor<4x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a":(2)2}]>}) -> tensor<4x48xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"a":(2)2}, {"b"}]> : tensor<4x48xf32>
    %1 = sdy.all_gather [{"a":(2)2}, {}] %0 out_sharding=<@mesh, [{}, {"b"}]> : tensor<4x48xf32>
    return %1 : tensor<4x48xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=4, "d"=2]>
  func.func @f0(%arg0: tensor<16x8x36x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2, "a", "b"}, {"c":(2)2, "d"}, {}, {}]>}) -> tensor<16x8x36x48xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"a", "b", "c":(1)2}, {"c":(2)2, "d"}, {}, {}]> : tensor<16x8x36x48xf32>
    %1 = sdy.all_to_all [{"c":(1)2}: 0->2] %0 out_sharding=<@mesh, [{"a", "b"}, {"c":(2)2, "d"}, {"c":(1)2}, {}]> : tensor<16x8x36x48xf32>
    %2 = sdy.all_gather [{}, {"c":(2)2, "d"}, {}, {}] %1 out_sharding=<@mesh, [{"a", "b"}, {}, {"c":(1)2}, {}]> : tensor<16x8x36x48xf32>
    return %2 : tensor<16x8x36x48xf32>
  }
  func.func @f1(%arg0: tensor<36x16x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c", "d"}, {"b"}]>}) -> tensor<36x16x36xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{}, {"c", "b"}, {"d"}]> : tensor<36x16x36xf32>
    %1 = sdy.all_to_all [{"c", "b"}: 1->0] %0 out_sharding=<@mesh, [{"c", "b"}, {}, {"d"}]> : tensor<36x16x36xf32>
    return %1 : tensor<36x16x36xf32>
  }
  func.func @f2(%arg0: tensor<16x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "a"}]>}) -> tensor<16x48xf32> {
    %0 = sdy.all_slice [{"c":(1)2}, {}] %arg0 out_sharding=<@mesh, [{"c":(1)2}, {"b", "a"}]> : tensor<16x48xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"a"}, {"c"}]> : tensor<16x48xf32>
    return %1 : tensor<16x48xf32>
  }
  func.func @f3(%arg0: tensor<16x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a"}, {"d", "b"}]>}) -> tensor<16x12xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"a", "d", "b"}, {"c"}]> : tensor<16x12xf32>
    return %0 : tensor<16x12xf32>
  }
  func.func @f4(%arg0: tensor<48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", "b", "c"}]>}) -> tensor<48xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"a", "d", "b", "c"}]> : tensor<48xf32>
    %1 = sdy.all_gather [{"c"}] %0 out_sharding=<@mesh, [{"a", "d", "b"}]> : tensor<48xf32>
    return %1 : tensor<48xf32>
  }
  func.func @f5(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>}) -> tensor<8xf32> {
    %0 = sdy.all_slice [{"c", "b"}] %arg0 out_sharding=<@mesh, [{"a", "c", "b"}]> : tensor<8xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"c", "a", "b"}]> : tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func @f6(%arg0: tensor<16x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a"}, {"c", "d"}]>}) -> tensor<16x36xf32> {
    %0 = sdy.all_gather [{"b", "a"}, {"c", "d"}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<16x36xf32>
    return %0 : tensor<16x36xf32>
  }
  func.func @f7(%arg0: tensor<48x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a"}, {"b"}]>}) -> tensor<48x16xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"c":(1)2, "b", "d"}, {"a"}]> : tensor<48x16xf32>
    return %0 : tensor<48x16xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=4, "b"=2]>
  func.func @f0(%arg0: tensor<36x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a":(1)2}]>}) -> tensor<36x36xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"a":(2)2}, {"a":(1)2}]> : tensor<36x36xf32>
    %1 = sdy.all_gather [{}, {"a":(1)2}] %0 out_sharding=<@mesh, [{"a":(2)2}, {}]> : tensor<36x36xf32>
    return %1 : tensor<36x36xf32>
  }
  func.func @f1(%arg0: tensor<8x48x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a":(2)2}, {}]>}) -> tensor<8x48x4xf32> {
    %0 = sdy.all_slice [{}, {}, {"a":(1)2, "b"}] %arg0 out_sharding=<@mesh, [{}, {"a":(2)2}, {"a":(1)2, "b"}]> : tensor<8x48x4xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{}, {"b"}, {"a"}]> : tensor<8x48x4xf32>
    return %1 : tensor<8x48x4xf32>
  }
  func.func @f2(%arg0: tensor<12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) -> tensor<12x4xf32> {
    %0 = sdy.all_slice [{}, {"b"}] %arg0 out_sharding=<@mesh, [{"a"}, {"b"}]> : tensor<12x4xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"b", "a":(2)2}, {"a":(1)2}]> : tensor<12x4xf32>
    %2 = sdy.all_gather [{"a":(2)2}, {}] %1 out_sharding=<@mesh, [{"b"}, {"a":(1)2}]> : tensor<12x4xf32>
    return %2 : tensor<12x4xf32>
  }
  func.func @f3(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>}) -> tensor<16xf32> {
    %0 = sdy.all_slice [{"b"}] %arg0 out_sharding=<@mesh, [{"a", "b"}]> : tensor<16xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"b", "a"}]> : tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func @f4(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>}) -> tensor<4xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"b", "a":(2)2}]> : tensor<4xf32>
    %1 = sdy.all_gather [{"a":(2)2}] %0 out_sharding=<@mesh, [{"b"}]> : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @f5(%arg0: tensor<12x48x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a":(2)2}, {"a":(1)2}]>}) -> tensor<12x48x48xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"a":(1)2}, {"a":(2)2}, {"b"}]> : tensor<12x48x48xf32>
    %1 = sdy.all_gather [{}, {"a":(2)2}, {"b"}] %0 out_sharding=<@mesh, [{"a":(1)2}, {}, {}]> : tensor<12x48x48xf32>
    return %1 : tensor<12x48x48xf32>
  }
  func.func @f6(%arg0: tensor<8x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a"}, {}, {}]>}) -> tensor<8x4x4xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"a", "b"}, {}, {}]> : tensor<8x4x4xf32>
    %1 = sdy.all_to_all [{"b"}: 0->2] %0 out_sharding=<@mesh, [{"a"}, {}, {"b"}]> : tensor<8x4x4xf32>
    %2 = sdy.all_gather [{"a"}, {}, {}] %1 out_sharding=<@mesh, [{}, {}, {"b"}]> : tensor<8x4x4xf32>
    return %2 : tensor<8x4x4xf32>
  }
  func.func @f7(%arg0: tensor<4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"a":(1)2}]>}) -> tensor<4x8x16xf32> {
    %0 = sdy.all_slice [{"b", "a":(2)2}, {}, {}] %arg0 out_sharding=<@mesh, [{"b", "a":(2)2}, {}, {"a":(1)2}]> : tensor<4x8x16xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"a":(1)2, "b"}, {}, {"a":(2)2}]> : tensor<4x8x16xf32>
    return %1 : tensor<4x8x16xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8, "b"=4]>
  func.func @f0(%arg0: tensor<4x4x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}, {}]>}) -> tensor<4x4x36xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"a":(4)2, "a":(1)4}, {}, {}]> : tensor<4x4x36xf32>
    %1 = sdy.all_to_all [{"a":(1)4}: 0->2] %0 out_sharding=<@mesh, [{"a":(4)2}, {}, {"a":(1)4}]> : tensor<4x4x36xf32>
    return %1 : tensor<4x4x36xf32>
  }
  func.func @f1(%arg0: tensor<36x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a":(2)4}, {"b":(2)2, "b":(1)2}]>}) -> tensor<36x4x8xf32> {
    %0 = sdy.all_slice [{"a":(1)2}, {}, {}] %arg0 out_sharding=<@mesh, [{"a":(1)2}, {"a":(2)4}, {"b":(2)2, "b":(1)2}]> : tensor<36x4x8xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"a":(1)2}, {"a":(2)2, "b":(1)2}, {"a":(4)2, "b":(2)2}]> : tensor<36x4x8xf32>
    %2 = sdy.all_to_all [{"a":(2)2, "b":(1)2}: 1->0] %1 out_sharding=<@mesh, [{"a":(1)4, "b":(1)2}, {}, {"a":(4)2, "b":(2)2}]> : tensor<36x4x8xf32>
    %3 = sdy.all_to_all [{"b":(2)2}: 2->0] %2 out_sharding=<@mesh, [{"a":(1)4, "b"}, {}, {"a":(4)2}]> : tensor<36x4x8xf32>
    %4 = sdy.all_gather [{}, {}, {"a":(4)2}] %3 out_sharding=<@mesh, [{"a":(1)4, "b"}, {}, {}]> : tensor<36x4x8xf32>
    return %4 : tensor<36x4x8xf32>
  }
  func.func @f2(%arg0: tensor<12x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(2)2, "b":(1)2, "a":(1)2}, {"a":(2)4}, {}]>}) -> tensor<12x16x8xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"a":(1)2, "b"}, {"a":(2)4}, {}]> : tensor<12x16x8xf32>
    %1 = sdy.all_to_all [{"a":(2)4}: 1->0] %0 out_sharding=<@mesh, [{"a":(1)2, "b", "a":(2)4}, {}, {}]> : tensor<12x16x8xf32>
    return %1 : tensor<12x16x8xf32>
  }
  func.func @f3(%arg0: tensor<12x4x16x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {}, {}]>}) -> tensor<12x4x16x48xf32> {
    %0 = sdy.all_slice [{"b"}, {}, {}, {}] %arg0 out_sharding=<@mesh, [{"b"}, {"a"}, {}, {}]> : tensor<12x4x16x48xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"a":(1)4}, {"b", "a":(4)2}, {}, {}]> : tensor<12x4x16x48xf32>
    %2 = sdy.all_to_all [{"a":(4)2}: 1->0] %1 out_sharding=<@mesh, [{"a"}, {"b"}, {}, {}]> : tensor<12x4x16x48xf32>
    return %2 : tensor<12x4x16x48xf32>
  }
  func.func @f4(%arg0: tensor<8x8x8x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"b"}]>}) -> tensor<8x8x8x36xf32> {
    %0 = sdy.all_slice [{}, {"a":(2)4}, {}, {"a":(1)2}] %arg0 out_sharding=<@mesh, [{}, {"a":(2)4}, {}, {"b", "a":(1)2}]> : tensor<8x8x8x36xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{}, {"b"}, {}, {"a"}]> : tensor<8x8x8x36xf32>
    return %1 : tensor<8x8x8x36xf32>
  }
  func.func @f5(%arg0: tensor<16x36x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(2)4}, {}, {"b", "a":(1)2}]>}) -> tensor<16x36x48xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"b":(2)2, "b":(1)2}, {}, {"a"}]> : tensor<16x36x48xf32>
    %1 = sdy.all_to_all [{"b":(2)2, "b":(1)2}: 0->1] %0 out_sharding=<@mesh, [{}, {"b":(2)2, "b":(1)2}, {"a"}]> : tensor<16x36x48xf32>
    return %1 : tensor<16x36x48xf32>
  }
  func.func @f6(%arg0: tensor<16x36x16x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b":(2)2}, {}, {"b":(1)2}]>}) -> tensor<16x36x16x36xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"b":(2)2, "a":(1)4}, {"b":(1)2}, {}, {"a":(4)2}]> : tensor<16x36x16x36xf32>
    %1 = sdy.all_to_all [{"a":(4)2}: 3->0] %0 out_sharding=<@mesh, [{"b":(2)2, "a"}, {"b":(1)2}, {}, {}]> : tensor<16x36x16x36xf32>
    return %1 : tensor<16x36x16x36xf32>
  }
  func.func @f7(%arg0: tensor<8x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"b":(2)2, "a"}]>}) -> tensor<8x8x4xf32> {
    %0 = sdy.all_slice [{}, {"b":(1)2}, {}] %arg0 out_sharding=<@mesh, [{}, {"b":(1)2}, {"b":(2)2, "a"}]> : tensor<8x8x4xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{}, {"a":(1)2}, {"b", "a":(2)4}]> : tensor<8x8x4xf32>
    %2 = sdy.all_to_all [{"a":(2)4}: 2->1] %1 out_sharding=<@mesh, [{}, {"a"}, {"b"}]> : tensor<8x8x4xf32>
    return %2 : tensor<8x8x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=4, "d"=2]>
  sdy.mesh @other = <["a"=2, "b"=2, "c"=4, "d"=2], device_ids=[26, 30, 13, 6, 23, 27, 17, 15, 8, 14, 2, 21, 4, 25, 31, 11, 10, 19, 28, 12, 20, 9, 22, 16, 24, 5, 29, 0, 18, 3, 7, 1]>
  func.func @f0(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "d"}]>}) -> tensor<16xf32> {
    %0 = sdy.all_slice [{"a", "b"}] %arg0 out_sharding=<@mesh, [{"c", "d", "a", "b"}]> : tensor<16xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@other, [{"c", "d", "a", "b"}]> : tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func @f1(%arg0: tensor<36x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "b"}, {"d"}]>}) -> tensor<36x8xf32> {
    %0 = sdy.all_slice [{}, {"a"}] %arg0 out_sharding=<@mesh, [{"c", "b"}, {"d", "a"}]> : tensor<36x8xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@other, [{"d", "c":(1)2, "b"}, {"c":(2)2, "a"}]> : tensor<36x8xf32>
    %2 = sdy.all_gather [{"d", "c":(1)2, "b"}, {}] %1 out_sharding=<@other, [{}, {"c":(2)2, "a"}]> : tensor<36x8xf32>
    return %2 : tensor<36x8xf32>
  }
  func.func @f2(%arg0: tensor<8x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {"c", "b"}, {}]>}) -> tensor<8x16x16xf32> {
    %0 = sdy.all_slice [{}, {}, {"a"}] %arg0 out_sharding=<@mesh, [{"d"}, {"c", "b"}, {"a"}]> : tensor<8x16x16xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@other, [{"b"}, {"c", "d"}, {"a"}]> : tensor<8x16x16xf32>
    %2 = sdy.all_to_all [{"d"}: 1->2] %1 out_sharding=<@other, [{"b"}, {"c"}, {"a", "d"}]> : tensor<8x16x16xf32>
    %3 = sdy.all_to_all [{"c":(2)2}: 1->0] %2 out_sharding=<@other, [{"b", "c":(2)2}, {"c":(1)2}, {"a", "d"}]> : tensor<8x16x16xf32>
    %4 = sdy.all_gather [{}, {"c":(1)2}, {}] %3 out_sharding=<@other, [{"b", "c":(2)2}, {}, {"a", "d"}]> : tensor<8x16x16xf32>
    return %4 : tensor<8x16x16xf32>
  }
  func.func @f3(%arg0: tensor<16x4x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {"d", "c"}]>}) -> tensor<16x4x36xf32> {
    %0 = sdy.all_slice [{"b"}, {}, {}] %arg0 out_sharding=<@mesh, [{"b"}, {"a"}, {"d", "c"}]> : tensor<16x4x36xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"d"}, {"c":(2)2}, {"b", "a", "c":(1)2}]> : tensor<16x4x36xf32>
    %2 = sdy.all_gather [{}, {"c":(2)2}, {"c":(1)2}] %1 out_sharding=<@mesh, [{"d"}, {}, {"b", "a"}]> : tensor<16x4x36xf32>
    return %2 : tensor<16x4x36xf32>
  }
  func.func @f4(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c":(1)2, "d"}]>}) -> tensor<4xf32> {
    %0 = sdy.all_slice [{"a", "c":(2)2}] %arg0 out_sharding=<@mesh, [{"b", "c":(1)2, "d", "a", "c":(2)2}]> : tensor<4xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"d", "b", "a", "c"}]> : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @f5(%arg0: tensor<12x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"d", "b"}]>}) -> tensor<12x36xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@other, [{"b", "c":(2)2}, {"d", "c":(1)2}]> : tensor<12x36xf32>
    %1 = sdy.all_gather [{"c":(2)2}, {"c":(1)2}] %0 out_sharding=<@other, [{"b"}, {"d"}]> : tensor<12x36xf32>
    return %1 : tensor<12x36xf32>
  }
  func.func @f6(%arg0: tensor<36x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"c":(1)2, "a"}]>}) -> tensor<36x4xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@other, [{"c":(1)2}, {"b", "a"}]> : tensor<36x4xf32>
    return %0 : tensor<36x4xf32>
  }
  func.func @f7(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "d", "c", "b"}]>}) -> tensor<16xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"b", "a", "c":(2)2, "d", "c":(1)2}]> : tensor<16xf32>
    %1 = sdy.all_gather [{"d", "c":(1)2}] %0 out_sharding=<@mesh, [{"b", "a", "c":(2)2}]> : tensor<16xf32>
    return %1 : tensor<16xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  sdy.mesh @other = <["a"=2, "b"=2, "c"=2], device_ids=[1, 4, 3, 5, 6, 2, 7, 0]>
  func.func @f0(%arg0: tensor<4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"b", "a", "c"}]>}) -> tensor<4x8x16xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@other, [{}, {}, {"a", "c", "b"}]> : tensor<4x8x16xf32>
    %1 = sdy.all_to_all [{"c", "b"}: 2->1] %0 out_sharding=<@other, [{}, {"c", "b"}, {"a"}]> : tensor<4x8x16xf32>
    return %1 : tensor<4x8x16xf32>
  }
  func.func @f1(%arg0: tensor<48x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"c", "b"}]>}) -> tensor<48x4x16xf32> {
    %0 = sdy.all_slice [{"a"}, {}, {}] %arg0 out_sharding=<@mesh, [{"a"}, {}, {"c", "b"}]> : tensor<48x4x16xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"b"}, {}, {"a", "c"}]> : tensor<48x4x16xf32>
    return %1 : tensor<48x4x16xf32>
  }
  func.func @f2(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b", "c"}]>}) -> tensor<8x4xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"c"}, {"a", "b"}]> : tensor<8x4xf32>
    %1 = sdy.all_gather [{}, {"b"}] %0 out_sharding=<@mesh, [{"c"}, {"a"}]> : tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
  func.func @f3(%arg0: tensor<8x16x12x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"b"}, {}, {}]>}) -> tensor<8x16x12x36xf32> {
    %0 = sdy.all_to_all [{"b"}: 1->3] %arg0 out_sharding=<@mesh, [{"c"}, {}, {}, {"b"}]> : tensor<8x16x12x36xf32>
    %1 = sdy.all_to_all [{"c"}: 0->3] %0 out_sharding=<@mesh, [{}, {}, {}, {"b", "c"}]> : tensor<8x16x12x36xf32>
    return %1 : tensor<8x16x12x36xf32>
  }
  func.func @f4(%arg0: tensor<16x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"c", "b"}]>}) -> tensor<16x8x4xf32> {
    %0 = sdy.all_slice [{}, {"a"}, {}] %arg0 out_sharding=<@mesh, [{}, {"a"}, {"c", "b"}]> : tensor<16x8x4xf32>
    %1 = sdy.all_gather [{}, {}, {"b"}] %0 out_sharding=<@mesh, [{}, {"a"}, {"c"}]> : tensor<16x8x4xf32>
    return %1 : tensor<16x8x4xf32>
  }
  func.func @f5(%arg0: tensor<8x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "c", "a"}, {}]>}) -> tensor<8x4x8xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@other, [{}, {"c", "b", "a"}, {}]> : tensor<8x4x8xf32>
    %1 = sdy.all_to_all [{"b", "a"}: 1->2] %0 out_sharding=<@other, [{}, {"c"}, {"b", "a"}]> : tensor<8x4x8xf32>
    %2 = sdy.all_gather [{}, {"c"}, {}] %1 out_sharding=<@other, [{}, {}, {"b", "a"}]> : tensor<8x4x8xf32>
    return %2 : tensor<8x4x8xf32>
  }
  func.func @f6(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>}) -> tensor<4xf32> {
    %0 = sdy.all_slice [{"b"}] %arg0 out_sharding=<@mesh, [{"a", "b"}]> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f7(%arg0: tensor<48x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}, {"c"}]>}) -> tensor<48x16x16xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@other, [{"a"}, {}, {"c"}]> : tensor<48x16x16xf32>
    %1 = sdy.all_gather [{}, {}, {"c"}] %0 out_sharding=<@other, [{"a"}, {}, {}]> : tensor<48x16x16xf32>
    return %1 : tensor<48x16x16xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=4, "b"=2]>
  func.func @f0(%arg0: tensor<12x4x12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"b"}]>}) -> tensor<12x4x12x4xf32> {
    %0 = sdy.all_slice [{}, {}, {"a"}, {}] %arg0 out_sharding=<@mesh, [{}, {}, {"a"}, {"b"}]> : tensor<12x4x12x4xf32>
    %1 = sdy.all_gather [{}, {}, {}, {"b"}] %0 out_sharding=<@mesh, [{}, {}, {"a"}, {}]> : tensor<12x4x12x4xf32>
    return %1 : tensor<12x4x12x4xf32>
  }
  func.func @f1(%arg0: tensor<8x36x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {}]>}) -> tensor<8x36x48xf32> {
    %0 = sdy.all_slice [{"b"}, {}, {}] %arg0 out_sharding=<@mesh, [{"b"}, {"a"}, {}]> : tensor<8x36x48xf32>
    %1 = sdy.all_gather [{}, {"a"}, {}] %0 out_sharding=<@mesh, [{"b"}, {}, {}]> : tensor<8x36x48xf32>
    return %1 : tensor<8x36x48xf32>
  }
  func.func @f2(%arg0: tensor<48x4x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a"}, {}, {}]>}) -> tensor<48x4x36xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"a", "b"}, {}, {}]> : tensor<48x4x36xf32>
    %1 = sdy.all_to_all [{"b"}: 0->2] %0 out_sharding=<@mesh, [{"a"}, {}, {"b"}]> : tensor<48x4x36xf32>
    %2 = sdy.all_gather [{"a"}, {}, {}] %1 out_sharding=<@mesh, [{}, {}, {"b"}]> : tensor<48x4x36xf32>
    return %2 : tensor<48x4x36xf32>
  }
  func.func @f3(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}]>}) -> tensor<8xf32> {
    %0 = sdy.all_slice [{"a":(1)2}] %arg0 out_sharding=<@mesh, [{"b", "a":(1)2}]> : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @f4(%arg0: tensor<12x16x16x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {}, {}]>}) -> tensor<12x16x16x48xf32> {
    %0 = sdy.all_slice [{}, {}, {"b"}, {}] %arg0 out_sharding=<@mesh, [{}, {"a"}, {"b"}, {}]> : tensor<12x16x16x48xf32>
    %1 = sdy.all_to_all [{"a":(2)2}: 1->0] %0 out_sharding=<@mesh, [{"a":(2)2}, {"a":(1)2}, {"b"}, {}]> : tensor<12x16x16x48xf32>
    return %1 : tensor<12x16x16x48xf32>
  }
  func.func @f5(%arg0: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b"}]>}) -> tensor<4x8xf32> {
    %0 = sdy.all_slice [{}, {"a"}] %arg0 out_sharding=<@mesh, [{}, {"b", "a"}]> : tensor<4x8xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{}, {"a", "b"}]> : tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
  func.func @f6(%arg0: tensor<36x12x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"a"}]>}) -> tensor<36x12x4x8xf32> {
    %0 = sdy.all_to_all [{"a":(2)2}: 3->1] %arg0 out_sharding=<@mesh, [{}, {"a":(2)2}, {}, {"a":(1)2}]> : tensor<36x12x4x8xf32>
    return %0 : tensor<36x12x4x8xf32>
  }
  func.func @f7(%arg0: tensor<48x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b"}, {}]>}) -> tensor<48x12xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"a":(2)2, "b", "a":(1)2}, {}]> : tensor<48x12xf32>
    %1 = sdy.all_gather [{"b", "a":(1)2}, {}] %0 out_sharding=<@mesh, [{"a":(2)2}, {}]> : tensor<48x12xf32>
    return %1 : tensor<48x12xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=8, "b"=4]>
  func.func @f0(%arg0: tensor<12x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "a"}]>}) -> tensor<12x12xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{}, {"a", "b"}]> : tensor<12x12xf32>
    %1 = sdy.all_to_all [{"b"}: 1->0] %0 out_sharding=<@mesh, [{"b"}, {"a"}]> : tensor<12x12xf32>
    %2 = sdy.all_gather [{}, {"a"}] %1 out_sharding=<@mesh, [{"b"}, {}]> : tensor<12x12xf32>
    return %2 : tensor<12x12xf32>
  }
  func.func @f1(%arg0: tensor<16x16x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}, {"a"}]>}) -> tensor<16x16x36xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"b":(1)2, "a":(1)2}, {}, {"a":(2)4, "b":(2)2}]> : tensor<16x16x36xf32>
    %1 = sdy.all_to_all [{"a":(1)2}: 0->1] %0 out_sharding=<@mesh, [{"b":(1)2}, {"a":(1)2}, {"a":(2)4, "b":(2)2}]> : tensor<16x16x36xf32>
    %2 = sdy.all_gather [{"b":(1)2}, {}, {"b":(2)2}] %1 out_sharding=<@mesh, [{}, {"a":(1)2}, {"a":(2)4}]> : tensor<16x16x36xf32>
    return %2 : tensor<16x16x36xf32>
  }
  func.func @f2(%arg0: tensor<48x12x16x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b":(2)2}, {}, {"a":(2)4}]>}) -> tensor<48x12x16x12xf32> {
    %0 = sdy.all_slice [{"a":(1)2}, {}, {"b":(1)2}, {}] %arg0 out_sharding=<@mesh, [{"a":(1)2}, {"b":(2)2}, {"b":(1)2}, {"a":(2)4}]> : tensor<48x12x16x12xf32>
    %1 = sdy.all_to_all [{"b":(2)2}: 1->2] %0 out_sharding=<@mesh, [{"a":(1)2}, {}, {"b"}, {"a":(2)4}]> : tensor<48x12x16x12xf32>
    %2 = sdy.all_to_all [{"a":(2)4}: 3->0] %1 out_sharding=<@mesh, [{"a"}, {}, {"b"}, {}]> : tensor<48x12x16x12xf32>
    return %2 : tensor<48x12x16x12xf32>
  }
  func.func @f3(%arg0: tensor<16x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(2)2}, {"a"}]>}) -> tensor<16x36xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"b":(1)2}, {"b":(2)2, "a":(2)4}]> : tensor<16x36xf32>
    %1 = sdy.all_gather [{}, {"a":(2)4}] %0 out_sharding=<@mesh, [{"b":(1)2}, {"b":(2)2}]> : tensor<16x36xf32>
    return %1 : tensor<16x36xf32>
  }
  func.func @f4(%arg0: tensor<12x48x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {"b"}]>}) -> tensor<12x48x8xf32> {
    %0 = sdy.all_to_all [{"b"}: 2->0] %arg0 out_sharding=<@mesh, [{"b"}, {"a"}, {}]> : tensor<12x48x8xf32>
    return %0 : tensor<12x48x8xf32>
  }
  func.func @f5(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a":(2)4}]>}) -> tensor<16xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"b":(1)2, "a"}]> : tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func @f6(%arg0: tensor<4x36x16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}, {}, {}]>}) -> tensor<4x36x16x4xf32> {
    %0 = sdy.all_slice [{}, {"a"}, {}, {}] %arg0 out_sharding=<@mesh, [{"b"}, {"a"}, {}, {}]> : tensor<4x36x16x4xf32>
    %1 = sdy.all_to_all [{"b"}: 0->2] %0 out_sharding=<@mesh, [{}, {"a"}, {"b"}, {}]> : tensor<4x36x16x4xf32>
    return %1 : tensor<4x36x16x4xf32>
  }
  func.func @f7(%arg0: tensor<48x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(4)2, "a":(1)4}, {}]>}) -> tensor<48x48xf32> {
    %0 = sdy.all_slice [{}, {"b":(2)2, "b":(1)2}] %arg0 out_sharding=<@mesh, [{"a":(4)2, "a":(1)4}, {"b":(2)2, "b":(1)2}]> : tensor<48x48xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"a":(2)4, "b":(1)2}, {"b":(2)2, "a":(1)2}]> : tensor<48x48xf32>
    %2 = sdy.all_to_all [{"a":(2)4, "b":(1)2}: 0->1] %1 out_sharding=<@mesh, [{}, {"b":(2)2, "a", "b":(1)2}]> : tensor<48x48xf32>
    return %2 : tensor<48x48xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=16]>
  sdy.mesh @other = <["x"=16], device_ids=[15, 0, 9, 11, 5, 4, 6, 8, 3, 7, 1, 10, 12, 14, 2, 13]>
  func.func @f0(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func @f1(%arg0: tensor<12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<12xf32> {
    return %arg0 : tensor<12xf32>
  }
  func.func @f2(%arg0: tensor<16x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"x"}]>}) -> tensor<16x4x16xf32> {
    %0 = sdy.all_to_all [{"x"}: 2->1] %arg0 out_sharding=<@mesh, [{}, {"x"}, {}]> : tensor<16x4x16xf32>
    return %0 : tensor<16x4x16xf32>
  }
  func.func @f3(%arg0: tensor<12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<12xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@other, [{"x"}]> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func @f4(%arg0: tensor<16x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> tensor<16x36xf32> {
    return %arg0 : tensor<16x36xf32>
  }
  func.func @f5(%arg0: tensor<16x12x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) -> tensor<16x12x48xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@other, [{}, {"x"}, {}]> : tensor<16x12x48xf32>
    return %0 : tensor<16x12x48xf32>
  }
  func.func @f6(%arg0: tensor<36x48x8x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}, {}]>}) -> tensor<36x48x8x12xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@other, [{"x"}, {}, {}, {}]> : tensor<36x48x8x12xf32>
    return %0 : tensor<36x48x8x12xf32>
  }
  func.func @f7(%arg0: tensor<4x4x8x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>}) -> tensor<4x4x8x12xf32> {
    %0 = sdy.collective_permute %arg0 out_sharding=<@other, [{}, {"x"}, {}, {}]> : tensor<4x4x8x12xf32>
    return %0 : tensor<4x4x8x12xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=16]>
  func.func @f0(%arg0: tensor<16x16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>}) -> tensor<16x16x4xf32> {
    %0 = sdy.all_to_all [{"x"}: 0->1] %arg0 out_sharding=<@mesh, [{}, {"x"}, {}]> : tensor<16x16x4xf32>
    return %0 : tensor<16x16x4xf32>
  }
  func.func @f1(%arg0: tensor<36x36x8x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}) -> tensor<36x36x8x48xf32> {
    %0 = sdy.all_slice [{}, {}, {}, {"x"}] %arg0 out_sharding=<@mesh, [{}, {}, {}, {"x"}]> : tensor<36x36x8x48xf32>
    return %0 : tensor<36x36x8x48xf32>
  }
  func.func @f2(%arg0: tensor<8x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>}) -> tensor<8x4x8xf32> {
    %0 = sdy.all_gather [{"x"}, {}, {}] %arg0 out_sharding=<@mesh, [{}, {}, {}]> : tensor<8x4x8xf32>
    return %0 : tensor<8x4x8xf32>
  }
  func.func @f3(%arg0: tensor<12x16x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"x"}]>}) -> tensor<12x16x48xf32> {
    return %arg0 : tensor<12x16x48xf32>
  }
  func.func @f4(%arg0: tensor<12x48x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) -> tensor<12x48x4xf32> {
    %0 = sdy.all_gather [{}, {"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {}, {}]> : tensor<12x48x4xf32>
    return %0 : tensor<12x48x4xf32>
  }
  func.func @f5(%arg0: tensor<8x48x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>}) -> tensor<8x48x48xf32> {
    %0 = sdy.all_gather [{"x"}, {}, {}] %arg0 out_sharding=<@mesh, [{}, {}, {}]> : tensor<8x48x48xf32>
    return %0 : tensor<8x48x48xf32>
  }
  func.func @f6(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
    %0 = sdy.all_gather [{"x"}] %arg0 out_sharding=<@mesh, [{}]> : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @f7(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<16xf32> {
    return %arg0 : tensor<16xf32>
  }
}
