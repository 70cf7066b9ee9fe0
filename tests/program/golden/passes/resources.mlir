// sdyrt-opt --allow-unregistered-dialect -split-input-file
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: 1}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: "0x04000000010203"}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: true, b: false}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: "s"}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: 1.5}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: @x}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {"a": 1}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {mlir_reproducer: {pipeline: "builtin.module()", disable_threading: true, verify_each: true}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {mlir_reproducer: {pipeline: 1}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: abc}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: 1, a: 2}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: i32}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: #foo}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: (}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: %0}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: ^bb}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: 1}, x: {b : 2}}
#-}
// -----
{-# external_resources: {x: {a: } , b: 2}} #-}
