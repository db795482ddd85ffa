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
  /** Shows no phone, even in compositions that have one. */
  isPhoneLeftOut?: boolean
}

/** The data of a project in a Vitrine. Shared by several pages, so not in the folder of one; depends on content, so not in components. */
export function ProjetVitrine(props: ProjetVitrineProps) {
  const { projet, composition, id, level = 3, kind, link, isPhoneLeftOut } = props
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
      link={link ?? projetLink(projet)}
      tint={teinte}
      cover={couverture}
      phone={isPhoneLeftOut ? undefined : telephone}
    />
  )
}
