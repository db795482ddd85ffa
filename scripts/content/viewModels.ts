/** View models of projects: their data, and images in the widths of the layouts. */
import type { Image } from '../../src/components/Picture/Picture.tsx'
import type { Ecran, EcranCharge, EcranDeCarte, ProjetComplet, ProjetResume } from '../../src/content/defineProjet.ts'
import { tints } from '../../src/theme/tokens.ts'
import type { Top } from '../build/cut.ts'
import type { Files } from '../build/images.ts'
import { demonstrationPath, ecranName } from './demonstrations.ts'
import type { NamedProjet } from './read.ts'

/** Widths of the files, in pixels: those of the layouts (`sizes` of Vitrine and the project page) times density 1 to 3. */
const pageWidths = { bureau: [760, 960, 1320, 1620, 2160], mobile: [264, 400, 560] }
/** Full-width bands: 2,880 device pixels at 1,440 and density 2, for which 2,304 are sharp enough. */
const bandWidths = { ...pageWidths, bureau: [760, 960, 1280, 1440, 2304] }

/** Phones of bands: whole on large screens; on small ones its top, some 72 % of the window wide (Vitrine.module.css). */
const bandPhone = { whole: [264, 560], top: [400, 560] }

/** Top of a phone that bands show on small screens: heights over width, near one another, so that phones of a list are of like heights. */
export const phoneTop: Top = { least: 1.16, wanted: 1.36, most: 1.5 }

/** @returns images made from a file of a project's folder */
export type MakeImage = (projet: NamedProjet, fichier: string, files: Files) => Promise<Image>

/** View model of a screen. */
const shown = async (
  { fichier, alt, legende, format, essai }: Ecran,
  projet: NamedProjet,
  makeImage: MakeImage,
  files: Files = { widths: pageWidths[format] },
): Promise<EcranCharge> => ({
  alt,
  legende,
  format,
  image: await makeImage(projet, fichier, files),
  ...(essai && { essai: { texte: essai, path: demonstrationPath(projet.name, ecranName(fichier)) } }),
})

/** A screen with its short text alternative, for cards, without its demonstration. */
const inShort = ({ essai, ...ecran }: EcranDeCarte): Ecran => ({ ...ecran, alt: ecran.altCourt })

/** View model of a project in a list: cover, or screen for bands, and first phone. */
export async function resumeOf(projet: NamedProjet, makeImage: MakeImage): Promise<ProjetResume> {
  const { couverture, ecrans, question, signes, client, url, duree, resultats, temoignage, ...data } = projet
  // schema.ts requires `altCourt` on these.
  const cards = ecrans as EcranDeCarte[]
  const telephone = cards.find(({ format }) => format === 'mobile')
  const vitrine = cards.find((ecran) => ecran.vitrine) ?? couverture
  const { ground } = tints[projet.teinte]
  const phone = { widths: bandPhone.whole, top: { ...phoneTop, ground, widths: bandPhone.top } }
  return {
    ...data,
    couverture: await shown(inShort(vitrine), projet, makeImage, { widths: bandWidths[vitrine.format] }),
    ...(telephone && { telephone: await shown(inShort(telephone), projet, makeImage, phone) }),
  }
}

/** View model of a project's page, with the next project of the list, which loops; none for a single project. */
export async function completeOf(
  projet: NamedProjet,
  list: NamedProjet[],
  makeImage: MakeImage,
): Promise<Omit<ProjetComplet, 'Etude'>> {
  const { couverture } = projet
  const suivant = list.at((list.indexOf(projet) + 1) % list.length)
  return {
    ...projet,
    couverture: await shown(couverture, projet, makeImage),
    ecrans: await Promise.all(projet.ecrans.map((ecran) => shown(ecran, projet, makeImage))),
    ...(suivant && suivant !== projet && { suivant: await resumeOf(suivant, makeImage) }),
  }
}
