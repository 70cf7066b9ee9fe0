sdy.mesh @m = <["x"=2, "y"=2]>
func.func @f(%a: tensor<4x6xf32>) -> tensor<8x3xf32> {
  %0 = "sdyrt.reshard"(%a) {global = tensor<8x6xf32>, from = #sdy.sharding<@m, [{"x"}, {}]>, to = #sdy.sharding<@m, [{}, {"x"}]>} : (tensor<4x6xf32>) -> tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=2]>
func.func @f(%a: tensor<3xi1>, %b: tensor<2xf32>, %c: tensor<0xf32>) {
  %0 = "sdyrt.reshard"(%a) {global = tensor<5xi1>, from = #sdy.sharding<@m, [{"x"}], unreduced={"y"}>, to = #sdy.sharding<@m, [{"y"}]>, reduction = "or"} : (tensor<3xi1>) -> tensor<2xi1>
  %1 = "sdyrt.reshard"(%b) {global = tensor<4xf32>, from = #sdy.sharding<@m, [{"x"}]>, to = #sdy.sharding<@m, [{?}]>, manual_axes = #sdy<manual_axes{"y"}>} : (tensor<2xf32>) -> tensor<4xf32>
  %2 = "sdyrt.reshard"(%c) {global = tensor<3xf32>, from = #sdy.sharding<@m, [{"x", "y"}]>, to = #sdy.sharding<@m, [{"x"}]>} : (tensor<0xf32>) -> tensor<1xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=2]>
func.func @f(%a: tensor<4x?xf32>) {
  %0 = "sdyrt.reshard"(%a) {global = tensor<8x?xf32>, from = #sdy.sharding<@m, [{"x"}, {}]>, to = #sdy.sharding<@m, [{"x"}, {}]>} : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=2]>
func.func @f(%a: tensor<4xf32>) {
  %0 = "sdyrt.reshard"(%a) {global = tensor<8xf32>, from = #sdy.sharding<@m, [{"x"}]>, to = #sdy.sharding<@m, [{}]>} : (tensor<4xf32>) -> tensor<8xi32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=2]>
func.func @f(%a: tensor<4xf32>) {
  %0 = "sdyrt.reshard"(%a) {global = tensor<8xf32>, from = #sdy.sharding<@m, [{"x"}]>, to = #sdy.sharding<@m, [{}]>} : (tensor<4xf32>) -> tensor<7xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=2]>
func.func @f(%a: tensor<4xf32>) {
  %0 = "sdyrt.reshard"(%a) {global = tensor<8xf32>, from = #sdy.sharding<@m, [{"z"}]>, to = #sdy.sharding<@m, [{}]>} : (tensor<4xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=2]>
func.func @f(%a: tensor<4xf32>) {
  %0 = "sdyrt.reshard"(%a) {global = tensor<8xf32>, from = #sdy.sharding<@m, [{"x"}]>, to = #sdy.sharding<@n, [{}]>} : (tensor<4xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=2]>
sdy.mesh @n = <["x"=4]>
func.func @f(%a: tensor<4xf32>) {
  %0 = "sdyrt.reshard"(%a) {global = tensor<8xf32>, from = #sdy.sharding<@m, [{"x"}]>, to = #sdy.sharding<@n, [{}]>} : (tensor<4xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=2]>
func.func @f(%a: tensor<4xf32>) {
  %0 = "sdyrt.reshard"(%a) {global = tensor<8xf32>, from = #sdy.sharding<@m, [{"x"}]>, to = #sdy.sharding<@m, [{}]>, manual_axes = #sdy<manual_axes{"x"}>} : (tensor<4xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=2]>
func.func @f(%a: tensor<4xf32>) {
  %0 = "sdyrt.reshard"(%a) {global = tensor<8xf32>, from = #sdy.sharding<@m, [{"x"}]>, to = #sdy.sharding<@m, [{}]>, manual_axes = #sdy<manual_axes{"z"}>} : (tensor<4xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=2]>
func.func @f(%a: tensor<8xf32>) {
  %0 = "sdyrt.reshard"(%a) {global = tensor<8xf32>, from = #sdy.sharding<@m, [{}], unreduced={"x"}>, to = #sdy.sharding<@m, [{}]>, reduction = "mean"} : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=2]>
func.func @f(%a: tensor<8xf32>) {
  %0 = "sdyrt.reshard"(%a) {global = tensor<8xf32>, from = #sdy.sharding<@m, [{}], unreduced={"x"}>, to = #sdy.sharding<@m, [{}], unreduced={"x"}>, reduction = "prod"} : (tensor<8xf32>) -> tensor<8xf32>
  return
}
