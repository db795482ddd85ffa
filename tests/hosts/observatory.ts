/**
 * The grade MDN's HTTP Observatory gives (https://developer.mozilla.org/docs/Web/HTTP/Observatory), by its own rules, over answers asked for
 * here: its own retriever wants a public host with a certificate. What it would fetch is handed to it in the shape it gives it.
 */
import { JSDOM } from 'jsdom'
import { type Answer, ask, decoded } from './http'
import { at, type Site } from './probes'
import { tool } from './tools'

/** What a host says over https; there, and over http, in the shape of axios. */
interface Response {
  status: number
  headers: Record<string, unknown>
  request: { headers: Record<string, string> }
  data: string
  verified: boolean
  httpEquiv?: Map<string, string[]>
}

interface Verdict {
  result: string
  pass: boolean
}

export interface Grade {
  grade: string
  score: number
  /** What did not pass, or lowered the score. */
  complaints: string[]
}

const load = (file: string) => import(/* @vite-ignore */ tool(`@mdn/mdn-http-observatory/src/${file}`))

const responseOf = (answer: Answer, origin: string): Response => ({
  status: answer.status,
  headers: answer.headers,
  request: { headers: { Origin: origin } },
  data: decoded(answer).toString(),
  // The certificate is the owner's; here there is none to find fault with.
  verified: true,
})

/** The policies a page holds, as the observatory reads them. */
function httpEquiv(html: string): Map<string, string[]> {
  const metas = [...JSDOM.fragment(html).querySelectorAll('meta[http-equiv]')]
  const policies = metas.filter((meta) => meta.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy')
  return new Map([['content-security-policy', policies.map((meta) => meta.getAttribute('content') ?? '')]])
}

/** What the host answers without encryption is not asked: its configuration may not speak of it. */
export async function gradeOf(site: Site, address: string): Promise<Grade> {
  const [{ ALL_TESTS }, { Requests }, grader, charts] = await Promise.all([
    load('constants.js'),
    load('types.js'),
    load('grader/grader.js'),
    load('grader/charts.js'),
  ])
  const host = 'www.violine.example'
  const url = new URL(at(site, address), `https://${host}`)
  const origin = 'https://http-observatory.security.mozilla.org'
  // Behind a proxy that has taken the encryption off.
  const headers = { Host: host, 'X-Forwarded-Proto': 'https' }
  const requests = new Requests(host)
  const page = responseOf(await ask(site.port, url.pathname, { headers }), origin)
  requests.responses.auto = { ...page, httpEquiv: httpEquiv(page.data) }
  requests.responses.https = page
  requests.responses.cors = responseOf(
    await ask(site.port, url.pathname, { method: 'OPTIONS', headers: { ...headers, Origin: origin } }),
    origin,
  )
  requests.resources.path = page.data
  requests.session = { url, jar: undefined }

  const verdicts: Verdict[] = ALL_TESTS.map((test: (asked: unknown) => Verdict) => test(requests))
  const modifiers = verdicts.map(({ result }) => grader.getScoreModifier(result) as number)
  const lost = modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 100)
  const all = modifiers.reduce((sum, modifier) => sum + modifier, 100)
  const { grade, score } = grader.getGradeForScore(lost >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : lost)
  const complaints = verdicts
    .filter(({ pass }, index) => !pass || (modifiers[index] ?? 0) < 0)
    .map(({ result }) => result)
  return { grade, score, complaints }
}
