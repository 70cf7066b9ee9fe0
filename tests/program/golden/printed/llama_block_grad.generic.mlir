"builtin.module"() <{sym_name = "jit_loss"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {"data"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}, {"data"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}]>}], function_type = (tensor<256xbf16>, tensor<256xbf16>, tensor<512x256xbf16>, tensor<256x512xbf16>, tensor<256x4x32xbf16>, tensor<8x32x256xbf16>, tensor<256x8x32xbf16>, tensor<256x512xbf16>, tensor<256x4x32xbf16>, tensor<8x64x256xbf16>) -> (tensor<f32>, tensor<256xbf16>, tensor<256xbf16>, tensor<512x256xbf16>, tensor<256x512xbf16>, tensor<256x4x32xbf16>, tensor<8x32x256xbf16>, tensor<256x8x32xbf16>, tensor<256x512xbf16>, tensor<256x4x32xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]['n1']"}, {jax.result_info = "result[1]['n2']"}, {jax.result_info = "result[1]['wd']"}, {jax.result_info = "result[1]['wg']"}, {jax.result_info = "result[1]['wk']"}, {jax.result_info = "result[1]['wo']"}, {jax.result_info = "result[1]['wq']"}, {jax.result_info = "result[1]['wu']"}, {jax.result_info = "result[1]['wv']"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<256xbf16>, %arg12: tensor<256xbf16>, %arg13: tensor<512x256xbf16>, %arg14: tensor<256x512xbf16>, %arg15: tensor<256x4x32xbf16>, %arg16: tensor<8x32x256xbf16>, %arg17: tensor<256x8x32xbf16>, %arg18: tensor<256x512xbf16>, %arg19: tensor<256x4x32xbf16>, %arg20: tensor<8x64x256xbf16>):
    %33 = "stablehlo.convert"(%arg20) : (tensor<8x64x256xbf16>) -> tensor<8x64x256xf32>
    %34 = "stablehlo.multiply"(%33, %33) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %357 = "stablehlo.add"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%357) : (tensor<f32>) -> ()
    }) : (tensor<8x64x256xf32>, tensor<f32>) -> tensor<8x64xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %38 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %40 = "stablehlo.divide"(%37, %39) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %41 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %43 = "stablehlo.add"(%40, %42) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %44 = "stablehlo.rsqrt"(%43) : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x256xf32>
    %46 = "stablehlo.multiply"(%33, %45) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %47 = "stablehlo.convert"(%46) : (tensor<8x64x256xf32>) -> tensor<8x64x256xbf16>
    %48 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64: 2>}> : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xbf16>) -> tensor<8x64x256xbf16>
    %50 = "stablehlo.multiply"(%47, %49) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %51 = "stablehlo.dot_general"(%50, %arg17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<256x8x32xbf16>) -> tensor<8x64x8x32xbf16>
    %52 = "stablehlo.dot_general"(%50, %arg15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<256x4x32xbf16>) -> tensor<8x64x4x32xbf16>
    %53 = "stablehlo.dot_general"(%50, %arg19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<256x4x32xbf16>) -> tensor<8x64x4x32xbf16>
    %54 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %55 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %57 = "stablehlo.multiply"(%56, %54) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %58 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %60 = "stablehlo.add"(%59, %57) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %61 = "stablehlo.convert"(%60) : (tensor<16xi32>) -> tensor<16xf32>
    %62 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %64 = "stablehlo.divide"(%61, %63) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %65 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %67 = "stablehlo.power"(%66, %64) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %68 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %70 = "stablehlo.divide"(%69, %67) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %71 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
    %72 = "stablehlo.convert"(%71) : (tensor<64xi32>) -> tensor<64xf32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1xf32>
    %74 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %75 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %76 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %77 = "stablehlo.multiply"(%75, %76) : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %78 = "stablehlo.cosine"(%77) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<64x16xf32>) -> tensor<1x64x1x16xf32>
    %80 = "stablehlo.sine"(%77) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<64x16xf32>) -> tensor<1x64x1x16xf32>
    %82 = "stablehlo.convert"(%51) : (tensor<8x64x8x32xbf16>) -> tensor<8x64x8x32xf32>
    %83 = "stablehlo.slice"(%82) <{limit_indices = array<i64: 8, 64, 8, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x64x8x32xf32>) -> tensor<8x64x8x16xf32>
    %84 = "stablehlo.slice"(%82) <{limit_indices = array<i64: 8, 64, 8, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x64x8x32xf32>) -> tensor<8x64x8x16xf32>
    %85 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x8x16xf32>
    %86 = "stablehlo.multiply"(%83, %85) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %87 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x8x16xf32>
    %88 = "stablehlo.multiply"(%84, %87) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %89 = "stablehlo.subtract"(%86, %88) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %90 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x8x16xf32>
    %91 = "stablehlo.multiply"(%84, %90) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %92 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x8x16xf32>
    %93 = "stablehlo.multiply"(%83, %92) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %94 = "stablehlo.add"(%91, %93) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %95 = "stablehlo.concatenate"(%89, %94) <{dimension = 3 : i64}> : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x32xf32>
    %96 = "stablehlo.convert"(%95) : (tensor<8x64x8x32xf32>) -> tensor<8x64x8x32xbf16>
    %97 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %98 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %100 = "stablehlo.multiply"(%99, %97) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %103 = "stablehlo.add"(%102, %100) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %104 = "stablehlo.convert"(%103) : (tensor<16xi32>) -> tensor<16xf32>
    %105 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %107 = "stablehlo.divide"(%104, %106) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %108 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %110 = "stablehlo.power"(%109, %107) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %111 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %113 = "stablehlo.divide"(%112, %110) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %114 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64xi32>
    %115 = "stablehlo.convert"(%114) : (tensor<64xi32>) -> tensor<64xf32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0>}> : (tensor<64xf32>) -> tensor<64x1xf32>
    %117 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %118 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %119 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %120 = "stablehlo.multiply"(%118, %119) : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %121 = "stablehlo.cosine"(%120) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<64x16xf32>) -> tensor<1x64x1x16xf32>
    %123 = "stablehlo.sine"(%120) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<64x16xf32>) -> tensor<1x64x1x16xf32>
    %125 = "stablehlo.convert"(%52) : (tensor<8x64x4x32xbf16>) -> tensor<8x64x4x32xf32>
    %126 = "stablehlo.slice"(%125) <{limit_indices = array<i64: 8, 64, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x16xf32>
    %127 = "stablehlo.slice"(%125) <{limit_indices = array<i64: 8, 64, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x16xf32>
    %128 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x4x16xf32>
    %129 = "stablehlo.multiply"(%126, %128) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %130 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x4x16xf32>
    %131 = "stablehlo.multiply"(%127, %130) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %132 = "stablehlo.subtract"(%129, %131) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %133 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x4x16xf32>
    %134 = "stablehlo.multiply"(%127, %133) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %135 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x4x16xf32>
    %136 = "stablehlo.multiply"(%126, %135) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %137 = "stablehlo.add"(%134, %136) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %138 = "stablehlo.concatenate"(%132, %137) <{dimension = 3 : i64}> : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x32xf32>
    %139 = "stablehlo.convert"(%138) : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x32xbf16>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<8x64x4x32xbf16>) -> tensor<8x64x4x2x32xbf16>
    %141 = "stablehlo.reshape"(%140) : (tensor<8x64x4x2x32xbf16>) -> tensor<8x64x8x32xbf16>
    %142 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<8x64x4x32xbf16>) -> tensor<8x64x4x2x32xbf16>
    %143 = "stablehlo.reshape"(%142) : (tensor<8x64x4x2x32xbf16>) -> tensor<8x64x8x32xbf16>
    %144 = "stablehlo.dot_general"(%96, %141) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x8x32xbf16>, tensor<8x64x8x32xbf16>) -> tensor<8x8x64x64xbf16>
    %145 = "stablehlo.convert"(%144) : (tensor<8x8x64x64xbf16>) -> tensor<8x8x64x64xf32>
    %146 = "stablehlo.constant"() <{value = dense<5.65685415> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x64x64xf32>
    %148 = "stablehlo.divide"(%145, %147) : (tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %149 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<64x64xi1>
    %151 = "func.call"(%150) <{callee = @tril}> : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %152 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
    %153:2 = "func.call"(%151, %148, %152) <{callee = @_where}> : (tensor<64x64xi1>, tensor<8x8x64x64xf32>, tensor<f32>) -> (tensor<8x8x64x64xf32>, tensor<8x8x64x64xi1>)
    %154 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.reduce"(%153#0, %154) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg47: tensor<f32>, %arg48: tensor<f32>):
      %356 = "stablehlo.maximum"(%arg47, %arg48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%356) : (tensor<f32>) -> ()
    }) : (tensor<8x8x64x64xf32>, tensor<f32>) -> tensor<8x8x64xf32>
    %156 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x64xf32>
    %158 = "stablehlo.maximum"(%157, %155) : (tensor<8x8x64xf32>, tensor<8x8x64xf32>) -> tensor<8x8x64xf32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x8x64xf32>) -> tensor<8x8x64x1xf32>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<8x8x64x1xf32>) -> tensor<8x8x64x64xf32>
    %161 = "stablehlo.subtract"(%153#0, %160) : (tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %162 = "stablehlo.exponential"(%161) : (tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %163 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.reduce"(%162, %163) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg45: tensor<f32>, %arg46: tensor<f32>):
      %355 = "stablehlo.add"(%arg45, %arg46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%355) : (tensor<f32>) -> ()
    }) : (tensor<8x8x64x64xf32>, tensor<f32>) -> tensor<8x8x64xf32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x8x64xf32>) -> tensor<8x8x64x1xf32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<8x8x64x1xf32>) -> tensor<8x8x64x64xf32>
    %167 = "stablehlo.divide"(%162, %166) : (tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %168 = "stablehlo.multiply"(%165, %165) : (tensor<8x8x64x1xf32>, tensor<8x8x64x1xf32>) -> tensor<8x8x64x1xf32>
    %169 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x64x1xf32>
    %171 = "stablehlo.divide"(%170, %168) : (tensor<8x8x64x1xf32>, tensor<8x8x64x1xf32>) -> tensor<8x8x64x1xf32>
    %172 = "stablehlo.convert"(%167) : (tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xbf16>
    %173 = "stablehlo.dot_general"(%143, %172) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x8x32xbf16>, tensor<8x8x64x64xbf16>) -> tensor<8x8x32x64xbf16>
    %174 = "stablehlo.transpose"(%173) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<8x8x32x64xbf16>) -> tensor<8x64x8x32xbf16>
    %175 = "stablehlo.dot_general"(%174, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x8x32xbf16>, tensor<8x32x256xbf16>) -> tensor<8x64x256xbf16>
    %176 = "stablehlo.add"(%arg20, %175) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %177 = "stablehlo.convert"(%176) : (tensor<8x64x256xbf16>) -> tensor<8x64x256xf32>
    %178 = "stablehlo.multiply"(%177, %177) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %179 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %180 = "stablehlo.reduce"(%178, %179) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %354 = "stablehlo.add"(%arg43, %arg44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%354) : (tensor<f32>) -> ()
    }) : (tensor<8x64x256xf32>, tensor<f32>) -> tensor<8x64xf32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %182 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %184 = "stablehlo.divide"(%181, %183) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %185 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %187 = "stablehlo.add"(%184, %186) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %188 = "stablehlo.rsqrt"(%187) : (tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %189 = "stablehlo.divide"(%188, %187) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %190 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %191 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %192 = "stablehlo.multiply"(%191, %189) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %193 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x256xf32>
    %194 = "stablehlo.multiply"(%177, %193) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %195 = "stablehlo.convert"(%194) : (tensor<8x64x256xf32>) -> tensor<8x64x256xbf16>
    %196 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64: 2>}> : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %197 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xbf16>) -> tensor<8x64x256xbf16>
    %198 = "stablehlo.multiply"(%195, %197) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %199 = "stablehlo.dot_general"(%198, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<256x512xbf16>) -> tensor<8x64x512xbf16>
    %200:3 = "func.call"(%199) <{callee = @silu}> : (tensor<8x64x512xbf16>) -> (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>, tensor<8x64x512xbf16>)
    %201 = "stablehlo.dot_general"(%198, %arg18) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<256x512xbf16>) -> tensor<8x64x512xbf16>
    %202 = "stablehlo.multiply"(%200#0, %201) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %203 = "stablehlo.dot_general"(%202, %arg13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xbf16>, tensor<512x256xbf16>) -> tensor<8x64x256xbf16>
    %204 = "stablehlo.add"(%176, %203) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %205 = "stablehlo.convert"(%204) : (tensor<8x64x256xbf16>) -> tensor<8x64x256xf32>
    %206 = "stablehlo.multiply"(%205, %205) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %207 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %208 = "stablehlo.broadcast_in_dim"(%207) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x256xf32>
    %209 = "stablehlo.multiply"(%208, %205) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %210 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %211 = "stablehlo.reduce"(%206, %210) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg41: tensor<f32>, %arg42: tensor<f32>):
      %353 = "stablehlo.add"(%arg41, %arg42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%353) : (tensor<f32>) -> ()
    }) : (tensor<8x64x256xf32>, tensor<f32>) -> tensor<f32>
    %212 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x256xf32>
    %214 = "stablehlo.multiply"(%213, %209) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %215 = "stablehlo.convert"(%214) : (tensor<8x64x256xf32>) -> tensor<8x64x256xbf16>
    %216 = "stablehlo.dot_general"(%215, %202) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<8x64x512xbf16>) -> tensor<256x512xbf16>
    %217 = "stablehlo.transpose"(%216) <{permutation = array<i64: 1, 0>}> : (tensor<256x512xbf16>) -> tensor<512x256xbf16>
    %218 = "stablehlo.dot_general"(%215, %arg13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<512x256xbf16>) -> tensor<8x64x512xbf16>
    %219 = "stablehlo.multiply"(%200#0, %218) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %220 = "stablehlo.multiply"(%218, %201) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %221 = "stablehlo.dot_general"(%219, %198) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xbf16>, tensor<8x64x256xbf16>) -> tensor<512x256xbf16>
    %222 = "stablehlo.transpose"(%221) <{permutation = array<i64: 1, 0>}> : (tensor<512x256xbf16>) -> tensor<256x512xbf16>
    %223 = "stablehlo.dot_general"(%219, %arg18) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xbf16>, tensor<256x512xbf16>) -> tensor<8x64x256xbf16>
    %224 = "func.call"(%200#1, %200#2, %199, %220) <{callee = @silu_0}> : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>, tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %225 = "stablehlo.dot_general"(%224, %198) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xbf16>, tensor<8x64x256xbf16>) -> tensor<512x256xbf16>
    %226 = "stablehlo.transpose"(%225) <{permutation = array<i64: 1, 0>}> : (tensor<512x256xbf16>) -> tensor<256x512xbf16>
    %227 = "stablehlo.dot_general"(%224, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x512xbf16>, tensor<256x512xbf16>) -> tensor<8x64x256xbf16>
    %228 = "stablehlo.add"(%223, %227) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %229 = "stablehlo.multiply"(%195, %228) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %230 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %231 = "stablehlo.reduce"(%229, %230) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg39: tensor<bf16>, %arg40: tensor<bf16>):
      %352 = "stablehlo.add"(%arg39, %arg40) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%352) : (tensor<bf16>) -> ()
    }) : (tensor<8x64x256xbf16>, tensor<bf16>) -> tensor<256xbf16>
    %232 = "stablehlo.reshape"(%231) : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %233 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xbf16>) -> tensor<8x64x256xbf16>
    %234 = "stablehlo.multiply"(%228, %233) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %235 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %236 = "stablehlo.reduce"(%232, %235) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg37: tensor<bf16>, %arg38: tensor<bf16>):
      %351 = "stablehlo.add"(%arg37, %arg38) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%351) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x256xbf16>, tensor<bf16>) -> tensor<256xbf16>
    %237 = "stablehlo.convert"(%234) : (tensor<8x64x256xbf16>) -> tensor<8x64x256xf32>
    %238 = "stablehlo.multiply"(%177, %237) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %239 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %240 = "stablehlo.reduce"(%238, %239) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %350 = "stablehlo.add"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%350) : (tensor<f32>) -> ()
    }) : (tensor<8x64x256xf32>, tensor<f32>) -> tensor<8x64xf32>
    %241 = "stablehlo.reshape"(%240) : (tensor<8x64xf32>) -> tensor<8x64x1xf32>
    %242 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x64x1xf32>) -> tensor<8x64x256xf32>
    %243 = "stablehlo.multiply"(%237, %242) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %244 = "stablehlo.multiply"(%241, %192) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %245 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x1xf32>
    %247 = "stablehlo.divide"(%244, %246) : (tensor<8x64x1xf32>, tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %248 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %249 = "stablehlo.reduce"(%247, %248) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %349 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%349) : (tensor<f32>) -> ()
    }) : (tensor<8x64x1xf32>, tensor<f32>) -> tensor<8x64xf32>
    %250 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x64xf32>) -> tensor<8x64x256xf32>
    %251 = "stablehlo.multiply"(%177, %250) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %252 = "stablehlo.add"(%243, %251) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %253 = "stablehlo.multiply"(%250, %177) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %254 = "stablehlo.add"(%252, %253) : (tensor<8x64x256xf32>, tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
    %255 = "stablehlo.convert"(%254) : (tensor<8x64x256xf32>) -> tensor<8x64x256xbf16>
    %256 = "stablehlo.add"(%215, %255) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %257 = "stablehlo.dot_general"(%256, %174) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<8x64x8x32xbf16>) -> tensor<256x8x32xbf16>
    %258 = "stablehlo.transpose"(%257) <{permutation = array<i64: 1, 2, 0>}> : (tensor<256x8x32xbf16>) -> tensor<8x32x256xbf16>
    %259 = "stablehlo.dot_general"(%256, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x256xbf16>, tensor<8x32x256xbf16>) -> tensor<8x64x8x32xbf16>
    %260 = "stablehlo.transpose"(%259) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<8x64x8x32xbf16>) -> tensor<8x8x32x64xbf16>
    %261 = "stablehlo.dot_general"(%260, %143) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x8x32x64xbf16>, tensor<8x64x8x32xbf16>) -> tensor<8x8x64x64xbf16>
    %262 = "stablehlo.dot_general"(%260, %172) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x8x32x64xbf16>, tensor<8x8x64x64xbf16>) -> tensor<8x8x32x64xbf16>
    %263 = "stablehlo.transpose"(%262) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<8x8x32x64xbf16>) -> tensor<8x64x8x32xbf16>
    %264 = "stablehlo.convert"(%261) : (tensor<8x8x64x64xbf16>) -> tensor<8x8x64x64xf32>
    %265 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<8x8x64x1xf32>) -> tensor<8x8x64x64xf32>
    %266 = "stablehlo.multiply"(%264, %265) : (tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %267 = "stablehlo.multiply"(%266, %162) : (tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %268 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %269 = "stablehlo.reduce"(%267, %268) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %348 = "stablehlo.add"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%348) : (tensor<f32>) -> ()
    }) : (tensor<8x8x64x64xf32>, tensor<f32>) -> tensor<8x8x64xf32>
    %270 = "stablehlo.reshape"(%269) : (tensor<8x8x64xf32>) -> tensor<8x8x64x1xf32>
    %271 = "stablehlo.negate"(%270) : (tensor<8x8x64x1xf32>) -> tensor<8x8x64x1xf32>
    %272 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<8x8x64x1xf32>) -> tensor<8x8x64x64xf32>
    %273 = "stablehlo.divide"(%264, %272) : (tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %274 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %275 = "stablehlo.reduce"(%271, %274) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      %347 = "stablehlo.add"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%347) : (tensor<f32>) -> ()
    }) : (tensor<8x8x64x1xf32>, tensor<f32>) -> tensor<8x8x64xf32>
    %276 = "stablehlo.broadcast_in_dim"(%275) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x8x64xf32>) -> tensor<8x8x64x64xf32>
    %277 = "stablehlo.add"(%273, %276) : (tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %278 = "stablehlo.multiply"(%277, %162) : (tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %279 = "func.call"(%153#1, %278) <{callee = @_where_1}> : (tensor<8x8x64x64xi1>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %280 = "stablehlo.constant"() <{value = dense<5.65685415> : tensor<f32>}> : () -> tensor<f32>
    %281 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x64x64xf32>
    %282 = "stablehlo.divide"(%279, %281) : (tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    %283 = "stablehlo.convert"(%282) : (tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xbf16>
    %284 = "stablehlo.dot_general"(%283, %96) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x8x64x64xbf16>, tensor<8x64x8x32xbf16>) -> tensor<8x8x64x32xbf16>
    %285 = "stablehlo.transpose"(%284) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<8x8x64x32xbf16>) -> tensor<8x64x8x32xbf16>
    %286 = "stablehlo.dot_general"(%283, %141) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x8x64x64xbf16>, tensor<8x64x8x32xbf16>) -> tensor<8x8x64x32xbf16>
    %287 = "stablehlo.transpose"(%286) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<8x8x64x32xbf16>) -> tensor<8x64x8x32xbf16>
    %288 = "stablehlo.reshape"(%263) : (tensor<8x64x8x32xbf16>) -> tensor<8x64x4x2x32xbf16>
    %289 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %290 = "stablehlo.reduce"(%288, %289) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg27: tensor<bf16>, %arg28: tensor<bf16>):
      %346 = "stablehlo.add"(%arg27, %arg28) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%346) : (tensor<bf16>) -> ()
    }) : (tensor<8x64x4x2x32xbf16>, tensor<bf16>) -> tensor<8x64x4x32xbf16>
    %291 = "stablehlo.reshape"(%285) : (tensor<8x64x8x32xbf16>) -> tensor<8x64x4x2x32xbf16>
    %292 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %293 = "stablehlo.reduce"(%291, %292) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg25: tensor<bf16>, %arg26: tensor<bf16>):
      %345 = "stablehlo.add"(%arg25, %arg26) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%345) : (tensor<bf16>) -> ()
    }) : (tensor<8x64x4x2x32xbf16>, tensor<bf16>) -> tensor<8x64x4x32xbf16>
    %294 = "stablehlo.convert"(%293) : (tensor<8x64x4x32xbf16>) -> tensor<8x64x4x32xf32>
    %295 = "stablehlo.slice"(%294) <{limit_indices = array<i64: 8, 64, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x16xf32>
    %296 = "stablehlo.slice"(%294) <{limit_indices = array<i64: 8, 64, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x16xf32>
    %297 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x4x16xf32>
    %298 = "stablehlo.multiply"(%296, %297) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %299 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x4x16xf32>
    %300 = "stablehlo.multiply"(%296, %299) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %301 = "stablehlo.negate"(%295) : (tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %302 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x4x16xf32>
    %303 = "stablehlo.multiply"(%301, %302) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %304 = "stablehlo.add"(%300, %303) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %305 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x4x16xf32>
    %306 = "stablehlo.multiply"(%295, %305) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %307 = "stablehlo.add"(%298, %306) : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x16xf32>
    %308 = "stablehlo.concatenate"(%307, %304) <{dimension = 3 : i64}> : (tensor<8x64x4x16xf32>, tensor<8x64x4x16xf32>) -> tensor<8x64x4x32xf32>
    %309 = "stablehlo.convert"(%308) : (tensor<8x64x4x32xf32>) -> tensor<8x64x4x32xbf16>
    %310 = "stablehlo.convert"(%287) : (tensor<8x64x8x32xbf16>) -> tensor<8x64x8x32xf32>
    %311 = "stablehlo.slice"(%310) <{limit_indices = array<i64: 8, 64, 8, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x64x8x32xf32>) -> tensor<8x64x8x16xf32>
    %312 = "stablehlo.slice"(%310) <{limit_indices = array<i64: 8, 64, 8, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x64x8x32xf32>) -> tensor<8x64x8x16xf32>
    %313 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x8x16xf32>
    %314 = "stablehlo.multiply"(%312, %313) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %315 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x8x16xf32>
    %316 = "stablehlo.multiply"(%312, %315) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %317 = "stablehlo.negate"(%311) : (tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %318 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x8x16xf32>
    %319 = "stablehlo.multiply"(%317, %318) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %320 = "stablehlo.add"(%316, %319) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %321 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x64x1x16xf32>) -> tensor<8x64x8x16xf32>
    %322 = "stablehlo.multiply"(%311, %321) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %323 = "stablehlo.add"(%314, %322) : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x16xf32>
    %324 = "stablehlo.concatenate"(%323, %320) <{dimension = 3 : i64}> : (tensor<8x64x8x16xf32>, tensor<8x64x8x16xf32>) -> tensor<8x64x8x32xf32>
    %325 = "stablehlo.convert"(%324) : (tensor<8x64x8x32xf32>) -> tensor<8x64x8x32xbf16>
    %326 = "stablehlo.dot_general"(%290, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x4x32xbf16>, tensor<8x64x256xbf16>) -> tensor<4x32x256xbf16>
    %327 = "stablehlo.transpose"(%326) <{permutation = array<i64: 2, 0, 1>}> : (tensor<4x32x256xbf16>) -> tensor<256x4x32xbf16>
    %328 = "stablehlo.dot_general"(%290, %arg19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x4x32xbf16>, tensor<256x4x32xbf16>) -> tensor<8x64x256xbf16>
    %329 = "stablehlo.dot_general"(%309, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x4x32xbf16>, tensor<8x64x256xbf16>) -> tensor<4x32x256xbf16>
    %330 = "stablehlo.transpose"(%329) <{permutation = array<i64: 2, 0, 1>}> : (tensor<4x32x256xbf16>) -> tensor<256x4x32xbf16>
    %331 = "stablehlo.dot_general"(%309, %arg15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x4x32xbf16>, tensor<256x4x32xbf16>) -> tensor<8x64x256xbf16>
    %332 = "stablehlo.add"(%328, %331) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %333 = "stablehlo.dot_general"(%325, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x8x32xbf16>, tensor<8x64x256xbf16>) -> tensor<8x32x256xbf16>
    %334 = "stablehlo.transpose"(%333) <{permutation = array<i64: 2, 0, 1>}> : (tensor<8x32x256xbf16>) -> tensor<256x8x32xbf16>
    %335 = "stablehlo.dot_general"(%325, %arg17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x64x8x32xbf16>, tensor<256x8x32xbf16>) -> tensor<8x64x256xbf16>
    %336 = "stablehlo.add"(%332, %335) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %337 = "stablehlo.multiply"(%47, %336) : (tensor<8x64x256xbf16>, tensor<8x64x256xbf16>) -> tensor<8x64x256xbf16>
    %338 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %339 = "stablehlo.reduce"(%337, %338) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg23: tensor<bf16>, %arg24: tensor<bf16>):
      %344 = "stablehlo.add"(%arg23, %arg24) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%344) : (tensor<bf16>) -> ()
    }) : (tensor<8x64x256xbf16>, tensor<bf16>) -> tensor<256xbf16>
    %340 = "stablehlo.reshape"(%339) : (tensor<256xbf16>) -> tensor<1x1x256xbf16>
    %341 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %342 = "stablehlo.reduce"(%340, %341) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg21: tensor<bf16>, %arg22: tensor<bf16>):
      %343 = "stablehlo.add"(%arg21, %arg22) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%343) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x256xbf16>, tensor<bf16>) -> tensor<256xbf16>
    "func.return"(%211, %342, %236, %217, %226, %330, %258, %334, %222, %327) : (tensor<f32>, tensor<256xbf16>, tensor<256xbf16>, tensor<512x256xbf16>, tensor<256x512xbf16>, tensor<256x4x32xbf16>, tensor<8x32x256xbf16>, tensor<256x8x32xbf16>, tensor<256x512xbf16>, tensor<256x4x32xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64x64xi1>) -> tensor<64x64xi1>, sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<64x64xi1>):
    %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64x64xi32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<64x64xi32>
    %27 = "stablehlo.add"(%24, %26) : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi32>
    %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<64x64xi32>
    %29 = "stablehlo.compare"(%27, %28) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
    %30 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<64x64xi1>
    %32 = "stablehlo.select"(%29, %arg10, %31) : (tensor<64x64xi1>, tensor<64x64xi1>, tensor<64x64xi1>) -> tensor<64x64xi1>
    "func.return"(%32) : (tensor<64x64xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64x64xi1>, tensor<8x8x64x64xf32>, tensor<f32>) -> (tensor<8x8x64x64xf32>, tensor<8x8x64x64xi1>), sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<64x64xi1>, %arg8: tensor<8x8x64x64xf32>, %arg9: tensor<f32>):
    %20 = "stablehlo.convert"(%arg9) : (tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<64x64xi1>) -> tensor<8x8x64x64xi1>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x64x64xf32>
    %23 = "stablehlo.select"(%21, %arg8, %22) : (tensor<8x8x64x64xi1>, tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    "func.return"(%23, %21) : (tensor<8x8x64x64xf32>, tensor<8x8x64x64xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x64x512xbf16>) -> (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>, tensor<8x64x512xbf16>), sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<8x64x512xbf16>):
    %7 = "stablehlo.negate"(%arg6) : (tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %8 = "stablehlo.exponential"(%7) : (tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %9 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<8x64x512xbf16>
    %11 = "stablehlo.add"(%10, %8) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<8x64x512xbf16>
    %14 = "stablehlo.divide"(%13, %11) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<8x64x512xbf16>
    %17 = "stablehlo.subtract"(%16, %14) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %18 = "stablehlo.multiply"(%14, %17) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %19 = "stablehlo.multiply"(%arg6, %14) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    "func.return"(%19, %18, %14) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>, tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>, sym_name = "silu_0", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<8x64x512xbf16>, %arg3: tensor<8x64x512xbf16>, %arg4: tensor<8x64x512xbf16>, %arg5: tensor<8x64x512xbf16>):
    %3 = "stablehlo.multiply"(%arg4, %arg5) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %4 = "stablehlo.multiply"(%arg5, %arg3) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %5 = "stablehlo.multiply"(%3, %arg2) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    %6 = "stablehlo.add"(%4, %5) : (tensor<8x64x512xbf16>, tensor<8x64x512xbf16>) -> tensor<8x64x512xbf16>
    "func.return"(%6) : (tensor<8x64x512xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x8x64x64xi1>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>, sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x8x64x64xi1>, %arg1: tensor<8x8x64x64xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x8x64x64xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<8x8x64x64xi1>, tensor<8x8x64x64xf32>, tensor<8x8x64x64xf32>) -> tensor<8x8x64x64xf32>
    "func.return"(%2) : (tensor<8x8x64x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
