import { type PersonShift, shiftsOf } from '../../core/shifts/person-shift.ts';
import { spanOfDay } from '../../core/venue/hours/venue-day.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { Db } from '../../store/database.ts';
import { findLastCountRow, listShiftRows } from '../../store/shifts/shift-rows.ts';

/** Which shifts to read, and what the reader may see. */
export interface ShiftQuery {
  /** A day of the venue. */
  day: string;
  /** Only the shifts of this person; `null` for everyone. */
  personId: string | null;
  now: number;
  /** Whether the reader may see uncounted cash at a venue that counts blind. */
  maySeeAll: boolean;
}

/** A shift as a person may see it. */
export interface VisibleShift extends PersonShift {
  /** Whether its cash is left out, because it would reveal the expected sum of a drawer before a blind count. */
  isBlind: boolean;
}

/** The shifts of a day of a venue. */
export async function readShifts(
  db: Db,
  venue: Venue,
  { day, personId, now, maySeeAll }: ShiftQuery,
): Promise<VisibleShift[]> {
  const span = spanOfDay(venue, day);
  const rows = await listShiftRows(db, venue.id, span, personId);
  const shifts = shiftsOf(rows, now < span.endsAt ? null : span.endsAt).filter(
    (shift) => personId === null || shift.personId === personId,
  );
  const isBlind = venue.blindCount && !maySeeAll;
  const counted = isBlind ? await findLastCountRow(db, venue.id) : 0;
  return shifts.map((shift) => ({ ...shift, isBlind: isBlind && shift.lastRow > counted }));
}
