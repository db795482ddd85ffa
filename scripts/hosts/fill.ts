/** The configurations of models/, each in the language of its server, with marks (`⟦name⟧`) where rules.ts has something to say. */
import { readFileSync } from 'node:fs'
import { cacheControl, type HostRules, hostFiles, receiverFiles, textExtensions } from './rules.ts'

/** A text between quotes, as nginx, Apache and Caddy read it. */
export const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`

/** A text inside a regular expression. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Values that fill every server's model in the same way. */
const words = ({ origin, basePath }: HostRules): Record<string, string> => ({
  ...cacheControl,
  origin,
  base: basePath,
  basePattern: literal(basePath),
  texts: textExtensions.join('|'),
  // Those that begin with a dot are hidden with whatever does.
  hidden: [...hostFiles, ...receiverFiles.cloudflare]
    .filter((file) => !file.startsWith('.'))
    .map(literal)
    .join('|'),
  // Servers of files would show their source.
  programs: literal(receiverFiles.php),
})

/**
 * @param lists what each server writes its own way: each takes the line of its mark, as many times as it is long, as far in
 * @throws Error on a mark that nothing fills
 */
export function fill(model: string, rules: HostRules, lists: Record<string, string[]>): string {
  const text = readFileSync(new URL(`models/${model}`, import.meta.url), 'utf8')
  const known = words(rules)
  const filled = text
    .replaceAll(/^([ \t]*)⟦(\w+)⟧\n/gm, (mark, indent, name) =>
      lists[name] ? lists[name].map((line) => `${line && indent}${line}\n`).join('') : mark,
    )
    .replaceAll(/⟦(\w+)⟧/g, (mark, name) => known[name] ?? mark)
  const [left] = /⟦\w+⟧/.exec(filled) ?? []
  if (left) throw new Error(`scripts/hosts/models/${model} : rien ne remplit ${left}.`)
  return filled
}
