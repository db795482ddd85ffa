import { Vitrine } from '@/components/Vitrine/Vitrine'
import { fiche } from '@/content/etude'
import type { ProjetResume } from '@/content/projet'
import { projetPath } from '@/site/pages'
import { projetKind, projetLink } from '@/site/services'

/** The way on: the next project, in large. */
export function Suivant({ projet }: { projet: ProjetResume }) {
  const { name, titre, accroche, teinte, couverture } = projet
  return (
    <Vitrine
      composition="next"
      to={projetPath(name)}
      id="projet-suivant"
      title={titre}
      kind={`${fiche.suivant} · ${projetKind(projet)}`}
      summary={accroche}
      link={projetLink(projet)}
      tint={teinte}
      cover={couverture}
    />
  )
}
