// Tiles by name, as art and palette call them. Letters as in the notation, `*` a special tile.
export const TILE_NAMES: Readonly<Record<string, string>> = {
  B: 'blue',
  Y: 'yellow',
  R: 'red',
  K: 'black',
  W: 'white',
  T: 'turquoise',
  '*': 'special',
};
