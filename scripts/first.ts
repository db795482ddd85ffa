/**
 * Runs before every command (`tsx --import`), which imports what an owner edits: all that cannot be read is said in French, at once, and a
 * mistake that the command meets is said without a stack. Vite, Node and glob patterns cannot be used below a folder with some characters.
 */
import { listFiles } from './build/files.ts'
import { mistakeIf, mistakesOf, refuse } from './content/mistakes.ts'
import { parse } from './content/parse.ts'
import { explain } from './explain.ts'
import { readText } from './text.ts'

process.on('uncaughtException', (error) => {
  console.error(`\n${explain(error)}\n`)
  process.exit(1)
})

const [sign] = /[#%*?[\]{}]/.exec(process.cwd()) ?? []
refuse(
  mistakeIf(
    process.cwd(),
    'dossier du site',
    sign &&
      `le signe « ${sign} » de ce chemin arrêterait la construction : retirez-le du nom du dossier, ou déplacez le site.`,
  ),
)

refuse(
  listFiles('src')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => mistakesOf(() => parse(`src/${file}`, readText(`src/${file}`)))),
)
