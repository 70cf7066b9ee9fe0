func.func @f(%a: tensor<4xf32>) { %0 = sdy.all_gather [{}] %a out_sharding=<@m, [{}]> : bf16 return }
// -----
func.func @f(%a: f32) { %0 = sdy.all_gather [{}] %a out_sharding=<@m, [{}]> : f32 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.all_slice [{}] %a out_sharding=<@m, [{}]> : bf16 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.all_to_all [{"a"}: 0->1] %a out_sharding=<@m, [{}]> : bf16 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.collective_permute %a out_sharding=<@m, [{}]> : bf16 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.all_reduce {"a"} %a out_sharding=<@m, [{}]> : bf16 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.reduce_scatter [{}] %a out_sharding=<@m, [{}]> : bf16 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.replicated_to_unreduced {"a"} %a out_sharding=<@m, [{}]> : bf16 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.reshard %a <@m, [{}]> : bf16 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.sharding_constraint %a <@m, [{}]> : bf16 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.data_flow_edge %a : bf16 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.all_gather [{}] %a out_sharding=<@m, [{}]> : !stablehlo.token return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.all_gather [{}] %a out_sharding=<@m, [{}]> : vector<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = stablehlo.add %a, %a : bf16 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = chlo.broadcast_add %a, %a : (bf16, tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = chlo.broadcast_zeta %a, %a : (bf16, tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = chlo.erf %a : bf16 -> bf16 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = chlo.zeta %a, %a : bf16, bf16 -> bf16 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = stablehlo.reshape %a : (bf16) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = stablehlo.compare EQ, %a, %a : (bf16, bf16) -> i1 return }
// -----
func.func private @f(tensor<2x3xf32,)
// -----
func.func private @f(tensor<2x3xf32, >)
// -----
func.func private @f(tensor<2x3xf32, x>)
// -----
func.func private @f(tensor<2x3xf32, bf16>)
// -----
func.func private @f(tensor<2x3xf32, ->)
// -----
func.func private @f() attributes {a = 7. : i64}
// -----
func.func private @f() attributes {a = [7. : i64, 3]}
// -----
func.func private @f() attributes {a = -3 : f32}
// -----
func.func private @f() attributes {a = -3 : ui8}
// -----
func.func private @f() attributes {a = 300 : i8}
// -----
func.func private @f() attributes {a = 3 : tensor<2xi8>}
// -----
func.func private @f() attributes {a = 3.0 : tensor<2xi8>}
// -----
func.func private @f() attributes {a = 0x1F : f32}
// -----
func.func private @f() attributes {a = 0x1FFFFFFFFF : f32}
// -----
func.func private @f() attributes {a = -0x1F : f32}
// -----
sdy.mesh @m = <["a"=0x10]>
// -----
sdy.mesh @m = <["a"=-0x10]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[0x1, 0x0]>
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a":(0x1)0x2}]>}
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a"}p0x2]>}
// -----
sdy.mesh @m = <["a"=1.5]>
// -----
func.func @f(%a: tensor<4xf32>) { %0 = sdy.all_to_all [] %a out_sharding=<@m, [{}]> : tensor<4xf32> return }
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}, {}]>}) { %0 = sdy.sharded_to_unreduced [{"a"}, {}] %a out_sharding=<@m, [{"b"}, {}], unreduced={"a"}> : tensor<4x4xf32> return }
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"p1}, {}]>}) { return }
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}p, {}]>}) { return }
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}priority1, {}]>}) { return }
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}p-1, {}]>}) { return }
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b"}>}) { %0 = sdy.all_gather [{"a"}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<4x4xf32> return }
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b"}>}) { %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<4x4xf32> return }
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b"}>}) { %0 = sdy.reshard %a <@m, [{}, {}]> : tensor<4x4xf32> return }
// -----
func.func private @f() attributes .z.a = 1}
// -----
func.func private @f() attributes {z.a = affine_map<(d0) . (())>}
// -----
sdy.mesh @m = <["a" . =2]>
// -----
func.func private @f() attributes {z.a = #sdy.sharding<@m, [{"a" . "b"}]>}
// -----
func.func private @f(. )
// -----
func.func private @f(...)
// -----
func.func private @f() attributes {z.a = ..}
