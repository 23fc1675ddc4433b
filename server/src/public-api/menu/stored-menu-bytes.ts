import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import manifest from '../../../package.json' with { type: 'json' };
import { ownBytes } from '../../core/own-bytes.ts';
import { gzippedTail } from '../../http/answer/gzip-frame.ts';
import { prepareGzipped } from '../../http/answer/prepared-json.ts';
import type { CompiledMenu } from './compile-menu.ts';

/**
 * Raised by each change of what a menu or its envelope looks like. Releases never read each other's menus: this is for a change
 * within one.
 */
const REVISION = 1;

/** Which menu some bytes are. */
export interface MenuIdentity {
  venueId: string;
  version: number;
  /** `''` for a venue without languages. */
  language: string;
  form: string;
}

/** A menu as it is stored. */
export interface StoredMenu extends MenuIdentity {
  /** Of the venue, its default first. */
  languages: readonly string[];
  menu: CompiledMenu;
}

/** Everything that decides what the menu of a venue at a version looks like, beside its language. */
export function storedFormOf(baseUrl: string, release = manifest.version, revision = REVISION): string {
  const digest = createHash('sha256').update(baseUrl).digest('base64url');
  return `${release}/${revision}/${digest.slice(0, 16)}`;
}

/** What stands before the compressed bytes, in one line of JSON. */
interface Head extends MenuIdentity {
  languages: readonly string[];
  etag: string;
  /** `null`: since ever. */
  validFrom: number | null;
  /** `null`: for ever. */
  validUntil: number | null;
  length: number;
  crc: number;
}

const CHECKSUM_BYTES = 4;
const NEWLINE = 10;

/** The bytes of a menu whose compressed form exists; `null` for any other. */
export function bytesOfMenu({
  venueId,
  version,
  language,
  form,
  languages,
  menu,
}: StoredMenu): Buffer | null {
  const { data, etag, validFrom, validUntil } = menu;
  if (data.gzipped === null) return null;
  const { deflated, length, crc } = data.gzipped;
  const head: Head = {
    ...{ venueId, version, language, form, languages, etag, length, crc },
    validFrom: Number.isFinite(validFrom) ? validFrom : null,
    validUntil: Number.isFinite(validUntil) ? validUntil : null,
  };
  const bytes = Buffer.concat([
    Buffer.alloc(CHECKSUM_BYTES),
    Buffer.from(`${JSON.stringify(head)}\n`),
    deflated,
  ]);
  bytes.writeUInt32LE(crc32(bytes.subarray(CHECKSUM_BYTES)));
  return bytes;
}

/**
 * The menu in some bytes; `null` when they are damaged, or are another menu than this one.
 * @param onChange  called when the menu takes another amount of memory
 */
export function menuInBytes(
  bytes: Buffer,
  { venueId, version, language, form }: MenuIdentity,
  onChange: () => void,
): StoredMenu | null {
  if (bytes.length <= CHECKSUM_BYTES) return null;
  if (crc32(bytes.subarray(CHECKSUM_BYTES)) !== bytes.readUInt32LE()) return null;
  const end = bytes.indexOf(NEWLINE, CHECKSUM_BYTES);
  const head = JSON.parse(bytes.toString('utf8', CHECKSUM_BYTES, end)) as Head;
  if (head.venueId !== venueId || head.version !== version) return null;
  if (head.language !== language || head.form !== form) return null;
  const deflated = ownBytes(bytes.subarray(end + 1));
  const menu: CompiledMenu = {
    data: prepareGzipped(gzippedTail(deflated, head), onChange),
    etag: head.etag,
    validFrom: head.validFrom ?? Number.NEGATIVE_INFINITY,
    validUntil: head.validUntil ?? Number.POSITIVE_INFINITY,
  };
  return { venueId, version, language, form, languages: head.languages, menu };
}
