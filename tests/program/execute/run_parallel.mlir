module @m {
  func.func public @ag(%x: tensor<2x2xi64>) -> tensor<2x4xi64> {
    %0 = "stablehlo.all_gather"(%x) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xi64>) -> tensor<2x4xi64>
    return %0 : tensor<2x4xi64>
  }
  func.func public @main() {
    %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
    %b = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi64>
    %r:2 = "interpreter.run_parallel"(%a, %b) {programs = [[@ag], [@ag]]} : (tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x4xi64>, tensor<2x4xi64>)
    check.expect_eq_const %r#0, dense<[[1, 2, 5, 6], [3, 4, 7, 8]]> : tensor<2x4xi64> : tensor<2x4xi64>
    check.expect_eq_const %r#1, dense<[[1, 2, 5, 6], [3, 4, 7, 8]]> : tensor<2x4xi64> : tensor<2x4xi64>
    return
  }
}
