// The drawings that all pictures are made of: put into the document once, then shown with `<use href="#tile-blue">`.
import duel from '@art/duel.svg?raw';
import table from '@art/table.svg?raw';
import tiles from '@art/tiles.svg?raw';

export function hangArt(): void {
  const store = document.createElement('div');
  store.hidden = true;
  store.innerHTML = tiles + table + duel;
  document.body.prepend(store);
}
