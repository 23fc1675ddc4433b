import type { CashCount } from '../../core/drawers/cash-count.ts';
import type { NewLedgerRow } from '../../core/ledger/ledger-row.ts';
import type { Db, Tx } from '../database.ts';

/** An act at a cash drawer, stored along with its row in the ledger. */
export interface DrawerAct {
  /** The number of its row in the ledger. */
  row: number;
  requestHash: string;
  note: string | null;
  pieces: CashCount | null;
}

const ACT = 'a.row_number as row, a.request_hash as "requestHash", a.note, a.pieces';

/** The act with an id; `null` if there is none. */
export async function findDrawerAct(db: Db, venueId: string, actId: string): Promise<DrawerAct | null> {
  const [row] = await db.query<DrawerAct>({
    text: `select ${ACT} from drawer_act a where a.venue_id = $1 and a.act_id = $2`,
    values: [venueId, actId],
  });
  return row ?? null;
}

/** The acts of some rows of the ledger. */
export async function listDrawerActs(db: Db, venueId: string, rows: readonly number[]): Promise<DrawerAct[]> {
  if (rows.length === 0) return [];
  return db.query<DrawerAct>({
    text: `select ${ACT} from drawer_act a where a.venue_id = $1 and a.row_number = any ($2::bigint[])`,
    values: [venueId, rows],
  });
}

/**
 * Writes a ledger row that does not belong to a bill. The caller holds the lock of the venue's head.
 * @returns the number of the row
 */
export async function insertLedgerRow(
  tx: Tx,
  venueId: string,
  row: NewLedgerRow,
  now: number,
): Promise<number> {
  await tx.query({
    text: 'select write_ledger(p_venue => $1, p_bill => null, p_rows => $2, p_now => $3)',
    values: [venueId, JSON.stringify([row]), new Date(now)],
  });
  const [last] = await tx.query<{ number: number }>({
    text: 'select number from ledger where venue_id = $1 order by number desc limit 1',
    values: [venueId],
  });
  return last!.number;
}

/** Stores the act of a ledger row. */
export async function insertDrawerAct(
  tx: Tx,
  venueId: string,
  actId: string,
  { row, requestHash, note, pieces }: DrawerAct,
  now: number,
): Promise<void> {
  await tx.query({
    text: `insert into drawer_act (venue_id, act_id, row_number, at, request_hash, note, pieces)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      venueId,
      actId,
      row,
      new Date(now),
      requestHash,
      note,
      pieces === null ? null : JSON.stringify(pieces),
    ],
  });
}
