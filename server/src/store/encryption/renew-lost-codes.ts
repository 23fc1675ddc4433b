import { formatReservationCode, RESERVATION_CODE_BYTES } from '../../core/reservations/reservation-code.ts';
import type { Random } from '../../parts/parts.ts';
import { type Database, type Db, inTransaction } from '../database.ts';
import {
  codeHashOf,
  openCode,
  type ReservationRow,
  toStoredContent,
} from '../reservations/stored-reservation.ts';

const ROWS_AT_ONCE = 500;
const CHECKED_LAST_ROWS = 20;

interface CodedRow extends ReservationRow {
  venueId: string;
  id: string;
}

const CODED_ROWS = `select venue_id as "venueId", reservation_id as id, revision, content from reservation`;

/**
 * Gives a new code to each reservation whose code was encrypted with a secret key that the service does not have.
 * Call it only if the secret key is the right one for the database. Works in short transactions from the first row to
 * the last, so that it can be interrupted and repeated, also by several servers at once. To find out whether any code
 * is lost, it first checks the last rows: an interrupted run has not reached them.
 * @returns the number of reservations with a new code
 */
export async function renewLostCodes(db: Database, random: Random): Promise<number> {
  const last = await db.query<CodedRow>({
    across: 'AllVenues',
    text: `${CODED_ROWS} order by venue_id desc, reservation_id desc limit ${CHECKED_LAST_ROWS}`,
  });
  if (!last.some((row) => isLost(row, db))) return 0;
  let renewed = 0;
  let rows = await db.query<CodedRow>({
    across: 'AllVenues',
    text: `${CODED_ROWS} order by venue_id, reservation_id limit ${ROWS_AT_ONCE}`,
  });
  while (rows.length > 0) {
    const lost = rows.filter((row) => isLost(row, db));
    await inTransaction(db, async (tx) => {
      for (const row of lost) await renewCode(tx, row, random);
    });
    renewed += lost.length;
    const { venueId, id } = rows.at(-1)!;
    rows = await db.query<CodedRow>({
      across: 'AllVenues',
      text: `${CODED_ROWS} where (venue_id, reservation_id) > ($1, $2) order by venue_id, reservation_id limit ${ROWS_AT_ONCE}`,
      values: [venueId, id],
    });
  }
  return renewed;
}

function isLost(row: CodedRow, { encryption }: Db): boolean {
  return openCode(row.content, encryption) === null;
}

async function renewCode(tx: Db, { content, ...row }: CodedRow, random: Random): Promise<void> {
  const { encryption } = tx;
  const code = formatReservationCode(random(RESERVATION_CODE_BYTES));
  const { sealedCode: _, ...open } = content;
  const renewed = toStoredContent({ ...open, code, revision: row.revision }, encryption);
  await tx.query({
    name: 'renew-code',
    text: `update reservation set code_hash = $3, content = $4
            where venue_id = $1 and reservation_id = $2`,
    values: [row.venueId, row.id, codeHashOf(row.venueId, code, encryption), JSON.stringify(renewed)],
  });
}
