/**
 * Builds for real servers: this site, and the one of tests/owner-path under a base path, as long as that folder exists (owners may delete
 * it).
 */
import { existsSync } from 'node:fs'
import { environment } from '@/site/environment'
import { readEnvironment } from '@/site/readEnvironment'
import { readText } from '../../scripts/text'
import { isTemplate } from '../template'

const copy = '.cache/owner-path/large'

const buildUnderBase = () => {
  if (!existsSync(`${copy}/environment.json`))
    throw new Error(`${copy} manque : lancez d’abord « npm run owner-path ».`)
  return {
    dist: `${copy}/dist`,
    environment: readEnvironment(JSON.parse(readText(`${copy}/environment.json`))),
  }
}

export const builds = [
  { dist: 'dist', environment },
  ...(isTemplate && existsSync('tests/owner-path') ? [buildUnderBase()] : []),
]
