import { type Bill, compareByOpening, subscribeToBillChanges } from './bill-list.ts';

export const PAGE_SIZE = 100;

/** A page of a list of bills. */
export interface BillPage {
  items: Bill[];
  nextCursor: string | null;
}

/**
 * Reads all pages of a list of bills, the oldest first. Bills that the live stream sends in the meantime replace those
 * of a page.
 * @param withOne  puts a bill of the stream into the list
 */
export async function readBills(
  venueId: string,
  withOne: (bills: readonly Bill[], bill: Bill) => Bill[],
  readPage: (page: { pageSize: number; cursor?: string }) => Promise<BillPage>,
): Promise<Bill[]> {
  const changed: Bill[] = [];
  const stopNoting = subscribeToBillChanges(venueId, (bill) => changed.push(bill));
  try {
    const read = new Map<string, Bill>();
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await readPage({ pageSize: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) });
      for (const bill of page.items) read.set(bill.id, bill);
      cursor = page.nextCursor;
    }
    return changed.reduce(withOne, [...read.values()].sort(compareByOpening));
  } finally {
    stopNoting();
  }
}
