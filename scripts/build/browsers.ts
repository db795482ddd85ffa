import { readFileSync } from 'node:fs'

/** Browsers of package.json whose engines the build knows by name; the others run one of these engines. */
const engines: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/**
 * The browsers of `browserslist`, in package.json, as Vite wants them: `safari >= 17.4` → `safari17.4`.
 * @throws Error when a line is not of that form: what is built must not change with the date
 */
export function buildTargets(browserslist: string[]): string[] {
  return browserslist.flatMap((line) => {
    const { name, version } = /^(?<name>\w+) >= (?<version>[\d.]+)$/.exec(line)?.groups ?? {}
    if (!name || !version)
      throw new Error(
        `package.json : « ${line} » dans browserslist. Écrivez un navigateur et sa première version, comme « firefox >= 124 ».`,
      )
    return engines[name] ? [engines[name] + version] : []
  })
}

/** The browsers that package.json declares. */
export const declaredBrowsers: string[] = JSON.parse(readFileSync('package.json', 'utf8')).browserslist
