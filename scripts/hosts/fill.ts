/** Fills the server configurations of models/: marks (`⟦name⟧`) are replaced by values of rules.ts. */
import { readText } from '../text.ts'
import { cacheControl, type HostRules, hostFiles, receiverFiles, textExtensions } from './rules.ts'

/** Quotes a text for nginx, Apache and Caddy. */
export const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`

/** Escapes a text for a regular expression. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Values common to every model. */
const commonValues = ({ origin, basePath }: HostRules): Record<string, string> => ({
  ...cacheControl,
  origin,
  base: basePath,
  basePattern: escapeRegExp(basePath),
  texts: textExtensions.join('|'),
  // Dot files are hidden by a rule of their own.
  hidden: [...hostFiles, ...receiverFiles.cloudflare]
    .filter((file) => !file.startsWith('.'))
    .map(escapeRegExp)
    .join('|'),
  // Static servers would send their source.
  programs: escapeRegExp(receiverFiles.php),
})

/**
 * Fills a model.
 * @param lists server-specific lines: each replaces its mark, once per line, with the same indentation
 * @returns the configuration
 * @throws Error on a mark without a value
 */
export function fill(model: string, rules: HostRules, lists: Record<string, string[]>): string {
  const text = readText(new URL(`models/${model}`, import.meta.url))
  const known = commonValues(rules)
  const filled = text
    .replaceAll(/^([ \t]*)⟦(\w+)⟧\n/gm, (mark, indent, name) =>
      lists[name] ? lists[name].map((line) => `${line && indent}${line}\n`).join('') : mark,
    )
    .replaceAll(/⟦(\w+)⟧/g, (mark, name) => known[name] ?? mark)
  const [left] = /⟦\w+⟧/.exec(filled) ?? []
  if (left) throw new Error(`scripts/hosts/models/${model} : rien ne remplit ${left}.`)
  return filled
}
