#!/usr/bin/env bash
# Tests of the sdyrt command: run_cli_tests.sh COMMAND GROUP..
#
# A group is a function group_<name> below. Expected text stands in the test.
# Each test starts in an empty directory; the exit status is 0 when all pass.
set -u

sdyrt=$(realpath "$1")
here=$(realpath "$(dirname "$0")")
shift
sandbox=$(mktemp -d)
trap 'rm -rf "$sandbox"' EXIT
failures=0
tests=0
export LC_ALL=C
# For an instrumented command: whole call stacks, for the suppressions to see.
export ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}fast_unwind_on_malloc=0"
export LSAN_OPTIONS="suppressions=$here/lsan.supp:print_suppressions=0"

start() {
    name=$1
    tests=$((tests + 1))
    rm -rf "$sandbox/work"
    mkdir "$sandbox/work"
    cd "$sandbox/work" || exit 1
}

fail() {
    echo "FAILED: $name: $1"
    failures=$((failures + 1))
}

# Run the command; leaves $status, $sandbox/stdout and $sandbox/stderr.
call() {
    "$sdyrt" "$@" >"$sandbox/stdout" 2>"$sandbox/stderr" </dev/null
    status=$?
}

# prints NAME ARGUMENT..: exactly what stands on standard input, through the
# filter in $filter.
filter='cat'
prints() {
    start "$1"
    shift
    cat >"$sandbox/expected"
    call "$@"
    [ "$status" -eq 0 ] || fail "exit status $status"
    [ -s "$sandbox/stderr" ] && fail "stderr: $(cat "$sandbox/stderr")"
    $filter <"$sandbox/stdout" >"$sandbox/found"
    diff "$sandbox/expected" "$sandbox/found" || fail "other output"
}

# One line `sdyrt: ...$1...` on stderr, a status that is not 0, and no output.
check_refusal() {
    [ "$status" -eq 0 ] && fail "exit status 0"
    [ "$status" -ge 126 ] && fail "exit status $status"
    [ -s "$sandbox/stdout" ] && fail "stdout: $(head -c 200 "$sandbox/stdout")"
    [ "$(wc -l <"$sandbox/stderr")" -eq 1 ] ||
        fail "not one line: $(cat "$sandbox/stderr")"
    grep -q '^sdyrt: ' "$sandbox/stderr" ||
        fail "no 'sdyrt: ': $(cat "$sandbox/stderr")"
    grep -qF -- "$1" "$sandbox/stderr" ||
        fail "no '$1': $(cat "$sandbox/stderr")"
}

# refuses NAME TEXT ARGUMENT..: as above, and no file is made or changed.
refuses() {
    start "$1"
    local text=$2
    shift 2
    call "$@"
    check_refusal "$text"
    [ -z "$(ls -A)" ] || fail "made $(ls -A)"
}

# succeeds ARGUMENT..: within a test.
succeeds() {
    call "$@"
    [ "$status" -eq 0 ] || fail "$* : $(cat "$sandbox/stderr")"
}

# same FILE TEXT: the file's bytes.
same() {
    [ "$(cat "$1")" = "$2" ] || fail "$1 is '$(cat "$1")', not '$2'"
}

m8='@m=<["a"=2,"b"=4]>'
x4='@m=<["x"=4]>'

