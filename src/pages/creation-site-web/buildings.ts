/** A house with a shop window, a shop with its shelves, a hall with its gate: one for each kind of site, drawn in bricks. */
export const buildings = {
  vitrine: ['.vv...', 'vvvv..', 'vggv..', 'vggv..', 'vvvv..'],
  boutique: ['bbbbbb', 'bg.ggb', 'bbbbbb', 'bgg.gb', 'bbbbbb'],
  outil: ['..11..', '.1111.', '111111', '1gggg1', '1gggg1'],
}
