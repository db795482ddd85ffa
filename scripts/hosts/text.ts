/** How configuration languages write a text: nginx, Apache and Caddy agree on both. */

export const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`

/** A text inside a regular expression. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Each on a line of its own. */
export const linesOf = (list: string[], indent = '') => list.map((line) => `${indent}${line}\n`).join('')
