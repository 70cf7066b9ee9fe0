// sdyrt-opt -split-input-file -sdy-aggressive-propagate
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {"a", ?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}]>}, %arg3: tensor<32x32x32xf32>) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", "c"}, {"a", "d"}]>}, tensor<32x32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}]>}, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>}, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v1 = stablehlo.dynamic_update_slice %arg2, %arg2, %i, %i {id = 4} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v2 = stablehlo.sine %arg0 {id = 5} : tensor<32x32xf32>
  %v3 = stablehlo.dynamic_update_slice %arg1, %arg1, %i, %i, %i {id = 6} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v4 = stablehlo.dynamic_update_slice %arg0, %v1, %i, %i {id = 7} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v5 = stablehlo.sine %v4 {id = 8} : tensor<32x32xf32>
  %v6 = stablehlo.add %arg3, %v3 {id = 9} : tensor<32x32x32xf32>
  %v7 = stablehlo.sine %v2 {id = 10} : tensor<32x32xf32>
  %v8 = stablehlo.dot_general %arg2, %v4, contracting_dims = [1] x [0] {id = 11} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v9 = stablehlo.add %v3, %v3 {id = 12} : tensor<32x32x32xf32>
  %v10 = stablehlo.dot_general %v5, %v7, contracting_dims = [1] x [0] {id = 13} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v12 = stablehlo.dynamic_slice %arg2, %i, %i, sizes = [32, 32] {id = 14} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v13 = stablehlo.dynamic_update_slice %v9, %arg1, %i, %i, %i {id = 15} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v14 = stablehlo.dynamic_slice %v2, %i, %i, sizes = [32, 32] {id = 16} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v15 = stablehlo.add %v7, %v8 {id = 17} : tensor<32x32xf32>
  %v16 = stablehlo.add %v10, %arg0 {id = 18} : tensor<32x32xf32>
  %v17 = stablehlo.sine %v2 {id = 19} : tensor<32x32xf32>
  %v18 = stablehlo.dynamic_update_slice %arg2, %v17, %i, %i {id = 20} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v19 = stablehlo.add %v12, %v18 {id = 21} : tensor<32x32xf32>
  %v20 = stablehlo.add %v2, %v12 {id = 22} : tensor<32x32xf32>
  return %v6, %v13, %v14, %v15, %v19, %v20 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "d", ?}]>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {?}], replicated={"c"}>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", "a", ?}p0]>}, %arg3: tensor<32x32xf32>) -> (tensor<32x32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}p0]>}, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}]>}, tensor<32x32x32xf32>, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.add %arg2, %arg3 {id = 4} : tensor<32x32xf32>
  %v2 = stablehlo.add %arg2, %v0 {id = 5} : tensor<32x32xf32>
  %v3 = stablehlo.add %v0, %arg3 {id = 6} : tensor<32x32xf32>
  %v4 = stablehlo.add %v0, %v0 {id = 7} : tensor<32x32xf32>
  %v5 = stablehlo.broadcast_in_dim %v2, dims = [0, 1] {id = 8} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v6 = stablehlo.dynamic_slice %v0, %i, %i, sizes = [32, 32] {id = 9} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v8 = stablehlo.add %arg3, %v2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}p2, {?}]>]>, id = 10} : tensor<32x32xf32>
  %v9 = stablehlo.dot_general %v2, %v4, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}p0, {"b", ?}p0]>]>, id = 11} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v10 = stablehlo.add %v3, %v4 {id = 12} : tensor<32x32xf32>
  %v11 = stablehlo.add %v2, %arg3 {id = 13} : tensor<32x32xf32>
  %v12 = stablehlo.dot_general %arg2, %v11, contracting_dims = [1] x [0] {id = 14} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v13 = stablehlo.dynamic_slice %v12, %i, %i, sizes = [32, 32] {id = 15} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v14 = stablehlo.add %v11, %v12 {id = 16} : tensor<32x32xf32>
  %v15 = stablehlo.cholesky %arg1, lower = true {id = 17} : tensor<32x32x32xf32>
  %v16 = stablehlo.add %v13, %arg0 {id = 18} : tensor<32x32xf32>
  %v18 = stablehlo.reduce(%v15 init: %zero) applies stablehlo.add across dimensions = [1] {id = 19} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v20 = stablehlo.add %v6, %v0 {id = 20} : tensor<32x32xf32>
  %v22 = stablehlo.broadcast_in_dim %v0, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {?}, {}]>]>, id = 21} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v24 = stablehlo.sine %arg0 {id = 22} : tensor<32x32xf32>
  return %v5, %v8, %v9, %v10, %v14, %v16, %v18, %v20, %v22, %v24 : tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "b", ?}, {"a", ?}]>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}, {"a"}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", "c", ?}, {?}]>}, tensor<32x32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {}, {"a"}]>}, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {?}, {}]>}, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.dynamic_update_slice %arg0, %arg0, %i, %i, %i {id = 2} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v1 = stablehlo.dynamic_slice %arg1, %i, %i, %i, sizes = [32, 32, 32] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {?}, {"c"}]>]>, id = 3} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v2 = stablehlo.add %v0, %arg0 {id = 4} : tensor<32x32x32xf32>
  %v3 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", ?}, {"b", "d", ?}]>]>, id = 5} : tensor<32x32x32xf32>
  %v5 = stablehlo.dynamic_slice %v1, %i, %i, %i, sizes = [32, 32, 32] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c", ?}, {"a", ?}]>]>, id = 6} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v6 = stablehlo.cholesky %arg0, lower = true {id = 7} : tensor<32x32x32xf32>
  %v8 = stablehlo.add %v0, %v1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "a"}, {?}, {?}]>]>, id = 8} : tensor<32x32x32xf32>
  %v9 = stablehlo.sine %v5 {id = 9} : tensor<32x32x32xf32>
  %v10 = stablehlo.dynamic_update_slice %v5, %v6, %i, %i, %i {id = 10} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v11 = stablehlo.dynamic_slice %v5, %i, %i, %i, sizes = [32, 32, 32] {id = 11} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v12 = stablehlo.sine %arg1 {id = 12} : tensor<32x32x32xf32>
  %v13 = stablehlo.reduce(%v8 init: %zero) applies stablehlo.add across dimensions = [1] {id = 13} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v14 = stablehlo.cholesky %v6, lower = true {id = 14} : tensor<32x32x32xf32>
  %v15 = stablehlo.transpose %v5, dims = [0, 1, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "c", ?}, {"a", "b"}, {?}]>]>, id = 15} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
  %v16 = stablehlo.add %v14, %v9 {id = 16} : tensor<32x32x32xf32>
  %v17 = stablehlo.sine %v15 {id = 17} : tensor<32x32x32xf32>
  %v18 = stablehlo.add %v9, %v12 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", "a", ?}, {}]>]>, id = 18} : tensor<32x32x32xf32>
  %v19 = stablehlo.sine %v1 {id = 19} : tensor<32x32x32xf32>
  %v20 = stablehlo.dynamic_slice %v17, %i, %i, %i, sizes = [32, 32, 32] {id = 20} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v21 = stablehlo.add %arg0, %v9 {id = 21} : tensor<32x32x32xf32>
  %v22 = stablehlo.dot_general %v13, %v13, contracting_dims = [1] x [0] {id = 22} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v23 = stablehlo.dynamic_update_slice %v19, %v2, %i, %i, %i {id = 23} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v24 = stablehlo.dynamic_update_slice %v20, %v6, %i, %i, %i {id = 24} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v25 = stablehlo.reduce(%v18 init: %zero) applies stablehlo.add across dimensions = [2] {id = 25} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  return %v3, %v10, %v11, %v16, %v21, %v22, %v23, %v24, %v25 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "c"}p0]>}) -> (tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}p2, {?}]>}, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"c", "d", ?}p1]>}, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}], replicated={"c"}>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.dynamic_slice %arg0, %i, %i, sizes = [32, 32] {id = 2} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v1 = stablehlo.dynamic_slice %arg0, %i, %i, sizes = [32, 32] {id = 3} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v2 = stablehlo.dynamic_slice %arg1, %i, %i, sizes = [32, 32] {id = 4} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v3 = stablehlo.dynamic_update_slice %v0, %v1, %i, %i {id = 5} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v4 = stablehlo.add %arg1, %arg1 {id = 6} : tensor<32x32xf32>
  %v5 = stablehlo.sine %arg1 {id = 7} : tensor<32x32xf32>
  %v6 = stablehlo.add %v3, %v0 {id = 8} : tensor<32x32xf32>
  %v8 = stablehlo.transpose %v2, dims = [1, 0] {id = 9} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v9 = stablehlo.dynamic_update_slice %v6, %v1, %i, %i {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}p1, {?}]>]>, id = 10} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v10 = stablehlo.dot_general %v8, %v0, contracting_dims = [1] x [0] {id = 11} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v11 = stablehlo.sine %arg0 {id = 12} : tensor<32x32xf32>
  %v12 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] {id = 13} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v14 = stablehlo.add %v2, %v1 {id = 14} : tensor<32x32xf32>
  %v18 = stablehlo.dot_general %v3, %v10, contracting_dims = [1] x [0] {id = 15} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v19 = stablehlo.sine %v2 {id = 16} : tensor<32x32xf32>
  %v20 = stablehlo.sine %v4 {id = 17} : tensor<32x32xf32>
  %v21 = stablehlo.transpose %v8, dims = [1, 0] {id = 18} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v22 = stablehlo.add %v9, %v0 {id = 19} : tensor<32x32xf32>
  return %v11, %v12, %v14, %v18, %v19, %v20, %v21, %v22 : tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b"}]>}, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"d", "a"}]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}]>}, tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}, {?}]>}, tensor<32x32x32xf32>, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.reduce(%arg2 init: %zero) applies stablehlo.add across dimensions = [2] {id = 4} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v1 = stablehlo.dynamic_slice %arg0, %i, %i, sizes = [32, 32] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d"}, {}], replicated={"a"}>]>, id = 5} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] {id = 6} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v3 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] {id = 7} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v4 = stablehlo.dynamic_update_slice %arg1, %arg0, %i, %i {id = 8} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  return %v0, %v1, %v2, %v3, %v4 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}p1, {"c", "a", ?}]>}, %arg1: tensor<32x32xf32>) -> (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d"}p2], replicated={"c"}>}, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "d"}p2, {?}]>}, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0] {id = 2} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v2 = stablehlo.transpose %arg1, dims = [1, 0] {id = 3} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v3 = stablehlo.dot_general %arg0, %v0, contracting_dims = [1] x [0] {id = 4} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v5 = stablehlo.transpose %v0, dims = [1, 0] {id = 5} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v6 = stablehlo.broadcast_in_dim %v3, dims = [0, 1] {id = 6} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v8 = stablehlo.dynamic_slice %v3, %i, %i, sizes = [32, 32] {id = 7} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v9 = stablehlo.add %arg0, %v3 {id = 8} : tensor<32x32xf32>
  %v10 = stablehlo.sine %v9 {id = 9} : tensor<32x32xf32>
  %v11 = stablehlo.broadcast_in_dim %v5, dims = [0, 1] {id = 10} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v12 = stablehlo.dynamic_slice %v8, %i, %i, sizes = [32, 32] {id = 11} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v13 = stablehlo.sine %v0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}p0, {"d", ?}p0]>]>, id = 12} : tensor<32x32xf32>
  %v14 = stablehlo.transpose %v10, dims = [1, 0] {id = 13} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v15 = stablehlo.add %v8, %v0 {id = 14} : tensor<32x32xf32>
  %v17 = stablehlo.transpose %v5, dims = [0, 1] {id = 15} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v18 = stablehlo.add %v9, %v10 {id = 16} : tensor<32x32xf32>
  %v19 = stablehlo.sine %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}p1, {"b"}p2]>]>, id = 17} : tensor<32x32xf32>
  %v21 = stablehlo.transpose %v15, dims = [1, 0] {id = 18} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v22 = stablehlo.dynamic_update_slice %v2, %arg0, %i, %i {id = 19} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v23 = stablehlo.add %v18, %v13 {id = 20} : tensor<32x32xf32>
  %v24 = stablehlo.broadcast_in_dim %v21, dims = [0, 2] {id = 21} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  return %v6, %v11, %v12, %v14, %v17, %v19, %v22, %v23, %v24 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"d"}]>}) -> (tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "d"}, {?}]>}, tensor<32x32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"b"}]>}, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] {id = 3} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v1 = stablehlo.transpose %arg2, dims = [1, 0] {id = 4} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v2 = stablehlo.add %arg2, %arg1 {id = 5} : tensor<32x32xf32>
  %v3 = stablehlo.add %arg0, %arg0 {id = 6} : tensor<32x32x32xf32>
  %v4 = stablehlo.cholesky %v0, lower = true {id = 7} : tensor<32x32x32xf32>
  %v7 = stablehlo.transpose %arg1, dims = [0, 1] {id = 8} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v9 = stablehlo.add %arg1, %arg2 {id = 9} : tensor<32x32xf32>
  %v10 = stablehlo.sine %v0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "a", ?}, {}], replicated={"b"}>]>, id = 10} : tensor<32x32x32xf32>
  return %v1, %v2, %v3, %v4, %v7, %v9, %v10 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d"}, {}]>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {?}, {"a", ?}p2]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "d"}, {"a", ?}p2]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "d", ?}, {"a", ?}p1], replicated={"b"}>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", "c", ?}p1]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}]>}, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.reduce(%arg1 init: %zero) applies stablehlo.add across dimensions = [0] {id = 4} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v1 = stablehlo.reduce(%arg0 init: %zero) applies stablehlo.add across dimensions = [1] {id = 5} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v2 = stablehlo.add %arg2, %arg2 {id = 6} : tensor<32x32xf32>
  %v3 = stablehlo.dynamic_slice %v0, %i, %i, sizes = [32, 32] {id = 7} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v4 = stablehlo.dynamic_slice %v3, %i, %i, sizes = [32, 32] {id = 8} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v5 = stablehlo.sine %arg3 {id = 9} : tensor<32x32xf32>
  %v6 = stablehlo.dynamic_slice %v0, %i, %i, sizes = [32, 32] {id = 10} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v7 = stablehlo.sine %v2 {id = 11} : tensor<32x32xf32>
  return %v1, %v4, %v5, %v6, %v7 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32x32xf32>, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"d", "b", ?}], replicated={"c"}>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"d", "c", ?}]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "d"}, {"a", "c", ?}, {?}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.sine %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c", "a", ?}, {?}]>]>, id = 4} : tensor<32x32x32xf32>
  %v1 = stablehlo.transpose %arg1, dims = [0, 1] {id = 5} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v4 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0] {id = 6} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v5 = stablehlo.add %v4, %v1 {id = 7} : tensor<32x32xf32>
  %v7 = stablehlo.broadcast_in_dim %arg3, dims = [0, 2] {id = 8} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v8 = stablehlo.sine %arg2 {id = 9} : tensor<32x32x32xf32>
  %v9 = stablehlo.transpose %v5, dims = [0, 1] {id = 10} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v11 = stablehlo.dynamic_update_slice %v5, %arg1, %i, %i {id = 11} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v12 = stablehlo.add %v11, %v1 {id = 12} : tensor<32x32xf32>
  %v13 = stablehlo.cholesky %v8, lower = true {id = 13} : tensor<32x32x32xf32>
  %v15 = stablehlo.add %v9, %v1 {id = 14} : tensor<32x32xf32>
  %v17 = stablehlo.sine %v4 {id = 15} : tensor<32x32xf32>
  %v19 = stablehlo.add %v7, %arg2 {id = 16} : tensor<32x32x32xf32>
  %v21 = stablehlo.reduce(%v7 init: %zero) applies stablehlo.add across dimensions = [1] {id = 17} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v22 = stablehlo.sine %v17 {id = 18} : tensor<32x32xf32>
  %v23 = stablehlo.sine %v21 {id = 19} : tensor<32x32xf32>
  %v24 = stablehlo.broadcast_in_dim %arg3, dims = [0, 2] {id = 20} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v25 = stablehlo.add %v7, %v0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a"}, {}]>]>, id = 21} : tensor<32x32x32xf32>
  %v27 = stablehlo.broadcast_in_dim %v17, dims = [0, 2] {id = 22} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  return %v12, %v13, %v15, %v19, %v22, %v23, %v24, %v25, %v27 : tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}p2, {"b", ?}p1]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}]>}, %arg2: tensor<32x32x32xf32>) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "b"}, {?}, {"a"}]>}, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", ?}p2]>}, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0] {id = 3} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v1 = stablehlo.sine %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", "a"}]>]>, id = 4} : tensor<32x32xf32>
  %v2 = stablehlo.dot_general %arg1, %v1, contracting_dims = [1] x [0] {id = 5} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v3 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] {id = 6} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v4 = stablehlo.dynamic_slice %arg0, %i, %i, sizes = [32, 32] {id = 7} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v5 = stablehlo.dot_general %v1, %v1, contracting_dims = [1] x [0] {id = 8} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v7 = stablehlo.dot_general %arg0, %v0, contracting_dims = [1] x [0] {id = 9} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v8 = stablehlo.sine %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}, {?}]>]>, id = 10} : tensor<32x32x32xf32>
  %v9 = stablehlo.dynamic_slice %v5, %i, %i, sizes = [32, 32] {id = 11} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v10 = stablehlo.add %v1, %v2 {id = 12} : tensor<32x32xf32>
  %v13 = stablehlo.dot_general %v7, %arg0, contracting_dims = [1] x [0] {id = 13} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v14 = stablehlo.dynamic_update_slice %v13, %v5, %i, %i {id = 14} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v16 = stablehlo.dot_general %v1, %v10, contracting_dims = [1] x [0] {id = 15} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v17 = stablehlo.add %v1, %v7 {id = 16} : tensor<32x32xf32>
  %v18 = stablehlo.transpose %arg2, dims = [2, 1, 0] {id = 17} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
  %v19 = stablehlo.sine %arg1 {id = 18} : tensor<32x32xf32>
  %v20 = stablehlo.add %v2, %v4 {id = 19} : tensor<32x32xf32>
  return %v3, %v8, %v9, %v14, %v16, %v17, %v18, %v19, %v20 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
