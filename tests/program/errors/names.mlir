sdy.mesh @mesh = <["a"=2]>
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>] manual_axes={} (%arg1: tensor<8xf32>) {
    %1 = stablehlo.add %arg0, %arg1 : tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.named_computation<"foo">(%arg0) (%arg1: tensor<8xf32>) {
    %1 = stablehlo.add %arg0, %arg1 : tensor<8xf32>
    %2 = stablehlo.add %nope, %arg1 : tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %x = stablehlo.abs %arg0 : tensor<8xf32>
  %0 = "sdy.named_computation"(%arg0) <{name = "foo"}> ({
  ^bb0(%arg1: tensor<8xf32>):
    %1 = stablehlo.add %x, %arg1 : tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "sdy.named_computation"(%arg0) <{name = "foo"}> ({
  ^bb0(%arg0: tensor<8xf32>):
    sdy.return %arg0 : tensor<8xf32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "sdy.named_computation"(%arg0) <{name = "foo"}> ({
  ^bb0(%arg1: tensor<8xf32>):
    %5 = stablehlo.abs %arg1 : tensor<8xf32>
    sdy.return %arg1 : tensor<8xf32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  %5 = stablehlo.abs %0 : tensor<8xf32>
  return %5 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "sdy.named_computation"(%arg0) <{name = "foo"}> ({
  ^bb0(%arg1: tensor<8xf32>):
    %6 = stablehlo.abs %5 : tensor<8xf32>
    sdy.return %arg1 : tensor<8xf32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  %5 = stablehlo.abs %0 : tensor<8xf32>
  return %5 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %x = stablehlo.abs %arg0 : tensor<8xf32>
  func.func @g() {
    %6 = stablehlo.abs %x : tensor<8xf32>
    return
  }
  return %x : tensor<8xf32>
}
// -----
%x = stablehlo.constant dense<1.0> : tensor<8xf32>
func.func @g() {
    %6 = stablehlo.abs %x : tensor<8xf32>
    return
}
// -----
%x = stablehlo.constant dense<1.0> : tensor<8xf32>
module {
    %6 = stablehlo.abs %x : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.named_computation<"foo">(%arg0) (%arg0: tensor<8xf32>) {
    sdy.return %arg0 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %1 = stablehlo.abs %arg0 : tensor<8xf32>
  %0 = sdy.named_computation<"foo">(%arg0) (%arg2: tensor<8xf32>) {
    %1 = stablehlo.abs %arg2 : tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %b : tensor<8xf32>
  return %c : tensor<8xf32>
}
func.func @g(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %a = stablehlo.add %d, %arg0 : tensor<8xf32>
  return %arg0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %arg0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @g(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %a = stablehlo.add %arg0, %arg0 : tensor<8xf32>
  return %arg0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %arg0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @g(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>, %arg0: tensor<8xf32>) -> tensor<8xf32> {
  return %arg0 : tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %arg0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @g(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %a tensor<8xf32>
}
// -----
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %arg0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @g(%x: tensor<8xf64>) -> tensor<8xf32> {
  %a = stablehlo.abs %x : tensor<8xf64>
  return %a tensor<8xf32>
}
// -----
func.func @number_of_argument(%x: tensor<2x3xf32>, %i: tensor<f32>) -> tensor<2xf32> {
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a#1: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a#1 : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @numbers_of_arguments(%x: tensor<2x3xf32>, %i: tensor<f32>) -> tensor<2xf32> {
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a#7: tensor<f32>, %a: tensor<f32>):
    %b:2 = stablehlo.optimization_barrier %a#7, %a : tensor<f32>, tensor<f32>
    stablehlo.return %b#1 : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @another_number_of_argument() {
  cf.br ^bb0
^bb0(%a#1: i32):
  cf.br ^bb0(%a : i32)
}
// -----
func.func @number_behind_number_of_argument() {
  cf.br ^bb0
^bb0(%a#1: i32):
  cf.br ^bb0(%a#2 : i32)
}
// -----
func.func @invalid_number_of_argument() {
  cf.br ^bb0
^bb0(%a#1: i32, %a: i32):
  cf.br ^bb0(%a#2 : i32)
}
// -----
func.func @number_of_argument_twice() {
  cf.br ^bb0
^bb0(%a#1: i32, %b: i32, %a#1: i32):
  return
}
// -----
func.func @number_of_argument_is_defined() {
  %a:2 = func.call @f() : () -> (i32, i32)
  cf.br ^bb0
^bb0(%a#1: i32):
  return
}
// -----
func.func @result_is_number_of_argument() {
  cf.br ^bb0
^bb0(%a#1: i32):
  %a:2 = func.call @f() : () -> (i32, i32)
  return
}
// -----
func.func @result_beside_number_of_argument(%x: i32) {
  cf.br ^bb0(%x : i32)
^bb0(%a#2: i32):
  %a:2 = func.call @g(%a#2) : (i32) -> (i32, i32)
  cf.br ^bb0(%a#1 : i32)
}
func.func private @g(i32) -> (i32, i32)
// -----
func.func @number_of_argument_used_before() {
  cf.br ^bb0(%a#1 : i32)
^bb0(%a#1: i32):
  return
}
// -----
func.func @number_of_argument_of_other_type() {
  cf.br ^bb0(%a#1 : i64)
^bb0(%a#1: i32):
  return
}
// -----
func.func @use_of_number_of_other_type() {
  cf.br ^bb0
^bb0(%a#1: i32):
  cf.br ^bb0(%a#1 : i64)
}
// -----
func.func @number_goes_with_its_region(%x: tensor<2x3xf32>, %a: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.reduce"(%x, %a) ({
  ^bb0(%a#1: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %a : tensor<f32>
}
// -----
func.func @number_goes_with_the_first_region(%x: tensor<2x3xf32>, %i: tensor<f32>) -> tensor<2xf32> {
  cf.br ^bb0
^bb0(%a#2: tensor<f32>):
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a#1: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a#1: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a#2 : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @argument_is_number_used_before() {
  cf.br ^bb0(%a#1, %a#0 : i32, i32)
^bb0(%b: i32, %a#0: i32):
  return
}
// -----
func.func @entry_argument_behind_another_number(%x: tensor<2x3xf32>, %i: tensor<f32>) -> tensor<2xf32> {
  %c = stablehlo.add %a#1, %i : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    stablehlo.return %a : tensor<f32>
  }
  return %0 : tensor<2xf32>
}
// -----
func.func @entry_argument_in_use(%x: tensor<2x3xf32>, %i: tensor<f32>) -> tensor<2xf32> {
  %c = stablehlo.add %a#1, %a : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    stablehlo.return %a : tensor<f32>
  }
  return %0 : tensor<2xf32>
}
// -----
module {
  func.func @used_before(%i: i32) {
    cf.br ^bb0(%x : i32)
  ^bb0(%j: i32):
    return
  }
  func.func @defined(%i: i32) {
    %y = func.call @h(%x#1) : (i32) -> i32
    %x:2 = func.call @g(%i) : (i32) -> (i32, i32)
    return
  }
  func.func @more(%i: i32) {
    %a = func.call @h(%i) : (i32) -> i32
    %b = func.call @h(%a) : (i32) -> i32
    %c = func.call @h(%b) : (i32) -> i32
    %d = func.call @h(%z) : (i32) -> i32
    return
  }
}
