import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { Breadcrumb } from '@/components/Breadcrumb/Breadcrumb'
import { BrickWall } from '@/components/BrickWall/BrickWall'
import { Lines } from '@/components/Hero/Lines'
import { titleLines } from '@/components/Hero/titleLines'
import { Picture } from '@/components/Picture/Picture'
import { Rue } from '@/components/Rue/Rue'
import { SharedElement } from '@/components/SharedElement/SharedElement'
import type { ProjetComplet } from '@/content/defineProjet'
import { appel, links } from '@/content/etude'
import { contactPath, crumbsOf, pages, projetMeta, thisSite } from '@/site/pages'
import { projetKind } from '@/site/services'
import { Etude } from './Etude'
import { ProjetFiche } from './ProjetFiche'
import classes from './ProjetPage.module.css'
import { Resultats } from './Resultats'
import { Suivant } from './Suivant'
import { walls } from './walls/walls'

/** Page of a project: cover under its own wall, summary, study and screens, links. */
export function ProjetPage({ projet }: { projet: ProjetComplet }) {
  const { name, titre, question, service, couverture, teinte } = projet
  return (
    <>
      <div data-page-tint={teinte} data-tint={teinte}>
        <div className={classes.head} data-tone="dark">
          <div className={`container ${classes.text}`}>
            <Breadcrumb crumbs={crumbsOf(projetMeta(projet))} />
            <p className={classes.kind}>{projetKind(projet)}</p>
          </div>
          <SharedElement name={`titre-${name}`}>
            <h1 className={classes.title}>
              <Lines lines={titleLines(titre)} className={classes.line} />
            </h1>
          </SharedElement>
          <BrickWall composition={walls[teinte]} />
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: RGAA 1.9 asks for the role, and for the caption as its name */}
        <figure className={classes.cover} role="figure" aria-label={couverture.legende}>
          <SharedElement name={`couverture-${name}`}>
            <div className={`${name === thisSite ? '' : 'browser-window '}${classes.window}`}>
              <Picture image={couverture.image} alt={couverture.alt} sizes="(width < 960px) 95vw, 91.6vw" isFirst />
            </div>
          </SharedElement>
          <figcaption className={`container ${classes.caption}`}>{couverture.legende}</figcaption>
        </figure>
        <ProjetFiche projet={projet} />
        <Etude projet={projet} />
        <Resultats {...projet} />
        <p className={`container ${classes.service}`}>
          <ArrowLink to={pages[service].path} id={`projet-service-${service}`}>
            {links[service]}
          </ArrowLink>
        </p>
      </div>
      {projet.suivant && <Suivant projet={projet.suivant} />}
      <Rue {...appel} title={question} to={contactPath(service)} id="projet-appel-contact" roofline={titre.length} />
    </>
  )
}
