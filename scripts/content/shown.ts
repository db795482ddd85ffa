/** What pages show of the projects: their data, and the images these name, made in the widths that the layouts ask for. */
import type { Ecran, Image, ProjetComplet, ProjetResume } from '../../src/content/projet.ts'
import type { NamedProjet } from './read.ts'

/** In CSS pixels × densities; see the `sizes` of ProjectCard and of the project page. */
const cardWidths = [320, 600, 840]
const screenWidths = { bureau: [600, 800, 1080], mobile: [240, 480] }

/** @returns the images made from a file of a project's folder, in those widths at most */
export type MakeImage = (projet: NamedProjet, fichier: string, widths: number[]) => Promise<Image>

/** What a card shows. */
export async function cardOf(projet: NamedProjet, makeImage: MakeImage): Promise<ProjetResume> {
  const { couverture, ecrans: _, question: __, ...data } = projet
  const { fichier, ...ecran } = couverture
  return { ...data, couverture: { ...ecran, image: await makeImage(projet, fichier, cardWidths) } }
}

/** What the page of a project shows beside its study. Its neighbours are those of the list, which loops. */
export async function completeOf(
  projet: NamedProjet,
  list: NamedProjet[],
  makeImage: MakeImage,
): Promise<Omit<ProjetComplet, 'Etude'>> {
  const shown = async ({ fichier, ...ecran }: Ecran, format = ecran.format) => ({
    ...ecran,
    image: await makeImage(projet, fichier, screenWidths[format]),
  })
  const neighbour = (step: 1 | -1) => {
    const other = list.at((list.indexOf(projet) + step) % list.length)
    return other && other !== projet ? { name: other.name, titre: other.titre, secteur: other.secteur } : undefined
  }
  return {
    ...projet,
    couverture: await shown(projet.couverture, 'bureau'),
    ecrans: await Promise.all(projet.ecrans.map((ecran) => shown(ecran))),
    precedent: neighbour(-1),
    suivant: neighbour(1),
  }
}
