import type { Tint } from '@/theme/tokens'
import { ArrowLink } from '../ArrowLink/ArrowLink'
import type { Picture } from '../Picture/Picture'
import { Screen } from '../Screen/Screen'
import { besideText } from '../Screen/sizes'
import classes from './ProjectBand.module.css'

interface ProjectBandProps {
  tone: 'tint' | 'dark'
  to: string
  id: string
  title: string
  /** Line above the title: the kind of organisation, and whether the project is a demonstration. */
  kind: string
  summary: string
  link: string
  tint: Tint
  image: Parameters<typeof Picture>[0]['image']
  alt: string
}

/** One project across the page: its screen in large, what it is, and the way to its study. The whole of it is the link. */
export function ProjectBand({ tone, to, id, title, kind, summary, link, tint, image, alt }: ProjectBandProps) {
  return (
    <section className={classes.band} data-tone={tone} aria-labelledby="exemple-titre">
      <article className={`container ${classes.project}`}>
        <Screen image={image} alt={alt} sizes={besideText} tint={tint} format="bureau" fit="stand" />
        <p className={classes.kind}>{kind}</p>
        <h2 id="exemple-titre" className={classes.title}>
          {title}
        </h2>
        <p className={classes.summary}>{summary}</p>
        <ArrowLink to={to} id={id} stretched>
          {link}
        </ArrowLink>
      </article>
    </section>
  )
}
