import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { BrickWall } from '@/components/BrickWall/BrickWall'
import { ButtonLink } from '@/components/Button/ButtonLink'
import { Lines } from '@/components/Hero/Lines'
import { fitHeadline } from '@/components/Hero/titleLines'
import { hero } from '@/content/accueil'
import { config } from '@/site/config'
import { textOfReperes } from '@/site/facts'
import { formatTelephone } from '@/site/formats'
import { pages } from '@/site/pages'
import { useDisponibilite } from '../facts'
import classes from './HeroAccueil.module.css'
import { Mur } from './Mur'
import { suite } from './suite'

const reperes = textOfReperes()
const { telephone } = config.contact

/** Kept on one line. */
const accent = hero.accent.replaceAll(' ', '\u00a0')
/** The wall leaves room for three lines of sixteen characters. */
const { lines, long } = fitHeadline(
  hero.title.map((line) => line.replace(hero.accent, accent)),
  { longest: 16, second: 16, lines: 3 },
)

/** A line with its emphasized words, if they are in it. */
function withAccent(line: string) {
  const [before, after] = line.split(accent)
  if (after === undefined) return line
  return (
    <>
      {before}
      <em>{accent}</em>
      {after}
    </>
  )
}

/** First band of the home page: one sentence as large as the window allows, and the wall that weighs the page. */
export function HeroAccueil() {
  const disponibilite = useDisponibilite()
  return (
    <div className={classes.hero} data-tone="dark">
      <div className={`container ${classes.text}`}>
        <h1 className={long}>
          <Lines lines={lines.map(withAccent)} className={classes.line} />
        </h1>
        <div className={classes.below}>
          {reperes && <p className={classes.lead}>{reperes}</p>}
          <p className={classes.lead}>
            {/* One text: a second one would start elsewhere in its line in another font. */}
            {`${hero.lead} ${suite}`}
          </p>
          <div className={classes.actions}>
            <ButtonLink to={pages.contact.path} id="accueil-hero-contact">
              {hero.action}
            </ButtonLink>
            <ArrowLink to={pages.projets.path} id="accueil-hero-projets">
              {hero.second}
            </ArrowLink>
            {telephone && (
              <a href={formatTelephone(telephone).href} id="accueil-hero-telephone">
                {formatTelephone(telephone).text}
              </a>
            )}
          </div>
          {disponibilite && <p className={classes.lead}>{disponibilite}</p>}
        </div>
      </div>
      <Mur />
      {/* Last: its place is counted from the bottom of the band, whose height is unknown while the HTML streams. */}
      <BrickWall />
    </div>
  )
}
