import { type PersonShift, shiftsOf } from '../../core/shifts/person-shift.ts';
import { spanOfDay } from '../../core/venue/hours/venue-day.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { Db } from '../../store/database.ts';
import { findLastCount, listShiftRows } from '../../store/shifts/shift-rows.ts';

/** Which shifts are read, and by whom. */
export interface AskedShifts {
  /** A day of the venue. */
  day: string;
  /** One person's; `null` for those of everyone. */
  personId: string | null;
  now: number;
  /** Whether the reader sees cash that was not counted, too, although the venue counts blind. */
  maySeeAll: boolean;
}

/** A shift as a person may see it. */
export interface ReadShift extends PersonShift {
  /** Whether its cash is left out: it would tell what should be in a drawer that is still to be counted blind. */
  isBlind: boolean;
}

/** The shifts of a day of a venue. */
export async function readShifts(
  db: Db,
  venue: Venue,
  { day, personId, now, maySeeAll }: AskedShifts,
): Promise<ReadShift[]> {
  const span = spanOfDay(venue, day);
  const rows = await listShiftRows(db, venue.id, span, personId);
  const shifts = shiftsOf(rows, now < span.endsAt ? null : span.endsAt).filter(
    (shift) => personId === null || shift.personId === personId,
  );
  const isBlind = venue.blindCount && !maySeeAll;
  const counted = isBlind ? await findLastCount(db, venue.id) : 0;
  return shifts.map((shift) => ({ ...shift, isBlind: isBlind && shift.lastRow > counted }));
}
