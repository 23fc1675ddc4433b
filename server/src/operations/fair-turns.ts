import { Refusal } from '../core/refusals.ts';

/** Whose turn it is to be. */
export interface TurnOwner {
  /** Those of one name wait in one line. */
  name: string;
  /** Goes before all others: somebody who is known. */
  isPreferred: boolean;
}

/**
 * Runs something when it is its owner's turn.
 * @throws Refusal SERVICE_UNAVAILABLE when the line of its owner, or all lines together, are too long
 */
export type TakeFairTurn = <T>(owner: TurnOwner, run: () => Promise<T>) => Promise<T>;

interface Lines {
  byName: Map<string, (() => void)[]>;
  waiting: number;
}

const RETRY_SECONDS = 2;

/** Lets at most so many run at once. Owners take turns, one each, so that the many of one owner delay no other by more than one. */
export function createFairTurns(most: {
  atOnce: number;
  waitingOfOne: number;
  waiting: number;
}): TakeFairTurn {
  const preferred: Lines = { byName: new Map(), waiting: 0 };
  const others: Lines = { byName: new Map(), waiting: 0 };
  let free = most.atOnce;

  function wait({ name, isPreferred }: TurnOwner): Promise<void> {
    const lines = isPreferred ? preferred : others;
    const line = lines.byName.get(name) ?? [];
    if (line.length >= most.waitingOfOne || lines.waiting >= most.waiting) {
      throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS });
    }
    lines.byName.set(name, line);
    lines.waiting += 1;
    return new Promise((resolve) => line.push(resolve));
  }

  return async (owner, run) => {
    if (free > 0) free -= 1;
    else await wait(owner);
    try {
      return await run();
    } finally {
      const next = takeNext(preferred) ?? takeNext(others);
      if (next === null) free += 1;
      else next();
    }
  };
}

/** The first of the line whose turn it is; the rest of that line goes behind all others. */
function takeNext(lines: Lines): (() => void) | null {
  const [first] = lines.byName;
  if (first === undefined) return null;
  const [name, line] = first;
  lines.byName.delete(name);
  const next = line.shift()!;
  if (line.length > 0) lines.byName.set(name, line);
  lines.waiting -= 1;
  return next;
}
