sdy.mesh @mesh = <["a"=2, "b"=2]>
func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>}) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
  %1:2 = call @pair(%0, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %2 = stablehlo.multiply %1#0, %1#1 : tensor<4xf32>
  %3 = sdy.sharding_constraint %2 <@mesh, [{"b"}]> : tensor<4xf32>
  return %3, %1#1 : tensor<4xf32>, tensor<4xf32>
}
func.func private @pair(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.negate %arg0 : tensor<4xf32>
  return %0, %arg1 : tensor<4xf32>, tensor<4xf32>
}
func.func private @outside(tensor<4xf32>) -> tensor<4xf32>
// -----
func.func @loop(%arg0: tensor<i32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %arg0, %x = %arg1) : tensor<i32>, tensor<4xf32>
  cond {
    %1 = stablehlo.compare LT, %i, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.add %i, %c : tensor<i32>
    %2 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}
// -----
func.func @choice(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.if"(%arg0) ({
    %2 = stablehlo.negate %arg2 : tensor<4xf32>
    stablehlo.return %2 : tensor<4xf32>
  }, {
    stablehlo.return %arg2 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %1 = "stablehlo.case"(%arg1) ({
    stablehlo.return %0 : tensor<4xf32>
  }, {
    %2 = stablehlo.add %0, %arg2 : tensor<4xf32>
    stablehlo.return %2 : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @reductions(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) -> (tensor<4xf32>, tensor<4x8xf32>) {
  %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    reducer(%x: tensor<f32>, %y: tensor<f32>) {
      %3 = stablehlo.maximum %x, %y : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }
  %2 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %3 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1, %2 : tensor<4xf32>, tensor<4x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2]>
func.func @manual(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"a"}]>] out_shardings=[<@mesh, [{"a"}]>] manual_axes={"a"} (%arg1: tensor<4xf32>) {
    %2 = stablehlo.add %arg1, %arg1 : tensor<4xf32>
    sdy.return %2 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %1 = sdy.named_computation<"g">(%0) in_shardings=[<@mesh, [{"b"}]>] out_shardings=[<@mesh, [{"b"}]>] (%arg1: tensor<8xf32>) {
    %2 = stablehlo.negate %arg1 : tensor<8xf32>
    sdy.return %2 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
module @outer attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["a"=2]>
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @g(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  module @inner {
    sdy.mesh @mesh = <["b"=4]>
    func.func @g(%arg0: tensor<4xf32>) -> tensor<4xf32> {
      return %arg0 : tensor<4xf32>
    }
    func.func @h(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}]>}) -> tensor<4xf32> {
      %0 = call @g(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
  }
  func.func private @g(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}
// -----
func.func @blocks(%arg0: i1, %arg1: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %arg1 : tensor<4xf32>
  "x.cond_br"(%arg0, %0)[^bb1, ^bb2] : (i1, tensor<4xf32>) -> ()
^bb1:
  %1 = stablehlo.add %0, %arg1 : tensor<4xf32>
  "x.br"(%1)[^bb3] : (tensor<4xf32>) -> ()
^bb2:
  %2 = stablehlo.multiply %0, %arg1 : tensor<4xf32>
  "x.br"(%2)[^bb3] : (tensor<4xf32>) -> ()
^bb3(%3: tensor<4xf32>):
  %4 = stablehlo.add %3, %0 : tensor<4xf32>
  return %4 : tensor<4xf32>
}
// -----
"x.graph"() ({
^bb0(%arg0: i32):
  %0:2 = "x.pair"(%arg0) : (i32) -> (i32, i64)
  "x.inside"(%0#0) ({
    "x.br"(%0#1)[^bb1] : (i64) -> ()
  ^bb1(%1: i64):
    "x.done"(%1) {a = 1 : i32} : (i64) -> ()
  }, {
  }) : (i32) -> ()
  "x.end"() : () -> ()
}) : () -> ()
%0 = "x.make"() <{a = 1 : i32}> {b = 2 : i64} : () -> i32
// -----
#sharding = #sdy.sharding<@mesh, [{"a"}]>
!t = tensor<4xf32>
#loc1 = loc("f.py":1:2)
module {
  sdy.mesh @mesh = <["a"=2]>
  func.func @aliases(%arg0: !t {sdy.sharding = #sharding} loc("x")) -> (!t {sdy.sharding = #sharding}) {
    %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}]>]>} : !t loc(#loc1)
    %1 = stablehlo.negate %0 : !t loc(callsite("g" at #loc1))
    return %1 : !t loc(fused["a", #loc1])
  } loc(#loc2)
} loc(unknown)
#loc2 = loc("h"(#loc1))
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @edges(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.data_flow_edge %arg0 sharding=<@mesh, [{"a"}, {?}]> : tensor<8x8xf32>
  %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = sdy.all_reduce {"b"} %1 out_sharding=<@mesh, [{"a"}, {}]> : tensor<8x8xf32>
  sdy.sharding_group %2 group_id=0 : tensor<8x8xf32>
  %3 = sdy.propagation_barrier %2 allowed_direction=FORWARD : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
// -----
func.func @updates(%arg0: tensor<8xi32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2xi32>, %arg3: !stablehlo.token) -> (tensor<8xi32>, !stablehlo.token) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
    %2 = stablehlo.add %arg4, %arg5 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<8xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<8xi32>
  %1 = stablehlo.after_all %arg3, %arg3 : !stablehlo.token
  return %0, %1 : tensor<8xi32>, !stablehlo.token
}
// -----
func.func @gathered(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tuple<tensor<4xf32>, tensor<4xf32>>) attributes {no_inline} {
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.tuple %0, %arg0 : tuple<tensor<4xf32>, tensor<4xf32>>
  %2 = stablehlo.custom_call @target(%0) {backend_config = "", called_computations = [@inner]} : (tensor<4xf32>) -> tensor<4xf32>
  return %2, %1 : tensor<4xf32>, tuple<tensor<4xf32>, tensor<4xf32>>
}
func.func private @inner(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  return %arg0 : tensor<4xf32>
}
