#!/usr/bin/env bash
# release.sh [FOLDER [CMAKE OPTION..]]: what is published of HEAD, in FOLDER
# (build/release-VERSION), made from nothing but the tarball in a clean folder:
#   sdyrt-VERSION.tar.gz   the sources: the same bytes each time
#   *.deb                  packages for this release of Debian or Ubuntu
#   abi-MACHINE/*.abi      the interface, for scripts/abi.sh to compare with
#   SHA256SUMS
# The packages are unpacked into a root folder; there a project finds the library,
# links and runs. Nothing of the machine is changed. docs/releasing.md has the
# other steps.
set -euo pipefail
cd "$(dirname "$0")/.."
source=$PWD

version=$(sed -n 's/.*SDYRT_VERSION_STRING "\(.*\)"/\1/p' include/sdyrt/version.h)
name=sdyrt-$version
folder=${1-build/release-$version}
options=("${@:2}")

if [ -n "$(git status --porcelain --untracked-files=no)" ]; then
    echo 'release: there are changes that are not committed' >&2
    exit 1
fi
rm -rf "$folder"
mkdir -p "$folder"
folder=$(realpath "$folder")
clean=$folder/clean
mkdir "$clean"

git archive --prefix="$name/" HEAD | gzip -9n >"$folder/$name.tar.gz"
tar -xzf "$folder/$name.tar.gz" -C "$clean"
cd "$clean/$name"

cmake --preset release -DCMAKE_BUILD_TYPE=RelWithDebInfo \
    -DCMAKE_INSTALL_PREFIX=/usr -DSDYRT_BUILD_TESTS=OFF "${options[@]}"
cmake --build --preset release
(cd build/release && cpack -G DEB -B "$clean/deb")
mv "$clean"/deb/*.deb "$folder"
scripts/abi.sh --store build/release "$folder/abi-$(uname -m)"

# -- as a user has it ----------------------------------------------------------
dpkg --no-act --install "$folder"/*.deb # all that they depend on is there
for package in "$folder"/*.deb; do
    dpkg-deb --extract "$package" "$clean/root"
done
CMAKE=cmake CC=${CC:-cc} tests/install/consumer.sh prefix "$clean/root/usr"

cd "$folder"
rm -rf "$clean"
sha256sum -- *.tar.gz *.deb abi-*/* >SHA256SUMS
cat SHA256SUMS
git -C "$source" describe --exact-match --match "v$version" HEAD 2>/dev/null ||
    echo "release: HEAD is not v$version: a rehearsal"
