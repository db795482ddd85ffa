import { useState } from 'react'
import { Button } from '@/components/Button/Button'
import { envoi } from '@/content/contact'
import classes from './ContactStatus.module.css'

interface CopyMessageProps {
  /** Text to copy, from the current values. */
  text: () => string
}

function select(field: HTMLTextAreaElement | null) {
  field?.select()
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

/**
 * Button that copies the message, and announces it until the message changes; where clipboard access is denied, selects and focuses the
 * message, whose label says so. Mantine's useClipboard throws where `navigator.clipboard` is there and undefined.
 */
export function CopyMessage({ text }: CopyMessageProps) {
  const [copied, setCopied] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const copy = async () => {
    setCopied(undefined)
    setRefused(undefined)
    const current = text()
    try {
      await navigator.clipboard.writeText(current)
      setCopied(current)
    } catch {
      setRefused(current)
    }
  }
  return (
    <>
      <Button id="contact-copier" onClick={copy}>
        {envoi.copier}
      </Button>
      <p role="status">{copied !== undefined && copied === text() && envoi.copie}</p>
      {refused && (
        <>
          <p id="contact-a-copier">{envoi.aCopier}</p>
          <textarea
            className={classes.copy}
            readOnly
            rows={7}
            value={refused}
            aria-labelledby="contact-a-copier"
            ref={select}
          />
        </>
      )}
    </>
  )
}
