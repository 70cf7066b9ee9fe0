"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=4, "b"=2, "c"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "id"}> ({
  ^bb0(%arg5: tensor<2x3xf32>):
    "func.return"(%arg5) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f9"}> ({
  ^bb0(%arg4: tensor<2x3xf32>):
    %4 = "stablehlo.custom_call"(%arg4) <{call_target_name = "foo", has_side_effect = false}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%4) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f13"}> ({
  ^bb0(%arg3: tensor<2x3xf32>):
    %3 = "stablehlo.custom_call"(%arg3) <{api_version = 1 : i32, call_target_name = "foo"}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%3) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f16"}> ({
  ^bb0(%arg2: tensor<2x3xf32>):
    %2 = "stablehlo.custom_call"(%arg2) <{call_target_name = "foo", called_computations = []}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%2) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f19"}> ({
  ^bb0(%arg1: tensor<2x3xf32>):
    %1 = "stablehlo.custom_call"(%arg1) <{call_target_name = "foo", output_operand_aliases = []}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%1) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f25"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %0 = "stablehlo.composite"(%arg0) <{composite_attributes = {}, decomposition = @id, name = "x.y", version = 0 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