group_shape() {
    prints "shape prints a row a device" shape --mesh "$m8" \
        --type 'tensor<8x16xf32>' --sharding '<@m, [{"a"}, {"b"}]>' <<'END'
  device  position  offset          size               bytes
       0         0  [0, 0]          4x4                 64 B
       1         1  [0, 4]          4x4                 64 B
       2         2  [0, 8]          4x4                 64 B
       3         3  [0, 12]         4x4                 64 B
       4         4  [4, 0]          4x4                 64 B
       5         5  [4, 4]          4x4                 64 B
       6         6  [4, 8]          4x4                 64 B
       7         7  [4, 12]         4x4                 64 B
END
    prints "shape knows positions of permuted devices" shape \
        --mesh '@m=<["x"=2,"y"=2], device_ids=[3,0,1,2]>' \
        --type 'tensor<4xbf16>' --sharding '<@m, [{"y", "x"}]>' <<'END'
  device  position  offset          size               bytes
       3         0  [0]             1                    2 B
       0         1  [2]             1                    2 B
       1         2  [1]             1                    2 B
       2         3  [3]             1                    2 B
END
    prints "shape cuts by ceiling blocks" shape --mesh "$x4" \
        --type 'tensor<5xi8>' --sharding '<@m, [{"x"}]>' <<'END'
  device  position  offset          size               bytes
       0         0  [0]             2                    2 B
       1         1  [2]             2                    2 B
       2         2  [4]             1                    1 B
       3         3  [5]             0                    0 B
END
    prints "shape cuts low" shape --mesh "$x4" --type 'tensor<7xi8>' \
        --sharding '<@m, [{"x"}]>' --uneven low <<'END'
  device  position  offset          size               bytes
       0         0  [0]             2                    2 B
       1         1  [2]             2                    2 B
       2         2  [4]             2                    2 B
       3         3  [6]             1                    1 B
END
    prints "shape cuts high" shape --mesh "$x4" --type 'tensor<7xi8>' \
        --sharding '<@m, [{"x"}]>' --uneven high <<'END'
  device  position  offset          size               bytes
       0         0  [0]             1                    1 B
       1         1  [1]             2                    2 B
       2         2  [3]             2                    2 B
       3         3  [5]             2                    2 B
END
    prints "shape cuts at offsets" shape --mesh "$x4" \
        --type 'tensor<2x16xf64>' --sharding '<@m, [{}, {"x"}]>' \
        --offsets 1:0,3,3,13,16 <<'END'
  device  position  offset          size               bytes
       0         0  [0, 0]          2x3                 48 B
       1         1  [0, 3]          2x0                  0 B
       2         2  [0, 3]          2x10               160 B
       3         3  [0, 13]         2x3                 48 B
END
    prints "shape asks for one device of a huge mesh" shape \
        --mesh '@m=<["x"=1048576,"y"=1048576]>' \
        --type 'tensor<1099511627776x4194304xi8>' \
        --sharding '<@m, [{"x", "y"}, {}]>' --device 1099511627775 <<'END'
  device  position  offset          size               bytes
1099511627775  1099511627775  [1099511627775, 0]  1x4194304          4 MiB
END
    prints "shape prints partial values" shape --mesh '@m=<["x"=2,"y"=2]>' \
        --type 'tensor<4xf32>' --sharding '<@m, [{"x"}], unreduced=max{"y"}>' \
        --json <<'END'
{"mesh": "<[\"x\"=2, \"y\"=2]>", "type": "tensor<4xf32>", "sharding": "<@m, [{\"x\"}], unreduced=max{\"y\"}>", "partials": 2, "devices": [{"device": 0, "position": 0, "offset": [0], "size": [2], "bytes": 8, "partial_index": 0}, {"device": 1, "position": 1, "offset": [0], "size": [2], "bytes": 8, "partial_index": 1}, {"device": 2, "position": 2, "offset": [2], "size": [2], "bytes": 8, "partial_index": 0}, {"device": 3, "position": 3, "offset": [2], "size": [2], "bytes": 8, "partial_index": 1}]}
END
    prints "shape copies dynamic dimensions" shape --mesh "$x4" \
        --type 'tensor<8x?xf32>' --sharding '<@m, [{"x"}, {}]>' --device 1 \
        --json <<'END'
{"mesh": "<[\"x\"=4]>", "type": "tensor<8x?xf32>", "sharding": "<@m, [{\"x\"}, {}]>", "partials": 1, "devices": [{"device": 1, "position": 1, "offset": [2, 0], "size": [2, null], "bytes": null, "partial_index": 0}]}
END
    prints "shape prints sizes beyond 63 bits of bytes" shape \
        --mesh '@m=<["x"=2]>' --type 'tensor<4611686018427387904x2xi64>' \
        --sharding '<@m, [{}, {"x"}]>' --device 1 <<'END'
  device  position  offset          size               bytes
       1         1  [0, 1]          4611686018427387904x1    32 EiB
END
    prints "shape has no bytes for a token" shape --mesh '@m=<["x"=2]>' \
        --type '!stablehlo.token' --sharding '<@m, []>' --device 1 <<'END'
  device  position  offset          size               bytes
       1         1  []              scalar                 ?
END
    prints "shape takes several meshes" shape --mesh '@other=<["q"=3]>' \
        --mesh '@m=<["x"=1]>' --type 'tensor<f32>' --sharding '<@m, []>' <<'END'
  device  position  offset          size               bytes
       0         0  []              scalar               4 B
END
    prints "shape takes quoted mesh names" shape --mesh '@"my mesh"=<["x"=2]>' \
        --type 'tensor<4xf32>' --sharding '<@"my mesh", [{"x"}]>' \
        --device 1 <<'END'
  device  position  offset          size               bytes
       1         1  [2]             2                    8 B
END
    refuses "a quoted name is closed" "--mesh: expected" shape \
        --mesh '@"my mesh=<["x"=2]>'
    refuses "shape does not list a huge mesh" "more than the 1048576" shape \
        --mesh '@m=<["x"=1048577]>' --type 'tensor<8xf32>' \
        --sharding '<@m, [{"x"}]>'
    refuses "shape refuses a device outside" "9" shape --mesh "$x4" \
        --type 'tensor<8xf32>' --sharding '<@m, [{"x"}]>' --device 9
}

group_groups() {
    local xyz='@m=<["x"=2,"y"=4,"z"=2]>'
    prints "groups follow the list's order" groups --mesh "$xyz" \
        --axes '{"y","x"}' <<'END'
0 8 2 10 4 12 6 14
1 9 3 11 5 13 7 15
END
    prints "groups along x and y" groups --mesh "$xyz" \
        --axes '{"x","y"}' <<'END'
0 2 4 6 8 10 12 14
1 3 5 7 9 11 13 15
END
    prints "groups take sub-axes" groups --mesh "$xyz" \
        --axes '{"x","y":(2)2}' <<'END'
0 2 8 10
1 3 9 11
4 6 12 14
5 7 13 15
END
    prints "groups take a sub-axis first" groups --mesh "$xyz" \
        --axes '{"y":(2)2,"z","x"}' <<'END'
0 8 1 9 2 10 3 11
4 12 5 13 6 14 7 15
END
    local ids='device_ids=[4,0,11,3,7,1,2,5,6,10,9,8]'
    prints "groups hold device ids" groups \
        --mesh "@m=<[\"a\"=2,\"b\"=6], $ids>" --axes '{"b":(1)2,"a"}' <<'END'
4 2 3 10
0 5 7 9
11 6 1 8
END
    prints "groups print one device's" groups \
        --mesh "@m=<[\"a\"=2,\"b\"=6], $ids>" --axes '{"b":(1)2,"a"}' \
        --device 9 <<'END'
0 5 7 9
END
    prints "groups print JSON" groups --mesh '@m=<["x"=2,"y"=2]>' \
        --axes '{"x"}' --json <<'END'
{"mesh": "<[\"x\"=2, \"y\"=2]>", "axes": "{\"x\"}", "group_count": 2, "group_size": 2, "groups": [[0, 2], [1, 3]]}
END
    prints "groups of one device of a huge mesh" groups \
        --mesh '@m=<["x"=2,"y"=1099511627776,"z"=2]>' --axes '{"z","x"}' \
        --device 5 <<'END'
4 2199023255556 5 2199023255557
END
    refuses "groups refuse an unknown axis" '"w"' groups --mesh "$xyz" \
        --axes '{"w"}'
    refuses "groups refuse a bad list" "sdyrt: --axes: " groups --mesh "$xyz" \
        --axes '{"x"'
    refuses "groups need a mesh" "--mesh" groups --axes '{"x"}'
    refuses "groups need one mesh" "found 2" groups --axes '{"x"}' \
        --mesh "$xyz" --mesh '@n=<["a"=2]>'
    refuses "groups need axes" "--axes" groups --mesh "$xyz"
    refuses "groups take no type" "unknown option '--type'" groups \
        --mesh "$xyz" --axes '{"x"}' --type 'tensor<8xf32>'
    refuses "groups do not list a huge mesh" "--device" groups \
        --mesh '@m=<["x"=2,"y"=1099511627776,"z"=2]>' --axes '{"z"}'
}

