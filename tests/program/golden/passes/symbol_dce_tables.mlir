// sdyrt-opt -symbol-dce -split-input-file --allow-unregistered-dialect
module {
  func.func @main() attributes {a.b = @inner::@x} { return }
  module @inner attributes {sym_visibility = "private"} { func.func private @x() { return } func.func private @w() { return } }
}
// -----
module {
  func.func @main() attributes {a.b = @inner::@x} { return }
  module @inner attributes {sym_visibility = "private"} { func.func nested @x() { return } func.func nested @w() { return } }
}
// -----
module {
  func.func @main() attributes {a.b = @inner::@x} { return }
  module @inner attributes {sym_visibility = "private"} { func.func @x() { return } func.func @w() { return } }
}
// -----
module {
  func.func @main() attributes {a.b = @inner::@none} { return }
  module @inner attributes {sym_visibility = "private"} { func.func @x() { return } func.func @w() { return } }
}
// -----
module {
  func.func @main() attributes {a.b = @inner::@x} { return }
  module @inner { func.func private @x() { return } func.func nested @w() { return } func.func private @z() { return }  }
}
// -----
module {
  func.func @main() attributes {a.b = @inner} { return }
  module @inner { func.func private @x() { return } func.func nested @w() { return } func.func private @z() { return }  }
  module @in2 { func.func @m() {return} module @in3 { func.func nested @z() {return} func.func @y() {return} } }
  module { func.func nested @z() {return} func.func @y() {return} }
}
// -----
module {
  module @inner { func.func @m() attributes {a.b = @inner::@x, a.c = @x} {return} func.func private @x() { return } }
  func.func private @x() {return}
  func.func private @xx() attributes {a.b = @x} {return}
}
// -----
module {
  module @inner attributes {a.b = @x, a.c = @y} { func.func private @x() { return } }
  func.func private @x() {return}
  func.func private @y() {return}
}
// -----
module attributes {a.b = @x} {
  func.func private @x() {return}
}
// -----
module {
  func.func @main() attributes {a.b = @in::@inner::@x} { return }
  module @in attributes {sym_visibility = "private"} { module @inner attributes {sym_visibility = "private"} { func.func nested @x() { return } func.func @w() { return } } }
}
// -----
module {
  func.func @main() attributes {a.b = @in::@inner::@x} { return }
  module @in attributes {sym_visibility = "nested"} { module @inner attributes {sym_visibility = "nested"} { func.func nested @x() { return } func.func @w() { return } } }
}
// -----
func.func private @g() { return }
func.func @h() { "x.y"() ({ "q.r"() : () -> ()  }, {}) : () -> () return }
// -----
func.func private @g() { return }
func.func @h() { "x.y"() ({ "q.r"() {a = @g} : () -> ()  }, {}) {a = @g} : () -> () return }
// -----
func.func private @g() { return }
"x.y"() {a = @g} : () -> ()
"x.y"() ({"x.s"() {a = @g} : () -> ()}, {}) {a = @g} : () -> ()
// -----
func.func private @g() { return }
"x.y"() {a = @g} : () -> ()
"x.y"() ({}, {}) {a = @g} : () -> ()
// -----
func.func private @g() { return }
module @m { "x.y"() {sym_name = "g", a = @g} : () -> () }
module @n { func.func private @y() {return} "x.y"() {sym_name = "g", a = @y} : () -> () }
