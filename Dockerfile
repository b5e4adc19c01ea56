# `npm run test:image` carries out these steps without a container engine, with this Node.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false
COPY . .
RUN npm run build && npm prune --omit=dev --workspaces=false

FROM node:24.21.0-slim
WORKDIR /app
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATABASE_PATH=/data/after-automation.db
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/seeds ./seeds
COPY --from=build /app/models ./models
COPY --from=build /app/public ./public
COPY --from=build /app/build ./build
# The process owns its data and nothing else, and writes nowhere else: run it with a read-only root (deploy/compose.yml).
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: the supervisor itself has to receive the signal that stops the container.
CMD ["node", "scripts/start.mjs", "--built"]
