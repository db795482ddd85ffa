import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { afterPaint } from '@/hooks/afterPaint'
import classes from './BelowTheFold.module.css'

/**
 * What a visitor who comes from another page does not see at once: the page is painted without it, which is sooner, and it comes in right
 * after, below the view (docs/decisions/016). A page that is opened, gone back to, or asked for at one of its places is whole.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const asked = useNavigationType()
  const [isWhole, setWhole] = useState(asked === 'POP' || hash !== '')
  useEffect(() => (isWhole ? undefined : afterPaint(() => startTransition(() => setWhole(true)), window)), [isWhole])
  return isWhole ? children : <div className={classes.pending} />
}
