import type { Db } from '../database.ts';
import { listReservationsByIds } from '../reservations/reservations.ts';
import type { LoggedChange } from './venue-changes.ts';

/**
 * The names for the bills and reservations of some notices of a venue, by their ids. The name of a bill is its table,
 * else its guest, else its number; the name of a reservation is its guest. Leaves out those that do not exist any
 * more. Uses the primary keys.
 */
export async function findNoticeSubjects(
  db: Db,
  venueId: string,
  notices: readonly Pick<LoggedChange, 'kind' | 'subjectId'>[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: LoggedChange['kind']) => [
    ...new Set(notices.filter((one) => one.kind === kind).map(({ subjectId }) => subjectId)),
  ];
  const [bills, reservations] = [idsOf('Bill'), idsOf('Reservation')];
  const named: (readonly [string, string])[] = bills.length === 0 ? [] : await nameBills(db, venueId, bills);
  if (reservations.length > 0)
    for (const { id, name } of await listReservationsByIds(db, venueId, reservations)) named.push([id, name]);
  return new Map(named);
}

/** Reads only the columns for the name, because the list of notices is read again with each new notice. */
async function nameBills(db: Db, venueId: string, billIds: readonly string[]): Promise<[string, string][]> {
  const rows = await db.query<{ billId: string; name: string }>({
    name: 'name-bills',
    text: `select bill_id as "billId",
                  coalesce(content #>> '{table,name}', content #>> '{customer,name}', '#' || number) as name
             from bill where venue_id = $1 and bill_id = any ($2)`,
    values: [venueId, billIds],
  });
  return rows.map(({ billId, name }) => [billId, name]);
}
