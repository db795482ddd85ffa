/**
 * Finds the web servers that tests/hosts runs, or installs them from Debian's packages where we are root. Where that cannot be, it says so:
 * the suite then fails in CI, and leaves those servers out elsewhere.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's packages, and the program that shows each is there. */
const packages = {
  'nginx-light': '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  apache2: '/usr/sbin/apache2',
  caddy: '/usr/bin/caddy',
  python3: '/usr/bin/python3',
}

const missing = () => Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0

/** A package would start its server at once, on port 80: nobody has asked for that. */
function install(names: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Serveurs web à installer pour les tests : ${names.join(', ')}…`)
  if (run('apt-get', ['update', '-qq'])) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
}

/** @returns what is to be installed by hand, undefined when every server is there */
export function findServers(): string | undefined {
  if (missing().length > 0) install(missing())
  const names = missing()
  if (names.length === 0) return undefined
  return `Serveurs web absents et impossibles à installer : « apt-get install ${names.join(' ')} » (Debian, en root).`
}
