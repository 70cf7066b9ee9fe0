"builtin.module"() <{sym_name = "jit_f"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {"data"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"model"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"model"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}]>}], function_type = (tensor<4x128xbf16>, tensor<4x128xbf16>, tensor<4x256x128xbf16>, tensor<4x128x256xbf16>, tensor<4x128x4x32xbf16>, tensor<4x4x32x128xbf16>, tensor<4x128x4x32xbf16>, tensor<4x128x256xbf16>, tensor<4x128x4x32xbf16>, tensor<8x32x128xbf16>) -> tensor<8x32x128xbf16>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg33: tensor<4x128xbf16>, %arg34: tensor<4x128xbf16>, %arg35: tensor<4x256x128xbf16>, %arg36: tensor<4x128x256xbf16>, %arg37: tensor<4x128x4x32xbf16>, %arg38: tensor<4x4x32x128xbf16>, %arg39: tensor<4x128x4x32xbf16>, %arg40: tensor<4x128x256xbf16>, %arg41: tensor<4x128x4x32xbf16>, %arg42: tensor<8x32x128xbf16>):
    %212 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %213:11 = "stablehlo.while"(%arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %212, %arg42) ({
    ^bb0(%arg54: tensor<4x128xbf16>, %arg55: tensor<4x128xbf16>, %arg56: tensor<4x256x128xbf16>, %arg57: tensor<4x128x256xbf16>, %arg58: tensor<4x128x4x32xbf16>, %arg59: tensor<4x4x32x128xbf16>, %arg60: tensor<4x128x4x32xbf16>, %arg61: tensor<4x128x256xbf16>, %arg62: tensor<4x128x4x32xbf16>, %arg63: tensor<i32>, %arg64: tensor<8x32x128xbf16>):
      %226 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %227 = "stablehlo.compare"(%arg63, %226) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%227) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg43: tensor<4x128xbf16>, %arg44: tensor<4x128xbf16>, %arg45: tensor<4x256x128xbf16>, %arg46: tensor<4x128x256xbf16>, %arg47: tensor<4x128x4x32xbf16>, %arg48: tensor<4x4x32x128xbf16>, %arg49: tensor<4x128x4x32xbf16>, %arg50: tensor<4x128x256xbf16>, %arg51: tensor<4x128x4x32xbf16>, %arg52: tensor<i32>, %arg53: tensor<8x32x128xbf16>):
      %214 = "func.call"(%arg43, %arg52) <{callee = @dynamic_index_in_dim}> : (tensor<4x128xbf16>, tensor<i32>) -> tensor<128xbf16>
      %215 = "func.call"(%arg44, %arg52) <{callee = @dynamic_index_in_dim}> : (tensor<4x128xbf16>, tensor<i32>) -> tensor<128xbf16>
      %216 = "func.call"(%arg45, %arg52) <{callee = @dynamic_index_in_dim_0}> : (tensor<4x256x128xbf16>, tensor<i32>) -> tensor<256x128xbf16>
      %217 = "func.call"(%arg46, %arg52) <{callee = @dynamic_index_in_dim_1}> : (tensor<4x128x256xbf16>, tensor<i32>) -> tensor<128x256xbf16>
      %218 = "func.call"(%arg47, %arg52) <{callee = @dynamic_index_in_dim_2}> : (tensor<4x128x4x32xbf16>, tensor<i32>) -> tensor<128x4x32xbf16>
      %219 = "func.call"(%arg48, %arg52) <{callee = @dynamic_index_in_dim_3}> : (tensor<4x4x32x128xbf16>, tensor<i32>) -> tensor<4x32x128xbf16>
      %220 = "func.call"(%arg49, %arg52) <{callee = @dynamic_index_in_dim_2}> : (tensor<4x128x4x32xbf16>, tensor<i32>) -> tensor<128x4x32xbf16>
      %221 = "func.call"(%arg50, %arg52) <{callee = @dynamic_index_in_dim_1}> : (tensor<4x128x256xbf16>, tensor<i32>) -> tensor<128x256xbf16>
      %222 = "func.call"(%arg51, %arg52) <{callee = @dynamic_index_in_dim_2}> : (tensor<4x128x4x32xbf16>, tensor<i32>) -> tensor<128x4x32xbf16>
      %223 = "func.call"(%arg53, %214, %215, %216, %217, %218, %219, %220, %221, %222) <{callee = @closed_call}> : (tensor<8x32x128xbf16>, tensor<128xbf16>, tensor<128xbf16>, tensor<256x128xbf16>, tensor<128x256xbf16>, tensor<128x4x32xbf16>, tensor<4x32x128xbf16>, tensor<128x4x32xbf16>, tensor<128x256xbf16>, tensor<128x4x32xbf16>) -> tensor<8x32x128xbf16>
      %224 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %225 = "stablehlo.add"(%arg52, %224) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %225, %223) : (tensor<4x128xbf16>, tensor<4x128xbf16>, tensor<4x256x128xbf16>, tensor<4x128x256xbf16>, tensor<4x128x4x32xbf16>, tensor<4x4x32x128xbf16>, tensor<4x128x4x32xbf16>, tensor<4x128x256xbf16>, tensor<4x128x4x32xbf16>, tensor<i32>, tensor<8x32x128xbf16>) -> ()
    }) : (tensor<4x128xbf16>, tensor<4x128xbf16>, tensor<4x256x128xbf16>, tensor<4x128x256xbf16>, tensor<4x128x4x32xbf16>, tensor<4x4x32x128xbf16>, tensor<4x128x4x32xbf16>, tensor<4x128x256xbf16>, tensor<4x128x4x32xbf16>, tensor<i32>, tensor<8x32x128xbf16>) -> (tensor<4x128xbf16>, tensor<4x128xbf16>, tensor<4x256x128xbf16>, tensor<4x128x256xbf16>, tensor<4x128x4x32xbf16>, tensor<4x4x32x128xbf16>, tensor<4x128x4x32xbf16>, tensor<4x128x256xbf16>, tensor<4x128x4x32xbf16>, tensor<i32>, tensor<8x32x128xbf16>)
    "func.return"(%213#10) : (tensor<8x32x128xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x128xbf16>, tensor<i32>) -> tensor<128xbf16>, sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<4x128xbf16>, %arg32: tensor<i32>):
    %209 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %210 = "stablehlo.dynamic_slice"(%arg31, %arg32, %209) <{slice_sizes = array<i64: 1, 128>}> : (tensor<4x128xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x128xbf16>
    %211 = "stablehlo.reshape"(%210) : (tensor<1x128xbf16>) -> tensor<128xbf16>
    "func.return"(%211) : (tensor<128xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x256x128xbf16>, tensor<i32>) -> tensor<256x128xbf16>, sym_name = "dynamic_index_in_dim_0", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<4x256x128xbf16>, %arg30: tensor<i32>):
    %205 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %206 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %207 = "stablehlo.dynamic_slice"(%arg29, %arg30, %205, %206) <{slice_sizes = array<i64: 1, 256, 128>}> : (tensor<4x256x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x128xbf16>
    %208 = "stablehlo.reshape"(%207) : (tensor<1x256x128xbf16>) -> tensor<256x128xbf16>
    "func.return"(%208) : (tensor<256x128xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x128x256xbf16>, tensor<i32>) -> tensor<128x256xbf16>, sym_name = "dynamic_index_in_dim_1", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<4x128x256xbf16>, %arg28: tensor<i32>):
    %201 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %202 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %203 = "stablehlo.dynamic_slice"(%arg27, %arg28, %201, %202) <{slice_sizes = array<i64: 1, 128, 256>}> : (tensor<4x128x256xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x256xbf16>
    %204 = "stablehlo.reshape"(%203) : (tensor<1x128x256xbf16>) -> tensor<128x256xbf16>
    "func.return"(%204) : (tensor<128x256xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x128x4x32xbf16>, tensor<i32>) -> tensor<128x4x32xbf16>, sym_name = "dynamic_index_in_dim_2", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<4x128x4x32xbf16>, %arg26: tensor<i32>):
    %196 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %197 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %198 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %199 = "stablehlo.dynamic_slice"(%arg25, %arg26, %196, %197, %198) <{slice_sizes = array<i64: 1, 128, 4, 32>}> : (tensor<4x128x4x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x4x32xbf16>
    %200 = "stablehlo.reshape"(%199) : (tensor<1x128x4x32xbf16>) -> tensor<128x4x32xbf16>
    "func.return"(%200) : (tensor<128x4x32xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4x32x128xbf16>, tensor<i32>) -> tensor<4x32x128xbf16>, sym_name = "dynamic_index_in_dim_3", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<4x4x32x128xbf16>, %arg24: tensor<i32>):
    %191 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %192 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %193 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %194 = "stablehlo.dynamic_slice"(%arg23, %arg24, %191, %192, %193) <{slice_sizes = array<i64: 1, 4, 32, 128>}> : (tensor<4x4x32x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x32x128xbf16>
    %195 = "stablehlo.reshape"(%194) : (tensor<1x4x32x128xbf16>) -> tensor<4x32x128xbf16>
    "func.return"(%195) : (tensor<4x32x128xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x32x128xbf16>, tensor<128xbf16>, tensor<128xbf16>, tensor<256x128xbf16>, tensor<128x256xbf16>, tensor<128x4x32xbf16>, tensor<4x32x128xbf16>, tensor<128x4x32xbf16>, tensor<128x256xbf16>, tensor<128x4x32xbf16>) -> tensor<8x32x128xbf16>, sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<8x32x128xbf16>, %arg6: tensor<128xbf16>, %arg7: tensor<128xbf16>, %arg8: tensor<256x128xbf16>, %arg9: tensor<128x256xbf16>, %arg10: tensor<128x4x32xbf16>, %arg11: tensor<4x32x128xbf16>, %arg12: tensor<128x4x32xbf16>, %arg13: tensor<128x256xbf16>, %arg14: tensor<128x4x32xbf16>):
    %22 = "sdy.sharding_constraint"(%arg5) <{sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}]>}> : (tensor<8x32x128xbf16>) -> tensor<8x32x128xbf16>
    %23 = "stablehlo.convert"(%22) : (tensor<8x32x128xbf16>) -> tensor<8x32x128xf32>
    %24 = "stablehlo.multiply"(%23, %23) : (tensor<8x32x128xf32>, tensor<8x32x128xf32>) -> tensor<8x32x128xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %190 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%190) : (tensor<f32>) -> ()
    }) : (tensor<8x32x128xf32>, tensor<f32>) -> tensor<8x32xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32x1xf32>
    %30 = "stablehlo.divide"(%27, %29) : (tensor<8x32x1xf32>, tensor<8x32x1xf32>) -> tensor<8x32x1xf32>
    %31 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32x1xf32>
    %33 = "stablehlo.add"(%30, %32) : (tensor<8x32x1xf32>, tensor<8x32x1xf32>) -> tensor<8x32x1xf32>
    %34 = "stablehlo.rsqrt"(%33) : (tensor<8x32x1xf32>) -> tensor<8x32x1xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x32x1xf32>) -> tensor<8x32x128xf32>
    %36 = "stablehlo.multiply"(%23, %35) : (tensor<8x32x128xf32>, tensor<8x32x128xf32>) -> tensor<8x32x128xf32>
    %37 = "stablehlo.convert"(%36) : (tensor<8x32x128xf32>) -> tensor<8x32x128xbf16>
    %38 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xbf16>) -> tensor<8x32x128xbf16>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<8x32x128xbf16>, tensor<8x32x128xbf16>) -> tensor<8x32x128xbf16>
    %41 = "stablehlo.dot_general"(%40, %arg12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32x128xbf16>, tensor<128x4x32xbf16>) -> tensor<8x32x4x32xbf16>
    %42 = "stablehlo.dot_general"(%40, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32x128xbf16>, tensor<128x4x32xbf16>) -> tensor<8x32x4x32xbf16>
    %43 = "stablehlo.dot_general"(%40, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32x128xbf16>, tensor<128x4x32xbf16>) -> tensor<8x32x4x32xbf16>
    %44 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %45 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %47 = "stablehlo.multiply"(%46, %44) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %50 = "stablehlo.add"(%49, %47) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %51 = "stablehlo.convert"(%50) : (tensor<16xi32>) -> tensor<16xf32>
    %52 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %54 = "stablehlo.divide"(%51, %53) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %55 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %57 = "stablehlo.power"(%56, %54) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %60 = "stablehlo.divide"(%59, %57) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %61 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %62 = "stablehlo.convert"(%61) : (tensor<32xi32>) -> tensor<32xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %64 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %65 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xf32>) -> tensor<32x16xf32>
    %66 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %67 = "stablehlo.multiply"(%65, %66) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %68 = "stablehlo.cosine"(%67) : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x16xf32>) -> tensor<1x32x1x16xf32>
    %70 = "stablehlo.sine"(%67) : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x16xf32>) -> tensor<1x32x1x16xf32>
    %72 = "stablehlo.convert"(%41) : (tensor<8x32x4x32xbf16>) -> tensor<8x32x4x32xf32>
    %73 = "stablehlo.slice"(%72) <{limit_indices = array<i64: 8, 32, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x32x4x32xf32>) -> tensor<8x32x4x16xf32>
    %74 = "stablehlo.slice"(%72) <{limit_indices = array<i64: 8, 32, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x32x4x32xf32>) -> tensor<8x32x4x16xf32>
    %75 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x16xf32>) -> tensor<8x32x4x16xf32>
    %76 = "stablehlo.multiply"(%73, %75) : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32>
    %77 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x16xf32>) -> tensor<8x32x4x16xf32>
    %78 = "stablehlo.multiply"(%74, %77) : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32>
    %79 = "stablehlo.subtract"(%76, %78) : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32>
    %80 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x16xf32>) -> tensor<8x32x4x16xf32>
    %81 = "stablehlo.multiply"(%74, %80) : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32>
    %82 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x16xf32>) -> tensor<8x32x4x16xf32>
    %83 = "stablehlo.multiply"(%73, %82) : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32>
    %84 = "stablehlo.add"(%81, %83) : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32>
    %85 = "stablehlo.concatenate"(%79, %84) <{dimension = 3 : i64}> : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x32xf32>
    %86 = "stablehlo.convert"(%85) : (tensor<8x32x4x32xf32>) -> tensor<8x32x4x32xbf16>
    %87 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
    %88 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %90 = "stablehlo.multiply"(%89, %87) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16xi32>
    %93 = "stablehlo.add"(%92, %90) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %94 = "stablehlo.convert"(%93) : (tensor<16xi32>) -> tensor<16xf32>
    %95 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %97 = "stablehlo.divide"(%94, %96) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %98 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %100 = "stablehlo.power"(%99, %97) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %101 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %103 = "stablehlo.divide"(%102, %100) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %104 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %105 = "stablehlo.convert"(%104) : (tensor<32xi32>) -> tensor<32xf32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %107 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %108 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xf32>) -> tensor<32x16xf32>
    %109 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<32x16xf32>
    %110 = "stablehlo.multiply"(%108, %109) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %111 = "stablehlo.cosine"(%110) : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x16xf32>) -> tensor<1x32x1x16xf32>
    %113 = "stablehlo.sine"(%110) : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x16xf32>) -> tensor<1x32x1x16xf32>
    %115 = "stablehlo.convert"(%42) : (tensor<8x32x4x32xbf16>) -> tensor<8x32x4x32xf32>
    %116 = "stablehlo.slice"(%115) <{limit_indices = array<i64: 8, 32, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x32x4x32xf32>) -> tensor<8x32x4x16xf32>
    %117 = "stablehlo.slice"(%115) <{limit_indices = array<i64: 8, 32, 4, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x32x4x32xf32>) -> tensor<8x32x4x16xf32>
    %118 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x16xf32>) -> tensor<8x32x4x16xf32>
    %119 = "stablehlo.multiply"(%116, %118) : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32>
    %120 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x16xf32>) -> tensor<8x32x4x16xf32>
    %121 = "stablehlo.multiply"(%117, %120) : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32>
    %122 = "stablehlo.subtract"(%119, %121) : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32>
    %123 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x16xf32>) -> tensor<8x32x4x16xf32>
    %124 = "stablehlo.multiply"(%117, %123) : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32>
    %125 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x16xf32>) -> tensor<8x32x4x16xf32>
    %126 = "stablehlo.multiply"(%116, %125) : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32>
    %127 = "stablehlo.add"(%124, %126) : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32>
    %128 = "stablehlo.concatenate"(%122, %127) <{dimension = 3 : i64}> : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x32x4x32xf32>
    %129 = "stablehlo.convert"(%128) : (tensor<8x32x4x32xf32>) -> tensor<8x32x4x32xbf16>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<8x32x4x32xbf16>) -> tensor<8x32x4x1x32xbf16>
    %131 = "stablehlo.reshape"(%130) : (tensor<8x32x4x1x32xbf16>) -> tensor<8x32x4x32xbf16>
    %132 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<8x32x4x32xbf16>) -> tensor<8x32x4x1x32xbf16>
    %133 = "stablehlo.reshape"(%132) : (tensor<8x32x4x1x32xbf16>) -> tensor<8x32x4x32xbf16>
    %134 = "stablehlo.dot_general"(%86, %131) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32x4x32xbf16>, tensor<8x32x4x32xbf16>) -> tensor<8x4x32x32xbf16>
    %135 = "stablehlo.convert"(%134) : (tensor<8x4x32x32xbf16>) -> tensor<8x4x32x32xf32>
    %136 = "stablehlo.constant"() <{value = dense<5.65685415> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4x32x32xf32>
    %138 = "stablehlo.divide"(%135, %137) : (tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32>
    %139 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<32x32xi1>
    %141 = "func.call"(%140) <{callee = @tril}> : (tensor<32x32xi1>) -> tensor<32x32xi1>
    %142 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
    %143 = "func.call"(%141, %138, %142) <{callee = @_where}> : (tensor<32x32xi1>, tensor<8x4x32x32xf32>, tensor<f32>) -> tensor<8x4x32x32xf32>
    %144 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %145 = "stablehlo.reduce"(%143, %144) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %189 = "stablehlo.maximum"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%189) : (tensor<f32>) -> ()
    }) : (tensor<8x4x32x32xf32>, tensor<f32>) -> tensor<8x4x32xf32>
    %146 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4x32xf32>
    %148 = "stablehlo.maximum"(%147, %145) : (tensor<8x4x32xf32>, tensor<8x4x32xf32>) -> tensor<8x4x32xf32>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x4x32xf32>) -> tensor<8x4x32x1xf32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x32xf32>
    %151 = "stablehlo.subtract"(%143, %150) : (tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32>
    %152 = "stablehlo.exponential"(%151) : (tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32>
    %153 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %154 = "stablehlo.reduce"(%152, %153) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %188 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%188) : (tensor<f32>) -> ()
    }) : (tensor<8x4x32x32xf32>, tensor<f32>) -> tensor<8x4x32xf32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x4x32xf32>) -> tensor<8x4x32x1xf32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x32xf32>
    %157 = "stablehlo.divide"(%152, %156) : (tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32>
    %158 = "stablehlo.convert"(%157) : (tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xbf16>
    %159 = "stablehlo.dot_general"(%133, %158) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32x4x32xbf16>, tensor<8x4x32x32xbf16>) -> tensor<8x4x32x32xbf16>
    %160 = "stablehlo.transpose"(%159) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<8x4x32x32xbf16>) -> tensor<8x32x4x32xbf16>
    %161 = "stablehlo.dot_general"(%160, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32x4x32xbf16>, tensor<4x32x128xbf16>) -> tensor<8x32x128xbf16>
    %162 = "stablehlo.add"(%22, %161) : (tensor<8x32x128xbf16>, tensor<8x32x128xbf16>) -> tensor<8x32x128xbf16>
    %163 = "stablehlo.convert"(%162) : (tensor<8x32x128xbf16>) -> tensor<8x32x128xf32>
    %164 = "stablehlo.multiply"(%163, %163) : (tensor<8x32x128xf32>, tensor<8x32x128xf32>) -> tensor<8x32x128xf32>
    %165 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %166 = "stablehlo.reduce"(%164, %165) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %187 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%187) : (tensor<f32>) -> ()
    }) : (tensor<8x32x128xf32>, tensor<f32>) -> tensor<8x32xf32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %168 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32x1xf32>
    %170 = "stablehlo.divide"(%167, %169) : (tensor<8x32x1xf32>, tensor<8x32x1xf32>) -> tensor<8x32x1xf32>
    %171 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32x1xf32>
    %173 = "stablehlo.add"(%170, %172) : (tensor<8x32x1xf32>, tensor<8x32x1xf32>) -> tensor<8x32x1xf32>
    %174 = "stablehlo.rsqrt"(%173) : (tensor<8x32x1xf32>) -> tensor<8x32x1xf32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x32x1xf32>) -> tensor<8x32x128xf32>
    %176 = "stablehlo.multiply"(%163, %175) : (tensor<8x32x128xf32>, tensor<8x32x128xf32>) -> tensor<8x32x128xf32>
    %177 = "stablehlo.convert"(%176) : (tensor<8x32x128xf32>) -> tensor<8x32x128xbf16>
    %178 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xbf16>) -> tensor<8x32x128xbf16>
    %180 = "stablehlo.multiply"(%177, %179) : (tensor<8x32x128xbf16>, tensor<8x32x128xbf16>) -> tensor<8x32x128xbf16>
    %181 = "stablehlo.dot_general"(%180, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32x128xbf16>, tensor<128x256xbf16>) -> tensor<8x32x256xbf16>
    %182 = "func.call"(%181) <{callee = @silu}> : (tensor<8x32x256xbf16>) -> tensor<8x32x256xbf16>
    %183 = "stablehlo.dot_general"(%180, %arg13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32x128xbf16>, tensor<128x256xbf16>) -> tensor<8x32x256xbf16>
    %184 = "stablehlo.multiply"(%182, %183) : (tensor<8x32x256xbf16>, tensor<8x32x256xbf16>) -> tensor<8x32x256xbf16>
    %185 = "stablehlo.dot_general"(%184, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32x256xbf16>, tensor<256x128xbf16>) -> tensor<8x32x128xbf16>
    %186 = "stablehlo.add"(%162, %185) : (tensor<8x32x128xbf16>, tensor<8x32x128xbf16>) -> tensor<8x32x128xbf16>
    "func.return"(%186) : (tensor<8x32x128xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x32xi1>) -> tensor<32x32xi1>, sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<32x32xi1>):
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32x32xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32x32xi32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<32x32xi32>
    %18 = "stablehlo.compare"(%16, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %19 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<32x32xi1>
    %21 = "stablehlo.select"(%18, %arg4, %20) : (tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) -> tensor<32x32xi1>
    "func.return"(%21) : (tensor<32x32xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x32xi1>, tensor<8x4x32x32xf32>, tensor<f32>) -> tensor<8x4x32x32xf32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<32x32xi1>, %arg2: tensor<8x4x32x32xf32>, %arg3: tensor<f32>):
    %9 = "stablehlo.convert"(%arg3) : (tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<32x32xi1>) -> tensor<8x4x32x32xi1>
    %11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x4x32x32xf32>
    %12 = "stablehlo.select"(%10, %arg2, %11) : (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32>
    "func.return"(%12) : (tensor<8x4x32x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x32x256xbf16>) -> tensor<8x32x256xbf16>, sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x32x256xbf16>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<8x32x256xbf16>) -> tensor<8x32x256xbf16>
    %1 = "stablehlo.exponential"(%0) : (tensor<8x32x256xbf16>) -> tensor<8x32x256xbf16>
    %2 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<8x32x256xbf16>
    %4 = "stablehlo.add"(%3, %1) : (tensor<8x32x256xbf16>, tensor<8x32x256xbf16>) -> tensor<8x32x256xbf16>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<8x32x256xbf16>
    %7 = "stablehlo.divide"(%6, %4) : (tensor<8x32x256xbf16>, tensor<8x32x256xbf16>) -> tensor<8x32x256xbf16>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<8x32x256xbf16>, tensor<8x32x256xbf16>) -> tensor<8x32x256xbf16>
    "func.return"(%8) : (tensor<8x32x256xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
