import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 20_000;

/** The fields of a form, or `null` when it is larger than any form of the shop. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
  }
  return bytes > MOST_BYTES ? null : new URLSearchParams(Buffer.concat(chunks).toString());
}

/** The cookies of a request by name. */
export function readCookies(request: IncomingMessage): Record<string, string> {
  const pairs = (request.headers.cookie ?? '').split(/; */).map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decode(value)]));
}

/** A cookie that scripts cannot read and other sites cannot send with a form. An empty value ends it. */
export function cookie(name: string, value: string, { isSecure = false, days = 1 } = {}): string {
  const age = value === '' ? 0 : days * 86_400;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether a form comes from a page of another site. Browsers say so themselves. */
export function isOfAnotherSite(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
