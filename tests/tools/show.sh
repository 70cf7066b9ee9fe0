#!/usr/bin/env bash
# sdyrt show: pictures, the JSON document and what it refuses. Usage: show.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

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

The tensor has no elements: every tile is empty.
END
start "show draws a mesh of 2^40 devices within its width"
succeeds show --mesh '@m=<["x"=1048576,"y"=1048576]>' \
    --type 'tensor<1099511627776x1048576xf32>' \
    --sharding '<@m, [{"x"}, {"y"}]>'
[ "$(wc -L <"$sandbox/stdout")" -le 100 ] || fail "too wide"
grep -q '1099510579200:1099511627776' "$sandbox/stdout" || fail "no end"
grep -q 'empty' "$sandbox/stdout" && fail "empty tiles where none can be"
start "show says that it does not look for empty tiles in a huge mesh"
succeeds show --mesh '@m=<["x"=1048576,"y"=1048576]>' \
    --type 'tensor<1099511627775x1048576xf32>' \
    --sharding '<@m, [{"x"}, {"y"}]>'
grep -q 'not looked for' "$sandbox/stdout" || fail "no word of empties"
start "show says so where offsets cut"
succeeds show --mesh '@m=<["x"=2,"y"=1048576]>' \
    --type 'tensor<4x1048576xf32>' --sharding '<@m, [{"x"}, {"y"}]>' \
    --offsets 0:0,4,4
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
misuses "show checks its width" "--width: 3" show --mesh "$x4" \
    --type 'tensor<4xf32>' --sharding '<@m, [{"x"}]>' --width 3

finish
