import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Reads what keys lead to now; what leads nowhere is left out. */
export type ReadMany<T> = (keys: readonly string[]) => Promise<Map<string, T>>;

interface Batch<T> {
  keys: Set<string>;
  found: Promise<Map<string, T>>;
}

/**
 * Reads for many requests in one round trip. A request joins the batch that has not been sent yet, so what it
 * is told was read after it asked. A batch is sent when all requests that came in at once have joined it, and one is
 * under way at a time, so that the database sees as few reads as it can answer, however many requests there are.
 */
export function readTogether<T>(readMany: ReadMany<T>): ReadMany<T> {
  let underway: Promise<unknown> = Promise.resolve();
  let gathering: Batch<T> | null = null;

  function openBatch(): Batch<T> {
    const keys = new Set<string>();
    const send = () => {
      gathering = null;
      return readMany([...keys]);
    };
    const found = Promise.allSettled([underway, endOfTurn()]).then(send);
    underway = found;
    return { keys, found };
  }

  return (keys) => {
    gathering ??= openBatch();
    for (const key of keys) gathering.keys.add(key);
    return gathering.found;
  };
}
