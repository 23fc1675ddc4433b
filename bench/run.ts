import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, platform, totalmem } from 'node:os';
import { measureCluster } from './cluster/cluster.ts';
import { clusterSectionOf } from './cluster/cluster-section.ts';
import { type ComparisonResult, compare, isMissed, type Pace } from './comparison.ts';
import { linesOfWebhooks, measureWebhooks } from './events/webhooks.ts';
import { linesOfDeepPages, measureDeepPages } from './growth/deep-pages.ts';
import { figureSectionOf, measureFigures, withFigureSection } from './growth/figures.ts';
import { linesOfGrowth, measureWebhookGrowth } from './growth/webhook-growth.ts';
import { fetchAnswer } from './load/fetch-answer.ts';
import { measureNeighbours } from './neighbours/neighbours.ts';
import { documentOf, type Findings, lineOf, lineOfMemory, linesOfStarts } from './report.ts';
import { ROWS } from './rows.ts';
import { type Fixture, withFixture } from './service/fixture.ts';
import { measureMemory } from './service/memory.ts';
import { orderOf } from './service/restaurant.ts';
import { measureStarts } from './service/starting.ts';
import { linesOfBoard, measureBoard } from './web/board.ts';
import { measureWeb } from './web/web.ts';
import { webSectionOf } from './web/web-section.ts';

const WHOLE = { rounds: 5, roundMs: 2_000, warmUpMs: 1_000, starts: 3, settleMs: 5_000, loadMs: 600_000 };
const QUICK = { rounds: 5, roundMs: 500, warmUpMs: 300, starts: 1, settleMs: 2_000, loadMs: 10_000 };
const RESTAURANTS = 200;
const WEBHOOK_ROUND_MS = 30_000;
/** Ten hours of five tickets a minute. */
const EVENING_ROUNDS = 3_000;

const USAGE = `npm run bench                    all of it, some 25 minutes; writes BENCHMARKS.md
npm run bench -- --quick         all of it in shorter rounds, some four minutes; writes nothing
npm run bench -- place-order     only these rows; writes nothing. Rows: ${Object.keys(ROWS).join(', ')}
npm run bench -- starts          starts and memory at rest; writes nothing
npm run bench -- memory          memory over ten minutes of mixed load; "memory 60" for a minute; writes nothing
npm run bench -- webhooks        how long events take to their endpoints, some three minutes; writes nothing
npm run bench -- deep-pages      pages of a list of 1,000,000 orders beside the first, some four minutes; writes nothing
npm run bench -- board           the kitchen board in a browser, some five minutes; "board 800" plays fewer rounds; writes nothing
npm run bench -- neighbours      what a tenant feels of others that attack, some twelve minutes; writes nothing
npm run bench -- neighbours photo import   only attacks that have one of these words in their names
npm run bench -- cluster         one PostgreSQL beside a Citus cluster on the same cores, some two minutes; writes its section
npm run bench -- web             the app in a browser, some seven minutes; writes its section of BENCHMARKS.md
npm run bench -- figures         the figures of a venue with 1,000,000 bills, some two minutes; writes its section of BENCHMARKS.md
npm run bench -- web tap card    only these rows: script, board, search, start

A row that falls below its goal by more than its own noise ends the run with exit code 1.`;

const REPORT = new URL('../BENCHMARKS.md', import.meta.url);

/** Measures the service beside its floors, prints the results, and writes those of a whole run to BENCHMARKS.md. */
async function main(given: readonly string[]): Promise<void> {
  const flags = given.filter((argument) => argument.startsWith('-'));
  const words = given.filter((argument) => !argument.startsWith('-'));
  const [word, ...more] = words;
  const pace = flags.length > 0 ? QUICK : WHOLE;
  if (flags.some((flag) => flag !== '--quick')) console.log(USAGE);
  else if (word === undefined) await measureAll(pace);
  else if (APART[word] !== undefined) await APART[word](more, pace);
  else if (words.every((name) => ROWS[name] !== undefined)) await measureRows(pace, words);
  else {
    console.log(USAGE);
    process.exitCode = 2;
  }
}

/** What is measured by itself when it is named. */
const APART: Record<string, (words: readonly string[], pace: typeof WHOLE) => Promise<unknown>> = {
  webhooks: reportWebhooks,
  'deep-pages': async () => console.log(linesOfDeepPages(await measureDeepPages())),
  board: async ([rounds]) => console.log(linesOfBoard(await measureBoard(Number(rounds ?? EVENING_ROUNDS)))),
  neighbours: (words) => measureNeighbours(words.length > 0 ? words : ['']),
  web: measureWeb,
  figures: reportFigures,
  cluster: (_words, { roundMs }) => measureCluster(roundMs),
  starts: async (_words, { starts, settleMs }) =>
    console.log(linesOfStarts(await measureStarts(starts, settleMs))),
  memory: async ([seconds], { loadMs }) =>
    console.log(lineOfMemory(await measureMemory(seconds === undefined ? loadMs : Number(seconds) * 1000))),
};

async function measureAll(pace: typeof WHOLE): Promise<void> {
  const starts = await measureStarts(pace.starts, pace.settleMs);
  console.log(linesOfStarts(starts));
  const { results, machine } = await measureRows(pace, Object.keys(ROWS));
  const memory = await measureMemory(pace.loadMs);
  console.log(lineOfMemory(memory));
  if (pace !== WHOLE) return;
  const webhooks = await reportWebhooks();
  const before = await readFile(REPORT, 'utf8');
  const [cluster, figures, web] = [clusterSectionOf(before), figureSectionOf(before), webSectionOf(before)];
  await writeFile(
    REPORT,
    documentOf({ results, machine, starts, memory, pace, webhooks, cluster, figures, web }),
  );
}

/** Measures the figures of a venue, and writes their section of BENCHMARKS.md. */
async function reportFigures(): Promise<void> {
  const report = withFigureSection(await readFile(REPORT, 'utf8'), await measureFigures());
  console.log(figureSectionOf(report));
  await writeFile(REPORT, report);
}

/** Measures the sending of events. Returns the lines that are printed. */
async function reportWebhooks(): Promise<string> {
  const growth = linesOfGrowth(await measureWebhookGrowth());
  console.log(growth);
  const delays = linesOfWebhooks(await measureWebhooks(WEBHOOK_ROUND_MS));
  console.log(delays);
  return `${growth}\n${delays}`;
}

async function measureRows(
  pace: Pace,
  names: readonly string[],
): Promise<Pick<Findings, 'results' | 'machine'>> {
  return withFixture(RESTAURANTS, async (fixture) => {
    await placeOneOrderEach(fixture);
    const results: ComparisonResult[] = [];
    for (const name of names) {
      const result = await compare(await ROWS[name]!(fixture), pace);
      console.log(`${name}: ${lineOf(result)}`);
      if (isMissed(result)) process.exitCode = 1;
      results.push(result);
    }
    return { results, machine: await describeMachine(fixture) };
  });
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
