#!/usr/bin/env python3
"""Print one program a family, an op each in every form it has: what
printed/ops_*.mlir was made of. usage: make_ops.py FAMILY | make_ops.py -l"""
import sys
F = {}
def op(fam, name, ins, outs, props="", regions="", attrs="", pre="", label=None):
    F.setdefault(fam, []).append((name, ins, outs, props, regions, attrs, pre, label))
T="tensor<2x3xf32>"; I="tensor<2x3xi32>"; B="tensor<2x3xi1>"; C="tensor<2x3xcomplex<f32>>"
sh="stablehlo."
E="stablehlo_elementwise"
for n in "abs cbrt ceil cosine exponential exponential_minus_one floor log log_plus_one logistic negate round_nearest_afz round_nearest_even rsqrt sign sine sqrt tan tanh".split():
    op(E, sh+n,[T],[T]); op(E, sh+n,[T],[T],attrs='{a = 1 : i32}')
for n in "cbrt cosine exponential exponential_minus_one log log_plus_one logistic rsqrt sine sqrt tan tanh".split():
    op(E, sh+n,[T],[T],props='{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}')
op(E, sh+"tanh",[T],[T],props='{result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}')
op(E, sh+"sine",[T],[T],props='{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}')
op(E, sh+"log",["tensor<?xf32>"],["tensor<4xf32>"])
op(E, sh+"abs",[C],[T])
for n in "not popcnt count_leading_zeros".split(): op(E,sh+n,[I],[I])
op(E,sh+"not",[B],[B])
op(E,sh+"is_finite",[T],[B]); op(E,sh+"real",[C],[T]); op(E,sh+"imag",[C],[T]); op(E,sh+"real",[T],[T])
op(E,sh+"convert",[T],[I]); op(E,sh+"convert",[T],[T])
Q="tensor<2x3x!quant.uniform<i8:f32, 1.000000e-01:5>>"
op(E,sh+"uniform_quantize",[T],[Q]); op(E,sh+"uniform_dequantize",[Q],[T])
op(E,sh+"uniform_quantize",[T],["tensor<2x3x!quant.uniform<i8:f32:1, {1.0:3, 0.5, 2.0:-4}>>"])
op(E,sh+"add",[Q,Q],[Q])
for n in "add divide maximum minimum multiply power remainder subtract".split(): op(E,sh+n,[T,T],[T])
for n in "and or xor shift_left shift_right_arithmetic shift_right_logical".split(): op(E,sh+n,[I,I],[I])
op(E,sh+"atan2",[T,T],[T]); op(E,sh+"add",["tensor<?x3xf32>","tensor<2x3xf32>"],["tensor<2x?xf32>"])
op(E,sh+"add",[T,T],[T],attrs='{mhlo.x = "y"}')
for d in "EQ NE GE GT LE LT".split(): op(E,sh+"compare",[T,T],[B],props='{comparison_direction = #stablehlo<comparison_direction %s>}'%d)
for d in "NOTYPE FLOAT TOTALORDER".split(): op(E,sh+"compare",[T,T],[B],props='{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type %s>}'%d)
for d in "SIGNED".split(): op(E,sh+"compare",[I,I],[B],props='{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type %s>}'%d)
op(E,sh+"compare",["tensor<2xui8>"]*2,["tensor<2xi1>"],props='{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}')
op(E,sh+"complex",[T,T],[C]); op(E,sh+"complex",["tensor<?x3xf32>",T],[C])
op(E,sh+"select",[B,T,T],[T]); op(E,sh+"select",["tensor<i1>",T,T],[T]); op(E,sh+"select",[B,T,"tensor<?x3xf32>"],[T])
op(E,sh+"clamp",[T,T,T],[T]); op(E,sh+"clamp",["tensor<f32>",T,"tensor<f32>"],[T])
op(E,sh+"reduce_precision",[T],[T],props='{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}')
op(E,sh+"map",[T,T],[T],props='{dimensions = array<i64: 0, 1>}',regions='({^bb0(%a: tensor<f32>, %b: tensor<f32>): %9 = "stablehlo.add"(%a,%b) : (tensor<f32>,tensor<f32>)->tensor<f32> "stablehlo.return"(%9) : (tensor<f32>)->()})')
L="stablehlo_linear"
A="tensor<4x8xf32>";Bm="tensor<8x5xf32>"
DD='{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>%s}'
op(L,sh+"dot_general",[A,Bm],["tensor<4x5xf32>"],props=DD%'')
op(L,sh+"dot_general",[A,Bm],["tensor<4x5xf32>"],props=DD%', precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]')
op(L,sh+"dot_general",[A,Bm],["tensor<4x5xf32>"],props=DD%', precision_config = []')
op(L,sh+"dot_general",[A,Bm],["tensor<4x5xf32>"],props=DD%', precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false>',attrs="{x}")
op(L,sh+"dot_general",[A,Bm],["tensor<4x5xf32>"],props=DD%', algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true>')
op(L,sh+"dot_general",["tensor<2x4x8xf32>","tensor<2x8x5xf32>"],["tensor<2x4x5xf32>"],props='{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}')
op(L,sh+"dot_general",["tensor<4xf32>","tensor<5xf32>"],["tensor<4x5xf32>"],props='{dot_dimension_numbers = #stablehlo.dot<>}')
op(L,sh+"dot",[A,Bm],["tensor<4x5xf32>"]); op(L,sh+"dot",[A,Bm],["tensor<4x5xf32>"],props='{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]}')
op(L,sh+"einsum",[A,Bm],["tensor<4x5xf32>"],props='{einsum_config = "ab,bc->ac"}'); op(L,sh+"unary_einsum",[A],["tensor<4xf32>"],props='{einsum_config = "ab->a"}')
dn='dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>'
dn2='dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>'
cv=["tensor<1x8x8x4xf32>","tensor<3x3x4x6xf32>"]
op(L,sh+"convolution",cv,["tensor<1x6x6x6xf32>"],props='{batch_group_count = 1 : i64, feature_group_count = 1 : i64, %s}'%dn2)
op(L,sh+"convolution",cv,["tensor<1x6x6x6xf32>"],props='{batch_group_count = 1 : i64, feature_group_count = 1 : i64, %s}'%dn)
op(L,sh+"convolution",cv,["tensor<1x4x4x6xf32>"],props='{batch_group_count = 1 : i64, feature_group_count = 1 : i64, %s, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}'%dn2)
op(L,sh+"convolution",cv,["tensor<1x8x8x6xf32>"],props='{batch_group_count = 1 : i64, feature_group_count = 1 : i64, %s, padding = dense<1> : tensor<2x2xi64>}'%dn2, attrs='{foo}')
op(L,sh+"convolution",cv,["tensor<1x4x4x6xf32>"],props='{batch_group_count = 1 : i64, feature_group_count = 1 : i64, %s, rhs_dilation = array<i64: 2, 2>}'%dn2)
op(L,sh+"convolution",cv,["tensor<1x6x6x6xf32>"],props='{batch_group_count = 1 : i64, feature_group_count = 1 : i64, %s, window_reversal = array<i1: true, false>}'%dn2)
op(L,sh+"dynamic_conv",cv+["tensor<2x2xi32>"],["tensor<1x?x?x6xf32>"],props='{batch_group_count = 1 : i64, feature_group_count = 1 : i64, %s, window_strides = array<i64: 2, 2>}'%dn2)
op(L,sh+"dynamic_conv",cv+["tensor<2x2xi32>"],["tensor<1x?x?x6xf32>"],props='{batch_group_count = 1 : i64, feature_group_count = 1 : i64, %s}'%dn2)
red='({^bb0(%a: tensor<f32>, %b: tensor<f32>): %9 = "stablehlo.add"(%a,%b) : (tensor<f32>,tensor<f32>)->tensor<f32> "stablehlo.return"(%9) : (tensor<f32>)->()})'
red2='({^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>): %9 = "stablehlo.add"(%a,%b) : (tensor<f32>,tensor<f32>)->tensor<f32> "stablehlo.return"(%9, %i) : (tensor<f32>, tensor<i32>)->()})'
op(L,sh+"reduce",[T,"tensor<f32>"],["tensor<2xf32>"],props='{dimensions = array<i64: 1>}',regions=red)
op(L,sh+"reduce",[T,"tensor<f32>"],["tensor<2xf32>"],props='{dimensions = array<i64: 1>}',regions=red,attrs='{k = 1 : i64}')
op(L,sh+"reduce",[T,"tensor<f32>"],["tensor<f32>"],props='{dimensions = array<i64: 0, 1>}',regions=red.replace("add","maximum"))
op(L,sh+"reduce",[T,"tensor<f32>"],["tensor<f32>"],props='{dimensions = array<i64: 0, 1>}',regions=red.replace("(%a,%b)","(%b,%a)"))
op(L,sh+"reduce",[T,"tensor<f32>"],["tensor<f32>"],props='{dimensions = array<i64: 0, 1>}',regions=red.replace("(%a,%b)","(%a,%a)"))
op(L,sh+"reduce",[T,I,"tensor<f32>","tensor<i32>"],["tensor<2xf32>","tensor<2xi32>"],props='{dimensions = array<i64: 1>}',regions=red2)
op(L,sh+"reduce",[T,I,"tensor<f32>","tensor<i32>"],["tensor<2xf32>","tensor<2xi32>"],props='{dimensions = array<i64: 1>}',regions=red2,attrs='{k}')
op(L,sh+"reduce",["tensor<2x3xbf16>","tensor<bf16>"],["tensor<2xf32>"],props='{dimensions = array<i64: 1>}',regions=red)
op(L,sh+"reduce_window",[T,"tensor<f32>"],["tensor<1x2xf32>"],props='{window_dimensions = array<i64: 2, 2>}',regions=red)
op(L,sh+"reduce_window",[T,"tensor<f32>"],["tensor<3x3xf32>"],props='{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>}',regions=red)
op(L,sh+"reduce_window",[T,I,"tensor<f32>","tensor<i32>"],["tensor<1x2xf32>","tensor<1x2xi32>"],props='{window_dimensions = array<i64: 2, 2>}',regions=red2)
sel='({^bb0(%a: tensor<f32>, %b: tensor<f32>): %9 = "stablehlo.compare"(%a,%b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>,tensor<f32>)->tensor<i1> "stablehlo.return"(%9) : (tensor<i1>)->()}, '+red[1:]
op(L,sh+"select_and_scatter",[T,"tensor<1x2xf32>","tensor<f32>"],[T],props='{window_dimensions = array<i64: 2, 2>}',regions=sel)
op(L,sh+"select_and_scatter",["tensor<4x4xf32>","tensor<2x2xf32>","tensor<f32>"],["tensor<4x4xf32>"],props='{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, padding = dense<0> : tensor<2x2xi64>}',regions=sel)
for t,a,b in (("FFT",C,C),("IFFT",C,C),("RFFT","tensor<2x4xf32>","tensor<2x3xcomplex<f32>>"),("IRFFT","tensor<2x3xcomplex<f32>>","tensor<2x4xf32>")):
    op(L,sh+"fft",[a],[b],props='{fft_type = #stablehlo<fft_type %s>, fft_length = array<i64: %d>}'%(t,3 if t in("FFT","IFFT") else 4))
