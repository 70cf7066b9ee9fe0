// sdyrt-opt -sdy-convert-global-to-local -split-input-file
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @const() -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, tensor<4xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, tensor<4x8xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
  %0 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} dense<1.0> : tensor<8x16xf32>
  %1 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} dense<[1,2,3,4]> : tensor<4xi32>
  %2 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<4x8xi32>
  %3 = stablehlo.iota dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<4x8xi32>
  %4 = stablehlo.add %2, %3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<4x8xi32>
  %5 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} dense<1> : tensor<4xi32>
  return %0, %1, %4 : tensor<8x16xf32>, tensor<4xi32>, tensor<4x8xi32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @manual(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {"y"}]>] out_shardings=[<@m, [{"x"}, {"y"}]>] manual_axes={"x"} (%b: tensor<4x16xf32>) {
    %1 = stablehlo.negate %b {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"y"}]>]>} : tensor<4x16xf32>
    %2 = "stablehlo.all_reduce"(%1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %3 = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"y"}]>]>} : (tensor<4x16xf32>) -> tensor<4x16xf32>
    sdy.return %2 : tensor<4x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %4 = sdy.all_gather [{"x"}, {}] %0 out_sharding=<@m, [{}, {"y"}]> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @named(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) {
  %0 = sdy.named_computation<"f">(%a) in_shardings=[<@m, [{"x"}, {"y"}]>] out_shardings=[<@m, [{"x"}, {"y"}]>] (%b: tensor<8x16xf32>) {
    %1 = stablehlo.negate %b {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x16xf32>
    sdy.return %1 : tensor<8x16xf32>
  } : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @reduce(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %c: tensor<f32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %1 = sdy.all_reduce {"y"} %0 out_sharding=<@m, [{"x"}]> : tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func @shape(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<8x4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}, {}]>}, tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"x"}]>}) {
  %0 = stablehlo.reshape %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}, {}]>]>} : (tensor<8x16xf32>) -> tensor<8x4x4xf32>
  %1 = stablehlo.transpose %a, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}, {"x"}]>]>} : (tensor<8x16xf32>) -> tensor<16x8xf32>
  %2 = stablehlo.broadcast_in_dim %a, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}, {"z"}]>]>} : (tensor<8x16xf32>) -> tensor<8x16x4xf32>
  return %0, %1 : tensor<8x4x4xf32>, tensor<16x8xf32>
}
func.func @concat(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %b: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (tensor<8x20xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
  %0 = stablehlo.concatenate %a, %b, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<8x20xf32>
  return %0 : tensor<8x20xf32>
}
func.func @dot(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %b: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
  %0 = stablehlo.dot %a, %b {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = sdy.all_reduce {"y"} %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
func.func @slice(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
  %0 = stablehlo.slice %a [0:8, 2:10:2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x16xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @gather(%a: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"z"}]>}, %i: tensor<8x1xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (tensor<8x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"z"}]>}) {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"z"}]>]>} : (tensor<16x32xf32>, tensor<8x1xi32>) -> tensor<8x32xf32>
  %1 = sdy.all_reduce {"y"} %0 out_sharding=<@m, [{"x"}, {"z"}]> : tensor<8x32xf32>
  return %1 : tensor<8x32xf32>
}
func.func @gather0(%a: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z"}]>}, %i: tensor<8x1xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (tensor<8x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"z"}]>}) {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"z"}]>]>} : (tensor<16x32xf32>, tensor<8x1xi32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @scatter(%a: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"z"}]>}, %i: tensor<8x1xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %u: tensor<8x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"z"}]>}) -> (tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"z"}]>}) {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %3 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}, {"z"}]>]>} : (tensor<16x32xf32>, tensor<8x1xi32>, tensor<8x32xf32>) -> tensor<16x32xf32>
  %1 = sdy.all_reduce {"x"} %0 out_sharding=<@m, [{"y"}, {"z"}]> : tensor<16x32xf32>
  return %1 : tensor<16x32xf32>
}
func.func @scatter_whole(%a: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z"}]>}, %i: tensor<8x1xi32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}, %u: tensor<8x32xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z"}]>}) -> (tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z"}]>}) {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"z"}]>]>} : (tensor<16x32xf32>, tensor<8x1xi32>, tensor<8x32xf32>) -> tensor<16x32xf32>
  return %0 : tensor<16x32xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @conv(%a: tensor<8x16x16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}, {}, {"z"}]>}, %k: tensor<3x3x4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {"z"}, {"y"}]>}) -> (tensor<8x14x14x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}, {}, {"y"}]>}) {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}, {}, {"y"}]>]>} : (tensor<8x16x16x4xf32>, tensor<3x3x4x8xf32>) -> tensor<8x14x14x8xf32>
  %1 = sdy.all_reduce {"z"} %0 out_sharding=<@m, [{"x"}, {}, {}, {"y"}]> : tensor<8x14x14x8xf32>
  return %1 : tensor<8x14x14x8xf32>
}
func.func @groups(%a: tensor<8x16x16x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"y"}]>}, %k: tensor<3x3x1x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"y"}]>}) -> (tensor<8x14x14x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"y"}]>}) {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 8 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}, {}, {"y"}]>]>} : (tensor<8x16x16x8xf32>, tensor<3x3x1x8xf32>) -> tensor<8x14x14x8xf32>
  return %0 : tensor<8x14x14x8xf32>
}
func.func @pad(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %c: tensor<f32>) -> (tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, tensor<8x20xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) {
  %0 = stablehlo.pad %a, %c, low = [0, 0], high = [1, 0], interior = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<8x16xf32>, tensor<f32>) -> tensor<16x16xf32>
  %1 = stablehlo.pad %a, %c, low = [0, 1], high = [0, 3], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<8x16xf32>, tensor<f32>) -> tensor<8x20xf32>
  return %0, %1 : tensor<16x16xf32>, tensor<8x20xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @gather2(%a: tensor<16x32x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {}, {}]>}, %i: tensor<2x8xi64> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> (tensor<8x1xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [2, 0], index_vector_dim = 0>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<16x32x8xf32>, tensor<2x8xi64>) -> tensor<8x1xf32>
  %1 = sdy.all_reduce {"y"} %0 out_sharding=<@m, [{}, {}]> : tensor<8x1xf32>
  return %1 : tensor<8x1xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @one(%a: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"x"}]>}, %i: tensor<8x1xi64> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {}]>}) -> (tensor<8x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {"x"}]>}) {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {"x"}]>]>} : (tensor<16x32xf32>, tensor<8x1xi64>) -> tensor<8x32xf32>
  %1 = sdy.all_reduce {"y"} %0 out_sharding=<@m, [{"z"}, {"x"}]> : tensor<8x32xf32>
  return %1 : tensor<8x32xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @novec(%a: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"x"}]>}, %i: tensor<8xi64> {sdy.sharding = #sdy.sharding<@m, [{"z"}]>}) -> (tensor<8x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {"x"}]>}) {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {"x"}]>]>} : (tensor<16x32xf32>, tensor<8xi64>) -> tensor<8x32xf32>
  %1 = sdy.all_reduce {"y"} %0 out_sharding=<@m, [{"z"}, {"x"}]> : tensor<8x32xf32>
  return %1 : tensor<8x32xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @offmap(%a: tensor<16x32x4xi32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}, {}]>}, %i: tensor<8x1xi32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {}]>}) -> (tensor<8x3x1xi32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {}, {}]>}) {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {}, {}]>]>} : (tensor<16x32x4xi32>, tensor<8x1xi32>) -> tensor<8x1x3xi32>
  %1 = sdy.all_reduce {"x"} %0 out_sharding=<@m, [{"z"}, {}, {}]> : tensor<8x1x3xi32>
  %2 = stablehlo.reshape %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {}, {}]>]>} : (tensor<8x1x3xi32>) -> tensor<8x3x1xi32>
  return %2 : tensor<8x3x1xi32>
}
func.func @narrow_indices(%a: tensor<300xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, %i: tensor<4x1xi8>, %u: tensor<4xf32>) -> (tensor<4xf32>, tensor<300xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<300xf32>, tensor<4x1xi8>) -> tensor<4xf32>
  %1 = sdy.all_reduce {"x"} %0 out_sharding=<@m, [{}]> : tensor<4xf32>
  %2 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<300xf32>, tensor<4x1xi8>, tensor<4xf32>) -> tensor<300xf32>
  return %1, %2 : tensor<4xf32>, tensor<300xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func private @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
  %0 = sdy.all_gather [{"x"}] %a out_sharding=<@m, [{}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @unused_call(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %0 = func.call @f(%a) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @maximum(%a: tensor<8x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {}]>}) -> tensor<4xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<8x4xi32>, tensor<i32>) -> tensor<4xi32>
  %1 = sdy.all_reduce {"z"} %0 out_sharding=<@m, [{}]> : tensor<4xi32>
  return %1 : tensor<4xi32>
}
func.func @sum_from_seven(%a: tensor<8x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {}]>}) -> tensor<4xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0] : (tensor<8x4xi32>, tensor<i32>) -> tensor<4xi32>
  %1 = sdy.all_reduce {"z"} %0 out_sharding=<@m, [{}]> : tensor<4xi32>
  return %1 : tensor<4xi32>
}
