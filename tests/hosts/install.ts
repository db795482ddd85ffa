/**
 * Before the files of this suite, which run at the same time: finds the servers and installs the tools they share, once. `npm test` runs it
 * by itself beside its first steps.
 */
import { pathToFileURL } from 'node:url'
import { missingServersHelp } from '../../scripts/machine/servers.ts'
import { installTools } from './tools.ts'

/** @throws Error in CI, where a server that is missing may not be left out */
export default function install() {
  const missing = missingServersHelp()
  if (missing && process.env.CI) throw new Error(missing)
  if (missing) console.warn(`${missing} Les tests de tests/hosts ne sont pas lancés.`)
  else installTools()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) install()
