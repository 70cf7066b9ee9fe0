"builtin.module"() <{sym_name = "jit_f"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}], function_type = (tensor<16x32xf32>, tensor<32x16xf32>) -> (tensor<16x16xf16>, tensor<16x32xi4>, tensor<16x32xui8>, tensor<16x16xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<16x32xf32>, %arg1: tensor<32x16xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<16x32xf32>) -> tensor<16x32xf8E4M3FN>
    %1 = "stablehlo.convert"(%0) : (tensor<16x32xf8E4M3FN>) -> tensor<16x32xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<32x16xf32>) -> tensor<32x16xf8E5M2>
    %3 = "stablehlo.convert"(%2) : (tensor<32x16xf8E5M2>) -> tensor<32x16xf32>
    %4 = "stablehlo.dot_general"(%1, %3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<16x32xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
    %5 = "stablehlo.convert"(%4) : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %6 = "stablehlo.convert"(%arg0) : (tensor<16x32xf32>) -> tensor<16x32xi4>
    %7 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %9 = "stablehlo.compare"(%arg0, %8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %10 = "stablehlo.convert"(%9) : (tensor<16x32xi1>) -> tensor<16x32xui8>
    %11 = "stablehlo.convert"(%arg0) : (tensor<16x32xf32>) -> tensor<16x32xi8>
    %12 = "stablehlo.convert"(%arg1) : (tensor<32x16xf32>) -> tensor<32x16xi8>
    %13 = "stablehlo.dot_general"(%11, %12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<16x32xi8>, tensor<32x16xi8>) -> tensor<16x16xi32>
    "func.return"(%5, %6, %10, %13) : (tensor<16x16xf16>, tensor<16x32xi4>, tensor<16x32xui8>, tensor<16x16xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
