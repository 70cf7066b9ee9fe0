// sdyrt-opt -split-input-file -sdy-user-priority-propagate
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"d", ?}]>}, %arg1: tensor<32x32x32xf32>, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}p2, {"d", ?}p0]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {"c"}p0]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}, {"a", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}p2, {"b", "d"}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}]>}, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}p1, {}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.add %arg1, %arg1 {id = 4} : tensor<32x32x32xf32>
  %v2 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}p1, {"d", ?}, {}]>]>, id = 5} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v3 = stablehlo.sine %arg3 {id = 6} : tensor<32x32xf32>
  %v4 = stablehlo.broadcast_in_dim %v3, dims = [0, 1] {id = 7} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v5 = stablehlo.sine %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c"}p1], replicated={"b"}>]>, id = 8} : tensor<32x32xf32>
  %v6 = stablehlo.dynamic_update_slice %v0, %v2, %i, %i, %i {id = 9} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v7 = stablehlo.dynamic_update_slice %v5, %arg0, %i, %i {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {"b", ?}]>]>, id = 10} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v8 = stablehlo.dynamic_update_slice %v3, %arg0, %i, %i {id = 11} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v9 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}p1, {?}, {"a", ?}]>]>, id = 12} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v10 = stablehlo.dynamic_slice %v3, %i, %i, sizes = [32, 32] {id = 13} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v11 = stablehlo.add %arg3, %arg2 {id = 14} : tensor<32x32xf32>
  return %v4, %v6, %v7, %v8, %v9, %v10, %v11 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}]>}, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", ?}, {"d"}]>}, tensor<32x32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}p0, {?}]>}, tensor<32x32x32xf32>, tensor<32x32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0] {id = 3} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v1 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", "b"}p0]>]>, id = 4} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v3 = stablehlo.sine %arg1 {id = 5} : tensor<32x32xf32>
  %v5 = stablehlo.add %v0, %v1 {id = 6} : tensor<32x32xf32>
  %v6 = stablehlo.transpose %v1, dims = [1, 0] {id = 7} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v7 = stablehlo.dot_general %arg0, %v6, contracting_dims = [1] x [0] {id = 8} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v8 = stablehlo.dynamic_slice %v0, %i, %i, sizes = [32, 32] {id = 9} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v9 = stablehlo.sine %v7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>, id = 10} : tensor<32x32xf32>
  %v11 = stablehlo.dynamic_slice %arg1, %i, %i, sizes = [32, 32] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {"d"}]>]>, id = 11} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v12 = stablehlo.dot_general %v9, %v8, contracting_dims = [1] x [0] {id = 12} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v17 = stablehlo.add %v6, %v7 {id = 13} : tensor<32x32xf32>
  %v18 = stablehlo.cholesky %arg2, lower = true {id = 14} : tensor<32x32x32xf32>
  %v20 = stablehlo.sine %v0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}p1, {?}], replicated={"a"}>]>, id = 15} : tensor<32x32xf32>
  %v21 = stablehlo.dot_general %v3, %v8, contracting_dims = [1] x [0] {id = 16} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v22 = stablehlo.transpose %v18, dims = [2, 1, 0] {id = 17} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
  %v24 = stablehlo.sine %arg2 {id = 18} : tensor<32x32x32xf32>
  %v25 = stablehlo.broadcast_in_dim %v1, dims = [0, 2] {id = 19} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v26 = stablehlo.dynamic_update_slice %v18, %arg2, %i, %i, %i {id = 20} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  return %v5, %v11, %v12, %v17, %v20, %v21, %v22, %v24, %v25, %v26 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}p2, {"d", ?}, {?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}) -> (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c", "b"}p1, {}]>}, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"b"}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}p1, {"b", ?}, {}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "a", ?}]>}, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] {id = 2} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v1 = stablehlo.sine %v0 {id = 3} : tensor<32x32x32xf32>
  %v3 = stablehlo.sine %v1 {id = 4} : tensor<32x32x32xf32>
  %v4 = stablehlo.transpose %v1, dims = [1, 0, 2] {id = 5} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
  %v6 = stablehlo.dynamic_update_slice %v4, %v4, %i, %i, %i {id = 6} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v7 = stablehlo.sine %v6 {id = 7} : tensor<32x32x32xf32>
  %v8 = stablehlo.sine %v0 {id = 8} : tensor<32x32x32xf32>
  %v9 = stablehlo.dynamic_update_slice %v1, %v8, %i, %i, %i {id = 9} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v10 = stablehlo.add %v6, %arg0 {id = 10} : tensor<32x32x32xf32>
  %v11 = stablehlo.add %v1, %v1 {id = 11} : tensor<32x32x32xf32>
  %v12 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] {id = 12} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v13 = stablehlo.sine %arg1 {id = 13} : tensor<32x32xf32>
  %v14 = stablehlo.sine %arg0 {id = 14} : tensor<32x32x32xf32>
  %v15 = stablehlo.add %arg1, %arg1 {id = 15} : tensor<32x32xf32>
  %v16 = stablehlo.dynamic_slice %v15, %i, %i, sizes = [32, 32] {id = 16} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v17 = stablehlo.transpose %v4, dims = [1, 0, 2] {id = 17} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
  %v18 = stablehlo.dynamic_update_slice %arg1, %arg1, %i, %i {id = 18} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v19 = stablehlo.reduce(%arg0 init: %zero) applies stablehlo.add across dimensions = [0] {id = 19} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  return %v3, %v9, %v10, %v11, %v12, %v13, %v14, %v16, %v17, %v18, %v19 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", ?}, {"d", "c", ?}, {?}]>}, %arg1: tensor<32x32xf32>) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c"}, {"d", ?}p0]>}, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.reduce(%arg0 init: %zero) applies stablehlo.add across dimensions = [1] {id = 2} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] {id = 3} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v3 = stablehlo.add %arg0, %v1 {id = 4} : tensor<32x32x32xf32>
  %v4 = stablehlo.dynamic_update_slice %arg1, %v0, %i, %i {id = 5} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v6 = stablehlo.reduce(%v1 init: %zero) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", ?}]>]>, id = 6} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  return %v4, %v6 : tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", ?}p0, {"d", "c"}p2]>}, %arg1: tensor<32x32xf32>) -> (tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c"}]>}, tensor<32x32x32xf32>, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.transpose %arg0, dims = [0, 1] {id = 2} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v2 = stablehlo.transpose %v0, dims = [0, 1] {id = 3} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v3 = stablehlo.dynamic_update_slice %v0, %v2, %i, %i {id = 4} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v4 = stablehlo.sine %v3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}p0, {?}]>]>, id = 5} : tensor<32x32xf32>
  %v5 = stablehlo.sine %v3 {id = 6} : tensor<32x32xf32>
  %v6 = stablehlo.add %v0, %arg0 {id = 7} : tensor<32x32xf32>
  %v7 = stablehlo.dynamic_update_slice %arg0, %v4, %i, %i {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c", ?}], replicated={"b"}>]>, id = 8} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v8 = stablehlo.dot_general %v7, %arg1, contracting_dims = [1] x [0] {id = 9} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v10 = stablehlo.transpose %arg0, dims = [0, 1] {id = 10} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v11 = stablehlo.broadcast_in_dim %v10, dims = [0, 2] {id = 11} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v12 = stablehlo.broadcast_in_dim %v8, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"d", "a"}p1, {"b", ?}]>]>, id = 12} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v13 = stablehlo.add %v4, %v6 {id = 13} : tensor<32x32xf32>
  %v14 = stablehlo.dot_general %v6, %v0, contracting_dims = [1] x [0] {id = 14} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v16 = stablehlo.broadcast_in_dim %v3, dims = [0, 1] {id = 15} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v17 = stablehlo.dynamic_update_slice %v2, %v3, %i, %i {id = 16} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  return %v5, %v11, %v12, %v13, %v16, %v17 : tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"b", ?}, {?}]>}, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v2 = stablehlo.transpose %arg1, dims = [0, 1] {id = 4} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v4 = stablehlo.dynamic_update_slice %arg1, %arg2, %i, %i {id = 5} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v5 = stablehlo.dynamic_slice %v4, %i, %i, sizes = [32, 32] {id = 6} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v7 = stablehlo.add %arg3, %arg2 {id = 7} : tensor<32x32xf32>
  %v8 = stablehlo.add %v2, %v7 {id = 8} : tensor<32x32xf32>
  %v9 = stablehlo.transpose %arg2, dims = [1, 0] {id = 9} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v10 = stablehlo.dynamic_slice %arg1, %i, %i, sizes = [32, 32] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", ?}]>]>, id = 10} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v11 = stablehlo.dynamic_update_slice %v10, %v8, %i, %i {id = 11} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v12 = stablehlo.transpose %v2, dims = [1, 0] {id = 12} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  return %v5, %v9, %v11, %v12 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "c", ?}p0]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", ?}p0]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c", ?}p1, {"a", ?}p0]>}) -> (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}, {}]>}, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.sine %arg0 {id = 3} : tensor<32x32xf32>
  %v2 = stablehlo.dynamic_update_slice %arg0, %arg2, %i, %i {id = 4} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v3 = stablehlo.sine %arg1 {id = 5} : tensor<32x32xf32>
  %v4 = stablehlo.add %arg2, %v2 {id = 6} : tensor<32x32xf32>
  %v5 = stablehlo.dynamic_update_slice %arg2, %arg2, %i, %i {id = 7} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v6 = stablehlo.add %v5, %arg2 {id = 8} : tensor<32x32xf32>
  %v7 = stablehlo.sine %v6 {id = 9} : tensor<32x32xf32>
  %v8 = stablehlo.dynamic_update_slice %v7, %arg0, %i, %i {id = 10} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v11 = stablehlo.broadcast_in_dim %v4, dims = [1, 2] {id = 11} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v12 = stablehlo.add %v7, %v7 {id = 12} : tensor<32x32xf32>
  %v14 = stablehlo.transpose %v12, dims = [1, 0] {id = 13} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v15 = stablehlo.transpose %v7, dims = [1, 0] {id = 14} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v16 = stablehlo.add %v11, %v11 {id = 15} : tensor<32x32x32xf32>
  %v17 = stablehlo.sine %v0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d"}, {"c", ?}p0]>]>, id = 16} : tensor<32x32xf32>
  return %v3, %v8, %v14, %v15, %v16, %v17 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", ?}, {"c", "d"}p2]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}p1, {"d", "a", ?}p0]>}) -> (tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.dynamic_slice %arg0, %i, %i, sizes = [32, 32] {id = 2} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v2 = stablehlo.add %arg0, %arg0 {id = 3} : tensor<32x32xf32>
  %v4 = stablehlo.dynamic_slice %arg1, %i, %i, sizes = [32, 32] {id = 4} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v5 = stablehlo.add %v0, %v4 {id = 5} : tensor<32x32xf32>
  return %v2 : tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "d"}p1, {"a"}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}p0, {"a", ?}p1]>}, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "b"}, {?}], replicated={"a"}>}, tensor<32x32xf32>, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.transpose %arg1, dims = [0, 1] {id = 3} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v1 = stablehlo.sine %v0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>, id = 4} : tensor<32x32xf32>
  %v2 = stablehlo.transpose %arg1, dims = [1, 0] {id = 5} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v3 = stablehlo.add %v2, %arg1 {id = 6} : tensor<32x32xf32>
  %v4 = stablehlo.add %v1, %v2 {id = 7} : tensor<32x32xf32>
  %v6 = stablehlo.transpose %v4, dims = [1, 0] {id = 8} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v7 = stablehlo.transpose %v3, dims = [0, 1] {id = 9} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v8 = stablehlo.transpose %v7, dims = [0, 1] {id = 10} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v9 = stablehlo.dot_general %v1, %v3, contracting_dims = [1] x [0] {id = 11} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v11 = stablehlo.dot_general %arg0, %v7, contracting_dims = [1] x [0] {id = 12} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v12 = stablehlo.dynamic_update_slice %v3, %arg1, %i, %i {id = 13} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  return %v6, %v8, %v9, %v11, %v12 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", ?}], replicated={"c"}>}, %arg2: tensor<32x32x32xf32>) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}p0]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}p0, {?}], replicated={"a"}>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.dynamic_slice %arg1, %i, %i, sizes = [32, 32] {id = 3} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v1 = stablehlo.add %v0, %v0 {id = 4} : tensor<32x32xf32>
  %v2 = stablehlo.add %arg0, %v0 {id = 5} : tensor<32x32xf32>
  %v3 = stablehlo.transpose %arg1, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c"}p1], replicated={"b"}>]>, id = 6} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v5 = stablehlo.dynamic_update_slice %arg1, %v3, %i, %i {id = 7} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v6 = stablehlo.reduce(%arg2 init: %zero) applies stablehlo.add across dimensions = [0] {id = 8} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v8 = stablehlo.dot_general %v3, %v3, contracting_dims = [1] x [0] {id = 9} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v9 = stablehlo.dynamic_slice %v0, %i, %i, sizes = [32, 32] {id = 10} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v10 = stablehlo.add %arg1, %v9 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>, id = 11} : tensor<32x32xf32>
  %v11 = stablehlo.add %v8, %v2 {id = 12} : tensor<32x32xf32>
  %v12 = stablehlo.add %v2, %v9 {id = 13} : tensor<32x32xf32>
  %v14 = stablehlo.add %v5, %v0 {id = 14} : tensor<32x32xf32>
  %v15 = stablehlo.dynamic_update_slice %v12, %v5, %i, %i {id = 15} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v16 = stablehlo.dynamic_slice %v9, %i, %i, sizes = [32, 32] {id = 16} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v17 = stablehlo.add %v2, %v6 {id = 17} : tensor<32x32xf32>
  %v19 = stablehlo.add %v3, %v14 {id = 18} : tensor<32x32xf32>
  %v20 = stablehlo.sine %v1 {id = 19} : tensor<32x32xf32>
  return %v10, %v11, %v15, %v16, %v17, %v19, %v20 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
