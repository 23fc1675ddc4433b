/** The number of rounds (`rounds`) that were ordered in one hour and took the kitchen `minutes`. */
export interface PreparationCount {
  /** The hour in the venue's time zone, 0 to 23. */
  hour: number;
  minutes: number;
  rounds: number;
}

/** Statistics of how long the kitchen took for some rounds. */
export interface PreparationTimes {
  rounds: number;
  /** Half of the rounds took at most this long. */
  medianMinutes: number;
  /** Nine of ten rounds took at most this long. */
  slowMinutes: number;
}

/** Merges the counts that have the same hour and the same minutes. */
export function addUpPreparations(counts: readonly PreparationCount[]): PreparationCount[] {
  const sums = new Map<string, PreparationCount>();
  for (const { hour, minutes, rounds } of counts) {
    const key = `${hour} ${minutes}`;
    const sum = sums.get(key) ?? { hour, minutes, rounds: 0 };
    sums.set(key, sum);
    sum.rounds += rounds;
  }
  return [...sums.values()];
}

/** Calculates the median and the 90th percentile of the preparation times; `null` if there are no rounds. */
export function preparationTimes(counts: readonly PreparationCount[]): PreparationTimes | null {
  const rounds = counts.reduce((sum, count) => sum + count.rounds, 0);
  if (rounds === 0) return null;
  const ascending = counts.toSorted((a, b) => a.minutes - b.minutes);
  return {
    rounds,
    medianMinutes: minutesOfRound(ascending, Math.ceil((rounds * 5) / 10)),
    slowMinutes: minutesOfRound(ascending, Math.ceil((rounds * 9) / 10)),
  };
}

/** The minutes of the round at a rank, which counts from 1 for the fastest. */
function minutesOfRound(ascending: readonly PreparationCount[], place: number): number {
  let before = 0;
  for (const { rounds, minutes } of ascending) {
    before += rounds;
    if (before >= place) return minutes;
  }
  return ascending.at(-1)!.minutes;
}
