import { figuresPath } from '@/browser/figures'
import { ArrowLink } from '@/components/ArrowLink/ArrowLink'
import { kept } from '@/components/kept'
import type { VitrineComposition } from '@/components/Vitrine/Vitrine'
import { sectionProjets as copy } from '@/content/accueil'
import type { ProjetResume } from '@/content/defineProjet'
import { useFigures } from '@/hooks/useFigures'
import { config } from '@/site/config'
import { pages, projetPath, thisSite } from '@/site/pages'
import { underBase } from '@/site/paths'
import { projetLink } from '@/site/services'
import { ProjetVitrine } from '../ProjetVitrine'
import classes from './Vedettes.module.css'

/** The first in full width, the others in pairs, whose phones stand at the edges; a single last one takes the full width. */
function compositionOf(index: number, count: number): VitrineComposition {
  if (index === 0) return 'headline'
  if (index % 2 === 1) return index === count - 1 ? 'right' : 'halfLeft'
  return 'halfRight'
}

/** Featured projects as bands; this site, which is not a client's project, is a line below them. Nothing without projects. */
export function Vedettes({ projets }: { projets: ProjetResume[] }) {
  const bands = projets.filter(({ name }) => name !== thisSite)
  const [ref, figure] = useFigures(underBase(figuresPath(pages.accueil.path), config.basePath))
  const others = projets.filter(({ name }) => name === thisSite)
  if (projets.length === 0) return null
  return (
    <section id="projets" data-tone="dark" aria-labelledby="projets-titre">
      <div className={`container columns ${classes.fascia}`}>
        <h2 id="projets-titre">{copy.title}</h2>
        <p>{copy.intro}</p>
      </div>
      <div className={classes.bands}>
        {bands.map((projet, index) => (
          <ProjetVitrine
            key={projet.name}
            projet={projet}
            composition={compositionOf(index, bands.length)}
            id={`accueil-projet-${projet.name}`}
          />
        ))}
      </div>
      <div className={`container ${classes.strip}`}>
        {others.map(({ name, titre, accroche, demonstration }) => (
          <article key={name} className={`columns ${classes.row}`}>
            <h3 className="display">{kept(titre)}</h3>
            <p>{accroche}</p>
            <dl ref={ref} className={classes.figures}>
              {copy.chiffres.map(({ figure: key, label }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd data-figure={key}>{figure(key)}</dd>
                </div>
              ))}
            </dl>
            <ArrowLink to={projetPath(name)} id={`accueil-projet-${name}`} stretched>
              {projetLink({ demonstration })}
              <span className="visually-hidden">{`, ${titre}`}</span>
            </ArrowLink>
          </article>
        ))}
        <ArrowLink to={pages.projets.path} id="accueil-projets-tous">
          {copy.link}
        </ArrowLink>
      </div>
    </section>
  )
}
