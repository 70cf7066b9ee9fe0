// sdyrt-opt -canonicalize -allow-unregistered-dialect
func.func @f() {
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    "t.u"() : () -> ()
    sdy.return
  } : () -> ()
  return
}
