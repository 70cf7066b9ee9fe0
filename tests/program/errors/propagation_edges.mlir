sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.propagation_edges = #sdy.propagation_edges<[{step--7 = [{"p" = operand-0 -> [result-0]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-7 = [{"p" = operand-0 -> [result-0]}]}, {step-7 = [{"q" = operand-0 -> [result-0]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-7 = [{"p" = operand-0 -> [result-0, operand-0]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p":(1)2 = operand-0 -> [result-0, result-0]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p" = operand-0 -> [result-0]}, {"p" = operand-0 -> [result-0]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.propagation_edges = 1 : i32} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.result_propagation_edges = 1 : i32} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.block_arg_propagation_edges = [1 : i32]} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.block_arg_propagation_edges = [#sdy.propagation_edges<[{step-3 = [{"p" = operand-10 -> [result-0]}]}]>]} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.block_arg_propagation_edges = []} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p" = operand-0 -> [result-0]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
sdy.mesh @n = <["p"=4, "q"=2, "r"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@n, [{}]>}) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>, sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p" = operand-0 -> [result-0]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"z" = operand-0 -> [result-0]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> tensor<8xf32> { %0 = stablehlo.add %a, %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p" = operand-0 -> [result-5]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> tensor<8xf32> { %0 = stablehlo.add %a, %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p" = operand-5 -> [result-6, operand-0]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> tensor<8xf32> { %0 = stablehlo.add %a, %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p":(1)3 = operand-0 -> [result-0]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
module attributes {sdy.propagation_edges = 1 : i32} {}
// -----
module attributes {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p" = operand-0 -> [result-0]}]}]>} {}
// -----
module attributes {sdy.result_propagation_edges = 1 : i32} {}
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>, sdy.propagation_edges = 1 : i32}) -> (tensor<8xf32> {sdy.propagation_edges = 1 : i32}) { return %a : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> tensor<8xf32> attributes {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p" = operand-0 -> [result-0]}]}]>} { return %a : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> tensor<8xf32> { %1 = sdy.data_flow_edge %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p" = operand-3 -> [result-0]}]}]>} : tensor<8xf32> return %1 : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %1 = sdy.data_flow_edge %a sharding=<@m, [{}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"q" = operand-0 -> [result-0]}]}]>} : tensor<8xf32> return %1 : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %1 = sdy.sharding_constraint %a <@m, [{}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"q" = result-0 -> [operand-0]}]}]>} : tensor<8xf32> return %a : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { return {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"q" = operand-0 -> [operand-1]}]}]>} %a : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) { "func.return"(%a) {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"q" = operand-0 -> [operand-1]}]}]>} : (tensor<8xf32>) -> () }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
sdy.mesh @n = #sdy.mesh<[]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@n, [{}]>}) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>, sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p" = operand-0 -> [result-0]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
sdy.mesh @m = #sdy.mesh<[], device_ids=[0]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, []>}) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>, sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p" = operand-0 -> [result-0]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-7 = [{"p" = operand-0 -> [result-0]}]}, {step-7 = [{"q" = operand-0 -> [result-0]}]}]>, : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
module attributes {a.x = #sdy.propagation_edges<[{step-1 = [{"p" = operand-0 -> [operand-0]}]}, {step--7 = [{"q" = operand-0 -> [result-0]}]}]>} {}
// -----
module attributes {a.x = #sdy<propagation_edges<[{step-1 = [{"p" = operand-0 -> [operand-0, result-1, result-1]}]}, {step--7 = [{"q" = operand-0 -> [result-0]}]}]>>} {}
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@zz, [{}]>}) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"z" = operand-0 -> [result-0]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> tensor<8xf32> { %0 = stablehlo.add %a, %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p" = operand-0 -> [operand-1]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
sdy.mesh @m = <["p\22\\"=4, "q"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> tensor<8xf32> { %0 = stablehlo.negate %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p\22\\" = operand-0 -> [result-0]}, {"q" = operand-0 -> [result-1]}]}]>} : tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.custom_call @foo(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<()->([i]) {i=8}>} : (tensor<8xf32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.custom_call @foo(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->() {i=8}>} : (tensor<8xf32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.custom_call @foo(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<()->()>} : (tensor<8xf32>) -> tensor<8xf32> return %0 : tensor<8xf32> }
