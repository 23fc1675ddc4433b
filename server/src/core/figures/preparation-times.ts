/** How many rounds that were ordered in one hour took the kitchen this many minutes. */
export interface PreparationCount {
  /** The hour on the venue's clock, 0 to 23. */
  hour: number;
  minutes: number;
  rounds: number;
}

/** How long the kitchen took for some rounds. */
export interface PreparationTimes {
  rounds: number;
  /** Half of the rounds took at most this long; nine of ten at most `slowMinutes`. */
  medianMinutes: number;
  slowMinutes: number;
}

/** Counts of the same hour and the same minutes as one. */
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

/** The times of the kitchen in counted rounds; `null` if there are none. */
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

/** The minutes of the round at a place, from 1, in ascending order of minutes. */
function minutesOfRound(ascending: readonly PreparationCount[], place: number): number {
  let before = 0;
  for (const { rounds, minutes } of ascending) {
    before += rounds;
    if (before >= place) return minutes;
  }
  return ascending.at(-1)!.minutes;
}
