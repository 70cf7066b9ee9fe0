module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", ?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c", "b", ?}]>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", ?}, {}]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", ?}, {"a", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}, {"d", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", ?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", ?}, {"a", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg2, %c, %c, %c, sizes = [32, 32, 32] {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", ?}, {?}]>]>} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %1 = stablehlo.add %arg0, %arg3 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", ?}]>]>} : tensor<32x32xf32>
    %2 = stablehlo.add %arg2, %0 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a", ?}, {"d", ?}], replicated={"c"}>]>} : tensor<32x32x32xf32>
    %3 = stablehlo.sine %arg0 {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"d", ?}]>]>} : tensor<32x32xf32>
    %4 = stablehlo.add %2, %arg2 {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}, {"a", ?}]>]>} : tensor<32x32x32xf32>
    %5 = stablehlo.transpose %arg2, dims = [2, 0, 1] {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {"d", ?}]>]>} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
    %6 = stablehlo.transpose %0, dims = [0, 1, 2] {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", ?}, {?}]>]>} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", ?}, {"a", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    return %1, %3, %4, %5, %6, %7 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {}]>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>}) -> (tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"a", ?}, {"b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", ?}, {"c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {?}, {"b", "d", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", "c", ?}p0]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] {id = 2 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "c", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %1 = stablehlo.dynamic_update_slice %arg1, %arg1, %c, %c, %c {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %2 = stablehlo.dynamic_update_slice %1, %1, %c, %c, %c {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %3 = stablehlo.sine %1 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %4 = stablehlo.add %1, %3 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %5 = stablehlo.dynamic_update_slice %arg0, %arg0, %c, %c {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"a", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %7 = stablehlo.cholesky %3, lower = true {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %8 = stablehlo.add %1, %3 {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}p0, {"b", ?}p2]>]>} : tensor<32x32x32xf32>
    %9 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %10 = stablehlo.add %2, %4 {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %11 = stablehlo.add %8, %1 {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %12 = stablehlo.transpose %10, dims = [2, 1, 0] {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", ?}, {"c", ?}]>]>} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
    %13 = stablehlo.sine %arg0 {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}]>]>} : tensor<32x32xf32>
    %14 = stablehlo.add %3, %3 {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %15 = stablehlo.dynamic_update_slice %5, %9, %c, %c {id = 17 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %16 = stablehlo.sine %0 {id = 18 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", "c", ?}]>]>} : tensor<32x32xf32>
    %17 = stablehlo.sine %14 {id = 19 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %18 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] {id = 20 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}, {"b", "d", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %19 = stablehlo.add %17, %7 {id = 21 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %20 = stablehlo.dynamic_update_slice %9, %16, %c, %c {id = 22 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", "c", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %21 = stablehlo.add %11, %arg1 {id = 23 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %22 = stablehlo.dynamic_slice %arg1, %c, %c, %c, sizes = [32, 32, 32] {id = 24 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {"b", ?}]>]>} : (tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    return %6, %12, %13, %15, %18, %19, %20, %21, %22 : tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32x32xf32>, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", "c"}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", "c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", "c", ?}]>}) {
    %0 = stablehlo.transpose %arg1, dims = [0, 1] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", "c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.transpose %arg1, dims = [0, 1] {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", "c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    return %0, %1 : tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", ?}, {?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", "c"}p1]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"a"}]>}) -> (tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", ?}, {?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", ?}, {"d", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}], replicated={"a"}>}) {
    %0 = stablehlo.add %arg0, %arg0 {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {?}]>]>} : tensor<32x32xf32>
    %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [0] {id = 4 : i64} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 2] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %3 = stablehlo.sine %arg2 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"a", ?}]>]>} : tensor<32x32xf32>
    %4 = stablehlo.add %arg0, %arg0 {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {?}]>]>} : tensor<32x32xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {"d", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %6 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [0] {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", "c", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %7 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0] {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    return %1, %2, %5, %6, %7 : tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"c", ?}, {"a", "d"}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"a", "d", ?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", ?}, {"c", "b", ?}]>}, %arg3: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", ?}, {"c", "a"}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", "b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "d", ?}, {"c", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}, {?}]>}) {
    %0 = stablehlo.add %arg2, %arg2 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "b", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "d", ?}, {"c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %2 = stablehlo.add %arg3, %arg0 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}, {?}]>]>} : tensor<32x32x32xf32>
    return %0, %1, %2 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", "c"}p2]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", ?}, {?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", ?}, {"d"}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"c", "b", ?}]>}) {
    %0 = stablehlo.transpose %arg2, dims = [0, 1] {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.sine %0 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {"d", ?}]>]>} : tensor<32x32xf32>
    %2 = stablehlo.add %0, %0 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {}]>]>} : tensor<32x32xf32>
    %3 = stablehlo.transpose %1, dims = [0, 1] {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %4 = stablehlo.dot_general %3, %1, contracting_dims = [1] x [0] {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}p2, {"c", "b", ?}p0]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    return %2, %4 : tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", ?}], replicated={"a"}>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}]>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"c", ?}, {}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {"c", ?}, {}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", ?}, {}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"c"}, {"a", "b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", ?}, {"c", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", ?}, {"b", ?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}, {"c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"b", ?}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.sine %arg2 {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %1 = stablehlo.sine %arg0 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %2 = stablehlo.sine %arg0 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %3 = stablehlo.add %0, %arg2 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", ?}, {"b", ?}]>]>} : tensor<32x32x32xf32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %5 = stablehlo.add %arg0, %2 {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %6 = stablehlo.dynamic_update_slice %0, %3, %c, %c, %c {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", ?}, {"b", ?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %7 = stablehlo.transpose %2, dims = [1, 0] {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %8 = stablehlo.sine %arg2 {id = 11 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", ?}, {?}]>]>} : tensor<32x32x32xf32>
    %9 = stablehlo.broadcast_in_dim %1, dims = [0, 2] {id = 12 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", ?}, {"a", "b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %10 = stablehlo.sine %9 {id = 13 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", ?}, {"a", "b", ?}]>]>} : tensor<32x32x32xf32>
    %11 = stablehlo.sine %1 {id = 14 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %12 = stablehlo.add %4, %7 {id = 15 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : tensor<32x32xf32>
    %13 = stablehlo.add %11, %11 {id = 16 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "a", ?}, {"c", ?}]>]>} : tensor<32x32xf32>
    %14 = stablehlo.sine %7 {id = 18 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : tensor<32x32xf32>
    %15 = stablehlo.sine %14 {id = 19 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : tensor<32x32xf32>
    %16 = stablehlo.dynamic_update_slice %1, %1, %c, %c {id = 20 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %17 = stablehlo.dynamic_update_slice %arg2, %10, %c, %c, %c {id = 21 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"c", ?}, {"a", "b", ?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %18 = stablehlo.transpose %6, dims = [2, 0, 1] {id = 22 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"d", ?}, {"c", ?}]>]>} : (tensor<32x32x32xf32>) -> tensor<32x32x32xf32>
    %19 = stablehlo.broadcast_in_dim %7, dims = [1, 2] {id = 23 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %20 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] {id = 24 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : (tensor<32x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %21 = stablehlo.transpose %arg0, dims = [1, 0] {id = 25 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %22 = stablehlo.broadcast_in_dim %16, dims = [1, 2] {id = 26 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {"c", ?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %23 = stablehlo.add %arg1, %12 {id = 27 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : tensor<32x32xf32>
    return %5, %8, %13, %15, %17, %18, %19, %20, %21, %22, %23 : tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "c", ?}, {"a", ?}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}p1, {?}]>}, %arg2: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "c", ?}, {"a"}, {?}]>}, %arg3: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}p0, {?}]>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}, tensor<32x32xf32>, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}, {?}]>}, tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "c", ?}, {"a", ?}, {?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.add %arg3, %arg3 {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}]>]>} : tensor<32x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "c", ?}, {"a", ?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %2 = stablehlo.add %arg1, %arg3 {id = 6 : i64} : tensor<32x32xf32>
    %3 = stablehlo.dynamic_update_slice %arg2, %1, %c, %c, %c {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "c", ?}, {"a", ?}, {?}]>]>} : (tensor<32x32x32xf32>, tensor<32x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x32xf32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}, {?}]>]>} : (tensor<32x32xf32>) -> tensor<32x32x32xf32>
    %5 = stablehlo.add %3, %3 {id = 10 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "c", ?}, {"a", ?}, {?}]>]>} : tensor<32x32x32xf32>
    return %0, %2, %4, %5 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32x32xf32>, tensor<32x32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}], replicated={"b"}>}, %arg1: tensor<32x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}, {"a", ?}]>}, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", ?}, {?}]>}, %arg3: tensor<32x32x32xf32>) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", ?}, {"b", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", ?}, {"d", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_update_slice %arg0, %arg0, %c, %c {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    %1 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0] {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {"b", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %2 = stablehlo.dot_general %arg2, %0, contracting_dims = [1] x [0] {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    return %1, %2 : tensor<32x32xf32>, tensor<32x32xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "b", ?}, {}]>}, %arg1: tensor<32x32x32xf32>, %arg2: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", "b", ?}p1], replicated={"a"}>}) -> (tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"d", "c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "b", ?}, {?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "c", ?}]>}, tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"d", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.add %arg0, %arg0 {id = 3 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "b", ?}, {?}]>]>} : tensor<32x32xf32>
    %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] {id = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %2 = stablehlo.sine %1 {id = 5 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}]>]>} : tensor<32x32xf32>
    %3 = stablehlo.add %1, %arg2 {id = 6 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}p2, {"d", "c", ?}]>]>} : tensor<32x32xf32>
    %4 = stablehlo.sine %arg0 {id = 7 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "b", ?}, {?}]>]>} : tensor<32x32xf32>
    %5 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0] {id = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", "c"}p1]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %6 = stablehlo.dynamic_update_slice %2, %0, %c, %c {id = 9 : i64, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"d", ?}]>]>} : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<i32>) -> tensor<32x32xf32>
    return %3, %4, %5, %6 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>
  }
}
