import type { Measurement } from './load/http-load.ts';

/** Measures for some milliseconds. */
export type Measure = (durationMs: number) => Promise<Measurement>;

/** Something that the service does, beside the least that it could cost on the same machine at the same time. */
export interface Comparison {
  name: string;
  service: Measure;
  floor: Measure | null;
  floorName: string;
  /** The share of the floor's rate that is to be reached. */
  reach: number;
  /** How many times the floor's slowest hundredth the service's may take; `null` where that is not asked. */
  slowestReach: number | null;
}

/** Medians over all rounds; the ratios are medians of the ratios of each round. */
export interface ComparisonResult {
  comparison: Comparison;
  service: Measurement;
  floor: Measurement | null;
  ratio: number | null;
  /** How far the ratios of the rounds lie from their median, as a standard deviation. */
  noise: number;
  slowestRatio: number | null;
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

/** Rounds in which service and floor take turns, so that other work of the machine affects both. */
export async function compare(
  comparison: Comparison,
  { rounds, roundMs, warmUpMs }: Pace,
): Promise<ComparisonResult> {
  const { service, floor } = comparison;
  if (floor !== null) await warmUp(floor, warmUpMs);
  await warmUp(service, warmUpMs);
  const played: { service: Measurement; floor: Measurement | null }[] = [];
  for (let round = 0; round < rounds; round++) {
    const floorFirst = round % 2 === 0 ? await floor?.(roundMs) : undefined;
    const measured = await service(roundMs);
    played.push({ service: measured, floor: floorFirst ?? (await floor?.(roundMs)) ?? null });
  }
  return resultOf(comparison, played);
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
export function isMissed({ comparison, ratio, noise, slowestRatio }: ComparisonResult): boolean {
  if (ratio !== null && ratio + noise < comparison.reach) return true;
  const { slowestReach } = comparison;
  return slowestReach !== null && slowestRatio !== null && slowestRatio * (1 - noise) > slowestReach;
}

function resultOf(
  comparison: Comparison,
  played: readonly { service: Measurement; floor: Measurement | null }[],
): ComparisonResult {
  const services = played.map(({ service }) => service);
  const floors = played.flatMap(({ floor }) => (floor === null ? [] : [floor]));
  const ratiosOf = (read: (measured: Measurement) => number) =>
    floors.length === 0 ? null : services.map((it, round) => read(it) / read(floors[round]!));
  const ratios = ratiosOf(({ perSecond }) => perSecond);
  const slowest = ratiosOf(({ p99Ms }) => p99Ms);
  return {
    comparison,
    service: medians(services),
    floor: floors.length === 0 ? null : medians(floors),
    ratio: ratios && median(ratios),
    noise: ratios === null ? 0 : deviationOf(ratios),
    slowestRatio: slowest && median(slowest),
  };
}

function deviationOf(numbers: readonly number[]): number {
  const middle = median(numbers);
  return median(numbers.map((number) => Math.abs(number - middle))) * DEVIATION_OF_MEDIAN_DISTANCE;
}

function medians(measured: readonly Measurement[]): Measurement {
  return {
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
    p50Ms: median(measured.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(measured.map(({ p99Ms }) => p99Ms)),
    cpu: {
      node: medianOrNull(measured.map(({ cpu }) => cpu?.node ?? null)),
      postgres: medianOrNull(measured.map(({ cpu }) => cpu?.postgres ?? null)),
    },
  };
}

function medianOrNull(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null);
  return known.length < numbers.length ? null : median(known);
}

/** The middle of some numbers, the mean of the two in the middle of an even count. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
