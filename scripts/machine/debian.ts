/** Debian packages of browsers and servers for the tests: installed by .ci/run and in CI, only named elsewhere. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const program = '/usr/bin/apt-get'

/** Name of a package → a file that shows that it is installed. */
export type DebianPackages = Record<string, string>

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0
}

/**
 * Installs missing packages where allowed: tests do not change a developer's machine.
 * @returns names of packages still missing: not allowed, not root, not Debian, or failed
 */
export function installFromDebian(packages: DebianPackages, isAllowed = Boolean(process.env.CI)): string[] {
  const missing = () => Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  const names = missing()
  if (names.length > 0 && isAllowed && process.getuid?.() === 0 && existsSync(program)) {
    console.log(`Installation de ${names.join(', ')}…`)
    if (aptGet('update', '-qq')) aptGet('install', '-y', '-qq', '--no-install-recommends', ...names)
  }
  return missing()
}
