import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { settingsQuery } from '../../panel-queries.ts';

/** Gives dates hours of their own, one after the other. Repeating it after a fault changes nothing twice. */
export async function setSpecialDays(
  client: QueryClient,
  venueId: string,
  dates: readonly string[],
  hours: Schemas['SpecialDayHours'],
): Promise<void> {
  try {
    for (const date of dates) {
      const params = { path: { venueId, date } };
      await dataOf(
        api.PUT('/venue/v1/venues/{venueId}/special-days/{date}', { params, body: withoutBlank(hours) }),
      );
    }
  } finally {
    await client.invalidateQueries({ queryKey: settingsQuery(venueId).queryKey });
  }
}

/** Makes dates like any other of their weekday again. */
export async function removeSpecialDays(
  client: QueryClient,
  venueId: string,
  dates: readonly string[],
): Promise<void> {
  try {
    for (const date of dates) {
      const params = { path: { venueId, date } };
      await dataOf(api.DELETE('/venue/v1/venues/{venueId}/special-days/{date}', { params }));
    }
  } finally {
    await client.invalidateQueries({ queryKey: settingsQuery(venueId).queryKey });
  }
}

/** A closed day states no times. */
function withoutBlank({ name, opensAt, closesAt, isClosed }: Schemas['SpecialDayHours']) {
  const named = { name: name?.trim() || null };
  return isClosed === true
    ? { ...named, isClosed }
    : { ...named, opensAt: opensAt ?? null, closesAt: closesAt ?? null };
}
