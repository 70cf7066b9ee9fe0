"builtin.module"() <{sym_name = "jit_f"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}]>}], function_type = (tensor<32x64xf32>, tensor<2xui32>) -> (tensor<32x8xf32>, tensor<32x8xi32>, tensor<32x64xf32>, tensor<32x64xi32>, tensor<32x64xf32>, tensor<32xi32>, tensor<32x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg60: tensor<32x64xf32>, %arg61: tensor<2xui32>):
    %219:2 = "chlo.top_k"(%arg60) <{k = 8 : i64}> : (tensor<32x64xf32>) -> (tensor<32x8xf32>, tensor<32x8xi32>)
    %220 = "func.call"(%arg60) <{callee = @sort}> : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %221 = "func.call"(%arg60) <{callee = @argsort}> : (tensor<32x64xf32>) -> tensor<32x64xi32>
    %222 = "func.call"(%arg61) <{callee = @_normal}> : (tensor<2xui32>) -> tensor<32x64xf32>
    %223 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %224 = "func.call"(%arg61, %223) <{callee = @_bernoulli}> : (tensor<2xui32>, tensor<f32>) -> tensor<32x64xi1>
    %225 = "stablehlo.multiply"(%arg60, %222) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %226 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %227 = "func.call"(%224, %225, %226) <{callee = @_where}> : (tensor<32x64xi1>, tensor<32x64xf32>, tensor<i32>) -> tensor<32x64xf32>
    %228 = "func.call"(%arg60) <{callee = @argmax}> : (tensor<32x64xf32>) -> tensor<32xi32>
    %229 = "func.call"(%arg60) <{callee = @cumsum}> : (tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%219#0, %219#1, %220, %221, %227, %228, %229) : (tensor<32x8xf32>, tensor<32x8xi32>, tensor<32x64xf32>, tensor<32x64xi32>, tensor<32x64xf32>, tensor<32xi32>, tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x64xf32>) -> tensor<32x64xf32>, sym_name = "sort", sym_visibility = "private"}> ({
  ^bb0(%arg57: tensor<32x64xf32>):
    %203 = "stablehlo.sort"(%arg57) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      %204 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %205 = "stablehlo.compare"(%arg58, %204) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %206 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %207 = "stablehlo.select"(%205, %206, %arg58) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %208 = "stablehlo.compare"(%arg58, %arg58) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %209 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %210 = "stablehlo.select"(%208, %209, %207) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %211 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %212 = "stablehlo.compare"(%arg59, %211) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %213 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %214 = "stablehlo.select"(%212, %213, %arg59) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %215 = "stablehlo.compare"(%arg59, %arg59) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %216 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %217 = "stablehlo.select"(%215, %216, %214) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %218 = "stablehlo.compare"(%210, %217) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%218) : (tensor<i1>) -> ()
    }) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%203) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x64xf32>) -> tensor<32x64xi32>, sym_name = "argsort", sym_visibility = "private"}> ({
  ^bb0(%arg52: tensor<32x64xf32>):
    %186 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<32x64xi32>
    %187:2 = "stablehlo.sort"(%arg52, %186) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg53: tensor<f32>, %arg54: tensor<f32>, %arg55: tensor<i32>, %arg56: tensor<i32>):
      %188 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %189 = "stablehlo.compare"(%arg53, %188) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %190 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %191 = "stablehlo.select"(%189, %190, %arg53) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %192 = "stablehlo.compare"(%arg53, %arg53) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %193 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %194 = "stablehlo.select"(%192, %193, %191) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %195 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %196 = "stablehlo.compare"(%arg54, %195) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %197 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %198 = "stablehlo.select"(%196, %197, %arg54) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %199 = "stablehlo.compare"(%arg54, %arg54) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %200 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %201 = "stablehlo.select"(%199, %200, %198) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %202 = "stablehlo.compare"(%194, %201) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%202) : (tensor<i1>) -> ()
    }) : (tensor<32x64xf32>, tensor<32x64xi32>) -> (tensor<32x64xf32>, tensor<32x64xi32>)
    "func.return"(%187#1) : (tensor<32x64xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui32>) -> tensor<32x64xf32>, sym_name = "_normal", sym_visibility = "private"}> ({
  ^bb0(%arg51: tensor<2xui32>):
    %185 = "func.call"(%arg51) <{callee = @_normal_real}> : (tensor<2xui32>) -> tensor<32x64xf32>
    "func.return"(%185) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui32>) -> tensor<32x64xf32>, sym_name = "_normal_real", sym_visibility = "private"}> ({
  ^bb0(%arg50: tensor<2xui32>):
    %178 = "stablehlo.constant"() <{value = dense<-0.99999994> : tensor<f32>}> : () -> tensor<f32>
    %179 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %180 = "func.call"(%arg50, %178, %179) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<32x64xf32>
    %181 = "chlo.erf_inv"(%180) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %182 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %184 = "stablehlo.multiply"(%183, %181) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%184) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<32x64xf32>, sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg47: tensor<2xui32>, %arg48: tensor<f32>, %arg49: tensor<f32>):
    %139 = "stablehlo.broadcast_in_dim"(%arg48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %140 = "stablehlo.broadcast_in_dim"(%arg49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %141 = "stablehlo.slice"(%arg47) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %142 = "stablehlo.reshape"(%141) : (tensor<1xui32>) -> tensor<ui32>
    %143 = "stablehlo.slice"(%arg47) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %144 = "stablehlo.reshape"(%143) : (tensor<1xui32>) -> tensor<ui32>
    %145 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32x64xui64>
    %146 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<32x64xui64>
    %147 = "stablehlo.constant"() <{value = dense<64> : tensor<ui64>}> : () -> tensor<ui64>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<32x64xui64>
    %149 = "stablehlo.multiply"(%148, %145) : (tensor<32x64xui64>, tensor<32x64xui64>) -> tensor<32x64xui64>
    %150 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<32x64xui64>
    %152 = "stablehlo.multiply"(%151, %146) : (tensor<32x64xui64>, tensor<32x64xui64>) -> tensor<32x64xui64>
    %153 = "stablehlo.add"(%149, %152) : (tensor<32x64xui64>, tensor<32x64xui64>) -> tensor<32x64xui64>
    %154 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<32x64xui64>
    %156 = "stablehlo.shift_right_logical"(%153, %155) : (tensor<32x64xui64>, tensor<32x64xui64>) -> tensor<32x64xui64>
    %157 = "stablehlo.convert"(%153) : (tensor<32x64xui64>) -> tensor<32x64xui32>
    %158 = "stablehlo.convert"(%156) : (tensor<32x64xui64>) -> tensor<32x64xui32>
    %159:2 = "func.call"(%142, %144, %158, %157) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<32x64xui32>, tensor<32x64xui32>) -> (tensor<32x64xui32>, tensor<32x64xui32>)
    %160 = "stablehlo.xor"(%159#0, %159#1) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %161 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %163 = "stablehlo.shift_right_logical"(%160, %162) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %164 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %166 = "stablehlo.or"(%163, %165) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %167 = "stablehlo.bitcast_convert"(%166) : (tensor<32x64xui32>) -> tensor<32x64xf32>
    %168 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %170 = "stablehlo.subtract"(%167, %169) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %171 = "stablehlo.subtract"(%140, %139) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<32x64xf32>
    %173 = "stablehlo.multiply"(%170, %172) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %174 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<32x64xf32>
    %175 = "stablehlo.add"(%173, %174) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %176 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<32x64xf32>
    %177 = "stablehlo.maximum"(%176, %175) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%177) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<32x64xui32>, tensor<32x64xui32>) -> (tensor<32x64xui32>, tensor<32x64xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<ui32>, %arg26: tensor<ui32>, %arg27: tensor<32x64xui32>, %arg28: tensor<32x64xui32>):
    %122 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %123 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %124 = "stablehlo.xor"(%arg25, %arg26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %125 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %126 = "stablehlo.xor"(%124, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %127 = "stablehlo.broadcast_in_dim"(%arg25) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %128 = "stablehlo.add"(%arg27, %127) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %129 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %130 = "stablehlo.add"(%arg28, %129) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %131 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %132 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %133:9 = "stablehlo.while"(%132, %131, %128, %130, %arg26, %126, %arg25, %122, %123) ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>, %arg40: tensor<32x64xui32>, %arg41: tensor<32x64xui32>, %arg42: tensor<ui32>, %arg43: tensor<ui32>, %arg44: tensor<ui32>, %arg45: tensor<4xui32>, %arg46: tensor<4xui32>):
      %137 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %138 = "stablehlo.compare"(%arg38, %137) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%138) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg29: tensor<i32>, %arg30: tensor<i32>, %arg31: tensor<32x64xui32>, %arg32: tensor<32x64xui32>, %arg33: tensor<ui32>, %arg34: tensor<ui32>, %arg35: tensor<ui32>, %arg36: tensor<4xui32>, %arg37: tensor<4xui32>):
      %134:8 = "func.call"(%arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37) <{callee = @closed_call}> : (tensor<i32>, tensor<32x64xui32>, tensor<32x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<32x64xui32>, tensor<32x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %135 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %136 = "stablehlo.add"(%arg29, %135) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%136, %134#0, %134#1, %134#2, %134#3, %134#4, %134#5, %134#6, %134#7) : (tensor<i32>, tensor<i32>, tensor<32x64xui32>, tensor<32x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<32x64xui32>, tensor<32x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<32x64xui32>, tensor<32x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%133#2, %133#3) : (tensor<32x64xui32>, tensor<32x64xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<32x64xui32>, tensor<32x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<32x64xui32>, tensor<32x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<i32>, %arg18: tensor<32x64xui32>, %arg19: tensor<32x64xui32>, %arg20: tensor<ui32>, %arg21: tensor<ui32>, %arg22: tensor<ui32>, %arg23: tensor<4xui32>, %arg24: tensor<4xui32>):
    %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %68 = "stablehlo.add"(%arg17, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %69 = "stablehlo.slice"(%arg23) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %70 = "stablehlo.reshape"(%69) : (tensor<1xui32>) -> tensor<ui32>
    %71 = "stablehlo.add"(%arg18, %arg19) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %72 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %73 = "stablehlo.shift_left"(%arg19, %72) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %74 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %75 = "stablehlo.subtract"(%74, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %77 = "stablehlo.shift_right_logical"(%arg19, %76) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %78 = "stablehlo.or"(%73, %77) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %79 = "stablehlo.xor"(%71, %78) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %80 = "stablehlo.slice"(%arg23) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1xui32>) -> tensor<ui32>
    %82 = "stablehlo.add"(%71, %79) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %83 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %84 = "stablehlo.shift_left"(%79, %83) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %85 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %86 = "stablehlo.subtract"(%85, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %88 = "stablehlo.shift_right_logical"(%79, %87) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %89 = "stablehlo.or"(%84, %88) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %90 = "stablehlo.xor"(%82, %89) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %91 = "stablehlo.slice"(%arg23) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %92 = "stablehlo.reshape"(%91) : (tensor<1xui32>) -> tensor<ui32>
    %93 = "stablehlo.add"(%82, %90) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %94 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %95 = "stablehlo.shift_left"(%90, %94) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %96 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %97 = "stablehlo.subtract"(%96, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %99 = "stablehlo.shift_right_logical"(%90, %98) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %100 = "stablehlo.or"(%95, %99) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %101 = "stablehlo.xor"(%93, %100) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %102 = "stablehlo.slice"(%arg23) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %103 = "stablehlo.reshape"(%102) : (tensor<1xui32>) -> tensor<ui32>
    %104 = "stablehlo.add"(%93, %101) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %105 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %106 = "stablehlo.shift_left"(%101, %105) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %107 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %108 = "stablehlo.subtract"(%107, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %110 = "stablehlo.shift_right_logical"(%101, %109) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %111 = "stablehlo.or"(%106, %110) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %112 = "stablehlo.xor"(%104, %111) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %113 = "stablehlo.broadcast_in_dim"(%arg20) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %114 = "stablehlo.add"(%104, %113) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %115 = "stablehlo.broadcast_in_dim"(%arg21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %116 = "stablehlo.add"(%112, %115) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %117 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %118 = "stablehlo.add"(%arg17, %117) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %119 = "stablehlo.convert"(%118) : (tensor<i32>) -> tensor<ui32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %121 = "stablehlo.add"(%116, %120) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    "func.return"(%68, %114, %121, %arg21, %arg22, %arg20, %arg24, %arg23) : (tensor<i32>, tensor<32x64xui32>, tensor<32x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui32>, tensor<f32>) -> tensor<32x64xi1>, sym_name = "_bernoulli", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<2xui32>, %arg16: tensor<f32>):
    %62 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "func.call"(%arg15, %62, %63) <{callee = @_uniform_0}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<32x64xf32>
    %65 = "stablehlo.broadcast_in_dim"(%arg16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %66 = "stablehlo.compare"(%64, %65) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xi1>
    "func.return"(%66) : (tensor<32x64xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<32x64xf32>, sym_name = "_uniform_0", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<2xui32>, %arg13: tensor<f32>, %arg14: tensor<f32>):
    %21 = "stablehlo.convert"(%arg13) : (tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.convert"(%arg14) : (tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %25 = "stablehlo.slice"(%arg12) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1xui32>) -> tensor<ui32>
    %27 = "stablehlo.slice"(%arg12) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1xui32>) -> tensor<ui32>
    %29 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32x64xui64>
    %30 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<32x64xui64>
    %31 = "stablehlo.constant"() <{value = dense<64> : tensor<ui64>}> : () -> tensor<ui64>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<32x64xui64>
    %33 = "stablehlo.multiply"(%32, %29) : (tensor<32x64xui64>, tensor<32x64xui64>) -> tensor<32x64xui64>
    %34 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<32x64xui64>
    %36 = "stablehlo.multiply"(%35, %30) : (tensor<32x64xui64>, tensor<32x64xui64>) -> tensor<32x64xui64>
    %37 = "stablehlo.add"(%33, %36) : (tensor<32x64xui64>, tensor<32x64xui64>) -> tensor<32x64xui64>
    %38 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<32x64xui64>
    %40 = "stablehlo.shift_right_logical"(%37, %39) : (tensor<32x64xui64>, tensor<32x64xui64>) -> tensor<32x64xui64>
    %41 = "stablehlo.convert"(%37) : (tensor<32x64xui64>) -> tensor<32x64xui32>
    %42 = "stablehlo.convert"(%40) : (tensor<32x64xui64>) -> tensor<32x64xui32>
    %43:2 = "func.call"(%26, %28, %42, %41) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<32x64xui32>, tensor<32x64xui32>) -> (tensor<32x64xui32>, tensor<32x64xui32>)
    %44 = "stablehlo.xor"(%43#0, %43#1) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %45 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %47 = "stablehlo.shift_right_logical"(%44, %46) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %48 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<32x64xui32>
    %50 = "stablehlo.or"(%47, %49) : (tensor<32x64xui32>, tensor<32x64xui32>) -> tensor<32x64xui32>
    %51 = "stablehlo.bitcast_convert"(%50) : (tensor<32x64xui32>) -> tensor<32x64xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %54 = "stablehlo.subtract"(%51, %53) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %55 = "stablehlo.subtract"(%24, %23) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<32x64xf32>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %58 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<32x64xf32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %60 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<32x64xf32>
    %61 = "stablehlo.maximum"(%60, %59) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%61) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x64xi1>, tensor<32x64xf32>, tensor<i32>) -> tensor<32x64xf32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<32x64xi1>, %arg10: tensor<32x64xf32>, %arg11: tensor<i32>):
    %18 = "stablehlo.convert"(%arg11) : (tensor<i32>) -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %20 = "stablehlo.select"(%arg9, %arg10, %19) : (tensor<32x64xi1>, tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%20) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x64xf32>) -> tensor<32xi32>, sym_name = "argmax", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<32x64xf32>):
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<32x64xi32>
    %6 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8:2 = "stablehlo.reduce"(%arg4, %5, %6, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<i32>, %arg7: tensor<f32>, %arg8: tensor<i32>):
      %9 = "stablehlo.compare"(%arg5, %arg7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.compare"(%arg5, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = "stablehlo.or"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %12 = "stablehlo.compare"(%arg5, %arg7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %13 = "stablehlo.compare"(%arg6, %arg8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %14 = "stablehlo.and"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %15 = "stablehlo.or"(%11, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %16 = "stablehlo.select"(%11, %arg5, %arg7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %17 = "stablehlo.select"(%15, %arg6, %arg8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%16, %17) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<32x64xf32>, tensor<32x64xi32>, tensor<f32>, tensor<i32>) -> (tensor<32xf32>, tensor<32xi32>)
    "func.return"(%8#1) : (tensor<32xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x64xf32>) -> tensor<32x64xf32>, sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<32x64xf32>):
    %4 = "func.call"(%arg3) <{callee = @cumsum_1}> : (tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%4) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x64xf32>) -> tensor<32x64xf32>, sym_name = "cumsum_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<32x64xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.reduce_window"(%arg0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [63, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 64>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<32x64xf32>, tensor<f32>) -> tensor<32x64xf32>
    "func.return"(%2) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
