import type { ReactNode } from 'react'
import type { Term } from '@/components/LegalText/TermList'
import { labels, type Traitement } from '@/content/confidentialite'

type Label = keyof typeof labels

/**
 * One processing of personal data, in the terms of GDPR article 13.
 * @param conservation retention period; while the owner has not decided it the term is omitted, and the controller names it
 * @param links appended to a term
 */
export function termsOf(
  traitement: Traitement,
  conservation: string | undefined,
  links: Partial<Record<Label, ReactNode>> = {},
): Term[] {
  const answers = { ...traitement, conservation: conservation ?? null }
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
