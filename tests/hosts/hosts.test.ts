/**
 * The built site on real servers, at the root of a host and below a base path. Each is held to what expectations.ts says of it, which is
 * the table of docs/deploying.md; what holds for all is below.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pages } from '@/site/pages'
import { receivers } from '@/site/readEnvironment'
import { listRedirections } from '@/site/redirections'
import { listFiles, pathOf } from '../../scripts/build/files'
import { receiverFiles, rulesOf } from '../../scripts/hosts/rules'
import { missingServersHelp } from '../../scripts/machine/servers'
import { readText } from '../../scripts/text'
import { builds } from './builds'
import { expectations } from './expectations'
import { ask, decoded } from './http'
import { mount, secret } from './mount'
import { assetOf, at, builtFileOf, followRedirects, probeNames, probes, type Site, unknownPaths } from './probes'
import type { Running } from './program'
import { type HostName, servers } from './servers'
import { expectedTable, writtenTable } from './table'

const projets = pages.projets.path
const contact = pages.contact.path

/** Reported by install.ts, and an error in CI. */
const missing = missingServersHelp()

/** Paths of pages, except the not-found page: of a folder such as `projet/`, whose files are of one kind, the first three. */
const pagesOf = (dist: string) =>
  listFiles(dist)
    .filter((file) => file.endsWith('.html') && !file.endsWith('/index.html') && file !== '404.html')
    .filter(
      (file, _, all) =>
        all.filter((other) => path.dirname(other) === path.dirname(file)).indexOf(file) < 3 || !file.includes('/'),
    )
    .map(pathOf)

/** One page of each kind that a server may treat in its own way: at the root or in a folder, with a folder of its name or without. */
const kindsOf = (dist: string) => {
  const kindOf = (page: string) => `${path.dirname(page)}, ${existsSync(path.join(dist, page))}`
  const all = pagesOf(dist).filter((page) => page !== '/')
  return all.filter((page) => all.find((other) => kindOf(other) === kindOf(page)) === page)
}

const projetOf = (site: Site) => site.pages.find((page) => page.startsWith('/projet/')) ?? projets

/** Path traversals, in all encodings. */
const escapes = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E%2E',
  '..%2f..',
  '%252e%252e',
  '..%5c',
  '..;',
  '%c0%ae%c0%ae',
  '....//',
].flatMap((up) => [
  `/${up}/secret.txt`,
  `/assets/${up}/${up}/secret.txt`,
  `/assets/${up}%2f${up}%2fsecret.txt`,
  `/${up}/${up}/${up}/${up}/etc/passwd`,
])

/** Paths that robots request. */
const odd = [
  '//evil.example',
  '//evil.example/',
  `//evil.example${projets}/`,
  '/%2f%2fevil.example/',
  '/\\evil.example/',
  `${projets}//`,
  '/%00',
  `${projets}%00.html`,
  '/%0d%0aSet-Cookie:%20a=b',
  '/%',
  '/%zz',
  '/?%',
  `${projets}?%E0%A4%A`,
  `${projets}?${'a'.repeat(2000)}`,
  `/${'a'.repeat(2000)}`,
  `${projets}/..${projets}`,
  `/.${projets}`,
  '/.git/config',
  '/.well-known/inconnu',
  '/404/',
  '/index/',
  `${contact}/index/`,
  `${contact}.html/`,
  '/robots.txt/inconnu',
]