group_show() {
    prints "show draws a row" show --mesh "$x4" --type 'tensor<13xf32>' \
        --sharding '<@m, [{"x"}]>' <<'END'
tensor<13xf32> on 4 devices
  mesh      @m = <["x"=4]>
  sharding  <@m, [{"x"}]>
  tiles     4, each on 1 device

In a box: the ids of the devices that hold it. 0:4 is elements 0 to 3.

dim 0           0:4                 4:8                8:12          12:13
       +-------------------+-------------------+-------------------+-------+
       |         0         |         1         |         2         |   3   |
       +-------------------+-------------------+-------------------+-------+
END
    prints "show draws a grid and names empty tiles" show \
        --mesh '@m=<["x"=3,"y"=2]>' --type 'tensor<4x8xf32>' \
        --sharding '<@m, [{"x"}, {"y"}]>' <<'END'
tensor<4x8xf32> on 6 devices
  mesh      @m = <["x"=3, "y"=2]>
  sharding  <@m, [{"x"}, {"y"}]>
  tiles     3x2, each on 1 device

In a box: the ids of the devices that hold it. 0:4 is elements 0 to 3.

       dim 1
dim 0                 0:4                              4:8
       +--------------------------------+--------------------------------+
       |                                |                                |
       |                                |                                |
0:2    |               0                |               1                |
       |                                |                                |
       |                                |                                |
       |                                |                                |
       +--------------------------------+--------------------------------+
       |                                |                                |
       |                                |                                |
2:4    |               2                |               3                |
       |                                |                                |
       |                                |                                |
       |                                |                                |
       +--------------------------------+--------------------------------+

empty tiles: devices 4 5
END
    prints "show draws partial values and replicas" show \
        --mesh '@m=<["x"=2,"y"=2,"z"=2]>' --type 'tensor<6xf32>' \
        --sharding '<@m, [{"x"}], unreduced={"z"}>' --width 60 <<'END'
tensor<6xf32> on 8 devices
  mesh      @m = <["x"=2, "y"=2, "z"=2]>
  sharding  <@m, [{"x"}], unreduced={"z"}>
  tiles     2, each on 4 devices
  values    partial: the sum of 2 is the tensor

In a box: the ids of the devices that hold it. 0:4 is elements 0 to 3.

dim 0              0:3                       3:6
       +-------------------------+-------------------------+
       |   partial 1 of 2: 0 2   |   partial 1 of 2: 4 6   |
       |   partial 2 of 2: 1 3   |   partial 2 of 2: 5 7   |
       +-------------------------+-------------------------+
END
    prints "show cuts a large grid" show --mesh '@m=<["x"=64,"y"=32]>' \
        --type 'tensor<4096x4096xf32>' --sharding '<@m, [{"x"}, {"y"}]>' \
        --width 70 <<'END'
tensor<4096x4096xf32> on 2048 devices
  mesh      @m = <["x"=64, "y"=32]>
  sharding  <@m, [{"x"}, {"y"}]>
  tiles     64x32, each on 1 device

In a box: the ids of the devices that hold it. 0:4 is elements 0 to 3.

           dim 1
dim 0          0:128       128:256     ...   3840:3968    3968:4096
           +------------+------------+-----+------------+------------+
0:64       |     0      |     1      | ... |     30     |     31     |
           +------------+------------+-----+------------+------------+
64:128     |     32     |     33     | ... |     62     |     63     |
           +------------+------------+-----+------------+------------+
128:192    |     64     |     65     | ... |     94     |     95     |
           +------------+------------+-----+------------+------------+
...             ...          ...       ...      ...          ...
           +------------+------------+-----+------------+------------+
3904:3968  |    1952    |    1953    | ... |    1982    |    1983    |
           +------------+------------+-----+------------+------------+
3968:4032  |    1984    |    1985    | ... |    2014    |    2015    |
           +------------+------------+-----+------------+------------+
4032:4096  |    2016    |    2017    | ... |    2046    |    2047    |
           +------------+------------+-----+------------+------------+
END
    prints "show draws slices of higher ranks" show \
        --mesh '@m=<["x"=2,"y"=2,"z"=2]>' --type 'tensor<2x5x2x3xf32>' \
        --sharding '<@m, [{"x"}, {}, {"y"},{"z"}]>' --width 40 <<'END'
tensor<2x5x2x3xf32> on 8 devices
  mesh      @m = <["x"=2, "y"=2, "z"=2]>
  sharding  <@m, [{"x"}, {}, {"y"}, {"z"}]>
  tiles     2x1x2x2, each on 1 device

In a box: the ids of the devices that hold it. 0:4 is elements 0 to 3.

on every device whole: dim 1 (5)

slice dim 3 = 0:2
       dim 2
dim 0         0:1             1:2
       +---------------+---------------+
       |               |               |
       |               |               |
0:1    |       0       |       2       |
       |               |               |
       |               |               |
       |               |               |
       +---------------+---------------+
       |               |               |
       |               |               |
1:2    |       4       |       6       |
       |               |               |
       |               |               |
       |               |               |
       +---------------+---------------+

slice dim 3 = 2:3
       dim 2
dim 0         0:1             1:2
       +---------------+---------------+
       |               |               |
       |               |               |
0:1    |       1       |       3       |
       |               |               |
       |               |               |
       |               |               |
       +---------------+---------------+
       |               |               |
       |               |               |
1:2    |       5       |       7       |
       |               |               |
       |               |               |
       |               |               |
       +---------------+---------------+
END
    prints "show lists tiles as JSON" show --mesh '@m=<["x"=4,"y"=2]>' \
        --type 'tensor<3xf32>' --sharding '<@m, [{"x"}]>' --json <<'END'
{"mesh": "<[\"x\"=4, \"y\"=2]>", "type": "tensor<3xf32>", "sharding": "<@m, [{\"x\"}]>", "device_count": 8, "partials": 1, "tiles": [{"offset": [0], "size": [1], "devices": [0, 1]}, {"offset": [1], "size": [1], "devices": [2, 3]}, {"offset": [2], "size": [1], "devices": [4, 5]}], "empty": [6, 7]}
END
    prints "show lists partial values as JSON" show --mesh '@m=<["x"=2]>' \
        --type 'tensor<f32>' --sharding '<@m, [], unreduced=min{"x"}>' \
        --json <<'END'
{"mesh": "<[\"x\"=2]>", "type": "tensor<f32>", "sharding": "<@m, [], unreduced=min{\"x\"}>", "device_count": 2, "partials": 2, "tiles": [{"offset": [], "size": [], "partials": [{"partial_index": 0, "devices": [0]}, {"partial_index": 1, "devices": [1]}]}], "empty": [], "reduction": "min"}
END
    prints "show says that nothing is there" show --mesh '@m=<["x"=2]>' \
        --type 'tensor<0x4xf32>' --sharding '<@m, [{"x"}, {}]>' <<'END'
tensor<0x4xf32> on 2 devices
  mesh      @m = <["x"=2]>
  sharding  <@m, [{"x"}, {}]>
  tiles     2x1, each on 1 device

In a box: the ids of the devices that hold it. 0:4 is elements 0 to 3.

The tensor has no elements: every tile is empty.
END
    start "show draws a mesh of 2^40 devices within its width"
    succeeds show --mesh '@m=<["x"=1048576,"y"=1048576]>' \
        --type 'tensor<1099511627776x1048576xf32>' \
        --sharding '<@m, [{"x"}, {"y"}]>'
    [ "$(wc -L <"$sandbox/stdout")" -le 100 ] || fail "too wide"
    grep -q '1099510579200:1099511627776' "$sandbox/stdout" || fail "no end"
    grep -q 'not looked for' "$sandbox/stdout" || fail "no word of empties"
    for width in 40 63 100; do
        start "show keeps to $width columns"
        succeeds show --mesh '@m=<["x"=12,"y"=16]>' \
            --type 'tensor<120x1600xf32>' --width "$width" \
            --sharding '<@m, [{"x"}, {"y"}]>'
        [ "$(sed 1,7d "$sandbox/stdout" | wc -L)" -le "$width" ] ||
            fail "too wide"
    done
    refuses "show needs a static shape" "dimension 0" show --mesh "$x4" \
        --type 'tensor<?xf32>' --sharding '<@m, [{"x"}]>'
    refuses "show needs a tensor" "token" show --mesh "$x4" \
        --type '!stablehlo.token' --sharding '<@m, []>'
    refuses "show checks its width" "--width: 3" show --mesh "$x4" \
        --type 'tensor<4xf32>' --sharding '<@m, [{"x"}]>' --width 3
}

