#!/bin/sh
# Stops the build for a host that serves files alone where CONTACT_ENDPOINT names a receiver, which is a program of another host. Unquoted:
# the build trims the variable too.
# shellcheck disable=SC2086,SC2116
case "$(echo $CONTACT_ENDPOINT)" in
php | cloudflare | netlify)
  echo "CONTACT_ENDPOINT vaut « $CONTACT_ENDPOINT » : cet hébergement ne sert que des fichiers, il faut l’adresse https d’un service de formulaires, ou rien." >&2
  exit 1
  ;;
esac
