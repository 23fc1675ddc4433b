import { setTimeout as pause } from 'node:timers/promises';
import type { Author } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import type { PartTaker } from '../../http/request/body-bytes.ts';
import type { ImportProgress, ReportProgress } from '../../operations/venue/import-progress.ts';
import type { ImportParts, ImportResult } from '../../operations/venue/import-venues.ts';
import { createTurns, type TakeTurn } from '../../throttles/turns.ts';
import { createValueCount } from '../../venue-document/venue/parse-document.ts';
import { importDocument } from './import-document.ts';
import { type ImportProcess, type ProcessOptions, startImportProcess } from './import-process.ts';

/** Gives a document to a taker, part by part. @throws Refusal what the taker refuses a part with */
export type ReadDocument = (taker: PartTaker) => Promise<unknown>;

/** A requested import. */
export interface ImportRequest {
  isDryRun: boolean;
  /** The length of the document, as the request states it; `null` when it does not. */
  bytes: number | null;
  /** For the audit log. */
  by?: Author | undefined;
  /** Of the request. */
  traceId: string;
  /** Milliseconds. */
  startedAt: number;
}

/** An import that runs or waits on this server. */
export interface ImportUnderWay extends ImportProgress, Omit<ImportRequest, 'bytes' | 'by'> {}

/** The imports of a server. */
export interface Importer {
  /**
   * Imports the document that `read` gives.
   * @throws Refusal SERVICE_UNAVAILABLE when too many imports wait, and the refusals of {@link importDocument}
   */
  run(read: ReadDocument, request: ImportRequest): Promise<ImportResult>;
  /** What runs and waits here now, the earliest first. */
  list(): ImportUnderWay[];
}

/** Imports that wait for each other. */
interface Lane {
  /** The most of them at a time, running and waiting. */
  most: number;
  underWay: number;
  takeTurn: TakeTurn;
}

const laneOf = (atOnce: number, most: number): Lane => ({ most, underWay: 0, takeTurn: createTurns(atOnce) });

const RETRY_AFTER_SECONDS = 10;

/** Bytes. A larger document would block other requests for too long, so it is imported by its own process. */
const LARGE_DOCUMENT = 64 * 1024;

/** After this many bytes of a document, other requests run first. */
const BYTES_BETWEEN_RESTS = 64 * 1024;
/** 4 MiB a second. A whole document at once would keep the event loop busy for some 10 ms at a time. */
const REST_MS = 16;

const restBetweenParts = (): Promise<void> => pause(REST_MS);

/**
 * Makes the importer of a service: one large import at a time, and beside it two small ones. Those that wait are not read yet and take
 * no memory.
 * @param rest  ends when the next 64 KiB of a document may be read
 */
export function createImporter(parts: ImportParts, rest = restBetweenParts): Importer {
  const small = laneOf(2, 10);
  const large = laneOf(1, 3);
  const listed = new Set<ImportUnderWay>();

  async function importNext(
    read: ReadDocument,
    underWay: ImportUnderWay,
    by?: Author,
  ): Promise<ImportResult> {
    const { isDryRun } = underWay;
    const onProgress: ReportProgress = (progress) => void Object.assign(underWay, progress);
    onProgress({ phase: 'Reading', done: 0, total: 0 });
    const document = receiveDocument(parts, { isDryRun, by, onProgress }, rest);
    try {
      await read(document);
      return await document.import();
    } finally {
      document.stop();
    }
  }

  async function run(read: ReadDocument, { bytes, by, ...request }: ImportRequest): Promise<ImportResult> {
    const lane = bytes !== null && bytes <= LARGE_DOCUMENT ? small : large;
    if (lane.underWay >= lane.most)
      throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const underWay: ImportUnderWay = { ...request, phase: 'Waiting', done: 0, total: 0 };
    listed.add(underWay);
    lane.underWay += 1;
    try {
      return await lane.takeTurn(() => importNext(read, underWay, by));
    } finally {
      lane.underWay -= 1;
      listed.delete(underWay);
    }
  }

  return { run, list: () => [...listed] };
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
  options: ProcessOptions,
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
