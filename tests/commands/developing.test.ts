/** The development server reports a mistake in a content, and recovers from it. */

import { existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer as createHost } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { createServer, type Plugin } from 'vite'
import { expect, test, vi } from 'vitest'
import { config } from '@/site/config'
import { colors, rue, tints } from '@/theme/tokens'
import { images } from '../../scripts/build/images'
import { listen } from '../../scripts/ports'
import { documents } from '../../scripts/vite/documents'
import { projetModules } from '../../scripts/vite/projetModules'
import { sources } from '../../scripts/vite/sources'
import { imageOf, makeFolder } from '../content/folder'

const serverOf = (root: string, ...plugins: Plugin[]) =>
  createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins,
  })

test('a mistake is reported at once and whenever the page is loaded, and the server goes on', async () => {
  const folder = makeFolder()
  await folder.publish()
  const server = await serverOf(
    folder.base,
    sources(),
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

    mkdirSync(path.join(folder.base, 'src'))
    writeFileSync(path.join(folder.base, 'src/config.ts'), "export const nom = 'L'Estran'")
    await expect(server.environments.client.transformRequest('/src/config.ts')).rejects.toThrow(
      /config\.ts:1.*apostrophe/,
    )

    change((text) => `${text}\n[x](/nulle-part)\n`)
    await vi.waitFor(() => expect(messages().at(-1)?.err?.message).toContain('/nulle-part'), 20_000)
    await expect(load()).rejects.toThrow(/etude\.mdx:\d+, lien/)
    await expect(load()).rejects.toThrow(/etude\.mdx:\d+, lien/)

    change((text) => text.replace('\n[x](/nulle-part)\n', ''))
    await vi.waitFor(() => expect(messages().at(-1)?.type).toBe('full-reload'), 20_000)
    expect((await load())?.code).toContain('menuiserie-dupont')

    const copy = path.join(folder.base, 'content/page.ts')
    const rewrite = (text: string) => {
      writeFileSync(copy, `export const page = { titre: '${text}' }\n`)
      server.watcher.emit('change', copy)
    }
    rewrite('Un <b>mot</b>')
    await vi.waitFor(() => expect(messages().at(-1)?.err?.message).toMatch(/page\.ts:1, texte/), 20_000)
    rewrite('Un mot')
    await vi.waitFor(() => expect(messages().at(-1)?.type).toBe('full-reload'), 20_000)
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
  const { plugin, imageOf } = images()
  const choices = { root: folder.root, isDeveloping: true, vedettes: [], exemples: {}, imageOf }
  const server = await serverOf(folder.base, plugin, projetModules(choices))
  const host = createHost(server.middlewares)
  const port = await listen(host)
  try {
    const { code = '' } = (await server.environments.ssr.transformRequest('virtual:projets')) ?? {}
    expect(existsSync(path.join(folder.base, '.cache'))).toBe(false)
    expect(code).toMatch(/"w":1280,"h":1829/)
    const ask = (name: RegExp) => fetch(`http://localhost:${port}${name.exec(code)?.[0]}`)
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

test('a page that cannot be loaded says why, readably, and comes by itself once corrected; a late one, once it is ready', async () => {
  const folder = makeFolder()
  const table = path.join(folder.base, 'routes.js')
  const routes = (load: string) =>
    writeFileSync(table, `export const routes = [{ path: '/projets', lazy: async () => { ${load} } }]`)
  const facts = path.join(folder.base, 'src/site/config.ts')
  const named = (nom: string) => writeFileSync(facts, `export const config = ${JSON.stringify({ ...config, nom })}`)
  const colours = path.join(folder.base, 'src/theme/tokens.ts')
  for (const file of [facts, colours]) mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(colours, `export const { colors, tints, rue } = ${JSON.stringify({ colors, tints, rue })}`)
  named('')
  routes("throw new Error('ligne 3, « <p> » n’est pas fermé')")
  const server = await serverOf(folder.base, documents('/routes.js'), {
    name: 'renders',
    // After the modules, as vite-react-ssg does.
    configureServer:
      ({ middlewares }) =>
      () =>
        void middlewares.use((_, response) => void response.end('rendue')),
  })
  const host = createHost(server.middlewares)
  const port = await listen(host)
  try {
    const ask = async () => {
      const answer = await fetch(`http://localhost:${port}/projets`)
      return [answer.status, answer.headers.get('content-type'), await answer.text()]
    }
    /** Asked again, as a browser does, until the checks of a busy machine are made. */
    const settled = async () => {
      let answer = await ask()
      while (answer[0] === 503) answer = await ask()
      return answer
    }
    const asksAgain = 'http-equiv="refresh"'
    expect((await settled())[2]).toContain('src/site/config.ts, nom')
    named(config.nom)
    server.environments.ssr.moduleGraph.invalidateAll()
    server.watcher.emit('all', 'change', facts)
    const [status, type, page] = await settled()
    expect([status, type]).toEqual([500, 'text/html; charset=utf-8'])
    expect(page).toContain('ligne 3, « &lt;p> » n’est pas fermé')
    expect(page).toContain(asksAgain)

    const copy = path.join(folder.base, 'src/content/page.ts')
    mkdirSync(path.dirname(copy), { recursive: true })
    writeFileSync(path.join(folder.base, 'src/page.ts'), "import { titre } from './content/page'")
    const exporting = (name: string) => {
      writeFileSync(copy, `export const ${name} = 'Un mot'`)
      server.watcher.emit('all', 'change', copy)
    }
    exporting('title')
    expect((await settled())[2]).toContain('il n’exporte pas « titre »')
    exporting('titre')

    routes('await new Promise((resolve) => setTimeout(resolve, 6000))')
    server.environments.ssr.moduleGraph.invalidateAll()
    const [late, , waiting] = await ask()
    expect([late, waiting]).toEqual([503, expect.stringContaining(asksAgain)])
    routes('')
    server.environments.ssr.moduleGraph.invalidateAll()
    expect(await settled()).toEqual([200, null, 'rendue'])
  } finally {
    host.close()
    await server.close()
    folder.remove()
  }
}, 120_000)
