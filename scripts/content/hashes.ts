/** Links of the studies to a place of a page, checked once every page is written: ids are made by the pages. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
// Unlike decodeURIComponent, it does not throw on « %zz ».
import { unescape as decode } from 'node:querystring'
import { refuse } from './mistakes.ts'
import type { HashLink } from './study.ts'

/**
 * @param dist folder in which every page is one file, `x.html`
 * @throws ContentError with every link whose place does not exist
 */
export function checkHashes(dist: string, links: HashLink[]): void {
  const mistakes = links.flatMap(({ file, href, path: address, hash }) => {
    const page = path.join(dist, address === '/' ? 'index.html' : `${address}.html`)
    const html = existsSync(page) ? readFileSync(page, 'utf8') : ''
    if ([...html.matchAll(/\sid="([^"]+)"/g)].some(([, id]) => id === decode(hash))) return []
    const places = [...html.matchAll(/<(?:section|h[1-6]|article|details|main)\s[^>]*?\bid="([^"]+)"/g)]
    const advice = places.length > 0 ? ` ; il y a ${places.map(([, id]) => id).join(', ')}` : ''
    const problem = `« ${href} » : la page ${address} n’a pas d’endroit « ${hash} »${advice}.`
    return [{ file, field: 'lien', problem }]
  })
  refuse(mistakes)
}
