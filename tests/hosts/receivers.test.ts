/**
 * The receivers of the contact form, each where it runs: PHP behind Apache, with a program in place of the host's sendmail; Cloudflare's
 * function in wrangler, with a mail service of this machine. All answer as the contract says (src/pages/nous-contacter/contract.ts).
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parFormulaire } from '@/content/contact'
import { answers, fields, type Message, rules, seconds, trap } from '@/pages/nous-contacter/contract'
import { emailOf, findMistakes, trimmed } from '@/pages/nous-contacter/message'
import { config } from '@/site/config'
import { type Receiver, readEnvironment } from '@/site/readEnvironment'
import { writeReceiver } from '../../scripts/receivers/write'
import { findServers } from '../../scripts/servers'
import { sites } from '../autre-agence/sites'
import { type Answer, ask } from './http'
import { type Mounted, mount } from './mount'
import type { Running } from './program'
import { apache, pages } from './servers'

/** Said, and refused in CI, by install.ts. */
const missing = findServers()

/** An e-mail as it is handed over. */
interface Mail {
  to: string
  replyTo: string
  subject: string
  text: string
}

/** A receiver, with what stands for the owner's mail behind it. */
interface Bench {
  running: Running
  mails: () => Mail[]
  /** Whether mail goes through, from now on; what came before is forgotten. */
  restart: (isUp: boolean) => void
  stop: () => void
}

const decodeWords = (header: string) =>
  header.replaceAll(/=\?UTF-8\?B\?([^?]*)\?=\s*/g, (_, words) => Buffer.from(words, 'base64').toString())

/** An e-mail as sendmail is given it. */
function parseMail(raw: string): Mail {
  const [head = '', body = ''] = raw.replaceAll('\r\n', '\n').split(/\n\n(.*)/s)
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  const headerOf = (name: string) => {
    const values = lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2))
    expect(values, name).toHaveLength(1)
    return String(values[0])
  }
  return {
    to: headerOf('To'),
    replyTo: headerOf('Reply-To'),
    subject: decodeWords(headerOf('Subject')),
    text: Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n').trimEnd(),
  }
}

async function php(mounted: Mounted): Promise<Bench> {
  const { folder } = mounted
  const box = path.join(folder, 'courrier')
  const down = path.join(folder, 'panne')
  const sendmail = path.join(folder, 'sendmail')
  mkdirSync(box)
  chmodSync(box, 0o777)
  writeFileSync(sendmail, `#!/bin/sh\n[ -e ${down} ] && exit 75\ncat > ${box}/$(date +%s%N)\n`, { mode: 0o755 })
  writeFileSync(path.join(folder, 'php.ini'), `sendmail_path = ${sendmail}\nsys_temp_dir = ${folder}\n`)
  const running = await apache(
    mounted,
    `LoadModule cgid_module /usr/lib/apache2/modules/mod_cgid.so
LoadModule actions_module /usr/lib/apache2/modules/mod_actions.so
ScriptSock ${folder}/cgi.sock
ScriptAlias /programme-php /usr/lib/cgi-bin/php
<Directory /usr/lib/cgi-bin>
  Require all granted
</Directory>
Action application/x-httpd-php /programme-php
AddHandler application/x-httpd-php .php
SetEnv PHPRC ${folder}
`,
  )
  return {
    running,
    mails: () => readdirSync(box).map((name) => parseMail(readFileSync(path.join(box, name), 'utf8'))),
    restart: (isUp) => {
      for (const name of readdirSync(box)) rmSync(path.join(box, name))
      if (isUp) rmSync(down, { force: true })
      else writeFileSync(down, '')
    },
    stop: () => {},
  }
}

