import { Screen } from '@/components/Screen/Screen'
import { fiche } from '@/content/etude'
import type { EcranCharge } from '@/content/projet'
import type { Tint } from '@/theme/tokens'
import classes from './ProjetScreens.module.css'

/** The other screens of a project, each with its caption: desktop and phone side by side on large screens. */
export function ProjetScreens({ ecrans, tint }: { ecrans: EcranCharge[]; tint: Tint }) {
  if (ecrans.length === 0) return null
  return (
    <section className={classes.band} data-tone="tint" aria-labelledby="ecrans-titre">
      <div className="container">
        <h2 id="ecrans-titre" className={classes.title}>
          {fiche.ecrans}
        </h2>
        <div className={classes.screens}>
          {ecrans.map(({ image, alt, legende, format }) => (
            // biome-ignore lint/a11y/noRedundantRoles: RGAA 1.9 asks for the role, and for the caption as its name
            <figure key={legende} className={classes.figure} data-format={format} role="figure" aria-label={legende}>
              <Screen
                image={image}
                alt={alt}
                sizes={
                  format === 'mobile'
                    ? '240px'
                    : '(width < 480px) 79vw, (width < 960px) 84vw, (width < 1280px) 60vw, 770px'
                }
                tint={tint}
                format={format}
                fit="stand"
              />
              <figcaption>{legende}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
