# Builds from the lock file and runs as a normal user; docs/operations.md says how to use it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Installs exactly what package-lock.json names and builds the web app: the same script as `npm start` runs.
RUN node scripts/prepare.mjs product-only web
# What only building and testing need.
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
# Belongs to root, so that the server cannot change its own code.
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data && chmod 700 /data
WORKDIR /app
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# The server takes its parts down in order; a container that is stopped needs `--stop-timeout 40` for it.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The Node that the lock file names, not the image's.
CMD ["apps/server/serve.sh"]
