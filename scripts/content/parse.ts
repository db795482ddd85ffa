/** Parses the TypeScript that an owner edits, and says in French where it cannot be read, and the likely cause. */
import { type ESTree, parseSync, Visitor } from 'vite'
import { ContentError } from './mistakes.ts'

const wordsOf = (line: string) => `« ${line.trim().slice(0, 60)} »`

/** Number that is a text: a telephone, a SIREN, a VAT number. It begins with 0, + or letters, or has several groups of digits. */
const numberAsText = /:\s*((?:0|\+|[A-Z]{2} ?)\d[\d\s.-]*\d|\d+(?:[\s.-]\d+){2,})\s*(?=[,}]|$)/

const quoted = (number: string) => `ce numéro est un texte : mettez-le entre guillemets droits, '${number}'.`

/** Likely cause of what stops the parser, except a missing comma. */
function causeOf(message: string, line: string): string {
  const bare = line.replaceAll(/"[^"]*"|`[^`]*`|\/\/.*/g, '')
  const withoutTexts = bare.replaceAll(/'[^']*'/g, '')
  const [, number] = numberAsText.exec(withoutTexts) ?? []
  if (number) return quoted(number)
  if (/:\s*\d+(?:[\s,]\d+)+(?!['\w])/u.test(withoutTexts))
    return 'un nombre s’écrit sans espace, et avec un point : 1500.5.'
  if (/\p{L}'\p{L}/u.test(bare))
    return 'l’apostrophe droite y ferme le texte : écrivez ’, ou mettez le texte entre guillemets doubles "…".'
  if (message.startsWith('Unterminated')) return 'il manque un guillemet droit à la fin du texte.'
  if (message.endsWith('`EOF`')) return 'une accolade, un crochet ou une parenthèse n’est pas fermé.'
  return 'vérifiez les guillemets, qui sont droits, les virgules et les accolades.'
}

/** Problem of a number as it is written: that of a text, or with thousands behind a point. */
function problemOfNumber(file: string, raw: string): string | undefined {
  // No module may have one, and this parser lets it pass.
  if (/^0\d/.test(raw)) return `« ${raw} » : ${quoted(raw)}`
  // No fact of the owner has three decimals.
  return /^\d{1,3}\.\d{3}$/.test(raw) && file.endsWith('site/config.ts')
    ? `« ${raw} » n’a pas de milliers : un nombre s’écrit sans point ni espace entre eux, ${raw.replace('.', '')}.`
    : undefined
}

/** Numbers that are not those that their writer means. */
function wrongNumbers(file: string, code: string, program: ESTree.Program): { start: number; problem: string }[] {
  const found: { start: number; problem: string }[] = []
  if (/(?<![\w.])(?:0\d|\d{1,3}\.\d{3})/.test(code))
    new Visitor({
      Literal: ({ start, value, raw }) => {
        const problem = typeof value === 'number' && raw ? problemOfNumber(file, raw) : undefined
        if (problem) found.push({ start, problem })
      },
    }).visit(program)
  return found
}

/**
 * @param file name with its extension, for messages
 * @throws ContentError with the line, the words and the likely cause of what cannot be read
 */
export function parse(file: string, code: string): ESTree.Program {
  const { program, errors } = parseSync(file, code)
  const [error] = errors
  const lineAt = (place: number | undefined) => code.slice(0, place).split('\n').length
  const refuse = (line: number, problem: string) =>
    new ContentError([{ file: `${file}:${line}`, field: 'fichier', problem }])
  if (!error) {
    const [wrong] = wrongNumbers(file, code, program)
    if (wrong) throw refuse(lineAt(wrong.start), wrong.problem)
    return program
  }
  const read = code.slice(0, error.labels[0]?.start)
  const number = lineAt(read.length)
  const line = code.split('\n')[number - 1] ?? ''
  const cause = causeOf(error.message, line)
  // After a whole value: in the line before, or in this one.
  const before = read.trimEnd().split('\n')
  const last = before.at(-1) ?? ''
  const lacksComma = /^Expected `[,;]`/.test(error.message) && /(?:['"`)\]}\d]|true|false|null|undefined)$/.test(last)
  if (!lacksComma || /^(?:l’apostrophe|un nombre|ce numéro)/.test(cause))
    throw refuse(number, `il ne se lit plus à ${line.trim() ? wordsOf(line) : 'la fin'} : ${cause}`)
  const other = /[}\])]$/.test(last)
    ? ', ou plus haut une accolade ou un crochet n’est pas fermé'
    : before.length === number
      ? ', ou le guillemet y ferme le texte trop tôt'
      : ''
  throw refuse(before.length, `il manque une virgule après ${wordsOf(last)}${other}.`)
}
