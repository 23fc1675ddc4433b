import { ALLERGENS } from '../../menu/menu.ts';
import { Refusal } from '../../refusals.ts';
import type { AllergyMark, Bill, BillLine } from '../bill.ts';
import { type BillChange, changed, lineOf, requireNotCancelled, unchanged } from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { billState } from '../bill-status.ts';
import { linesToMake } from './kitchen-board.ts';

/** What staff say of an allergy. */
export type AllergySaid = Pick<AllergyMark, 'allergens' | 'text'>;

/** The most code points of the text of an allergy. */
export const MOST_ALLERGY_TEXT = 100;

/**
 * Marks a line, or the whole bill, with an allergy, changes the mark or removes it. The kitchen has not seen a changed mark. A bill that is
 * closed before the kitchen has made everything can be marked, too.
 * @param lineId  `null` for the whole bill
 * @param said  `null` removes the mark
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN when the bill is cancelled, or its lines have moved to another bill
 * @throws Refusal LINE_MOVE_NOT_ALLOWED when the line was struck
 */
export function markAllergy(
  bill: Bill,
  lineId: string | null,
  said: AllergySaid | null,
  stamp: Stamp,
): BillChange {
  const before = markOf(bill, lineId);
  if (isSameAllergy(before ?? null, said)) return unchanged(bill);
  requireNotCancelled(bill);
  if (lineId !== null && lineOf(bill, lineId).state === 'Cancelled')
    throw new Refusal('LINE_MOVE_NOT_ALLOWED');
  if (said === null)
    return changed(withMark(bill, lineId, undefined), stamp, {
      action: 'AllergyRemoved',
      detail: { lineId },
    });
  const mark = newMark(said, stamp, before);
  const detail = { lineId, allergens: said.allergens };
  return changed(withMark(bill, lineId, mark), stamp, { action: 'AllergyMarked', detail });
}

/** Adds an allergy to the mark of a bill; nothing changes if the mark says it already. @throws Refusal as {@link markAllergy} */
export function addAllergy(bill: Bill, said: AllergySaid, stamp: Stamp): BillChange {
  const { allergy: mark } = bill;
  return markAllergy(bill, null, mark === undefined ? said : joinSaid(mark, said), stamp);
}

/**
 * The kitchen has seen a mark. Only the mark that it saw is confirmed: nothing changes once there is another one, or none.
 * @param lineId  `null` for the mark of the whole bill
 * @param at  of the mark that was seen, in milliseconds
 * @throws Refusal LINE_NOT_FOUND
 */
export function confirmAllergy(bill: Bill, lineId: string | null, at: number, stamp: Stamp): BillChange {
  const mark = markOf(bill, lineId);
  if (mark === undefined || mark.at !== at || mark.seen !== undefined) return unchanged(bill);
  const seen = { by: stamp.by, at: stamp.at };
  const detail = { lineId, allergens: mark.allergens };
  return changed(withMark(bill, lineId, { ...mark, seen }), stamp, { action: 'AllergySeen', detail });
}

/**
 * A bill without the words of its allergies, once it is finished and the kitchen has nothing left to make of it: they are about the health
 * of a guest, and no one needs them any more. The allergens stay.
 */
export function withoutWords(bill: Bill): Bill {
  if (billState(bill) === 'Open' || linesToMake(bill).length > 0) return bill;
  const wordless = <Of extends { allergy?: AllergyMark }>(of: Of): Of =>
    of.allergy?.text ? { ...of, allergy: { ...of.allergy, text: null } } : of;
  return wordless({ ...bill, lines: bill.lines.map(wordless) });
}

/** The mark of two parties that become one: all that either must not get. A mark that says it all already stays as it is. */
export function joinMarks(
  mark: AllergyMark | undefined,
  added: AllergyMark | undefined,
  stamp: Stamp,
): AllergyMark | undefined {
  if (added === undefined) return mark;
  const said = mark === undefined ? added : joinSaid(mark, added);
  return mark !== undefined && isSameAllergy(mark, said) ? mark : newMark(said, stamp, added);
}

/** Lines that move away from a marked bill, each with that mark; those that go to a bill whose mark says it already stay as they are. */
export function withMarkOfBill(
  lines: readonly BillLine[],
  mark: AllergyMark | undefined,
  target: AllergyMark | undefined,
  stamp: Stamp,
): readonly BillLine[] {
  if (mark === undefined || (target !== undefined && isSameAllergy(target, joinSaid(target, mark))))
    return lines;
  return lines.map((line) => ({ ...line, allergy: joinMarks(line.allergy, mark, stamp)! }));
}

/** What two people say of one party. */
export function joinSaid(a: AllergySaid, b: AllergySaid): AllergySaid {
  const texts = [a.text, b.text].filter((text) => text !== null);
  const isWithin = texts.length === 2 && texts[0]!.includes(texts[1]!);
  const text = isWithin ? texts[0]! : [...texts.join('; ')].slice(0, MOST_ALLERGY_TEXT).join('');
  const allergens = ALLERGENS.filter((one) => a.allergens.includes(one) || b.allergens.includes(one));
  return { allergens, text: text === '' ? null : text };
}

/** Two marks never have the same instant: a confirmation names the one that was seen by it. */
function newMark(
  { allergens, text }: AllergySaid,
  { by, at }: Stamp,
  before: AllergyMark | undefined,
): AllergyMark {
  return { allergens, text, by, at: Math.max(at, (before?.at ?? 0) + 1) };
}

function markOf(bill: Bill, lineId: string | null): AllergyMark | undefined {
  return lineId === null ? bill.allergy : lineOf(bill, lineId).allergy;
}

function withMark(bill: Bill, lineId: string | null, mark: AllergyMark | undefined): Bill {
  if (lineId === null) return marked(bill, mark);
  return { ...bill, lines: bill.lines.map((line) => (line.id === lineId ? marked(line, mark) : line)) };
}

function marked<Of extends { allergy?: AllergyMark }>(of: Of, mark: AllergyMark | undefined): Of {
  return mark === undefined ? withoutMark(of) : { ...of, allergy: mark };
}

/** A bill or a line without its own mark. */
export function withoutMark<Of extends { allergy?: AllergyMark }>({ allergy: _, ...of }: Of): Of {
  return of as Of;
}

/** Whether two of them say the same. */
export function isSameAllergy(a: AllergySaid | null, b: AllergySaid | null): boolean {
  if (a === null || b === null) return a === b;
  return a.text === b.text && a.allergens.join() === b.allergens.join();
}
