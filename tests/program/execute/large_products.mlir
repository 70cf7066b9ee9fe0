// Products of f32 and f64 that are large enough for BLAS, beside the same of i32:
// whole numbers, whose sums are exact in both.
func.func private @p0() {
  %a0 = stablehlo.iota dim = 0 : tensor<1320xi32>
  %am = stablehlo.constant dense<7> : tensor<1320xi32>
  %a1 = stablehlo.remainder %a0, %am : tensor<1320xi32>
  %ah = stablehlo.constant dense<3> : tensor<1320xi32>
  %a2 = stablehlo.subtract %a1, %ah : tensor<1320xi32>
  %a = stablehlo.reshape %a2 : (tensor<1320xi32>) -> tensor<33x40xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<1400xi32>
  %bm = stablehlo.constant dense<5> : tensor<1400xi32>
  %b1 = stablehlo.remainder %b0, %bm : tensor<1400xi32>
  %bh = stablehlo.constant dense<2> : tensor<1400xi32>
  %b2 = stablehlo.subtract %b1, %bh : tensor<1400xi32>
  %b = stablehlo.reshape %b2 : (tensor<1400xi32>) -> tensor<40x35xi32>
  %exact = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<33x40xi32>, tensor<40x35xi32>) -> tensor<33x35xi32>
  %f32_a = stablehlo.convert %a : (tensor<33x40xi32>) -> tensor<33x40xf32>
  %f32_b = stablehlo.convert %b : (tensor<40x35xi32>) -> tensor<40x35xf32>
  %f32_c = stablehlo.dot_general %f32_a, %f32_b, contracting_dims = [1] x [0] : (tensor<33x40xf32>, tensor<40x35xf32>) -> tensor<33x35xf32>
  %f32_i = stablehlo.convert %f32_c : (tensor<33x35xf32>) -> tensor<33x35xi32>
  stablehlo.custom_call @check.expect_eq(%f32_i, %exact) : (tensor<33x35xi32>, tensor<33x35xi32>) -> ()
  %f64_a = stablehlo.convert %a : (tensor<33x40xi32>) -> tensor<33x40xf64>
  %f64_b = stablehlo.convert %b : (tensor<40x35xi32>) -> tensor<40x35xf64>
  %f64_c = stablehlo.dot_general %f64_a, %f64_b, contracting_dims = [1] x [0] : (tensor<33x40xf64>, tensor<40x35xf64>) -> tensor<33x35xf64>
  %f64_i = stablehlo.convert %f64_c : (tensor<33x35xf64>) -> tensor<33x35xi32>
  stablehlo.custom_call @check.expect_eq(%f64_i, %exact) : (tensor<33x35xi32>, tensor<33x35xi32>) -> ()
  %bf16_a = stablehlo.convert %a : (tensor<33x40xi32>) -> tensor<33x40xbf16>
  %bf16_b = stablehlo.convert %b : (tensor<40x35xi32>) -> tensor<40x35xbf16>
  %bf16_c = stablehlo.dot_general %bf16_a, %bf16_b, contracting_dims = [1] x [0] : (tensor<33x40xbf16>, tensor<40x35xbf16>) -> tensor<33x35xf32>
  %bf16_i = stablehlo.convert %bf16_c : (tensor<33x35xf32>) -> tensor<33x35xi32>
  stablehlo.custom_call @check.expect_eq(%bf16_i, %exact) : (tensor<33x35xi32>, tensor<33x35xi32>) -> ()
  return
}
func.func private @p1() {
  %a0 = stablehlo.iota dim = 0 : tensor<1320xi32>
  %am = stablehlo.constant dense<7> : tensor<1320xi32>
  %a1 = stablehlo.remainder %a0, %am : tensor<1320xi32>
  %ah = stablehlo.constant dense<3> : tensor<1320xi32>
  %a2 = stablehlo.subtract %a1, %ah : tensor<1320xi32>
  %a = stablehlo.reshape %a2 : (tensor<1320xi32>) -> tensor<40x33xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<1400xi32>
  %bm = stablehlo.constant dense<5> : tensor<1400xi32>
  %b1 = stablehlo.remainder %b0, %bm : tensor<1400xi32>
  %bh = stablehlo.constant dense<2> : tensor<1400xi32>
  %b2 = stablehlo.subtract %b1, %bh : tensor<1400xi32>
  %b = stablehlo.reshape %b2 : (tensor<1400xi32>) -> tensor<35x40xi32>
  %exact = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : (tensor<40x33xi32>, tensor<35x40xi32>) -> tensor<33x35xi32>
  %f32_a = stablehlo.convert %a : (tensor<40x33xi32>) -> tensor<40x33xf32>
  %f32_b = stablehlo.convert %b : (tensor<35x40xi32>) -> tensor<35x40xf32>
  %f32_c = stablehlo.dot_general %f32_a, %f32_b, contracting_dims = [0] x [1] : (tensor<40x33xf32>, tensor<35x40xf32>) -> tensor<33x35xf32>
  %f32_i = stablehlo.convert %f32_c : (tensor<33x35xf32>) -> tensor<33x35xi32>
  stablehlo.custom_call @check.expect_eq(%f32_i, %exact) : (tensor<33x35xi32>, tensor<33x35xi32>) -> ()
  %f64_a = stablehlo.convert %a : (tensor<40x33xi32>) -> tensor<40x33xf64>
  %f64_b = stablehlo.convert %b : (tensor<35x40xi32>) -> tensor<35x40xf64>
  %f64_c = stablehlo.dot_general %f64_a, %f64_b, contracting_dims = [0] x [1] : (tensor<40x33xf64>, tensor<35x40xf64>) -> tensor<33x35xf64>
  %f64_i = stablehlo.convert %f64_c : (tensor<33x35xf64>) -> tensor<33x35xi32>
  stablehlo.custom_call @check.expect_eq(%f64_i, %exact) : (tensor<33x35xi32>, tensor<33x35xi32>) -> ()
  %bf16_a = stablehlo.convert %a : (tensor<40x33xi32>) -> tensor<40x33xbf16>
  %bf16_b = stablehlo.convert %b : (tensor<35x40xi32>) -> tensor<35x40xbf16>
  %bf16_c = stablehlo.dot_general %bf16_a, %bf16_b, contracting_dims = [0] x [1] : (tensor<40x33xbf16>, tensor<35x40xbf16>) -> tensor<33x35xf32>
  %bf16_i = stablehlo.convert %bf16_c : (tensor<33x35xf32>) -> tensor<33x35xi32>
  stablehlo.custom_call @check.expect_eq(%bf16_i, %exact) : (tensor<33x35xi32>, tensor<33x35xi32>) -> ()
  return
}
func.func private @p2() {
  %a0 = stablehlo.iota dim = 0 : tensor<4800xi32>
  %am = stablehlo.constant dense<7> : tensor<4800xi32>
  %a1 = stablehlo.remainder %a0, %am : tensor<4800xi32>
  %ah = stablehlo.constant dense<3> : tensor<4800xi32>
  %a2 = stablehlo.subtract %a1, %ah : tensor<4800xi32>
  %a = stablehlo.reshape %a2 : (tensor<4800xi32>) -> tensor<3x20x2x40xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<7200xi32>
  %bm = stablehlo.constant dense<5> : tensor<7200xi32>
  %b1 = stablehlo.remainder %b0, %bm : tensor<7200xi32>
  %bh = stablehlo.constant dense<2> : tensor<7200xi32>
  %b2 = stablehlo.subtract %b1, %bh : tensor<7200xi32>
  %b = stablehlo.reshape %b2 : (tensor<7200xi32>) -> tensor<3x30x2x40xi32>
  %exact = stablehlo.dot_general %a, %b, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<3x20x2x40xi32>, tensor<3x30x2x40xi32>) -> tensor<3x2x20x30xi32>
  %f32_a = stablehlo.convert %a : (tensor<3x20x2x40xi32>) -> tensor<3x20x2x40xf32>
  %f32_b = stablehlo.convert %b : (tensor<3x30x2x40xi32>) -> tensor<3x30x2x40xf32>
  %f32_c = stablehlo.dot_general %f32_a, %f32_b, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<3x20x2x40xf32>, tensor<3x30x2x40xf32>) -> tensor<3x2x20x30xf32>
  %f32_i = stablehlo.convert %f32_c : (tensor<3x2x20x30xf32>) -> tensor<3x2x20x30xi32>
  stablehlo.custom_call @check.expect_eq(%f32_i, %exact) : (tensor<3x2x20x30xi32>, tensor<3x2x20x30xi32>) -> ()
  %f64_a = stablehlo.convert %a : (tensor<3x20x2x40xi32>) -> tensor<3x20x2x40xf64>
  %f64_b = stablehlo.convert %b : (tensor<3x30x2x40xi32>) -> tensor<3x30x2x40xf64>
  %f64_c = stablehlo.dot_general %f64_a, %f64_b, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<3x20x2x40xf64>, tensor<3x30x2x40xf64>) -> tensor<3x2x20x30xf64>
  %f64_i = stablehlo.convert %f64_c : (tensor<3x2x20x30xf64>) -> tensor<3x2x20x30xi32>
  stablehlo.custom_call @check.expect_eq(%f64_i, %exact) : (tensor<3x2x20x30xi32>, tensor<3x2x20x30xi32>) -> ()
  %bf16_a = stablehlo.convert %a : (tensor<3x20x2x40xi32>) -> tensor<3x20x2x40xbf16>
  %bf16_b = stablehlo.convert %b : (tensor<3x30x2x40xi32>) -> tensor<3x30x2x40xbf16>
  %bf16_c = stablehlo.dot_general %bf16_a, %bf16_b, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<3x20x2x40xbf16>, tensor<3x30x2x40xbf16>) -> tensor<3x2x20x30xf32>
  %bf16_i = stablehlo.convert %bf16_c : (tensor<3x2x20x30xf32>) -> tensor<3x2x20x30xi32>
  stablehlo.custom_call @check.expect_eq(%bf16_i, %exact) : (tensor<3x2x20x30xi32>, tensor<3x2x20x30xi32>) -> ()
  return
}
func.func private @p3() {
  %a0 = stablehlo.iota dim = 0 : tensor<4800xi32>
  %am = stablehlo.constant dense<7> : tensor<4800xi32>
  %a1 = stablehlo.remainder %a0, %am : tensor<4800xi32>
  %ah = stablehlo.constant dense<3> : tensor<4800xi32>
  %a2 = stablehlo.subtract %a1, %ah : tensor<4800xi32>
  %a = stablehlo.reshape %a2 : (tensor<4800xi32>) -> tensor<20x2x40x3xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<7200xi32>
  %bm = stablehlo.constant dense<5> : tensor<7200xi32>
  %b1 = stablehlo.remainder %b0, %bm : tensor<7200xi32>
  %bh = stablehlo.constant dense<2> : tensor<7200xi32>
  %b2 = stablehlo.subtract %b1, %bh : tensor<7200xi32>
  %b = stablehlo.reshape %b2 : (tensor<7200xi32>) -> tensor<40x30x3x2xi32>
  %exact = stablehlo.dot_general %a, %b, batching_dims = [3, 1] x [2, 3], contracting_dims = [2] x [0] : (tensor<20x2x40x3xi32>, tensor<40x30x3x2xi32>) -> tensor<3x2x20x30xi32>
  %f32_a = stablehlo.convert %a : (tensor<20x2x40x3xi32>) -> tensor<20x2x40x3xf32>
  %f32_b = stablehlo.convert %b : (tensor<40x30x3x2xi32>) -> tensor<40x30x3x2xf32>
  %f32_c = stablehlo.dot_general %f32_a, %f32_b, batching_dims = [3, 1] x [2, 3], contracting_dims = [2] x [0] : (tensor<20x2x40x3xf32>, tensor<40x30x3x2xf32>) -> tensor<3x2x20x30xf32>
  %f32_i = stablehlo.convert %f32_c : (tensor<3x2x20x30xf32>) -> tensor<3x2x20x30xi32>
  stablehlo.custom_call @check.expect_eq(%f32_i, %exact) : (tensor<3x2x20x30xi32>, tensor<3x2x20x30xi32>) -> ()
  %f64_a = stablehlo.convert %a : (tensor<20x2x40x3xi32>) -> tensor<20x2x40x3xf64>
  %f64_b = stablehlo.convert %b : (tensor<40x30x3x2xi32>) -> tensor<40x30x3x2xf64>
  %f64_c = stablehlo.dot_general %f64_a, %f64_b, batching_dims = [3, 1] x [2, 3], contracting_dims = [2] x [0] : (tensor<20x2x40x3xf64>, tensor<40x30x3x2xf64>) -> tensor<3x2x20x30xf64>
  %f64_i = stablehlo.convert %f64_c : (tensor<3x2x20x30xf64>) -> tensor<3x2x20x30xi32>
  stablehlo.custom_call @check.expect_eq(%f64_i, %exact) : (tensor<3x2x20x30xi32>, tensor<3x2x20x30xi32>) -> ()
  %bf16_a = stablehlo.convert %a : (tensor<20x2x40x3xi32>) -> tensor<20x2x40x3xbf16>
  %bf16_b = stablehlo.convert %b : (tensor<40x30x3x2xi32>) -> tensor<40x30x3x2xbf16>
  %bf16_c = stablehlo.dot_general %bf16_a, %bf16_b, batching_dims = [3, 1] x [2, 3], contracting_dims = [2] x [0] : (tensor<20x2x40x3xbf16>, tensor<40x30x3x2xbf16>) -> tensor<3x2x20x30xf32>
  %bf16_i = stablehlo.convert %bf16_c : (tensor<3x2x20x30xf32>) -> tensor<3x2x20x30xi32>
  stablehlo.custom_call @check.expect_eq(%bf16_i, %exact) : (tensor<3x2x20x30xi32>, tensor<3x2x20x30xi32>) -> ()
  return
}
func.func private @p4() {
  %a0 = stablehlo.iota dim = 0 : tensor<5120xi32>
  %am = stablehlo.constant dense<7> : tensor<5120xi32>
  %a1 = stablehlo.remainder %a0, %am : tensor<5120xi32>
  %ah = stablehlo.constant dense<3> : tensor<5120xi32>
  %a2 = stablehlo.subtract %a1, %ah : tensor<5120xi32>
  %a = stablehlo.reshape %a2 : (tensor<5120xi32>) -> tensor<4x10x8x16xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<3840xi32>
  %bm = stablehlo.constant dense<5> : tensor<3840xi32>
  %b1 = stablehlo.remainder %b0, %bm : tensor<3840xi32>
  %bh = stablehlo.constant dense<2> : tensor<3840xi32>
  %b2 = stablehlo.subtract %b1, %bh : tensor<3840xi32>
  %b = stablehlo.reshape %b2 : (tensor<3840xi32>) -> tensor<16x5x8x6xi32>
  %exact = stablehlo.dot_general %a, %b, contracting_dims = [2, 3] x [2, 0] : (tensor<4x10x8x16xi32>, tensor<16x5x8x6xi32>) -> tensor<4x10x5x6xi32>
  %f32_a = stablehlo.convert %a : (tensor<4x10x8x16xi32>) -> tensor<4x10x8x16xf32>
  %f32_b = stablehlo.convert %b : (tensor<16x5x8x6xi32>) -> tensor<16x5x8x6xf32>
  %f32_c = stablehlo.dot_general %f32_a, %f32_b, contracting_dims = [2, 3] x [2, 0] : (tensor<4x10x8x16xf32>, tensor<16x5x8x6xf32>) -> tensor<4x10x5x6xf32>
  %f32_i = stablehlo.convert %f32_c : (tensor<4x10x5x6xf32>) -> tensor<4x10x5x6xi32>
  stablehlo.custom_call @check.expect_eq(%f32_i, %exact) : (tensor<4x10x5x6xi32>, tensor<4x10x5x6xi32>) -> ()
  %f64_a = stablehlo.convert %a : (tensor<4x10x8x16xi32>) -> tensor<4x10x8x16xf64>
  %f64_b = stablehlo.convert %b : (tensor<16x5x8x6xi32>) -> tensor<16x5x8x6xf64>
  %f64_c = stablehlo.dot_general %f64_a, %f64_b, contracting_dims = [2, 3] x [2, 0] : (tensor<4x10x8x16xf64>, tensor<16x5x8x6xf64>) -> tensor<4x10x5x6xf64>
  %f64_i = stablehlo.convert %f64_c : (tensor<4x10x5x6xf64>) -> tensor<4x10x5x6xi32>
  stablehlo.custom_call @check.expect_eq(%f64_i, %exact) : (tensor<4x10x5x6xi32>, tensor<4x10x5x6xi32>) -> ()
  %bf16_a = stablehlo.convert %a : (tensor<4x10x8x16xi32>) -> tensor<4x10x8x16xbf16>
  %bf16_b = stablehlo.convert %b : (tensor<16x5x8x6xi32>) -> tensor<16x5x8x6xbf16>
  %bf16_c = stablehlo.dot_general %bf16_a, %bf16_b, contracting_dims = [2, 3] x [2, 0] : (tensor<4x10x8x16xbf16>, tensor<16x5x8x6xbf16>) -> tensor<4x10x5x6xf32>
  %bf16_i = stablehlo.convert %bf16_c : (tensor<4x10x5x6xf32>) -> tensor<4x10x5x6xi32>
  stablehlo.custom_call @check.expect_eq(%bf16_i, %exact) : (tensor<4x10x5x6xi32>, tensor<4x10x5x6xi32>) -> ()
  return
}
func.func private @p5() {
  %a0 = stablehlo.iota dim = 0 : tensor<60000xi32>
  %am = stablehlo.constant dense<7> : tensor<60000xi32>
  %a1 = stablehlo.remainder %a0, %am : tensor<60000xi32>
  %ah = stablehlo.constant dense<3> : tensor<60000xi32>
  %a2 = stablehlo.subtract %a1, %ah : tensor<60000xi32>
  %a = stablehlo.reshape %a2 : (tensor<60000xi32>) -> tensor<300x200xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<200xi32>
  %bm = stablehlo.constant dense<5> : tensor<200xi32>
  %b1 = stablehlo.remainder %b0, %bm : tensor<200xi32>
  %bh = stablehlo.constant dense<2> : tensor<200xi32>
  %b2 = stablehlo.subtract %b1, %bh : tensor<200xi32>
  %b = stablehlo.reshape %b2 : (tensor<200xi32>) -> tensor<200xi32>
  %exact = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<300x200xi32>, tensor<200xi32>) -> tensor<300xi32>
  %f32_a = stablehlo.convert %a : (tensor<300x200xi32>) -> tensor<300x200xf32>
  %f32_b = stablehlo.convert %b : (tensor<200xi32>) -> tensor<200xf32>
  %f32_c = stablehlo.dot_general %f32_a, %f32_b, contracting_dims = [1] x [0] : (tensor<300x200xf32>, tensor<200xf32>) -> tensor<300xf32>
  %f32_i = stablehlo.convert %f32_c : (tensor<300xf32>) -> tensor<300xi32>
  stablehlo.custom_call @check.expect_eq(%f32_i, %exact) : (tensor<300xi32>, tensor<300xi32>) -> ()
  %f64_a = stablehlo.convert %a : (tensor<300x200xi32>) -> tensor<300x200xf64>
  %f64_b = stablehlo.convert %b : (tensor<200xi32>) -> tensor<200xf64>
  %f64_c = stablehlo.dot_general %f64_a, %f64_b, contracting_dims = [1] x [0] : (tensor<300x200xf64>, tensor<200xf64>) -> tensor<300xf64>
  %f64_i = stablehlo.convert %f64_c : (tensor<300xf64>) -> tensor<300xi32>
  stablehlo.custom_call @check.expect_eq(%f64_i, %exact) : (tensor<300xi32>, tensor<300xi32>) -> ()
  %bf16_a = stablehlo.convert %a : (tensor<300x200xi32>) -> tensor<300x200xbf16>
  %bf16_b = stablehlo.convert %b : (tensor<200xi32>) -> tensor<200xbf16>
  %bf16_c = stablehlo.dot_general %bf16_a, %bf16_b, contracting_dims = [1] x [0] : (tensor<300x200xbf16>, tensor<200xbf16>) -> tensor<300xf32>
  %bf16_i = stablehlo.convert %bf16_c : (tensor<300xf32>) -> tensor<300xi32>
  stablehlo.custom_call @check.expect_eq(%bf16_i, %exact) : (tensor<300xi32>, tensor<300xi32>) -> ()
  return
}
func.func private @p6() {
  %a0 = stablehlo.iota dim = 0 : tensor<200xi32>
  %am = stablehlo.constant dense<7> : tensor<200xi32>
  %a1 = stablehlo.remainder %a0, %am : tensor<200xi32>
  %ah = stablehlo.constant dense<3> : tensor<200xi32>
  %a2 = stablehlo.subtract %a1, %ah : tensor<200xi32>
  %a = stablehlo.reshape %a2 : (tensor<200xi32>) -> tensor<200xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<60000xi32>
  %bm = stablehlo.constant dense<5> : tensor<60000xi32>
  %b1 = stablehlo.remainder %b0, %bm : tensor<60000xi32>
  %bh = stablehlo.constant dense<2> : tensor<60000xi32>
  %b2 = stablehlo.subtract %b1, %bh : tensor<60000xi32>
  %b = stablehlo.reshape %b2 : (tensor<60000xi32>) -> tensor<200x1x300xi32>
  %exact = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<200xi32>, tensor<200x1x300xi32>) -> tensor<1x300xi32>
  %f32_a = stablehlo.convert %a : (tensor<200xi32>) -> tensor<200xf32>
  %f32_b = stablehlo.convert %b : (tensor<200x1x300xi32>) -> tensor<200x1x300xf32>
  %f32_c = stablehlo.dot_general %f32_a, %f32_b, contracting_dims = [0] x [0] : (tensor<200xf32>, tensor<200x1x300xf32>) -> tensor<1x300xf32>
  %f32_i = stablehlo.convert %f32_c : (tensor<1x300xf32>) -> tensor<1x300xi32>
  stablehlo.custom_call @check.expect_eq(%f32_i, %exact) : (tensor<1x300xi32>, tensor<1x300xi32>) -> ()
  %f64_a = stablehlo.convert %a : (tensor<200xi32>) -> tensor<200xf64>
  %f64_b = stablehlo.convert %b : (tensor<200x1x300xi32>) -> tensor<200x1x300xf64>
  %f64_c = stablehlo.dot_general %f64_a, %f64_b, contracting_dims = [0] x [0] : (tensor<200xf64>, tensor<200x1x300xf64>) -> tensor<1x300xf64>
  %f64_i = stablehlo.convert %f64_c : (tensor<1x300xf64>) -> tensor<1x300xi32>
  stablehlo.custom_call @check.expect_eq(%f64_i, %exact) : (tensor<1x300xi32>, tensor<1x300xi32>) -> ()
  %bf16_a = stablehlo.convert %a : (tensor<200xi32>) -> tensor<200xbf16>
  %bf16_b = stablehlo.convert %b : (tensor<200x1x300xi32>) -> tensor<200x1x300xbf16>
  %bf16_c = stablehlo.dot_general %bf16_a, %bf16_b, contracting_dims = [0] x [0] : (tensor<200xbf16>, tensor<200x1x300xbf16>) -> tensor<1x300xf32>
  %bf16_i = stablehlo.convert %bf16_c : (tensor<1x300xf32>) -> tensor<1x300xi32>
  stablehlo.custom_call @check.expect_eq(%bf16_i, %exact) : (tensor<1x300xi32>, tensor<1x300xi32>) -> ()
  return
}
func.func private @p7() {
  %a0 = stablehlo.iota dim = 0 : tensor<4224xi32>
  %am = stablehlo.constant dense<7> : tensor<4224xi32>
  %a1 = stablehlo.remainder %a0, %am : tensor<4224xi32>
  %ah = stablehlo.constant dense<3> : tensor<4224xi32>
  %a2 = stablehlo.subtract %a1, %ah : tensor<4224xi32>
  %a = stablehlo.reshape %a2 : (tensor<4224xi32>) -> tensor<2x11x12x16xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<2880xi32>
  %bm = stablehlo.constant dense<5> : tensor<2880xi32>
  %b1 = stablehlo.remainder %b0, %bm : tensor<2880xi32>
  %bh = stablehlo.constant dense<2> : tensor<2880xi32>
  %b2 = stablehlo.subtract %b1, %bh : tensor<2880xi32>
  %b = stablehlo.reshape %b2 : (tensor<2880xi32>) -> tensor<3x3x16x20xi32>
  %exact = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[1, 1], [2, 0]], lhs_dilate = [1, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x12x16xi32>, tensor<3x3x16x20xi32>) -> tensor<2x11x12x20xi32>
  %f32_a = stablehlo.convert %a : (tensor<2x11x12x16xi32>) -> tensor<2x11x12x16xf32>
  %f32_b = stablehlo.convert %b : (tensor<3x3x16x20xi32>) -> tensor<3x3x16x20xf32>
  %f32_c = stablehlo.convolution(%f32_a, %f32_b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[1, 1], [2, 0]], lhs_dilate = [1, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x12x16xf32>, tensor<3x3x16x20xf32>) -> tensor<2x11x12x20xf32>
  %f32_i = stablehlo.convert %f32_c : (tensor<2x11x12x20xf32>) -> tensor<2x11x12x20xi32>
  stablehlo.custom_call @check.expect_eq(%f32_i, %exact) : (tensor<2x11x12x20xi32>, tensor<2x11x12x20xi32>) -> ()
  %f64_a = stablehlo.convert %a : (tensor<2x11x12x16xi32>) -> tensor<2x11x12x16xf64>
  %f64_b = stablehlo.convert %b : (tensor<3x3x16x20xi32>) -> tensor<3x3x16x20xf64>
  %f64_c = stablehlo.convolution(%f64_a, %f64_b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[1, 1], [2, 0]], lhs_dilate = [1, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x12x16xf64>, tensor<3x3x16x20xf64>) -> tensor<2x11x12x20xf64>
  %f64_i = stablehlo.convert %f64_c : (tensor<2x11x12x20xf64>) -> tensor<2x11x12x20xi32>
  stablehlo.custom_call @check.expect_eq(%f64_i, %exact) : (tensor<2x11x12x20xi32>, tensor<2x11x12x20xi32>) -> ()
  return
}
func.func private @p8() {
  %a0 = stablehlo.iota dim = 0 : tensor<4224xi32>
  %am = stablehlo.constant dense<7> : tensor<4224xi32>
  %a1 = stablehlo.remainder %a0, %am : tensor<4224xi32>
  %ah = stablehlo.constant dense<3> : tensor<4224xi32>
  %a2 = stablehlo.subtract %a1, %ah : tensor<4224xi32>
  %a = stablehlo.reshape %a2 : (tensor<4224xi32>) -> tensor<2x16x11x12xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<2880xi32>
  %bm = stablehlo.constant dense<5> : tensor<2880xi32>
  %b1 = stablehlo.remainder %b0, %bm : tensor<2880xi32>
  %bh = stablehlo.constant dense<2> : tensor<2880xi32>
  %b2 = stablehlo.subtract %b1, %bh : tensor<2880xi32>
  %b = stablehlo.reshape %b2 : (tensor<2880xi32>) -> tensor<20x16x3x3xi32>
  %exact = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 1], [2, 0]], lhs_dilate = [1, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x11x12xi32>, tensor<20x16x3x3xi32>) -> tensor<2x20x11x12xi32>
  %f32_a = stablehlo.convert %a : (tensor<2x16x11x12xi32>) -> tensor<2x16x11x12xf32>
  %f32_b = stablehlo.convert %b : (tensor<20x16x3x3xi32>) -> tensor<20x16x3x3xf32>
  %f32_c = stablehlo.convolution(%f32_a, %f32_b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 1], [2, 0]], lhs_dilate = [1, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x11x12xf32>, tensor<20x16x3x3xf32>) -> tensor<2x20x11x12xf32>
  %f32_i = stablehlo.convert %f32_c : (tensor<2x20x11x12xf32>) -> tensor<2x20x11x12xi32>
  stablehlo.custom_call @check.expect_eq(%f32_i, %exact) : (tensor<2x20x11x12xi32>, tensor<2x20x11x12xi32>) -> ()
  %f64_a = stablehlo.convert %a : (tensor<2x16x11x12xi32>) -> tensor<2x16x11x12xf64>
  %f64_b = stablehlo.convert %b : (tensor<20x16x3x3xi32>) -> tensor<20x16x3x3xf64>
  %f64_c = stablehlo.convolution(%f64_a, %f64_b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 1], [2, 0]], lhs_dilate = [1, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x11x12xf64>, tensor<20x16x3x3xf64>) -> tensor<2x20x11x12xf64>
  %f64_i = stablehlo.convert %f64_c : (tensor<2x20x11x12xf64>) -> tensor<2x20x11x12xi32>
  stablehlo.custom_call @check.expect_eq(%f64_i, %exact) : (tensor<2x20x11x12xi32>, tensor<2x20x11x12xi32>) -> ()
  return
}
func.func @main() {
  func.call @p0() : () -> ()
  func.call @p1() : () -> ()
  func.call @p2() : () -> ()
  func.call @p3() : () -> ()
  func.call @p4() : () -> ()
  func.call @p5() : () -> ()
  func.call @p6() : () -> ()
  func.call @p7() : () -> ()
  func.call @p8() : () -> ()
  return
}
