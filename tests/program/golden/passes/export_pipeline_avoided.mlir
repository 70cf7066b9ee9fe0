// sdyrt-opt -sdy-export-pipeline=avoid-export-for-partitioning=true -split-input-file
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
