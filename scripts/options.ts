/** Arguments that the commands of package.json take: a mistyped option would be ignored. */
import path from 'node:path'

interface Options {
  /** Options followed by a value. */
  valued?: readonly string[]
  /** Options without one. */
  flags?: readonly string[]
  /** Kind of the names that are expected without an option. */
  names?: string
}

/** By program. */
const options: Record<string, Options> = {
  'scripts/dev.ts': { valued: ['port'], flags: ['host'] },
  'scripts/serve.ts': { valued: ['port'] },
  'scripts/start.ts': { valued: ['port'] },
  'tools/bench.ts': { valued: ['base', 'paths', 'runs', 'projets'] },
  'tools/font.ts': { flags: ['files'] },
  'tools/pictures.ts': { names: 'projets' },
  'tests/owner-path/make.ts': { flags: ['all'] },
}

/**
 * @param program started, as in `process.argv[1]`
 * @param args that follow it
 * @param root of the site
 * @returns the first argument that the program does not take, with those it takes, or the value that one lacks; undefined if there is none
 */
export function problemOfArguments(program: string, args: readonly string[], root = '.'): string | undefined {
  const { valued = [], flags = [], names }: Options = options[path.relative(root, program).replaceAll('\\', '/')] ?? {}
  const known = [...valued, ...flags]
  const rest =
    known.length > 0 ? `ses options : ${known.map((name) => `--${name}`).join(', ')}` : 'elle n’a pas d’option'
  for (let at = 0; at < args.length; at++) {
    const [, name, given] = /^--?([^=]*)(=.*)?$/.exec(args[at] ?? '') ?? []
    if (name === undefined) {
      if (!names) return `« ${args[at]} » n’est pas attendu par cette commande ; ${rest}.`
    } else if (!known.includes(name)) return `« ${args[at]} » n’est pas une option de cette commande ; ${rest}.`
    else if (valued.includes(name)) {
      const value = given?.slice(1) ?? args[++at]
      if (!value || value.startsWith('--')) return `« --${name} » attend une valeur.`
    } else if (given !== undefined) return `« --${name} » ne prend pas de valeur.`
  }
  return undefined
}
