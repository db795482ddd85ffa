/** `npm run check:launch` lists what is missing before the site goes public, with the file and line to edit. Exits 1 until nothing is. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { config } from '../src/site/config.ts'
import { type Finding, launchFindings } from './launch/findings.ts'
import { readProjets } from './vite/projets.ts'

/** `src/site/config.ts:84`: the last line that starts with the text, since types come before values. */
function placeOf({ where, line }: Finding): string {
  if (!line) return `variable ${where}`
  const lines = readFileSync(where, 'utf8').split('\n')
  const number = lines.findLastIndex((text) => text.trim().startsWith(line)) + 1
  return `${where}:${number}`
}

const findings = launchFindings(config, await readProjets(path.resolve('src/content/projets')))
if (findings.length === 0) {
  console.log('Rien ne manque : le site peut être mis en ligne.')
} else {
  console.log(`Avant la mise en ligne, ${findings.length} point(s) à voir :\n`)
  for (const finding of findings) console.log(`  ${placeOf(finding)}\n    ${finding.what}\n    ${finding.why}\n`)
  process.exitCode = 1
}
