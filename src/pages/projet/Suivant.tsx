import type { ProjetResume } from '@/content/defineProjet'
import { fiche } from '@/content/etude'
import { projetKind } from '@/site/services'
import { ProjetVitrine } from '../ProjetVitrine'

/** Link to the next project, as a band. */
export const Suivant = ({ projet }: { projet: ProjetResume }) => (
  <ProjetVitrine
    projet={projet}
    composition="next"
    id="projet-suivant"
    level={2}
    kind={`${fiche.suivant}\u00a0: ${projetKind(projet)}`}
  />
)
