#!/usr/bin/env bash
# From JAX to a run, and its files: arguments that JAX has dropped, .npy as it is
# written of what numpy has not, results beside those of JAX, texts that are not
# MLIR, tiles in .npy. Usage: exec_files.sh SDYRT SDYRT_OPT
# shellcheck source=tests/reported/lib.sh
. "$(dirname "$0")/lib.sh"

# npy FILE DESCR FORTRAN SHAPE BYTES: a file of these, in octal.
npy() {
    local header="{'descr': '$2', 'fortran_order': $3, 'shape': $4, }"
    mkdir -p "$(dirname "$1")"
    {
        # shellcheck disable=SC2059
        printf '\223NUMPY\1\0'"\\$(printf '%03o' ${#header})\\0"
        printf '%s' "$header"
        # shellcheck disable=SC2059
        printf "$5"
    } >"$1"
}

# descr FILE TEXT: what its header says of its elements.
descr() {
    head -c 100 "$1" | grep -aqF "'descr': '$2'" ||
        fail "$1 has not '$2': $(head -c 60 "$1" | tail -c 50)"
}

# elements FILE OCTAL: its bytes behind the header.
elements() {
    # shellcheck disable=SC2059
    tail -c "+$((11 + $(od -An -tu1 -j8 -N1 "$1")))" "$1" |
        cmp - <(printf "$2") || fail "$1 has other elements"
}

# program TYPE: f.mlir gives its argument.
program() {
    cat >f.mlir <<END
func.func @main(%x: $1) -> $1 {
  return %x : $1
}
END
}

# -- arguments ------------------------------------------------------------------

start "a file for which the program has no argument is refused"
# jax.jit(lambda a, b, c: a + c): b is dropped
cat >f.mlir <<'END'
func.func public @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.add %arg0, %arg1 : tensor<i32>
  return %0 : tensor<i32>
}
END
for i in 0 1 2; do
    npy in/arg$i.npy '<i4' False '()' "\\$((10 ** i % 8))\\0\\0\\0"
done
for options in "" "-n 2"; do
    # shellcheck disable=SC2086
    run "$sdyrt" exec f.mlir --in in --out out $options
    says 1 "sdyrt: in/arg2.npy: the program has 2 arguments: JAX drops those \
that are not used, and jax.jit(f, keep_unused=True) keeps them"
    [ ! -e out ] || fail "out was made"
done
rm in/arg2.npy
printf '1234' >in/arg7.bin
run "$sdyrt" exec f.mlir --in in --random 1
says 1 "in/arg7.bin: the program has 2 arguments"
rm in/arg7.bin
printf '1234' >in/arg0.bin
run "$sdyrt" exec f.mlir --in in
says 1 "in/arg0.npy is there, and in/arg0.bin too"
mv in/arg0.bin in/arg01.bin
run "$sdyrt" exec f.mlir --in in
says 1 "in/arg01.bin: argument 1 is read from arg1.bin"
rm in/arg01.bin
touch in/notes.txt in/argument.npy in/arg
run "$sdyrt" exec f.mlir --in in
says 0 "tensor<i32> 3"
mkdir in/rank2
run "$sdyrt" exec f.mlir --in in -n 2
says 1 "in/rank2: the program runs on 2 ranks"
run "$sdyrt" exec f.mlir --in in
says 1 "in/rank2: no rank has arguments of its own: argument 0 is whole, in \
in/arg0.npy"
mv in/rank2 in/rank1
npy in/rank1/arg2.npy '<i4' False '()' '\1\0\0\0'
run "$sdyrt" exec f.mlir --in in -n 2
says 1 "in/rank1/arg2.npy: the program has 2 arguments"

start "a folder of arguments that is not there is an error"
program 'tensor<2xf32>'
run "$sdyrt" exec f.mlir --in nowhere --random 1
says 1 "--in nowhere: No such file or directory"
touch file
run "$sdyrt" exec f.mlir --in file --random 1
says 1 "--in file: Not a directory"

