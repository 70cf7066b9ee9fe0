// rng_bit_generator: what XLA makes of the same states.
func.func @main() {
  %c1 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v2:2 = stablehlo.rng_bit_generator %c1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  %c3 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v4:2 = stablehlo.rng_bit_generator %c3, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  %c5 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v6:2 = stablehlo.rng_bit_generator %c5, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  %c7 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v8:2 = stablehlo.rng_bit_generator %c7, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  %c9 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v10:2 = stablehlo.rng_bit_generator %c9, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui64>)
  %c11 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v12:2 = stablehlo.rng_bit_generator %c11, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>)
  %c13 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v14:2 = stablehlo.rng_bit_generator %c13, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
  %c15 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v16:2 = stablehlo.rng_bit_generator %c15, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui32>)
  %c17 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v18:2 = stablehlo.rng_bit_generator %c17, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1xui32>)
  %c19 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v20:2 = stablehlo.rng_bit_generator %c19, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x5xui32>)
  %c21 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v22:2 = stablehlo.rng_bit_generator %c21, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  %c23 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v24:2 = stablehlo.rng_bit_generator %c23, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  %c25 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v26:2 = stablehlo.rng_bit_generator %c25, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  %c27 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v28:2 = stablehlo.rng_bit_generator %c27, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  %c29 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v30:2 = stablehlo.rng_bit_generator %c29, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui64>)
  %c31 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v32:2 = stablehlo.rng_bit_generator %c31, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>)
  %c33 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v34:2 = stablehlo.rng_bit_generator %c33, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
  %c35 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v36:2 = stablehlo.rng_bit_generator %c35, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui32>)
  %c37 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v38:2 = stablehlo.rng_bit_generator %c37, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1xui32>)
  %c39 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v40:2 = stablehlo.rng_bit_generator %c39, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x5xui32>)
  %c41 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v42:2 = stablehlo.rng_bit_generator %c41, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  %c43 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v44:2 = stablehlo.rng_bit_generator %c43, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  %c45 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v46:2 = stablehlo.rng_bit_generator %c45, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  %c47 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v48:2 = stablehlo.rng_bit_generator %c47, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  %c49 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v50:2 = stablehlo.rng_bit_generator %c49, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui64>)
  %c51 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v52:2 = stablehlo.rng_bit_generator %c51, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>)
  %c53 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v54:2 = stablehlo.rng_bit_generator %c53, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
  %c55 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v56:2 = stablehlo.rng_bit_generator %c55, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui32>)
  %c57 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v58:2 = stablehlo.rng_bit_generator %c57, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1xui32>)
  %c59 = stablehlo.constant dense<"0xEFCDAB9078563412FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  %v60:2 = stablehlo.rng_bit_generator %c59, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x5xui32>)
  %c61 = stablehlo.constant dense<"0x0300000000000000FEFFFFFFFFFFFFFF0900000000000000"> : tensor<3xui64>
  %v62:2 = stablehlo.rng_bit_generator %c61, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<13xui32>)
  %e0 = stablehlo.constant dense<"0xEFCDAB9078563412FFFFFFFFFFFFFFFF"> : tensor<2xui64>
  check.expect_eq %v2#0, %e0 : tensor<2xui64>, tensor<2xui64>
  %e1 = stablehlo.constant dense<"0xB73B0981"> : tensor<ui32>
  check.expect_eq %v2#1, %e1 : tensor<ui32>, tensor<ui32>
  %e2 = stablehlo.constant dense<"0xEFCDAB90785634120100000000000000"> : tensor<2xui64>
  check.expect_eq %v4#0, %e2 : tensor<2xui64>, tensor<2xui64>
  %e3 = stablehlo.constant dense<"0xB73B098153A7285521A6FA64A36AF8B98028C112"> : tensor<5xui32>
  check.expect_eq %v4#1, %e3 : tensor<5xui32>, tensor<5xui32>
  %e4 = stablehlo.constant dense<"0xEFCDAB90785634120400000000000000"> : tensor<2xui64>
  check.expect_eq %v6#0, %e4 : tensor<2xui64>, tensor<2xui64>
  %e5 = stablehlo.constant dense<"0xB73B098153A7285521A6FA64A36AF8B98028C1126B3CAB4E534C85FF608014000535276C6ED48FB97DE5928D0F8B4ACD"> : tensor<3x4xui32>
  check.expect_eq %v6#1, %e5 : tensor<3x4xui32>, tensor<3x4xui32>
  %e6 = stablehlo.constant dense<"0xEFCDAB90785634120300000000000000"> : tensor<2xui64>
  check.expect_eq %v8#0, %e6 : tensor<2xui64>, tensor<2xui64>
  %e7 = stablehlo.constant dense<"0xB73B098153A7285521A6FA64A36AF8B98028C1126B3CAB4E534C85FF608014000535276C6ED48FB9"> : tensor<5xui64>
  check.expect_eq %v8#1, %e7 : tensor<5xui64>, tensor<5xui64>
  %e8 = stablehlo.constant dense<"0xEFCDAB90785634120700000000000000"> : tensor<2xui64>
  check.expect_eq %v10#0, %e8 : tensor<2xui64>, tensor<2xui64>
  %e9 = stablehlo.constant dense<"0xB73B098153A7285521A6FA64A36AF8B98028C1126B3CAB4E534C85FF608014000535276C6ED48FB97DE5928D0F8B4ACD2651BE30E65E60B1E29FEA389D9D2E4F366D8116B82F73D5"> : tensor<3x3xui64>
  check.expect_eq %v10#1, %e9 : tensor<3x3xui64>, tensor<3x3xui64>
  %e10 = stablehlo.constant dense<"0xEFCDAB90785634120200000000000000"> : tensor<2xui64>
  check.expect_eq %v12#0, %e10 : tensor<2xui64>, tensor<2xui64>
  %e11 = stablehlo.constant dense<"0xB75321A3806B53"> : tensor<7xui8>
  check.expect_eq %v12#1, %e11 : tensor<7xui8>, tensor<7xui8>
  %e12 = stablehlo.constant dense<"0xEFCDAB90785634120700000000000000"> : tensor<2xui64>
  check.expect_eq %v14#0, %e12 : tensor<2xui64>, tensor<2xui64>
  %e13 = stablehlo.constant dense<"0xB73B53A721A6A36A8028534C608005356ED47DE52651E65EE29F9D9D366D"> : tensor<3x5xui16>
  check.expect_eq %v14#1, %e13 : tensor<3x5xui16>, tensor<3x5xui16>
  %e14 = stablehlo.constant dense<"0xEFCDAB90785634123A00000000000000"> : tensor<2xui64>
  check.expect_eq %v16#0, %e14 : tensor<2xui64>, tensor<2xui64>
  %e15 = stablehlo.constant dense<"0xB73B098153A7285521A6FA64A36AF8B98028C1126B3CAB4E534C85FF0535276C6ED48FB97DE5928D0F8B4ACD2651BE30E65E60B1E29FEA38366D8116B82F73D55DD2779D9765869B65C14A2ED2D252B4B64A7AF1DF9D77645A3B7B2F0CE184C4072843E10C2FD8CC0C9D47AFCF96A49BCD305588DF4236779D586B2DB2714076DB5D237E9C3C12DFFAE3E47CAF3C67285C2ACABE93CB7BA2CC4BBBCF960A8D6E458F9B5ABA3C79C1502C89C2D8C34A986582ACC7FDE1236C6F074C72E5CC83CF899594F7F05E6E8589FF539F6F92F6FAB6BA486BD4ECCD64EBB3FF51BF5CDEAA993C08231C2090C13A217079E967310006F08A388B70B043881047A9367C2B1CC55BA4E83ECC61C2B71C414B865E15E087EA4585587CF219D601DC1BEE98268EA9948BA7045565B1FBB51675DA50C3610E167F7B76474ADF7812C9608A023912B17CF564DF80EE3EF165BE2C9B90C8F8B70EEEA9D4B50C4E7A8B682F14BDF3484FC412D31C6346E73BBF99ABF1A68442B98B6985B3EEDC7E7BC3D9771EF09BA5ECEDC1E380886A9F892285ED56B7C1C0E97E338E4E09E7724FDF5D9D2F3ADC6F6BF07FA0"> : tensor<3x5x7xui32>
  check.expect_eq %v16#1, %e15 : tensor<3x5x7xui32>, tensor<3x5x7xui32>
  %e16 = stablehlo.constant dense<"0xEFCDAB9078563412FFFFFFFFFFFFFFFF"> : tensor<2xui64>
  check.expect_eq %v18#0, %e16 : tensor<2xui64>, tensor<2xui64>
  %e17 = stablehlo.constant dense<"0xB73B0981"> : tensor<1x1xui32>
  check.expect_eq %v18#1, %e17 : tensor<1x1xui32>, tensor<1x1xui32>
  %e18 = stablehlo.constant dense<"0xEFCDAB90785634120D00000000000000"> : tensor<2xui64>
  check.expect_eq %v20#0, %e18 : tensor<2xui64>, tensor<2xui64>
  %e19 = stablehlo.constant dense<"0xB73B098121A6FA648028C112534C85FF0535276C53A72855A36AF8B96B3CAB4E608014006ED48FB97DE5928D2651BE30E29FEA38366D81165DD2779D0F8B4ACDE65E60B19D9D2E4FB82F73D59765869B65C14A2EB64A7AF1DF9D77640CE184C40C2FD8CCD2D252B4A0BE75935A3B7B2F072843E10C9D47AF"> : tensor<3x2x5xui32>
  check.expect_eq %v20#1, %e19 : tensor<3x2x5xui32>, tensor<3x2x5xui32>
  %e20 = stablehlo.constant dense<"0xEFCDAB9078563412FFFFFFFFFFFFFFFF"> : tensor<2xui64>
  check.expect_eq %v22#0, %e20 : tensor<2xui64>, tensor<2xui64>
  %e21 = stablehlo.constant dense<"0x10965A3C"> : tensor<ui32>
  check.expect_eq %v22#1, %e21 : tensor<ui32>, tensor<ui32>
  %e22 = stablehlo.constant dense<"0xEFCDAB90785634120000000000000000"> : tensor<2xui64>
  check.expect_eq %v24#0, %e22 : tensor<2xui64>, tensor<2xui64>
  %e23 = stablehlo.constant dense<"0x10965A3CEDDFFC3F8FB3413C6D02447E55F1DB3F"> : tensor<5xui32>
  check.expect_eq %v24#1, %e23 : tensor<5xui32>, tensor<5xui32>
  %e24 = stablehlo.constant dense<"0xEFCDAB90785634120100000000000000"> : tensor<2xui64>
  check.expect_eq %v26#0, %e24 : tensor<2xui64>, tensor<2xui64>
  %e25 = stablehlo.constant dense<"0x10965A3CEDDFFC3F8FB3413C6D02447E55F1DB3FB806863790AAFEFC028444DACB86639A804330D6984D668BCDCDF68B"> : tensor<3x4xui32>
  check.expect_eq %v26#1, %e25 : tensor<3x4xui32>, tensor<3x4xui32>
  %e26 = stablehlo.constant dense<"0xEFCDAB90785634120100000000000000"> : tensor<2xui64>
  check.expect_eq %v28#0, %e26 : tensor<2xui64>, tensor<2xui64>
  %e27 = stablehlo.constant dense<"0x10965A3CEDDFFC3F8FB3413C6D02447E55F1DB3FB806863790AAFEFC028444DACB86639A804330D6"> : tensor<5xui64>
  check.expect_eq %v28#1, %e27 : tensor<5xui64>, tensor<5xui64>
  %e28 = stablehlo.constant dense<"0xEFCDAB90785634120300000000000000"> : tensor<2xui64>
  check.expect_eq %v30#0, %e28 : tensor<2xui64>, tensor<2xui64>
  %e29 = stablehlo.constant dense<"0x10965A3CEDDFFC3F8FB3413C6D02447E55F1DB3FB806863790AAFEFC028444DACB86639A804330D6984D668BCDCDF68B6A07C3A49DD8B6FA8A18391786429DA898DFDA799DFA57BF"> : tensor<3x3xui64>
  check.expect_eq %v30#1, %e29 : tensor<3x3xui64>, tensor<3x3xui64>
  %e30 = stablehlo.constant dense<"0xEFCDAB90785634120000000000000000"> : tensor<2xui64>
  check.expect_eq %v32#0, %e30 : tensor<2xui64>, tensor<2xui64>
  %e31 = stablehlo.constant dense<"0x10ED8F6D55B890"> : tensor<7xui8>
  check.expect_eq %v32#1, %e31 : tensor<7xui8>, tensor<7xui8>
  %e32 = stablehlo.constant dense<"0xEFCDAB90785634120200000000000000"> : tensor<2xui64>
  check.expect_eq %v34#0, %e32 : tensor<2xui64>, tensor<2xui64>
  %e33 = stablehlo.constant dense<"0x1096EDDF8FB36D0255F1B80690AA0284CB868043984DCDCD6A079DD88A18"> : tensor<3x5xui16>
  check.expect_eq %v34#1, %e33 : tensor<3x5xui16>, tensor<3x5xui16>
  %e34 = stablehlo.constant dense<"0xEFCDAB90785634121900000000000000"> : tensor<2xui64>
  check.expect_eq %v36#0, %e34 : tensor<2xui64>, tensor<2xui64>
  %e35 = stablehlo.constant dense<"0x10965A3CEDDFFC3F8FB3413C6D02447E55F1DB3FB806863790AAFEFC028444DACB86639A804330D6984D668BCDCDF68B6A07C3A49DD8B6FA8A18391786429DA898DFDA799DFA57BFAFB63DB19742C8E854296E22D6E9749D06E0A467C45CEBA78B88651B4D3D5E180C99B5EAA00E9AD2035725A430C5C325619A2B688246AC8C60270A4F4A2C0FADDBA8B4E6312C96C5B338CB80708BB2183EE9A10D0C8881037B3F5FE8318DE5362436BACDD4F3A0DFD60225A6A89BE697AD5BA1B643121935A60694BF1CF1208E85D8F6A1E9291C6935C0FBF2258956EA93FB24BEC89B9E2228B782CF2E78457B41D689D95D263A6DA22EB38AC33B34DA9ADD784ED5F5FDC7F54C9982FDB5DD70CBCBDE5734DC5896BAA326D22D67E7E48D62AA71063CF6228ECA8C0B6D65F71E8B0842E50E2898DDF4399D3EA00D73831455FAD5412D26E9A1A91777FD1B8619484C32B7F537805B53DC497DFACC143C332D941FCFA57EA0E14CD0F2C826AA7811E8211AD2BFA7A548007716031004F591AD271FD3EDD9F44DB9E0545260604932282F20FF40990BBB3A887C7A6AA35DE88B466F7152069C0FE8FBA5"> : tensor<3x5x7xui32>
  check.expect_eq %v36#1, %e35 : tensor<3x5x7xui32>, tensor<3x5x7xui32>
  %e36 = stablehlo.constant dense<"0xEFCDAB9078563412FFFFFFFFFFFFFFFF"> : tensor<2xui64>
  check.expect_eq %v38#0, %e36 : tensor<2xui64>, tensor<2xui64>
  %e37 = stablehlo.constant dense<"0x10965A3C"> : tensor<1x1xui32>
  check.expect_eq %v38#1, %e37 : tensor<1x1xui32>, tensor<1x1xui32>
  %e38 = stablehlo.constant dense<"0xEFCDAB90785634120600000000000000"> : tensor<2xui64>
  check.expect_eq %v40#0, %e38 : tensor<2xui64>, tensor<2xui64>
  %e39 = stablehlo.constant dense<"0x10965A3CEDDFFC3F8FB3413C6D02447E55F1DB3FB806863790AAFEFC028444DACB86639A804330D6984D668BCDCDF68B6A07C3A49DD8B6FA8A18391786429DA898DFDA799DFA57BFAFB63DB19742C8E854296E22D6E9749D06E0A467C45CEBA78B88651B4D3D5E180C99B5EAA00E9AD2035725A430C5C325"> : tensor<3x2x5xui32>
  check.expect_eq %v40#1, %e39 : tensor<3x2x5xui32>, tensor<3x2x5xui32>
  %e40 = stablehlo.constant dense<"0xEFCDAB9078563412FFFFFFFFFFFFFFFF"> : tensor<2xui64>
  check.expect_eq %v42#0, %e40 : tensor<2xui64>, tensor<2xui64>
  %e41 = stablehlo.constant dense<"0x10965A3C"> : tensor<ui32>
  check.expect_eq %v42#1, %e41 : tensor<ui32>, tensor<ui32>
  %e42 = stablehlo.constant dense<"0xEFCDAB90785634120000000000000000"> : tensor<2xui64>
  check.expect_eq %v44#0, %e42 : tensor<2xui64>, tensor<2xui64>
  %e43 = stablehlo.constant dense<"0x10965A3CEDDFFC3F8FB3413C6D02447E55F1DB3F"> : tensor<5xui32>
  check.expect_eq %v44#1, %e43 : tensor<5xui32>, tensor<5xui32>
  %e44 = stablehlo.constant dense<"0xEFCDAB90785634120100000000000000"> : tensor<2xui64>
  check.expect_eq %v46#0, %e44 : tensor<2xui64>, tensor<2xui64>
  %e45 = stablehlo.constant dense<"0x10965A3CEDDFFC3F8FB3413C6D02447E55F1DB3FB806863790AAFEFC028444DACB86639A804330D6984D668BCDCDF68B"> : tensor<3x4xui32>
  check.expect_eq %v46#1, %e45 : tensor<3x4xui32>, tensor<3x4xui32>
  %e46 = stablehlo.constant dense<"0xEFCDAB90785634120100000000000000"> : tensor<2xui64>
  check.expect_eq %v48#0, %e46 : tensor<2xui64>, tensor<2xui64>
  %e47 = stablehlo.constant dense<"0x10965A3CEDDFFC3F8FB3413C6D02447E55F1DB3FB806863790AAFEFC028444DACB86639A804330D6"> : tensor<5xui64>
  check.expect_eq %v48#1, %e47 : tensor<5xui64>, tensor<5xui64>
  %e48 = stablehlo.constant dense<"0xEFCDAB90785634120300000000000000"> : tensor<2xui64>
  check.expect_eq %v50#0, %e48 : tensor<2xui64>, tensor<2xui64>
  %e49 = stablehlo.constant dense<"0x10965A3CEDDFFC3F8FB3413C6D02447E55F1DB3FB806863790AAFEFC028444DACB86639A804330D6984D668BCDCDF68B6A07C3A49DD8B6FA8A18391786429DA898DFDA799DFA57BF"> : tensor<3x3xui64>
  check.expect_eq %v50#1, %e49 : tensor<3x3xui64>, tensor<3x3xui64>
  %e50 = stablehlo.constant dense<"0xEFCDAB90785634120000000000000000"> : tensor<2xui64>
  check.expect_eq %v52#0, %e50 : tensor<2xui64>, tensor<2xui64>
  %e51 = stablehlo.constant dense<"0x10ED8F6D55B890"> : tensor<7xui8>
  check.expect_eq %v52#1, %e51 : tensor<7xui8>, tensor<7xui8>
  %e52 = stablehlo.constant dense<"0xEFCDAB90785634120200000000000000"> : tensor<2xui64>
  check.expect_eq %v54#0, %e52 : tensor<2xui64>, tensor<2xui64>
  %e53 = stablehlo.constant dense<"0x1096EDDF8FB36D0255F1B80690AA0284CB868043984DCDCD6A079DD88A18"> : tensor<3x5xui16>
  check.expect_eq %v54#1, %e53 : tensor<3x5xui16>, tensor<3x5xui16>
  %e54 = stablehlo.constant dense<"0xEFCDAB90785634121900000000000000"> : tensor<2xui64>
  check.expect_eq %v56#0, %e54 : tensor<2xui64>, tensor<2xui64>
  %e55 = stablehlo.constant dense<"0x10965A3CEDDFFC3F8FB3413C6D02447E55F1DB3FB806863790AAFEFC028444DACB86639A804330D6984D668BCDCDF68B6A07C3A49DD8B6FA8A18391786429DA898DFDA799DFA57BFAFB63DB19742C8E854296E22D6E9749D06E0A467C45CEBA78B88651B4D3D5E180C99B5EAA00E9AD2035725A430C5C325619A2B688246AC8C60270A4F4A2C0FADDBA8B4E6312C96C5B338CB80708BB2183EE9A10D0C8881037B3F5FE8318DE5362436BACDD4F3A0DFD60225A6A89BE697AD5BA1B643121935A60694BF1CF1208E85D8F6A1E9291C6935C0FBF2258956EA93FB24BEC89B9E2228B782CF2E78457B41D689D95D263A6DA22EB38AC33B34DA9ADD784ED5F5FDC7F54C9982FDB5DD70CBCBDE5734DC5896BAA326D22D67E7E48D62AA71063CF6228ECA8C0B6D65F71E8B0842E50E2898DDF4399D3EA00D73831455FAD5412D26E9A1A91777FD1B8619484C32B7F537805B53DC497DFACC143C332D941FCFA57EA0E14CD0F2C826AA7811E8211AD2BFA7A548007716031004F591AD271FD3EDD9F44DB9E0545260604932282F20FF40990BBB3A887C7A6AA35DE88B466F7152069C0FE8FBA5"> : tensor<3x5x7xui32>
  check.expect_eq %v56#1, %e55 : tensor<3x5x7xui32>, tensor<3x5x7xui32>
  %e56 = stablehlo.constant dense<"0xEFCDAB9078563412FFFFFFFFFFFFFFFF"> : tensor<2xui64>
  check.expect_eq %v58#0, %e56 : tensor<2xui64>, tensor<2xui64>
  %e57 = stablehlo.constant dense<"0x10965A3C"> : tensor<1x1xui32>
  check.expect_eq %v58#1, %e57 : tensor<1x1xui32>, tensor<1x1xui32>
  %e58 = stablehlo.constant dense<"0xEFCDAB90785634120600000000000000"> : tensor<2xui64>
  check.expect_eq %v60#0, %e58 : tensor<2xui64>, tensor<2xui64>
  %e59 = stablehlo.constant dense<"0x10965A3CEDDFFC3F8FB3413C6D02447E55F1DB3FB806863790AAFEFC028444DACB86639A804330D6984D668BCDCDF68B6A07C3A49DD8B6FA8A18391786429DA898DFDA799DFA57BFAFB63DB19742C8E854296E22D6E9749D06E0A467C45CEBA78B88651B4D3D5E180C99B5EAA00E9AD2035725A430C5C325"> : tensor<3x2x5xui32>
  check.expect_eq %v60#1, %e59 : tensor<3x2x5xui32>, tensor<3x2x5xui32>
  %e60 = stablehlo.constant dense<"0x030000000000000002000000000000000A00000000000000"> : tensor<3xui64>
  check.expect_eq %v62#0, %e60 : tensor<3xui64>, tensor<3xui64>
  %e61 = stablehlo.constant dense<"0x40DDB278DB785E58C976C3E171579B783287EE096ED5156036DB5EED0E2996D2851C525AB15E3EAE85A983D2922567D2E8A5CC12"> : tensor<13xui32>
  check.expect_eq %v62#1, %e61 : tensor<13xui32>, tensor<13xui32>
  return
}