for l in ("","{lower = true}","{lower = false}"): op(L,sh+"cholesky",["tensor<3x3xf32>"],["tensor<3x3xf32>"],props=l)
for t in "NO_TRANSPOSE TRANSPOSE ADJOINT".split(): op(L,sh+"triangular_solve",["tensor<3x3xf32>","tensor<3x5xf32>"],["tensor<3x5xf32>"],props='{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose %s>}'%t)
v="tensor<3xf32>"
op(L,sh+"batch_norm_inference",[T,v,v,v,v],[T],props='{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}')
op(L,sh+"batch_norm_training",[T,v,v],[T,v,v],props='{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}')
op(L,sh+"batch_norm_grad",[T,v,v,v,T],[T,v,v],props='{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}')
S="stablehlo_shape"
op(S,sh+"transpose",[T],["tensor<3x2xf32>"],props='{permutation = array<i64: 1, 0>}'); op(S,sh+"transpose",["tensor<f32>"],["tensor<f32>"],props='{permutation = array<i64>}')
op(S,sh+"reshape",[T],["tensor<6xf32>"]); op(S,sh+"dynamic_reshape",[T,"tensor<1xi32>"],["tensor<?xf32>"])
op(S,sh+"bitcast_convert",[T],[I]); op(S,sh+"broadcast",[T],["tensor<4x5x2x3xf32>"],props='{broadcast_sizes = array<i64: 4, 5>}')
op(S,sh+"broadcast_in_dim",["tensor<3xf32>"],[T],props='{broadcast_dimensions = array<i64: 1>}'); op(S,sh+"broadcast_in_dim",["tensor<f32>"],[T],props='{broadcast_dimensions = array<i64>}')
op(S,sh+"dynamic_broadcast_in_dim",["tensor<?xf32>","tensor<2xi32>"],["tensor<?x?xf32>"],props='{broadcast_dimensions = array<i64: 1>}')
op(S,sh+"dynamic_broadcast_in_dim",["tensor<?xf32>","tensor<2xi32>"],["tensor<?x?xf32>"],props='{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64>}')
op(S,sh+"concatenate",[T,T],["tensor<4x3xf32>"],props='{dimension = 0 : i64}'); op(S,sh+"concatenate",[T],[T],props='{dimension = 0 : i64}')
op(S,sh+"reverse",[T],[T],props='{dimensions = array<i64: 0, 1>}')
op(S,sh+"slice",[T],["tensor<1x2xf32>"],props='{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 2>}')
op(S,sh+"slice",["tensor<f32>"],["tensor<f32>"],props='{start_indices = array<i64>, limit_indices = array<i64>, strides = array<i64>}')
op(S,sh+"real_dynamic_slice",[T]+["tensor<2xi32>"]*3,["tensor<?x?xf32>"])
op(S,sh+"dynamic_slice",[T,"tensor<i32>","tensor<i32>"],["tensor<1x1xf32>"],props='{slice_sizes = array<i64: 1, 1>}')
op(S,sh+"dynamic_slice",["tensor<f32>"],["tensor<f32>"],props='{slice_sizes = array<i64>}')
op(S,sh+"dynamic_update_slice",[T,"tensor<1x1xf32>","tensor<i32>","tensor<i32>"],[T])
op(S,sh+"dynamic_update_slice",["tensor<f32>","tensor<f32>"],["tensor<f32>"])
op(S,sh+"pad",[T,"tensor<f32>"],["tensor<5x6xf32>"],props='{edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i64: 1, 4>, interior_padding = array<i64: 1, 0>}')
op(S,sh+"dynamic_pad",[T,"tensor<f32>"]+["tensor<2xi32>"]*3,["tensor<?x?xf32>"])
op(S,sh+"get_dimension_size",["tensor<?xf32>"],["tensor<i32>"],props='{dimension = 0 : i64}')
op(S,sh+"set_dimension_size",["tensor<4xf32>","tensor<i32>"],["tensor<?xf32, #stablehlo.bounds<4>>"],props='{dimension = 0 : i64}')
op(S,sh+"tuple",[T,I],["tuple<%s, %s>"%(T,I)]); op(S,sh+"tuple",[],["tuple<>"])
op(S,sh+"get_tuple_element",["tuple<%s, %s>"%(T,I)],[I],props='{index = 1 : i32}')
op(S,sh+"optimization_barrier",[T,I],[T,I]); op(S,sh+"optimization_barrier",[T],[T]); op(S,sh+"optimization_barrier",[],[]); op(S,sh+"optimization_barrier",[T],[T],attrs='{a}'); op(S,sh+"optimization_barrier",[],[],attrs='{a}')
D="stablehlo_data"
for t,vv in (("tensor<f32>","dense<1.0>"),("tensor<2xi32>","dense<[1, 2]>"),("tensor<i1>","dense<true>"),("tensor<2xi1>","dense<true>"),("tensor<f64>","dense<2.0>"),("tensor<ui8>","dense<200>"),("tensor<complex<f32>>","dense<(1.0,2.0)>"),("tensor<2x0xf32>","dense<>"),("tensor<bf16>","dense<1.5>"),("tensor<i64>","dense<-1>"),("tensor<2x2xi4>","dense<[[1,2],[3,-4]]>"),("tensor<i1>","dense<false>"),("tensor<2xi64>","dense<0>"),("tensor<f16>","dense<0xFC00>")):
    op(D,sh+"constant",[],[t],props='{value = %s : %s}'%(vv,t))
