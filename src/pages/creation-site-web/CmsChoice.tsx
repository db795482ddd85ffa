import { PointGrid } from '@/components/PointGrid/PointGrid'
import type { cms } from '@/content/creation'

/** Two ways to keep a site up to date, side by side. */
export function CmsChoice({ avec, sans }: Pick<typeof cms, 'avec' | 'sans'>) {
  return (
    <PointGrid
      points={[avec, sans].map(({ title, intro, points }) => ({
        title,
        text: (
          <>
            {intro}
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </>
        ),
      }))}
    />
  )
}
