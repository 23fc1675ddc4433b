import type { DatabaseConfig } from '../config/config.ts';
import { type AuditedRecord, NO_VENUE_ID } from '../core/audit/audit-entry.ts';
import { SetupError } from '../core/setup-error.ts';
import { commandAuthor } from '../operations/audit/command-author.ts';
import { recordAct } from '../operations/audit/record-act.ts';
import { type Logger, systemClock } from '../parts/parts.ts';
import { type Engine, openEngine } from '../postgres/engine.ts';
import { requireDatabase } from '../postgres/require-database.ts';
import { inTransaction, type Tx } from '../store/database.ts';
import { isNotPermitted } from '../store/database-errors.ts';
import { openDatabase } from '../store/open-database.ts';
import {
  deleteDemoMarks,
  deleteVenue,
  listDemoVenues,
  type StoredDemoVenue,
} from '../store/venue/demo-venues.ts';
import { removeDemoFile } from './demo-file.ts';

/** The removed venues and file of the demo. */
export interface RemovedDemo {
  /** Empty if there was no demo. */
  venues: StoredDemoVenue[];
  /** The path of `demo.json`; `null` if there was none. */
  file: string | null;
}

/**
 * Removes the demo: its venues with all their data, in one transaction, and `demo.json`. Other venues stay as they are. Opens the
 * configured database without the service, so no service may be using it.
 * @param isSure  asks for confirmation before anything is removed; if it returns `false`, nothing is removed
 * @throws SetupError if the database cannot be opened, for example because a service uses the data folder
 */
export async function removeDemo(
  config: DatabaseConfig,
  log: Logger,
  isSure: (venues: readonly StoredDemoVenue[]) => Promise<boolean>,
): Promise<RemovedDemo> {
  requireDatabase(config);
  const engine = await openEngine(config, log);
  try {
    const venues = await listDemoVenues(engine.db);
    if (venues.length > 0 && !(await isSure(venues))) return { venues: [], file: null };
    await runAsSchemaOwner(engine, async (tx) => {
      for (const { id } of venues) await deleteVenue(tx, id);
      await deleteDemoMarks(tx);
      const records = venues.map(({ id, name }) => venueRemoved(id, name));
      await recordAct(tx, NO_VENUE_ID, commandAuthor('removeDemo'), {
        part: 'Standing',
        at: systemClock.now(),
        records,
      });
    });
    return { venues, file: await removeDemoFile(engine.dataDir ?? config.dataDir) };
  } finally {
    await engine.close();
  }
}

/** Runs a transaction as the owner of the schema: only this role may delete a ledger with its venue. */
async function runAsSchemaOwner({ ownerConnection }: Engine, run: (tx: Tx) => Promise<void>): Promise<void> {
  const db = openDatabase(ownerConnection, { connections: 1, onIdleError: () => {} });
  try {
    await inTransaction(db, run);
  } catch (error) {
    if (!isNotPermitted(error)) throw error;
    const said =
      'The role of DATABASE_URL may not delete a ledger: run this command with the role that owns the schema.';
    throw new SetupError(said, { cause: error });
  } finally {
    await db.close();
  }
}

function venueRemoved(id: string, name: string): AuditedRecord {
  return { kind: 'Venue', id, name, action: 'Removed', properties: [] };
}
