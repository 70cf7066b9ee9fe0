#!/usr/bin/env bash
# Custom calls: of JAX's linear algebra, of callbacks, of the user's own.
# shellcheck source=tests/reported/lib.sh
. "$(dirname "$0")/lib.sh"

# What jnp.linalg.inv of a 2x2 matrix lowers to on a CPU, the factors alone.
factors() {
    cat >factors.mlir <<'END'
func.func @main(%x: tensor<4x2x2xf32>) -> (tensor<4x2x2xf32>, tensor<4x2xi32>, tensor<4xi32>) {
  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=4, j=2, k=2, l=2, m=2, n=2}, custom>} : (tensor<4x2x2xf32>) -> (tensor<4x2x2xf32>, tensor<4x2xi32>, tensor<4xi32>)
  return %0#0, %0#1, %0#2 : tensor<4x2x2xf32>, tensor<4x2xi32>, tensor<4xi32>
}
END
}

# callback ARGUMENTS RESULTS CALL: a program with one call of Python.
callback() {
    cat >callback.mlir <<END
func.func @main($1%x: tensor<2xf32>) -> ($2tensor<2xf32>) {
  $3
}
END
}
python='stablehlo.custom_call @xla_ffi_python_cpu_callback'
config='{backend_config = "", has_side_effect = true, mhlo.backend_config = {index = 0 : ui64}}'

start "linear algebra runs, and cut by its batch or its columns"
factors
run "$sdyrt" exec factors.mlir --random 1
if [ "$status" = 3 ] && grep -q "is in no library" "$sandbox/stderr"; then
    echo "without LAPACK: skipped"
else
    says 0 'tensor<4xi32> [0, 0, 0, 0]'
    for cut in '{"x"}, {}, {}' '{}, {}, {"y"}'; do
        run "$sdyrt" exec factors.mlir --random 1 -n 8 --check \
            --mesh '@m=<["x"=4, "y"=2]>' --sharding "0=<@m, [$cut]>"
        says 0 'result 0: tensor<4x2x2xf32>: equal'
        says 0 'result 1: tensor<4x2xi32>: equal'
    done
fi

start "without OpenBLAS it says what is missing"
factors
SDYRT_BLAS_LIB='' run "$sdyrt" exec factors.mlir --random 1
says 3 'SDYRT_BLAS_LIB'

start "jax.debug.print is left out when asked to"
callback '' '' "$python(%x) $config : (tensor<2xf32>) -> ()
  $python(%x) $config : (tensor<2xf32>) -> ()
  return %x : tensor<2xf32>"
run "$sdyrt" exec callback.mlir --random 1
says 3 "callback.mlir:2:3: 'stablehlo.custom_call' op is not supported: a call of 'xla_ffi_python_cpu_callback': it calls a function of the Python process"
says 3 '--ignore-effects'
run "$sdyrt" exec callback.mlir --random 1 --ignore-effects
says 0 "warning: callback.mlir:2:3: is left out: a call of 'xla_ffi_python_cpu_callback'; 1 more are"
says 0 'tensor<2xf32> ['
[ "$(wc -l <"$sandbox/stderr")" = 1 ] || fail "more than one warning"
run "$sdyrt" partition callback.mlir --mesh '@m=<["x"=2]>'
says 1 "--ignore-effects leaves it out"
run "$sdyrt" partition callback.mlir --mesh '@m=<["x"=2]>' --ignore-effects
says 0 "callback.mlir:2:3: warning: is left out: a call of"
says 0 "in all: 0"

start "its tokens do not count among arguments and results"
token='!stablehlo.token'
callback "%t: $token, " "$token, " \
    "%0 = $python(%t, %x) $config : ($token, tensor<2xf32>) -> $token
  return %0, %x : $token, tensor<2xf32>"
run "$sdyrt" exec callback.mlir --random 1
says 3 'argument 0 is a token'
printf '\0\0\200\77\0\0\0\100' >x.bin
run "$sdyrt" exec callback.mlir --arg 0=x.bin --ignore-effects
says 0 'tensor<2xf32> [1, 2]'
run "$sdyrt" exec callback.mlir --arg 0=x.bin --ignore-effects -n 2 --check \
    --mesh '@m=<["x"=2]>' --sharding '0=<@m, [{"x"}]>'
says 0 'result 0: tensor<2xf32>: equal'

start "a callback whose result is needed is refused either way"
callback '' '' "%0 = $python(%x) $config : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>"
run "$sdyrt" exec callback.mlir --random 1 --ignore-effects
says 3 'Pass what it returns as an argument'

start "a check is no effect to leave out"
callback '' '' "$python(%x) $config : (tensor<2xf32>) -> ()
  %0 = stablehlo.constant dense<7.0> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%x, %0) : (tensor<2xf32>, tensor<2xf32>) -> ()
  return %x : tensor<2xf32>"
