/** Debian's packages, for the browsers and servers of the tests: installed by .ci/run, and in CI; named elsewhere. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const program = '/usr/bin/apt-get'

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0
}

/**
 * Installs those that are missing, where that is allowed: nobody's own machine is changed by a test.
 * @param packages name → a file of the package, which shows that it is there
 * @returns names of those still missing: where it is not allowed, we are not root, it is no Debian, or the installation failed
 */
export function installFromDebian(packages: Record<string, string>, isAllowed = Boolean(process.env.CI)): string[] {
  const missing = () => Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  const names = missing()
  if (names.length > 0 && isAllowed && process.getuid?.() === 0 && existsSync(program)) {
    console.log(`Installation de ${names.join(', ')}…`)
    if (aptGet('update', '-qq')) aptGet('install', '-y', '-qq', '--no-install-recommends', ...names)
  }
  return missing()
}
