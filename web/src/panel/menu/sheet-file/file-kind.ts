import { decodeText } from './decode-text.ts';
import { entryNames } from './zip-entries.ts';

/** Why a file is not read, by the words of the page. */
export type UnreadableKind =
  | 'empty'
  | 'tooLarge'
  | 'oldExcel'
  | 'password'
  | 'pdf'
  | 'webPage'
  | 'picture'
  | 'otherSheet'
  | 'document'
  | 'broken'
  | 'unknown';

/** A file that is not read. */
export class UnreadableFile extends Error {
  readonly kind: UnreadableKind;

  constructor(kind: UnreadableKind) {
    super(`the file is not read: ${kind}`);
    this.kind = kind;
  }
}

/** How files begin, in hexadecimal digits. */
const BEGINNINGS: readonly (readonly [RegExp, UnreadableKind])[] = [
  // Excel 2 to 4 wrote a sheet alone.
  [/^09(?:00|02|04)0[46]00/, 'oldExcel'],
  [/^25504446/, 'pdf'],
  [
    /^(?:89504e47|ffd8ff|47494638|424d|49492a00|4d4d002a|52494646.{8}57454250|.{8}66747970(?:6865|6d69|6176))/,
    'picture',
  ],
  // Rich text.
  [/^7b5c727466/, 'document'],
];

/** What a file is by its bytes, whatever its name says. */
export function fileKindOf(bytes: Uint8Array): 'Workbook' | 'Text' | UnreadableKind {
  const begin = hexOf(bytes.subarray(0, 16));
  if (isBlank(bytes)) return 'empty';
  if (begin.startsWith('504b')) return archiveKind(bytes);
  // The compound file of older Office; a workbook with a password is one, too.
  if (begin.startsWith('d0cf11e0')) return hasWide(bytes, 'EncryptedPackage') ? 'password' : 'oldExcel';
  const found = BEGINNINGS.find(([pattern]) => pattern.test(begin));
  return found?.[1] ?? textKind(bytes.subarray(0, 2_000));
}

function textKind(bytes: Uint8Array): 'Text' | UnreadableKind {
  const text = decodeText(bytes).text.trimStart();
  if (/^<\?xml[\s\S]*?<(?:\w+:)?(?:Workbook|document)[\s>]/.test(text)) return 'otherSheet';
  if (/^<(?:!doctype html|!--|html|head|body|table|meta|style|div|\?xml)/i.test(text)) return 'webPage';
  if (/^(?:ID;P|TABLE\r?\n0,1)/.test(text)) return 'otherSheet';
  return [...text].some(isControl) ? 'unknown' : 'Text';
}

/** Of the control characters, a text has those of lines and cells, and that of DOS at its end. */
function isControl(letter: string): boolean {
  const code = letter.charCodeAt(0);
  return code < 0x20 && ![9, 10, 11, 12, 13, 26].includes(code);
}

function archiveKind(bytes: Uint8Array): 'Workbook' | UnreadableKind {
  const names = [...namesIn(bytes)];
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^word\/|^ppt\//)) return 'document';
  // Binary Excel, LibreOffice and Numbers.
  if (has(/workbook\.bin$|^content\.xml$|\.iwa$|^index\.zip$/)) return 'otherSheet';
  if (has(/^\[content_types\]\.xml$|workbook\.xml$/)) return 'Workbook';
  return names.length === 0 ? 'broken' : 'unknown';
}

function namesIn(bytes: Uint8Array): ReadonlySet<string> {
  try {
    return entryNames(bytes);
  } catch {
    return new Set();
  }
}

/** Whether there is nothing but spaces, line breaks and the marks of UTF-8 and UTF-16. */
function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => [0, 9, 10, 13, 32, 0xef, 0xbb, 0xbf, 0xfe, 0xff].includes(byte));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the bytes have a word of ASCII in UTF-16, as a compound file names its parts. */
function hasWide(bytes: Uint8Array, word: string): boolean {
  const wide = [...word].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = 0; at <= bytes.length - wide.length; at += 2) {
    if (wide.every((byte, place) => bytes[at + place] === byte)) return true;
  }
  return false;
}
