import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../core/refusals.ts';
import type { ImportOptions, ImportParts, ImportResult } from '../../operations/venue/import-venues.ts';
import { createTurns } from '../../throttles/turns.ts';
import { DOCUMENT_BYTES } from '../../venue-document/document-limits.ts';
import { importDocument } from './import-document.ts';
import type { ImportJob, ImportOutcome } from './import-worker.ts';

/**
 * Imports the document whose bytes `read` gives.
 * @throws Refusal SERVICE_UNAVAILABLE when too many imports wait, and the refusals of {@link importDocument}
 */
export type Importer = (read: () => Promise<Uint8Array>, options: ImportOptions) => Promise<ImportResult>;

/** The most imports at a time, running and waiting. */
const MOST_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 10;

/** Bytes. A larger document would block other requests for too long, so it is imported in its own thread. */
const LARGE_DOCUMENT = 64 * 1024;

/**
 * Milliseconds for each MiB of a large document in which no other is read. Its bytes arrive in buffers outside of the
 * heap; after some 10 MB of them, the garbage collector holds up the requests of all for 5 to 20 ms.
 */
const REST_MS_PER_MIB = 300;

/** @param bytes  the size of the document, or of the largest one if it was refused while it arrived */
type Rest = (bytes: number) => Promise<void>;

const restBySize: Rest = (bytes) => pause((bytes / 2 ** 20) * REST_MS_PER_MIB, undefined, { ref: false });

/**
 * Makes the importer of a service: one import at a time. Those that wait are not read yet and take no memory.
 * @param rest  ends when the next document may be read after a large one
 */
export function createImporter(parts: ImportParts, rest = restBySize): Importer {
  const takeTurn = createTurns(1);
  let underWay = 0;
  let resting = Promise.resolve();

  async function importNext(read: () => Promise<Uint8Array>, options: ImportOptions): Promise<ImportResult> {
    await resting;
    let size = DOCUMENT_BYTES;
    try {
      const bytes = await read();
      size = bytes.length;
      return await (size > LARGE_DOCUMENT
        ? importInThread(parts, bytes, options)
        : importDocument(parts, bytes, options));
    } finally {
      if (size > LARGE_DOCUMENT) resting = rest(size);
    }
  }

  return async (read, options) => {
    if (underWay >= MOST_AT_ONCE)
      throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    underWay += 1;
    try {
      return await takeTurn(() => importNext(read, options));
    } finally {
      underWay -= 1;
    }
  };
}

/** MiB. An import that needs more memory ends its own thread, not the service. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

async function importInThread(
  { db, clock }: ImportParts,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportResult> {
  const job: ImportJob = { connection: db.connection, bytes, options, now: clock.now() };
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: THREAD_MEMORY,
    transferList: isWholeBuffer(bytes) ? [bytes.buffer] : [],
  });
  try {
    const [outcome] = await db.changeElsewhere(() => once(worker, 'message') as Promise<[ImportOutcome]>);
    return resultOf(outcome);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new Refusal('BODY_TOO_LARGE');
    throw error;
  } finally {
    await worker.terminate();
  }
}

/** Whether the bytes can be handed over instead of being copied. */
function isWholeBuffer(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.length;
}

function resultOf(outcome: ImportOutcome): ImportResult {
  if (outcome.kind === 'Done') return outcome.result;
  if (outcome.kind === 'Refused') throw new Refusal(outcome.code, { problems: outcome.problems });
  const { message, stack, code } = outcome;
  throw Object.assign(new Error(message), { stack, code });
}
