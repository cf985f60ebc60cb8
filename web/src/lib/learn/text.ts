// A course's text in pieces: paragraphs and lists, and in their lines strong words and pictures of tiles.

export type Piece =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'tiles'; readonly tiles: readonly string[] };
export type Line = readonly Piece[];
export type Block =
  { readonly kind: 'paragraph'; readonly line: Line } | { readonly kind: 'list'; readonly lines: readonly Line[] };

const STRONG = /^\*\*(.+)\*\*$/;
const TILES = /^\[([BYRKWT*]+)\]$/;

export function lineOf(text: string): Line {
  return text
    .split(/(\*\*.+?\*\*|\[[BYRKWT*]+\])/)
    .filter((part) => part !== '')
    .map(pieceOf);
}

function pieceOf(text: string): Piece {
  const strong = STRONG.exec(text)?.[1];
  if (strong !== undefined) return { kind: 'strong', text: strong };
  const tiles = TILES.exec(text)?.[1];
  return tiles === undefined ? { kind: 'text', text } : { kind: 'tiles', tiles: tiles.split('') };
}

// Lines that begin with '- ' and follow each other are one list.
export function blocksOf(text: string): Block[] {
  const blocks: { kind: 'paragraph' | 'list'; lines: Line[] }[] = [];
  for (const raw of text.split('\n')) {
    const kind = raw.startsWith('- ') ? 'list' : 'paragraph';
    const line = lineOf(kind === 'list' ? raw.slice(2) : raw);
    const last = blocks.at(-1);
    if (kind === 'list' && last?.kind === 'list') last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
  }
  return blocks.map(({ kind, lines }) => (kind === 'list' ? { kind, lines } : { kind, line: lines.flat() }));
}
