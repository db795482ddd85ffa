import { projets } from 'virtual:projets'
import { useSearchParams } from 'react-router-dom'
import { windows } from '@/components/BrickWall/compositions/windows'
import { Hero } from '@/components/Hero/Hero'
import { Rue } from '@/components/Rue/Rue'
import { appel, filtre, hero } from '@/content/projets'
import { useHydrated } from '@/hooks/useHydrated'
import type { PageFacts } from '@/seo/graph'
import { crumbsTo, pages, type ServiceId, serviceIds } from '@/site/pages'
import { ProjectRow } from './ProjectRow'
import classes from './ProjetsPage.module.css'
import { ServiceFilter } from './ServiceFilter'

const isService = (value: string | null): value is ServiceId =>
  (serviceIds as readonly (string | null)[]).includes(value)

export const facts: PageFacts = { projets }

export default function ProjetsPage() {
  const [search] = useSearchParams()
  const asked = search.get('service')
  const service = useHydrated() && isService(asked) ? asked : undefined
  const shown = service ? projets.filter((projet) => projet.service === service) : projets
  return (
    <>
      <Hero crumbs={crumbsTo('projets')} title={hero.title} lead={hero.lead} wall={windows} size="quiet" />
      <div className={`container ${classes.list}`}>
        <h2 className="visually-hidden">{filtre.tous}</h2>
        <ServiceFilter
          counts={serviceIds.map((id) => [id, projets.filter((projet) => projet.service === id).length])}
          current={service}
        />
        <p className="visually-hidden" role="status">
          {service && `${shown.length} ${shown.length > 1 ? filtre.resultat.plusieurs : filtre.resultat.un}`}
        </p>
        {shown.map((projet, index) => (
          <ProjectRow
            key={projet.name}
            projet={projet}
            // Each service is one run of the list: its link is a plain anchor to the first.
            id={projets.find((other) => other.service === projet.service) === projet ? projet.service : undefined}
            first={index === 0}
          />
        ))}
      </div>
      <Rue {...appel} to={pages.contact.path} id="projets-appel-contact" roofline={3} />
    </>
  )
}
