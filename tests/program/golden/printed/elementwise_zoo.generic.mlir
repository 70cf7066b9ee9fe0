"builtin.module"() <{sym_name = "jit_f"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}], function_type = (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xi32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xi1>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xbf16>, tensor<16x32xi8>, tensor<16x32xi1>, tensor<16x32xcomplex<f32>>, tensor<16x32xf32>, tensor<16x32xi32>, tensor<16x32xf32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xf32>, tensor<19x32xf32>, tensor<4x32xf32>, tensor<16x32xf32>, tensor<32x32xf32>, tensor<2x16x32xf32>, tensor<4x4x32xf32>, tensor<32xi1>, tensor<16xi1>, tensor<16xf32>, tensor<32xf32>, tensor<16xi32>, tensor<16x3x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<16x32xf32>, %arg28: tensor<16x32xf32>, %arg29: tensor<16x32xi32>):
    %85 = "stablehlo.sine"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %86 = "stablehlo.cosine"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %87 = "stablehlo.tan"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %88 = "stablehlo.tanh"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %89 = "stablehlo.exponential"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %90 = "stablehlo.exponential_minus_one"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %91 = "stablehlo.log"(%arg28) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %92 = "stablehlo.log_plus_one"(%arg28) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %93 = "stablehlo.sqrt"(%arg28) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %94 = "stablehlo.rsqrt"(%arg28) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %95 = "stablehlo.cbrt"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %96 = "stablehlo.floor"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %97 = "stablehlo.ceil"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %98 = "func.call"(%arg27) <{callee = @round}> : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %99 = "stablehlo.round_nearest_afz"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %100 = "stablehlo.sign"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %101 = "stablehlo.abs"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %102 = "stablehlo.power"(%arg27, %arg28) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %103 = "stablehlo.atan2"(%arg27, %arg28) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %104 = "stablehlo.is_finite"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xi1>
    %105 = "stablehlo.maximum"(%arg27, %arg28) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %106 = "stablehlo.minimum"(%arg27, %arg28) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %107 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %108 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %109 = "func.call"(%arg27, %107, %108) <{callee = @clip}> : (tensor<16x32xf32>, tensor<i32>, tensor<i32>) -> tensor<16x32xf32>
    %110 = "stablehlo.negate"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %111 = "stablehlo.exponential"(%110) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %112 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %114 = "stablehlo.add"(%113, %111) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %115 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %117 = "stablehlo.divide"(%116, %114) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %118 = "chlo.erf"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %119 = "chlo.erf_inv"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %120 = "func.call"(%arg27, %arg28) <{callee = @fmod}> : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %121 = "stablehlo.convert"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xbf16>
    %122 = "stablehlo.convert"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xi8>
    %123 = "stablehlo.compare"(%arg27, %arg28) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %124 = "stablehlo.complex"(%arg27, %arg28) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xcomplex<f32>>
    %125 = "stablehlo.complex"(%arg27, %arg28) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xcomplex<f32>>
    %126 = "stablehlo.real"(%125) : (tensor<16x32xcomplex<f32>>) -> tensor<16x32xf32>
    %127 = "stablehlo.bitcast_convert"(%arg27) : (tensor<16x32xf32>) -> tensor<16x32xi32>
    %128 = "stablehlo.reduce_precision"(%arg27) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %129 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %131 = "stablehlo.shift_left"(%arg29, %130) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %132 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %134 = "stablehlo.shift_right_arithmetic"(%arg29, %133) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %135 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %137 = "stablehlo.shift_right_logical"(%arg29, %136) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %138 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %140 = "stablehlo.and"(%arg29, %139) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %141 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %143 = "stablehlo.or"(%arg29, %142) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %144 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %146 = "stablehlo.xor"(%arg29, %145) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %147 = "stablehlo.not"(%arg29) : (tensor<16x32xi32>) -> tensor<16x32xi32>
    %148 = "stablehlo.popcnt"(%arg29) : (tensor<16x32xi32>) -> tensor<16x32xi32>
    %149 = "stablehlo.count_leading_zeros"(%arg29) : (tensor<16x32xi32>) -> tensor<16x32xi32>
    %150 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %151 = "func.call"(%arg29, %150) <{callee = @floor_divide}> : (tensor<16x32xi32>, tensor<i32>) -> tensor<16x32xi32>
    %152 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %153 = "func.call"(%arg29, %152) <{callee = @remainder}> : (tensor<16x32xi32>, tensor<i32>) -> tensor<16x32xi32>
    %154 = "func.call"(%arg27) <{callee = @_flip}> : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %155 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %156 = "func.call"(%arg27, %155) <{callee = @_pad}> : (tensor<16x32xf32>, tensor<i32>) -> tensor<19x32xf32>
    %157 = "stablehlo.slice"(%arg27) <{limit_indices = array<i64: 9, 32>, start_indices = array<i64: 1, 0>, strides = array<i64: 2, 1>}> : (tensor<16x32xf32>) -> tensor<4x32xf32>
    %158 = "func.call"(%arg27) <{callee = @_roll_static}> : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %159 = "stablehlo.concatenate"(%arg27, %arg28) <{dimension = 0 : i64}> : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<32x32xf32>
    %160 = "stablehlo.broadcast_in_dim"(%arg27) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %161 = "stablehlo.broadcast_in_dim"(%arg28) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %162 = "stablehlo.concatenate"(%160, %161) <{dimension = 0 : i64}> : (tensor<1x16x32xf32>, tensor<1x16x32xf32>) -> tensor<2x16x32xf32>
    %163 = "stablehlo.reshape"(%arg27) : (tensor<16x32xf32>) -> tensor<4x4x32xf32>
    %164 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %166 = "stablehlo.compare"(%arg27, %165) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %167 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %168 = "stablehlo.reduce"(%166, %167) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg36: tensor<i1>, %arg37: tensor<i1>):
      %206 = "stablehlo.and"(%arg36, %arg37) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%206) : (tensor<i1>) -> ()
    }) : (tensor<16x32xi1>, tensor<i1>) -> tensor<32xi1>
    %169 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %171 = "stablehlo.compare"(%arg27, %170) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %172 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %173 = "stablehlo.reduce"(%171, %172) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg34: tensor<i1>, %arg35: tensor<i1>):
      %205 = "stablehlo.or"(%arg34, %arg35) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%205) : (tensor<i1>) -> ()
    }) : (tensor<16x32xi1>, tensor<i1>) -> tensor<16xi1>
    %174 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.reduce"(%arg27, %174) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg32: tensor<f32>, %arg33: tensor<f32>):
      %204 = "stablehlo.multiply"(%arg32, %arg33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%204) : (tensor<f32>) -> ()
    }) : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32>
    %176 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %177 = "stablehlo.reduce"(%arg27, %176) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
      %203 = "stablehlo.maximum"(%arg30, %arg31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%203) : (tensor<f32>) -> ()
    }) : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %178 = "func.call"(%arg27) <{callee = @argmin}> : (tensor<16x32xf32>) -> tensor<16xi32>
    %179 = "stablehlo.broadcast_in_dim"(%arg27) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<16x32xf32>) -> tensor<16x1x32xf32>
    %180 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<16x1x32xf32>) -> tensor<16x3x32xf32>
    %181 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16x32xi32>
    %182 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<16x32xi32>
    %183 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %184 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %185 = "stablehlo.add"(%181, %184) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %186 = "stablehlo.compare"(%185, %182) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %187 = "stablehlo.convert"(%186) : (tensor<16x32xi1>) -> tensor<16x32xf32>
    %188 = "stablehlo.add"(%187, %arg27) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %189 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16x32xi32>
    %190 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %191 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %192 = "stablehlo.add"(%189, %191) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %193 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<16x32xi32>
    %194 = "stablehlo.compare"(%192, %193) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %195 = "stablehlo.convert"(%194) : (tensor<16x32xi1>) -> tensor<16x32xf32>
    %196 = "stablehlo.multiply"(%195, %arg27) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %197 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %198 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %199 = "func.call"(%197, %198) <{callee = @_linspace}> : (tensor<i32>, tensor<i32>) -> tensor<32xf32>
    %200 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %201 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %202 = "stablehlo.add"(%201, %arg27) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    "func.return"(%85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %109, %117, %118, %119, %120, %121, %122, %123, %124, %126, %127, %128, %131, %134, %137, %140, %143, %146, %147, %148, %149, %151, %153, %154, %156, %157, %158, %159, %162, %163, %168, %173, %175, %177, %178, %180, %188, %196, %202) : (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xi1>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xbf16>, tensor<16x32xi8>, tensor<16x32xi1>, tensor<16x32xcomplex<f32>>, tensor<16x32xf32>, tensor<16x32xi32>, tensor<16x32xf32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xi32>, tensor<16x32xf32>, tensor<19x32xf32>, tensor<4x32xf32>, tensor<16x32xf32>, tensor<32x32xf32>, tensor<2x16x32xf32>, tensor<4x4x32xf32>, tensor<32xi1>, tensor<16xi1>, tensor<16xf32>, tensor<32xf32>, tensor<16xi32>, tensor<16x3x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x32xf32>) -> tensor<16x32xf32>, sym_name = "round", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<16x32xf32>):
    %84 = "stablehlo.round_nearest_even"(%arg26) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    "func.return"(%84) : (tensor<16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x32xf32>, tensor<i32>, tensor<i32>) -> tensor<16x32xf32>, sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<16x32xf32>, %arg24: tensor<i32>, %arg25: tensor<i32>):
    %78 = "stablehlo.convert"(%arg24) : (tensor<i32>) -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %80 = "stablehlo.maximum"(%79, %arg23) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %81 = "stablehlo.convert"(%arg25) : (tensor<i32>) -> tensor<f32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %83 = "stablehlo.minimum"(%82, %80) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    "func.return"(%83) : (tensor<16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>, sym_name = "fmod", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<16x32xf32>, %arg22: tensor<16x32xf32>):
    %77 = "stablehlo.remainder"(%arg21, %arg22) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    "func.return"(%77) : (tensor<16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x32xi32>, tensor<i32>) -> tensor<16x32xi32>, sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<16x32xi32>, %arg20: tensor<i32>):
    %60 = "stablehlo.convert"(%arg20) : (tensor<i32>) -> tensor<i32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %62 = "stablehlo.divide"(%arg19, %61) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %63 = "stablehlo.sign"(%arg19) : (tensor<16x32xi32>) -> tensor<16x32xi32>
    %64 = "stablehlo.sign"(%60) : (tensor<i32>) -> tensor<i32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %66 = "stablehlo.compare"(%63, %65) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %67 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %68 = "stablehlo.remainder"(%arg19, %67) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %69 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %71 = "stablehlo.compare"(%68, %70) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %72 = "stablehlo.and"(%66, %71) : (tensor<16x32xi1>, tensor<16x32xi1>) -> tensor<16x32xi1>
    %73 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %75 = "stablehlo.subtract"(%62, %74) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %76 = "func.call"(%72, %75, %62) <{callee = @_where}> : (tensor<16x32xi1>, tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    "func.return"(%76) : (tensor<16x32xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x32xi1>, tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<16x32xi1>, %arg17: tensor<16x32xi32>, %arg18: tensor<16x32xi32>):
    %59 = "stablehlo.select"(%arg16, %arg17, %arg18) : (tensor<16x32xi1>, tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    "func.return"(%59) : (tensor<16x32xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x32xi32>, tensor<i32>) -> tensor<16x32xi32>, sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<16x32xi32>, %arg15: tensor<i32>):
    %38 = "stablehlo.convert"(%arg15) : (tensor<i32>) -> tensor<i32>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.compare"(%38, %39) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %41 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %42 = "func.call"(%40, %41, %38) <{callee = @_where_0}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %44 = "stablehlo.remainder"(%arg14, %43) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %47 = "stablehlo.compare"(%44, %46) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %50 = "stablehlo.compare"(%44, %49) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52 = "stablehlo.compare"(%42, %51) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<16x32xi1>
    %54 = "stablehlo.compare"(%50, %53) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<16x32xi1>, tensor<16x32xi1>) -> tensor<16x32xi1>
    %55 = "stablehlo.and"(%54, %47) : (tensor<16x32xi1>, tensor<16x32xi1>) -> tensor<16x32xi1>
    %56 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<16x32xi32>
    %57 = "stablehlo.add"(%44, %56) : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    %58 = "stablehlo.select"(%55, %57, %44) : (tensor<16x32xi1>, tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi32>
    "func.return"(%58) : (tensor<16x32xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<i1>, %arg12: tensor<i32>, %arg13: tensor<i32>):
    %37 = "stablehlo.select"(%arg11, %arg12, %arg13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%37) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x32xf32>) -> tensor<16x32xf32>, sym_name = "_flip", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<16x32xf32>):
    %36 = "stablehlo.reverse"(%arg10) <{dimensions = array<i64: 0>}> : (tensor<16x32xf32>) -> tensor<16x32xf32>
    "func.return"(%36) : (tensor<16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x32xf32>, tensor<i32>) -> tensor<19x32xf32>, sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<16x32xf32>, %arg9: tensor<i32>):
    %34 = "stablehlo.convert"(%arg9) : (tensor<i32>) -> tensor<f32>
    %35 = "stablehlo.pad"(%arg8, %34) <{edge_padding_high = array<i64: 2, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<16x32xf32>, tensor<f32>) -> tensor<19x32xf32>
    "func.return"(%35) : (tensor<19x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x32xf32>) -> tensor<16x32xf32>, sym_name = "_roll_static", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<16x32xf32>):
    %31 = "stablehlo.slice"(%arg7) <{limit_indices = array<i64: 16, 32>, start_indices = array<i64: 0, 29>, strides = array<i64: 1, 1>}> : (tensor<16x32xf32>) -> tensor<16x3xf32>
    %32 = "stablehlo.slice"(%arg7) <{limit_indices = array<i64: 16, 29>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<16x32xf32>) -> tensor<16x29xf32>
    %33 = "stablehlo.concatenate"(%31, %32) <{dimension = 1 : i64}> : (tensor<16x3xf32>, tensor<16x29xf32>) -> tensor<16x32xf32>
    "func.return"(%33) : (tensor<16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x32xf32>) -> tensor<16xi32>, sym_name = "argmin", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<16x32xf32>):
    %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<16x32xi32>
    %19 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21:2 = "stablehlo.reduce"(%arg2, %18, %19, %20) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<f32>, %arg6: tensor<i32>):
      %22 = "stablehlo.compare"(%arg3, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %23 = "stablehlo.compare"(%arg3, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = "stablehlo.or"(%22, %23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %25 = "stablehlo.compare"(%arg3, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %26 = "stablehlo.compare"(%arg4, %arg6) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %27 = "stablehlo.and"(%25, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %28 = "stablehlo.or"(%24, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %29 = "stablehlo.select"(%24, %arg3, %arg5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %30 = "stablehlo.select"(%28, %arg4, %arg6) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%29, %30) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<16x32xf32>, tensor<16x32xi32>, tensor<f32>, tensor<i32>) -> (tensor<16xf32>, tensor<16xi32>)
    "func.return"(%21#1) : (tensor<16xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> tensor<32xf32>, sym_name = "_linspace", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<31xf32>
    %3 = "stablehlo.constant"() <{value = dense<3.100000e+01> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<31xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<31xf32>, tensor<31xf32>) -> tensor<31xf32>
    %6 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<31xf32>
    %9 = "stablehlo.subtract"(%8, %5) : (tensor<31xf32>, tensor<31xf32>) -> tensor<31xf32>
    %10 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<31xf32>
    %11 = "stablehlo.multiply"(%10, %9) : (tensor<31xf32>, tensor<31xf32>) -> tensor<31xf32>
    %12 = "stablehlo.reshape"(%1) : (tensor<f32>) -> tensor<1xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<31xf32>
    %14 = "stablehlo.multiply"(%13, %5) : (tensor<31xf32>, tensor<31xf32>) -> tensor<31xf32>
    %15 = "stablehlo.add"(%11, %14) : (tensor<31xf32>, tensor<31xf32>) -> tensor<31xf32>
    %16 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %17 = "stablehlo.concatenate"(%15, %16) <{dimension = 0 : i64}> : (tensor<31xf32>, tensor<1xf32>) -> tensor<32xf32>
    "func.return"(%17) : (tensor<32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
