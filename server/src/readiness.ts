import type { Gate } from './http/limits/gate.ts';
import type { Database } from './store/database.ts';
import { findOldestServer } from './store/migrate.ts';
import { readMigrations, schemaNumberOf } from './store/migration-files.ts';

/** Finds out whether the service can do its work. @returns `null`, or why not: a sentence that anybody may read */
export type FindUnready = () => Promise<string | null>;

type WatchedJobs = Record<'printing' | 'webhooks' | 'reservations', { isFailing(): boolean }>;

/** The database answers, its schema still supports this build, and the jobs that guests and kitchens wait for get their work done. */
export async function createReadiness(
  db: Database,
  gate: Gate,
  { printing, webhooks, reservations }: WatchedJobs,
): Promise<FindUnready> {
  const jobs = { printing, webhooks, reservations };
  const number = schemaNumberOf(await readMigrations());
  return async () => {
    if (gate.isDraining()) return 'The service is ending.';
    const oldest = await findOldestServer(db).catch(() => null);
    if (oldest === null) return 'The database does not answer.';
    if (oldest > number) return 'The schema of the database needs a newer release.';
    const failing = Object.entries(jobs).filter(([, job]) => job.isFailing());
    if (failing.length === 0) return null;
    return `Jobs fail again and again: ${failing.map(([name]) => name).join(', ')}. The log says why.`;
  };
}
