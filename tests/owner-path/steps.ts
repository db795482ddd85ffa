/**
 * Steps of `npm test` in the copies on the owner's path (make.ts), in the groups of scripts/test.ts: what an owner's facts, words and
 * projects can change.
 */
import path from 'node:path'
import { listFiles } from '../../scripts/build/files.ts'
import { playwright, type TestStep, vitest } from '../../scripts/steps.ts'
import { isTemplate } from '../template.ts'
import { sites } from './sites.ts'

const made = 'Parcours du propriétaire : copies'
const { whole, large } = sites

/** A step in a copy, with the environment it was built with. */
const inCopy = (
  { folder, environment }: (typeof sites)[keyof typeof sites],
  port: number,
  step: TestStep,
): TestStep => ({
  ...step,
  name: `Parcours du propriétaire : ${step.name} (${folder})`,
  cwd: folder,
  env: { ...environment, PORT: String(port) },
  needs: made,
})

/** Files of tests with inputs of their own, by name: the same whoever the owner is. `npm run owner-path -- --all` runs them too. */
const sameEverywhere = {
  bench: 'timings written in it',
  build: 'pages, pictures and projects made wrong, and the same build again',
  environment: 'variables set in it',
  fuzz: 'random addresses and texts',
  minutes: 'hours written in it',
  mistakes: 'projects made wrong',
  pageMeasure: 'answers written in it',
  pictures: 'pictures drawn for it, and those of this repository, which the copies keep',
  prefetch: 'links written in it',
  scroll: 'arrivals written in it',
}
for (const name of Object.keys(sameEverywhere))
  if (!listFiles('tests').some((file) => path.basename(file).startsWith(`${name}.test.`)))
    throw new Error(`tests/owner-path/steps.ts nomme « ${name} », qui n’est aucun fichier de tests.`)

const steps: TestStep[][] = [
  [],
  [{ name: made, command: 'tsx tests/owner-path/make.ts' }],
  [
    inCopy(whole, 4180, { name: 'types', command: 'tsc --locale fr' }),
    inCopy(whole, 4180, { name: 'rien ne manque avant la mise en ligne', command: 'tsx scripts/check-launch.ts' }),
    inCopy(
      whole,
      4180,
      vitest(
        'faits, textes, site construit',
        'owner-path',
        `--project unit --project content --project dist --exclude **/{${Object.keys(sameEverywhere)}}.test.*`,
      ),
    ),
    inCopy(
      large,
      4181,
      vitest('vingt-quatre projets', 'owner-path', '--project dist /budgets /files /head /html /links /sitemap'),
    ),
    { ...vitest('Rien de cette agence-ci chez l’autre', 'owner-path'), needs: made },
  ],
  [],
  [
    inCopy(whole, 4180, playwright('navigateur', ' -c tests/owner-path/playwright.config.ts')),
    inCopy(large, 4181, playwright('navigateur', ' -c tests/owner-path/playwright.config.ts')),
  ],
]

/** Empty once the brand has changed: the path has been followed, and the steps would not find their targets. */
export const groups = isTemplate ? steps : []
