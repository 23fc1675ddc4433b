import type { Db, Tx } from '../database.ts';

/** Makes a transaction read a snapshot while others write. Must be its first statement. */
export async function setSnapshotIsolation(tx: Tx): Promise<void> {
  const text = 'set transaction isolation level repeatable read, read only';
  await tx.query({ across: 'AllVenues', text });
}

/** A row of the ledger, with the text that is hashed. */
export interface StoredProofRow {
  number: number;
  generation: number;
  /** Milliseconds. */
  at: number;
  businessDate: string;
  act: string;
  billId: string | null;
  personId: string | null;
  approverId: string | null;
  deviceId: string | null;
  content: string;
}

/** The rows of a ledger after a number, in order. */
export function listProofRows(
  db: Db,
  venueId: string,
  after: number,
  most: number,
): Promise<StoredProofRow[]> {
  return db.query({
    name: 'list-proof-rows',
    text: `select number, generation, (extract(epoch from at) * 1000)::bigint as at, business_date::text as "businessDate", act,
                  bill_id as "billId", person_id as "personId", approver_id as "approverId", device_id as "deviceId",
                  content::text as content
             from ledger where venue_id = $1 and number > $2 order by number limit $3`,
    values: [venueId, after, most],
  });
}

/** A stored day report. */
export interface StoredProofReport {
  number: number;
  generation: number;
  afterRow: number;
  lastRow: number;
  /** Milliseconds. */
  madeAt: number;
  personId: string | null;
  /** The JSON text, exactly as stored. */
  content: string;
  hash: string;
}

/** The day reports of a venue after a number, in order. */
export function listProofReports(
  db: Db,
  venueId: string,
  after: number,
  most: number,
): Promise<StoredProofReport[]> {
  return db.query({
    name: 'list-proof-reports',
    text: `select number, generation, after_row as "afterRow", last_row as "lastRow", (extract(epoch from made_at) * 1000)::bigint as "madeAt",
                  person_id as "personId", content::text as content, hash
             from day_report where venue_id = $1 and number > $2 order by number limit $3`,
    values: [venueId, after, most],
  });
}

/** The number of the report before the last `last` reports; 0 if there are no more than `last` reports. */
export async function findReportBefore(db: Db, venueId: string, last: number): Promise<number> {
  const [row] = await db.query<{ number: number }>({
    name: 'find-report-before',
    text: 'select number from day_report where venue_id = $1 order by number desc offset $2 limit 1',
    values: [venueId, last],
  });
  return row?.number ?? 0;
}

/** The money that moved by one way to pay on a day, according to the takings of the bills, in kuruş. */
export interface ProofTaking {
  day: string;
  /** The kind and the code of the way to pay. */
  method: string;
  takenKurus: number;
  tipKurus: number;
}

/** The takings of a venue from a day on. */
export function listProofTakings(db: Db, venueId: string, from: string): Promise<ProofTaking[]> {
  return db.query({
    name: 'list-proof-takings',
    text: `select t.day::text as day, (m ->> 'kind') || ' ' || (m ->> 'method') as method,
                  sum(coalesce((m ->> 'amountKurus')::bigint, 0) + coalesce((m ->> 'roundingKurus')::bigint, 0)
                      + coalesce((m ->> 'tipKurus')::bigint, 0) - coalesce((m ->> 'refundKurus')::bigint, 0))::bigint as "takenKurus",
                  sum(coalesce((m ->> 'tipKurus')::bigint, 0))::bigint as "tipKurus"
             from takings t cross join lateral json_array_elements(t.content -> 'movements') as m
            where t.venue_id = $1 and t.day >= $2::date
            group by 1, 2 order by 1, 2`,
    values: [venueId, from],
  });
}

/** A closed bill. */
export interface ProofBill {
  billId: string;
  number: number;
  totalKurus: number;
}

/**
 * The closed bills of a venue that were opened on a day or later, by number; without bills whose lines have all moved
 * to another one.
 */
export function listProofBills(
  db: Db,
  venueId: string,
  from: string,
  after: number,
  most: number,
): Promise<ProofBill[]> {
  return db.query({
    name: 'list-proof-bills',
    text: `select bill_id as "billId", number, (content -> 'totals' ->> 'totalKurus')::bigint as "totalKurus"
             from bill b
            where venue_id = $1 and state = 'Closed' and business_date >= $2::date and number > $3
              and not exists (select 1 from moved_bill m where m.venue_id = $1 and m.bill_id = b.bill_id)
            order by number limit $4`,
    values: [venueId, from, after, most],
  });
}

/** The ids of the venues with a ledger, after a given id, by id. Reads all venues. */
export async function listVenuesWithLedger(db: Db, afterVenueId: string, most: number): Promise<string[]> {
  const rows = await db.query<{ venueId: string }>({
    name: 'list-venues-with-ledger',
    across: 'AllVenues',
    text: `select h.venue_id as "venueId" from venue_head h
            where h.venue_id > $1 and exists (select 1 from ledger l where l.venue_id = h.venue_id)
            order by h.venue_id limit $2`,
    values: [afterVenueId, most],
  });
  return rows.map(({ venueId }) => venueId);
}
