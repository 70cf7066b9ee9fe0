// Regions of several blocks: branches on values, and loops of them.

// Two ways to one block, and two ways out.
func.func private @larger(%a: tensor<2xi32>, %b: tensor<2xi32>, %c: i1) -> (tensor<2xi32>, tensor<2xi32>) {
  cf.cond_br %c, ^same(%a, %b : tensor<2xi32>, tensor<2xi32>), ^same(%b, %a : tensor<2xi32>, tensor<2xi32>)
^same(%x: tensor<2xi32>, %y: tensor<2xi32>):
  cf.cond_br %c, ^early, ^late(%y : tensor<2xi32>)
^early:
  return %x, %y : tensor<2xi32>, tensor<2xi32>
^late(%z: tensor<2xi32>):
  %0 = arith.addi %z, %x : tensor<2xi32>
  return %0, %x : tensor<2xi32>, tensor<2xi32>
}

// A loop whose values change places: Fibonacci's numbers.
func.func private @fibonacci(%n: i32) -> tensor<i32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%zero, %zero, %one : i32, i32, i32)
^head(%i: i32, %a: i32, %b: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^done
^body:
  %next = arith.addi %i, %one : i32
  %sum = arith.addi %a, %b : i32
  cf.br ^head(%next, %b, %sum : i32, i32, i32)
^done:
  %0 = tensor.from_elements %a : tensor<1xi32>
  %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}

// A loop in a loop that leaves both; what is made outside is used in both and
// behind them. Which i, j of i * j + 1 = 13, i < j < 8, comes first.
func.func private @search(%wanted: i32) -> (tensor<2xi32>, tensor<3xi32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %eight = arith.constant 8 : i32
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %twice = arith.addi %x, %x : tensor<3xi32>
  cf.br ^rows(%zero, %x : i32, tensor<3xi32>)
^rows(%i: i32, %t: tensor<3xi32>):
  %has_row = arith.cmpi slt, %i, %eight : i32
  %first = arith.addi %i, %one : i32
  cf.cond_br %has_row, ^columns(%first, %t : i32, tensor<3xi32>), ^none
^columns(%j: i32, %u: tensor<3xi32>):
  %has_column = arith.cmpi slt, %j, %eight : i32
  cf.cond_br %has_column, ^look, ^next_row
^look:
  %product = arith.muli %i, %j : i32
  %value = arith.addi %product, %one : i32
  %is_it = arith.cmpi eq, %value, %wanted : i32
  %v = arith.addi %u, %twice : tensor<3xi32>
  cf.cond_br %is_it, ^found, ^next_column
^next_column:
  %j1 = arith.addi %j, %one : i32
  cf.br ^columns(%j1, %v : i32, tensor<3xi32>)
^next_row:
  %w = arith.subi %u, %x : tensor<3xi32>
  cf.br ^rows(%first, %w : i32, tensor<3xi32>)
^found:
  %0 = tensor.from_elements %i, %j : tensor<2xi32>
  %1 = arith.addi %v, %twice : tensor<3xi32>
  return %0, %1 : tensor<2xi32>, tensor<3xi32>
^none:
  %2 = tensor.from_elements %eight, %eight : tensor<2xi32>
  return %2, %t : tensor<2xi32>, tensor<3xi32>
}

// A loop with two ways in. The numbers of turns: 3 by ^a, 2 by ^b.
func.func private @two_ways(%c: i1, %n: i32) -> tensor<3xi32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.cond_br %c, ^a(%zero, %zero, %zero : i32, i32, i32), ^b(%zero, %zero, %zero : i32, i32, i32)
^a(%i: i32, %na: i32, %nb: i32):
  %na1 = arith.addi %na, %one : i32
  %i1 = arith.addi %i, %one : i32
  %is_end = arith.cmpi sge, %i1, %n : i32
  cf.cond_br %is_end, ^end(%i1, %na1, %nb : i32, i32, i32), ^b(%i1, %na1, %nb : i32, i32, i32)
^b(%k: i32, %ma: i32, %mb: i32):
  %mb1 = arith.addi %mb, %one : i32
  %k1 = arith.addi %k, %one : i32
  %is_end_b = arith.cmpi sge, %k1, %n : i32
  cf.cond_br %is_end_b, ^end(%k1, %ma, %mb1 : i32, i32, i32), ^a(%k1, %ma, %mb1 : i32, i32, i32)
^end(%p: i32, %q: i32, %r: i32):
  %0 = tensor.from_elements %p, %q, %r : tensor<3xi32>
  return %0 : tensor<3xi32>
}

// Elements that are computed together, and written in place, in a loop; a
// block that nothing leads to.
func.func private @large(%n: tensor<i32>) -> tensor<4096xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<1xi32>
  %x = stablehlo.iota dim = 0 : tensor<4096xi32>
  %y = stablehlo.add %x, %x : tensor<4096xi32>
  cf.br ^head(%zero, %x, %y : tensor<i32>, tensor<4096xi32>, tensor<4096xi32>)
^unused(%u: tensor<i32>):
  cf.br ^head(%u, %x, %x : tensor<i32>, tensor<4096xi32>, tensor<4096xi32>)
