/** Reads one entry of a ZIP archive as text. @returns `null` for one that the archive lacks */
export type ReadEntry = (name: string) => Promise<string | null>;

/** Bytes that all entries of an archive may unpack to: a small archive can hold a huge text. */
const MOST_UNPACKED = 64 * 1024 * 1024;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  method: number;
  /** Where its local head begins. */
  at: number;
  packedLength: number;
}

/**
 * Opens a ZIP archive by its directory. @throws Error for what is no archive, is encrypted or too large, or unpacks to more than 64 MB
 * @see APPNOTE.TXT - .ZIP File Format Specification, sections 4.3.7, 4.3.12 and 4.3.16
 */
export function openZip(bytes: Uint8Array): ReadEntry {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = directoryOf(view, bytes);
  let left = MOST_UNPACKED;
  return async (name) => {
    const entry = entries.get(name);
    if (entry === undefined) return null;
    const begin = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    const packed = bytes.subarray(begin, begin + entry.packedLength);
    const unpacked = await unpack(packed, entry.method, left);
    left -= unpacked.length;
    return new TextDecoder().decode(unpacked);
  };
}

function directoryOf(view: DataView, bytes: Uint8Array): Map<string, Entry> {
  let end = view.byteLength - END_LENGTH;
  const lowest = Math.max(0, end - LONGEST_COMMENT);
  while (end >= lowest && view.getUint32(end, true) !== END) end -= 1;
  if (end < lowest) throw new Error('is no ZIP archive');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('has a broken directory');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      at: view.getUint32(at + 42, true),
      packedLength: view.getUint32(at + 20, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function unpack(packed: Uint8Array, method: number, most: number): Promise<Uint8Array> {
  if (method !== STORED && method !== DEFLATED) throw new Error('is packed in an unknown way');
  const source = new Blob([packed as Uint8Array<ArrayBuffer>]).stream();
  const stream = method === STORED ? source : source.pipeThrough(new DecompressionStream('deflate-raw'));
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream as unknown as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > most) throw new Error('unpacks to too much');
    parts.push(part);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
