// sdyrt-opt --pass-pipeline=builtin.module(builtin.module(symbol-dce)) -split-input-file
module {
  module @inner { func.func private @x() { return } func.func nested @y() { return } module @q attributes {sym_visibility = "private"} {}}
  module @in2 attributes {sym_visibility = "private"} { func.func private @x() { return } func.func nested @y() { return } }
  module attributes {sym_visibility = "private"} { func.func private @x() { return } func.func nested @y() { return } }
}
// -----
module {
  module @inner attributes {sym_visibility = "private"} { func.func private @x() { return } func.func @y() { return } }
  module @in2 { func.func private @x() { return } }
}
// -----
module {
  module @inner attributes {sym_visibility = "private"} { func.func private @x() { return } func.func @y() { call @x() : () -> () return } }
  module @in2 { func.func private @x() { return } func.func @y() { call @x() : () -> () return } }
}
