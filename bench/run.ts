import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, platform, totalmem } from 'node:os';
import { measureCluster } from './cluster/cluster.ts';
import { type ComparisonResult, compare, isMissed, type Pace } from './comparison.ts';
import { linesOfWebhooks, measureWebhooks } from './events/webhooks.ts';
import { measureBesideBackup } from './growth/beside-backup.ts';
import { linesOfBillSearch, measureBillSearch } from './growth/bill-search.ts';
import { linesOfDayReport, measureDayReport } from './growth/day-report.ts';
import { linesOfDeepPages, measureDeepPages } from './growth/deep-pages.ts';
import { figureSectionOf, measureFigures } from './growth/figures.ts';
import { linesOfGrowth, measureWebhookGrowth } from './growth/webhook-growth.ts';
import { measureNeighbours } from './neighbours/neighbours.ts';
import {
  lineOf,
  linesOfMemory,
  linesOfStarts,
  type Machine,
  speedSectionOf,
  startsSectionOf,
  webhookSectionOf,
  withSection,
} from './report.ts';
import { ROWS } from './rows.ts';
import { type Fixture, withFixture } from './service/fixture.ts';
import { type MemoryFindings, measureMemory } from './service/memory.ts';
import { measureStarts, type Starts } from './service/starting.ts';
import { linesOfBoard, measureBoard } from './web/board.ts';
import { measureWeb } from './web/web.ts';

const WHOLE = { rounds: 7, roundMs: 2_000, warmUpMs: 1_000 };
/** Of rows that are named. */
const NAMED = { rounds: 5, roundMs: 1_500, warmUpMs: 700 };
const QUICK = { rounds: 5, roundMs: 700, warmUpMs: 400 };
const STARTS = 3;
const SETTLE_MS = 5_000;
const LOAD_MS = 600_000;
const RESTAURANTS = 200;
const WEBHOOK_ROUND_MS = 30_000;
/** Ten hours of five tickets a minute. */
const EVENING_ROUNDS = 3_000;

const USAGE = `npm run bench                    speed, starts, memory and webhooks, some 35 minutes; writes their sections of BENCHMARKS.md
npm run bench -- quick           speed in short rounds, some five minutes; writes its section
npm run bench -- place           only these rows of it, each less than a minute; writes nothing. Rows: ${Object.keys(ROWS).join(', ')}
npm run bench -- place several   the same, measured at one of several servers on one database
npm run bench -- starts          starts and memory at rest; writes nothing
npm run bench -- memory          memory over ten minutes of mixed load; "memory 60" for a minute; writes nothing
npm run bench -- webhooks        how long events take to their endpoints, some three minutes; writes nothing
npm run bench -- deep-pages      pages of a list of 1,000,000 orders beside the first, some four minutes; writes nothing
npm run bench -- bill-search     searches among 10,000 and 1,000,000 closed bills, some four minutes; writes nothing
npm run bench -- backup          orders alone and beside a backup, some two minutes; writes nothing
npm run bench -- board           the kitchen board in a browser, some five minutes; "board 800" plays fewer rounds; writes nothing
npm run bench -- neighbours      what a tenant feels of others that attack, some 25 minutes; writes nothing
npm run bench -- neighbours photo import   only attacks that have one of these words in their names
npm run bench -- cluster         one PostgreSQL beside a Citus cluster on the same cores, some two minutes; writes its section
npm run bench -- web             the app in a browser, some four minutes; writes its section of BENCHMARKS.md
npm run bench -- day-report      what orders, payments and closings by staff cost, and the report of 500 bills, some two minutes; writes nothing
npm run bench -- figures         the figures of a venue with 1,000,000 bills, some two minutes; writes its section of BENCHMARKS.md
npm run bench -- web script board   only these rows: script, interactive, board, search, start, dev

A row that misses its goal by more than its own noise ends the run with exit code 1.`;

const REPORT = new URL('../BENCHMARKS.md', import.meta.url);

/** Measures the service, prints the results, and writes those that belong to BENCHMARKS.md. */
async function main(words: readonly string[]): Promise<void> {
  const [word, ...more] = words;
  const names = words.filter((name) => name !== SEVERAL);
  if (word === undefined) await measureAll();
  else if (APART[word] !== undefined) await APART[word](more);
  else if (names.length > 0 && names.every((name) => ROWS[name] !== undefined))
    await measureRows(NAMED, names, words.length > names.length);
  else {
    console.log(USAGE);
    if (!word.startsWith('-')) process.exitCode = 2;
  }
}

const SEVERAL = 'several';

/** What is measured by itself when it is named. */
const APART: Record<string, (words: readonly string[]) => Promise<unknown>> = {
  quick: () => measureSpeed(QUICK),
  webhooks: reportWebhooks,
  'day-report': async () => console.log(linesOfDayReport(await measureDayReport())),
  'deep-pages': async () => console.log(linesOfDeepPages(await measureDeepPages())),
  'bill-search': async () => console.log(linesOfBillSearch(await measureBillSearch())),
  backup: async () => {
    if (!(await measureBesideBackup())) process.exitCode = 1;
  },
  board: async ([rounds]) => console.log(linesOfBoard(await measureBoard(Number(rounds ?? EVENING_ROUNDS)))),
  neighbours: (words) => measureNeighbours(words.length > 0 ? words : ['']),
  web: measureWeb,
  figures: reportFigures,
  cluster: () => measureCluster(WHOLE.roundMs),
  starts: reportStarts,
  memory: ([seconds]) => reportMemory(seconds === undefined ? LOAD_MS : Number(seconds) * 1000),
};

async function measureAll(): Promise<void> {
  await measureSpeed(WHOLE);
  await write(startsSectionOf(await reportStarts(), await reportMemory(LOAD_MS)));
  await write(webhookSectionOf(await reportWebhooks()));
}

async function measureSpeed(pace: Pace): Promise<void> {
  const { results, machine } = await measureRows(pace, Object.keys(ROWS));
  await write(speedSectionOf(results, pace, machine));
}

/** Writes a section of BENCHMARKS.md in place of the earlier one. */
async function write(section: string): Promise<void> {
  await writeFile(REPORT, withSection(await readFile(REPORT, 'utf8'), section));
}

async function reportStarts(): Promise<Starts> {
  const starts = await measureStarts(STARTS, SETTLE_MS);
  console.log(linesOfStarts(starts));
  return starts;
}

async function reportMemory(loadMs: number): Promise<MemoryFindings> {
  const memory = await measureMemory(loadMs);
  console.log(linesOfMemory(memory));
  return memory;
}

async function reportFigures(): Promise<void> {
  const section = figureSectionOf(await measureFigures());
  console.log(section);
  await write(section);
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
  ofSeveral = false,
): Promise<{ results: ComparisonResult[]; machine: Machine }> {
  const [load] = loadavg();
  const measure = async (fixture: Fixture) => {
    const results: ComparisonResult[] = [];
    for (const name of names) {
      const result = await compare(await ROWS[name]!(fixture), pace);
      console.log(`${name}: ${lineOf(result)}`);
      if (result.verdicts.some(isMissed)) process.exitCode = 1;
      results.push(result);
    }
    return { results, machine: { ...(await describeMachine(fixture)), load: load! } };
  };
  return withFixture(RESTAURANTS, measure, {}, ofSeveral);
}

async function describeMachine({ sofra }: Fixture): Promise<Omit<Machine, 'load'>> {
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
