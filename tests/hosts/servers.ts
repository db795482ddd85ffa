/** Starts each server of the suite on a mounted site. Expectations: expectations.ts. */
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import handler from 'serve-handler'
import { listen, stop } from '../../scripts/ports'
import { serve as serveBuild } from '../../scripts/serve'
import { readText } from '../../scripts/text'
import { type Mounted, moveToRoot } from './mount'
import { freePort, type Running, run } from './program'
import { tool } from './tools'

type Start = (mounted: Mounted) => Promise<Running>

/** The container's configuration, with another root and port. */
const nginx: Start = async ({ folder }) => {
  const port = await freePort()
  const configuration = readText('container/nginx.conf')
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/srv/', `${folder}/`)
    .replaceAll('/dev/stdout', `${folder}/access.log`)
    .replaceAll('/dev/stderr', 'stderr')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration)
  return run('/usr/sbin/nginx', ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], port)
}

/** Like shared hosting: Debian's default modules plus usual ones, autoindex and MultiViews on, and our `.htaccess`. */
const apacheModules = [
  'mpm_event',
  'authz_core',
  'authz_host',
  'access_compat',
  'alias',
  'autoindex',
  'brotli',
  'deflate',
  'dir',
  'env',
  'filter',
  'headers',
  'mime',
  'negotiation',
  'rewrite',
  'setenvif',
]

/** @param more additional configuration, modules included */
export async function apache({ folder, root }: Mounted, more = ''): Promise<Running> {
  const port = await freePort()
  const file = path.join(folder, 'httpd.conf')
  writeFileSync(
    file,
    `ServerRoot ${folder}
ServerName www.violine.example
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
Mutex file:${folder}
ErrorLog ${folder}/apache.log
${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/css text/javascript
DocumentRoot ${root}
<Directory ${root}>
  Options FollowSymLinks Indexes MultiViews
  AllowOverride All
  Require all granted
</Directory>
${more}`,
  )
  return run('/usr/sbin/apache2', ['-f', file, '-D', 'FOREGROUND'], port)
}

const caddy: Start = async ({ folder, root, servers }) => {
  const port = await freePort()
  const file = path.join(folder, 'Caddyfile')
  // No certificates (no internet), no admin endpoint.
  writeFileSync(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${readText(path.join(servers, 'Caddyfile'))}`)
  return run('/usr/bin/caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, {
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      SITE_ADDRESS: `http://:${port}`,
      SITE_ROOT: root,
    },
  })
}

const python: Start = async ({ root }) => {
  const port = await freePort()
  return run('/usr/bin/python3', ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root], port)
}

const serve: Start = async ({ root }) => {
  const server = createServer((request, response) => handler(request, response, { public: root }))
  return { port: await listen(server, 0, '127.0.0.1'), stop: () => stop(server) }
}

/** Our server, used by `npm start` and browser tests. */
const local: Start = async ({ site, basePath }) => {
  const { url, close } = await serveBuild({ dist: site, port: 0, basePath })
  return { port: Number(new URL(url).port), stop: close }
}

/**
 * Cloudflare's own server, run here; it looks for its network and does without.
 * @param variables of the project, name → value
 */
export async function cloudflarePages(mounted: Mounted, variables: Record<string, string> = {}): Promise<Running> {
  moveToRoot(mounted, ['_headers', '_redirects', '_worker.js', '_routes.json'])
  const bindings = Object.entries(variables).flatMap(([name, value]) => ['--binding', `${name}=${value}`])
  const port = await freePort()
  // Two instances would race for the inspector's default port, and the loser dies.
  const ports = ['--port', String(port), '--inspector-port', String(await freePort())]
  const args = ['pages', 'dev', mounted.root, '--ip', '127.0.0.1', ...ports]
  return run(
    process.execPath,
    [tool('wrangler/bin/wrangler.js'), ...args, ...bindings, '--compatibility-date', '2026-04-01'],
    port,
    {
      asNobody: false,
      cwd: mounted.folder,
      env: { ...process.env, HOME: mounted.folder, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    },
  )
}

export const servers = { nginx, apache, caddy, pages: cloudflarePages, serve, python, local } satisfies Record<
  string,
  Start
>
export type HostName = keyof typeof servers
