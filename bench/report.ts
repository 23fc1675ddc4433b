import { type ComparisonResult, type Figure, isMissed, type Pace, type Verdict } from './comparison.ts';
import type { Measurement } from './load/http-load.ts';
import type { MemoryFindings } from './service/memory.ts';
import type { Starts } from './service/starting.ts';

/** Where it was measured. */
export interface Machine {
  cores: number;
  memoryGb: number;
  platform: string;
  node: string;
  postgres: string;
  /** Processes that wanted a core in the minute before. */
  load: number;
}

const GOALS = { firstSeconds: 3, laterSeconds: 1.5, restMb: 160, loadedMb: 320, afterMb: 250 };

/** A section of a report with this title, up to the next one; empty when it has none. */
export function sectionOf(report: string, title: string): string {
  const from = report.indexOf(`\n${title}\n`) + 1;
  return from === 0 ? '' : report.slice(from, report.indexOf('\n## ', from) + 1);
}

/** The report with a section in place of that with the same title, or else before another section. */
export function withSection(report: string, section: string, before = '## Again'): string {
  const earlier = sectionOf(report, section.slice(0, section.indexOf('\n')));
  if (earlier !== '') return report.replace(earlier, () => section);
  return report.replace(`\n${before}\n`, () => `\n${section}${before}\n`);
}

/** A comparison in one line for the terminal. */
export function lineOf({ name, service, beside, verdicts }: ComparisonResult): string {
  const sides = Object.entries(beside).map(([side, measured]) => `${nameOf(side)} ${figuresOf(measured)}`);
  const goals = verdicts.map((verdict) => `${wordsOf(verdict)}: ${isMissed(verdict) ? 'MISSED' : 'reached'}`);
  return [`${name}: ${figuresOf(service)}`, ...sides, ...goals].join('; ');
}

/** Starts and memory at rest, for the terminal. */
export function linesOfStarts(starts: Starts): string {
  return startRows(starts)
    .map(([what, measured, goal]) => `${what}: ${measured}; goal ${goal}`)
    .join('\n');
}

/** Memory under load, for the terminal. */
export function linesOfMemory(memory: MemoryFindings): string {
  return memoryRows(memory)
    .map(([what, measured, goal]) => `${what}: ${measured}; goal ${goal}`)
    .join('\n');
}

/** The section on the rows of the benchmark. */
export function speedSectionOf(results: readonly ComparisonResult[], pace: Pace, machine: Machine): string {
  const rows = results.map(({ name, service, beside, verdicts }) => {
    const sides = Object.entries(beside).map(([side, measured]) => `${nameOf(side)} ${figuresOf(measured)}`);
    const [measured, goals] = [verdicts.map(measuredOf), verdicts.map(goalOf)].map((list) => list.join('; '));
    return `| ${[name, figuresOf(service), sides.join('; '), measured, goals].join(' | ')} |`;
  });
  return `## Speed

Measured on ${machine.cores} cores and ${machine.memoryGb} GB of memory (${machine.platform}), Node ${machine.node}, PostgreSQL
${machine.postgres} with every commit flushed to the disk, in ${pace.rounds} rounds of ${seconds(pace.roundMs / 1000)} a side that take turns: medians, and the
median of the rounds' ratios with its noise as a standard deviation. In the minute before, ${machine.load.toFixed(1)} other processes wanted a core.

| what | service | beside it | measured | goal |
|---|---|---|---:|---:|
${rows.join('\n')}

µs are processor time of one request, in Node and in PostgreSQL where that has a share; beside them requests a second.

`;
}

/** The section on starts and memory. */
export function startsSectionOf(starts: Starts, memory: MemoryFindings): string {
  const rows = [...startRows(starts), ...memoryRows(memory)].map((row) => `| ${row.join(' | ')} |`);
  return `## Starts and memory

| what | measured | goal |
|---|---:|---:|
${rows.join('\n')}

Starts are counted from the start of the process to the first menu that it answers. Memory is the resident set of the node
process, sampled every second; PostgreSQL's own comes on top. The mixed load is menus, known ones too, previews, orders, lists and calendars of 200 venues.

`;
}

/** The section on events. @param lines  what was printed */
export function webhookSectionOf(lines: string): string {
  return `## Webhooks

\`\`\`
${lines}
\`\`\`

An event counts for the time from the commit of its change to its arrival at an endpoint that answers.

`;
}

/** Less is the work of PostgreSQL in the background, or of other connections. */
const COUNTED_FROM_MICROSECONDS = 3;

function figuresOf({ cpu, perSecond, p99Ms }: Measurement): string {
  const rate = `${count(perSecond)}/s`;
  if (cpu?.node == null || cpu.postgres === null) return `${rate}, slowest 1 % ${p99Ms.toFixed(1)} ms`;
  const { node, postgres } = cpu;
  const shared = postgres >= COUNTED_FROM_MICROSECONDS ? ` + ${count(postgres)}` : '';
  return `${count(node)}${shared} µs, ${rate}`;
}

/** The figures that a goal names. Of the others it is the processor time. */
const FIGURE_NAMES: Record<Figure, string> = { processor: '', rate: 'rate ', slowest: 'slowest 1 % ' };

function wordsOf(verdict: Verdict): string {
  return `${measuredOf(verdict)}, goal ${goalOf(verdict)}`;
}

function measuredOf({ goal: { figure, than }, measured, noise }: Verdict): string {
  return `${FIGURE_NAMES[figure]}${measured.toFixed(2)} ± ${noise.toFixed(2)} × ${nameOf(than)}`;
}

function goalOf({ goal: { atMost, atLeast } }: Verdict): string {
  return atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
}

/** A yardstick in words. */
function nameOf(side: string): string {
  return (
    { fewer: '100 venues', inTurn: 'in turn', plainMenu: 'a menu of plain', nearTheTop: 'pages 11 to 50' }[
      side
    ] ?? side
  );
}

type Cells = [what: string, measured: string, goal: string];

function startRows(starts: Starts): Cells[] {
  const { firstSeconds, laterSeconds, firstMemoryMb, laterMemoryMb } = starts;
  const rest = `≤ ${GOALS.restMb} MB`;
  return [
    ['first start: database made, demo imported', seconds(firstSeconds), `≤ ${GOALS.firstSeconds} s`],
    ['later starts', seconds(laterSeconds), `≤ ${GOALS.laterSeconds} s`],
    ['memory after the first start', megabytes(firstMemoryMb), rest],
    ['memory after a later start', megabytes(laterMemoryMb), rest],
  ];
}

function memoryRows({ minutes, mostMb, afterMb }: MemoryFindings): Cells[] {
  return [
    [`the most in ${minutes.toFixed(0)} minutes of mixed load`, megabytes(mostMb), `≤ ${GOALS.loadedMb} MB`],
    ['a minute after it', megabytes(afterMb), `≤ ${GOALS.afterMb} MB`],
  ];
}

const count = (number: number) => Math.round(number).toLocaleString('en');
const seconds = (number: number) => `${number.toFixed(1)} s`;
const megabytes = (number: number) => `${count(number)} MB`;
