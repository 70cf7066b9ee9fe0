// sdyrt-opt -sdy-pad-for-divisibility
// What is not cut evenly where it must be.
sdy.mesh @m = <["x"=2, "y"=4]>
// expected-error@+1 {{'func.func' op argument #1 has a non-divisible sharding. Shardy expects function IO to be divisible.}}
func.func @argument(%a: tensor<8xf32>, %b: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  return
}
// expected-error@+1 {{'func.func' op result #0 has a non-divisible sharding. Shardy expects function IO to be divisible.}}
func.func @result(%a: tensor<7xf32>) -> (tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  return %a : tensor<7xf32>
}
func.func @blocks(%a: tensor<9xf32>) -> tensor<9xf32> {
  %0 = sdy.all_slice [{"y"}] %a out_sharding=<@m, [{"y"}]> : tensor<9xf32>
  // expected-error@+1 {{'sdy.all_slice' op dimension 0 is cut into blocks that are no parts of those it had: the dimension has to be gathered first}}
  %1 = sdy.all_slice [{"x"}] %0 out_sharding=<@m, [{"y", "x"}]> : tensor<9xf32>
  return %a : tensor<9xf32>
}
func.func @joined_blocks(%a: tensor<9xf32>) -> tensor<9xf32> {
  %0 = sdy.all_slice [{"y", "x"}] %a out_sharding=<@m, [{"y", "x"}]> : tensor<9xf32>
  // expected-error@+1 {{'sdy.all_gather' op dimension 0 is cut into blocks that are no parts of those it had: the dimension has to be gathered first}}
  %1 = sdy.all_gather [{"x"}] %0 out_sharding=<@m, [{"y"}]> : tensor<9xf32>
  return %a : tensor<9xf32>
}
func.func @slice(%a: tensor<9xf32>) -> tensor<9xf32> {
  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<9xf32>
  // expected-error@+1 {{'stablehlo.slice' op dimension 0 is sharded but the slice is not a full slice and requires device communication.}}
  %1 = stablehlo.slice %0 [2:9] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<9xf32>) -> tensor<7xf32>
  return %a : tensor<9xf32>
}
