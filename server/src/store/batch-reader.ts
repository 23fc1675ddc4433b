import { setImmediate as endOfTurn } from 'node:timers/promises';
import { isTimedOut } from './database-errors.ts';

/** Reads the values of keys; a key without a value is left out. */
export type ReadMany<T> = (keys: readonly string[]) => Promise<Map<string, T>>;

interface Batch<T> {
  keys: Set<string>;
  found: Promise<Map<string, T>>;
}

/**
 * Makes a reader that reads for many requests in one round trip. A request joins the batch that was not sent yet, so
 * its answer is never older than the request. Batches are sent one at a time, each one turn of the event loop after its
 * first request, so that requests which come shortly after each other share a read. If a batch times out, the
 * batches that waited behind it are refused too.
 */
export function createBatchReader<T>(readMany: ReadMany<T>): ReadMany<T> {
  let underWay: Promise<unknown> | null = null;
  let gathering: Batch<T> | null = null;

  function openBatch(): Batch<T> {
    const keys = new Set<string>();
    const found = Promise.allSettled([underWay, endOfNextTurn()]).then(([before]) => {
      gathering = null;
      if (before.status === 'rejected' && isTimedOut(before.reason)) throw before.reason;
      return readMany([...keys]);
    });
    underWay = found;
    const forget = () => {
      if (underWay === found) underWay = null;
    };
    found.then(forget, forget);
    return { keys, found };
  }

  return (keys) => {
    gathering ??= openBatch();
    for (const key of keys) gathering.keys.add(key);
    return gathering.found;
  };
}

async function endOfNextTurn(): Promise<void> {
  await endOfTurn();
  await endOfTurn();
}
