#!/usr/bin/env bash
# Pieces of a dump of JAX as options. Usage: paste.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

# As JAX prints it, one line each.
cat >"$sandbox/f.mlir" <<'EOF'
module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 2 : i64}]}}
  sdy.mesh @mesh_0 = <["z"=4]> {stablehlo.mesh = {axes = [{name = "z", size = 4 : i64}]}} loc(#loc)
  func.func public @main(%arg0: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>}) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {"b"}]>]>} : tensor<4x6xf32>
    %1 = sdy.sharding_constraint %0 <@mesh_0, [{"z"}, {?}]> : tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
}
EOF
line() {
    sed -n "$1p" "$sandbox/f.mlir"
}
of=(--mesh "$(line 2)" --type 'tensor<4x6xf32>')
quarters='  device  position  offset          size               bytes
       0         0  [0, 0]          2x3                 24 B
       1         1  [0, 3]          2x3                 24 B
       2         2  [2, 0]          2x3                 24 B
       3         3  [2, 3]          2x3                 24 B'

# pastes NAME SHARDING: it is the sharding of the first argument.
pastes() {
    prints "$1" shape "${of[@]}" --sharding "$2" <<<"$quarters"
}
argument='#sdy.sharding<@mesh, [{"a"}, {"b"}]>'
pastes "a sharding" "$argument"
pastes "an attribute" "sdy.sharding = $argument"
pastes "attributes" "{jax.result_info = \"result[0]['w']\", sdy.sharding = $argument}"
pastes "an argument" "%arg0: tensor<4x6xf32> {sdy.sharding = $argument}"
pastes "a sharding and a type" '<@mesh, [{"a"}, {"b"}]> : tensor<4x6xf32>'
pastes "the line of an operation" "$(line 5)"

start "lines of a dump are both sides of a plan"
succeeds plan reshard --mesh "$(grep sdy.mesh "$sandbox/f.mlir")" \
    --type 'tensor<4x6xf32>' --from "$(line 5)" --to "$(line 6)"
cp "$sandbox/stdout" "$sandbox/pasted"
succeeds plan reshard --mesh '@mesh=<["a"=2,"b"=2]>' --mesh '@mesh_0=<["z"=4]>' \
    --type 'tensor<4x6xf32>' --from '<@mesh, [{"a"}, {"b"}]>' \
    --to '<@mesh_0, [{"z"}, {?}]>'
diff "$sandbox/stdout" "$sandbox/pasted" || fail "another plan"

misuses "a line of two shardings" "a second sharding" shape "${of[@]}" \
    --sharding "$(line 5) $(line 6)"
misuses "a line of none" "expected '<'" shape "${of[@]}" --sharding "$(line 7)"
misuses "a malformed mesh among lines" "--mesh @n: " shape \
    --mesh "$(line 2)"$'\n  sdy.mesh @n = <["a"]>'
misuses "a mesh twice in lines" "@mesh is given twice" shape \
    --mesh "$(line 2; line 2)"
misuses "a NamedSharding" "jax.jit(f).lower(..).as_text()" shape "${of[@]}" \
    --sharding "NamedSharding(mesh=Mesh('a': 2, 'b': 2), spec=P('a', 'b'))"
misuses "a Mesh of Python" "--mesh: line 1, column 1: 'Mesh' is how Python" \
    shape --mesh "Mesh(axis_sizes=(2, 2), axis_names=('a', 'b'))"
misuses "placements of PyTorch" "docs/from-pytorch.md" shape "${of[@]}" \
    --sharding '(Shard(dim=0), Replicate())'
misuses "a type of Python" "did you mean 'ui8'?" shape --mesh "$(line 2)" \
    --type 'tensor<4x4xu8>' --sharding "$argument"
misuses "a type without an element type" "the element type is missing" shape \
    --mesh "$(line 2)" --type 'tensor<4x4>' --sharding "$argument"

# The guide's table of dtypes has the names that the parser takes, and all.
start "the names of dtypes in the guide are taken"
# shellcheck disable=SC2016
sed -n '/^| dtypes |/,/^$/p' "$here/../../docs/guide.md" | sed '1,2d' |
    cut -d'|' -f2 | grep -o '`[^`]*`' | tr -d '`' >"$sandbox/dtypes"
[ "$(wc -l <"$sandbox/dtypes")" -eq 23 ] || fail "not 23 names"
while read -r dtype; do
    call shape --mesh "$(line 2)" --type "tensor<4x6x$dtype>" \
        --sharding "$argument"
    [ "$status" -eq 0 ] || fail "$dtype: $(cat "$sandbox/stderr")"
done <"$sandbox/dtypes"

finish
