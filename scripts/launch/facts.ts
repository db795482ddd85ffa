import type { SiteConfig } from '../../src/site/config.ts'
import { mistakesOfColours } from '../../src/theme/contrasts.ts'
import { mistakesOfPortraits } from '../content/images.ts'
import type { Mistake } from '../content/mistakes.ts'
import { today } from '../today.ts'
import { configFile, mistakesOfConfig } from './configSchema.ts'

/** Mistakes in the owner's facts, portraits and colours: for the build, `npm run check` and the development server. */
export const mistakesOfFacts = async (
  config: SiteConfig,
  colours: Parameters<typeof mistakesOfColours>[0],
): Promise<Mistake[]> => [
  ...mistakesOfConfig(config, today()),
  ...mistakesOfColours(colours),
  ...(await mistakesOfPortraits(config.equipe, configFile)),
]
