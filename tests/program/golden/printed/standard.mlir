#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: tensor<4x?xf32>, %arg3: f32, %arg4: i1, %arg5: tensor<f32>, %arg6: tensor<4xi32>, %arg7: tensor<2xindex>) -> index {
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %cst = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %cst_0 = arith.constant 1.500000e+00 : f32
    %cst_1 = arith.constant dense<0> : tensor<4xi32>
    %0 = arith.addi %arg0, %c3 : index
    %1 = arith.addi %arg0, %c3 overflow<nsw, nuw> : index
    %2 = arith.addf %arg3, %arg3 : f32
    %3 = arith.addf %arg3, %arg3 fastmath<fast> : f32
    %4 = arith.addf %arg3, %arg3 fastmath<nnan,nsz> {a = 1 : i64} : f32
    %5 = arith.muli %arg0, %c3 : index
    %6 = arith.remsi %arg0, %c3 : index
    %7 = arith.cmpi eq, %arg0, %c3 : index
    %8 = arith.select %arg4, %arg0, %c3 : index
    %9 = arith.minimumf %arg3, %arg3 : f32
    %10 = arith.maxsi %arg0, %c3 : index
    %11 = arith.index_cast %arg0 : index to i64
    %12 = arith.divsi %arg0, %c3 : index
    %13 = arith.minui %arg0, %c3 : index
    %14 = arith.addi %arg6, %arg6 : tensor<4xi32>
    %dim = tensor.dim %arg2, %c3 : tensor<4x?xf32>
    %cast = tensor.cast %arg2 : tensor<4x?xf32> to tensor<?x?xf32>
    %15 = tensor.empty(%arg0) : tensor<4x?xf32>
    %16 = tensor.empty() : tensor<4xf32>
    %extracted = tensor.extract %arg2[%arg0, %c3] : tensor<4x?xf32>
    %extracted_2 = tensor.extract %arg5[] : tensor<f32>
    %extracted_slice = tensor.extract_slice %arg2[0, %arg0] [4, %c3] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
    %inserted_slice = tensor.insert_slice %arg2 into %arg2[0, %arg0] [4, %c3] [1, 1] : tensor<4x?xf32> into tensor<4x?xf32>
    %from_elements = tensor.from_elements %arg0, %c3 : tensor<2xindex>
    %17:2 = affine.delinearize_index %arg0 into (%c3, 4) : index, index
    %18:3 = affine.delinearize_index %arg0 into (%c3, 4) : index, index, index
    %19 = affine.linearize_index [%arg0, %c3] by (2, 4) : index
    %20 = affine.apply #map(%arg0)[%c3]
    cf.assert %arg4, "hello"
    cf.cond_br %arg4, ^bb1(%arg0 : index), ^bb2
  ^bb1(%21: index):  // 2 preds: ^bb0, ^bb2
    cf.br ^bb3(%21, %c3 : index, index)
  ^bb2:  // pred: ^bb0
    cf.br ^bb1(%arg0 : index)
  ^bb3(%22: index, %23: index):  // pred: ^bb1
    return %0 : index
  }
}
// -----
module {
  func.func @f(%arg0: tensor<2x3xi1>, %arg1: i1, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = arith.select %arg0, %arg2, %arg3 : tensor<2x3xi1>, tensor<2x3xf32>
    %1 = arith.select %arg1, %arg2, %arg3 : tensor<2x3xf32>
    return %0, %1 : tensor<2x3xf32>, tensor<2x3xf32>
  }
}
