#!/usr/bin/env bash
# sdyrt plan: the table, the JSON document and what it refuses. Usage: plan.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

# shellcheck disable=SC2317 # called as $filter
plan_table() {
    no_times | sed '/^rank [0-9]/,$d'
}

filter=no_times
prints "plan prints JSON" plan all_gather --mesh '@m=<["x"=2]>' \
    --type 'tensor<4x3xf32>' --from '<@m, [{"x"}, {}]>' \
    --to '<@m, [{}, {}]>' --axes '[{"x"}, {}]' --rank 1 --json <<'END'
{"op": "all_gather", "type": "tensor<4x3xf32>", "from": "<@m, [{\"x\"}, {}]>", "to": "<@m, [{}, {}]>", "axes": "[{\"x\"}, {}]", "planner": "direct", "rank_count": 2, "plan": {"rank": 1, "in_device": 1, "out_device": 1, "in_tile": {"offset": [2, 0], "size": [2, 3]}, "out_tile": {"offset": [0, 0], "size": [4, 3]}, "step_count": 1, "exchange_count": 1, "bytes_received": 24, "bytes_lower_bound": 24, "bytes_sent": 24, "bytes_local": 24, "bytes_filled": 0, "bytes_scratch": 0, "messages_sent": 1, "messages_received": 1, "estimated_seconds": T, "steps": [{"kind": "all_gather", "source": {"buffer": "in", "offset": 0, "bytes": 24, "dtype": "f32"}, "target": {"buffer": "out", "offset": 0, "bytes": 48, "dtype": "f32"}, "group": {"axes": "{\"x\"}", "size": 2, "index": 1, "even": true, "block_bytes": 24}, "terms": 1, "exchanges": [{"kind": "exchange", "source": "in", "target": "out", "terms": 1, "sends": [{"peer": 0, "offset": [0, 0], "size": [2, 3]}], "receives": [{"peer": 0, "offset": [0, 0], "size": [2, 3]}, {"peer": 1, "offset": [2, 0], "size": [2, 3]}]}]}]}}
END
filter=plan_table
prints "plan prints a table of all ranks" plan reshard --mesh "$x4" \
    --type 'tensor<6x16xf32>' --from '<@m, [{"x"}, {}]>' \
    --to '<@m, [{}, {"x"}]>' <<'END'
reshard of tensor<6x16xf32> on 4 ranks
  from  <@m, [{"x"}, {}]>
  to    <@m, [{}, {"x"}]>

  rank   device    received    at least        sent       local     scratch    estimate
     0        0        64 B        64 B        96 B        32 B         0 B
     1        1        64 B        64 B        96 B        32 B         0 B
     2        2        64 B        64 B        96 B        32 B         0 B
     3        3        96 B        96 B         0 B         0 B         0 B
 total                288 B       288 B       288 B        96 B         0 B           -
 least                 64 B        64 B         0 B         0 B         0 B
  most                 96 B        96 B        96 B        32 B         0 B

END
prints "plan places disjoint meshes" plan reshard \
    --mesh '@m=<["x"=2]>' --type 'tensor<6x16xf32>' \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>' \
    --to-ranks 2-3 <<'END'
reshard of tensor<6x16xf32> on 4 ranks
  from  <@m, [{"x"}, {}]>
  to    <@m, [{}, {"x"}]>

  rank   device    received    at least        sent       local     scratch    estimate
     0    0 > -         0 B         0 B       192 B         0 B         0 B
     1    1 > -         0 B         0 B       192 B         0 B         0 B
     2    - > 0       192 B       192 B         0 B         0 B         0 B
     3    - > 1       192 B       192 B         0 B         0 B         0 B
 total                384 B       384 B       384 B         0 B         0 B           -
 least                  0 B         0 B         0 B         0 B         0 B
  most                192 B       192 B       192 B         0 B         0 B

END
filter='cat'
move=(--mesh "$x4" --type 'tensor<8x16xf32>'
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>')
for planner in auto direct; do
    start "plan takes --planner $planner"
    succeeds plan reshard "${move[@]}" --planner "$planner"
done
filter='grep sdy'
prints "plan prints Shardy's sequence" plan reshard "${move[@]}" \
    --planner shardy <<'END'
%1 = sdy.all_to_all [{"x"}: 0->1] %0 out_sharding=<@m, [{}, {"x"}]> : tensor<8x16xf32>
END
filter='cat'
start "plan shows one device of a large mesh"
succeeds plan reshard --mesh '@m=<["x"=1048576]>' \
    --type 'tensor<1048576x4xf32>' --from '<@m, [{"x"}, {}]>' \
    --to '<@m, [{"x"}, {}]>' --device 1048575 --json
grep -q '"rank": 1048575' "$sandbox/stdout" || fail "no such rank"
start "plan lists no more than 64 ranks, and adds up all of them"
succeeds plan all_gather --mesh '@m=<["x"=65]>' --type 'tensor<65x512xf32>' \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {}]>' --axes '[{"x"}, {}]'
grep -qx '(of all 65 ranks, too many to list; --rank shows one)' \
    "$sandbox/stdout" || fail "no note: $(cat "$sandbox/stdout")"
