#!/usr/bin/env bash
# Options of mlir-opt in sdyrt-opt. What is expected is what MLIR prints.
# shellcheck source=tests/reported/lib.sh
. "$(dirname "$0")/lib.sh"

# shows NAME FILE OPTION..: exactly what stands on standard input.
shows() {
    start "$1"
    local file=$2
    shift 2
    cat >"$sandbox/expected"
    run "$opt" "$file" "$@"
    [ "$status" -eq 0 ] || fail "exit status $status"
    [ -s "$sandbox/stderr" ] && fail "stderr: $(cat "$sandbox/stderr")"
    diff "$sandbox/expected" "$sandbox/stdout" || fail "other output"
}

cat >"$sandbox/constants.mlir" <<'END'
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<8xf32>
  %2 = stablehlo.constant dense_resource<long> : tensor<4xi8>
  %3 = stablehlo.constant dense_resource<short> : tensor<1xi8>
  %4 = stablehlo.constant {a = array<i64: 1, 2, 3, 4>, b = [dense<[1, 2]> : tensor<2xi8>], c = sparse<[[0, 0], [2, 1]], [1.0, 5.0]> : tensor<4x2xf32>, d = sparse<[[1]], 5.0> : tensor<4xf32>} dense<2> : tensor<i8>
  return
}
{-# dialect_resources: { builtin: { long: "0x0100000001020304", short: "0x0100000001" } } #-}
END

shows "constants of more than 3 elements" "$sandbox/constants.mlir" \
    --mlir-elide-elementsattrs-if-larger=3 \
    --mlir-elide-resource-strings-if-larger=14 <<'END'
module {
  func.func @main() {
    %cst = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<8xf32>
    %c = stablehlo.constant dense_resource<long> : tensor<4xi8>
    %c_1 = stablehlo.constant dense_resource<short> : tensor<1xi8>
    %c_2 = stablehlo.constant {a = array<i64: 1, 2, 3, 4>, b = [dense<[1, 2]> : tensor<2xi8>], c = dense_resource<__elided__> : tensor<4x2xf32>, d = sparse<1, 5.000000e+00> : tensor<4xf32>} dense<2> : tensor<i8>
    return
  }
}

{-#
  dialect_resources: {
    builtin: {
      short: "0x0100000001"
    }
  }
#-}
END

shows "all constants and resources" "$sandbox/constants.mlir" \
    -mlir-elide-elementsattrs-if-larger 0 \
    -mlir-elide-resource-strings-if-larger 0 <<'END'
module {
  func.func @main() {
    %cst = stablehlo.constant dense_resource<__elided__> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<8xf32>
    %c = stablehlo.constant dense_resource<long> : tensor<4xi8>
    %c_1 = stablehlo.constant dense_resource<short> : tensor<1xi8>
    %c_2 = stablehlo.constant {a = array<i64: 1, 2, 3, 4>, b = [dense_resource<__elided__> : tensor<2xi8>], c = dense_resource<__elided__> : tensor<4x2xf32>, d = sparse<1, 5.000000e+00> : tensor<4xf32>} dense<2> : tensor<i8>
    return
  }
}

{-#

#-}
END

cat >"$sandbox/names.mlir" <<'END'
func.func @main(%a: tensor<f32> loc("x"), %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %b : tensor<f32> loc("a b/(7)"("m.py":1:2))
  %1 = stablehlo.add %0, %b : tensor<f32> loc("7")
  %2 = stablehlo.add %1, %b : tensor<f32> loc(fused<"m">["m.py":3:4, callsite("in" at "out")])
  %3 = stablehlo.add %2, %b : tensor<f32> loc("in")
  %4:2 = stablehlo.while(%i = %3, %j = %3) : tensor<f32>, tensor<f32> cond {
    %c = stablehlo.constant dense<true> : tensor<i1> loc("")
    stablehlo.return %c : tensor<i1> loc("s.py":1:1)
  } do {
    stablehlo.return %i, %j : tensor<f32>, tensor<f32> loc("s.py":2:1)
  } loc("loop")
  %cst = stablehlo.constant dense<0.0> : tensor<f32> loc("s.py":3:1)
  %5 = stablehlo.add %4#1, %cst : tensor<f32> loc("\C3\A9")
  return %5 : tensor<f32> loc("s.py":4:1)
} loc("s.py":0:0)
END

shows "names of values by their locations" "$sandbox/names.mlir" \
    --mlir-use-nameloc-as-prefix <<'END'
module {
  func.func @main(%x: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %a_b2F28729 = stablehlo.add %x, %arg1 : tensor<f32>
    %_7 = stablehlo.add %a_b2F28729, %arg1 : tensor<f32>
    %in = stablehlo.add %_7, %arg1 : tensor<f32>
    %in_0 = stablehlo.add %in, %arg1 : tensor<f32>
    %loop:2 = stablehlo.while(%iterArg = %in_0, %iterArg_1 = %in_0) : tensor<f32>, tensor<f32>
    cond {
      %0 = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %0 : tensor<i1>
    } do {
      stablehlo.return %iterArg, %iterArg_1 : tensor<f32>, tensor<f32>
    }
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_C3A9 = stablehlo.add %loop#1, %cst : tensor<f32>
    return %_C3A9 : tensor<f32>
  }
}
END

sed -e 's/^func.func @main(.*/func.func @main(%a: tensor<f32> loc("x"), %b: tensor<f32> loc("y")) -> tensor<f32> {/' \
    "$sandbox/names.mlir" >"$sandbox/located.mlir"
shows "locations where they are" "$sandbox/located.mlir" --no-implicit-module \
    --mlir-print-debuginfo --mlir-print-local-scope <<'END'
func.func @main(%arg0: tensor<f32> loc("x"), %arg1: tensor<f32> loc("y")) -> tensor<f32> {
  %0 = stablehlo.add %arg0, %arg1 : tensor<f32> loc("a b/(7)"("m.py":1:2))
  %1 = stablehlo.add %0, %arg1 : tensor<f32> loc("7")
  %2 = stablehlo.add %1, %arg1 : tensor<f32> loc(fused<"m">["m.py":3:4, callsite("in" at "out")])
  %3 = stablehlo.add %2, %arg1 : tensor<f32> loc("in")
  %4:2 = stablehlo.while(%iterArg = %3, %iterArg_0 = %3) : tensor<f32>, tensor<f32>
  cond {
    %c = stablehlo.constant dense<true> : tensor<i1> loc("")
    stablehlo.return %c : tensor<i1> loc("s.py":1:1)
  } do {
    stablehlo.return %iterArg, %iterArg_0 : tensor<f32>, tensor<f32> loc("s.py":2:1)
  } loc("loop")
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc("s.py":3:1)
  %5 = stablehlo.add %4#1, %cst : tensor<f32> loc("\C3\A9")
  return %5 : tensor<f32> loc("s.py":4:1)
} loc("s.py":0:0)
END

cat >"$sandbox/twice.mlir" <<'END'
func.func @main(%a: tensor<f32> loc("a")) -> tensor<f32> {
  %0 = stablehlo.negate %a : tensor<f32> loc("n")
  return %0 : tensor<f32> loc("r")
} loc("f")
func.func private @"g/h"() {
  return loc("s")
} loc("g")
END

shows "locations are forgotten" "$sandbox/twice.mlir" --strip-debuginfo \
    --mlir-print-debuginfo <<'END'
#loc = loc(unknown)
module {
  func.func @main(%arg0: tensor<f32> loc(unknown)) -> tensor<f32> {
    %0 = stablehlo.negate %arg0 : tensor<f32> loc(#loc)
    return %0 : tensor<f32> loc(#loc)
  } loc(#loc)
  func.func private @"g/h"() {
    return loc(#loc)
  } loc(#loc)
} loc(#loc)
END

start "programs between passes, as files"
pipeline='builtin.module(cse,func.func(cse,canonicalize),symbol-dce)'
run "$opt" "$sandbox/twice.mlir" --pass-pipeline="$pipeline" \
    --mlir-print-ir-tree-dir=tree --mlir-print-ir-before-all \
    --mlir-print-ir-after-all --mlir-print-debuginfo
[ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
[ -s "$sandbox/stderr" ] && fail "stderr: $(cat "$sandbox/stderr")"
find tree -type f | LC_ALL=C sort >found
diff - found <<'END' || fail "other files"
tree/builtin_module_no-symbol-name/0_cse.mlir
tree/builtin_module_no-symbol-name/1_cse.mlir
tree/builtin_module_no-symbol-name/2_symbol-dce.mlir
tree/builtin_module_no-symbol-name/3_symbol-dce.mlir
tree/builtin_module_no-symbol-name/func_func_g_h/1_0_cse.mlir
tree/builtin_module_no-symbol-name/func_func_g_h/1_1_cse.mlir
tree/builtin_module_no-symbol-name/func_func_g_h/1_2_canonicalize.mlir
tree/builtin_module_no-symbol-name/func_func_g_h/1_3_canonicalize.mlir
tree/builtin_module_no-symbol-name/func_func_main/1_0_cse.mlir
tree/builtin_module_no-symbol-name/func_func_main/1_1_cse.mlir
tree/builtin_module_no-symbol-name/func_func_main/1_2_canonicalize.mlir
tree/builtin_module_no-symbol-name/func_func_main/1_3_canonicalize.mlir
END
diff - tree/*/func_func_main/1_1_cse.mlir <<'END' || fail "another text"
// -----// IR Dump After CSEPass: cse //----- //
func.func @main(%arg0: tensor<f32> loc("a")) -> tensor<f32> {
  %0 = stablehlo.negate %arg0 : tensor<f32> loc("n")
  return %0 : tensor<f32> loc("r")
} loc("f")

END
for place in no/tree found; do
    run "$opt" "$sandbox/twice.mlir" -cse --mlir-print-ir-after-all \
        --mlir-print-ir-tree-dir=$place
    says 1 "error: cannot make folder '$place"
done

start "the passes that run"
run "$opt" "$sandbox/twice.mlir" --dump-pass-pipeline -cse \
    -sdy-drop-sharding-rules --symbol-dce
[ "$status" -eq 0 ] || fail "exit status $status"
diff - "$sandbox/stderr" <<'END' || fail "another pipeline"
Pass Manager with 3 passes:
builtin.module(
  cse,
  func.func(
    sdy-drop-sharding-rules
  ),
  symbol-dce
)

END
run "$opt" "$sandbox/twice.mlir" --dump-pass-pipeline
says 0 "Pass Manager with 0 passes:"

start "a text that comes back, and one that does not"
for file in constants names twice; do
    run "$opt" "$sandbox/$file.mlir" --verify-roundtrip
    [ "$status" -eq 0 ] || fail "$file: $(cat "$sandbox/stderr")"
done
# MLIR reads numbers as f64, so that the one that it prints for 0x1 is 0.
echo '"test.op"() {a = 1.0 : f80, b = 0x1 : f80} : () -> ()' >f80.mlir
run "$opt" --allow-unregistered-dialect f80.mlir
[ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
echo KEEP >k
run "$opt" --allow-unregistered-dialect f80.mlir --verify-roundtrip -o k
says 1 "f80.mlir: the program is another when it is printed and read back"
same k KEEP

start "numbers that are none"
for n in x -1 1x 4294967296 ''; do
    run "$opt" "$sandbox/twice.mlir" --mlir-elide-elementsattrs-if-larger=$n
    says 1 "'$n' value invalid for uint argument!"
done
run "$opt" "$sandbox/twice.mlir" --mlir-elide-resource-strings-if-larger
says 1 "requires a value"

start "programs are printed after the passes of every list"
run "$opt" "$sandbox/twice.mlir" -cse -canonicalize -inline \
    --mlir-print-ir-after=cse --mlir-print-ir-after=canonicalize,symbol-dce
[ "$(grep -c 'IR Dump After' "$sandbox/stderr")" = 2 ] ||
    fail "$(cat "$sandbox/stderr")"
says 0 "IR Dump After CSEPass: cse"
says 0 "IR Dump After CanonicalizerPass: canonicalize"

start "an error in a pipeline shows all of it"
run "$opt" "$sandbox/twice.mlir" --pass-pipeline='builtin.module(nope)'
sed -n 2p "$sandbox/stderr" | grep -qx 'builtin.module(nope)' ||
    fail "$(cat "$sandbox/stderr")"
run "$opt" "$sandbox/twice.mlir" --pass-pipeline='builtin.module(cse'
sed -n 2p "$sandbox/stderr" | grep -qx 'builtin.module(cse' ||
    fail "$(cat "$sandbox/stderr")"

finish
