// A record as part of an address: packed, in letters that every program passes on as they are.

// Addresses longer than this are cut by too many programs; a record of 400 events needs about a tenth of it.
const MOST_LETTERS = 30_000;
const MOST_BYTES = 1_000_000; // unpacked, so that a small text can't fill the memory

export type PackingFault =
  | 'long' // there are more letters than an address may have, or it would unpack to something huge
  | 'letters' // it has letters that are never in such an address
  | 'cut' // its end is missing, or it was changed
  | 'unsupported'; // this browser can't pack

export class PackingError extends Error {
  override name = 'PackingError';

  constructor(readonly fault: PackingFault) {
    super(`a packed record can't be used: ${fault}`);
  }
}

export async function pack(line: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(line), () => new CompressionStream('deflate-raw'));
  const text = base64(bytes);
  if (text.length > MOST_LETTERS) throw new PackingError('long');
  return text;
}

// Takes what mail programs and messengers make of an address, too: breaks, spaces, a full stop behind it.
export async function unpack(packed: string): Promise<string> {
  const letters = packed
    .replace(/\s+|[.,;:!?)>\]'"]+$/g, '')
    .replaceAll('+', '-')
    .replace(/=+$/, '');
  if (letters.length > MOST_LETTERS) throw new PackingError('long');
  if (letters === '') throw new PackingError('cut');
  if (!/^[\w-]+$/.test(letters)) throw new PackingError('letters');
  try {
    const bytes = await through(bytesOf(letters), () => new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw error instanceof PackingError ? error : new PackingError('cut');
  }
}

type Transformer = () => CompressionStream | DecompressionStream;

async function through(bytes: Uint8Array<ArrayBuffer>, make: Transformer): Promise<Uint8Array> {
  if (typeof CompressionStream === 'undefined') throw new PackingError('unsupported');
  const reader = new Blob([bytes]).stream().pipeThrough(make()).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new PackingError('long');
    }
    parts.push(part.value);
  }
  return joined(parts, size);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

// The alphabet of base64url (RFC 4648), without padding.
function base64(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
