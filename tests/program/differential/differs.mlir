// sort: differ: -sdy-populate-op-sharding-rules
func.func @main(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = "stablehlo.sort"(%a) <{dimension = -1 : i64, is_stable = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
// -----
// all_reduce of values of other ranks: MLIR refuses: -sdy-populate-op-sharding-rules
func.func @main(%a: tensor<5xf32>, %b: tensor<4x8xf32>) -> (tensor<5xf32>, tensor<4x8xf32>) {
  %0:2 = "stablehlo.all_reduce"(%a, %b) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %p : tensor<f32>
  }) : (tensor<5xf32>, tensor<4x8xf32>) -> (tensor<5xf32>, tensor<4x8xf32>)
  return %0#0, %0#1 : tensor<5xf32>, tensor<4x8xf32>
}
// -----
// a target is only a name: MLIR crashes: -sdy-populate-op-sharding-rules
func.func @main(%a: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.custom_call @Eigh(%a) : (tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
// parts of an axis that cannot both be cut out of it: differ: -sdy-aggressive-propagate
sdy.mesh @m = <["x"=12]>
func.func @main(%a: tensor<24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)4, ?}]>}, %b: tensor<24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)6, ?}]>}) -> tensor<24xf32> {
  %0 = stablehlo.add %a, %b : tensor<24xf32>
  return %0 : tensor<24xf32>
}
// -----
// meshes in shardings: MLIR crashes: -sdy-basic-propagate
func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2]>, [{"a", ?}, {?}]>}, %b: tensor<8x8xi32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2:2 = stablehlo.reduce(%a init: %0), (%b init: %1) across dimensions = [1] : (tensor<8x8xf32>, tensor<8x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
   reducer(%p: tensor<f32>, %q: tensor<f32>) (%r: tensor<i32>, %s: tensor<i32>)  {
    %3 = stablehlo.add %p, %q : tensor<f32>
    %4 = stablehlo.add %r, %s : tensor<i32>
    stablehlo.return %3, %4 : tensor<f32>, tensor<i32>
  }
  return %2#0, %2#1 : tensor<8xf32>, tensor<8xi32>
}
// -----
// a group with a result of a manual computation: differ: -sdy-add-data-flow-edges -sdy-basic-propagate
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {?}]>] manual_axes={"a"} (%p: tensor<4x8xf32>) {
    %2 = stablehlo.negate %p {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b", ?}]>]>} : tensor<4x8xf32>
    sdy.return %2 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.negate %y : tensor<8x8xf32>
  sdy.sharding_group %0 group_id=0 : tensor<8x8xf32>
  sdy.sharding_group %1 group_id=0 : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
// a priority on an op that nothing uses: MLIR crashes: -sdy-user-priority-propagate
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.negate %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}p1, {?}]>]>} : tensor<8x8xf32>
  return %x : tensor<8x8xf32>
}
// -----
// priorities in a manual computation without edges: MLIR refuses: -sdy-user-priority-propagate
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}, {"b"}p1]>] out_shardings=[<@m, [{"a"}, {?}]>] manual_axes={"a"} (%p: tensor<4x8xf32>) {
    %1 = stablehlo.negate %p : tensor<4x8xf32>
    sdy.return %1 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
// several functions: MLIR crashes: -sdy-basic-propagate
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// -----
// two sharding groups: MLIR crashes: -sdy-basic-propagate
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  sdy.sharding_group %x group_id=0 : tensor<4xf32>
  sdy.sharding_group %x group_id=1 : tensor<4xf32>
  return %x : tensor<4xf32>
}
// -----
// an edge on a value of no data-flow op: MLIR crashes: -sdy-basic-propagate
sdy.mesh @m = <["a"=2]>
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) -> tensor<8xf32> {
  %0 = stablehlo.negate %a : tensor<8xf32>
  %1 = sdy.data_flow_edge %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
// origins on a computation without edges: MLIR crashes: -sdy-basic-propagate=debug-sharding-origins=true
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {?}]>}) -> tensor<8x8xf32> {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}, {?}]>] out_shardings=[<@m, [{"a"}, {?}]>] manual_axes={"a"} (%p: tensor<4x8xf32>) {
    %1 = stablehlo.negate %p : tensor<4x8xf32>
    sdy.return %1 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
// several sources of an edge: MLIR refuses: -sdy-add-data-flow-edges -sdy-basic-propagate=debug-propagation-edge-sharding=true
sdy.mesh @m = <["a"=2]>
func.func @main(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}]>}, %c: tensor<i32>) -> tensor<8xf32> {
  %0:2 = stablehlo.while(%i = %c, %j = %x) : tensor<i32>, tensor<8xf32>
   cond {
     %1 = stablehlo.compare LT, %i, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
     stablehlo.return %1 : tensor<i1>
   } do {
     %1 = stablehlo.sine %j : tensor<8xf32>
     stablehlo.return %i, %1 : tensor<i32>, tensor<8xf32>
   }
  return %0#1 : tensor<8xf32>
}
// -----
// a function that calls itself: MLIR crashes: -sdy-flatten-call-graph
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// an iota along another dimension: differ: -sdy-explicit-gather-scatter-batching
func.func @main(%a: tensor<4x6xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<4x4x1xi32>
  %2 = stablehlo.constant dense<0> : tensor<4x4x1xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 2 : (tensor<4x4x1xi32>, tensor<4x4x1xi32>) -> tensor<4x4x2xi32>
  %4 = "stablehlo.gather"(%a, %3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x6xf32>, tensor<4x4x2xi32>) -> tensor<4x4xf32>
  return %4 : tensor<4x4xf32>
}
// -----
// values that have an edge: MLIR refuses: -sdy-add-data-flow-edges -sdy-add-data-flow-edges
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.optimization_barrier %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// a priority on an empty dimension: MLIR refuses: -sdy-close-shardings
sdy.mesh @m = <["a"=2]>
func.func @main(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}p1]>}) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
// -----
// several functions without a main one: MLIR crashes: -sdy-propagate-to-func-results
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// -----
// clones of one name and other types: MLIR refuses: -sdy-unflatten-call-graph=dedup-functions-fully=true
func.func @main(%x: tensor<8xf32>, %y: tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %0 = call @f(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @g(%y) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<8xf32>, tensor<4xf32>
}
func.func private @f(%x: tensor<8xf32>) -> tensor<8xf32> attributes {sdy.original_func_name = "f"} {
  return %x : tensor<8xf32>
}
func.func private @g(%x: tensor<4xf32>) -> tensor<4xf32> attributes {sdy.original_func_name = "f"} {
  return %x : tensor<4xf32>
}
// -----
// replicated axes of a new sharding: MLIR refuses: -sdy-insert-explicit-reshards=enable-full-version=true
sdy.mesh @m = <["a"=2]>
func.func @main(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}, %y: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}], replicated={"a"}>}) -> tensor<8xf32> {
  %0 = stablehlo.add %x, %y {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}]>]>} : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// an unreduced result, summed along several axes: MLIR crashes: -sdy-insert-explicit-reshards
