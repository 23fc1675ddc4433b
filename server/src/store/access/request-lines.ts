import type { KeyRequest } from '../../core/access/key-request.ts';

/** A call that updates the last use of its key. */
interface Use {
  venueId: string;
  keyId: string;
  at: number;
}

/** Longer than any line: its path has at most 200 characters of two bytes. */
const LONGEST_LINE = 1_024;

/**
 * Requests as they are sent to the database: rows of `key_request`, a line each. Text in one buffer, because V8 makes objects that
 * are kept for a while in the old generation from the start, and with them others of their request. That left 1.4 kB of each request there,
 * and collecting it took 4 to 8 µs of 40.
 */
export class RequestLines {
  /** Only what is written takes memory. */
  readonly #bytes = Buffer.allocUnsafeSlow(512 * LONGEST_LINE);
  #length = 0;
  #count = 0;
  #uses: Use[] = [];

  get count(): number {
    return this.#count;
  }

  get uses(): readonly Use[] {
    return this.#uses;
  }

  hasRoom(): boolean {
    return this.#length <= this.#bytes.length - LONGEST_LINE;
  }

  /** Adds a call, for which there must be room. @param marksUse  whether it updates the last use of its key */
  add(call: KeyRequest, marksUse: boolean): void {
    this.#length += this.#bytes.write(lineOf(call), this.#length);
    this.#count += 1;
    const { venueId, keyId, at } = call;
    if (marksUse) this.#uses.push({ venueId, keyId, at });
  }

  /** Rows in the order of the columns of the table, with a line break between them. Valid until the next call. */
  text(): Buffer {
    return this.#bytes.subarray(0, Math.max(0, this.#length - 1));
  }

  clear(): void {
    this.#length = 0;
    this.#count = 0;
    this.#uses = [];
  }
}

function lineOf(call: KeyRequest): string {
  const { venueId, keyId, id, operation, method, path, status, errorCode, durationMs, traceId } = call;
  return `(${venueId},${keyId},${id},${instantOf(call.at)},${operation},${method},${quoted(path)},${status},${errorCode ?? ''},${durationMs},${traceId})\n`;
}

const PLAIN = /^[\w/.~:-]+$/;

/** A line break is never in the path of a request: Node's parser refuses it. */
function quoted(path: string): string {
  return PLAIN.test(path) ? path : `"${path.replaceAll(/["\\]/g, '$&$&')}"`;
}

let latest = { at: Number.NaN, text: '' };

/** An instant as text. Many calls have the same one. */
function instantOf(at: number): string {
  if (at !== latest.at) latest = { at, text: new Date(at).toISOString() };
  return latest.text;
}

const BEFORE_PATH = 6;
const BEHIND_PATH = 4;

/** The row of a line. Only its path may contain commas. */
export function rowOfLine(line: string) {
  const parts = line.slice(1, -1).split(',');
  const [venueId, keyId, id, at, operation, method] = parts;
  const [status, errorCode, durationMs, traceId] = parts.slice(-BEHIND_PATH);
  const path = unquoted(parts.slice(BEFORE_PATH, -BEHIND_PATH).join(','));
  return {
    ...{ venueId: venueId!, keyId, id, at, operation, method, path, status: Number(status) },
    ...{ errorCode: errorCode === '' ? null : errorCode, durationMs: Number(durationMs), traceId },
  };
}

function unquoted(path: string): string {
  return path.startsWith('"') ? path.slice(1, -1).replaceAll(/(["\\])\1/g, '$1') : path;
}
