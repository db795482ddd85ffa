/** What search data say once the agency is known better than today. What they say of each page: tests/dist/head and structured-data. */
import { describe, expect, test } from 'vitest'
import { graphOf } from '@/seo/graph'
import { config, type SiteConfig } from '@/site/config'
import { pages } from '@/site/pages'

describe('the agency, in the graph of a page', () => {
  const types = (change: Partial<SiteConfig>) =>
    (graphOf(pages.agence, {}, { ...config, ...change })['@graph'] as unknown as { '@type': string }[]).map(
      (node) => node['@type'],
    )
  const contact = { ...config.contact, adresse: undefined }
  const adresse = { rue: '1 rue A', codePostal: '59000', ville: 'Lille' }

  test.each([
    ['an organisation', { contact }, 'Organization', 'ProfessionalService'],
    [
      'a place of business once it has an address',
      { contact: { ...contact, adresse } },
      'ProfessionalService',
      'Organization',
    ],
  ])('is %s', (_, change, expected, other) => {
    expect(types(change)).toContain(expected)
    expect(types(change)).not.toContain(other)
  })
})
