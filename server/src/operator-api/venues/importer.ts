import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../../core/refusals.ts';
import type { PartTaker } from '../../http/request/body-bytes.ts';
import type { ImportOptions, ImportParts, ImportResult } from '../../operations/venue/import-venues.ts';
import { createTurns } from '../../throttles/turns.ts';
import { createValueCount } from '../../venue-document/venue/parse-document.ts';
import { importDocument } from './import-document.ts';
import { type ImportProcess, startImportProcess } from './import-process.ts';

/** Gives a document to a taker, part by part. @throws Refusal what the taker refuses a part with */
export type ReadDocument = (taker: PartTaker) => Promise<unknown>;

/**
 * Imports the document that `read` gives.
 * @throws Refusal SERVICE_UNAVAILABLE when too many imports wait, and the refusals of {@link importDocument}
 */
export type Importer = (read: ReadDocument, options: ImportOptions) => Promise<ImportResult>;

/** The most imports at a time, running and waiting. */
const MOST_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 10;

/** Bytes. A larger document would block other requests for too long, so it is imported by its own process. */
const LARGE_DOCUMENT = 64 * 1024;

/** After this many bytes of a document, other requests run first. */
const BYTES_BETWEEN_RESTS = 64 * 1024;
/** 4 MiB a second. A whole document at once would keep the event loop busy for some 10 ms at a time. */
const REST_MS = 16;

const restBetweenParts = (): Promise<void> => pause(REST_MS);

/**
 * Makes the importer of a service: one import at a time. Those that wait are not read yet and take no memory.
 * @param rest  ends when the next 64 KiB of a document may be read
 */
export function createImporter(parts: ImportParts, rest = restBetweenParts): Importer {
  const takeTurn = createTurns(1);
  let underWay = 0;

  async function importNext(read: ReadDocument, options: ImportOptions): Promise<ImportResult> {
    const document = receiveDocument(parts, options, rest);
    try {
      await read(document);
      return await document.import();
    } finally {
      document.stop();
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

/** A document that is arriving. */
interface ReceivedDocument extends PartTaker {
  /** Imports it, once all of it was taken. */
  import(): Promise<ImportResult>;
  /** Ends its process, if it has one. */
  stop(): void;
}

/**
 * Takes a document. A large one is passed on to a process: what stays in memory here for long is collected with the
 * whole heap, which delays all requests by 5 to 20 ms.
 */
function receiveDocument(
  parts: ImportParts,
  options: ImportOptions,
  rest: () => Promise<void>,
): ReceivedDocument {
  const count = createValueCount();
  let first: Uint8Array[] = [];
  let size = 0;
  let sinceRest = 0;
  let process: ImportProcess | null = null;
  return {
    take: (part) => {
      // Counted as it arrives: a document with too many values needs no process any more.
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
    rest: (bytes) => {
      sinceRest += bytes;
      if (sinceRest < BYTES_BETWEEN_RESTS) return null;
      sinceRest = 0;
      return rest();
    },
    import: () => process?.finish() ?? importDocument(parts, Buffer.concat(first), options),
    stop: () => process?.stop(),
  };
}
