import type { Schemas } from './client.ts';

export type Bill = Schemas['Bill'];

/** The oldest first; of the same moment the lower number. */
export function byOpening(a: Bill, b: Bill): number {
  return a.openedAt.localeCompare(b.openedAt) || a.number - b.number;
}

/**
 * The open bills with one bill replaced, added, or removed when it is no longer open. A bill of an older
 * revision than the list's changes nothing.
 */
export function withBill(bills: readonly Bill[], bill: Bill): Bill[] {
  const known = bills.find(({ id }) => id === bill.id);
  if (known !== undefined && known.revision > bill.revision) return bills as Bill[];
  if (bill.state !== 'Open') return bills.filter(({ id }) => id !== bill.id);
  if (known === undefined) return [...bills, bill].sort(byOpening);
  return bills.map((one) => (one.id === bill.id ? bill : one));
}

type Listener = (bill: Bill) => void;

const listeners = new Map<string, Set<Listener>>();

/** Calls back with each bill of a venue that changes, until the returned function is called. */
export function noteBillChanges(venueId: string, listener: Listener): () => void {
  const ofVenue = listeners.get(venueId) ?? new Set();
  listeners.set(venueId, ofVenue);
  ofVenue.add(listener);
  return () => void ofVenue.delete(listener);
}

/** Tells the listeners of a venue about a bill as the service has it now. */
export function tellBillChange(venueId: string, bill: Bill): void {
  for (const listener of listeners.get(venueId) ?? []) listener(bill);
}
