/** Policies and host files for other environments. Pages: tests/dist/hosts; servers: tests/hosts; browsers: tests/browser/hostile. */
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '@/site/readEnvironment'
import { htaccess } from '../../scripts/hosts/apache'
import { headerPolicy, withPolicy } from '../../scripts/hosts/policy'
import { rulesOf } from '../../scripts/hosts/rules'
import { vercelJson } from '../../scripts/hosts/vercel'

const environment = readEnvironment({ ANALYTICS_ORIGIN: 'https://mesure.exemple.fr' })
const page = '<head><meta charset="utf-8"></head><body></body>'

describe('the security policy', () => {
  test('is never forgotten', () => {
    expect(() => withPolicy('<head></head>', environment)).toThrow('<meta charset="utf-8">')
  })

  test('asks browsers for reports where the owner takes them, in the header only, which is where browsers read it', () => {
    const reportEndpoint = 'https://signalements.exemple.fr/csp'
    expect(JSON.stringify(rulesOf(environment, page))).not.toContain('report')
    expect(headerPolicy({ ...environment, reportEndpoint }, page)).toMatch(
      /; report-uri https:\/\/signalements\.exemple\.fr\/csp$/,
    )
    expect(withPolicy(page, { ...environment, reportEndpoint } as typeof environment)).not.toContain('report')
  })
})

describe('hosts', () => {
  test('that tests/hosts cannot run (Vercel) are told the redirects too, under the base path', () => {
    const to = '/agence/projets'
    const redirects = ['/agence/v1.0', '/agence/v1.0/', '/agence/ancien.html', '/agence/à lire'].map((from) => ({
      from,
      to,
    }))
    const rules = { ...rulesOf({ ...environment, basePath: '/agence/' }, page), redirects }
    expect(JSON.parse(vercelJson(rules, [])).redirects).toEqual([
      { source: '/agence/v1.0', destination: to, statusCode: 301 },
      // Vercel itself takes « .html » away first.
      { source: '/agence/ancien', destination: to, statusCode: 301 },
      // As browsers write escapes, and as WordPress does.
      { source: '/agence/%C3%A0%20lire', destination: to, statusCode: 301 },
      { source: '/agence/%c3%a0%20lire', destination: to, statusCode: 301 },
    ])
  })

  test('ask for encryption where the site has it, and not on one’s own machine', () => {
    const local = readEnvironment({ SITE_ORIGIN: 'http://localhost:4173' })
    expect(htaccess(rulesOf(environment, page))).toContain(
      `RewriteCond %{HTTP_HOST} =${new URL(environment.siteOrigin).host} [NC]`,
    )
    expect(htaccess(rulesOf(local, page))).not.toContain('RewriteCond %{HTTP_HOST}')
  })
})
