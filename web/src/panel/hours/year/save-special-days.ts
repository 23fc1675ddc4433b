import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { forgetWritten, noteWritten, writeInTurn, writeRecord } from '../../../api/record-writes.ts';
import { IF_ABSENT, ifMatch } from '../../../api/revision.ts';
import { hasSameJson } from '../../form/draft.ts';
import { type Settings, settingsQuery } from '../../panel-queries.ts';

const DAY = '/venue/v1/venues/{venueId}/special-days/{date}';

/** The venue with the special days that the person has seen. */
export type SeenDays = Pick<Settings, 'id' | 'specialDays'>;

/**
 * Saves special days, one date after the other. It stops at a date that another person changed in the meantime; the
 * dates before it are saved. It can be repeated after a fault.
 */
export function saveSpecialDays(
  client: QueryClient,
  seen: SeenDays,
  dates: readonly string[],
  hours: Schemas['SpecialDayHours'],
): Promise<void> {
  const body = withoutBlank(hours);
  return forEachDate(client, seen, dates, (params, revision) => {
    const header = revision === ABSENT ? IF_ABSENT : ifMatch(revision);
    return dataOf(api.PUT(DAY, { params: { ...params, header }, body }));
  });
}

/**
 * Removes special days, so that these dates follow their weekday again. It stops at a date that another
 * person changed in the meantime.
 */
export function removeSpecialDays(
  client: QueryClient,
  seen: SeenDays,
  dates: readonly string[],
): Promise<void> {
  return forEachDate(client, seen, dates, async (params, revision) => {
    if (revision !== ABSENT)
      await dataOf(api.DELETE(DAY, { params: { ...params, header: ifMatch(revision) } }));
    return { revision: ABSENT };
  });
}

/** The revision of a date that is not a special day. */
const ABSENT = '';

type SendDate = (
  params: { path: { venueId: string; date: string } },
  revision: string,
) => Promise<{ revision: string }>;

/** Sends a request for each date, one after the other: special days are part of the same settings. */
function forEachDate(
  client: QueryClient,
  { id: venueId, specialDays }: SeenDays,
  dates: readonly string[],
  send: SendDate,
): Promise<void> {
  const { queryKey } = settingsQuery(venueId);
  return writeInTurn([venueId], async () => {
    const before = client.getQueryData(queryKey);
    try {
      for (const date of dates) {
        const stored = specialDays.find((day) => day.date === date);
        const seen = { id: `${venueId} ${date}`, revision: stored?.revision ?? ABSENT };
        await writeRecord(seen, (_, revision) => send({ path: { venueId, date } }, revision));
      }
    } finally {
      await client
        .fetchQuery({ ...settingsQuery(venueId), staleTime: 0 })
        .then((after) => noteOwnChange(before, after))
        .catch(() => forgetWritten([venueId]));
    }
  });
}

/**
 * If only special days changed, marks the new settings as changed by this page: the open settings forms must not report
 * a change by another person.
 */
function noteOwnChange(before: Settings | undefined, after: Settings): void {
  const others = ({ specialDays: _, revision: __, ...rest }: Settings) => rest;
  if (before === undefined || !hasSameJson(others(before), others(after))) return;
  noteWritten(after.id, before.revision, after.revision);
}

/** The body for a special day, without empty properties. A closed day has no times. */
function withoutBlank({ name, opensAt, closesAt, isClosed }: Schemas['SpecialDayHours']) {
  const named = { name: name?.trim() || null };
  return isClosed === true
    ? { ...named, isClosed }
    : { ...named, opensAt: opensAt ?? null, closesAt: closesAt ?? null };
}
