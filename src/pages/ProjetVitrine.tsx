import { Vitrine, type VitrineComposition } from '@/components/Vitrine/Vitrine'
import type { ProjetResume } from '@/content/defineProjet'
import { projetPath } from '@/site/pages'
import { projetKind, projetLink } from '@/site/services'

interface ProjetVitrineProps {
  projet: ProjetResume
  composition: VitrineComposition
  /** Name of the click in the audience measurement: unique on the page. */
  id: string
  /** Level of the title in the page's outline. */
  level?: 2 | 3
  /** Line above the title: the service and whether the project is a demonstration, unless the page says another. */
  kind?: string
  /** Words of the link, unless they are those of every project. */
  link?: string
  /** Shows the window alone, also in a composition that has room for a phone. */
  isPhoneLeftOut?: boolean
}

/** A project in its shop window. Several pages share it, and it knows the content: neither beside one page nor a component. */
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
