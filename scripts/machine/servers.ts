/** Finds the web servers for tests/hosts. CI installs them, and fails without them; elsewhere their tests are skipped. */
import { type DebianPackages, installFromDebian } from './debian.ts'

export const serverPackages: DebianPackages = {
  'nginx-light': '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  apache2: '/usr/sbin/apache2',
  'php-cgi': '/usr/bin/php-cgi',
  caddy: '/usr/bin/caddy',
  python3: '/usr/bin/python3',
}

/** @returns what to install by hand; undefined when all are installed */
export function missingServersHelp(): string | undefined {
  const missing = installFromDebian(serverPackages)
  if (missing.length === 0) return undefined
  return `Serveurs web absents : « apt-get install ${missing.join(' ')} » (Debian, en root).`
}
