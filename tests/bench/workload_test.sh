#!/usr/bin/env bash
# workload_test.sh PERF FAULTY REPO: test --workload --total of the program PERF
# on small workloads and on wrong ones, FAULTY (perf_fault.c) on moves that go
# wrong, and the list of tensors of bench/workloads/llama3_8b.json.
# shellcheck source=tests/bench/lib.sh
source "$(dirname "$0")/lib.sh"

workload=("$1" --total --workload)
faulty=("$2" --total --workload)
llama=$3/bench/workloads/llama3_8b.json

# file NAME TENSORS: a workload with these tensors.
file() {
    cat >"$1" <<END
{"name": "small",
 "meshes": {"m": "<[\"x\"=2,\"y\"=3]>",
            "p": "<[\"a\"=3,\"b\"=2], device_ids=[5,0,3,1,4,2]>",
            "one": "<[], device_ids=[4]>"},
 "tensors": [
$2
 ]}
END
}

# -- moves: every width, uneven and empty tiles, sub-axes, two meshes ----------
file small.json '
{"name": "a", "kind": "k", "type": "tensor<7x300xbf16>",
 "from": "<@m, [{\"x\"}, {\"y\"}]>", "to": "<@m, [{\"y\",\"x\"}, {}]>"},
{"name": "b", "kind": "k", "type": "tensor<7x300xbf16>",
 "from": "<@m, [{\"x\"}, {\"y\"}]>", "to": "<@m, [{\"y\",\"x\"}, {}]>"},
{"name": "i8", "type": "tensor<70000x9xi8>",
 "from": "<@m, [{\"x\"}, {}]>", "to": "<@p, [{}, {\"a\"}]>"},
{"name": "f32", "type": "tensor<5x4x33xf32>",
 "from": "<@p, [{\"b\"}, {}, {\"a\"}]>", "to": "<@m, [{}, {\"y\"}, {\"x\"}]>"},
{"name": "f64", "type": "tensor<2x19xf64>",
 "from": "<@m, [{\"y\"}, {\"x\"}]>", "to": "<@m, [{}, {}]>"},
{"name": "c128", "type": "tensor<11x13xcomplex<f64>>",
 "from": "<@p, [{\"a\",\"b\"}, {}]>", "to": "<@m, [{}, {\"x\"}]>"},
{"name": "away", "type": "tensor<64x64xbf16>",
 "from": "<@m, [{\"x\"}, {}]>", "to": "<@one, []>"},
{"name": "back", "type": "tensor<f32>",
 "from": "<@one, []>", "to": "<@m, []>"},
{"name": "none", "type": "tensor<0x3xf32>",
 "from": "<@m, [{\"x\"}, {}]>", "to": "<@m, [{}, {\"y\"}]>"}'
passes "9 tensors, all elements checked: OK" "${workload[@]}" small.json \
    -J small.out
for key in host cpu mpi; do
    grep -qE "^ *\"$key\": (\"[^\"]+\"|null),?$" small.out || fail "no $key"
done
grep -q '^k  *2 ' out || fail "no row with the two tensors of kind k"
passes "moved and checked by 7 ranks of threads" "${workload[@]}" small.json --ranks 7
passes "8 tensors, all elements checked: OK" \
    "${workload[@]}" small.json --quick --iters 3 --backend threads
passes "9 tensors, 639138 elements, 0.00 GB; 6 ranks" \
    "${workload[@]}" small.json --dry-run

# The table of the demo, as wide, of small tensors.
cat >wide.json <<'END'
{"name": "wide", "meshes": {"mesh": "<[\"f\"=8]>"}, "tensors": [
{"name": "a", "kind": "embed_tokens", "type": "tensor<8x4xcomplex<f32>>",
 "from": "<@mesh, [{\"f\"}, {}]>", "to": "<@mesh, [{\"f\":(1)4}, {}]>"},
{"name": "b", "kind": "norm", "type": "tensor<80xbf16>",
 "from": "<@mesh, [{\"f\"}]>", "to": "<@mesh, [{}]>"}]}
