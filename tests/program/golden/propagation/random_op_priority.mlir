// sdyrt-opt -split-input-file -sdy-op-priority-propagate
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c", "b", ?}]>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}, {}]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {}]>}) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", ?}, {"a", ?}]>}, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v1 = stablehlo.dynamic_slice %arg2, %i, %i, %i, sizes = [32, 32, 32] {id = 4} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v4 = stablehlo.add %arg0, %arg3 {id = 5} : tensor<32x32xf32>
  %v6 = stablehlo.add %arg2, %v1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}, {"d", ?}], replicated={"c"}>]>, id = 6} : tensor<32x32x32xf32>
  %v7 = stablehlo.sine %arg0 {id = 7} : tensor<32x32xf32>
  %v8 = stablehlo.add %v6, %arg2 {id = 8} : tensor<32x32x32xf32>
  %v10 = stablehlo.transpose %arg2, dims = [2, 0, 1] {id = 9} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
  %v11 = stablehlo.transpose %v1, dims = [0, 1, 2] {id = 10} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
  %v12 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", ?}, {"a", ?}]>]>, id = 11} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  return %v4, %v7, %v8, %v10, %v11, %v12 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {}]>}, %arg1: tensor<32x32x32xf32>) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}p0, {?}]>}, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {?}, {"b", "d", ?}]>}, tensor<32x32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", "c", ?}p0]>}, tensor<32x32x32xf32>, tensor<32x32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.reduce(%arg1 init: %zero) applies stablehlo.add across dimensions = [0] {id = 2} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v1 = stablehlo.dynamic_update_slice %arg1, %arg1, %i, %i, %i {id = 3} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v2 = stablehlo.dynamic_update_slice %v1, %v1, %i, %i, %i {id = 4} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v3 = stablehlo.sine %v1 {id = 5} : tensor<32x32x32xf32>
  %v4 = stablehlo.add %v1, %v3 {id = 6} : tensor<32x32x32xf32>
  %v5 = stablehlo.dynamic_update_slice %arg0, %arg0, %i, %i {id = 7} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v6 = stablehlo.broadcast_in_dim %v5, dims = [1, 2] {id = 8} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v7 = stablehlo.cholesky %v3, lower = true {id = 9} : tensor<32x32x32xf32>
  %v8 = stablehlo.add %v1, %v3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}p0, {"b", ?}p2]>]>, id = 10} : tensor<32x32x32xf32>
  %v9 = stablehlo.reduce(%v2 init: %zero) applies stablehlo.add across dimensions = [0] {id = 11} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v10 = stablehlo.add %v2, %v4 {id = 12} : tensor<32x32x32xf32>
  %v11 = stablehlo.add %v8, %v1 {id = 13} : tensor<32x32x32xf32>
  %v12 = stablehlo.transpose %v10, dims = [2, 1, 0] {id = 14} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
  %v13 = stablehlo.sine %arg0 {id = 15} : tensor<32x32xf32>
  %v14 = stablehlo.add %v3, %v3 {id = 16} : tensor<32x32x32xf32>
  %v15 = stablehlo.dynamic_update_slice %v5, %v9, %i, %i {id = 17} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v16 = stablehlo.sine %v0 {id = 18} : tensor<32x32xf32>
  %v17 = stablehlo.sine %v14 {id = 19} : tensor<32x32x32xf32>
  %v18 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] {id = 20} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v19 = stablehlo.add %v17, %v7 {id = 21} : tensor<32x32x32xf32>
  %v20 = stablehlo.dynamic_update_slice %v9, %v16, %i, %i {id = 22} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v21 = stablehlo.add %v11, %arg1 {id = 23} : tensor<32x32x32xf32>
  %v22 = stablehlo.dynamic_slice %arg1, %i, %i, %i, sizes = [32, 32, 32] {id = 24} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  return %v6, %v12, %v13, %v15, %v18, %v19, %v20, %v21, %v22 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32x32xf32>, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", "c"}]>}) -> (tensor<32x32xf32>, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.reduce(%arg0 init: %zero) applies stablehlo.add across dimensions = [1] {id = 2} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v1 = stablehlo.transpose %arg1, dims = [0, 1] {id = 3} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v4 = stablehlo.transpose %arg1, dims = [0, 1] {id = 4} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  return %v1, %v4 : tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", "c"}p1]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"a"}]>}) -> (tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}p1, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}], replicated={"a"}>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v1 = stablehlo.add %arg0, %arg0 {id = 3} : tensor<32x32xf32>
  %v2 = stablehlo.dot_general %arg1, %v1, contracting_dims = [1] x [0] {id = 4} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v3 = stablehlo.broadcast_in_dim %v1, dims = [0, 2] {id = 5} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v4 = stablehlo.sine %arg2 {id = 6} : tensor<32x32xf32>
  %v5 = stablehlo.add %arg0, %arg0 {id = 7} : tensor<32x32xf32>
  %v7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] {id = 8} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v8 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}]>]>, id = 9} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v9 = stablehlo.dot_general %v4, %v5, contracting_dims = [1] x [0] {id = 10} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  return %v2, %v3, %v7, %v8, %v9 : tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"c", ?}, {"a", "d"}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"a", "d", ?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", ?}, {"c", "b", ?}]>}, %arg3: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}, {"c", "a"}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", "b", ?}]>}, tensor<32x32xf32>, tensor<32x32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.add %arg2, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "b", ?}, {"c", ?}]>]>, id = 4} : tensor<32x32xf32>
  %v1 = stablehlo.transpose %arg1, dims = [1, 0] {id = 5} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v2 = stablehlo.add %arg3, %arg0 {id = 6} : tensor<32x32x32xf32>
  return %v0, %v1, %v2 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", "c"}p2]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", ?}, {?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d"}p2]>}) -> (tensor<32x32xf32>, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.transpose %arg2, dims = [0, 1] {id = 3} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v1 = stablehlo.sine %v0 {id = 4} : tensor<32x32xf32>
  %v2 = stablehlo.add %v0, %v0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {}]>]>, id = 5} : tensor<32x32xf32>
  %v4 = stablehlo.transpose %v1, dims = [0, 1] {id = 6} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v5 = stablehlo.dot_general %v4, %v1, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}p2, {"c", "b", ?}p0]>]>, id = 7} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  return %v2, %v5 : tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}], replicated={"a"}>}, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {}]>}) -> (tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {?}, {}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", ?}, {}]>}, tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"c"}, {"a", "b", ?}]>}, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {?}]>}, tensor<32x32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"b", ?}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.sine %arg2 {id = 3} : tensor<32x32x32xf32>
  %v1 = stablehlo.sine %arg0 {id = 4} : tensor<32x32xf32>
  %v2 = stablehlo.sine %arg0 {id = 5} : tensor<32x32xf32>
  %v3 = stablehlo.add %v0, %arg2 {id = 6} : tensor<32x32x32xf32>
  %v4 = stablehlo.reduce(%v3 init: %zero) applies stablehlo.add across dimensions = [1] {id = 7} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v5 = stablehlo.add %arg0, %v2 {id = 8} : tensor<32x32xf32>
  %v6 = stablehlo.dynamic_update_slice %v0, %v3, %i, %i, %i {id = 9} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v8 = stablehlo.transpose %v2, dims = [1, 0] {id = 10} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v9 = stablehlo.sine %arg2 {id = 11} : tensor<32x32x32xf32>
  %v10 = stablehlo.broadcast_in_dim %v1, dims = [0, 2] {id = 12} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v13 = stablehlo.sine %v10 {id = 13} : tensor<32x32x32xf32>
  %v14 = stablehlo.sine %v1 {id = 14} : tensor<32x32xf32>
  %v15 = stablehlo.add %v4, %v8 {id = 15} : tensor<32x32xf32>
  %v16 = stablehlo.add %v14, %v14 {id = 16} : tensor<32x32xf32>
  %v17 = stablehlo.dynamic_slice %v10, %i, %i, %i, sizes = [32, 32, 32] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "b", ?}, {"a", ?}, {"d"}]>]>, id = 17} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v18 = stablehlo.sine %v8 {id = 18} : tensor<32x32xf32>
  %v19 = stablehlo.sine %v18 {id = 19} : tensor<32x32xf32>
  %v20 = stablehlo.dynamic_update_slice %v1, %v1, %i, %i {id = 20} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v21 = stablehlo.dynamic_update_slice %arg2, %v13, %i, %i, %i {id = 21} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v22 = stablehlo.transpose %v6, dims = [2, 0, 1] {id = 22} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
  %v23 = stablehlo.broadcast_in_dim %v8, dims = [1, 2] {id = 23} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v24 = stablehlo.reduce(%v3 init: %zero) applies stablehlo.add across dimensions = [0] {id = 24} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v26 = stablehlo.transpose %arg0, dims = [1, 0] {id = 25} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v27 = stablehlo.broadcast_in_dim %v20, dims = [1, 2] {id = 26} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v28 = stablehlo.add %arg1, %v15 {id = 27} : tensor<32x32xf32>
  return %v5, %v9, %v16, %v19, %v21, %v22, %v23, %v24, %v26, %v27, %v28 : tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}p1, {?}]>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "c", ?}, {"a"}, {?}]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}p0, {?}]>}) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.add %arg3, %arg3 {id = 4} : tensor<32x32xf32>
  %v1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] {id = 5} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v2 = stablehlo.add %arg1, %arg3 {id = 6} : tensor<32x32xf32>
  %v3 = stablehlo.dynamic_update_slice %arg2, %v1, %i, %i, %i {id = 7} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v5 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] {id = 8} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v6 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] {id = 9} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v7 = stablehlo.add %v3, %v3 {id = 10} : tensor<32x32x32xf32>
  return %v0, %v2, %v5, %v7 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}], replicated={"b"}>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}, {"a", ?}]>}, %arg2: tensor<32x32xf32>, %arg3: tensor<32x32x32xf32>) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", ?}, {"b", ?}]>}, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.dynamic_update_slice %arg0, %arg0, %i, %i {id = 4} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v1 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0] {id = 5} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v3 = stablehlo.dynamic_slice %arg1, %i, %i, %i, sizes = [32, 32, 32] {id = 6} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v4 = stablehlo.dot_general %arg2, %v0, contracting_dims = [1] x [0] {id = 7} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v5 = stablehlo.add %arg1, %v3 {id = 8} : tensor<32x32x32xf32>
  return %v1, %v4 : tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}p1, {}]>}, %arg1: tensor<32x32x32xf32>, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", "b", ?}p1], replicated={"a"}>}) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v1 = stablehlo.add %arg0, %arg0 {id = 3} : tensor<32x32xf32>
  %v2 = stablehlo.dot_general %v1, %v1, contracting_dims = [1] x [0] {id = 4} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v3 = stablehlo.sine %v2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}]>]>, id = 5} : tensor<32x32xf32>
  %v4 = stablehlo.add %v2, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}p2, {"d", "c", ?}]>]>, id = 6} : tensor<32x32xf32>
  %v6 = stablehlo.sine %arg0 {id = 7} : tensor<32x32xf32>
  %v7 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", "c"}p1]>]>, id = 8} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v8 = stablehlo.dynamic_update_slice %v3, %v1, %i, %i {id = 9} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  return %v4, %v6, %v7, %v8 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
