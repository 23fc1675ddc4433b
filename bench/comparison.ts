import type { Measurement } from './http-load.ts';

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
  slowestRatio: number | null;
}

/** How long and how often is measured. */
export interface Pace {
  rounds: number;
  roundMs: number;
  /** For each side before the first round: what runs often is compiled by then. */
  warmUpMs: number;
}

/** Rounds in which service and floor take turns, so that other work of the machine affects both. */
export async function compare(
  comparison: Comparison,
  { rounds, roundMs, warmUpMs }: Pace,
): Promise<ComparisonResult> {
  const { service, floor } = comparison;
  await floor?.(warmUpMs);
  await service(warmUpMs);
  const played: { service: Measurement; floor: Measurement | null }[] = [];
  for (let round = 0; round < rounds; round++) {
    const floorFirst = round % 2 === 0 ? await floor?.(roundMs) : undefined;
    const measured = await service(roundMs);
    played.push({ service: measured, floor: floorFirst ?? (await floor?.(roundMs)) ?? null });
  }
  return resultOf(comparison, played);
}

function resultOf(
  comparison: Comparison,
  played: readonly { service: Measurement; floor: Measurement | null }[],
): ComparisonResult {
  const services = played.map(({ service }) => service);
  const floors = played.flatMap(({ floor }) => (floor === null ? [] : [floor]));
  const ratioOf = (read: (measured: Measurement) => number) =>
    floors.length === 0 ? null : median(services.map((it, round) => read(it) / read(floors[round]!)));
  return {
    comparison,
    service: medians(services),
    floor: floors.length === 0 ? null : medians(floors),
    ratio: ratioOf(({ perSecond }) => perSecond),
    slowestRatio: ratioOf(({ p99Ms }) => p99Ms),
  };
}

function medians(measured: readonly Measurement[]): Measurement {
  return {
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
    p50Ms: median(measured.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(measured.map(({ p99Ms }) => p99Ms)),
  };
}

/** The middle of some numbers, the mean of the two in the middle of an even count. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
