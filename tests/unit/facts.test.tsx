/** Sentences of the owner's facts. Where they are shown: tests/dist/facts. */
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import type { Preuves, ProjetComplet } from '@/content/defineProjet'
import { resultats } from '@/content/etude'
import { future } from '@/router'
import { config } from '@/site/config'
import { sayHoraire, sayReperes, sayTarif } from '@/site/facts'
import { serviceIds } from '@/site/services'
import { tints } from '@/theme/tokens'

/** Text of a page. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

const render = (page: React.ReactNode) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter future={future}>{page}</MemoryRouter>
    </MantineProvider>,
  )

/** An empty study. */
const Etude = () => null

test('facts are said as in French', () => {
  const reperes = { depuis: 2014, effectif: 6, sitesSuivis: 1 }
  expect(sayReperes({ ...config, reperes })).toBe('Depuis 2014 · 6\u00a0personnes · 1\u00a0site suivi')
  expect(sayTarif({ aPartirDe: 2400, unite: 'par mois', comprend: '' })).toBe('2\u202f400\u00a0€ HT par mois')
  const horaire = { du: 'lundi', au: 'vendredi', ouvre: '09:00', ferme: '17:30' } as const
  expect(sayHoraire(horaire)).toBe('Du lundi au vendredi, de 9\u00a0h à 17\u00a0h\u00a030')
})

describe('a real project', () => {
  const image = { sources: {}, img: { src: '/a.avif', w: 16, h: 9 } }
  const couverture = { alt: 'L’accueil.', legende: 'L’accueil.', format: 'bureau' as const, image }
  const proofs: Preuves = {
    client: 'Menuiserie Dupont',
    url: 'https://dupont.test/',
    duree: 'dix semaines',
    resultats: [{ mesure: 'Appels par mois', avant: '3', apres: '9', source: 'standard', date: '2026-03-01' }],
    temoignage: {
      texte: 'On m’appelle.',
      auteur: 'Ana Dupont',
      fonction: 'gérante',
      date: '2026-03-02',
      accord: '2026-03-03',
    },
  }
  const projet = {
    name: 'dupont',
    titre: 'Dupont',
    resume: 'Un résumé.',
    secteur: 'Menuiserie',
    service: serviceIds[0],
    date: '2026-02-01',
    demonstration: false,
    teinte: Object.keys(tints)[0],
    question: 'Et vous ?',
    couverture,
    ecrans: [],
    Etude,
  } as unknown as ProjetComplet

  test('shows its client, its address, what it changed and from which source, and the words it may show', async () => {
    const { ProjetPage } = await import('@/pages/projet/ProjetPage')
    const page = render(<ProjetPage projet={{ ...projet, ...proofs }} />)
    const words = wordsOf(page)
    for (const said of [
      'Menuiserie Dupont',
      'dix semaines',
      '3 → 9',
      'standard',
      'On m’appelle.',
      'Ana Dupont, gérante',
    ])
      expect(words).toContain(said)
    expect(page).toContain('href="https://dupont.test/"')
    expect(page).not.toContain('2026-03-03')
    expect(render(<ProjetPage projet={projet} />)).not.toContain(resultats.title)
  })
})
