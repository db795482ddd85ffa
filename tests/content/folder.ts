/** A folder of projects made for a test, beside a copy of what their data import. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { ImageOf } from '../../scripts/build/images'
import { type Choices, checkContent } from '../../scripts/content/check'
import type { ContentError, Mistake } from '../../scripts/content/mistakes'
import { type Answers, scaffoldProjet } from '../../scripts/content/scaffold'
import { readText } from '../../scripts/text'
import { serviceIds } from '../../src/site/services'
import { type Tint, tints } from '../../src/theme/tokens'

export const projetAnswers: Answers = {
  nom: 'menuiserie-dupont',
  titre: 'Menuiserie Dupont',
  accroche: 'Des escaliers que l’on comprend avant de les monter.',
  resume:
    'La refonte du site d’une menuiserie : des escaliers montrés par usage, et un devis qui se demande en trois lignes.',
  secteur: 'Menuiserie',
  service: serviceIds[0],
  date: '2026-11-20',
  teinte: Object.keys(tints)[0] as Tint,
  question: 'Que cherche-t-on d’abord chez vous ?',
  demonstration: false,
}

/** No other page shows a project. */
const noChoices: Choices = { vedettes: [], exemples: {} }

/** An image of which only the place matters. */
export const imageOf: ImageOf = async (file) => ({ sources: {}, img: { src: file, w: 1, h: 1 } })

export function makeFolder() {
  const base = mkdtempSync(path.join(tmpdir(), 'violine-contenus-'))
  const root = path.join(base, 'content/projets')
  mkdirSync(root, { recursive: true })
  cpSync('src/content/defineProjet.ts', path.join(base, 'content/defineProjet.ts'))
  const edit = (name: string, change: (text: string) => string) => {
    const file = path.join(root, name)
    const before = readText(file)
    const after = change(before)
    if (after === before) throw new Error(`${name} n’a pas changé.`)
    writeFileSync(file, after)
  }
  const image = (name: string, width: number) =>
    sharp({ create: { width, height: 900, channels: 3, background: '#7a2fe0' } }).toFile(path.join(root, name))
  /** A draft, as the command makes it. A name of its own brings texts of its own. */
  const draft = (change: Partial<Answers> = {}) => {
    const { nom } = change
    const own = nom && { titre: nom, resume: `${nom} : ${'un projet '.repeat(9)}`, question: `Et le projet ${nom} ?` }
    const all = { ...projetAnswers, ...own, ...change }
    scaffoldProjet(root, all)
    return all
  }
  return {
    base,
    root,
    edit,
    image,
    remove: () => rmSync(base, { recursive: true, force: true }),
    draft,
    /** A draft with everything written, published. */
    async publish(change: Partial<Answers> = {}) {
      const { nom } = draft(change)
      edit(`${nom}/projet.ts`, (text) => text.replaceAll('À écrire', 'Écrit').replace('  brouillon: true,\n', ''))
      edit(`${nom}/etude.mdx`, (text) => text.replaceAll('À écrire', 'Écrit'))
      await image(`${nom}/couverture.png`, 1440)
    },
    /** Mistakes of the folder; empty when all is right. */
    mistakes: (drafts: boolean, choices = noChoices): Promise<Mistake[]> =>
      checkContent(root, drafts, choices).then(
        () => [],
        (error: ContentError) => error.mistakes,
      ),
  }
}
