import { createHmac } from 'node:crypto';
import type { SecretKeys } from '../../../core/secret-key.ts';
import type { Clock, Logger } from '../../../parts/parts.ts';
import {
  addSignInFailures,
  findSignInFailures,
  type StoredFailures,
} from '../../../store/access/sign-in/sign-in-failures.ts';
import type { Db } from '../../../store/database.ts';
import { deriveKey } from '../../../store/encryption/derive-key.ts';

/**
 * Counts failed sign-ins by e-mail address over 15 minutes, for all servers. An unknown address takes the same work, so
 * that the time does not tell whether an account exists.
 */
export interface SignInFailures {
  /** The failures of the last 15 minutes: those stored by all servers, and those of this server that are not stored yet. */
  count(email: string, now: number): Promise<number>;
  /** Counts a failure. Counts are stored at most every ten seconds, in the background. */
  add(email: string, now: number): void;
  /** Removes a failure that is not stored yet. */
  takeBack(email: string): void;
  /** Stores the counts. Never rejects: while the database is down, only this server counts. */
  flush(): Promise<void>;
}

const WINDOW_MS = 15 * 60_000;
const WRITE_EVERY_MS = 10_000;
/** Addresses are hashed into 2^18 slots, so that the table stays small and has no address. */
const SLOT_BITS = 18;

const windowOf = (now: number) => Math.floor(now / WINDOW_MS);

export function createSignInFailures(
  { db, log, clock }: { db: Db; log: Logger; clock: Clock },
  secretKeys: SecretKeys,
): SignInFailures {
  const key = deriveKey(secretKeys[0]!, 'sign-in-failures-1');
  const slotOf = (email: string) =>
    createHmac('sha256', key).update(email).digest().readUInt32BE() >>> (32 - SLOT_BITS);
  const unwritten = new Map<number, number>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  let writing = Promise.resolve();

  const addTo = (slot: number, failures: number) => {
    const sum = (unwritten.get(slot) ?? 0) + failures;
    if (sum > 0) unwritten.set(slot, sum);
    else unwritten.delete(slot);
  };

  async function write(): Promise<void> {
    if (unwritten.size === 0) return;
    const written = new Map(unwritten);
    try {
      await addSignInFailures(db, written, windowOf(clock.now()));
    } catch (error) {
      log.warn({ reason: String(error) }, 'failed sign-ins cannot be written now');
      return;
    }
    for (const [slot, failures] of written) addTo(slot, -failures);
  }

  // One write at a time: failures stay in the map until they are stored.
  function flush(): Promise<void> {
    writtenAt = clock.now();
    writing = writing.then(write);
    return writing;
  }

  return {
    flush,
    count: async (email, now) => {
      const slot = slotOf(email);
      const stored = await findSignInFailures(db, slot);
      return (stored === null ? 0 : recentOf(stored, now)) + (unwritten.get(slot) ?? 0);
    },
    add: (email, now) => {
      addTo(slotOf(email), 1);
      // The absolute value, so that a clock that was set back does not stop the writing.
      if (Math.abs(now - writtenAt) >= WRITE_EVERY_MS) void flush();
    },
    takeBack: (email) => addTo(slotOf(email), -1),
  };
}

/**
 * The failures of the last 15 minutes: those of this window, and a share of the previous window by the time that is
 * still within 15 minutes.
 */
function recentOf({ window, failures, before }: StoredFailures, now: number): number {
  const left = 1 - (now / WINDOW_MS - windowOf(now));
  switch (windowOf(now) - window) {
    case 0:
      return failures + Math.floor(before * left);
    case 1:
      return Math.floor(failures * left);
    default:
      return 0;
  }
}
