import { createServer } from 'node:http'
import { listen } from '../../scripts/ports.ts'

const html =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plancher</title><h1>Un titre</h1><p>Un texte.'

/**
 * Serves a page of bare HTML, the lower bound of first paint on this machine.
 * @returns its URL
 */
export async function serveBareHtml(): Promise<string> {
  const server = createServer((_, answer) => answer.end(html))
  return `http://localhost:${await listen(server)}`
}
