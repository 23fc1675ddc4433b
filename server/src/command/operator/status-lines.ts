import { setTimeout as pause } from 'node:timers/promises';
import type { DiskState } from '../../parts/disk-health.ts';
import { ApiRefusal, CommandError } from '../call-api.ts';
import { callOperator, type OperatorAccess } from '../operator-client.ts';
import { errorAsJson, formatBytes } from '../outcome.ts';

/** The status of the service, as the operator API returns it. */
export interface Status {
  at: string;
  versions: { release: string; schema: number | null; postgres: string };
  server: {
    startedAt: string;
    minutes: number;
    groups: { group: string; requests: number; errors: number; p95Ms: number }[];
    connections: number;
    liveStreams: number;
    database: { open: number; idle: number; waiting: number };
    errors: { at: string; traceId: string; operation: string; status: number; code: string | null }[];
    failingJobs: string[];
    spentBudgets: { budget: string; perMinute: number; keyName: string | null }[];
  };
  waiting: { printing: Queue; webhooks: Queue; imports: number };
  failing: { printers: Failing[]; endpoints: Failing[] };
  disk: { state: DiskState; freeBytes: number | null };
  backup: { isMade: boolean; ageSeconds: number | null; isFailing: boolean; isLostWithData: boolean } | null;
}

interface Queue {
  count: number;
  since: string | null;
}

interface Failing {
  name: string;
  venueName: string;
  since: string;
  trouble?: string | null;
  lastError?: string | null;
}

const WATCH_EVERY_MS = 2_000;
const ERRORS_SHOWN = 5;
/** The control sequence that clears the terminal and moves to its top. */
const CLEAR = '\u001B[2J\u001B[H';

/** The options of `showStatus`. */
interface ShowStatusOptions {
  isWatching: boolean;
  isJson: boolean;
  stopping: AbortSignal;
  /** @default 2 seconds */
  everyMs?: number;
}

/** Whether an error says that the service does not answer at the moment. */
function isAway(error: unknown): error is CommandError {
  return error instanceof ApiRefusal ? error.code === 'SERVICE_UNAVAILABLE' : error instanceof CommandError;
}

/**
 * Shows the status of the service, once or every two seconds until a process signal. If shown once, the exit code is 1 if a line
 * begins with `!`. If the service stops answering while it is watched, the command continues.
 * @throws CommandError as {@link callOperator}
 */
export async function showStatus(
  access: OperatorAccess,
  { isWatching, isJson, stopping, everyMs = WATCH_EVERY_MS }: ShowStatusOptions,
): Promise<void> {
  for (let wasThere = false; ; ) {
    try {
      const status = (await callOperator(access, 'GET', '/status')) as Status;
      const lines = statusLines(status);
      const text = isJson ? JSON.stringify(status) : lines.join('\n');
      console.log(isWatching && !isJson && process.stdout.isTTY ? `${CLEAR}${text}` : text);
      if (!isWatching && lines.some((line) => line.startsWith('!'))) process.exitCode = 1;
      wasThere = true;
    } catch (error) {
      if (!wasThere || !isAway(error)) throw error;
      console.error(isJson ? errorAsJson(null, error.message) : error.message);
    }
    if (!isWatching) return;
    await pause(everyMs, null, { signal: stopping }).catch(() => {});
    if (stopping.aborted) return;
  }
}

/** The status as lines for the terminal; lines that need attention begin with `!`. */
export function statusLines({ at, versions, server, waiting, failing, disk, backup }: Status): string[] {
  const { release, schema, postgres } = versions;
  const { open, idle, waiting: queued } = server.database;
  return [
    `${at}  Sofra ${release}, schema ${schema ?? 'none'}, PostgreSQL ${postgres}`,
    `Waiting: ${queueText('papers', waiting.printing)}, ${queueText('changes', waiting.webhooks)}, ${waiting.imports} imports`,
    ...failing.printers.map(
      (it) => `! Printer "${it.name}" of ${it.venueName}: ${it.trouble ?? 'no answer'} since ${it.since}`,
    ),
    ...failing.endpoints.map(
      (it) => `! Webhook of "${it.name}", ${it.venueName}: ${it.lastError ?? 'no answer'} since ${it.since}`,
    ),
    ...diskLines(disk),
    ...backupLines(backup),
    `This server, since ${server.startedAt}: ${server.connections} connections, ${server.liveStreams} live streams, database ${open - idle} busy, ${idle} idle, ${queued} waiting`,
    ...server.failingJobs.map((name) => `! Job ${name} keeps failing: the log says why`),
    ...server.spentBudgets.map(
      (it) => `! ${it.keyName ?? 'An address'} called more than its ${it.perMinute} a minute (${it.budget})`,
    ),
    `Last ${server.minutes} minutes:`,
    ...server.groups.map(
      (it) => `  ${it.group.padEnd(16)} ${it.requests} calls, ${it.errors} errors, 95% within ${it.p95Ms} ms`,
    ),
    ...server.errors
      .slice(0, ERRORS_SHOWN)
      .map((it) => `! ${it.at}  ${it.status} ${it.code ?? ''} ${it.operation}, trace ${it.traceId}`),
  ];
}

function queueText(what: string, { count, since }: Queue): string {
  return since === null ? `${count} ${what}` : `${count} ${what} (oldest since ${since})`;
}

function diskLines({ state, freeBytes }: Status['disk']): string[] {
  const free = freeBytes === null ? '' : `, ${formatBytes(freeBytes)} free`;
  if (state === 'Full')
    return [`! The disk of the database is full${free}: orders are refused until you make room`];
  if (state === 'Little') return [`! The disk of the database is nearly full${free}`];
  return freeBytes === null ? [] : [`Disk${free.slice(1)}`];
}

function backupLines(backup: Status['backup']): string[] {
  if (backup === null) return [];
  if (!backup.isMade)
    return [
      '! Backup: there are none. Set BACKUP_DIR on one server, or BACKUPS=off if you back up in another way',
    ];
  const { ageSeconds, isFailing, isLostWithData } = backup;
  const age = ageSeconds === null ? 'none yet' : `${Math.round(ageSeconds / 3_600)} hours old`;
  return [
    `${isFailing || isLostWithData ? '! ' : ''}Backup: ${age}${isFailing ? ', the last one failed' : ''}${isLostWithData ? ', on the disk of the data' : ''}`,
  ];
}
