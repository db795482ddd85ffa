import { useState } from 'react'
import { Button } from '@/components/Button/Button'
import { envoi } from '@/content/contact'
import classes from './ContactStatus.module.css'

interface CopyMessageProps {
  /** The message, as the form stands. */
  text: () => string
}

function select(field: HTMLTextAreaElement | null) {
  field?.select()
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

/** Copies the message, or shows it selected where the browser does not let the page copy. What is said is heard: it is in a status region. */
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
      {isCopied && <p>{envoi.copie}</p>}
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
