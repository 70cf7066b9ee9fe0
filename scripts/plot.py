#!/usr/bin/env python3
"""Draw what sdyrt_perf -J wrote: busbw and the ratio to the other methods, over
size, one pair of panels an operation; needs matplotlib.

    scripts/plot.py perf.json            # perf-<op>.png and .svg beside it
    scripts/plot.py a.json b.json -o docs/images/perf

Several files are drawn together: by file where they measured the same method,
such as two backends. Workloads are drawn as bars of the ratio by kind.
"""

import argparse
import itertools
import json
import os
import sys


def fail(text):
    sys.exit("plot.py: " + text)


def load(path):
    try:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
    except (OSError, ValueError) as error:
        fail(f"{path}: {error}")
    if not isinstance(document, dict) or "results" not in document:
        fail(f"{path}: not a document of sdyrt_perf -J")
    document["label"] = "{} n={}".format(
        document.get("backend", "?"), document.get("ranks", "?")
    )
    document["path"] = path
    return document


def unique_labels(documents):
    labels = [d["label"] for d in documents]
    for document in documents:
        if labels.count(document["label"]) > 1:
            name = os.path.splitext(os.path.basename(document["path"]))[0]
            document["label"] += f" ({name})"


def rows_of(document, op):
    rows = [r for r in document["results"] if r["op"] == op]
    return sorted(rows, key=lambda r: r["size"])


def methods_of(rows):
    """The other methods, in the order of --vs."""
    return list(dict.fromkeys(m for r in rows for m in r["vs"]))


def curves(document, op):
    """(name, sizes, busbw, ratio) of each method that did the operation."""
    rows = rows_of(document, op)
    picks = {
        "sdyrt": lambda r: r["out_of_place"],
        "sdyrt in place": lambda r: r["in_place"],
    }
    for method in methods_of(rows):
        picks[method] = lambda r, m=method: r["vs"].get(m)
    for name, pick in picks.items():
        points = [(r["size"], pick(r)) for r in rows if pick(r)]
        if points:
            sizes, found = zip(*points)
            yield (
                name,
                sizes,
                [p["bus_bw"] for p in found],
                [p["ratio"] for p in found],
            )


def size_text(size, _=None):
    for unit in ("B", "KiB", "MiB", "GiB"):
        if size < 1024 or unit == "GiB":
            return f"{size:g} {unit}"
        size /= 1024
    return ""


def number_text(value, _=None):
    return f"{value:g}"


def draw_op(plt, documents, op):
    """A method has one colour, a file one marker."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4))
    colours = {}
    for document, marker in zip(documents, itertools.cycle("osD^v")):
        for name, sizes, busbw, ratio in curves(document, op):
            label = name
            if len(documents) > 1:
                label = f"{name}, {document['label']}"
            own = name.startswith("sdyrt")
            style = {
                "color": colours.setdefault(name, f"C{len(colours)}"),
                "label": label,
                "linestyle": "-" if own else "--",
                "marker": marker,
                "markersize": 4,
            }
            left.plot(sizes, busbw, **style)
            if not own:
                right.plot(sizes, ratio, **style)
    left.set_ylabel("busbw, GB/s")
    right.set_ylabel("sdyrt is so many times as fast as")
    right.axhline(1, color="black", linewidth=0.8)
    for axes in (left, right):
        axes.set_xscale("log", base=2)
        axes.set_yscale("log", subs=(2, 5))
        axes.set_xlabel("size")
        axes.xaxis.set_major_formatter(size_text)
        axes.yaxis.set_major_formatter(number_text)
        axes.yaxis.set_minor_formatter(number_text)
        axes.tick_params(axis="y", which="minor", labelsize=7)
        axes.tick_params(axis="x", rotation=30)
        axes.grid(True, alpha=0.3)
        if axes.get_legend_handles_labels()[0]:
            axes.legend(fontsize=8)
    title = ", ".join(dict.fromkeys(d["label"] for d in documents))
    figure.suptitle(f"{op}: {title}")
    figure.tight_layout()
    return figure


def draw_workload(plt, document):
    rows = document["results"]
    methods = methods_of(rows)
    figure, axes = plt.subplots(figsize=(11, 1.5 + 0.4 * len(rows)))
    height = 0.8 / max(len(methods), 1)
    for i, method in enumerate(methods):
        bars = [(r["vs"].get(method) or {"ratio": 0})["ratio"] for r in rows]
        places = [y + i * height for y in range(len(rows))]
        axes.barh(places, bars, height, label=method)
    axes.set_yticks(
        [y + 0.4 - height / 2 for y in range(len(rows))],
        [f"{r['tensors']} x {r['name']} ({r['op']})" for r in rows],
    )
    axes.invert_yaxis()
    axes.axvline(1, color="black", linewidth=0.8)
    axes.set_xlabel("sdyrt is so many times as fast as (ratio of medians)")
    if methods:
        axes.legend(fontsize=8)
    axes.set_title(f"{document['workload']}\n{document['label']}", fontsize=9)
    figure.tight_layout()
    return figure


def save(figure, stem):
    for ending in ("png", "svg"):
        path = f"{stem}.{ending}"
        try:
            # Nothing of the day in it: the same file each time.
            date = {"Date": None} if ending == "svg" else None
            figure.savefig(path, dpi=120, metadata=date)
        except OSError as error:
            fail(f"cannot write {path}: {error.strerror}")
        print(path)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("files", nargs="+", metavar="FILE.json")
    parser.add_argument(
        "-o", "--output", help="what the names of the pictures start with"
    )
    options = parser.parse_args()
    documents = [load(path) for path in options.files]
    unique_labels(documents)
    try:
        import matplotlib
    except ImportError:
        fail("matplotlib is not there; on Debian: apt install python3-matplotlib")
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "sdyrt"
    matplotlib.rcParams["svg.fonttype"] = "none"  # text stays text
    from matplotlib import pyplot as plt

    stem = options.output or os.path.splitext(options.files[0])[0]
    swept = [d for d in documents if not d.get("workload")]
    ops = dict.fromkeys(
        r["op"] for d in swept for r in d["results"] if "out_of_place" in r
    )
    for op in ops:
        save(draw_op(plt, [d for d in swept if rows_of(d, op)], op), f"{stem}-{op}")
    for document in documents:
        if document.get("workload"):
            name = os.path.splitext(os.path.basename(document["path"]))[0]
            save(draw_workload(plt, document), f"{stem}-{name}")
    if not ops and len(swept) == len(documents):
        fail("nothing to draw")


if __name__ == "__main__":
    main()
