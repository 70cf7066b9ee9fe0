"builtin.module"() <{sym_name = "jit_f"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"model"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}], function_type = (tensor<3x64x64xf32>, tensor<32x64xf32>) -> (tensor<f32>, tensor<3x64x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg25: tensor<3x64x64xf32>, %arg26: tensor<32x64xf32>):
    %98 = "stablehlo.slice"(%arg25) <{limit_indices = array<i64: 1, 64, 64>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x64x64xf32>) -> tensor<1x64x64xf32>
    %99 = "stablehlo.reshape"(%98) : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    %100:6 = "func.call"(%arg26, %99) <{callee = @layer}> : (tensor<32x64xf32>, tensor<64x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>)
    %101 = "stablehlo.slice"(%arg25) <{limit_indices = array<i64: 2, 64, 64>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x64x64xf32>) -> tensor<1x64x64xf32>
    %102 = "stablehlo.reshape"(%101) : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    %103:6 = "func.call"(%100#0, %102) <{callee = @layer_0}> : (tensor<32x64xf32>, tensor<64x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>)
    %104 = "stablehlo.slice"(%arg25) <{limit_indices = array<i64: 3, 64, 64>, start_indices = array<i64: 2, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x64x64xf32>) -> tensor<1x64x64xf32>
    %105 = "stablehlo.reshape"(%104) : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    %106:6 = "func.call"(%103#0, %105) <{callee = @layer_0}> : (tensor<32x64xf32>, tensor<64x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>)
    %107 = "stablehlo.optimization_barrier"(%106#0) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %108 = "stablehlo.slice"(%arg25) <{limit_indices = array<i64: 1, 64, 64>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x64x64xf32>) -> tensor<1x64x64xf32>
    %109 = "stablehlo.reshape"(%108) : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    %110:6 = "func.call"(%107, %109) <{callee = @layer_0}> : (tensor<32x64xf32>, tensor<64x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>)
    %111 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %112 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %113 = "func.call"(%110#0, %111, %112) <{callee = @clip}> : (tensor<32x64xf32>, tensor<i32>, tensor<i32>) -> tensor<32x64xf32>
    %114 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.reduce"(%113, %114) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %144 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%144) : (tensor<f32>) -> ()
    }) : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %118 = "stablehlo.abs"(%110#0) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %119 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %121 = "stablehlo.compare"(%118, %120) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xi1>
    %122 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %123 = "func.call"(%121, %117, %122) <{callee = @_where}> : (tensor<32x64xi1>, tensor<32x64xf32>, tensor<i32>) -> tensor<32x64xf32>
    %124:2 = "func.call"(%109, %107, %110#1, %110#2, %110#3, %110#4, %110#5, %123) <{callee = @layer_1}> : (tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> (tensor<32x64xf32>, tensor<64x64xf32>)
    %125 = "stablehlo.broadcast_in_dim"(%124#1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %126 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.pad"(%125, %126) <{edge_padding_high = array<i64: 2, 0, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x64x64xf32>, tensor<f32>) -> tensor<3x64x64xf32>
    %128 = "stablehlo.optimization_barrier"(%124#0) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %129:2 = "func.call"(%105, %103#0, %106#1, %106#2, %106#3, %106#4, %106#5, %128) <{callee = @layer_1}> : (tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> (tensor<32x64xf32>, tensor<64x64xf32>)
    %130 = "stablehlo.broadcast_in_dim"(%129#1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %131 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %132 = "stablehlo.pad"(%130, %131) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 2, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x64x64xf32>, tensor<f32>) -> tensor<3x64x64xf32>
    %133 = "stablehlo.add"(%127, %132) : (tensor<3x64x64xf32>, tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
    %134:2 = "func.call"(%102, %100#0, %103#1, %103#2, %103#3, %103#4, %103#5, %129#0) <{callee = @layer_1}> : (tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> (tensor<32x64xf32>, tensor<64x64xf32>)
    %135 = "stablehlo.broadcast_in_dim"(%134#1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %136 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.pad"(%135, %136) <{edge_padding_high = array<i64: 1, 0, 0>, edge_padding_low = array<i64: 1, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x64x64xf32>, tensor<f32>) -> tensor<3x64x64xf32>
    %138 = "stablehlo.add"(%133, %137) : (tensor<3x64x64xf32>, tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
    %139 = "func.call"(%arg26, %100#1, %100#2, %100#3, %100#4, %100#5, %134#0) <{callee = @layer_2}> : (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %141 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %142 = "stablehlo.pad"(%140, %141) <{edge_padding_high = array<i64: 2, 0, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x64x64xf32>, tensor<f32>) -> tensor<3x64x64xf32>
    %143 = "stablehlo.add"(%138, %142) : (tensor<3x64x64xf32>, tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
    "func.return"(%115, %143) : (tensor<f32>, tensor<3x64x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x64xf32>, tensor<64x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>), sym_name = "layer", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<32x64xf32>, %arg24: tensor<64x64xf32>):
    %73 = "stablehlo.dot_general"(%arg23, %arg24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
    %74 = "stablehlo.multiply"(%73, %73) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %75 = "stablehlo.multiply"(%74, %73) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %76 = "stablehlo.multiply"(%73, %73) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %77 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %79 = "stablehlo.multiply"(%78, %76) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %80 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %82 = "stablehlo.multiply"(%81, %75) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %83 = "stablehlo.add"(%73, %82) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %86 = "stablehlo.multiply"(%85, %83) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %87 = "stablehlo.tanh"(%86) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %88 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %90 = "stablehlo.subtract"(%89, %87) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %91 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %93 = "stablehlo.add"(%92, %87) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %94 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %96 = "stablehlo.multiply"(%95, %93) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %97 = "stablehlo.multiply"(%73, %96) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%97, %79, %87, %90, %96, %73) : (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x64xf32>, tensor<64x64xf32>) -> (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>), sym_name = "layer_0", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<32x64xf32>, %arg22: tensor<64x64xf32>):
    %48 = "stablehlo.dot_general"(%arg21, %arg22) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
    %49 = "stablehlo.multiply"(%48, %48) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %50 = "stablehlo.multiply"(%49, %48) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %51 = "stablehlo.multiply"(%48, %48) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %52 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %54 = "stablehlo.multiply"(%53, %51) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %55 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %57 = "stablehlo.multiply"(%56, %50) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %58 = "stablehlo.add"(%48, %57) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %61 = "stablehlo.multiply"(%60, %58) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %62 = "stablehlo.tanh"(%61) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %63 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %65 = "stablehlo.subtract"(%64, %62) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %68 = "stablehlo.add"(%67, %62) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %69 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %71 = "stablehlo.multiply"(%70, %68) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %72 = "stablehlo.multiply"(%48, %71) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%72, %54, %62, %65, %71, %48) : (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x64xf32>, tensor<i32>, tensor<i32>) -> tensor<32x64xf32>, sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<32x64xf32>, %arg19: tensor<i32>, %arg20: tensor<i32>):
    %42 = "stablehlo.convert"(%arg19) : (tensor<i32>) -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %44 = "stablehlo.maximum"(%43, %arg18) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %45 = "stablehlo.convert"(%arg20) : (tensor<i32>) -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %47 = "stablehlo.minimum"(%46, %44) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%47) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x64xi1>, tensor<32x64xf32>, tensor<i32>) -> tensor<32x64xf32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<32x64xi1>, %arg16: tensor<32x64xf32>, %arg17: tensor<i32>):
    %39 = "stablehlo.convert"(%arg17) : (tensor<i32>) -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %41 = "stablehlo.select"(%arg15, %arg16, %40) : (tensor<32x64xi1>, tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%41) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> (tensor<32x64xf32>, tensor<64x64xf32>), sym_name = "layer_1", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<64x64xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<32x64xf32>, %arg11: tensor<32x64xf32>, %arg12: tensor<32x64xf32>, %arg13: tensor<32x64xf32>, %arg14: tensor<32x64xf32>):
    %19 = "stablehlo.multiply"(%arg13, %arg14) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %20 = "stablehlo.multiply"(%arg14, %arg12) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %21 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %23 = "stablehlo.multiply"(%22, %19) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %24 = "stablehlo.multiply"(%23, %arg11) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %25 = "stablehlo.multiply"(%24, %arg10) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %29 = "stablehlo.multiply"(%28, %26) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %30 = "stablehlo.add"(%20, %29) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %31 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %33 = "stablehlo.multiply"(%32, %29) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %34 = "stablehlo.multiply"(%33, %arg9) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %35 = "stablehlo.add"(%30, %34) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %36 = "stablehlo.dot_general"(%35, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>
    %37 = "stablehlo.transpose"(%36) <{permutation = array<i64: 1, 0>}> : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %38 = "stablehlo.dot_general"(%35, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
    "func.return"(%38, %37) : (tensor<32x64xf32>, tensor<64x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>, sym_name = "layer_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<32x64xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<32x64xf32>, %arg3: tensor<32x64xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<32x64xf32>, %arg6: tensor<32x64xf32>):
    %0 = "stablehlo.multiply"(%arg5, %arg6) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1 = "stablehlo.multiply"(%arg6, %arg4) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %2 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %4 = "stablehlo.multiply"(%3, %0) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %5 = "stablehlo.multiply"(%4, %arg3) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %6 = "stablehlo.multiply"(%5, %arg2) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %10 = "stablehlo.multiply"(%9, %7) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %11 = "stablehlo.add"(%1, %10) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %12 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %14 = "stablehlo.multiply"(%13, %10) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %15 = "stablehlo.multiply"(%14, %arg1) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %16 = "stablehlo.add"(%11, %15) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %17 = "stablehlo.dot_general"(%16, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64: 1, 0>}> : (tensor<64x64xf32>) -> tensor<64x64xf32>
    "func.return"(%18) : (tensor<64x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
