import type { comparaison } from '@/content/creation'
import classes from './Comparison.module.css'

/** Three kinds of site, criterion by criterion: a table on large screens, one block per criterion on small ones. */
export function Comparison({ kinds, rows }: Pick<typeof comparaison, 'kinds' | 'rows'>) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">Trois sortes de sites comparées</caption>
      <thead>
        <tr>
          <td />
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {kind}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ criterion, values }) => (
          <tr key={criterion}>
            <th scope="row">{criterion}</th>
            {values.map((value, index) => (
              <td key={value} data-kind={kinds[index]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
