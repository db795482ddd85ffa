import { Fragment, type ReactNode } from 'react'

/**
 * Lines of a title, each in an element of its own. The space between two lines is for voices and for copied text.
 * @param className of each line
 */
export function Lines({ lines, className }: { lines: readonly ReactNode[]; className: string | undefined }) {
  return lines.map((line, index) => (
    // The lines of a title never change order.
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={className}>{line}</span>
    </Fragment>
  ))
}
