import { type Composition, drawing } from '@/components/BrickWall/wall'

/**
 * A door between its jambs, on its step: a lintel, light over the leaf, a lamp on each side. The leaf is drawn over the wall (`leaf`), as
 * wide as four half bricks.
 */
const lit = drawing(
  '..vvvvvv....',
  '.llllllll...',
  '..vggggv....',
  '..v....v....',
  '..v....v....',
  '..v....v....',
  '.gv....vg...',
  '..v....v....',
  '..v....v....',
  '..v....v....',
  '..v....v....',
  '..v....v....',
  '..v....v....',
  '..v....v....',
  'llllllllll..',
)

/** Bricks around the lamps, on which their light falls. */
const glow = drawing('gg......gg..', 'g........g..', 'gg......gg..', ...Array<string>(7).fill(''))

export const door: Composition = (brick) => lit(brick) ?? (glow(brick) && 'gold1')
door.isDrawing = true

door.phone = drawing(
  '.llllllll..',
  '..vggggv...',
  '..v....v...',
  '..v....v...',
  '.gv....vg..',
  '..v....v...',
  '..v....v...',
  '..v....v...',
  '.llllllll..',
)

/** A place on the wall: left and top, width and height, in half bricks from its left and courses from its top. */
type Box = [x: number, y: number, width: number, height: number]

/** Leaves on a large screen, then on a phone (BrickWall.tsx); half a joint inside their courses. */
const leaves: Box[] = [
  [11.05, 12.1, 3.9, 10.8],
  [12.07, 27.1, 3.86, 5.8],
]

/** Path data of rectangles given in hundredths of the leaf. */
const boxes = (...parts: Box[]) =>
  leaves
    .flatMap(([x, y, width, height]) =>
      parts.map(
        ([left, top, wide, high]) =>
          `M${(x + (left * width) / 100).toFixed(2)} ${(y + (top * height) / 100).toFixed(2)}h${((wide * width) / 100).toFixed(2)}v${((high * height) / 100).toFixed(2)}h-${((wide * width) / 100).toFixed(2)}z`,
      ),
    )
    .join('')

/** Path data of the leaf by layer: its plate, its four panels, a letter in its slot, slot and handle. */
export const leaf = {
  plate: boxes([0, 0, 100, 100]),
  panels: boxes([10, 6, 36, 36], [54, 6, 36, 36], [10, 60, 36, 34], [54, 60, 36, 34]),
  letter: boxes([35, 45.5, 30, 6]),
  metal: boxes([27, 51, 46, 2.5], [91, 46, 4.5, 11]),
}
