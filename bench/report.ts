import { type ComparisonResult, isMissed } from './comparison.ts';
import type { Measurement } from './load/http-load.ts';
import type { MemoryFindings } from './service/memory.ts';
import type { Starts } from './service/starting.ts';

/** All that a run has found out. */
export interface Findings {
  results: readonly ComparisonResult[];
  starts: Starts;
  memory: MemoryFindings;
  /** The printed result of sending events. */
  webhooks: string;
  /** The sections on a cluster, on the figures and on the app, which are measured apart. */
  cluster: string;
  figures: string;
  web: string;
  pace: { rounds: number; roundMs: number };
  machine: { cores: number; memoryGb: number; platform: string; node: string; postgres: string };
}

const GOALS = { firstSeconds: 3, laterSeconds: 1, firstMb: 140, laterMb: 130, loadedMb: 256, afterMb: 200 };

/** A comparison in one line for the terminal. */
export function lineOf(result: ComparisonResult): string {
  const { comparison, service, floor, ratio, noise, slowestRatio } = result;
  const figures = `${comparison.name}: ${rate(service.perSecond)} (slowest 1 %: ${milliseconds(service.p99Ms)}; ${processorOf(service)})`;
  if (floor === null || ratio === null) return `${figures}; floor: ${comparison.floorName}`;
  const slowest = comparison.slowestReach === null ? '' : `, slowest 1 % ${times(slowestRatio)} as long`;
  const goal = `goal ${times(comparison.reach)}${goalOfSlowest(comparison)}`;
  return `${figures}; floor ${rate(floor.perSecond)} (${processorOf(floor)}); ${times(ratio)} ± ${noise.toFixed(2)}${slowest}; ${goal}: ${verdictOf(result)}`;
}

function verdictOf(result: ComparisonResult): string {
  if (isMissed(result)) return 'MISSED';
  return isReached(result) ? 'reached' : 'within the noise';
}

/** Starts and memory at rest, for the terminal. */
export function linesOfStarts(starts: Starts): string {
  return [
    `first start to first answer: ${oneDecimal(starts.firstSeconds, 's')}; goal ≤ ${GOALS.firstSeconds} s`,
    `later starts: ${oneDecimal(starts.laterSeconds, 's')}; goal ≤ ${GOALS.laterSeconds} s`,
    `memory at rest: ${megabytes(starts.firstMemoryMb)} after the first start, ${megabytes(starts.laterMemoryMb)} after a later one; goal ≤ ${GOALS.firstMb}, ≤ ${GOALS.laterMb} MB`,
  ].join('\n');
}

/** Memory under load, for the terminal. */
export function lineOfMemory({ minutes, mostMb, afterMb }: MemoryFindings): string {
  return `memory in ${minutes.toFixed(1)} minutes of mixed load: at most ${megabytes(mostMb)}, ${megabytes(afterMb)} afterwards; goal ≤ ${GOALS.loadedMb}, ≤ ${GOALS.afterMb} MB`;
}

/** The text of BENCHMARKS.md. */
export function documentOf(findings: Findings): string {
  const { results, pace, machine, webhooks, cluster, figures, web } = findings;
  const rows = results.map(rowOf).join('\n');
  return `# Benchmarks

Written by \`npm run bench\`. Every rate is shown beside a floor: the least cost of the same work on the same machine,
measured in the same run. Service and floor take turns, ${pace.rounds} rounds of ${seconds(pace.roundMs)} each; the table shows medians, and the ratio is the median of the rounds' ratios. Rates change from machine to machine and from hour to hour;
the ratios are what to compare.

Measured on ${machine.cores} cores and ${machine.memoryGb} GB of memory (${machine.platform}), Node ${machine.node}, PostgreSQL
${machine.postgres} with every commit flushed to the disk. Service, PostgreSQL and the program that drives them share the
cores; 16 connections stay open; each sends its next request when its last answer is complete. Where neither side needs the database, the program
that drives them stays awake: to wake it would cost as much as a small answer. The limits of callers are off.

## Rates

| what | a second | slowest 1 % | processor, µs | floor | a second | slowest 1 % | processor, µs | ratio | goal |
|---|---:|---:|---:|---|---:|---:|---:|---:|---:|
${rows}

An order has three lines with two extras each; it counts when its 201 is whole, which is after the commit is on the disk. The floor of
placing writes the same rows, without the search for a likely duplicate and without the log of requests. Processor time is that of one request: in the
process that answers, and in PostgreSQL where that has a share. Warming up goes on until the rate no longer rises. A ratio stands with its noise: how far the rounds lie apart, as a
standard deviation.

## Starts and memory

| what | measured | goal |
|---|---:|---:|
${startRows(findings)}

Starts are counted from the start of the process to the first menu that it answers. Memory is the resident set of the node
process, sampled every second; PostgreSQL's own comes on top. The mixed load is menus, known ones too, previews, orders, lists and calendars of 200 venues, half of the callers taking gzip.

## Webhooks

\`\`\`
${webhooks}
\`\`\`

An event counts for the time from the commit of its change to its arrival at an endpoint that answers.

${cluster}${figures}${web}## Again

\`npm run bench\` takes some 25 minutes and writes this file; \`npm run bench -- --quick\` takes some four and
writes nothing; \`npm run bench -- place-order\` measures one row, by the name of its file in \`bench/rows\`. The exit code is 1 when a row falls below its goal by more than its noise. Nothing else should run meanwhile. The floor of placing needs \`pgbench\`, which comes with PostgreSQL's client
programs (Debian: the package \`postgresql-contrib\`); without it, that row shows the service alone.

Some measurements run only when they are asked for, and write nothing. \`npm run bench -- webhooks\` measures how long events take, and
\`npm run bench -- deep-pages\` the pages of a list of 1,000,000 orders. \`npm run bench -- cluster\` needs the programs of a PostgreSQL with Citus (in \`CITUS_PROGRAMS\`, else Debian's) and writes its section here. \`npm run bench -- board\` measures the kitchen board in a
browser for ten hours of tickets. \`npm run bench -- figures\` measures the figures of a venue with 1,000,000 bills and writes its section here. \`npm run bench -- web\` measures the app and writes its section here; \`-- web search start\` only these rows of \`script\`, \`board\`, \`search\` and \`start\`. \`npm run bench -- neighbours\` measures what a tenant feels
while another one attacks, some twelve minutes; \`npm run bench -- neighbours photo import\` runs only the attacks that have one of these
words in their names (for example \`bodies\`, \`dry runs\`, \`printers\`, \`streams\`, \`bills\`, \`deep pages\`, \`webhook\`).
`;
}

