/** Errors whose message is complete, in French: printed without a stack. */
const plain = ['BusyError', 'ContentError', 'EnvironmentError']

/** A mistake in src/site or src/content that shows when it is run; undefined for other errors. */
function mistakeOf({ message, stack = '' }: Error): string | undefined {
  const [, module, name] =
    /module '[^']*?((?:content|site)\/[^']+)' does not provide an export named '(\w+)'/.exec(message) ?? []
  if (module) return `src/${module} : il n’exporte pas « ${name} » : rendez-lui ce nom.`
  const [, place] = /^.*\n.*?\b(src\/(?:content|site)\/[^\n:]+\.ts:\d+)/.exec(stack) ?? []
  const [, word] = /^(\S+) is not defined/.exec(message) ?? []
  const problem = word ? `« ${word} » n’est rien : un texte se met entre guillemets droits` : `échec (${message})`
  return place && `${place} : ${problem}.`
}

/** An error and its causes, with stacks; without for mistakes in the files that an owner edits, and in the environment. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (plain.includes(error.name)) return error.message
  const mistake = mistakeOf(error)
  if (mistake) return mistake
  return [error.stack ?? error.message, ...(error.cause ? [explain(error.cause)] : [])].join('\n\n')
}