END
passes "2 tensors, all elements checked: OK" "${workload[@]}" wide.json
[ "$(wc -L <out)" = 100 ] || fail "$(wc -L <out) columns, not 100"
sed -n '/^kind/,/goal/p' out | sed 's/ [0-9 .]*$//' >table
diff - table <<'END' || fail "another table"
kind           n  type             from           to               GB recv GB min time s  GB/s ratio
embed_tokens   1  8x4xcomplex<f32> [{"f"}, {}] -> [{"f":(1)4}, {}]
norm           1  80xbf16          [{"f"}]     -> [{}]
total
                                                                                          goal
END
grep -Eqx ' {90}goal  0\.70' out || fail "no goal"

passes OK "${workload[@]}" small.json --json small.out
for text in '"workload": "small"' '"ranks": 6' '"count": 2' '"total"' \
    '"ratio_to_memcpy"' '"bytes_written"' '"ratio_goal": '; do
    grep -qF "$text" small.out || fail "no $text in the JSON"
done

file halves.json '{"name": "h", "type": "tensor<8x64xbf16>",
 "from": "<mesh<[\"f\"=8]>, [{\"f\"}, {}]>",
 "to": "<mesh<[\"f\"=8]>, [{}, {\"f\":(1)4}]>"}'
passes "1 tensors, all elements checked: OK" "${workload[@]}" halves.json

# -- a wrong move is found, and where --------------------------------------------
file two.json '{"name": "w", "type": "tensor<6x40xbf16>",
 "from": "<@m, [{\"x\"}, {}]>", "to": "<@m, [{\"y\"}, {\"x\"}]>"}'
passes OK "${faulty[@]}" two.json
PERF_FAULT=nothing fails "WRONG: tensor 'w', rank 0, element [0, 0]: " \
    "${faulty[@]}" two.json
# rank 1 is x=0, y=1: rows 2 and 3, columns 0 to 19
PERF_FAULT=bit fails "WRONG: tensor 'w', rank 1, element [3, 19]: " \
    "${faulty[@]}" two.json
PERF_FAULT=place fails "WRONG: tensor 'w', rank 1, element [3, 19]: " \
    "${faulty[@]}" two.json

PERF_FAULT=memory fails ": rank 1: " "${faulty[@]}" two.json

# -- wrong input ------------------------------------------------------------------
misuses "'--workload'" "${workload[@]}"
misuses "--total and --quick go with --workload" "${workload[0]}" --op all --total
misuses "--total takes no --vs" "${workload[@]}" small.json --vs raw
fails "No such file" "${workload[@]}" missing.json
misuses "--ranks: 0 is not between 1 and " "${workload[@]}" small.json --ranks 0
misuses "--iters: expected a whole number, found '2x'" "${workload[@]}" \
    small.json --iters 2x
fails "small.json has 6 devices, more than the 5 ranks" \
    "${workload[@]}" small.json --ranks 5
fails "cannot write '/nonexistent/x'" "${workload[@]}" two.json --json /nonexistent/x

printf '{"name": "x",\n "meshes": {},\n "tensors": [}\n' >bad.json
fails "bad.json:3:" "${workload[@]}" bad.json
printf '{"name": "x", "meshes": {}, "tensors": [], "more": 1}' >bad.json
fails "more" "${workload[@]}" bad.json
printf '{"name": "x", "meshes": {}, "tensors": []}' >bad.json
fails "'tensors' is empty" "${workload[@]}" bad.json
printf '{"name": "x", "meshes": {"m": "<[\\"a\\"]>"}, "tensors": [1]}' >bad.json
fails "mesh 'm': " "${workload[@]}" bad.json
printf '{"name": "x", "meshes": 5, "tensors": [1]}' >bad.json
fails "'meshes' is not an object" "${workload[@]}" bad.json

# tensor TEXT TENSOR: a workload of this one tensor fails with TEXT.
tensor() {
    file bad.json "$2"
    fails "$1" "${workload[@]}" bad.json
}
tensor "tensor 0: Expected object" 7
tensor "tensor 't': 'from': " '{"name": "t", "type": "tensor<4xf32>",
    "from": "<@m, [{x}]>", "to": "<@m, [{}]>"}'
