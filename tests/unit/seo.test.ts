/** What search data say once the agency is known better than today. What they say of each page: tests/dist/head and structured-data. */
import { expect, test } from 'vitest'
import { graphOf } from '@/seo/graph'
import { config } from '@/site/config'
import { pages } from '@/site/pages'

test('the agency is an organisation, and a place of business once it has an address', () => {
  const typesWith = (adresse: typeof config.contact.adresse) => {
    const graph = graphOf(pages.agence, '', {}, { ...config, contact: { ...config.contact, adresse } })['@graph']
    return (graph as unknown as { '@type': string }[]).map((node) => node['@type'])
  }
  expect(typesWith(undefined)).toContain('Organization')
  const withAddress = typesWith({ rue: '1 rue A', codePostal: '59000', ville: 'Lille' })
  expect(withAddress).toContain('ProfessionalService')
  expect(withAddress).not.toContain('Organization')
})
