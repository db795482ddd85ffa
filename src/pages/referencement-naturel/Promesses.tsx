import { Fold } from '@/components/Disclosure/Fold'
import type { promesses } from '@/content/referencement'
import classes from './Promesses.module.css'

/** Google's own advice, in French. */
const googleAdvice = 'https://developers.google.com/search/docs/fundamentals/do-i-need-seo?hl=fr'

/** Common promises, crossed out, with our answer and the clause of our contract. */
export function Promesses({ phrases, contrat, source }: Pick<typeof promesses, 'phrases' | 'contrat' | 'source'>) {
  return (
    <>
      <ul className={classes.promises}>
        {phrases.map(({ phrase, reponse }, index) => (
          <li key={phrase}>
            <Fold name="promesses" title={<s>{phrase}</s>} open={index === 0}>
              <p>{reponse}</p>
            </Fold>
          </li>
        ))}
      </ul>
      <p className={classes.source}>
        <a href={googleAdvice} id="referencement-lien-google">
          {source}
        </a>
      </p>
      <div className={classes.contract}>
        <h3 className="display">{contrat.title}</h3>
        <p>{contrat.text}</p>
      </div>
    </>
  )
}
