/**
 * Rules of a message. Its outcome, and the draft: tests/browser/contact and variant; random input: unit/fuzz; hostile messages:
 * tests/hosts/messages.
 */
import { describe, expect, test } from 'vitest'
import { besoins } from '@/content/contact'
import { fields, type Message, rules } from '@/pages/nous-contacter/contract'
import { findMistakes, mailtoHref } from '@/pages/nous-contacter/message'
import { formatNumber } from '@/site/formats'
import { serviceIds } from '@/site/services'
import { typographyMistakes } from '../../scripts/typography/rules'

const message: Message = {
  nom: 'Camille Martin',
  email: 'camille@exemple.fr',
  telephone: '',
  entreprise: '',
  besoin: serviceIds[0],
  message: 'Notre site ne s’ouvre pas sur téléphone.',
}

describe('a message', () => {
  test('says what is missing, in the order of the form, each time in its own words', () => {
    const mistakes = findMistakes({ ...message, nom: '', email: 'camille', telephone: '03 20', message: '' })
    expect(Object.keys(mistakes)).toEqual(['nom', 'email', 'telephone', 'message'])
    const texts = Object.values(mistakes).filter((text) => text.trim() !== '')
    expect(new Set(texts).size).toBe(4)
  })

  test('says how long a field may be that is too long', () => {
    for (const field of fields) {
      const { longest, pattern } = rules[field]
      const text = pattern?.includes('@') ? 'camille@exemple.fr'.padStart(longest + 1, 'a') : '0'.repeat(longest + 1)
      const said = findMistakes({ ...message, [field]: text })[field] ?? ''
      expect.soft(said).toContain(formatNumber(longest))
      expect.soft(typographyMistakes(said)).toEqual([])
    }
  })

  test('is whole in the e-mail prepared for the visitor, its accents, and its lines as e-mail ends them', () => {
    const written = { ...message, telephone: '03 20 00 00 00', message: 'Été\nDeux\r\nTrois\rQuatre' }
    const { pathname, searchParams } = new URL(String(mailtoHref(written, 'bonjour@exemple.fr')))
    expect(pathname).toBe('bonjour@exemple.fr')
    expect(searchParams.get('subject')).toContain(besoins.find(({ value }) => value === serviceIds[0])?.label)
    const lines = ['Été', 'Deux', 'Trois', 'Quatre', '', 'Camille Martin', 'camille@exemple.fr', '03 20 00 00 00']
    expect(searchParams.get('body')).toBe(lines.join('\r\n'))
  })

  test('is too long for a `mailto:` URL beyond 2,000 characters, accents counted as they are sent', () => {
    const length = (text: string) => mailtoHref({ ...message, message: text }, 'bonjour@exemple.fr')?.length
    const room = 2000 - Number(length('a')) + 1
    expect(length('a'.repeat(room))).toBe(2000)
    expect(length('a'.repeat(room + 1))).toBeUndefined()
    // « é » is sent as six characters: %C3%A9.
    expect(length('é'.repeat(Math.floor(room / 6)))).toBeDefined()
    expect(length('é'.repeat(Math.floor(room / 6) + 1))).toBeUndefined()
  })
})
