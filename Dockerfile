# The site and an nginx that serves it, as anybody but root, on port 8080 (docs/deploying.md).
FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The variables of the build, as in README.md: docker build --build-arg SITE_ORIGIN=https://www.exemple.fr .
ARG SITE_ORIGIN
ARG BASE_PATH
ARG ANALYTICS_ORIGIN
ARG CONTACT_ENDPOINT
ARG SITE_INDEXABLE
RUN npm run build && mkdir -p "/out/site${BASE_PATH}" && cp -R dist/. "/out/site${BASE_PATH}" && cp -R dist-servers /out/servers

FROM alpine:3.22
RUN apk add --no-cache nginx nginx-mod-http-brotli
COPY container/nginx.conf /srv/nginx.conf
COPY --from=build /out /srv
USER nginx
EXPOSE 8080
ARG BASE_PATH
ENV BASE_PATH=$BASE_PATH
HEALTHCHECK CMD wget -q -O /dev/null "http://127.0.0.1:8080${BASE_PATH:-/}robots.txt" || exit 1
CMD ["nginx", "-c", "/srv/nginx.conf", "-g", "daemon off;"]
