import type { Schemas } from './client.ts';

export type Bill = Schemas['Bill'];

/** Sorts bills by opening time, the oldest first, then by number. */
export function compareByOpening(a: Bill, b: Bill): number {
  return a.openedAt.localeCompare(b.openedAt) || a.number - b.number;
}

/**
 * The open bills with one bill replaced, added, or removed if it is no longer open. If the bill is older than the one
 * in the list, nothing changes.
 */
export function updateOpenBills(bills: readonly Bill[], bill: Bill): Bill[] {
  const known = bills.find(({ id }) => id === bill.id);
  if (known !== undefined && known.revision > bill.revision) return bills as Bill[];
  if (bill.state !== 'Open') return bills.filter(({ id }) => id !== bill.id);
  if (known === undefined) return [...bills, bill].sort(compareByOpening);
  return bills.map((one) => (one.id === bill.id ? bill : one));
}

/** The bill of the guests at a table. A party at several tables has one bill, at one of them; `null` if there is none. */
export function billOfTable<B extends Pick<Bill, 'table'>>(
  bills: readonly B[],
  tableId: string,
  standing: Schemas['TableStanding'] | null | undefined,
): B | null {
  const billAt = (id: string) => bills.find(({ table }) => table?.id === id);
  return billAt(tableId) ?? billAt(standing?.heldByTableId ?? tableId) ?? null;
}

/** A round that repeats an earlier round of its bill. Both numbers count from 1. */
export interface RepeatedRound {
  number: number;
  of: number;
}

/** The later of two rounds as a repeat of the earlier; `null` if they are not both on the bill. */
export function repeatedRound(
  { rounds }: Pick<Bill, 'rounds'>,
  roundIds: readonly (string | null)[],
): RepeatedRound | null {
  const [of, number] = roundIds
    .map((roundId) => rounds.findIndex(({ id }) => id === roundId) + 1)
    .sort((a, b) => a - b);
  return of && number ? { number, of } : null;
}

/** How long after its order a board shows a line that is not ready. */
export const LONGEST_ON_BOARD_MS = 12 * 3_600_000;

/** Whether the kitchen still needs to make a line: it is pending or being prepared. */
export function needsMaking(status: Schemas['BillLine']['status']): boolean {
  return status === 'Pending' || status === 'Preparing';
}

/** Whether a line waits until its course is fired: the kitchen does not make it yet. */
export function isHeldLine({ isHeld, status }: Pick<Schemas['BillLine'], 'isHeld' | 'status'>): boolean {
  return isHeld && needsMaking(status);
}

/** When the kitchen was told to make a line, in milliseconds since 1970. */
export function kitchenDueSince({
  firedAt,
  orderedAt,
}: Pick<Schemas['BillLine'], 'firedAt' | 'orderedAt'>): number {
  return Date.parse(firedAt ?? orderedAt);
}

/** How many bills whose lines are all made can still be recalled to the board. */
const MADE_KEPT = 20;

/**
 * The bills that were closed before the kitchen was done, with one bill replaced or added. Of those whose lines are all
 * made, only the latest are kept. If the bill is older than the one in the list, nothing changes.
 */
export function updatePaidFirstBills(bills: readonly Bill[], bill: Bill): Bill[] {
  const known = bills.find(({ id }) => id === bill.id);
  if (!bill.isPaidFirst || (known !== undefined && known.revision > bill.revision)) return bills as Bill[];
  const after = [...bills.filter((one) => one !== known), bill];
  const made = after.filter(({ lines }) => !lines.some(({ status }) => needsMaking(status)));
  return made.length > MADE_KEPT ? after.filter((one) => one !== made[0]) : after;
}

type Listener = (bill: Bill) => void;

const listeners = new Map<string, Set<Listener>>();

/** Calls back with each changed bill of a venue. @returns a function that stops it */
export function subscribeToBillChanges(venueId: string, listener: Listener): () => void {
  const ofVenue = listeners.get(venueId) ?? new Set();
  listeners.set(venueId, ofVenue);
  ofVenue.add(listener);
  return () => void ofVenue.delete(listener);
}

/** Calls the listeners of a venue with a bill that the service has just sent. */
export function notifyBillChange(venueId: string, bill: Bill): void {
  for (const listener of listeners.get(venueId) ?? []) listener(bill);
}
