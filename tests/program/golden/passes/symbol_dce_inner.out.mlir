module {
  module @inner {
    func.func nested @y() {
      return
    }
  }
  module @in2 attributes {sym_visibility = "private"} {
  }
  module attributes {sym_visibility = "private"} {
  }
}
// -----
module {
  module @inner attributes {sym_visibility = "private"} {
    func.func @y() {
      return
    }
  }
  module @in2 {
  }
}
// -----
module {
  module @inner attributes {sym_visibility = "private"} {
    func.func private @x() {
      return
    }
    func.func @y() {
      call @x() : () -> ()
      return
    }
  }
  module @in2 {
    func.func private @x() {
      return
    }
    func.func @y() {
      call @x() : () -> ()
      return
    }
  }
}
