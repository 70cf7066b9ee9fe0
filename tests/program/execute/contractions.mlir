// Products whose dimensions have letters, rows in groups, and scans.
func.func @main() {
  %c1 = stablehlo.constant dense<[[3, 5, -9], [5, -1, 0]]> : tensor<2x3xi32>
  %c2 = stablehlo.constant dense<[[2, -4, 8, -9], [-4, -3, 1, -2], [-7, -9, -9, -9]]> : tensor<3x4xi32>
  %e3 = "stablehlo.einsum"(%c1, %c2) <{einsum_config = "ij,jk->ik"}> : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %e3, dense<[[49, 54, 110, 44], [14, -17, 39, -43]]> : tensor<2x4xi32>
  %c4 = stablehlo.constant dense<[[[-7, 8, -6], [2, 4, -5]], [[-4, -2, -5], [8, -6, 7]]]> : tensor<2x2x3xi32>
  %c5 = stablehlo.constant dense<[[[5], [6], [-7]], [[-2], [2], [-1]]]> : tensor<2x3x1xi32>
  %e6 = "stablehlo.einsum"(%c4, %c5) <{einsum_config = "bij,bjk->ikb"}> : (tensor<2x2x3xi32>, tensor<2x3x1xi32>) -> tensor<2x1x2xi32>
  check.expect_eq_const %e6, dense<[[[55, 9]], [[69, -35]]]> : tensor<2x1x2xi32>
  %c7 = stablehlo.constant dense<[[2, 3, 2], [-8, 8, 1]]> : tensor<2x3xi32>
  %c8 = stablehlo.constant dense<[[7, -5, -3], [6, -6, -8], [-3, 3, -7], [6, -3, -5]]> : tensor<4x3xi32>
  %e9 = "stablehlo.einsum"(%c7, %c8) <{einsum_config = "ij,kj->ki"}> : (tensor<2x3xi32>, tensor<4x3xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %e9, dense<[[-7, -99], [-22, -104], [-11, 41], [-7, -77]]> : tensor<4x2xi32>
  %c10 = stablehlo.constant dense<[[0, 7, 6], [6, -4, -9], [5, 3, 4]]> : tensor<3x3xi32>
  %c11 = stablehlo.constant dense<[-9, -9, 0]> : tensor<3xi32>
  %e12 = "stablehlo.einsum"(%c10, %c11) <{einsum_config = "ii,i->i"}> : (tensor<3x3xi32>, tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %e12, dense<[0, 36, 0]> : tensor<3xi32>
  %c13 = stablehlo.constant dense<[[-3, -2, 7], [-6, 0, -4]]> : tensor<2x3xi32>
  %c14 = stablehlo.constant dense<[-4, 5]> : tensor<2xi32>
  %e15 = "stablehlo.einsum"(%c13, %c14) <{einsum_config = "ij,k->jk"}> : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %e15, dense<[[36, -45], [8, -10], [-12, 15]]> : tensor<3x2xi32>
  %c16 = stablehlo.constant dense<[-7, -4, -7]> : tensor<3xi32>
  %c17 = stablehlo.constant dense<[-7, -4]> : tensor<2xi32>
  %e18 = "stablehlo.einsum"(%c16, %c17) <{einsum_config = "i,j->"}> : (tensor<3xi32>, tensor<2xi32>) -> tensor<i32>
  check.expect_eq_const %e18, dense<198> : tensor<i32>
  %c19 = stablehlo.constant dense<[[[3, 1], [-1, -6], [5, 5]], [[-5, -8], [-4, -7], [5, 0]]]> : tensor<2x3x2xi32>
  %c20 = stablehlo.constant dense<[[[0, -4], [0, 8]], [[-5, 4], [-9, -4]]]> : tensor<2x2x2xi32>
  %e21 = "stablehlo.einsum"(%c19, %c20) <{einsum_config = "...ij,...jk->...ik"}> : (tensor<2x3x2xi32>, tensor<2x2x2xi32>) -> tensor<2x3x2xi32>
  check.expect_eq_const %e21, dense<[[[0, -4], [0, -44], [0, 20]], [[97, 12], [83, 12], [-25, 20]]]> : tensor<2x3x2xi32>
  %c22 = stablehlo.constant dense<[[[7, 6], [-8, 6], [6, -1]], [[-3, 8], [8, 3], [-2, -6]]]> : tensor<2x3x2xi32>
  %c23 = stablehlo.constant dense<[[[7, -5], [1, 3]], [[-5, -4], [4, -6]]]> : tensor<2x2x2xi32>
  %e24 = "stablehlo.einsum"(%c22, %c23) <{einsum_config = "abc,cad->db"}> : (tensor<2x3x2xi32>, tensor<2x2x2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %e24, dense<[[48, -66, 21], [-116, 22, 4]]> : tensor<2x3xi32>
  %c25 = stablehlo.constant dense<> : tensor<0x3xi32>
  %c26 = stablehlo.constant dense<[3, 8, 3]> : tensor<3xi32>
  %e27 = "stablehlo.einsum"(%c25, %c26) <{einsum_config = "ij,j->i"}> : (tensor<0x3xi32>, tensor<3xi32>) -> tensor<0xi32>
  %c28 = stablehlo.constant dense<> : tensor<2x0xi32>
  %c29 = stablehlo.constant dense<> : tensor<0xi32>
  %e30 = "stablehlo.einsum"(%c28, %c29) <{einsum_config = "ij,j->i"}> : (tensor<2x0xi32>, tensor<0xi32>) -> tensor<2xi32>
  check.expect_eq_const %e30, dense<[0, 0]> : tensor<2xi32>
  %c31 = stablehlo.constant dense<[[2, -1, 8], [-6, -3, 2]]> : tensor<2x3xi32>
  %e32 = "stablehlo.unary_einsum"(%c31) <{einsum_config = "ij->ji"}> : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %e32, dense<[[2, -6], [-1, -3], [8, 2]]> : tensor<3x2xi32>
  %c33 = stablehlo.constant dense<[[2, -8, -7], [3, 6, 2]]> : tensor<2x3xi32>
  %e34 = "stablehlo.unary_einsum"(%c33) <{einsum_config = "ij->i"}> : (tensor<2x3xi32>) -> tensor<2xi32>
  check.expect_eq_const %e34, dense<[-13, 11]> : tensor<2xi32>
  %c35 = stablehlo.constant dense<[[7, -3, -4], [5, -9, -6], [-6, -2, -7]]> : tensor<3x3xi32>
  %e36 = "stablehlo.unary_einsum"(%c35) <{einsum_config = "ii->"}> : (tensor<3x3xi32>) -> tensor<i32>
  check.expect_eq_const %e36, dense<-9> : tensor<i32>
  %c37 = stablehlo.constant dense<[[[5, 6, -3], [-9, 3, -8]], [[2, -6, 7], [3, 8, 2]]]> : tensor<2x2x3xi32>
  %e38 = "stablehlo.unary_einsum"(%c37) <{einsum_config = "ijk->kj"}> : (tensor<2x2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %e38, dense<[[7, -6], [0, 11], [4, -6]]> : tensor<3x2xi32>
  %c39 = stablehlo.constant dense<[[4, -3], [5, -7]]> : tensor<2x2xi32>
  %e40 = "stablehlo.unary_einsum"(%c39) <{einsum_config = "ij->ij"}> : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %e40, dense<[[4, -3], [5, -7]]> : tensor<2x2xi32>
  %c41 = stablehlo.constant dense<[[[[-7, -3], [3, -1], [6, 7], [-2, -2]], [[0, 2], [-1, 1], [8, 4], [-4, -2]], [[-2, -7], [-9, 5], [-2, -3], [2, 1]]], [[[7, 2], [7, 1], [-4, -4], [8, 1]], [[-6, 5], [5, -9], [-7, 3], [-2, -3]], [[-8, -6], [6, 5], [5, 1], [-7, -4]]]]> : tensor<2x3x4x2xi32>
  %c42 = stablehlo.constant dense<[[2, 3], [1, 2]]> : tensor<2x2xi32>
  %e43 = "stablehlo.torch_index_select"(%c41, %c42) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x4x2xi32>, tensor<2x2xi32>) -> tensor<2x3x2x2xi32>
  check.expect_eq_const %e43, dense<[[[[6, 7], [-2, -2]], [[8, 4], [-4, -2]], [[-2, -3], [2, 1]]], [[[7, 1], [-4, -4]], [[5, -9], [-7, 3]], [[6, 5], [5, 1]]]]> : tensor<2x3x2x2xi32>
  %c44 = stablehlo.constant dense<[[-1, 0, 0], [3, -8, 8], [6, 4, -4], [-2, -1, -4], [-8, 4, -9], [4, -6, 2], [-3, -5, 7]]> : tensor<7x3xi32>
  %c45 = stablehlo.constant dense<[[[-1, 7], [-6, -1], [-3, -1]], [[-9, 3], [-3, 6], [-6, -3]], [[-9, 5], [0, -2], [7, 1]]]> : tensor<3x3x2xi32>
  %c46 = stablehlo.constant dense<[2, 0, 3]> : tensor<3xi32>
  %e47 = "chlo.ragged_dot"(%c44, %c45, %c46) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<7x3xi32>, tensor<3x3x2xi32>, tensor<3xi32>) -> tensor<7x2xi32>
  check.expect_eq_const %e47, dense<[[1, -7], [21, 21], [-82, 18], [-10, -12], [9, -57], [0, 0], [0, 0]]> : tensor<7x2xi32>
  %c48 = stablehlo.constant dense<[[[8, 4, 1], [0, -6, 3], [5, 3, -2], [-9, 4, -9]], [[5, -7, -4], [-6, 0, -6], [-5, -9, 8], [-6, -6, 1]]]> : tensor<2x4x3xi32>
  %c49 = stablehlo.constant dense<[[[[-7, 6], [5, -3], [-2, -3]], [[4, -2], [-4, 3], [-7, 5]]], [[[-2, 7], [-5, -3], [6, 3]], [[-9, -3], [-9, 5], [-2, -5]]]]> : tensor<2x2x3x2xi32>
  %c50 = stablehlo.constant dense<[[1, 3], [2, 1]]> : tensor<2x2xi32>
  %e51 = "chlo.ragged_dot"(%c48, %c49, %c50) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x4x3xi32>, tensor<2x2x3x2xi32>, tensor<2x2xi32>) -> tensor<2x4x2xi32>
  check.expect_eq_const %e51, dense<[[[-38, 33], [48, 27], [-37, 20], [-56, -102]], [[76, -51], [18, -18], [110, -70], [0, 0]]]> : tensor<2x4x2xi32>
  %c52 = stablehlo.constant dense<[[4, 6, -8, 0, -3], [4, 7, 0, 4, -4]]> : tensor<2x5xi32>
  %c53 = stablehlo.constant dense<[[1, -1], [4, -9], [-5, -9], [8, 0], [-1, -1]]> : tensor<5x2xi32>
  %c54 = stablehlo.constant dense<[2, 0, 2]> : tensor<3xi32>
  %e55 = "chlo.ragged_dot"(%c52, %c53, %c54) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>}> : (tensor<2x5xi32>, tensor<5x2xi32>, tensor<3xi32>) -> tensor<3x2x2xi32>
  check.expect_eq_const %e55, dense<[[[28, -58], [32, -67]], [[0, 0], [0, 0]], [[40, 72], [32, 0]]]> : tensor<3x2x2xi32>
  %c56 = stablehlo.constant dense<[[[-9, 5, 6, -9], [2, 1, -3, -1], [6, 1, -1, 4]], [[3, 0, 5, 1], [2, -1, 1, 2], [7, -5, -3, 0]]]> : tensor<2x3x4xi32>
  %c57 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 0, 0]]> : tensor<2x4xi32>
  %e58:2 = "chlo.scan"(%c56, %c57) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: tensor<2x4xi32>, %c: tensor<2x4xi32>):
    %s = stablehlo.add %x, %c : tensor<2x4xi32>
    stablehlo.return %s, %s : tensor<2x4xi32>, tensor<2x4xi32>
  }) : (tensor<2x3x4xi32>, tensor<2x4xi32>) -> (tensor<2x3x4xi32>, tensor<2x4xi32>)
  check.expect_eq_const %e58#0, dense<[[[-9, 5, 6, -9], [-7, 6, 3, -10], [-1, 7, 2, -6]], [[3, 0, 5, 1], [5, -1, 6, 3], [12, -6, 3, 3]]]> : tensor<2x3x4xi32>
  check.expect_eq_const %e58#1, dense<[[-1, 7, 2, -6], [12, -6, 3, 3]]> : tensor<2x4xi32>
  %c59 = stablehlo.constant dense<[[[-9, 5, 6, -9], [2, 1, -3, -1], [6, 1, -1, 4]], [[3, 0, 5, 1], [2, -1, 1, 2], [7, -5, -3, 0]]]> : tensor<2x3x4xi32>
  %c60 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 0, 0]]> : tensor<2x4xi32>
  %e61:2 = "chlo.scan"(%c59, %c60) <{dimension = 1 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: tensor<2x4xi32>, %c: tensor<2x4xi32>):
    %s = stablehlo.add %x, %c : tensor<2x4xi32>
    stablehlo.return %s, %s : tensor<2x4xi32>, tensor<2x4xi32>
  }) : (tensor<2x3x4xi32>, tensor<2x4xi32>) -> (tensor<2x3x4xi32>, tensor<2x4xi32>)
  check.expect_eq_const %e61#0, dense<[[[-1, 7, 2, -6], [8, 2, -4, 3], [6, 1, -1, 4]], [[12, -6, 3, 3], [9, -6, -2, 2], [7, -5, -3, 0]]]> : tensor<2x3x4xi32>
  check.expect_eq_const %e61#1, dense<[[-1, 7, 2, -6], [12, -6, 3, 3]]> : tensor<2x4xi32>
  return
}
