import { type Bill, isHeldLine, kitchenDueSince } from './bill-list.ts';
import type { Schemas } from './client.ts';

type BillLine = Schemas['BillLine'];

/** The held lines of one course of a bill. */
export interface HeldCourse {
  id: string;
  name: string;
  lines: readonly BillLine[];
  /** The last fired course before this one; `null` if there is none. */
  before: SentCourse | null;
  /** Whether it is the next course, and all lines of the earlier courses are served. */
  isDue: boolean;
}

/** A course that was fired. */
export interface SentCourse {
  name: string;
  /** In milliseconds since 1970. */
  sentAt: number;
  isServed: boolean;
}

/** The courses of a bill that have held lines, in the order in which they are served. */
export function heldCourses({ lines }: Pick<Bill, 'lines'>): HeldCourse[] {
  const held = lines.filter(isHeldLine);
  if (held.length === 0) return [];
  const sent = lines.filter((line) => !line.isHeld && line.status !== 'Cancelled' && line.course !== null);
  const byCourse = [...Map.groupBy(held, ({ course }) => course?.id ?? '').values()];
  return byCourse
    .sort((a, b) => placeOf(a[0]!) - placeOf(b[0]!))
    .map((ofCourse, at) => {
      const [first] = ofCourse;
      const earlier = sent.filter((line) => placeOf(line) < placeOf(first!));
      return {
        id: first!.course?.id ?? '',
        name: first!.course?.name ?? '',
        lines: ofCourse,
        before: lastSent(earlier),
        isDue: at === 0 && earlier.every(({ status }) => status === 'Served'),
      };
    });
}

function lastSent(lines: readonly BillLine[]): SentCourse | null {
  const place = Math.max(...lines.map(placeOf));
  const last = lines.filter((line) => placeOf(line) === place);
  const [first] = last;
  if (first === undefined) return null;
  return {
    name: first.course?.name ?? '',
    sentAt: Math.max(...last.map(kitchenDueSince)),
    isServed: last.every(({ status }) => status === 'Served'),
  };
}

function placeOf({ course }: BillLine): number {
  return course?.place ?? 0;
}
