/**
 * The receiver on Cloudflare Pages (https://developers.cloudflare.com/pages/functions/advanced-mode/): checks a message and hands it to the
 * owner's mail service, in one request. It keeps nothing. What it says to whom is in src/pages/nous-contacter/contract.ts.
 */

import { fields, type Message, troubleOf } from '@/pages/nous-contacter/contract'
import { emailOf, trimmed } from '@/pages/nous-contacter/message'
import { escapeText } from '../escape'
import type { Settings } from './settings'

declare const __SETTINGS__: Settings
const settings = __SETTINGS__

/** Variables of the project on Cloudflare; the two first are secrets. */
interface Variables {
  /** Where an e-mail is posted, as Resend takes it (https://resend.com/docs/api-reference/emails/send-email), or a webhook. */
  MAIL_URL?: string
  /** Value of the `Authorization` header, if the service wants one: `Bearer …`. */
  MAIL_AUTHORIZATION?: string
  /** Sender, at a domain the service knows as the owner's; the agency's own address without it. */
  MAIL_FROM?: string
}

interface Environment extends Variables {
  ASSETS: { fetch: (request: Request) => Promise<Response> }
}

/** Less than the form's own (`sendTimeout`, src/pages/nous-contacter/message.ts): who waits is told what became of the message. */
const mailTimeout = 10_000

function answer(request: Request, outcome: keyof Settings['answers'], text = '', mistakes: string[] = []): Response {
  const status = settings.answers[outcome]
  if (request.headers.get('Accept')?.includes('application/json')) return new Response(null, { status })
  if (outcome === 'accepted') return new Response(null, { status: 303, headers: { Location: settings.arrived } })
  const marks: Record<string, string> = {
    titre: settings.titles[outcome],
    fautes: mistakes.map((mistake) => `<li>${escapeText(mistake)}</li>`).join(''),
    texte: escapeText(text),
  }
  return new Response(
    settings.page.replaceAll(/⟦(\w+)⟧/g, (_, mark) => marks[mark] ?? ''),
    { status, headers: settings.headers },
  )
}

/** The same for the same message: a service that knows `Idempotency-Key` delivers once what is sent again. */
async function keyOf(message: Message): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(message)))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @returns whether the service has taken it */
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
  const form = await request.formData().catch(() => new FormData())
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : ''
  }
  const message = trimmed(Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Message)
  const mistakes = fields.flatMap((field) => {
    const trouble = troubleOf(field, message[field])
    return trouble ? settings.mistakes[field][trouble] : []
  })
  const { field, least } = settings.seconds
  const isTooSoon = form.has(field) && !(Number(form.get(field)) >= least)
  const isElsewhere = request.headers.get('Sec-Fetch-Site') === 'cross-site'
  if (mistakes.length > 0 || textOf(settings.trap) !== '' || isTooSoon || isElsewhere)
    return answer(request, 'refused', message.message, mistakes)
  return answer(request, (await deliver(message, variables)) ? 'accepted' : 'failed', message.message)
}

export default {
  async fetch(request: Request, { ASSETS, ...variables }: Environment): Promise<Response> {
    if (new URL(request.url).pathname !== settings.endpoint) return ASSETS.fetch(request)
    if (request.method === 'POST') return receive(request, variables)
    return new Response(null, { status: 303, headers: { Location: settings.form } })
  },
}
