import type { ComparisonResult } from './comparison.ts';
import type { Starts } from './starting.ts';

/** All that a run has found out. */
export interface Findings {
  results: readonly ComparisonResult[];
  starts: Starts;
  /** The most that the node process was seen with while it was driven, in MB. */
  loadedMemoryMb: number;
  /** The printed result of sending events. */
  webhooks: string;
  /** The section on the app, which is measured apart. */
  web: string;
  pace: { rounds: number; roundMs: number };
  machine: { cores: number; memoryGb: number; platform: string; node: string; postgres: string };
}

const GOALS = { firstSeconds: 6, laterSeconds: 2, idleMb: 120, loadedMb: 250 };

/** A comparison in one line for the terminal. */
export function lineOf({ comparison, service, floor, ratio, slowestRatio }: ComparisonResult): string {
  const figures = `${rate(service.perSecond)} (slowest 1 %: ${milliseconds(service.p99Ms)})`;
  if (floor === null || ratio === null)
    return `${comparison.name}: ${figures}; floor: ${comparison.floorName}`;
  const slowest = comparison.slowestReach === null ? '' : `, slowest 1 % ${times(slowestRatio)} as long`;
  const verdict = isReached(comparison, ratio, slowestRatio) ? 'reached' : 'MISSED';
  const goal = `goal ${times(comparison.reach)}${goalOfSlowest(comparison)}`;
  return `${comparison.name}: ${figures}; floor ${rate(floor.perSecond)}; ${times(ratio)}${slowest}; ${goal}: ${verdict}`;
}

/** Starts and memory at rest, for the terminal. */
export function linesOfStarts({ firstSeconds, laterSeconds, idleMemoryMb }: Starts): string {
  return [
    `first start to first answer: ${oneDecimal(firstSeconds, 's')}; goal ≤ ${GOALS.firstSeconds} s`,
    `later starts: ${oneDecimal(laterSeconds, 's')}; goal ≤ ${GOALS.laterSeconds} s`,
    `memory at rest: ${Math.round(idleMemoryMb)} MB; goal ≤ ${GOALS.idleMb} MB`,
  ].join('\n');
}

/** The text of BENCHMARKS.md. */
export function documentOf(findings: Findings): string {
  const { results, pace, machine, webhooks, web } = findings;
  const rows = results.map(rowOf).join('\n');
  return `# Benchmarks

Written by \`npm run bench\`. Every rate is shown beside a floor: the least cost of the same work on the same machine,
measured in the same run. Service and floor take turns, ${pace.rounds} rounds of ${seconds(pace.roundMs)} each; the table shows medians, and the ratio is the median of the rounds' ratios. Rates change from machine to machine and from hour to hour;
the ratios are what to compare.

Measured on ${machine.cores} cores and ${machine.memoryGb} GB of memory (${machine.platform}), Node ${machine.node}, PostgreSQL
${machine.postgres} with every commit flushed to the disk. Service, PostgreSQL and the program that drives them share the
cores; 16 connections stay open; each sends its next request when its last answer is complete. The limits of callers are off.

## Rates

| what | a second | slowest 1 % | floor | a second | slowest 1 % | ratio | goal |
|---|---:|---:|---|---:|---:|---:|---:|
${rows}

An order has three lines with two extras each; it counts when its 201 is whole, which is after the commit is on the disk.

## Starts and memory

| what | measured | goal |
|---|---:|---:|
${startRows(findings)}

Starts are counted from the start of the process to the first menu that it answers. Memory is the resident set of the node
process; PostgreSQL's own comes on top.

## Webhooks

\`\`\`
${webhooks}
\`\`\`

An event counts for the time from the commit of its change to its arrival at an endpoint that answers.

${web}## Again

\`npm run bench\` takes some eight minutes and writes this file; \`npm run bench -- --quick\` takes a minute and a half and
writes nothing. Nothing else should run meanwhile. The floor of placing needs \`pgbench\`, which comes with PostgreSQL's client
programs (Debian: the package \`postgresql-contrib\`); without it, that row shows the service alone.

Some measurements run only when they are asked for, and write nothing. \`npm run bench -- webhooks\` measures how long events take, and
\`npm run bench -- deep-pages\` the pages of a list of 1,000,000 orders. \`npm run bench -- board\` measures the kitchen board in a
browser for ten hours of tickets. \`npm run bench -- web\` measures the app and writes its section here; \`-- web search start\` only these rows of \`script\`, \`board\`, \`search\` and \`start\`. \`npm run bench -- neighbours\` measures what a tenant feels
while another one attacks, some nine minutes; \`npm run bench -- neighbours photo import\` runs only the attacks that have one of these
words in their names (for example \`bodies\`, \`dry runs\`, \`printers\`, \`streams\`, \`bills\`, \`deep pages\`, \`webhook\`).
`;
}

function rowOf({ comparison, service, floor, ratio, slowestRatio }: ComparisonResult): string {
  const cells = [
    comparison.name,
    count(service.perSecond),
    milliseconds(service.p99Ms),
    comparison.floorName,
    floor === null ? '–' : count(floor.perSecond),
    floor === null ? '–' : milliseconds(floor.p99Ms),
    comparison.slowestReach === null ? times(ratio) : `${times(ratio)}; slowest ${times(slowestRatio)}`,
    `${times(comparison.reach)}${goalOfSlowest(comparison)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function startRows({ starts, loadedMemoryMb }: Findings): string {
  const rows: [string, string, string][] = [
    [
      'first start: database made, demo imported',
      oneDecimal(starts.firstSeconds, 's'),
      `≤ ${GOALS.firstSeconds} s`,
    ],
    ['later starts', oneDecimal(starts.laterSeconds, 's'), `≤ ${GOALS.laterSeconds} s`],
    ['memory at rest, with the demo', `${Math.round(starts.idleMemoryMb)} MB`, `≤ ${GOALS.idleMb} MB`],
    ['memory under load, the most seen', `${Math.round(loadedMemoryMb)} MB`, `≤ ${GOALS.loadedMb} MB`],
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function isReached(
  comparison: ComparisonResult['comparison'],
  ratio: number,
  slowestRatio: number | null,
): boolean {
  const isFast = ratio >= comparison.reach;
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
