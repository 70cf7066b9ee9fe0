// sdyrt-opt -split-input-file -sdy-basic-propagate
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", ?}, {"b", "d"}]>}, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {?}, {?}]>}) -> (tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "c"}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v1 = stablehlo.reduce(%arg2 init: %zero) applies stablehlo.add across dimensions = [0] {id = 3} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v3 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}, {?}]>]>, id = 4} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v4 = stablehlo.transpose %v1, dims = [1, 0] {id = 5} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v5 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0] {id = 6} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v6 = stablehlo.dynamic_update_slice %v1, %arg0, %i, %i {id = 7} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v7 = stablehlo.broadcast_in_dim %v6, dims = [1, 2] {id = 8} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v8 = stablehlo.sine %v5 {id = 9} : tensor<32x32xf32>
  %v10 = stablehlo.transpose %v5, dims = [0, 1] {id = 10} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v11 = stablehlo.add %v1, %v1 {id = 11} : tensor<32x32xf32>
  %v12 = stablehlo.add %arg2, %arg2 {id = 12} : tensor<32x32x32xf32>
  %v13 = stablehlo.dynamic_update_slice %v8, %v11, %i, %i {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {}]>]>, id = 13} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v15 = stablehlo.dynamic_update_slice %v3, %v12, %i, %i, %i {id = 14} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v16 = stablehlo.transpose %v11, dims = [1, 0] {id = 15} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v17 = stablehlo.add %v4, %v4 {id = 16} : tensor<32x32xf32>
  return %v7, %v10, %v13, %v15, %v16, %v17 : tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}]>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {}]>}, %arg2: tensor<32x32xf32>) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}p0, {?}]>}, tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"d"}], replicated={"c"}>}, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v1 = stablehlo.transpose %arg1, dims = [1, 2, 0] {id = 3} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
  %v2 = stablehlo.transpose %arg0, dims = [0, 1] {id = 4} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v3 = stablehlo.add %arg1, %v1 {id = 5} : tensor<32x32x32xf32>
  %v4 = stablehlo.transpose %v3, dims = [2, 0, 1] {id = 6} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
  %v6 = stablehlo.dot_general %v2, %arg0, contracting_dims = [1] x [0] {id = 7} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v7 = stablehlo.sine %arg2 {id = 8} : tensor<32x32xf32>
  %v9 = stablehlo.dot_general %arg0, %v7, contracting_dims = [1] x [0] {id = 9} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v10 = stablehlo.sine %v6 {id = 10} : tensor<32x32xf32>
  %v11 = stablehlo.add %v2, %v6 {id = 11} : tensor<32x32xf32>
  %v12 = stablehlo.sine %arg1 {id = 12} : tensor<32x32x32xf32>
  %v13 = stablehlo.add %v11, %v2 {id = 13} : tensor<32x32xf32>
  return %v9, %v10, %v12, %v13 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "b", ?}, {"a", "d", ?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {"b", "c", ?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>}, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"a", ?}]>}, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", ?}, {"c", ?}]>}, tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}, {?}]>}, tensor<32x32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {?}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.dynamic_slice %arg1, %i, %i, sizes = [32, 32] {id = 3} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v1 = stablehlo.add %arg1, %arg1 {id = 4} : tensor<32x32xf32>
  %v2 = stablehlo.dynamic_update_slice %arg1, %v1, %i, %i {id = 5} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v4 = stablehlo.add %arg2, %v0 {id = 6} : tensor<32x32xf32>
  %v5 = stablehlo.add %arg2, %v2 {id = 7} : tensor<32x32xf32>
  %v6 = stablehlo.transpose %arg1, dims = [1, 0] {id = 8} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v7 = stablehlo.dynamic_slice %v1, %i, %i, sizes = [32, 32] {id = 9} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v8 = stablehlo.sine %arg2 {id = 10} : tensor<32x32xf32>
  %v10 = stablehlo.add %v8, %arg2 {id = 11} : tensor<32x32xf32>
  %v11 = stablehlo.dot_general %v4, %v0, contracting_dims = [1] x [0] {id = 12} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v13 = stablehlo.dot_general %v7, %v7, contracting_dims = [1] x [0] {id = 13} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v14 = stablehlo.add %arg1, %v7 {id = 14} : tensor<32x32xf32>
  %v15 = stablehlo.dynamic_update_slice %v8, %arg2, %i, %i {id = 15} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v16 = stablehlo.dynamic_slice %v15, %i, %i, sizes = [32, 32] {id = 16} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v18 = stablehlo.dot_general %v8, %v8, contracting_dims = [1] x [0] {id = 17} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v19 = stablehlo.sine %arg0 {id = 18} : tensor<32x32x32xf32>
  %v20 = stablehlo.dot_general %v0, %v15, contracting_dims = [1] x [0] {id = 19} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v21 = stablehlo.transpose %v6, dims = [1, 0] {id = 20} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v22 = stablehlo.transpose %v2, dims = [1, 0] {id = 21} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v23 = stablehlo.transpose %v10, dims = [1, 0] {id = 22} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v24 = stablehlo.transpose %v5, dims = [1, 0] {id = 23} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v25 = stablehlo.add %v13, %arg1 {id = 24} : tensor<32x32xf32>
  %v26 = stablehlo.broadcast_in_dim %v20, dims = [0, 1] {id = 25} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v27 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] {id = 26} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v29 = stablehlo.transpose %v19, dims = [2, 1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}, {"c", ?}]>]>, id = 27} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
  return %v11, %v14, %v16, %v18, %v21, %v22, %v23, %v24, %v25, %v26, %v27, %v29 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}p1]>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "c", ?}p1, {?}, {?}]>}) -> (tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] {id = 3} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v1 = stablehlo.dynamic_update_slice %arg1, %arg1, %i, %i {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>, id = 4} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v2 = stablehlo.cholesky %arg2, lower = true {id = 5} : tensor<32x32x32xf32>
  return %v0, %v1, %v2 : tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c", ?}, {?}, {?}]>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", ?}, {?}, {"c", ?}]>}) -> (tensor<32x32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "d"}, {"b", "c"}, {?}]>}, tensor<32x32x32xf32>, tensor<32x32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.sine %arg0 {id = 2} : tensor<32x32x32xf32>
  %v1 = stablehlo.add %arg1, %v0 {id = 3} : tensor<32x32x32xf32>
  %v2 = stablehlo.add %v1, %arg1 {id = 4} : tensor<32x32x32xf32>
  %v3 = stablehlo.dynamic_slice %arg1, %i, %i, %i, sizes = [32, 32, 32] {id = 5} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v4 = stablehlo.sine %arg1 {id = 6} : tensor<32x32x32xf32>
  %v5 = stablehlo.add %v0, %v4 {id = 7} : tensor<32x32x32xf32>
  %v6 = stablehlo.cholesky %v4, lower = true {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d"}, {?}, {"c", "b", ?}], replicated={"a"}>]>, id = 8} : tensor<32x32x32xf32>
  %v7 = stablehlo.dynamic_update_slice %arg0, %v5, %i, %i, %i {id = 9} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  return %v2, %v3, %v6, %v7 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"d", ?}p1, {?}]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}) -> (tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.dynamic_slice %arg2, %i, %i, %i, sizes = [32, 32, 32] {id = 4} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v1 = stablehlo.add %arg1, %arg1 {id = 5} : tensor<32x32xf32>
  %v2 = stablehlo.sine %arg3 {id = 6} : tensor<32x32xf32>
  return %v0, %v1, %v2 : tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", ?}, {"c"}]>}, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"d", ?}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"d", ?}]>}, tensor<32x32xf32>, tensor<32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.dynamic_update_slice %arg2, %arg1, %i, %i {id = 3} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v1 = stablehlo.transpose %v0, dims = [0, 1] {id = 4} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v2 = stablehlo.sine %v0 {id = 5} : tensor<32x32xf32>
  %v3 = stablehlo.add %v0, %v0 {id = 6} : tensor<32x32xf32>
  %v4 = stablehlo.dynamic_slice %v1, %i, %i, sizes = [32, 32] {id = 7} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  return %v2, %v3, %v4 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a"}p1]>}, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}p0, {?}], replicated={"b"}>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}p0, {"a", ?}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.dynamic_update_slice %arg1, %arg0, %i, %i {id = 3} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v1 = stablehlo.add %arg1, %v0 {id = 4} : tensor<32x32xf32>
  %v2 = stablehlo.add %arg0, %arg0 {id = 5} : tensor<32x32xf32>
  %v3 = stablehlo.transpose %arg2, dims = [1, 0] {id = 6} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v6 = stablehlo.dynamic_update_slice %v0, %v0, %i, %i {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "d"}, {?}]>]>, id = 7} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  %v7 = stablehlo.sine %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}], replicated={"d"}>]>, id = 8} : tensor<32x32xf32>
  %v8 = stablehlo.dot_general %v6, %v2, contracting_dims = [1] x [0] {id = 9} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v9 = stablehlo.add %v1, %arg2 {id = 10} : tensor<32x32xf32>
  %v10 = stablehlo.dot_general %v6, %v3, contracting_dims = [1] x [0] {id = 11} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v11 = stablehlo.broadcast_in_dim %v7, dims = [0, 2] {id = 12} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v12 = stablehlo.dot_general %v10, %v7, contracting_dims = [1] x [0] {id = 13} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v15 = stablehlo.add %v1, %v12 {id = 14} : tensor<32x32xf32>
  %v16 = stablehlo.transpose %arg0, dims = [1, 0] {id = 15} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v18 = stablehlo.dot_general %arg2, %v6, contracting_dims = [1] x [0] {id = 16} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  return %v8, %v9, %v15, %v16, %v18 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a"}], replicated={"c"}>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}], replicated={"d"}>}) -> (tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a"}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.sine %arg1 {id = 2} : tensor<32x32xf32>
  %v1 = stablehlo.add %arg1, %arg0 {id = 3} : tensor<32x32xf32>
  %v2 = stablehlo.dot_general %arg1, %v1, contracting_dims = [1] x [0] {id = 4} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v6 = stablehlo.transpose %v1, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}], replicated={"b"}>]>, id = 5} : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %v8 = stablehlo.dot_general %arg1, %v0, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", ?}]>]>, id = 6} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %v10 = stablehlo.dynamic_slice %arg1, %i, %i, sizes = [32, 32] {id = 7} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
  return %v2, %v8, %v10 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}p0, {"b", "c", ?}, {"d", ?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b", ?}, {"d"}p2]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {?}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {}, {"a", ?}p0]>}, tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {"a", ?}]>}, tensor<32x32x32xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %v0 = stablehlo.sine %arg0 {id = 4} : tensor<32x32x32xf32>
  %v1 = stablehlo.dynamic_slice %v0, %i, %i, %i, sizes = [32, 32, 32] {id = 5} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  %v2 = stablehlo.reduce(%arg0 init: %zero) applies stablehlo.add across dimensions = [1] {id = 6} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
  %v3 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] {id = 7} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
  %v4 = stablehlo.dynamic_update_slice %arg0, %v0, %i, %i, %i {id = 8} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
  return %v1, %v2, %v3, %v4 : tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
}
