func.func @f(%a0: tensor<i32>, %a1: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = "stablehlo.compare"(%x0, %x0) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): "stablehlo.return"(%x0, %x1) : (tensor<i32>, tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1xf80>, %a1: tensor<2xf80>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<f80>, %x1: tensor<2xf80>): %z = "stablehlo.compare"(%x0, %x0) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f80>, tensor<f80>) -> tensor<f80> "stablehlo.return"(%z) : (tensor<f80>) -> ()}, {^bb0(%x0: tensor<f80>, %x1: tensor<2xf80>): "stablehlo.return"(%x0, %x1) : (tensor<f80>, tensor<2xf80>) -> ()}) : (tensor<1xf80>, tensor<2xf80>) -> (tensor<f80>, tensor<2xf80>)
  return
}
// -----
func.func @f(%a0: tensor<3xi32>, %a1: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = "stablehlo.compare"(%x0, %x0) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): "stablehlo.return"(%x0, %x1) : (tensor<i32>, tensor<2xf32>) -> ()}) : (tensor<3xi32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xtf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = "stablehlo.compare"(%x0, %x0) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): "stablehlo.return"(%x0, %x1) : (tensor<i32>, tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f16>, %a1: tensor<2xf16>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = "stablehlo.compare"(%x0, %x0) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): "stablehlo.return"(%x0, %x1) : (tensor<i32>, tensor<2xf32>) -> ()}) : (tensor<f16>, tensor<2xf16>) -> (tensor<f16>, tensor<2xf16>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<2xf32>, %a2: tensor<i1>) {
  %r:2 = "stablehlo.case"(%a0) ({"stablehlo.return"(%a1, %a2) : (tensor<2xf32>, tensor<i1>) -> ()}, {"stablehlo.return"(%a1, %a2) : (tensor<2xf32>, tensor<i1>) -> ()}) : (tensor<i32>) -> (tensor<2xf32>, tensor<i1>)
  return
}
// -----
func.func @f(%a0: tensor<tf32>, %a1: tensor<2xtf32>, %a2: tensor<tf32>) {
  %r:2 = "stablehlo.case"(%a0) ({"stablehlo.return"(%a1, %a2) : (tensor<2xtf32>, tensor<tf32>) -> ()}, {"stablehlo.return"(%a1, %a2) : (tensor<2xtf32>, tensor<tf32>) -> ()}) : (tensor<tf32>) -> (tensor<2xtf32>, tensor<tf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<2xf32>, %a2: tensor<i1>) {
  %r:2 = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1, %a2) : (tensor<2xf32>, tensor<i1>) -> ()}, {"stablehlo.return"(%a1, %a2) : (tensor<2xf32>, tensor<i1>) -> ()}) : (tensor<i1>) -> (tensor<2xf32>, tensor<i1>)
  return
}
// -----
func.func @f(%a0: tensor<1xi1>, %a1: tensor<2xf32>, %a2: tensor<i1>) {
  %r:2 = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1, %a2) : (tensor<2xf32>, tensor<i1>) -> ()}, {"stablehlo.return"(%a1, %a2) : (tensor<2xf32>, tensor<i1>) -> ()}) : (tensor<1xi1>) -> (tensor<2xf32>, tensor<1xi1>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<2xf32>, %a2: tensor<i1>) {
  %r:2 = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1, %a2) : (tensor<2xf32>, tensor<i1>) -> ()}, {"stablehlo.return"(%a1, %a2) : (tensor<2xf32>, tensor<i1>) -> ()}) : (tensor<i1>) -> (tensor<2xf32>, tensor<i1>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: tensor<3x4xf32>) {
  %r:2 = "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "foo", has_side_effect = true, backend_config = "x", api_version = 2 : i32, operand_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2xf32>, tensor<3x4xf32>) -> (tensor<2xf32>, tensor<3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: tensor<3x4xi8>) {
  %r:2 = "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "foo", has_side_effect = true, backend_config = "x", api_version = 2 : i32, operand_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2xf32>, tensor<3x4xi8>) -> (tensor<2xf32>, tensor<3x4xi8>)
  return
}
// -----
func.func @f(%a0: tensor<2x2xindex>, %a1: tensor<3x4xf32>) {
  %r:2 = "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "foo", has_side_effect = true, backend_config = "x", api_version = 2 : i32, operand_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2x2xindex>, tensor<3x4xf32>) -> (tensor<2xf32>, tensor<3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", backend_config = {a = 1 : i32}, api_version = 4 : i32, called_computations = [@f]}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", backend_config = {a = 1 : i32}, api_version = 4 : i32, called_computations = [@f]}> : (tensor<2xf32>) -> (tensor<2xtf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.composite"(%a0) <{name = "a.b", composite_attributes = {a = 1 : i32}, decomposition = @g, version = 1 : i32}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
