import { drawing } from '@/components/BrickWall/wall'

/** A brass plate on a wall: its place, which the layers fill. */
export const wall = drawing(
  '....vvvvvv',
  '..vvvvvvvv',
  'vvvvvvvvvv',
  'vv......vv',
  'vv......vv',
  'vv......vv',
  'vv......vv',
  'vv......vv',
  'vv......vv',
  'vv......vv',
  'vvvvvvvvvv',
)
wall.phone = drawing('vvvvvvvvvv', 'vv......vv', 'vv......vv', 'vv......vv', 'vv......vv', 'vv......vv', 'vvvvvvvvvv')

/** Two interlocked strokes, 100 wide and 160 high, each the other turned by half a turn. */
const strokes = [
  [70, 34, 66, 12, 32, 12, 30, 36, 28, 58, 76, 66, 74, 90, 73, 101, 64, 106, 54, 110],
  [30, 126, 34, 148, 68, 148, 70, 124, 72, 102, 24, 94, 26, 70, 27, 59, 36, 54, 46, 50],
]

const rounded = (length: number) => Math.round(length * 100) / 100

/** The sign of a paragraph of a law, from a place on. @param width, height of a hundredth of it, in half bricks and courses */
const paragraph = (left: number, top: number, width: number, height: number) =>
  strokes
    .map((points) => {
      const [x, y, ...curves] = points.map((at, index) =>
        index % 2 ? rounded(top + at * height) : rounded(left + at * width),
      )
      return `M${x} ${y}v-.01C${curves.join(' ')}h-.01`
    })
    .join('')

/** SVG path data over the wall, by layer, in the units of a BrickWall, for a large screen, then for a phone. */
export const layers = {
  plate: 'M12.05 16.1h5.9v6.8h-5.9zM12.1 28.1h5.8v4.8h-5.8z',
  engraved: [
    'M14.7 17.9h2.5v.8h-2.5zM14.7 19.5h2.5v.3h-2.5zM14.7 20.6h1.6v.3h-1.6z',
    'M12.2 16.4h.15v.3h-.15zM17.65 16.4h.15v.3h-.15zM12.2 22.3h.15v.3h-.15zM17.65 22.3h.15v.3h-.15z',
    'M14.7 29.4h2.5v.6h-2.5zM14.7 30.6h2.5v.2h-2.5zM14.7 31.4h1.6v.2h-1.6z',
    'M12.3 28.4h.2v.2h-.2zM17.5 28.4h.2v.2h-.2zM12.3 32.4h.2v.2h-.2zM17.5 32.4h.2v.2h-.2z',
  ].join(''),
  sign: paragraph(12.65, 16.85, 0.0165, 0.033) + paragraph(12.65, 28.5, 0.017, 0.025),
}
