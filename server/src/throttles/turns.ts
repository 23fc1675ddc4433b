/** Runs work when it is its turn. */
export type TakeTurn = <T>(run: () => Promise<T>) => Promise<T>;

/** Creates turns: at most `most` run at the same time; the others wait and run in the order in which they came. */
export function createTurns(most: number): TakeTurn {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (run) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
