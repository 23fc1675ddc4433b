import { invalidContent } from '../../invalid-content.ts';
import { Refusal } from '../../refusals.ts';
import type { Bill, BillLine, BillReference } from '../bill.ts';
import { type BillChange, createChange, requireOpen } from '../bill-change.ts';
import type { MovedUnits, Stamp } from '../bill-history.ts';
import { isCounted, overpaidKurus, paidKurus } from '../bill-status.ts';
import { joinAllergyMarks, withAllergyOfBill, withoutAllergyMark } from '../kitchen/allergies.ts';
import { withoutBillRequest } from '../payments/bill-request.ts';
import { mealCardLeftKurus } from '../payments/settle.ts';
import { reprice } from '../prices/bill-pricing.ts';
import { allUnitsOf, type ChosenUnits, coveredUnits, requireFreeUnits } from './free-units.ts';
import { addMovedLines, originalBillIdOf, removeMovedLines } from './move-lines.ts';
import { splitLine } from './split-line.ts';

/** A move of lines from the source bill to the target bill. */
export interface MoveToBill {
  source: Bill;
  /** An open bill of the venue, a new bill without lines, or a bill whose lines all moved to the source: that bill is opened again. */
  target: Bill;
  /** Bills whose lines have all moved to the source: their `movedTo` is the source. */
  followers: readonly Bill[];
  /** The units to move; `null` for all lines, which merges the bills. */
  chosen: ChosenUnits | null;
  newId: () => string;
  /** The hash of the request body. */
  requestHash?: string;
}

/**
 * The changes of both bills, and of the followers whose `movedTo` is now the target. All of it is saved together,
 * or nothing.
 */
export interface MoveResult {
  source: BillChange;
  target: BillChange;
  followers: BillChange[];
  lines: MovedUnits[];
}

/**
 * Moves lines, or some units of lines, to another bill. A whole line keeps its id, a part of a line gets a new id. Lines keep their round, note,
 * VAT rate, campaign terms, kitchen state and manual deductions; a manual discount on the whole bill stays with that bill. If only struck lines
 * would remain, they move, too: the source is then empty, and its `movedTo` is the target. The allergy mark of the source moves with the lines:
 * to each moved line or, if all lines move, to the target bill.
 * @throws Refusal BILL_NOT_OPEN for either bill; the refusals of `requireFreeUnits`; CONTENT_INVALID if both are the same bill
 * @throws Refusal BILL_HAS_PAYMENTS if all lines would move and something is paid; BILL_OVERPAID with the amount to refund, if more was paid than
 *   the new total; MEAL_CARD_OVERPAID with the amount to refund, if meal cards paid more than the remaining lines that accept them cost
 * @throws Refusal BILL_TOO_LONG
 */
export function moveToBill(move: MoveToBill, stamp: Stamp): MoveResult {
  const { source, chosen } = move;
  const target = openTarget(move);
  requireOpen(source);
  requireFreeUnits(source, chosen ?? allUnitsOf(source.lines.filter(isLive)), coveredUnits(source));
  const { left, moved: unmarked, units } = divide(move);
  const isEmptied = left.length === 0;
  const joined = isEmptied ? joinAllergyMarks(target.allergy, source.allergy, stamp) : target.allergy;
  const allergy = joined === undefined ? {} : { allergy: joined };
  const moved = withAllergyOfBill(unmarked, source.allergy, joined, stamp);
  const holder = referenceTo(target);
  const guests = isEmptied ? guestsOf(source, target) : {};
  const rest = removeMovedLines(withOwnBillRequest(move), left);
  const after = reprice(isEmptied ? { ...withoutAllergyMark(rest), guests: null, movedTo: holder } : rest);
  requirePaymentsCovered(source, after);
  const taken = reprice({ ...addMovedLines(target, source, moved, stamp), ...guests, ...allergy });
  return {
    source: createChange(after, stamp, movedOutAction(move, holder, units, isEmptied)),
    target: createChange(taken, stamp, movedInAction(source, units)),
    followers: followersAfter(move, moved, left, holder, stamp),
    lines: units,
  };
}

function openTarget({ source, target }: MoveToBill): Bill {
  if (source.id === target.id) throw invalidContent('to.billId', 'is the bill itself', target.id);
  if (target.revision === 0) return target;
  const { movedTo, ...opened } = target;
  if (movedTo?.billId !== source.id) requireOpen(target);
  // The guests requested the bill before the merge, and the source has fulfilled that request.
  return movedTo !== undefined && source.askedAt === undefined ? withoutBillRequest(opened) : opened;
}

/**
 * Divides the lines of the source into lines that stay and lines that move. Struck lines stay if a line that is not struck
 * stays.
 */
