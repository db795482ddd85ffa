/** View models of the projects: their data, and the images these name, made in the widths that the layouts ask for. */
import type { Image } from '../../src/components/Picture/Picture.tsx'
import type { Ecran, EcranCharge, EcranDeCarte, ProjetComplet, ProjetResume } from '../../src/content/defineProjet.ts'
import { demonstrationPath, screenName } from './demonstrations.ts'
import type { NamedProjet } from './read.ts'

/** Widths of the files, in pixels: those of the layouts (the `sizes` of Vitrine and of the project page) times one, two or three. */
const pageWidths = { bureau: [760, 960, 1280, 1620, 2160], mobile: [264, 400, 560] }
/** The widest band is as wide as the page: 2,880 px on a computer of density 2, of which 2,304 are enough. */
const bandWidths = { ...pageWidths, bureau: [760, 960, 1280, 1620, 2304] }

/** @returns the images made from a file of a project's folder, in those widths at most */
export type MakeImage = (projet: NamedProjet, fichier: string, widths: number[]) => Promise<Image>

/** A screen as pages show it. */
const shown = async (
  { fichier, alt, legende, format, essai }: Ecran,
  projet: NamedProjet,
  makeImage: MakeImage,
  widths = pageWidths,
): Promise<EcranCharge> => ({
  alt,
  legende,
  format,
  image: await makeImage(projet, fichier, widths[format]),
  ...(essai && { essai: { texte: essai, path: demonstrationPath(projet.name, screenName(fichier)) } }),
})

/** A screen in its few words, as cards say it: it is tried in its study alone. */
const inShort = ({ essai, ...ecran }: EcranDeCarte): Ecran => ({ ...ecran, alt: ecran.altCourt })

/** View model of a project in a list: its cover, the screen of its page, and that of a phone. */
export async function resumeOf(projet: NamedProjet, makeImage: MakeImage): Promise<ProjetResume> {
  const { couverture, ecrans, question, client, url, duree, resultats, temoignage, ...data } = projet
  // Their few words are there: schema.ts asks for them.
  const cards = ecrans as EcranDeCarte[]
  const telephone = cards.find(({ format }) => format === 'mobile')
  const vitrine = cards.find((ecran) => ecran.vitrine) ?? couverture
  return {
    ...data,
    couverture: await shown(inShort(vitrine), projet, makeImage, bandWidths),
    ...(telephone && { telephone: await shown(inShort(telephone), projet, makeImage) }),
  }
}

/** View model of a project's own page. The next project is the one after it in the list, which loops; one alone has none. */
export async function completeOf(
  projet: NamedProjet,
  list: NamedProjet[],
  makeImage: MakeImage,
): Promise<Omit<ProjetComplet, 'Etude'>> {
  const suivant = list.at((list.indexOf(projet) + 1) % list.length)
  return {
    ...projet,
    couverture: await shown(projet.couverture, projet, makeImage),
    ecrans: await Promise.all(projet.ecrans.map((ecran) => shown(ecran, projet, makeImage))),
    ...(suivant && suivant !== projet && { suivant: await resumeOf(suivant, makeImage) }),
  }
}