run "$sdyrt" exec callback.mlir --random 1 --ignore-effects
says 1 'does not hold'

start "the k largest that may be approximate"
cat >top.mlir <<'END'
func.func @gt(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @main() -> (tensor<2x2xf32>, tensor<2x2xi32>) {
  %x = stablehlo.constant dense<[[1.0, 4.0], [3.0, 0.0], [2.0, 5.0]]> : tensor<3x2xf32>
  %i = stablehlo.iota dim = 0 : tensor<3x2xi32>
  %c = stablehlo.constant dense<-1> : tensor<i32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %cst, %c) {backend_config = "", called_computations = [@gt], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<3x2xf32>, tensor<3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xi32>
}
END
run "$sdyrt" exec top.mlir
says 0 'tensor<2x2xf32> [[3, 5], [2, 4]]'
says 0 'tensor<2x2xi32> [[1, 2], [2, 0]]'
sed 's/reduction_dim = 0/reduction_dim = 1/' top.mlir >wrong.mlir
run "$sdyrt" exec wrong.mlir
says 3 'not as JAX writes it'

start "functions of the user's own"
cat >twice.c <<'END'
#include <sdyrt/execute.h>
static sdyrt_status twice(const sdyrt_custom_call *call, void *state) {
    const float *const x = call->operands[0];
    float *const y = call->results[0];
    (void)state;
    for (int64_t i = 0; i < call->operand_types[0].dims[0]; i++)
        y[i] = 2 * x[i];
    return SDYRT_OK;
}
SDYRT_CUSTOM_TARGETS = {{"twice", twice, NULL}, {NULL, NULL, NULL}};
END
cat >twice.mlir <<'END'
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @twice(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
END
printf '\0\0\200\77\0\0\0\100' >x.bin
run "$sdyrt" exec twice.mlir --arg 0=x.bin
says 3 "no function of that name is known. Give it one: --calls LIB.so"
if command -v cc >/dev/null; then
    cc -shared -fPIC -I"$here/../../include" -o twice.so twice.c ||
        fail "twice.c does not compile"
    run "$sdyrt" exec twice.mlir --arg 0=x.bin --calls twice.so
    says 0 'tensor<2xf32> [2, 4]'
    run "$sdyrt" exec twice.mlir --arg 0=x.bin --calls twice.so -n 2 --check \
        --mesh '@m=<["x"=2]>' --sharding '0=<@m, [{"x"}]>'
    says 0 'result 0: tensor<2xf32>: equal'
    run "$sdyrt" partition twice.mlir --calls twice.so --mesh '@m=<["x"=2]>' \
        --sharding '0=<@m, [{"x"}]>'
    says 0 'all_gather      {"x"}'
    run "$sdyrt" exec twice.mlir --arg 0=x.bin --calls twice.so --calls twice.so
    says 1 "--calls: twice.so: there is a function for 'twice' already"
    printf 'int x;\n' >none.c
    cc -shared -fPIC -o none.so none.c
    run "$sdyrt" exec twice.mlir --arg 0=x.bin --calls none.so
    says 1 'undefined symbol: sdyrt_custom_targets'
fi
run "$sdyrt" exec twice.mlir --arg 0=x.bin --calls nowhere.so
says 1 'nowhere.so: cannot open shared object file'

start "symbolic shapes: the argument, and what to do"
printf 'func.func @main(%%x: tensor<?xf32>) -> tensor<?xf32> {\n  return %%x : tensor<?xf32>\n}\n' >open.mlir
run "$sdyrt" exec open.mlir --random 1
says 3 "open.mlir:1:1: 'func.func' op is not supported: argument 0 has a dynamic shape: 'tensor<?xf32>'. Lower the program, or export it, with sizes"
sed -i 's/^}$/} loc(unknown)/' open.mlir
run "$sdyrt" exec open.mlir --random 1
says 3 "sdyrt: open.mlir: 'func.func' op is not supported: argument 0 has"

# Each known target says why it does not run, and what to do.
start "known targets that do not run"
while read -r target word; do
    printf 'func.func @main(%%x: tensor<f32>) -> tensor<f32> {\n  %%0 = stablehlo.custom_call @%s(%%x) : (tensor<f32>) -> tensor<f32>\n  return %%0 : tensor<f32>\n}\n' "$target" >call.mlir
    run "$sdyrt" exec call.mlir --random 1
    says 3 "$word"
done <<'END'
xla_ffi_python_gpu_callback Pass what it returns
CustomSPMDPartitioning Lower the function that it wraps
tpu_custom_call interpret=True
cudnn_fmha lowering_platforms=("cpu",)
hipsolver_potrf_ffi lowering_platforms=("cpu",)
Qr lowering_platforms=("cpu",)
lapack_sgetrf Lower with a later JAX
ragged_all_to_all lower lax.all_to_all
tridiagonal_solve_perturbed_ffi without perturb_singular
END

finish
