import { Unzip, UnzipInflate } from 'fflate';

/** Reads an entry of a ZIP archive as text; returns `null` if the archive does not contain it. */
export type ReadEntry = (name: string) => string | null;

/** The most bytes to which all read entries together may unpack: a small archive can contain a huge text. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/** How many bytes are unpacked at once. Unpacking can make them a thousand times larger. */
const SLICE = 16 * 1024;

/**
 * Opens a ZIP archive. The names of entries match in any letter case, and with backslashes, which some programs write.
 * @returns a function that reads an entry; it throws an error if the entry is cut off or unpacks to more than 64 MB
 */
export function openZip(bytes: Uint8Array): ReadEntry {
  let left = MOST_UNPACKED;
  return (name) => {
    const parts = unpack(bytes, entryKey(name), left);
    if (parts === null) return null;
    const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    left -= at;
    return textOf(whole);
  };
}

/** The names of all entries of an archive, in lower case and with slashes. */
export function entryNames(bytes: Uint8Array): Set<string> {
  const names = new Set<string>();
  unpack(bytes, null, 0, names);
  return names;
}

/** The name of an entry in the form in which names are compared. */
function entryKey(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

function unpack(
  bytes: Uint8Array,
  wanted: string | null,
  most: number,
  names = new Set<string>(),
): Uint8Array[] | null {
  const parts: Uint8Array[] = [];
  let [isFound, isWhole, length] = [false, false, 0];
  const unzip = new Unzip((entry) => {
    names.add(entryKey(entry.name));
    if (isFound || entryKey(entry.name) !== wanted) return;
    isFound = true;
    entry.ondata = (fault, part, isLast) => {
      if (fault !== null) throw fault;
      length += part.length;
      if (length > most) throw new Error('unpacks to too much');
      parts.push(part);
      isWhole = isLast;
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length && !isWhole; at += SLICE)
    unzip.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
  if (isFound && !isWhole) throw new Error('is cut off');
  return isFound ? parts : null;
}

/** Decodes a part of a workbook: UTF-16 if it has a byte order mark, otherwise UTF-8. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
