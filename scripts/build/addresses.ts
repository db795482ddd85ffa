/** Where links may lead. A link that runs a script, or that leaves this host without saying so, stops the build. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Mistake, refuse } from '../content/mistakes.ts'
import { listFiles } from './files.ts'

const expected =
  'il faut un chemin du site (« /projets »), une ancre (« #prix ») ou une adresse qui commence par https://, mailto: ou tel:'

/** Read as a browser reads it: case, spaces and line breaks inside a scheme count for nothing. */
function isAllowed(address: string): boolean {
  const here = 'https://ici.invalid'
  if (!URL.canParse(address, here)) return false
  if (/^https?:/i.test(address)) return /^https?:\/\//i.test(address)
  const { origin, protocol } = new URL(address, here)
  return origin === here || ['mailto:', 'tel:'].includes(protocol)
}

const entities: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }
const decode = (text: string) => text.replace(/&([#\w]+);/g, (whole, name) => entities[name] ?? whole)

const mistake = (file: string, address: string): Mistake => ({
  file,
  field: 'lien',
  problem: `« ${address.trim().slice(0, 80)} » ; ${expected}.`,
})

/** Links and forms of a page that lead where none should. */
export function pageMistakes(file: string, html: string): Mistake[] {
  return [
    ...html.matchAll(/<(?:a|area|form|button|input|iframe|base)\s[^>]*?\b(?:href|action|formaction|src)="([^"]*)"/gi),
  ]
    .map(([, address]) => decode(address as string))
    .filter((address) => !isAllowed(address))
    .map((address) => mistake(file, address))
}

const written = /["'`(<{]\s*((?:javascript|vbscript|data|file|blob)\s*:[^"'`>\n]*)/gi

/** Addresses written in a source that no link may have, with their line. */
export function sourceMistakes(file: string, text: string): Mistake[] {
  return [...text.matchAll(written)].map(({ 1: address = '', index }) => {
    const line = text.slice(0, index).split('\n').length
    return mistake(`${file}:${line}`, address)
  })
}

/**
 * Checks the texts and the data before anything is built. What is written in a roundabout way is found in the pages (`pageMistakes`).
 * @throws ContentError with file, line, address and what would be right
 */
export function checkAddresses(folder = 'src') {
  const sources = listFiles(folder).filter((file) => /\.(?:mdx|tsx?)$/.test(file))
  refuse(sources.flatMap((file) => sourceMistakes(`${folder}/${file}`, readFileSync(path.join(folder, file), 'utf8'))))
}
