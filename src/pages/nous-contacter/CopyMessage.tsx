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
 * Copies the message; shows it selected where clipboard access is denied. Copied: announced. Denied: focus goes to the
 * message, whose label says so.
 * Mantine's useClipboard throws where `navigator.clipboard` is there and undefined.
 */
export function CopyMessage({ text }: CopyMessageProps) {
  const [isCopied, setIsCopied] = useState(false)
  const [refused, setRefused] = useState<string>()
  const copy = async () => {
    setIsCopied(false)
    setRefused(undefined)
    const copied = text()
    try {
      await navigator.clipboard.writeText(copied)
      setIsCopied(true)
    } catch {
      setRefused(copied)
    }
  }
  return (
    <>
      <Button id="contact-copier" onClick={copy}>
        {envoi.copier}
      </Button>
      <p role="status">{isCopied && envoi.copie}</p>
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
