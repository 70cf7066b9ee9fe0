// -allow-unregistered-dialect
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: [1, 2]}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: {b: 1}}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: -1}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: }}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: 1}
#-}
// -----
"t.u"() : () -> ()
{-#
  dialect_resources: {builtin: {a: 1}}
#-}
// -----
"t.u"() : () -> ()
{-#
  dialect_resources: {builtin: {a: "0x04000000010203"}}
#-}
// -----
"t.u"() : () -> ()
{-#
  dialect_resources: {foo: {a: 1}}
#-}
// -----
"t.u"() : () -> ()
{-#
  other: {x: {a: 1}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: tensor<2xf32>}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: 1 b: 2}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: 1,}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: dense<1> : tensor<i32>}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: (1)}}
#-}
// -----
"t.u"() : () -> ()
{-#
  dialect_resources: {builtin: {a: true}}
#-}
// -----
"t.u"() : () -> ()
{-#
  dialect_resources: {builtin: {a: "s"}}
#-}
// -----
"t.u"() : () -> ()
{-#
  external_resources: {x: {a: {b: 1}}, y: {c: 2}}
#-}
// -----
{-# external_resources: {1: {a: 1}} #-}
// -----
{-# external_resources: {x: {a: 1}, } #-}
// -----
{-# external_resources: {x: {1: 1}} #-}
// -----
{-# dialect_resources: {1: {a: 1}} #-}
// -----
{-# dialect_resources: {builtin: {1: 1}} #-}
// -----
{-# dialect_resources: {builtin: {a: "0x04000000010203",}} #-}
// -----
{-# external_resources: {x: {a: }} #-}