tensor "tensor 't': " '{"name": "t", "type": "tensor<4xf32>",
    "from": "<@m, [{}]>", "to": "<@m, [{\"z\"}]>"}'
tensor "tensor 't': " '{"name": "t", "type": "tensor<4xf32>",
    "from": "<@m, [{}]>", "to": "<@nowhere, [{\"x\"}]>"}'
tensor "tensor 't': " '{"name": "t", "type": "tensor<4xf32>",
    "from": "<@m, [{}]>", "to": "<@m, [{}, {}]>"}'
tensor "tensor 't': 'type': " '{"name": "t", "type": "tensor<4xf33>",
    "from": "<@m, [{}]>", "to": "<@m, [{}]>"}'
tensor "tensor 't': " '{"name": "t", "type": "tensor<?xf32>",
    "from": "<@m, [{}]>", "to": "<@m, [{}]>"}'
tensor "tensor 't': Object item not found: to" '{"name": "t",
    "type": "tensor<4xf32>", "from": "<@m, [{}]>"}'
tensor "tensor 'a?b': " '{"name": "a\nb", "type": 4}'
tensor "colour" '{"name": "t", "type": "tensor<4xf32>", "colour": 1,
    "from": "<@m, [{}]>", "to": "<@m, [{}]>"}'
tensor "tensor 't' is there twice" '
{"name": "t", "type": "tensor<4xf32>", "from": "<@m, [{}]>", "to": "<@m, [{}]>"},
{"name": "t", "type": "tensor<4xf32>", "from": "<@m, [{}]>", "to": "<@m, [{}]>"}'
tensor "reshard: a result with unreduced axes cannot be checked" '{"name": "t", "type": "tensor<4xf32>",
    "from": "<@m, [{}], unreduced={\"x\"}>",
    "to": "<@m, [{}], unreduced={\"x\"}>"}'
tensor "GB of memory are free" '{"name": "t",
    "type": "tensor<1099511627776x4096xf32>",
    "from": "<@m, [{\"x\"}, {}]>", "to": "<@m, [{}, {\"x\"}]>"}'

# -- Llama-3-8B: the parameters of the published checkpoint -----------------------
passes "291 tensors, 8030261248 elements, 16.06 GB; 8 ranks" \
    "${workload[@]}" "$llama" --dry-run

# line NAME SHAPE FROM TO: what the file should say of a tensor.
line() {
    printf '%s.weight tensor<%sxbf16> %s %s\n' "$1" "$2" "$3" "$4"
}
whole='<@mesh, [{\"f\"}, {}]>'
column='<@mesh, [{\"f\":(1)4}, {}]>'
row='<@mesh, [{}, {\"f\":(1)4}]>'
norm=('<@mesh, [{\"f\"}]>' '<@mesh, [{}]>')
{
    line model.embed_tokens 128256x4096 "$whole" "$column"
    line lm_head 128256x4096 "$whole" "$column"
    line model.norm 4096 "${norm[@]}"
    for i in {0..31}; do
        at=model.layers.$i
        line "$at.self_attn.q_proj" 4096x4096 "$whole" "$column"
        line "$at.self_attn.k_proj" 1024x4096 "$whole" "$column"
        line "$at.self_attn.v_proj" 1024x4096 "$whole" "$column"
        line "$at.self_attn.o_proj" 4096x4096 "$whole" "$row"
        line "$at.mlp.gate_proj" 14336x4096 "$whole" "$column"
        line "$at.mlp.up_proj" 14336x4096 "$whole" "$column"
        line "$at.mlp.down_proj" 4096x14336 "$whole" "$row"
        line "$at.input_layernorm" 4096 "${norm[@]}"
        line "$at.post_attention_layernorm" 4096 "${norm[@]}"
    done
} | sort >expected
sed -nE 's/^\{"name": "([^"]*)", "kind": "[^"]*", "type": "([^"]*)", "from": "(.*)", "to": "(.*)"\},?$/\1 \2 \3 \4/p' \
    "$llama" | sort >found
diff expected found >out || fail "the tensors of $llama are not Llama-3-8B's"
echo OK