op(D,sh+"constant",[],["tensor<f32>"],props='{value = dense<1.0> : tensor<f32>}',attrs='{a = "b"}')
op(D,sh+"constant",[],["tensor<2x3x!quant.uniform<i8:f32, 1.0:5>>"],props='{value = dense<1> : tensor<2x3xi8>}')
op(D,sh+"iota",[],[T],props='{iota_dimension = 1 : i64}'); op(D,sh+"dynamic_iota",["tensor<1xi32>"],["tensor<?xf32>"],props='{iota_dimension = 0 : i64}')
gd='dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>'
op(D,sh+"gather",[T,"tensor<5x1xi32>"],["tensor<5x3xf32>"],props='{%s, slice_sizes = array<i64: 1, 3>}'%gd)
op(D,sh+"gather",[T,"tensor<5x1xi32>"],["tensor<5x3xf32>"],props='{%s, slice_sizes = array<i64: 1, 3>, indices_are_sorted = true}'%gd,attrs='{z}')
op(D,sh+"gather",["tensor<2x3x4xf32>","tensor<2x5xi32>"],["tensor<2x5x4xf32>"],props='{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 4>}')
op(D,sh+"gather",["tensor<3xf32>","tensor<1xi32>"],["tensor<f32>"],props='{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1>}')
op(D,sh+"dynamic_gather",[T,"tensor<5x1xi32>","tensor<2xi32>"],["tensor<5x?xf32>"],props='{%s}'%gd)
sd='scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>'
op(D,sh+"scatter",[T,"tensor<5x1xi32>","tensor<5x3xf32>"],[T],props='{%s}'%sd,regions=red)
op(D,sh+"scatter",[T,"tensor<5x1xi32>","tensor<5x3xf32>"],[T],props='{%s, indices_are_sorted = true, unique_indices = true}'%sd,regions=red)
op(D,sh+"scatter",[T,I,"tensor<5x1xi32>","tensor<5x3xf32>","tensor<5x3xi32>"],[T,I],props='{%s}'%sd,regions=red2)
cmp='({^bb0(%a: tensor<f32>, %b: tensor<f32>): %9 = "stablehlo.compare"(%a,%b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>,tensor<f32>)->tensor<i1> "stablehlo.return"(%9) : (tensor<i1>)->()})'
op(D,sh+"sort",[T],[T],regions=cmp); op(D,sh+"sort",[T],[T],props='{dimension = 0 : i64, is_stable = true}',regions=cmp)
op(D,sh+"sort",[T,I],[T,I],props='{dimension = 1 : i64}',regions=cmp.replace("%a: tensor<f32>, %b: tensor<f32>","%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>"))
for t in "UNIFORM NORMAL".split(): op(D,sh+"rng",["tensor<f32>","tensor<f32>","tensor<2xi64>"],["tensor<?x?xf32>"],props='{rng_distribution = #stablehlo<rng_distribution %s>}'%t)
for t in "DEFAULT THREE_FRY PHILOX".split(): op(D,sh+"rng_bit_generator",["tensor<2xui64>"],["tensor<2xui64>","tensor<8xui32>"],props='{rng_algorithm = #stablehlo<rng_algorithm %s>}'%t)
op(D,sh+"torch_index_select",[T,"tensor<2xi32>"],["tensor<2x3xf32>"],props='{dim = 0 : i64, batch_dims = 0 : i64}')
CT="stablehlo_control"
ret='"stablehlo.return"(%s) : (%s) -> ()'
op(CT,sh+"while",["tensor<i32>",T],["tensor<i32>",T],regions='({^bb0(%a: tensor<i32>, %b: '+T+'): %9 = "stablehlo.compare"(%a,%a) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>,tensor<i32>)->tensor<i1> '+ret%("%9","tensor<i1>")+'}, {^bb0(%a: tensor<i32>, %b: '+T+'): '+ret%("%a, %b","tensor<i32>, "+T)+'})')
op(CT,sh+"while",["tensor<i32>"],["tensor<i32>"],regions='({^bb0(%a: tensor<i32>): %9 = "stablehlo.compare"(%a,%a) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>,tensor<i32>)->tensor<i1> '+ret%("%9","tensor<i1>")+'}, {^bb0(%a: tensor<i32>): '+ret%("%a","tensor<i32>")+'})',attrs='{x = 1 : i64}')
op(CT,sh+"while",["tensor<i32>"],["tensor<i32>"],regions='({^bb0(%a: tensor<i32>): %9 = "stablehlo.compare"(%a,%a) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>,tensor<i32>)->tensor<i1> '+ret%("%9","tensor<i1>")+'}, {^bb0(%a: tensor<i32>): %7 = "stablehlo.while"(%a) ({^bb0(%q: tensor<i32>): %9 = "stablehlo.compare"(%a,%q) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>,tensor<i32>)->tensor<i1> '+ret%("%9","tensor<i1>")+'}, {^bb0(%q: tensor<i32>): '+ret%("%q","tensor<i32>")+'}) : (tensor<i32>)->tensor<i32> '+ret%("%7","tensor<i32>")+'})')
op(CT,sh+"while",[],[],regions='({ %9 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : ()->tensor<i1> '+ret%("%9","tensor<i1>")+'}, { "stablehlo.return"() : () -> () })')
op(CT,sh+"case",["tensor<i32>"],["tensor<i32>"],regions='({'+ret%("%0","tensor<i32>")+'}, {'+ret%("%0","tensor<i32>")+'})')
op(CT,sh+"if",["tensor<i1>"],["tensor<i1>"],regions='({'+ret%("%0","tensor<i1>")+'}, {'+ret%("%0","tensor<i1>")+'})')
op(CT,sh+"if",["tensor<i1>"],[],regions='({"stablehlo.return"() {q} : () -> ()}, {"stablehlo.return"() : () -> ()})')
cc='call_target_name = "foo"'
for x in ("",", has_side_effect = true",", has_side_effect = false",', backend_config = ""',', backend_config = "abc"',', backend_config = {a = 1 : i32}, api_version = 4 : i32',', api_version = 1 : i32',', api_version = 2 : i32, backend_config = "x"',', called_computations = [@f0]',', called_computations = []',', operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]',', output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]',', output_operand_aliases = []'):
    op(CT,sh+"custom_call",[T],[T],props='{%s%s}'%(cc,x))
