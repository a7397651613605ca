#!/bin/sh
# Builds the page, or tests it, with the machine's node and npm. Maven calls it (see pom.xml); people may too.
#   build.sh build   checks the types and writes target/classes/static, unless it is newer than every source
#   build.sh test    checks the layout of the sources and runs the unit tests (Vitest)
#   build.sh need    only looks whether node and npm are there
set -eu
cd "$(dirname "$0")"

fail() {
    echo "eightfold: $1" >&2
    exit 2
}

need="install Node.js 20.19 or newer (with npm) to build the page"
command -v node >/dev/null 2>&1 || fail "$need: no node found"
command -v npm >/dev/null 2>&1 || fail "$need: no npm found"
node -e 'var v = process.versions.node.split("."); process.exit(+v[0] > 20 || (+v[0] == 20 && +v[1] >= 19) ? 0 : 1)' ||
    fail "$need: found $(node --version)"

[ "${1:-build}" != need ] || exit 0

# npm ci only when the lock file is not the one that node_modules was made from.
stamp=node_modules/.eightfold-lock
if ! cmp -s package-lock.json "$stamp"; then
    npm ci --loglevel=error
    cp package-lock.json "$stamp"
fi

page=target/classes/static/index.html
case "${1:-build}" in
    build)
        if [ -f "$page" ] &&
            [ -z "$(find src public messages ../messages index.html package-lock.json ./*.ts ./*.json build.sh -newer "$page" | head -n 1)" ]; then
            exit 0
        fi
        node messages/write.mjs
        node_modules/.bin/tsc --noEmit
        node_modules/.bin/vite build --logLevel warn
        ;;
    test)
        node_modules/.bin/vitest run --reporter=dot
        ;;
    *) fail "build.sh knows 'build', 'test' and 'need', not '$1'" ;;
esac
