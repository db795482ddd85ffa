/** What comes from others: packages, what they may do when installed, and the terms under which they ship. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { licencesText } from '../../scripts/build/licences'

interface Locked {
  folder: string
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  optional?: boolean
  cpu?: string[]
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { '': _, ...locked } = read('package-lock.json').packages as Record<string, Omit<Locked, 'folder'>>
const installed: Locked[] = Object.entries(locked).map(([folder, one]) => ({ folder, ...one }))
const foldersOf = (packages: Locked[]) => packages.map(({ folder }) => folder)

describe('a package', () => {
  test('has one version, from the registry, and a fingerprint, but for binaries of other platforms', () => {
    const loose = installed.filter(
      ({ version = '', resolved }) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) || resolved !== undefined,
    )
    expect(foldersOf(loose)).toEqual([])
    const unproved = installed.filter(
      ({ integrity, optional, cpu }) => !integrity?.startsWith('sha512-') && !(optional && cpu),
    )
    expect(foldersOf(unproved)).toEqual([])
  })

  test('runs no script when installed: each that has one is refused by name', () => {
    const withScript = foldersOf(installed.filter(({ hasInstallScript }) => hasInstallScript))
    const refused = withScript.map((folder) => [folder.replace(/^.*node_modules\//, ''), false])
    expect(read('package.json').allowScripts).toEqual(Object.fromEntries(refused))
    // npm reads allowScripts from 11.16 on; older versions obey this.
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  })
})

describe('the licences of what ships', () => {
  const text = 'Copyright somebody. Do as you please.'

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
