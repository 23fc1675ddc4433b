import assert from 'node:assert/strict';
import { moveBody } from '../venues/bill-moves.ts';

/** A bill as its resource reads. */
// biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
type SeenBill = any;

/** A call that moves lines, which can be sent again under its key. */
export interface MoveAct {
  /** Below that of the venue. */
  path: string;
  body: object;
}

/** A random move of bills as they were read: units of a line to another bill or a new one, or all lines to another bill. */
export function randomMove(bills: readonly SeenBill[], random: () => number): MoveAct | null {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const full = bills.filter(({ state }) => state === 'Open');
  if (full.length === 0) return null;
  const from = pick(full);
  const others = bills.filter(
    ({ id, movedTo }) => id !== from.id && (movedTo?.billId ?? from.id) === from.id,
  );
  const line = pick<{ id: string; quantity: number; state: string }>(from.lines);
  const units = [{ lineId: line.id, quantity: 1 + Math.floor(random() * line.quantity) }];
  const isNew = others.length === 0 || random() < 0.1;
  const isMerge = !isNew && random() < 0.25;
  return {
    path: `/bills/${from.id}/moves`,
    body: moveBody(from, isNew ? { tableId: null } : pick(others), isMerge ? undefined : units),
  };
}

/** Reads bills, and all those to which their lines went. @param read  one bill, by its id */
export async function readWithHolders(
  ids: readonly string[],
  read: (id: string) => Promise<SeenBill>,
): Promise<SeenBill[]> {
  const found = new Map<string, SeenBill>();
  const left = [...ids];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    const bill = await read(id);
    found.set(id, bill);
    left.push(...entriesOf(bill, 'LinesMovedOut').map(({ toBillId }) => toBillId));
  }
  return [...found.values()];
}

/** The details of what happened to a bill under one action. */
export function entriesOf({ history }: SeenBill, action: string): SeenBill[] {
  return history.filter((entry: SeenBill) => entry.action === action).map(({ detail }: SeenBill) => detail);
}

/**
 * Each move is in the history of both bills, each line is on one of them, each bill adds up, and one without lines names one that has some.
 * @param bills  with all those to which their lines went
 */
export function assertMovesWhole(bills: readonly SeenBill[]): void {
  const moved = (action: string, other: string) =>
    bills
      .flatMap((bill) => entriesOf(bill, action).map((detail) => ({ bill, detail })))
      .map(({ bill, detail }) => JSON.stringify([[bill.id, detail[other]].toSorted(), detail.lines]))
      .toSorted();
  assert.deepEqual(moved('LinesMovedIn', 'fromBillId'), moved('LinesMovedOut', 'toBillId'));
  const ids = bills.flatMap(({ lines }) => lines.map(({ id }: SeenBill) => id));
  assert.equal(new Set(ids).size, ids.length);
  for (const bill of bills) {
    assert.equal(bill.state === 'Moved', bill.lines.length === 0);
    if (bill.state === 'Moved')
      assert.ok(bills.find(({ id }) => id === bill.movedTo.billId).lines.length > 0);
    const dues = bill.lines.reduce((sum: number, { due }: SeenBill) => sum + kurus(due), 0);
    assert.equal(dues + kurus(bill.totals.serviceFee), kurus(bill.totals.total));
  }
}

/** How many units of a product bills have that were not struck. */
export function unitsOn(bills: readonly SeenBill[], productId: string): number {
  return bills
    .flatMap(({ lines }) => lines)
    .filter((line) => line.productId === productId && line.state !== 'Cancelled')
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export function kurus(lira: number): number {
  return Math.round(lira * 100);
}
