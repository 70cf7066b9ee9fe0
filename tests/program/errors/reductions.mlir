func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  return
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %1 = stablehlo.add %x, %y : tensor<f32>
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
^bb0(%x: tensor<f32>):
  %1 = stablehlo.add %x, %x : tensor<f32>
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  return %x : tensor<f32>
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = "stablehlo.reduce_scatter"(%a) <{scatter_dimension = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> ({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %1 = stablehlo.add %x, %y : tensor<f32>
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.select_and_scatter"(%a, %a, %b) ({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %1 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %1 : tensor<i1>
}, {
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %1 = stablehlo.add %x, %y : tensor<f32>
}) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %i: tensor<1xi32>) { %0 = "stablehlo.scatter"(%a, %i, %a) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], index_vector_dim = 0, scatter_dims_to_operand_dims = [0]>}> ({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %1 = stablehlo.add %x, %y : tensor<f32>
}) : (tensor<4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  stablehlo.return
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 3>}> ({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %1 = stablehlo.add %x, %y : tensor<f32>
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 3>}> ({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  stablehlo.return
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = "stablehlo.reduce_scatter"(%a) <{scatter_dimension = 7 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> ({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %1 = stablehlo.add %x, %y : tensor<f32>
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
^bb0(%x: tensor<f32>):
  %1 = stablehlo.add %x, %x : tensor<f32>
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 3>}> ({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  return
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
 stablehlo.return %x0 : tensor<f32>
^bb1:
 stablehlo.return %b : tensor<f32>
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
 stablehlo.return %x0 : tensor<f32>
^bb1:
 stablehlo.return %b : tensor<f32>
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.reduce_scatter"(%a) <{scatter_dimension = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> ({
^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.reduce_scatter"(%a) <{scatter_dimension = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> ({
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.reduce_scatter"(%a) <{scatter_dimension = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> ({
^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
 stablehlo.return %x0 : tensor<f32>
^bb1:
 stablehlo.return %b : tensor<f32>
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.reduce_window"(%a, %b) <{window_dimensions = array<i64: 1>}> ({
^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
}) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.reduce_window"(%a, %b) <{window_dimensions = array<i64: 1>}> ({
}) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.reduce_window"(%a, %b) <{window_dimensions = array<i64: 1>}> ({
^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
 stablehlo.return %x0 : tensor<f32>
^bb1:
 stablehlo.return %b : tensor<f32>
}) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
^bb0(%x0: tensor<f32>):
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
^bb0(%x0: tensor<f32>):
 stablehlo.return %x0 : tensor<f32>
^bb1:
 stablehlo.return %b : tensor<f32>
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
 stablehlo.return %x0 : tensor<f32>
^bb1:
 stablehlo.return %b : tensor<f32>
}) : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.scatter"(%a, %i, %a) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], index_vector_dim = 0, scatter_dims_to_operand_dims = [0]>}> ({
^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
}) : (tensor<4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.scatter"(%a, %i, %a) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], index_vector_dim = 0, scatter_dims_to_operand_dims = [0]>}> ({
}) : (tensor<4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>, %i: tensor<1xi32>) { %0 = "stablehlo.scatter"(%a, %i, %a) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], index_vector_dim = 0, scatter_dims_to_operand_dims = [0]>}> ({
^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
 stablehlo.return %x0 : tensor<f32>
^bb1:
 stablehlo.return %b : tensor<f32>
}) : (tensor<4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
^bb0(%x: tensor<f32>):
  stablehlo.return
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  stablehlo.return %x, %x : tensor<f32>, tensor<f32>
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.reduce_window"(%a, %b) <{window_dimensions = array<i64: 1>}> ({
^bb0(%x: tensor<f32>):
  stablehlo.return
}) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) { %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 3>}> ({
^bb0(%x: tensor<f32>):
  stablehlo.return
}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> return }
