import type { Measurement } from './load/http-load.ts';

/** Measures for some milliseconds. */
export type Measure = (durationMs: number) => Promise<Measurement>;

/** What the service is measured beside, on the same machine at the same time. */
export type Yardstick = 'plain' | 'plainMenu' | 'bare' | 'pgbench' | 'fewer' | 'inTurn' | 'nearTheTop';

/** What is compared: the processor time of a request in Node and PostgreSQL, requests a second, or the slowest hundredth. */
export type Figure = 'processor' | 'rate' | 'slowest';

/** A bound of a figure of the service, as times that of a yardstick. */
export interface Goal {
  figure: Figure;
  than: Yardstick;
  atMost?: number;
  atLeast?: number;
}

/** Something that the service does, beside others that do the same. */
export interface Comparison {
  name: string;
  service: Measure;
  beside: Partial<Record<Yardstick, Measure>>;
  goals: readonly Goal[];
}

/** A goal with what was measured for it. */
export interface Verdict {
  goal: Goal;
  /** The median of those of each round. */
  measured: number;
  /** How far those of the rounds lie from it, as a standard deviation. */
  noise: number;
}

/** Medians over all rounds. */
export interface ComparisonResult {
  name: string;
  service: Measurement;
  beside: Partial<Record<Yardstick, Measurement>>;
  /** Of the goals whose figures could be measured. */
  verdicts: Verdict[];
}

/** How long and how often is measured. */
export interface Pace {
  rounds: number;
  roundMs: number;
  /** Of one round of warming up. */
  warmUpMs: number;
}

const MOST_WARM_UPS = 8;
/** Two warm-ups whose rates differ by less were equally fast. */
const SAME_RATE = 0.05;
/** Turns the median distance from the median into a standard deviation, for normally distributed values. */
const DEVIATION_OF_MEDIAN_DISTANCE = 1.4826;

type Round = Partial<Record<Yardstick | 'service', Measurement>>;

/** Rounds in which the service and the others take turns, so that other work of the machine affects all. */
export async function compare(comparison: Comparison, pace: Pace): Promise<ComparisonResult> {
  const sides = Object.entries({ service: comparison.service, ...comparison.beside });
  for (const [, measure] of sides) await warmUp(measure, pace.warmUpMs);
  const rounds: Round[] = [];
  for (let round = 0; round < pace.rounds; round++) {
    const measured: [string, Measurement][] = [];
    for (const [side, measure] of sides) measured.push([side, await measure(pace.roundMs)]);
    rounds.push(Object.fromEntries(measured));
    sides.reverse();
  }
  const { service, ...beside } = Object.fromEntries(
    sides.map(([side]) => [side, medians(rounds.map((round) => round[side as Yardstick]!))]),
  );
  const verdicts = comparison.goals.flatMap((goal) => verdictOf(goal, rounds) ?? []);
  return { name: comparison.name, service: service!, beside, verdicts };
}

/** Runs until the rate no longer rises: what runs often is compiled, and memory is filled by then. */
async function warmUp(measure: Measure, warmUpMs: number): Promise<void> {
  let best = 0;
  for (let round = 0; round < MOST_WARM_UPS; round++) {
    const { perSecond } = await measure(warmUpMs);
    if (perSecond < best * (1 + SAME_RATE)) return;
    best = perSecond;
  }
}

/** Whether a goal is missed by more than the noise of its own measurement. */
export function isMissed({ goal, measured, noise }: Verdict): boolean {
  const { atMost = Number.POSITIVE_INFINITY, atLeast = 0 } = goal;
  return measured - noise > atMost || measured + noise < atLeast;
}

function verdictOf(goal: Goal, rounds: readonly Round[]): Verdict | null {
  const values = rounds.map(({ service, ...beside }) => {
    const other = beside[goal.than];
    return other === undefined ? Number.NaN : figureOf(service!, goal.figure) / figureOf(other, goal.figure);
  });
  if (values.some(Number.isNaN)) return null;
  const measured = median(values);
  const distance = median(values.map((value) => Math.abs(value - measured)));
  return { goal, measured, noise: distance * DEVIATION_OF_MEDIAN_DISTANCE };
}

/** `NaN` where it is not known. */
function figureOf({ perSecond, p99Ms, cpu }: Measurement, figure: Figure): number {
  if (figure === 'rate') return perSecond;
  if (figure === 'slowest') return p99Ms;
  return (cpu?.node ?? Number.NaN) + (cpu?.postgres ?? Number.NaN);
}

function medians(measured: readonly Measurement[]): Measurement {
  const of = (read: (measurement: Measurement) => number) => median(measured.map(read));
  const cpu = {
    node: of((it) => it.cpu?.node ?? Number.NaN),
    postgres: of((it) => it.cpu?.postgres ?? Number.NaN),
  };
  return {
    perSecond: of((it) => it.perSecond),
    p50Ms: of((it) => it.p50Ms),
    p99Ms: of((it) => it.p99Ms),
    ...(Number.isNaN(cpu.node + cpu.postgres) ? {} : { cpu }),
  };
}

/** The middle of some numbers, the mean of the two in the middle of an even count. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