# -- what numpy writes ----------------------------------------------------------

start "bf16 and small floats are read and written as numpy does of ml_dtypes"
program 'tensor<2xbf16>'
for form in '<V2' '|V2' '<u2'; do
    npy in/arg0.npy "$form" False '(2,)' '\200\77\0\100' # 1, 2
    run "$sdyrt" exec f.mlir --in in
    says 0 "tensor<2xbf16> [1, 2]"
done
run "$sdyrt" exec f.mlir --in in --out out
descr out/result0.npy '<V2'
elements out/result0.npy '\200\77\0\100'
npy in/arg0.npy '<i2' False '(2,)' '\200\77\0\100'
run "$sdyrt" exec f.mlir --in in
says 1 "its elements are '<i2', and bf16 is '<V2'"
for dtype in f8E4M3FN f8E5M2; do
    program "tensor<2x$dtype>"
    for form in '<V1' '|V1' '|u1' '<f1'; do # the last of numpy of f8E5M2
        npy in/arg0.npy "$form" False '(2,)' '\70\0'
        run "$sdyrt" exec f.mlir --in in --out out
        [ "$status" -eq 0 ] || fail "$form: $(cat "$sandbox/stderr")"
        descr out/result0.npy '<V1'
        elements out/result0.npy '\70\0'
    done
done

start "elements of fewer than 8 bits stand in the low ones of a byte"
for row in 'i4|\1\17\7\10|[1, -1, 7, -8]|\1\377\7\370' \
    'ui4|\1\17\7\10|[1, 15, 7, 8]|\1\17\7\10' \
    'i2|\1\3\2\0|[1, -1, -2, 0]|\1\377\376\0'; do
    IFS='|' read -r dtype bytes text out <<<"$row"
    program "tensor<4x$dtype>"
    npy in/arg0.npy '<V1' False '(4,)' "$bytes"
    run "$sdyrt" exec f.mlir --in in
    says 0 "$text"
    run "$sdyrt" exec f.mlir --in in --out out
    elements out/result0.npy "$out"
done
for row in 'i4|\7\10|1 of its elements is 8, and i4 goes from -8 to 7' \
    'i2|\1\200|1 of its elements is -128, and i2 goes from -2 to 1' \
    'ui2|\4\0|0 of its elements is 4, and ui2 goes from 0 to 3'; do
    IFS='|' read -r dtype bytes text <<<"$row"
    program "tensor<2x$dtype>"
    sign=${dtype%i[0-9]}
    npy in/arg0.npy "|${sign:-i}1" False '(2,)' "$bytes"
    run "$sdyrt" exec f.mlir --in in
    says 1 "in/arg0.npy: byte $text"
done
program 'tensor<4xf4E2M1FN>'
npy in/arg0.npy '<V1' False '(4,)' '\2\1\12\7' # 1, 0.5, -1, 6
cat >sum.mlir <<'END'
func.func @main(%x: tensor<4xf4E2M1FN>) -> (tensor<4xf32>, tensor<4xf4E2M1FN>) {
  %0 = stablehlo.convert %x : (tensor<4xf4E2M1FN>) -> tensor<4xf32>
  return %0, %x : tensor<4xf32>, tensor<4xf4E2M1FN>
}
END
run "$sdyrt" exec sum.mlir --in in
says 0 "[1, 0.5, -1, 6]"
run "$sdyrt" exec sum.mlir --in in --out out
elements out/result1.npy '\2\1\12\7'

start "random elements are of their type, and not all the same"
while read -r dtype least most; do
    cat >f.mlir <<END
