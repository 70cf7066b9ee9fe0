"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=4, "b"=2, "c"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "id"}> ({
  ^bb0(%arg49: tensor<2x3xf32>):
    "func.return"(%arg49) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<3x2xf32>, sym_name = "f0"}> ({
  ^bb0(%arg48: tensor<2x3xf32>):
    %28 = "stablehlo.transpose"(%arg48) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
    "func.return"(%28) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "f1"}> ({
  ^bb0(%arg47: tensor<f32>):
    %27 = "stablehlo.transpose"(%arg47) <{permutation = array<i64>}> : (tensor<f32>) -> tensor<f32>
    "func.return"(%27) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<6xf32>, sym_name = "f2"}> ({
  ^bb0(%arg46: tensor<2x3xf32>):
    %26 = "stablehlo.reshape"(%arg46) : (tensor<2x3xf32>) -> tensor<6xf32>
    "func.return"(%26) : (tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<1xi32>) -> tensor<?xf32>, sym_name = "f3"}> ({
  ^bb0(%arg44: tensor<2x3xf32>, %arg45: tensor<1xi32>):
    %25 = "stablehlo.dynamic_reshape"(%arg44, %arg45) : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<?xf32>
    "func.return"(%25) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xi32>, sym_name = "f4"}> ({
  ^bb0(%arg43: tensor<2x3xf32>):
    %24 = "stablehlo.bitcast_convert"(%arg43) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    "func.return"(%24) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<4x5x2x3xf32>, sym_name = "f5"}> ({
  ^bb0(%arg42: tensor<2x3xf32>):
    %23 = "stablehlo.broadcast"(%arg42) <{broadcast_sizes = array<i64: 4, 5>}> : (tensor<2x3xf32>) -> tensor<4x5x2x3xf32>
    "func.return"(%23) : (tensor<4x5x2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "f6"}> ({
  ^bb0(%arg41: tensor<3xf32>):
    %22 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%22) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<2x3xf32>, sym_name = "f7"}> ({
  ^bb0(%arg40: tensor<f32>):
    %21 = "stablehlo.broadcast_in_dim"(%arg40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    "func.return"(%21) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>, sym_name = "f8"}> ({
  ^bb0(%arg38: tensor<?xf32>, %arg39: tensor<2xi32>):
    %20 = "stablehlo.dynamic_broadcast_in_dim"(%arg38, %arg39) <{broadcast_dimensions = array<i64: 1>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    "func.return"(%20) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>, sym_name = "f9"}> ({
  ^bb0(%arg36: tensor<?xf32>, %arg37: tensor<2xi32>):
    %19 = "stablehlo.dynamic_broadcast_in_dim"(%arg36, %arg37) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    "func.return"(%19) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>, sym_name = "f10"}> ({
  ^bb0(%arg34: tensor<2x3xf32>, %arg35: tensor<2x3xf32>):
    %18 = "stablehlo.concatenate"(%arg34, %arg35) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    "func.return"(%18) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f11"}> ({
  ^bb0(%arg33: tensor<2x3xf32>):
    %17 = "stablehlo.concatenate"(%arg33) <{dimension = 0 : i64}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%17) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f12"}> ({
  ^bb0(%arg32: tensor<2x3xf32>):
    %16 = "stablehlo.reverse"(%arg32) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%16) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<1x2xf32>, sym_name = "f13"}> ({
  ^bb0(%arg31: tensor<2x3xf32>):
    %15 = "stablehlo.slice"(%arg31) <{limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<1x2xf32>
    "func.return"(%15) : (tensor<1x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "f14"}> ({
  ^bb0(%arg30: tensor<f32>):
    %14 = "stablehlo.slice"(%arg30) <{limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>}> : (tensor<f32>) -> tensor<f32>
    "func.return"(%14) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>, sym_name = "f15"}> ({
  ^bb0(%arg26: tensor<2x3xf32>, %arg27: tensor<2xi32>, %arg28: tensor<2xi32>, %arg29: tensor<2xi32>):
    %13 = "stablehlo.real_dynamic_slice"(%arg26, %arg27, %arg28, %arg29) : (tensor<2x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    "func.return"(%13) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>, sym_name = "f16"}> ({
  ^bb0(%arg23: tensor<2x3xf32>, %arg24: tensor<i32>, %arg25: tensor<i32>):
    %12 = "stablehlo.dynamic_slice"(%arg23, %arg24, %arg25) <{slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    "func.return"(%12) : (tensor<1x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>, sym_name = "f18"}> ({
  ^bb0(%arg19: tensor<2x3xf32>, %arg20: tensor<1x1xf32>, %arg21: tensor<i32>, %arg22: tensor<i32>):
    %11 = "stablehlo.dynamic_update_slice"(%arg19, %arg20, %arg21, %arg22) : (tensor<2x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    "func.return"(%11) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "f19"}> ({
  ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
    %10 = "stablehlo.dynamic_update_slice"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%10) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>) -> tensor<5x6xf32>, sym_name = "f20"}> ({
  ^bb0(%arg15: tensor<2x3xf32>, %arg16: tensor<f32>):
    %9 = "stablehlo.pad"(%arg15, %arg16) <{edge_padding_high = array<i64: 1, 4>, edge_padding_low = array<i64: 1, -1>, interior_padding = array<i64: 1, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x6xf32>
    "func.return"(%9) : (tensor<5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>, sym_name = "f21"}> ({
  ^bb0(%arg10: tensor<2x3xf32>, %arg11: tensor<f32>, %arg12: tensor<2xi32>, %arg13: tensor<2xi32>, %arg14: tensor<2xi32>):
    %8 = "stablehlo.dynamic_pad"(%arg10, %arg11, %arg12, %arg13, %arg14) : (tensor<2x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    "func.return"(%8) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>) -> tensor<i32>, sym_name = "f22"}> ({
  ^bb0(%arg9: tensor<?xf32>):
    %7 = "stablehlo.get_dimension_size"(%arg9) <{dimension = 0 : i64}> : (tensor<?xf32>) -> tensor<i32>
    "func.return"(%7) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>, sym_name = "f23"}> ({
  ^bb0(%arg7: tensor<4xf32>, %arg8: tensor<i32>):
    %6 = "stablehlo.set_dimension_size"(%arg7, %arg8) <{dimension = 0 : i64}> : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
    "func.return"(%6) : (tensor<?xf32, #stablehlo.bounds<4>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xi32>) -> tuple<tensor<2x3xf32>, tensor<2x3xi32>>, sym_name = "f24"}> ({
  ^bb0(%arg5: tensor<2x3xf32>, %arg6: tensor<2x3xi32>):
    %5 = "stablehlo.tuple"(%arg5, %arg6) : (tensor<2x3xf32>, tensor<2x3xi32>) -> tuple<tensor<2x3xf32>, tensor<2x3xi32>>
    "func.return"(%5) : (tuple<tensor<2x3xf32>, tensor<2x3xi32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tuple<>, sym_name = "f25"}> ({
    %4 = "stablehlo.tuple"() : () -> tuple<>
    "func.return"(%4) : (tuple<>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tuple<tensor<2x3xf32>, tensor<2x3xi32>>) -> tensor<2x3xi32>, sym_name = "f26"}> ({
  ^bb0(%arg4: tuple<tensor<2x3xf32>, tensor<2x3xi32>>):
    %3 = "stablehlo.get_tuple_element"(%arg4) <{index = 1 : i32}> : (tuple<tensor<2x3xf32>, tensor<2x3xi32>>) -> tensor<2x3xi32>
    "func.return"(%3) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>), sym_name = "f27"}> ({
  ^bb0(%arg2: tensor<2x3xf32>, %arg3: tensor<2x3xi32>):
    %2:2 = "stablehlo.optimization_barrier"(%arg2, %arg3) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    "func.return"(%2#0, %2#1) : (tensor<2x3xf32>, tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f28"}> ({
  ^bb0(%arg1: tensor<2x3xf32>):
    %1 = "stablehlo.optimization_barrier"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%1) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f29"}> ({
    "stablehlo.optimization_barrier"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f30"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %0 = "stablehlo.optimization_barrier"(%arg0) {a} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f31"}> ({
    "stablehlo.optimization_barrier"() {a} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
