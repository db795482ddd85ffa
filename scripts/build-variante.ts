/**
 * `npm run build:variante`: the site built another way for tests/browser/variant.spec.ts, under a base path, closed to search engines,
 * with a contact endpoint that the tests answer to.
 */
Object.assign(process.env, {
  BASE_PATH: '/agence/',
  CONTACT_ENDPOINT: 'http://localhost:4199/contact',
  SITE_INDEXABLE: 'false',
})
process.argv.push('--out', '.cache/variante')
await import('./build.ts')

export {}
