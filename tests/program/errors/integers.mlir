sdy.mesh @m = <["a"=2], device_ids=[0x10, 1]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[0x1, 0]>
// -----
sdy.mesh @m = <["a"=0x2], device_ids=[1, 0]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[0x, 0]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[-0x1, 0]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[-1, 0]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[00, 01]>
// -----
sdy.mesh @m = <[], device_ids=[0x10]>
// -----
sdy.mesh @m = <[], device_ids=[0x7FFFFFFFFFFFFFFF]>
// -----
sdy.mesh @m = <[], device_ids=[0xFFFFFFFFFFFFFFFF]>
// -----
sdy.mesh @m = <[], device_ids=[0x1FFFFFFFFFFFFFFFF]>
// -----
sdy.mesh @m = <["a"=0x10]>
// -----
sdy.mesh @m = <["a"=0x0FFFFFFFFFFFFFFFF]>
// -----
sdy.mesh @m = <["a"=16]>
func.func @f(%a: tensor<32xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(0x2)0x4}p0x1]>}) { return }
// -----
sdy.mesh @m = <["a"=16]>
func.func @f(%a: tensor<32xf32> {sdy.sharding = #sdy.sharding<@m, [{}p0x10]>}) { return }
// -----
sdy.mesh @m = <["a"=16]>
func.func @f(%a: tensor<0x10xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) { return }
// -----
func.func @f(%a: tensor<32xf32> {stablehlo.a = #stablehlo.channel_handle<handle = 0x10, type = 0x1>}) { return }
// -----
func.func @f(%arg0: tensor<2x2xf32>) {
%0 = stablehlo.transpose %arg0, dims = [0x1, 0x0] : (tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%arg0: tensor<32xf32>) {
%0 = stablehlo.slice %arg0 [0x0:0x10:0x2] : (tensor<32xf32>) -> tensor<8xf32> return }
// -----
func.func @f(%arg0: tensor<4x4xf32>) {
%0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=0x4, j=0x4}>} : tensor<4x4xf32> return }
// -----
func.func @f(%arg0: tensor<4x4xf32>) {
%0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=4, j=4} reduction={0x1}>} : tensor<4x4xf32> return }
// -----
func.func @f(%arg0: tensor<4x4xf32>) {
%0 = "stablehlo.add"(%arg0, %arg0) {a = #stablehlo.output_operand_alias<output_tuple_indices = [0x1], operand_index = 0x10, operand_tuple_indices = []>, b = array<i64: 0x10>, c = #stablehlo.dot<lhs_batching_dimensions = [0x10], rhs_batching_dimensions = [], lhs_contracting_dimensions = [], rhs_contracting_dimensions = []>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> return }
// -----
func.func @f(%arg0: tensor<0x1xf32>, %arg1: tensor<?xf32, #stablehlo.bounds<0x10>>) { return }
// -----
func.func @f(%arg0: tensor<4xf32>) {
%0:0x1 = stablehlo.add %arg0, %arg0 : tensor<4xf32> return }
// -----
func.func @f(%arg0: tensor<4xf32>) {
%0 = stablehlo.add %arg0#0x0, %arg0 : tensor<4xf32> return }
// -----
func.func @f(%arg0: tensor<4xf32>) {
%0:2 = stablehlo.optimization_barrier %arg0, %arg0 : tensor<4xf32>, tensor<4xf32>  %1 = stablehlo.add %0#0x1, %arg0 : tensor<4xf32> return }
// -----
func.func @f(%arg0: tensor<1xf32>) {
%0 = stablehlo.custom_call @foo(%arg0) {sdy.a = array<i1: 1>, x = dense<[0x10, 1]> : tensor<2xi64>} : (tensor<1xf32>) -> tensor<1xf32> return }
// -----
func.func @f(%arg0: memref<1xf32, strided<[0x10], offset: 0x10>>, %a: memref<2xf32, affine_map<(d0) -> (d0 + 0x10)>>, %c: vector<0x2xf32>) { return }
// -----
func.func @f(%arg0: memref<1xf32, strided<[16], offset: 0x10>>, %a: memref<2xf32, affine_map<(d0) -> (d0 + 0x10)>>) { return }
// -----
func.func @f() attributes {a = loc("x":0x10:0x10)} { return }
// -----
func.func @f() attributes {a = loc("x":10:10 to 0x10:10)} { return }
// -----
func.func @f() attributes {a = sparse<[[0x1]], 1> : tensor<4xi32>} { return }
// -----
func.func @f() attributes {a = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0x0, f]>} { return }
// -----
func.func @f(%arg0: tensor<1x1x1xf32>) { %0 = stablehlo.convolution(%arg0, %arg0) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [0x1], pad = [[0x1, 0x0]]} {batch_group_count = 0x1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<2x1x1xf32> return }
// -----
func.func @f(%arg0: tensor<32xf32>) {
%0 = stablehlo.slice %arg0 [0x0:0xFFFFFFFFFFFFFFFF:0x2] : (tensor<32xf32>) -> tensor<8xf32> return }
// -----
func.func @f(%arg0: tensor<32xf32>) {
%0 = stablehlo.slice %arg0 [0x0:-0xFFFFFFFFFFFFFFFF:0x2] : (tensor<32xf32>) -> tensor<8xf32> return }
// -----
func.func @f(%arg0: tensor<32xf32>) {
%0 = stablehlo.slice %arg0 [0x0:-0x8000000000000000:0x2] : (tensor<32xf32>) -> tensor<8xf32> return }
// -----
func.func @f(%arg0: tensor<32xf32>) {
%0 = stablehlo.slice %arg0 [0x0:-0x8000000000000001:0x2] : (tensor<32xf32>) -> tensor<8xf32> return }
// -----
func.func @f(%arg0: tensor<32xf32>) {
%0 = stablehlo.slice %arg0 [0x0:0x8000000000000001:0x2] : (tensor<32xf32>) -> tensor<8xf32> return }
// -----
func.func @f(%arg0: tensor<32xf32>) {
%0 = stablehlo.slice %arg0 [0x0:0xFFFFFFFFFFFFFFFFF:0x2] : (tensor<32xf32>) -> tensor<8xf32> return }
// -----
func.func @f(%arg0: tensor<32xf32>) {
%0 = stablehlo.slice %arg0 [0x0:0x0007FFFFFFFFFFFFFFF:0x2] : (tensor<32xf32>) -> tensor<8xf32> return }
// -----
func.func @f(%arg0: tensor<32xf32>) {
%0 = stablehlo.iota dim = 0xFFFFFFFFFFFFFFFF : tensor<8xf32> return }
// -----
func.func @f(%arg0: tensor<32xf32>) {
%0 = stablehlo.iota dim = 0x8000000000000000 : tensor<8xf32> return }
// -----
func.func @f(%arg0: tensor<32xf32>) {
%0 = stablehlo.iota dim = -0x1 : tensor<8xf32> return }
// -----
func.func @f(%arg0: tensor<32xf32> {a.b = #stablehlo.channel_handle<handle = 0xFFFFFFFFFFFFFFFF, type = 0x1>}) { return }
// -----
func.func @f(%arg0: tensor<32xf32> {a.b = #stablehlo.channel_handle<handle = -0xFFFFFFFFFFFFFFFF, type = 0x1>}) { return }
// -----
func.func @f(%arg0: tensor<32xf32> {a.b = #stablehlo.channel_handle<handle = -0x1, type = 0x11111111111111111111111111111111111111>}) { return }
// -----
func.func @f(%arg0: tensor<2x2xf32>) {
%0 = stablehlo.concatenate %arg0, %arg0, dim = 0xFFFFFFFFFFFFFFFF : (tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%arg0: memref<1xf32, strided<[1], offset: 0xFFFFFFFFFFFFFFFF>>) { return }
// -----
func.func @f(%arg0: memref<1xf32, strided<[1], offset: 18446744073709551615>>) { return }
// -----
func.func @f(%arg0: memref<1xf32, affine_map<(d0) -> (d0 + 0xFFFFFFFFFFFFFFFF)>>) { return }
// -----
func.func @f(%arg0: memref<1xf32, affine_map<(d0) -> (d0 + 0xFFFFFFFFFFFFFFFFF)>>) { return }
// -----
func.func @f(%arg0: tensor<2x2xf32, #stablehlo.bounds<0xFFFFFFFFFFFFFFFF, ?>>) { return }
// -----
func.func @f(%arg0: tensor<2x2xf32>) attributes {a.b = #stablehlo.dot<lhs_batching_dimensions = [0xFFFFFFFFFFFFFFFF]>} { return }
// -----
func.func @f(%arg0: tensor<2x2xf32>) attributes {a.b = #stablehlo.conv<[b, 0xFFFFFFFFFFFFFFFF, f]x[0, i, o]->[b, 0x0, f]>} { return }
// -----
sdy.mesh @m = <["a"=16]>
func.func @f(%a: tensor<32xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(0xFFFFFFFFFFFFFFFF)4}]>}) { return }
// -----
sdy.mesh @m = <["a"=16]>
func.func @f(%a: tensor<32xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(1)0xFFFFFFFFFFFFFFFF}]>}) { return }
// -----
sdy.mesh @m = <["a"=16], device_ids=[18446744073709551615]>
// -----
sdy.mesh @m = <["a"=16], device_ids=[-0xFFFFFFFFFFFFFFFF]>
// -----
sdy.mesh @m = <["a"=-0xFFFFFFFFFFFFFFFF], device_ids=[-0xFFFFFFFFFFFFFFFF]>
// -----
sdy.mesh @m = <["a"=-9223372036854775809], device_ids=[-0xFFFFFFFFFFFFFFFF]>
// -----
sdy.mesh @m = <["a"=16], device_ids=[-9223372036854775809]>
// -----
func.func @f(%a: tensor<32xf32> {a.b = #sdy.all_to_all_param<axes=[], src_dim=0xFFFFFFFFFFFFFFFF, tgt_dim=1>}) { return }
// -----
func.func @f() { %0 = stablehlo.constant dense<true> : tensor<f32> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<true> : tensor<2xf32> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<[true, false]> : tensor<2xf32> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<true> : tensor<i32> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<true> : tensor<complex<f32>> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<(true, 1.0)> : tensor<complex<f32>> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<false> : tensor<i8> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<true> : tensor<ui8> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<-true> : tensor<i8> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<true> : tensor<bf16> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<true> : tensor<index> return }
// -----
func.func @f() attributes {a = dense<true> : tensor<index>} { return }
// -----
func.func @f() attributes {a = array<f32: true>} { return }
// -----
func.func @f() attributes {a = array<i32: true>} { return }
// -----
func.func @f() attributes {a = dense<true> : tensor<2x!foo.bar>} { return }
// -----
func.func @f() attributes {a = dense<true> : tensor<f8E4M3FN>} { return }
// -----
func.func @f(%a: tensor<f32>) { %0:1.0 = stablehlo.abs %a : tensor<f32> return }
// -----
func.func @f(%a: tensor<f32>) { %0:1.5 = stablehlo.abs %a : tensor<f32> return }
// -----
func.func @f(%a: tensor<f32>) { %0:1.0e5 = stablehlo.abs %a : tensor<f32> return }
// -----
func.func @f(%a: tensor<f32>) { %0 = stablehlo.slice %a [1.0:2] : (tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<1.0xf32>) { return }
// -----
func.func @f(%a: tensor<1.0>) { return }
// -----
func.func @f(%a: tensor<32xf32> {a.b = #stablehlo.channel_handle<handle = 1.0, type = 1>}) { return }
// -----
sdy.mesh @m = <["a"=1.0]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[1.0, 0]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[-1.0, 0]>
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.iota dim = 1.0 : tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<1x1x1xf32>) { %0 = stablehlo.convolution(%a, %a) dim_numbers = [b, 1.0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<2x1x1xf32> return }
// -----
func.func @f(%a: tensor<1x1x1xf32>) { %0 = stablehlo.convolution(%a, %a) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1.0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<2x1x1xf32> return }
// -----
func.func @f(%a: tensor<1x1x1xf32>) { %0 = stablehlo.convolution(%a, %a) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1.0 : i64, feature_group_count = 1 : i64} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<2x1x1xf32> return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = stablehlo.all_gather_dim = 1.0 return }
// -----
func.func @f(%a: tensor<f32>) { %0:2 = stablehlo.optimization_barrier %a, %a : tensor<f32>, tensor<f32> %1 = stablehlo.abs %0#1.0 : tensor<f32> return }
// -----
func.func @f(%a: vector<1.0xf32>) { return }
// -----
func.func @f(%a: memref<1xf32, strided<[1.0]>>) { return }
// -----
func.func @f(%a: memref<1xf32, affine_map<(d0) -> (d0 + 1.0)>>) { return }
// -----
func.func @f(%a: tensor<1xf32, #stablehlo.bounds<1.0>>) { return }
// -----
func.func @f(%a: i1.0) { return }
// -----
sdy.mesh @m = <["a"=4]>
func.func @f(%a: tensor<32xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(1.0)2}]>}) { return }
// -----
sdy.mesh @m = <["a"=4]>
func.func @f(%a: tensor<32xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}p1.0]>}) { return }
// -----
func.func @f(%a: tensor<4x4xf32>) { %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=4.0, j=4}>} : tensor<4x4xf32> return }
// -----
func.func @f() attributes {a = loc("x":1.0:10)} { return }
// -----
func.func @f(%a: tensor<4x4xf32>) { %0 = stablehlo.reduce_precision %a, format = e5m1.0 : tensor<4x4xf32> return }
// -----
func.func @f(%a: tensor<4x4xf32>) { %0 = stablehlo.compare 1.0 return }
// -----
func.func @f(%a: tensor<4xf32>) { %0 = stablehlo.rng_bit_generator 1.0 return }
// -----
func.func @f(%a: tensor<2xi64>) { %0:2 = stablehlo.custom_call @foo(%a) {api_version = 1.0 : i32} : (tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>) return }
// -----
func.func @f() attributes {a = sparse<[[1.0]], 1> : tensor<4xi32>} { return }
// -----
func.func @f() attributes {a = distinct[1.0]<1>} { return }
// -----
func.func @f() attributes {a = array<f32: foo>} { return }
// -----
func.func @f() attributes {a = array<f32: 1>} { return }
// -----
func.func @f() attributes {a = array<i32: foo>} { return }
// -----
func.func @f() attributes {a = array<i32: "a">} { return }
// -----
func.func @f() attributes {a = array<f32: "a">} { return }
// -----
func.func @f() attributes {a = array<f32: -true>} { return }
// -----
func.func @f() attributes {a = array<i32: -true>} { return }
// -----
func.func @f() attributes {a = array<i1: -true>} { return }
// -----
func.func @f() attributes {a = array<i1: foo>} { return }
// -----
func.func @f() attributes {a = array<f32: -foo>} { return }
// -----
func.func @f() attributes {a = array<f32: >} { return }
// -----
func.func @f() attributes {a = array<i64: 1, >} { return }
// -----
func.func @f() attributes {a = array<f64: 1., >} { return }
// -----
func.func @f() attributes {a = array<f64: 1., true>} { return }
// -----
func.func @f() attributes {a = distinct[0x1]<1>} { return }
// -----
func.func @f() attributes {a = distinct[99999999999999999999999]<1>} { return }
// -----
func.func @f(%a: tensor<f32>) { %0:4294967297 = stablehlo.abs %a : tensor<f32> return }
// -----
func.func @f(%a: tensor<f32>) { %0:0x0 = stablehlo.abs %a : tensor<f32> return }
// -----
func.func @f(%a: tensor<f32>) { %0:0x3 = stablehlo.abs %a : tensor<f32> return }
// -----
func.func @f(%a: tensor<f32>) { %0 = stablehlo.abs %a#0a : tensor<f32> return }
// -----
func.func @f(%a: tensor<f32>) { %0 = stablehlo.abs %a#0.0 : tensor<f32> return }
// -----
func.func @f(%a: i3x) { return }
// -----
func.func @f(%a: i3.2) { return }
// -----
func.func @f(%a: tensor<i3_>) { return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.reduce_precision %a, format = e5m1x : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.reduce_precision %a, format = e5xm1 : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.reduce_precision %a, format = e5m1m2 : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.reduce_precision %a, format = e5m : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.reduce_precision %a, format = em5 : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.reduce_precision %a, format = e99999999999m5 : tensor<2xf32> return }
// -----
sdy.mesh @m = <["a"=-]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[-, 0]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[- x, 0]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[- 0x, 0]>
// -----
func.func @f(%a: tensor<4xf32>) { %0 = stablehlo.slice %a [-1.0:2] : (tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.iota dim = -1.0 : tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.iota dim = x : tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.iota dim = "x" : tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.iota dim = true : tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.concatenate %a, %a, dim = 1.0 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.concatenate %a, %a, dim = 1 : (tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%a: tensor<2x2xf32>) { %0 = stablehlo.concatenate dim = 1 : (tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<[1, true]> : tensor<2xi32> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<(1.0, false)> : tensor<complex<f32>> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<(1, false)> : tensor<complex<i32>> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<false> : tensor<complex<i32>> return }
// -----
func.func @f() { %0 = stablehlo.constant dense<"a"> : tensor<complex<i32>> return }
// -----
func.func @f() attributes {a = true : f32} { return }
// -----
func.func @f() attributes {a = true : i8} { return }
