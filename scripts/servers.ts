/** Finds the web servers that tests/hosts runs, or installs them. Where that cannot be, the suite fails in CI, and leaves them out elsewhere. */
import { installFromDebian } from './debian.ts'

const packages = {
  'nginx-light': '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  apache2: '/usr/sbin/apache2',
  'php-cgi': '/usr/bin/php-cgi',
  caddy: '/usr/bin/caddy',
  python3: '/usr/bin/python3',
}

/** @returns what is to be installed by hand, undefined when every server is there */
export function findServers(): string | undefined {
  const missing = installFromDebian(packages)
  if (missing.length === 0) return undefined
  return `Serveurs web absents et impossibles à installer : « apt-get install ${missing.join(' ')} » (Debian, en root).`
}
