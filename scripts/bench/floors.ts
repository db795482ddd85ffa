import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const image = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle r="300"/><!--${'x'.repeat(60_000)}--></svg>`
const head =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plancher</title>'

/** @returns address of what nothing paints before, on this machine and this day: bare HTML, and with an image of 60 kB at `/image` */
export async function serveFloors(): Promise<string> {
  const server = createServer(({ url }, answer) => {
    if (url === '/image.svg') answer.setHeader('Content-Type', 'image/svg+xml').end(image)
    else answer.end(`${head}<h1>Un titre</h1>${url === '/image' ? '<img src="/image.svg">' : '<p>Un texte.'}`)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
