import { measureBoard } from './board.ts';
import type { Measurement } from './measurement.ts';

/** Ten hours of five tickets a minute. */
const ROUNDS = 3_000;

/** How quick the board is and whether it grows, as `npm run bench -- board` measures it. */
export const boardRows: Measurement = {
  word: 'board',
  rows: [
    {
      what: 'from the 201 of a public order to its card on the board: median and longest of 100',
      goal: '≤ 1 s',
    },
    { what: 'a tap on a board with 200 lines is painted: median and longest of 40', goal: '≤ 100 ms' },
    {
      what: 'the board over ten hours, 3,000 tickets that come and go: heap after collection, elements, listeners',
      goal: 'flat',
    },
  ],
  measure: async () => {
    const { cardMs, tapMs, evening } = await measureBoard(ROUNDS);
    const [first, last] = [evening[0]!, evening.at(-1)!];
    return [
      milliseconds(cardMs),
      milliseconds(tapMs),
      `${evening.map(({ heapMb }) => heapMb.toFixed(1)).join(', ')} MB; elements ${first.nodes} → ${last.nodes}, listeners ${first.listeners} → ${last.listeners}`,
    ];
  },
};

function milliseconds({ median, most }: { median: number; most: number }): string {
  return `${median.toFixed(0)} ms, ${most.toFixed(0)} ms`;
}
