import type { MenuIndex } from '../../menu/menu-index.ts';
import { Refusal } from '../../refusals.ts';
import type { Course } from '../../venue/courses.ts';
import type { Bill, BillLine } from '../bill.ts';
import { type BillChange, createChange, findChargeableLine, replaceLine, unchanged } from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { unitKurus } from '../bill-status.ts';
import { checkBasket } from '../ordering/basket.ts';
import { requestOfLine } from '../ordering/order-again.ts';
import type { LineRequest } from '../ordering/order-request.ts';
import { reprice } from '../prices/bill-pricing.ts';
import { findLineCourse, fireLine, holdLaterCourses } from './courses.ts';

/** The new choices for a held line. Without `course` the line keeps its course; `null` removes it. */
export type LineChoices = Pick<LineRequest, 'portionId' | 'extraIds' | 'removedIngredientIds' | 'note'> & {
  course?: string | null;
};

/**
 * Changes the choices of a held line, at the present menu prices. A manual price or discount is removed if the price of one unit changes. The line
 * is fired if its new course does not wait for another course. The same choices change nothing.
 * @throws Refusal LINE_NOT_FOUND, BILL_NOT_OPEN
 * @throws Refusal LINE_MOVE_NOT_ALLOWED if the line is not held, or was struck
 * @throws Refusal the refusals of `checkBasket`; the stock is not checked, because the units were already taken from it
 */
export function changeHeldLine(
  bill: Bill,
  lineId: string,
  choices: LineChoices,
  { menuIndex, courses }: { menuIndex: MenuIndex; courses: readonly Course[] },
  stamp: Stamp,
): BillChange {
  const line = findChargeableLine(bill, lineId);
  if (!line.isHeld) throw new Refusal('LINE_MOVE_NOT_ALLOWED');
  const { course: courseId, ...chosen } = choices;
  const [basketLine] = checkBasket(
    [{ ...requestOfLine(line), ...chosen }],
    withUnits(menuIndex, line.productId),
  );
  const { portion, extras, removedIngredients, note } = basketLine!;
  const { course: before, priceByHand, discount, ...rest } = line;
  const course =
    courseId === undefined ? before : courseId === null ? undefined : findLineCourse(courses, courseId);
  const next: BillLine = {
    ...rest,
    ...{ portionId: portion.id, portionName: portion.name, portionKurus: portion.priceKurus, note },
    extras: extras.map(({ id, name, priceKurus }) => ({ id, name, priceKurus })),
    removedIngredients: removedIngredients.map(({ id, name }) => ({ id, name })),
    ...(course === undefined ? {} : { course }),
  };
  const byHand = {
    ...(priceByHand === undefined ? {} : { priceByHand }),
    ...(discount === undefined ? {} : { discount }),
  };
  const isSamePrice = unitKurus(next) === unitKurus(rest);
  const priced = isSamePrice ? { ...next, ...byHand } : next;
  const after = course?.id === before?.id ? priced : inCourse(bill, priced, stamp.at);
  if (isSame(after, line)) return unchanged(bill);
  const detail = { lineId, courseName: course?.name ?? null };
  return createChange(reprice(replaceLine(bill, after)), stamp, { action: 'HeldLineChanged', detail });
}

/** The line after a change of its course: it stays held, or is fired if the new course does not wait. */
function inCourse(bill: Bill, line: BillLine, at: number): BillLine {
  const { isHeld: _, ...plain } = line;
  const others = bill.lines.filter(({ id }) => id !== line.id);
  const [placed] = holdLaterCourses(bill.type, others, [plain]);
  return placed!.isHeld ? line : fireLine(line, at);
}

/** A menu with only this product, shown and without a stock, so that a held line of a sold-out or hidden product can be changed. */
function withUnits(menu: MenuIndex, productId: string): MenuIndex {
  const indexed = menu.products.get(productId);
  if (indexed === undefined) return menu;
  const stock = { quantity: null, lowThreshold: 0, isSoldOut: false };
  const product = { ...indexed.product, stock };
  return { ...menu, products: new Map([[productId, { ...indexed, product, isShown: true }]]) };
}

function isSame(a: BillLine, b: BillLine): boolean {
  const content = ({ portionId, portionKurus, extras, removedIngredients, note, course, isHeld }: BillLine) =>
    JSON.stringify([portionId, portionKurus, extras, removedIngredients, note, course?.id, isHeld]);
  return content(a) === content(b);
}
