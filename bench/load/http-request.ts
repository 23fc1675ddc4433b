import type { Restaurant } from '../service/restaurant.ts';
import { CHANGING } from './http-load.ts';

/** What client programs say of themselves, in their order and spelling. */
const PROGRAMS: readonly (readonly string[])[] = [
  ['User-Agent: curl/8.15.0', 'Accept: */*'],
  ['User-Agent: python-requests/2.32.5', 'Accept: */*', 'Connection: keep-alive'],
  ['User-Agent: Go-http-client/1.1'],
  ['accept: */*', 'accept-language: *', 'sec-fetch-mode: cors', 'user-agent: node', 'connection: keep-alive'],
  ['Accept: application/json, text/plain, */*', 'User-Agent: axios/1.12.2', 'Connection: keep-alive'],
  ['Connection: Keep-Alive', 'User-Agent: okhttp/5.1.0'],
  ['User-Agent: GuzzleHttp/7', 'Accept: application/json'],
  ['Accept: application/json', 'User-Agent: Kiosk/4.2 (.NET 10.0)', 'Cache-Control: no-cache'],
];

const ENCODINGS = [
  'gzip, deflate, br, zstd',
  'gzip, deflate, br',
  'gzip, deflate',
  'gzip',
  'gzip;q=1.0, deflate;q=0.6, identity;q=0.3',
];

/** One of a list, by chance. */
export function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}

/** A GET of a restaurant's key, as one of eight programs sends it. */
export function getText({ key }: Restaurant, path: string, headers: Record<string, string> = {}): string {
  return requestText('GET', path, { 'X-Api-Key': key.text, ...headers }, '');
}

/** A POST of a restaurant's key with an ASCII body of JSON. */
export function postText(
  { key }: Restaurant,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): string {
  const own = { 'X-Api-Key': key.text, 'Content-Type': 'application/json', ...headers };
  return requestText('POST', path, own, body);
}

/** A placement with an Idempotency-Key that no other one has. */
export function placementText(restaurant: Restaurant, body: string): string {
  const path = `/public/v1/venues/${restaurant.id}/orders`;
  return postText(restaurant, path, body, { 'Idempotency-Key': `bench-${CHANGING}` });
}

/** Each request has an id of its own; program and spelling are those of this text. */
function requestText(method: string, path: string, headers: Record<string, string>, body: string): string {
  const own = {
    ...headers,
    'Accept-Encoding': oneOf(ENCODINGS),
    traceparent: `00-${CHANGING}-00f067aa0ba902b7-01`,
    ...(body === '' ? {} : { 'Content-Length': String(body.length) }),
  };
  const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...oneOf(PROGRAMS), ...lines, '', body].join(
    '\r\n',
  );
}
