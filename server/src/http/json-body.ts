import type { IncomingMessage } from 'node:http';
import { type Problem, Refusal } from '../core/refusals.ts';
import { cleanText, isReadableText } from '../core/text.ts';

/** Bytes. */
const BODY_LIMIT = 256 * 1024;
const DEPTH_LIMIT = 16;
const JSON_TYPE = /^application\/json[\t ]*(;|$)/i;

/**
 * Reads the JSON body of a request, with every string cleaned (see {@link cleanText}) and blank ones `null`.
 * @param limit  in bytes
 * @returns `undefined` for no body at all
 * @throws Refusal UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE; VALIDATION_ERROR for what is not JSON, nests deeper than 16
 *   levels, has a `__proto__` property, or has a text with NUL or a lone surrogate
 */
export async function readJsonBody(request: IncomingMessage, limit = BODY_LIMIT): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Refusal('BODY_TOO_LARGE');
  return parseBody(await readBytes(request, limit));
}

function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else reject(new Refusal('BODY_TOO_LARGE'));
    });
    request.once('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    const cutOff = () => reject(unreadable('', 'was cut off'));
    request.once('error', cutOff);
    request.once('close', () => {
      if (!request.complete) cutOff();
    });
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseBody(bytes: Buffer): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw unreadable('', 'is not UTF-8');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable('', 'is not JSON');
  }
  return clean(value, '', 1);
}

function clean(value: unknown, field: string, depth: number): unknown {
  if (typeof value === 'string') return cleanString(value, field);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH_LIMIT) throw unreadable(field, 'is nested too deeply');
  if (Array.isArray(value)) return value.map((item, index) => clean(item, `${field}[${index}]`, depth + 1));
  const cleaned: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    if (name === '__proto__') throw unreadable(field, 'has a __proto__ property');
    if (!isReadableText(name)) throw unreadable(field, 'has a property whose name cannot be read');
    cleaned[name] = clean(
      (value as Record<string, unknown>)[name],
      field === '' ? name : `${field}.${name}`,
      depth + 1,
    );
  }
  return cleaned;
}

function cleanString(value: string, field: string): string | null {
  if (!isReadableText(value)) throw unreadable(field, 'has characters that cannot be read');
  const text = cleanText(value);
  return text === '' ? null : text;
}

const FIELD_LENGTH = 200;

function unreadable(field: string, message: string): Refusal {
  const place = field === '' ? 'body' : field.slice(0, FIELD_LENGTH).toWellFormed();
  const problem: Problem = { field: place, message, attemptedValue: null };
  return new Refusal('VALIDATION_ERROR', { problems: [problem] });
}
