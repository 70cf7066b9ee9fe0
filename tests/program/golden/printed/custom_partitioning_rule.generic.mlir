"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}], function_type = (tensor<8x16x32xf32>, tensor<32x64xf32>) -> tensor<8x16x64xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x16x32xf32>, %arg1: tensor<32x64xf32>):
    %0 = "stablehlo.custom_call"(%arg0, %arg1) <{api_version = 2 : i32, backend_config = "140621397708752", call_target_name = "CustomSPMDPartitioning"}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [k, l])->([i, j, l]) {i=8, j=16, k=32, l=64}, custom>} : (tensor<8x16x32xf32>, tensor<32x64xf32>) -> tensor<8x16x64xf32>
    %1 = "stablehlo.tanh"(%0) : (tensor<8x16x64xf32>) -> tensor<8x16x64xf32>
    "func.return"(%1) : (tensor<8x16x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