op(CT,sh+"custom_call",[T,T],[T,I],props='{%s}'%cc,attrs='{mhlo.backend_config = {a = "b"}, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>, <@mesh, [{}, {}]>]>}')
op(CT,sh+"custom_call",[],[],props='{call_target_name = "foo bar", has_side_effect = true}'); op(CT,sh+"custom_call",[T,T],["tuple<%s, %s>"%(T,T)],props='{%s, output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>]}'%cc)
op(CT,sh+"composite",[T],[T],props='{name = "x.y", decomposition = @id}'); op(CT,sh+"composite",[T],[T],props='{name = "x.y", decomposition = @id, version = 3 : i32, composite_attributes = {a = 1 : i32}}'); op(CT,sh+"composite",[T],[T],props='{name = "x.y", decomposition = @id, version = 0 : i32, composite_attributes = {}}')
K="!stablehlo.token"
op(CT,sh+"create_token",[],[K]); op(CT,sh+"after_all",[K,K],[K]); op(CT,sh+"after_all",[],[K]); op(CT,sh+"trace",[],[],props='{tag = "a tag"}')
op(CT,sh+"infeed",[K],[T,K],props='{infeed_config = "c", layout = [[0, 1]]}'); op(CT,sh+"infeed",[K],[T,K]); op(CT,sh+"infeed",[K],[T,K],props='{infeed_config = ""}')
op(CT,sh+"outfeed",[T,K],[K],props='{outfeed_config = "c"}'); op(CT,sh+"outfeed",[T,K],[K]); op(CT,sh+"outfeed",[T,K],[K],props='{outfeed_config = ""}')
ch='channel_handle = #stablehlo.channel_handle<handle = 5, type = %d>'
op(CT,sh+"send",[T,K],[K],props='{%s}'%(ch%1)); op(CT,sh+"send",[T,K],[K],props='{%s, is_host_transfer = true}'%(ch%2)); op(CT,sh+"send",[T,K],[K],props='{%s, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}'%(ch%1))
op(CT,sh+"recv",[K],[T,K],props='{%s}'%(ch%1)); op(CT,sh+"recv",[K],[T,K],props='{%s, is_host_transfer = true}'%(ch%3))
op(CT,sh+"recv",[K],[T,K],props='{%s, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}'%(ch%1))
CM="stablehlo_comm"
op(CM,sh+"partition_id",[],["tensor<ui32>"]); op(CM,sh+"replica_id",[],["tensor<ui32>"])
rg='replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>'
h=', channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>'
for x in ("",h,h+", use_global_device_ids"):
    op(CM,sh+"all_gather",[T],["tensor<4x3xf32>"],props='{all_gather_dim = 0 : i64, %s%s}'%(rg,x))
    op(CM,sh+"all_reduce",[T],[T],props='{%s%s}'%(rg,x),regions=red)
    op(CM,sh+"reduce_scatter",[T],["tensor<1x3xf32>"],props='{scatter_dimension = 0 : i64, %s%s}'%(rg,x),regions=red)
