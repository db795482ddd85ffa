import type { ReactNode } from 'react'
import type { Term } from '@/components/LegalText/TermList'
import { labels, type Traitement } from '@/content/confidentialite'

type Label = keyof typeof labels

/**
 * One processing of personal data, as article 13 of the GDPR asks to describe it.
 * @param conservation how long the data are kept; undefined until the owner has decided
 * @param links what follows an answer: where to check it
 */
export function termsOf(
  traitement: Traitement,
  conservation: string | undefined,
  links: Partial<Record<Label, ReactNode>> = {},
): Term[] {
  const answers: Traitement & { conservation: string | undefined } = { ...traitement, conservation }
  return (Object.keys(labels) as Label[]).map((label) => {
    const link = links[label]
    const value = answers[label]
    return {
      term: labels[label],
      value: link ? (
        <>
          {value} {link}
        </>
      ) : (
        value
      ),
    }
  })
}
