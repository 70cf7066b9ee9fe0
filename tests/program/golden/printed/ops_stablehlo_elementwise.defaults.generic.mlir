"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=4, "b"=2, "c"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "id"}> ({
  ^bb0(%arg1: tensor<2x3xf32>):
    "func.return"(%arg1) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f51"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %0 = "stablehlo.sine"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
