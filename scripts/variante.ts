/** The second build of the tests, which its server must know too: the security policy names the contact endpoint. */
export const variantFolder = '.cache/variante'

export const variant = {
  BASE_PATH: '/agence/',
  CONTACT_ENDPOINT: 'http://localhost:4199/contact',
  SITE_INDEXABLE: 'false',
}
