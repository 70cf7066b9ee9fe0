module {
  shard.grid @g(shape = 4)
  func.func @blocks() -> tensor<8xi32> {
    %cst = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>
    %all_slice = shard.all_slice %cst on @g grid_axes = [0] slice_axis = 0 : tensor<8xi32> -> tensor<2xi32>
    %0 = tosa.negate %all_slice : (tensor<2xi32>) -> tensor<2xi32>
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb2(%0 : tensor<2xi32>)
  ^bb1:  // pred: ^bb0
    %1 = tosa.abs %0 : (tensor<2xi32>) -> tensor<2xi32>
    cf.br ^bb2(%1 : tensor<2xi32>)
  ^bb2(%2: tensor<2xi32>):  // 2 preds: ^bb0, ^bb1
    %all_gather = shard.all_gather %2 on @g grid_axes = [0] gather_axis = 0 : tensor<2xi32> -> tensor<8xi32>
    %cast = tensor.cast %all_gather : tensor<8xi32> to tensor<8xi32>
    return %cast : tensor<8xi32>
  }
  func.func @made_behind(%arg0: i1) -> tensor<8xi32> {
    %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_0 = shard.sharding @g split_axes = [[]] : !shard.sharding
    cf.br ^bb2
  ^bb1:  // pred: ^bb2
    %all_gather = shard.all_gather %0 on @g grid_axes = [0] gather_axis = 0 : tensor<2xi32> -> tensor<8xi32>
    %cast = tensor.cast %all_gather : tensor<8xi32> to tensor<8xi32>
    return %cast : tensor<8xi32>
  ^bb2:  // 2 preds: ^bb0, ^bb2
    %cst = arith.constant dense<7> : tensor<2xi32>
    %0 = tosa.abs %cst : (tensor<2xi32>) -> tensor<2xi32>
    cf.cond_br %arg0, ^bb1, ^bb2
  }
  func.func @unannotated_block() -> tensor<2xi32> {
    %cst = arith.constant dense<7> : tensor<2xi32>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return %cst : tensor<2xi32>
  }
}
