import { decodeText } from './decode-text.ts';
import { entryNames } from './zip-entries.ts';

/** Why a file cannot be read, which is also the key of its text. */
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

/** Thrown for a file that cannot be read. */
export class UnreadableFile extends Error {
  readonly kind: UnreadableKind;

  constructor(kind: UnreadableKind) {
    super(`the file is not read: ${kind}`);
    this.kind = kind;
  }
}

/** The first bytes of files of several types, in hexadecimal digits. */
const BEGINNINGS: readonly (readonly [RegExp, UnreadableKind])[] = [
  // Excel 2 to 4: a single sheet without a workbook.
  [/^09(?:00|02|04)0[46]00/, 'oldExcel'],
  [/^25504446/, 'pdf'],
  [
    /^(?:89504e47|ffd8ff|47494638|424d|49492a00|4d4d002a|52494646.{8}57454250|.{8}66747970(?:6865|6d69|6176))/,
    'picture',
  ],
  // Rich text.
  [/^7b5c727466/, 'document'],
];

/** The type of a file by its bytes; its name is ignored. */
export function fileKindOf(bytes: Uint8Array): 'Workbook' | 'Text' | UnreadableKind {
  const begin = hexOf(bytes.subarray(0, 16));
  if (isBlank(bytes)) return 'empty';
  if (begin.startsWith('504b')) return archiveKind(bytes);
  // A compound file: an older Office document, or a workbook with a password.
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

/** Whether a character is a control character that no text contains. Line breaks, tabs and the DOS end mark (26) are allowed. */
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

/** Whether a file has only spaces, line breaks and byte order marks. */
function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => [0, 9, 10, 13, 32, 0xef, 0xbb, 0xbf, 0xfe, 0xff].includes(byte));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the bytes contain an ASCII word in UTF-16: a compound file names its parts like this. */
function hasWide(bytes: Uint8Array, word: string): boolean {
  const wide = [...word].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = 0; at <= bytes.length - wide.length; at += 2) {
    if (wide.every((byte, place) => bytes[at + place] === byte)) return true;
  }
  return false;
}