# Times are of a model that may change.
no_times() {
    sed -e 's/"estimated_seconds": [^,}]*/"estimated_seconds": T/g' \
        -e 's/ *[0-9.]* [um]*s$//'
}

group_plan() {
    filter=no_times
    prints "plan prints JSON" plan all_gather --mesh '@m=<["x"=2]>' \
        --type 'tensor<4x3xf32>' --from '<@m, [{"x"}, {}]>' \
        --to '<@m, [{}, {}]>' --axes '[{"x"}, {}]' --rank 1 --json <<'END'
{"op": "all_gather", "type": "tensor<4x3xf32>", "from": "<@m, [{\"x\"}, {}]>", "to": "<@m, [{}, {}]>", "axes": "[{\"x\"}, {}]", "planner": "direct", "rank_count": 2, "plan": {"rank": 1, "in_device": 1, "out_device": 1, "in_tile": {"offset": [2, 0], "size": [2, 3]}, "out_tile": {"offset": [0, 0], "size": [4, 3]}, "step_count": 1, "bytes_received": 24, "bytes_lower_bound": 24, "bytes_sent": 24, "bytes_local": 24, "bytes_filled": 0, "bytes_scratch": 0, "messages_sent": 1, "messages_received": 1, "estimated_seconds": T, "steps": [{"kind": "exchange", "source": "in", "target": "out", "terms": 1, "sends": [{"peer": 0, "offset": [0, 0], "size": [2, 3]}], "receives": [{"peer": 0, "offset": [0, 0], "size": [2, 3]}, {"peer": 1, "offset": [2, 0], "size": [2, 3]}]}]}}
END
    filter=plan_table
    prints "plan prints a table of all ranks" plan reshard --mesh "$x4" \
        --type 'tensor<6x16xf32>' --from '<@m, [{"x"}, {}]>' \
        --to '<@m, [{}, {"x"}]>' <<'END'
reshard of tensor<6x16xf32> on 4 ranks
  from  <@m, [{"x"}, {}]>
  to    <@m, [{}, {"x"}]>

  rank   device    received    at least        sent       local     scratch        time
     0        0        64 B        64 B        96 B        32 B         0 B
     1        1        64 B        64 B        96 B        32 B         0 B
     2        2        64 B        64 B        96 B        32 B         0 B
     3        3        96 B        96 B         0 B         0 B         0 B

END
    prints "plan places disjoint meshes" plan reshard \
        --mesh '@m=<["x"=2]>' --type 'tensor<6x16xf32>' \
        --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>' \
        --to-ranks 2-3 <<'END'
reshard of tensor<6x16xf32> on 4 ranks
  from  <@m, [{"x"}, {}]>
  to    <@m, [{}, {"x"}]>

  rank   device    received    at least        sent       local     scratch        time
     0    0 > -         0 B         0 B       192 B         0 B         0 B
     1    1 > -         0 B         0 B       192 B         0 B         0 B
     2    - > 0       192 B       192 B         0 B         0 B         0 B
     3    - > 1       192 B       192 B         0 B         0 B         0 B

END
    filter='cat'
    local move=(--mesh "$x4" --type 'tensor<8x16xf32>'
        --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>')
    for planner in auto direct; do
        start "plan takes --planner $planner"
        succeeds plan reshard "${move[@]}" --planner "$planner"
    done
    start "plan shows one device of a large mesh"
    succeeds plan reshard --mesh '@m=<["x"=1048576]>' \
        --type 'tensor<1048576x4xf32>' --from '<@m, [{"x"}, {}]>' \
        --to '<@m, [{"x"}, {}]>' --device 1048575 --json
    grep -q '"rank": 1048575' "$sandbox/stdout" || fail "no such rank"
    start "plan has no table above 64 ranks"
    succeeds plan reshard --mesh '@m=<["x"=65]>' --type 'tensor<65xf32>' \
        --from '<@m, [{"x"}]>' --to '<@m, [{"x"}]>'
    grep -q 'no table of 65 ranks' "$sandbox/stdout" || fail "a table"
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
    refuses "plan needs ranks that are numbers" "1099511627775" plan reshard \
        --mesh '@m=<["x"=1099511627776]>' --type 'tensor<1099511627776xf32>' \
        --from '<@m, [{"x"}]>' --to '<@m, [{"x"}]>' --device 7
    refuses "plan has no shardy planner yet" "not in this version" plan \
        reshard "${move[@]}" --planner shardy
    refuses "plan knows its planners" "'best'" plan reshard "${move[@]}" \
        --planner best
    refuses "plan needs an operation" "needs an operation" plan "${move[@]}"
    refuses "plan knows its operations" "'swap'" plan swap "${move[@]}"
    refuses "plan takes one operation" "unexpected argument 'reshard'" plan \
        reshard reshard "${move[@]}"
    refuses "plan needs axes" "all_gather needs --axes" plan all_gather \
        "${move[@]}"
    refuses "plan needs params" "all_to_all needs --params" plan all_to_all \
        "${move[@]}"
    refuses "reshard takes no axes" "reshard takes no --axes" plan reshard \
        "${move[@]}" --axes '[{"x"}, {}]'
    refuses "reshard takes no reduction" "--reduction" plan reshard \
        "${move[@]}" --reduction sum
    refuses "plan knows its reductions" "'mean'" plan all_reduce --mesh "$x4" \
        --type 'tensor<8xf32>' --from '<@m, [{}], unreduced={"x"}>' \
        --to '<@m, [{}]>' --axes '{"x"}' --reduction mean
    refuses "plan needs --to" "--to" plan reshard --mesh "$x4" \
        --type 'tensor<8x16xf32>' --from '<@m, [{"x"}, {}]>'
    refuses "plan needs --type" "--type" plan reshard --mesh "$x4" \
        --from '<@m, [{"x"}, {}]>' --to '<@m, [{"x"}, {}]>'
    refuses "plan checks the result" "sdyrt: all_gather: " plan all_gather \
        "${move[@]}" --axes '[{"x"}, {}]'
    refuses "plan refuses a rank outside" "rank 4" plan reshard "${move[@]}" \
        --rank 4
    refuses "plan refuses a device outside" "device 4" plan reshard \
        "${move[@]}" --device 4
    refuses "plan takes --device or --rank" "one is enough" plan reshard \
        "${move[@]}" --device 1 --rank 1
    refuses "a device with two ranks is ambiguous" "use --rank" plan reshard \
        "${move[@]}" --to-ranks 4-7 --device 1
    refuses "plan refuses too few ranks" "sdyrt: reshard: " plan reshard \
        "${move[@]}" -n 2
    refuses "a placement needs every device" "sdyrt: reshard: " plan reshard \
        "${move[@]}" --to-ranks 0,1
    refuses "a placement is made of ranks" "--to-ranks: -1" plan reshard \
        "${move[@]}" --to-ranks=-1,1,2,3
    refuses "a placement is a list" "--from-ranks: expected" plan reshard \
        "${move[@]}" --from-ranks 0,,2
    refuses "offsets need a sharding" "need --from" plan all_slice \
        --mesh "$x4" --type 'tensor<8xf32>' --to '<@m, [{"x"}]>' \
        --axes '[{"x"}]' --from-offsets 0:0,8
}

plan_table() {
    no_times | sed '/^rank 0/,$d'
}

# tiles DIR GLOBAL COLUMNS BYTES SHAPE_OPTION..: cut the file GLOBAL, a matrix
# of printable characters, BYTES of them an element, into DIR/dev-<id>.bin.
tiles() {
    local dir=$1 global=$2 columns=$3 bytes=$4
    shift 4
    mkdir -p "$dir"
    call shape "$@"
    [ "$status" -eq 0 ] || fail "shape: $(cat "$sandbox/stderr")"
    sed -e 1d -e 's/[][,x]/ /g' "$sandbox/stdout" |
        while read -r device _ row column rows width _; do
            if [ "$rows" -eq 0 ] || [ "$width" -eq 0 ]; then
                : >"$dir/dev-$device.bin"
                continue
            fi
            fold -b -w $((columns * bytes)) "$global" |
                sed -n "$((row + 1)),$((row + rows))p" |
                cut -b "$((column * bytes + 1))-$(((column + width) * bytes))" |
                tr -d '\n' >"$dir/dev-$device.bin"
        done
}

# moves NAME MESH TYPE FROM TO [OPTION..]: reshard files there and back. The
# options are --from-.., --to-.. and --uneven.
moves() {
    start "$1"
    local mesh=$2 type=$3 from=$4 to=$5
    shift 5
    local there=() back=() before=() after=()
    while [ $# -gt 0 ]; do
        there+=("$1" "$2")
        case $1 in
        --from-ranks) back+=(--to-ranks "$2") ;;
        --to-ranks) back+=(--from-ranks "$2") ;;
        --from-*) back+=("--to-${1#--from-}" "$2") before+=("--${1#--from-}" "$2") ;;
        --to-*) back+=("--from-${1#--to-}" "$2") after+=("--${1#--to-}" "$2") ;;
        *) back+=("$1" "$2") before+=("$1" "$2") after+=("$1" "$2") ;;
        esac
        shift 2
    done
    local sizes=${type#tensor<} bytes=1
    case $type in
    *xbf16*) bytes=2 ;;
    *xf32*) bytes=4 ;;
    *complex*) bytes=16 ;;
    esac
    local rows=${sizes%%x*}
    sizes=${sizes#*x}
    local columns=${sizes%%x*}
    awk -v n=$((rows * columns)) -v bytes=$bytes 'BEGIN {
        digits = "0123456789abcdefghijklmnopqrstuvwxyz" \
                 "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        for (i = 0; i < n; i++)
            if (bytes == 1)
                printf "%s", substr(digits, i % 61 + 1, 1)
            else
                printf "%0" bytes "x", i
    }' >global
    tiles in global "$columns" "$bytes" --mesh "$mesh" --type "$type" \
        --sharding "$from" "${before[@]}"
    tiles expected global "$columns" "$bytes" --mesh "$mesh" --type "$type" \
        --sharding "$to" "${after[@]}"
    succeeds run reshard --mesh "$mesh" --type "$type" --from "$from" \
        --to "$to" --in in --out out "${there[@]}"
    diff -r expected out || fail "wrong tiles"
    succeeds run reshard --mesh "$mesh" --type "$type" --from "$to" \
        --to "$from" --in out --out again "${back[@]}"
    diff -r in again || fail "wrong tiles on the way back"
}

