import type { OrderType } from '../../order-type.ts';
import type { Course } from '../../venue/courses.ts';
import type { Bill, BillLine, LineCourse } from '../bill.ts';
import { type BillChange, createChange, requireNotCancelled, unchanged } from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { liveLines } from '../bill-status.ts';

/** Finds the course of a new line by its code. An unknown code gives `undefined`: an order is never refused because of it. */
export function findLineCourse(courses: readonly Course[], code: string): LineCourse | undefined {
  const place = courses.findIndex((one) => one.code === code);
  return place < 0 ? undefined : { id: courses[place]!.code, name: courses[place]!.name, place };
}

/**
 * Holds new lines of a dine-in bill if a line of an earlier course is not served yet. A line is not held if its course was already fired. So the
 * first course of a table is always made at once.
 * @param before  the lines that are already on the bill
 */
export function holdLaterCourses(
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

/** The held lines of a bill: they wait until their course is fired. */
export function heldLines(bill: Bill): BillLine[] {
  return liveLines(bill).filter(({ isHeld }) => isHeld);
}

/**
 * Fires a course: the kitchen makes its held lines now. Firing it again changes nothing.
 * @param courseId  the code of the course
 * @throws Refusal BILL_NOT_OPEN if the bill is cancelled, or its lines have moved to another bill
 */
export function fireCourse(bill: Bill, courseId: string, stamp: Stamp): BillChange {
  const fired = heldLines(bill).filter(({ course }) => course?.id === courseId);
  const [first] = fired;
  if (first === undefined) return unchanged(bill);
  requireNotCancelled(bill);
  const lineIds = fired.map(({ id }) => id);
  const lines = bill.lines.map((line) => (lineIds.includes(line.id) ? fireLine(line, stamp.at) : line));
  const detail = { courseId, courseName: first.course!.name, lineIds };
  return createChange({ ...bill, lines }, stamp, { action: 'CourseFired', detail });
}

/** The line after it was fired at an instant. A line that is not held stays unchanged. */
export function fireLine(line: BillLine, at: number): BillLine {
  if (!line.isHeld) return line;
  const { isHeld: _, ...rest } = line;
  return { ...rest, firedAt: at };
}

/** When the kitchen got a line, in milliseconds: when it was fired or, if it was never held, ordered. */
export function kitchenDueSince({ firedAt, orderedAt }: Pick<BillLine, 'firedAt' | 'orderedAt'>): number {
  return firedAt ?? orderedAt;
}
