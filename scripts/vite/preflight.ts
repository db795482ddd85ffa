/** Stops commands that would start in the wrong way (`npx vite`, a `.env` with variables of the build) and says which command to run. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { meantVariable, variableNames } from '../../src/site/readEnvironment.ts'
import { portTaken } from '../ports.ts'

/** Files from which Vite and other tools read variables; not the examples that a repository shows. */
const environmentFile = /^\.env(?!.*\.(?:example|exemple|sample|template|dist)$)(?:\..+)?$/

/**
 * @param program path of the started program, as in `process.argv[1]`
 * @param command `serve`, `build` or `preview`
 * @param folder root of the project
 * @returns what is wrong; undefined if nothing
 */
export function problemOfCommand(
  program: string,
  command: 'serve' | 'build' | 'preview',
  folder: string,
): string | undefined {
  // Vite without vite-react-ssg builds no page and serves an empty one.
  if (/[\\/](?:\.bin[\\/]vite|vite[\\/]bin[\\/]vite\.js)$/.test(program)) {
    const right = { serve: 'npm run dev', build: 'npm run build', preview: 'npm run preview' }[command]
    return `Vite seul ne prépare pas les pages de ce site : lancez « ${right} ».`
  }
  const names = variableNames()
  const isOurs = ([, name = '']: RegExpMatchArray) => names.includes(name) || meantVariable(name) !== undefined
  // Those of other programs may be folders, links to nothing, and in any encoding.
  const at = (name: string) => path.join(folder, name)
  const file = readdirSync(folder)
    .filter((name) => environmentFile.test(name) && statSync(at(name), { throwIfNoEntry: false })?.isFile())
    .find((name) =>
      [
        ...readFileSync(at(name))
          .toString()
          .matchAll(/^\s*(?:export\s+)?(\w+)\s*=/gm),
      ].some(isOurs),
    )
  return (
    file &&
    `${file} donne des variables du site, et rien ne le lit : donnez-les à la commande (« SITE_ORIGIN=https://www.exemple.fr npm run build ») ou au service qui construit le site, et retirez-les de ce fichier.`
  )
}

function exitWith(message: string): never {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Stops on a mistake of `problemOfCommand`, and on a taken port of the development server. */
export const preflight = (): Plugin => ({
  name: 'site:preflight',
  config(_, { command, isPreview }) {
    const message = problemOfCommand(process.argv[1] ?? '', isPreview ? 'preview' : command, process.cwd())
    if (message) exitWith(message)
  },
  configureServer({ httpServer, config }) {
    httpServer?.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') exitWith(portTaken(config.server.port))
    })
  },
})
