import type { ReactNode } from 'react'
import { Picture } from '@/components/Picture/Picture'
import { fiche } from '@/content/etude'
import type { EcranCharge, ProjetComplet } from '@/content/projet'
import classes from './ProjetScreens.module.css'

function Figure({ image, alt, legende, format }: EcranCharge) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: RGAA 1.9 asks for the role, and for the caption as its name
    <figure className={classes.figure} data-format={format} role="figure" aria-label={legende}>
      <div className={format === 'mobile' ? classes.phone : `browser-window ${classes.window}`}>
        <Picture
          image={image}
          alt={alt}
          sizes={format === 'mobile' ? '(width < 600px) 160px, 20.2vw' : '(width < 600px) 120vw, 77vw'}
        />
      </div>
      <figcaption>{legende}</figcaption>
    </figure>
  )
}

interface ProjetScreensProps {
  projet: ProjetComplet
  /** Title and text of the study about them, if it has a part for that. */
  children?: ReactNode
}

/** The other screens of a project on its tint: the first window from the left edge of the page, the first phone before it, then the others. */
export function ProjetScreens({ projet: { ecrans, teinte }, children }: ProjetScreensProps) {
  if (ecrans.length === 0) return <div className={`container ${classes.notes}`}>{children}</div>
  const window = ecrans.find(({ format }) => format === 'bureau')
  const phone = ecrans.find(({ format }) => format === 'mobile')
  const others = ecrans.filter((ecran) => ecran !== window && ecran !== phone)
  return (
    <section className={classes.band} data-tint={teinte}>
      <div className={classes.stage}>
        {window && <Figure {...window} />}
        {phone && <Figure {...phone} />}
      </div>
      {others.length > 0 && (
        <div className={`container ${classes.others}`}>
          {others.map((ecran) => (
            <Figure key={ecran.legende} {...ecran} />
          ))}
        </div>
      )}
      <div className={`container ${classes.notes}`}>{children ?? <h2>{fiche.ecrans}</h2>}</div>
    </section>
  )
}
