# The entries of the table in completion.bash of one help, as manual.sh prints it;
# `words`: the program and its command, such as "sdyrt plan".
function entry(after, values) {
    if (values != "")
        printf "    [\"%s%s\"]=\"%s\"\n", words, after, values
}

# Alternatives that a text joins, as words, each once.
function list(text,    n, i, each, seen, result) {
    gsub(/[,|]| or /, " ", text)
    n = split(text, each, " +")
    for (i = 1; i <= n; i++)
        if (!seen[each[i]]++)
            result = result each[i] " "
    return result
}

/^Commands:$/ { in_commands = 1; next }
in_commands && !/^  / { in_commands = 0 }
in_commands { commands = commands $1 " " }

match($0, /OP is [^.]+[.]/) {
    operations = substr($0, RSTART + 6, RLENGTH - 7)
    entry(" WORD", list(operations))
}

# "  -u, --uneven=ceil|low|high  .."
/^ +-/ {
    name = $1 ~ /,$/ ? $2 : $1
    if (!match(name, /\[?=/)) {
        options = options name " "
        next
    }
    value = substr(name, RSTART + RLENGTH)
    name = substr(name, 1, RSTART - 1)
    options = options name "= "
    value = value ~ /^[a-z0-9|]+$/ ? list(value) : "FILE"
    entry(" " name, value)
    if ($1 ~ /,$/)
        entry(" " substr($1, 1, 2), value)
}

END {
    entry("", options)
    entry(" WORD", commands)
    if (commands != "")
        entry(" help WORD", commands)
}