[ "$(grep -cE '^ +[0-9]+ +[0-9]+ ' "$sandbox/stdout")" -eq 0 ] || fail "rows"
grep -qE '^ total +8.1 MiB +8.1 MiB +8.1 MiB +130 KiB +0 B +-$' \
    "$sandbox/stdout" || fail "no total: $(cat "$sandbox/stdout")"
start "plan of very many ranks looks at some of them, and says so"
succeeds plan all_gather --mesh '@m=<["x"=65536]>' --type 'tensor<65536xf32>' \
    --from '<@m, [{"x"}]>' --to '<@m, [{}]>' --axes '[{"x"}]'
grep -qE '^\(from one rank in [0-9]+ of 65536; total: their sum times that; --rank' \
    "$sandbox/stdout" || fail "looked at all"
grep -qE '^ total +16.0 GiB +16.0 GiB +16.0 GiB ' "$sandbox/stdout" ||
    fail "no total"
start "ranks that are not alike are not added up from some of them"
succeeds plan reshard --mesh '@m=<["x"=700000]>' \
    --type 'tensor<700000x4xf32>' --from '<@m, [{"x"}, {}]>' \
    --to '<@m, [{}, {"x"}]>' # 4 ranks receive, all send
grep -qE '^ total( +-){6}$' "$sandbox/stdout" || fail "a total"
grep -qE '^\(from one rank in [0-9]+ of 700000; --rank' \
    "$sandbox/stdout" || fail "not said"
start "the ranks of an example are those where something moves"
succeeds plan reshard --mesh '@m=<["x"=2]>' --mesh '@n=<["y"=2]>' \
    --type 'tensor<8x512xf32>' --from '<@m, [{"x"}, {}]>' \
    --to '<@n, [{"y"}, {}]>' --from-ranks 1-2 --to-ranks 3-4
grep -q '^rank 1: reshard' "$sandbox/stdout" || fail "another rank"
start "the total, the least and the most are in the document"
succeeds plan reshard --mesh '@m=<["x"=4]>' --type 'tensor<6x16xf32>' \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>' --json
for text in '"one_in": 1, "total": {"bytes_received": 288, "bytes_lower_bound": 288, "bytes_sent": 288, "bytes_local": 96, "bytes_scratch": 0}' \
    '"least": {"bytes_received": 64, ' '"most": {"bytes_received": 96, '; do
    grep -qF "$text" "$sandbox/stdout" || fail "no $text"
done
start "bytes are printed in one way"
succeeds plan reshard --mesh '@m=<["x"=2]>' --type 'tensor<6x512xi8>' \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>'
grep -q 'sent 768 B, own 768 B' "$sandbox/stdout" || fail "bytes"
succeeds plan reshard --mesh '@m=<["x"=2]>' --type 'tensor<6x1024xi8>' \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>'
grep -q ' total  *3 KiB  *3 KiB' "$sandbox/stdout" || fail "whole KiB"
grep -q 'received 1.5 KiB (at least 1.5 KiB' "$sandbox/stdout" ||
    fail "KiB: $(cat "$sandbox/stdout")"
succeeds plan all_gather --mesh '@m=<["x"=65536]>' --type 'tensor<65536x4xf32>' \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {}]>' --axes '[{"x"}, {}]' \
    --rank 7
grep -qx '  received 1.0 MiB (at least 1.0 MiB for any plan), sent 1.0 MiB, .*' \
    "$sandbox/stdout" || fail "1024.0 KiB: $(tail -n 2 "$sandbox/stdout")"
succeeds shape --mesh '@m=<["x"=1]>' --type 'tensor<1048575xi8>' \
    --sharding '<@m, [{}]>'
grep -q ' 1.0 MiB$' "$sandbox/stdout" || fail "$(cat "$sandbox/stdout")"
start "the constants of the estimate are options"
succeeds plan all_gather --mesh '@m=<["x"=2]>' --type 'tensor<8xf32>' \
    --from '<@m, [{"x"}]>' --to '<@m, [{}]>' --axes '[{"x"}]' \
    --exchange-us 100 --message-us 2.5 --gb-per-s 0.0001
