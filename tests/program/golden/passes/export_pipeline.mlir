// sdyrt-opt --sdy-version=jaxlib-0.10.2 -sdy-export-pipeline -split-input-file
sdy.mesh @m = <["a"=2,"b"=2,"c"=4]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"},{}], unreduced={"b","c"}>}, %y: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m,[{"c"},{}]>}) -> (tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m,[{},{"a"}], unreduced={"b"}>}) {
  %0 = stablehlo.add %x, %y {sdy.sharding=#sdy.sharding_per_value<[<@m,[{"a"},{}], unreduced={"c"}>]>} : tensor<8x8xf32>
  %1 = sdy.propagation_barrier %0 allowed_direction=NONE : tensor<8x8xf32>
  %2 = stablehlo.dot %1, %y : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2,"b"=2,"c"=4]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{},{}], unreduced={"b"}>}, %y: tensor<8x8xf32>{sdy.sharding = #sdy.sharding<@m, [{"a"},{}]>}) -> (tensor<8x8xf32>{sdy.sharding=#sdy.sharding<@m, [{"c"},{}], unreduced={"b"}>}) {
  %0 = stablehlo.add %x, %y {sdy.sharding=#sdy.sharding_per_value<[<@m, [{},{}], unreduced={"b"}>]>}: tensor<8x8xf32>
  %1 = stablehlo.negate %0 {sdy.sharding=#sdy.sharding_per_value<[<@m, [{},{}], unreduced={"b"}>]>}: tensor<8x8xf32>
  return %0: tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2,"b"=2,"c"=4]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"},{}], unreduced={"b"}>}, %y: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m,[{"c"},{}]>}) -> (tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m,[{},{"a"}]>}, tensor<8x8xf32>{sdy.sharding=#sdy.sharding<@m,[{},{"b"}]>}) {
  %0 = stablehlo.negate %x : tensor<8x8xf32>
  %1 = sdy.propagation_barrier %x allowed_direction=NONE : tensor<8x8xf32>
  %2 = stablehlo.add %1, %y : tensor<8x8xf32>
  %3 = sdy.propagation_barrier %0 allowed_direction=NONE {sdy.sharding=#sdy.sharding_per_value<[<@m,[{},{}], unreduced={"b"}>]>}: tensor<8x8xf32>
  %4 = stablehlo.add %3, %3 : tensor<8x8xf32>
  %5 = stablehlo.add %2, %4 : tensor<8x8xf32>
  return %5, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2,"b"=2,"c"=4]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"},{}]>}, %y: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m,[{"c"},{}], unreduced={"b"}>}) -> (tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m,[{},{}]>}, tensor<8x8xf32>{sdy.sharding=#sdy.sharding<@m,[{},{}]>}, tensor<8x8xf32>{sdy.sharding=#sdy.sharding<@m,[{},{}], unreduced={"b"}>}, tensor<8x8xf32>{sdy.sharding=#sdy.sharding<@m,[{},{}], unreduced={"b"}>}) {
  %1 = sdy.propagation_barrier %x allowed_direction=NONE : tensor<8x8xf32>
  %2 = sdy.propagation_barrier %y allowed_direction=NONE {sdy.sharding=#sdy.sharding_per_value<[<@m,[{"a"},{}], unreduced={"b"}>]>} : tensor<8x8xf32>
  %3 = stablehlo.optimization_barrier {sdy.sharding=#sdy.sharding_per_value<[<@m,[{},{}], unreduced={"c"}>]>} %1: tensor<8x8xf32>
  %4 = sdy.reshard %1 <@m,[{},{}], unreduced={"c"}> : tensor<8x8xf32>
  return %1, %2, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2,"b"=2,"c"=4]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"},{}]>}) -> (tensor<8x8xf32>) {
  %0 = sdy.reshard %x <@m,[{},{}], unreduced={"a"}> : tensor<8x8xf32>
  %1 = sdy.reshard %x <@m,[{},{}]> : tensor<8x8xf32>
  %2 = stablehlo.negate %x: tensor<8x8xf32>
  return %x: tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2,"b"=2,"c"=4]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"},{"b"}]>}, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"},{"b"}]>}) -> (tensor<8xf32>, tensor<8xf32>) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0:2 = stablehlo.reduce(%x init: %c), (%y init: %c) across dimensions = [1] : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>) reducer(%p: tensor<f32>, %r: tensor<f32>) (%q: tensor<f32>, %s: tensor<f32>)  {
    %1 = stablehlo.add %p, %r : tensor<f32>
    %2 = stablehlo.add %q, %s : tensor<f32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
  }
  return %0#0, %0#1: tensor<8xf32>, tensor<8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
