/** The owner's facts that several pages show. A component renders nothing while its fact is missing; ServiceEnBref leaves it out. */
import { EnBref } from '@/components/EnBref/EnBref'
import { PointGrid } from '@/components/PointGrid/PointGrid'
import { Section } from '@/components/Section/Section'
import { enBref, equipe as equipeWords, references as referenceWords } from '@/content/facts'
import { useBrowserValue } from '@/hooks/useBrowserValue'
import { config } from '@/site/config'
import { textOfTarif } from '@/site/facts'
import { dayIn } from '@/site/formats'
import { underBase } from '@/site/paths'
import type { ServiceId } from '@/site/services'
import { portraitSide } from '@/theme/tokens'

const { equipe, references, tarifs, delais, disponibilite, basePath, fuseauHoraire } = config

/** The people of the agency, as a band of a page. */
export function EquipeSection() {
  if (equipe.length === 0) return null
  return (
    <Section id="equipe" title={equipeWords.title}>
      <PointGrid
        points={equipe.map(({ prenom, nom, role, phrase, photo }) => ({
          title: `${prenom} ${nom}`,
          text: (
            <>
              {photo ? (
                <img
                  src={underBase(photo, basePath)}
                  width={portraitSide}
                  height={portraitSide}
                  alt=""
                  loading="lazy"
                />
              ) : (
                // Keeps the height of the other portraits.
                equipe.some((one) => one.photo) && <svg width={portraitSide} height={portraitSide} aria-hidden="true" />
              )}
              <strong>{role}</strong>
              {phrase}
            </>
          ),
        }))}
      />
    </Section>
  )
}

/**
 * Client references: quotation, author, date.
 * @param kind of the section (Section.tsx)
 */
export function References({ kind }: { kind?: 'statement' }) {
  if (references.length === 0) return null
  return (
    <Section id="references" title={referenceWords.title} tone="tint" {...(kind && { kind })}>
      <PointGrid
        points={references.map(({ client, site, phrase, auteur, fonction, date }) => ({
          title: client,
          text: (
            <>
              <q>{phrase}</q>
              {auteur}, {fonction}, <time dateTime={date}>{date.slice(0, 4)}</time>
              {site && (
                <>
                  <br />
                  <a href={site}>{new URL(site).host}</a>
                </>
              )}
            </>
          ),
        }))}
      />
    </Section>
  )
}

/**
 * « En bref » of a service's page, with price and duration if known.
 * @param pourQui target clients
 * @param recevez deliverables
 */
export function ServiceEnBref({ service, pourQui, recevez }: { service: ServiceId; pourQui: string; recevez: string }) {
  const tarif = tarifs[service]
  const delai = delais[service]
  const points = [
    { title: enBref.pourQui, text: pourQui },
    { title: enBref.recevez, text: recevez },
  ]
  if (tarif) points.push({ title: enBref.prix, text: `${textOfTarif(tarif)}, ${tarif.comprend}` })
  if (delai) points.push({ title: enBref.delai, text: delai })
  return <EnBref title={enBref.title} points={points} />
}

/** The end date counts whole, where the agency is. */
const isPast = () => disponibilite !== undefined && dayIn(fuseauHoraire) > disponibilite.jusquau

/** Next availability, undefined after its end date. */
export const useDisponibilite = (): string | undefined =>
  useBrowserValue(isPast, false) ? undefined : disponibilite?.texte
