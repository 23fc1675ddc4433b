import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';

type BillLine = Schemas['BillLine'];

/** Lines of a round that go to the kitchen together: what was made at once, or a course that was fired later. */
export interface RoundPart {
  roundId: string;
  /** The id of the round; of a fired course with its code. */
  partId: string;
  /** Some lines of a round may have moved to another bill, where they are a ticket of their own. */
  ticketId: string;
  /** The course that was fired; `null` for what was made at once, or was put into no course. */
  course: string | null;
  lines: readonly BillLine[];
}

/** The parts of the rounds of a bill, those of a round in the order of their courses. Lines that are held are in none. */
export function roundParts({
  id: billId,
  rounds,
  lines,
}: Pick<Bill, 'id' | 'rounds' | 'lines'>): RoundPart[] {
  return rounds.flatMap(({ id: roundId, fromBillId }) => {
    const ofRound = lines.filter((line) => line.roundId === roundId);
    const part = (partId: string, course: string | null, partLines: readonly BillLine[]): RoundPart => {
      const ticketId = fromBillId === null ? partId : `${partId}/${billId}`;
      return { roundId, partId, ticketId, course, lines: partLines };
    };
    const atOnce = ofRound.filter(({ firedAt, isHeld }) => firedAt === null && !isHeld);
    const fired = Map.groupBy(
      ofRound.filter(({ firedAt }) => firedAt !== null),
      ({ course }) => course?.id ?? '',
    );
    return [
      part(roundId, null, atOnce),
      ...[...fired]
        .sort(([, a], [, b]) => (a[0]?.course?.place ?? 0) - (b[0]?.course?.place ?? 0))
        .map(([id, ofCourse]) => part(`${roundId}~${id}`, ofCourse[0]?.course?.name ?? null, ofCourse)),
    ];
  });
}
