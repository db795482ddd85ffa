import type { ComponentProps } from 'react'
import { ProjectBand } from '@/components/ProjectBand/ProjectBand'
import type { ProjetExemple } from '@/content/projet'
import { projetPath } from '@/site/pages'
import { projetSector } from '@/site/services'

interface ServiceExempleProps {
  exemple: ProjetExemple
  tone: ComponentProps<typeof ProjectBand>['tone']
}

/** The project that the page of a service shows. The four of them share it, and it knows the content: neither beside one page nor a component. */
export function ServiceExemple({ exemple, tone }: ServiceExempleProps) {
  const { name, service, titre, resume, lien, teinte, couverture } = exemple
  return (
    <ProjectBand
      tone={tone}
      to={projetPath(name)}
      id={`${service}-projet`}
      title={titre}
      kind={projetSector(exemple)}
      summary={resume}
      link={lien}
      tint={teinte}
      image={couverture.image}
      alt={couverture.alt}
    />
  )
}
