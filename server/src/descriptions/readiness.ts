import type { Gate } from '../http/limits/gate.ts';
import type { DiskHealth } from '../parts/disk-health.ts';
import type { Clock } from '../parts/parts.ts';
import type { Database } from '../store/database.ts';
import { findOldestServer } from '../store/schema/migrate.ts';
import { readMigrations, schemaNumberOf } from '../store/schema/migration-files.ts';

/**
 * Finds out whether the service can do its work. @returns `null` if it can, otherwise the reason: a sentence that
 * anyone may read
 */
export type FindUnready = () => Promise<string | null>;

/** The jobs that are checked, by the names that the reason shows. */
const WATCHED = ['printing', 'webhooks', 'reservations', 'figures', 'sweep'] as const;

const ASKED_EVERY_MS = 1_000;

type WatchedJobs = Record<(typeof WATCHED)[number], { isFailing(): boolean }>;

/**
 * Makes the check whether the service can do its work: it is not ending, the disk has room, the database answers, its
 * schema still supports this build, and the background jobs do not fail.
 */
export async function createReadiness(
  { db, clock, disk }: { db: Database; clock: Clock; disk: Pick<DiskHealth, 'read'> },
  gate: Gate,
  jobs: WatchedJobs,
): Promise<FindUnready> {
  const number = schemaNumberOf(await readMigrations());
  let lastQuery: { at: number; isAnswered: boolean; oldest: Promise<number | null> } | null = null;

  /** Asks the database at most once a second for all callers. While it does not answer, it is not asked again. */
  function askDatabase(): Promise<number | null> {
    const now = clock.now();
    if (lastQuery !== null && (!lastQuery.isAnswered || Math.abs(now - lastQuery.at) < ASKED_EVERY_MS))
      return lastQuery.oldest;
    const query = { at: now, isAnswered: false, oldest: findOldestServer(db).catch(() => null) };
    void query.oldest.then(() => {
      query.isAnswered = true;
    });
    lastQuery = query;
    return query.oldest;
  }

  return async () => {
    if (gate.isDraining) return 'The service is ending.';
    if ((await disk.read()).state === 'Full') return 'The disk of the database is full.';
    const oldest = await askDatabase();
    if (oldest === null) return 'The database does not answer.';
    if (oldest > number) return 'The schema of the database needs a newer release.';
    const failing = WATCHED.filter((name) => jobs[name].isFailing());
    return failing.length === 0
      ? null
      : `Jobs fail again and again: ${failing.join(', ')}. The log says why.`;
  };
}
