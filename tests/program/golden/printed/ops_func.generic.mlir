"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=4, "b"=2, "c"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "id"}> ({
  ^bb0(%arg11: tensor<2x3xf32>):
    "func.return"(%arg11) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f0"}> ({
  ^bb0(%arg10: tensor<2x3xf32>):
    %9 = "func.call"(%arg10) <{callee = @id}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%9) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f1"}> ({
  ^bb0(%arg9: tensor<2x3xf32>):
    %8 = "func.call"(%arg9) <{callee = @id, no_inline}> {a} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%8) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f2"}> ({
  ^bb0(%arg8: tensor<2x3xf32>):
    %7 = "func.call"(%arg8) <{arg_attrs = [{a.b = 1 : i32}], callee = @id, res_attrs = [{a.c}]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%7) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> ((tensor<2x3xf32>) -> tensor<2x3xf32>), sym_name = "f3"}> ({
    %6 = "func.constant"() <{value = @id}> : () -> ((tensor<2x3xf32>) -> tensor<2x3xf32>)
    "func.return"(%6) : ((tensor<2x3xf32>) -> tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = ((tensor<2x3xf32>) -> tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f4"}> ({
  ^bb0(%arg6: (tensor<2x3xf32>) -> tensor<2x3xf32>, %arg7: tensor<2x3xf32>):
    %5 = "func.call_indirect"(%arg6, %arg7) : ((tensor<2x3xf32>) -> tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%5) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = ((tensor<2x3xf32>) -> tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f5"}> ({
  ^bb0(%arg4: (tensor<2x3xf32>) -> tensor<2x3xf32>, %arg5: tensor<2x3xf32>):
    %4 = "func.call_indirect"(%arg4, %arg5) {a} : ((tensor<2x3xf32>) -> tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%4) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = ((tensor<2x3xf32>) -> tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f6"}> ({
  ^bb0(%arg2: (tensor<2x3xf32>) -> tensor<2x3xf32>, %arg3: tensor<2x3xf32>):
    %3 = "func.call_indirect"(%arg2, %arg3) <{arg_attrs = [{}, {}]}> : ((tensor<2x3xf32>) -> tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%3) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xi32>, sym_name = "f7"}> ({
  ^bb0(%arg1: tensor<2x3xf32>):
    %2 = "builtin.unrealized_conversion_cast"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    "func.return"(%2) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<2x3xf32>), sym_name = "f8"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %1:2 = "builtin.unrealized_conversion_cast"(%arg0) {a} : (tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<2x3xf32>)
    "func.return"(%1#0, %1#1) : (tensor<2x3xi32>, tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2x3xi32>, sym_name = "f9"}> ({
    %0 = "builtin.unrealized_conversion_cast"() : () -> tensor<2x3xi32>
    "func.return"(%0) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()
