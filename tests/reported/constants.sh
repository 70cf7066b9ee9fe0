#!/usr/bin/env bash
# Constants that are no list of elements: `dense_resource<..>`, whose bytes stand
# behind the program or were left out when it was printed, and `sparse<..>`.
# usage: constants.sh SDYRT SDYRT_OPT
# shellcheck source=tests/reported/lib.sh
. "$(dirname "$0")/lib.sh"

# program TYPE CONSTANT [BYTES]
program() {
    printf 'func.func @main() -> %s {\n' "$1"
    printf ' %%c = stablehlo.constant %s : %s\n return %%c : %s\n}\n' "$2" "$1" "$1"
    [ $# -lt 3 ] ||
        printf '{-# dialect_resources: { builtin: { a: "%s" } } #-}\n' "$3"
}

floats=0x040000000000803F000000400000404000008040

start 'a resource that is there'
program 'tensor<4xf32>' 'dense_resource<a>' $floats >a.mlir
run "$sdyrt" exec a.mlir
says 0 'tensor<4xf32> [1, 2, 3, 4]'
program 'tensor<i32>' 'dense_resource<a>' 0x0400000007000000 >i.mlir
run "$sdyrt" exec i.mlir
says 0 'tensor<i32> 7'

start 'a resource that is not there'
for program in "tensor<4xf32> dense_resource<__elided__>" \
    "tensor<4000000xf32> dense_resource<nothing>"; do
    program "${program%% *}" "${program#* }" >gone.mlir
    run "$sdyrt" exec gone.mlir
    says 1 "gone.mlir:2:7: 'stablehlo.constant' op has no elements: "
    says 1 "was left out when the program was printed; print it without large_elements_limit"
    run "$opt" gone.mlir -canonicalize -cse
    says 0 "%cst = stablehlo.constant ${program#* } : ${program%% *}"
done

start 'a sparse constant'
program 'tensor<4xf32>' 'sparse<[[0], [2]], [1.0, 5.0]>' >s.mlir
run "$sdyrt" exec s.mlir
says 0 'tensor<4xf32> [1, 0, 5, 0]'
sed 's/stablehlo.constant/sdy.constant/' s.mlir >sdy.mlir
run "$sdyrt" exec sdy.mlir
says 0 'tensor<4xf32> [1, 0, 5, 0]'
program 'tensor<2xf32>' 'sparse<[], []>' >none.mlir
run "$sdyrt" exec none.mlir
says 0 'tensor<2xf32> [0, 0]'
run "$opt" none.mlir
says 0 'stablehlo.constant sparse<> : tensor<2xf32>'

start 'tiles of a constant that is cut'
cat >cut.mlir <<'END'
sdy.mesh @m = <["x"=2]>
func.func @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<4xf32> {
  %c = stablehlo.constant dense_resource<a> : tensor<4xf32>
  %0 = stablehlo.add %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
END
run "$sdyrt" exec cut.mlir -n 2 --check --random 1
says 1 "was left out when the program was printed"
run "$sdyrt" partition cut.mlir
says 1 "cut.mlir:3:8: error: 'stablehlo.constant' op has no elements: dense_resource<a> was left out"
echo "{-# dialect_resources: { builtin: { a: \"$floats\" } } #-}" >>cut.mlir
run "$sdyrt" exec cut.mlir -n 2 --check --random 1
says 0 'result 0: tensor<4xf32>: equal'
run "$sdyrt" partition cut.mlir --device 1
says 0 'stablehlo.constant dense<[3.000000e+00, 4.000000e+00]> : tensor<2xf32>'

finish
