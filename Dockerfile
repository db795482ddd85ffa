# The site and an nginx that serves it, unprivileged, on port 8080. Both images are held by digest: docs/updating-dependencies.md.
FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The variables of the build, as in README.md: docker build --build-arg SITE_ORIGIN=https://www.exemple.fr .
ARG SITE_ORIGIN
ARG BASE_PATH
ARG ANALYTICS_ORIGIN
ARG CONTACT_ENDPOINT
ARG REPORT_ENDPOINT
ARG SITE_INDEXABLE
# nginx serves files: the receivers of the form that come with the site are programs of other hosts.
RUN sh container/file-host.sh
# Unquoted in `echo`: the build trims the variable too.
RUN npm run build && site="/out/site$(echo $BASE_PATH)" && mkdir -p "$site" && cp -R dist/. "$site" && cp -R dist-servers /out/servers && cp container/nginx.conf /out
# The nginx user could not read the files of a clone made under a strict umask.
RUN chmod -R a+rX /out

FROM alpine:3.22.5@sha256:14358309a308569c32bdc37e2e0e9694be33a9d99e68afb0f5ff33cc1f695dce
RUN apk add --no-cache nginx nginx-mod-http-brotli
COPY --from=build /out /srv
USER nginx
EXPOSE 8080
ARG BASE_PATH
ENV BASE_PATH=$BASE_PATH
HEALTHCHECK CMD wget -q -O /dev/null "http://127.0.0.1:8080$(set -- $BASE_PATH; echo ${1:-/})robots.txt" || exit 1
CMD ["nginx", "-c", "/srv/nginx.conf", "-g", "daemon off;"]
