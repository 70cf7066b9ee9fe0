func.func @f(%a: i32) { %0 = sdy.data_flow_edge %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = sdy.func_data_flow_edge %a : i32 return }
// -----
func.func @f(%a: !stablehlo.token) { %0 = sdy.data_flow_edge %a : !stablehlo.token return }
// -----
func.func @f(%a: tuple<tensor<f32>>) { %0 = sdy.data_flow_edge %a : tuple<tensor<f32>> return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = sdy.data_flow_edge %a : vector<4xf32> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = sdy.data_flow_edge %a : memref<4xf32> return }
// -----
func.func @f(%a: tensor<*xf32>) { %0 = sdy.data_flow_edge %a : tensor<*xf32> return }
// -----
func.func @f(%a: tensor<f32>) { %0 = "sdy.data_flow_edge"(%a) : (tensor<f32>) -> i32 return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = sdy.func_data_flow_edge %a : vector<4xf32> return }
// -----
func.func @f(%a: tensor<4x!quant.uniform<i8:f32, 1.0>>) { %0 = sdy.data_flow_edge %a : tensor<4x!quant.uniform<i8:f32, 1.0>> return }
// -----
func.func @f(%a: tensor<?xf32>) { %0 = sdy.data_flow_edge %a : tensor<?xf32> return }
// -----
func.func @f(%a: memref<4x?xf32>) { %0 = sdy.data_flow_edge %a : memref<4x?xf32> return }
// -----
func.func @f(%a: memref<*xf32>) { %0 = sdy.data_flow_edge %a : memref<*xf32> return }
// -----
func.func @f(%a: vector<[4]xf32>) { %0 = sdy.data_flow_edge %a : vector<[4]xf32> return }
// -----
sdy.mesh @m = <["a"=2]>
func.func @f(%a: vector<4xf32>) { %0 = sdy.data_flow_edge %a sharding=<@m, [{"a"}]> : vector<4xf32> return }
// -----
func.func @f(%a: tensor<4xtuple<>>) { %0 = "sdy.data_flow_edge"(%a)  : (tensor<4xtuple<>>) -> tensor<4xtuple<>> return }
// -----
func.func @f(%a: memref<4xtuple<>>) { %0 = "sdy.data_flow_edge"(%a)  : (memref<4xtuple<>>) -> memref<4xtuple<>> return }
// -----
func.func @f(%a: tensor<4xindex>) { %0 = "sdy.data_flow_edge"(%a)  : (tensor<4xindex>) -> tensor<4xindex> return }
// -----
func.func @f(%a: tensor<4x!stablehlo.token>) { %0 = "sdy.data_flow_edge"(%a)  : (tensor<4x!stablehlo.token>) -> tensor<4x!stablehlo.token> return }
// -----
func.func @f(%a: tensor<4xf80>) { %0 = "sdy.data_flow_edge"(%a)  : (tensor<4xf80>) -> tensor<4xf80> return }
// -----
func.func @f(%a: memref<4xf80>) { %0 = "sdy.func_data_flow_edge"(%a)  : (memref<4xf80>) -> memref<4xf80> return }
// -----
func.func @f(%a: memref<4xf80>) { %0 = "sdy.func_data_flow_edge"(%a)  : (memref<4xf80>) -> i32 return }
