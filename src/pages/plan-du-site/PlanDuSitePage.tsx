import { titres } from 'virtual:projets/titres'
import { Link } from 'react-router-dom'
import { quiet } from '@/components/BrickWall/compositions/quiet'
import { Hero } from '@/components/Hero/Hero'
import { Rue } from '@/components/Rue/Rue'
import { description, groupes, hero, porte } from '@/content/plan'
import { crumbsTo, pages, projetPath } from '@/site/pages'
import classes from './PlanDuSitePage.module.css'

/** All the pages, in groups: the second way through the site, beside the menu (RGAA 12.1). */
export default function PlanDuSitePage() {
  return (
    <>
      <Hero crumbs={crumbsTo('plan')} title={hero.title} lead={hero.lead} wall={quiet} size="quiet" />
      <div className={`container ${classes.groups}`}>
        {groupes.map(({ title, pages: ids }) => (
          <section key={title} className={classes.group}>
            <h2>{title}</h2>
            <ul className={classes.links}>
              {ids.map((id) => (
                <li key={id}>
                  <Link to={pages[id].path} id={`plan-${id}`}>
                    {pages[id].label}
                  </Link>
                  {id === 'projets' && (
                    <ul className={classes.links}>
                      {titres.map(({ name, titre }) => (
                        <li key={name}>
                          <Link to={projetPath(name)} id={`plan-projet-${name}`}>
                            {titre}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Rue to={pages.contact.path} action={porte} id="plan-porte-contact" roofline={6} />
    </>
  )
}

PlanDuSitePage.description = description
