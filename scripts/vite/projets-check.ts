import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Projet } from '../../src/content/projet.ts'
import { limits, serviceIds } from '../../src/site/pages.ts'

/** Two lines of the closing band at most, and more than a word. */
const questionLength = { min: 15, max: 60 }

/**
 * Checks the projects' data, beyond its types.
 * @throws Error with every mistake at once: file, field, what is wrong, what would be right
 */
export function checkProjets(projets: (Projet & { name: string })[], root: string) {
  const mistakes = projets.flatMap((projet) => mistakesOf(projet, root))
  if (mistakes.length > 0) throw new Error(`Projets à corriger :\n${mistakes.map((m) => `  - ${m}`).join('\n')}`)
}

function mistakesOf({ name, ...projet }: Projet & { name: string }, root: string): string[] {
  const mistakes: string[] = []
  const file = `src/content/projets/${name}/projet.ts`
  const expect = (ok: boolean, field: string, problem: string) => {
    if (!ok) mistakes.push(`${file}, ${field} : ${problem}`)
  }
  const folder = path.join(root, name)
  expect(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name),
    'nom du dossier',
    `« ${name} » doit s’écrire en minuscules sans accent, avec des traits d’union.`,
  )
  expect(
    projet.titre.trim() !== '' && projet.titre.length <= 40,
    'titre',
    `il faut de 1 à 40 caractères, il y en a ${projet.titre.length}.`,
  )
  expect(
    projet.resume.length >= limits.description.min && projet.resume.length <= limits.description.max,
    'resume',
    `il faut de ${limits.description.min} à ${limits.description.max} caractères, il y en a ${projet.resume.length}.`,
  )
  expect(
    (serviceIds as readonly string[]).includes(projet.service),
    'service',
    `« ${projet.service} » n’existe pas ; il faut l’un de ${serviceIds.join(', ')}.`,
  )
  expect(
    questionLength.min <= projet.question.length &&
      projet.question.length <= questionLength.max &&
      projet.question.endsWith('?'),
    'question',
    `il faut une question de ${questionLength.min} à ${questionLength.max} caractères, avec son « ? » ; il y en a ${projet.question.length}.`,
  )
  expect(
    isDate(projet.date),
    'date',
    `« ${projet.date} » n’est pas un jour du calendrier ; il faut la forme 2026-11-20.`,
  )
  expect(existsSync(path.join(folder, 'etude.mdx')), 'etude.mdx', 'le fichier manque.')
  const ecrans = [
    ['couverture', projet.couverture] as const,
    ...projet.ecrans.map((ecran, index) => [`ecrans[${index}]`, ecran] as const),
  ]
  for (const [field, ecran] of ecrans) {
    expect(
      existsSync(path.join(folder, ecran.fichier)),
      `${field}.fichier`,
      `« ${ecran.fichier} » n’est pas dans le dossier du projet.`,
    )
    expect(ecran.alt.trim().length >= 10, `${field}.alt`, 'décrivez en une phrase ce que montre l’image.')
  }
  return mistakes
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