function divide({ source, chosen, newId }: MoveToBill): {
  left: BillLine[];
  moved: BillLine[];
  units: MovedUnits[];
} {
  const wanted = new Map(
    (chosen ?? allUnitsOf(source.lines)).map(({ lineId, quantity }) => [lineId, quantity]),
  );
  const staysSome = source.lines.some((line) => isLive(line) && (wanted.get(line.id) ?? 0) < line.quantity);
  const left: BillLine[] = [];
  const moved: BillLine[] = [];
  const units: MovedUnits[] = [];
  for (const line of source.lines) {
    const quantity = isLive(line) || staysSome ? (wanted.get(line.id) ?? 0) : line.quantity;
    if (quantity === 0) {
      left.push(line);
      continue;
    }
    const parts = quantity < line.quantity ? splitLine(line, quantity, newId()) : { moved: line };
    if ('kept' in parts) left.push(parts.kept);
    moved.push(parts.moved);
    const { productName } = line;
    units.push({ lineId: line.id, movedLineId: parts.moved.id, productName, units: quantity });
  }
  return { left, moved, units };
}

/**
 * The changes of the target if all guests of the source move to it: it gets their number and their request for the bill. A new bill also gets
 * their reservation.
 */
function guestsOf(source: Bill, target: Bill): Partial<Pick<Bill, 'guests' | 'askedAt' | 'reservation'>> {
  if (target.type !== 'DineIn') return {};
  const askedAt = target.askedAt ?? source.askedAt;
  const { reservation } = target.revision === 0 ? source : target;
  return {
    ...(reservation === undefined ? {} : { reservation }),
    ...(source.guests === null ? {} : { guests: (target.guests ?? 0) + source.guests }),
    ...(askedAt === undefined ? {} : { askedAt }),
  };
}

/** Removes the request for the bill from the source, if it came from the guests who now go back to the target. */
function withOwnBillRequest({ source, target }: MoveToBill): Bill {
  return target.movedTo !== undefined && target.askedAt === source.askedAt
    ? withoutBillRequest(source)
    : source;
}

function requirePaymentsCovered(before: Bill, after: Bill): void {
  const paid = after.payments.filter(isCounted);
  if (after.lines.length === 0 && paidKurus(after) > 0) throw new Refusal('BILL_HAS_PAYMENTS');
  const toGiveBackKurus = overpaidKurus(after);
  if (toGiveBackKurus > 0) throw new Refusal('BILL_OVERPAID', { details: { toGiveBackKurus } });
  if (paid.some(({ isForMeals }) => isForMeals)) requireMealsCovered(before, after);
}

/** Passes if the move does not make meal cards pay too much. They may already have paid too much, if a line was struck. */
function requireMealsCovered(before: Bill, after: Bill): void {
  const left = mealCardLeftKurus(after);
  if (left < 0 && left < mealCardLeftKurus(before))
    throw new Refusal('MEAL_CARD_OVERPAID', { details: { toGiveBackKurus: -left } });
}

/** The changes of followers whose last lines leave the source: their `movedTo` becomes the target. */
function followersAfter(
  { source, target, followers }: MoveToBill,
  moved: readonly BillLine[],
  left: readonly BillLine[],
  holder: BillReference,
  stamp: Stamp,
): BillChange[] {
  const placedOn = new Map(source.rounds.map((round) => [round.id, originalBillIdOf(source, round)]));
  const originsOf = (lines: readonly BillLine[]) =>
    new Set(lines.map(({ roundId }) => placedOn.get(roundId)));
  const [going, staying] = [originsOf(moved), originsOf(left)];
  return followers
    .filter(({ id }) => id !== target.id && (left.length === 0 || (going.has(id) && !staying.has(id))))
    .map((bill) =>
      createChange({ ...bill, movedTo: holder }, stamp, {
        action: 'LinesMovedOn',
        detail: targetDetail(holder),
      }),
    );
}

function movedOutAction(
  { requestHash }: MoveToBill,
  holder: BillReference,
  lines: MovedUnits[],
  isEmptied: boolean,
) {
  const detail = {
    ...targetDetail(holder),
    isEmptied,
    lines,
    ...(requestHash === undefined ? {} : { requestHash }),
  };
  return { action: 'LinesMovedOut', detail } as const;
}

function movedInAction(source: Bill, lines: MovedUnits[]) {
  const { billId, number, tableName } = referenceTo(source);
  const detail = { fromBillId: billId, fromNumber: number, fromTableName: tableName, lines };
  return { action: 'LinesMovedIn', detail } as const;
}

function targetDetail({ billId, number, tableName }: BillReference) {
  return { toBillId: billId, toNumber: number, toTableName: tableName };
}

function referenceTo({ id, number, table }: Bill): BillReference {
  return { billId: id, number, tableName: table?.name ?? null };
}

function isLive({ state }: BillLine): boolean {
  return state !== 'Cancelled';
}
