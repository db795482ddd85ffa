/** Sentences of the owner's facts. Where they are shown: tests/dist/facts. */
import { expect, test } from 'vitest'
import { config } from '@/site/config'
import { sayHoraire, sayReperes, sayTarif } from '@/site/facts'

test('facts are said as in French', () => {
  const reperes = { depuis: 2014, effectif: 6, sitesSuivis: 1 }
  expect(sayReperes({ ...config, reperes })).toBe('Depuis 2014 · 6\u00a0personnes · 1\u00a0site suivi')
  expect(sayTarif({ aPartirDe: 2400, unite: 'par mois', comprend: '' })).toBe('2\u202f400\u00a0€ HT par mois')
  const horaire = { du: 'lundi', au: 'vendredi', ouvre: '09:00', ferme: '17:30' } as const
  expect(sayHoraire(horaire)).toBe('Du lundi au vendredi, de 9\u00a0h à 17\u00a0h\u00a030')
})
