/** A new project, complete and valid, as a draft. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Projet } from '../../src/content/projet.ts'
import { typeset } from '../typography/rules.ts'
import { placeholderImage, toWrite } from './placeholder.ts'

export interface Answers extends Omit<Projet, 'teinte' | 'brouillon' | 'couverture' | 'ecrans'> {
  /** Name of the folder, and end of the address. */
  nom: string
  /** One of the tints of the theme, which the questions check. */
  teinte: string
}

/** A text as a literal, with its typography; on a line of its own where it would be too long for Biome. */
function field(name: string, text: string, indent = '  '): string {
  const literal = `'${typeset(text).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  const line = `${indent}${name}: ${literal},`
  return line.length <= 120 ? line : `${indent}${name}:\n${indent}  ${literal},`
}

const data = (answers: Answers) => `import { defineProjet } from '../../projet'

export default defineProjet({
${field('titre', answers.titre)}
${field('accroche', answers.accroche)}
${field('resume', answers.resume)}
${field('secteur', answers.secteur)}
${field('service', answers.service)}
${field('date', answers.date)}
  demonstration: ${answers.demonstration},
  brouillon: true,
${field('teinte', answers.teinte)}
${field('question', answers.question)}
  couverture: {
    fichier: 'couverture.png',
${field('alt', `${toWrite} : ce que montre la page, à qui ne la voit pas.`, '    ')}
${field('legende', `${toWrite} : une ligne sous l’image.`, '    ')}
    format: 'bureau',
  },
  ecrans: [],
})
`

const study = typeset(`{/* Un commentaire comme celui-ci n'est jamais publié : effacez-les au fil de l'écriture. */}
{/* Une image du dossier se met seule sur sa ligne : ![Ce qu'elle montre, en une phrase](./ecran.png "Sa légende") */}
{/* Un lien vers le site commence par une barre : [le plan de redirection](/refonte-site-web#plan-de-redirection) */}

## Le besoin

${toWrite} : qui est l'organisation, ce qu'elle voulait obtenir, et ce qui l'en empêchait. Trois ou quatre phrases, avec ses mots.

## Nos choix

{/* Deux à quatre choix. Le gras dit le choix, la suite dit pourquoi, et à quoi l'on a renoncé. */}

- **${toWrite} : le premier choix.** Sa raison, telle qu'on l'expliquerait au client.
- **${toWrite} : le deuxième choix.** Sa raison.

## Ce qui a été fait

{/* Des faits que l'on peut vérifier : pages, écrans, contenus repris. Un chiffre dit comment il a été mesuré, et quand. */}

- ${toWrite} : ce qui est en ligne aujourd'hui.
- ${toWrite} : ce qui a été gardé de l'ancien site, s'il y en avait un.

## Ce que nous avons appris

${toWrite} : ce que ce projet a changé dans notre façon de faire. Deux phrases suffisent.
`)

/**
 * Writes the folder of a new project. Nothing that exists is touched.
 * @param root folder of the projects
 * @returns the files written
 * @throws when the folder exists already
 */
export async function makeProjet(root: string, answers: Answers): Promise<string[]> {
  const folder = path.join(root, answers.nom)
  const image = await placeholderImage()
  mkdirSync(folder)
  const files: [string, string | Buffer][] = [
    ['projet.ts', data(answers)],
    ['etude.mdx', study],
    ['couverture.png', image],
  ]
  return files.map(([name, content]) => {
    const file = path.join(folder, name)
    writeFileSync(file, content, { flag: 'wx' })
    return file
  })
}
