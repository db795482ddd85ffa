/** Text as markup, HTML or XML, holds it between two tags. */
export const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
