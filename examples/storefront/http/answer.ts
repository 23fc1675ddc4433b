import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Html } from './html.ts';

/** What a route answers. */
export interface Answer {
  status: number;
  body?: Html | Buffer | string;
  headers?: Record<string, string>;
  cookies?: readonly string[];
}

/** Sends the browser to another page with a GET, so that a reload of it sends nothing again. */
export function seeOther(location: string, cookies: readonly string[] = []): Answer {
  return { status: 303, headers: { location }, cookies };
}

/** Sends an answer, compressed as well as the browser understands. */
export function send(response: ServerResponse, answer: Answer, acceptEncoding: string): void {
  const { status, body = '', headers = {}, cookies = [] } = answer;
  const plain = Buffer.from(body instanceof Html ? body.text : body);
  const { encoding, bytes } = encode(plain, acceptEncoding);
  const type = body instanceof Html ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...headers,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
    ...(cookies.length === 0 ? {} : { 'set-cookie': [...cookies] }),
    'content-length': bytes.length,
  });
  response.end(bytes);
}

/** Below this, the header of a compressed body costs more than it saves. */
const WORTH_COMPRESSING = 600;
/** As small as gzip at its best, in a fraction of the time. */
const QUALITY = 5;

function encode(plain: Buffer, accepted: string): { encoding: 'br' | 'gzip' | null; bytes: Buffer } {
  if (plain.length < WORTH_COMPRESSING) return { encoding: null, bytes: plain };
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    return { encoding: 'br', bytes: brotliCompressSync(plain, { params }) };
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', bytes: gzipSync(plain) };
  return { encoding: null, bytes: plain };
}
