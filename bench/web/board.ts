import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../comparison.ts';
import { percentile } from './app-under-test.ts';
import { type BoardPage, withBoardPage } from './board-page.ts';

/** How quick the kitchen board is, and what ten hours of it cost. */
export interface BoardFigures {
  /** From the 201 of a public order until its card is on the screen. */
  cardMs: Spread;
  /** From a tap on one of 200 lines until the screen shows it. */
  tapMs: Spread;
  /** After each part of an evening: rounds so far, used memory, nodes and listeners of the page. */
  evening: Sample[];
}

/** How times lie, in milliseconds. */
export interface Spread {
  median: number;
  /** 95 of 100 are not longer. */
  p95: number;
  most: number;
}

interface Sample {
  rounds: number;
  heapMb: number;
  nodes: number;
  listeners: number;
}

const ORDERS = 100;
const TAPS = 100;
const TICKETS = 25;
const LINES = 8;
const SAMPLES = 8;
/** Tickets that stand on the board at a time during the evening. */
const STANDING = 10;
/** Tickets that are done keep their place until nothing was done for a while: so many at most before such a while. */
const WITHOUT_PAUSE = 50;

/**
 * Measures the kitchen board in a browser.
 * @param rounds  how many tickets come and go; 3,000 are ten hours of five a minute
 */
export async function measureBoard(rounds: number): Promise<BoardFigures> {
  return withBoardPage(async (board) => {
    const cardMs = await measureCards(board);
    const tapMs = await measureTaps(board);
    return { cardMs, tapMs, evening: await playEvening(board, rounds) };
  });
}

/** Notes when the card of each number appears, on the clock of this machine. */
const NOTE_CARDS = `
  window.cardSeenAt = {};
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('article header strong:first-child')) {
      if (textContent.startsWith('#')) cardSeenAt[textContent.slice(1)] ??= Date.now();
    }
  }).observe(document.body, { childList: true, subtree: true });
`;

/** Makes a bill ready, which takes it off the board, and closes it. */
async function serve(call: BoardPage['call'], id: string): Promise<void> {
  const { rounds } = (await call('GET', `/bills/${id}`)) as { rounds: { id: string }[] };
  await call('POST', `/bills/${id}/rounds/${rounds[0]!.id}/bump`, { to: 'Ready' });
  await call('POST', `/bills/${id}/close`, { kind: 'Cash' });
}

async function measureCards({ page, order, call }: BoardPage): Promise<BoardFigures['cardMs']> {
  await page.evaluate(NOTE_CARDS);
  const times: number[] = [];
  for (let at = 0; at < ORDERS; at += 1) {
    const { id, number, answeredAt } = await order(3);
    const seenAt = await page.waitForFunction(`cardSeenAt[${number}]`);
    times.push(Math.max(0, Number(await seenAt.jsonValue()) - answeredAt));
    await serve(call, id);
  }
  return spreadOf(times);
}

function spreadOf(times: readonly number[]): Spread {
  return { median: median(times), p95: percentile(times, 0.95), most: Math.max(...times) };
}

/** Times each tap from its pointer event until the frame after it is painted. */
const TIME_TAPS = `
  window.tapTimes = [];
  addEventListener('click', (event) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { port1.close(); tapTimes.push(performance.now() - event.timeStamp); };
      port2.postMessage(null);
    });
  }, true);
`;

async function measureTaps({ page, order }: BoardPage): Promise<BoardFigures['tapMs']> {
  for (let at = 0; at < TICKETS; at += 1) await order(LINES);
  await page.waitForFunction(`document.querySelectorAll('article li').length === ${TICKETS * LINES}`);
  await pause(500);
  await page.evaluate(TIME_TAPS);
  const lines = page.locator('article li button[aria-pressed=false]');
  for (let at = 0; at < TAPS; at += 1) {
    await lines.first().click();
    await page.waitForFunction(`tapTimes.length === ${at + 1}`);
  }
  return spreadOf((await page.evaluate('tapTimes')) as number[]);
}

/** Orders come, are bumped and paid, until so many rounds went over the board. */
async function playEvening(board: BoardPage, rounds: number): Promise<Sample[]> {
  const { order, call } = board;
  await clear(board);
  const standing: string[] = [];
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    standing.push((await order(3)).id);
    if (standing.length > STANDING) {
      await serve(call, standing.shift()!);
    }
    const isSampled = round % Math.ceil(rounds / SAMPLES) === 0;
    if (isSampled || round % WITHOUT_PAUSE === 0) await settle(board);
    if (isSampled) samples.push(await sample(board, round));
  }
  return samples;
}

async function clear({ call, page }: BoardPage): Promise<void> {
  const { items } = (await call('GET', '/bills?pageSize=100')) as { items: { id: string }[] };
  for (const { id } of items) await call('POST', `/bills/${id}/void`, { reason: 'Mistake' });
  const seen = page.getByRole('button', { name: 'Mark as seen' });
  await page.waitForFunction("!document.querySelector('article button[aria-pressed]:not(:disabled)')");
  while ((await seen.count()) > 0) await seen.first().click();
}

/** Waits until nothing but what is to make is on the board. */
async function settle({ page }: BoardPage): Promise<void> {
  await page.waitForFunction(`document.querySelectorAll('article').length <= ${STANDING}`);
}

async function sample({ debug }: BoardPage, rounds: number): Promise<Sample> {
  await debug.send('HeapProfiler.enable');
  await debug.send('HeapProfiler.collectGarbage');
  const { usedSize } = await debug.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await debug.send('Memory.getDOMCounters');
  return { rounds, heapMb: usedSize / 1_048_576, nodes, listeners: jsEventListeners };
}

/** The figures as they are printed. */
export function linesOfBoard({ cardMs, tapMs, evening }: BoardFigures): string {
  return [
    `from the 201 of a public order to its card: ${lineOf(cardMs)} (${ORDERS} orders)`,
    `from a tap to its paint, with ${TICKETS * LINES} lines: ${lineOf(tapMs)} (${TAPS} taps)`,
    ...evening.map(
      ({ rounds, heapMb, nodes, listeners }) =>
        `after ${rounds} rounds: ${heapMb.toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`,
    ),
  ].join('\n');
}

function lineOf({ median, p95, most }: Spread): string {
  return `median ${median.toFixed(0)} ms, 95 of 100 ${p95.toFixed(0)} ms, most ${most.toFixed(0)} ms`;
}
