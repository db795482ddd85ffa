import type { MouseEvent, PointerEvent } from 'react'
import type { Answer, Kind } from '@/browser/pageMeasure'
import { brickPaths, columns } from './bond'

interface CoursesProps {
  /** Bricks of each course, from the ground up. */
  courses: number[]
  /** The answer that each brick stands for, in the order in which they are laid. */
  bricks: Answer[]
  /** The one kind that is shown. */
  only: Kind | undefined
  /** The brick pointed at or tapped. */
  onPoint: (brick: { answer: Answer; box: DOMRect } | undefined) => void
}

/**
 * Ref callback: fades a brick in over 160 ms, 20 ms after the one before. It reads `data-place`, not a closure: React calls a ref callback
 * again when its identity changes.
 */
function lay(brick: SVGPathElement | null) {
  if (!brick || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const delay = Number(brick.dataset.place) * 20
  brick.animate?.({ fillOpacity: [0, 1] }, { duration: 160, delay, easing: 'ease-out', fill: 'backwards' })
}

/**
 * Lit bricks, one for each few kilobytes received. Decoration: the keyboard and screen readers have the legend, whose note names the files.
 */
export function Courses({ courses, bricks, only, onPoint }: CoursesProps) {
  const pointed = ({ target }: MouseEvent | PointerEvent) => {
    const answer = bricks[Number((target as SVGElement).dataset.index)]
    onPoint(answer && { answer, box: (target as SVGElement).getBoundingClientRect() })
  }
  /** Pictures come one by one, as one reads; all else is laid kind after kind. */
  const isOfBatch = (first: Answer, next: Answer) =>
    first.kind === next.kind && (first.kind !== 'images' || first.name === next.name)
  return (
    <svg
      viewBox={`0 0 ${columns} ${courses.length}`}
      style={{ height: `calc(${courses.length} * var(--course))` }}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerOver={pointed}
      onClick={pointed}
    >
      {brickPaths(courses)
        .slice(0, bricks.length)
        .map((path, index) => {
          const answer = bricks[index] as Answer
          const place = index - bricks.findIndex((brick) => isOfBatch(brick, answer))
          return (
            <path
              key={path}
              d={path}
              data-index={index}
              data-brick={answer.kind}
              data-out={(only && only !== answer.kind) || undefined}
              data-drawn
              ref={lay}
              data-place={place}
            />
          )
        })}
    </svg>
  )
}
