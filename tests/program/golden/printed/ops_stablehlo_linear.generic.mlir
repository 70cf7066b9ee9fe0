"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=4, "b"=2, "c"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "id"}> ({
  ^bb0(%arg132: tensor<2x3xf32>):
    "func.return"(%arg132) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>, sym_name = "f0"}> ({
  ^bb0(%arg130: tensor<4x8xf32>, %arg131: tensor<8x5xf32>):
    %57 = "stablehlo.dot_general"(%arg130, %arg131) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    "func.return"(%57) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>, sym_name = "f1"}> ({
  ^bb0(%arg128: tensor<4x8xf32>, %arg129: tensor<8x5xf32>):
    %56 = "stablehlo.dot_general"(%arg128, %arg129) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]}> : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    "func.return"(%56) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>, sym_name = "f2"}> ({
  ^bb0(%arg126: tensor<4x8xf32>, %arg127: tensor<8x5xf32>):
    %55 = "stablehlo.dot_general"(%arg126, %arg127) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = []}> : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    "func.return"(%55) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>, sym_name = "f3"}> ({
  ^bb0(%arg124: tensor<4x8xf32>, %arg125: tensor<8x5xf32>):
    %54 = "stablehlo.dot_general"(%arg124, %arg125) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> {x} : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    "func.return"(%54) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x4x8xf32>, tensor<2x8x5xf32>) -> tensor<2x4x5xf32>, sym_name = "f5"}> ({
  ^bb0(%arg122: tensor<2x4x8xf32>, %arg123: tensor<2x8x5xf32>):
    %53 = "stablehlo.dot_general"(%arg122, %arg123) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x4x8xf32>, tensor<2x8x5xf32>) -> tensor<2x4x5xf32>
    "func.return"(%53) : (tensor<2x4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<5xf32>) -> tensor<4x5xf32>, sym_name = "f6"}> ({
  ^bb0(%arg120: tensor<4xf32>, %arg121: tensor<5xf32>):
    %52 = "stablehlo.dot_general"(%arg120, %arg121) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<4xf32>, tensor<5xf32>) -> tensor<4x5xf32>
    "func.return"(%52) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>, sym_name = "f7"}> ({
  ^bb0(%arg118: tensor<4x8xf32>, %arg119: tensor<8x5xf32>):
    %51 = "stablehlo.dot"(%arg118, %arg119) : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    "func.return"(%51) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>, sym_name = "f8"}> ({
  ^bb0(%arg116: tensor<4x8xf32>, %arg117: tensor<8x5xf32>):
    %50 = "stablehlo.dot"(%arg116, %arg117) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]}> : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    "func.return"(%50) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>, sym_name = "f9"}> ({
  ^bb0(%arg114: tensor<4x8xf32>, %arg115: tensor<8x5xf32>):
    %49 = "stablehlo.einsum"(%arg114, %arg115) <{einsum_config = "ab,bc->ac"}> : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    "func.return"(%49) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4xf32>, sym_name = "f10"}> ({
  ^bb0(%arg113: tensor<4x8xf32>):
    %48 = "stablehlo.unary_einsum"(%arg113) <{einsum_config = "ab->a"}> : (tensor<4x8xf32>) -> tensor<4xf32>
    "func.return"(%48) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>, sym_name = "f11"}> ({
  ^bb0(%arg111: tensor<1x8x8x4xf32>, %arg112: tensor<3x3x4x6xf32>):
    %47 = "stablehlo.convolution"(%arg111, %arg112) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
    "func.return"(%47) : (tensor<1x6x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>, sym_name = "f12"}> ({
  ^bb0(%arg109: tensor<1x8x8x4xf32>, %arg110: tensor<3x3x4x6xf32>):
    %46 = "stablehlo.convolution"(%arg109, %arg110) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
    "func.return"(%46) : (tensor<1x6x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x4x4x6xf32>, sym_name = "f13"}> ({
  ^bb0(%arg107: tensor<1x8x8x4xf32>, %arg108: tensor<3x3x4x6xf32>):
    %45 = "stablehlo.convolution"(%arg107, %arg108) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, window_strides = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x4x4x6xf32>
    "func.return"(%45) : (tensor<1x4x4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x8x8x6xf32>, sym_name = "f14"}> ({
  ^bb0(%arg105: tensor<1x8x8x4xf32>, %arg106: tensor<3x3x4x6xf32>):
    %44 = "stablehlo.convolution"(%arg105, %arg106) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, padding = dense<1> : tensor<2x2xi64>}> {foo} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x8x8x6xf32>
    "func.return"(%44) : (tensor<1x8x8x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x4x4x6xf32>, sym_name = "f15"}> ({
  ^bb0(%arg103: tensor<1x8x8x4xf32>, %arg104: tensor<3x3x4x6xf32>):
    %43 = "stablehlo.convolution"(%arg103, %arg104) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, rhs_dilation = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x4x4x6xf32>
    "func.return"(%43) : (tensor<1x4x4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>, sym_name = "f16"}> ({
  ^bb0(%arg101: tensor<1x8x8x4xf32>, %arg102: tensor<3x3x4x6xf32>):
    %42 = "stablehlo.convolution"(%arg101, %arg102) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_reversal = array<i1: true, false>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
    "func.return"(%42) : (tensor<1x6x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x2xi32>) -> tensor<1x?x?x6xf32>, sym_name = "f17"}> ({
  ^bb0(%arg98: tensor<1x8x8x4xf32>, %arg99: tensor<3x3x4x6xf32>, %arg100: tensor<2x2xi32>):
    %41 = "stablehlo.dynamic_conv"(%arg98, %arg99, %arg100) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x2xi32>) -> tensor<1x?x?x6xf32>
    "func.return"(%41) : (tensor<1x?x?x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x2xi32>) -> tensor<1x?x?x6xf32>, sym_name = "f18"}> ({
  ^bb0(%arg95: tensor<1x8x8x4xf32>, %arg96: tensor<3x3x4x6xf32>, %arg97: tensor<2x2xi32>):
    %40 = "stablehlo.dynamic_conv"(%arg95, %arg96, %arg97) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x2xi32>) -> tensor<1x?x?x6xf32>
    "func.return"(%40) : (tensor<1x?x?x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>, sym_name = "f19"}> ({
  ^bb0(%arg91: tensor<2x3xf32>, %arg92: tensor<f32>):
    %38 = "stablehlo.reduce"(%arg91, %arg92) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg93: tensor<f32>, %arg94: tensor<f32>):
      %39 = "stablehlo.add"(%arg93, %arg94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    "func.return"(%38) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>, sym_name = "f20"}> ({
  ^bb0(%arg87: tensor<2x3xf32>, %arg88: tensor<f32>):
    %36 = "stablehlo.reduce"(%arg87, %arg88) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg89: tensor<f32>, %arg90: tensor<f32>):
      %37 = "stablehlo.add"(%arg89, %arg90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) {k = 1 : i64} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    "func.return"(%36) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>, sym_name = "f21"}> ({
  ^bb0(%arg83: tensor<2x3xf32>, %arg84: tensor<f32>):
    %34 = "stablehlo.reduce"(%arg83, %arg84) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg85: tensor<f32>, %arg86: tensor<f32>):
      %35 = "stablehlo.maximum"(%arg85, %arg86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%34) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>, sym_name = "f22"}> ({
  ^bb0(%arg79: tensor<2x3xf32>, %arg80: tensor<f32>):
    %32 = "stablehlo.reduce"(%arg79, %arg80) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
      %33 = "stablehlo.add"(%arg82, %arg81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%32) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>, sym_name = "f23"}> ({
  ^bb0(%arg75: tensor<2x3xf32>, %arg76: tensor<f32>):
    %30 = "stablehlo.reduce"(%arg75, %arg76) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg77: tensor<f32>, %arg78: tensor<f32>):
      %31 = "stablehlo.add"(%arg77, %arg77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%30) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>), sym_name = "f24"}> ({
  ^bb0(%arg67: tensor<2x3xf32>, %arg68: tensor<2x3xi32>, %arg69: tensor<f32>, %arg70: tensor<i32>):
    %28:2 = "stablehlo.reduce"(%arg67, %arg68, %arg69, %arg70) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg71: tensor<f32>, %arg72: tensor<i32>, %arg73: tensor<f32>, %arg74: tensor<i32>):
      %29 = "stablehlo.add"(%arg71, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29, %arg72) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
    "func.return"(%28#0, %28#1) : (tensor<2xf32>, tensor<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>), sym_name = "f25"}> ({
  ^bb0(%arg59: tensor<2x3xf32>, %arg60: tensor<2x3xi32>, %arg61: tensor<f32>, %arg62: tensor<i32>):
    %26:2 = "stablehlo.reduce"(%arg59, %arg60, %arg61, %arg62) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg63: tensor<f32>, %arg64: tensor<i32>, %arg65: tensor<f32>, %arg66: tensor<i32>):
      %27 = "stablehlo.add"(%arg63, %arg65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27, %arg64) : (tensor<f32>, tensor<i32>) -> ()
    }) {k} : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
    "func.return"(%26#0, %26#1) : (tensor<2xf32>, tensor<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xf32>, sym_name = "f26"}> ({
  ^bb0(%arg55: tensor<2x3xbf16>, %arg56: tensor<bf16>):
    %24 = "stablehlo.reduce"(%arg55, %arg56) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      %25 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xf32>
    "func.return"(%24) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>) -> tensor<1x2xf32>, sym_name = "f27"}> ({
  ^bb0(%arg51: tensor<2x3xf32>, %arg52: tensor<f32>):
    %22 = "stablehlo.reduce_window"(%arg51, %arg52) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%arg53: tensor<f32>, %arg54: tensor<f32>):
      %23 = "stablehlo.add"(%arg53, %arg54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
    "func.return"(%22) : (tensor<1x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>, sym_name = "f28"}> ({
  ^bb0(%arg47: tensor<2x3xf32>, %arg48: tensor<f32>):
    %20 = "stablehlo.reduce_window"(%arg47, %arg48) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %21 = "stablehlo.add"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    "func.return"(%20) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2xf32>, tensor<1x2xi32>), sym_name = "f29"}> ({
  ^bb0(%arg39: tensor<2x3xf32>, %arg40: tensor<2x3xi32>, %arg41: tensor<f32>, %arg42: tensor<i32>):
    %18:2 = "stablehlo.reduce_window"(%arg39, %arg40, %arg41, %arg42) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<i32>, %arg45: tensor<f32>, %arg46: tensor<i32>):
      %19 = "stablehlo.add"(%arg43, %arg45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19, %arg44) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2xf32>, tensor<1x2xi32>)
    "func.return"(%18#0, %18#1) : (tensor<1x2xf32>, tensor<1x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<1x2xf32>, tensor<f32>) -> tensor<2x3xf32>, sym_name = "f30"}> ({
  ^bb0(%arg32: tensor<2x3xf32>, %arg33: tensor<1x2xf32>, %arg34: tensor<f32>):
    %15 = "stablehlo.select_and_scatter"(%arg32, %arg33, %arg34) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %17 = "stablehlo.compare"(%arg37, %arg38) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%17) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %16 = "stablehlo.add"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    "func.return"(%15) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>, sym_name = "f31"}> ({
  ^bb0(%arg25: tensor<4x4xf32>, %arg26: tensor<2x2xf32>, %arg27: tensor<f32>):
    %12 = "stablehlo.select_and_scatter"(%arg25, %arg26, %arg27) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
      %14 = "stablehlo.compare"(%arg30, %arg31) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      %13 = "stablehlo.add"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    "func.return"(%12) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>, sym_name = "f32"}> ({
  ^bb0(%arg24: tensor<2x3xcomplex<f32>>):
    %11 = "stablehlo.fft"(%arg24) <{fft_length = array<i64: 3>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%11) : (tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>, sym_name = "f33"}> ({
  ^bb0(%arg23: tensor<2x3xcomplex<f32>>):
    %10 = "stablehlo.fft"(%arg23) <{fft_length = array<i64: 3>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%10) : (tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x4xf32>) -> tensor<2x3xcomplex<f32>>, sym_name = "f34"}> ({
  ^bb0(%arg22: tensor<2x4xf32>):
    %9 = "stablehlo.fft"(%arg22) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<2x4xf32>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%9) : (tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xcomplex<f32>>) -> tensor<2x4xf32>, sym_name = "f35"}> ({
  ^bb0(%arg21: tensor<2x3xcomplex<f32>>):
    %8 = "stablehlo.fft"(%arg21) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x4xf32>
    "func.return"(%8) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x3xf32>) -> tensor<3x3xf32>, sym_name = "f36"}> ({
  ^bb0(%arg20: tensor<3x3xf32>):
    %7 = "stablehlo.cholesky"(%arg20) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%7) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x3xf32>) -> tensor<3x3xf32>, sym_name = "f37"}> ({
  ^bb0(%arg19: tensor<3x3xf32>):
    %6 = "stablehlo.cholesky"(%arg19) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%6) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>, sym_name = "f39"}> ({
  ^bb0(%arg17: tensor<3x3xf32>, %arg18: tensor<3x5xf32>):
    %5 = "stablehlo.triangular_solve"(%arg17, %arg18) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%5) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>, sym_name = "f40"}> ({
  ^bb0(%arg15: tensor<3x3xf32>, %arg16: tensor<3x5xf32>):
    %4 = "stablehlo.triangular_solve"(%arg15, %arg16) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%4) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>, sym_name = "f41"}> ({
  ^bb0(%arg13: tensor<3x3xf32>, %arg14: tensor<3x5xf32>):
    %3 = "stablehlo.triangular_solve"(%arg13, %arg14) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%3) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f42"}> ({
  ^bb0(%arg8: tensor<2x3xf32>, %arg9: tensor<3xf32>, %arg10: tensor<3xf32>, %arg11: tensor<3xf32>, %arg12: tensor<3xf32>):
    %2 = "stablehlo.batch_norm_inference"(%arg8, %arg9, %arg10, %arg11, %arg12) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%2) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>), sym_name = "f43"}> ({
  ^bb0(%arg5: tensor<2x3xf32>, %arg6: tensor<3xf32>, %arg7: tensor<3xf32>):
    %1:3 = "stablehlo.batch_norm_training"(%arg5, %arg6, %arg7) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
    "func.return"(%1#0, %1#1, %1#2) : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>), sym_name = "f44"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<2x3xf32>):
    %0:3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
    "func.return"(%0#0, %0#1, %0#2) : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
