// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { clearDraft, fillForm, readDraft, saveDraft } from '@/pages/nous-contacter/draft'
import {
  besoinFrom,
  findMistakes,
  type Message,
  mailtoHref,
  readMessage,
  sendForm,
} from '@/pages/nous-contacter/message'

const message: Message = {
  nom: 'Camille Martin',
  email: 'camille@exemple.fr',
  telephone: '',
  entreprise: '',
  besoin: 'refonte',
  message: 'Notre site ne s’ouvre pas sur téléphone.',
}

describe('a message', () => {
  test('is complete with a name, an address and a text', () => {
    expect(findMistakes(message)).toEqual({})
    expect(findMistakes({ ...message, besoin: '', telephone: '+33 (0)3 20 00 00 00' })).toEqual({})
  })

  test('says what is missing, in the order of the form, each time with an example', () => {
    const mistakes = findMistakes({ ...message, nom: '', email: 'camille', telephone: '03 20', message: '' })
    expect(Object.keys(mistakes)).toEqual(['nom', 'email', 'telephone', 'message'])
    for (const text of Object.values(mistakes)) expect(text).toContain('Exemple')
  })

  test.each([
    'camille',
    'camille@',
    '@exemple.fr',
    'camille@exemple',
    'a b@exemple.fr',
    'camille@exemple..fr',
    'camille@-.fr ',
  ])('does not take « %s » for an address', (email) => {
    expect(findMistakes({ ...message, email })).toHaveProperty('email')
  })

  test.each(['camille@exemple.fr', 'c.martin+site@mail.exemple.co', "o'neil@exemple.fr", 'CAMILLE@EXEMPLE.FR'])(
    'takes « %s » for one',
    (email) => {
      expect(findMistakes({ ...message, email })).toEqual({})
    },
  )
})

describe('the e-mail prepared for the visitor', () => {
  const read = (href: string) => {
    const url = new URL(href)
    return { to: url.pathname, subject: url.searchParams.get('subject'), body: url.searchParams.get('body') }
  }

  test('carries the whole message, its lines and its accents', () => {
    const { to, subject, body } = read(mailtoHref({ ...message, telephone: '03 20 00 00 00' }, 'bonjour@exemple.fr'))
    expect(to).toBe('bonjour@exemple.fr')
    expect(subject).toContain('Refondre un site')
    expect(body).toBe(
      'Notre site ne s’ouvre pas sur téléphone.\r\n\r\nCamille Martin\r\ncamille@exemple.fr\r\n03 20 00 00 00',
    )
  })

  test('cannot be given another recipient or another header by what is typed', () => {
    const href = mailtoHref(
      { ...message, message: '&bcc=tous@exemple.fr\r\nBcc: x', nom: '?cc=a@b.fr' },
      'bonjour@exemple.fr',
    )
    expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body'])
  })
})

describe('the kind of project asked for in the address', () => {
  test('is one of ours or none', () => {
    expect(besoinFrom('?besoin=refonte')).toBe('refonte')
    expect(besoinFrom('?utm_source=x&besoin=autre')).toBe('autre')
  })

  test('is nothing for ten thousand other values', () => {
    const known = new Set(['creation', 'refonte', 'hebergement', 'referencement', 'autre'])
    let seed = 7
    const random = () => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31
      return seed / 2 ** 31
    }
    for (let round = 0; round < 10_000; round++) {
      const length = Math.floor(random() * 12)
      const value = String.fromCharCode(...Array.from({ length }, () => Math.floor(random() * 0x1_0000)))
      const found = besoinFrom(`?besoin=${value}`)
      expect(found === undefined || known.has(found)).toBe(true)
    }
    for (const value of ['__proto__', 'constructor', 'toString', '<img>', '%', '&besoin='])
      expect(besoinFrom(`?besoin=${value}`)).toBeUndefined()
  })
})

function form(values: Partial<Message> = {}) {
  document.body.innerHTML = `<form>
    <input name="nom"><input name="email"><input name="telephone"><input name="entreprise">
    <select name="besoin"><option value=""></option><option value="refonte">Refondre</option></select>
    <textarea name="message"></textarea></form>`
  const element = document.querySelector('form') as HTMLFormElement
  fillForm(element, values)
  return element
}

describe('what the visitor has typed', () => {
  test('is kept until it is sent', () => {
    const element = form(message)
    saveDraft(readMessage(element), () => sessionStorage)
    const reloaded = form()
    fillForm(
      reloaded,
      readDraft(() => sessionStorage),
    )
    expect(readMessage(reloaded)).toEqual(message)
    clearDraft(() => sessionStorage)
    expect(readDraft(() => sessionStorage)).toEqual({})
  })

  test('wins over what was kept when it was typed before the page came alive', () => {
    const element = form({ nom: 'Dominique' })
    fillForm(element, message)
    expect(readMessage(element).nom).toBe('Dominique')
    expect(readMessage(element).email).toBe('camille@exemple.fr')
  })

  test.each(['', 'null', '[]', '"x"', '{"nom":1,"inconnu":"x"}', '{"nom":'])(
    'is nothing when storage holds %j',
    (text) => {
      sessionStorage.setItem('violine:message', text)
      expect(readDraft(() => sessionStorage)).toEqual({})
    },
  )

  test('stays on the page where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    expect(() => {
      saveDraft(message, blocked)
      clearDraft(blocked)
    }).not.toThrow()
    expect(readDraft(blocked)).toEqual({})
  })
})

describe('sending', () => {
  const send = (fetch: typeof globalThis.fetch, timeout?: number) =>
    sendForm(form(message), 'https://formulaires.exemple.fr/contact', { fetch, ...(timeout && { timeout }) })
  const answer = (status: number) => vi.fn(async () => new Response('{}', { status }))

  test('posts the fields and asks for an answer a script can read', async () => {
    const fetch = answer(200)
    expect(await send(fetch)).toBe('sent')
    const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit]
    expect(url).toBe('https://formulaires.exemple.fr/contact')
    expect(init.method).toBe('POST')
    expect(Object.fromEntries(init.body as FormData)).toEqual(message)
    expect(init.headers).toEqual({ Accept: 'application/json' })
  })

  test.each([
    [201, 'sent'],
    [400, 'refused'],
    [422, 'refused'],
    [500, 'failed'],
    [503, 'failed'],
  ])('an answer %i means « %s »', async (status, outcome) => {
    expect(await send(answer(status))).toBe(outcome)
  })

  test('a network that fails or a server that never answers means « failed »', async () => {
    expect(await send(() => Promise.reject(new TypeError('network')))).toBe('failed')
    const hanging = vi.fn(
      (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    )
    expect(await send(hanging as typeof globalThis.fetch, 20)).toBe('failed')
  })
})
