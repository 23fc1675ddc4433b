import type { KeyRequest, RequestToLog } from '../core/access/key-request.ts';
import type { Logger, NewId } from '../parts.ts';
import { insertRequests } from '../store/access/key-requests.ts';
import { type Db, isDatabaseAway } from '../store/database.ts';
import { createRepeatedJob } from './repeated-job.ts';

/** Records calls with API keys, for the owners of the keys. */
export interface RequestLog {
  /** Buffers a call in memory. Never waits and never fails. */
  note: (call: RequestToLog) => void;
  /**
   * Writes the buffer to the database. Resolves when it is written, or the database is down; never rejects.
   */
  flush(): Promise<void>;
  /** Writes the buffer every second. */
  start(): void;
  /** Writes one last time. */
  stop(): Promise<void>;
}

/**
 * Recorded calls of one key in a minute: more than its budgets allow, but not every refused call beyond them.
 */
const MOST_OF_A_KEY = 200;
/** Calls in the buffer, about 5 MB. Further calls are dropped while the database is down. */
const MOST_BUFFERED = 10_000;
const MOST_AT_ONCE = 1_000;
const WRITE_EVERY_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * Creates the request log of this server. Each server buffers its own calls and writes them to the shared
 * table.
 */
export function createRequestLog({ db, newId, log }: { db: Db; newId: NewId; log: Logger }): RequestLog {
  const takesOneMore = limitPerMinute();
  let buffered: KeyRequest[] = [];
  let dropped = 0;
  let writing = Promise.resolve();

  async function writeBuffered(): Promise<void> {
    while (buffered.length > 0) {
      const batch = buffered.slice(0, MOST_AT_ONCE);
      try {
        await insertRequests(db, batch);
      } catch (error) {
        // Written later, when the database is back. A batch that it rejects is dropped; otherwise it would
        // block all later ones.
        if (isDatabaseAway(error)) return;
        log.error({ fault: String(error), requests: batch.length }, 'cannot record requests');
      }
      buffered = buffered.slice(batch.length);
    }
    if (dropped > 0) log.warn({ requests: dropped }, 'too many requests to record them all');
    dropped = 0;
  }

  function flush(): Promise<void> {
    writing = writing.then(writeBuffered);
    return writing;
  }

  const failure = 'cannot record requests now';
  const job = createRepeatedJob({ runOnce: flush, everyMs: WRITE_EVERY_MS, waitsFirst: true, failure }, log);

  return {
    note: (call) => {
      if (!takesOneMore(call)) return;
      if (buffered.length < MOST_BUFFERED) buffered.push({ ...call, id: newId() });
      else dropped += 1;
    },
    flush,
    start: job.start,
    stop: async () => {
      await job.stop();
      await flush();
    },
  };
}

/** Counts the calls of a key in windows of a minute; the counts of a window are dropped with it. */
function limitPerMinute(): (call: RequestToLog) => boolean {
  let window = -1;
  let counts = new Map<string, number>();
  return ({ keyId, at, durationMs }) => {
    const current = Math.floor((at + durationMs) / MINUTE_MS);
    if (current !== window) {
      window = current;
      counts = new Map();
    }
    const count = (counts.get(keyId) ?? 0) + 1;
    counts.set(keyId, count);
    return count <= MOST_OF_A_KEY;
  };
}
