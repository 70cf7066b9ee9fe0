module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"d", ?}]>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}, {?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", ?}]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {"c"}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}, {"a", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", "d"}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}]>}, tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"c", "b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.add %arg1, %arg1 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}, {?}]>]>} : tensor<32x32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", ?}, {}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %2 = stablehlo.sine %arg3 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "b", ?}]>]>} : tensor<32x32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}, {"a", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %4 = stablehlo.sine %arg2 {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c"}], replicated={"b"}>]>} : tensor<32x32xf32>
    %5 = stablehlo.dynamic_update_slice %0, %1, %c, %c, %c {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", "d", ?}, {?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %6 = stablehlo.dynamic_update_slice %4, %arg0, %c, %c {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {"b", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %7 = stablehlo.dynamic_update_slice %2, %arg0, %c, %c {id = 11 : i64} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}, {"a", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %9 = stablehlo.dynamic_slice %2, %c, %c, sizes = [32, 32] {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "b", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %10 = stablehlo.add %arg3, %arg2 {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {?}]>]>} : tensor<32x32xf32>
    return %3, %5, %6, %7, %8, %9, %10 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", ?}, {}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"d", ?}]>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}, {?}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"a", "b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"d", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", ?}, {"c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", ?}, {"d"}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a", "b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}, {?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"a", "b", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0] {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", "b"}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %2 = stablehlo.sine %arg1 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}]>]>} : tensor<32x32xf32>
    %3 = stablehlo.add %0, %1 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"a", "b", ?}]>]>} : tensor<32x32xf32>
    %4 = stablehlo.transpose %1, dims = [1, 0] {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}, {"c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}, {"c", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %6 = stablehlo.dynamic_slice %0, %c, %c, sizes = [32, 32] {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"a", "b", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %7 = stablehlo.sine %5 {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %8 = stablehlo.dynamic_slice %arg1, %c, %c, sizes = [32, 32] {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {"d"}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %9 = stablehlo.dot_general %7, %6, contracting_dims = [1] x [0] {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}, {?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %10 = stablehlo.add %4, %5 {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %11 = stablehlo.cholesky %arg2, lower = true {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {?}]>]>} : tensor<32x32x32xf32>
    %12 = stablehlo.sine %0 {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}], replicated={"a"}>]>} : tensor<32x32xf32>
    %13 = stablehlo.dot_general %2, %6, contracting_dims = [1] x [0] {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %14 = stablehlo.transpose %11, dims = [2, 1, 0] {id = 17 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {?}]>]>} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
    %15 = stablehlo.sine %arg2 {id = 18 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {?}]>]>} : tensor<32x32x32xf32>
    %16 = stablehlo.broadcast_in_dim %1, dims = [0, 2] {id = 19 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"a", "b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %17 = stablehlo.dynamic_update_slice %11, %arg2, %c, %c, %c {id = 20 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    return %3, %8, %9, %10, %12, %13, %14, %15, %16, %17 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", ?}, {"b", ?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"b", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"b", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c", "b"}, {}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"b", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", ?}, {"b"}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}, {}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"b", ?}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] {id = 2 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %1 = stablehlo.sine %0 {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", ?}, {?}]>]>} : tensor<32x32x32xf32>
    %2 = stablehlo.sine %1 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", ?}, {?}]>]>} : tensor<32x32x32xf32>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", ?}, {?}]>]>} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
    %4 = stablehlo.dynamic_update_slice %3, %3, %c, %c, %c {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", ?}, {"b", ?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %5 = stablehlo.sine %0 {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", ?}, {?}]>]>} : tensor<32x32x32xf32>
    %6 = stablehlo.dynamic_update_slice %1, %5, %c, %c, %c {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", ?}, {?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %7 = stablehlo.add %4, %arg0 {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %8 = stablehlo.add %1, %1 {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", ?}, {?}]>]>} : tensor<32x32x32xf32>
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %10 = stablehlo.sine %arg1 {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}]>]>} : tensor<32x32xf32>
    %11 = stablehlo.sine %arg0 {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %12 = stablehlo.add %arg1, %arg1 {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}]>]>} : tensor<32x32xf32>
    %13 = stablehlo.dynamic_slice %12, %c, %c, sizes = [32, 32] {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %14 = stablehlo.transpose %3, dims = [1, 0, 2] {id = 17 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", ?}, {?}]>]>} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
    %15 = stablehlo.dynamic_update_slice %arg1, %arg1, %c, %c {id = 18 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %16 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] {id = 19 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    return %2, %6, %7, %8, %9, %10, %11, %13, %14, %15, %16 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", ?}, {"d", "c", ?}, {?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", ?}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c"}, {"d", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] {id = 2 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {"d", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}, {"a", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %2 = stablehlo.dynamic_update_slice %arg1, %0, %c, %c {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    return %2, %3 : tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", ?}, {"d", "c"}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"d", "a", ?}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", ?}, {"c", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", ?}, {?}, {"d", "c", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", "a", ?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", ?}, {"c"}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", ?}, {"c", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", ?}, {"c", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.transpose %arg0, dims = [0, 1] {id = 2 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {"c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {"c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c, %c {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {"c", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %3 = stablehlo.sine %2 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %4 = stablehlo.sine %2 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %5 = stablehlo.add %0, %arg0 {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %6 = stablehlo.dynamic_update_slice %arg0, %3, %c, %c {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c", ?}], replicated={"b"}>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %7 = stablehlo.dot_general %6, %arg1, contracting_dims = [1] x [0] {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %8 = stablehlo.transpose %arg0, dims = [0, 1] {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {"d", "c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 2] {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {?}, {"d", "c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 1] {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"d", "a"}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %11 = stablehlo.add %3, %5 {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %12 = stablehlo.broadcast_in_dim %2, dims = [0, 1] {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {"c", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %13 = stablehlo.dynamic_update_slice %1, %2, %c, %c {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {"c", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    return %4, %9, %10, %11, %12, %13 : tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"b", ?}, {?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.transpose %arg1, dims = [0, 1] {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.dynamic_update_slice %arg1, %arg2, %c, %c {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %2 = stablehlo.dynamic_slice %1, %c, %c, sizes = [32, 32] {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %arg3, %arg2 {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", ?}]>]>} : tensor<32x32xf32>
    %4 = stablehlo.add %0, %3 {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", ?}]>]>} : tensor<32x32xf32>
    %5 = stablehlo.transpose %arg2, dims = [1, 0] {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %6 = stablehlo.dynamic_slice %arg1, %c, %c, sizes = [32, 32] {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %7 = stablehlo.dynamic_update_slice %6, %4, %c, %c {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %8 = stablehlo.transpose %0, dims = [1, 0] {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    return %2, %5, %7, %8 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", "c", ?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", ?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c", ?}, {"a", ?}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", "c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", ?}, {"d", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", ?}, {"d", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}, {}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"c", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.sine %arg0 {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %arg2, %c, %c {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", "c", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %2 = stablehlo.sine %arg1 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}]>]>} : tensor<32x32xf32>
    %3 = stablehlo.add %arg2, %1 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", "c", ?}]>]>} : tensor<32x32xf32>
    %4 = stablehlo.dynamic_update_slice %arg2, %arg2, %c, %c {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", "c", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %5 = stablehlo.add %4, %arg2 {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", "c", ?}]>]>} : tensor<32x32xf32>
    %6 = stablehlo.sine %5 {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", "c", ?}]>]>} : tensor<32x32xf32>
    %7 = stablehlo.dynamic_update_slice %6, %arg0, %c, %c {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", "c", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %8 = stablehlo.broadcast_in_dim %3, dims = [1, 2] {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}, {"a", "c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %9 = stablehlo.add %6, %6 {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", "c", ?}]>]>} : tensor<32x32xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0] {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %11 = stablehlo.transpose %6, dims = [1, 0] {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %12 = stablehlo.add %8, %8 {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}, {"a", "c", ?}]>]>} : tensor<32x32x32xf32>
    %13 = stablehlo.sine %0 {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d"}, {"c", ?}]>]>} : tensor<32x32xf32>
    return %2, %7, %10, %11, %12, %13 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", ?}, {"c", "d"}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", "a", ?}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", ?}, {"c", "d", ?}]>}) {
    %0 = stablehlo.add %arg0, %arg0 {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}, {"c", "d", ?}]>]>} : tensor<32x32xf32>
    return %0 : tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "d"}, {"a"}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "b"}, {?}], replicated={"a"}>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.transpose %arg1, dims = [0, 1] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.sine %0 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : tensor<32x32xf32>
    %2 = stablehlo.transpose %arg1, dims = [1, 0] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %2, %arg1 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : tensor<32x32xf32>
    %4 = stablehlo.add %1, %2 {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : tensor<32x32xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %6 = stablehlo.transpose %3, dims = [0, 1] {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %7 = stablehlo.transpose %6, dims = [0, 1] {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %8 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0] {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "b", ?}, {?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %9 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0] {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %10 = stablehlo.dynamic_update_slice %3, %arg1, %c, %c {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    return %5, %7, %8, %9, %10 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", ?}], replicated={"c"}>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}, {"a", ?}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {?}], replicated={"a"}>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg1, %c, %c, sizes = [32, 32] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %1 = stablehlo.add %0, %0 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %2 = stablehlo.add %arg0, %0 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %3 = stablehlo.transpose %arg1, dims = [0, 1] {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c"}], replicated={"b"}>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %4 = stablehlo.dynamic_update_slice %arg1, %3, %c, %c {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %5 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.add across dimensions = [0] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %6 = stablehlo.dot_general %3, %3, contracting_dims = [1] x [0] {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %7 = stablehlo.dynamic_slice %0, %c, %c, sizes = [32, 32] {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %8 = stablehlo.add %arg1, %7 {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %9 = stablehlo.add %6, %2 {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %10 = stablehlo.add %2, %7 {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %11 = stablehlo.add %4, %0 {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %12 = stablehlo.dynamic_update_slice %10, %4, %c, %c {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %13 = stablehlo.dynamic_slice %7, %c, %c, sizes = [32, 32] {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %14 = stablehlo.add %2, %5 {id = 17 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %15 = stablehlo.add %3, %11 {id = 18 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", ?}]>]>} : tensor<32x32xf32>
    %16 = stablehlo.sine %1 {id = 19 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    return %8, %9, %12, %13, %14, %15, %16 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
