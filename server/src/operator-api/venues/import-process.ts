import type { ChildProcess } from 'node:child_process';
import type { Author } from '../../core/audit/audit-entry.ts';
import { type Problem, Refusal, type RefusalCode } from '../../core/refusals.ts';
import type { ImportProgress, ReportProgress } from '../../operations/venue/import-progress.ts';
import type { ImportParts, ImportResult } from '../../operations/venue/import-venues.ts';
import type { DatabaseConnection } from '../../store/database.ts';
import { deserializeError, type SerializedError } from '../../store/serialized-error.ts';
import { forkAtLowPriority } from '../../throttles/low-priority-process.ts';

/** The message that starts an import in its process. The document follows on standard input. */
export interface ImportJob {
  connection: DatabaseConnection;
  isDryRun: boolean;
  /** The author, for the audit log. */
  by?: Author | undefined;
  /** Milliseconds. */
  now: number;
}

/** The options of an import in its own process, and the receiver of its progress. */
export interface ProcessOptions extends Pick<ImportJob, 'isDryRun' | 'by'> {
  onProgress: ReportProgress;
}

/** A message of the process of an import. Each message that is not progress is the last one. */
export type ImportMessage = { kind: 'Progress'; progress: ImportProgress } | ImportOutcome;

/** The result of an import in its own process. */
type ImportOutcome =
  | { kind: 'Done'; result: ImportResult }
  | { kind: 'Refused'; code: RefusalCode; problems: readonly Problem[] }
  | { kind: 'Failed'; error: SerializedError };

/** A process that imports one document. */
export interface ImportProcess {
  /** `undefined` if the process could not be started. */
  pid: number | undefined;
  write(part: Uint8Array): void;
  /**
   * Imports the document that was written.
   * @throws Refusal the one of the import; BODY_TOO_LARGE if the process needs too much memory; SERVICE_UNAVAILABLE
   *   if it was killed
   */
  finish(): Promise<ImportResult>;
  /** Ends the process, even in the middle of an import. Does nothing if it has ended. */
  stop(): void;
}

/** In MiB: more than the document with the most values needs. */
const MEMORY = ['--max-old-space-size=384', '--max-semi-space-size=16'];
/** The signal with which V8 ends a process that needs more memory. */
const OUT_OF_MEMORY = 'SIGABRT';
/** The system may kill the process if memory is short. The caller can try again after this time. */
const KILLED_RETRY_SECONDS = 10;

/** Starts the process at the lowest priority, so that answering requests comes first on each processor. */
export function startImportProcess(
  { db, clock }: ImportParts,
  { isDryRun, by, onProgress }: ProcessOptions,
): ImportProcess {
  const child = forkAtLowPriority(new URL('./import-main.ts', import.meta.url), 'Lowest', {
    execArgv: MEMORY,
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  });
  const outcome = outcomeOf(child, onProgress);
  // The process may end before anything waits for its outcome.
  outcome.catch(() => {});
  // A process that has ended closes its input. Its outcome says why it ended.
  child.stdin!.on('error', () => {});
  const job: ImportJob = { connection: db.connection, isDryRun, by, now: clock.now() };
  child.send(job, () => {});
  return {
    pid: child.pid,
    write: (part) => child.stdin!.write(part),
    finish: () =>
      db.changeElsewhere(async () => {
        child.stdin!.end();
        return resultOf(await outcome);
      }),
    stop: () => child.kill('SIGKILL'),
  };
}

function outcomeOf(child: ChildProcess, onProgress: ReportProgress): Promise<ImportOutcome> {
  const ended = Promise.withResolvers<ImportOutcome>();
  child.on('message', (message: ImportMessage) => {
    if (message.kind === 'Progress') onProgress(message.progress);
    else ended.resolve(message);
  });
  child.once('error', ended.reject);
  child.once('exit', (code, signal) =>
    ended.reject(
      signal === null
        ? new Error(`The process of an import ended early, with ${code}.`)
        : refusalOfKilled(signal),
    ),
  );
  return ended.promise;
}

/** The refusal for a killed process. The database has rolled back what the process did not commit. */
function refusalOfKilled(signal: NodeJS.Signals): Refusal {
  if (signal === OUT_OF_MEMORY) return new Refusal('BODY_TOO_LARGE');
  return new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: KILLED_RETRY_SECONDS });
}

function resultOf(outcome: ImportOutcome): ImportResult {
  if (outcome.kind === 'Done') return outcome.result;
  if (outcome.kind === 'Refused') throw new Refusal(outcome.code, { problems: outcome.problems });
  throw deserializeError(outcome.error);
}
