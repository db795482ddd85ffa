import { awaited, type FigureOf } from '@/browser/figures'

interface FigureCaptionProps {
  /** Words; « {name} » is a figure of the build (scripts/build/figures.ts). */
  text: string
  /** Name of a figure by itself, before the words. */
  measure?: string | undefined
  figure: FigureOf
}

/** Names of the figures in a caption. */
export const figuresIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const filled = ({ text, figure }: FigureCaptionProps) =>
  text.split(/\{(\w+)\}/).map((part, index) =>
    // The names are at the odd places.
    index % 2 === 1 ? (
      <strong key={part} data-figure={part}>
        {figure(part) || awaited}
      </strong>
    ) : (
      part
    ),
  )

/** A caption, with its figures in bold; « … » for those that are awaited. */
export const FigureCaption = (props: FigureCaptionProps) => {
  const { measure, figure } = props
  if (!measure) return <figcaption>{filled(props)}</figcaption>
  return (
    <figcaption>
      <span className="display" data-figure={measure}>
        {figure(measure) || awaited}
      </span>
      <p>{filled(props)}</p>
    </figcaption>
  )
}
