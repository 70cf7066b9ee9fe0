// sdyrt-opt -allow-unregistered-dialect -symbol-dce
// expected-error@+1 {{operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses}}
func.func @f() {
  "y.op"() ({
  }) : () -> ()
  return
}
// -----
func.func private @f()
"y.op"() ({
}, {
}) : () -> ()
// -----
func.func private @f()
// expected-error@+1 {{operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses}}
"y.op"() ({
}) {sym_name = "x"} : () -> ()
