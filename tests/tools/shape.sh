#!/usr/bin/env bash
# sdyrt shape: the table, the JSON document and what it refuses. Usage: shape.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

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
misuses "a quoted name is closed" "--mesh: line 1, column 14: expected '='" \
    shape --mesh '@"my mesh=<["x"=2]>'
refuses "shape does not list a huge mesh" "more than the 1048576" shape \
    --mesh '@m=<["x"=1048577]>' --type 'tensor<8xf32>' \
    --sharding '<@m, [{"x"}]>'
refuses "shape refuses a device outside" "9" shape --mesh "$x4" \
    --type 'tensor<8xf32>' --sharding '<@m, [{"x"}]>' --device 9

finish
