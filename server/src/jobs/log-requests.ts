import { setTimeout as pause } from 'node:timers/promises';
import type { CallToNote, KeyRequest } from '../core/access/key-request.ts';
import type { Logger, NewId } from '../parts.ts';
import { insertRequests } from '../store/access/key-requests.ts';
import { type Db, isDatabaseAway } from '../store/database.ts';

/** Takes note of calls with API keys for those who look after the keys. */
export interface RequestLog {
  /** Keeps a call in mind; it takes no time and never fails. */
  note: (call: CallToNote) => void;
  /** Writes what is kept in mind. Ends when that is done, or cannot be done just now; never fails. */
  flush(): Promise<void>;
  /** Writes again and again, every second. */
  start(): void;
  /** Writes one last time. */
  stop(): Promise<void>;
}

/** Of a key in a minute: more than its budgets let through, and not all that is refused beyond them. */
const MOST_OF_A_KEY = 200;
/** Some 5 MB. While the database is away no more is kept in mind. */
const MOST_KEPT = 10_000;
const MOST_AT_ONCE = 1_000;
const WRITE_EVERY_MS = 1_000;
const MINUTE_MS = 60_000;

/** Opens the log of this server: each keeps its calls in mind on its own and writes them for all. */
export function createRequestLog({ db, newId, log }: { db: Db; newId: NewId; log: Logger }): RequestLog {
  const takesOneMore = limitPerMinute();
  const ending = new AbortController();
  let kept: KeyRequest[] = [];
  let dropped = 0;
  let writing = Promise.resolve();
  let running: Promise<void> | null = null;

  async function writeKept(): Promise<void> {
    while (kept.length > 0) {
      const batch = kept.slice(0, MOST_AT_ONCE);
      try {
        await insertRequests(db, batch);
      } catch (error) {
        // Written later, when there is a database again. What it will never take is given up, or it would bar the way.
        if (isDatabaseAway(error)) return;
        log.error({ fault: String(error), requests: batch.length }, 'cannot note requests');
      }
      kept = kept.slice(batch.length);
    }
    if (dropped > 0) log.warn({ requests: dropped }, 'too many requests to note them all');
    dropped = 0;
  }

  function flush(): Promise<void> {
    writing = writing.then(writeKept);
    return writing;
  }

  async function writeAgainAndAgain(): Promise<void> {
    while (!ending.signal.aborted) {
      await pause(WRITE_EVERY_MS, null, { signal: ending.signal, ref: false }).catch(() => {});
      await flush();
    }
  }

  return {
    note: (call) => {
      if (!takesOneMore(call)) return;
      if (kept.length < MOST_KEPT) kept.push({ ...call, id: newId() });
      else dropped += 1;
    },
    flush,
    start: () => {
      running ??= writeAgainAndAgain();
    },
    stop: async () => {
      ending.abort();
      await running;
      await flush();
    },
  };
}

/** Counts the calls of a key in windows of a minute; the counts of a window are dropped with it. */
function limitPerMinute(): (call: CallToNote) => boolean {
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
