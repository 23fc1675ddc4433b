import { setImmediate as endOfTurn } from 'node:timers/promises';
import { isTimedOut } from './database-errors.ts';

/** Reads the values of keys; a key without a value is left out. */
export type ReadMany<T> = (keys: readonly string[]) => Promise<Map<string, T>>;

interface Batch<T> {
  keys: Set<string>;
  found: Promise<Map<string, T>>;
}

/**
 * Reads for many requests in one round trip. A request joins the batch that has not been sent yet, so its answer is read
 * after the request. Batches are sent one at a time, each at the end of the turn of the event loop that follows its first
 * request: the number of reads does not grow with the number of requests. Requests come a few at a time, and to wake the
 * database for each few costs more than one more turn. Batches that waited behind one without an answer in time are not
 * sent: their time is over, too.
 */
export function readTogether<T>(readMany: ReadMany<T>): ReadMany<T> {
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
