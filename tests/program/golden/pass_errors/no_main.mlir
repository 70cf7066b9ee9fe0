// sdyrt-opt -sdy-remove-sub-axes-in-input-output-shardings
// expected-error@+1 {{there are 2 functions, and none is called @main}}
func.func @f() {
  return
}
func.func @g() {
  return
}
