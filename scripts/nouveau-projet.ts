/**
 * `npm run nouveau:projet`: asks questions and writes a project's folder as a draft. A wrong answer is asked again, or ends the command
 * when input is not interactive.
 */
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { sizes } from './content/images.ts'
import { loadProjets } from './content/read.ts'
import { type Answers, scaffoldProjet } from './content/scaffold.ts'
import { type ScaffoldQuestion, scaffoldQuestions } from './content/scaffoldQuestions.ts'
import { today } from './today.ts'

const root = path.resolve('src/content/projets')
const { shown } = await loadProjets(root, true)
mkdirSync(root, { recursive: true })
// All entries count, case-insensitively: some hosts ignore case.
const names = readdirSync(root).map((name) => name.toLowerCase())
const list = scaffoldQuestions(
  {
    names,
    titre: shown.map(({ titre }) => titre),
    resume: shown.map(({ resume }) => resume),
    question: shown.map(({ question }) => question),
  },
  today(),
)

const prompt = createInterface({ input: process.stdin, output: process.stdout })
/** An iterator buffers piped lines that arrive before they are asked for. */
const lines = prompt[Symbol.asyncIterator]()

async function ask({ name, ask: text, proposed: propose, problem }: ScaffoldQuestion, title = ''): Promise<string> {
  const proposed = propose?.(title)
  for (;;) {
    process.stdout.write(`${text}${proposed ? ` [${proposed}]` : ''} : `)
    const line = await lines.next()
    if (line.done) {
      console.error(`\nRien n’a été écrit : il manque une réponse pour « ${name} ».`)
      process.exit(1)
    }
    // Typed or pasted on macOS, an accent may be a character of its own.
    const answer = line.value.normalize('NFC').trim() || proposed || ''
    const wrong = problem(answer)
    if (wrong === undefined) return answer
    console.log(`  ✗ ${name} : ${wrong}`)
  }
}

const typed: Partial<Record<keyof Answers, string>> = {}
for (const question of list)
  if (!question.isRealOnly || typed.demonstration !== 'oui') typed[question.name] = await ask(question, typed.titre)
prompt.close()

const answers = { ...typed, demonstration: typed.demonstration === 'oui' } as Answers
const files = scaffoldProjet(root, answers)
console.log(`
Projet créé, en brouillon :
${files.map((file) => `  ${path.relative('.', file)}`).join('\n')}

À faire ensuite :
  1. npm run dev, puis http://localhost:5173/projet/${answers.nom}
  2. remplacer ce qui commence par « À écrire », et couverture.png par une image de ${sizes.bureau.recommended}
  3. retirer la ligne « brouillon: true » de projet.ts : le projet est publié à la prochaine construction

Tout est expliqué dans docs/ajouter-un-projet.md.`)
