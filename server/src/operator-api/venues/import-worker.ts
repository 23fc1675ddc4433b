import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Problem, RefusalCode } from '../../core/refusals.ts';
import { Refusal } from '../../core/refusals.ts';
import type { ImportOptions, ImportResult } from '../../operations/venue/import-venues.ts';
import { idsFrom, systemRandom } from '../../parts.ts';
import { type DatabaseConnection, openDatabase } from '../../store/database.ts';
import { importDocument } from './import-document.ts';

/** The input of the thread that imports. */
export interface ImportJob {
  connection: DatabaseConnection;
  bytes: Uint8Array;
  options: ImportOptions;
  /** Milliseconds. */
  now: number;
}

/** How an import in a thread ended. */
export type ImportOutcome =
  | { kind: 'Done'; result: ImportResult }
  | { kind: 'Refused'; code: RefusalCode; problems: readonly Problem[] }
  | { kind: 'Failed'; message: string; stack: string | undefined; code: string | null };

/** Runs one import on a database connection of its own, apart from the thread that answers requests. */
async function runImport({ connection, bytes, options, now }: ImportJob): Promise<ImportOutcome> {
  const db = openDatabase(connection, { connections: 1, onIdleError: () => {} });
  const clock = { now: () => now };
  const parts = { db, clock, random: systemRandom, newId: idsFrom(clock, systemRandom) };
  try {
    return { kind: 'Done', result: await importDocument(parts, bytes, options) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'Refused', code: error.code, problems: error.problems };
    if (!(error instanceof Error)) throw error;
    const code = 'code' in error ? String(error.code) : null;
    return { kind: 'Failed', message: error.message, stack: error.stack, code };
  } finally {
    await db.close();
  }
}

/**
 * Lets the threads that answer requests go first wherever both want a processor. Only Linux has a priority for each
 * thread; elsewhere this would slow the whole process.
 */
function goBehindRequests(): void {
  if (platform() !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // A sandbox may forbid it. The import then runs at the usual priority.
  }
}

goBehindRequests();
parentPort!.postMessage(await runImport(workerData as ImportJob));
