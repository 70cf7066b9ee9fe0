func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} permutation={i}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} need_replication={j, i}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} permutation={j, i}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} blocked_propagation={j, i}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} reduction={k}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} reduction={i, i}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8} blocked_propagation={i, i}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=0, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=-1, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, jk]) {i=8, j=8, k=1}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([ii, j], [i, j])->([i, j]) {i=8, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, i], [i, j])->([i, j]) {i=8, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, jk]) {i=8, j=8, k=2}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j], [i]) {i=8, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i]) {i=8, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i, j])->([i]) {i=8, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j], [i, j])->([i, j]) {i=8, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=8}, custom>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [j, i])->([i, k]) {i=8, j=8, k=8, l=3, m=4}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk], [i, jk])->([i, jk]) {i=8, j=2, k=2}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk], [i, jk])->([i, jk]) {i=8, j=3, k=3}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k])->([i, l]) {i=8, j=8, k=8, l=8} reduction={j} need_replication={j}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k])->([i, l]) {i=8, j=8, k=8, l=8} need_replication={k} permutation={k}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k])->([i, l]) {i=8, j=8, k=8, l=8} reduction={j, k} need_replication={l} permutation={i} blocked_propagation={l}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([]) {i=8, j=8}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %u: tensor<*xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=16, j=4}>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %s: tensor<f32>, %u: tensor<*xf32>) {
  %0 = stablehlo.custom_call @foo(%t) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([]) {i=2}>} : (!stablehlo.token) -> !stablehlo.token
  return
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %s: tensor<f32>, %u: tensor<*xf32>) {
  %0 = stablehlo.custom_call @foo(%s) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([]) {i=2}>} : (tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %s: tensor<f32>, %u: tensor<*xf32>) {
  %0:2 = stablehlo.custom_call @foo(%s) {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([i],[ii]) {i=8}>} : (tensor<f32>) -> (tensor<8xf32>,tensor<8xf32>)
  return
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %s: tensor<f32>, %u: tensor<*xf32>) {
  %0:2 = stablehlo.custom_call @foo(%s) {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([i],[i,i]) {i=8}>} : (tensor<f32>) -> (tensor<8xf32>,tensor<8xf32>)
  return
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %s: tensor<f32>, %u: tensor<*xf32>) {
  %0 = stablehlo.custom_call @foo(%u) {sdy.sharding_rule = #sdy.op_sharding_rule<([])->([i]) {i=8}>} : (tensor<*xf32>) -> (tensor<8xf32>)
  return
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %s: tensor<f32>, %u: tensor<*xf32>) {
  %0 = stablehlo.custom_call @foo(%arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i,j])->([i]) {i=8, j=8} reduction={j} need_replication={i}>} : (tensor<8x8xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %s: tensor<f32>, %u: tensor<*xf32>) {
  %0 = stablehlo.custom_call @foo(%arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i,j])->([i]) {i=8, j=8}, custom>} : (tensor<8x8xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%arg0: tensor<8x8xf32>, %t: !stablehlo.token, %s: tensor<f32>, %u: tensor<*xf32>) {
  %0 = stablehlo.abs %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i,j])->([i,j]) {i=8, j=8}, custom>} : tensor<8x8xf32>
  return
}