op(CM,sh+"all_gather",[T,I],["tensor<4x3xf32>","tensor<4x3xi32>"],props='{all_gather_dim = 0 : i64, %s}'%rg)
op(CM,sh+"all_reduce",[T,T],[T,T],props='{%s}'%rg,regions=red)
for x in ("",h):
    op(CM,sh+"all_to_all",[T],["tensor<1x6xf32>"],props='{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, %s%s}'%(rg,x))
    op(CM,sh+"collective_permute",[T],[T],props='{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>%s}'%x)
    op(CM,sh+"collective_broadcast",[T],[T],props='{%s%s}'%(rg,x))
op(CM,sh+"cross-replica-sum",[T],[T],props='{%s}'%rg)
op(CM,sh+"all_reduce",[T],[T],props='{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "a">]>%s}'%h,regions=red)
op(CM,sh+"all_reduce",[T],[T],props='{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "a", sub_axis_info = #stablehlo.sub_axis_info<pre_size = 1, size = 2>>]>%s}'%h,regions=red)
CH="chlo"
for n in "acos acosh asin asinh atan atanh bessel_i1e cosh digamma erf erf_inv erfc lgamma sinh square tan".split(): op(CH,"chlo."+n,[T],[T]); 
op(CH,"chlo.erf",[T],[T],attrs='{a}')
op(CH,"chlo._asin_acos_kernel",[C],[C])
op(CH,"chlo.conj",[C],[C]); op(CH,"chlo.conj",[T],[T])
op(CH,"chlo.tan",[C],[C]); op(CH,"chlo.square",[C],[C])
for n in "is_inf is_neg_inf is_pos_inf".split(): op(CH,"chlo."+n,[T],[B])
for n in "add divide maximum minimum multiply power remainder subtract atan2 next_after polygamma zeta".split():
    op(CH,"chlo.broadcast_"+n,[T,"tensor<3xf32>"],[T])
    op(CH,"chlo.broadcast_"+n,[T,"tensor<3xf32>"],[T],props='{broadcast_dimensions = array<i64: 1>}')
