import { useReducedMotion } from '@mantine/hooks'
import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '@/components/Button/Button'
import { duskShare } from '@/components/Rue/live/hour'
import { Rue } from '@/components/Rue/Rue'
import { brique, porte } from '@/content/introuvable'
import { useHydrated } from '@/hooks/useBrowserValue'
import { pages } from '@/site/pages'
import classes from './RueIncomplete.module.css'

/** Distance from the gap within which a dropped brick snaps into it, in pixels. */
const reach = 60

/** Duration of the brick's flight to the gap, in milliseconds. */
const flight = 240

const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * The street with a brick missing above its door. The brick can be dragged into its gap by mouse or finger, or put back by a button. A
 * picture without JavaScript.
 */
export function RueIncomplete() {
  const [isPlaced, setPlaced] = useState<boolean>()
  const gap = useRef<HTMLSpanElement>(null)
  const brick = useRef<HTMLSpanElement>(null)
  const grip = useRef<{ x: number; y: number }>(undefined)
  const hydrated = useHydrated()
  const isStill = useReducedMotion()

  /** Vector from the brick to its gap, in pixels. */
  const wayHome = () => {
    if (!gap.current || !brick.current) return { x: 0, y: 0 }
    const [to, from] = [centreOf(gap.current), centreOf(brick.current)]
    return { x: to.x - from.x, y: to.y - from.y }
  }

  const move = (x: number, y: number) => {
    if (brick.current) brick.current.style.translate = `${x}px ${y}px`
  }

  /** By the main button or the first finger only: a context menu may swallow the release of another button. */
  const hold = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, y: event.clientY }
  }
  const drag = ({ isPrimary, clientX, clientY }: PointerEvent) => {
    if (isPrimary && grip.current) move(clientX - grip.current.x, clientY - grip.current.y)
  }
  const drop = ({ isPrimary }: PointerEvent) => {
    if (!isPrimary || !grip.current) return
    grip.current = undefined
    const { x, y } = wayHome()
    if (Math.hypot(x, y) < reach) setPlaced(true)
    move(0, 0)
  }

  const putBack = async () => {
    const { x, y } = wayHome()
    if (!isStill)
      await brick.current?.animate(
        { translate: `${x}px ${y}px`, rotate: '0deg' },
        { duration: flight, easing: 'ease-in' },
      ).finished
    setPlaced(true)
  }

  return (
    <>
      <Rue
        to={pages.accueil.path}
        action={porte}
        id="introuvable-accueil"
        roofline={0}
        share={isPlaced ? 1 : duskShare}
      >
        <span ref={gap} className={classes.gap} data-placed={isPlaced || undefined} />
      </Rue>
      <div className={classes.road}>
        <div className="container">
          <span
            ref={brick}
            className={classes.brick}
            data-placed={isPlaced || undefined}
            data-draggable={hydrated || undefined}
            onPointerDown={hold}
            onPointerMove={drag}
            onPointerUp={drop}
            onPointerCancel={drop}
          />
          {/* Rendered hidden from the start, so that the page's CSS includes its rules. */}
          <div hidden={!hydrated} data-live>
            <Button
              id="introuvable-brique"
              data-variant="outlined"
              onClick={() => (isPlaced ? setPlaced(false) : putBack())}
            >
              {isPlaced ? brique.retirer : brique.poser}
            </Button>
          </div>
          <p role="status">{isPlaced !== undefined && (isPlaced ? brique.posee : brique.retiree)}</p>
        </div>
      </div>
    </>
  )
}
