sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_gather [{"a"}, {}] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %1 = "stablehlo.add"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_gather [{"a"}, {}] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_gather [{"a"}, {}] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.abs %3 : tensor<8x8xf32>
  %3 = stablehlo.abs %a : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_slice [{"b"}, {}] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %1 = "stablehlo.add"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_slice [{"b"}, {}] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_slice [{"b"}, {}] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.abs %3 : tensor<8x8xf32>
  %3 = stablehlo.abs %a : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_to_all [{"a"}: 0->1] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %1 = "stablehlo.add"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_to_all [{"a"}: 0->1] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_to_all [{"a"}: 0->1] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.abs %3 : tensor<8x8xf32>
  %3 = stablehlo.abs %a : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.collective_permute %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %1 = "stablehlo.add"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.collective_permute %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.collective_permute %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.abs %3 : tensor<8x8xf32>
  %3 = stablehlo.abs %a : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_reduce {"c"} %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %1 = "stablehlo.add"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_reduce {"c"} %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_reduce {"c"} %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.abs %3 : tensor<8x8xf32>
  %3 = stablehlo.abs %a : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.reduce_scatter [{"b"}, {}] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %1 = "stablehlo.add"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.reduce_scatter [{"b"}, {}] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.reduce_scatter [{"b"}, {}] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.abs %3 : tensor<8x8xf32>
  %3 = stablehlo.abs %a : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.sharded_to_unreduced [{"a"}, {}] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %1 = "stablehlo.add"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.sharded_to_unreduced [{"a"}, {}] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.sharded_to_unreduced [{"a"}, {}] %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.abs %3 : tensor<8x8xf32>
  %3 = stablehlo.abs %a : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.replicated_to_unreduced {"c"} %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %1 = "stablehlo.add"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.replicated_to_unreduced {"c"} %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.replicated_to_unreduced {"c"} %a out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.abs %3 : tensor<8x8xf32>
  %3 = stablehlo.abs %a : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.reshard %a <@m, [{"z"}, {}]> : tensor<8x8xf32>
  %1 = "stablehlo.add"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.reshard %a <@m, [{"z"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.reshard %a <@m, [{"z"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.abs %3 : tensor<8x8xf32>
  %3 = stablehlo.abs %a : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.sharding_constraint %a <@m, [{"z"}, {}]> : tensor<8x8xf32>
  %1 = "stablehlo.add"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.sharding_constraint %a <@m, [{"z"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.sharding_constraint %a <@m, [{"z"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.abs %3 : tensor<8x8xf32>
  %3 = stablehlo.abs %a : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.data_flow_edge %a sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %1 = "stablehlo.add"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.data_flow_edge %a sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.data_flow_edge %a sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.abs %3 : tensor<8x8xf32>
  %3 = stablehlo.abs %a : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"z"},{}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
    %1 = stablehlo.custom_call @x(%b) : (tensor<4x8xf32>) -> tensor<8x8xf32>
    sdy.return %1 : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = "stablehlo.add"(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"z"},{}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
    %1 = stablehlo.custom_call @x(%b) : (tensor<4x8xf32>) -> tensor<8x8xf32>
    sdy.return %1 : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"z"},{}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
    %1 = stablehlo.custom_call @x(%b) : (tensor<4x8xf32>) -> tensor<8x8xf32>
    sdy.return %1 : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"z"},{}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"a"} (%b: tensor<4x8xf32>) {
    %1 = stablehlo.custom_call @x(%b) : (tensor<4x8xf32>) -> tensor<8x8xf32>
    sdy.return %1 : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.abs %3 : tensor<8x8xf32>
  %3 = stablehlo.abs %a : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a)  (%b: tensor<4xf32>) {
    %9 = "stablehlo.add"() : () -> tensor<8xf32>
    sdy.return %b : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<4xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a)  (%b: tensor<4xf32>) {
    sdy.return %b : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<4xf32>
  %1 = "stablehlo.add"() : () -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a)  (%b: tensor<4xf32>) {
    sdy.return %b : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<4xf32>
  %2 = stablehlo.abs %3 : tensor<8xf32>
  %3 = stablehlo.abs %a : tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a)  (%b: tensor<4xf32>) {
    sdy.return %b : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<4xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a)  (%b: tensor<4xf32>) {
    %9 = "stablehlo.add"() : () -> tensor<8xf32>
    sdy.return %b : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a)  (%b: tensor<4xf32>) {
    sdy.return %b : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %1 = "stablehlo.add"() : () -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a)  (%b: tensor<4xf32>) {
    sdy.return %b : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %2 = stablehlo.abs %3 : tensor<8xf32>
  %3 = stablehlo.abs %a : tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a)  (%b: tensor<4xf32>) {
    sdy.return %b : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a) in_shardings=[<@m, [{"z"}]>] (%b: tensor<8xf32>) {
    %9 = "stablehlo.add"() : () -> tensor<8xf32>
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a) in_shardings=[<@m, [{"z"}]>] (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %1 = "stablehlo.add"() : () -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a) in_shardings=[<@m, [{"z"}]>] (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %2 = stablehlo.abs %3 : tensor<8xf32>
  %3 = stablehlo.abs %a : tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a) in_shardings=[<@m, [{"z"}]>] (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a)  out_shardings=[<@m, [{"z"}]>] (%b: tensor<8xf32>) {
    %9 = "stablehlo.add"() : () -> tensor<8xf32>
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a)  out_shardings=[<@m, [{"z"}]>] (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %1 = "stablehlo.add"() : () -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a)  out_shardings=[<@m, [{"z"}]>] (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %2 = stablehlo.abs %3 : tensor<8xf32>
  %3 = stablehlo.abs %a : tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a)  out_shardings=[<@m, [{"z"}]>] (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a) in_shardings=[] (%b: tensor<8xf32>) {
    %9 = "stablehlo.add"() : () -> tensor<8xf32>
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a) in_shardings=[] (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %1 = "stablehlo.add"() : () -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a) in_shardings=[] (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %2 = stablehlo.abs %3 : tensor<8xf32>
  %3 = stablehlo.abs %a : tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8xf32>, %i: tensor<i32>) {
  %0 = sdy.named_computation<"g">(%a) in_shardings=[] (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %1 = "sdy.named_computation"(%a) <{name = "g"}> ({
  ^bb0(%b: tensor<8xf32>):
    %2 = stablehlo.add %a, %b : tensor<8xf32>
    %3 = "stablehlo.add"(%b) : (tensor<8xf32>) -> tensor<8xf32>
    sdy.return %2 : tensor<8xf32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
%a = stablehlo.constant dense<1.0> : tensor<8xf32>
func.func @f(%b: tensor<8xf32>) -> tensor<4xf32> {
  return %a : tensor<8xf32>
}
// -----
func.func @f(%b: tensor<8xf32>) -> tensor<4xf32> {
  return %c : tensor<8xf32>
^bb1:
  %c = stablehlo.constant dense<1.0> : tensor<8xf32>
  return %c : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %1 = "sdy.named_computation"(%a) <{name = "g"}> ({
  ^bb0(%b: tensor<8xf32>):
    sdy.return %a : tensor<8xf32>
  }) : (tensor<8xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %1 = "sdy.named_computation"(%a) <{name = "g"}> ({
  ^bb0(%b: tensor<4xf32>):
    sdy.return %a : tensor<8xf32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %1 = "sdy.named_computation"(%a) <{name = "g"}> ({
  ^bb0(%b: tensor<4xf32>):
    %3 = "stablehlo.add"(%b) : (tensor<4xf32>) -> tensor<4xf32>
    sdy.return %b : tensor<4xf32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<i1>) -> tensor<8xf32> {
  %1 = "stablehlo.if"(%b) ({
    func.return %a : tensor<8xf32>
  }, {
    stablehlo.return %a : tensor<8xf32>
  }) : (tensor<i1>) -> tensor<8xf32>
  %3 = "stablehlo.add"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<8xf32>, %b: tensor<i1>) -> tensor<8xf32> {
  %3 = "stablehlo.add"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
  return %a : tensor<8xf32>
}
// -----
sdy.mesh @m = <["a"=2]>
func.func @f(%a: tensor<8xf32>, %b: tensor<i1>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
  %3 = sdy.sharding_constraint %a <@m, [{"z"}]> : tensor<8xf32>
  return %a : tensor<8xf32>
}
// -----
sdy.mesh @m = <["a"=2]>
func.func @f(%a: tensor<8xf32>, %b: tensor<i1>) -> tensor<8xf32> {
  %3 = sdy.sharding_constraint %a <@m, [{"z"}]> : tensor<8xf32>
  return %a : tensor<8xf32>
  return %a : tensor<8xf32>
}
// -----
sdy.mesh @m = <["a"=2]>
func.func @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}], unreduced={"a"}>}) {
  %0 = sdy.reduce_scatter [{}] %arg0 out_sharding=<@m, [{}p2], unreduced={"a"}> : tensor<8xf32>
  return
  return
}
// -----
sdy.mesh @m = <["a"=2]>
func.func @f(%a: tensor<8xf32>, %b: tensor<i1>) -> tensor<4xf32> {
  %3 = sdy.sharding_constraint %a <@m, [{"z"}]> : tensor<8xf32>
  return %a : tensor<8xf32>
}
// -----
sdy.mesh @m = <["a"=2]>
func.func @f(%a: tensor<8xf32>, %b: tensor<i1>) -> tensor<8xf32> {
  %3 = sdy.sharding_constraint %a <@m, [{"z"}]> : tensor<8xf32>
  %4 = "stablehlo.add"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
// -----
sdy.mesh @m = <["a"=2]>
func.func @f(%a: tensor<8xf32>, %b: tensor<i1>) -> tensor<8xf32> {
  %3 = sdy.sharding_constraint %c <@m, [{"z"}]> : tensor<8xf32>
  %c = stablehlo.add %a, %a : tensor<8xf32>
  return %a : tensor<8xf32>
}
// -----
sdy.mesh @m = <["a"=2]>
func.func @g(%c: tensor<8xf32>) -> tensor<8xf32> {
  %3 = sdy.sharding_constraint %c <@m, [{"z"}]> : tensor<8xf32>
  return %c : tensor<8xf32>
}
func.func @f(%a: tensor<8xf32>, %b: tensor<i1>) -> tensor<8xf32> {
  %4 = "stablehlo.add"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
// -----
sdy.mesh @m = <["a"=2]>
func.func @f(%a: tensor<8xf32>, %b: tensor<i1>) -> tensor<8xf32> {
  %4 = "stablehlo.case"(%b) ({
    %3 = stablehlo.add %a, %a : tensor<8xf32>
    sdy.sharding_group %3 group_id=0 : tensor<8xf32>
  }) : (tensor<i1>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<4xf32> {
  return %a : tensor<8xf32>
^bb1:
  %1 = "stablehlo.add"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<4xf32> {
  func.func @g() -> i32 { %0 = "stablehlo.add"() : () -> tensor<8xf32> return }
  %1 = "stablehlo.add"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<4xf32> {
  module { %0 = "stablehlo.add"() : () -> tensor<8xf32> }
  %1 = "stablehlo.add"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<4xf32> {
  module { %0 = "stablehlo.add"() : () -> tensor<8xf32> }
  return %a : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %1 = sdy.named_computation<"g">(%a) (%b: tensor<8xf32>) {
    %2 = "stablehlo.add"(%b) : (tensor<8xf32>) -> tensor<8xf32>
    sdy.return %2 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %3 = "stablehlo.add"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  func.func @g() -> i32 { %0 = "stablehlo.add"() : () -> tensor<8xf32> return }
  %1 = "stablehlo.add"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
// -----
func.func private @g()
func.func private @g()
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %1 = sdy.sharding_constraint %a <@m, [{}]> : tensor<8xf32>
  return %a : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %1 = sdy.sharding_constraint %a <@m, [{}]> : tensor<8xf32>
  %2 = sdy.reshard %a <@m2, [{}]> : tensor<8xf32>
  %3 = stablehlo.abs %a : tensor<8xf32>
  %4 = "stablehlo.abs"(%a) : (tensor<8xf32>) -> tensor<8xi32>
  return %a : tensor<8xf32>
}
