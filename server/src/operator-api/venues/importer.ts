import { setTimeout as pause } from 'node:timers/promises';
import type { Author } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import type { PartReceiver } from '../../http/request/body-bytes.ts';
import type { ImportProgress, ReportProgress } from '../../operations/venue/import-progress.ts';
import type { ImportParts, ImportResult } from '../../operations/venue/import-venues.ts';
import { createTurns, type TakeTurn } from '../../throttles/turns.ts';
import { createValueCount } from '../../venue-document/venue/parse-document.ts';
import { importDocument } from './import-document.ts';
import { type ImportProcess, type ProcessOptions, startImportProcess } from './import-process.ts';

/** Passes a document to a receiver, part by part. @throws Refusal of the receiver */
export type ReadDocument = (receiver: PartReceiver) => Promise<unknown>;

/** A requested import. */
export interface ImportRequest {
  isDryRun: boolean;
  /** The length of the document in bytes, as the request states it; `null` if it states none. */
  bytes: number | null;
  /** The author, for the audit log. */
  by?: Author | undefined;
  /** The trace id of the request. */
  traceId: string;
  /** Milliseconds. */
  startedAt: number;
}

/** An import that runs or waits on this server. */
export interface ImportUnderWay extends ImportProgress, Omit<ImportRequest, 'bytes' | 'by'> {}

/** The imports of a server. */
export interface Importer {
  /**
   * Imports the document that `read` passes on.
   * @throws Refusal SERVICE_UNAVAILABLE if too many imports wait, and the refusals of {@link importDocument}
   */
  run(read: ReadDocument, request: ImportRequest): Promise<ImportResult>;
  /** The imports that run or wait on this server, the earliest first. */
  list(): ImportUnderWay[];
}

/** A queue of imports. */
interface ImportQueue {
  /** The most imports at a time, running and waiting. */
  most: number;
  underWay: number;
  takeTurn: TakeTurn;
}

const importQueueOf = (atOnce: number, most: number): ImportQueue => ({
  most,
  underWay: 0,
  takeTurn: createTurns(atOnce),
});

const RETRY_AFTER_SECONDS = 10;

/** In bytes. A larger document would block other requests for too long, so its own process imports it. */
const LARGE_DOCUMENT = 64 * 1024;

/** After this many bytes of a document, the import pauses for other requests. */
const BYTES_BETWEEN_PAUSES = 64 * 1024;
/**
 * The pause in milliseconds; with it, an import reads 4 MiB a second. Without pauses, a document would block the
 * event loop for some 10 ms at a time.
 */
const PAUSE_MS = 16;

const pauseBetweenParts = (): Promise<void> => pause(PAUSE_MS);

/**
 * Makes the importer of a service. It runs one large import at a time, and at most two small ones. The documents of
 * waiting imports are not read yet and take no memory.
 * @param waitForNext  resolves when the next 64 KiB of a document may be read
 */
export function createImporter(parts: ImportParts, waitForNext = pauseBetweenParts): Importer {
  const small = importQueueOf(2, 10);
  const large = importQueueOf(1, 3);
  const listed = new Set<ImportUnderWay>();

  async function importNext(
    read: ReadDocument,
    underWay: ImportUnderWay,
    by?: Author,
  ): Promise<ImportResult> {
    const { isDryRun } = underWay;
    const onProgress: ReportProgress = (progress) => void Object.assign(underWay, progress);
    onProgress({ phase: 'Reading', done: 0, total: 0 });
    const document = receiveDocument(parts, { isDryRun, by, onProgress }, waitForNext);
    try {
      await read(document);
      return await document.import();
    } finally {
      document.stop();
    }
  }

  async function run(read: ReadDocument, { bytes, by, ...request }: ImportRequest): Promise<ImportResult> {
    const queue = bytes !== null && bytes <= LARGE_DOCUMENT ? small : large;
    if (queue.underWay >= queue.most)
      throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const underWay: ImportUnderWay = { ...request, phase: 'Waiting', done: 0, total: 0 };
    listed.add(underWay);
    queue.underWay += 1;
    try {
      return await queue.takeTurn(() => importNext(read, underWay, by));
    } finally {
      queue.underWay -= 1;
      listed.delete(underWay);
    }
  }

  return { run, list: () => [...listed] };
}

/** A document that arrives part by part. */
interface ReceivedDocument extends PartReceiver {
  /** Imports the document after its last part. */
  import(): Promise<ImportResult>;
  /** Ends the process of the import, if there is one. */
  stop(): void;
}

/**
 * Receives a document. A large one is passed on to a process. If it stayed in memory here, the garbage collector
 * would need a collection of the whole heap for it, which delays all requests by 5 to 20 ms.
 */
function receiveDocument(
  parts: ImportParts,
  options: ProcessOptions,
  waitForNext: () => Promise<void>,
): ReceivedDocument {
  const count = createValueCount();
  let first: Uint8Array[] = [];
  let size = 0;
  let sincePause = 0;
  let process: ImportProcess | null = null;
  return {
    receive: (part) => {
      // Counts while the document arrives: as soon as it has too many values, its process can end.
      const refusal = count(part);
      if (refusal !== null) process?.stop();
      else {
        first.push(part);
        size += part.length;
        if (size > LARGE_DOCUMENT) {
          process ??= startImportProcess(parts, options);
          for (const received of first) process.write(received);
          first = [];
        }
      }
      return refusal;
    },
    pauseAfter: (bytes) => {
      sincePause += bytes;
      if (sincePause < BYTES_BETWEEN_PAUSES) return null;
      sincePause = 0;
      return waitForNext();
    },
    import: () => process?.finish() ?? importDocument(parts, Buffer.concat(first), options),
    stop: () => process?.stop(),
  };
}
