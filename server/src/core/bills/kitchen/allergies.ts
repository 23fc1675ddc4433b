import { ALLERGENS } from '../../menu/menu.ts';
import { Refusal } from '../../refusals.ts';
import type { AllergyMark, Bill, BillLine } from '../bill.ts';
import { type BillChange, createChange, findLine, requireNotCancelled, unchanged } from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { billState } from '../bill-status.ts';
import { linesToMake } from './kitchen-board.ts';

/** The content of an allergy mark: allergens, and a free text. */
export type AllergySaid = Pick<AllergyMark, 'allergens' | 'text'>;

/** The longest text of an allergy, in code points. */
export const MOST_ALLERGY_TEXT = 100;

/**
 * Sets, changes or removes the allergy mark of a line or of the whole bill. The kitchen must confirm a changed mark again. A closed bill
 * can be marked, too: the kitchen may still have lines to make.
 * @param lineId  `null` for the whole bill
 * @param said  `null` removes the mark
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN if the bill is cancelled, or its lines have moved to another bill
 * @throws Refusal LINE_MOVE_NOT_ALLOWED if the line was struck
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
  if (lineId !== null && findLine(bill, lineId).state === 'Cancelled')
    throw new Refusal('LINE_MOVE_NOT_ALLOWED');
  if (said === null)
    return createChange(withMark(bill, lineId, undefined), stamp, {
      action: 'AllergyRemoved',
      detail: { lineId },
    });
  const mark = newMark(said, stamp, before);
  const detail = { lineId, allergens: said.allergens };
  return createChange(withMark(bill, lineId, mark), stamp, { action: 'AllergyMarked', detail });
}

/** Adds an allergy to the mark of a bill; changes nothing if the mark already contains it. @throws Refusal as {@link markAllergy} */
export function addAllergy(bill: Bill, said: AllergySaid, stamp: Stamp): BillChange {
  const { allergy: mark } = bill;
  return markAllergy(bill, null, mark === undefined ? said : joinAllergiesOfParty(mark, said), stamp);
}

/**
 * Records that the kitchen has seen an allergy mark. Changes nothing if the mark was changed or removed in the meantime.
 * @param lineId  `null` for the mark of the whole bill
 * @param at  the `at` of the mark that was seen: it identifies the mark
 * @throws Refusal LINE_NOT_FOUND
 */
export function confirmAllergy(bill: Bill, lineId: string | null, at: number, stamp: Stamp): BillChange {
  const mark = markOf(bill, lineId);
  if (mark === undefined || mark.at !== at || mark.seen !== undefined) return unchanged(bill);
  const seen = { by: stamp.by, at: stamp.at };
  const detail = { lineId, allergens: mark.allergens };
  return createChange(withMark(bill, lineId, { ...mark, seen }), stamp, { action: 'AllergySeen', detail });
}

/**
 * Removes the texts of the allergy marks from a bill that is finished and fully made: they are about the health of a guest, and are no
 * longer needed. The allergens stay.
 */
export function withoutAllergyTexts(bill: Bill): Bill {
  if (billState(bill) === 'Open' || linesToMake(bill).length > 0) return bill;
  const wordless = <Of extends { allergy?: AllergyMark }>(of: Of): Of =>
    of.allergy?.text ? { ...of, allergy: { ...of.allergy, text: null } } : of;
  return wordless({ ...bill, lines: bill.lines.map(wordless) });
}

/** Joins the allergy marks of two parties that become one. A mark that already contains the added one stays unchanged. */
export function joinAllergyMarks(
  mark: AllergyMark | undefined,
  added: AllergyMark | undefined,
  stamp: Stamp,
): AllergyMark | undefined {
  if (added === undefined) return mark;
  const said = mark === undefined ? added : joinAllergiesOfParty(mark, added);
  return mark !== undefined && isSameAllergy(mark, said) ? mark : newMark(said, stamp, added);
}

/**
 * Adds the allergy mark of a bill to the lines that move away from it. The lines stay unchanged if the mark of the target bill already
 * contains it.
 * @param mark  the mark of the source bill
 * @param target  the mark of the target bill
 */
export function withAllergyOfBill(
  lines: readonly BillLine[],
  mark: AllergyMark | undefined,
  target: AllergyMark | undefined,
  stamp: Stamp,
): readonly BillLine[] {
  if (
    mark === undefined ||
    (target !== undefined && isSameAllergy(target, joinAllergiesOfParty(target, mark)))
  )
    return lines;
  return lines.map((line) => ({ ...line, allergy: joinAllergyMarks(line.allergy, mark, stamp)! }));
}

/** Joins two allergies of one party: the allergens of both, and both texts. */
export function joinAllergiesOfParty(a: AllergySaid, b: AllergySaid): AllergySaid {
  const texts = [a.text, b.text].filter((text) => text !== null);
  const isWithin = texts.length === 2 && texts[0]!.includes(texts[1]!);
  const text = isWithin ? texts[0]! : [...texts.join('; ')].slice(0, MOST_ALLERGY_TEXT).join('');
  const allergens = ALLERGENS.filter((one) => a.allergens.includes(one) || b.allergens.includes(one));
  return { allergens, text: text === '' ? null : text };
}

/** Creates a mark. Its `at` is always later than that of the mark before: a confirmation identifies the mark by `at`. */
function newMark(
  { allergens, text }: AllergySaid,
  { by, at }: Stamp,
  before: AllergyMark | undefined,
): AllergyMark {
  return { allergens, text, by, at: Math.max(at, (before?.at ?? 0) + 1) };
}

function markOf(bill: Bill, lineId: string | null): AllergyMark | undefined {
  return lineId === null ? bill.allergy : findLine(bill, lineId).allergy;
}

function withMark(bill: Bill, lineId: string | null, mark: AllergyMark | undefined): Bill {
  if (lineId === null) return setMark(bill, mark);
  return { ...bill, lines: bill.lines.map((line) => (line.id === lineId ? setMark(line, mark) : line)) };
}

function setMark<Of extends { allergy?: AllergyMark }>(of: Of, mark: AllergyMark | undefined): Of {
  return mark === undefined ? withoutAllergyMark(of) : { ...of, allergy: mark };
}

/** Removes the allergy mark of a bill or of a line. */
export function withoutAllergyMark<Of extends { allergy?: AllergyMark }>({ allergy: _, ...of }: Of): Of {
  return of as Of;
}

/** Whether two allergies have the same content; `null` is no allergy. */
export function isSameAllergy(a: AllergySaid | null, b: AllergySaid | null): boolean {
  if (a === null || b === null) return a === b;
  return a.text === b.text && a.allergens.join() === b.allergens.join();
}
