module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}]>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {"a", "d", ?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"d", ?}]>}, %arg3: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", "c", ?}, {"a", "d", ?}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", "c"}, {"a", "d"}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", "c", ?}, {"a", "d", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_update_slice %arg2, %arg2, %c, %c {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %1 = stablehlo.sine %arg0 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : tensor<32x32xf32>
    %2 = stablehlo.dynamic_update_slice %arg1, %arg1, %c, %c, %c {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", "c", ?}, {"a", "d", ?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %3 = stablehlo.dynamic_update_slice %arg0, %0, %c, %c {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %4 = stablehlo.add %arg3, %2 {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", "c", ?}, {"a", "d", ?}]>]>} : tensor<32x32x32xf32>
    %5 = stablehlo.sine %1 {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : tensor<32x32xf32>
    %6 = stablehlo.dot_general %arg2, %3, contracting_dims = [1] x [0] {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %7 = stablehlo.add %2, %2 {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", "c", ?}, {"a", "d", ?}]>]>} : tensor<32x32x32xf32>
    %8 = stablehlo.dynamic_slice %arg2, %c, %c, sizes = [32, 32] {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %9 = stablehlo.dynamic_update_slice %7, %arg1, %c, %c, %c {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", "c", ?}, {"a", "d", ?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %10 = stablehlo.dynamic_slice %1, %c, %c, sizes = [32, 32] {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %11 = stablehlo.add %5, %6 {id = 17 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : tensor<32x32xf32>
    %12 = stablehlo.sine %1 {id = 19 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : tensor<32x32xf32>
    %13 = stablehlo.dynamic_update_slice %arg2, %12, %c, %c {id = 20 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %14 = stablehlo.add %8, %13 {id = 21 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}]>]>} : tensor<32x32xf32>
    %15 = stablehlo.add %1, %8 {id = 22 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : tensor<32x32xf32>
    return %4, %9, %10, %11, %14, %15 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", "d", ?}]>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {"b", ?}], replicated={"c"}>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", "a", ?}p0]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", "a", ?}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", "a", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", "a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", "a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", "d", ?}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.add %arg2, %arg3 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", "a", ?}]>]>} : tensor<32x32xf32>
    %1 = stablehlo.add %arg2, %0 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", "a", ?}]>]>} : tensor<32x32xf32>
    %2 = stablehlo.add %0, %arg3 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", "a", ?}]>]>} : tensor<32x32xf32>
    %3 = stablehlo.add %0, %0 {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", "a", ?}]>]>} : tensor<32x32xf32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", "a", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %5 = stablehlo.dynamic_slice %0, %c, %c, sizes = [32, 32] {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %6 = stablehlo.add %arg3, %1 {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {"c", ?}]>]>} : tensor<32x32xf32>
    %7 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0] {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}p0, {"b", ?}p0]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %8 = stablehlo.add %2, %3 {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", "a", ?}]>]>} : tensor<32x32xf32>
    %9 = stablehlo.add %1, %arg3 {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", "a", ?}]>]>} : tensor<32x32xf32>
    %10 = stablehlo.dot_general %arg2, %9, contracting_dims = [1] x [0] {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %11 = stablehlo.dynamic_slice %10, %c, %c, sizes = [32, 32] {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %12 = stablehlo.add %9, %10 {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", "a", ?}]>]>} : tensor<32x32xf32>
    %13 = stablehlo.cholesky %arg1, lower = true {id = 17 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %14 = stablehlo.add %11, %arg0 {id = 18 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}]>]>} : tensor<32x32xf32>
    %15 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] {id = 19 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %16 = stablehlo.add %5, %0 {id = 20 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %17 = stablehlo.broadcast_in_dim %0, dims = [0, 1] {id = 21 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {?}, {}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %18 = stablehlo.sine %arg0 {id = 22 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a", "d", ?}]>]>} : tensor<32x32xf32>
    return %4, %6, %7, %8, %12, %14, %15, %16, %17, %18 : tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"c", "b", ?}, {"a", ?}]>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}, {"a"}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", "c", ?}, {"b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"c", "b", ?}, {"a", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {}, {"a"}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"c", "b", ?}, {"a", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"c", "b", ?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", ?}, {"c", "b", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {?}, {}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", "a", ?}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_update_slice %arg0, %arg0, %c, %c, %c {id = 2 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "b", ?}, {"a", ?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %1 = stablehlo.dynamic_slice %arg1, %c, %c, %c, sizes = [32, 32, 32] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "a", ?}, {?}, {"c"}]>]>} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %2 = stablehlo.add %0, %arg0 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "b", ?}, {"a", ?}]>]>} : tensor<32x32x32xf32>
    %3 = stablehlo.add %arg0, %arg1 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", ?}, {"b", "d", ?}]>]>} : tensor<32x32x32xf32>
    %4 = stablehlo.dynamic_slice %1, %c, %c, %c, sizes = [32, 32, 32] {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c", "b", ?}, {"a", ?}]>]>} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %5 = stablehlo.cholesky %arg0, lower = true {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "b", ?}, {"a", ?}]>]>} : tensor<32x32x32xf32>
    %6 = stablehlo.add %0, %1 {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "a"}, {"c", "b", ?}, {?}]>]>} : tensor<32x32x32xf32>
    %7 = stablehlo.sine %4 {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "b", ?}, {"a", ?}]>]>} : tensor<32x32x32xf32>
    %8 = stablehlo.dynamic_update_slice %4, %5, %c, %c, %c {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "b", ?}, {"a", ?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %9 = stablehlo.dynamic_slice %4, %c, %c, %c, sizes = [32, 32, 32] {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}, {"a", ?}]>]>} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %10 = stablehlo.sine %arg1 {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}, {"a", ?}]>]>} : tensor<32x32x32xf32>
    %11 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "a", ?}, {?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %12 = stablehlo.cholesky %5, lower = true {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "b", ?}, {"a", ?}]>]>} : tensor<32x32x32xf32>
    %13 = stablehlo.transpose %4, dims = [0, 1, 2] {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "c", ?}, {"a", "b"}, {?}]>]>} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
    %14 = stablehlo.add %12, %7 {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "b", ?}, {"a", ?}]>]>} : tensor<32x32x32xf32>
    %15 = stablehlo.sine %13 {id = 17 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "c", ?}, {"a", "b", ?}, {?}]>]>} : tensor<32x32x32xf32>
    %16 = stablehlo.add %7, %10 {id = 18 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", "a", ?}, {}]>]>} : tensor<32x32x32xf32>
    %17 = stablehlo.sine %1 {id = 19 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "a", ?}, {?}, {"c", ?}]>]>} : tensor<32x32x32xf32>
    %18 = stablehlo.dynamic_slice %15, %c, %c, %c, sizes = [32, 32, 32] {id = 20 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "c", ?}, {"a", "b", ?}, {?}]>]>} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %19 = stablehlo.add %arg0, %7 {id = 21 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "b", ?}, {"a", ?}]>]>} : tensor<32x32x32xf32>
    %20 = stablehlo.dot_general %11, %11, contracting_dims = [1] x [0] {id = 22 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "a", ?}, {?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %21 = stablehlo.dynamic_update_slice %17, %2, %c, %c, %c {id = 23 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "a", ?}, {"c", "b", ?}, {?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %22 = stablehlo.dynamic_update_slice %18, %5, %c, %c, %c {id = 24 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}, {?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %23 = stablehlo.reduce(%16 init: %cst) applies stablehlo.add across dimensions = [2] {id = 25 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", "a", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    return %3, %8, %9, %14, %19, %20, %21, %22, %23 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "c"}p0]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}, {"a", "c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"c", "d", ?}p1]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {}], replicated={"c"}>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c, sizes = [32, 32] {id = 2 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %1 = stablehlo.dynamic_slice %arg0, %c, %c, sizes = [32, 32] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %2 = stablehlo.dynamic_slice %arg1, %c, %c, sizes = [32, 32] {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", "c", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %3 = stablehlo.dynamic_update_slice %0, %1, %c, %c {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %4 = stablehlo.add %arg1, %arg1 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", "c", ?}]>]>} : tensor<32x32xf32>
    %5 = stablehlo.add %3, %0 {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<32x32xf32>
    %6 = stablehlo.transpose %2, dims = [1, 0] {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %7 = stablehlo.dynamic_update_slice %5, %1, %c, %c {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}p1, {?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %8 = stablehlo.dot_general %6, %0, contracting_dims = [1] x [0] {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %9 = stablehlo.sine %arg0 {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<32x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {"a", "c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %11 = stablehlo.add %2, %1 {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", "c", ?}]>]>} : tensor<32x32xf32>
    %12 = stablehlo.dot_general %3, %8, contracting_dims = [1] x [0] {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", "d", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %13 = stablehlo.sine %2 {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", "c", ?}]>]>} : tensor<32x32xf32>
    %14 = stablehlo.sine %4 {id = 17 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", "c", ?}]>]>} : tensor<32x32xf32>
    %15 = stablehlo.transpose %6, dims = [1, 0] {id = 18 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", "c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %16 = stablehlo.add %7, %0 {id = 19 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<32x32xf32>
    return %9, %10, %11, %12, %13, %14, %15, %16 : tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b"}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}, {"d", "a"}]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"c", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.add across dimensions = [2] {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.dynamic_slice %arg0, %c, %c, sizes = [32, 32] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d"}, {}], replicated={"a"}>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %4 = stablehlo.dynamic_update_slice %arg1, %arg0, %c, %c {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    return %0, %1, %2, %3, %4 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}p1, {"c", "a", ?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", ?}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"c", "a", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", ?}, {"b", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d"}p2], replicated={"c"}>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", ?}, {"d", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", ?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "d"}p2, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {?}]>}, tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", ?}, {?}, {?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0] {id = 2 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %2 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.transpose %0, dims = [1, 0] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "a", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %5 = stablehlo.dynamic_slice %2, %c, %c, sizes = [32, 32] {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %6 = stablehlo.add %arg0, %2 {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "a", ?}]>]>} : tensor<32x32xf32>
    %7 = stablehlo.sine %6 {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "a", ?}]>]>} : tensor<32x32xf32>
    %8 = stablehlo.broadcast_in_dim %3, dims = [0, 1] {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {"b", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %9 = stablehlo.dynamic_slice %5, %c, %c, sizes = [32, 32] {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %10 = stablehlo.sine %0 {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}p0, {"d", ?}p0]>]>} : tensor<32x32xf32>
    %11 = stablehlo.transpose %7, dims = [1, 0] {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %12 = stablehlo.add %5, %0 {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", "a", ?}]>]>} : tensor<32x32xf32>
    %13 = stablehlo.transpose %3, dims = [0, 1] {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %14 = stablehlo.add %6, %7 {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "a", ?}]>]>} : tensor<32x32xf32>
    %15 = stablehlo.sine %arg1 {id = 17 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}p1, {"b"}p2]>]>} : tensor<32x32xf32>
    %16 = stablehlo.transpose %12, dims = [1, 0] {id = 18 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %17 = stablehlo.dynamic_update_slice %1, %arg0, %c, %c {id = 19 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %18 = stablehlo.add %14, %10 {id = 20 : i64} : tensor<32x32xf32>
    %19 = stablehlo.broadcast_in_dim %16, dims = [0, 2] {id = 21 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    return %4, %8, %9, %11, %13, %15, %17, %18, %19 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32x32xf32>, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "d", ?}, {?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"d"}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "d"}, {?}]>}, tensor<32x32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "a", ?}, {"b"}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "d", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "d", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"c", "a", ?}, {?}]>}) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", "a", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %1 = stablehlo.transpose %arg2, dims = [1, 0] {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %2 = stablehlo.add %arg2, %arg1 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "d", ?}, {?}]>]>} : tensor<32x32xf32>
    %3 = stablehlo.add %arg0, %arg0 {id = 6 : i64} : tensor<32x32x32xf32>
    %4 = stablehlo.cholesky %0, lower = true {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", "a", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %5 = stablehlo.transpose %arg1, dims = [0, 1] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "d", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %6 = stablehlo.add %arg1, %arg2 {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "d", ?}, {?}]>]>} : tensor<32x32xf32>
    %7 = stablehlo.sine %0 {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "a", ?}, {}], replicated={"b"}>]>} : tensor<32x32x32xf32>
    return %1, %2, %3, %4, %5, %6, %7 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d"}, {}]>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {?}, {"a", ?}p2]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "d"}, {"a", ?}p2]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "d", ?}, {"a", ?}p1], replicated={"b"}>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", "c", ?}p1]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "d", ?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "d", ?}, {"a", ?}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a", "c", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %2 = stablehlo.add %arg2, %arg2 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %3 = stablehlo.dynamic_slice %0, %c, %c, sizes = [32, 32] {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %4 = stablehlo.dynamic_slice %3, %c, %c, sizes = [32, 32] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %5 = stablehlo.sine %arg3 {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %6 = stablehlo.dynamic_slice %0, %c, %c, sizes = [32, 32] {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %7 = stablehlo.sine %2 {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    return %1, %4, %5, %6, %7 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32x32xf32>, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"d", "b", ?}], replicated={"c"}>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}, {"d", "c", ?}]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", ?}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}, {"d", "c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", "b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", "b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "d"}, {"a", "c", ?}, {?}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.sine %arg2 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c", "a", ?}, {"d", ?}]>]>} : tensor<32x32x32xf32>
    %1 = stablehlo.transpose %arg1, dims = [0, 1] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", "b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %2 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0] {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", "b", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %2, %1 {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", "b", ?}]>]>} : tensor<32x32xf32>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [0, 2] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}, {"a", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %5 = stablehlo.sine %arg2 {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}, {"d", "c", ?}]>]>} : tensor<32x32x32xf32>
    %6 = stablehlo.transpose %3, dims = [0, 1] {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", "b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %7 = stablehlo.dynamic_update_slice %3, %arg1, %c, %c {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", "b", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %8 = stablehlo.add %7, %1 {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", ?}]>]>} : tensor<32x32xf32>
    %9 = stablehlo.cholesky %5, lower = true {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}, {"d", "c", ?}]>]>} : tensor<32x32x32xf32>
    %10 = stablehlo.add %6, %1 {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", "b", ?}]>]>} : tensor<32x32xf32>
    %11 = stablehlo.sine %2 {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", "b", ?}]>]>} : tensor<32x32xf32>
    %12 = stablehlo.add %4, %arg2 {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}, {?}]>]>} : tensor<32x32x32xf32>
    %13 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] {id = 17 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %14 = stablehlo.sine %11 {id = 18 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", "b", ?}]>]>} : tensor<32x32xf32>
    %15 = stablehlo.sine %13 {id = 19 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %16 = stablehlo.broadcast_in_dim %arg3, dims = [0, 2] {id = 20 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"a", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %17 = stablehlo.add %4, %0 {id = 21 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a"}, {}]>]>} : tensor<32x32x32xf32>
    %18 = stablehlo.broadcast_in_dim %11, dims = [0, 2] {id = 22 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "d", ?}, {"a", "c", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    return %8, %9, %10, %12, %14, %15, %16, %17, %18 : tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"b", "a", ?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "b", ?}, {"a", ?}]>}, %arg2: tensor<32x32x32xf32>) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "b"}, {?}, {"a"}]>}, tensor<32x32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"b", "a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", "a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"b", "a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", ?}p2]>}, tensor<32x32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "b", ?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", "a", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.sine %arg1 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "a"}]>]>} : tensor<32x32xf32>
    %2 = stablehlo.dot_general %arg1, %1, contracting_dims = [1] x [0] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "b", ?}, {?}, {"a", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %4 = stablehlo.dynamic_slice %arg0, %c, %c, sizes = [32, 32] {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %5 = stablehlo.dot_general %1, %1, contracting_dims = [1] x [0] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %6 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %7 = stablehlo.sine %arg2 {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}, {?}]>]>} : tensor<32x32x32xf32>
    %8 = stablehlo.dynamic_slice %5, %c, %c, sizes = [32, 32] {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %9 = stablehlo.add %1, %2 {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "a", ?}]>]>} : tensor<32x32xf32>
    %10 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0] {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %11 = stablehlo.dynamic_update_slice %10, %5, %c, %c {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %12 = stablehlo.dot_general %1, %9, contracting_dims = [1] x [0] {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %13 = stablehlo.add %1, %6 {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %14 = stablehlo.transpose %arg2, dims = [2, 1, 0] {id = 17 : i64} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
    %15 = stablehlo.sine %arg1 {id = 18 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "b", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %16 = stablehlo.add %2, %4 {id = 19 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", "a", ?}]>]>} : tensor<32x32xf32>
    return %3, %7, %8, %11, %12, %13, %14, %15, %16 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
