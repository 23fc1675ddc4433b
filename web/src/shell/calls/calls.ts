import { type Bill, kitchenDueSince } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import type { CallKind } from '../../device/preferences.ts';

/** Something that needs attention until it is done. */
export interface Call {
  /** The same for as long as the call is about the same thing. */
  id: string;
  kind: CallKind;
  /** The id of the new bill, the request or the printer; `null` for ready dishes and waiting tables. */
  subjectId: string | null;
  /** In milliseconds since 1970. */
  since: number;
  /** The name of the table, the guest or the printer; for an order without a table and name, its number. */
  who: string | null;
  /** The ready dish, or the time and the guests of a request; otherwise `null`. */
  what: string | null;
  /** Why a printer does not print, if that is known. */
  trouble?: Schemas['Printer']['trouble'];
  /** The id of its area; `null` if it belongs to no area. */
  areaId: string | null;
  /** The path of the page on which it can be dealt with, below the venue. */
  href: string;
}

/** The data of a venue from which calls are made. */
export interface CallSource {
  areas: readonly Schemas['Area'][];
  bills: readonly Bill[];
  requests: readonly Schemas['ListedReservation'][];
  printers: readonly Schemas['Printer'][];
  standings: readonly Schemas['TableStanding'][];
}

const MINUTE_MS = 60_000;

/**
 * How many minutes guests may be seated without an order, and how long dishes may be ready, before the table counts as
 * waiting.
 */
type WaitsAfter = Pick<Schemas['VenueProfile'], 'seatedWaitMinutes' | 'readyWaitMinutes'>;

/**
 * Everything that needs attention now, the longest waiting first: orders from outside that the kitchen has not begun,
 * or that are at a table whose guests have another bill; requests for a table; ready dishes; printers that do not
 * print; waiting tables.
 */
export function callsOfVenue(source: CallSource, waits: WaitsAfter, now: number): Call[] {
  const tables = new Map(source.areas.flatMap((area) => area.tables).map((table) => [table.id, table]));
  // An order at the wrong table only makes the call about that.
  const strays = new Set(source.standings.map(({ strayBillId }) => strayBillId));
  const calls = [
    ...source.bills
      .filter(({ isHidden }) => !isHidden)
      .flatMap((bill) => [
        ...(strays.has(bill.id) ? [] : orderCalls(bill, tables)),
        ...readyCalls(bill, tables, waits, now),
      ]),
    ...source.requests.filter(({ status }) => status === 'Pending').map(requestCall),
    ...source.printers.flatMap((printer) => printerCalls(printer)),
    ...source.standings.flatMap((standing) => tableCalls(standing, source.bills, tables, waits, now)),
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

/** A call for each round from outside of which the kitchen has begun nothing. */
function orderCalls(bill: Bill, tables: Tables): Call[] {
  return bill.rounds
    .filter(({ by }) => by.kind === 'Key')
    .filter(({ id }) => {
      const lines = bill.lines.filter(({ roundId, status }) => roundId === id && status !== 'Cancelled');
      return lines.length > 0 && lines.every(({ status }) => status === 'Pending');
    })
    .map(({ id, orderedAt }) => ({
      // With the id of the bill, because lines of a round may have moved to another bill: both bills have a call.
      ...{ id: `order-${bill.id}-${id}`, kind: 'Order' as const, since: Date.parse(orderedAt), what: null },
      subjectId: bill.id,
      ...placeOf(bill, tables),
    }));
}

/** A call for each ready line. It is of the kind `Ready` at first, and of the kind `Waits` after `readyWaitMinutes`. */
function readyCalls(bill: Bill, tables: Tables, { readyWaitMinutes }: WaitsAfter, now: number): Call[] {
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

/**
 * The calls of a table: an order from outside whose table has another bill, and guests who are seated without an order.
 */
function tableCalls(
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

/** The calls that this device shows, by kind and area. A call without an area is shown on every device. */
export function callsOfDevice(
  calls: readonly Call[],
  { silentCalls, callAreas }: { silentCalls: readonly CallKind[]; callAreas: readonly string[] },
): Call[] {
  return calls.filter(
    ({ kind, areaId }) =>
      !silentCalls.includes(kind) &&
      (areaId === null || callAreas.length === 0 || callAreas.includes(areaId)),
  );
}

/** The calls of one place, the longest waiting first. */
export interface CallGroup {
  id: string;
  calls: readonly [Call, ...Call[]];
}

/** Groups calls by table, guest or printer. The order of the groups is that of their longest waiting calls. */
export function groupCalls(calls: readonly Call[]): CallGroup[] {
  const groups = Map.groupBy(calls, ({ who, href }) => `${href} ${who}`);
  return [...groups].map(([id, [first, ...others]]) => ({ id, calls: [first!, ...others] }));
}
