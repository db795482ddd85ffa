/** What a visitor sees while the page itself is still coming in: browsers paint what they have. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serve } from '../../scripts/serve'
import { expect, hold, painted, paths, test, watchShifts } from './test'

/** Bytes of markup in a piece, and how many come one by one: about what a view holds. The rest follows at once. */
const pieceLength = 700
const pieceCount = 40
/** Milliseconds, more than a frame. */
const pause = 25

/** The document in pieces cut between two tags, all that is needed before the first element in the first. */
function piecesOf(html: string): string[] {
  const pieces: string[] = []
  let start = 0
  let cut = html.indexOf('<body')
  while (cut > 0 && pieces.length < pieceCount) {
    pieces.push(html.slice(start, cut))
    start = cut
    cut = html.indexOf('<', start + pieceLength)
  }
  return [...pieces, html.slice(start)]
}

async function sendSlowly(file: string, response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  for (const piece of piecesOf(readFileSync(file, 'utf8'))) {
    response.write(piece)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  response.end()
}

for (const width of [390, 768, 1440])
  test(`a page ${width} px wide that comes in piece by piece moves nothing it has shown`, async ({ page }) => {
    test.slow()
    const { server, url, close } = await serve({ dist: 'dist', port: 0 })
    const answers = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { pathname } = new URL(request.url ?? '/', url)
      if (paths.includes(pathname)) void sendSlowly(`dist${pathname === '/' ? '/index' : pathname}.html`, response)
      else for (const answer of answers) answer(request, response)
    })
    await page.setViewportSize({ width, height: 900 })
    const shift = await watchShifts(page)
    // What the font moves when it comes is another matter (font.spec.ts).
    await hold(page, '**/*.woff2')
    for (const path of paths) {
      await page.goto(url + path, { waitUntil: 'domcontentloaded' })
      await painted(page)
      expect.soft(await shift(), path).toBeLessThan(0.002)
    }
    await close()
  })
