"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=4, "b"=2, "c"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "id"}> ({
  ^bb0(%arg127: tensor<2x3xf32>):
    "func.return"(%arg127) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f0"}> ({
  ^bb0(%arg126: tensor<2x3xf32>):
    %78 = "chlo.acos"(%arg126) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%78) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f1"}> ({
  ^bb0(%arg125: tensor<2x3xf32>):
    %77 = "chlo.acosh"(%arg125) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%77) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f2"}> ({
  ^bb0(%arg124: tensor<2x3xf32>):
    %76 = "chlo.asin"(%arg124) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%76) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f3"}> ({
  ^bb0(%arg123: tensor<2x3xf32>):
    %75 = "chlo.asinh"(%arg123) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%75) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f4"}> ({
  ^bb0(%arg122: tensor<2x3xf32>):
    %74 = "chlo.atan"(%arg122) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%74) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f5"}> ({
  ^bb0(%arg121: tensor<2x3xf32>):
    %73 = "chlo.atanh"(%arg121) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%73) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f6"}> ({
  ^bb0(%arg120: tensor<2x3xf32>):
    %72 = "chlo.bessel_i1e"(%arg120) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%72) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f7"}> ({
  ^bb0(%arg119: tensor<2x3xf32>):
    %71 = "chlo.cosh"(%arg119) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%71) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f8"}> ({
  ^bb0(%arg118: tensor<2x3xf32>):
    %70 = "chlo.digamma"(%arg118) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%70) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f9"}> ({
  ^bb0(%arg117: tensor<2x3xf32>):
    %69 = "chlo.erf"(%arg117) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%69) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f10"}> ({
  ^bb0(%arg116: tensor<2x3xf32>):
    %68 = "chlo.erf_inv"(%arg116) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%68) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f11"}> ({
  ^bb0(%arg115: tensor<2x3xf32>):
    %67 = "chlo.erfc"(%arg115) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%67) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f12"}> ({
  ^bb0(%arg114: tensor<2x3xf32>):
    %66 = "chlo.lgamma"(%arg114) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%66) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f13"}> ({
  ^bb0(%arg113: tensor<2x3xf32>):
    %65 = "chlo.sinh"(%arg113) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%65) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f14"}> ({
  ^bb0(%arg112: tensor<2x3xf32>):
    %64 = "chlo.square"(%arg112) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%64) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f15"}> ({
  ^bb0(%arg111: tensor<2x3xf32>):
    %63 = "chlo.tan"(%arg111) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%63) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f16"}> ({
  ^bb0(%arg110: tensor<2x3xf32>):
    %62 = "chlo.erf"(%arg110) {a} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%62) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>, sym_name = "f17"}> ({
  ^bb0(%arg109: tensor<2x3xcomplex<f32>>):
    %61 = "chlo._asin_acos_kernel"(%arg109) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%61) : (tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>, sym_name = "f18"}> ({
  ^bb0(%arg108: tensor<2x3xcomplex<f32>>):
    %60 = "chlo.conj"(%arg108) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%60) : (tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f19"}> ({
  ^bb0(%arg107: tensor<2x3xf32>):
    %59 = "chlo.conj"(%arg107) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%59) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>, sym_name = "f20"}> ({
  ^bb0(%arg106: tensor<2x3xcomplex<f32>>):
    %58 = "chlo.tan"(%arg106) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%58) : (tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>, sym_name = "f21"}> ({
  ^bb0(%arg105: tensor<2x3xcomplex<f32>>):
    %57 = "chlo.square"(%arg105) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%57) : (tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xi1>, sym_name = "f22"}> ({
  ^bb0(%arg104: tensor<2x3xf32>):
    %56 = "chlo.is_inf"(%arg104) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    "func.return"(%56) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xi1>, sym_name = "f23"}> ({
  ^bb0(%arg103: tensor<2x3xf32>):
    %55 = "chlo.is_neg_inf"(%arg103) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    "func.return"(%55) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xi1>, sym_name = "f24"}> ({
  ^bb0(%arg102: tensor<2x3xf32>):
    %54 = "chlo.is_pos_inf"(%arg102) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    "func.return"(%54) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f25"}> ({
  ^bb0(%arg100: tensor<2x3xf32>, %arg101: tensor<3xf32>):
    %53 = "chlo.broadcast_add"(%arg100, %arg101) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%53) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f26"}> ({
  ^bb0(%arg98: tensor<2x3xf32>, %arg99: tensor<3xf32>):
    %52 = "chlo.broadcast_add"(%arg98, %arg99) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%52) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f27"}> ({
  ^bb0(%arg96: tensor<2x3xf32>, %arg97: tensor<3xf32>):
    %51 = "chlo.broadcast_divide"(%arg96, %arg97) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%51) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f28"}> ({
  ^bb0(%arg94: tensor<2x3xf32>, %arg95: tensor<3xf32>):
    %50 = "chlo.broadcast_divide"(%arg94, %arg95) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%50) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f29"}> ({
  ^bb0(%arg92: tensor<2x3xf32>, %arg93: tensor<3xf32>):
    %49 = "chlo.broadcast_maximum"(%arg92, %arg93) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%49) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f30"}> ({
  ^bb0(%arg90: tensor<2x3xf32>, %arg91: tensor<3xf32>):
    %48 = "chlo.broadcast_maximum"(%arg90, %arg91) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%48) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f31"}> ({
  ^bb0(%arg88: tensor<2x3xf32>, %arg89: tensor<3xf32>):
    %47 = "chlo.broadcast_minimum"(%arg88, %arg89) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%47) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f32"}> ({
  ^bb0(%arg86: tensor<2x3xf32>, %arg87: tensor<3xf32>):
    %46 = "chlo.broadcast_minimum"(%arg86, %arg87) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%46) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f33"}> ({
  ^bb0(%arg84: tensor<2x3xf32>, %arg85: tensor<3xf32>):
    %45 = "chlo.broadcast_multiply"(%arg84, %arg85) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%45) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f34"}> ({
  ^bb0(%arg82: tensor<2x3xf32>, %arg83: tensor<3xf32>):
    %44 = "chlo.broadcast_multiply"(%arg82, %arg83) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%44) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f35"}> ({
  ^bb0(%arg80: tensor<2x3xf32>, %arg81: tensor<3xf32>):
    %43 = "chlo.broadcast_power"(%arg80, %arg81) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%43) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f36"}> ({
  ^bb0(%arg78: tensor<2x3xf32>, %arg79: tensor<3xf32>):
    %42 = "chlo.broadcast_power"(%arg78, %arg79) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%42) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f37"}> ({
  ^bb0(%arg76: tensor<2x3xf32>, %arg77: tensor<3xf32>):
    %41 = "chlo.broadcast_remainder"(%arg76, %arg77) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%41) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f38"}> ({
  ^bb0(%arg74: tensor<2x3xf32>, %arg75: tensor<3xf32>):
    %40 = "chlo.broadcast_remainder"(%arg74, %arg75) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%40) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f39"}> ({
  ^bb0(%arg72: tensor<2x3xf32>, %arg73: tensor<3xf32>):
    %39 = "chlo.broadcast_subtract"(%arg72, %arg73) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%39) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f40"}> ({
  ^bb0(%arg70: tensor<2x3xf32>, %arg71: tensor<3xf32>):
    %38 = "chlo.broadcast_subtract"(%arg70, %arg71) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%38) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f41"}> ({
  ^bb0(%arg68: tensor<2x3xf32>, %arg69: tensor<3xf32>):
    %37 = "chlo.broadcast_atan2"(%arg68, %arg69) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%37) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f42"}> ({
  ^bb0(%arg66: tensor<2x3xf32>, %arg67: tensor<3xf32>):
    %36 = "chlo.broadcast_atan2"(%arg66, %arg67) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%36) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f43"}> ({
  ^bb0(%arg64: tensor<2x3xf32>, %arg65: tensor<3xf32>):
    %35 = "chlo.broadcast_next_after"(%arg64, %arg65) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%35) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f44"}> ({
  ^bb0(%arg62: tensor<2x3xf32>, %arg63: tensor<3xf32>):
    %34 = "chlo.broadcast_next_after"(%arg62, %arg63) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%34) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f45"}> ({
  ^bb0(%arg60: tensor<2x3xf32>, %arg61: tensor<3xf32>):
    %33 = "chlo.broadcast_polygamma"(%arg60, %arg61) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%33) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f46"}> ({
  ^bb0(%arg58: tensor<2x3xf32>, %arg59: tensor<3xf32>):
    %32 = "chlo.broadcast_polygamma"(%arg58, %arg59) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%32) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f47"}> ({
  ^bb0(%arg56: tensor<2x3xf32>, %arg57: tensor<3xf32>):
    %31 = "chlo.broadcast_zeta"(%arg56, %arg57) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%31) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f48"}> ({
  ^bb0(%arg54: tensor<2x3xf32>, %arg55: tensor<3xf32>):
    %30 = "chlo.broadcast_zeta"(%arg54, %arg55) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%30) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>, sym_name = "f49"}> ({
  ^bb0(%arg52: tensor<2x3xi32>, %arg53: tensor<3xi32>):
    %29 = "chlo.broadcast_and"(%arg52, %arg53) <{broadcast_dimensions = array<i64: 1>}> {u} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    "func.return"(%29) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>, sym_name = "f50"}> ({
  ^bb0(%arg50: tensor<2x3xi32>, %arg51: tensor<3xi32>):
    %28 = "chlo.broadcast_or"(%arg50, %arg51) <{broadcast_dimensions = array<i64: 1>}> {u} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    "func.return"(%28) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>, sym_name = "f51"}> ({
  ^bb0(%arg48: tensor<2x3xi32>, %arg49: tensor<3xi32>):
    %27 = "chlo.broadcast_xor"(%arg48, %arg49) <{broadcast_dimensions = array<i64: 1>}> {u} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    "func.return"(%27) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>, sym_name = "f52"}> ({
  ^bb0(%arg46: tensor<2x3xi32>, %arg47: tensor<3xi32>):
    %26 = "chlo.broadcast_shift_left"(%arg46, %arg47) <{broadcast_dimensions = array<i64: 1>}> {u} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    "func.return"(%26) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>, sym_name = "f53"}> ({
  ^bb0(%arg44: tensor<2x3xi32>, %arg45: tensor<3xi32>):
    %25 = "chlo.broadcast_shift_right_arithmetic"(%arg44, %arg45) <{broadcast_dimensions = array<i64: 1>}> {u} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    "func.return"(%25) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>, sym_name = "f54"}> ({
  ^bb0(%arg42: tensor<2x3xi32>, %arg43: tensor<3xi32>):
    %24 = "chlo.broadcast_shift_right_logical"(%arg42, %arg43) <{broadcast_dimensions = array<i64: 1>}> {u} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    "func.return"(%24) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>, sym_name = "f55"}> ({
  ^bb0(%arg40: tensor<2x3xf32>, %arg41: tensor<2x3xf32>):
    %23 = "chlo.broadcast_complex"(%arg40, %arg41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%23) : (tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>, sym_name = "f56"}> ({
  ^bb0(%arg38: tensor<3xf32>, %arg39: tensor<2x3xf32>):
    %22 = "chlo.broadcast_complex"(%arg38, %arg39) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%22) : (tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xi1>, sym_name = "f57"}> ({
  ^bb0(%arg36: tensor<2x3xf32>, %arg37: tensor<3xf32>):
    %21 = "chlo.broadcast_compare"(%arg36, %arg37) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xi1>
    "func.return"(%21) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xi1>, sym_name = "f58"}> ({
  ^bb0(%arg34: tensor<2x3xf32>, %arg35: tensor<3xf32>):
    %20 = "chlo.broadcast_compare"(%arg34, %arg35) <{broadcast_dimensions = array<i64: 1>, compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xi1>
    "func.return"(%20) : (tensor<2x3xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f59"}> ({
  ^bb0(%arg31: tensor<i1>, %arg32: tensor<2x3xf32>, %arg33: tensor<2x3xf32>):
    %19 = "chlo.broadcast_select"(%arg31, %arg32, %arg33) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%19) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f60"}> ({
  ^bb0(%arg28: tensor<2x3xi1>, %arg29: tensor<2x3xf32>, %arg30: tensor<3xf32>):
    %18 = "chlo.broadcast_select"(%arg28, %arg29, %arg30) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%18) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2xf32>, sym_name = "f61"}> ({
    %17 = "chlo.constant"() <{value = dense<1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    "func.return"(%17) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2xf32>, sym_name = "f62"}> ({
    %16 = "chlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> {b} : () -> tensor<2xf32>
    "func.return"(%16) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<i32>, sym_name = "f63"}> ({
    %15 = "chlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    "func.return"(%15) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f64"}> ({
  ^bb0(%arg27: tensor<2x3xf32>):
    %14 = "chlo.constant_like"(%arg27) <{value = 1.000000e+00 : f32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%14) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "f65"}> ({
  ^bb0(%arg26: tensor<2x3xi32>):
    %13 = "chlo.constant_like"(%arg26) <{value = 1 : i32}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%13) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "f66"}> ({
  ^bb0(%arg24: tensor<2x3xi32>, %arg25: tensor<2x3xi32>):
    %12 = "chlo.mulhi"(%arg24, %arg25) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%12) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f67"}> ({
  ^bb0(%arg22: tensor<2x3xf32>, %arg23: tensor<2x3xf32>):
    %11 = "chlo.next_after"(%arg22, %arg23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%11) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f68"}> ({
  ^bb0(%arg20: tensor<2x3xf32>, %arg21: tensor<2x3xf32>):
    %10 = "chlo.polygamma"(%arg20, %arg21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%10) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f69"}> ({
  ^bb0(%arg18: tensor<2x3xf32>, %arg19: tensor<2x3xf32>):
    %9 = "chlo.zeta"(%arg18, %arg19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%9) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>, sym_name = "f70"}> ({
  ^bb0(%arg16: tensor<2x3xf32>, %arg17: tensor<?x3xf32>):
    %8 = "chlo.zeta"(%arg16, %arg17) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
    "func.return"(%8) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>), sym_name = "f71"}> ({
  ^bb0(%arg15: tensor<2x8xf32>):
    %7:2 = "chlo.top_k"(%arg15) <{k = 3 : i64}> : (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    "func.return"(%7#0, %7#1) : (tensor<2x3xf32>, tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>), sym_name = "f72"}> ({
  ^bb0(%arg14: tensor<2x8xf32>):
    %6:2 = "chlo.top_k"(%arg14) <{k = 3 : i64}> {a} : (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    "func.return"(%6#0, %6#1) : (tensor<2x3xf32>, tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>, sym_name = "f73"}> ({
  ^bb0(%arg11: tensor<11x5xf32>, %arg12: tensor<3x5x7xf32>, %arg13: tensor<3xi64>):
    %5 = "chlo.ragged_dot"(%arg11, %arg12, %arg13) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
    "func.return"(%5) : (tensor<11x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<3xi64>) -> tensor<2x11x7xf32>, sym_name = "f74"}> ({
  ^bb0(%arg8: tensor<2x11x5xf32>, %arg9: tensor<3x2x5x7xf32>, %arg10: tensor<3xi64>):
    %4 = "chlo.ragged_dot"(%arg8, %arg9, %arg10) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<3xi64>) -> tensor<2x11x7xf32>
    "func.return"(%4) : (tensor<2x11x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x3xf32>, tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>), sym_name = "f75"}> ({
  ^bb0(%arg4: tensor<8x3xf32>, %arg5: tensor<3xf32>):
    %2:2 = "chlo.scan"(%arg4, %arg5) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: tensor<3xf32>, %arg7: tensor<3xf32>):
      %3 = "stablehlo.add"(%arg6, %arg7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%3, %3) : (tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<8x3xf32>, tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>)
    "func.return"(%2#0, %2#1) : (tensor<8x3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x3xf32>, tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>), sym_name = "f76"}> ({
  ^bb0(%arg0: tensor<8x3xf32>, %arg1: tensor<3xf32>):
    %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, is_associative = true, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: tensor<3xf32>, %arg3: tensor<3xf32>):
      %1 = "stablehlo.add"(%arg2, %arg3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%1, %1) : (tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<8x3xf32>, tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>)
    "func.return"(%0#0, %0#1) : (tensor<8x3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
