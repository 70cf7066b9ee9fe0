sdy.mesh @m = <["a"=2]>
func.func @g() -> i32 { return }
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%z: tensor<1xf32>) { sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @b(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%z: tensor<1xf32>) { sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// unknown mesh
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@q, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    sdy.return %y : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// unknown mesh
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@q, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    sdy.return %y : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// unknown axis
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"c"} (%y: tensor<4xf32>) {
    sdy.return %y : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// unknown axis
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"c"} (%y: tensor<4xf32>) {
    sdy.return %y : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// shape
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<3xf32>) {
    sdy.return %y : tensor<3xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// shape
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<3xf32>) {
    sdy.return %y : tensor<3xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// order
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"b","a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    sdy.return %y : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// order
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"b","a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    sdy.return %y : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// constraint on manual
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.sharding_constraint %y <@m, [{"a"}]> : tensor<2xf32>
 sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// constraint on manual
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.sharding_constraint %y <@m, [{"a"}]> : tensor<2xf32>
 sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// op sharding on manual
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = stablehlo.abs %y {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}]>]>} : tensor<2xf32>
 sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// op sharding on manual
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = stablehlo.abs %y {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}]>]>} : tensor<2xf32>
 sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// nested, and body
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%z: tensor<1xf32>) { "func.call_x"() : () -> () sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// nested, and body
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%z: tensor<1xf32>) { "func.call_x"() : () -> () sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// nested, and body error
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%z: tensor<1xf32>) { %k = "stablehlo.abs"(%z) : (tensor<1xf32>) -> tensor<7xf32> sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// nested, and body error
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%z: tensor<1xf32>) { %k = "stablehlo.abs"(%z) : (tensor<1xf32>) -> tensor<7xf32> sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// nested with b order
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"b"}]>] manual_axes={"b"} (%z: tensor<1xf32>) {  sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// nested with b order
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"b"}]>] manual_axes={"b"} (%z: tensor<1xf32>) {  sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// nested with inner sharding of a
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"b"} (%z: tensor<1xf32>) {  sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// nested with inner sharding of a
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"b"} (%z: tensor<1xf32>) {  sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// nested, unknown mesh
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@q, [{"a"}]>] out_shardings=[<@q, [{"a"}]>] manual_axes={"a"} (%z: tensor<1xf32>) {  sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// nested, unknown mesh
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@q, [{"a"}]>] out_shardings=[<@q, [{"a"}]>] manual_axes={"a"} (%z: tensor<1xf32>) {  sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// nested, and the outer wrong
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@q, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%z: tensor<1xf32>) {  sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// nested, and the outer wrong
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@q, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%z: tensor<1xf32>) {  sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// nested, and two returns counts
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1:2 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%z: tensor<1xf32>) {  sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    sdy.return %1#0 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// nested, and two returns counts
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1:2 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%z: tensor<1xf32>) {  sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    sdy.return %1#0 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// nested, dup manual axes
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"b","a"} (%z: tensor<1xf32>) {  sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// nested, dup manual axes
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.manual_computation(%y) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"b","a"} (%z: tensor<1xf32>) {  sdy.return %z : tensor<1xf32> } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// collective on manual
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.all_gather [{"a"}] %y out_sharding=<@m, [{}]> : tensor<2xf32>
 sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// collective on manual
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.all_gather [{"a"}] %y out_sharding=<@m, [{}]> : tensor<2xf32>
 sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// named on manual
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.named_computation<"f">(%y) in_shardings=[<@m, [{"a"}]>] (%u: tensor<2xf32>) { sdy.return %u : tensor<2xf32> } : (tensor<2xf32>) -> tensor<2xf32>
 sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// named on manual
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.named_computation<"f">(%y) in_shardings=[<@m, [{"a"}]>] (%u: tensor<2xf32>) { sdy.return %u : tensor<2xf32> } : (tensor<2xf32>) -> tensor<2xf32>
 sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// edge on manual
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.data_flow_edge %y sharding=<@m, [{"a"}]> : tensor<2xf32>
 sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// edge on manual
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.data_flow_edge %y sharding=<@m, [{"a"}]> : tensor<2xf32>
 sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
// -----
// reshard on manual
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.reshard %y <@m, [{"a"}]> : tensor<2xf32>
 sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// reshard on manual
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @a(%x: tensor<4xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%y: tensor<2xf32>) {
    %1 = sdy.reshard %y <@m, [{"a"}]> : tensor<2xf32>
 sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g() -> i32 { return }
