import { describe, expect, test } from 'vitest'
import { arrived } from '@/pages/nous-contacter/contract'
import { pages } from '@/site/pages'
import { EnvironmentError, readEnvironment, variableNames } from '@/site/readEnvironment'

describe('the build-time environment', () => {
  test('takes its defaults when nothing is set, or when a variable is empty', () => {
    const defaults = readEnvironment({})
    expect(defaults).toEqual({
      siteOrigin: expect.stringMatching(/^https:\/\//),
      basePath: '/',
      analyticsOrigin: expect.stringMatching(/^https:\/\//),
      contactEndpoint: undefined,
      contactReceiver: undefined,
      reportEndpoint: undefined,
      indexable: true,
    })
    expect(readEnvironment({ SITE_ORIGIN: '', BASE_PATH: ' ', SITE_INDEXABLE: '' })).toEqual(defaults)
  })

  test('takes what is set', () => {
    expect(
      readEnvironment({
        SITE_ORIGIN: 'http://localhost:4173',
        BASE_PATH: '/agence/site/',
        ANALYTICS_ORIGIN: 'https://mesure.exemple.fr',
        CONTACT_ENDPOINT: 'https://formulaires.exemple.fr/contact?liste=1',
        REPORT_ENDPOINT: 'https://signalements.exemple.fr/csp?cle=1',
        SITE_INDEXABLE: 'false',
      }),
    ).toEqual({
      siteOrigin: 'http://localhost:4173',
      basePath: '/agence/site/',
      analyticsOrigin: 'https://mesure.exemple.fr',
      contactEndpoint: 'https://formulaires.exemple.fr/contact?liste=1',
      contactReceiver: undefined,
      reportEndpoint: 'https://signalements.exemple.fr/csp?cle=1',
      indexable: false,
    })
  })

  test.each(['cloudflare', 'netlify', 'php'])(
    'takes « %s », a receiver of the site, as a path under its base',
    (name) => {
      const { contactReceiver, contactEndpoint } = readEnvironment({ BASE_PATH: '/agence/', CONTACT_ENDPOINT: name })
      expect(contactReceiver).toBe(name)
      expect(contactEndpoint).toMatch(/^\/agence\/[\w.-]+(?:#[\w-]+)?$/)
      // Netlify's is a page, the contact page itself.
      if (name === 'netlify') expect(contactEndpoint).toBe(`/agence${pages.contact.path}#${arrived}`)
    },
  )

  const urls = ['SITE_ORIGIN', 'ANALYTICS_ORIGIN', 'CONTACT_ENDPOINT', 'REPORT_ENDPOINT']

  test('takes in a URL every host there may be', () => {
    const hosts = 'exemple.fr a.b-c.exemple.fr xn--t-eha.fr 127.0.0.1 [2001:db8::1] exemple.fr:8443 a1.fr'
    for (const name of urls)
      for (const host of hosts.split(' '))
        expect.soft(() => readEnvironment({ [name]: `https://${host}` }), `${name} ${host}`).not.toThrow()
  })

  /** ASCII characters that no host contains, and that a policy or the configuration of a server could read as its own. */
  const characters = Array.from({ length: 0x5e }, (_, index) => String.fromCharCode(0x21 + index)).filter(
    (character) => !/[\w.:/?#[\]\\-]/.test(character) || character === '_',
  )
  const badHosts = [
    ...characters.map((character) => `a${character}b.fr`),
    ...'*.fr * [*] a..fr -a.fr a-.fr .fr %2a.fr'.split(' '),
    `${'a'.repeat(64)}.fr`,
    `${'abc.'.repeat(63)}fr`,
  ]

  test('refuses all else, naming the variable, its value and what would be right', () => {
    const wrong: Record<string, string[]> = {
      SITE_ORIGIN: [
        ...['www.exemple.fr', 'http://www.exemple.fr', 'javascript:alert(1)'],
        ...['https://www.exemple.fr/', 'https://www.exemple.fr/site', 'https://moi:secret@exemple.fr'],
      ],
      BASE_PATH: ['agence', '/agence', '//agence/', '/../', '/a"b/'],
      ANALYTICS_ORIGIN: ['ftp://mesure.exemple.fr'],
      CONTACT_ENDPOINT: ['/contact', 'http://exemple.fr/contact'],
      REPORT_ENDPOINT: [...characters, ' a', '%20'].flatMap((end) =>
        /[_~&=]/.test(end) ? [] : `https://exemple.fr/a${end}`,
      ),
      SITE_INDEXABLE: ['oui', 'TRUE'],
    }
    for (const name of variableNames()) {
      const hosts = urls.includes(name) ? badHosts.map((host) => `https://${host}`) : []
      for (const value of [...hosts, ...(wrong[name] as string[])]) {
        const read = () => readEnvironment({ [name]: value })
        expect.soft(read, `${name}=${value}`).toThrow(EnvironmentError)
        expect.soft(read).toThrow(`${name} vaut «\u00a0${value}\u00a0»\u00a0: il faut`)
      }
    }
  })

  test.each([
    ['SITE_ORIGIN', 'https://éclair.fr', 'https://xn--clair-9ra.fr'],
    ['SITE_ORIGIN', 'https://exemple.fr:443', 'https://exemple.fr'],
    ['SITE_ORIGIN', 'https://exemple.fr/site/', 'https://exemple.fr'],
    ['SITE_ORIGIN', 'www.exemple.fr', 'https://www.exemple.fr'],
    ['SITE_ORIGIN', 'http://exemple.fr', 'https://exemple.fr'],
    ['SITE_ORIGIN', '"https://exemple.fr"', 'https://exemple.fr'],
    ['BASE_PATH', 'agence', '/agence/'],
    ['BASE_PATH', '/agence', '/agence/'],
    ['BASE_PATH', '//agence//site', '/agence/site/'],
    ['BASE_PATH', '\\agence\\', '/agence/'],
    ['BASE_PATH', 'https://exemple.fr/agence', '/agence/'],
    ['BASE_PATH', 'https://exemple.fr', '/'],
    ['CONTACT_ENDPOINT', 'PHP', 'php'],
    ['SITE_INDEXABLE', 'Non', 'false'],
    ['SITE_INDEXABLE', '1', 'true'],
  ])('says for %s=%s the value that it means, %s', (name, value, meant) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`\u202f; ici «\u00a0${meant}\u00a0».`)
  })

  test('names a character that nobody sees, and says the value without it', () => {
    for (const [sign, name] of [
      ['\u200b', 'U+200B'],
      ['\u00ad', 'U+00AD'],
    ] as const)
      expect(() => readEnvironment({ SITE_ORIGIN: `${sign}https://exemple.fr` })).toThrow(
        `ici «\u00a0https://exemple.fr\u00a0», sans le caractère invisible ${name}.`,
      )
  })

  test('says of a path that Git Bash has made one of Windows which one it was, and how to keep it', () => {
    for (const folder of ['C:/Program Files/Git', 'D:\\Git'])
      expect(() => readEnvironment({ BASE_PATH: `${folder}/agence/` })).toThrow(
        /\/agence\/.*Git Bash.*MSYS_NO_PATHCONV=1/,
      )
  })

  test('says of a name with a slip, or of another site, which variable it means, and lets those of other programs be', () => {
    for (const [name, right] of [
      ['SITE_URL', 'SITE_ORIGIN'],
      ['SITE_ORIGINE', 'SITE_ORIGIN'],
      ['site_origin', 'SITE_ORIGIN'],
      ['SITE_ORIGNI', 'SITE_ORIGIN'],
      ['BASEPATH', 'BASE_PATH'],
      ['CONTACT_ENPOINT', 'CONTACT_ENDPOINT'],
    ] as const) {
      const read = (more = {}) => readEnvironment({ [name]: 'https://exemple.fr', ...more })
      expect.soft(read, name).toThrow(`${name} n’est lue par rien\u00a0: la variable s’appelle ${right}.`)
      if (right === 'SITE_ORIGIN') expect.soft(() => read({ [right]: 'https://exemple.fr' })).not.toThrow()
    }
    const others = 'PATH SITE_NAME SITE_ID URL BASE BASE_URL CDPATH EXPORT_ENDPOINT GIT_BASE_PATH HOME _'
    expect(() => readEnvironment(Object.fromEntries(others.split(' ').map((name) => [name, 'x'])))).not.toThrow()
  })
})
