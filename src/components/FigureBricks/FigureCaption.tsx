import { awaited } from '@/browser/figures'

interface FigureCaptionProps {
  /** Words; « {name} » is a figure of the build (scripts/build/figures.ts). */
  text: string
  /** Value of a figure by name (useFigures). */
  figure: (name: string) => string | undefined
}

/** Names of the figures in a caption. */
export const figuresIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** A caption, with its figures in bold; « … » for those that are awaited. */
export const FigureCaption = ({ text, figure }: FigureCaptionProps) => (
  <figcaption>
    {text.split(/\{(\w+)\}/).map((part, index) =>
      // The names are at the odd places.
      index % 2 === 1 ? (
        <strong key={part} data-figure={part}>
          {figure(part) || awaited}
        </strong>
      ) : (
        part
      ),
    )}
  </figcaption>
)