group_run() {
    moves "rows to columns" "$x4" 'tensor<8x12xf32>' '<@m, [{"x"}, {}]>' \
        '<@m, [{}, {"x"}]>'
    moves "bf16 with uneven tiles" '@m=<["x"=3,"y"=2]>' 'tensor<13x7xbf16>' \
        '<@m, [{"x"}, {"y"}]>' '<@m, [{"y"}, {"x"}]>'
    moves "empty tiles" "$x4" 'tensor<5x3xi8>' '<@m, [{"x"}, {}]>' \
        '<@m, [{}, {"x"}]>'
    moves "low to high" "$x4" 'tensor<7x5xbf16>' '<@m, [{"x"}, {}]>' \
        '<@m, [{"x"}, {}]>' --from-uneven low --to-uneven high
    moves "uneven low on both sides" "$x4" 'tensor<7x5xi8>' \
        '<@m, [{"x"}, {}]>' '<@m, [{}, {"x"}]>' --uneven low
    moves "explicit offsets" "$x4" 'tensor<16x3xf32>' '<@m, [{"x"}, {}]>' \
        '<@m, [{}, {"x"}]>' --from-offsets 0:0,3,3,13,16
    moves "sub-axes" '@m=<["x"=8]>' 'tensor<8x8xi8>' \
        '<@m, [{"x":(1)2}, {"x":(2)4}]>' '<@m, [{"x":(4)2}, {"x":(1)4}]>'
    moves "permuted devices" '@m=<["x"=2,"y"=3], device_ids=[5,3,1,0,2,4]>' \
        'tensor<9x4xbf16>' '<@m, [{"y"}, {"x"}]>' '<@m, [{"x", "y"}, {}]>'
    moves "disjoint ranks" '@m=<["x"=3]>' 'tensor<9x4xbf16>' \
        '<@m, [{"x"}, {}]>' '<@m, [{}, {"x"}]>' --from-ranks 0,1,2 \
        --to-ranks 5,4,3
    moves "sixteen bytes an element" '@m=<["x"=3]>' \
        'tensor<4x5xcomplex<f64>>' '<@m, [{"x"}, {}]>' '<@m, [{}, {"x"}]>'
    moves "no elements" '@m=<["x"=2]>' 'tensor<0x5xf32>' '<@m, [{"x"}, {}]>' \
        '<@m, [{}, {"x"}]>'

    start "run gathers"
    mkdir in
    printf abcdef >in/dev-0.bin
    printf ghijkl >in/dev-1.bin
    succeeds run all_gather --mesh '@m=<["x"=2]>' --type 'tensor<4x3xi8>' \
        --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {}]>' --axes '[{"x"}, {}]' \
        --in in --out out
    same out/dev-0.bin abcdefghijkl
    same out/dev-1.bin abcdefghijkl

    start "run adds little-endian floats"
    mkdir in
    printf '\0\0\200\77' >in/dev-0.bin # 1.0f
    printf '\0\0\0\100' >in/dev-1.bin  # 2.0f
    succeeds run all_reduce --mesh '@m=<["x"=2]>' --type 'tensor<f32>' \
        --from '<@m, [], unreduced={"x"}>' --to '<@m, []>' --axes '{"x"}' \
        --in in --out out
    printf '\0\0\100\100' | cmp - out/dev-0.bin || fail "not 3.0f"
    printf '\0\0\100\100' | cmp - out/dev-1.bin || fail "not 3.0f"

    start "run reduces by max"
    mkdir in
    printf ak >in/dev-0.bin
    printf za >in/dev-1.bin
    succeeds run reduce_scatter --mesh '@m=<["x"=2]>' --type 'tensor<2xi8>' \
        --from '<@m, [{}], unreduced=max{"x"}>' --to '<@m, [{"x"}]>' \
        --axes '[{"x"}]' --reduction max --in in --out out --backend threads
    same out/dev-0.bin z
    same out/dev-1.bin k

    start "run slices a replicated value"
    mkdir in
    printf abcd | tee in/dev-0.bin >in/dev-1.bin
    succeeds run all_slice --mesh '@m=<["x"=2]>' --type 'tensor<4xi8>' \
        --to '<@m, [{"x"}]>' --axes '[{"x"}]' --in in --out out
    same out/dev-0.bin ab
    same out/dev-1.bin cd

    start "run takes more ranks than devices and may write where it reads"
    mkdir io
    printf ab >io/dev-0.bin
    printf cd >io/dev-1.bin
    succeeds run reshard --mesh '@m=<["x"=2]>' --type 'tensor<2x2xi8>' \
        --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>' --in io --out io \
        -n 5
    same io/dev-0.bin ac
    same io/dev-1.bin bd
    [ "$(find io -type f | wc -l)" -eq 2 ] || fail "left $(ls -A io)"

    start "run prints JSON"
    mkdir in
    printf ab >in/dev-0.bin
    printf cd >in/dev-1.bin
    succeeds run reshard --mesh '@m=<["x"=2]>' --type 'tensor<4xi8>' \
        --from '<@m, [{"x"}]>' --to '<@m, [{}]>' --in in --out out --json
    same "$sandbox/stdout" '{"op": "reshard", "backend": "threads", "rank_count": 2, "in": [{"device": 0, "rank": 0, "path": "in/dev-0.bin", "bytes": 2}, {"device": 1, "rank": 1, "path": "in/dev-1.bin", "bytes": 2}], "out": [{"device": 0, "rank": 0, "path": "out/dev-0.bin", "bytes": 4}, {"device": 1, "rank": 1, "path": "out/dev-1.bin", "bytes": 4}]}'

    start "files have the mode of other new files"
    mkdir in
    : >in/dev-0.bin
    (umask 027 && "$sdyrt" run reshard --mesh '@m=<["x"=1]>' \
        --type 'tensor<0xi8>' --from '<@m, [{}]>' --to '<@m, [{}]>' --in in \
        --out out >/dev/null) || fail "exit status"
    [ "$(stat -c %a out/dev-0.bin)" = 640 ] || fail "$(stat -c %a out/dev-0.bin)"
}

