// -allow-unregistered-dialect
"test.op"() {a = -1 : ui128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -1 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 18446744073709551616 : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551616 : ui128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551616 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 170141183460469231731687303715884105727 : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 170141183460469231731687303715884105727 : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 170141183460469231731687303715884105727 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 170141183460469231731687303715884105728 : si128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 170141183460469231731687303715884105728 : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 170141183460469231731687303715884105728 : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 170141183460469231731687303715884105728 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -170141183460469231731687303715884105728 : ui128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -170141183460469231731687303715884105728 : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -170141183460469231731687303715884105728 : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -170141183460469231731687303715884105728 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -170141183460469231731687303715884105729 : i128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -170141183460469231731687303715884105729 : si128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -170141183460469231731687303715884105729 : ui128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -170141183460469231731687303715884105729 : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -170141183460469231731687303715884105729 : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -170141183460469231731687303715884105729 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 340282366920938463463374607431768211455 : si128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 340282366920938463463374607431768211455 : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 340282366920938463463374607431768211455 : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 340282366920938463463374607431768211455 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 340282366920938463463374607431768211456 : i128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 340282366920938463463374607431768211456 : si128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 340282366920938463463374607431768211456 : ui128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 340282366920938463463374607431768211456 : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 340282366920938463463374607431768211456 : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 340282366920938463463374607431768211456 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : si128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x80000000000000000000000000000000 : si128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x80000000000000000000000000000000 : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x80000000000000000000000000000000 : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x80000000000000000000000000000000 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : i128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : si128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : ui128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -0x1 : ui128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -0x1 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1.0 : i128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1.0 : si128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1.0 : ui128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1.0 : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1.0 : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1.0 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1. : i128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1. : si128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1. : ui128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1. : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1. : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1. : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = true : i128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = true : si128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = true : ui128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = true : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = true : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = true : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -1 : ui64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 36893488147419103232 : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 36893488147419103232 : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 36893488147419103232 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 36893488147419103232 : i64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 36893488147419103232 : si64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 36893488147419103232 : ui64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 36893488147419103232 : index} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 36893488147419103231 : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 36893488147419103231 : i64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 36893488147419103231 : si64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 36893488147419103231 : ui64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 36893488147419103231 : index} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 18446744073709551615 : si64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 18446744073709551615 : index} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 18446744073709551616 : i64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 18446744073709551616 : si64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 18446744073709551616 : ui64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 18446744073709551616 : index} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551616 : i64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551616 : si64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551616 : ui64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551616 : index} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551617 : i65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551617 : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551617 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551617 : i64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551617 : si64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551617 : ui64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551617 : index} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFFFFFFFFFFFFFF : si65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFFFFFFFFFFFFFF : i64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFFFFFFFFFFFFFF : si64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFFFFFFFFFFFFFF : ui64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFFFFFFFFFFFFFF : index} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 9223372036854775808 : si64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 9223372036854775808 : index} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -9223372036854775809 : ui65} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -9223372036854775809 : i64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -9223372036854775809 : si64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -9223372036854775809 : ui64} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -9223372036854775809 : index} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1 : i0} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -1 : ui300} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -1 : i0} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890 : i256} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890 : i72} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890 : i0} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -0x0 : i256} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -0x0 : i1000} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -0x0 : i72} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -0x0 : ui300} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -0x0 : i0} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x123456789ABCDEF0123456789ABCDEF0123456789ABCDEF : i72} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x123456789ABCDEF0123456789ABCDEF0123456789ABCDEF : i0} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 18446744073709551616} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 340282366920938463463374607431768211456} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -18446744073709551616} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0xFFFFFFFFFFFFFFFFFF} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1e300 : f80} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1 : f80} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x3FFF000000000000000000000000000 : f80} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x3FFF0000000000000000000000000000 : f80} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x3FFB999999999999999999999999999A : f80} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x7FFF0000000000000000000000000000 : f80} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x7FFF8000000000000000000000000000 : f80} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFFFFFFFFFFFFFFFFFF : f80} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -0x3FFF8000000000000000 : f80} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFF0000000000000000000000000000 : f80} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x43FF0000000000000000000000000000 : f80} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<1> : tensor<2xf80>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x0000000000000080FF3F000000000000"> : tensor<2xf80>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x0000000000000000000000000000FF3F"> : tensor<2xf80>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x0000000000000000000000000000FF3F1111111111111111111111111111FF3F"> : tensor<2xf80>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[0x3FFF0000000000000000000000000000, 1.0]> : tensor<2xf80>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[0x3FFF0000000000000000000000000001, 1.0]> : tensor<2xf80>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1e300 : f128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 1 : f128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -0x3FFF8000000000000000 : f128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x1FFFF0000000000000000000000000000 : f128} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<1> : tensor<2xf128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x0000000000000080FF3F"> : tensor<2xf128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x0000000000000080FF3F0000000000000080FF3F"> : tensor<2xf128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[5, -18446744073709551617]> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[0x1FFFFFFFFFFFFFFFFF, 0]> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[123456789012345678901234567890123456789, 1]> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1.0, 2]> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[true, false]> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[340282366920938463463374607431768211455, 1]> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00"> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03"> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B"> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50"> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53"> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E5378"> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789D"> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567B"> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567BA0C5EA0F34597EA3C8ED12375C81A6CB"> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567BA0C5EA0F34597EA3C8ED12375C81A6CBF0153A5F84A9CEF3183D6287ACD1F61B"> : tensor<2xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0xF1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1"> : tensor<1xi65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = array<i65: 1, -2>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = array<i65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[123456789012345678901234567890123456789, 1]> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1.0, 2]> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[true, false]> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[340282366920938463463374607431768211455, 1]> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00"> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03"> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE0328"> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B"> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50"> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B5075"> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53"> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E5378"> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567B"> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567BA0C5EA0F34597EA3C8ED12375C81A6CB"> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567BA0C5EA0F34597EA3C8ED12375C81A6CBF0153A5F84A9CEF3183D6287ACD1F61B"> : tensor<2xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0xF1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1"> : tensor<1xi100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = array<i100: 1, -2>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = array<i100>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1.0, 2]> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[true, false]> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[340282366920938463463374607431768211455, 1]> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00"> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03"> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE0328"> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50"> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B5075"> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53"> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E5378"> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789D"> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567BA0C5EA0F34597EA3C8ED12375C81A6CB"> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567BA0C5EA0F34597EA3C8ED12375C81A6CBF0153A5F84A9CEF3183D6287ACD1F61B"> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, -2]> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[5, -18446744073709551617]> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[0x1FFFFFFFFFFFFFFFFF, 0]> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[123456789012345678901234567890123456789, 1]> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1.0, 2]> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[true, false]> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<-1> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[340282366920938463463374607431768211455, 1]> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00"> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03"> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B"> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50"> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53"> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E5378"> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789D"> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567B"> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567BA0C5EA0F34597EA3C8ED12375C81A6CB"> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567BA0C5EA0F34597EA3C8ED12375C81A6CBF0153A5F84A9CEF3183D6287ACD1F61B"> : tensor<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0xF1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1"> : tensor<1xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[(1, -2), (18446744073709551616, 3)]> : tensor<2xcomplex<ui65>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, -2]> : vector<2xui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = array<ui65: 1, -2>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = array<ui65>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1.0, 2]> : tensor<2xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[true, false]> : tensor<2xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00"> : tensor<2xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03"> : tensor<2xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE0328"> : tensor<2xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B"> : tensor<2xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B5075"> : tensor<2xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53"> : tensor<2xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E5378"> : tensor<2xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789D"> : tensor<2xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567B"> : tensor<2xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567BA0C5EA0F34597EA3C8ED12375C81A6CB"> : tensor<2xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567BA0C5EA0F34597EA3C8ED12375C81A6CBF0153A5F84A9CEF3183D6287ACD1F61B"> : tensor<2xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0xF1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1"> : tensor<1xi136>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, -2]> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[5, -18446744073709551617]> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1.0, 2]> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[true, false]> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<-1> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00"> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03"> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE0328"> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B"> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50"> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B5075"> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53"> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E5378"> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789D"> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x00254A6F94B9DE03284D7297BCE1062B50759ABFE4092E53789DC2E70C31567BA0C5EA0F34597EA3C8ED12375C81A6CB"> : tensor<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0xF1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1"> : tensor<1xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[(1, -2), (18446744073709551616, 3)]> : tensor<2xcomplex<ui256>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, -2]> : vector<2xui256>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a"]> : tensor<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[["a", "b"], ["c", "d"]]> : tensor<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", 1]> : tensor<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, "a"]> : tensor<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[]> : tensor<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<> : tensor<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", ["b"]]> : tensor<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<1> : tensor<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, 2]> : tensor<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[-"a"]> : tensor<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[["a"], "b"]> : tensor<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a"]> : tensor<2x!tf_type.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[["a", "b"], ["c", "d"]]> : tensor<2x!tf_type.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", 1]> : tensor<2x!tf_type.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, "a"]> : tensor<2x!tf_type.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[]> : tensor<2x!tf_type.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<> : tensor<2x!tf_type.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", ["b"]]> : tensor<2x!tf_type.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<1> : tensor<2x!tf_type.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, 2]> : tensor<2x!tf_type.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[-"a"]> : tensor<2x!tf_type.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[["a"], "b"]> : tensor<2x!tf_type.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"a"> : tensor<2xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, "a"]> : tensor<2xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["", "b\n\"\\"]> : tensor<2xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", ["b"]]> : tensor<2xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", "a"]> : tensor<2xf32>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", 1]> : tensor<2xf32>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["0x61", "b"]> : tensor<2xf32>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<> : tensor<2xf32>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x616"> : tensor<2xf32>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", "b"]> : tensor<!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[["a", "b"], ["c", "d"]]> : tensor<!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[]> : tensor<!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, 2]> : tensor<!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[["a"], "b"]> : tensor<!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["\C3\A4", "\00b"]> : tensor<1x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<1> : tensor<1x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[-"a"]> : tensor<1x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"a"> : vector<2xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, "a"]> : vector<2xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["", "b\n\"\\"]> : vector<2xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", ["b"]]> : vector<2xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", "a"]> : tensor<2xcomplex<f32>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", 1]> : tensor<2xcomplex<f32>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["0x61", "b"]> : tensor<2xcomplex<f32>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<> : tensor<2xcomplex<f32>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x616"> : tensor<2xcomplex<f32>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[["a", "b"], ["c", "d"]]> : tensor<2x!unknown<string<3>>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[]> : tensor<2x!unknown<string<3>>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, 2]> : tensor<2x!unknown<string<3>>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[["a"], "b"]> : tensor<2x!unknown<string<3>>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a"]> : tensor<2x!stablehlo.token>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<1> : tensor<2x!stablehlo.token>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[-"a"]> : tensor<2x!stablehlo.token>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, "a"]> : tensor<2x2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["", "b\n\"\\"]> : tensor<2x2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", ["b"]]> : tensor<2x2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", "a"]> : tensor<?x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", 1]> : tensor<?x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["0x61", "b"]> : tensor<?x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<> : tensor<?x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x616"> : tensor<?x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", "b"]> : tensor<0x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[["a", "b"], ["c", "d"]]> : tensor<0x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, 2]> : tensor<0x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[["a"], "b"]> : tensor<0x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a"]> : tensor<2xindex>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x6162"> : tensor<2xindex>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["\C3\A4", "\00b"]> : tensor<2xindex>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[-"a"]> : tensor<2xindex>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"a"> : tensor<2xi8, #stablehlo.bounds<3, 2>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, "a"]> : tensor<2xi8, #stablehlo.bounds<3, 2>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["", "b\n\"\\"]> : tensor<2xi8, #stablehlo.bounds<3, 2>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", ["b"]]> : tensor<2xi8, #stablehlo.bounds<3, 2>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<("a", "b")> : tensor<2xi8, #stablehlo.bounds<3, 2>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", "a"]> : tensor<*x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", 1]> : tensor<*x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["0x61", "b"]> : tensor<*x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<> : tensor<*x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x616"> : tensor<*x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", "b"]> : memref<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[["a", "b"], ["c", "d"]]> : memref<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"0x"> : memref<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[]> : memref<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, 2]> : memref<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[["a"], "b"]> : memref<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"a" : tensor<2xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0xFF : si8, b = 0x7F : si8} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<0xFF> : tensor<2xsi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = array<si8: 0xFF>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = array<si8: 255>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = array<si128: 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = array<i128: 340282366920938463463374607431768211456>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF> : tensor<2xsi128>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<true> : tensor<2x!u.s>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<-1> : tensor<2x!u.s>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1.5]> : tensor<1x!u.s>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a"]> : tensor<1xi1>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a"]> : tensor<1xui8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a"]> : tensor<1xindex>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"a"> : tensor<2xtensor<2xi8>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"a"> : tensor<2xnone>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = sparse<0, [1]> : tensor<1x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = sparse<"a", 1> : tensor<1xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = sparse<["a"], 1> : tensor<1xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<("a", 1)> : tensor<2x!unknown.string>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<(1, "b")> : tensor<1xcomplex<i8>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<1> : tensor<2xi0>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -0 : i32} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<-0> : tensor<2xi32>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = array<i32: -0>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = array<ui8: -129>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -0 : ui8} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<-0> : tensor<2xui8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = -0} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<9223372036854775808> : tensor<2xindex>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<0xFFFFFFFFFFFFFFFF> : tensor<2xindex>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0x : i8} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = 0X1 : i8} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a"]> : vector<1x!u.s>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<["a", "a"]> : vector<[2]xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"a"> : tensor<2xtuple<i8>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"a"> : tensor<2xcomplex<index>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<"a"> : tensor<1xf4E2M1FN>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, 2]> : vector<2xvector<2xi8>>} : () -> ()
// -----
// -allow-unregistered-dialect
%c = stablehlo.constant dense<1> : tensor<2xi128>
// -----
// -allow-unregistered-dialect
%c = stablehlo.constant dense<1.0> : tensor<2xf128>
// -----
// -allow-unregistered-dialect
%c = stablehlo.constant dense<"a"> : tensor<2x!u.s>
// -----
// -allow-unregistered-dialect
%c = "stablehlo.constant"() {value = dense<"a"> : tensor<2x!u.s>} : () -> tensor<2x!u.s>
// -----
// -allow-unregistered-dialect
%c = stablehlo.constant dense<1> : tensor<2xi65>
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<[1, 2]> : memref<*xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<1> : memref<2xmemref<2xi8>>} : () -> ()
// -----
// -allow-unregistered-dialect
"test.op"() {a = dense<1> : memref<?xi8>} : () -> ()
// -----
// -allow-unregistered-dialect
"x.op"() {a = sparse<[[0, -1]], 2> : tensor<3x4xi32>} : () -> ()