grep -q '^  estimate 425.0 us: 100 us an exchange, 2.5 us a message, 0.0001 GB/s' \
    "$sandbox/stdout" || fail "$(cat "$sandbox/stdout")"
grep -qE '^  most .* 425.0 us$' "$sandbox/stdout" || fail "the table has others"
for value in 0 -1 inf nan 1x ''; do
    misuses "a constant of '$value'" "expected a number above 0, found '$value'" \
        plan reshard --exchange-us "$value"
done
start "plan of all_slice needs no --from"
succeeds plan all_slice --mesh "$x4" --type 'tensor<8xf32>' \
    --to '<@m, [{"x"}]>' --axes '[{"x"}]'
start "plan of all_to_all takes --params"
succeeds plan all_to_all "${move[@]}" --params '[{"x"}: 0->1]'

start "plan of all_reduce names its reduction"
succeeds plan all_reduce --mesh "$x4" --type 'tensor<8xf32>' \
    --from '<@m, [{}], unreduced=max{"x"}>' --to '<@m, [{}]>' \
    --axes '{"x"}' --reduction max --json
grep -q '"reduction": "max"' "$sandbox/stdout" || fail "no reduction"
start "plan says which dtype comes out"
succeeds plan reshard "${move[@]}" --out-dtype bf16
for text in 'reshard of tensor<8x16xf32> to bf16 on 4 ranks' \
    'convert in -> scratch, f32 to bf16' 'received 48 B (at least 48 B'; do
    grep -qF "$text" "$sandbox/stdout" || fail "no $text"
done
succeeds plan reshard "${move[@]}" --out-dtype double --json --rank 0
for text in '"out_dtype": "f64"' '"bytes_received": 96,' \
    '"kind": "convert", "source": {"buffer": "scratch"'; do
    grep -qF "$text" "$sandbox/stdout" || fail "no $text"
done
misuses "plan knows its dtypes" "'f33'" plan reshard "${move[@]}" \
    --out-dtype f33
misuses "plan knows other spellings of them" \
    "found 'float32': did you mean 'f32'?" plan reshard "${move[@]}" \
    --out-dtype float32
refuses "plan converts no partial values" "from f32 to bf16" plan reshard \
    --mesh "$x4" --type 'tensor<8xf32>' --from '<@m, [{}], unreduced={"x"}>' \
    --to '<@m, [{}], unreduced={"x"}>' --out-dtype bf16
refuses "plan needs ranks that are numbers" "1099511627775" plan reshard \
    --mesh '@m=<["x"=1099511627776]>' --type 'tensor<1099511627776xf32>' \
    --from '<@m, [{"x"}]>' --to '<@m, [{"x"}]>' --device 7
refuses "plan has no sequence of a gather" "is of reshard" plan \
    all_gather --mesh "$x4" --type 'tensor<8x16xf32>' --planner shardy \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {}]>' --axes '[{"x"}, {}]'
misuses "plan knows its planners" "'best'" plan reshard "${move[@]}" \
    --planner best
misuses "plan needs an operation" "needs an operation" plan "${move[@]}"
misuses "plan knows its operations" "'swap'" plan swap "${move[@]}"
misuses "plan takes one operation" "unexpected argument 'reshard'" plan \
    reshard reshard "${move[@]}"
misuses "plan needs axes" "all_gather needs --axes" plan all_gather \
    "${move[@]}"
misuses "plan needs params" "all_to_all needs --params" plan all_to_all \
    "${move[@]}"
misuses "reshard takes no axes" "reshard takes no --axes" plan reshard \
    "${move[@]}" --axes '[{"x"}, {}]'
misuses "reshard takes no reduction" "--reduction" plan reshard \
    "${move[@]}" --reduction sum
misuses "plan knows its reductions" "'mean'" plan all_reduce --mesh "$x4" \
    --type 'tensor<8xf32>' --from '<@m, [{}], unreduced={"x"}>' \
    --to '<@m, [{}]>' --axes '{"x"}' --reduction mean
reduces=(--mesh "$x4" --from '<@m, [{}]>' --to '<@m, [{}]>' --axes '{"x"}')
for word in prod product and bitwise_and band or bitwise_or bor xor \
    bitwise_xor bxor; do
    start "plan knows the reduction $word"
    succeeds plan all_reduce "${reduces[@]}" --type 'tensor<8xi16>' \
        --reduction $word --json
    known=$(sed 's/^bitwise_//;s/^b//;s/uct$//' <<<$word)
    grep -q "\"reduction\": \"$known\"" "$sandbox/stdout" || fail "not $known"
