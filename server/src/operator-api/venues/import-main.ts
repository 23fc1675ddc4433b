import { buffer } from 'node:stream/consumers';
import { Refusal } from '../../core/refusals.ts';
import { idsFrom, systemRandom } from '../../parts.ts';
import { openDatabase } from '../../store/database.ts';
import { passError } from '../../store/passed-error.ts';
import { importDocument } from './import-document.ts';
import type { ImportJob, ImportOutcome } from './import-process.ts';

/** Runs one import of the document on standard input, on a database connection of its own. */
async function runImport({ connection, options, now }: ImportJob): Promise<ImportOutcome> {
  const document = await buffer(process.stdin);
  const db = openDatabase(connection, { connections: 1, onIdleError: () => {} });
  const clock = { now: () => now };
  const parts = { db, clock, random: systemRandom, newId: idsFrom(clock, systemRandom) };
  try {
    return { kind: 'Done', result: await importDocument(parts, document, options) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'Refused', code: error.code, problems: error.problems };
    if (!(error instanceof Error)) throw error;
    return { kind: 'Failed', error: passError(error) };
  } finally {
    await db.close();
  }
}

// A supervisor may send its signal to the whole group: the service decides whether the import still ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit(1));
process.once('message', async (job: ImportJob) => process.send!(await runImport(job)));
