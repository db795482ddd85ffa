import type { ReactNode } from 'react'
import type { Term } from '@/components/LegalText/TermList'
import { labels, type Traitement } from '@/content/confidentialite'

type Label = keyof typeof labels

/**
 * One processing of personal data, in the terms of GDPR article 13.
 * @param conservation retention period; undefined until the owner has decided
 * @param links appended to a term
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
