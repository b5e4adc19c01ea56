# The current long-term support release of Node; the project is tested on 20, 22 and 24.
FROM node:24-slim AS base
WORKDIR /app

FROM base AS build
# better-sqlite3 is compiled where no prebuilt binary can be had.
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
# Only the install scripts that are needed: another package's would fetch a Java for the tests.
RUN npm ci --ignore-scripts && npm rebuild better-sqlite3 esbuild
COPY . .
RUN npm run build && npm prune --omit=dev

FROM base
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATABASE_PATH=/data/after-automation.db
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/seeds ./seeds
COPY --from=build /app/public ./public
COPY --from=build /app/build ./build
# The process owns its data and nothing else.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: the supervisor itself has to receive the signal that stops the container.
CMD ["node", "scripts/start.mjs", "--built"]