func.func @main(%x: tensor<16x$dtype>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.convert %x : (tensor<16x$dtype>) -> tensor<16xf32>
  %1 = stablehlo.constant dense<9.0> : tensor<f32>
  %2 = stablehlo.negate %1 : tensor<f32>
  %3 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  %4 = stablehlo.reduce(%0 init: %2) applies stablehlo.maximum across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  return %3, %4 : tensor<f32>, tensor<f32>
}
END
    run "$sdyrt" exec f.mlir --random 1
    says 0 'tensor<f32> '
    awk -v a="$least" -v b="$most" '{ x[NR] = $2 }
        END { exit !(a <= x[1] && x[1] < x[2] && x[2] <= b) }' \
        "$sandbox/stdout" || fail "$dtype: $(cat "$sandbox/stdout")"
done <<'END'
i2 -2 1
ui2 0 3
ui4 0 15
f16 -1 1
f8E4M3FN -1 1
f8E5M2FNUZ -1 1
f8E8M0FNU 0 1
f4E2M1FN -1 1
f6E3M2FN -1 1
END

start "a transposed array and one of the other byte order are read"
program 'tensor<2x3xi16>'
npy in/arg0.npy '>i2' True '(2, 3)' '\0\1\0\2\0\3\0\4\0\5\0\6'
run "$sdyrt" exec f.mlir --in in
says 0 "[[1, 3, 5], [2, 4, 6]]"
program 'tensor<2x1x2xcomplex<f32>>'
one='\77\200\0\0' two='\100\0\0\0'
npy in/arg0.npy '>c8' True '(2, 1, 2)' "$one$two$two$two$two$one$one$one"
run "$sdyrt" exec f.mlir --in in
says 0 "[[[(1, 2), (2, 1)]], [[(2, 2), (1, 1)]]]"

start "a header that is broken is not printed with what pads it"
program 'tensor<2xf32>'
npy in/arg0.npy '<f4' False '(2      ' '        '
run "$sdyrt" exec f.mlir --in in
says 1 "in/arg0.npy: its header is no header of .npy: it has no good 'shape'"
grep -q '   ' "$sandbox/stderr" && fail "padding: $(cat "$sandbox/stderr")"

# -- results beside those of JAX -------------------------------------------------

start "--expect compares results with files"
cat >f.mlir <<'END'
func.func @main(%x: tensor<2x2xf32>, %i: tensor<i32>) -> (tensor<2x2xf32>, tensor<i32>) {
  %0 = stablehlo.add %x, %x : tensor<2x2xf32>
  return %0, %i : tensor<2x2xf32>, tensor<i32>
}
END
half='\0\0\0\77' one='\0\0\200\77' near='\1\0\200\77' two='\0\0\0\100'
npy in/arg0.npy '<f4' False '(2, 2)' "$half$half$one$half"
npy in/arg1.npy '<i4' False '()' '\7\0\0\0'
npy want/result0.npy '<f4' True '(2, 2)' "$one$two$one$near"
npy want/result1.npy '<i4' False '()' '\7\0\0\0'
run "$sdyrt" exec f.mlir --in in --expect want
says 0 "result 0: tensor<2x2xf32>: largest error 6e-08 of the largest element, \
2; allowed 0.0001
result 1: tensor<i32>: equal"
run "$sdyrt" exec f.mlir --in in --expect want --tolerance 1e-8 --out out
says 1 "sdyrt: --expect: result 0: element [1, 1] is 1, and in want 1.00000012; \
1 of its 4 elements is wrong, by up to 6e-08 of the largest element, 2; \
allowed 1e-08 (--tolerance)"
[ ! -e out ] || fail "wrong results were written"
npy want/result1.npy '<i4' False '()' '\10\0\0\0'
run "$sdyrt" exec f.mlir --in in --expect want
says 1 "--expect: result 1: element [] is 7, and in want 8; 1 of its 1 elements \
is wrong"
run "$sdyrt" exec f.mlir --in in -n 2 --expect want
says 1 "--expect: result 1: element [] of rank 0 is 7, and in want 8; 2 of all \
ranks' elements are wrong"
npy want/rank1/result1.npy '<i4' False '()' '\7\0\0\0'
npy want/result1.npy '<i4' False '()' '\7\0\0\0'
run "$sdyrt" exec f.mlir --in in -n 2 --expect want
says 0 "result 1: tensor<i32>: equal"
rm -r want/rank1
npy want/result1.npy '<i8' False '()' '\7\0\0\0\0\0\0\0'
run "$sdyrt" exec f.mlir --in in --expect want
says 1 "want/result1.npy: its elements are '<i8', and i32 is '<i4'"
rm want/result1.npy
run "$sdyrt" exec f.mlir --in in --expect want
says 1 "--expect: want/result1.npy is not there"
run "$sdyrt" exec f.mlir --in in --out all
cp all/result1.npy want/result1.npy
cp all/result1.npy want/result2.npy
run "$sdyrt" exec f.mlir --in in --expect want
says 1 "want/result2.npy: the program has 2 results"
run "$sdyrt" exec f.mlir --in in --expect nowhere
says 1 "--expect nowhere: No such file or directory"
run "$sdyrt" exec f.mlir --in in --expect all --check -n 2
says 2 "--check and --expect: each says what the results are compared with"

