// sdyrt-opt -allow-unregistered-dialect
// Bits above the width of floats, and fused locations of nothing that is known.
"x.op"() {a = dense<"0x6961D0"> : tensor<1xtf32>, b = dense<"0x48"> : tensor<0xf6E2M3FN>,
          c = dense<"0x4842"> : tensor<2xf6E2M3FN>, d = dense<"0xF2"> : tensor<3xf4E2M1FN>} : () -> ()
"x.op"() {a = loc(fused<1>[unknown]), b = loc(fused<1>[]), c = loc(fused<1>[fused<1>[], "a"]),
          d = loc(fused<2>[fused<1>[], "a"]), e = loc(fused[fused<1>[], unknown])} : () -> ()
