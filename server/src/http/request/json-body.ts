import type { IncomingMessage } from 'node:http';
import { type Problem, Refusal } from '../../core/refusals.ts';
import { cleanProperty, isPlainText, isValidText } from '../../core/text/text.ts';
import type { PartReceiver, ReadBytes } from './body-bytes.ts';
import { positionOfJsonFault } from './json-position.ts';
import { hasBody } from './request-context.ts';

/** Bytes. */
const BODY_LIMIT = 256 * 1024;
const DEPTH_LIMIT = 16;
const JSON_TYPE = /^application\/json[\t ]*(;|$)/i;

/** Options of {@link readJsonBody}. */
export interface BodyReading {
  /** Bytes. @default 256 KiB */
  limit?: number | undefined;
  /** Whether the refusal names the line and column of a JSON error: for documents that people write by hand. */
  reportsPosition?: boolean;
}

/**
 * Reads the JSON body of a request, with every string cleaned (see {@link cleanProperty}) and blank ones `null`.
 * @returns `undefined` for no body at all, also in chunks; a promise for a body that is still arriving
 * @throws Refusal UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE; VALIDATION_ERROR for what is not JSON, nests deeper
 *   than 16 levels, has a `__proto__` property, or has a text with NUL or a lone surrogate
 */
export function readJsonBody(
  request: IncomingMessage,
  read: ReadBytes,
  { limit = BODY_LIMIT, reportsPosition = false }: BodyReading = {},
): Promise<unknown> | unknown {
  const toValue = (bytes: Buffer | undefined) =>
    bytes === undefined || bytes.length === 0 ? undefined : clean(parseJson(bytes, reportsPosition), [], 0);
  const bytes = readJsonBytes(request, read, limit);
  return bytes instanceof Promise ? bytes.then(toValue) : toValue(bytes);
}

/**
 * Reads the JSON body of a request without parsing it.
 * @param limit  bytes
 * @param receiver  receives the parts as they arrive; the returned bytes are then empty
 * @returns `undefined` or no bytes for no body at all; a promise for a body that is still arriving
 * @throws Refusal UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE, and the refusal of the receiver
 */
export function readJsonBytes(
  request: IncomingMessage,
  read: ReadBytes,
  limit: number,
  receiver?: PartReceiver,
): Promise<Buffer> | Buffer | undefined {
  if (!hasBody(request)) return undefined;
  // A chunked body may turn out to be empty, and then it needs no media type.
  if (!JSON_TYPE.test(request.headers['content-type'] ?? ''))
    return read({ bytes: 0, refusal: 'UNSUPPORTED_MEDIA_TYPE', discardFactor: 0 });
  const bodyLimit = { bytes: limit, refusal: 'BODY_TOO_LARGE', discardFactor: 1 } as const;
  return read(receiver === undefined ? bodyLimit : { ...bodyLimit, receiver });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses UTF-8 text as JSON.
 * @throws Refusal VALIDATION_ERROR when it is not UTF-8 or not JSON
 */
export function parseJson(bytes: Uint8Array, reportsPosition: boolean): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw unreadable('', 'is not UTF-8');
  }
  try {
    return JSON.parse(text);
  } catch {
    const position = reportsPosition ? positionOfJsonFault(text) : null;
    throw unreadable(
      '',
      position === null ? 'is not JSON' : `is not JSON: line ${position.line}, column ${position.column}`,
    );
  }
}

/**
 * The path to a value. Only its first `depth` steps count: later ones are left over from values that were cleaned
 * before.
 */
type Path = (string | number)[];

/**
 * Cleans a parsed value in place: a copy of each part would be most of the garbage of reading a body.
 * @param path  the path of the value; changed in place, and formatted only for a refusal
 */
function clean(value: unknown, path: Path, depth: number): unknown {
  if (typeof value === 'string') return cleanString(value, path, depth);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH_LIMIT) throw unreadable(fieldOf(path, depth), 'is nested too deeply');
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      path[depth] = at;
      const part = value[at];
      const cleaned = clean(part, path, depth + 1);
      if (cleaned !== part) value[at] = cleaned;
    }
    return value;
  }
  const record = value as Record<string, unknown>;
  for (const name in record) {
    if (name === '__proto__') throw unreadable(fieldOf(path, depth), 'has a __proto__ property');
    if (!isValidText(name))
      throw unreadable(fieldOf(path, depth), 'has a property whose name cannot be read');
    path[depth] = name;
    const part = record[name];
    const cleaned = clean(part, path, depth + 1);
    if (cleaned !== part) record[name] = cleaned;
  }
  return record;
}

function cleanString(value: string, path: Path, depth: number): string | null {
  if (isPlainText(value)) return value === '' ? null : value;
  if (!isValidText(value)) throw unreadable(fieldOf(path, depth), 'has characters that cannot be read');
  return cleanProperty(value, path[depth - 1]);
}

function fieldOf(path: Path, depth: number): string {
  return path
    .slice(0, depth)
    .reduce<string>(
      (field, step) =>
        typeof step === 'number' ? `${field}[${step}]` : field === '' ? step : `${field}.${step}`,
      '',
    );
}

const FIELD_LENGTH = 200;

function unreadable(field: string, message: string): Refusal {
  const position = field === '' ? 'body' : field.slice(0, FIELD_LENGTH).toWellFormed();
  const problem: Problem = { field: position, message, attemptedValue: null };
  return new Refusal('VALIDATION_ERROR', { problems: [problem] });
}
