#!/bin/sh
# Starts the server so that it holds little memory: one arena for what is allocated outside of JavaScript, since more
# of them keep what was given back, 4 MB for young objects, of which V8 takes up to 64, and a heap that doubles
# at most before V8 looks for what can go, where it would let it grow fourfold.
cd "$(dirname "$0")/../.." || exit
export MALLOC_ARENA_MAX=1
exec node_modules/.bin/node --max-semi-space-size=4 --heap-growing-percent=100 apps/server/src/main.ts
