import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';

type BillLine = Schemas['BillLine'];

/**
 * The lines of a round that go to the kitchen together: those that are made at once, or a course that was fired later.
 */
export interface RoundPart {
  roundId: string;
  /** The id of the round; for a fired course, with the id of the course. */
  partId: string;
  /**
   * Like `partId`, but also with the id of the bill if the lines were moved from another bill: both bills have a
   * ticket.
   */
  ticketId: string;
  /** The name of the fired course; `null` for lines that are made at once. */
  course: string | null;
  lines: readonly BillLine[];
}

/**
 * The parts of all rounds of a bill; the parts of a round are in the order of their courses. Held lines are in no part.
 */
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
