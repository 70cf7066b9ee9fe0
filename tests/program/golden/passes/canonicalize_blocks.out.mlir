module {
  func.func @not_reached(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.negate %arg0 : tensor<i32>
    return %0, %0 : tensor<i32>, tensor<i32>
  }
  func.func @circle(%arg0: i32, %arg1: i1) -> i32 {
    return %arg0 : i32
  }
  func.func @right(%arg0: i32, %arg1: f32) -> (i32, i32, i32, i32, f32, f32) {
    %c6_i32 = arith.constant 6 : i32
    %cst = arith.constant 2.000000e+00 : f32
    %0 = arith.muli %arg0, %c6_i32 : i32
    %1 = arith.addi %arg0, %c6_i32 overflow<nsw> : i32
    %2 = arith.subi %c6_i32, %arg0 : i32
    %3 = arith.maxui %arg0, %c6_i32 : i32
    %4 = arith.mulf %arg1, %cst : f32
    %5 = arith.subf %cst, %arg1 : f32
    return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, f32, f32
  }
  func.func @compared(%arg0: i32) -> (i1, i1, i1, i1, i1, i1) {
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.cmpi ugt, %arg0, %c7_i32 : i32
    %1 = arith.cmpi uge, %arg0, %c7_i32 : i32
    %2 = arith.cmpi eq, %arg0, %c7_i32 : i32
    %3 = arith.cmpi sle, %arg0, %c7_i32 : i32
    %4 = arith.cmpi ult, %arg0, %c7_i32 : i32
    %5 = arith.cmpi sgt, %arg0, %c7_i32 : i32
    return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
  }
}
