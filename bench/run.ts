import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, platform, totalmem } from 'node:os';
import { type Comparison, type ComparisonResult, compare, type Pace } from './comparison.ts';
import { linesOfDeepPages, measureDeepPages } from './deep-pages.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { type Fixture, withFixture } from './fixture.ts';
import { measureNeighbours } from './neighbours/neighbours.ts';
import { placingComparisons } from './placing.ts';
import { pricingComparisons } from './pricing.ts';
import { readingComparisons } from './reading.ts';
import { documentOf, type Findings, lineOf, linesOfStarts } from './report.ts';
import { orderOf } from './restaurant.ts';
import { measureStarts } from './starting.ts';
import { linesOfBoard, measureBoard } from './web/board.ts';
import { measureWeb } from './web/web.ts';
import { webSectionOf } from './web/web-section.ts';
import { linesOfGrowth, measureWebhookGrowth } from './webhook-growth.ts';
import { linesOfWebhooks, measureWebhooks } from './webhooks.ts';

const WHOLE = { rounds: 5, roundMs: 2_000, warmUpMs: 3_000, starts: 3, settleMs: 5_000 };
const QUICK = { rounds: 5, roundMs: 500, warmUpMs: 500, starts: 1, settleMs: 2_000 };
const RESTAURANTS = 200;
const WEBHOOK_ROUND_MS = 30_000;
/** Ten hours of five tickets a minute. */
const EVENING_ROUNDS = 3_000;

const USAGE = `npm run bench                    all of it, some eight minutes; writes BENCHMARKS.md
npm run bench -- --quick         all of it in shorter rounds, under a minute and a half; writes nothing
npm run bench -- place 304       only comparisons that have one of these words in their names; writes nothing
npm run bench -- webhooks        how long events take to their endpoints, some three minutes; writes nothing
npm run bench -- deep-pages      pages of a list of 1,000,000 orders beside the first, some four minutes; writes nothing
npm run bench -- board           the kitchen board in a browser, some five minutes; "board 800" plays fewer rounds; writes nothing
npm run bench -- neighbours      what a tenant feels of others that attack, some nine minutes; writes nothing
npm run bench -- neighbours photo import   only attacks that have one of these words in their names
npm run bench -- web             the app in a browser, some five minutes; writes its section of BENCHMARKS.md
npm run bench -- web tap card    only these rows: script, board, search, start`;

const REPORT = new URL('../BENCHMARKS.md', import.meta.url);

/** Measures the service beside its floors, prints the results, and writes those of a whole run to BENCHMARKS.md. */
async function main(given: readonly string[]): Promise<void> {
  const flags = given.filter((argument) => argument.startsWith('-'));
  const words = given.filter((argument) => !argument.startsWith('-'));
  if (flags.some((flag) => flag !== '--quick')) {
    console.log(USAGE);
    return;
  }
  const pace = flags.length > 0 ? QUICK : WHOLE;
  if (words.includes('webhooks')) {
    await reportWebhooks();
    return;
  }
  if (words.includes('deep-pages')) {
    console.log(linesOfDeepPages(await measureDeepPages()));
    return;
  }
  if (words[0] === 'board') {
    console.log(linesOfBoard(await measureBoard(Number(words[1] ?? EVENING_ROUNDS))));
    return;
  }
  if (words[0] === 'neighbours') {
    await measureNeighbours(words.length > 1 ? words.slice(1) : ['']);
    return;
  }
  if (words[0] === 'web') {
    await measureWeb(words.slice(1));
    return;
  }
  if (words.length > 0) {
    await withFixture(RESTAURANTS, (fixture) => compareAll(fixture, pace, words));
    return;
  }
  const starts = await measureStarts(pace.starts, pace.settleMs);
  console.log(linesOfStarts(starts));
  const findings = await withFixture(
    RESTAURANTS,
    async (fixture): Promise<Omit<Findings, 'webhooks' | 'web'>> => {
      const results = await compareAll(fixture, pace, ['']);
      const loadedMemoryMb = fixture.mostMemoryMb();
      console.log(`memory under load, the most seen: ${Math.round(loadedMemoryMb)} MB`);
      return { results, starts, loadedMemoryMb, pace, machine: await describeMachine(fixture) };
    },
  );
  if (pace !== WHOLE) return;
  const webhooks = await reportWebhooks();
  const web = webSectionOf(await readFile(REPORT, 'utf8'));
  await writeFile(REPORT, documentOf({ ...findings, webhooks, web }));
}

/** Measures the sending of events. Returns the lines that are printed. */
async function reportWebhooks(): Promise<string> {
  const growth = linesOfGrowth(await measureWebhookGrowth());
  console.log(growth);
  const delays = linesOfWebhooks(await measureWebhooks(WEBHOOK_ROUND_MS));
  console.log(delays);
  return `${growth}\n${delays}`;
}

async function compareAll(
  fixture: Fixture,
  pace: Pace,
  words: readonly string[],
): Promise<ComparisonResult[]> {
  await placeOneOrderEach(fixture);
  const comparisons: Comparison[] = [
    ...(await readingComparisons(fixture)),
    ...(await pricingComparisons(fixture)),
    ...(await placingComparisons(fixture)),
  ];
  const results: ComparisonResult[] = [];
  for (const comparison of comparisons.filter(({ name }) => words.some((word) => name.includes(word)))) {
    const result = await compare(comparison, pace);
    console.log(lineOf(result));
    results.push(result);
  }
  return results;
}

/** So that there are orders to read, and the service has cached every restaurant. */
async function placeOneOrderEach(fixture: Fixture): Promise<void> {
  for (const restaurant of fixture.restaurants) {
    const path = `/public/v1/venues/${restaurant.id}/orders`;
    await fetchAnswer(fixture, restaurant, path, orderOf(restaurant), { 'Idempotency-Key': 'bench-first' });
  }
}

async function describeMachine({ sofra }: Fixture): Promise<Findings['machine']> {
  const [row] = await sofra.db.query<{ server_version: string }>({ text: 'show server_version' });
  return {
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
    platform: platform(),
    node: process.versions.node,
    postgres: row!.server_version,
  };
}

await main(process.argv.slice(2));
