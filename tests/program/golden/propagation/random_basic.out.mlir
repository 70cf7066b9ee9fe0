module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", ?}, {"b", "d"}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"c", "a", ?}, {"b", ?}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "a", ?}, {"b", "d", ?}]>}, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "d", ?}, {"c", "a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "d", ?}, {"a", "c"}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.add across dimensions = [0] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {"b", "d", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %2 = stablehlo.transpose %0, dims = [1, 0] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "d", ?}, {"c", "a", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0] {id = 6 : i64} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %4 = stablehlo.dynamic_update_slice %0, %arg0, %c, %c {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {"b", "d", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", "a", ?}, {"b", "d", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %6 = stablehlo.sine %3 {id = 9 : i64} : tensor<32x32xf32>
    %7 = stablehlo.transpose %3, dims = [0, 1] {id = 10 : i64} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %8 = stablehlo.add %0, %0 {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {"b", "d", ?}]>]>} : tensor<32x32xf32>
    %9 = stablehlo.add %arg2, %arg2 {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", "a", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %10 = stablehlo.dynamic_update_slice %6, %8, %c, %c {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %11 = stablehlo.dynamic_update_slice %1, %9, %c, %c, %c {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", ?}, {"b", ?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %12 = stablehlo.transpose %8, dims = [1, 0] {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "d", ?}, {"c", "a", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %13 = stablehlo.add %2, %2 {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "d", ?}, {"a", "c", ?}]>]>} : tensor<32x32xf32>
    return %5, %7, %10, %11, %12, %13 : tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}]>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {}]>}, %arg2: tensor<32x32xf32>) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}p0, {?}]>}, tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"d"}], replicated={"c"}>}, tensor<32x32xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 1] {id = 4 : i64} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0] {id = 7 : i64} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %2 = stablehlo.sine %arg2 {id = 8 : i64} : tensor<32x32xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0] {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %4 = stablehlo.sine %1 {id = 10 : i64} : tensor<32x32xf32>
    %5 = stablehlo.add %0, %1 {id = 11 : i64} : tensor<32x32xf32>
    %6 = stablehlo.sine %arg1 {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"d", ?}]>]>} : tensor<32x32x32xf32>
    %7 = stablehlo.add %5, %0 {id = 13 : i64} : tensor<32x32xf32>
    return %3, %4, %6, %7 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "b", ?}, {"a", "d", ?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {"b", "c", ?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"b", "c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"a", ?}]>}, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"b", "c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c", ?}, {"d", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", ?}, {"c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"b", "c", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}, {"c", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg1, %c, %c, sizes = [32, 32] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "c", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %1 = stablehlo.add %arg1, %arg1 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "c", ?}]>]>} : tensor<32x32xf32>
    %2 = stablehlo.dynamic_update_slice %arg1, %1, %c, %c {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "c", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %3 = stablehlo.add %arg2, %0 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : tensor<32x32xf32>
    %4 = stablehlo.add %arg2, %2 {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"a", "b", ?}]>]>} : tensor<32x32xf32>
    %5 = stablehlo.transpose %arg1, dims = [1, 0] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %6 = stablehlo.dynamic_slice %1, %c, %c, sizes = [32, 32] {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "c", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %7 = stablehlo.sine %arg2 {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}]>]>} : tensor<32x32xf32>
    %8 = stablehlo.add %7, %arg2 {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}]>]>} : tensor<32x32xf32>
    %9 = stablehlo.dot_general %3, %0, contracting_dims = [1] x [0] {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %10 = stablehlo.dot_general %6, %6, contracting_dims = [1] x [0] {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "c", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %11 = stablehlo.add %arg1, %6 {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "c", ?}]>]>} : tensor<32x32xf32>
    %12 = stablehlo.dynamic_update_slice %7, %arg2, %c, %c {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %13 = stablehlo.dynamic_slice %12, %c, %c, sizes = [32, 32] {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %14 = stablehlo.dot_general %7, %7, contracting_dims = [1] x [0] {id = 17 : i64} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %15 = stablehlo.sine %arg0 {id = 18 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", "b", ?}, {"a", "d", ?}]>]>} : tensor<32x32x32xf32>
    %16 = stablehlo.dot_general %0, %12, contracting_dims = [1] x [0] {id = 19 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %17 = stablehlo.transpose %5, dims = [1, 0] {id = 20 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %18 = stablehlo.transpose %2, dims = [1, 0] {id = 21 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %19 = stablehlo.transpose %8, dims = [1, 0] {id = 22 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %20 = stablehlo.transpose %4, dims = [1, 0] {id = 23 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}, {"c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %21 = stablehlo.add %10, %arg1 {id = 24 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "c", ?}]>]>} : tensor<32x32xf32>
    %22 = stablehlo.broadcast_in_dim %16, dims = [0, 1] {id = 25 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %23 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] {id = 26 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %24 = stablehlo.transpose %15, dims = [2, 1, 0] {id = 27 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}, {"c", ?}]>]>} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
    return %9, %11, %13, %14, %17, %18, %19, %20, %21, %22, %23, %24 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}p1]>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "c", ?}p1, {?}, {?}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "c", ?}, {?}, {?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {?}, {"a", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %1 = stablehlo.dynamic_update_slice %arg1, %arg1, %c, %c {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %2 = stablehlo.cholesky %arg2, lower = true {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "c", ?}, {?}, {?}]>]>} : tensor<32x32x32xf32>
    return %0, %1, %2 : tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c", ?}, {?}, {?}]>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", ?}, {"b", ?}, {"c", ?}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", ?}, {"b", ?}, {"c", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "d"}, {"b", "c"}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {?}, {"c", "b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c", ?}, {?}, {?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.sine %arg0 {id = 2 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c", ?}, {?}, {?}]>]>} : tensor<32x32x32xf32>
    %1 = stablehlo.add %arg1, %0 {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "a", ?}, {"b", ?}, {"c", ?}]>]>} : tensor<32x32x32xf32>
    %2 = stablehlo.add %1, %arg1 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "a", ?}, {"b", ?}, {"c", ?}]>]>} : tensor<32x32x32xf32>
    %3 = stablehlo.dynamic_slice %arg1, %c, %c, %c, sizes = [32, 32, 32] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "d", ?}, {"b", "c", ?}, {?}]>]>} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %4 = stablehlo.sine %arg1 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "a", ?}, {"b", ?}, {"c", ?}]>]>} : tensor<32x32x32xf32>
    %5 = stablehlo.add %0, %4 {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c", ?}, {?}, {?}]>]>} : tensor<32x32x32xf32>
    %6 = stablehlo.cholesky %4, lower = true {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d"}, {?}, {"c", "b", ?}], replicated={"a"}>]>} : tensor<32x32x32xf32>
    %7 = stablehlo.dynamic_update_slice %arg0, %5, %c, %c, %c {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c", ?}, {?}, {?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    return %2, %3, %6, %7 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"d", ?}p1, {?}]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}, {?}]>}, tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg2, %c, %c, %c, sizes = [32, 32, 32] {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}, {?}]>]>} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %1 = stablehlo.add %arg1, %arg1 {id = 5 : i64} : tensor<32x32xf32>
    %2 = stablehlo.sine %arg3 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<32x32xf32>
    return %0, %1, %2 : tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", ?}, {"c"}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", ?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"d", ?}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"d", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_update_slice %arg2, %arg1, %c, %c {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1] {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %2 = stablehlo.sine %0 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}]>]>} : tensor<32x32xf32>
    %3 = stablehlo.add %0, %0 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", ?}]>]>} : tensor<32x32xf32>
    %4 = stablehlo.dynamic_slice %1, %c, %c, sizes = [32, 32] {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    return %2, %3, %4 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a"}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {"a", ?}], replicated={"b"}>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}p0, {"a", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_update_slice %arg1, %arg0, %c, %c {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %1 = stablehlo.add %arg1, %0 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %2 = stablehlo.add %arg0, %arg0 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %3 = stablehlo.transpose %arg2, dims = [1, 0] {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %4 = stablehlo.dynamic_update_slice %0, %0, %c, %c {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "d"}, {?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %5 = stablehlo.sine %arg2 {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}], replicated={"d"}>]>} : tensor<32x32xf32>
    %6 = stablehlo.dot_general %4, %2, contracting_dims = [1] x [0] {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %7 = stablehlo.add %1, %arg2 {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %8 = stablehlo.dot_general %4, %3, contracting_dims = [1] x [0] {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %9 = stablehlo.dot_general %8, %5, contracting_dims = [1] x [0] {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %10 = stablehlo.add %1, %9 {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %11 = stablehlo.transpose %arg0, dims = [1, 0] {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %12 = stablehlo.dot_general %arg2, %4, contracting_dims = [1] x [0] {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    return %6, %7, %10, %11, %12 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a"}], replicated={"c"}>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", ?}], replicated={"d"}>}) -> (tensor<32x32xf32>, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a"}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.sine %arg1 {id = 2 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %1 = stablehlo.add %arg1, %arg0 {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %2 = stablehlo.dot_general %arg1, %1, contracting_dims = [1] x [0] {id = 4 : i64} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %3 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [0] {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %4 = stablehlo.dynamic_slice %arg1, %c, %c, sizes = [32, 32] {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    return %2, %3, %4 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}p0, {"b", "c", ?}, {"d", ?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b", ?}, {"d"}p2]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {}, {"a", ?}p0]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {"a", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", "c", ?}, {"d", ?}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.sine %arg0 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", "c", ?}, {"d", ?}]>]>} : tensor<32x32x32xf32>
    %1 = stablehlo.dynamic_slice %0, %c, %c, %c, sizes = [32, 32, 32] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "c", ?}, {"a", ?}]>]>} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %2 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %c, %c, %c {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", "c", ?}, {"d", ?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    return %1, %2, %3, %4 : tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
  }
}
