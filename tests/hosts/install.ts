/** Before the files of this suite, which run at the same time: installs the servers and tools they share, once. */
import { findServers } from '../../scripts/servers'
import { installTools } from './tools'

/** @throws Error in CI, where a server that is missing may not be left out */
export default function install() {
  const missing = findServers()
  if (missing && process.env.CI) throw new Error(missing)
  if (missing) console.warn(`${missing} Les tests de tests/hosts ne sont pas lancés.`)
  else installTools()
}
