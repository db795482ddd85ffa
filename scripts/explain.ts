import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Errors whose message is complete, in French: printed without a stack. */
const plain = ['BusyError', 'CommandError', 'ContentError', 'EnvironmentError']

/** A command that cannot go on: its message says why, in French, and what to do. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Errors shown at once: further ones often follow from them. */
const mostTypeErrors = 10

/** TypeScript's report as a message, with the lines of its errors in the modules of the site; undefined if there are none. */
function messageOf(report: string): string | undefined {
  const errors = [...report.matchAll(/^(src\/[^\n(]+)\((\d+),\d+\): error TS\d+: (?:.*\n +)*(.*)/gm)]
  if (errors.length === 0) return undefined
  const lines = errors.slice(0, mostTypeErrors).map(([, file, line, problem]) => `  - ${file}:${line} : ${problem}`)
  return `Un champ manque, est de trop, ou n’est pas de la sorte attendue, ${errors.length} en tout :\n${lines.join('\n')}`
}

const typeScript = (...args: string[]) => [
  path.resolve('node_modules/typescript/bin/tsc'),
  ...['--locale', 'fr', '--pretty', 'false', ...args],
]

/**
 * TypeScript's errors in the modules of the site, in French, with their lines, each by its most precise words; undefined if there are none.
 */
const typeErrors = (): string | undefined =>
  messageOf(spawnSync(process.execPath, typeScript(), { encoding: 'utf8' }).stdout ?? '')

/** Folder of TypeScript's configuration for the site alone, and of what it keeps from one time to the next. */
const typesFolder = '.cache/types'

/**
 * TypeScript's errors in the site alone, found while other work goes on: tests and tools do not stop a build, nor does what is not used.
 */
export async function findTypeErrors(): Promise<string | undefined> {
  const configuration = {
    extends: path.resolve('tsconfig.json'),
    include: [path.resolve('src')],
    compilerOptions: {
      incremental: true,
      tsBuildInfoFile: 'site.tsbuildinfo',
      noUnusedLocals: false,
      noUnusedParameters: false,
    },
  }
  const file = path.join(typesFolder, 'site.json')
  mkdirSync(typesFolder, { recursive: true })
  writeFileSync(file, JSON.stringify(configuration))
  const report: Buffer[] = []
  const child = spawn(process.execPath, typeScript('--project', file), { stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout.on('data', (data: Buffer) => report.push(data))
  await once(child, 'close')
  return messageOf(Buffer.concat(report).toString())
}

/** A mistake in src/site or src/content that shows when it is run; undefined for other errors. */
function mistakeOf({ message, stack = '' }: Error): string | undefined {
  const [, module, name] =
    /module '[^']*?((?:content|site)\/[^']+)' does not provide an export named '(\w+)'/.exec(message) ?? []
  if (module) return `src/${module} : il n’exporte pas « ${name} » : rendez-lui ce nom.`
  const [, place] = /^.*\n.*?\b(src\/(?:content|site)\/[^\n:]+\.ts:\d+)/.exec(stack) ?? []
  const [, word] = /^(\S+) is not defined/.exec(message) ?? []
  if (word && place) return `${place} : « ${word} » n’est rien : un texte se met entre guillemets droits.`
  return typeErrors() ?? (place && `${place} : échec (${message}).`)
}

/** Errors of the machine, by their code in Node and in Rust (Vite's bundler): problem and remedy. */
const ofMachine: [code: RegExp, problem: string][] = [
  [
    /\b(?:ENOSPC|EDQUOT)\b|os error (?:28|122)\b/,
    'le disque est plein : libérez de la place, puis relancez la commande.',
  ],
  [
    /\b(?:EACCES|EPERM|EROFS)\b|os error (?:1|13|30)\b/,
    'cette commande n’a pas le droit d’y écrire : ouvrez les droits du dossier, ou prenez-en une copie qui est à vous.',
  ],
  [
    /\b(?:ENOTDIR|EEXIST|EISDIR)\b|os error (?:17|20|21)\b/,
    'un fichier et un dossier y ont le même nom : retirez celui que vous avez ajouté.',
  ],
  [/\bENOENT\b.*\bmkdir\b/, 'ce lien mène à un dossier qui n’est pas là : créez ce dossier, ou retirez le lien.'],
  [
    /\b(?:EMFILE|ENFILE)\b|os error (?:23|24)\b/,
    'trop de fichiers sont ouverts à la fois : relevez la limite (« ulimit -n 4096 »).',
  ],
]

/** Longest part of a path that exists: a file that stands where a folder is needed. */
const presentIn = (place: string): string => (existsSync(place) ? place : presentIn(path.dirname(place)))

/** An error of the machine, with its path if known; undefined for other errors. */
function machineErrorOf({ message, path: place }: NodeJS.ErrnoException): string | undefined {
  for (const line of message.split('\n'))
    for (const [code, problem] of ofMachine)
      if (code.test(line)) {
        const wrong = place && /\bENOTDIR\b/.test(line) ? presentIn(path.resolve(place)) : place
        return `${wrong ? `${path.relative('.', wrong) || wrong} : ` : ''}${problem} (${line.trim()})`
      }
  return undefined
}

/** Complete messages among what an error gathers (the bundler's, those of its plugins) or is caused by, each once. */
function plainOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  if (plain.includes(error.name)) return [error.message]
  const { errors = [] } = error as Partial<AggregateError>
  return [...new Set([...errors, error.cause].flatMap(plainOf))]
}

/** An error and its causes, with stacks; without for mistakes in the files that an owner edits, and in the environment. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const said = plainOf(error)
  if (said.length > 0) return said.join('\n')
  const mistake = machineErrorOf(error) ?? mistakeOf(error)
  if (mistake) return mistake
  const { stack, message, cause } = error
  if (cause) return [stack ?? message, explain(cause)].join('\n\n')
  return `${stack ?? message}\n\nSi vous venez de changer un contenu, « npm run check:types » en dit souvent la ligne.`
}
