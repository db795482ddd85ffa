import type { ReactNode } from 'react'
import { useWholePage } from '@/hooks/useWholePage'
import classes from './BelowTheFold.module.css'

/** What a visitor who comes from another page does not see at once: the page is painted without it, and it comes in right after. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return useWholePage() ? children : <div className={classes.pending} />
}
