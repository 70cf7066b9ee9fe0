"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=4, "b"=2, "c"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "id"}> ({
  ^bb0(%arg143: tensor<2x3xf32>):
    "func.return"(%arg143) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f0"}> ({
  ^bb0(%arg142: tensor<2x3xf32>):
    %100 = "stablehlo.abs"(%arg142) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%100) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f1"}> ({
  ^bb0(%arg141: tensor<2x3xf32>):
    %99 = "stablehlo.abs"(%arg141) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%99) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f2"}> ({
  ^bb0(%arg140: tensor<2x3xf32>):
    %98 = "stablehlo.cbrt"(%arg140) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%98) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f3"}> ({
  ^bb0(%arg139: tensor<2x3xf32>):
    %97 = "stablehlo.cbrt"(%arg139) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%97) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f4"}> ({
  ^bb0(%arg138: tensor<2x3xf32>):
    %96 = "stablehlo.ceil"(%arg138) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%96) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f5"}> ({
  ^bb0(%arg137: tensor<2x3xf32>):
    %95 = "stablehlo.ceil"(%arg137) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%95) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f6"}> ({
  ^bb0(%arg136: tensor<2x3xf32>):
    %94 = "stablehlo.cosine"(%arg136) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%94) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f7"}> ({
  ^bb0(%arg135: tensor<2x3xf32>):
    %93 = "stablehlo.cosine"(%arg135) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%93) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f8"}> ({
  ^bb0(%arg134: tensor<2x3xf32>):
    %92 = "stablehlo.exponential"(%arg134) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%92) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f9"}> ({
  ^bb0(%arg133: tensor<2x3xf32>):
    %91 = "stablehlo.exponential"(%arg133) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%91) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f10"}> ({
  ^bb0(%arg132: tensor<2x3xf32>):
    %90 = "stablehlo.exponential_minus_one"(%arg132) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%90) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f11"}> ({
  ^bb0(%arg131: tensor<2x3xf32>):
    %89 = "stablehlo.exponential_minus_one"(%arg131) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%89) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f12"}> ({
  ^bb0(%arg130: tensor<2x3xf32>):
    %88 = "stablehlo.floor"(%arg130) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%88) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f13"}> ({
  ^bb0(%arg129: tensor<2x3xf32>):
    %87 = "stablehlo.floor"(%arg129) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%87) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f14"}> ({
  ^bb0(%arg128: tensor<2x3xf32>):
    %86 = "stablehlo.log"(%arg128) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%86) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f15"}> ({
  ^bb0(%arg127: tensor<2x3xf32>):
    %85 = "stablehlo.log"(%arg127) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%85) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f16"}> ({
  ^bb0(%arg126: tensor<2x3xf32>):
    %84 = "stablehlo.log_plus_one"(%arg126) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%84) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f17"}> ({
  ^bb0(%arg125: tensor<2x3xf32>):
    %83 = "stablehlo.log_plus_one"(%arg125) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%83) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f18"}> ({
  ^bb0(%arg124: tensor<2x3xf32>):
    %82 = "stablehlo.logistic"(%arg124) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%82) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f19"}> ({
  ^bb0(%arg123: tensor<2x3xf32>):
    %81 = "stablehlo.logistic"(%arg123) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%81) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f20"}> ({
  ^bb0(%arg122: tensor<2x3xf32>):
    %80 = "stablehlo.negate"(%arg122) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%80) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f21"}> ({
  ^bb0(%arg121: tensor<2x3xf32>):
    %79 = "stablehlo.negate"(%arg121) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%79) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f22"}> ({
  ^bb0(%arg120: tensor<2x3xf32>):
    %78 = "stablehlo.round_nearest_afz"(%arg120) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%78) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f23"}> ({
  ^bb0(%arg119: tensor<2x3xf32>):
    %77 = "stablehlo.round_nearest_afz"(%arg119) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%77) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f24"}> ({
  ^bb0(%arg118: tensor<2x3xf32>):
    %76 = "stablehlo.round_nearest_even"(%arg118) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%76) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f25"}> ({
  ^bb0(%arg117: tensor<2x3xf32>):
    %75 = "stablehlo.round_nearest_even"(%arg117) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%75) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f26"}> ({
  ^bb0(%arg116: tensor<2x3xf32>):
    %74 = "stablehlo.rsqrt"(%arg116) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%74) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f27"}> ({
  ^bb0(%arg115: tensor<2x3xf32>):
    %73 = "stablehlo.rsqrt"(%arg115) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%73) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f28"}> ({
  ^bb0(%arg114: tensor<2x3xf32>):
    %72 = "stablehlo.sign"(%arg114) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%72) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f29"}> ({
  ^bb0(%arg113: tensor<2x3xf32>):
    %71 = "stablehlo.sign"(%arg113) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%71) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f30"}> ({
  ^bb0(%arg112: tensor<2x3xf32>):
    %70 = "stablehlo.sine"(%arg112) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%70) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f31"}> ({
  ^bb0(%arg111: tensor<2x3xf32>):
    %69 = "stablehlo.sine"(%arg111) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%69) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f32"}> ({
  ^bb0(%arg110: tensor<2x3xf32>):
    %68 = "stablehlo.sqrt"(%arg110) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%68) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f33"}> ({
  ^bb0(%arg109: tensor<2x3xf32>):
    %67 = "stablehlo.sqrt"(%arg109) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%67) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f34"}> ({
  ^bb0(%arg108: tensor<2x3xf32>):
    %66 = "stablehlo.tan"(%arg108) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%66) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f35"}> ({
  ^bb0(%arg107: tensor<2x3xf32>):
    %65 = "stablehlo.tan"(%arg107) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%65) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f36"}> ({
  ^bb0(%arg106: tensor<2x3xf32>):
    %64 = "stablehlo.tanh"(%arg106) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%64) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f37"}> ({
  ^bb0(%arg105: tensor<2x3xf32>):
    %63 = "stablehlo.tanh"(%arg105) {a = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%63) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f38"}> ({
  ^bb0(%arg104: tensor<2x3xf32>):
    %62 = "stablehlo.cbrt"(%arg104) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%62) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f39"}> ({
  ^bb0(%arg103: tensor<2x3xf32>):
    %61 = "stablehlo.cosine"(%arg103) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%61) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f40"}> ({
  ^bb0(%arg102: tensor<2x3xf32>):
    %60 = "stablehlo.exponential"(%arg102) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%60) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f41"}> ({
  ^bb0(%arg101: tensor<2x3xf32>):
    %59 = "stablehlo.exponential_minus_one"(%arg101) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%59) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f42"}> ({
  ^bb0(%arg100: tensor<2x3xf32>):
    %58 = "stablehlo.log"(%arg100) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%58) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f43"}> ({
  ^bb0(%arg99: tensor<2x3xf32>):
    %57 = "stablehlo.log_plus_one"(%arg99) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%57) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f44"}> ({
  ^bb0(%arg98: tensor<2x3xf32>):
    %56 = "stablehlo.logistic"(%arg98) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%56) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f45"}> ({
  ^bb0(%arg97: tensor<2x3xf32>):
    %55 = "stablehlo.rsqrt"(%arg97) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%55) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f46"}> ({
  ^bb0(%arg96: tensor<2x3xf32>):
    %54 = "stablehlo.sine"(%arg96) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%54) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f47"}> ({
  ^bb0(%arg95: tensor<2x3xf32>):
    %53 = "stablehlo.sqrt"(%arg95) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%53) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f48"}> ({
  ^bb0(%arg94: tensor<2x3xf32>):
    %52 = "stablehlo.tan"(%arg94) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%52) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f49"}> ({
  ^bb0(%arg93: tensor<2x3xf32>):
    %51 = "stablehlo.tanh"(%arg93) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%51) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f50"}> ({
  ^bb0(%arg92: tensor<2x3xf32>):
    %50 = "stablehlo.tanh"(%arg92) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%50) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>) -> tensor<4xf32>, sym_name = "f52"}> ({
  ^bb0(%arg91: tensor<?xf32>):
    %49 = "stablehlo.log"(%arg91) : (tensor<?xf32>) -> tensor<4xf32>
    "func.return"(%49) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>, sym_name = "f53"}> ({
  ^bb0(%arg90: tensor<2x3xcomplex<f32>>):
    %48 = "stablehlo.abs"(%arg90) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    "func.return"(%48) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "f54"}> ({
  ^bb0(%arg89: tensor<2x3xi32>):
    %47 = "stablehlo.not"(%arg89) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%47) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "f55"}> ({
  ^bb0(%arg88: tensor<2x3xi32>):
    %46 = "stablehlo.popcnt"(%arg88) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%46) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "f56"}> ({
  ^bb0(%arg87: tensor<2x3xi32>):
    %45 = "stablehlo.count_leading_zeros"(%arg87) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%45) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi1>) -> tensor<2x3xi1>, sym_name = "f57"}> ({
  ^bb0(%arg86: tensor<2x3xi1>):
    %44 = "stablehlo.not"(%arg86) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    "func.return"(%44) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xi1>, sym_name = "f58"}> ({
  ^bb0(%arg85: tensor<2x3xf32>):
    %43 = "stablehlo.is_finite"(%arg85) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    "func.return"(%43) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>, sym_name = "f59"}> ({
  ^bb0(%arg84: tensor<2x3xcomplex<f32>>):
    %42 = "stablehlo.real"(%arg84) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    "func.return"(%42) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>, sym_name = "f60"}> ({
  ^bb0(%arg83: tensor<2x3xcomplex<f32>>):
    %41 = "stablehlo.imag"(%arg83) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    "func.return"(%41) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f61"}> ({
  ^bb0(%arg82: tensor<2x3xf32>):
    %40 = "stablehlo.real"(%arg82) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%40) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xi32>, sym_name = "f62"}> ({
  ^bb0(%arg81: tensor<2x3xf32>):
    %39 = "stablehlo.convert"(%arg81) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    "func.return"(%39) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f63"}> ({
  ^bb0(%arg80: tensor<2x3xf32>):
    %38 = "stablehlo.convert"(%arg80) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%38) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f68"}> ({
  ^bb0(%arg78: tensor<2x3xf32>, %arg79: tensor<2x3xf32>):
    %37 = "stablehlo.add"(%arg78, %arg79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%37) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f69"}> ({
  ^bb0(%arg76: tensor<2x3xf32>, %arg77: tensor<2x3xf32>):
    %36 = "stablehlo.divide"(%arg76, %arg77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%36) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f70"}> ({
  ^bb0(%arg74: tensor<2x3xf32>, %arg75: tensor<2x3xf32>):
    %35 = "stablehlo.maximum"(%arg74, %arg75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%35) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f71"}> ({
  ^bb0(%arg72: tensor<2x3xf32>, %arg73: tensor<2x3xf32>):
    %34 = "stablehlo.minimum"(%arg72, %arg73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%34) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f72"}> ({
  ^bb0(%arg70: tensor<2x3xf32>, %arg71: tensor<2x3xf32>):
    %33 = "stablehlo.multiply"(%arg70, %arg71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%33) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f73"}> ({
  ^bb0(%arg68: tensor<2x3xf32>, %arg69: tensor<2x3xf32>):
    %32 = "stablehlo.power"(%arg68, %arg69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%32) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f74"}> ({
  ^bb0(%arg66: tensor<2x3xf32>, %arg67: tensor<2x3xf32>):
    %31 = "stablehlo.remainder"(%arg66, %arg67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%31) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f75"}> ({
  ^bb0(%arg64: tensor<2x3xf32>, %arg65: tensor<2x3xf32>):
    %30 = "stablehlo.subtract"(%arg64, %arg65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%30) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "f76"}> ({
  ^bb0(%arg62: tensor<2x3xi32>, %arg63: tensor<2x3xi32>):
    %29 = "stablehlo.and"(%arg62, %arg63) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%29) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "f77"}> ({
  ^bb0(%arg60: tensor<2x3xi32>, %arg61: tensor<2x3xi32>):
    %28 = "stablehlo.or"(%arg60, %arg61) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%28) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "f78"}> ({
  ^bb0(%arg58: tensor<2x3xi32>, %arg59: tensor<2x3xi32>):
    %27 = "stablehlo.xor"(%arg58, %arg59) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%27) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "f79"}> ({
  ^bb0(%arg56: tensor<2x3xi32>, %arg57: tensor<2x3xi32>):
    %26 = "stablehlo.shift_left"(%arg56, %arg57) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%26) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "f80"}> ({
  ^bb0(%arg54: tensor<2x3xi32>, %arg55: tensor<2x3xi32>):
    %25 = "stablehlo.shift_right_arithmetic"(%arg54, %arg55) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%25) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "f81"}> ({
  ^bb0(%arg52: tensor<2x3xi32>, %arg53: tensor<2x3xi32>):
    %24 = "stablehlo.shift_right_logical"(%arg52, %arg53) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%24) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f82"}> ({
  ^bb0(%arg50: tensor<2x3xf32>, %arg51: tensor<2x3xf32>):
    %23 = "stablehlo.atan2"(%arg50, %arg51) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%23) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<2x?xf32>, sym_name = "f83"}> ({
  ^bb0(%arg48: tensor<?x3xf32>, %arg49: tensor<2x3xf32>):
    %22 = "stablehlo.add"(%arg48, %arg49) : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<2x?xf32>
    "func.return"(%22) : (tensor<2x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f84"}> ({
  ^bb0(%arg46: tensor<2x3xf32>, %arg47: tensor<2x3xf32>):
    %21 = "stablehlo.add"(%arg46, %arg47) {mhlo.x = "y"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%21) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>, sym_name = "f85"}> ({
  ^bb0(%arg44: tensor<2x3xf32>, %arg45: tensor<2x3xf32>):
    %20 = "stablehlo.compare"(%arg44, %arg45) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    "func.return"(%20) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>, sym_name = "f86"}> ({
  ^bb0(%arg42: tensor<2x3xf32>, %arg43: tensor<2x3xf32>):
    %19 = "stablehlo.compare"(%arg42, %arg43) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    "func.return"(%19) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>, sym_name = "f87"}> ({
  ^bb0(%arg40: tensor<2x3xf32>, %arg41: tensor<2x3xf32>):
    %18 = "stablehlo.compare"(%arg40, %arg41) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    "func.return"(%18) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>, sym_name = "f88"}> ({
  ^bb0(%arg38: tensor<2x3xf32>, %arg39: tensor<2x3xf32>):
    %17 = "stablehlo.compare"(%arg38, %arg39) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    "func.return"(%17) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>, sym_name = "f89"}> ({
  ^bb0(%arg36: tensor<2x3xf32>, %arg37: tensor<2x3xf32>):
    %16 = "stablehlo.compare"(%arg36, %arg37) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    "func.return"(%16) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>, sym_name = "f90"}> ({
  ^bb0(%arg34: tensor<2x3xf32>, %arg35: tensor<2x3xf32>):
    %15 = "stablehlo.compare"(%arg34, %arg35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    "func.return"(%15) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>, sym_name = "f91"}> ({
  ^bb0(%arg32: tensor<2x3xf32>, %arg33: tensor<2x3xf32>):
    %14 = "stablehlo.compare"(%arg32, %arg33) <{compare_type = #stablehlo<comparison_type NOTYPE>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    "func.return"(%14) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>, sym_name = "f92"}> ({
  ^bb0(%arg30: tensor<2x3xf32>, %arg31: tensor<2x3xf32>):
    %13 = "stablehlo.compare"(%arg30, %arg31) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    "func.return"(%13) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>, sym_name = "f93"}> ({
  ^bb0(%arg28: tensor<2x3xf32>, %arg29: tensor<2x3xf32>):
    %12 = "stablehlo.compare"(%arg28, %arg29) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    "func.return"(%12) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>, sym_name = "f94"}> ({
  ^bb0(%arg26: tensor<2x3xi32>, %arg27: tensor<2x3xi32>):
    %11 = "stablehlo.compare"(%arg26, %arg27) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    "func.return"(%11) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>, sym_name = "f95"}> ({
  ^bb0(%arg24: tensor<2xui8>, %arg25: tensor<2xui8>):
    %10 = "stablehlo.compare"(%arg24, %arg25) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
    "func.return"(%10) : (tensor<2xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>, sym_name = "f96"}> ({
  ^bb0(%arg22: tensor<2x3xf32>, %arg23: tensor<2x3xf32>):
    %9 = "stablehlo.complex"(%arg22, %arg23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%9) : (tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>, sym_name = "f97"}> ({
  ^bb0(%arg20: tensor<?x3xf32>, %arg21: tensor<2x3xf32>):
    %8 = "stablehlo.complex"(%arg20, %arg21) : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%8) : (tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f98"}> ({
  ^bb0(%arg17: tensor<2x3xi1>, %arg18: tensor<2x3xf32>, %arg19: tensor<2x3xf32>):
    %7 = "stablehlo.select"(%arg17, %arg18, %arg19) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%7) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f99"}> ({
  ^bb0(%arg14: tensor<i1>, %arg15: tensor<2x3xf32>, %arg16: tensor<2x3xf32>):
    %6 = "stablehlo.select"(%arg14, %arg15, %arg16) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%6) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi1>, tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>, sym_name = "f100"}> ({
  ^bb0(%arg11: tensor<2x3xi1>, %arg12: tensor<2x3xf32>, %arg13: tensor<?x3xf32>):
    %5 = "stablehlo.select"(%arg11, %arg12, %arg13) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
    "func.return"(%5) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f101"}> ({
  ^bb0(%arg8: tensor<2x3xf32>, %arg9: tensor<2x3xf32>, %arg10: tensor<2x3xf32>):
    %4 = "stablehlo.clamp"(%arg8, %arg9, %arg10) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%4) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>, sym_name = "f102"}> ({
  ^bb0(%arg5: tensor<f32>, %arg6: tensor<2x3xf32>, %arg7: tensor<f32>):
    %3 = "stablehlo.clamp"(%arg5, %arg6, %arg7) : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    "func.return"(%3) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f103"}> ({
  ^bb0(%arg4: tensor<2x3xf32>):
    %2 = "stablehlo.reduce_precision"(%arg4) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%2) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f104"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>):
    %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
