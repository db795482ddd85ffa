import { Link } from 'react-router-dom'
import type { Tint } from '@/theme/tokens'
import type { Picture } from '../Picture/Picture'
import { Screen } from '../Screen/Screen'
import classes from './ProjectCard.module.css'

interface ProjectCardProps {
  to: string
  id: string
  title: string
  /** Line above the title: the service shown, and whether the project is a demonstration. */
  kind: string
  summary: string
  tint: Tint
  image: Parameters<typeof Picture>[0]['image']
  alt: string
  /** Level of the title in the page's outline. */
  level?: 2 | 3
}

/** A project in a list: its screen, what was done, for whom. The whole card is its link. */
export function ProjectCard({ to, id, title, kind, summary, tint, image, alt, level = 3 }: ProjectCardProps) {
  const Heading = `h${level}` as const
  return (
    <article className={classes.card}>
      <Screen
        image={image}
        alt={alt}
        sizes="(width < 600px) 70vw, (width < 1280px) 23vw, 292px"
        tint={tint}
        format="bureau"
        fit="cover"
      />
      <div className={classes.text}>
        <p className={classes.kind}>{kind}</p>
        <Heading className={classes.title}>
          <Link to={to} id={id}>
            {title}
          </Link>
        </Heading>
        <p className={classes.summary}>{summary}</p>
      </div>
    </article>
  )
}
