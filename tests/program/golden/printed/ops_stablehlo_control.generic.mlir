"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=4, "b"=2, "c"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "id"}> ({
  ^bb0(%arg52: tensor<2x3xf32>):
    "func.return"(%arg52) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>), sym_name = "f0"}> ({
  ^bb0(%arg46: tensor<i32>, %arg47: tensor<2x3xf32>):
    %37:2 = "stablehlo.while"(%arg46, %arg47) ({
    ^bb0(%arg50: tensor<i32>, %arg51: tensor<2x3xf32>):
      %38 = "stablehlo.compare"(%arg50, %arg50) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%38) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg48: tensor<i32>, %arg49: tensor<2x3xf32>):
      "stablehlo.return"(%arg48, %arg49) : (tensor<i32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
    "func.return"(%37#0, %37#1) : (tensor<i32>, tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>) -> tensor<i32>, sym_name = "f1"}> ({
  ^bb0(%arg43: tensor<i32>):
    %35 = "stablehlo.while"(%arg43) ({
    ^bb0(%arg45: tensor<i32>):
      %36 = "stablehlo.compare"(%arg45, %arg45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%36) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg44: tensor<i32>):
      "stablehlo.return"(%arg44) : (tensor<i32>) -> ()
    }) {x = 1 : i64} : (tensor<i32>) -> tensor<i32>
    "func.return"(%35) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>) -> tensor<i32>, sym_name = "f2"}> ({
  ^bb0(%arg38: tensor<i32>):
    %31 = "stablehlo.while"(%arg38) ({
    ^bb0(%arg42: tensor<i32>):
      %34 = "stablehlo.compare"(%arg42, %arg42) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg39: tensor<i32>):
      %32 = "stablehlo.while"(%arg39) ({
      ^bb0(%arg41: tensor<i32>):
        %33 = "stablehlo.compare"(%arg39, %arg41) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%33) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg40: tensor<i32>):
        "stablehlo.return"(%arg40) : (tensor<i32>) -> ()
      }) : (tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%32) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    "func.return"(%31) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f3"}> ({
    "stablehlo.while"() ({
      %30 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      "stablehlo.return"(%30) : (tensor<i1>) -> ()
    }, {
      "stablehlo.return"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>) -> tensor<i32>, sym_name = "f4"}> ({
  ^bb0(%arg37: tensor<i32>):
    %29 = "stablehlo.case"(%arg37) ({
      "stablehlo.return"(%arg37) : (tensor<i32>) -> ()
    }, {
      "stablehlo.return"(%arg37) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    "func.return"(%29) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>) -> tensor<i1>, sym_name = "f5"}> ({
  ^bb0(%arg36: tensor<i1>):
    %28 = "stablehlo.if"(%arg36) ({
      "stablehlo.return"(%arg36) : (tensor<i1>) -> ()
    }, {
      "stablehlo.return"(%arg36) : (tensor<i1>) -> ()
    }) : (tensor<i1>) -> tensor<i1>
    "func.return"(%28) : (tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i1>) -> (), sym_name = "f6"}> ({
  ^bb0(%arg35: tensor<i1>):
    "stablehlo.if"(%arg35) ({
      "stablehlo.return"() {q} : () -> ()
    }, {
      "stablehlo.return"() : () -> ()
    }) : (tensor<i1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f7"}> ({
  ^bb0(%arg34: tensor<2x3xf32>):
    %27 = "stablehlo.custom_call"(%arg34) <{call_target_name = "foo"}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%27) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f8"}> ({
  ^bb0(%arg33: tensor<2x3xf32>):
    %26 = "stablehlo.custom_call"(%arg33) <{call_target_name = "foo", has_side_effect = true}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%26) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f10"}> ({
  ^bb0(%arg32: tensor<2x3xf32>):
    %25 = "stablehlo.custom_call"(%arg32) <{backend_config = "", call_target_name = "foo"}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%25) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f11"}> ({
  ^bb0(%arg31: tensor<2x3xf32>):
    %24 = "stablehlo.custom_call"(%arg31) <{backend_config = "abc", call_target_name = "foo"}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%24) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f12"}> ({
  ^bb0(%arg30: tensor<2x3xf32>):
    %23 = "stablehlo.custom_call"(%arg30) <{api_version = 4 : i32, backend_config = {a = 1 : i32}, call_target_name = "foo"}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%23) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f14"}> ({
  ^bb0(%arg29: tensor<2x3xf32>):
    %22 = "stablehlo.custom_call"(%arg29) <{api_version = 2 : i32, backend_config = "x", call_target_name = "foo"}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%22) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f15"}> ({
  ^bb0(%arg28: tensor<2x3xf32>):
    %21 = "stablehlo.custom_call"(%arg28) <{call_target_name = "foo", called_computations = [@f0]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%21) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f17"}> ({
  ^bb0(%arg27: tensor<2x3xf32>):
    %20 = "stablehlo.custom_call"(%arg27) <{call_target_name = "foo", operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%20) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f18"}> ({
  ^bb0(%arg26: tensor<2x3xf32>):
    %19 = "stablehlo.custom_call"(%arg26) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%19) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>), sym_name = "f20"}> ({
  ^bb0(%arg24: tensor<2x3xf32>, %arg25: tensor<2x3xf32>):
    %18:2 = "stablehlo.custom_call"(%arg24, %arg25) <{call_target_name = "foo"}> {mhlo.backend_config = {a = "b"}, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>, <@mesh, [{}, {}]>]>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    "func.return"(%18#0, %18#1) : (tensor<2x3xf32>, tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f21"}> ({
    "stablehlo.custom_call"() <{call_target_name = "foo bar", has_side_effect = true}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> tuple<tensor<2x3xf32>, tensor<2x3xf32>>, sym_name = "f22"}> ({
  ^bb0(%arg22: tensor<2x3xf32>, %arg23: tensor<2x3xf32>):
    %17 = "stablehlo.custom_call"(%arg22, %arg23) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>]}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tuple<tensor<2x3xf32>, tensor<2x3xf32>>
    "func.return"(%17) : (tuple<tensor<2x3xf32>, tensor<2x3xf32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f23"}> ({
  ^bb0(%arg21: tensor<2x3xf32>):
    %16 = "stablehlo.composite"(%arg21) <{decomposition = @id, name = "x.y"}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%16) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f24"}> ({
  ^bb0(%arg20: tensor<2x3xf32>):
    %15 = "stablehlo.composite"(%arg20) <{composite_attributes = {a = 1 : i32}, decomposition = @id, name = "x.y", version = 3 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%15) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> !stablehlo.token, sym_name = "f26"}> ({
    %14 = "stablehlo.create_token"() : () -> !stablehlo.token
    "func.return"(%14) : (!stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!stablehlo.token, !stablehlo.token) -> !stablehlo.token, sym_name = "f27"}> ({
  ^bb0(%arg18: !stablehlo.token, %arg19: !stablehlo.token):
    %13 = "stablehlo.after_all"(%arg18, %arg19) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    "func.return"(%13) : (!stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> !stablehlo.token, sym_name = "f28"}> ({
    %12 = "stablehlo.after_all"() : () -> !stablehlo.token
    "func.return"(%12) : (!stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token), sym_name = "f30"}> ({
  ^bb0(%arg17: !stablehlo.token):
    %11:2 = "stablehlo.infeed"(%arg17) <{infeed_config = "c", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    "func.return"(%11#0, %11#1) : (tensor<2x3xf32>, !stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token), sym_name = "f31"}> ({
  ^bb0(%arg16: !stablehlo.token):
    %10:2 = "stablehlo.infeed"(%arg16) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    "func.return"(%10#0, %10#1) : (tensor<2x3xf32>, !stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token), sym_name = "f32"}> ({
  ^bb0(%arg15: !stablehlo.token):
    %9:2 = "stablehlo.infeed"(%arg15) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    "func.return"(%9#0, %9#1) : (tensor<2x3xf32>, !stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token, sym_name = "f33"}> ({
  ^bb0(%arg13: tensor<2x3xf32>, %arg14: !stablehlo.token):
    %8 = "stablehlo.outfeed"(%arg13, %arg14) <{outfeed_config = "c"}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    "func.return"(%8) : (!stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token, sym_name = "f34"}> ({
  ^bb0(%arg11: tensor<2x3xf32>, %arg12: !stablehlo.token):
    %7 = "stablehlo.outfeed"(%arg11, %arg12) <{outfeed_config = ""}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    "func.return"(%7) : (!stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token, sym_name = "f35"}> ({
  ^bb0(%arg9: tensor<2x3xf32>, %arg10: !stablehlo.token):
    %6 = "stablehlo.outfeed"(%arg9, %arg10) <{outfeed_config = ""}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    "func.return"(%6) : (!stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token, sym_name = "f36"}> ({
  ^bb0(%arg7: tensor<2x3xf32>, %arg8: !stablehlo.token):
    %5 = "stablehlo.send"(%arg7, %arg8) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    "func.return"(%5) : (!stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token, sym_name = "f37"}> ({
  ^bb0(%arg5: tensor<2x3xf32>, %arg6: !stablehlo.token):
    %4 = "stablehlo.send"(%arg5, %arg6) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    "func.return"(%4) : (!stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token, sym_name = "f38"}> ({
  ^bb0(%arg3: tensor<2x3xf32>, %arg4: !stablehlo.token):
    %3 = "stablehlo.send"(%arg3, %arg4) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    "func.return"(%3) : (!stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token), sym_name = "f39"}> ({
  ^bb0(%arg2: !stablehlo.token):
    %2:2 = "stablehlo.recv"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    "func.return"(%2#0, %2#1) : (tensor<2x3xf32>, !stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token), sym_name = "f40"}> ({
  ^bb0(%arg1: !stablehlo.token):
    %1:2 = "stablehlo.recv"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    "func.return"(%1#0, %1#1) : (tensor<2x3xf32>, !stablehlo.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token), sym_name = "f41"}> ({
  ^bb0(%arg0: !stablehlo.token):
    %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    "func.return"(%0#0, %0#1) : (tensor<2x3xf32>, !stablehlo.token) -> ()
  }) : () -> ()
}) : () -> ()
