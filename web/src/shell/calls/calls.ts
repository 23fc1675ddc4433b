import { type Bill, kitchenDueSince } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import type { CallKind } from '../../device/preferences.ts';

/** Something that needs a hand, until that is done. */
export interface Call {
  /** The same as long as it is the same thing. */
  id: string;
  kind: CallKind;
  /** The new bill, the request or the printer that it is about; `null` for a table that waits, and for what is ready. */
  subjectId: string | null;
  /** Milliseconds. */
  since: number;
  /** The table, the guest or the printer; `null` for an order without a table. */
  who: string | null;
  /** What is ready, or when and for how many. */
  what: string | null;
  /** Why a printer does not print, where that is known. */
  trouble?: Schemas['Printer']['trouble'];
  /** Where it is; `null` for what is in no area. */
  areaId: string | null;
  /** Where it is dealt with, below the venue. */
  href: string;
}

/** The parts of a venue that calls are made of. */
export interface CallSource {
  areas: readonly Schemas['Area'][];
  bills: readonly Bill[];
  requests: readonly Schemas['ListedReservation'][];
  printers: readonly Schemas['Printer'][];
  standings: readonly Schemas['TableStanding'][];
}

const MINUTE_MS = 60_000;

/** In minutes: how long seated guests without an order, and a table with ready dishes, may wait. */
type WaitsAfter = Pick<Schemas['VenueProfile'], 'seatedWaitMinutes' | 'readyWaitMinutes'>;

/**
 * What needs attention now, the longest waiting first: orders from outside of which nothing is made yet, or at a table whose
 * guests have another bill; requests for a table; dishes that are ready to serve; printers that do not print; tables that
 * wait.
 */
export function callsOf(source: CallSource, waits: WaitsAfter, now: number): Call[] {
  const tables = new Map(source.areas.flatMap((area) => area.tables).map((table) => [table.id, table]));
  // One that is in the wrong place calls for that alone.
  const strays = new Set(source.standings.map(({ strayBillId }) => strayBillId));
  const calls = [
    ...source.bills
      .filter(({ isHidden }) => !isHidden)
      .flatMap((bill) => [
        ...(strays.has(bill.id) ? [] : ordersOf(bill, tables)),
        ...readyOf(bill, tables, waits, now),
      ]),
    ...source.requests.filter(({ status }) => status === 'Pending').map(requestCall),
    ...source.printers.flatMap((printer) => printerCalls(printer)),
    ...source.standings.flatMap((standing) => standingCalls(standing, source.bills, tables, waits, now)),
  ];
  return calls.sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
}

type Tables = ReadonlyMap<string, Schemas['Table']>;

function placeOf(bill: Bill, tables: Tables): Pick<Call, 'who' | 'areaId' | 'href'> {
  const { table, customer } = bill;
  if (table === null)
    return { who: customer?.name ?? `#${bill.number}`, areaId: null, href: `/till/bills/${bill.id}` };
  return { who: table.name, areaId: tables.get(table.id)?.areaId ?? null, href: `/till/tables/${table.id}` };
}

/** Rounds from outside of which the kitchen has begun nothing. */
function ordersOf(bill: Bill, tables: Tables): Call[] {
  return bill.rounds
    .filter(({ by }) => by.kind === 'Key')
    .filter(({ id }) => {
      const lines = bill.lines.filter(({ roundId, status }) => roundId === id && status !== 'Cancelled');
      return lines.length > 0 && lines.every(({ status }) => status === 'Pending');
    })
    .map(({ id, orderedAt }) => ({
      // Some lines of a round may have moved to another bill.
      ...{ id: `order-${bill.id}-${id}`, kind: 'Order' as const, since: Date.parse(orderedAt), what: null },
      subjectId: bill.id,
      ...placeOf(bill, tables),
    }));
}

/** A plate that is ready calls at once, and its table once it has been so for a while. */
function readyOf(bill: Bill, tables: Tables, { readyWaitMinutes }: WaitsAfter, now: number): Call[] {
  return bill.lines
    .filter(({ status }) => status === 'Ready')
    .map((line) => {
      const since = line.readyAt === null ? kitchenDueSince(line) : Date.parse(line.readyAt);
      const isLong = now - since >= readyWaitMinutes * MINUTE_MS;
      const what = line.quantity > 1 ? `${line.quantity} × ${line.productName}` : line.productName;
      const kind = isLong ? ('Waits' as const) : ('Ready' as const);
      return { id: `${kind}-${line.id}`, kind, subjectId: null, since, what, ...placeOf(bill, tables) };
    });
}

function requestCall({ id, customer, time, guests, createdAt }: Schemas['ListedReservation']): Call {
  return {
    ...{ id: `request-${id}`, kind: 'Request', subjectId: id, since: Date.parse(createdAt) },
    ...{ who: customer.name, what: `${time} · ${guests}`, areaId: null, href: `/host/${id}` },
  };
}

function printerCalls({ id, name, isEnabled, state, trouble, failingSince }: Schemas['Printer']): Call[] {
  if (!isEnabled || state !== 'Failing' || failingSince === null) return [];
  const since = Date.parse(failingSince);
  const at = { who: name, what: null, areaId: null, href: '/till?printers=open' };
  return [{ id: `printer-${id}`, kind: 'Printer', subjectId: id, since, trouble, ...at }];
}

/** Guests who sit without an order, and an order from outside that was put where guests have another bill. */
function standingCalls(
  { tableId, state, party, heldByTableId, strayBillId }: Schemas['TableStanding'],
  bills: readonly Bill[],
  tables: Tables,
  { seatedWaitMinutes }: WaitsAfter,
  now: number,
): Call[] {
  const table = tables.get(tableId);
  if (table === undefined) return [];
  const at = { who: table.name, areaId: table.areaId, href: `/till/tables/${tableId}` };
  const stray = bills.find(({ id }) => id === strayBillId);
  const calls: Call[] = [];
  if (stray !== undefined)
    calls.push({
      ...at,
      id: `stray-${stray.id}`,
      kind: 'Order',
      subjectId: stray.id,
      since: Date.parse(stray.openedAt),
      what: null,
    });
  const since = Date.parse(party?.checkedInAt ?? '');
  if (state === 'Seated' && heldByTableId === null && now - since >= seatedWaitMinutes * MINUTE_MS)
    calls.push({
      ...at,
      id: `seated-${party?.reservationId}`,
      kind: 'Waits',
      subjectId: null,
      since,
      what: null,
    });
  return calls;
}

/** Those that a device takes: of its kinds, and in its areas. What is in no area concerns every device. */
export function callsHere(
  calls: readonly Call[],
  { silentCalls, callAreas }: { silentCalls: readonly CallKind[]; callAreas: readonly string[] },
): Call[] {
  return calls.filter(
    ({ kind, areaId }) =>
      !silentCalls.includes(kind) &&
      (areaId === null || callAreas.length === 0 || callAreas.includes(areaId)),
  );
}

/** Calls that are dealt with at one place, the longest waiting first. */
export interface CallGroup {
  id: string;
  calls: readonly [Call, ...Call[]];
}

/** Puts the calls of a table, guest or printer together. A group is at the place of its longest waiting call. */
export function groupCalls(calls: readonly Call[]): CallGroup[] {
  const groups = Map.groupBy(calls, ({ who, href }) => `${href} ${who}`);
  return [...groups].map(([id, [first, ...others]]) => ({ id, calls: [first!, ...others] }));
}
