import type { LineState } from '../../bills/bill.ts';
import { isOpenAt, runsOutAt } from '../reservation.ts';
import type { PartyAtTables } from './table-conflicts.ts';

/** The states of the tables of a venue, by their open bills and reservations. Instants are milliseconds. */

/**
 * `ReservedSoon`: a party is expected within the hour. `Seated`: its guests are there and have no open bill.
 * `Ordered`: something is to be made or served. `AllServed`, and `BillAsked` once the guests want to pay.
 */
export const TABLE_STATES = ['Free', 'ReservedSoon', 'Seated', 'Ordered', 'AllServed', 'BillAsked'] as const;
export type TableState = (typeof TABLE_STATES)[number];

/** The parts of a table's open bill that its state depends on. */
export interface BillAtTable {
  tableId: string;
  billId: string;
  /** The reservation whose guests it is for; `null` if none is known. */
  reservationId: string | null;
  /** Those that its lines have, in any order. */
  lineStates: LineState[];
  /** When its guests asked for it; `null` if they did not. */
  askedAt: number | null;
}

/** A table and its state. */
export interface TableStanding {
  tableId: string;
  state: TableState;
  /** The open bill of the guests at the table, which may be at the first of their tables; `null` for none. */
  billId: string | null;
  /** The guests who were checked in. */
  party: PartyAtTables | null;
  /** The table at which the guests of this one have their bill; `null` if it is this one. */
  heldByTableId: string | null;
  /** A bill that was opened here while guests whose bill is at another table have it; `null` for none. */
  strayBillId: string | null;
  /** Who comes next; those who are late, too. */
  next: PartyAtTables | null;
  /** When time alone changes this; `null` if it does not. */
  changesAt: number | null;
}

/** How long before a party comes a free table is shown as reserved. */
export const RESERVED_SOON_MS = 3_600_000;

/**
 * The state of each table at an instant, in the order given. Guests at several tables have their bill at the first of them,
 * or where staff have moved it. Tables that are not there any more do not count.
 * @param bills  the open bills at the tables, at most one a table
 * @param parties  reservations with tables
 */
export function tableStandings(
  tableIds: readonly string[],
  bills: readonly BillAtTable[],
  parties: readonly PartyAtTables[],
  now: number,
): TableStanding[] {
  const room = roomOf(tableIds, bills, parties, now);
  return tableIds.map((tableId) => standingOf(tableId, room, now));
}

/** Guests who are there, with the tables that are theirs now, the one with their bill first. */
interface SeatedParty {
  party: PartyAtTables;
  tableIds: string[];
}

interface Room {
  billAt: ReadonlyMap<string, BillAtTable>;
  seatedAt: ReadonlyMap<string, SeatedParty>;
  /** Who is expected at a table, the first first. */
  expected: readonly PartyAtTables[];
}

function roomOf(
  tableIds: readonly string[],
  bills: readonly BillAtTable[],
  parties: readonly PartyAtTables[],
  now: number,
): Room {
  const known = new Set(tableIds);
  const open = parties.filter((party) => isOpenAt(party, now));
  const seatedAt = new Map<string, SeatedParty>();
  // Of two parties at one table the one that came last sits there.
  const seated = open.filter(({ status }) => status === 'Seated').sort((a, b) => cameAt(a) - cameAt(b));
  for (const party of seated) {
    const tables = tablesOf(party, bills, known);
    for (const tableId of tables) seatedAt.set(tableId, { party, tableIds: tables });
  }
  return {
    billAt: new Map(bills.map((bill) => [bill.tableId, bill])),
    seatedAt,
    expected: open
      .filter(({ status }) => status !== 'Seated')
      .sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1)),
  };
}

/** A bill that staff moved takes its guests along. */
function tablesOf(party: PartyAtTables, bills: readonly BillAtTable[], known: ReadonlySet<string>): string[] {
  const tables = party.tableIds.filter((id) => known.has(id));
  const own = bills.find(({ reservationId }) => reservationId === party.id);
  if (own === undefined || own.tableId === tables[0]) return tables;
  return [own.tableId, ...tables.slice(1).filter((id) => id !== own.tableId)];
}

function standingOf(tableId: string, { billAt, seatedAt, expected }: Room, now: number): TableStanding {
  const seated = seatedAt.get(tableId);
  const holder = seated?.tableIds[0] ?? tableId;
  const bill = billAt.get(holder);
  const isHeld = holder !== tableId;
  const next = expected.find(({ tableIds }) => tableIds.includes(tableId)) ?? null;
  return {
    tableId,
    state: stateOf(bill, seated !== undefined, next, now),
    billId: bill?.billId ?? null,
    party: seated?.party ?? null,
    heldByTableId: isHeld ? holder : null,
    strayBillId: isHeld ? (billAt.get(tableId)?.billId ?? null) : null,
    next,
    changesAt: changesAt([seated?.party ?? null, next], now),
  };
}

function stateOf(
  bill: BillAtTable | undefined,
  isSeated: boolean,
  next: PartyAtTables | null,
  now: number,
): TableState {
  if (bill !== undefined) {
    if (bill.askedAt !== null) return 'BillAsked';
    return bill.lineStates.every((state) => state === 'Served' || state === 'Cancelled')
      ? 'AllServed'
      : 'Ordered';
  }
  if (isSeated) return 'Seated';
  return next !== null && next.startsAt - RESERVED_SOON_MS <= now ? 'ReservedSoon' : 'Free';
}

function changesAt(parties: readonly (PartyAtTables | null)[], now: number): number | null {
  const instants = parties
    .filter((party) => party !== null)
    .flatMap((party) => [runsOutAt(party), party.startsAt - RESERVED_SOON_MS])
    .filter((at) => at !== null && at > now);
  return instants.length === 0 ? null : Math.min(...(instants as number[]));
}

function cameAt({ checkedInAt, startsAt }: PartyAtTables): number {
  return checkedInAt ?? startsAt;
}
