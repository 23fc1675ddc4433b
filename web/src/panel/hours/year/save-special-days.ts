import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { IF_ABSENT, ifMatch } from '../../../api/revision.ts';
import { type Settings, settingsQuery } from '../../panel-queries.ts';

const DAY = '/venue/v1/venues/{venueId}/special-days/{date}';

/** The venue with the special days that the person has seen. */
export type SeenDays = Pick<Settings, 'id' | 'specialDays'>;

/**
 * Gives dates hours of their own, one after the other. Repeating it after a fault changes nothing twice. A date
 * that somebody else set meanwhile stops it: those before it are set.
 */
export function setSpecialDays(
  client: QueryClient,
  seen: SeenDays,
  dates: readonly string[],
  hours: Schemas['SpecialDayHours'],
): Promise<void> {
  const body = withoutBlank(hours);
  return forEachDate(client, seen, dates, (date) => {
    const stored = storedOn(seen, date);
    const header = stored === undefined ? IF_ABSENT : ifMatch(stored.revision);
    return dataOf(api.PUT(DAY, { params: { path: { venueId: seen.id, date }, header }, body }));
  });
}

/** Makes dates like any other of their weekday again. One that somebody else changed meanwhile stops it. */
export function removeSpecialDays(
  client: QueryClient,
  seen: SeenDays,
  dates: readonly string[],
): Promise<void> {
  return forEachDate(client, seen, dates, async (date) => {
    const stored = storedOn(seen, date);
    if (stored === undefined) return;
    const params = { path: { venueId: seen.id, date }, header: ifMatch(stored.revision) };
    await dataOf(api.DELETE(DAY, { params }));
  });
}

async function forEachDate(
  client: QueryClient,
  { id }: SeenDays,
  dates: readonly string[],
  send: (date: string) => Promise<unknown>,
): Promise<void> {
  try {
    for (const date of dates) await send(date);
  } finally {
    await client.invalidateQueries({ queryKey: settingsQuery(id).queryKey });
  }
}

function storedOn({ specialDays }: SeenDays, date: string) {
  return specialDays.find((day) => day.date === date);
}

/** A closed day states no times. */
function withoutBlank({ name, opensAt, closesAt, isClosed }: Schemas['SpecialDayHours']) {
  const named = { name: name?.trim() || null };
  return isClosed === true
    ? { ...named, isClosed }
    : { ...named, opensAt: opensAt ?? null, closesAt: closesAt ?? null };
}