done
for type in f32 bf16 'complex<f32>' f8E5M2; do
    refuses "plan: $type has no bits" "$type has no reduction xor" plan \
        all_reduce "${reduces[@]}" --type "tensor<8x$type>" -r xor
done
refuses "plan: i1 has no sum" "i1 has no reduction sum" plan all_reduce \
    "${reduces[@]}" --type 'tensor<8xi1>'
misuses "a sharding has no bits to combine" "expected '{' but found 'and'" \
    plan all_reduce --mesh "$x4" --type 'tensor<8xi1>' --axes '{"x"}' \
    --from '<@m, [{}], unreduced=and{"x"}>' --to '<@m, [{}]>'
start "plan's help has every reduction that it expects"
call plan all_reduce "${reduces[@]}" --type 'tensor<8xi1>' -r mean
names=$(sed -n "s/.*expected one of \(.*\), found 'mean'.*/\1/p" \
    "$sandbox/stderr")
[ "$names" = "sum, max, min, prod, and, or, xor, average" ] || fail "expected '$names'"
succeeds plan --help
tr -d ' \n' <"$sandbox/stdout" | grep -qF "${names//, /|}" || fail "not all"
misuses "plan needs --to" "--to" plan reshard --mesh "$x4" \
    --type 'tensor<8x16xf32>' --from '<@m, [{"x"}, {}]>'
misuses "plan needs --type" "--type" plan reshard --mesh "$x4" \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{"x"}, {}]>'
misuses "plan takes one --from" "--from is given more than once" plan reshard \
    "${move[@]}" --from '<@m, [{}, {}]>'
misuses "plan takes one --to" "--to is given more than once" plan reshard \
    "${move[@]}" --to '<@m, [{}, {}]>'
misuses "plan reads its axes" "sdyrt: all_gather: line 1, column 8: " plan \
    all_gather "${move[@]}" --axes '[{"x", {}]'
misuses "plan reads its params" "sdyrt: all_to_all: line 1, column 7: " plan \
    all_to_all "${move[@]}" --params '[{"x" 0->1]'
misuses "plan reads its shardings" "sdyrt: --from: line 1, column " plan \
    reshard --mesh "$x4" --type 'tensor<8x16xf32>' --from '<@m, [{"x"}, {}' \
    --to '<@m, [{}, {"x"}]>'
refuses "plan names the operation once" "sdyrt: all_reduce: " plan all_reduce \
    --mesh "$x4" --type 'tensor<8xf32>' --from '<@m, [{"x"}]>' \
    --to '<@m, [{}]>' --axes '{"x"}'
! grep -q 'all_reduce: all_reduce' "$sandbox/stderr" || fail "twice"
refuses "plan says what combines" "sdyrt: all_reduce: removes by 'sum' \
unreduced axes {\"x\"}, whose terms combine by 'max'" plan all_reduce \
    --mesh "$x4" --type 'tensor<8xf32>' --axes '{"x"}' \
    --from '<@m, [{}], unreduced=max{"x"}>' --to '<@m, [{}]>'
refuses "plan checks the result" "sdyrt: all_gather: " plan all_gather \
    "${move[@]}" --axes '[{"x"}, {}]'
refuses "plan refuses a rank outside" "rank 4" plan reshard "${move[@]}" \
    --rank 4
refuses "plan refuses a device outside" "device 4" plan reshard \
    "${move[@]}" --device 4
misuses "plan takes --device or --rank" "one is enough" plan reshard \
    "${move[@]}" --device 1 --rank 1
refuses "a device with two ranks is ambiguous" "use --rank" plan reshard \
    "${move[@]}" --to-ranks 4-7 --device 1
refuses "plan refuses too few ranks" "sdyrt: reshard: " plan reshard \
    "${move[@]}" -n 2
refuses "a placement needs every device" "sdyrt: reshard: " plan reshard \
    "${move[@]}" --to-ranks 0,1
misuses "a placement is made of ranks" "--to-ranks: -1" plan reshard \
    "${move[@]}" --to-ranks=-1,1,2,3
misuses "a placement is a list" "--from-ranks: expected" plan reshard \
    "${move[@]}" --from-ranks 0,,2
misuses "offsets need a sharding" "need --from" plan all_slice \
    --mesh "$x4" --type 'tensor<8xf32>' --to '<@m, [{"x"}]>' \
    --axes '[{"x"}]' --from-offsets 0:0,8

finish
