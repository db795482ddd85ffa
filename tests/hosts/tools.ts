/** Heavy tools of this suite, with a lock file of their own, installed on first use. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve('tests/hosts/tools')

/** Path of a file of a tool. */
export const tool = (file: string) => path.join(folder, 'node_modules', file)

/** No install script runs. */
export function installTools() {
  const installed = tool('.package-lock.json')
  if (!existsSync(installed)) {
    console.log('Outils de tests/hosts à installer…')
    const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`Les outils de tests/hosts ne s’installent pas.\n${stderr}`)
  }
}
