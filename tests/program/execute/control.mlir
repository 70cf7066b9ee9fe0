// Loops, branches, calls.
func.func private @twice(%x: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.add %x, %x : tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %c = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  // values that change places
  %r:4 = stablehlo.while(%i = %zero, %x = %a, %y = %b, %z = %c) : tensor<i32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
  cond {
    %0 = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %0 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %0, %y, %z, %x : tensor<i32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
  }
  check.expect_eq_const %r#0, dense<5> : tensor<i32> : tensor<i32>
  check.expect_eq_const %r#1, dense<[5, 6]> : tensor<2xi32> : tensor<2xi32>
  check.expect_eq_const %r#2, dense<[1, 2]> : tensor<2xi32> : tensor<2xi32>
  check.expect_eq_const %r#3, dense<[3, 4]> : tensor<2xi32> : tensor<2xi32>
  // no turn: the operands, which stay as they were
  %s:2 = stablehlo.while(%i = %five, %x = %a) : tensor<i32>, tensor<2xi32>
  cond {
    %0 = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    stablehlo.return %i, %c : tensor<i32>, tensor<2xi32>
  }
  check.expect_eq %s#1, %a : tensor<2xi32>, tensor<2xi32>
  // loops in loops, which use values from around them
  %t:2 = stablehlo.while(%i = %zero, %sum = %zero) : tensor<i32>, tensor<i32>
  cond {
    %0 = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %k:2 = stablehlo.while(%j = %zero, %part = %sum) : tensor<i32>, tensor<i32>
    cond {
      %0 = stablehlo.compare LT, %j, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %0 : tensor<i1>
    } do {
      %0 = stablehlo.multiply %i, %j : tensor<i32>
      %1 = stablehlo.add %part, %0 : tensor<i32>
      %2 = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %2, %1 : tensor<i32>, tensor<i32>
    }
    %0 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %0, %k#1 : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %t#1, dense<35> : tensor<i32> : tensor<i32>
  // an index out of range takes the last branch
  %minus = stablehlo.constant dense<-1> : tensor<i32>
  %d = "stablehlo.case"(%minus) ({
    stablehlo.return %a : tensor<2xi32>
  }, {
    %0 = func.call @twice(%b) : (tensor<2xi32>) -> tensor<2xi32>
    stablehlo.return %0 : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %d, dense<[6, 8]> : tensor<2xi32> : tensor<2xi32>
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %e:2 = "stablehlo.if"(%yes) ({
    stablehlo.return %a, %b : tensor<2xi32>, tensor<2xi32>
  }, {
    stablehlo.return %b, %a : tensor<2xi32>, tensor<2xi32>
  }) : (tensor<i1>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq %e#1, %b : tensor<2xi32>, tensor<2xi32>
  %call1 = func.call @twice(%a) : (tensor<2xi32>) -> tensor<2xi32>
  %call2 = func.call @twice(%call1) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %call2, dense<[4, 8]> : tensor<2xi32> : tensor<2xi32>
  %composite = stablehlo.composite "x.twice" %c {decomposition = @twice} : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %composite, dense<[10, 12]> : tensor<2xi32> : tensor<2xi32>
  %tuple = stablehlo.tuple %a, %b : tuple<tensor<2xi32>, tensor<2xi32>>
  %second = stablehlo.get_tuple_element %tuple[1] : (tuple<tensor<2xi32>, tensor<2xi32>>) -> tensor<2xi32>
  check.expect_eq %second, %b : tensor<2xi32>, tensor<2xi32>
  // a body of several operations on several operands: the place of the largest
  %values = stablehlo.constant dense<[3.0, 9.0, 9.0, 1.0]> : tensor<4xf32>
  %places = stablehlo.iota dim = 0 : tensor<4xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m:2 = stablehlo.reduce(%values init: %low), (%places init: %zero) across dimensions = [0] : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%p: tensor<f32>, %q: tensor<f32>) (%u: tensor<i32>, %v: tensor<i32>) {
    %0 = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.select %0, %p, %q : tensor<i1>, tensor<f32>
    %2 = stablehlo.select %0, %u, %v : tensor<i1>, tensor<i32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }
  check.expect_eq_const %m#1, dense<1> : tensor<i32> : tensor<i32>
  %mapped = "stablehlo.map"(%a, %b) ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %0 = stablehlo.multiply %p, %q : tensor<i32>
    %1 = stablehlo.add %0, %one : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) {dimensions = array<i64: 0>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %mapped, dense<[4, 9]> : tensor<2xi32> : tensor<2xi32>
  return
}