for (const name of Object.keys(servers) as HostName[])
  for (const build of builds) {
    const { basePath } = build.environment
    const { title, answers, underBase, readsHeaders, failsOn } = expectations[name]

    describe.skipIf(missing)(`${title}, under ${basePath}`, () => {
      let site: Site
      let running: Running
      beforeAll(async () => {
        const mounted = mount(build.dist, basePath)
        running = await servers[name](mounted)
        site = { ...mounted, port: running.port, pages: pagesOf(build.dist), kinds: kindsOf(build.dist) }
      })
      afterAll(async () => {
        await running?.stop()
        site?.unmount()
      })
      const get = (pathname: string, headers: Record<string, string> = {}, method = 'GET') =>
        ask(site.port, at(site, pathname), { headers, method })

      test.each(probeNames)('does what is expected of it: %s', async (question) => {
        expect(await probes[question](site)).toBe({ ...answers, ...(basePath !== '/' && underBase) }[question])
      })

      test('gives every page whole, in its own encoding, whatever is asked after it', async () => {
        for (const page of site.pages) {
          const others = [`${page}?utm_source=essai&b=%C3%A9`, page.replaceAll('e', '%65')]
          for (const pathname of [page, ...(site.kinds.includes(page) ? others : [])]) {
            const { answer } = await followRedirects(site, pathname, { 'Accept-Encoding': 'br, gzip' })
            expect(answer.status, pathname).toBe(200)
            expect(decoded(answer).equals(builtFileOf(site, page)), pathname).toBe(true)
          }
        }
      })

      test('never leaves the folder of the site', async () => {
        for (const pathname of [...escapes, ...escapes.map((way) => at(site, way))]) {
          const answer = await ask(site.port, pathname)
          const text = decoded(answer).toString()
          expect(text.includes(secret) || text.includes('root:x:'), pathname).toBe(false)
          expect(answer.status, pathname).toBeLessThan(500)
        }
      })

      test(`never sends elsewhere, and never fails${failsOn ? `, but on ${failsOn}` : ''}`, async () => {
        const failures = []
        for (const pathname of [...odd, ...odd.map((path) => at(site, path)), ...unknownPaths]) {
          const answer = await ask(site.port, pathname, { headers: { Host: 'localhost' } }).catch(() => undefined)
          if (!answer || answer.status >= 500) failures.push(pathname)
          expect(answer?.headers['set-cookie'], pathname).toBeUndefined()
          const location = answer?.headers.location
          if (location)
            expect(new URL(location, 'http://localhost').hostname, `${pathname} → ${location}`).toBe('localhost')
        }
        expect(failures.filter((pathname) => !failsOn?.test(pathname))).toEqual([])
      })

      test.runIf(readsHeaders)('says every header, on what is found and on what is not', async () => {
        const { headers: promised } = rulesOf(build.environment, readText(path.join(build.dist, '404.html')))
        for (const pathname of ['/', projets, projetOf(site), '/inconnu', assetOf(site, 'js'), '/robots.txt']) {
          const { headers } = await get(pathname)
          for (const [header, value] of Object.entries(promised))
            expect(headers[header.toLowerCase()], `${header} de ${pathname}`).toBe(value)
        }
      })

      test('behind a proxy that ends encryption, never sends back to where there is none', async () => {
        const { host } = new URL(build.environment.siteOrigin)
        const shapes = [projets, `${projets}/`, `${projets}.html`, projetOf(site), '/assets']
        let redirects = 0
        for (const pathname of [
          ...shapes,
          ...listRedirections().flatMap(({ from }) => [encodeURI(from), `${encodeURI(from)}/`]),
        ])
          for (const Host of [host, 'apercu.violine.example']) {
            const { location } = (await get(pathname, { Host, 'X-Forwarded-Proto': 'https' })).headers
            if (!location) continue
            redirects++
            const target = new URL(location, `https://${Host}${at(site, pathname)}`)
            // Apache names the site's own host, whatever the request says.
            expect([`https://${Host}`, build.environment.siteOrigin], `${pathname} → ${location}`).toContain(
              target.origin,
            )
            if (readsHeaders) expect(location).not.toContain('apercu')
          }
        if (answers['our redirects'] === '301') expect(redirects).toBeGreaterThan(0)
      })

      if (name === 'nginx')
        test('is found healthy by the container', async () => {
          const written = /^HEALTHCHECK .*"http:\/\/127\.0\.0\.1:8080([^"]+)"/m.exec(readText('Dockerfile'))?.[1]
          for (const BASE_PATH of basePath === '/' ? ['', ' ', '/'] : [basePath, ` ${basePath} `]) {
            const asked = execFileSync('sh', ['-c', `printf %s "${written}"`], { env: { ...process.env, BASE_PATH } })
            expect((await ask(site.port, asked.toString())).status, asked.toString()).toBe(200)
          }
        })

      if (name === 'nginx' || name === 'caddy')
        test('shows the source of no receiver, and runs none', async () => {
          for (const file of [receiverFiles.php, ...receiverFiles.cloudflare]) {
            writeFileSync(path.join(site.site, file), secret)
            for (const method of ['GET', 'POST']) {
              const { status, body } = await get(`/${file}`, {}, method)
              expect([404, 405], `${method} ${file}`).toContain(status)
              expect(body.toString()).not.toContain(secret)
            }
            rmSync(path.join(site.site, file))
          }
        })

      if (name === 'apache')
        test('sends to https who came without, on the host of the site alone', async () => {
          const { host, origin } = new URL(build.environment.siteOrigin)
          const { status, headers } = await get(`${projets}?a=1`, { Host: host })
          expect(status).toBe(301)
          expect(headers.location).toBe(`${origin}${at(site, projets)}?a=1`)
          expect((await get(projets, { Host: host, 'X-Forwarded-Proto': 'https' })).status).toBe(200)
          expect((await get(projets, { Host: 'apercu.violine.example' })).status).toBe(200)
        })
    })
  }

test('hosts that serve files alone, the container and Pages, refuse with a sentence the receivers that they cannot run', () => {
  const guard = 'sh container/file-host.sh'
  for (const file of ['Dockerfile', '.github/workflows/site.yml']) expect(readText(file), file).toContain(guard)
  const run = (CONTACT_ENDPOINT: string) =>
    spawnSync('sh', ['-c', guard], { env: { ...process.env, CONTACT_ENDPOINT }, encoding: 'utf8' })
  for (const endpoint of ['', 'https://formulaires.exemple.fr/contact']) expect(run(endpoint).status, endpoint).toBe(0)
  for (const receiver of Object.keys(receivers).flatMap((name) => [name, ` ${name} `])) {
    const { status, stderr } = run(receiver)
    expect(status, receiver).toBe(1)
    expect(stderr).toContain(`CONTACT_ENDPOINT vaut « ${receiver} »`)
  }
})

test('the table of docs/deploying.md is what is expected here', () => {
  expect(writtenTable()).toEqual(expectedTable())
})
