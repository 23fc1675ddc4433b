import type { ShiftRow } from '../../core/shifts/person-shift.ts';
import type { Span } from '../../core/venue-clock.ts';
import type { Db } from '../database.ts';

/**
 * The ledger rows of a day from which shifts are calculated, in order; of one person, or of all. Reads the primary
 * key backwards from the end to the beginning of the day.
 */
export async function listShiftRows(
  db: Db,
  venueId: string,
  { startsAt, endsAt }: Span,
  personId: string | null,
): Promise<ShiftRow[]> {
  return db.query<ShiftRow>({
    name: 'list-shift-rows',
    text: `select l.number, (extract(epoch from l.at) * 1000)::bigint as at, l.person_id as "personId", l.act, l.content
             from ledger l
            where l.venue_id = $1 and l.number > coalesce((select e.number from ledger e where e.venue_id = $1 and e.at < $2
                                                            order by e.number desc limit 1), 0)
              and l.at < $3 and l.act not in ('BillClosed', 'Generation', 'DrawerCounted', 'TotalsDeclared')
              and ($4::uuid is null or l.person_id = $4 or l.content ->> 'takenById' = $4::text or l.content ->> 'toId' = $4::text)
            order by l.number`,
    values: [venueId, new Date(startsAt), new Date(endsAt), personId],
  });
}

/** The number of the ledger row of the last count of any drawer of a venue; 0 if there is none. Uses `ledger_no_bill`. */
export async function findLastCountRow(db: Db, venueId: string): Promise<number> {
  const [row] = await db.query<{ number: number }>({
    text: `select number from ledger where venue_id = $1 and bill_id is null and act = 'DrawerCounted'
            order by number desc limit 1`,
    values: [venueId],
  });
  return row?.number ?? 0;
}
