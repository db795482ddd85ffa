import type { comparaison } from '@/content/creation'
import classes from './Comparison.module.css'

/**
 * Three kinds of site, criterion by criterion. One row per kind, so that on small screens each kind is one block; on large ones the
 * stylesheet stands the rows side by side as columns.
 */
export function Comparison({ caption, criteria, kinds }: Pick<typeof comparaison, 'caption' | 'criteria' | 'kinds'>) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="wide-heads">
        <tr>
          <td />
          {criteria.map((criterion) => (
            <th key={criterion} scope="col">
              {criterion}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, answers }) => (
          <tr key={kind}>
            <th scope="row">{kind}</th>
            {answers.map((answer, index) => (
              <td key={answer} data-criterion={criteria[index]}>
                {answer}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
