/**
 * Prerendered pages for each receiver of the form. Netlify's runs nowhere else: the markup that it reads when a site is published is
 * checked here. The others are run in tests/hosts/receivers.
 */
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { arrived, fields, trap } from '@/pages/nous-contacter/contract'
import { future } from '@/router'
import { config } from '@/site/config'
import { pages } from '@/site/pages'
import { readEnvironment } from '@/site/readEnvironment'
import { headerPolicy } from '../../scripts/hosts/policy'

afterEach(() => {
  vi.doUnmock('@/site/environment')
  vi.resetModules()
})

const pageModules = {
  contact: () => import('@/pages/nous-contacter/NousContacterPage'),
  privacy: () => import('@/pages/politique-confidentialite-cookies/ConfidentialitePage'),
}

/** A page for this receiver, under a base path. */
async function render(page: keyof typeof pageModules, receiver: string): Promise<string> {
  const environment = readEnvironment({ BASE_PATH: '/agence/', CONTACT_ENDPOINT: receiver })
  vi.resetModules()
  vi.doMock('@/site/environment', () => ({ environment }))
  const { default: Page } = await pageModules[page]()
  return renderToStaticMarkup(
    <MemoryRouter future={future}>
      <MantineProvider>
        <Page />
      </MantineProvider>
    </MemoryRouter>,
  )
}

const formOf = (html: string) => /<form\b[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? ''
const tagOf = (form: string) => /^<form[^>]*>/.exec(form)?.[0] ?? ''
const namesOf = (form: string) => [...form.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)

describe('the contact form', () => {
  test('is seen by Netlify in the page, with every field, its trap and its name, and comes back where it is said to have arrived', async () => {
    const html = await render('contact', 'netlify')
    const form = formOf(html)
    const tag = tagOf(form)
    expect(tag).toContain(' data-netlify="true"')
    expect(tag).toContain(` data-netlify-honeypot="${trap}"`)
    expect(tag).toContain(' method="post"')
    const name = / name="([^"]+)"/.exec(tag)?.[1]
    expect(form).toContain(`<input type="hidden" name="form-name" value="${name}"/>`)
    expect(namesOf(form)).toEqual(expect.arrayContaining([...fields, trap]))
    const [pathname, hash] = (/ action="([^"]+)"/.exec(tag)?.[1] ?? '').split('#')
    expect(pathname).toBe(`/agence${pages.contact.path}`)
    expect(hash).toBe(arrived)
    expect(html).toContain(` id="${arrived}"`)
  })

  test.each(['php', 'cloudflare'])('posts to %s as a browser does, and is no form of Netlify’s', async (receiver) => {
    const form = formOf(await render('contact', receiver))
    expect(tagOf(form)).toContain(` action="/agence/envoi`)
    expect(tagOf(form)).not.toMatch(/netlify|enctype/i)
    expect(namesOf(form)).toEqual([...fields, trap])
  })

  test('without a receiver is only an e-mail, and nothing in the page says that it arrives', async () => {
    const html = await render('contact', '')
    expect(tagOf(formOf(html))).toContain(' action="mailto:')
    expect(html).not.toContain(arrived)
  })
})

/** Receivers, by the value of CONTACT_ENDPOINT: who the privacy page names, and where the policy lets the form go beside the site. */
const receivers: Record<string, { named?: string; leaves?: string }> = {
  netlify: { named: 'Netlify' },
  cloudflare: { named: 'Cloudflare' },
  php: {},
  'https://formulaires.exemple.fr/contact': {
    named: 'formulaires.exemple.fr',
    leaves: 'https://formulaires.exemple.fr',
  },
  '': { leaves: 'mailto:' },
}

/** Providers that the owner names are on the page whatever the receiver. */
const providers = config.donnees.prestataires?.map(({ nom, role, pays }) => `${nom}, ${role}, ${pays}`) ?? []

test('the privacy page names who receives a message, and the policy lets the form go there, and nowhere else', async () => {
  const companies = Object.values(receivers).flatMap(({ named }) => named ?? [])
  for (const [receiver, { named, leaves }] of Object.entries(receivers)) {
    const html = providers.reduce((all, one) => all.replaceAll(one, ''), await render('privacy', receiver))
    expect.soft(companies.filter((company) => html.includes(company)).join(), receiver).toBe(named ?? '')
    const policy = headerPolicy(readEnvironment({ CONTACT_ENDPOINT: receiver }), '').split('; ')
    expect.soft(policy, receiver).toContain(leaves ? `form-action 'self' ${leaves}` : "form-action 'self'")
    const connect = policy.find((one) => one.startsWith('connect-src'))
    expect.soft(connect?.includes('formulaires'), receiver).toBe(receiver.startsWith('https:'))
  }
})
