// Which of the three layouts of a table the window has room for, and how large its unit is.

// wide: table left, boards right, side column where there is room; phone: one above the other; low: a phone on its side.
export type Layout = 'wide' | 'phone' | 'low';

const size = $state({ width: 1366, height: 768 });

export function followSize(): void {
  const follow = () => {
    size.width = window.innerWidth;
    size.height = window.innerHeight;
  };
  follow();
  window.addEventListener('resize', follow);
}

export function layout(): Layout {
  return layoutOf(size.width, size.height);
}

// Designs are drawn for 1366 x 768 (1120 without the side column), 360 x 740 and 740 x 360.
export function layoutOf(width: number, height: number): Layout {
  if (width >= 900 && height >= 560) return 'wide';
  return width > height && height < 560 ? 'low' : 'phone';
}

// There is room for the side column beside table and boards.
export function roomForColumn(): boolean {
  return size.width / size.height > 1.6;
}
