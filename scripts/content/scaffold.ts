/** Scaffolds a new project as a valid draft: files of modele/, and data from answers. */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Projet } from '../../src/content/defineProjet.ts'
import { typeset } from '../typography/rules.ts'
import { toWrite } from './schema.ts'

const model = fileURLToPath(new URL('modele', import.meta.url))

/** Fields that `npm run nouveau:projet` asks for. */
type Asked =
  | 'titre'
  | 'accroche'
  | 'resume'
  | 'secteur'
  | 'service'
  | 'date'
  | 'demonstration'
  | 'client'
  | 'url'
  | 'teinte'
  | 'question'

/** Answers, validated by scaffoldQuestions.ts. */
export interface Answers extends Pick<Projet, Asked> {
  /** Name of the folder, and last segment of the path. */
  nom: string
}

const literal = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** A property; a long value goes to the next line, as Biome formats it (biome.jsonc, lineWidth). */
function line(name: string, value: string, indent = '  '): string {
  const whole = `${indent}${name}: ${value},`
  return whole.length <= 120 ? whole : `${indent}${name}:\n${indent}  ${value},`
}

/** A property with French typography. */
const field = (name: string, text: string, indent?: string) => line(name, literal(typeset(text)), indent)

const texts = ['titre', 'accroche', 'resume', 'secteur'] as const

/** Properties that may be missing; a URL is written as given. */
const optional = ({ client, url }: Answers) =>
  [client && field('client', client), url && line('url', literal(url))].map((one) => (one ? `${one}\n` : '')).join('')

/** Source of `projet.ts`. */
const projetSource = (answers: Answers) => `import { defineProjet } from '../../defineProjet'

export default defineProjet({
${texts.map((name) => field(name, answers[name])).join('\n')}
${line('service', literal(answers.service))}
${line('date', literal(answers.date))}
  demonstration: ${answers.demonstration},
  brouillon: true,
${optional(answers)}${line('teinte', literal(answers.teinte))}
${field('question', answers.question)}
  couverture: {
    fichier: 'couverture.png',
${field('alt', `${toWrite} : ce que montre la page, à qui ne la voit pas.`, '    ')}
${field('altCourt', `${toWrite} : la même chose en quelques mots, pour les cartes.`, '    ')}
${field('legende', `${toWrite} : une ligne sous l’image.`, '    ')}
    format: 'bureau',
  },
  ecrans: [],
})
`

/**
 * Writes the folder of a new project.
 * @param root folder of the projects
 * @returns the files written
 * @throws Error when the folder exists
 */
export function scaffoldProjet(root: string, answers: Answers): string[] {
  const folder = path.join(root, answers.nom)
  mkdirSync(folder)
  cpSync(model, folder, { recursive: true })
  writeFileSync(path.join(folder, 'projet.ts'), projetSource(answers))
  return readdirSync(folder).map((name) => path.join(folder, name))
}
