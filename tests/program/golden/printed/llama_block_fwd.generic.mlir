"builtin.module"() <{sym_name = "jit_block"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {"data"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {"data"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}]>}], function_type = (tensor<256xbf16>, tensor<256xbf16>, tensor<512x256xbf16>, tensor<256x512xbf16>, tensor<256x4x32xbf16>, tensor<8x32x256xbf16>, tensor<256x8x32xbf16>, tensor<256x512xbf16>, tensor<256x4x32xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<256xbf16>, %arg6: tensor<256xbf16>, %arg7: tensor<512x256xbf16>, %arg8: tensor<256x512xbf16>, %arg9: tensor<256x4x32xbf16>, %arg10: tensor<8x32x256xbf16>, %arg11: tensor<256x8x32xbf16>, %arg12: tensor<256x512xbf16>, %arg13: tensor<256x4x32xbf16>, %arg14: tensor<8x64x256xbf16>):
    %22 = "stablehlo.convert"(%arg14) : (tensor<8x64x256xbf16>) -> tensor<8x64x256xf32>
    %23 = "stablehlo.multiply"(%22, %22) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %189 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%189) : (tensor<f32>) -> ()
    }) : (tensor<8x64x256xf32>, tensor<f32>) -> tensor<8x64xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %27 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %29 = "stablehlo.divide"(%26, %28) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %30 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %32 = "stablehlo.add"(%29, %31) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %33 = "stablehlo.rsqrt"(%32) : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x256xf32>
    %35 = "stablehlo.multiply"(%22, %34) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %36 = "stablehlo.convert"(%35) : (tensor<8x64x256xf32>) -> tensor<8x64x256xbf16>
    %37 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xbf16>) -> tensor<8x64x256xbf16>
    %39 = "stablehlo.multiply"(%36, %38) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %40 = "stablehlo.dot_general"(%39, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<256x8x32xbf16>) -> tensor<8x64x8x32xbf16>
    %41 = "stablehlo.dot_general"(%39, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<256x4x32xbf16>) -> tensor<8x64x4x32xbf16>
    %42 = "stablehlo.dot_general"(%39, %arg13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<256x4x32xbf16>) -> tensor<8x64x4x32xbf16>
    %43 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %44 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %46 = "stablehlo.multiply"(%45, %43) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %49 = "stablehlo.add"(%48, %46) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %50 = "stablehlo.convert"(%49) : (tensor<16xi32>) -> tensor<16xf32>
    %51 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %53 = "stablehlo.divide"(%50, %52) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %54 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %56 = "stablehlo.power"(%55, %53) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %59 = "stablehlo.divide"(%58, %56) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
    %61 = "stablehlo.convert"(%60) : (tensor<64xi32>) -> tensor<64xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1xf32>
    %63 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %64 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %65 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %66 = "stablehlo.multiply"(%64, %65) : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %67 = "stablehlo.cosine"(%66) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<64x16xf32>) -> tensor<1x64x1x16xf32>
    %69 = "stablehlo.sine"(%66) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<64x16xf32>) -> tensor<1x64x1x16xf32>
    %71 = "stablehlo.convert"(%40) : (tensor<8x64x8x32xbf16>) -> tensor<8x64x8x32xf32>
    %72 = "stablehlo.slice"(%71) <{limit_indices = array<i64: 8, 64, 8, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x64x8x32xf32>) -> tensor<8x64x8x16xf32>
    %73 = "stablehlo.slice"(%71) <{limit_indices = array<i64: 8, 64, 8, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x64x8x32xf32>) -> tensor<8x64x8x16xf32>
    %74 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x8x16xf32>
    %75 = "stablehlo.multiply"(%72, %74) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %76 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x8x16xf32>
    %77 = "stablehlo.multiply"(%73, %76) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %78 = "stablehlo.subtract"(%75, %77) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %79 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x8x16xf32>
    %80 = "stablehlo.multiply"(%73, %79) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %81 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x8x16xf32>
    %82 = "stablehlo.multiply"(%72, %81) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %83 = "stablehlo.add"(%80, %82) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %84 = "stablehlo.concatenate"(%78, %83) <{dimension = 3 : i64}> : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x32xf32>
    %85 = "stablehlo.convert"(%84) : (tensor<8x64x8x32xf32>) -> tensor<8x64x8x32xbf16>
    %86 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %87 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %89 = "stablehlo.multiply"(%88, %86) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %90 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %92 = "stablehlo.add"(%91, %89) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %93 = "stablehlo.convert"(%92) : (tensor<16xi32>) -> tensor<16xf32>
    %94 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %96 = "stablehlo.divide"(%93, %95) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %97 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %99 = "stablehlo.power"(%98, %96) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %100 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %102 = "stablehlo.divide"(%101, %99) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %103 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
    %104 = "stablehlo.convert"(%103) : (tensor<64xi32>) -> tensor<64xf32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1xf32>
    %106 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %107 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %108 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %109 = "stablehlo.multiply"(%107, %108) : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %110 = "stablehlo.cosine"(%109) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<64x16xf32>) -> tensor<1x64x1x16xf32>
    %112 = "stablehlo.sine"(%109) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<64x16xf32>) -> tensor<1x64x1x16xf32>
    %114 = "stablehlo.convert"(%41) : (tensor<8x64x4x32xbf16>) -> tensor<8x64x4x32xf32>
    %115 = "stablehlo.slice"(%114) <{limit_indices = array<i64: 8, 64, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x16xf32>
    %116 = "stablehlo.slice"(%114) <{limit_indices = array<i64: 8, 64, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x16xf32>
    %117 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x4x16xf32>
    %118 = "stablehlo.multiply"(%115, %117) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %119 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x4x16xf32>
    %120 = "stablehlo.multiply"(%116, %119) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %121 = "stablehlo.subtract"(%118, %120) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %122 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x4x16xf32>
    %123 = "stablehlo.multiply"(%116, %122) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %124 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x4x16xf32>
    %125 = "stablehlo.multiply"(%115, %124) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %126 = "stablehlo.add"(%123, %125) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %127 = "stablehlo.concatenate"(%121, %126) <{dimension = 3 : i64}> : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x32xf32>
    %128 = "stablehlo.convert"(%127) : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x32xbf16>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<8x64x4x32xbf16>) -> tensor<8x64x4x2x32xbf16>
    %130 = "stablehlo.reshape"(%129) : (tensor<8x64x4x2x32xbf16>) -> tensor<8x64x8x32xbf16>
    %131 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<8x64x4x32xbf16>) -> tensor<8x64x4x2x32xbf16>
    %132 = "stablehlo.reshape"(%131) : (tensor<8x64x4x2x32xbf16>) -> tensor<8x64x8x32xbf16>
    %133 = "stablehlo.dot_general"(%85, %130) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x8x32xbf16>, tensor<8x64x8x32xbf16>) -> tensor<8x8x64x64xbf16>
    %134 = "stablehlo.convert"(%133) : (tensor<8x8x64x64xbf16>) -> tensor<8x8x64x64xf32>
    %135 = "stablehlo.constant"() <{value = dense<5.65685415> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x64x64xf32>
    %137 = "stablehlo.divide"(%134, %136) : (tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %138 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<64x64xi1>
    %140 = "func.call"(%139) <{callee = @tril}> : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %141 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
    %142 = "func.call"(%140, %137, %141) <{callee = @_where}> : (tensor<64x64xi1>, tensor<8x8x64x64xf32>, tensor<f32>) -> tensor<8x8x64x64xf32>
    %143 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.reduce"(%142, %143) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %188 = "stablehlo.maximum"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%188) : (tensor<f32>) -> ()
    }) : (tensor<8x8x64x64xf32>, tensor<f32>) -> tensor<8x8x64xf32>
    %145 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x64xf32>
    %147 = "stablehlo.maximum"(%146, %144) : (tensor<8x8x64xf32>, tensor<8x8x64xf32>) -> tensor<8x8x64xf32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x8x64xf32>) -> tensor<8x8x64x1xf32>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<8x8x64x1xf32>) -> tensor<8x8x64x64xf32>
    %150 = "stablehlo.subtract"(%142, %149) : (tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %151 = "stablehlo.exponential"(%150) : (tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %152 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.reduce"(%151, %152) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %187 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%187) : (tensor<f32>) -> ()
    }) : (tensor<8x8x64x64xf32>, tensor<f32>) -> tensor<8x8x64xf32>
    %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x8x64xf32>) -> tensor<8x8x64x1xf32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<8x8x64x1xf32>) -> tensor<8x8x64x64xf32>
    %156 = "stablehlo.divide"(%151, %155) : (tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %157 = "stablehlo.convert"(%156) : (tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xbf16>
    %158 = "stablehlo.dot_general"(%132, %157) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x8x32xbf16>, tensor<8x8x64x64xbf16>) -> tensor<8x8x32x64xbf16>
    %159 = "stablehlo.transpose"(%158) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<8x8x32x64xbf16>) -> tensor<8x64x8x32xbf16>
    %160 = "stablehlo.dot_general"(%159, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x8x32xbf16>, tensor<8x32x256xbf16>) -> tensor<8x64x256xbf16>
    %161 = "stablehlo.add"(%arg14, %160) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %162 = "stablehlo.convert"(%161) : (tensor<8x64x256xbf16>) -> tensor<8x64x256xf32>
    %163 = "stablehlo.multiply"(%162, %162) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %164 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %165 = "stablehlo.reduce"(%163, %164) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %186 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%186) : (tensor<f32>) -> ()
    }) : (tensor<8x64x256xf32>, tensor<f32>) -> tensor<8x64xf32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %167 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %169 = "stablehlo.divide"(%166, %168) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %170 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %172 = "stablehlo.add"(%169, %171) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %173 = "stablehlo.rsqrt"(%172) : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x256xf32>
    %175 = "stablehlo.multiply"(%162, %174) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %176 = "stablehlo.convert"(%175) : (tensor<8x64x256xf32>) -> tensor<8x64x256xbf16>
    %177 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xbf16>) -> tensor<8x64x256xbf16>
    %179 = "stablehlo.multiply"(%176, %178) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %180 = "stablehlo.dot_general"(%179, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<256x512xbf16>) -> tensor<8x64x512xbf16>
    %181 = "func.call"(%180) <{callee = @silu}> : (tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %182 = "stablehlo.dot_general"(%179, %arg12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<256x512xbf16>) -> tensor<8x64x512xbf16>
    %183 = "stablehlo.multiply"(%181, %182) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %184 = "stablehlo.dot_general"(%183, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xbf16>, tensor<512x256xbf16>) -> tensor<8x64x256xbf16>
    %185 = "stablehlo.add"(%161, %184) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    "func.return"(%185) : (tensor<8x64x256xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64x64xi1>) -> tensor<64x64xi1>, sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<64x64xi1>):
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64x64xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64x64xi32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<64x64xi32>
    %18 = "stablehlo.compare"(%16, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
    %19 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<64x64xi1>
    %21 = "stablehlo.select"(%18, %arg4, %20) : (tensor<64x64xi1>, tensor<64x64xi1>, tensor<64x64xi1>) -> tensor<64x64xi1>
    "func.return"(%21) : (tensor<64x64xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64x64xi1>, tensor<8x8x64x64xf32>, tensor<f32>) -> tensor<8x8x64x64xf32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<64x64xi1>, %arg2: tensor<8x8x64x64xf32>, %arg3: tensor<f32>):
    %9 = "stablehlo.convert"(%arg3) : (tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<64x64xi1>) -> tensor<8x8x64x64xi1>
    %11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x64x64xf32>
    %12 = "stablehlo.select"(%10, %arg2, %11) : (tensor<8x8x64x64xi1>, tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    "func.return"(%12) : (tensor<8x8x64x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>, sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x64x512xbf16>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %1 = "stablehlo.exponential"(%0) : (tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %2 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<8x64x512xbf16>
    %4 = "stablehlo.add"(%3, %1) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<8x64x512xbf16>
    %7 = "stablehlo.divide"(%6, %4) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    "func.return"(%8) : (tensor<8x64x512xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
