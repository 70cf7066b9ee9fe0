"""The snippet of docs/from-pytorch.md gives the shardings of the page's table.

Placements are stand-ins with the members that the snippet reads, so PyTorch is
not needed. Usage: from_pytorch_test.py PAGE
"""
import re
import sys


class Placement:
    def __init__(self, *arguments):
        self.dim = arguments[0] if type(self).__name__ == "Shard" else None
        self.reduce_op = arguments[0] if arguments else "sum"

    def is_shard(self):
        return type(self).__name__ == "Shard"

    def is_partial(self):
        return type(self).__name__ == "Partial"


kinds = {n: type(n, (Placement,), {})
         for n in ("Shard", "Replicate", "Partial", "_NormPartial")}

page = open(sys.argv[1]).read()
snippet = {}
exec(re.search(r"```python\n(.*?)```", page, re.S).group(1), snippet)
sharding = snippet["sharding"]

rows = re.findall(r"^\| `(\[[^_`]*\])` \| `(<@mesh[^`]*)` \|$", page, re.M)
assert len(rows) == 4, rows
mesh = '<mesh<["dp"=2, "tp"=4]>'
for placements, expected in rows:
    found = sharding(eval(placements, kinds), ("dp", "tp"), (2, 4), (8, 8))
    assert found == expected.replace("<@mesh", mesh), (placements, found)

# DTensor cuts 10 rows by 2 and then by 4; along one axis it cuts as we do
for refused, shape in (("Partial('avg')", (8,)), ("_NormPartial()", (8,)),
                       ("Shard(0), Shard(0)", (10, 4))):
    try:
        sharding(eval(f"[{refused}]", kinds), ("dp", "tp"), (2, 4), shape)
    except ValueError:
        continue
    raise SystemExit(f"{refused} was taken")
sharding(eval("[Shard(0), Replicate()]", kinds), ("dp", "tp"), (2, 4), (5, 4))
