/**
 * The receiver on Cloudflare Pages (https://developers.cloudflare.com/pages/functions/advanced-mode/): checks a message and hands it to the
 * owner's mail service, in one request. It stores only the time at which a message was sent. Statuses and messages are in
 * src/pages/nous-contacter/contract.ts.
 */

import {
  fields,
  hourlyLimit,
  isTooSoon,
  largestBody,
  type Message,
  seconds,
  trap,
  troubleOf,
} from '@/pages/nous-contacter/contract'
import { cleanedMessage, emailOf } from '@/pages/nous-contacter/message'
import { escapeText } from '../escape'
import type { Settings } from './settings'

declare const __SETTINGS__: Settings
const settings = __SETTINGS__

/** Variables of the project on Cloudflare; the two first are secrets. */
interface Variables {
  /** URL to which an e-mail is posted, in the format of Resend (https://resend.com/docs/api-reference/emails/send-email), or a webhook. */
  MAIL_URL?: string
  /** Value of the `Authorization` header, if the service wants one: `Bearer …`. */
  MAIL_AUTHORIZATION?: string
  /** Sender, at a domain verified with the service; by default the agency's e-mail. */
  MAIL_FROM?: string
  /** Maximum number of messages per hour; by default the contract's. */
  MAIL_LIMIT?: string
}

interface Environment extends Variables {
  ASSETS: { fetch: (request: Request) => Promise<Response> }
}

/** In milliseconds; shorter than the form's (`sendTimeout`, src/pages/nous-contacter/message.ts), so that the form receives an answer. */
const mailTimeout = 10_000

const redirect = (Location: string) => new Response(null, { status: 303, headers: { ...settings.headers, Location } })

function answer(request: Request, outcome: keyof Settings['answers'], text = '', mistakes: string[] = []): Response {
  const status = settings.answers[outcome]
  const { headers } = settings
  if (request.headers.get('Accept')?.includes('application/json')) return new Response(null, { status, headers })
  if (outcome === 'accepted') return redirect(settings.arrived)
  const items = mistakes.map((mistake) => `<li>${escapeText(mistake)}</li>`).join('')
  const marks: Record<string, string> = {
    titre: settings.titles[outcome],
    fautes: items && `<ul>${items}</ul>`,
    texte: escapeText(text),
  }
  return new Response(
    settings.page.replaceAll(/⟦(\w+)⟧/g, (_, mark) => marks[mark] ?? ''),
    { status, headers },
  )
}

const hour = 3_600_000

/** Times at which this isolate sent messages; those of other isolates of its data centre are in the cache. */
let departures: number[] = []

/**
 * Counts a message among those of the last hour. Pages offers no rate limiting binding: the count is kept in the data centre's own cache
 * (https://developers.cloudflare.com/workers/runtime-apis/cache/), with no service to set up, and no exact sum over the whole network.
 * @returns a function that removes it from the count, for a message that is not sent; undefined above the limit
 */
async function reserve(request: Request, limit: number): Promise<(() => Promise<void>) | undefined> {
  const cache = (caches as CacheStorage & { default: Cache }).default
  const key = new URL(`${settings.endpoint}/departs`, request.url)
  const keep = () =>
    cache.put(key, Response.json(departures, { headers: { 'Cache-Control': 'max-age=3600' } })).catch(() => {})
  const known: number[] = await cache.match(key).then(
    (kept) => kept?.json() ?? [],
    () => [],
  )
  const now = Date.now()
  departures = [...new Set([...departures, ...known])].filter((departure) => departure > now - hour)
  if (departures.length >= limit) return undefined
  // Unique: two messages may have the same millisecond, and the list is a set.
  const departure = now + Math.random()
  departures.push(departure)
  await keep()
  return () => {
    departures = departures.filter((other) => other !== departure)
    return keep()
  }
}

/** Hash of a message: a service that supports `Idempotency-Key` delivers a message sent twice only once. */
async function keyOf(message: Message): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(message)))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @returns true when the mail service has accepted it */
async function deliver(message: Message, { MAIL_URL, MAIL_AUTHORIZATION, MAIL_FROM }: Variables): Promise<boolean> {
  if (!MAIL_URL) return false
  const { subject, body } = emailOf(message)
  try {
    const { ok } = await fetch(MAIL_URL, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': await keyOf(message),
        ...(MAIL_AUTHORIZATION && { Authorization: MAIL_AUTHORIZATION }),
      },
      body: JSON.stringify({
        from: MAIL_FROM || settings.email,
        to: [settings.email],
        reply_to: message.email,
        subject,
        text: body,
      }),
      signal: AbortSignal.timeout(mailTimeout),
    })
    return ok
  } catch {
    return false
  }
}

async function receive(request: Request, variables: Variables): Promise<Response> {
  const isForm = request.headers.get('Content-Type')?.toLowerCase().startsWith('application/x-www-form-urlencoded')
  const isLarge = Number(request.headers.get('Content-Length')) > largestBody
  const body = isForm && !isLarge ? await request.arrayBuffer() : new ArrayBuffer()
  if (isLarge || body.byteLength > largestBody) return answer(request, 'refused', '', [settings.mistakes.message.long])
  const form = new URLSearchParams(new TextDecoder('utf-8', { ignoreBOM: true }).decode(body))
  const textOf = (name: string) => (form.get(name) ?? '').replaceAll(/\r\n?/g, '\n')
  const message = cleanedMessage(Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Message)
  const mistakes = fields.flatMap((field) => {
    const trouble = troubleOf(field, message[field])
    return trouble ? settings.mistakes[field][trouble] : []
  })
  const isElsewhere = request.headers.get('Sec-Fetch-Site') === 'cross-site'
  const isDoubled = new Set(form.keys()).size < form.size
  if (
    mistakes.length > 0 ||
    textOf(trap) !== '' ||
    isTooSoon(form.get(seconds.field) ?? undefined) ||
    isElsewhere ||
    isDoubled
  )
    return answer(request, 'refused', message.message, mistakes.length > 0 ? mistakes : [settings.filtered])
  const takeBack = await reserve(request, Number(variables.MAIL_LIMIT) || hourlyLimit)
  const isDelivered = takeBack !== undefined && (await deliver(message, variables))
  if (!isDelivered) await takeBack?.()
  return answer(request, isDelivered ? 'accepted' : 'failed', message.message)
}

export default {
  async fetch(request: Request, { ASSETS, ...variables }: Environment): Promise<Response> {
    if (new URL(request.url).pathname !== settings.endpoint) return ASSETS.fetch(request)
    if (request.method === 'POST') return receive(request, variables)
    return redirect(settings.form)
  },
}
