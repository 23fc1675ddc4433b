import type { MoveBody } from '../../../acts/moving-acts.ts';
import type { Bill } from '../../../api/bill-list.ts';
import type { Schemas } from '../../../api/client.ts';
import { activeLines, type BillLine } from '../bill-rounds.ts';

/** By line id, the number of units to move. */
export type MovedUnits = Readonly<Record<string, number>>;

/** The destination of lines: an open bill, a free table, or a new takeaway. */
export type MoveTarget = { billId: string } | { tableId: string } | 'NewTakeaway';

/** A line of a bill, with the number of its units on fiscal documents, and the number that can move. */
export interface MovableLine {
  line: BillLine;
  documentedUnits: number;
  freeUnits: number;
}

type WithUnits = Pick<Bill, 'lines' | 'payments' | 'documents'>;

/** The lines that were not removed. Units that are paid or on a fiscal document cannot move. */
export function movableLines(bill: WithUnits): MovableLine[] {
  const documented = documentedUnitsOf(bill);
  return activeLines(bill).map((line) => {
    const { id, quantity, paidUnits } = line;
    const documentedUnits = documented
      .filter(({ lineId }) => lineId === id)
      .reduce((sum, unit) => sum + unit.quantity, 0);
    return { line, documentedUnits, freeUnits: Math.max(0, quantity - Math.max(paidUnits, documentedUnits)) };
  });
}

/**
 * The units on fiscal documents: those that a document lists, and those that its payments paid. A payment of an amount
 * counts for all units, because it pays a part of each.
 */
function documentedUnitsOf({ lines, payments, documents }: WithUnits): DocumentedUnits[] {
  return documents
    .filter(({ counts }) => counts)
    .flatMap(({ units, paymentIds, state }) => {
      if (units.length > 0) return units;
      return payments
        .filter(
          ({ id, reversedAt }) => paymentIds.includes(id) && (state !== 'Failed' || reversedAt === null),
        )
        .flatMap((payment) => (payment.units.length > 0 ? payment.units : wholeOf(lines)));
    });
}

type DocumentedUnits = Bill['documents'][number]['units'][number];

function wholeOf(lines: Bill['lines']): DocumentedUnits[] {
  return lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
}

/** All units of a bill that can move. */
export function allMovableUnits(bill: WithUnits): MovedUnits {
  const free = movableLines(bill).filter(({ freeUnits }) => freeUnits > 0);
  return Object.fromEntries(free.map(({ line, freeUnits }) => [line.id, freeUnits]));
}

/** Those chosen units that can still move. */
export function stillMovableUnits(units: MovedUnits, bill: WithUnits): MovedUnits {
  const kept = Object.entries(allMovableUnits(bill)).map(
    ([id, free]) => [id, Math.min(units[id] ?? 0, free)] as const,
  );
  return Object.fromEntries(kept.filter(([, chosen]) => chosen > 0));
}

/** Whether all units of the bill move. */
export function movesWholeBill(units: MovedUnits, bill: Pick<Bill, 'lines'>): boolean {
  return activeLines(bill).every(({ id, quantity }) => units[id] === quantity);
}

/**
 * The body of the request; `null` if no lines or no target are chosen.
 * @param bills  the open bills as the person sees them
 */
export function moveBodyOf(
  { revision }: Pick<Bill, 'revision'>,
  units: MovedUnits,
  target: MoveTarget | null,
  bills: readonly Pick<Bill, 'id' | 'revision'>[],
): MoveBody | null {
  const to = target === null ? null : placeOfTarget(target, bills);
  const lines = Object.entries(units).map(([lineId, quantity]) => ({ lineId, quantity }));
  return to === null || lines.length === 0 ? null : { lines, to, revision };
}

function placeOfTarget(
  target: MoveTarget,
  bills: readonly Pick<Bill, 'id' | 'revision'>[],
): MoveBody['to'] | null {
  if (target === 'NewTakeaway') return {};
  if ('tableId' in target) return { tableId: target.tableId };
  const bill = bills.find(({ id }) => id === target.billId);
  return bill === undefined ? null : { billId: bill.id, revision: bill.revision };
}

/**
 * The move that undoes another move. Lines that were removed in the meantime stay where they are.
 * @param bills  the open bills as the person sees them, with their latest revisions
 */
export function undoMoveBody(
  { from, to, lines }: Moved,
  bills: readonly Pick<Bill, 'id' | 'revision'>[],
): MoveBody {
  const revisionOf = ({ id, revision }: Pick<Bill, 'id' | 'revision'>) =>
    Math.max(revision, bills.find((bill) => bill.id === id)?.revision ?? 0);
  const live = new Set(activeLines(to).map(({ id }) => id));
  return {
    lines: lines
      .filter(({ movedLineId }) => live.has(movedLineId))
      .map(({ movedLineId, quantity }) => ({ lineId: movedLineId, quantity })),
    to: { billId: from.id, revision: revisionOf(from) },
    revision: revisionOf(to),
  };
}

/**
 * The number of guests that moved with the lines: if the bill of a table has no lines left, all its guests; otherwise
 * 0.
 */
export function movedGuests({ from }: { from: Pick<Bill, 'state'> }, guestsBefore: number | null): number {
  return from.state === 'Open' ? 0 : (guestsBefore ?? 0);
}

interface Moved {
  from: Pick<Bill, 'id' | 'revision'>;
  to: Pick<Bill, 'id' | 'revision' | 'lines'>;
  lines: Schemas['MovedBills']['lines'];
}