^head(%i: tensor<i32>, %a: tensor<4096xi32>, %b: tensor<4096xi32>):
  %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %go = tensor.extract %more[] : tensor<i1>
  %s = stablehlo.add %a, %y : tensor<4096xi32>
  %t = stablehlo.subtract %s, %x : tensor<4096xi32>
  cf.cond_br %go, ^body, ^done
^body:
  %v = stablehlo.multiply %t, %b : tensor<4096xi32>
  %w = stablehlo.add %v, %a : tensor<4096xi32>
  %m = stablehlo.dynamic_update_slice %w, %three, %i : (tensor<4096xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4096xi32>
  %k = stablehlo.add %i, %one : tensor<i32>
  cf.br ^head(%k, %b, %m : tensor<i32>, tensor<4096xi32>, tensor<4096xi32>)
^done:
  %r = stablehlo.add %t, %b : tensor<4096xi32>
  return %r : tensor<4096xi32>
}

func.func private @large_as_while(%n: tensor<i32>) -> tensor<4096xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<1xi32>
  %x = stablehlo.iota dim = 0 : tensor<4096xi32>
  %y = stablehlo.add %x, %x : tensor<4096xi32>
  %0:3 = stablehlo.while(%i = %zero, %a = %x, %b = %y) : tensor<i32>, tensor<4096xi32>, tensor<4096xi32>
  cond {
    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %v = stablehlo.add %a, %x : tensor<4096xi32>
    %w = stablehlo.multiply %v, %b : tensor<4096xi32>
    %p = stablehlo.add %w, %a : tensor<4096xi32>
    %m = stablehlo.dynamic_update_slice %p, %three, %i : (tensor<4096xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4096xi32>
    %k = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %k, %b, %m : tensor<i32>, tensor<4096xi32>, tensor<4096xi32>
  }
  %v = stablehlo.add %0#1, %x : tensor<4096xi32>
  %r = stablehlo.add %v, %0#2 : tensor<4096xi32>
  return %r : tensor<4096xi32>
}

func.func @main() {
  %true = arith.constant true
  %false = arith.constant false
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = stablehlo.constant dense<[30, 40]> : tensor<2xi32>
  %0:2 = func.call @larger(%a, %b, %true) : (tensor<2xi32>, tensor<2xi32>, i1) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %0#0, dense<[1, 2]> : tensor<2xi32> : tensor<2xi32>
  check.expect_eq_const %0#1, dense<[30, 40]> : tensor<2xi32> : tensor<2xi32>
  %1:2 = func.call @larger(%a, %b, %false) : (tensor<2xi32>, tensor<2xi32>, i1) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %1#0, dense<[31, 42]> : tensor<2xi32> : tensor<2xi32>
  check.expect_eq_const %1#1, dense<[30, 40]> : tensor<2xi32> : tensor<2xi32>

  %ten = arith.constant 10 : i32
  %2 = func.call @fibonacci(%ten) : (i32) -> tensor<i32>
  check.expect_eq_const %2, dense<55> : tensor<i32> : tensor<i32>
  %thirteen = arith.constant 13 : i32
  %3:2 = func.call @search(%thirteen) : (i32) -> (tensor<2xi32>, tensor<3xi32>)
  check.expect_eq_const %3#0, dense<[2, 6]> : tensor<2xi32> : tensor<2xi32>
  check.expect_eq_const %3#1, dense<[35, 70, 105]> : tensor<3xi32> : tensor<3xi32>
  %5:2 = func.call @search(%ten) : (i32) -> (tensor<2xi32>, tensor<3xi32>)
  check.expect_eq_const %5#0, dense<8> : tensor<2xi32> : tensor<2xi32>
  check.expect_eq_const %5#1, dense<[49, 98, 147]> : tensor<3xi32> : tensor<3xi32>
  %five = arith.constant 5 : i32
  %6 = func.call @two_ways(%true, %five) : (i1, i32) -> tensor<3xi32>
  check.expect_eq_const %6, dense<[5, 3, 2]> : tensor<3xi32> : tensor<3xi32>
  %7 = func.call @two_ways(%false, %five) : (i1, i32) -> tensor<3xi32>
  check.expect_eq_const %7, dense<[5, 2, 3]> : tensor<3xi32> : tensor<3xi32>

  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  // A function with branches in the body of a loop, and in its condition.
  %8 = stablehlo.while(%i = %zero) : tensor<i32>
  cond {
    %9 = func.call @below(%i) : (tensor<i32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  } do {
    %9 = func.call @large(%i) : (tensor<i32>) -> tensor<4096xi32>
    %10 = func.call @large_as_while(%i) : (tensor<i32>) -> tensor<4096xi32>
    check.expect_eq %9, %10 : tensor<4096xi32>
    %11 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %11 : tensor<i32>
  }
  check.expect_eq_const %8, dense<4> : tensor<i32> : tensor<i32>
  return
}

func.func private @below(%i: tensor<i32>) -> tensor<i1> {
  %four = stablehlo.constant dense<4> : tensor<i32>
  %0 = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %1 = tensor.extract %0[] : tensor<i1>
  cf.cond_br %1, ^yes, ^no
^yes:
  %2 = stablehlo.constant dense<true> : tensor<i1>
  return %2 : tensor<i1>
^no:
  return %0 : tensor<i1>
}