sdy.mesh @n = <["a"=2, "b"=2, "c"=4], device_ids=[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]>
func.func private @g(%x: tensor<8x8xf32>, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> tensor<8x8xf32> {
  return %x : tensor<8x8xf32>
}
func.func private @h(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  return %x : tensor<8x8xf32>
}
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {}]>}, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = func.call @g(%y, %y) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = func.call @h(%y) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.add %x, %x {sdy.sharding = #sdy.sharding_per_value<[<@n, [{"a"}, {}]>]>} : tensor<8x8xf32>
  %3 = stablehlo.add %2, %x {sdy.sharding = #sdy.sharding_per_value<[<@n, [{"a"}, {}]>]>} : tensor<8x8xf32>
  return %0, %3 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %i: tensor<i32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"b"}]>}) {
  %0:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}]>, <@m, [{"b"}, {}]>]>} %x, %x : tensor<8x8xf32>, tensor<8x8xf32>
  %1 = stablehlo.while(%iterArg = %0#0) : tensor<8x8xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>}
  cond {
    %true = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %true : tensor<i1>
  } do {
    %4 = stablehlo.negate %iterArg {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}]>]>} : tensor<8x8xf32>
    stablehlo.return %4 : tensor<8x8xf32>
  }
  %2 = "stablehlo.case"(%i) ({
    stablehlo.return %1 : tensor<8x8xf32>
  }, {
    stablehlo.return %x : tensor<8x8xf32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"b"}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
  %3 = sdy.manual_computation(%2) in_shardings=[<@m, [{"a", "b"}, {"c"}]>] out_shardings=[<@m, [{"a"}, {"b"}]>] manual_axes={"a"} (%arg: tensor<4x8xf32>) {
    %4 = stablehlo.negate %arg {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}]>]>} : tensor<4x8xf32>
    sdy.return %4 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func private @f0(%a1: tensor<16xf32>) -> (tensor<17xf32>) {
  %v2 = stablehlo.custom_call @mine(%a1) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=16} permutation={i}, custom>} : (tensor<16xf32>) -> tensor<16xf32>
  %v3 = stablehlo.sine %v2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y", "x", "z"}]>]>} : tensor<16xf32>
  %c4 = stablehlo.constant dense<0.0> : tensor<f32>
  %v5 = stablehlo.pad %v3, %c4, low = [1], high = [0], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y", "z", ?}]>]>} : (tensor<16xf32>, tensor<f32>) -> tensor<17xf32>
  return %v5 : tensor<17xf32>
}
func.func public @main(%a6: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x", ?}, {?}]>}) -> (tensor<6x4xf32>, tensor<6x4xf32>) {
  %v7 = stablehlo.maximum %a6, %a6 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"z", ?}], replicated={"x":(2)2}>]>} : tensor<6x4xf32>
  %v8 = stablehlo.multiply %a6, %a6 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", ?}, {?}]>]>} : tensor<6x4xf32>
  %v9 = stablehlo.add %v7, %v7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", "x":(2)2, ?}, {"y", ?}]>]>} : tensor<6x4xf32>
  %v10 = stablehlo.tanh %v9 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"z", "x":(1)2, ?}]>]>} : tensor<6x4xf32>
  %v11 = sdy.sharding_constraint %v7 <@mesh, [{"y"}, {"x", ?}]> : tensor<6x4xf32>
  return %v7, %v11 : tensor<6x4xf32>, tensor<6x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func public @main(%a1: tensor<2x4x1x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a"}, {?}, {}]>}, %a2: tensor<4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "a", ?}]>}, %a3: tensor<8x6x8x4xf32>, %a4: tensor<4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}) -> (tensor<8x6x8xf32>, tensor<8x6x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {?}, {?}]>}) {
  %v5 = stablehlo.dot_general %a4, %a3, contracting_dims = [0] x [3] : (tensor<4x2xf32>, tensor<8x6x8x4xf32>) -> tensor<2x8x6x8xf32>
  %v6 = stablehlo.maximum %a1, %a1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"a", ?}, {?}]>]>} : tensor<2x4x1x12xf32>
  %v7 = stablehlo.reshape %v6 : (tensor<2x4x1x12xf32>) -> tensor<2x2x2x12xf32>
  %c8 = stablehlo.constant dense<0.0> : tensor<f32>
  %v9 = stablehlo.reduce(%a3 init: %c8) applies stablehlo.add across dimensions = [3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}], unreduced={"a"}>]>} : (tensor<8x6x8x4xf32>, tensor<f32>) -> tensor<8x6x8xf32>
  %v10 = sdy.sharding_constraint %v9 <@mesh, [{}, {"a", ?}, {?}]> : tensor<8x6x8xf32>
  %v11 = sdy.sharding_constraint %v10 <@mesh, [{"b", ?}, {"a"}, {?}]> : tensor<8x6x8xf32>
  %v12 = sdy.sharding_constraint %a3 <@mesh, [{}, {"a"}, {}, {"b", ?}]> : tensor<8x6x8x4xf32>
  %v13 = sdy.sharding_constraint %v12 <@mesh, [{?}, {}, {"b"}, {?}]> : tensor<8x6x8x4xf32>
  %v14 = sdy.sharding_constraint %v13 <@mesh, [{?}, {?}, {}, {?}]> : tensor<8x6x8x4xf32>
  return %v11, %v14 : tensor<8x6x8xf32>, tensor<8x6x8x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<3x2xf32>, %a2: tensor<3x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2}, {"c":(2)2, "b", ?}]>}, %a3: tensor<1x8x4x6xf32>, %a4: tensor<1x8x4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a", ?}, {"b"}]>}) -> (tensor<f32>) {
  %v5:2 = stablehlo.while(%w6 = %a2, %w7 = %a3) : tensor<3x2xf32>, tensor<1x8x4x6xf32>
  cond {
    %p8 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p8 : tensor<i1>
  } do {
    %v9 = stablehlo.multiply %w7, %a4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a"}, {}, {?}, {}], unreduced={"c"}>]>} : tensor<1x8x4x6xf32>
    stablehlo.return %a2, %w7 : tensor<3x2xf32>, tensor<1x8x4x6xf32>
  }
  %v10 = stablehlo.concatenate %a3, %a4, %a3, dim = 2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"a"}, {?}]>]>} : (tensor<1x8x4x6xf32>, tensor<1x8x4x6xf32>, tensor<1x8x4x6xf32>) -> tensor<1x8x12x6xf32>
  %c11 = stablehlo.constant dense<0.0> : tensor<f32>
  %v12 = stablehlo.reduce(%a2 init: %c11) applies stablehlo.add across dimensions = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [], replicated={"a"}, unreduced={"b"}>]>} : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
  %v13 = stablehlo.multiply %v12, %v12 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [], replicated={"a", "b"}>]>} : tensor<f32>
  %c14 = stablehlo.constant dense<0.0> : tensor<f32>
  %v15 = stablehlo.pad %a2, %c14, low = [0, 1], high = [0, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a"}], replicated={"c"}>]>} : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
  %v16 = stablehlo.tanh %v15 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}], replicated={"b"}>]>} : tensor<3x3xf32>
  %v17 = stablehlo.maximum %v13, %v12 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [], replicated={"a"}>]>} : tensor<f32>
  return %v17 : tensor<f32>
}
