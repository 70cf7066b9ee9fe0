#loc = loc(unknown)
#loc1 = loc("a")
#loc2 = loc(fused<1 : i64>[#loc])
#loc3 = loc(fused<1 : i64>[#loc, #loc1])
#loc4 = loc(fused<2 : i64>[#loc2, #loc1])
module {
  "x.op"() {a = dense<1.333710e-31> : tensor<1xtf32>, b = dense<1.000000e+00> : tensor<0xf6E2M3FN>, c = dense<[1.000000e+00, 2.500000e-01]> : tensor<2xf6E2M3FN>, d = dense<1.000000e+00> : tensor<3xf4E2M1FN>} : () -> ()
  "x.op"() {a = #loc2, b = #loc2, c = #loc3, d = #loc4, e = #loc2} : () -> ()
}
