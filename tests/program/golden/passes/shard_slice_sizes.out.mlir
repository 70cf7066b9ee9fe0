module {
  shard.grid @g(shape = 2)
  func.func @lowered(%arg0: tensor<4xi32>) -> tensor<2xi32> {
    %c2 = arith.constant 2 : index
    %proc_linear_idx = shard.process_multi_index on @g axes = [0] : index
    %0 = arith.muli %proc_linear_idx, %c2 : index
    %extracted_slice = tensor.extract_slice %arg0[%0] [2] [1] : tensor<4xi32> to tensor<2xi32>
    return %extracted_slice : tensor<2xi32>
  }
  func.func @mixed(%arg0: tensor<8x8xi32>, %arg1: index) -> (tensor<?x3xi32>, tensor<?xi32>, tensor<?x?xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c-1 = arith.constant -1 : index
    %extracted_slice = tensor.extract_slice %arg0[2, %arg1] [%arg1, 3] [2, 1] : tensor<8x8xi32> to tensor<?x3xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[%c2, 0] [1, %c3] [1, 1] : tensor<8x8xi32> to tensor<?xi32>
    %extracted_slice_1 = tensor.extract_slice %arg0[%arg1, 0] [%c-1, %arg1] [%c0, 1] : tensor<8x8xi32> to tensor<?x?xi32>
    return %extracted_slice, %extracted_slice_0, %extracted_slice_1 : tensor<?x3xi32>, tensor<?xi32>, tensor<?x?xi32>
  }
}
