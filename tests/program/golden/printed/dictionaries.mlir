module {
  func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}
// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}
// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}
// -----
module {
  func.func @f(%arg0: index) {
    %0 = affine.linearize_index [%arg0, %arg0] by (4, 5) : index
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
    return
  }
}
// -----
module @y {
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) {
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) {
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) {
    return
  }
}
// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}
// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}
// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}
// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}
// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}
// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}
// -----
module {
  func.func @f(%arg0: i1) {
    cf.br ^bb1 {operand_segment_sizes = 3 : i64}
  ^bb1:  // pred: ^bb0
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGH, HIGH] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGH, HIGH] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = bf16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {other = 3 : i64} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = stablehlo.compare LT, %arg0, %arg0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = stablehlo.compare EQ, %arg0, %arg0, TOTALORDER : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = stablehlo.iota dim = 1 : tensor<3x2xf32>
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<2x3xf32>) -> tensor<1x2xf32>
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = stablehlo.custom_call @h(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = stablehlo.custom_call @bad(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {}]> : tensor<2x3xf32>
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<2x3xf32>
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = stablehlo.reduce_precision %arg0, format = e8m10 : tensor<2x3xf32>
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = stablehlo.convolution(%arg4, %arg4) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = sdy.reshard %arg0 <@mesh, [{"x"}, {}]> : tensor<2x3xf32>
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = chlo.broadcast_add %arg0, %arg0 {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %c2_i32 = arith.constant 2 : i32
    return
  }
}
// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tuple<tensor<2x3xf32>>, %arg4: tensor<1x1x1xf32>, %arg5: i32) {
    %0 = arith.cmpi slt, %arg5, %arg5 : i32
    return
  }
}
// -----
module {
  func.func @f() {
    return
  }
}
