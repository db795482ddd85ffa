import { Children, isValidElement, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { leavesToBrowser } from '@/browser/press'
import { loadStyles } from '@/browser/styles'
import { Picture } from '@/components/Picture/Picture'
import type { EcranCharge, ProjetComplet } from '@/content/defineProjet'
import { cadre, fiche } from '@/content/etude'
import { config } from '@/site/config'
import { thisSite } from '@/site/pages'
import { underBase } from '@/site/paths'
import classes from './ProjetScreens.module.css'

const focus = (frame: HTMLIFrameElement | null) => frame?.focus()

interface ScreenProps extends EcranCharge {
  /** Name of the site. */
  site: string
  /** The organisation is fictitious. */
  demonstration: boolean
  /** The screen takes the whole width of the page. */
  isWhole: boolean
}

/**
 * A screen: a picture, replaced on click by its demonstration, in an iframe of the same size. Without JavaScript a link to the
 * demonstration. The iframe is sandboxed: no script, no form, no popup.
 */
function Screen({ image, alt, legende, format, essai, site, demonstration, isWhole }: ScreenProps) {
  const [inUse, setInUse] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const isPhone = format === 'mobile'
  const path = essai && underBase(essai.path, config.basePath)
  const id = `projet-essai-${essai?.path.split('/').at(-1)}`
  const enter = (event: MouseEvent) => {
    if (!path || leavesToBrowser(event)) return
    event.preventDefault()
    // Rules for the iframe are in the site's stylesheet, not inlined (scripts/build/css.ts). If it does not load, the link is followed.
    loadStyles(document).then(
      () => setInUse(true),
      () => window.location.assign(path),
    )
  }
  const leave = () => {
    flushSync(() => setInUse(false))
    link.current?.focus()
  }
  return (
    <div className={classes.screen} data-format={format} data-in-use={inUse || undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: RGAA 1.9 asks for the role, and for the caption as its name */}
      <figure role="figure" aria-label={legende}>
        {(essai || !isPhone) && (
          <div className={classes.bar}>
            {inUse ? (
              <p key="essai">
                <b>{cadre.demonstration}</b>
                {cadre.rienEnvoye}
              </p>
            ) : (
              <p>
                <b>{isPhone ? cadre.telephone : site}</b>
                {demonstration && !isPhone && cadre.fictif}
              </p>
            )}
            {essai &&
              (inUse ? (
                <button type="button" id={`${id}-fin`} onClick={leave}>
                  {cadre.fin}
                </button>
              ) : (
                <a ref={link} href={path} id={id} rel="external" onClick={enter}>
                  <span>
                    {isPhone ? cadre.debutTelephone : cadre.debut}
                    {isPhone && <span className="visually-hidden">{cadre.leTelephone}</span>}
                  </span>
                </a>
              ))}
          </div>
        )}
        <div className={isPhone ? classes.phone : classes.window}>
          <Picture
            image={image}
            alt={alt}
            sizes={
              isPhone
                ? '(width < 960px) 330px, 18.5vw'
                : `(width < 960px) 100vw, ${isWhole ? '(width < 1280px) 93vw, 84vw' : '(width < 1280px) 78vw, 70vw'}`
            }
          />
          {inUse && (
            <iframe
              ref={focus}
              src={path}
              title={`${cadre.demonstration} ${site}`}
              sandbox="allow-same-origin"
              onLoad={({ currentTarget }) =>
                currentTarget.contentDocument?.documentElement.setAttribute('data-framed', '')
              }
            />
          )}
        </div>
        <figcaption>{legende}</figcaption>
      </figure>
      {essai && (
        <p className={classes.hint}>
          <b>{cadre.aEssayer}</b> {essai.texte}
        </p>
      )}
    </div>
  )
}

interface ProjetScreensProps {
  projet: ProjetComplet
  /** Part of the study about the screens, if any. */
  children?: ReactNode
}

/**
 * Screens of a project: the first large one, the first phone in front of it, then the others. Of this site large screens show the first
 * alone, as wide as the page: one can read it, and the cover has shown a phone.
 */
export function ProjetScreens({ projet, children }: ProjetScreensProps) {
  const { ecrans, name, teinte, titre, demonstration } = projet
  const isWhole = name === thisSite
  if (ecrans.length === 0) return <div className={`container ${classes.notes}`}>{children}</div>
  const [title = <h2 key="title">{fiche.ecrans}</h2>, ...notes] = Children.toArray(children).filter(isValidElement)
  const desktop = ecrans.find(({ format }) => format === 'bureau')
  const phone = ecrans.find(({ format }) => format === 'mobile')
  const others = ecrans.filter((ecran) => ecran !== desktop && ecran !== phone)
  const screen = (ecran: EcranCharge) => (
    <Screen key={ecran.legende} {...ecran} site={titre} demonstration={demonstration} isWhole={isWhole} />
  )
  return (
    <section className={isWhole ? `${classes.band} ${classes.whole}` : classes.band} data-tint={teinte}>
      <div className="container">{title}</div>
      <div className={classes.stage}>
        {desktop && screen(desktop)}
        {phone && screen(phone)}
      </div>
      {others.length > 0 && <div className={`container ${classes.others}`}>{others.map(screen)}</div>}
      {notes.length > 0 && <div className={`container ${classes.notes}`}>{notes}</div>}
    </section>
  )
}
