import type { OrderType } from '../../order-type.ts';
import type { Course } from '../../venue/courses.ts';
import type { Bill, BillLine, LineCourse } from '../bill.ts';
import { type BillChange, changed, requireNotCancelled, unchanged } from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { liveLines } from '../bill-status.ts';

/** The course of a new line; `undefined` for none, also for a code that the venue no longer has: an order is never lost over it. */
export function lineCourseOf(courses: readonly Course[], code: string): LineCourse | undefined {
  const place = courses.findIndex((one) => one.code === code);
  return place < 0 ? undefined : { id: courses[place]!.code, name: courses[place]!.name, place };
}

/**
 * New lines as they go on a bill of a table. A line is held while something of an earlier course is still to be served; it is not held once the
 * kitchen makes other lines of its course. So the first course that a table orders is always made at once.
 * @param before  the lines that are on the bill already
 */
export function withHolds(
  type: OrderType,
  before: readonly BillLine[],
  added: readonly BillLine[],
): readonly BillLine[] {
  if (type !== 'DineIn' || added.every(({ course }) => course === undefined)) return added;
  const begun = new Set(before.flatMap(({ course, isHeld }) => (course && !isHeld ? [course.id] : [])));
  const toServe = [...before, ...added].filter(({ state }) => state !== 'Served' && state !== 'Cancelled');
  const firstPlace = Math.min(...toServe.map(({ course }) => course?.place ?? Number.POSITIVE_INFINITY));
  return added.map((line) => {
    const { course } = line;
    const waits = course !== undefined && course.place > firstPlace && !begun.has(course.id);
    return waits ? { ...line, isHeld: true as const } : line;
  });
}

/** The lines of a bill that wait for their course. */
export function heldLines(bill: Bill): BillLine[] {
  return liveLines(bill).filter(({ isHeld }) => isHeld);
}

/**
 * Tells the kitchen to make the lines of a course that are held. Firing it again does nothing.
 * @param courseId  as lines name it
 * @throws Refusal BILL_NOT_OPEN when the bill is cancelled, or its lines have moved to another bill
 */
export function fireCourse(bill: Bill, courseId: string, stamp: Stamp): BillChange {
  const fired = heldLines(bill).filter(({ course }) => course?.id === courseId);
  const [first] = fired;
  if (first === undefined) return unchanged(bill);
  requireNotCancelled(bill);
  const lineIds = fired.map(({ id }) => id);
  const lines = bill.lines.map((line) => (lineIds.includes(line.id) ? firedLine(line, stamp.at) : line));
  const detail = { courseId, courseName: first.course!.name, lineIds };
  return changed({ ...bill, lines }, stamp, { action: 'CourseFired', detail });
}

/** A line that the kitchen makes from an instant on; one that was not held stays as it is. */
export function firedLine(line: BillLine, at: number): BillLine {
  if (!line.isHeld) return line;
  const { isHeld: _, ...rest } = line;
  return { ...rest, firedAt: at };
}

/** Since when the kitchen is to make a line, in milliseconds. */
export function kitchenDueSince({ firedAt, orderedAt }: Pick<BillLine, 'firedAt' | 'orderedAt'>): number {
  return firedAt ?? orderedAt;
}
