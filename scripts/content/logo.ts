/** Checks the owner's SVG logo, and prepares it for the icons. */
import sharp from 'sharp'
import { type LogoFile, sign } from '../../src/components/Logo/sign.ts'
import { type Colour, colourOf, contrastRatio } from '../../src/theme/contrasts.ts'
import { colors } from '../../src/theme/tokens.ts'
import { isIn, nearName, readText } from '../text.ts'
import { mistakeIf, refuse } from './mistakes.ts'

/** Maximum width, in pixels: leaves room for name and menu on a screen of 320. */
const maxWidth = 120
/** Maximum size, in bytes: it is loaded by every page. */
const heaviest = 20_000

/** Share of the drawing, from 0 to 1, with a contrast of 3 on the dark surface (WCAG 2.2, 1.4.11). */
async function visibleShare(svg: string): Promise<number> {
  const { data } = await sharp(Buffer.from(svg))
    .resize({ height: 96 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const surface = colourOf(colors.surface)
  let [drawn, seen] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue
    drawn++
    if (contrastRatio([...data.subarray(at, at + 3)] as Colour, surface) >= 3) seen++
  }
  return drawn === 0 ? 0 : seen / drawn
}

/**
 * @returns the drawing in its own units, as markup to embed in another SVG
 * @throws ContentError with all its problems
 */
export async function readLogo({ file, width, height }: LogoFile, root = 'public') {
  const mistake = (problem: string | undefined) =>
    mistakeIf('src/components/Logo/sign.ts', 'logo', problem && `« ${file} » ${problem}`)
  const source = `${root}${file}`
  if (!isIn(source)) refuse(mistake(`n’est pas dans le dossier public, sous ce nom exact${nearName(source)}.`))
  const svg = readText(source).replace(/^[\s\S]*?(?=<svg[\s>])/, '')
  const size = await sharp(Buffer.from(svg))
    .metadata()
    .catch(() => undefined)
  if (!size) {
    refuse(mistake('ne se lit pas : il faut un dessin SVG.'))
    throw new Error(file)
  }
  const right = { width: Math.round((size.width * sign.height) / size.height), height: sign.height }
  const share = await visibleShare(svg)
  refuse([
    ...mistake(
      Math.abs(width / height - size.width / size.height) > 0.05 * (width / height)
        ? `serait déformé : écrivez width: ${right.width}, height: ${right.height}.`
        : undefined,
    ),
    ...mistake(
      width > maxWidth
        ? `est trop large pour un téléphone, ${width} pixels : ${maxWidth} au plus. Gardez-en le signe, le nom est écrit à côté.`
        : undefined,
    ),
    ...mistake(
      svg.length > heaviest
        ? `pèse ${Math.round(svg.length / 1000)} ko, il en faut au plus ${heaviest / 1000} : simplifiez-le.`
        : undefined,
    ),
    ...mistake(
      /<(?:script|foreignObject|text)\b|\bon\w+=|href="(?!#|data:image)/i.test(svg)
        ? 'contient du texte, un script ou un lien : vectorisez les lettres, et exportez le dessin seul.'
        : undefined,
    ),
    ...mistake(
      share < 0.5
        ? `se voit mal sur le fond sombre (${colors.surface}) : ${Math.round(share * 100)} % du dessin s’en détache. Prenez sa version claire.`
        : undefined,
    ),
  ])
  const box = /\bviewBox=/.test(svg) ? '' : ` viewBox="0 0 ${size.width} ${size.height}"`
  const opening = svg.slice(0, svg.indexOf('>')).replace(/\s(?:width|height|x|y)="[^"]*"/g, '')
  const markup = `${opening}${box} width="${size.width}" height="${size.height}"${svg.slice(svg.indexOf('>'))}`
  return { width: size.width, height: size.height, markup: markup.trim() }
}
