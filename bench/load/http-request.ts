import type { Restaurant } from '../service/restaurant.ts';
import { CHANGING } from './http-load.ts';

/** A GET of a restaurant's key, as it goes over the wire. */
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
  return requestText(
    'POST',
    path,
    { 'X-Api-Key': key.text, 'Content-Type': 'application/json', ...headers },
    body,
  );
}

/** A placement with an Idempotency-Key that no other one has. */
export function placementText(restaurant: Restaurant, body: string): string {
  const path = `/public/v1/venues/${restaurant.id}/orders`;
  return postText(restaurant, path, body, { 'Idempotency-Key': `bench-${CHANGING}` });
}

/** The same request to another path. */
export function movedTo(path: string, request: string): string {
  return request.replace(/^(\S+) \S+/, `$1 ${path}`);
}

function requestText(method: string, path: string, headers: Record<string, string>, body: string): string {
  const length = body === '' ? {} : { 'Content-Length': String(body.length) };
  const lines = Object.entries({ Host: '127.0.0.1', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
}