sdy.mesh @m = <["a"=2, "b"=2, "c"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.dot %x, %y {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}], unreduced={"c"}>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
// unreduced axes of a value without a sharding: differ: -sdy-insert-explicit-reshards=enable-full-version=true
sdy.mesh @m = <["a"=2]>
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.reshard %x <@m, [{}], unreduced={"a"}> : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// a file that cannot be written: ours refuses: -sdy-export-pipeline=dump-directory=/dev/null/none
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// -----
// an iota that begins anew: differ: -sdy-explicit-gather-scatter-batching
func.func @main(%a: tensor<300x6xf32>, %i: tensor<300x1xi8>) -> tensor<300xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<300x1xi8>
  %3 = stablehlo.concatenate %0, %i, dim = 1 : (tensor<300x1xi8>, tensor<300x1xi8>) -> tensor<300x2xi8>
  %4 = "stablehlo.gather"(%a, %3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<300x6xf32>, tensor<300x2xi8>) -> tensor<300xf32>
  return %4 : tensor<300xf32>
}
// -----
// ids of a mesh in groups: differ: -sdy-lift-inlined-meshes
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>], device_ids = dense<[1, 0]> : tensor<2xi64>>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// a mesh in groups that is none: ours refuses: -sdy-lift-inlined-meshes
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "x", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// groups that name a mesh: MLIR refuses: -sdy-inline-meshes
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// a batch along the components of indices: MLIR refuses: -sdy-explicit-gather-scatter-batching
func.func @main(%a: tensor<2x6xf32>, %i: tensor<1x4xi32>) -> tensor<4xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<1x4xi32>
  %1 = stablehlo.concatenate %0, %i, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %2 = "stablehlo.gather"(%a, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x6xf32>, tensor<2x4xi32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
// -----
// a function that calls itself alone: ours refuses: -sdy-flatten-call-graph
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @main(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// an index of a gather into a padded dimension: differ: -sdy-pad-for-divisibility
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<7xf32>, %i: tensor<4x1xi64>) -> tensor<4xf32> {
  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<7xf32>
  %1 = "stablehlo.gather"(%0, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<7xf32>, tensor<4x1xi64>) -> tensor<4xf32>
  %2 = sdy.all_reduce {"x"} %1 out_sharding=<@m, [{}]> : tensor<4xf32>
  return %2 : tensor<4xf32>
}
// -----
// padded indices of a scatter: differ: -sdy-pad-for-divisibility
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<4xf32>, %i: tensor<7x1xi64>, %u: tensor<7xf32>) -> tensor<4xf32> {
  %0 = sdy.all_slice [{"x"}, {}] %i out_sharding=<@m, [{"x"}, {}]> : tensor<7x1xi64>
  %1 = sdy.all_slice [{"x"}] %u out_sharding=<@m, [{"x"}]> : tensor<7xf32>
  %2 = "stablehlo.scatter"(%a, %0, %1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %3 = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<4xf32>, tensor<7x1xi64>, tensor<7xf32>) -> tensor<4xf32>
  %4 = sdy.all_reduce {"x"} %2 out_sharding=<@m, [{}]> : tensor<4xf32>
  return %4 : tensor<4xf32>
}
// -----
// a slice that takes all of a padded dimension: MLIR refuses: -sdy-pad-for-divisibility
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<7x6xf32>, %i: tensor<i64>) -> tensor<7x2xf32> {
  %0 = sdy.all_slice [{"x"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<7x6xf32>
  %1 = stablehlo.dynamic_slice %0, %i, %i, sizes = [7, 2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<7x6xf32>, tensor<i64>, tensor<i64>) -> tensor<7x2xf32>
  %2 = sdy.all_gather [{"x"}, {}] %1 out_sharding=<@m, [{}, {}]> : tensor<7x2xf32>
  return %2 : tensor<7x2xf32>
}
// -----
// a sum along a padded dimension: differ: -sdy-pad-for-divisibility
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<7xf32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<7xf32>
  %1 = stablehlo.exponential %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<7xf32>
  %2 = stablehlo.reduce(%1 init: %b) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %3 = sdy.all_reduce {"x"} %2 out_sharding=<@m, []> : tensor<f32>
  return %3 : tensor<f32>
}
// -----
// a sharded constant that is padded: MLIR refuses: -sdy-pad-for-divisibility
sdy.mesh @m = <["x"=2]>
func.func @main() -> tensor<7xf32> {
  %0 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} dense<1.0> : tensor<7xf32>
  %1 = sdy.all_gather [{"x"}] %0 out_sharding=<@m, [{}]> : tensor<7xf32>
  return %1 : tensor<7xf32>
}
// -----
// blocks of a dimension that do not fit: ours refuses: -sdy-pad-for-divisibility
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @main(%a: tensor<9xf32>) -> tensor<9xf32> {
  %0 = sdy.all_slice [{"y"}] %a out_sharding=<@m, [{"y"}]> : tensor<9xf32>
  %1 = sdy.all_slice [{"x"}] %0 out_sharding=<@m, [{"y", "x"}]> : tensor<9xf32>
  %2 = sdy.all_gather [{"y", "x"}] %1 out_sharding=<@m, [{}]> : tensor<9xf32>
  return %2 : tensor<9xf32>
}
// -----
// indices of a type with fewer places than a dimension: differ: -sdy-convert-global-to-local
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<300xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, %i: tensor<4x1xi8> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}, %u: tensor<4xf32>) -> (tensor<300xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<300xf32>, tensor<4x1xi8>, tensor<4xf32>) -> tensor<300xf32>
  return %0 : tensor<300xf32>
}
// -----
// shards of a reversed dimension: ours refuses: -sdy-convert-global-to-local
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = stablehlo.reverse %a, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// windows that take all of a sharded dimension: differ: -sdy-convert-global-to-local
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, %i: tensor<3x1xi64> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}, %u: tensor<3x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8xf32>, tensor<3x1xi64>, tensor<3x8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// windows that take a part of a sharded dimension, and are sharded: ours refuses: -sdy-convert-global-to-local
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, %i: tensor<3x1xi64> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}, %u: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8xf32>, tensor<3x1xi64>, tensor<3x4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// a reshape to other blocks: differ: -sdy-resolve-permutation-factors
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<3x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (tensor<6xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = stablehlo.reshape %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<3x2xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
// -----
// a pad of equal size: differ: -sdy-resolve-permutation-factors=enable-halo-exchange=false
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, %p: tensor<f32>) -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = stablehlo.pad %a, %p, low = [1], high = [-1], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
// a reverse of uneven shards: differ: -sdy-resolve-permutation-factors
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<3xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> (tensor<3xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = stablehlo.reverse %a, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
// a reverse to another sharding: differ: -sdy-resolve-permutation-factors
sdy.mesh @m = <["x"=2, "y"=2]>
func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}]>}) {
  %0 = stablehlo.reverse %a, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}]>]>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
// a call that has another sharding than its function: ours refuses: -sdy-convert-global-to-local
sdy.mesh @m = <["x"=2]>
func.func private @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
  %0 = sdy.all_gather [{"x"}] %a out_sharding=<@m, [{}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = func.call @f(%a) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// calls of functions that are sharded: MLIR refuses: -sdy-convert-global-to-local
sdy.mesh @m = <["x"=2]>
func.func private @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  return %a : tensor<8xf32>
}
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = func.call @f(%a) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// a maximum along sharded elements, as a sum of maxima: differ: -sdy-insert-explicit-reshards=enable-full-version=true -sdy-convert-global-to-local
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.maximum across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
// -----
// a sum along sharded elements that begins with 7, for each shard: differ: -sdy-insert-explicit-reshards=enable-full-version=true -sdy-convert-global-to-local
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<i32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
