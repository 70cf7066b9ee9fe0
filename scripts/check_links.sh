#!/usr/bin/env bash
# Fail unless every link of the pages leads to a file of the tree, and to one of
# its headings where it names one. Pages given as arguments are checked instead.
set -euo pipefail
[ $# -gt 0 ] || cd "$(dirname "$0")/.."
pages=("$@")
[ $# -gt 0 ] || pages=(*.md docs/*.md bench/*/*.md)

# text PAGE: without what stands in code blocks.
text() {
    awk '/^ *```/ { code = !code; next } !code' "$1"
}

# anchors PAGE: of its headings, as GitHub makes them.
anchors() {
    text "$1" | sed -nE 's/^#+ +//p' |
        sed -E 's/\[([^]]*)\]\([^)]*\)/\1/g' | tr '[:upper:]' '[:lower:]' |
        sed -E 's/[^a-z0-9_ -]//g; s/ /-/g'
}

# links PAGE: those into the tree.
links() {
    text "$1" | grep -oE '\]\([^)]+\)' | sed -E 's/^\]\(//; s/\)$//' |
        grep -vE '^[a-z]+:' || true
}

failed=0
for page in "${pages[@]}"; do
    while read -r link; do
        target=$page
        [ "${link%%#*}" = '' ] || target=$(dirname "$page")/${link%%#*}
        if [ ! -e "$target" ]; then
            echo "$page: there is no $link"
            failed=1
        elif [[ $link == *#* ]] &&
            ! anchors "$target" | grep -xF -- "${link#*#}" >/dev/null; then
            echo "$page: no heading is called $link"
            failed=1
        fi
    done < <(links "$page")
done
exit "$failed"