func.func @g(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.composite"(%a0) <{name = "a.b", composite_attributes = {a = 1 : i32}, decomposition = @g, version = 2 : i32}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
func.func @g(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
// -----
func.func @f() {
  %r = "stablehlo.create_token"() : () -> (!stablehlo.token)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.create_token"() : () -> (!stablehlo.token)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.create_token"() : () -> (f32)
  return
}
// -----
func.func @f(%a0: !stablehlo.token, %a1: !stablehlo.token) {
  %r = "stablehlo.after_all"(%a0, %a1) : (!stablehlo.token, !stablehlo.token) -> (!stablehlo.token)
  return
}
// -----
func.func @f(%a0: !stablehlo.token, %a1: !stablehlo.token) {
  %r = "stablehlo.after_all"(%a0, %a1) : (!stablehlo.token, !stablehlo.token) -> (!stablehlo.token)
  return
}
// -----
func.func @f(%a0: !stablehlo.token, %a1: !stablehlo.token) {
  "stablehlo.after_all"(%a0, %a1) : (!stablehlo.token, !stablehlo.token) -> ()
  return
}
// -----
func.func @f(%a0: !stablehlo.token, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.after_all"(%a0, %a1) : (!stablehlo.token, tensor<2x3xf32>) -> (!stablehlo.token)
  return
}
// -----
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.infeed"(%a0) <{infeed_config = "a", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
  return
}
// -----
func.func @f(%a0: tensor<f32>) {
  %r:2 = "stablehlo.infeed"(%a0) <{infeed_config = "a", layout = [[0, 1]]}> : (tensor<f32>) -> (tensor<2x3xf32>, !stablehlo.token)
  return
}
// -----
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.infeed"(%a0) <{infeed_config = "a", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.outfeed"(%a0, %a1) <{outfeed_config = "a"}> : (tensor<2xf32>, !stablehlo.token) -> (!stablehlo.token)
  return
}
// -----
func.func @f(%a0: tensor<2xi64>, %a1: !stablehlo.token) {
  "stablehlo.outfeed"(%a0, %a1) <{outfeed_config = "a"}> : (tensor<2xi64>, !stablehlo.token) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.outfeed"(%a0, %a1) : (tensor<2xf32>, !stablehlo.token) -> (!stablehlo.token)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: vector<2xf32>) {
  %r = "stablehlo.outfeed"(%a0, %a1) <{outfeed_config = "a"}> : (tensor<2xf32>, vector<2xf32>) -> (!stablehlo.token)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.outfeed"(%a0, %a1) <{outfeed_config = "a"}> : (tensor<2xf32>, !stablehlo.token) -> (index)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<2xf32>, !stablehlo.token) -> (!stablehlo.token)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: f32) {
  %r = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<2xf32>, f32) -> (!stablehlo.token)
  return
}
// -----
func.func @f(%a0: tensor<2xi8>, %a1: !stablehlo.token) {
  %r = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<2xi8>, !stablehlo.token) -> (!stablehlo.token)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<2xf32>, !stablehlo.token) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>, !stablehlo.token) -> (!stablehlo.token)
  return
}
// -----
func.func @f(%a0: tensor<2xsi8>, %a1: !stablehlo.token) {
  %r = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xsi8>, !stablehlo.token) -> (tensor<2x3xsi8>)
  return
}
// -----
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return
}
// -----
func.func @f(%a0: !stablehlo.token, %a1: !stablehlo.token) {
  %r:2 = "stablehlo.recv"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 3>, is_host_transfer = true}> : (!stablehlo.token, !stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return
}
// -----
func.func @f(%a0: vector<2xf32>) {
  %r:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (vector<2xf32>) -> (tensor<2xf32>, !stablehlo.token)
  return
}
// -----
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = false}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return
}
// -----
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return
}
// -----
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<1xf32>, !stablehlo.token)
  return
}
// -----
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<2xf32>, tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<true> : tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z, %x1) : (tensor<i32>, tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>) {
  %r:2 = "stablehlo.while"(%a0) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<true> : tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z, %x1) : (tensor<i32>, tensor<2xf32>) -> ()}) : (tensor<i32>) -> (tensor<i32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<8xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%extra: tensor<f32>, %x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<true> : tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z, %x1) : (tensor<i32>, tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i64>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<true> : tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z, %x1) : (tensor<i32>, tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<true> : tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i64>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z, %x1) : (tensor<i32>, tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<true> : tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i64>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z, %x1) : (tensor<i32>, tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<2xf32>) -> (tensor<1xi32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<true> : tensor<2xi1> "stablehlo.return"(%z) : (tensor<2xi1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z, %x1) : (tensor<i32>, tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<true> : tensor<2xi1> "stablehlo.return"(%z) : (tensor<2xi1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z, %x1) : (tensor<i32>, tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<2xf32>) -> (tensor<2xi32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<true> : tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): "stablehlo.return"(%x1) : (tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<true> : tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): "stablehlo.return"(%x1) : (tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<1xf32>, %a2: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1, %a2) ({^bb0(%x0: tensor<i32>, %x1: !stablehlo.token): %z = stablehlo.constant dense<true> : tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): "stablehlo.return"(%x1) : (tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<1xf32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<true> : tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): "stablehlo.return"(%x1, %x1) : (tensor<2xf32>, tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>, %a1: tensor<2xf32>) {
  %r:2 = "stablehlo.while"(%a0, %a1) ({^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): %z = stablehlo.constant dense<true> : tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<i32>, %x1: tensor<2xf32>): "stablehlo.return"(%x1, %x1) : (tensor<2xf32>, tensor<2xf32>) -> ()}) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<2xf32>, %a2: tensor<3xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1) : (tensor<2xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<3xf32>) -> ()}) : (tensor<i1>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<2xf32>, %a2: tensor<3xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1) : (tensor<2xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<3xf32>) -> ()}) : (tensor<i1>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<2xf32>, %a2: tensor<?xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1) : (tensor<2xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<?xf32>) -> ()}) : (tensor<i1>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<2xf32>, %a2: tensor<?xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1) : (tensor<2xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<?xf32>) -> ()}) : (tensor<f32>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<?xf32>, %a2: tensor<2xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1) : (tensor<?xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<2xf32>) -> ()}) : (tensor<i1>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<?xf32>, %a2: tensor<3xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1) : (tensor<?xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<3xf32>) -> ()}) : (tensor<i1>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<?xf32>, %a2: tensor<3xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"() : () -> ()}, {"stablehlo.return"(%a2) : (tensor<3xf32>) -> ()}) : (tensor<i1>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1) : (tensor<?xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<?xf32>) -> ()}) : (tensor<i1>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1) : (tensor<?xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<?xf32>) -> ()}) : (tensor<i1>) -> (vector<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<3xf32>, %a2: tensor<2xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1) : (tensor<3xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<2xf32>) -> ()}) : (tensor<i1>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<3xf32>, %a2: tensor<?xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1) : (tensor<3xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<?xf32>) -> ()}) : (tensor<i1>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<4xf32>, %a2: tensor<2xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1) : (tensor<4xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<2xf32>) -> ()}) : (tensor<i1>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<4xf32>, %a2: tensor<3xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1) : (tensor<4xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<3xf32>) -> ()}) : (tensor<i1>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<4xf32>, %a2: tensor<?xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1) : (tensor<4xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<?xf32>) -> ()}) : (tensor<i1>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<4xf32>, %a2: tensor<?xf32>) {
  %r = "stablehlo.if"(%a0) ({"stablehlo.return"(%a1, %a1) : (tensor<4xf32>, tensor<4xf32>) -> ()}, {"stablehlo.return"(%a2) : (tensor<?xf32>) -> ()}) : (tensor<i1>) -> (tensor<9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>) {
  %r = "stablehlo.case"(%a0) ({^bb0(%x: tensor<i32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}, {%z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}) : (tensor<i32>) -> (tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>) {
  %r = "stablehlo.case"(%a0) ({^bb0(%x: tensor<i32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}, {%z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}) : (tensor<i32>) -> (tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<1xi32>) {
  %r = "stablehlo.case"(%a0) ({^bb0(%x: tensor<i32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}, {%z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}) : (tensor<1xi32>) -> (tensor<1xi32>)
  return
}
// -----
func.func @f(%a0: tensor<i32>) {
  %r = "stablehlo.case"(%a0) ({%z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}, {^bb0(%x: tensor<i32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}) : (tensor<i32>) -> (tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>) {
  %r = "stablehlo.if"(%a0) ({^bb0(%x: tensor<i32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}, {%z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}) : (tensor<i1>) -> (tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>) {
  %r = "stablehlo.if"(%a0) ({^bb0(%x: tensor<i32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}, {%z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}) : (tensor<i1>) -> (tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>) {
  %r = "stablehlo.if"(%a0) ({%z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}, {^bb0(%x: tensor<i32>): %z = stablehlo.constant dense<1> : tensor<i32> "stablehlo.return"(%z) : (tensor<i32>) -> ()}) : (tensor<i1>) -> (tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", api_version = 0 : i32, backend_config = "x"}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", api_version = 0 : i32, backend_config = {a = 1 : i32}}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", api_version = 0 : i32, backend_config = 1 : i32}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", api_version = 1 : i32, backend_config = "x"}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", api_version = 1 : i32, backend_config = {a = 1 : i32}}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", api_version = 1 : i32, backend_config = 1 : i32}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", api_version = 2 : i32, backend_config = {a = 1 : i32}}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", api_version = 3 : i32, backend_config = {a = 1 : i32}}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", api_version = 4 : i32, backend_config = "x"}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", operand_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", operand_layouts = [dense<0> : tensor<1xi64>], result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", operand_layouts = [1 : i32], result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", operand_layouts = [], result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = []}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", operand_layouts = [dense<[0, 0]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<2x3xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<1> : tensor<1xindex>]}> : (tensor<2x3xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", operand_layouts = [dense<[0]> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<2x3xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: !stablehlo.token) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]}> : (!stablehlo.token) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tuple<tensor<2xf32>>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]}> : (tuple<tensor<2xf32>>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<2xf32>) -> (tuple<tensor<2xf32>, tensor<2x3xf32>>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]}> : (tensor<2xf32>) -> (tuple<tensor<2xf32>, tuple<tensor<2x3xf32>>>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = -1, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [0]>]}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r:2 = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r:2 = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> (tuple<tensor<2xf32>, tensor<2x3xf32>>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> (tuple<tensor<2xf32>, tensor<2x3xf32>>)
  return
}
// -----
func.func @f(%a0: tuple<tensor<2xf32>, tensor<2x3xf32>>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [1]>]}> : (tuple<tensor<2xf32>, tensor<2x3xf32>>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tuple<tensor<2xf32>, tensor<2x3xf32>>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [2]>]}> : (tuple<tensor<2xf32>, tensor<2x3xf32>>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tuple<tensor<2xf32>, tensor<2x3xf32>>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> : (tuple<tensor<2xf32>, tensor<2x3xf32>>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [1 : i32]}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", called_computations = [1 : i32]}> : (tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.custom_call"(%a0) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2x3xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @a(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = []}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return
}
// -----
func.func @b(%t: !stablehlo.token) {
  %0 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = []}> : (!stablehlo.token) -> (!stablehlo.token)
  return
}
// -----
func.func @c(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = [[0], [1]]}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return
}
// -----
func.func @d(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = [0]}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return
}
// -----
func.func @e(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = [["a"]]}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return
}
// -----
func.func @f(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = [[5 : i32]]}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return
}
// -----
func.func @g(%t: !stablehlo.token) {
  %0 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = [[0]]}> : (!stablehlo.token) -> (!stablehlo.token)
  return
}
// -----
func.func @h(%t: !stablehlo.token) {
  %0 = "stablehlo.infeed"(%t) <{infeed_config = ""}> : (!stablehlo.token) -> (!stablehlo.token)
  return
}
// -----
func.func @i(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{layout = [unit]}> : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}
// -----
func.func @j(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{layout = []}> : (!stablehlo.token) -> (!stablehlo.token, tensor<3xi32>)
  return
}
// -----
func.func @k(%t: !stablehlo.token) {
  "stablehlo.infeed"(%t) <{layout = []}> : (!stablehlo.token) -> ()
  return
}
// -----
func.func @l(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{layout = [[], 5]}> : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
  return
}
// -----
func.func @a() {
  %0 = stablehlo.custom_call @Pin() : () -> tensor<2xf32>
  return
}
// -----
func.func @b(%a: tensor<2xf32>) {
  %0:2 = stablehlo.custom_call @Pin(%a) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}
// -----
func.func @c(%a: tensor<2xf32>) {
  %0 = stablehlo.custom_call @Pin(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @d(%a: tensor<2xf32>) {
  %0 = stablehlo.custom_call @Pin(%a) : (tensor<2xf32>) -> tensor<3xf32>
  return
}
// -----
func.func @e(%a: tensor<2xf32>) {
  %0 = stablehlo.custom_call @Pin(%a) : (tensor<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  %0 = stablehlo.custom_call @Pin(%a) : (tensor<2xf32>) -> memref<3xf32>
  return
}
// -----
func.func @g(%a: memref<2xf32>) {
  %0 = stablehlo.custom_call @Pin(%a) : (memref<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @h(%a: memref<2xf32>) {
  %0 = stablehlo.custom_call @Unpin(%a) : (memref<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @i(%a: memref<2xf32>) {
  %0 = stablehlo.custom_call @Unpin(%a) : (memref<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @j(%a: tensor<2xf32>) {
  %0 = stablehlo.custom_call @Unpin(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @k(%a: memref<2xf32>) {
  stablehlo.custom_call @Unpin(%a) : (memref<2xf32>) -> ()
  return
}
// -----
func.func @l() {
  stablehlo.custom_call @Unpin() : () -> ()
  return
}
// -----
func.func @m(%a: memref<2xf32>) {
  %0 = stablehlo.custom_call @Unpin(%a) : (memref<2xf32>) -> tensor<3xf32>
  return
}
// -----
func.func @n(%a: tuple<tensor<2xf32>>) {
  %0 = stablehlo.custom_call @Pin(%a) : (tuple<tensor<2xf32>>) -> memref<2xf32>
  return
}
// -----
func.func @o(%a: tensor<2xf32>) {
  %0 = stablehlo.custom_call @Pin(%a) : (tensor<2xf32>) -> memref<2xf32, 1>
  return
}
// -----
func.func @p(%a: tensor<?xf32>) {
  %0 = stablehlo.custom_call @Pin(%a) : (tensor<?xf32>) -> memref<?xf32>
  return
}
// -----
func.func @q(%a: tensor<2xf32>) {
  %0 = stablehlo.custom_call @AllocateBuffer(%a) : (tensor<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @r(%a: tensor<2xf32>) {
  %0 = stablehlo.custom_call @foo(%a) : (tensor<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @s(%a: tensor<2xf32>) {
  %0 = stablehlo.custom_call @AllocateBuffer() : () -> tensor<2xf32>
  return
}
// -----
func.func @t() {
  stablehlo.custom_call @CreateBuffer() : () -> ()
  return
}
// -----
func.func @u() {
  %0 = stablehlo.custom_call @CreateBuffer() : () -> memref<2xf32>
  return
}
// -----
func.func @v(%a: tensor<2xf32>) {
  %0 = stablehlo.custom_call @CreateBuffer(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @w(%a: memref<2xf32>) {
  %0 = stablehlo.custom_call @foo(%a) : (memref<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @x(%a: memref<2xf32>) {
  %0 = stablehlo.custom_call @foo(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @y(%a: tensor<2xf32>) {
  %0 = stablehlo.custom_call @Pin(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @z(%a: tensor<2xf32>) {
  %0 = stablehlo.custom_call @Pin(%a) : (tensor<2xf32>) -> memref<2xi32>
  return
}
// -----
func.func @d(%a: tensor<2x3xf32>) {
  %0 = stablehlo.custom_call @Pin(%a) : (tensor<2x3xf32>) -> memref<2xf32>
  return
}
// -----
func.func @e(%a: tensor<?xf32, #stablehlo.bounds<3>>) {
  %0 = stablehlo.custom_call @Pin(%a) : (tensor<?xf32, #stablehlo.bounds<3>>) -> memref<5xf32>
  return
}
// -----
func.func @e(%a: tensor<*xf32>) {
  %0 = stablehlo.custom_call @Pin(%a) : (tensor<*xf32>) -> memref<5xi32>
  return
}
// -----
func.func @e(%a: tensor<?xf32>) {
  %0 = stablehlo.custom_call @Pin(%a) : (tensor<?xf32>) -> memref<5xf32, affine_map<(d0) -> (d0 * 2)>, 1>
  return
}
// -----
func.func @l(%a: memref<2x3xf32>) {
  %0 = stablehlo.custom_call @foo(%a) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (memref<2x3xf32>) -> tensor<f32>
  return
}
// -----
func.func @m(%a: memref<2x3xf32>) {
  %0 = stablehlo.custom_call @foo(%a) {operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (memref<2x3xf32>) -> tensor<f32>
  return
}
// -----
func.func @r(%t: !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (!stablehlo.token, tensor<3xi32>)
  return
}
// -----
func.func @s(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{layout = [[0]]}> : (!stablehlo.token) -> (tensor<3xi32>, tensor<3xi32>)
  return
}
// -----
func.func @t(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{layout = []}> : (!stablehlo.token) -> (tensor<3xi32>, tensor<3xi32>)
  return
}
// -----
func.func @u(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{layout = [[@a, "b"]]}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return
}
// -----
func.func @v(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{layout = [[true]]}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return
}
// -----
func.func @w(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{layout = ["x"]}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r = stablehlo.custom_call @foo(%a0) {api_version = 4 : i32, backend_config = "a", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r = stablehlo.custom_call @foo(%a0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r = stablehlo.custom_call @foo(%a0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r = stablehlo.custom_call @foo(%a0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 3, operand_tuple_indices = []>]} : (memref<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = stablehlo.custom_call @foo(%a0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = stablehlo.custom_call @foo(%a0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r:2 = stablehlo.custom_call @foo(%a0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> (memref<2xf32>, memref<2xf32>)
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r:2 = stablehlo.custom_call @foo(%a0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> (memref<2xf32>, memref<2xf32>)
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r:2 = stablehlo.custom_call @foo(%a0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> (memref<2xf32>, memref<2xf32>)
  return
}
// -----
func.func @f(%a0: memref<2xf32>, %a1: memref<2xf32>) {
  %r:2 = stablehlo.custom_call @foo(%a0, %a1) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>]} : (memref<2xf32>, memref<2xf32>) -> (memref<2xf32>, memref<2xf32>)
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r = stablehlo.custom_call @foo(%a0) : (memref<2xf32>) -> tuple<tensor<2xf32>, memref<2xf32>>
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r = stablehlo.custom_call @foo(%a0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> tuple<tensor<2xf32>, memref<2xf32>>
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r = stablehlo.custom_call @foo(%a0) : (memref<2xf32>) -> tuple<tuple<tensor<2xf32>, memref<2xf32>>>
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r:2 = stablehlo.custom_call @foo(%a0) : (memref<2xf32>) -> (tuple<tuple<tensor<2xf32>, memref<2xf32>>>, memref<2xf32>)
  return
}
// -----
func.func @f(%a0: tuple<tensor<2xf32>, memref<2xf32>>) {
  %r = stablehlo.custom_call @foo(%a0) : (tuple<tensor<2xf32>, memref<2xf32>>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a0: tuple<tensor<2xf32>, memref<2xf32>>) {
  %r = stablehlo.custom_call @foo(%a0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [1]>]} : (tuple<tensor<2xf32>, memref<2xf32>>) -> memref<2xf32>
  return
}
// -----
func.func @f(%a0: tuple<tensor<2xf32>, memref<2xf32>>) {
  %r = stablehlo.custom_call @foo(%a0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [0]>]} : (tuple<tensor<2xf32>, memref<2xf32>>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a0: tuple<tensor<2xf32>>) {
  %r = stablehlo.custom_call @foo(%a0) : (tuple<tensor<2xf32>>) -> memref<2xf32>
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r = stablehlo.custom_call @foo(%a0) {operand_layouts = [dense<1> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @f(%a0: memref<2xf32>, %a1: memref<3xf32>) {
  %r = stablehlo.custom_call @foo(%a0, %a1) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]} : (memref<2xf32>, memref<3xf32>) -> memref<2xf32>
  return
}
// -----
func.func @f(%a0: memref<2xf32>, %a1: memref<3xf32>) {
  %r = stablehlo.custom_call @foo(%a0, %a1) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>, memref<3xf32>) -> memref<2xf32>
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = stablehlo.custom_call @Pin(%a0) {api_version = 4 : i32, backend_config = "a"} : (tensor<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r = stablehlo.custom_call @Pin(%a0) {api_version = 4 : i32, backend_config = "a"} : (memref<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @f(%a0: memref<2xf32>) {
  %r = stablehlo.custom_call @Pin(%a0) {api_version = 4 : i32, backend_config = "a", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> memref<2xf32>
  return
}
// -----
func.func @f(%a0: tensor<2xui8>) {
  %r = stablehlo.custom_call @Pin(%a0) : (tensor<2xui8>) -> memref<2xui8>
  return
}
// -----
func.func @f(%a0: tensor<2xui8>) {
  %r = stablehlo.custom_call @Pin(%a0) : (tensor<2xui8>) -> memref<2xi8>
  return
}
// -----
func.func @f(%a0: memref<?xf32>) {
  %r = stablehlo.custom_call @Unpin(%a0) : (memref<?xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f() {
  stablehlo.custom_call @CreateBuffer() : () -> ()
  return
}
// -----
func.func @f() {
  %r = stablehlo.custom_call @CreateBuffer() : () -> tensor<2xf32>
  return
}
// -----
func.func @f() {
  %r = stablehlo.custom_call @CreateBuffer() : () -> memref<2xf32>
  return
}
// -----
func.func @f() {
  %r:2 = stablehlo.custom_call @CreateBuffer() : () -> (tensor<2xf32>, tensor<2xf32>)
  return
}
// -----
func.func @f() {
  %r:2 = stablehlo.custom_call @CreateBuffer() : () -> (memref<2xf32>, memref<2xf32>)
  return
}
// -----
func.func @f(%a0: memref<?xf32>) {
  %r = stablehlo.custom_call @Pin(%a0) : (memref<?xf32>) -> tensor<2xf32>
  return
}
