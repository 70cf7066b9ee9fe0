// Indices, windows and order: what is clamped, left out, padded, or equal.
func.func @main() {
  // gather: starts are clamped, unsigned ones as unsigned; one index without a dimension of its own
  %c1 = stablehlo.constant dense<[10, 11, 12, 13, 14, 15]> : tensor<6xi32>
  %c2 = stablehlo.constant dense<[[-5], [2], [100]]> : tensor<3x1xi32>
  %r3 = "stablehlo.gather"(%c1, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>}> : (tensor<6xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %r3, dense<[[10, 11], [12, 13], [14, 15]]> : tensor<3x2xi32> : tensor<3x2xi32>
  %c4 = stablehlo.constant dense<[200, 0, 255]> : tensor<3xui8>
  %r5 = "stablehlo.gather"(%c1, %c4) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<3xui8>) -> tensor<3xi32>
  check.expect_eq_const %r5, dense<[15, 10, 15]> : tensor<3xi32> : tensor<3xi32>
  %c6 = stablehlo.constant dense<[-1, 3]> : tensor<2xi8>
  %r7 = "stablehlo.gather"(%c1, %c6) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<2xi8>) -> tensor<2xi32>
  check.expect_eq_const %r7, dense<[10, 13]> : tensor<2xi32> : tensor<2xi32>
  %c8 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %r9 = "stablehlo.gather"(%c1, %c8) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 0>}> : (tensor<6xi32>, tensor<1xi64>) -> tensor<0xi32>
  check.expect_eq_const %r9, dense<> : tensor<0xi32> : tensor<0xi32>
  // scatter: nothing is clamped, and an element outside is left out, not its window
  %c10 = stablehlo.constant dense<[0, 0, 0, 0, 0]> : tensor<5xi32>
  %c11 = stablehlo.constant dense<[[3], [-1]]> : tensor<2x1xi32>
  %c12 = stablehlo.constant dense<[[1, 2, 3], [10, 20, 30]]> : tensor<2x3xi32>
  %r13 = "stablehlo.scatter"(%c10, %c11, %c12) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<5xi32>, tensor<2x1xi32>, tensor<2x3xi32>) -> tensor<5xi32>
  check.expect_eq_const %r13, dense<[20, 30, 0, 1, 2]> : tensor<5xi32> : tensor<5xi32>
  // of the same place the last one stays, one after the other
  %c14 = stablehlo.constant dense<[0, 0, 0, 0]> : tensor<4xi32>
  %c15 = stablehlo.constant dense<[[1], [1], [4], [-1]]> : tensor<4x1xi64>
  %c16 = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi32>
  %r17 = "stablehlo.scatter"(%c14, %c15, %c16) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
  }) : (tensor<4xi32>, tensor<4x1xi64>, tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %r17, dense<[0, 6, 0, 0]> : tensor<4xi32> : tensor<4xi32>
  %c18 = stablehlo.constant dense<[0, 100, 0, 0]> : tensor<4xi32>
  %c19 = stablehlo.constant dense<[[1], [1], [2]]> : tensor<3x1xi32>
  %c20 = stablehlo.constant dense<[5, 6, 7]> : tensor<3xi32>
  %r21 = "stablehlo.scatter"(%c18, %c19, %c20) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.subtract %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %r21, dense<[0, 89, -7, 0]> : tensor<4xi32> : tensor<4xi32>
  // dynamic_update_slice: clamped as a whole; an update as large as the operand
  %c22 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %c23 = stablehlo.constant dense<-7> : tensor<i8>
  %r24 = stablehlo.dynamic_update_slice %c1, %c22, %c23 : (tensor<6xi32>, tensor<2xi32>, tensor<i8>) -> tensor<6xi32>
  check.expect_eq_const %r24, dense<[1, 2, 12, 13, 14, 15]> : tensor<6xi32> : tensor<6xi32>
  %c25 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %c26 = stablehlo.constant dense<3> : tensor<i32>
  %r27 = stablehlo.dynamic_update_slice %c1, %c25, %c26 : (tensor<6xi32>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %r27, dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32> : tensor<6xi32>
  // slices: limits are excluded, a stride need not end at one
  %r28 = stablehlo.slice %c1 [1:6:2] : (tensor<6xi32>) -> tensor<3xi32>
  check.expect_eq_const %r28, dense<[11, 13, 15]> : tensor<3xi32> : tensor<3xi32>
  %r29 = stablehlo.slice %c1 [2:2] : (tensor<6xi32>) -> tensor<0xi32>
  %r30 = stablehlo.concatenate %r29, %r29, dim = 0 : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
  check.expect_eq_const %r30, dense<> : tensor<0xi32> : tensor<0xi32>
  // sort: stable, operands together; an order that is none loses no element; -0 is below 0, NaN last
  %c32 = stablehlo.constant dense<[2, 1, 2, 1]> : tensor<4xi32>
  %c33 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %r31:2 = "stablehlo.sort"(%c32, %c33) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %z = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %r31#0, dense<[1, 1, 2, 2]> : tensor<4xi32> : tensor<4xi32>
  check.expect_eq_const %r31#1, dense<[1, 3, 0, 2]> : tensor<4xi32> : tensor<4xi32>
  %c35 = stablehlo.constant dense<[2, 1, 2, 1]> : tensor<4xi32>
  %c36 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %r34:2 = "stablehlo.sort"(%c35, %c36) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %z = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %r34#0, dense<[2, 2, 1, 1]> : tensor<4xi32> : tensor<4xi32>
  check.expect_eq_const %r34#1, dense<[0, 2, 1, 3]> : tensor<4xi32> : tensor<4xi32>
  %c38 = stablehlo.constant dense<[3, 1, 4, 2]> : tensor<4xi32>
  %c39 = stablehlo.constant dense<[1, 10, 100, 1000]> : tensor<4xi32>
  %r37:2 = "stablehlo.sort"(%c38, %c39) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %z = stablehlo.compare EQ, %a, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  %c40 = stablehlo.constant dense<0> : tensor<i32>
  %r41 = stablehlo.reduce(%r37#1 init: %c40) applies stablehlo.add across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r41, dense<1111> : tensor<i32> : tensor<i32>
  %c43 = stablehlo.constant dense<[0x7FC00000, 0.0, -0.0, 0xFF800000, 1.0, 0xFFC00000]> : tensor<6xf32>
  %c44 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  %r42:2 = "stablehlo.sort"(%c43, %c44) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %z = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<6xf32>, tensor<6xi32>) -> (tensor<6xf32>, tensor<6xi32>)
  check.expect_eq_const %r42#1, dense<[5, 3, 2, 1, 4, 0]> : tensor<6xi32> : tensor<6xi32>
  %c46 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi32>
  %c47 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %r45:2 = "stablehlo.sort"(%c46, %c47) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i8>, %d: tensor<i8>):
    %z = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<2x3xi32>, tensor<2x3xi8>) -> (tensor<2x3xi32>, tensor<2x3xi8>)
  check.expect_eq_const %r45#0, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32> : tensor<2x3xi32>
  check.expect_eq_const %r45#1, dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi8> : tensor<2x3xi8>
  %c49 = stablehlo.constant dense<> : tensor<0xi32>
  %c50 = stablehlo.constant dense<> : tensor<0xi32>
  %r48:2 = "stablehlo.sort"(%c49, %c50) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %z = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<0xi32>, tensor<0xi32>) -> (tensor<0xi32>, tensor<0xi32>)
  check.expect_eq_const %r48#1, dense<> : tensor<0xi32> : tensor<0xi32>
  // reductions: from the left, the initial value first and once; of no dimension, of no element
  %c51 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %c52 = stablehlo.constant dense<100> : tensor<i32>
  %r53 = "stablehlo.reduce"(%c51, %c52) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.subtract %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r53, dense<90> : tensor<i32> : tensor<i32>
  %c54 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %c55 = stablehlo.constant dense<100> : tensor<i32>
  %r56 = "stablehlo.reduce"(%c54, %c55) <{dimensions = array<i64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.subtract %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %r56, dense<[99, 98, 97, 96]> : tensor<4xi32> : tensor<4xi32>
  %c57 = stablehlo.constant dense<> : tensor<2x0xi32>
  %c58 = stablehlo.constant dense<7> : tensor<i32>
  %r59 = "stablehlo.reduce"(%c57, %c58) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.subtract %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %r59, dense<7> : tensor<2xi32> : tensor<2xi32>
  %c60 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %c61 = stablehlo.constant dense<0> : tensor<i32>
  %r62 = "stablehlo.reduce"(%c60, %c61) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %y = stablehlo.add %p, %p : tensor<i32>
    %z = stablehlo.add %y, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<2x2xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r62, dense<26> : tensor<i32> : tensor<i32>
  // windows: padding and holes are elements with the initial value; a negative one crops
  %c63 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %c64 = stablehlo.constant dense<100> : tensor<i32>
  %r65 = "stablehlo.reduce_window"(%c63, %c64) <{window_dimensions = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %r65, dense<[201, 103, 105, 107, 204]> : tensor<5xi32> : tensor<5xi32>
  %c66 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %c67 = stablehlo.constant dense<-9> : tensor<i32>
  %r68 = "stablehlo.reduce_window"(%c66, %c67) <{window_dimensions = array<i64: 3>, base_dilations = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %r68, dense<[2, 3, 4]> : tensor<3xi32> : tensor<3xi32>
  %c69 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %c70 = stablehlo.constant dense<-9> : tensor<i32>
  %r71 = "stablehlo.reduce_window"(%c69, %c70) <{window_dimensions = array<i64: 2>, window_dilations = array<i64: 2>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %r71, dense<[3, 4]> : tensor<2xi32> : tensor<2xi32>
  %c72 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %c73 = stablehlo.constant dense<0> : tensor<i32>
  %r74 = "stablehlo.reduce_window"(%c72, %c73) <{window_dimensions = array<i64: 2>, padding = dense<[[-1, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
  check.expect_eq_const %r74, dense<[5]> : tensor<1xi32> : tensor<1xi32>
  %c75 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %c76 = stablehlo.constant dense<0> : tensor<i32>
  %r77 = "stablehlo.reduce_window"(%c75, %c76) <{window_dimensions = array<i64: 4>, padding = dense<[[3, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %r77, dense<[1, 3, 6, 10]> : tensor<4xi32> : tensor<4xi32>
  %c78 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %c79 = stablehlo.constant dense<0> : tensor<i32>
  %r80 = "stablehlo.reduce_window"(%c78, %c79) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<2xi32>, tensor<i32>) -> tensor<0xi32>
  check.expect_eq_const %r80, dense<> : tensor<0xi32> : tensor<0xi32>
  // select_and_scatter: the first of equals; padding is in no window
  %c81 = stablehlo.constant dense<[5, 5, 1, 7]> : tensor<4xi32>
  %c82 = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %c83 = stablehlo.constant dense<0> : tensor<i32>
  %r84 = "stablehlo.select_and_scatter"(%c81, %c82, %c83) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.compare GE, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %r84, dense<[10, 0, 0, 20]> : tensor<4xi32> : tensor<4xi32>
  %c85 = stablehlo.constant dense<[5, 5, 1, 7]> : tensor<4xi32>
  %c86 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %c87 = stablehlo.constant dense<0> : tensor<i32>
  %r88 = "stablehlo.select_and_scatter"(%c85, %c86, %c87) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.compare GE, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %r88, dense<[1, 2, 0, 3]> : tensor<4xi32> : tensor<4xi32>
  %c89 = stablehlo.constant dense<[-5, -6, -7, -8]> : tensor<4xi32>
  %c90 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %c91 = stablehlo.constant dense<0> : tensor<i32>
  %r92 = "stablehlo.select_and_scatter"(%c89, %c90, %c91) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.compare GE, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }, {
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %z = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %r92, dense<[1, 2, 0, 3]> : tensor<4xi32> : tensor<4xi32>
  // convolution: a kernel reversed, holes, cropped; larger than the input; groups of features and of batches
  %c93 = stablehlo.constant dense<[[[1, 2, 3, 4]]]> : tensor<1x1x4xi32>
  %c94 = stablehlo.constant dense<[[[1, 10]]]> : tensor<1x1x2xi32>
  %r95 = stablehlo.convolution(%c93, %c94) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xi32>, tensor<1x1x2xi32>) -> tensor<1x1x3xi32>
  check.expect_eq_const %r95, dense<[[[21, 32, 43]]]> : tensor<1x1x3xi32> : tensor<1x1x3xi32>
  %c96 = stablehlo.constant dense<[[[1, 2, 3, 4]]]> : tensor<1x1x4xi32>
  %c97 = stablehlo.constant dense<[[[1, 10]]]> : tensor<1x1x2xi32>
  %r98 = stablehlo.convolution(%c96, %c97) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xi32>, tensor<1x1x2xi32>) -> tensor<1x1x3xi32>
  check.expect_eq_const %r98, dense<[[[12, 23, 34]]]> : tensor<1x1x3xi32> : tensor<1x1x3xi32>
  %c99 = stablehlo.constant dense<[[[1, 2, 3, 4]]]> : tensor<1x1x4xi32>
  %c100 = stablehlo.constant dense<[[[1, 10]]]> : tensor<1x1x2xi32>
  %r101 = stablehlo.convolution(%c99, %c100) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[-1, 1]], lhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xi32>, tensor<1x1x2xi32>) -> tensor<1x1x6xi32>
  check.expect_eq_const %r101, dense<[[[20, 2, 30, 3, 40, 4]]]> : tensor<1x1x6xi32> : tensor<1x1x6xi32>
  %c102 = stablehlo.constant dense<[[[1, 2, 3, 4]]]> : tensor<1x1x4xi32>
  %c103 = stablehlo.constant dense<[[[1, 10]]]> : tensor<1x1x2xi32>
  %r104 = stablehlo.convolution(%c102, %c103) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], rhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xi32>, tensor<1x1x2xi32>) -> tensor<1x1x1xi32>
  check.expect_eq_const %r104, dense<[[[31]]]> : tensor<1x1x1xi32> : tensor<1x1x1xi32>
  %c105 = stablehlo.constant dense<[[[1]]]> : tensor<1x1x1xi32>
  %c106 = stablehlo.constant dense<[[[1, 10]]]> : tensor<1x1x2xi32>
  %r107 = stablehlo.convolution(%c105, %c106) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x1xi32>, tensor<1x1x2xi32>) -> tensor<1x1x0xi32>
  check.expect_eq_const %r107, dense<> : tensor<1x1x0xi32> : tensor<1x1x0xi32>
  %c108 = stablehlo.constant dense<[[[1, 2], [3, 4]]]> : tensor<1x2x2xi32>
  %c109 = stablehlo.constant dense<[[[1]], [[10]]]> : tensor<2x1x1xi32>
  %r110 = stablehlo.convolution(%c108, %c109) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x2x2xi32>, tensor<2x1x1xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %r110, dense<[[[1, 2], [30, 40]]]> : tensor<1x2x2xi32> : tensor<1x2x2xi32>
  %c111 = stablehlo.constant dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi32>
  %c112 = stablehlo.constant dense<[[[1]], [[10]]]> : tensor<2x1x1xi32>
  %r113 = stablehlo.convolution(%c111, %c112) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x1x2xi32>, tensor<2x1x1xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %r113, dense<[[[1, 2], [30, 40]]]> : tensor<1x2x2xi32> : tensor<1x2x2xi32>
  // solves do not read the other triangle, nor the diagonal when it is of ones; of each matrix its own
  %c114 = stablehlo.constant dense<[[[2.0, 0x7FC00000], [1.0, 4.0]], [[4.0, 0x7FC00000], [2.0, 8.0]]]> : tensor<2x2x2xf32>
  %c115 = stablehlo.constant dense<[[[2.0], [9.0]], [[4.0], [10.0]]]> : tensor<2x2x1xf32>
  %r116 = "stablehlo.triangular_solve"(%c114, %c115) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2x2xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
  check.expect_eq_const %r116, dense<[[[1.0], [2.0]], [[1.0], [1.0]]]> : tensor<2x2x1xf32> : tensor<2x2x1xf32>
  %c117 = stablehlo.constant dense<[[[0x7FC00000, 0x7FC00000], [3.0, 0x7FC00000]], [[7.0, 0x7FC00000], [2.0, 9.0]]]> : tensor<2x2x2xf32>
  %c118 = stablehlo.constant dense<[[[1.0], [5.0]], [[1.0], [5.0]]]> : tensor<2x2x1xf32>
  %r119 = "stablehlo.triangular_solve"(%c117, %c118) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2x2xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
  check.expect_eq_const %r119, dense<[[[1.0], [2.0]], [[1.0], [3.0]]]> : tensor<2x2x1xf32> : tensor<2x2x1xf32>
  %c120 = stablehlo.constant dense<[[4.0, 0x7FC00000], [2.0, 5.0]]> : tensor<2x2xf32>
  %r121 = stablehlo.cholesky %c120, lower = true : tensor<2x2xf32>
  check.expect_eq_const %r121, dense<[[2.0, 0.0], [1.0, 2.0]]> : tensor<2x2xf32> : tensor<2x2xf32>
  // irfft reads no imaginary part of the first bin and of the last of an even length
  %c122 = stablehlo.constant dense<[(4.0, 9.0), (0.0, 0.0), (0.0, -9.0)]> : tensor<3xcomplex<f32>>
  %r123 = stablehlo.fft %c122, type = IRFFT, length = [4] : (tensor<3xcomplex<f32>>) -> tensor<4xf32>
  check.expect_eq_const %r123, dense<[1.0, 1.0, 1.0, 1.0]> : tensor<4xf32> : tensor<4xf32>
  %c124 = stablehlo.constant dense<[(3.0, 9.0), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  %r125 = stablehlo.fft %c124, type = IRFFT, length = [3] : (tensor<2xcomplex<f32>>) -> tensor<3xf32>
  check.expect_eq_const %r125, dense<[1.0, 1.0, 1.0]> : tensor<3xf32> : tensor<3xf32>
  // top_k: NaN above all, equal values in their order
  %c127 = stablehlo.constant dense<[1.0, 0x7FC00000, 3.0, 1.0, 0x7F800000]> : tensor<5xf32>
  %t:2 = chlo.top_k(%c127, k = 5) : tensor<5xf32> -> (tensor<5xf32>, tensor<5xi32>)
  check.expect_eq_const %t#1, dense<[1, 4, 2, 0, 3]> : tensor<5xi32> : tensor<5xi32>
  // a case out of range takes the last branch, also below 0
  %c128 = stablehlo.constant dense<-1> : tensor<i32>
  %r129 = "stablehlo.case"(%c128) ({
    %z = stablehlo.constant dense<10> : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }, {
    %z = stablehlo.constant dense<11> : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r129, dense<11> : tensor<i32> : tensor<i32>
  %c130 = stablehlo.constant dense<2> : tensor<i32>
  %r131 = "stablehlo.case"(%c130) ({
    %z = stablehlo.constant dense<10> : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }, {
    %z = stablehlo.constant dense<11> : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r131, dense<11> : tensor<i32> : tensor<i32>
  %c132 = stablehlo.constant dense<1> : tensor<i32>
  %r133 = "stablehlo.case"(%c132) ({
    %z = stablehlo.constant dense<10> : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }, {
    %z = stablehlo.constant dense<11> : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r133, dense<11> : tensor<i32> : tensor<i32>
  %c134 = stablehlo.constant dense<0> : tensor<i32>
  %r135 = "stablehlo.case"(%c134) ({
    %z = stablehlo.constant dense<10> : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }, {
    %z = stablehlo.constant dense<11> : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r135, dense<10> : tensor<i32> : tensor<i32>
  return
}
