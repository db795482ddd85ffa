/** Escapes a text for HTML or XML content. */
export const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
