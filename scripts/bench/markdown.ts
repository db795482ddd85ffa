/**
 * A Markdown table.
 * @param text ranks of the columns of words, on the left; figures stand on the right
 */
export function markdownTable(head: string[], rows: string[][], text = [0]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = line(head.map((_, rank) => (text.includes(rank) ? '---' : '---:')))
  return [line(head), rule, ...rows.map(line)].join('\n')
}
