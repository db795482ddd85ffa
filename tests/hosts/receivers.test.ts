/**
 * The receivers of the contact form, each where it runs: PHP behind Apache, with a program in place of the host's sendmail; Cloudflare's
 * function in wrangler, with a mail service of this machine. All answer as the contract says (src/pages/nous-contacter/contract.ts).
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { champs, parFormulaire, sansScript } from '@/content/contact'
import { answers, fields, hourlyLimit, type Message, trap } from '@/pages/nous-contacter/contract'
import { cleanedMessage, emailOf, findMistakes } from '@/pages/nous-contacter/message'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import { type Receiver, readEnvironment } from '@/site/readEnvironment'
import { rulesOf } from '../../scripts/hosts/rules'
import { missingServersHelp } from '../../scripts/machine/servers'
import { listen } from '../../scripts/ports'
import { writeReceiver } from '../../scripts/receivers/write'
import { readText } from '../../scripts/text'
import { builds } from './builds'
import { ask } from './http'
import { attempts, bodyOf, good } from './messages'
import { type Mounted, mount } from './mount'
import { freePort, type Running, run } from './program'
import { apache, cloudflarePages } from './servers'

/** Reported by install.ts, and an error in CI. */
const missing = missingServersHelp()

/** A delivered e-mail. */
interface Mail {
  to: string
  replyTo: string
  subject: string
  text: string
}

/** A receiver with a fake mail service. */
interface Bench {
  running: Running
  mails: () => Mail[]
  /** Empties the bench: no mail, no digest; the mail service works. */
  reset: () => void
  /** Breaks or mends the mail service; mails and digests stay. */
  setMail: (isUp: boolean) => void
  /** Headers that make the receiver answer faster, where it can: for tests of many requests. */
  fast?: Record<string, string>
  /** A server with the hourly limit of the contract: that of PHP, which a reset starts anew; another one of Cloudflare. */
  limited: () => Promise<Running>
  stop: () => unknown
}

const decodeWords = (header: string) =>
  header.replaceAll(/=\?UTF-8\?B\?([^?]*)\?=\s*/g, (_, words) => Buffer.from(words, 'base64').toString())

/** Parses sendmail's input. */
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

/** Worst-case shared hosting: errors displayed, no PCRE JIT, two seconds of CPU. */
const worstSettings = 'display_errors = On\ndisplay_startup_errors = On\npcre.jit = 0\nmax_execution_time = 2\n'

/** Files of the PHP bench, beside the root of the site. */
const phpFiles = ({ folder }: Mounted) => ({
  ini: path.join(folder, 'php.ini'),
  box: path.join(folder, 'courrier'),
  /** Exists while mail fails. */
  down: path.join(folder, 'panne'),
  /** Exists while the host refuses an envelope sender. */
  strict: path.join(folder, 'sans-expediteur'),
})

/** Folders of message digests (envoi.php): one, if nothing is wrong. */
const digestFolders = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith('messages-'))
    .map((name) => path.join(folder, name))

/** Digests in a folder, without the lock. */
const digestsIn = (folder: string) => readdirSync(folder).filter((name) => name !== '.verrou')

/** Header of a request that PHP answers as FastCGI, in one process for all: as CGI each costs a process. */
const fast = { 'X-Fastcgi': '1' }

/** Settings of PHP as CGI, read anew for each request. */
const setPhp = (mounted: Mounted, more = '') =>
  writeFileSync(
    phpFiles(mounted).ini,
    `sendmail_path = ${mounted.folder}/sendmail\nsys_temp_dir = ${mounted.folder}\n${worstSettings}${more}`,
  )

async function php(mounted: Mounted): Promise<Bench> {
  const { folder } = mounted
  const { box, down, strict, ini } = phpFiles(mounted)
  mkdirSync(box)
  chmodSync(box, 0o777)
  writeFileSync(
    path.join(folder, 'sendmail'),
    `#!/bin/sh
# Exit codes of sysexits.h: 75 try again, 77 no permission.
[ -e ${down} ] && exit 75
[ -e ${strict} ] && [ $# -gt 0 ] && exit 77
{ echo "Envelope: $*"; cat; } > ${box}/$(date +%s%N).$$
`,
    { mode: 0o755 },
  )
  setPhp(mounted)
  const port = await freePort()
  const fastCgi = await run('/usr/bin/php-cgi', ['-c', ini, '-b', `127.0.0.1:${port}`], port, {
    // Without it php-cgi exits after 500 requests.
    env: { ...process.env, PHP_FCGI_MAX_REQUESTS: '0' },
  })
  const running = await apache(
    mounted,
    `LoadModule cgid_module /usr/lib/apache2/modules/mod_cgid.so
LoadModule actions_module /usr/lib/apache2/modules/mod_actions.so
LoadModule proxy_module /usr/lib/apache2/modules/mod_proxy.so
LoadModule proxy_fcgi_module /usr/lib/apache2/modules/mod_proxy_fcgi.so
ProxyFCGIBackendType GENERIC
ScriptSock ${folder}/cgi.sock
ScriptAlias /programme-php /usr/lib/cgi-bin/php
<Directory /usr/lib/cgi-bin>
  Require all granted
</Directory>
Action application/x-httpd-php /programme-php
AddHandler application/x-httpd-php .php
<FilesMatch "\\.php$">
  <If "-n %{HTTP:X-Fastcgi}">
    SetHandler "proxy:fcgi://127.0.0.1:${port}"
  </If>
</FilesMatch>
SetEnv PHPRC ${folder}
`,
  )
  return {
    running,
    mails: () => readdirSync(box).map((name) => parseMail(readText(path.join(box, name)))),
    reset: () => {
      for (const name of readdirSync(box)) rmSync(path.join(box, name))
      for (const kept of digestFolders(folder)) rmSync(kept, { recursive: true })
      rmSync(down, { force: true })
    },
    setMail: (isUp) => (isUp ? rmSync(down, { force: true }) : writeFileSync(down, '')),
    fast,
    limited: async () => running,
    stop: fastCgi.stop,
  }
}

