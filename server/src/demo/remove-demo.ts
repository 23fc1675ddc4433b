import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseConfig } from '../config.ts';
import { SetupError } from '../core/setup-error.ts';
import { openEngine } from '../engine.ts';
import type { Logger } from '../parts.ts';
import { inTransaction } from '../store/database.ts';
import {
  deleteDemoMarks,
  deleteVenue,
  listDemoVenues,
  type StoredDemoVenue,
} from '../store/venue/demo-venues.ts';
import { removeDemoFile } from './demo-file.ts';

/** What was removed. */
export interface RemovedDemo {
  /** None when there was no demo. */
  venues: StoredDemoVenue[];
  /** Path of `demo.json`; `null` when there was none. */
  file: string | null;
}

/**
 * Removes the demo from the database that the configuration names, which it opens itself: its venues with their accounts,
 * keys, sessions, orders, photos, tickets and all else, all of them or none, and `demo.json`. Other venues stay as they are.
 * @param isSure  asked before anything is removed; nothing is when it says no
 * @throws SetupError when the database cannot be opened, as when a service runs on the data folder
 */
export async function removeDemo(
  config: DatabaseConfig,
  log: Logger,
  isSure: (venues: readonly StoredDemoVenue[]) => Promise<boolean>,
): Promise<RemovedDemo> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'postgres'))) {
    throw new SetupError(
      `There is no database in ${config.dataDir}; name the data folder of the service with DATA_DIR, or its database with DATABASE_URL.`,
    );
  }
  const engine = await openEngine(config, log);
  try {
    const venues = await listDemoVenues(engine.db);
    if (venues.length > 0 && !(await isSure(venues))) return { venues: [], file: null };
    await inTransaction(engine.db, async (tx) => {
      for (const { id } of venues) await deleteVenue(tx, id);
      await deleteDemoMarks(tx);
    });
    return { venues, file: await removeDemoFile(engine.dataDir ?? config.dataDir) };
  } finally {
    await engine.close();
  }
}
