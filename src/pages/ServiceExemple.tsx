import { Vitrine } from '@/components/Vitrine/Vitrine'
import type { ProjetExemple } from '@/content/projet'
import { projetPath } from '@/site/pages'
import { projetSector } from '@/site/services'

/** The project that the page of a service shows, where there is one. The four of them share it, and it knows the content: neither beside one page nor a component. */
export function ServiceExemple({ exemple }: { exemple: ProjetExemple | null }) {
  if (!exemple) return null
  const { name, service, titre, accroche, lien, teinte, couverture } = exemple
  return (
    <Vitrine
      composition="headline"
      to={projetPath(name)}
      id={`${service}-projet`}
      title={titre}
      level={3}
      kind={projetSector(exemple)}
      summary={accroche}
      link={lien}
      tint={teinte}
      cover={couverture}
    />
  )
}
