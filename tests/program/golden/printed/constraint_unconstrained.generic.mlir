"builtin.module"() <{sym_name = "jit_f"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{function_type = (tensor<64x32xf32>, tensor<32x64xf32>) -> tensor<4x8x8x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<64x32xf32>, %arg1: tensor<32x64xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>
    %1 = "sdy.sharding_constraint"(%0) <{sharding = #sdy.sharding<@mesh, [{"data"}, {?}]>}> : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %2 = "stablehlo.sine"(%1) : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %3 = "sdy.sharding_constraint"(%2) <{sharding = #sdy.sharding<@mesh, [{?}, {"model"}]>}> : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<64x64xf32>) -> tensor<8x8x4x16xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 2, 0, 1, 3>}> : (tensor<8x8x4x16xf32>) -> tensor<4x8x8x16xf32>
    "func.return"(%5) : (tensor<4x8x8x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
