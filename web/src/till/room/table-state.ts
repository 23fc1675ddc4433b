import { type Act, needsApproval } from '../../acts/act.ts';
import { applyBillActs, type BillActInputs } from '../../acts/bill-acts.ts';
import { allergyAtTable } from '../../acts/kitchen/allergy-acts.ts';
import { type HeldCourse, heldCourses } from '../../api/bill-courses.ts';
import { type Bill, billOfTable, kitchenDueSince } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { isRefusal } from '../../api/fault.ts';

type Standing = Schemas['TableStanding'];

/**
 * The states of a tile, the most urgent first: from the service, from the lines of the bill, and from unanswered acts
 * of this device.
 */
const TILE_STATES = [
  'Refused',
  'Unknown',
  'BillAsked',
  'ToServe',
  'CourseDue',
  'Sending',
  'Ordered',
  'Preparing',
  'AllServed',
  'Paid',
  'Seated',
  'ReservedSoon',
  'Free',
] as const satisfies readonly (Standing['state'] | OfTile)[];
type OfTile = 'Refused' | 'Unknown' | 'ToServe' | 'CourseDue' | 'Sending' | 'Preparing' | 'Paid';
export type TileState = (typeof TILE_STATES)[number];

/** A table of the room with its state. */
export interface RoomTable {
  id: string;
  name: string;
  areaId: string;
  capacity: number | null;
  /** The place on the plan of its area. */
  place: Schemas['Table']['place'];
  state: TileState;
  bill: Bill | null;
  /** The allergy of its guests and of their bill, which may be at another table; `null` for none. */
  allergy: ReturnType<typeof allergyAtTable>;
  /** Its guests, the next reservation, and the table with their bill; `null` until it is loaded. */
  standing: Standing | null;
  /** The number of units that are ready and not served. */
  toServe: number;
  /**
   * When the kitchen was told to make the oldest unit that is not served, in milliseconds since 1970; `null` if all are
   * served.
   */
  waitingSince: number | null;
  /** The next held course; `null` if there is none. */
  nextCourse: HeldCourse | null;
}

/**
 * The tables of the areas with their open bills, the unanswered acts of this device on them, and their guests. Hidden
 * bills are included, because they occupy their table.
 */
export function roomTables(
  areas: readonly Schemas['Area'][],
  bills: readonly Bill[],
  acts: readonly Act[],
  standings: readonly Standing[] = [],
): RoomTable[] {
  const standingOf = new Map(standings.map((one) => [one.tableId, one]));
  const shown = bills.map((bill) => applyBillActs(bill, acts).bill);
  const billOf = new Map(shown.flatMap((bill) => (bill.table === null ? [] : [[bill.table.id, bill]])));
  const tablesOf = (orders: readonly Act[]) => new Set(orders.map(orderedAt));
  const refused = tablesOf(
    acts.filter((act) => act.fault !== null && isRefusal(act.fault) && !needsApproval(act)),
  );
  const unknown = tablesOf(acts.filter(({ fault }) => fault !== null && !isRefusal(fault)));
  const sending = tablesOf(acts.filter((act) => act.fault === null || needsApproval(act)));
  const orderAt = (id: string) => {
    if (refused.has(id)) return 'Refused';
    if (unknown.has(id)) return 'Unknown';
    return sending.has(id) ? 'Sending' : null;
  };
  return areas.flatMap(({ tables }) =>
    tables.map(({ id, name, areaId, capacity, place }) => {
      const bill = billOf.get(id) ?? null;
      const standing = standingOf.get(id) ?? null;
      const toServe = bill === null ? 0 : unitsToServe(bill);
      return {
        ...{ id, name, areaId, capacity, place, bill, standing, toServe },
        allergy: allergyAtTable(billOfTable(shown, id, standing), standing),
        waitingSince: bill === null ? null : waitingSince(bill),
        nextCourse: bill === null ? null : (heldCourses(bill)[0] ?? null),
        state: stateOf(bill, orderAt(id), standing),
      };
    }),
  );
}

/** Whether a person is the waiter of a table: of its bill, or of the bill that its guests have at another table. */
export function isTableOf(table: RoomTable, tables: readonly RoomTable[], accountId: string): boolean {
  const bills = tables.flatMap(({ bill }) => bill ?? []);
  return billOfTable(bills, table.id, table.standing)?.waiter?.id === accountId;
}

/** The id of the table that an act orders for; `null` for other acts. */
function orderedAt({ name, input }: Act): string | null {
  if (name === 'placeOrder') return (input as BillActInputs['placeOrder']).order.tableId ?? null;
  return name === 'placeRound' ? (input as BillActInputs['placeRound']).tableId : null;
}

/** The state of a table: from unanswered acts, from the lines of its bill, or from the service. */
function stateOf(
  bill: Bill | null,
  order: 'Refused' | 'Unknown' | 'Sending' | null,
  standing: Standing | null,
): TileState {
  if (order === 'Refused' || order === 'Unknown') return order;
  if (bill !== null && bill.askedAt !== null) return 'BillAsked';
  if (bill !== null && unitsToServe(bill) > 0) return 'ToServe';
  if (order === 'Sending') return order;
  if (bill === null) return freeState(standing);
  if (bill.lines.some(({ status }) => status === 'Preparing')) return 'Preparing';
  if (bill.lines.some(({ status, isHeld }) => status === 'Pending' && !isHeld)) return 'Ordered';
  if (heldCourses(bill).length > 0) return 'CourseDue';
  return bill.paymentStatus === 'Paid' ? 'Paid' : 'AllServed';
}

/**
 * The state of a table without its own bill. If its guests have their bill at another table, it has the state of that
 * table.
 */
function freeState(standing: Standing | null): TileState {
  switch (standing?.state) {
    case 'Seated':
    case 'ReservedSoon':
    case 'BillAsked':
      return standing.state;
    case 'Ordered':
    case 'AllServed':
      return standing.heldByTableId === null ? 'Free' : standing.state;
    default:
      return 'Free';
  }
}

function unitsToServe({ lines }: Bill): number {
  return lines.reduce((sum, { status, quantity }) => (status === 'Ready' ? sum + quantity : sum), 0);
}

function waitingSince({ lines }: Bill): number | null {
  const open = lines.filter(({ status, isHeld }) => status !== 'Served' && status !== 'Cancelled' && !isHeld);
  return open.length === 0 ? null : Math.min(...open.map(kitchenDueSince));
}

/** Sorts tables: first by urgency, then the longest waiting first, then by name. */
export function compareByUrgency(a: RoomTable, b: RoomTable): number {
  return (
    TILE_STATES.indexOf(a.state) - TILE_STATES.indexOf(b.state) ||
    sinceOf(a) - sinceOf(b) ||
    a.name.localeCompare(b.name, undefined, { numeric: true })
  );
}

function sinceOf({ waitingSince, bill }: RoomTable): number {
  return waitingSince ?? (bill === null ? Number.MAX_SAFE_INTEGER : Date.parse(bill.openedAt));
}
