module {
  func.func @main() attributes {a.b = @inner::@x} {
    return
  }
}
// -----
module {
  func.func @main() attributes {a.b = @inner::@x} {
    return
  }
  module @inner attributes {sym_visibility = "private"} {
    func.func nested @x() {
      return
    }
  }
}
// -----
module {
  func.func @main() attributes {a.b = @inner::@x} {
    return
  }
  module @inner attributes {sym_visibility = "private"} {
    func.func @x() {
      return
    }
    func.func @w() {
      return
    }
  }
}
// -----
module {
  func.func @main() attributes {a.b = @inner::@none} {
    return
  }
}
// -----
module {
  func.func @main() attributes {a.b = @inner::@x} {
    return
  }
  module @inner {
  }
}
// -----
module {
  func.func @main() attributes {a.b = @inner} {
    return
  }
  module @inner {
  }
  module @in2 {
    func.func @m() {
      return
    }
    module @in3 {
      func.func @y() {
        return
      }
    }
  }
  module {
    func.func @y() {
      return
    }
  }
}
// -----
module {
  module @inner {
    func.func @m() attributes {a.b = @inner::@x, a.c = @x} {
      return
    }
    func.func private @x() {
      return
    }
  }
}
// -----
module {
  module @inner attributes {a.b = @x, a.c = @y} {
  }
  func.func private @x() {
    return
  }
  func.func private @y() {
    return
  }
}
// -----
module attributes {a.b = @x} {
}
// -----
module {
  func.func @main() attributes {a.b = @in::@inner::@x} {
    return
  }
}
// -----
module {
  func.func @main() attributes {a.b = @in::@inner::@x} {
    return
  }
  module @in attributes {sym_visibility = "nested"} {
    module @inner attributes {sym_visibility = "nested"} {
      func.func nested @x() {
        return
      }
      func.func @w() {
        return
      }
    }
  }
}
// -----
module {
  func.func @h() {
    "x.y"() ({
      "q.r"() : () -> ()
    }, {
    }) : () -> ()
    return
  }
}
// -----
module {
  func.func private @g() {
    return
  }
  func.func @h() {
    "x.y"() ({
      "q.r"() {a = @g} : () -> ()
    }, {
    }) {a = @g} : () -> ()
    return
  }
}
// -----
module {
  func.func private @g() {
    return
  }
  "x.y"() {a = @g} : () -> ()
  "x.y"() ({
    "x.s"() {a = @g} : () -> ()
  }, {
  }) {a = @g} : () -> ()
}
// -----
module {
  func.func private @g() {
    return
  }
  "x.y"() {a = @g} : () -> ()
  "x.y"() ({
  }, {
  }) {a = @g} : () -> ()
}
// -----
module {
  module @m {
    "x.y"() {a = @g, sym_name = "g"} : () -> ()
  }
  module @n {
    func.func private @y() {
      return
    }
    "x.y"() {a = @y, sym_name = "g"} : () -> ()
  }
}
