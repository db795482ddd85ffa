/** Reads the text files of the repository and of the built site, whatever editor or Git wrote them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ContentError } from './content/mistakes.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * @param name of the file in messages
 * @returns its text, without byte order mark, with `\n` at the end of each line
 * @throws ContentError on a folder, or a file that is not in UTF-8
 */
export function readText(
  file: string | URL,
  name = path.relative('.', file instanceof URL ? fileURLToPath(file) : file),
): string {
  const refused = (problem: string) => new ContentError([{ file: name, field: 'fichier', problem }])
  try {
    return decoder.decode(readFileSync(file)).replaceAll(/\r\n?/g, '\n')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EISDIR') throw refused('c’est un dossier : il faut ici un fichier de ce nom.')
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw refused('il n’est pas en UTF-8 : enregistrez-le de nouveau, avec l’encodage « UTF-8 ».')
    throw error
  }
}

const namesBeside = (file: string) => (existsSync(path.dirname(file)) ? readdirSync(path.dirname(file)) : [])

/**
 * True of a file that is there under this very name, as Linux and hosts read it: macOS and Windows ignore capitals. In a relative path, the
 * names of folders count too.
 */
export const isIn = (file: string): boolean => {
  const folder = path.dirname(path.normalize(file))
  const isTop = path.isAbsolute(file) || /^\.\.?$/.test(path.basename(folder))
  return namesBeside(file).includes(path.basename(file)) && (isTop || isIn(folder))
}

/** The name of a file beside a missing one that differs by capitals or extension, as the end of a message; empty if there is none. */
export function nearName(file: string): string {
  const bare = (name: string) => path.parse(name).name.toLowerCase()
  const near = namesBeside(file).find((name) => bare(name) === bare(path.basename(file)))
  return near ? ` ; le dossier a « ${near} »` : ''
}
