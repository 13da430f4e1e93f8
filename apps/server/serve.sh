#!/bin/sh
# Starts the server so that it holds little memory: one arena for what is allocated outside of JavaScript, since more
# of them keep what was given back, and 4 MB for young objects, of which V8 takes up to 64.
cd "$(dirname "$0")/../.." || exit
export MALLOC_ARENA_MAX=1
exec node_modules/.bin/node --max-semi-space-size=4 apps/server/src/main.ts
