import { projets } from 'virtual:projets'
import { type CSSProperties, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Hero } from '@/components/Hero/Hero'
import { Rue } from '@/components/Rue/Rue'
import type { VitrineComposition } from '@/components/Vitrine/Vitrine'
import type { ProjetResume } from '@/content/defineProjet'
import { appel, description, filtre, hero } from '@/content/projets'
import { useHydrated } from '@/hooks/useBrowserValue'
import { crumbsTo, pages, thisSite } from '@/site/pages'
import { type ServiceId, serviceIds, serviceNames } from '@/site/services'
import type { Tint } from '@/theme/tokens'
import { ProjetVitrine } from '../ProjetVitrine'
import { houses } from './houses'
import { ProjetRow } from './ProjetRow'
import classes from './ProjetsPage.module.css'
import { ServiceFilter } from './ServiceFilter'

const isService = (value: string | null): value is ServiceId =>
  (serviceIds as readonly (string | null)[]).includes(value)

/** Number of projects shown as bands; the others are one line each, so that the page's weight does not grow with their number. */
const inLarge = 6
/** Alternating compositions. The index is that in the whole list, so that filtering changes no composition. */
const compositions: VitrineComposition[] = ['right', 'left', 'poster', 'front']

/** Projects whose bricks the wall of the page shows, by light: their tints (houses.ts, and `parme` in tokens.ts). */
const inWall: Tint[] = ['parme', 'encre', 'braise', 'potager', 'aube', 'trait']

/** Styles of the wall while a filter is on: bricks of projects that are not shown have the colour of unlit ones. */
const unlitFor = (shown: ProjetResume[]) =>
  Object.fromEntries(
    inWall.flatMap((tint, index) =>
      shown.some(({ teinte }) => teinte === tint) ? [] : [[`--light-${index + 1}`, 'var(--color-border-on-dark)']],
    ),
  ) as CSSProperties

const isThisSite = ({ name }: ProjetResume) => name === thisSite

const others = projets.filter((projet) => !isThisSite(projet))
/** Shown by its cover on every screen: its phone would be this site within itself. */
const ceSite = projets.filter(isThisSite).map(({ telephone, ...projet }) => projet)
/** Clients’ projects first; this site is the last of the bands, before the projects of one line. */
const listed = [...others.slice(0, inLarge - 1), ...ceSite, ...others.slice(inLarge - 1)]

/** List of projects with its filter. */
export default function ProjetsPage() {
  const [search] = useSearchParams()
  const asked = search.get('service')
  const service = useHydrated() && isService(asked) ? asked : undefined
  const [hasChosen, setHasChosen] = useState(false)
  if (service && !hasChosen) setHasChosen(true)
  const shown = service ? listed.filter((projet) => projet.service === service) : listed
  const count = `${shown.length} ${shown.length > 1 ? filtre.resultat.plusieurs : filtre.resultat.un}`
  const large = shown.slice(0, inLarge)
  const rows = shown.slice(inLarge)
  /** Id of a service, the fragment that its filter links to, on its first project. */
  const anchorOf = (projet: ProjetResume) =>
    listed.find((other) => other.service === projet.service) === projet ? projet.service : undefined
  return (
    <>
      <div className={classes.head} data-tint="parme" style={service && unlitFor(shown)}>
        <Hero crumbs={crumbsTo('projets')} title={hero.title} lead={hero.lead} wall={ProjetsPage.wall} />
        {projets.length > 0 && (
          <ServiceFilter
            counts={serviceIds.map((id) => [id, projets.filter((projet) => projet.service === id).length])}
            current={service}
          />
        )}
      </div>
      <h2 className="visually-hidden">{filtre.tous}</h2>
      <p className="visually-hidden" role="status">
        {hasChosen && `${service ? serviceNames[service] : filtre.tous} : ${count}`}
      </p>
      {large.map((projet) => {
        const { name } = projet
        const composition = compositions[listed.indexOf(projet) % compositions.length] as VitrineComposition
        return (
          <div key={name} id={anchorOf(projet)} className={classes.band}>
            <ProjetVitrine projet={projet} composition={composition} id={`projets-${name}`} />
          </div>
        )
      })}
      {rows.length > 0 && (
        <ul className={`container ${classes.rows}`}>
          {rows.map((projet) => (
            <ProjetRow key={projet.name} projet={projet} anchor={anchorOf(projet)} />
          ))}
        </ul>
      )}
      <Rue {...appel} to={pages.contact.path} id="projets-appel-contact" roofline={3} />
    </>
  )
}

ProjetsPage.description = description
ProjetsPage.wall = houses
ProjetsPage.data = { projets }