async function cloudflare(mounted: Mounted): Promise<Bench> {
  const received = new Map<string, Mail>()
  let up = true
  // Idempotency: the same key delivers one e-mail.
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
  const port = await listen(service, 0, '127.0.0.1')
  const variables = { MAIL_URL: `http://127.0.0.1:${port}/emails`, MAIL_AUTHORIZATION: 'Bearer essai' }
  const running = await cloudflarePages(mounted, { ...variables, MAIL_LIMIT: '1000' })
  return {
    running,
    mails: () => [...received.values()],
    reset: () => {
      received.clear()
      up = true
    },
    setMail: (isUp) => {
      up = isUp
    },
    limited: () => cloudflarePages(mounted, variables),
    stop: () => service.close(),
  }
}

test('the form takes and refuses what receivers are held to', () => {
  const typed = attempts.filter(({ raw, headers }) => raw === undefined && headers === undefined)
  const differences = typed.filter(
    ({ answer, fields: changes }) =>
      (Object.keys(findMistakes(cleanedMessage({ ...good, ...changes }))).length === 0) !==
      (answer === answers.accepted),
  )
  expect(differences).toEqual([])
})

/** The build under a base path; this site's own once an owner has deleted tests/owner-path. */
const underBase = builds.at(-1)

for (const [receiver, title, start, dist, BASE_PATH] of [
  ['php', 'PHP, behind Apache', php, 'dist', '/'],
  ['cloudflare', 'Cloudflare’s function, in wrangler', cloudflare, underBase?.dist, underBase?.environment.basePath],
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
    })
    beforeEach(() => bench.reset())
    afterAll(async () => {
      await bench?.running.stop()
      await bench?.stop()
      mounted?.unmount()
    })

    const send = (body: string, headers: Record<string, string>, { port } = bench.running) =>
      ask(port, endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body,
      })
    const byScript = (message: Message, running?: Running) =>
      send(String(new URLSearchParams(message)), { Accept: 'application/json' }, running)
    const byPage = (message: Record<string, string>, headers: Record<string, string> = {}) =>
      send(String(new URLSearchParams(message)), { Accept: 'text/html,*/*', ...headers })
    /** Another message each time: the same one twice is a double. */
    const another = (changes: Record<string, string> = {}) => ({ ...good, entreprise: `Essai ${++number}`, ...changes })

    test('hands over what it accepts, whole, to the agency, with the visitor to answer to, and nothing else', async () => {
      const differences = []
      for (const attempt of attempts) {
        bench.reset()
        const body = bodyOf({ ...another(), ...attempt.fields }, attempt)
        const { status } = await send(body, { Accept: 'application/json', ...bench.fast, ...attempt.headers })
        const read = (field: string) => (new URLSearchParams(body).get(field) ?? '').replaceAll(/\r\n?/g, '\n')
        const sent = cleanedMessage(Object.fromEntries(fields.map((field) => [field, read(field)])) as Message)
        const { subject, body: text } = emailOf(sent)
        const mail = { to: config.contact.email, replyTo: sent.email, subject, text }
        const expected = attempt.answer === answers.accepted ? [mail] : []
        // A host may reject large requests itself.
        const answer = attempt.answer === answers.refused && status === 413 ? answers.refused : status
        if (answer !== attempt.answer || JSON.stringify(bench.mails()) !== JSON.stringify(expected))
          differences.push({ attempt: JSON.stringify(attempt).slice(0, 120), status, mails: bench.mails() })
      }
      expect(differences).toEqual([])
    }, 120_000)

    test('hands over once what is sent twice, or twenty times at once, and says each time that it has arrived', async () => {
      const message = another()
      const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await byScript(message)).status))
      expect(new Set([...statuses, (await byScript(message)).status])).toEqual(new Set([answers.accepted]))
      expect(bench.mails()).toHaveLength(1)
      await byScript({ ...message, message: 'Autre chose.' })
      expect(bench.mails()).toHaveLength(2)
    })

    test('hands over so many messages in an hour, then says that they do not leave', async () => {
      const running = await bench.limited()
      const sent = Array.from({ length: hourlyLimit + 10 }, async () => (await byScript(another(), running)).status)
      const taken = (await Promise.all(sent)).filter((status) => status === answers.accepted)
      expect(taken).toHaveLength(hourlyLimit)
      expect(bench.mails()).toHaveLength(hourlyLimit)
      expect((await byScript(another(), running)).status).toBe(answers.failed)
      if (running !== bench.running) await running.stop()
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
        [{ email: 'camille' }, true, parFormulaire.refus.titre, champs.email.erreur],
        [{ [trap]: 'x' }, true, parFormulaire.refus.titre, sansScript.filtre],
        [{}, false, parFormulaire.panne.titre, config.contact.email],
      ] as const) {
        bench.setMail(isUp)
        const { status, headers, body } = await byPage(another(changes))
        const html = body.toString()
        expect(status).toBe(isUp ? answers.refused : answers.failed)
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(headers).not.toHaveProperty('x-powered-by')
        expect(html).toContain('<html lang="fr">')
        expect(html).toContain(`<h1>${title}</h1>`)
        expect(html).toContain(said)
        expect(html).toContain('Première ligne, œuvre à 5 €.\n\n&lt;b')
        expect(html).not.toContain('<b>')
        expect(html).not.toContain('⟦')
        expect(html).toMatch(/<main>[\s\S]*<h1>[\s\S]*<\/main>/)
        expect(html).not.toMatch(/<(\w+)[^>]*>\s*<\/\1>/)
      }
    })

    test('says when mail does not go through, and takes the same message again once it does', async () => {
      const message = another()
      bench.setMail(false)
      expect((await byScript(message)).status).toBe(answers.failed)
      bench.setMail(true)
      expect((await byScript(message)).status).toBe(answers.accepted)
      expect(bench.mails()).toHaveLength(1)
    })

    if (receiver === 'php')
      test('keeps digests in a folder of its own, a day, and counts an hour, whether the clock goes on or back', async () => {
        expect((await byScript(another())).status).toBe(answers.accepted)
        const [folder = '', ...others] = digestFolders(mounted.folder)
        expect(others).toEqual([])
        expect(statSync(folder).mode & 0o77).toBe(0)
        const [digest = ''] = digestsIn(folder)
        const age = (seconds: number) => {
          const then = Date.now() / 1000 - seconds
          for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), then, then)
        }
        for (let sent = 1; sent < hourlyLimit; sent++) writeFileSync(path.join(folder, `autre-${sent}`), '')
        expect((await byScript(another())).status).toBe(answers.failed)
        age(3601)
        expect((await byScript(another())).status).toBe(answers.accepted)
        expect(readdirSync(folder)).toContain(digest)
        for (const seconds of [24 * 3600, -25 * 3600]) {
          age(seconds)
          expect((await byScript(another())).status).toBe(answers.accepted)
          expect(digestsIn(folder)).toHaveLength(1)
        }
      })

    if (receiver === 'php')
      test('sends from the agency’s e-mail, also to the host’s own mail, unless the host refuses to be told', async () => {
        const { strict, box } = phpFiles(mounted)
        const envelopes = () => readdirSync(box).map((name) => readText(path.join(box, name)).split('\n')[0])
        await byScript(another())
        expect(envelopes()).toEqual([`Envelope: -f${config.contact.email}`])
        bench.reset()
        writeFileSync(strict, '')
        expect((await byScript(another())).status).toBe(answers.accepted)
        expect(envelopes()).toEqual(['Envelope: '])
        rmSync(strict)
      })

    if (receiver === 'php')
      test('gives the text back where PHP has no mail(), and needs no extension but those it always has', async () => {
        setPhp(mounted, 'disable_functions = mail,iconv_mime_encode,iconv,mb_convert_encoding\n')
        const { status, body } = await byPage(another())
        setPhp(mounted)
        expect(status).toBe(answers.failed)
        expect(body.toString()).toContain('Première ligne')
        expect(readText('scripts/receivers/envoi.php')).not.toMatch(/\b(?:iconv|mb)_\w+\(/)
      })

    test('answers GET with a redirect to the form, under the headers of the site; pages keep theirs', async () => {
      const { status, headers } = await ask(bench.running.port, endpoint)
      expect(status).toBe(303)
      expect(headers.location).toBe(BASE_PATH + pages.contact.path.slice(1))
      for (const [name, value] of Object.entries(rulesOf(environment, '').headers))
        if (name !== 'Content-Security-Policy') expect(headers[name.toLowerCase()], name).toBe(value)
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
      const page = await ask(bench.running.port, BASE_PATH + pages.contact.path.slice(1))
      expect(page.status).toBe(200)
      expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    })
  })
