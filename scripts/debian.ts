/** Debian's packages, installed where we are root: browsers and servers of the tests, on a new machine. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const program = '/usr/bin/apt-get'

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0
}

/**
 * Installs those that are missing.
 * @param packages name → a file of the package, which shows that it is there
 * @returns names of those still missing: where we are not root, where it is no Debian, or where the installation failed
 */
export function installFromDebian(packages: Record<string, string>): string[] {
  const missing = () => Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  const names = missing()
  if (names.length > 0 && process.getuid?.() === 0 && existsSync(program)) {
    console.log(`Installation de ${names.join(', ')}…`)
    if (aptGet('update', '-qq')) aptGet('install', '-y', '-qq', '--no-install-recommends', ...names)
  }
  return missing()
}
