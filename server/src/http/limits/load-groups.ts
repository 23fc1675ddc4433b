/** The requests of one group of operations that a server has answered in the last minutes. */
export interface GroupLoad {
  /** Such as `public read`: the API, and whether calls change something. */
  group: string;
  requests: number;
  /** Answers of 500 and above. */
  errors: number;
  /** 95 of 100 answers took at most this long, in milliseconds: the upper end of a measured step. */
  p95Ms: number;
}

/** Upper ends of the steps in which durations are counted, in milliseconds. */
export const DURATION_STEPS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/** The counts of one minute, or of several. */
export interface RequestTally {
  requests: number;
  errors: number;
  steps: Uint32Array;
}

export function emptyRequestTally(): RequestTally {
  return { requests: 0, errors: 0, steps: new Uint32Array(DURATION_STEPS_MS.length + 1) };
}

/** The load of each group in the minutes after `oldest`, the groups with the most requests first. */
export function groupLoadsOf(
  minutes: ReadonlyMap<number, ReadonlyMap<string, RequestTally>>,
  oldest: number,
): GroupLoad[] {
  const sums = new Map<string, RequestTally>();
  for (const [minute, tallies] of minutes) if (minute > oldest) addTo(sums, tallies);
  return [...sums]
    .map(([group, { requests, errors, steps }]) => ({
      group,
      requests,
      errors,
      p95Ms: p95Of(steps, requests),
    }))
    .sort((a, b) => b.requests - a.requests);
}

function addTo(sums: Map<string, RequestTally>, tallies: ReadonlyMap<string, RequestTally>): void {
  for (const [group, { requests, errors, steps }] of tallies) {
    const sum = sums.get(group) ?? emptyRequestTally();
    sum.requests += requests;
    sum.errors += errors;
    for (let at = 0; at < steps.length; at++) sum.steps[at]! += steps[at]!;
    sums.set(group, sum);
  }
}

function p95Of(steps: Uint32Array, requests: number): number {
  let left = requests * 0.95;
  for (const [at, count] of steps.entries()) {
    left -= count;
    if (left <= 0) return DURATION_STEPS_MS[at] ?? DURATION_STEPS_MS.at(-1)!;
  }
  return DURATION_STEPS_MS.at(-1)!;
}
