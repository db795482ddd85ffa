/** Rules of a message. Its outcome, and the draft: tests/browser/contact and variant; random input: unit/fuzz; hostile messages: tests/hosts/messages. */
import { describe, expect, test } from 'vitest'
import { besoins } from '@/content/contact'
import { fields, type Message, rules } from '@/pages/nous-contacter/contract'
import { findMistakes, mailtoHref } from '@/pages/nous-contacter/message'
import { serviceIds } from '@/site/services'

const message: Message = {
  nom: 'Camille Martin',
  email: 'camille@exemple.fr',
  telephone: '',
  entreprise: '',
  besoin: serviceIds[0],
  message: 'Notre site ne s’ouvre pas sur téléphone.',
}

describe('a message', () => {
  test('is complete with a name, an address and a text', () => {
    expect(findMistakes(message)).toEqual({})
    expect(findMistakes({ ...message, besoin: '', telephone: '+33 (0)3 20 00 00 00' })).toEqual({})
  })

  test('says what is missing, in the order of the form, each time in its own words', () => {
    const mistakes = findMistakes({ ...message, nom: '', email: 'camille', telephone: '03 20', message: '' })
    expect(Object.keys(mistakes)).toEqual(['nom', 'email', 'telephone', 'message'])
    const texts = Object.values(mistakes).filter((text) => text.trim() !== '')
    expect(new Set(texts).size).toBe(4)
  })

  test.each(fields)('says of %s that it is too long, beyond what receivers take and not before', (field) => {
    const { longest, pattern } = rules[field]
    const text = (length: number) =>
      pattern?.includes('@') ? 'camille@exemple.fr'.padStart(length, 'a') : '0'.repeat(length)
    expect(findMistakes({ ...message, [field]: text(longest) })).toEqual({})
    expect(findMistakes({ ...message, [field]: text(longest + 1) })[field]).toContain(String(longest))
  })

  test('is whole in the e-mail prepared for the visitor, its lines and its accents', () => {
    const { pathname, searchParams } = new URL(
      String(mailtoHref({ ...message, telephone: '03 20 00 00 00' }, 'bonjour@exemple.fr')),
    )
    expect(pathname).toBe('bonjour@exemple.fr')
    expect(searchParams.get('subject')).toContain(besoins.find(({ value }) => value === serviceIds[0])?.label)
    expect(searchParams.get('body')).toBe(
      'Notre site ne s’ouvre pas sur téléphone.\r\n\r\nCamille Martin\r\ncamille@exemple.fr\r\n03 20 00 00 00',
    )
  })
  test('keeps the lines it is written in, each ended as e-mail wants it, however it was typed', () => {
    const href = String(mailtoHref({ ...message, message: 'Un\nDeux\r\nTrois\rQuatre' }, 'bonjour@exemple.fr'))
    expect(href).toContain('Un%0D%0ADeux%0D%0ATrois%0D%0AQuatre%0D%0A')
  })

  test('is too long for the address of an e-mail beyond 2,000 characters, accents counted as they are sent', () => {
    const length = (text: string) => mailtoHref({ ...message, message: text }, 'bonjour@exemple.fr')?.length
    const room = 2000 - Number(length('a')) + 1
    expect(length('a'.repeat(room))).toBe(2000)
    expect(length('a'.repeat(room + 1))).toBeUndefined()
    expect(length('é'.repeat(Math.floor(room / 6) + 1))).toBeUndefined()
  })
})
