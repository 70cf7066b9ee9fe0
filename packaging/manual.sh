#!/usr/bin/env bash
# Man pages and completion for bash, made of what --help prints, and that is made
# of the tables of options:
#   manual.sh FOLDER VERSION PROGRAM..   absolute paths
# FOLDER/man1 gets a page for each program and each of its commands (sdyrt-plan.1)
# if help2man is there, FOLDER/completions what bash-completion loads.
set -euo pipefail
folder=$1 version=$2
here=$(cd "$(dirname "$0")" && pwd)
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT
help2man=$(command -v help2man || true)
export ARGP_HELP_FMT=no-dup-args-note,rmargin=1000 LC_ALL=C

# say PAGE PROGRAM [COMMAND]: an executable PAGE that prints this help in the form
# that help2man reads: an option has two spaces before its text, a heading none,
# and a command of several lines is one.
say() {
    {
        printf '#!/bin/sh\ncat <<"END OF HELP"\n'
        "${@:2}" --help | sed -E ':join /\\$/ { N; s/ *\\\n */ /; b join }
            s/^( +-[^ ]+( --[^ ]+)?) +/\1  /; s/^ ([A-Z].*:)$/\1/
            s/^OVERVIEW: //; s/^USAGE:/Usage:/'
        echo 'END OF HELP'
    } >"$1"
    chmod +x "$1"
}

# first_sentence PAGE: of its help, as the summary of a program.
first_sentence() {
    "$1" | awk '/^Usage:/ { next } NF { text = text $0 " "; next }
        text { exit }
        END { sub(/[.:] .*| $/, "", text)
              print tolower(substr(text, 1, 1)) substr(text, 2) }'
}

mkdir "$temp"/{pages,man1,completions}
cd "$temp/pages"
for program in "${@:3}"; do
    name=$(basename "$program")
    say "$name" "$program"
    printf '%s\t%s\t%s\n' "$name" "$name" "$(first_sentence "./$name")"
    while read -r command summary; do
        say "$name-$command" "$program" "$command"
        printf '%s\t%s\t%s\n' "$name-$command" "$name $command" "$summary"
    done < <("./$name" | sed -n '/^Commands:$/,/^$/s/^  //p')
done >"$temp/list"

# see_also PAGE: the section that names the other pages.
see_also() {
    echo '[see also]'
    cut -f 1 "$temp/list" | grep -vx "$1" | sed 's/.*/.BR & (1)/; $!s/$/,/'
}

# man_page PAGE SUMMARY; options are not hyphenated.
man_page() {
    help2man --no-info --version-string="$version" --name="$2" \
        --include=<(see_also "$1") "./$1" | sed '/^\.TH /a .nh' \
        >"$temp/man1/$1.1"
}

{
    cat "$here/completion.bash"
    printf '\ndeclare -gA _sdyrt_words=(\n'
    while IFS=$'\t' read -r page words summary; do
        "./$page" | awk -v words="$words" -f "$here/completion.awk"
        [ -z "$help2man" ] || man_page "$page" "$summary"
    done <"$temp/list"
    echo ')'
} >"$temp/completions/sdyrt"
for program in "${@:3}"; do
    echo "complete -o default -F _sdyrt $(basename "$program")"
done >>"$temp/completions/sdyrt"
for program in "${@:4}"; do
    ln -s sdyrt "$temp/completions/$(basename "$program")"
done
mkdir -p "$folder"
rm -rf "$folder"/{man1,completions}
mv "$temp"/{man1,completions} "$folder"
