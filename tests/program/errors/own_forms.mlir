func.func @f(%a: vector<2xf32>) { %0 = chlo.acos %a : vector<2xf32> -> vector<2xf32> return }
// -----
func.func @f(%a: vector<2xf32>) { %0 = sdy.sharding_constraint %a <@m, []> : vector<2xf32> return }
// -----
func.func @f(%a: vector<2xf32>) { %0 = sdy.all_gather [] %a out_sharding=<@m, []> : vector<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = chlo.erf %a : tensor<2xf32> -> memref<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.iota dim = true : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.iota dim = 0 : i32 : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.iota dim = "x" : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.iota dim = x : tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.iota dim = 99999999999999999999 : tensor<2xf32> return }
// -----
func.func @f(%a: tuple<tensor<2xf32>>) { %0 = stablehlo.get_tuple_element %a[9999999999] : (tuple<tensor<2xf32>>) -> tensor<2xf32> return }
// -----
func.func @f(%a: tuple<tensor<2xf32>>) { %0 = stablehlo.get_tuple_element %a[-1] : (tuple<tensor<2xf32>>) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = sdy.named_computation<"f">(%a) (%b: tensor<2xf32> {foo = 1}) { sdy.return %b : tensor<2xf32> } : (tensor<2xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = sdy.named_computation<"f">(%a) (%b : tensor<2xf32> loc("x")) { sdy.return %b : tensor<2xf32> } : (tensor<2xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = sdy.named_computation<"f">(%a) (%b tensor<2xf32>) { sdy.return %b : tensor<2xf32> } : (tensor<2xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = sdy.named_computation<"f">(%a) (b: tensor<2xf32>) { sdy.return %b : tensor<2xf32> } : (tensor<2xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = sdy.named_computation<"f">(%a) (%b: tensor<2xf32> %c: i1) { sdy.return %b : tensor<2xf32> } : (tensor<2xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>, %p: tensor<2xi1>) { %0 = stablehlo.select %p, %a : tensor<2xi1>, tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>, %p: tensor<2xi1>) { %0 = stablehlo.select %p, %a, %a, %a : tensor<2xi1>, tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>, %p: tensor<2xi1>) { %0 = stablehlo.select : tensor<2xi1>, tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>, %p: tensor<2xi1>) { %0 = stablehlo.complex %a : tensor<2xcomplex<f32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %p: tensor<2xi1>) { %0 = stablehlo.complex %a, %a, %a : tensor<2xcomplex<f32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %p: tensor<2xi1>) { %0 = stablehlo.complex %a, %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>> return }
// -----
func.func @f(%a: tensor<2xf32>, %p: tensor<2xi1>) { %0 = stablehlo.select %p, %a : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.reshape %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.concatenate dim = 0 : () -> tensor<2xf32> return }
// -----
func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.concatenate %a dim = 0 : (tensor<2xf32>) -> tensor<2xf32> return }
// -----
func.func @f() { stablehlo.optimization_barrier () return }
// -----
func.func @f() { stablehlo.optimization_barrier return }
// -----
func.func @f() { %0:2 = stablehlo.while() cond { } do { } return }
// -----
func.func @f() { %0:2 = stablehlo.while() : i1 cond { } do { } return }
// -----
func.func @f(%a: tensor<i1>) { %0:2 = stablehlo.while(%b = %a) : cond { } do { } return }
// -----
func.func @f(%a: tensor<i1>) { %0:2 = stablehlo.while(%b = %a) : tensor<i1>, tensor<i1> cond { } do { } return }
// -----
func.func @f(%a: tensor<i1>) { %0:2 = stablehlo.while(%b = %a) cond { } do { } return }
// -----
func.func @f(%a: tensor<2xf32>, %c: tensor<f32>) { %0 = stablehlo.reduce(%a init: %c) applies stablehlo.subtract across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<2xf32>, %c: tensor<f32>) { %0 = stablehlo.reduce(%a init: %c) applies foo.bar across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<2xf32>, %c: tensor<f32>) { %0 = stablehlo.reduce(%a init: %c) applies add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<2xf32>, %c: tensor<f32>) { %0:2 = stablehlo.reduce(%a init: %c), (%a init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) return }
// -----
func.func @f(%a: tensor<2xf32>, %c: tensor<f32>) { %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<2xf32>, %c: tensor<f32>) { %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>, tensor<f32>) -> tensor<f32> return }
// -----
func.func @f(%a: tensor<2xf32>, %c: tensor<f32>) { %0 = stablehlo.reduce across dimensions = [0] : () -> tensor<f32> return }
// -----
func.func @f(%a: tensor<2xf32>, %c: tensor<f32>) { %0 = stablehlo.reduce(%a init: %c), across dimensions = [0] : () -> tensor<f32> return }
// -----
func.func @f(%a: tensor<2xf32>, %c: tensor<f32>) { %0 = stablehlo.reduce(%a init: %c) (%a init: %c) across dimensions = [0] : () -> tensor<f32> return }
