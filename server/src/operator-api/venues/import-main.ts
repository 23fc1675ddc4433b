import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '../../core/refusals.ts';
import type { ImportProgress } from '../../operations/venue/import-progress.ts';
import { idsFrom, systemRandom } from '../../parts/parts.ts';
import { openDatabase } from '../../store/open-database.ts';
import { serializeError } from '../../store/serialized-error.ts';
import { importDocument } from './import-document.ts';
import type { ImportJob, ImportMessage } from './import-process.ts';

/**
 * The most passwords that are hashed at the same time. Each takes 19 MiB, and one of the four threads that Node has
 * for such work.
 */
const HASHES_AT_ONCE = Math.min(availableParallelism(), 4);

const tell = (message: ImportMessage) => process.send!(message);

/** Runs one import of the document on standard input, with its own database connection. */
async function runImport({ connection, isDryRun, by, now }: ImportJob): Promise<ImportMessage> {
  const document = await buffer(process.stdin);
  const db = openDatabase(connection, { connections: 1, onIdleError: () => {} });
  const clock = { now: () => now };
  const parts = { db, clock, random: systemRandom, newId: idsFrom(clock, systemRandom) };
  const onProgress = (progress: ImportProgress) => tell({ kind: 'Progress', progress });
  const options = { isDryRun, by, hashesAtOnce: HASHES_AT_ONCE, onProgress };
  try {
    return { kind: 'Done', result: await importDocument(parts, document, options) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'Refused', code: error.code, problems: error.problems };
    if (!(error instanceof Error)) throw error;
    return { kind: 'Failed', error: serializeError(error) };
  } finally {
    await db.close();
  }
}

// A supervisor may send its signal to the whole process group. The service alone decides whether the import still
// finishes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit(1));
process.once('message', async (job: ImportJob) => tell(await runImport(job)));
