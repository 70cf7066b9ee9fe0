#map = affine_map<(d0) -> (d0 + 1)>
module {
  %0 = "x.make"() <{a = 1 : i32}> {b = 2 : i64} : () -> i32
  "x.y"() <{}> : () -> ()
  "x.y"() <[1]> ({
  }) {a} : () -> ()
  "x.y"() <{a = affine_map<(d0) -> (d0)>}> {a = #map} : () -> ()
  %c = stablehlo.constant {foo = 2 : i64} dense<1> : tensor<i32>
  sdy.mesh @f = <[]>
  func.func private @g()
}
// -----
module @a {
}
