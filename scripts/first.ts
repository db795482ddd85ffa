/**
 * Preflight of every command (`tsx --import`): says in French, and without a stack, which option, module or folder of the site cannot be
 * used, and any mistake that the command meets later.
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

// Signs of URLs and of glob patterns.
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
