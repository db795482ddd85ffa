/**
 * Runs before every command (`tsx --import`), which imports what an owner edits: an option that it does not have, and all that cannot be
 * read or is no longer there, are said in French, and a mistake that the command meets is said without a stack. Vite, Node and glob
 * patterns cannot be used below a folder with some characters.
 */
import { mistakesOfModules } from './content/exports.ts'
import { mistakeIf, refuse } from './content/mistakes.ts'
import { CommandError, explain } from './explain.ts'
import { problemOfArguments } from './options.ts'

process.on('uncaughtException', (error) => {
  console.error(`\n${explain(error)}\n`)
  process.exit(1)
})

// A reader that has seen enough, such as « | head », closes the output.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

const [, program = '', ...given] = process.argv
const wrong = problemOfArguments(program, given)
if (wrong) throw new CommandError(wrong)

const [sign] = /[#%*?[\]{}]/.exec(process.cwd()) ?? []
refuse(
  mistakeIf(
    process.cwd(),
    'dossier du site',
    sign &&
      `le signe « ${sign} » de ce chemin arrêterait la construction : retirez-le du nom du dossier, ou déplacez le site.`,
  ),
)

refuse(mistakesOfModules())
