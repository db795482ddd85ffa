import type { ProjetResume } from '@/content/defineProjet'
import { fiche } from '@/content/etude'
import { projetKind } from '@/site/services'
import { ProjetVitrine } from '../ProjetVitrine'

/** The way on: the next project, in large. */
export const Suivant = ({ projet }: { projet: ProjetResume }) => (
  <ProjetVitrine
    projet={projet}
    composition="next"
    id="projet-suivant"
    level={2}
    kind={`${fiche.suivant} · ${projetKind(projet)}`}
  />
)
