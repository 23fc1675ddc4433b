import { randomUUID } from 'node:crypto';
import type { Sofra } from './sofra.ts';
import { freshKey } from './staff.ts';

/** What operations need in their query, by the end of their path. */
const QUERIES: Record<string, string> = {
  requests: `?traceId=${'a'.repeat(32)}`,
  search: '?q=yilmaz',
  'figure-entries': '?figure=Sales&last=1',
  'table-choices': '?startsAt=2026-10-29T17:00:00Z&guests=2',
};

/** Calls an operation of the venue API at a venue with unknown ids and no body, so that its own rules refuse it first. */
export async function knock(
  sofra: Sofra,
  description: { method: string; path: string },
  cookie: string | null,
  venueId: string,
) {
  const known = {
    '{venueId}': venueId,
    '{date}': '2026-10-29',
    '{table}': 'trend',
    '{records}': 'bills',
    '{drawer}': 'main',
    '{row}': '1',
    '{reportNumber}': '1',
  };
  const named = Object.entries(known).reduce((path, pair) => path.replace(...pair), description.path);
  const path = named.replaceAll(/\{\w+\}/g, () => randomUUID());
  const headers = { 'idempotency-key': freshKey(), ...(cookie === null ? {} : { cookie }) };
  const query = QUERIES[description.path.split('/').at(-1)!] ?? '';
  const { status, body } = await sofra.call(description.method, `/venue/v1${path}${query}`, { headers });
  return { status, code: status === 200 ? null : body.errorCode };
}