# run_refuses NAME TEXT OPTION..: with inputs for 2 devices and results of an
# earlier run in place, all of which stay as they are.
run_refuses() {
    start "$1"
    local text=$2
    shift 2
    mkdir in out blocked blocked/dev-1.bin
    printf abcdefgh >in/dev-0.bin
    printf ijklmnop >in/dev-1.bin
    printf kept >out/dev-0.bin
    printf kept >out/dev-1.bin
    printf kept >blocked/dev-0.bin
    printf kept >file
    mkdir short
    printf abcdefgh >short/dev-0.bin
    printf ijklmno >short/dev-1.bin
    mkdir long
    printf abcdefghi >long/dev-0.bin
    printf ijklmnop >long/dev-1.bin
    mkdir half
    printf abcdefgh >half/dev-0.bin
    mkdir -p strange/dev-0.bin
    cp -r . "$sandbox/before"
    call run reshard --mesh '@m=<["x"=2]>' --type 'tensor<4x4xi8>' \
        --from '<@m, [{"x"}, {}]>' "$@"
    check_refusal "$text"
    diff -r "$sandbox/before" . || fail "files changed"
    rm -rf "$sandbox/before"
}

group_run_errors() {
    local to=(--to '<@m, [{}, {"x"}]>')
    run_refuses "run needs --in" "--in" "${to[@]}" --out out
    run_refuses "run needs --out" "--out" "${to[@]}" --in in
    run_refuses "a file is too short" \
        "short/dev-1.bin has 7 bytes, but the tile of device 1 is 2x4 of i8, 8" \
        "${to[@]}" --in short --out out
    run_refuses "a file is too long" \
        "long/dev-0.bin has 9 bytes, but the tile of device 0 is 2x4 of i8, 8" \
        "${to[@]}" --in long --out out
    run_refuses "no directory is made for a bad input" "has 7 bytes" \
        "${to[@]}" --in short --out new
    run_refuses "a file is missing" "half/dev-1.bin" "${to[@]}" --in half \
        --out out
    run_refuses "the input directory is missing" "nowhere/dev-0.bin" \
        "${to[@]}" --in nowhere --out out
    run_refuses "an input is a directory" "not a regular file" "${to[@]}" \
        --in strange --out out
    run_refuses "the output is a file" "file is not a directory" "${to[@]}" \
        --in in --out file
    run_refuses "the output's parent is missing" "nowhere/out" "${to[@]}" \
        --in in --out nowhere/out
    run_refuses "a result's place is a directory" "blocked/dev-1.bin" \
        "${to[@]}" --in in --out blocked
    run_refuses "mpi is not there yet" "not in this version" "${to[@]}" \
        --in in --out out --backend mpi
    run_refuses "nccl is not there yet" "not in this version" "${to[@]}" \
        --in in --out out --backend nccl
    run_refuses "a backend is unknown" "'carrier pigeon'" "${to[@]}" --in in \
        --out out --backend 'carrier pigeon'
    run_refuses "too few ranks" "rank" "${to[@]}" --in in --out out -n 1
    run_refuses "no ranks" "--ranks: 0" "${to[@]}" --in in --out out -n 0
    run_refuses "too many ranks" "1025 ranks" "${to[@]}" --in in --out out \
        -n 1025
    run_refuses "the sharding is wrong" 'sdyrt: --to: ' --to '<@m, [{"z"}, {}]>' \
        --in in --out out
    if [ "$(id -u)" -ne 0 ]; then
        start "the output cannot be written"
        mkdir in out
        printf ab >in/dev-0.bin
        chmod 555 out
        call run reshard --mesh '@m=<["x"=1]>' --type 'tensor<2xi8>' \
            --from '<@m, [{}]>' --to '<@m, [{}]>' --in in --out out
        check_refusal "out"
    fi
}

