import { describe, expect, test } from 'vitest'
import { arrived } from '@/pages/nous-contacter/contract'
import { pages } from '@/site/pages'
import { EnvironmentError, readEnvironment } from '@/site/readEnvironment'

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

  const hosts = [
    '*.fr',
    'a;b.fr',
    "a'b.fr",
    'a"b.fr',
    'a{b}.fr',
    'a$b.fr',
    'a_b.fr',
    'a,b.fr',
    'a..fr',
    '-a.fr',
    'a-.fr',
    '.fr',
    '*',
    '[*]',
    'a`b.fr',
    '(a).fr',
    'a&b.fr',
    'a!b.fr',
    '%2a.fr',
  ]
  const variables = ['SITE_ORIGIN', 'ANALYTICS_ORIGIN', 'CONTACT_ENDPOINT', 'REPORT_ENDPOINT'] as const

  test.each(variables)('takes in %s every host there may be', (name) => {
    for (const host of [
      'exemple.fr',
      'a.b-c.exemple.fr',
      'xn--t-eha.fr',
      '127.0.0.1',
      '[2001:db8::1]',
      'exemple.fr:8443',
      'a1.fr',
    ])
      expect(() => readEnvironment({ [name]: `https://${host}` }), host).not.toThrow()
  })

  test.each([
    ...variables.flatMap((name) => hosts.map((host) => [name, `https://${host}`])),
    ['SITE_ORIGIN', 'www.exemple.fr'],
    ['SITE_ORIGIN', 'https://www.exemple.fr/'],
    ['SITE_ORIGIN', 'https://www.exemple.fr/site'],
    ['SITE_ORIGIN', 'http://www.exemple.fr'],
    ['SITE_ORIGIN', 'javascript:alert(1)'],
    ['SITE_ORIGIN', 'https://moi:secret@exemple.fr'],
    ['BASE_PATH', 'agence'],
    ['BASE_PATH', '/agence'],
    ['BASE_PATH', '//agence/'],
    ['BASE_PATH', '/../'],
    ['BASE_PATH', '/a"b/'],
    ['ANALYTICS_ORIGIN', 'ftp://mesure.exemple.fr'],
    ['CONTACT_ENDPOINT', '/contact'],
    ['CONTACT_ENDPOINT', 'http://exemple.fr/contact'],
    ...[';', ',', "'", '"', '$a', '{a}', '%20', ' a', '`'].map((end) => [
      'REPORT_ENDPOINT',
      `https://exemple.fr/a${end}`,
    ]),
    ['SITE_INDEXABLE', 'oui'],
    ['SITE_INDEXABLE', 'TRUE'],
  ])('refuses %s=%s, naming the variable, its value and what would be right', (name, value) => {
    const read = () => readEnvironment({ [name]: value })
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow(`${name} vaut «\u00a0${value}\u00a0»\u00a0: il faut`)
  })
})
