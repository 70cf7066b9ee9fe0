module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @id(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func @f0(%arg0: tensor<i32>, %arg1: tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>) {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<i32>, tensor<2x3xf32>
    cond {
      %1 = stablehlo.compare LT, %iterArg, %iterArg : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      stablehlo.return %iterArg, %iterArg_0 : tensor<i32>, tensor<2x3xf32>
    }
    return %0#0, %0#1 : tensor<i32>, tensor<2x3xf32>
  }
  func.func @f1(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<i32> attributes {x = 1 : i64}
    cond {
      %1 = stablehlo.compare LT, %iterArg, %iterArg : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      stablehlo.return %iterArg : tensor<i32>
    }
    return %0 : tensor<i32>
  }
  func.func @f2(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<i32>
    cond {
      %1 = stablehlo.compare LT, %iterArg, %iterArg : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.while(%iterArg_0 = %iterArg) : tensor<i32>
      cond {
        %2 = stablehlo.compare LT, %iterArg, %iterArg_0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %2 : tensor<i1>
      } do {
        stablehlo.return %iterArg_0 : tensor<i32>
      }
      stablehlo.return %1 : tensor<i32>
    }
    return %0 : tensor<i32>
  }
  func.func @f3() {
    stablehlo.while()
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      stablehlo.return 
    }
    return
  }
  func.func @f4(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = "stablehlo.case"(%arg0) ({
      stablehlo.return %arg0 : tensor<i32>
    }, {
      stablehlo.return %arg0 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @f5(%arg0: tensor<i1>) -> tensor<i1> {
    %0 = "stablehlo.if"(%arg0) ({
      stablehlo.return %arg0 : tensor<i1>
    }, {
      stablehlo.return %arg0 : tensor<i1>
    }) : (tensor<i1>) -> tensor<i1>
    return %0 : tensor<i1>
  }
  func.func @f6(%arg0: tensor<i1>) {
    "stablehlo.if"(%arg0) ({
      stablehlo.return  {q}
    }, {
      stablehlo.return 
    }) : (tensor<i1>) -> ()
    return
  }
  func.func @f7(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f8(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {has_side_effect = true} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f10(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {backend_config = ""} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f11(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {backend_config = "abc"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f12(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {api_version = 4 : i32, backend_config = {a = 1 : i32}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f14(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {api_version = 2 : i32, backend_config = "x"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f15(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {called_computations = [@f0]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f17(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f18(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f20(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
    %0:2 = stablehlo.custom_call @foo(%arg0, %arg1) {mhlo.backend_config = {a = "b"}, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>, <@mesh, [{}, {}]>]>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi32>
  }
  func.func @f21() {
    stablehlo.custom_call @"foo bar"() {has_side_effect = true} : () -> ()
    return
  }
  func.func @f22(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tuple<tensor<2x3xf32>, tensor<2x3xf32>> {
    %0 = stablehlo.custom_call @foo(%arg0, %arg1) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tuple<tensor<2x3xf32>, tensor<2x3xf32>>
    return %0 : tuple<tensor<2x3xf32>, tensor<2x3xf32>>
  }
  func.func @f23(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.composite "x.y" %arg0 {decomposition = @id} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f24(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.composite "x.y" %arg0 {composite_attributes = {a = 1 : i32}, decomposition = @id, version = 3 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f26() -> !stablehlo.token {
    %0 = stablehlo.create_token : !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @f27(%arg0: !stablehlo.token, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = stablehlo.after_all %arg0, %arg1 : !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @f28() -> !stablehlo.token {
    %0 = stablehlo.after_all  : !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @f30(%arg0: !stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token) {
    %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = "c", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<2x3xf32>, !stablehlo.token
  }
  func.func @f31(%arg0: !stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token) {
    %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<2x3xf32>, !stablehlo.token
  }
  func.func @f32(%arg0: !stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token) {
    %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<2x3xf32>, !stablehlo.token
  }
  func.func @f33(%arg0: tensor<2x3xf32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.outfeed"(%arg0, %arg1) <{outfeed_config = "c"}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @f34(%arg0: tensor<2x3xf32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.outfeed"(%arg0, %arg1) <{outfeed_config = ""}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @f35(%arg0: tensor<2x3xf32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.outfeed"(%arg0, %arg1) <{outfeed_config = ""}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @f36(%arg0: tensor<2x3xf32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @f37(%arg0: tensor<2x3xf32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @f38(%arg0: tensor<2x3xf32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
  func.func @f39(%arg0: !stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<2x3xf32>, !stablehlo.token
  }
  func.func @f40(%arg0: !stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<2x3xf32>, !stablehlo.token
  }
  func.func @f41(%arg0: !stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<2x3xf32>, !stablehlo.token
  }
}
