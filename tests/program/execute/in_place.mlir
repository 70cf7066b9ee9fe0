// Results that take over the buffer of an operand, and cases in which they may
// not: the old value is still used.

func.func private @used_later() {
  %x = stablehlo.iota dim = 0 : tensor<6xi32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %part = stablehlo.constant dense<[70, 80]> : tensor<2xi32>
  %0 = stablehlo.dynamic_update_slice %x, %part, %one : (tensor<6xi32>, tensor<2xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %x, dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32> : tensor<6xi32>
  %1 = stablehlo.dynamic_update_slice %0, %part, %one : (tensor<6xi32>, tensor<2xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %1, dense<[0, 70, 80, 3, 4, 5]> : tensor<6xi32> : tensor<6xi32>
  return
}

// The part is a view of the whole.
func.func private @part_of_itself() {
  %x = stablehlo.iota dim = 0 : tensor<6xi32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %part = stablehlo.slice %x [0:5] : (tensor<6xi32>) -> tensor<5xi32>
  %0 = stablehlo.dynamic_update_slice %x, %part, %one : (tensor<6xi32>, tensor<5xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %0, dense<[0, 0, 1, 2, 3, 4]> : tensor<6xi32> : tensor<6xi32>
  return
}

func.func private @loop() {
  %x = stablehlo.iota dim = 0 : tensor<4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<1xi32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<4xi32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %old = stablehlo.dynamic_slice %a, %i, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %new = stablehlo.add %old, %ten : tensor<1xi32>
    %b = stablehlo.dynamic_update_slice %a, %new, %i : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %b : tensor<i32>, tensor<4xi32>
  }
  check.expect_eq_const %0#1, dense<[10, 11, 12, 3]> : tensor<4xi32> : tensor<4xi32>
  return
}

// The values change places; one is the operand that comes after the loop too.
func.func private @swap() {
  %x = stablehlo.iota dim = 0 : tensor<3xi32>
  %y = stablehlo.negate %x : tensor<3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<1xi32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %a = %x, %b = %y) : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c = stablehlo.dynamic_update_slice %b, %ten, %i : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %c, %a : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  check.expect_eq_const %0#1, dense<[10, -1, 10]> : tensor<3xi32> : tensor<3xi32>
  check.expect_eq_const %0#2, dense<[0, 10, 2]> : tensor<3xi32> : tensor<3xi32>
  check.expect_eq_const %x, dense<[0, 1, 2]> : tensor<3xi32> : tensor<3xi32>
  return
}

// The body returns the old value too, and uses the operand of the loop.
func.func private @captured() {
  %x = stablehlo.iota dim = 0 : tensor<3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<2> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %a = %x, %b = %x) : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %last = stablehlo.slice %x [2:3] : (tensor<3xi32>) -> tensor<1xi32>
    %c = stablehlo.dynamic_update_slice %a, %last, %i : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %c, %a : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  check.expect_eq_const %0#1, dense<[2, 2, 2]> : tensor<3xi32> : tensor<3xi32>
  check.expect_eq_const %0#2, dense<[2, 1, 2]> : tensor<3xi32> : tensor<3xi32>
  return
}

// A loop in a loop, whose argument goes on as its own; a branch that may write.
func.func private @nested() {
  %x = stablehlo.iota dim = 0 : tensor<2xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<2> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<2xi32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %1:2 = stablehlo.while(%k = %zero, %b = %a) : tensor<i32>, tensor<2xi32>
    cond {
      %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %old = stablehlo.dynamic_slice %b, %k, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
      %new = stablehlo.add %old, %old : tensor<1xi32>
      %c = stablehlo.dynamic_update_slice %b, %new, %k : (tensor<2xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
      %m = stablehlo.add %k, %one : tensor<i32>
      stablehlo.return %m, %c : tensor<i32>, tensor<2xi32>
    }
    %p = stablehlo.compare EQ, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %part = stablehlo.constant dense<7> : tensor<1xi32>
    %d = "stablehlo.if"(%p) ({
      %e = stablehlo.dynamic_update_slice %1#1, %part, %zero : (tensor<2xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
      stablehlo.return %e : tensor<2xi32>
    }, {
      stablehlo.return %1#1 : tensor<2xi32>
    }) : (tensor<i1>) -> tensor<2xi32>
    %sum = stablehlo.add %d, %1#1 : tensor<2xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %sum : tensor<i32>, tensor<2xi32>
  }
  check.expect_eq_const %0#1, dense<[7, 16]> : tensor<2xi32> : tensor<2xi32>
  return
}

// Scatter: twice in the same buffer, and once with the old value used later.
func.func private @scatter() {
  %x = stablehlo.iota dim = 0 : tensor<4xi32>
  %at = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xi32>
  %by = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %0 = "stablehlo.scatter"(%x, %at, %by) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  %1 = "stablehlo.scatter"(%0, %at, %by) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %1, dense<[0, 21, 2, 43]> : tensor<4xi32> : tensor<4xi32>
  check.expect_eq_const %0, dense<[0, 11, 2, 23]> : tensor<4xi32> : tensor<4xi32>
  check.expect_eq_const %x, dense<[0, 1, 2, 3]> : tensor<4xi32> : tensor<4xi32>
  return
}

func.func @main() {
  func.call @used_later() : () -> ()
  func.call @part_of_itself() : () -> ()
  func.call @loop() : () -> ()
  func.call @swap() : () -> ()
  func.call @captured() : () -> ()
  func.call @nested() : () -> ()
  func.call @scatter() : () -> ()
  return
}
