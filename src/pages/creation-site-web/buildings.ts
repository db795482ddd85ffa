/** A house with a shop window, a shop with its shelves, a workshop: one for each kind of site, drawn in bricks. */
export const buildings = [
  ['.vv...', 'vvvv..', 'vggv..', 'vggv..', 'vvvv..'],
  ['bbbbbb', 'bg.ggb', 'bbbbbb', 'bgg.gb', 'bbbbbb'],
  ['1.....', '1..1.1', '1.1111', '111gg1', '111gg1'],
]
