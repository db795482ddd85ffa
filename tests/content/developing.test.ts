/** What the development server makes of a mistake in a content. */
import path from 'node:path'
import { createServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { projets } from '../../scripts/vite/projets'
import { imageOf, makeFolder } from './folder'

test('a mistake is told at once and whenever the page is loaded, and the server goes on', async () => {
  const folder = makeFolder()
  await folder.publish()
  const server = await createServer({
    configFile: false,
    root: folder.base,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [projets({ root: folder.root, vedettes: [], exemples: {} as never, imageOf })],
  })
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
