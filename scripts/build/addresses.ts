/** Where links may lead. A link that runs a script, or that leaves this host without saying so, stops the build. */
import type { Mistake } from '../content/mistakes.ts'

const expected =
  'il faut un chemin du site (« /projets »), une ancre (« #prix ») ou une adresse qui commence par https://, mailto: ou tel:'

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

/** Links and forms of a page that lead where none should. */
export function pageMistakes(file: string, html: string): Mistake[] {
  return [
    ...html.matchAll(/<(?:a|area|form|button|input|iframe|base)\s[^>]*?\b(?:href|action|formaction|src)="([^"]*)"/gi),
  ]
    .map(([, address]) => decode(address as string))
    .filter((address) => !isAllowed(address))
    .map((address) => ({ file, field: 'lien', problem: `« ${address.trim().slice(0, 80)} » ; ${expected}.` }))
}
