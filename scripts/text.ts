/** Reads the text files of the repository and of the built site, whatever editor or Git wrote them. */
import { readFileSync } from 'node:fs'
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
