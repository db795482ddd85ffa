/** Mounts the built site for a server, with a secret beside its root, which must never be served. */
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface Mounted {
  /** Parent of the root, for files written by servers. */
  folder: string
  /** Folder that the server serves. */
  root: string
  /** The site, below the root where it has a base path. */
  site: string
  /** Server configurations made by the build: a copy of `<dist>-servers`. */
  servers: string
  basePath: string
  unmount: () => void
}

/** https://www.rfc-editor.org/rfc/rfc9116 */
export const securityFile = '.well-known/security.txt'

/** Text of the secret file, which no server may answer. */
export const secret = 'lu hors du site'

/** @param dist folder of a build, its `-servers` beside it */
export function mount(dist: string, basePath: string): Mounted {
  if (!existsSync(dist)) throw new Error(`${dist} manque : lancez d’abord « npm run build ».`)
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'))
  const root = path.join(folder, 'site')
  const site = path.join(root, basePath)
  mkdirSync(root)
  cpSync(dist, site, { recursive: true })
  // Written even where `config.securite` is undefined: rules that hide dot files would hide `.well-known` too.
  mkdirSync(path.join(site, '.well-known'), { recursive: true })
  writeFileSync(path.join(site, securityFile), 'Contact: mailto:securite@violine.example\n')
  cpSync(`${dist}-servers`, path.join(folder, 'servers'), { recursive: true })
  writeFileSync(path.join(folder, 'secret.txt'), secret)
  // Servers run as an unprivileged user, who must read all this and write beside it.
  chmodSync(folder, 0o777)
  return {
    folder,
    root,
    site,
    servers: path.join(folder, 'servers'),
    basePath,
    unmount: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Moves host configurations from the base path to the root, where hosts read them. */
export function moveToRoot({ basePath, site, root }: Mounted, files: string[]) {
  if (basePath === '/') return
  for (const file of files)
    if (existsSync(path.join(site, file))) renameSync(path.join(site, file), path.join(root, file))
}
