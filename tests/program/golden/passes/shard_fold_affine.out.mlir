#map = affine_map<()[s0, s1] -> (s0 * 2 + s1)>
#map1 = affine_map<(d0)[s0] -> (d0 * 4 + s0)>
#map2 = affine_map<()[s0] -> (s0 floordiv 0)>
module {
  func.func @constant_in_map(%arg0: index, %arg1: index) -> index {
    %0 = affine.apply #map()[%arg0, %arg1]
    return %0 : index
  }
  func.func @all_constant() -> (index, index) {
    %c-4 = arith.constant -4 : index
    %c-2 = arith.constant -2 : index
    return %c-4, %c-2 : index, index
  }
  func.func @same_and_unused(%arg0: index, %arg1: index) -> (index, index) {
    %0 = affine.apply #map1(%arg0)[%arg1]
    return %0, %arg1 : index, index
  }
  func.func @divided_by_zero(%arg0: index) -> index {
    %0 = affine.apply #map2()[%arg0]
    return %0 : index
  }
  func.func @delinearize(%arg0: index) -> (index, index, index, index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c-2 = arith.constant -2 : index
    %0:2 = affine.delinearize_index %arg0 into (2, 4) : index, index
    return %c1, %c3, %c-2, %c1, %c0, %0#0, %0#1, %arg0 : index, index, index, index, index, index, index, index
  }
  func.func @units(%arg0: index, %arg1: index) -> (index, index, index, index) {
    %c0 = arith.constant 0 : index
    %0:2 = affine.delinearize_index %arg0 into (%arg1) : index, index
    return %c0, %c0, %0#0, %c0 : index, index, index, index
  }
}
