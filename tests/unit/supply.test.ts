/** Supply chain: packages, install scripts, licences, actions, images. */
import { describe, expect, test } from 'vitest'
import { licencesText } from '../../scripts/build/licences'
import { readText } from '../../scripts/text'

interface Locked {
  folder: string
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
}

const read = (file: string) => JSON.parse(readText(file))
const lockedIn = (file: string): Locked[] => {
  const { '': _, ...locked } = read(file).packages as Record<string, Omit<Locked, 'folder'>>
  return Object.entries(locked).map(([folder, one]) => ({ folder, ...one }))
}
const installed = lockedIn('package-lock.json')
const foldersOf = (packages: Locked[]) => packages.map(({ folder }) => folder)

describe('a package', () => {
  test('has one version, from the registry, and a fingerprint, those of other platforms and of the hosts’ tools too', () => {
    const all = [...installed, ...lockedIn('tests/hosts/tools/package-lock.json')]
    // A lock file may leave out the URLs of the registry (npm's `omit-lockfile-registry-resolved`).
    const isRegistry = (url = 'https://registry.npmjs.org/') => url.startsWith('https://registry.npmjs.org/')
    const loose = all.filter(
      ({ version = '', resolved }) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) || !isRegistry(resolved),
    )
    expect(foldersOf(loose)).toEqual([])
    expect(foldersOf(all.filter(({ integrity }) => !integrity?.startsWith('sha512-')))).toEqual([])
  })

  test('runs no script when installed: each that has one is refused by name', () => {
    const withScript = foldersOf(installed.filter(({ hasInstallScript }) => hasInstallScript))
    const refused = withScript.map((folder) => [folder.replace(/^.*node_modules\//, ''), false])
    expect(read('package.json').allowScripts).toEqual(Object.fromEntries(refused))
    // npm reads allowScripts from 11.16 on; older versions obey this.
    expect(readText('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  })
})

describe('the workflow', () => {
  const workflow = readText('.github/workflows/site.yml')

  test('runs actions of a commit, which nobody can move', () => {
    const used = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action ?? '')
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
  })

  test('gives the right to publish to a job that runs no package', () => {
    const jobs = workflow.split(/^ {2}(?=[\w-]+:$)/m).filter((job) => /(?:id-token|pages): write/.test(job))
    expect(jobs).toHaveLength(1)
    expect(jobs[0]).not.toMatch(/npm|checkout|run:/)
  })
})

test('the container is built from images of one digest', () => {
  const images = [...readText('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? '')
  expect(images.length).toBeGreaterThan(0)
  expect(images.filter((image) => !/:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))).toEqual([])
})

describe('the licences of what ships', () => {
  const text = 'Copyright somebody. Do as you please.'

  test('stop the build when they are not accepted, not named or without a text to ship, all named at once', () => {
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
