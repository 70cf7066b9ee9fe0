"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["a"=4, "b"=2, "c"=2]>, sym_name = "mesh"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "id"}> ({
  ^bb0(%arg29: tensor<2x3xf32>):
    "func.return"(%arg29) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f0"}> ({
  ^bb0(%arg28: tensor<2x3xf32>):
    %33 = "sdy.sharding_constraint"(%arg28) <{sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%33) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f1"}> ({
  ^bb0(%arg27: tensor<2x3xf32>):
    %32 = "sdy.reshard"(%arg27) <{sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%32) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f2"}> ({
  ^bb0(%arg26: tensor<2x3xf32>):
    %31 = "sdy.sharding_constraint"(%arg26) <{sharding = #sdy.sharding<@mesh, [{"a", ?}p1, {?}], replicated={"b"}, unreduced={"c"}>}> {z = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%31) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> (), sym_name = "f3"}> ({
  ^bb0(%arg25: tensor<2x3xf32>):
    "sdy.sharding_group"(%arg25) <{group_id = 12 : i64}> : (tensor<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> (), sym_name = "f4"}> ({
  ^bb0(%arg24: tensor<2x3xf32>):
    "sdy.sharding_group"(%arg24) <{group_id = 12 : i64}> {t} : (tensor<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2xf32>, sym_name = "f5"}> ({
    %30 = "sdy.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    "func.return"(%30) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<2xf32>, sym_name = "f6"}> ({
    %29 = "sdy.constant"() <{value = dense<1.000000e+00> : tensor<2xf32>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : () -> tensor<2xf32>
    "func.return"(%29) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f7"}> ({
  ^bb0(%arg23: tensor<2x3xf32>):
    %28 = "sdy.data_flow_edge"(%arg23) <{sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%28) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f8"}> ({
  ^bb0(%arg22: tensor<2x3xf32>):
    %27 = "sdy.data_flow_edge"(%arg22) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%27) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f9"}> ({
  ^bb0(%arg21: tensor<2x3xf32>):
    %26 = "sdy.func_data_flow_edge"(%arg21) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%26) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f11"}> ({
  ^bb0(%arg20: tensor<2x3xf32>):
    %25 = "sdy.propagation_barrier"(%arg20) <{allowed_direction = 0 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%25) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f13"}> ({
  ^bb0(%arg19: tensor<2x3xf32>):
    %24 = "sdy.propagation_barrier"(%arg19) <{allowed_direction = 1 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%24) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "f15"}> ({
  ^bb0(%arg18: tensor<2x3xf32>):
    %23 = "sdy.propagation_barrier"(%arg18) <{allowed_direction = 2 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%23) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, sym_name = "f16"}> ({
  ^bb0(%arg17: tensor<16x8xf32>):
    %21 = "sdy.sharding_constraint"(%arg17) <{sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %22 = "sdy.all_gather"(%21) <{gathering_axes = #sdy<list_of_axis_ref_lists[{"a"}, {}]>, out_sharding = #sdy.sharding<@mesh, [{}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%22) : (tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, sym_name = "f17"}> ({
  ^bb0(%arg16: tensor<16x8xf32>):
    %19 = "sdy.sharding_constraint"(%arg16) <{sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %20 = "sdy.all_gather"(%19) <{gathering_axes = #sdy<list_of_axis_ref_lists[{"a":(2)2}, {"b"}]>, out_sharding = #sdy.sharding<@mesh, [{"a":(1)2}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%20) : (tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, sym_name = "f18"}> ({
  ^bb0(%arg15: tensor<16x8xf32>):
    %17 = "sdy.sharding_constraint"(%arg15) <{sharding = #sdy.sharding<@mesh, [{}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %18 = "sdy.all_slice"(%17) <{out_sharding = #sdy.sharding<@mesh, [{"a"}, {}]>, slicing_axes = #sdy<list_of_axis_ref_lists[{"a"}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%18) : (tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, sym_name = "f19"}> ({
  ^bb0(%arg14: tensor<16x8xf32>):
    %15 = "sdy.sharding_constraint"(%arg14) <{sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %16 = "sdy.all_to_all"(%15) <{out_sharding = #sdy.sharding<@mesh, [{}, {"a"}]>, params = #sdy<all_to_all_param_list[{"a"}: 0->1]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%16) : (tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, sym_name = "f21"}> ({
  ^bb0(%arg13: tensor<16x8xf32>):
    %13 = "sdy.sharding_constraint"(%arg13) <{sharding = #sdy.sharding<@mesh, [{"c"}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %14 = "sdy.collective_permute"(%13) <{out_sharding = #sdy.sharding<@mesh, [{"b"}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%14) : (tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, sym_name = "f22"}> ({
  ^bb0(%arg12: tensor<16x8xf32>):
    %11 = "sdy.sharding_constraint"(%arg12) <{sharding = #sdy.sharding<@mesh, [{}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %12 = "sdy.all_reduce"(%11) <{out_sharding = #sdy.sharding<@mesh, [{}, {}]>, reduction_axes = #sdy<axis_ref_list{"a", "b"}>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%12) : (tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, sym_name = "f23"}> ({
  ^bb0(%arg11: tensor<16x8xf32>):
    %9 = "sdy.sharding_constraint"(%arg11) <{sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"a"}>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %10 = "sdy.all_reduce"(%9) <{out_sharding = #sdy.sharding<@mesh, [{}, {}]>, reduction_axes = #sdy<axis_ref_list{"a"}>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%10) : (tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, sym_name = "f24"}> ({
  ^bb0(%arg10: tensor<16x8xf32>):
    %7 = "sdy.sharding_constraint"(%arg10) <{sharding = #sdy.sharding<@mesh, [{}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %8 = "sdy.reduce_scatter"(%7) <{out_sharding = #sdy.sharding<@mesh, [{"a"}, {}]>, reduce_scatter_axes = #sdy<list_of_axis_ref_lists[{"a"}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%8) : (tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, sym_name = "f25"}> ({
  ^bb0(%arg9: tensor<16x8xf32>):
    %5 = "sdy.sharding_constraint"(%arg9) <{sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %6 = "sdy.sharded_to_unreduced"(%5) <{axes = #sdy<list_of_axis_ref_lists[{"a"}, {}]>, out_sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"a"}>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%6) : (tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, sym_name = "f26"}> ({
  ^bb0(%arg8: tensor<16x8xf32>):
    %3 = "sdy.sharding_constraint"(%arg8) <{sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"a"}>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %4 = "sdy.replicated_to_unreduced"(%3) <{axes = #sdy<axis_ref_list{"a"}>, out_sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"a"}>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%4) : (tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, sym_name = "f27"}> ({
  ^bb0(%arg6: tensor<16x8xf32>):
    %2 = "sdy.manual_computation"(%arg6) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>, manual_axes = #sdy<manual_axes{"a"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>}> ({
    ^bb0(%arg7: tensor<4x8xf32>):
      "sdy.return"(%arg7) : (tensor<4x8xf32>) -> ()
    }) : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%2) : (tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f28"}> ({
    "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, manual_axes = #sdy<manual_axes{}>, out_shardings = #sdy.sharding_per_value<[]>}> ({
      "sdy.return"() : () -> ()
    }) {q} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, sym_name = "f29"}> ({
  ^bb0(%arg4: tensor<16x8xf32>):
    %1 = "sdy.named_computation"(%arg4) <{name = "foo"}> ({
    ^bb0(%arg5: tensor<16x8xf32>):
      "sdy.return"(%arg5) : (tensor<16x8xf32>) -> ()
    }) : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%1) : (tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> tensor<16x8xf32>, sym_name = "f30"}> ({
  ^bb0(%arg2: tensor<16x8xf32>):
    %0 = "sdy.named_computation"(%arg2) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>, name = "a b", out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>}> ({
    ^bb0(%arg3: tensor<16x8xf32>):
      "sdy.return"(%arg3) : (tensor<16x8xf32>) -> ()
    }) {w = "v"} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%0) : (tensor<16x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8xf32>) -> (), sym_name = "f31"}> ({
  ^bb0(%arg0: tensor<16x8xf32>):
    "sdy.named_computation"(%arg0) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>, name = "foo"}> ({
    ^bb0(%arg1: tensor<16x8xf32>):
      "sdy.return"() : () -> ()
    }) : (tensor<16x8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