start "--expect of a program on all devices compares whole results"
cat >f.mlir <<'END'
sdy.mesh @m = <["x"=2]>
func.func @main(%x: tensor<3xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<3xi32> {
  %0 = stablehlo.add %x, %x : tensor<3xi32>
  return %0 : tensor<3xi32>
}
END
run "$sdyrt" exec f.mlir --random 1 --out want
run "$sdyrt" exec f.mlir --random 1 -n 2 --expect want
says 0 "result 0: tensor<3xi32>: equal"
run "$sdyrt" exec f.mlir --random 2 -n 2 --expect want
says 1 "of its 3 elements "

# examples: the Python of docs/from-jax.md that opens with its name, as files.
examples() {
    awk '/^```/ { inside = /^```python$/; file = "" }
        inside && file == "" && $1 == "#" && $2 ~ /[.]py$/ { file = $2 }
        file != "" { print >file }' "$here/../../docs/from-jax.md"
    [ -s dump.py ] || fail "docs/from-jax.md has no dump.py"
}

start "small floats that differ by one step are within a tolerance"
cat >f.mlir <<'END'
func.func @main(%arg0: tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
  return %arg0 : tensor<2xf8E4M3FN>
}
END
mkdir in want
printf '\70\60' >in/arg0.bin      # 1, 0.5
printf '\70\61' >want/result0.bin # 1, 0.5625
run "$sdyrt" exec f.mlir --in in --expect want --tolerance 0.07
says 0 "largest error 0.062 of the largest element, 1; allowed 0.07"
run "$sdyrt" exec f.mlir --in in --expect want
says 1 "element [1] is 0x30, and in want 0x31; 1 of its 2 elements is wrong, by \
up to 0.062 of the largest element, 1; allowed 0.04 (--tolerance)"
printf '\70\177' >want/result0.bin # 1, NaN
run "$sdyrt" exec f.mlir --in in --expect want --tolerance 0.5
says 1 "element [1] is 0x30, and in want 0x7F; 1 of its 2 elements is wrong"

# holds DIR: what dump.py has written there runs, and gives what JAX gave.
holds() {
    for options in "" "-n 2"; do
        # shellcheck disable=SC2086
        run "$sdyrt" exec "$1/f.mlir" --in "$1" --expect "$1" $options
        says 0 "result 0: tensor<8x4xbf16>: "
        says 0 "result 1: tensor<2x2xui32>: equal"
        says 0 "result 2: tensor<3xf8E4M3FN>: equal"
        says 0 "result 3: tensor<f32>: "
        says 0 "result 4: tensor<2xi8>: equal"
    done
}

start "what dump.py of docs/from-jax.md has written runs, and gives what JAX gave"
# made by the next test's make.py with JAX 0.10.2
cp -r "$here/from_jax" made
holds made

# With JAX at hand, by JAX_PYTHON too, the helper itself.
start "dump.py writes what runs"
examples
python=${JAX_PYTHON:-python3}
cat >make.py <<'END'
import jax
jax.config.update("jax_num_cpu_devices", 2)
import jax.numpy as jnp, numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P
from dump import dump

mesh = Mesh(np.array(jax.devices()), ("x",))
def on(value, *axes):
    return jax.device_put(value, NamedSharding(mesh, P(*axes)))

def f(tree, key, unused, n, rate, small):
    noise = jax.random.uniform(key, (8, 4))
    w = (tree["x"] @ tree["w"].astype(jnp.float32) * rate + noise).astype(jnp.bfloat16)
    narrow = jnp.array([1, -3], jnp.int4)
    return {"a": w, "b": jax.random.split(key)}, small * 2, n * rate, narrow + n.astype(jnp.int4)

x = np.asfortranarray(np.arange(48, dtype=np.float32).reshape(8, 6) / 48)
w = jnp.linspace(-1, 1, 24).reshape(6, 4).astype(jnp.bfloat16)
dump(f, {"x": on(x, "x", None), "w": on(w), "none": None}, jax.random.key(7),
     np.arange(5), np.int64(3), 0.5, jnp.array([1, 0.5, -2], jnp.float8_e4m3fn), dir="step")
END
if "$python" -c 'import jax' 2>/dev/null; then
    JAX_PLATFORMS=cpu run "$python" make.py
    [ "$status" -eq 0 ] || fail "make.py: $(tail -3 "$sandbox/stderr")"
    holds step
    mv step again
    cmp again/f.mlir "$here/from_jax/f.mlir" ||
        echo "this JAX prints another text than that of from_jax"
else
    "$python" -m py_compile dump.py || fail "dump.py is no Python"
    echo "no jax for $python: dump.py was not run"
fi

# -- texts that are not MLIR ------------------------------------------------------

start "a text that is not MLIR is told by what it is"
# recognised TEXT BYTES: by each command that reads programs.
recognised() {
    # shellcheck disable=SC2059
    printf "$2" >text
    local command
    for command in exec propagate partition; do
        run "$sdyrt" "$command" text
        says 1 "text:1:1: "
        says 1 "$1"
    done
    run "$opt" text
    says 1 "text:1:1: error: "
    says 1 "$1"
    [ "$(wc -l <"$sandbox/stderr")" -eq 1 ] || fail "more than one line"
}
recognised 'this is HLO, of compile().as_text() or as_text("hlo"), and no MLIR: \
give what jax.jit(f).lower(..).as_text() prints' 'HloModule jit_f, is_scheduled=true\n'
recognised 'this is a jaxpr' '{ lambda ; a:f32[4]. let\n'
recognised 'this is a jaxpr' '{ \033[34;1mlambda \033[39;22m; a'
recognised 'this is a jaxpr' '\n{ lambda ; a:f32[4]. let\n'
recognised 'this is a portable artifact of StableHLO' 'ML\357R\rStableHLO_v1.15.0\0\1'
recognised "this is MLIR's bytecode" 'ML\357R\rMLIR23.0.0git\0\1'
recognised "of MLIR's bytecode: give its text" 'b"ML\\xefR\\rStable'
recognised 'a byte order mark (EF BB BF)' '\357\273\277module {\n}\n'
recognised 'this is UTF-16' '\377\376m\0o\0d\0'
recognised 'this is UTF-16' 'm\0o\0d\0u\0'
recognised 'this is compressed by gzip' '\037\213\10\0\364\47'
recognised 'this is compressed by xz' '\3757zXZ\0'
recognised 'this is Markdown: leave out the lines' '```mlir\nmodule {\n'
recognised 'this is how Python prints a string' "'#loc1 = loc(unknown)"
recognised 'this is a zip archive' 'PK\3\4\55\0'
recognised 'this is a pickle of Python' '\200\4\225\277\1\0'
recognised 'this is an array of numpy' '\223NUMPY\1\0v\0'
recognised 'this is a protocol buffer' '\n\13jit__lambda\22\6main.1'
recognised 'exported.serialize()' '<\0\0\0008\0ML\357R\rStableHLO_v'
recognised 'this is how Python prints an object' '<jax._src.stages.Lowered object at 0x7f>'
recognised 'this is how Python prints a string' "'module @jit_f {\\\\n'"
printf '// \022 a module\n module { }' >text
run "$opt" text
says 0 "module {"

# -- words of commands -----------------------------------------------------------

start "an error of a command names no function of the library"
program 'tensor<4xf32>'
for option in "exec --sharding" "partition --sharding" "propagate --arg"; do
    read -r command name <<<"$option"
    run "$sdyrt" "$command" f.mlir --mesh '@m=<["x"=2]>' "$name" '7=<@m, [{}]>'
    says 1 "sdyrt: $name 7: the function has 1 argument, none 7"
    grep -q sdyrt_ "$sandbox/stderr" && fail "$(cat "$sandbox/stderr")"
done
run "$sdyrt" exec f.mlir --arg 3=x
says 1 "--arg: the program has 1 argument, and none of number 3"
printf 1 >short.bin
run "$sdyrt" exec f.mlir --arg 0=short.bin
says 1 "short.bin: it has 1 byte of elements, and 16 are needed"

start "an option that is given twice is refused"
for option in "exec --arg" "exec --sharding" "propagate --arg" \
    "propagate --result" "partition --sharding" "shape --offsets"; do
    read -r command name <<<"$option"
    value='0=<@m, [{}]>'
    [ "$command" = shape ] && value=0:0,1
    run "$sdyrt" "$command" "$name" "$value" "$name" "0$value"
    says 2 "sdyrt: $name is given more than once for 0"
done
run "$sdyrt" exec f.mlir --in a --in b
says 2 "sdyrt: --in is given more than once"
run "$sdyrt" exec f.mlir --mesh '<["x"=2]>' --mesh '@mesh=<["x"=2]>'
says 2 "sdyrt: --mesh: @mesh is given twice"

start "a program on a mesh says how many ranks it takes"
cat >f.mlir <<'END'
sdy.mesh @m = <["x"=8]>
func.func @main(%x: tensor<8xi32>) -> tensor<8xi32> {
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"x"}]>] out_shardings=[<@m, [{"x"}]>] manual_axes={"x"} (%y: tensor<1xi32>) {
    %1 = stablehlo.negate %y : tensor<1xi32>
    sdy.return %1 : tensor<1xi32>
  } : (tensor<8xi32>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}
END
run "$sdyrt" exec f.mlir --random 1
says 1 "f.mlir:3:8: 'sdy.manual_computation' op is on a mesh of 8 devices, and \
it runs on 1 rank; -n 8 gives it as many"
run "$sdyrt" exec f.mlir --random 1 -n 3
says 1 "@m has 8 devices, and there are 3 ranks; -n 8 gives it as many"
run "$sdyrt" exec f.mlir --random 1 -n 8
says 0 "tensor<8xi32> ["

start "a mesh without a name is @mesh"
run "$sdyrt" shape --mesh '<["x"=4]>' --type 'tensor<8xf32>' \
    --sharding '<@mesh, [{"x"}]>'
says 0 '3         3  [6]'
program 'tensor<8xf32>'
run "$sdyrt" exec f.mlir --mesh '<["x"=4]>' --sharding '0=<@mesh, [{"x"}]>' \
    -n 4 --random 1 --check
says 0 "result 0: tensor<8xf32>: equal"
for command in propagate partition; do
    run "$sdyrt" "$command" f.mlir --mesh '<["x"=4]>'
    says 0 'sdy.mesh @mesh = <["x"=4]>'
done

finish
