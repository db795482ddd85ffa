/** Steps of `npm test` in the copies on the owner's path (make.ts), in the groups of scripts/test.ts: what an owner's facts, words and projects can change. */
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

/** Tests that do not depend on the site's contents. */
const sameEverywhere =
  'bench,build,components,developing,environment,fuzz,layout,logo,message,mistakes,nouveau-projet,pageMeasure,pictures,prefetch,preflight,scroll,study,style,supply,switch,typography,written-in'

const steps: TestStep[][] = [
  [],
  [{ name: made, command: 'tsx tests/owner-path/make.ts' }],
  [
    inCopy(whole, 4180, { name: 'types', command: 'tsc' }),
    inCopy(whole, 4180, { name: 'rien ne manque avant la mise en ligne', command: 'tsx scripts/check-launch.ts' }),
    inCopy(
      whole,
      4180,
      vitest(
        'faits, textes, site construit',
        'owner-path',
        `--project unit --project content --project dist --exclude **/{${sameEverywhere}}.test.*`,
      ),
    ),
    inCopy(
      large,
      4181,
      vitest('soixante projets', 'owner-path', '--project dist /budgets /files /head /html /links /sitemap'),
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
