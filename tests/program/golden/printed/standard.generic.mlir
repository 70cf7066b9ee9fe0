#map = affine_map<(d0)[s0] -> (d0 + s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, i32, tensor<4x?xf32>, f32, i1, tensor<f32>, tensor<4xi32>, tensor<2xindex>) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: tensor<4x?xf32>, %arg3: f32, %arg4: i1, %arg5: tensor<f32>, %arg6: tensor<4xi32>, %arg7: tensor<2xindex>):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = true}> : () -> i1
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %4 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %6 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %7 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (index, index) -> index
    %8 = "arith.addf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %9 = "arith.addf"(%arg3, %arg3) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %10 = "arith.addf"(%arg3, %arg3) <{fastmath = #arith.fastmath<nnan,nsz>}> {a = 1 : i64} : (f32, f32) -> f32
    %11 = "arith.muli"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %12 = "arith.remsi"(%arg0, %0) : (index, index) -> index
    %13 = "arith.cmpi"(%arg0, %0) <{predicate = 0 : i64}> : (index, index) -> i1
    %14 = "arith.select"(%arg4, %arg0, %0) : (i1, index, index) -> index
    %15 = "arith.minimumf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %16 = "arith.maxsi"(%arg0, %0) : (index, index) -> index
    %17 = "arith.index_cast"(%arg0) : (index) -> i64
    %18 = "arith.divsi"(%arg0, %0) : (index, index) -> index
    %19 = "arith.minui"(%arg0, %0) : (index, index) -> index
    %20 = "arith.addi"(%arg6, %arg6) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %21 = "tensor.dim"(%arg2, %0) : (tensor<4x?xf32>, index) -> index
    %22 = "tensor.cast"(%arg2) : (tensor<4x?xf32>) -> tensor<?x?xf32>
    %23 = "tensor.empty"(%arg0) : (index) -> tensor<4x?xf32>
    %24 = "tensor.empty"() : () -> tensor<4xf32>
    %25 = "tensor.extract"(%arg2, %arg0, %0) : (tensor<4x?xf32>, index, index) -> f32
    %26 = "tensor.extract"(%arg5) : (tensor<f32>) -> f32
    %27 = "tensor.extract_slice"(%arg2, %arg0, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %28 = "tensor.insert_slice"(%arg2, %arg2, %arg0, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<4x?xf32>, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %29 = "tensor.from_elements"(%arg0, %0) : (index, index) -> tensor<2xindex>
    %30:2 = "affine.delinearize_index"(%arg0, %0) <{static_basis = array<i64: -9223372036854775808, 4>}> : (index, index) -> (index, index)
    %31:3 = "affine.delinearize_index"(%arg0, %0) <{static_basis = array<i64: -9223372036854775808, 4>}> : (index, index) -> (index, index, index)
    %32 = "affine.linearize_index"(%arg0, %0) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 4>}> : (index, index) -> index
    %33 = "affine.apply"(%arg0, %0) <{map = #map}> : (index, index) -> index
    "cf.assert"(%arg4) <{msg = "hello"}> : (i1) -> ()
    "cf.cond_br"(%arg4, %arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, index) -> ()
  ^bb1(%34: index):  // 2 preds: ^bb0, ^bb2
    "cf.br"(%34, %0)[^bb3] : (index, index) -> ()
  ^bb2:  // pred: ^bb0
    "cf.br"(%arg0)[^bb1] : (index) -> ()
  ^bb3(%35: index, %36: index):  // pred: ^bb1
    "func.return"(%6) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi1>, i1, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3xi1>, %arg1: i1, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>):
    %0 = "arith.select"(%arg0, %arg2, %arg3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "arith.select"(%arg1, %arg2, %arg3) : (i1, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
