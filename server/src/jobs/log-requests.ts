import type { KeyRequest, RequestToLog } from '../core/access/keys/key-request.ts';
import { idAt, type Logger, type Random } from '../parts/parts.ts';
import { insertRequests } from '../store/access/key-requests.ts';
import type { Db } from '../store/database.ts';
import { isDatabaseUnavailable } from '../store/database-errors.ts';
import { createRepeatedJob } from './repeated-job.ts';

/** Records calls with API keys, for the owners of the keys. */
export interface RequestLog {
  /** Buffers a call in memory. Never waits and never fails. */
  note: (call: RequestToLog) => void;
  /**
   * Writes what is in the buffer to the database. Resolves when it is written, or the database is down; never rejects.
   */
  flush(): Promise<void>;
  /** Writes the buffer every second, or earlier when it has 1,000 calls. */
  start(): void;
  /** Writes one last time. */
  stop(): Promise<void>;
}

/** The most recorded calls of a key in a minute: more than its budget allows, so that some refused calls are recorded too. */
const MOST_OF_A_KEY = 200;
/** The most calls in the buffer, about 5 MB. Further calls are dropped while the database is down. */
const MOST_BUFFERED = 10_000;
/** The most calls that one statement writes. */
const BATCH = 1_000;
const WRITE_EVERY_MS = 1_000;
const MINUTE_MS = 60_000;

/** Creates the request log of this server. Each server buffers its own calls and writes them to the shared table. */
export function createRequestLog({ db, random, log }: { db: Db; random: Random; log: Logger }): RequestLog {
  const takesOneMore = limitPerMinute();
  /**
   * Batches to write. If the database does not answer, the same batch is sent again unchanged, so that it is written
   * only once.
   */
  const batches: KeyRequest[][] = [];
  /** The batch that new calls are added to. */
  let open: KeyRequest[] = [];
  let buffered = 0;
  let dropped = 0;
  let writing = Promise.resolve();

  function note(call: RequestToLog): void {
    if (!takesOneMore(call)) return;
    if (buffered >= MOST_BUFFERED) {
      dropped += 1;
      return;
    }
    buffered += 1;
    open.push({ ...call, id: idAt(call.at + call.durationMs, random) });
    if (open.length < BATCH) return;
    closeOpen();
    writing = writing.then(() => writeBatches(false));
  }

  function closeOpen(): void {
    batches.push(open);
    open = [];
  }

  /** @param isDue  whether to write the open batch even if it is not full; while the database is down it stays open */
  async function writeBatches(isDue: boolean): Promise<void> {
    if (isDue && batches.length === 0 && open.length > 0) closeOpen();
    while (batches.length > 0) {
      const [batch] = batches as [KeyRequest[]];
      if (!(await writeBatch(db, batch, log))) return;
      batches.shift();
      buffered -= batch.length;
    }
    if (dropped > 0) log.warn({ requests: dropped }, 'too many requests to record them all');
    dropped = 0;
  }

  function flush(): Promise<void> {
    // First the waiting batches, then the open one.
    writing = writing.then(() => writeBatches(false)).then(() => writeBatches(true));
    return writing;
  }

  const failure = 'cannot record requests now';
  const job = createRepeatedJob({ runOnce: flush, everyMs: WRITE_EVERY_MS, waitsFirst: true, failure }, log);

  return {
    note,
    flush,
    start: job.start,
    stop: async () => {
      await job.stop();
      await flush();
    },
  };
}

/** Writes a batch. @returns `false` if the database is down: then the batch is written later */
async function writeBatch(db: Db, batch: readonly KeyRequest[], log: Logger): Promise<boolean> {
  try {
    await insertRequests(db, batch);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false;
    // Drops the batch; otherwise it would block all later ones.
    log.error({ fault: String(error), requests: batch.length }, 'cannot record requests');
  }
  return true;
}

/** Creates a function that says whether a call may be recorded: at most `MOST_OF_A_KEY` of a key in each minute. */
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