group_errors() {
    refuses "no command" "no command"
    refuses "an unknown command" "'shaep'" shaep
    refuses "an unknown global option" "'--shape'" --shape
    refuses "help of an unknown command" "'shaep'" help shaep
    refuses "help of two commands" "'plan'" help shape plan
    refuses "a version of something" "'shape'" --version shape
    for command in shape groups show plan run topo; do
        refuses "$command: an unknown option" "'--colour'" $command --colour
        refuses "$command: an unknown short option" "'-Z'" $command -Z
        refuses "$command: a value too many" "takes no value" $command --json=1
    done
    for command in shape groups show topo; do
        refuses "$command: an argument" "'thing'" $command thing
    done
    for command in shape show; do
        local ok=(--mesh "$m8" --type 'tensor<8x16xf32>')
        refuses "$command: a missing value" "needs a value" $command --mesh
        refuses "$command: a short missing value" "needs a value" $command -m
        refuses "$command: an ambiguous option" "--help" $command --o
        refuses "$command: no type" "needs --type" $command --mesh "$m8" \
            --sharding '<@m, [{}]>'
        refuses "$command: no sharding" "needs --sharding" $command "${ok[@]}"
        refuses "$command: no mesh" "@m" $command --type 'tensor<8xf32>' \
            --sharding '<@m, [{}]>'
        refuses "$command: an unknown mesh" "@n" $command "${ok[@]}" \
            --sharding '<@n, [{}, {}]>'
        refuses "$command: an unknown axis" '"c"' $command "${ok[@]}" \
            --sharding '<@m, [{"c"}, {}]>'
        refuses "$command: a malformed sharding" "--sharding: " $command \
            "${ok[@]}" --sharding '<@m, [{"a"}, {}'
        refuses "$command: rank" "2" $command "${ok[@]}" \
            --sharding '<@m, [{"a"}]>'
        refuses "$command: a malformed type" "--type: " $command --mesh "$m8" \
            --type 'tensor<8y16xf32>' --sharding '<@m, [{}, {}]>'
        refuses "$command: a mesh without a name" "--mesh: expected" $command \
            --mesh '<["a"=2]>'
        refuses "$command: a malformed mesh" "--mesh @m: " $command \
            --mesh '@m=<["a"=]>'
        refuses "$command: an axis of size 0" "--mesh @m: " $command \
            --mesh '@m=<["a"=0]>'
        refuses "$command: a mesh twice" "@m is given twice" $command \
            --mesh "$m8" --mesh "$x4"
        refuses "$command: an unknown cut" "'round'" $command "${ok[@]}" \
            --sharding '<@m, [{"a"}, {}]>' --uneven round
        refuses "$command: offsets without a dimension" "--offsets: " $command \
            "${ok[@]}" --sharding '<@m, [{"a"}, {}]>' --offsets 0,4,8
        refuses "$command: offsets of no dimension" "--offsets: 2" $command \
            "${ok[@]}" --sharding '<@m, [{"a"}, {}]>' --offsets 2:0,4,8
        refuses "$command: offsets that do not fit" "sdyrt: " $command \
            "${ok[@]}" --sharding '<@m, [{"a"}, {}]>' --offsets 0:0,4,9
        refuses "$command: too few offsets" "sdyrt: " $command \
            "${ok[@]}" --sharding '<@m, [{"a"}, {}]>' --offsets 0:0,8
        refuses "$command: offsets that are no numbers" "--offsets: " $command \
            "${ok[@]}" --sharding '<@m, [{"a"}, {}]>' --offsets 0:0,four,8
        refuses "$command: newlines stay on one line" "sdyrt: " $command \
            --mesh $'@m\n=\n<["a"=2]>'
    done
    refuses "a device is a number" "'one'" shape --mesh "$m8" --device one
    refuses "a device is not negative" "-1" shape --mesh "$m8" --device=-1
    refuses "a device fits 63 bits" "'9223372036854775808'" shape \
        --device 9223372036854775808
    if [ -w /dev/full ]; then
        for command in topo --help --version "help plan" "shape --help" \
            "topo --json"; do
            start "a full disk under $command"
            # shellcheck disable=SC2086
            "$sdyrt" $command >/dev/full 2>"$sandbox/stderr" </dev/null
            status=$?
            : >"$sandbox/stdout"
            check_refusal "standard output"
        done
    fi
}

