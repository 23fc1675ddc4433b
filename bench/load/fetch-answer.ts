import type { Server } from '../service/fixture.ts';
import type { Restaurant } from '../service/restaurant.ts';

/** An uncompressed answer of the service, as on the wire. */
export interface FetchedAnswer {
  body: string;
  /** Those that the service chose itself. */
  headers: Record<string, string>;
}

const CHOSEN = ['Content-Type', 'Cache-Control', 'ETag'];

/** Asks the service once: a GET, or a POST with a body of JSON. @throws Error when it refuses */
export async function fetchAnswer(
  { sofra }: { sofra: Pick<Server, 'port'> },
  { key }: Restaurant,
  path: string,
  body?: string,
  more: Record<string, string> = {},
): Promise<FetchedAnswer> {
  const headers = {
    'X-Api-Key': key.text,
    'Content-Type': 'application/json',
    'Accept-Encoding': 'identity',
    ...more,
  };
  const response = await fetch(`http://127.0.0.1:${sofra.port}${path}`, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}:\n${text}`);
  const chosen = CHOSEN.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { body: text, headers: Object.fromEntries(chosen) };
}
