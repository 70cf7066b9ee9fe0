// The examples of StableHLO's specification, and their edges.
module {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @all_gather(%x: tensor<2x2xi64>) -> tensor<2x4xi64> {
    %0 = "stablehlo.all_gather"(%x) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xi64>) -> tensor<2x4xi64>
    return %0 : tensor<2x4xi64>
  }
  func.func @all_reduce(%x: tensor<4xi64>) -> tensor<4xi64> {
    %0 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<4xi64>) -> tensor<4xi64>
    return %0 : tensor<4xi64>
  }
  func.func @padded(%x: tensor<1xi64>) -> tensor<1xi64> {
    %0 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[0, 2], [1, -1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<1xi64>) -> tensor<1xi64>
    return %0 : tensor<1xi64>
  }
  func.func @ordered(%x: tensor<1xi64>) -> tensor<1xi64> {
    %0 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.subtract %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<1xi64>) -> tensor<1xi64>
    return %0 : tensor<1xi64>
  }
  func.func @all_to_all(%x: tensor<2x4xi64>) -> tensor<4x2xi64> {
    %0 = "stablehlo.all_to_all"(%x) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi64>) -> tensor<4x2xi64>
    return %0 : tensor<4x2xi64>
  }
  func.func @turned(%x: tensor<2xi64>) -> tensor<2xi64> {
    %0 = "stablehlo.all_to_all"(%x) {split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @reduce_scatter(%x: tensor<2x4xi64>) -> tensor<2x2xi64> {
    %0 = "stablehlo.reduce_scatter"(%x) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi64>) -> tensor<2x2xi64>
    return %0 : tensor<2x2xi64>
  }
  func.func @scatter_ordered(%x: tensor<2xi64>) -> tensor<1xi64> {
    %0 = "stablehlo.reduce_scatter"(%x) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.subtract %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2xi64>) -> tensor<1xi64>
    return %0 : tensor<1xi64>
  }
  func.func @permute(%x: tensor<2x2xi64>) -> tensor<2x2xi64> {
    %0 = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xi64>) -> tensor<2x2xi64>
    return %0 : tensor<2x2xi64>
  }
  func.func @itself(%x: tensor<1xi64>) -> tensor<1xi64> {
    %0 = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<1xi64>) -> tensor<1xi64>
    return %0 : tensor<1xi64>
  }
  func.func @broadcast(%x: tensor<1x2xi64>) -> tensor<1x2xi64> {
    %0 = "stablehlo.collective_broadcast"(%x) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<1x2xi64>) -> tensor<1x2xi64>
    return %0 : tensor<1x2xi64>
  }
  func.func @send(%x: tensor<2xi64>, %t: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true} : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @send_twice(%x: tensor<2xi64>) {
    %0 = stablehlo.create_token : !stablehlo.token
    %1 = func.call @send(%x, %0) : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
    %2 = stablehlo.add %x, %x : tensor<2xi64>
    %3 = func.call @send(%2, %1) : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
    return
  }
  // Nobody receives it.
  func.func @send_alone(%x: tensor<2xi64>) {
    %0 = stablehlo.create_token : !stablehlo.token
    %1 = func.call @send(%x, %0) : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
    return
  }
  func.func @recv_twice() -> (tensor<2xi64>, tensor<2xi64>) {
    %0 = stablehlo.create_token : !stablehlo.token
    %1:2 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
    %2:2 = "stablehlo.recv"(%1#1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
    return %1#0, %2#0 : tensor<2xi64>, tensor<2xi64>
  }
  func.func @feed() -> tensor<2xi64> {
    %0 = stablehlo.create_token : !stablehlo.token
    %1:2 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
    %2:2 = "stablehlo.infeed"(%1#1) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
    %3 = "stablehlo.outfeed"(%1#0, %2#1) {outfeed_config = ""} : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
    %4 = stablehlo.subtract %1#0, %2#0 : tensor<2xi64>
    return %4 : tensor<2xi64>
  }
  func.func @first() -> tensor<2xi64> {
    %0 = stablehlo.constant dense<[5, 7]> : tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @second() -> tensor<2xi64> {
    %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @axes(%x: tensor<1xi64>) -> (tensor<1xi64>, tensor<2xi64>) {
    %0 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<1xi64>) -> tensor<1xi64>
    %1 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "y", size = 2>]>, axes = [#stablehlo.axis_ref<name = "y">]>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids} : (tensor<1xi64>) -> tensor<2xi64>
    return %0, %1 : tensor<1xi64>, tensor<2xi64>
  }
  func.func @main() {
    %all_gather_0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
    %all_gather_1 = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi64>
    %all_gather:2 = "interpreter.run_parallel"(%all_gather_0, %all_gather_1) {programs = [[@all_gather], [@all_gather]]} : (tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x4xi64>, tensor<2x4xi64>)
    check.expect_eq_const %all_gather#0, dense<[[1, 2, 5, 6], [3, 4, 7, 8]]> : tensor<2x4xi64> : tensor<2x4xi64>
    check.expect_eq_const %all_gather#1, dense<[[1, 2, 5, 6], [3, 4, 7, 8]]> : tensor<2x4xi64> : tensor<2x4xi64>
    %all_reduce_0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
    %all_reduce_1 = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi64>
    %all_reduce:2 = "interpreter.run_parallel"(%all_reduce_0, %all_reduce_1) {programs = [[@all_reduce], [@all_reduce]]} : (tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>)
    check.expect_eq_const %all_reduce#0, dense<[6, 8, 10, 12]> : tensor<4xi64> : tensor<4xi64>
    check.expect_eq_const %all_reduce#1, dense<[6, 8, 10, 12]> : tensor<4xi64> : tensor<4xi64>
    %padded_0 = stablehlo.constant dense<[1]> : tensor<1xi64>
    %padded_1 = stablehlo.constant dense<[10]> : tensor<1xi64>
    %padded_2 = stablehlo.constant dense<[100]> : tensor<1xi64>
    %padded:3 = "interpreter.run_parallel"(%padded_0, %padded_1, %padded_2) {programs = [[@padded], [@padded], [@padded]]} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>)
    check.expect_eq_const %padded#0, dense<[101]> : tensor<1xi64> : tensor<1xi64>
    check.expect_eq_const %padded#1, dense<[10]> : tensor<1xi64> : tensor<1xi64>
    check.expect_eq_const %padded#2, dense<[101]> : tensor<1xi64> : tensor<1xi64>
    %ordered_0 = stablehlo.constant dense<[1]> : tensor<1xi64>
    %ordered_1 = stablehlo.constant dense<[10]> : tensor<1xi64>
    %ordered_2 = stablehlo.constant dense<[100]> : tensor<1xi64>
    %ordered:3 = "interpreter.run_parallel"(%ordered_0, %ordered_1, %ordered_2) {programs = [[@ordered], [@ordered], [@ordered]]} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>)
    check.expect_eq_const %ordered#0, dense<[-109]> : tensor<1xi64> : tensor<1xi64>
    check.expect_eq_const %ordered#1, dense<[-109]> : tensor<1xi64> : tensor<1xi64>
    check.expect_eq_const %ordered#2, dense<[-109]> : tensor<1xi64> : tensor<1xi64>
    %all_to_all_0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi64>
    %all_to_all_1 = stablehlo.constant dense<[[9, 10, 11, 12], [13, 14, 15, 16]]> : tensor<2x4xi64>
    %all_to_all:2 = "interpreter.run_parallel"(%all_to_all_0, %all_to_all_1) {programs = [[@all_to_all], [@all_to_all]]} : (tensor<2x4xi64>, tensor<2x4xi64>) -> (tensor<4x2xi64>, tensor<4x2xi64>)
    check.expect_eq_const %all_to_all#0, dense<[[1, 2], [5, 6], [9, 10], [13, 14]]> : tensor<4x2xi64> : tensor<4x2xi64>
    check.expect_eq_const %all_to_all#1, dense<[[3, 4], [7, 8], [11, 12], [15, 16]]> : tensor<4x2xi64> : tensor<4x2xi64>
    %turned_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %turned_1 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %turned:2 = "interpreter.run_parallel"(%turned_0, %turned_1) {programs = [[@turned], [@turned]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
    check.expect_eq_const %turned#0, dense<[4, 2]> : tensor<2xi64> : tensor<2xi64>
    check.expect_eq_const %turned#1, dense<[3, 1]> : tensor<2xi64> : tensor<2xi64>
    %reduce_scatter_0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi64>
    %reduce_scatter_1 = stablehlo.constant dense<[[9, 10, 11, 12], [13, 14, 15, 16]]> : tensor<2x4xi64>
    %reduce_scatter:2 = "interpreter.run_parallel"(%reduce_scatter_0, %reduce_scatter_1) {programs = [[@reduce_scatter], [@reduce_scatter]]} : (tensor<2x4xi64>, tensor<2x4xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>)
    check.expect_eq_const %reduce_scatter#0, dense<[[10, 12], [18, 20]]> : tensor<2x2xi64> : tensor<2x2xi64>
    check.expect_eq_const %reduce_scatter#1, dense<[[14, 16], [22, 24]]> : tensor<2x2xi64> : tensor<2x2xi64>
    %scatter_ordered_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %scatter_ordered_1 = stablehlo.constant dense<[10, 20]> : tensor<2xi64>
    %scatter_ordered:2 = "interpreter.run_parallel"(%scatter_ordered_0, %scatter_ordered_1) {programs = [[@scatter_ordered], [@scatter_ordered]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<1xi64>, tensor<1xi64>)
    check.expect_eq_const %scatter_ordered#0, dense<[-18]> : tensor<1xi64> : tensor<1xi64>
    check.expect_eq_const %scatter_ordered#1, dense<[-9]> : tensor<1xi64> : tensor<1xi64>
    %permute_0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
    %permute_1 = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi64>
    %permute_2 = stablehlo.constant dense<[[9, 10], [11, 12]]> : tensor<2x2xi64>
    %permute:3 = "interpreter.run_parallel"(%permute_0, %permute_1, %permute_2) {programs = [[@permute], [@permute], [@permute]]} : (tensor<2x2xi64>, tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>, tensor<2x2xi64>)
    check.expect_eq_const %permute#0, dense<[[0, 0], [0, 0]]> : tensor<2x2xi64> : tensor<2x2xi64>
    check.expect_eq_const %permute#1, dense<[[1, 2], [3, 4]]> : tensor<2x2xi64> : tensor<2x2xi64>
    check.expect_eq_const %permute#2, dense<[[5, 6], [7, 8]]> : tensor<2x2xi64> : tensor<2x2xi64>
    %itself_0 = stablehlo.constant dense<[1]> : tensor<1xi64>
    %itself_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
    %itself_2 = stablehlo.constant dense<[3]> : tensor<1xi64>
    %itself:3 = "interpreter.run_parallel"(%itself_0, %itself_1, %itself_2) {programs = [[@itself], [@itself], [@itself]]} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>)
    check.expect_eq_const %itself#0, dense<[1]> : tensor<1xi64> : tensor<1xi64>
    check.expect_eq_const %itself#1, dense<[0]> : tensor<1xi64> : tensor<1xi64>
    check.expect_eq_const %itself#2, dense<[2]> : tensor<1xi64> : tensor<1xi64>
    %broadcast_0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
    %broadcast_1 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi64>
    %broadcast_2 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi64>
    %broadcast_3 = stablehlo.constant dense<[[7, 8]]> : tensor<1x2xi64>
    %broadcast:4 = "interpreter.run_parallel"(%broadcast_0, %broadcast_1, %broadcast_2, %broadcast_3) {programs = [[@broadcast], [@broadcast], [@broadcast], [@broadcast]]} : (tensor<1x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>) -> (tensor<1x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>)
    check.expect_eq_const %broadcast#0, dense<[[0, 0]]> : tensor<1x2xi64> : tensor<1x2xi64>
    check.expect_eq_const %broadcast#1, dense<[[5, 6]]> : tensor<1x2xi64> : tensor<1x2xi64>
    check.expect_eq_const %broadcast#2, dense<[[5, 6]]> : tensor<1x2xi64> : tensor<1x2xi64>
    check.expect_eq_const %broadcast#3, dense<[[0, 0]]> : tensor<1x2xi64> : tensor<1x2xi64>
    %sent = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %got:2 = "interpreter.run_parallel"(%sent) {programs = [[@send_twice], [@recv_twice]]} : (tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
    check.expect_eq_const %got#0, dense<[3, 4]> : tensor<2xi64> : tensor<2xi64>
    check.expect_eq_const %got#1, dense<[6, 8]> : tensor<2xi64> : tensor<2xi64>
    "interpreter.run_parallel"(%sent) {programs = [[@send_alone]]} : (tensor<2xi64>) -> ()
    %fed = "interpreter.run_parallel"() {infeed = [@first, @second], programs = [[@feed]]} : () -> tensor<2xi64>
    check.expect_eq_const %fed, dense<[4, 5]> : tensor<2xi64> : tensor<2xi64>
    %axes_0 = stablehlo.constant dense<1> : tensor<1xi64>
    %axes_1 = stablehlo.constant dense<10> : tensor<1xi64>
    %axes_2 = stablehlo.constant dense<100> : tensor<1xi64>
    %axes_3 = stablehlo.constant dense<1000> : tensor<1xi64>
    %axes:8 = "interpreter.run_parallel"(%axes_0, %axes_1, %axes_2, %axes_3) {programs = [[@axes, @axes, @axes, @axes]]} : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> (tensor<1xi64>, tensor<2xi64>, tensor<1xi64>, tensor<2xi64>, tensor<1xi64>, tensor<2xi64>, tensor<1xi64>, tensor<2xi64>)
    check.expect_eq_const %axes#0, dense<101> : tensor<1xi64> : tensor<1xi64>
    check.expect_eq_const %axes#1, dense<[1, 10]> : tensor<2xi64> : tensor<2xi64>
    check.expect_eq_const %axes#2, dense<1010> : tensor<1xi64> : tensor<1xi64>
    check.expect_eq_const %axes#3, dense<[1, 10]> : tensor<2xi64> : tensor<2xi64>
    check.expect_eq_const %axes#4, dense<101> : tensor<1xi64> : tensor<1xi64>
    check.expect_eq_const %axes#5, dense<[100, 1000]> : tensor<2xi64> : tensor<2xi64>
    check.expect_eq_const %axes#6, dense<1010> : tensor<1xi64> : tensor<1xi64>
    check.expect_eq_const %axes#7, dense<[100, 1000]> : tensor<2xi64> : tensor<2xi64>
    return
  }
}