# The example of a help text: the lines after "Example" or "Try this".
examples() {
    sed -n '/^\(Example\|Try this\)/,$p' "$sandbox/stdout" | sed 1d |
        sed -n '/^  /p'
}

group_help() {
    for command in "" shape groups show plan run topo; do
        start "the example of '$command' works when pasted"
        # shellcheck disable=SC2086
        succeeds $command --help
        cp "$sandbox/stdout" "$sandbox/help"
        grep -q '^Usage: sdyrt' "$sandbox/stdout" || fail "no usage"
        [ "$(wc -L <"$sandbox/stdout")" -le 80 ] || fail "a long line"
        examples >"$sandbox/example"
        grep -q sdyrt "$sandbox/example" || fail "no example"
        (
            # shellcheck disable=SC2317
            sdyrt() { "$sdyrt_path" "$@"; }
            sdyrt_path=$sdyrt
            set -e
            # shellcheck disable=SC1091
            . "$sandbox/example"
        ) >"$sandbox/pasted" 2>&1 || fail "$(cat "$sandbox/pasted")"
        [ -n "$command" ] || continue
        succeeds help "$command"
        cmp "$sandbox/help" "$sandbox/stdout" || fail "help differs"
    done
    start "the version is printed"
    succeeds --version
    grep -Eq '^sdyrt [0-9]+\.[0-9]+\.[0-9]+ ' "$sandbox/stdout" ||
        fail "$(cat "$sandbox/stdout")"
    start "help is asked for before an error is made"
    succeeds shape --help --colour
}

# Every console block of docs/command.md: `$ ` and `> ` are what is typed, the
# rest is what comes back.
group_docs() {
    start "the examples of docs/command.md print what stands there"
    mkdir bin
    ln -s "$sdyrt" bin/sdyrt
    # shellcheck disable=SC2016
    sed -n '/^```console$/,/^```$/p' "$here/../../docs/command.md" |
        sed '/^```/d' >"$sandbox/expected"
    grep -c '^\$ ' "$sandbox/expected" >/dev/null || fail "no examples"
    local line command=''
    while IFS= read -r line; do
        case $line in
        '$ '*) command=${line#'$ '} ;;
        '> '*) command+=$'\n'${line#'> '} ;;
        esac
        [ -n "$command" ] || continue
        case $line in
        '$ '* | '> '*) printf '%s\n' "$line" ;;
        esac
        case $line in
        *\\) ;;
        *)
            PATH="$PWD/bin:$PATH" bash -c "$command" </dev/null 2>&1
            command=''
            ;;
        esac
    done <"$sandbox/expected" | no_times >"$sandbox/found"
    no_times <"$sandbox/expected" | diff - "$sandbox/found" ||
        fail "other output"
}

group_topo() {
    start "topo names what is there"
    succeeds topo
    for word in core thread 'node 0' backends 'mpi: not in this version' \
        'nccl: not in this version' hwloc; do
        grep -q "$word" "$sandbox/stdout" || fail "no $word"
    done
    start "topo prints JSON"
    succeeds topo --json
    [ "$(wc -l <"$sandbox/stdout")" -eq 1 ] || fail "not one document"
    grep -Eq '"hardware_threads": [1-9]' "$sandbox/stdout" || fail "no threads"
    grep -q '"backends": {"threads": true, "mpi": false, "nccl": false}' \
        "$sandbox/stdout" || fail "backends"
}

for group; do
    "group_$group"
done
echo "$tests tests, $failures failures"
[ "$tests" -gt 0 ] && [ "$failures" -eq 0 ]
