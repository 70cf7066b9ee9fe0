module {
  func.func @f() {
    %0 = stablehlo.iota dim = 0 : tensor<2xi8>
    return
  }
}
// -----
module {
  func.func @f() {
    %0 = stablehlo.iota dim = 0 : tensor<2xi8>
    return
  }
}
// -----
module {
  func.func @f() {
    %0 = stablehlo.iota dim = 0 : tensor<2xi8>
    return
  }
}
// -----
module {
  func.func @f(%arg0: tensor<f32>) {
    %0 = stablehlo.custom_call @a(%arg0) : (tensor<f32>) -> tensor<f32>
    return
  }
}
// -----
module {
  func.func private @a() attributes {foo = 4 : i64}
}
// -----
module {
  func.func @f(%arg0: tensor<f32>) {
    %0 = arith.addf %arg0, %arg0 fastmath<fast> : tensor<f32>
    return
  }
}
// -----
module {
  sdy.mesh @a = <["a"=2]> {foo = 4 : i64}
}
