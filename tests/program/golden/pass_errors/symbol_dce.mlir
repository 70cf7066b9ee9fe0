// sdyrt-opt -symbol-dce --allow-unregistered-dialect
func.func private @g() {
  return
}
// expected-error@+1 {{operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses}}
"x.y"() ({
  "q.r"() : () -> ()
}) : () -> ()
// -----
// In a function, whose error it is.
func.func private @g() {
  return
}
// expected-error@+1 {{operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses}}
func.func @h() {
  "x.y"() ({
  }) : () -> ()
  return
}
// -----
// In a module in a module.
func.func private @g() {
  return
}
module {
  // expected-error@+1 {{operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses}}
  "x.y"() ({
  }) : () -> ()
}
// -----
// One that goes has none.
func.func private @h() {
  "x.y"() ({
  }) : () -> ()
  return
}
