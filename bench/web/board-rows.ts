import { measureBoard, type Spread } from './board.ts';
import type { Measurement } from './measurement.ts';

/** 80 minutes of five tickets a minute: `npm run bench -- board` plays ten hours. */
const ROUNDS = 400;

/** How quick the board is and whether it grows, as `npm run bench -- board` measures it. */
export const boardRows: Measurement = {
  word: 'board',
  rows: [
    {
      what: 'from the 201 of a public order to its card on the board: median, 95 of 100, longest',
      goal: '95 of 100 ≤ 300 ms',
    },
    {
      what: 'a tap on a board with 200 lines is painted: median, 95 of 100, longest',
      goal: 'median ≤ 50 ms, 95 of 100 ≤ 100 ms',
    },
    {
      what: 'the board while 400 tickets come and go: heap after collection, elements, listeners',
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

function milliseconds({ median, p95, most }: Spread): string {
  return [median, p95, most].map((ms) => `${ms.toFixed(0)} ms`).join(', ');
}
