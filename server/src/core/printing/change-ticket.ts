import type { Actor } from '../access/actor.ts';
import type { Bill, BillLine } from '../bills/bill.ts';
import type { HistoryEntry, Stamp } from '../bills/bill-history.ts';
import type { AllergySaid } from '../bills/kitchen/allergies.ts';
import { fireTicketOfLines, type Ticket, type TicketLine, ticketAllergyOf, toTicketLine } from './ticket.ts';

/** The ticket of a change, and the round that it belongs to. */
export interface ChangeTicket {
  roundId: string;
  ticket: Ticket;
}

/**
 * The ticket that the kitchen needs after a change of a bill: for lines that were struck or voided, or whose quantity or allergy
 * changed; and, if lines are not served yet, for a changed table or a changed allergy of the whole table. `null` if the kitchen
 * needs none, for example because the changed lines were served before.
 */
export function changeTicketOf(before: Bill, after: Bill, { action, by }: HistoryEntry): ChangeTicket | null {
  // This change can divide a line into two, but the kitchen makes the same.
  if (action === 'SeatChanged') return null;
  const isVoided = before.voidedAt === null && after.voidedAt !== null;
  const lines = after.lines.flatMap((line, at) => toChangedLine(before.lines[at]!, line, isVoided) ?? []);
  const hasMoved = before.table?.id !== after.table?.id;
  const isAllergyChanged = !isAllergySame(before, after);
  const toServe = linesToServe(after);
  const affected =
    lines.length > 0 ? lines[0]!.lineId : hasMoved || isAllergyChanged ? toServe.at(0)?.id : undefined;
  const roundId = after.lines.find(({ id }) => id === affected)?.roundId;
  if (roundId === undefined) return null;
  const shown = lines.length > 0 ? lines : toServe.map(asOrdered);
  const movedFrom = hasMoved ? (before.table?.name ?? null) : null;
  const ticket = changeTicket(after, by, movedFrom, shown);
  return {
    roundId,
    ticket:
      isAllergyChanged && after.allergy === undefined ? { ...ticket, allergy: REMOVED_ALLERGY } : ticket,
  };
}

/** The ticket of the lines that a change fires: they were held before it and are not held after it. `null` if there are none. */
export function fireTicketOfChange(
  before: Bill,
  after: Bill,
  { action, detail, by }: HistoryEntry,
): ChangeTicket | null {
  const held = new Set(before.lines.flatMap(({ id, isHeld }) => (isHeld ? [id] : [])));
  const fired = after.lines.filter(
    ({ id, isHeld, state }) => held.has(id) && !isHeld && state !== 'Cancelled',
  );
  const [first] = fired;
  if (first === undefined) return null;
  const course = action === 'CourseFired' ? detail.courseName : (first.course?.name ?? null);
  return { roundId: first.roundId, ticket: fireTicketOfLines(after, fired, by.name, course) };
}

/**
 * The ticket that tells the kitchen that lines moved to another bill and so to another table. `null` if all of them were served or
 * struck before.
 * @param bill  the bill to which they moved
 * @param lineIds  their ids on this bill
 * @param from  the name of the previous table or bill, as it is printed
 */
export function moveTicketOf(
  bill: Bill,
  lineIds: readonly string[],
  from: string,
  { by }: Stamp,
): ChangeTicket | null {
  const lines = linesToServe(bill).filter(({ id }) => lineIds.includes(id));
  const [first] = lines;
  if (first === undefined) return null;
  return { roundId: first.roundId, ticket: changeTicket(bill, by, from, lines.map(asOrdered)) };
}

function changeTicket(bill: Bill, { name }: Actor, movedFrom: string | null, lines: TicketLine[]): Ticket {
  return {
    kind: 'Change',
    type: bill.type,
    tableName: bill.table?.name ?? null,
    movedFrom,
    customerName: bill.customer?.name ?? null,
    placedBy: name,
    note: null,
    ...ticketAllergyOf(bill),
    lines,
  };
}

function linesToServe({ lines }: Bill): BillLine[] {
  return lines.filter(({ state, isHeld }) => state !== 'Served' && state !== 'Cancelled' && !isHeld);
}

function asOrdered(line: BillLine): TicketLine {
  return toTicketLine(line, line.quantity, null);
}

function toChangedLine(before: BillLine, after: BillLine, isVoided: boolean): TicketLine | null {
  if (before.state === 'Served' || before.state === 'Cancelled' || before.isHeld) return null;
  if (isVoided || after.state === 'Cancelled') return toTicketLine(after, 0, before.quantity);
  if (after.quantity !== before.quantity) return toTicketLine(after, after.quantity, before.quantity);
  if (isAllergySame(before, after)) return null;
  const line = asOrdered(after);
  return after.allergy === undefined ? { ...line, allergy: REMOVED_ALLERGY } : line;
}

/** Means on a ticket that the allergy was removed. */
const REMOVED_ALLERGY: AllergySaid = { allergens: [], text: null };

/** Whether the allergy is unchanged. If a person only confirms it, its time stays the same. */
function isAllergySame(before: Pick<Bill, 'allergy'>, after: Pick<Bill, 'allergy'>): boolean {
  return before.allergy?.at === after.allergy?.at;
}