function rowOf({ comparison, service, floor, ratio, noise, slowestRatio }: ComparisonResult): string {
  const shown = ratio === null ? '–' : `${times(ratio)} ± ${noise.toFixed(2)}`;
  const cells = [
    comparison.name,
    count(service.perSecond),
    milliseconds(service.p99Ms),
    processorOf(service),
    comparison.floorName,
    floor === null ? '–' : count(floor.perSecond),
    floor === null ? '–' : milliseconds(floor.p99Ms),
    floor === null ? '–' : processorOf(floor),
    comparison.slowestReach === null ? shown : `${shown}; slowest ${times(slowestRatio)}`,
    `${times(comparison.reach)}${goalOfSlowest(comparison)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Less is the work of PostgreSQL in the background, or of other connections. */
const COUNTED_FROM_MICROSECONDS = 3;

function processorOf({ cpu }: Measurement): string {
  if (cpu === undefined || cpu.node === null) return '–';
  const { node, postgres } = cpu;
  const shared =
    postgres !== null && postgres >= COUNTED_FROM_MICROSECONDS ? ` + ${Math.round(postgres)}` : '';
  return `${Math.round(node)}${shared}`;
}

function startRows({ starts, memory }: Findings): string {
  const rows: [string, string, string][] = [
    [
      'first start: database made, demo imported',
      oneDecimal(starts.firstSeconds, 's'),
      `≤ ${GOALS.firstSeconds} s`,
    ],
    ['later starts', oneDecimal(starts.laterSeconds, 's'), `≤ ${GOALS.laterSeconds} s`],
    ['memory after the first start', megabytes(starts.firstMemoryMb), `≤ ${GOALS.firstMb} MB`],
    ['memory after a later start', megabytes(starts.laterMemoryMb), `≤ ${GOALS.laterMb} MB`],
    ['the most in ten minutes of mixed load', megabytes(memory.mostMb), `≤ ${GOALS.loadedMb} MB`],
    ['a minute after it', megabytes(memory.afterMb), `≤ ${GOALS.afterMb} MB`],
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function isReached({ comparison, ratio, slowestRatio }: ComparisonResult): boolean {
  const isFast = ratio !== null && ratio >= comparison.reach;
  return isFast && (comparison.slowestReach === null || (slowestRatio ?? 0) <= comparison.slowestReach);
}

function goalOfSlowest({ slowestReach }: ComparisonResult['comparison']): string {
  return slowestReach === null ? '' : `; slowest ≤ ${slowestReach} ×`;
}

const times = (ratio: number | null) => (ratio === null ? '–' : `${ratio.toFixed(2)} ×`);
const count = (number: number) => Math.round(number).toLocaleString('en');
const rate = (perSecond: number) => `${count(perSecond)}/s`;
const milliseconds = (ms: number) => oneDecimal(ms, 'ms');
const seconds = (ms: number) => oneDecimal(ms / 1000, 's');
const oneDecimal = (number: number, unit: string) => `${number.toFixed(1)} ${unit}`;
const megabytes = (number: number) => `${Math.round(number)} MB`;
