#!/usr/bin/env python3
"""Make one result of the archives of gpu_check.sh's parts, as bench/results
keeps it: the table and the benches as gpu_check.json, what measured them beside.

    scripts/gpu_merge.py bench/results/h200 part1.tar.gz .. part4.tar.gz

Exit status 0: it can be kept; 1: not, and why (it is written all the same); 2:
these archives are not of one result.
"""

import json
import os
import sys
import tarfile

PARTS = ["1", "2", "3", "4"]
SAME = ["commit", "sdyrt", "system", "driver", "cuda_of_driver", "cuda_runtime"]
SAME += ["nccl", "gpus"]


def fail(text):
    print("gpu_merge.py: " + text, file=sys.stderr)
    sys.exit(2)


def load(path):
    """The files of an archive by their names, and its table."""
    files = {}
    try:
        with tarfile.open(path) as archive:
            for member in archive.getmembers():
                if member.isfile():
                    name = os.path.basename(member.name)
                    files[name] = archive.extractfile(member).read()
        table = json.loads(files["gpu_check.json"])
    except KeyError:
        fail(f"{path}: no gpu_check.json, so it did not end by itself")
    except (OSError, tarfile.TarError, ValueError) as error:
        fail(f"{path}: {error}")
    return {"path": path, "files": files, "table": table}


def check_same(archives):
    """One commit, one machine, no part twice."""
    parts = {}
    for archive in archives:
        part = archive["table"]["part"]
        if part in parts:
            fail(f"part {part} is there twice: {parts[part]}, {archive['path']}")
        parts[part] = archive["path"]
    for key in SAME:
        first = archives[0]["table"].get(key)
        for archive in archives[1:]:
            other = archive["table"].get(key)
            if other != first:
                fail(
                    f"{key} is {other!r} in {archive['path']}, {first!r} in "
                    f"{archives[0]['path']}"
                )


def merge(archives):
    """The table of all; rows of `info` are of the first part."""
    tables = [archive["table"] for archive in archives]
    merged = {"date": tables[0]["date"]}
    merged.update({key: tables[0].get(key) for key in SAME})
    merged["parts"] = [table["part"] for table in tables]
    merged["commands"] = [table["command"] for table in tables]
    merged["seconds"] = sum(table["seconds"] for table in tables)
    rows = []
    for table in tables:
        for row in table["rows"]:
            known = row["step"] == "info" and any(
                row["what"] == other["what"] for other in rows
            )
            if not known:
                rows.append(row)
    for result in ("passed", "failed", "skipped"):
        word = result[:4].upper()
        merged[result] = sum(row["result"] == word for row in rows)
    merged["rows"] = rows
    merged["benches"] = {}
    for table in tables:
        merged["benches"].update(table["benches"])
    return merged


def why_not_kept(merged):
    reasons = []
    missing = [] if merged["parts"] == ["all"] else PARTS
    for part in missing:
        if part not in merged["parts"]:
            reasons.append(f"there is no part {part}")
    if not merged["gpus"]:
        reasons.append("there was no GPU")
    if merged["failed"] > 0:
        reasons.append(f"{merged['failed']} rows failed")
    if not merged["commit"] or merged["commit"].endswith("-dirty"):
        reasons.append(f"the commit is {merged['commit']!r}")
    return reasons


def write(folder, archives, merged):
    os.makedirs(folder, exist_ok=True)
    kept = {"machine.log": archives[0]["files"].get("machine.log", b"")}
    for archive in archives:
        for name, content in archive["files"].items():
            if name.endswith(".json"):
                kept[name] = content
    kept["gpu_check.json"] = (json.dumps(merged, indent=1) + "\n").encode()
    for name, content in kept.items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(content)


def print_table(merged):
    for row in merged["rows"]:
        print(
            f"{row['step']:8} {row['what']:34} {row['ranks']:>6}  "
            f"{row['result']:4} {row['seconds']:8}  {row['says']}"
        )
    print(
        "{passed} passed, {failed} failed, {skipped} skipped, in {seconds} s".format(
            **merged
        )
    )


def main():
    if len(sys.argv) < 3 or sys.argv[1].startswith("-"):
        print(__doc__)
        sys.exit(2)
    archives = [load(path) for path in sys.argv[2:]]
    archives.sort(key=lambda archive: archive["table"]["part"])
    check_same(archives)
    merged = merge(archives)
    write(sys.argv[1], archives, merged)
    print_table(merged)
    reasons = why_not_kept(merged)
    for reason in reasons:
        print(f"gpu_merge.py: not to be kept: {reason}")
    sys.exit(1 if reasons else 0)


main()
