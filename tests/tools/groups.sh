#!/usr/bin/env bash
# sdyrt groups: the members in order and what it refuses. Usage: groups.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

xyz='@m=<["x"=2,"y"=4,"z"=2]>'
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
ids='device_ids=[4,0,11,3,7,1,2,5,6,10,9,8]'
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
misuses "groups refuse a bad list" "sdyrt: --axes: " groups --mesh "$xyz" \
    --axes '{"x"'
misuses "groups need a mesh" "--mesh" groups --axes '{"x"}'
misuses "groups need one mesh" "found 2" groups --axes '{"x"}' \
    --mesh "$xyz" --mesh '@n=<["a"=2]>'
misuses "groups need axes" "--axes" groups --mesh "$xyz"
misuses "groups take no type" "unknown option '--type'" groups \
    --mesh "$xyz" --axes '{"x"}' --type 'tensor<8xf32>'
refuses "groups do not list a huge mesh" "--device" groups \
    --mesh '@m=<["x"=2,"y"=1099511627776,"z"=2]>' --axes '{"z"}'

finish