for n in "and or xor shift_left shift_right_arithmetic shift_right_logical".split(): op(CH,"chlo.broadcast_"+n,[I,"tensor<3xi32>"],[I],props='{broadcast_dimensions = array<i64: 1>}',attrs="{u}")
op(CH,"chlo.broadcast_complex",[T,T],[C]); op(CH,"chlo.broadcast_complex",["tensor<3xf32>",T],[C],props='{broadcast_dimensions = array<i64: 1>}')
op(CH,"chlo.broadcast_compare",[T,"tensor<3xf32>"],[B],props='{comparison_direction = #chlo<comparison_direction LT>}')
op(CH,"chlo.broadcast_compare",[T,"tensor<3xf32>"],[B],props='{comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type TOTALORDER>, broadcast_dimensions = array<i64: 1>}')
op(CH,"chlo.broadcast_select",["tensor<i1>",T,T],[T]); op(CH,"chlo.broadcast_select",[B,T,"tensor<3xf32>"],[T])
op(CH,"chlo.constant",[],["tensor<2xf32>"],props='{value = dense<1.0> : tensor<2xf32>}'); op(CH,"chlo.constant",[],["tensor<2xf32>"],props='{value = dense<[1.0,2.0]> : tensor<2xf32>}',attrs="{b}")
op(CH,"chlo.constant",[],["tensor<i32>"],props='{value = dense<1> : tensor<i32>}')
op(CH,"chlo.constant_like",[T],[T],props='{value = 1.0 : f32}'); op(CH,"chlo.constant_like",[I],[I],props='{value = 1 : i32}')
op(CH,"chlo.mulhi",[I,I],[I]); op(CH,"chlo.next_after",[T,T],[T]); op(CH,"chlo.polygamma",[T,T],[T]); op(CH,"chlo.zeta",[T,T],[T]); op(CH,"chlo.zeta",[T,"tensor<?x3xf32>"],[T])
op(CH,"chlo.top_k",["tensor<2x8xf32>"],["tensor<2x3xf32>","tensor<2x3xi32>"],props='{k = 3 : i64}'); op(CH,"chlo.top_k",["tensor<2x8xf32>"],["tensor<2x3xf32>","tensor<2x3xi32>"],props='{k = 3 : i64}',attrs="{a}")
op(CH,"chlo.ragged_dot",["tensor<11x5xf32>","tensor<3x5x7xf32>","tensor<3xi64>"],["tensor<11x7xf32>"],props='{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}')
op(CH,"chlo.ragged_dot",["tensor<2x11x5xf32>","tensor<3x2x5x7xf32>","tensor<3xi64>"],["tensor<2x11x7xf32>"],props='{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}')
op(CH,"chlo.scan",["tensor<8x3xf32>","tensor<3xf32>"],["tensor<8x3xf32>","tensor<3xf32>"],props='{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}',regions='({^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>): %9 = "stablehlo.add"(%a,%b) : (tensor<3xf32>,tensor<3xf32>)->tensor<3xf32> "stablehlo.return"(%9, %9) : (tensor<3xf32>,tensor<3xf32>)->()})')
op(CH,"chlo.scan",["tensor<8x3xf32>","tensor<3xf32>"],["tensor<8x3xf32>","tensor<3xf32>"],props='{dimension = 0 : i64, is_reverse = true, is_associative = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}',regions='({^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>): %9 = "stablehlo.add"(%a,%b) : (tensor<3xf32>,tensor<3xf32>)->tensor<3xf32> "stablehlo.return"(%9, %9) : (tensor<3xf32>,tensor<3xf32>)->()})')
Y="sdy"; s='#sdy.sharding<@mesh, [{"a"}, {}]>'; r0='#sdy.sharding<@mesh, [{}, {}]>'
op(Y,"sdy.sharding_constraint",[T],[T],props='{sharding = %s}'%s); op(Y,"sdy.reshard",[T],[T],props='{sharding = %s}'%s)
op(Y,"sdy.sharding_constraint",[T],[T],props='{sharding = #sdy.sharding<@mesh, [{"a", ?}p1, {?}], replicated={"b"}, unreduced={"c"}>}',attrs="{z = 1 : i64}")
op(Y,"sdy.sharding_group",[T],[],props='{group_id = 12 : i64}'); op(Y,"sdy.sharding_group",[T],[],props='{group_id = 12 : i64}',attrs="{t}")
op(Y,"sdy.constant",[],["tensor<2xf32>"],props='{value = dense<[1.0,2.0]> : tensor<2xf32>}')
op(Y,"sdy.constant",[],["tensor<2xf32>"],props='{value = dense<1.0> : tensor<2xf32>}',attrs='{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>}')
op(Y,"sdy.data_flow_edge",[T],[T],props='{sharding = %s}'%s); op(Y,"sdy.data_flow_edge",[T],[T]); op(Y,"sdy.func_data_flow_edge",[T],[T])
for d in "NONE FORWARD BACKWARD".split(): op(Y,"sdy.propagation_barrier",[T],[T],props='{allowed_direction = #sdy<propagation_direction %s>}'%d); op(Y,"sdy.propagation_barrier",[T],[T],props='{allowed_direction = %d : i32}'%"NONE FORWARD BACKWARD".split().index(d))
TT="tensor<16x8xf32>"
def sdc(n,props,pre): op(Y,n,[TT],[TT],props=props,pre=pre)
def cons(sharding): return '%%0 = "sdy.sharding_constraint"(%%x) <{sharding = %s}> : (%s)->%s '%(sharding,TT,TT)
sdc("sdy.all_gather",'{gathering_axes = #sdy<list_of_axis_ref_lists[{"a"}, {}]>, out_sharding = #sdy.sharding<@mesh, [{}, {}]>}',cons('#sdy.sharding<@mesh, [{"a"}, {}]>'))
sdc("sdy.all_gather",'{gathering_axes = #sdy<list_of_axis_ref_lists[{"a":(2)2}, {"b"}]>, out_sharding = #sdy.sharding<@mesh, [{"a":(1)2}, {}]>}',cons('#sdy.sharding<@mesh, [{"a"}, {"b"}]>'))
sdc("sdy.all_slice",'{slicing_axes = #sdy<list_of_axis_ref_lists[{"a"}, {}]>, out_sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}',cons('#sdy.sharding<@mesh, [{}, {}]>'))
sdc("sdy.all_to_all",'{params = #sdy<all_to_all_param_list[{"a"}: 0->1]>, out_sharding = #sdy.sharding<@mesh, [{}, {"a"}]>}',cons('#sdy.sharding<@mesh, [{"a"}, {}]>'))
sdc("sdy.all_to_all",'{params = #sdy<all_to_all_param_list[{"a"}: 0->1, {"b"}: 1->0]>, out_sharding = #sdy.sharding<@mesh, [{"b"}, {"a"}]>}',cons('#sdy.sharding<@mesh, [{"a"}, {"b"}]>'))
sdc("sdy.collective_permute",'{out_sharding = #sdy.sharding<@mesh, [{"b"}, {}]>}',cons('#sdy.sharding<@mesh, [{"c"}, {}]>'))
sdc("sdy.all_reduce",'{reduction_axes = #sdy<axis_ref_list{"a", "b"}>, out_sharding = #sdy.sharding<@mesh, [{}, {}]>}',cons('#sdy.sharding<@mesh, [{}, {}]>'))
sdc("sdy.all_reduce",'{reduction_axes = #sdy<axis_ref_list{"a"}>, out_sharding = #sdy.sharding<@mesh, [{}, {}]>}',cons('#sdy.sharding<@mesh, [{}, {}], unreduced={"a"}>'))
sdc("sdy.reduce_scatter",'{reduce_scatter_axes = #sdy<list_of_axis_ref_lists[{"a"}, {}]>, out_sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}',cons('#sdy.sharding<@mesh, [{}, {}]>'))
sdc("sdy.sharded_to_unreduced",'{axes = #sdy<list_of_axis_ref_lists[{"a"}, {}]>, out_sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"a"}>}',cons('#sdy.sharding<@mesh, [{"a"}, {}]>'))
sdc("sdy.replicated_to_unreduced",'{axes = #sdy<axis_ref_list{"a"}>, out_sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"a"}>}',cons('#sdy.sharding<@mesh, [{}, {}], replicated={"a"}>'))
op(Y,"sdy.manual_computation",[TT],[TT],props='{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>, manual_axes = #sdy<manual_axes{"a"}>}',regions='({^bb0(%p: tensor<4x8xf32>): "sdy.return"(%p) : (tensor<4x8xf32>)->()})')
op(Y,"sdy.manual_computation",[],[],props='{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[]>, manual_axes = #sdy<manual_axes{}>}',regions='({ "sdy.return"() : ()->()})',attrs='{q}')
op(Y,"sdy.named_computation",[TT],[TT],props='{name = "foo"}',regions='({^bb0(%p: '+TT+'): "sdy.return"(%p) : ('+TT+')->()})')
op(Y,"sdy.named_computation",[TT],[TT],props='{name = "a b", in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>}',regions='({^bb0(%p: '+TT+'): "sdy.return"(%p) : ('+TT+')->()})',attrs='{w = "v"}')
op(Y,"sdy.named_computation",[TT],[],props='{name = "foo", in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>}',regions='({^bb0(%p: '+TT+'): "sdy.return"() : ()->()})')
FU="func"
op(FU,"func.call",[T],[T],props='{callee = @id}'); op(FU,"func.call",[T],[T],props='{callee = @id, no_inline}',attrs="{a}")
op(FU,"func.call",[T],[T],props='{callee = @id, arg_attrs = [{a.b = 1 : i32}], res_attrs = [{a.c}]}')
op(FU,"func.constant",[],["(%s) -> %s"%(T,T)],props='{value = @id}')
op(FU,"func.call_indirect",["(%s) -> %s"%(T,T),T],[T]); op(FU,"func.call_indirect",["(%s) -> %s"%(T,T),T],[T],attrs='{a}'); op(FU,"func.call_indirect",["(%s) -> %s"%(T,T),T],[T],props='{arg_attrs = [{}, {}]}')
op(FU,"builtin.unrealized_conversion_cast",[T],[I]); op(FU,"builtin.unrealized_conversion_cast",[T],[I,T],attrs="{a}"); op(FU,"builtin.unrealized_conversion_cast",[],[I])
HEAD='sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>\nstablehlo.mesh @m = <[]>' 
HEAD='sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>'
def func(i,o):
    name,ins,outs,props,regions,attrs,pre,label=o
    args=", ".join("%%%s: %s"%(("x" if pre else k),t) for k,t in enumerate(ins))
    body='%%r:%d = '%len(outs) if outs else ''
    body+='"%s"(%s)'%(name,", ".join("%%%d"%k for k in range(len(ins))))
    if props: body+=' <%s>'%props
    if regions: body+=' '+regions
    if attrs: body+=' '+attrs
    body+=' : (%s) -> (%s)'%(", ".join(ins),", ".join(outs))
    rets=", ".join("%%r#%d"%k for k in range(len(outs)))
    return 'func.func @f%d(%s) -> (%s) { %s %s\n return%s }'%(i,args,", ".join(outs),pre,body,(" "+rets+" : "+", ".join(outs)) if outs else "")
def progs(fam):
    return [func(i,o) for i,o in enumerate(F[fam])]
ID='func.func private @id(%s) -> %s'%(T,T)
IDD='func.func @id(%%0: %s) -> %s { return %%0 : %s }'%(T,T,T)

if __name__ == "__main__":
    if sys.argv[1:] == ["-l"]:
        print("\n".join(F))
    elif len(sys.argv) == 2 and sys.argv[1] in F:
        print("\n// -----\n".join(
            "\n".join((HEAD, IDD, f)) for f in progs(sys.argv[1])))
    else:
        sys.exit(__doc__)
