/** What comes from others: packages, what they may do when installed, and the terms under which they ship. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { licencesText } from '../../scripts/build/licences'

interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  optional?: boolean
  cpu?: string[]
}

const { packages, lockfileVersion } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
  lockfileVersion: number
}
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> }
const installed = Object.entries(packages).filter(([folder]) => folder !== '')
const named = (folder: string) => folder.replace(/^.*node_modules\//, '')

describe('the lock file', () => {
  test('says one version of every package, from the registry', () => {
    expect(lockfileVersion).toBe(3)
    const loose = installed.filter(
      ([, { version, resolved }]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version ?? '') || resolved !== undefined,
    )
    expect(loose.map(([folder]) => folder)).toEqual([])
  })

  test('holds the fingerprint of every package, but for binaries of other platforms', () => {
    const unproved = installed.filter(
      ([, { integrity, optional, cpu }]) => !integrity?.startsWith('sha512-') && !(optional && cpu),
    )
    expect(unproved.map(([folder]) => folder)).toEqual([])
  })
})

describe('a package', () => {
  test('runs no script when installed: each that has one is refused by name', () => {
    const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => named(folder))
    expect(allowScripts).toEqual(Object.fromEntries(withScript.map((name) => [name, false])))
    // npm reads allowScripts from 11.16 on; older versions obey this.
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  })
})

describe('the licences of what ships', () => {
  const text = 'Copyright somebody. Do as you please.'

  test('are quoted whole, in the order of the names', () => {
    const shipped = licencesText([
      { name: 'b', version: '2.0.0', identifier: 'ISC', text: 'Terms of b.\r\nAll of them.\r\n' },
      { name: 'a', version: '1.0.0', identifier: 'MIT', text },
    ])
    expect(shipped.indexOf('a 1.0.0 (MIT)')).toBeLessThan(shipped.indexOf('b 2.0.0 (ISC)'))
    expect(shipped).toContain('Terms of b.\nAll of them.\n')
  })

  test('stop the build when they are not accepted, absent or not there to be quoted, all named at once', () => {
    const packages = [
      { name: 'copyleft', version: '1.0.0', identifier: 'AGPL-3.0', text },
      { name: 'either', version: '1.0.0', identifier: '(MIT OR GPL-2.0)', text },
      { name: 'nothing', version: '1.0.0', text },
      { name: 'unquoted', version: '1.0.0', identifier: 'MIT' },
      { name: 'right', version: '1.0.0', identifier: 'MIT', text },
    ]
    expect(() => licencesText(packages)).toThrow(/copyleft.*AGPL-3\.0.*either.*nothing.*aucune.*unquoted/s)
    expect(() => licencesText(packages)).not.toThrow(/right 1/)
  })
})
