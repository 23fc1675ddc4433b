import type { LineState } from '../../bills/bill.ts';
import { isReservationOpenAt, runsOutAt } from '../reservation.ts';
import type { PartyAtTables } from './table-conflicts.ts';

/** Calculates the states of the tables of a venue from open bills and reservations. Instants are milliseconds. */

/**
 * `ReservedSoon`: a party is expected within an hour. `Seated`: guests of a reservation are there and have no open bill.
 * `Ordered`: lines are not served yet. `AllServed`: all lines are served. `BillAsked`: the guests asked for the bill.
 */
export const TABLE_STATES = ['Free', 'ReservedSoon', 'Seated', 'Ordered', 'AllServed', 'BillAsked'] as const;
export type TableState = (typeof TABLE_STATES)[number];

/** The properties of an open bill that the state of its table depends on. */
export interface BillAtTable {
  tableId: string;
  billId: string;
  /** The reservation of its guests; `null` if there is none. */
  reservationId: string | null;
  /** The states of its lines, in any order. */
  lineStates: LineState[];
  /** When the guests asked for the bill; `null` if they did not. */
  askedAt: number | null;
}

/** The state of a table, with its bill and parties. */
export interface TableStanding {
  tableId: string;
  state: TableState;
  /** The open bill of the guests at the table. If they have several tables, the bill is at the first of them. `null` for none. */
  billId: string | null;
  /** The party that sits at the table; `null` if none was checked in. */
  party: PartyAtTables | null;
  /** The other table at which the guests of this table have their bill; `null` if they have it at this table. */
  heldByTableId: string | null;
  /**
   * An open bill at this table, if the guests of this table have their bill at another table. Usually a mistake;
   * `null` for none.
   */
  strayBillId: string | null;
  /** The next expected party, or one that is late; `null` for none. */
  next: PartyAtTables | null;
  /** The next instant at which the state can change without an act of a person; `null` if there is none. */
  changesAt: number | null;
}

/** How long before the time of a party its free table is shown as reserved. */
export const RESERVED_SOON_MS = 3_600_000;

/**
 * Calculates the state of each table at an instant, in the order of `tableIds`. Guests at several tables have their bill at the
 * first of them, unless staff moved it. Tables that are not in `tableIds`, because they were removed, are ignored.
 * @param bills  the open bills at the tables, at most one for each table
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

/** A party that was checked in, with its present tables. The table with its bill comes first. */
interface SeatedParty {
  party: PartyAtTables;
  tableIds: string[];
}

interface Room {
  billAt: ReadonlyMap<string, BillAtTable>;
  seatedAt: ReadonlyMap<string, SeatedParty>;
  /** The parties that are expected, in order of time. */
  expected: readonly PartyAtTables[];
}

function roomOf(
  tableIds: readonly string[],
  bills: readonly BillAtTable[],
  parties: readonly PartyAtTables[],
  now: number,
): Room {
  const known = new Set(tableIds);
  const open = parties.filter((party) => isReservationOpenAt(party, now));
  const seatedAt = new Map<string, SeatedParty>();
  // If two parties have the same table, the party that came last sits there.
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

/**
 * The present tables of a party. If staff moved its bill, the guests are at the table of the bill instead of their
 * first table.
 */
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
