#!/usr/bin/env bash
# The page of the environment has every variable of ours that product code
# names, and no other: environment_test.sh SOURCE
set -euo pipefail
cd "$1"
page=docs/environment.md
diff <(grep -rhoE '"SDYRT_[A-Z_]+"' --include='*.[ch]' base bench check cli \
    collectives kernels mesh opt program runtime shard tools | tr -d '"' | sort -u) \
    <(sed -n 's/^| .\(SDYRT_[A-Z_]*\). |.*/\1/p' $page | sort -u)
