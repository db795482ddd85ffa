/** `npm run check:launch` lists what is missing before the site goes public, with the file and line to edit. Exits 1 until nothing is. */
import { gatherFindings } from './launch/gather.ts'
import { placeOf } from './launch/place.ts'

const findings = await gatherFindings()
if (findings.length === 0) {
  console.log('Rien ne manque : le site peut être mis en ligne.')
} else {
  console.log(`Avant la mise en ligne, ${findings.length} point(s) à voir :\n`)
  for (const { file, field, variable, what, why } of findings) {
    const place = placeOf(file, field)
    const where = variable ? `variable ${variable}, ou sa valeur par défaut : ${place}` : place
    console.log(`  ${where}\n    ${what}\n    ${why}\n`)
  }
  process.exitCode = 1
}
