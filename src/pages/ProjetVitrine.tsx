import { Vitrine, type VitrineComposition } from '@/components/Vitrine/Vitrine'
import type { ProjetResume } from '@/content/defineProjet'
import { projetPath } from '@/site/pages'
import { projetKind, projetLink } from '@/site/services'

interface ProjetVitrineProps {
  projet: ProjetResume
  composition: VitrineComposition
  /** Name of the click in the audience measurement: unique on the page. */
  id: string
  /** Heading level of the title. */
  level?: 2 | 3
  /** Overline; by default the service and whether the project is a demonstration. */
  kind?: string
  /** Text of the link; by default the same for every project. */
  link?: string
}

/** The data of a project in a Vitrine. Shared by several pages, so not in the folder of one; depends on content, so not in components. */
export function ProjetVitrine(props: ProjetVitrineProps) {
  const { projet, composition, id, level = 3, kind, link } = props
  const { name, titre, accroche, teinte, couverture, telephone } = projet
  return (
    <Vitrine
      composition={composition}
      to={projetPath(name)}
      id={id}
      title={titre}
      level={level}
      kind={kind ?? projetKind(projet)}
      summary={accroche}
      link={
        link ?? (
          <>
            {projetLink(projet)}
            <span className="visually-hidden">{`, ${titre}`}</span>
          </>
        )
      }
      tint={teinte}
      cover={couverture}
      phone={telephone}
    />
  )
}
