import { type ResealParts, reseal } from '../operations/encryption/reseal.ts';
import { endKeyChange, findKeyChange, markOldKey } from '../operations/encryption/secret-key-check.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import { createRepeatedJob, type RepeatedJob } from './repeated-job.ts';

/** The job that completes a change of the secret key, with its progress. */
export interface SecretKeyChange extends RepeatedJob {
  /** Whether something may still be encrypted with an old key; `null` before the first run. */
  isOldKeyNeeded(): boolean | null;
  /** The number of values that this server has re-encrypted. */
  resealed(): number;
}

/** The dependencies of the job. */
export interface KeyChangeParts extends ResealParts {
  clock: Clock;
  log: Logger;
  /** Whether one of the keys is an old one, which the present key replaces. */
  hasOldKey: boolean;
}

const RUN_EVERY_MS = 60_000;
const REPORT_EVERY_MS = 10_000;

/**
 * Creates the job of a server with several secret keys. If the server uses the database's current key, it re-encrypts
 * all values of other keys. Then it logs that the old key is no longer needed. If it still encrypts with the previous
 * key, it records this in the database, so that no other server logs that too early. Any number of servers may run it.
 */
export function createSecretKeyChange(parts: KeyChangeParts): SecretKeyChange {
  const { db, secretKeys, hasOldKey, random, log } = parts;
  let isOldKeyNeeded: boolean | null = null;
  let resealed = 0;

  async function encryptAgain(mark: Buffer, stopping: AbortSignal): Promise<void> {
    for (;;) {
      const before = resealed;
      const report = reporting(parts);
      const sums = await reseal(
        parts,
        (soFar) => {
          resealed = before + soFar.resealed;
          report(soFar);
        },
        stopping,
      );
      if (stopping.aborted) return;
      if (sums.resealed === 0) break;
      log.info(sums, 'encrypted secrets under the present secret key');
    }
    if (!(await endKeyChange(db, mark))) return;
    isOldKeyNeeded = false;
    log.info(NOT_NEEDED);
  }

  async function runOnce(stopping: AbortSignal): Promise<void> {
    const change = await findKeyChange(db, secretKeys);
    const wasNeeded = isOldKeyNeeded;
    isOldKeyNeeded = change.kind !== 'Done';
    if (change.kind === 'Begun') await encryptAgain(change.mark, stopping);
    if (change.kind === 'Behind') await markOldKey(db, secretKeys[0], random);
    if (change.kind === 'Unreadable') log.error(UNREADABLE);
    if (change.kind === 'Done' && hasOldKey && wasNeeded !== false) log.info(NOT_NEEDED);
  }

  const failure = 'cannot encrypt secrets under the present secret key now';
  return {
    ...createRepeatedJob({ runOnce, everyMs: RUN_EVERY_MS, failure }, log),
    isOldKeyNeeded: () => isOldKeyNeeded,
    resealed: () => resealed,
  };
}

const NOT_NEEDED =
  'everything is encrypted with the current secret key: once every server has it in SECRET_KEY, the old one is no longer needed, except for earlier backups';
const UNREADABLE =
  'another server encrypts secrets under a key that this one does not have: give all servers the same keys';

/** Logs the progress, every ten seconds. */
function reporting({ clock, log }: { clock: Clock; log: Logger }) {
  let reportedAt = clock.now();
  return (sums: { looked: number; resealed: number }) => {
    if (clock.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = clock.now();
    log.info(sums, 'encrypting secrets under the present secret key');
  };
}
