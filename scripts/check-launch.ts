/**
 * `npm run check:launch`: lists what is missing before the launch, with file and line: required items, then advice that is not dismissed
 * (`accepte` in src/site/config.ts). Exits 1 while a required item is left; then records the published paths
 * (launch/publishedPaths.ts).
 */
import type { Finding } from './launch/findings.ts'
import { gatherFindings, publishedPaths, readAll } from './launch/gather.ts'
import { lineOfField } from './launch/place.ts'
import { publishedFile, recordPublished } from './launch/publishedPaths.ts'

const found = await readAll()
const findings = gatherFindings(found)
const obligatory = findings.filter(({ niveau }) => niveau === 'obligatoire')
const advice = findings.filter(({ niveau }) => niveau === 'conseillé')

function report(title: string, list: Finding[]) {
  if (list.length === 0) return
  console.log(`${title}, ${list.length} en tout :\n`)
  for (const { file, field, line, variable, what, why, niveau, accepte = variable ?? field } of list) {
    const place = line ? `${file}:${line}` : lineOfField(file, field)
    console.log(`  ${variable ? `variable ${variable}, ou sa valeur par défaut : ${place}` : place}`)
    console.log(`    ${what}\n    ${why}`)
    console.log(niveau === 'conseillé' ? `    pour s’en passer : « ${accepte} » dans accepte\n` : '')
  }
}

report('Obligatoire avant la mise en ligne', obligatory)
report('Conseillé', advice)
if (obligatory.length === 0) {
  console.log('Rien d’obligatoire ne manque : le site peut être mis en ligne.')
  const added = recordPublished(publishedPaths(found))
  if (added.length > 0)
    console.log(`${publishedFile} garde ${added.length} nouvelle(s) adresse(s) : enregistrez-le avec le site.`)
} else process.exitCode = 1