async function cloudflare(mounted: Mounted): Promise<Bench> {
  const received = new Map<string, Mail>()
  let up = true
  // As services that know the key of a request do: the same one twice is one e-mail.
  const service = createServer(async (request, response) => {
    const { to, reply_to, subject, text } = (await json(request)) as Record<string, string>
    const isAllowed = request.headers.authorization === 'Bearer essai'
    if (up && isAllowed)
      received.set(String(request.headers['idempotency-key']), {
        to: String(to),
        replyTo: String(reply_to),
        subject: String(subject),
        text: String(text),
      })
    response.writeHead(up && isAllowed ? 200 : 503).end('{}')
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const running = await pages(mounted, {
    MAIL_URL: `http://127.0.0.1:${port}/emails`,
    MAIL_AUTHORIZATION: 'Bearer essai',
  })
  return {
    running,
    mails: () => [...received.values()],
    restart: (isUp) => {
      received.clear()
      up = isUp
    },
    stop: () => service.close(),
  }
}

const good: Message = {
  nom: 'Zoé Élan',
  email: 'zoe@exemple.fr',
  telephone: '03 20 00 00 00',
  entreprise: 'L’Été & fils',
  besoin: 'hebergement',
  message: 'Première ligne, œuvre à 5 €.\n\n<b>Dernière</b> ligne.',
}

/** Messages of all kinds, most of them wrong by one field. */
const attempts: Partial<Message>[] = [
  {},
  { telephone: '', entreprise: '', besoin: '' },
  { besoin: 'inconnu' },
  { nom: '' },
  { nom: ' \n' },
  { message: '\u00a0' },
  ...[
    'camille',
    'a b@exemple.fr',
    'camille@exemple',
    'camille@exemple..fr',
    'é@exemple.fr',
    "o'neil@mail.exemple.co",
  ].map((email) => ({ email })),
  ...['a@b.fr\nBcc: tous@exemple.fr', 'a@b.fr\r\nBcc: tous@exemple.fr', 'a@b.fr,c@d.fr', 'a@b.fr>'].map((email) => ({
    email,
  })),
  ...['03 20', '+33 (0)3.20-00 00 00', '03\u00a020\u202f00 00 00', '0320000000x', '٠١٢٣٤٥٦٧٨٩'].map((telephone) => ({
    telephone,
  })),
  ...fields.flatMap((field) =>
    rules[field].pattern
      ? []
      : [{ [field]: 'é'.repeat(rules[field].longest) }, { [field]: '😀'.repeat(rules[field].longest + 1) }],
  ),
]

for (const [receiver, title, start, dist, BASE_PATH] of [
  ['php', 'PHP, behind Apache', php, 'dist', '/'],
  [
    'cloudflare',
    'Cloudflare’s function, in wrangler',
    cloudflare,
    `${sites.large.folder}/dist`,
    sites.large.environment.BASE_PATH,
  ],
] as [Receiver, string, (mounted: Mounted) => Promise<Bench>, string, string][])
  describe.skipIf(missing)(title, () => {
    const environment = readEnvironment({ BASE_PATH, CONTACT_ENDPOINT: receiver })
    const endpoint = String(environment.contactEndpoint)
    let mounted: Mounted
    let bench: Bench
    let number = 0
    beforeAll(async () => {
      mounted = mount(dist, BASE_PATH)
      await writeReceiver(mounted.site, environment)
      bench = await start(mounted)
    }, 60_000)
    beforeEach(() => bench.restart(true))
    afterAll(async () => {
      await bench?.running.stop()
      bench?.stop()
      mounted?.unmount()
    })

    const post = (message: Record<string, string>, headers: Record<string, string>) =>
      ask(bench.running.port, endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: String(new URLSearchParams(message)),
      })
    const byScript = (message: Record<string, string>) => post(message, { Accept: 'application/json' })
    const byPage = (message: Record<string, string>) => post(message, { Accept: 'text/html,*/*' })
    /** Another message each time: the same one twice is a double. */
    const another = (changes: Record<string, string> = {}) => ({ ...good, entreprise: `Essai ${++number}`, ...changes })

    test('hands a message over, whole, to the agency, with the visitor to answer to', async () => {
      const message = another()
      const answer = await byScript({ ...message, [seconds.field]: String(seconds.least) })
      expect(answer.status, String(answer.body)).toBe(answers.accepted)
      const { subject, body } = emailOf(message)
      expect(bench.mails()).toEqual([{ to: config.contact.email, replyTo: good.email, subject, text: body }])
    })

    test('hands over once what is sent twice, and says both times that it has arrived', async () => {
      const message = another()
      for (const _ of [1, 2]) expect((await byScript(message)).status).toBe(answers.accepted)
      expect(bench.mails()).toHaveLength(1)
      await byScript({ ...message, message: 'Autre chose.' })
      expect(bench.mails()).toHaveLength(2)
    })

    test('takes and refuses what the form takes and refuses', async () => {
      const differences = []
      for (const attempt of attempts) {
        bench.restart(true)
        const message = trimmed({ ...another(), ...attempt })
        const expected = Object.keys(findMistakes(message)).length > 0 ? answers.refused : answers.accepted
        const { status } = await byScript({ ...message, ...attempt })
        const mails = bench.mails().length
        if (status !== expected || mails !== Number(expected === answers.accepted))
          differences.push({ attempt: JSON.stringify(attempt).slice(0, 80), expected, status, mails })
      }
      expect(differences).toEqual([])
    })

    test('refuses robots, other sites and what is no message, and hands nothing over', async () => {
      const refusals: [string, Answer][] = [
        ['trap', await byScript(another({ [trap]: 'https://robot.exemple' }))],
        ['too soon', await byScript(another({ [seconds.field]: String(seconds.least - 1) }))],
        ['no number', await byScript(another({ [seconds.field]: 'x' }))],
        ['empty', await byScript({})],
        ['lists', await byScript(Object.fromEntries(fields.map((field) => [`${field}[]`, 'x'])))],
        ['another site', await post(another(), { Accept: 'application/json', 'Sec-Fetch-Site': 'cross-site' })],
        ['no form', await post({}, { Accept: 'application/json', 'Content-Type': 'text/plain' })],
      ]
      for (const [why, { status }] of refusals) expect(status, why).toBe(answers.refused)
      expect(bench.mails()).toEqual([])
    })

    test('sends a browser without its script back to where the page says that the message has arrived', async () => {
      const { status, headers } = await byPage(another())
      expect(status).toBe(303)
      const { pathname, hash } = new URL(String(headers.location), 'http://site.test')
      const file = path.join(mounted.root, `${pathname}.html`)
      expect(existsSync(file), file).toBe(true)
      expect(hash).toBe('#message-recu')
      expect(bench.mails()).toHaveLength(1)
    })

    test('gives a browser without its script a page in French that says what is wrong and holds the text', async () => {
      for (const [changes, isUp, title, said] of [
        [{ email: 'camille' }, true, parFormulaire.refus.titre, 'une adresse e-mail complète'],
        [{ [trap]: 'x' }, true, parFormulaire.refus.titre, config.contact.email],
        [{}, false, parFormulaire.panne.titre, config.contact.email],
      ] as const) {
        bench.restart(isUp)
        const { status, headers, body } = await byPage(another(changes))
        const html = body.toString()
        expect(status).toBe(isUp ? answers.refused : answers.failed)
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(html).toContain('<html lang="fr">')
        expect(html).toContain(`<h1>${title}</h1>`)
        expect(html).toContain(said)
        expect(html).toContain('Première ligne, œuvre à 5 €.\n\n&lt;b')
        expect(html).not.toContain('<b>')
        expect(html).not.toContain('⟦')
      }
    })

    test('says when mail does not go through, and takes the same message again once it does', async () => {
      const message = another()
      bench.restart(false)
      expect((await byScript(message)).status).toBe(answers.failed)
      bench.restart(true)
      expect((await byScript(message)).status).toBe(answers.accepted)
      expect(bench.mails()).toHaveLength(1)
    })

    test('leads who asks for it as for a page to the form, and leaves the pages alone', async () => {
      const { status, headers } = await ask(bench.running.port, endpoint)
      expect(status).toBe(303)
      expect(headers.location).toBe(`${BASE_PATH}nous-contacter`)
      const page = await ask(bench.running.port, `${BASE_PATH}nous-contacter`)
      expect(page.status).toBe(200)
      expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    })
  })
