/** Links of the studies to a place of a page, checked once every page is written: ids are made by the pages. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { refuse } from './mistakes.ts'
import type { HashLink } from './study.ts'

/** Browsers look for a hash as it is when it cannot be decoded: https://html.spec.whatwg.org/#find-a-potential-indicated-element. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/**
 * @param dist folder in which every page is one file, `x.html`
 * @throws ContentError with every link whose place does not exist
 */
export function checkHashes(dist: string, links: HashLink[]): void {
  const mistakes = links.flatMap(({ file, href, path: address, hash }) => {
    const page = path.join(dist, address === '/' ? 'index.html' : `${address}.html`)
    const html = existsSync(page) ? readFileSync(page, 'utf8') : ''
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string)
    if (ids.includes(decoded(hash))) return []
    const places = ids.filter((id) =>
      new RegExp(`<(?:section|h[1-6]|article|details|main)[^>]*\\sid="${id}"`).test(html),
    )
    const advice = places.length > 0 ? ` ; il y a ${places.join(', ')}` : ''
    return [
      { file, field: 'lien', problem: `« ${href} » : la page ${address} n’a pas d’endroit « ${hash} »${advice}.` },
    ]
  })
  refuse(mistakes)
}
