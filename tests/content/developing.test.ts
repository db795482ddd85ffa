/** The development server reports a mistake in a content, and recovers from it. */

import { existsSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer as createHost } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { createServer, type Plugin } from 'vite'
import { expect, test, vi } from 'vitest'
import { images } from '../../scripts/build/images'
import { errorPage } from '../../scripts/vite/errorPage'
import { projetModules } from '../../scripts/vite/projetModules'
import { imageOf, makeFolder } from './folder'

const serverOf = (root: string, ...plugins: Plugin[]) =>
  createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins,
  })

test('a mistake is told at once and whenever the page is loaded, and the server goes on', async () => {
  const folder = makeFolder()
  await folder.publish()
  const server = await serverOf(
    folder.base,
    projetModules({ root: folder.root, isDeveloping: true, vedettes: [], exemples: {}, imageOf }),
  )
  try {
    const sent = vi.spyOn(server.environments.client.hot, 'send')
    const messages = () => sent.mock.calls.map(([message]) => message as unknown as { type: string; err?: Error })
    const load = () => server.environments.ssr.transformRequest('virtual:projets/titres')
    const study = 'menuiserie-dupont/etude.mdx'
    const change = (edit: (text: string) => string) => {
      folder.edit(study, edit)
      server.watcher.emit('change', path.join(folder.root, study))
    }
    expect((await load())?.code).toContain('menuiserie-dupont')

    change((text) => `${text}\n[x](/nulle-part)\n`)
    await vi.waitFor(() => expect(messages().at(-1)?.err?.message).toContain('/nulle-part'), 20_000)
    await expect(load()).rejects.toThrow(/etude\.mdx:\d+, lien/)
    await expect(load()).rejects.toThrow(/etude\.mdx:\d+, lien/)

    change((text) => text.replace('\n[x](/nulle-part)\n', ''))
    await vi.waitFor(() => expect(messages().at(-1)?.type).toBe('full-reload'), 20_000)
    expect((await load())?.code).toContain('menuiserie-dupont')
  } finally {
    await server.close()
    folder.remove()
  }
})

test('no page waits for its pictures: each is made, turned as the camera says, when a browser asks for it', async () => {
  const folder = makeFolder()
  await folder.publish()
  const cover = path.join(folder.root, 'menuiserie-dupont/couverture.png')
  // Taken with the telephone upright: 1,400 pixels wide once turned.
  const upright = sharp({ create: { width: 2000, height: 1400, channels: 3, background: '#7a2fe0' } })
  writeFileSync(cover, await upright.withMetadata({ orientation: 6 }).jpeg().toBuffer())
  const { plugin, imageOf } = images('.cache/images')
  const choices = { root: folder.root, isDeveloping: true, vedettes: [], exemples: {}, imageOf }
  const server = await serverOf(folder.base, plugin, projetModules(choices))
  const host = createHost(server.middlewares).listen(0)
  try {
    const { code = '' } = (await server.environments.ssr.transformRequest('virtual:projets')) ?? {}
    expect(existsSync(path.join(folder.base, '.cache'))).toBe(false)
    expect(code).toMatch(/"w":1280,"h":1829/)
    const ask = (name: RegExp) =>
      fetch(`http://localhost:${(host.address() as AddressInfo).port}${name.exec(code)?.[0]}`)
    const answer = await ask(/\/\.cache\/images\/[^" ]+-1280\.webp/)
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([picture.format, picture.width, picture.height]).toEqual(['webp', 1280, 1829])

    truncateSync(cover, 4000)
    const broken = await ask(/\/\.cache\/images\/[^" ]+-1280\.jpeg/)
    expect([broken.status, await broken.text()]).toEqual([500, expect.stringMatching(/couverture\.png.*abîmée/)])
  } finally {
    host.close()
    await server.close()
    folder.remove()
  }
})

test('a page that cannot be rendered says why, readably, and is loaded again when a file changes; a late one, by itself', async () => {
  const folder = makeFolder()
  let answered = 'Error: \u001b[31mligne 3\u001b[0m, « <p> » n’est pas fermé'
  const server = await serverOf(folder.base, errorPage(), {
    name: 'renders-nothing',
    // As vite-react-ssg answers.
    configureServer: ({ middlewares }) => {
      middlewares.use((_, response) => {
        response.statusCode = 500
        response.end(answered)
      })
    },
  })
  const host = createHost(server.middlewares).listen(0)
  try {
    const sent = vi.spyOn(server.environments.client.hot, 'send')
    const address = `http://localhost:${(host.address() as { port: number }).port}/projets`
    const answer = await fetch(address)
    expect(answer.status).toBe(500)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const page = await answer.text()
    expect(page).toContain('Error: ligne 3, « &lt;p> » n’est pas fermé')
    expect(page).toContain('/@vite/client')
    server.watcher.emit('all', 'change', path.join(folder.root, 'projet.ts'))
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ type: 'full-reload' }), 5000)
    expect(page).not.toContain('refresh')
    answered = 'Error: transport invoke timed out after 60000ms (data: {})'
    const late = await (await fetch(address)).text()
    expect(late).toContain('http-equiv="refresh"')
    expect(late).not.toContain('timed out')
  } finally {
    host.close()
    await server.close()
    folder.remove()
  }
})
