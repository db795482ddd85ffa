/** Generated files for hosts and browsers: compressed copies, policies, configurations. Real servers: tests/hosts. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { environment } from '@/site/environment'
import { cacheControl, hostFiles, rulesOf, textExtensions } from '../../scripts/hosts/rules'
import { rulesOfSite } from '../../scripts/serve'
import { everyPage } from './every'
import { allFiles, type BuiltPage, builtPages, dist, files, read } from './site'

const bytes = (file: string) => readFileSync(path.join(dist, file))
const isText = (file: string) => textExtensions.some((extension) => file.endsWith(`.${extension}`))

describe('beside every text', () => {
  const copies = allFiles.filter((file) => !files.includes(file))

  test('are copies that give it back, and are smaller', () => {
    expect(copies.length).toBeGreaterThan(100)
    for (const copy of copies) {
      const original = bytes(copy.replace(/\.(?:br|gz)$/, ''))
      const decompress = copy.endsWith('.br') ? brotliDecompressSync : gunzipSync
      expect(decompress(bytes(copy)).equals(original), copy).toBe(true)
      expect(bytes(copy).length, copy).toBeLessThan(original.length)
    }
  })

  test('none is missing: a text without one is too small to gain', () => {
    // Host files are not served.
    for (const file of files.filter((name) => isText(name) && !hostFiles.includes(name)))
      if (bytes(file).length > 200) expect(copies, file).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]))
    expect(copies.filter((copy) => !isText(copy.replace(/\.(?:br|gz)$/, '')))).toEqual([])
  })
})

/** Directives of the policy of a page. */
function policyOf({ document }: BuiltPage): Map<string, string[]> {
  const metas = document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')
  expect(metas.length).toBe(1)
  const directives = (metas[0]?.getAttribute('content') ?? '').split(';').map((directive) => directive.split(' '))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

const cspHash = (text: string | null) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`

describe('the security policy', () => {
  everyPage('comes first, and allows its own styles by their hash, and no others', (page) => {
    const { document } = page
    const [encoding, policy] = document.head.children
    expect(encoding?.getAttribute('charset')).toBe('utf-8')
    expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => cspHash(textContent))
    expect(styles).toHaveLength(1)
    expect(document.querySelector('[style]')).toBeNull()
    expect(policyOf(page).get('style-src')).toEqual(["'self'", ...styles])
  })

  everyPage('forbids by default, and lets nothing unsafe run', (page) => {
    const policy = policyOf(page)
    expect(policy.get('default-src')).toEqual(["'none'"])
    const script = page.document.querySelector('script[data-modules]')?.textContent ?? ''
    expect(policy.get('script-src')).toEqual(["'self'", cspHash(script), environment.analyticsOrigin])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect([...policy.values()].flat().filter((source) => /unsafe-(?:inline|eval)|\*|^https?:$/.test(source))).toEqual(
      [],
    )
  })

  test('as a header, says no less than that of the pages, but for their styles, and keeps the site out of the frames of others', () => {
    const { 'Content-Security-Policy': header = '' } = rulesOf(environment, (builtPages[0] as BuiltPage).html).headers
    const directives = new Map(header.split('; ').map((directive) => [directive.split(' ')[0], directive]))
    for (const [name, sources] of policyOf(builtPages[0] as BuiltPage))
      if (name !== 'style-src') expect(directives.get(name)).toBe([name, ...sources].join(' '))
    expect(directives.get('style-src')).toBe("style-src 'self' 'unsafe-inline'")
    expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'self'")
  })
})

test('headers keep to the rules of MDN’s HTTP Observatory', () => {
  // Its best result for each; the policy is above. https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
  const { headers } = rulesOf(environment, (builtPages[0] as BuiltPage).html)
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': expect.stringMatching(/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/),
    'Cross-Origin-Resource-Policy': expect.stringMatching(/^same-(?:origin|site)$/),
  })
  // Six months.
  const age = /max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1]
  expect(Number(age)).toBeGreaterThanOrEqual(15_768_000)
  const names = Object.keys(headers).filter((name) => /^(?:set-cookie|access-control-)/i.test(name))
  expect(names).toEqual([])
  for (const { document, file } of builtPages)
    expect(document.querySelector('script[src]:not([src^="/"], [integrity]), script[src^="//"]'), file).toBeNull()
})

interface VercelRule {
  source: string
  headers: { key: string; value: string }[]
}
const vercelRules = (JSON.parse(read('vercel.json')) as { headers: VercelRule[] }).headers

/** Vercel applies the last matching rule; ours are paths ending with a regular expression. */
const cachingOnVercel = (pathname: string) =>
  vercelRules
    .filter(({ source }) => new RegExp(`^${source}$`).test(pathname))
    .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Cache-Control'))
    .at(-1)?.value ?? ''

describe('the configuration of hosts', () => {
  test('is in the site where hosts look for it there, and beside it where the server alone reads it', () => {
    for (const file of hostFiles) expect(allFiles).toContain(file)
    for (const file of ['nginx.conf', 'nginx-brotli.conf', 'Caddyfile']) {
      expect(allFiles).not.toContain(file)
      expect(existsSync(`${dist}-servers/${file}`), file).toBe(true)
    }
  })

  test('keeps to the limits of Cloudflare Pages, of Vercel, and to those of a line', () => {
    const lines = read('_headers').split('\n')
    const rules = lines.filter((line) => line.startsWith('/'))
    // Cloudflare Pages reads a hundred rules: assets come first, pictures may be cut.
    expect(rules.slice(100).filter((rule) => !/\.(?:avif|jpeg|png|svg|webp)$/.test(rule))).toEqual([])
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000)
    expect(read('_redirects').split('\n').length).toBeLessThanOrEqual(2000)
    expect(vercelRules.length).toBeLessThanOrEqual(2048)
    for (const { source } of vercelRules) expect(source.length).toBeLessThanOrEqual(4096)
  })

  // On Netlify and Cloudflare: tests/hosts, by Cloudflare's own server, which reads the same file.
  test('for Vercel gives a year to every file named after its content, and no life to any other, there or not', () => {
    const hashed = files.filter((file) => file.startsWith('assets/')).map((file) => environment.basePath + file)
    expect(hashed.length).toBeGreaterThan(20)
    expect(hashed.filter((pathname) => cachingOnVercel(pathname) !== cacheControl.hashed)).toEqual([])
    const ofAnotherBuild = hashed.map((pathname) => pathname.replace(/.{4}(?=\.\w+$)/, 'Zz_0'))
    const near = hashed.flatMap((pathname) => [
      `${pathname}x`,
      `${pathname}/`,
      pathname.slice(0, -1),
      `${pathname}.map`,
    ])
    const inTheFolder = ['', 'x', '-.js', '.js', 'a/b.js'].map((name) => `${environment.basePath}assets/${name}`)
    const named = files.filter((file) => !file.startsWith('assets/')).map((file) => environment.basePath + file)
    const longOf = (pathname: string) => /max-age=(?!0\b)|immutable/.test(cachingOnVercel(pathname))
    expect([...ofAnotherBuild, ...near, ...inTheFolder, ...named].filter(longOf)).toEqual([])
  })

  test('of the build, not of the moment, is what « npm run preview » sends', () => {
    const { basePath, headers } = rulesOf(environment, (builtPages[0] as BuiltPage).html)
    expect(rulesOfSite(dist)).toEqual({ basePath, headers })
  })

  test('for Vercel is JSON that says every header', () => {
    const sent = Object.fromEntries(vercelRules[0]?.headers.map(({ key, value }) => [key, value]) ?? [])
    expect(sent).toMatchObject(rulesOf(environment, (builtPages[0] as BuiltPage).html).headers)
  })
})
