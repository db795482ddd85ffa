import { useIsomorphicEffect } from '@mantine/hooks'
import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { afterPaint } from './afterPaint'
import { dressPage } from './font'

/**
 * Whether all of a page is to be shown: false for who comes from another page, until what is in view has been painted
 * (docs/decisions/016). A page that is opened, gone back to, or asked for at one of its places is whole from the start.
 */
export function useWholePage(): boolean {
  const { hash } = useLocation()
  const asked = useNavigationType()
  const [isWhole, setWhole] = useState(asked === 'POP' || hash !== '')
  useEffect(() => (isWhole ? undefined : afterPaint(() => startTransition(() => setWhole(true)), window)), [isWhole])
  useIsomorphicEffect(() => {
    if (isWhole) dressPage(document)
  }, [isWhole])
  return isWhole
}
